"""The course of the days, stories, questions and the end."""

from dataclasses import dataclass

from engine.kernel.ids import Ref, Seat
from engine.seraphs.prompts import Question, Task
from engine.seraphs.words import Phase, Side


@dataclass(frozen=True, slots=True)
class MorningBroke:
    """A side's day began: `day` counts the Deep's days."""

    side: Side
    day: int


@dataclass(frozen=True, slots=True)
class StoodUpAll:
    """A side's cards stood up, its Altar too."""

    side: Side


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The next step of the day."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class TurnedSideways:
    """A character or Altar card was turned sideways."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class StoodUp:
    """A card stood up."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class LastingBegan:
    """Something holds for a time: the fields of `state.Lasting`."""

    kind: int
    refs: tuple[Ref, ...]
    side: Side
    strength: int
    heart: int
    until: int
    source: Ref
    forbidden: str


@dataclass(frozen=True, slots=True)
class KeptForMorning:
    """A power waits for its side's next Morning."""

    side: Side
    ref: Ref
    card: int
    power: int


@dataclass(frozen=True, slots=True)
class KeptDone:
    """What waited for a side's Morning begins to work."""

    side: Side


@dataclass(frozen=True, slots=True)
class EveningHealed:
    """Damage healed, and what lasted until this Evening ended."""


@dataclass(frozen=True, slots=True)
class StoryMoment:
    """A card entered with its Story pair in play: its story is read."""

    card: int


@dataclass(frozen=True, slots=True)
class Testimony:
    """A Covenant card beat its Story pair. `read`: its story is read now, not just before."""

    ref: Ref
    card: int
    covenant_card: int
    read: bool


@dataclass(frozen=True, slots=True)
class FallenSettled:
    """The powers of those that fell begin to work."""


@dataclass(frozen=True, slots=True)
class ElderDrew:
    """A side draws for an Elder that fell; the draw follows.

    `ref`: that Elder; -1 in journals that were written before it was told.
    """

    side: Side
    ref: Ref = -1


@dataclass(frozen=True, slots=True)
class Asked:
    """The match waits for an answer: the question, and all work still to be done."""

    question: Question
    agenda: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The match is over. `how`: walls, glory, last_day, conceded."""

    winners: tuple[Seat, ...]
    how: str
