from engine.ai.player import Thought
from engine.seraphs.habits import habit
class GentlePlayer:
    def think(self, view, decision, rng):
        yield
        return Thought(habit(view.table), "")
