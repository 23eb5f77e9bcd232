"""Whether a power could do anything at all now. *Ruling 18, Targets*."""

from engine.kernel.ids import Ref
from engine.seraphs.catalogue import CARDS, Plan, PlanStep, index_of
from engine.seraphs.powers import (
    BreakWalls,
    Discard,
    Draw,
    Effect,
    Forbid,
    GainManna,
    Gets,
    LayTopOnAltar,
    LookAtTop,
    MendWalls,
    Search,
    Spare,
    Stop,
    TakeFromWilderness,
    Turn,
    Whose,
)
from engine.seraphs.prompts import Announcement
from engine.seraphs.state import State, announcement, find, in_play
from engine.seraphs.targets import candidates, filter_of, would_change
from engine.seraphs.words import DEEP, SIDE_IDS, Side


def could_do(state: State, side: Side, ref: Ref, plan: Plan) -> bool:
    """Whether at least one part of a power could be done."""
    return any(not step.then and possible(state, side, ref, step) for step in plan.steps)


def possible(state: State, side: Side, ref: Ref, step: PlanStep) -> bool:
    """Whether this part could be done."""
    effect = step.effect
    if state.mode.siege and denied(side, effect):
        return False
    match effect:
        case MendWalls():
            return state.walls[whose(effect.side, side)] < state.mode.most_walls
        case Discard():
            return bool(state.hand[whose(effect.side, side)])
        case Search() | LookAtTop() | LayTopOnAltar():
            return bool(state.deck[side])
        case Turn():
            return in_play(state, DEEP, index_of(effect.card)) is not None
        case Stop():
            return stoppable(announcement(state), effect)
        case Forbid() if isinstance(effect.whom, str) and effect.whom != "it":
            return True
        case Gets(who="it") | Spare(who="it"):
            entry = find(state, ref)
            return entry is not None and would_change(state, effect, entry)
        case _:
            return filter_of(step) is None or bool(candidates(state, side, ref, step))


def denied(side: Side, effect: Effect) -> bool:
    """What nobody can do in a Siege. *Siege Rulings: what it can't do, it skips*.

    Babylon has no Walls to break, and the Deep no hand, no Altar, no manna, no Walls and no deck.
    """
    if side != DEEP:
        return isinstance(effect, BreakWalls)
    match effect:
        case Draw() | MendWalls():
            return whose(effect.side, side) == DEEP
        case Search() | LookAtTop() | LayTopOnAltar() | TakeFromWilderness() | GainManna():
            return True
        case _:
            return False


def stoppable(announced: Announcement | None, effect: Stop) -> bool:
    """Whether the card or ◇ power just played is one that this effect stops. *Ruling 22*."""
    if announced is None or announced.side != SIDE_IDS.index(effect.side):
        return False
    card = CARDS[announced.card]
    kind = "power" if announced.power >= 0 else card.type
    return kind in effect.what and (effect.cost is None or card.cost <= effect.cost)


def whose(word: Whose, side: Side) -> Side:
    """The side that a card's word means, read by the card's own side."""
    return side if word == "your" else SIDE_IDS.index(word)
