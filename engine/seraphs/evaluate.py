"""How good a table is for a side: a few parts, added up. 10 is about one Wall. Pure, and quick.

It is meant for a quiet moment, such as the Offering: what is under way is not looked at. It counts
hidden cards too, so it is given a table that was dealt anew from a view, never the true one.
"""

from typing import Final, NamedTuple

from engine.kernel.game import Outcome
from engine.kernel.ids import Ref
from engine.seraphs.state import FORBIDS, State
from engine.seraphs.words import COVENANT, Side, other
from engine.seraphs.worth import LOST, altar_worth, walls_worth, worth_in_hand, worths

WON: Final = 4 * LOST
A_DAY_SOONER: Final = 20

TOWARDS_THE_GLORY: Final = (0, 0, 10, 40, 160, 160, 160)
"""What so many Holy Things in play are worth beside themselves. *Panel 6, Winning: step 2.*"""

IN_HAND: Final = 14


class Parts(NamedTuple):
    """What speaks for one side, part by part; below 0, for the other."""

    end: int = 0
    walls: int = 0
    their_walls: int = 0
    field: int = 0
    their_field: int = 0
    glory: int = 0
    altar: int = 0
    hand: int = 0


def evaluate(state: State, side: Side) -> int:
    """How good the table is for a side; for the other side it is as much below 0."""
    return sum(parts(state, side))


def parts(state: State, side: Side) -> Parts:
    """The same in its parts. Where the match is over, only its end counts."""
    if state.outcome is not None:
        return Parts(end=_end(state.outcome, state.day, side))
    foe = other(side)
    glory = 0 if state.mode.siege else _glory(state)
    return Parts(
        walls=walls_worth(state.walls[side]),
        their_walls=-walls_worth(state.walls[foe]),
        field=_field(state, side),
        their_field=-_field(state, foe),
        glory=glory if side == COVENANT else -glory,
        altar=altar_worth(len(state.altar[side])) - altar_worth(len(state.altar[foe])),
        hand=_hand(state, side) - _hand(state, foe),
    )


def _end(outcome: Outcome, day: int, side: Side) -> int:
    """A win, the sooner the better; a defeat, the later the better; a shared win is neither."""
    if len(outcome.winners) > 1:
        return 0
    won = WON - A_DAY_SOONER * day
    return won if side in outcome.winners else -won


def _field(state: State, side: Side) -> int:
    """What a side has in play; a character that is kept from battle is worth little."""
    kept = _kept_from_battle(state) if state.lasting else ()
    of = worths(state)
    return sum([of[one.card.index] // (3 if one.ref in kept else 1) for one in state.field[side]])


def _kept_from_battle(state: State) -> list[Ref]:
    forbidding = [one for one in state.lasting if one.kind == FORBIDS]
    return [ref for one in forbidding if one.forbidden == "battle" for ref in one.refs]


def _glory(state: State) -> int:
    holy = sum([one.card.type == "holy_thing" for one in state.field[COVENANT]])
    return TOWARDS_THE_GLORY[holy]


def _hand(state: State, side: Side) -> int:
    return sum([IN_HAND + worth_in_hand(state, side, ref) // 4 for ref in state.hand[side]])
