"""Which cards a filter means now. *VOCABULARY: filters; rulings 18, 19*.

A card counts only where the effect would change it: a standing card is not stood up.
"""

from engine.kernel.ids import Ref
from engine.seraphs.catalogue import PlanStep
from engine.seraphs.powers import (
    Effect,
    Filter,
    Spare,
    StandUp,
    TakeFromWilderness,
    TurnSideways,
)
from engine.seraphs.state import SPARES, InPlay, State, card_of
from engine.seraphs.stats import has_key
from engine.seraphs.words import COVENANT, DEEP, SIDES, Side, other


def candidates(state: State, side: Side, source: Ref, step: PlanStep) -> tuple[Ref, ...]:
    """The cards a step may befall now. `side` is its card's side, `source` its ref."""
    which = filter_of(step)
    if which is None:
        return ()
    return matching(state, side, source, which, step.effect)


def filter_of(step: PlanStep) -> Filter | None:
    """The filter of a step, whether its cards are chosen or all meant."""
    if step.target is not None:
        return step.target
    for name in ("to", "whom", "what", "who"):
        value = getattr(step.effect, name, None)
        if isinstance(value, Filter):
            return value
    return None


def matching(
    state: State, side: Side, source: Ref, which: Filter, effect: Effect
) -> tuple[Ref, ...]:
    """The cards a filter means, of those that the effect would change."""
    if isinstance(effect, TakeFromWilderness):
        return _in_wilderness(state, side, source, which)
    if which.kind == "altar_card":
        return _on_altar(state, side, which, effect)
    found = []
    for owner in _sides(which, side):
        for entry in state.field[owner]:
            if _means(state, which, entry, source) and would_change(state, effect, entry):
                found.append(entry.ref)
    return tuple(found)


def would_change(state: State, effect: Effect, entry: InPlay) -> bool:
    """Whether an effect would change a card in play at all."""
    if isinstance(effect, TurnSideways):
        return not entry.sideways
    if isinstance(effect, StandUp):
        return entry.sideways
    if isinstance(effect, Spare):
        return not any(h.kind == SPARES and entry.ref in h.refs for h in state.lasting)
    return True


def _sides(which: Filter, side: Side) -> tuple[Side, ...]:
    match which.side:
        case None:
            return SIDES
        case "your":
            return (side,)
        case "covenant":
            return (COVENANT,)
        case "deep":
            return (DEEP,)
        case "other_side":
            return (other(side),)


def _means(state: State, which: Filter, entry: InPlay, source: Ref) -> bool:
    card = entry.card
    if which.card is not None:
        return card.id == which.card
    if card.type != which.kind or (which.other and entry.ref == source):
        return False
    if which.cost is not None and card.cost > which.cost:
        return False
    if which.key is not None and not has_key(card, which.key):
        return False
    return which.state is None or _is(state, entry, which.state)


def _is(state: State, entry: InPlay, what: str) -> bool:
    match what:
        case "standing":
            return not entry.sideways
        case "sideways":
            return entry.sideways
        case "attacking":
            return entry.ref in state.attackers
        case _:
            return entry.ref in state.attackers or entry.ref in state.in_the_way


def _in_wilderness(state: State, side: Side, source: Ref, which: Filter) -> tuple[Ref, ...]:
    found = []
    for ref in state.wilderness[side]:
        card = card_of(state, ref)
        if card.type != which.kind or (which.other and ref == source):
            continue
        if which.cost is None or card.cost <= which.cost:
            found.append(ref)
    return tuple(found)


def _on_altar(state: State, side: Side, which: Filter, effect: Effect) -> tuple[Ref, ...]:
    found: list[Ref] = []
    for owner in _sides(which, side):
        only_upright = which.state == "standing" or isinstance(effect, TurnSideways)
        found += state.upright[owner] if only_upright else state.altar[owner]
    return tuple(found)
