"""What happens in a Siege only. *Panel 11; the cards The Siege and Siege Rulings*."""

from dataclasses import dataclass

from engine.kernel.ids import Ref, Seat
from engine.kernel.rng import Rng
from engine.seraphs.words import Side


@dataclass(frozen=True, slots=True)
class PileLaid:
    """The Siege pile was laid, bottom card first, under refs `first` upwards; then those aside."""

    first: Ref
    cards: tuple[int, ...]
    aside: tuple[int, ...]
    rng: Rng


@dataclass(frozen=True, slots=True)
class TurnedOver:
    """The top card of the Siege pile was turned over; it lies there until it is announced."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class CardSkipped:
    """A Scheme just turned over could do nothing at all: it went to the Deep's Wilderness."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Skipped:
    """A part of a Deep card's power could not be done. `step` counts its parts from 0.

    `later`: the part is one of those it kept for a Morning.
    """

    ref: Ref
    card: int
    power: int
    step: int
    later: bool


@dataclass(frozen=True, slots=True)
class WentUnderThePile:
    """A Deep card in play went face down under the Siege pile."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class StoodUpAllBut:
    """A side's cards stood up, its Altar too, but for those a Siege card holds sideways."""

    side: Side
    refs: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Gathered:
    """Two people sat down together."""


@dataclass(frozen=True, slots=True)
class OneHandPutBack:
    """One of two people put an opening hand back into the deck, to be shuffled."""

    refs: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class SeenAlone:
    """Cards came to one of two people: the other has not seen them."""

    refs: tuple[Ref, ...]
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """One of two people played a card."""

    ref: Ref
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatAsked:
    """One of two people is asked from now on."""

    seat: Seat


SiegeEvent = (
    PileLaid
    | TurnedOver
    | CardSkipped
    | Skipped
    | WentUnderThePile
    | StoodUpAllBut
    | Gathered
    | OneHandPutBack
    | SeenAlone
    | PlayedBy
    | SeatAsked
)

SIEGE_EVENTS = (
    PileLaid,
    TurnedOver,
    CardSkipped,
    Skipped,
    WentUnderThePile,
    StoodUpAllBut,
    Gathered,
    OneHandPutBack,
    SeenAlone,
    PlayedBy,
    SeatAsked,
)
"""Every event of a Siege, for the codec."""
