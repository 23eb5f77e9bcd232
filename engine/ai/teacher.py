"""The other side of the practice duel: it does what the day's plan says, else what comes kindly."""

from engine.ai.gentle import GentlePlayer
from engine.ai.player import Thinking, Thought
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.seraphs.commands import Command
from engine.seraphs.practice import planned
from engine.seraphs.prompts import Question
from engine.seraphs.views import View

PLANNED = "It shows you what you came to learn."


class TeacherPlayer:
    """Plays so that each lesson comes to be met; where the person goes another way, gently."""

    def __init__(self) -> None:
        """It holds nothing of a match."""
        self._gentle = GentlePlayer()

    def think(
        self, view: View, decision: Decision[Question, Command], rng: Rng
    ) -> Thinking[Command]:
        """Take the plan's answer where it has one."""
        yield
        command = planned(view, decision.options)
        if command is not None:
            return Thought(command, PLANNED)
        return (yield from self._gentle.think(view, decision, rng))
