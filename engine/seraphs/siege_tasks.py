"""The tasks of a Siege: the Deep's day, and what two people together share. *Panel 11*."""

from typing import NamedTuple, TypeAlias

from engine.kernel.ids import Ref, Seat


class SendOut(NamedTuple):
    """Every Deep character that was in play before today goes out."""


class TurnOver(NamedTuple):
    """Turn over the next Siege card: `total` of today's printed costs so far, `turned` so many."""

    total: int
    turned: int


class Strike(NamedTuple):
    """A Deep attacker meets those in its way: `order` of those struck so far, the costliest first.

    The costly whose order the Covenant has settled stand in it.
    """

    ref: Ref
    order: tuple[Ref, ...]


class DealHands(NamedTuple):
    """The redraw of one of two people."""

    seat: Seat


class OfferingOf(NamedTuple):
    """One of two people may lay the day's Offering. `declined`: how many would not."""

    seat: Seat
    declined: int


class WorkOf(NamedTuple):
    """One of two people works. `done`: how many in a row were done with it."""

    seat: Seat
    done: int


class PauseOf(NamedTuple):
    """One of two people may answer in the pause on top. `passed`: how many have passed."""

    seat: Seat
    passed: int


class WhoseHand(NamedTuple):
    """A card is discarded from the fuller hand: chosen, or by chance."""

    by_chance: bool


class DiscardFrom(NamedTuple):
    """A card is discarded from one of two hands."""

    seat: Seat
    by_chance: bool


class DrawForElderOf(NamedTuple):
    """An Elder fell: whoever played it draws a card."""

    ref: Ref


SiegeTask: TypeAlias = (
    SendOut
    | TurnOver
    | Strike
    | DealHands
    | OfferingOf
    | WorkOf
    | PauseOf
    | WhoseHand
    | DiscardFrom
    | DrawForElderOf
)

SIEGE_TASKS = (
    SendOut,
    TurnOver,
    Strike,
    DealHands,
    OfferingOf,
    WorkOf,
    PauseOf,
    WhoseHand,
    DiscardFrom,
    DrawForElderOf,
)
"""Every task of a Siege, for the codec."""
