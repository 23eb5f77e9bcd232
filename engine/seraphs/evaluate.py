"""How good a table is for a side: a few parts, added up. 10 is about one Wall. Pure, and quick.

It is meant for a quiet moment, such as the Offering: what is under way is not looked at. It counts
what may be hidden, so give it a state that was dealt anew from a view, never the true one.
"""

from typing import Final, NamedTuple

from engine.seraphs.state import FORBIDS, State
from engine.seraphs.words import COVENANT, Side, other
from engine.seraphs.worth import (
    LOST,
    altar_worth,
    walls_worth,
    worth,
    worth_in_hand,
)  # fmt: skip

WON: Final = 4 * LOST


class Parts(NamedTuple):
    """What speaks for one side, against the other."""

    end: int
    walls: int
    their_walls: int
    field: int
    their_field: int
    glory: int
    altar: int
    hand: int


def evaluate(state: State, side: Side) -> int:
    """How good the table is for a side; the other side's number is the same below 0."""
    return sum(parts(state, side))


def parts(state: State, side: Side) -> Parts:
    """The same in its parts."""
    foe = other(side)
    return Parts(
        end=_end(state, side),
        walls=walls_worth(state.walls[side]),
        their_walls=-walls_worth(state.walls[foe]),
        field=_field(state, side),
        their_field=-_field(state, foe),
        glory=_glory(state) if side == COVENANT else -_glory(state),
        altar=altar_worth(len(state.altar[side])) - altar_worth(len(state.altar[foe])),
        hand=_hand(state, side) - _hand(state, foe),
    )


def _end(state: State, side: Side) -> int:
    if state.outcome is None or len(state.outcome.winners) > 1:
        return 0
    return WON - 20 * state.day if side in state.outcome.winners else -WON + 20 * state.day


def _field(state: State, side: Side) -> int:
    held = {
        ref for one in state.lasting if one.kind == FORBIDS and one.forbidden == "battle"
        for ref in one.refs
    }  # fmt: skip
    return sum(
        worth(entry) // 3 if entry.ref in held else worth(entry) for entry in state.field[side]
    )


GLORY = (0, 0, 10, 40, 160, 160, 160)


def _glory(state: State) -> int:
    n = sum(one.card.type == "holy_thing" for one in state.field[COVENANT])
    return GLORY[n]


def _hand(state: State, side: Side) -> int:
    return sum(14 + worth_in_hand(state, side, ref) // 4 for ref in state.hand[side])
