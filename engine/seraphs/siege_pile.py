"""What is known of the Siege pile, and what is not. *Panel 11: step 2*."""

from dataclasses import replace
from typing import Final

from engine.kernel.ids import Ref, Seat
from engine.kernel.rng import Rng, pick
from engine.seraphs.catalogue import DECKS, UNKNOWN, index_of
from engine.seraphs.events import Asked, Event
from engine.seraphs.events.siege import PileLaid, SeenAlone
from engine.seraphs.prompts import Question
from engine.seraphs.state import State
from engine.seraphs.words import COVENANT, DEEP, LEVIATHAN

FIRST: Final = len(DECKS[COVENANT])
"""The ref of the pile's bottom card: the Covenant deck is shuffled before it is laid."""

LAST_FIVE: Final = range(FIRST, FIRST + 5)
"""The refs of the five cards among which Leviathan was shuffled; a small pile has fewer."""


def leviathan_beneath(seen: State, identity: list[int], rng: Rng) -> tuple[list[int], Rng]:
    """Cards dealt anew, with Leviathan where it may be: unseen, among the last five."""
    leviathan = index_of(LEVIATHAN)
    unseen = [ref for ref in _laid(seen) if seen.identity[ref] == UNKNOWN]
    dealt = next((ref for ref in unseen if identity[ref] == leviathan), None)
    beneath = [ref for ref in unseen if ref in LAST_FIVE and ref in seen.deck[DEEP]]
    if dealt is None or dealt in beneath:
        return identity, rng
    place, rng = pick(rng, len(beneath))
    there = beneath[place]
    moved = identity[:]
    moved[dealt], moved[there] = identity[there], leviathan
    return moved, rng


def redact_siege(event: Event, seat: Seat) -> Event:
    """What only a Siege tells, as a seat may know it: no order of the pile, no other's looking.

    What is asked is not told here, since of two people the other may not know what it is about.
    """
    match event:
        case PileLaid():
            return replace(event, cards=(), aside=(), rng=0)
        case SeenAlone(seat=by) if by != seat:
            return replace(event, refs=())
        case Asked(question=question):
            return replace(event, question=Question(question.kind, question.side))
        case _:
            return event


def _laid(state: State) -> list[Ref]:
    """The refs of the pile and of the cards aside."""
    return [*state.deck[DEEP], *state.aside]
