"""What a computer player is: something that thinks about its view, and then says one command.

A player sees a view and the question to its seat, never a state. It thinks in a generator that
stops every few nodes (a node is one command tried on a resampled state), so a window stays awake;
its budget is counted in nodes, so the same view, decision and generator give the same thought.
Views, decisions and thoughts are plain values and can be sent to a process of their own.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from engine.kernel.decision import Decision
from engine.kernel.rng import Rng, pick

ViewT = TypeVar("ViewT")
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
PromptT = TypeVar("PromptT")
CommandT = TypeVar("CommandT")

BY_CHANCE: Final = "It took the first thing that came to mind."


@dataclass(frozen=True, slots=True)
class Thought(Generic[CommandT]):
    """What a player says, and why: one sentence that tells nothing its seat does not know.

    `nodes`: how many commands were tried on the way.
    """

    command: CommandT
    reason: str
    nodes: int = 0


Thinking: TypeAlias = Generator[None, None, Thought[CommandT]]
"""A thought on its way: resume it until it returns."""


class Player(Protocol[ViewT_contra, PromptT, CommandT]):
    """A computer player. It holds nothing but its strength, so one may sit at both seats."""

    def think(
        self, view: ViewT_contra, decision: Decision[PromptT, CommandT], rng: Rng
    ) -> Thinking[CommandT]:
        """Think about the question to this seat, stopping now and then; return the thought."""


class RandomPlayer(Generic[ViewT, PromptT, CommandT]):
    """Any legal answer, each as likely as the next."""

    def think(
        self, view: ViewT, decision: Decision[PromptT, CommandT], rng: Rng
    ) -> Thinking[CommandT]:
        """Pick one of the options."""
        yield
        index, _ = pick(rng, len(decision.options))
        return Thought(decision.options[index], BY_CHANCE)


def finish(thinking: Thinking[CommandT]) -> Thought[CommandT]:
    """Think to the end at once."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            thought: Thought[CommandT] = end.value
            return thought
