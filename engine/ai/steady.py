"""The steady player: it tries each answer, sees the next days played by habit, and compares."""

from collections.abc import Generator, Sequence
from typing import Final

from engine.ai.look_ahead import days_ahead, play_on
from engine.ai.player import Thinking, Thought
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng, split
from engine.seraphs.commands import Command
from engine.seraphs.evaluate import Parts, parts
from engine.seraphs.ideas import ideas
from engine.seraphs.prompts import Question
from engine.seraphs.reasons import because, by_habit
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.views import View
from engine.seraphs.words import Side

SAMPLES: Final = 4
NODES: Final = 900
PARTS: Final = len(Parts._fields)
HABIT: Final = 2
"""So much better, in the mean, must another answer be than the habitual one."""


class Idea:
    """One answer under thought, and how each table looked that it led to."""

    def __init__(self, command: Command, bonus: int) -> None:
        """An answer that has not been tried."""
        self.command = command
        self.bonus = bonus
        self.looks: list[Parts] = []

    @property
    def mean(self) -> float:
        """How good it looked so far."""
        return self.bonus + sum([sum(look) for look in self.looks]) / len(self.looks)


class SteadyPlayer:
    """Tries the answers that deserve it on tables dealt anew, the better ones more often."""

    def __init__(self, samples: int = SAMPLES, nodes: int = NODES) -> None:
        """Think over at most so many tables, and so many nodes for one decision, about."""
        self._samples = samples
        self._nodes = nodes

    def think(
        self, view: View, decision: Decision[Question, Command], rng: Rng
    ) -> Thinking[Command]:
        """Compare the answers worth it; in the opening, and for a split, follow habit."""
        yield
        found = ideas(view.table, decision.options)
        if len(found) == 1:
            return Thought(found[0], by_habit(decision.prompt.kind, found[0]))
        tried = [Idea(command, 0 if place else HABIT) for place, command in enumerate(found)]
        nodes = yield from self._compare(view, tried, rng)
        tried.sort(key=lambda idea: (-len(idea.looks), -idea.mean))
        best, next_best = tried[0], tried[1]
        why = because(view.seat, _better(best, next_best))
        return Thought(best.command, why, nodes)

    def _compare(self, view: View, tried: Sequence[Idea], rng: Rng) -> Generator[None, None, int]:
        """Try them on one table after another; after each second one, drop the worse half."""
        nodes, most = 0, self._nodes * days_ahead(view.table)
        left = list(tried)
        for sample in range(self._samples):
            if len(left) == 1 or nodes >= most:
                break
            mine, rng = split(rng)
            dealt = GAME.resample(view, mine)
            for idea in left:
                nodes += yield from _try(dealt.copy(), idea, view.seat)
            if sample % 2:
                left.sort(key=lambda idea: -idea.mean)
                left = left[: max(2, (len(left) + 1) // 2)]
        return nodes


def _try(state: State, idea: Idea, side: Side) -> Generator[None, None, int]:
    GAME.play(state, idea.command)
    nodes = yield from play_on(state, side)
    idea.looks.append(parts(state, side))
    yield
    return nodes + 1


def _better(best: Idea, other: Idea) -> Parts:
    """By how much one answer looked better than another, part by part, on the same tables."""
    n = min(len(best.looks), len(other.looks))
    pairs = list(zip(best.looks[:n], other.looks[:n], strict=True))
    gaps = [sum(one[part] - two[part] for one, two in pairs) / n for part in range(PARTS)]
    return Parts(*map(round, gaps))
