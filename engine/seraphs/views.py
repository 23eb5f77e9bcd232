"""What a seat may know. *Panel 4: face down; PRODUCT.md: a computer that never looks*.

A view holds a table of its own in which every card the seat has not seen is unknown. Scenes and
computer players read it through the functions here; `resample` deals the unknown cards anew.
"""

from collections.abc import Callable
from dataclasses import replace
from operator import attrgetter
from typing import Final

from engine.kernel.ids import Ref, Seat
from engine.kernel.rng import Rng, shuffled
from engine.seraphs.catalogue import DECKS, UNKNOWN
from engine.seraphs.events import Asked, Event, Looked, RngMoved, Shuffled
from engine.seraphs.prompts import Question
from engine.seraphs.seats import side_of
from engine.seraphs.siege_pile import leviathan_beneath
from engine.seraphs.state import InPlay, State
from engine.seraphs.words import DEEP, SIDES, Side


class View:
    """The table as one seat knows it. Two views are equal where everything in them is."""

    __slots__ = ("person", "seat", "table")

    def __init__(self, seat: Seat, table: State, person: Seat = 0) -> None:
        """A side's seat, its own copy of the table, redacted, and who of two people looks at it."""
        self.seat = seat
        self.table = table
        self.person = person

    @property
    def is_asked(self) -> bool:
        """Whether the question is put to whoever looks at this view."""
        return self.table.question is not None and _asks(self.table, self.seat, self.person)

    def __eq__(self, other: object) -> bool:
        """Whether both seats know just the same."""
        return isinstance(other, View) and snapshot(self) == snapshot(other)

    __hash__ = None  # type: ignore[assignment]  # a view is compared, never a key


def view(state: State, seat: Seat) -> View:
    """The table as a seat knows it. In the Duel a seat is a side; two people sit at 0 and 2."""
    side = side_of(seat)
    seen = state.seen[side]
    if state.partners is not None and side != DEEP:
        seen &= ~state.partners.hidden[seat // 2]
    # The digits of the whole number, the first ref's last: quicker than a shift for each ref.
    bits = reversed(f"{seen:0{len(state.identity)}b}")
    identity = tuple(
        [card if bit == "1" else UNKNOWN for card, bit in zip(state.identity, bits, strict=False)]
    )
    table = state.knowing(identity, 0, [seen if one == side else 0 for one in SIDES])
    if state.question is not None and not _asks(state, side, seat):
        table.forget_choices()
    return View(side, table, seat)


def _asks(state: State, side: Side, person: Seat) -> bool:
    """Whether the question of a state is put to this seat."""
    assert state.question is not None, "something is asked"
    if state.question.side != side:
        return False
    return state.partners is None or state.partners.asked == person


def redact(event: Event, seat: Seat) -> Event:
    """An event as a seat may know it: no order of a deck, no generator, no others' choices."""
    match event:
        case Shuffled():
            return replace(event, cards=(), rng=0)
        case RngMoved():
            return replace(event, rng=0)
        case Looked(side=side) if side != seat:
            return replace(event, refs=())
        case Asked(question=question) if question.side != seat:
            return replace(event, question=Question(question.kind, question.side), agenda=())
        case Asked():
            return replace(event, agenda=())
        case _:
            return event


def resample(seen_by: View, rng: Rng) -> State:
    """A whole state that fits a view: what the seat does not know is dealt anew."""
    table = seen_by.table
    identity = list(table.identity)
    for side in SIDES:
        hidden = [ref for ref in _in_deck_order(table, side) if identity[ref] == UNKNOWN]
        known = {identity[ref] for ref in every_ref(table, side)}
        cards, rng = shuffled(rng, tuple(card for card in DECKS[side] if card not in known))
        for ref, card in zip(hidden, cards, strict=True):
            identity[ref] = card
    if table.mode.siege:
        identity, rng = leviathan_beneath(table, identity, rng)
    return table.knowing(tuple(identity), rng, table.seen[:])


def every_ref(state: State, side: Side) -> list[Ref]:
    """The ref of every card of a side's deck, wherever it is now."""
    refs = _in_deck_order(state, side)
    mine = set(DECKS[side])
    refs += [
        entry.ref for owner in SIDES for entry in state.field[owner] if entry.card.side == side
    ]
    refs += [ref for ref in (*state.out, *state.announced) if state.identity[ref] in mine]
    return refs


def _in_deck_order(state: State, side: Side) -> list[Ref]:
    """The refs in the piles of a side: deck, hand, Altar, Wilderness; of the Deep, those aside."""
    return [
        *state.deck[side],
        *state.hand[side],
        *state.altar[side],
        *state.wilderness[side],
        *(state.aside if side == DEEP else ()),
    ]


def snapshot(seen_by: View) -> dict[str, object]:
    """Everything in a view as plain values, to compare."""
    return {"seat": seen_by.seat, **contents(seen_by.table)}


def contents(state: State) -> dict[str, object]:
    """Everything in a state as plain values, to compare; its record is no part of it."""
    plain: dict[str, object] = dict(zip(_PLAIN, _of_state(state), strict=True))
    plain["mode"] = state.mode.name
    plain["field"] = [
        [(entry.card.index, *_of_one_in_play(entry)) for entry in side] for side in state.field
    ]
    return plain


_PLAIN: Final = [name for name in State.__slots__ if name not in ("record", "field", "mode")]
_of_state: Final[Callable[[State], tuple[object, ...]]] = attrgetter(*_PLAIN)
_of_one_in_play: Final[Callable[[InPlay], tuple[object, ...]]] = attrgetter(
    *(name for name in InPlay.__slots__ if name != "card")
)
