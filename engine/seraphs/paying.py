"""What a cost is paid with. *Panel 4, A Day: step 3; panel 7, Altar and Manna; rulings 7, 25*."""

from engine.kernel.ids import Ref
from engine.seraphs.prompts import PLAY, POWER, RAISE, TURNED_OVER
from engine.seraphs.state import State, card_of
from engine.seraphs.stats import cost, funds
from engine.seraphs.words import Side


def price(state: State, side: Side, ref: Ref, how: int, power: int) -> int:
    """What this play costs now."""
    card = card_of(state, ref)
    if how == POWER:
        return card.plans[power].pay
    if how in (PLAY, RAISE):
        return cost(state, side, card)
    return 0 if how == TURNED_OVER else card.return_cost


def can_pay(state: State, side: Side, ref: Ref, how: int, due: int) -> bool:
    """Whether a side has the manna. A raised card is paid with other Altar cards only."""
    if how == RAISE:
        return due < len(state.upright[side])
    return due <= funds(state, side)


def offered(state: State, side: Side, ref: Ref, how: int, due: int) -> tuple[Ref, ...]:
    """The Altar cards that are turned unless the player names others.

    Manna that is there goes first, and Holy Things that could be raised last.
    """
    if how != RAISE:
        due -= min(due, state.manna[side])
    ready = [one for one in state.upright[side] if how != RAISE or one != ref]
    ready.sort(
        key=lambda one: state.identity[one] >= 0 and card_of(state, one).type == "holy_thing"
    )
    return tuple(ready[:due])


def pays_exactly(state: State, side: Side, turning: tuple[Ref, ...], due: int, raised: Ref) -> bool:
    """Whether the named Altar cards, with manna that is there, pay just what is due.

    `raised`: the Holy Thing being raised, which cannot pay for itself, or -1 for any other play.
    """
    upright = state.upright[side]
    if len(set(turning)) != len(turning) or any(one not in upright for one in turning):
        return False
    from_manna = due - len(turning)
    if raised >= 0:
        return from_manna == 0 and raised not in turning
    return 0 <= from_manna <= state.manna[side]
