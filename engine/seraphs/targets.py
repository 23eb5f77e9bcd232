"""Which cards a filter means now. *VOCABULARY: filters; rulings 18, 19*.

A card counts only where the effect would change it: a standing card is not stood up.
"""

from engine.kernel.ids import NOBODY, Ref
from engine.seraphs.catalogue import PlanStep
from engine.seraphs.reach import (
    ALTAR,
    ATTACKING,
    IN_PLAY,
    NOT_SPARED,
    SIDEWAYS,
    STANDING,
    Reach,
)
from engine.seraphs.state import InPlay, State
from engine.seraphs.stats import is_spared
from engine.seraphs.words import Side


def candidates(state: State, side: Side, source: Ref, step: PlanStep) -> tuple[Ref, ...]:
    """The cards a step may befall now. `side` is its card's side, `source` its ref."""
    reach = step.reach
    if reach is None:
        return ()
    if reach.where != IN_PLAY:
        return _in_piles(state, side, source, reach)
    meant, asks = reach.meant, reach.asks
    besides = source if reach.other else NOBODY
    found = []
    for owner in reach.owners[side]:
        for entry in state.field[owner]:
            if entry.card.index in meant and entry.ref != besides:
                if asks and not fits(state, entry, asks):
                    continue
                found.append(entry.ref)
    return tuple(found)


def fits(state: State, entry: InPlay, asks: tuple[str, ...]) -> bool:
    """Whether a card in play is all that is asked of it now."""
    for what in asks:
        if what == STANDING:
            fit = not entry.sideways
        elif what == SIDEWAYS:
            fit = entry.sideways
        elif what == NOT_SPARED:
            fit = not is_spared(state, entry.ref)
        else:
            fit = entry.ref in state.attackers or (
                what != ATTACKING and entry.ref in state.in_the_way
            )
        if not fit:
            return False
    return True


def _in_piles(state: State, side: Side, source: Ref, reach: Reach) -> tuple[Ref, ...]:
    if reach.where == ALTAR:
        piles = state.upright if STANDING in reach.asks else state.altar
        return tuple([ref for owner in reach.owners[side] for ref in piles[owner]])
    meant, identity = reach.meant, state.identity
    besides = source if reach.other else NOBODY
    pile = state.wilderness[side]
    return tuple([ref for ref in pile if identity[ref] in meant and ref != besides])
