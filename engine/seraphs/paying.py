"""What a cost is paid with. *Panel 4, A Day: step 3; panel 7, Altar and Manna; rulings 7, 25*."""

from typing import Final

from engine.kernel.ids import Ref
from engine.seraphs import commands as say
from engine.seraphs.catalogue import HOLY_THINGS, Card
from engine.seraphs.prompts import PLAY, POWER, RAISE, RETURN, TURNED_OVER
from engine.seraphs.state import State, card_of
from engine.seraphs.stats import cost
from engine.seraphs.words import Side

MOST_OFF: Final = 2
"""How much Heir of X and Answering the call take off a cost together. *Ruling 8*."""

HOW: Final[dict[type, int]] = {
    say.PlayCard: PLAY,
    say.RaiseUp: RAISE,
    say.ReturnCard: RETURN,
    say.UsePower: POWER,
}
"""How a card or ◇ power is played, by the command that says so."""


def price(state: State, side: Side, ref: Ref, how: int, power: int) -> int:
    """What this play costs now."""
    card = card_of(state, ref)
    if how == POWER:
        return card.plans[power].pay
    if how in (PLAY, RAISE):
        return cost(state, side, card)
    return 0 if how == TURNED_OVER else card.return_cost


def comes_cheaper(state: State, side: Side, card: Card, money: int) -> bool:
    """Whether a card that is printed dearer than so much manna costs no more of it now."""
    return card.cost <= money + MOST_OFF and cost(state, side, card) <= money


def offered(state: State, side: Side, ref: Ref, how: int, due: int) -> tuple[Ref, ...]:
    """The Altar cards that are turned unless the player names others.

    Manna that is there goes first, and Holy Things that could be raised last.
    """
    if how != RAISE:
        due -= min(due, state.manna[side])
    identity = state.identity
    first: list[Ref] = []
    last: list[Ref] = []
    for one in state.upright[side]:
        if len(first) >= due:
            break
        if how != RAISE or one != ref:
            (last if identity[one] in HOLY_THINGS else first).append(one)
    return tuple([*first, *last][:due])


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
