"""How far the last steps of one's own day can be taken back.

A step can be taken back until something hidden was shown, chance was asked, or the other side
chose. A pass of theirs that everybody can see is forced (they have no manna at all) is no choice.
"""

from dataclasses import dataclass
from typing import Final

from engine.kernel.ids import Seat
from engine.seraphs.commands import Pass
from engine.seraphs.events import (
    CardDrawn,
    Event,
    Found,
    GameEnded,
    Kept,
    LaidOnAltar,
    Looked,
    MorningBroke,
    RngMoved,
    Shuffled,
)
from engine.seraphs.events.siege import TurnedOver
from engine.seraphs.seats import side_of
from engine.seraphs.state import State
from engine.seraphs.stats import funds

_SHOWS: Final = (
    *(CardDrawn, Found, Kept, Looked, MorningBroke, RngMoved, Shuffled, TurnedOver, GameEnded),
)


@dataclass(frozen=True, slots=True)
class Step:
    """Where one may go back to: the state, and the line of the journal it stood after."""

    state: State
    seq: int
    seat: int


def shows_something(before: State, events: tuple[Event, ...]) -> bool:
    """Whether these events show a hidden card or ask chance. A deck's card laid down is shown."""
    return any(
        isinstance(event, _SHOWS)
        or (isinstance(event, LaidOnAltar) and _was_in_deck(before, event))
        for event in events
    )


def is_open_pass(before: State, command: object, seat: Seat) -> bool:
    """Whether this pass is one that everybody can see is forced."""
    return isinstance(command, Pass) and funds(before, side_of(seat)) == 0


def _was_in_deck(before: State, event: Event) -> bool:
    return isinstance(event, LaidOnAltar) and event.ref in before.deck[event.side]
