"""The gentle player: it plays sensibly by habit, and lets a good chance go by now and then."""

from collections.abc import Sequence
from typing import Final

from engine.ai.player import Thinking, Thought
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng, pick
from engine.seraphs import prompts as ask
from engine.seraphs.commands import DONE, PASS, Command
from engine.seraphs.fights import unblocked
from engine.seraphs.habits import habit
from engine.seraphs.ideas import ideas
from engine.seraphs.prompts import Question
from engine.seraphs.reasons import by_habit
from engine.seraphs.state import State
from engine.seraphs.views import View

SLIPS: Final = {
    ask.ASK_WORK: 15,
    ask.ASK_GO_OUT: 25,
    ask.ASK_STAND: 25,
    ask.ASK_PAUSE: 50,
    ask.ASK_TARGET: 25,
    ask.ASK_FIND: 25,
    ask.ASK_KEEP: 25,
}
"""How often in a hundred it takes the second best, by what is asked."""

SLIPPED: Final = "It seemed good enough."


class GentlePlayer:
    """Kind to beginners: no plan, some mild mistakes, never a foolish one on purpose."""

    def think(
        self, view: View, decision: Decision[Question, Command], rng: Rng
    ) -> Thinking[Command]:
        """Answer by habit, or now and then by what comes next to it."""
        yield
        table, kind = view.table, decision.prompt.kind
        usual = habit(table)
        chance, _ = pick(rng, 100)
        if chance < SLIPS.get(kind, 0):
            other = _next_best(table, decision.options, usual)
            if other != usual:
                return Thought(other, SLIPPED)
        return Thought(usual, by_habit(kind, usual))


def _next_best(table: State, choices: Sequence[Command], usual: Command) -> Command:
    """A mild mistake: one less goes out or stands in the way, an Answer is forgotten."""
    question = table.question
    assert question is not None, "a seat is asked"
    match question.kind:
        case ask.ASK_PAUSE:
            return PASS
        case ask.ASK_GO_OUT:
            return DONE
        case ask.ASK_STAND:
            spare = unblocked(table) < table.walls[question.side]
            return DONE if spare and DONE in choices else usual
        case _:
            others = [one for one in ideas(table, choices) if one not in (usual, DONE)]
            return others[0] if others else usual
