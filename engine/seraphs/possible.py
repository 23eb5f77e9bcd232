"""Whether a power could do anything at all now. *Ruling 18, Targets*."""

from collections.abc import Callable
from typing import Final, Never, TypeAlias

from engine.kernel.ids import Ref
from engine.seraphs import powers as p
from engine.seraphs.catalogue import CARDS, Plan, PlanStep, index_of
from engine.seraphs.prompts import Announcement
from engine.seraphs.reach import change_asks
from engine.seraphs.state import State, announcement, find, in_play
from engine.seraphs.targets import candidates, fits
from engine.seraphs.words import DEEP, SIDE_IDS, Side

Asked: TypeAlias = Callable[[State, Side, Ref, Never], bool]
"""May this effect of the card `ref` of a side be done?"""


def could_do(state: State, side: Side, ref: Ref, plan: Plan) -> bool:
    """Whether at least one part of a power could be done."""
    for step in plan.steps:
        if not step.then and possible(state, side, ref, step):
            return True
    return False


def possible(state: State, side: Side, ref: Ref, step: PlanStep) -> bool:
    """Whether this part could be done."""
    effect = step.effect
    if state.mode.siege and denied(side, effect):
        return False
    if step.reach is not None:
        return bool(candidates(state, side, ref, step))
    asked = _ASKED.get(type(effect))
    return asked is None or asked(state, side, ref, effect)  # type: ignore[arg-type]  # by type


def denied(side: Side, effect: p.Effect) -> bool:
    """What nobody can do in a Siege. *Siege Rulings: what it can't do, it skips*.

    Babylon has no Walls to break, and the Deep no hand, no Altar, no manna, no Walls and no deck.
    """
    if side != DEEP:
        return isinstance(effect, p.BreakWalls)
    match effect:
        case p.Draw() | p.MendWalls():
            return whose(effect.side, side) == DEEP
        case p.Search() | p.LookAtTop() | p.LayTopOnAltar() | p.TakeFromWilderness():
            return True
        case p.GainManna():
            return True
        case _:
            return False


def stoppable(announced: Announcement | None, effect: p.Stop) -> bool:
    """Whether the card or ◇ power just played is one that this effect stops. *Ruling 22*."""
    if announced is None or announced.side != SIDE_IDS.index(effect.side):
        return False
    card = CARDS[announced.card]
    kind = "power" if announced.power >= 0 else card.type
    return kind in effect.what and (effect.cost is None or card.cost <= effect.cost)


def whose(word: p.Whose, side: Side) -> Side:
    """The side that a card's word means, read by the card's own side."""
    return side if word == "your" else SIDE_IDS.index(word)


def _mend_walls(state: State, side: Side, ref: Ref, effect: p.MendWalls) -> bool:
    return state.walls[whose(effect.side, side)] < state.mode.most_walls


def _discard(state: State, side: Side, ref: Ref, effect: p.Discard) -> bool:
    return bool(state.hand[whose(effect.side, side)])


def _of_deck(state: State, side: Side, ref: Ref, effect: p.Effect) -> bool:
    return bool(state.deck[side])


def _turn(state: State, side: Side, ref: Ref, effect: p.Turn) -> bool:
    return in_play(state, DEEP, index_of(effect.card)) is not None


def _stop(state: State, side: Side, ref: Ref, effect: p.Stop) -> bool:
    return stoppable(announcement(state), effect)


def _of_itself(state: State, side: Side, ref: Ref, effect: p.Gets | p.Spare) -> bool:
    entry = find(state, ref)
    return entry is not None and fits(state, entry, change_asks(effect))


_ASKED: Final[dict[type, Asked]] = {
    p.MendWalls: _mend_walls,
    p.Discard: _discard,
    p.Search: _of_deck,
    p.LookAtTop: _of_deck,
    p.LayTopOnAltar: _of_deck,
    p.Turn: _turn,
    p.Stop: _stop,
    p.Gets: _of_itself,
    p.Spare: _of_itself,
}
"""What effects without a filter ask for; any other can always be done."""
