"""What every game of ours offers to matches, journals, scenes and computer players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from engine.kernel.decision import Decision, Refusal
from engine.kernel.ids import Seat
from engine.kernel.rng import Rng

OptionsT = TypeVar("OptionsT")
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)
StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
PromptT = TypeVar("PromptT")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the seats that won (all of them: shared), and by what."""

    winners: tuple[Seat, ...]
    how: str


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT, EventT]):
    """What a command led to: the state after it, and the events on the way, oldest first."""

    state: StateT
    events: tuple[EventT, ...]


class Game(Protocol[OptionsT_contra, StateT, CommandT, EventT, ViewT, PromptT]):
    """The rules of one game. A state is a value to everyone outside the game's own package."""

    name: str
    version: int

    def empty(self, options: OptionsT_contra) -> StateT:
        """The state before the first event: what folding starts from."""

    def new(self, options: OptionsT_contra) -> Step[StateT, EventT]:
        """A match set up to its first decision."""

    def check(self, state: StateT, command: CommandT) -> Refusal | None:
        """Whether the seat that is asked may answer so; if not, why not."""

    def apply(self, state: StateT, command: CommandT) -> Step[StateT, EventT]:
        """The state after a legal command, on a copy, with its events; IllegalCommand otherwise."""

    def play(self, state: StateT, command: CommandT) -> None:
        """The same in place and without events, for search; the command is known to be legal."""

    def evolve(self, state: StateT, event: EventT) -> None:
        """Fold one event, in place."""

    def decision(self, state: StateT) -> "Decision[PromptT, CommandT] | None":
        """What is asked now, of whom, with every option; None when the match is over."""

    def outcome(self, state: StateT) -> Outcome | None:
        """How it ended, or None."""

    def view(self, state: StateT, seat: Seat) -> ViewT:
        """What a seat may know."""

    def redact(self, event: EventT, seat: Seat) -> EventT:
        """An event as a seat may know it."""

    def resample(self, view: ViewT, rng: Rng) -> StateT:
        """A whole state that fits a view: what the seat may not know is dealt anew."""

    def words(self) -> Mapping[str, type[object]]:
        """The classes of commands, events and what they hold, by name, for the codec."""
