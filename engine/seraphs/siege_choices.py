"""How the Deep chooses with no mind. *Panel 11: step 5; Siege Rulings: the first three*.

It takes your costliest card among those its power may choose and would change, or its own costliest
that gains by it; you break ties. Of an "or" it takes the first it can do.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel.ids import Ref
from engine.seraphs.battle import blockers_of
from engine.seraphs.catalogue import CARDS, Plan, PlanStep
from engine.seraphs.possible import possible
from engine.seraphs.powers import Effect, Forbid, Gets, Spare, StandUp, Until
from engine.seraphs.prompts import Do
from engine.seraphs.state import FORBIDS, InPlay, Lasting, State, card_of, find
from engine.seraphs.stats import amount, heart, strength, works
from engine.seraphs.targets import candidates
from engine.seraphs.words import COVENANT, DEEP, Side

Refs = tuple[Ref, ...]


class Choice(NamedTuple):
    """Cards that are taken without doubt, and the equally costly of which you name the next."""

    taken: Refs
    tied: Refs


def costliest_that_would_change(
    state: State, source: Ref, step: PlanStep, chosen: Refs = ()
) -> Choice:
    """What a step of a Deep card's power takes, `chosen` of it by you already."""
    assert step.target is not None, "a step chooses"
    there = [ref for ref in within_reach(state, source, step) if ref not in chosen]
    count = step.target.count
    need = (count if isinstance(count, int) else len(there)) - len(chosen)
    taken, tied = _costliest(state, there, need)
    return Choice((*chosen, *taken), tied)


def within_reach(state: State, source: Ref, step: PlanStep) -> Refs:
    """The cards a step of a Deep card's power may choose and would change.

    Where it could choose on either side, it harms yours and helps its own.
    """
    helps = isinstance(step.effect, StandUp | Spare) or _gives(state, step.effect)
    side = DEEP if helps else COVENANT
    return tuple(
        ref
        for ref in candidates(state, DEEP, source, step)
        if _side_of(state, ref) == side and _would_change(state, step.effect, ref)
    )


def can_do(state: State, task: Do, step: PlanStep) -> bool:
    """Whether the Deep can do this part of a power; of what it chose, what is there counts."""
    if not possible(state, DEEP, task.ref, step):
        return False
    if step.target is not None and step.target.chooser == "player":
        chosen = task.targets[task.step] if len(task.targets) > task.step else ()
        return any(ref in candidates(state, DEEP, task.ref, step) for ref in chosen)
    there = candidates(state, DEEP, task.ref, step)
    return not there or any(_would_change(state, step.effect, ref) for ref in there)


def could_do_any(state: State, ref: Ref, plan: Plan) -> bool:
    """Whether a Scheme just turned over could do anything at all. *Ruling 18*."""
    return any(_could_do(state, ref, step) for step in plan.steps)


def first_half(state: State, ref: Ref, plan: Plan) -> int:
    """The first half of an "or" that the Deep can do; the first, where it can do neither."""
    return next((step.half for step in plan.steps if _could_do(state, ref, step)), 0)


def order_struck(state: State, attacker: InPlay, order: Refs) -> Choice:
    """Who meets a Deep attacker's Strength first: the costliest, `order` of them settled already.

    Equally costly ones are a tie only where it is not enough for them all to fall.
    """
    there = [one for one in blockers_of(state, attacker) if one.ref not in order]
    settled = [one for one in blockers_of(state, attacker) if one.ref in order]
    left = strength(state, attacker) - sum(needs(state, one) for one in settled)
    while there and left > 0:
        most = max(one.card.cost for one in there)
        tied = [one for one in there if one.card.cost == most]
        needed = sum(needs(state, one) for one in tied)
        if len(tied) > 1 and needed > left:
            return Choice(order, tuple(one.ref for one in tied))
        order += tuple(one.ref for one in tied)
        there = [one for one in there if one not in tied]
        left -= needed
    return Choice(order + tuple(one.ref for one in there), ())


def shares(state: State, attacker: InPlay, order: Refs) -> dict[Ref, int]:
    """How a Deep attacker's Strength is split: to each what it needs, the rest to the first."""
    left = strength(state, attacker)
    split: dict[Ref, int] = {}
    for ref in order:
        entry = find(state, ref)
        split[ref] = min(left, needs(state, entry)) if entry is not None else 0
        left -= split[ref]
    if order:
        split[order[0]] += left
    return split


def needs(state: State, entry: InPlay) -> int:
    """How much damage a character falls by now."""
    return max(0, heart(state, entry) - entry.damage)


def _could_do(state: State, ref: Ref, step: PlanStep) -> bool:
    if step.then or not possible(state, DEEP, ref, step):
        return False
    if step.target is not None and step.target.chooser == "player":
        return bool(within_reach(state, ref, step))
    there = candidates(state, DEEP, ref, step)
    return not there or any(_would_change(state, step.effect, one) for one in there)


def _costliest(state: State, there: Sequence[Ref], need: int) -> tuple[Refs, Refs]:
    """The costliest so many, and those equally costly for the last places."""
    if need <= 0:
        return (), ()
    if len(there) <= need:
        return tuple(there), ()
    costs = sorted((card_of(state, ref).cost for ref in there), reverse=True)
    least = costs[need - 1]
    sure = tuple(ref for ref in there if card_of(state, ref).cost > least)
    tied = tuple(ref for ref in there if card_of(state, ref).cost == least)
    if len(sure) + len(tied) == need:
        return sure + tied, ()
    return sure, tied


def _side_of(state: State, ref: Ref) -> Side:
    entry = find(state, ref)
    return entry.side if entry is not None else CARDS[state.identity[ref]].side


def _gives(state: State, effect: Effect) -> bool:
    """Whether it makes a character stronger."""
    if not isinstance(effect, Gets):
        return False
    return amount(state, effect.strength) > 0 or amount(state, effect.heart) > 0


def _would_change(state: State, effect: Effect, ref: Ref) -> bool:
    """Whether it would change this card at all; what `targets` asks is asked already."""
    entry = find(state, ref)
    if entry is None:
        return True
    match effect:
        case Gets(heart=0):
            less = amount(state, effect.strength)
            return less > 0 or (less < 0 and strength(state, entry) > 0)
        case Forbid(what="battle", until=until):
            return not any(_holds_as_long(state, held, ref, until) for held in state.lasting)
        case _:
            return True


def _holds_as_long(state: State, held: Lasting, ref: Ref, until: Until) -> bool:
    """Whether something keeps a card from battle now, and will as long as another would."""
    if held.kind != FORBIDS or held.forbidden != "battle" or ref not in held.refs:
        return False
    if held.until >= 0:
        return until == "evening"
    source = find(state, held.source)
    return source is not None and works(state, source)
