"""How a match ends. *Panel 6, Winning; panel 11, The Siege; rulings 4, 11, 14, 16*."""

from typing import Final

from engine.kernel.ids import NOBODY, Ref, Seat
from engine.seraphs import atoms
from engine.seraphs.catalogue import index_of
from engine.seraphs.seats import receive
from engine.seraphs.state import State, card_of, in_play
from engine.seraphs.words import ARK, COVENANT, DEEP, SIDES, Side, other

HOLY_THINGS_FOR_THE_GLORY: Final = 4
WALLS_FOR_A_CARD: Final = 2
_ARK: Final = index_of(ARK)


def draw_one(state: State, side: Side, to: Seat = NOBODY) -> None:
    """Draw a card, or lose 2 Walls for the one you can't draw. *Panel 6: Empty deck*.

    In a Siege the Deep never draws; of two people `to` draws, or the leader. *Siege Rulings*.
    """
    if side == DEEP and state.mode.siege:
        return
    if state.deck[side]:
        atoms.draw(state, side)
        receive(state, to)
    else:
        atoms.could_not_draw(state, side)
        atoms.break_walls(state, side, WALLS_FOR_A_CARD, -1)


def fallen_walls(state: State, side: Side) -> int:
    """How far a side's Walls are below their own start; less than 0 above it."""
    return state.mode.starts[side] - state.walls[side]


def look_at_walls(state: State) -> None:
    """End the match where a side's Walls are at 0; both at one look share the win.

    A Siege is won here too, but Jerusalem at 0 loses first. *Siege Rulings*.
    """
    covenant, deep = state.walls
    if covenant > 0 and deep > 0:
        if state.mode.siege and lifted(state):
            atoms.end_game(state, (COVENANT,), "lifted")
        return
    standing = tuple(side for side in SIDES if state.walls[side] > 0)
    if len(standing) < len(SIDES) and state.outcome is None:
        atoms.end_game(state, standing or SIDES, "walls")


def lifted(state: State) -> bool:
    """Whether the Siege pile is empty and no Deep character is in play. *Panel 11: step 5*."""
    if state.deck[DEEP] or any(entry.card.is_character for entry in state.field[DEEP]):
        return False
    return all(card_of(state, ref).side != DEEP for ref in state.announced)


def glory(state: State) -> bool:
    """Whether the Covenant has 4 different Holy Things in play, one the Ark. *Panel 6: step 2*."""
    if in_play(state, COVENANT, _ARK) is None:
        return False
    holy = [one for one in state.field[COVENANT] if one.card.type == "holy_thing"]
    return len(holy) >= HOLY_THINGS_FOR_THE_GLORY


def end_by_last_day(state: State) -> None:
    """The side whose Walls fell least wins; the same: shared. *Panel 6: Short night*."""
    covenant, deep = fallen_walls(state, COVENANT), fallen_walls(state, DEEP)
    if covenant == deep:
        winners: tuple[Side, ...] = SIDES
    else:
        winners = (COVENANT,) if covenant < deep else (DEEP,)
    atoms.end_game(state, winners, "last_day")


def may_concede(state: State, side: Side) -> bool:
    """Whether a side behind by 10 or more after day 6 may concede. *Panel 6; ruling 16*."""
    if state.mode.siege:
        return False
    gap = fallen_walls(state, side) - fallen_walls(state, other(side))
    return state.day > state.mode.concede_after_day and gap >= state.mode.concede_gap


def concede(state: State, side: Side) -> None:
    """Give the match to the other side."""
    atoms.end_game(state, (other(side),), "conceded")


def break_walls_by(state: State, side: Side, n: int, by: Ref) -> None:
    """Break Walls where there is anything to break: in a Siege, never Babylon's."""
    if n > 0 and not (side == DEEP and state.mode.siege):
        atoms.break_walls(state, side, n, by)
