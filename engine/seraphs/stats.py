"""Current Strength, Heart and cost, and what "While in play" says: computed, never stored.

*Panel 8, Keywords; rulings 8, 20, 21, 23.*
"""

from engine.kernel.ids import Ref
from engine.seraphs.catalogue import UNKNOWN, Card, Gift
from engine.seraphs.powers import Amount, Filter, PerCard
from engine.seraphs.state import FORBIDS, GETS, SPARES, InPlay, State, card_of, find, in_play
from engine.seraphs.words import COVENANT, DEEP, SIDE_IDS, Side


def works(state: State, entry: InPlay) -> bool:
    """Whether a card's powers work: not while a card that stops it is in play on the Covenant side.

    *Ruling 23, Stops working.*
    """
    stopped_by = entry.card.stopped_by
    if stopped_by and entry.side == DEEP:
        for one in state.field[COVENANT]:
            if one.card.index in stopped_by:
                return False
    return True


def strength(state: State, entry: InPlay) -> int:
    """A character's Strength now, never below 0. *Ruling 21*."""
    total = entry.card.strength
    ref = entry.ref
    for held in state.lasting:
        if held.kind == GETS and held.strength and ref in held.refs:
            total += held.strength
    for source in state.field[entry.side]:
        if source.card.gives:
            total += _given(state, source, entry)[0]
    return total if total > 0 else 0


def heart(state: State, entry: InPlay) -> int:
    """A character's Heart now."""
    total = entry.card.heart
    ref = entry.ref
    for held in state.lasting:
        if held.kind == GETS and held.heart and ref in held.refs:
            total += held.heart
    for source in state.field[entry.side]:
        if source.card.gives:
            total += _given(state, source, entry)[1]
    return total


def _given(state: State, source: InPlay, entry: InPlay) -> tuple[int, int]:
    """What a card in play gives another of its side: Strength and Heart."""
    more_strength = more_heart = 0
    for gift in source.card.gives:
        if gift.needs != UNKNOWN and in_play(state, source.side, gift.needs) is None:
            continue
        if _befits(gift, source, entry) and works(state, source):
            more_strength += amount(state, gift.strength)
            more_heart += amount(state, gift.heart)
    return more_strength, more_heart


def _befits(gift: Gift, source: InPlay, entry: InPlay) -> bool:
    if source is entry:
        return gift.itself or (not gift.other and entry.card.index in gift.meant)
    return entry.card.index in gift.meant


def amount(state: State, what: Amount) -> int:
    """A number, counted where it counts cards in a Wilderness."""
    if isinstance(what, PerCard):
        pile = state.wilderness[SIDE_IDS.index(what.side)]
        return what.each * sum([card_of(state, ref).type in what.per for ref in pile])
    return what


def cost(state: State, side: Side, card: Card) -> int:
    """What playing a card costs now, never below 1. *Panel 8, Heir of X; panel 9; ruling 8*."""
    price = card.cost
    if price > 1 and card.heir_of >= 0 and _has_forebear(state, side, card.heir_of):
        price -= 1
    if price > 1 and card.pairs and called(state, card):
        price -= 1
    return price


def called(state: State, card: Card) -> bool:
    """Answering the call: is a Story pair of this Covenant card in play? *Panel 9*."""
    pairs = card.pairs
    for entry in state.field[DEEP]:
        if entry.card.index in pairs:
            return True
    return False


def _has_forebear(state: State, side: Side, forebear: int) -> bool:
    if in_play(state, side, forebear) is not None:
        return True
    identity = state.identity
    for ref in state.wilderness[side]:
        if identity[ref] == forebear:
            return True
    return False


def funds(state: State, side: Side) -> int:
    """Manna a side could pay now: what it has, and 1 for each standing Altar card."""
    return state.manna[side] + len(state.upright[side])


def forbidden_side(state: State, side: Side, what: str) -> bool:
    """Whether a side is forbidden something: raise_up, answers_and_powers."""
    for held in state.lasting:
        if held.kind == FORBIDS and held.side == side and held.forbidden == what:
            return True
    if side != COVENANT:
        return False
    for source in state.field[DEEP]:
        for forbid in source.card.forbids:
            if forbid.what == what and works(state, source):
                return True
    return False


def forbidden_battle(state: State, ref: Ref) -> bool:
    """Whether a character cannot go out or stand in the way."""
    for held in state.lasting:
        if held.kind == FORBIDS and held.forbidden == "battle" and ref in held.refs:
            if held.until >= 0:
                return True
            source = find(state, held.source)
            if source is not None and works(state, source):
                return True
    return False


def is_spared(state: State, ref: Ref) -> bool:
    """Whether a character would stay where it would fall."""
    for held in state.lasting:
        if held.kind == SPARES and ref in held.refs:
            return True
    return False


def kept_from(state: State, blocker: InPlay, attacker: InPlay) -> bool:
    """Whether an attacker's own power keeps a character from standing in its way (Leviathan)."""
    for forbid in attacker.card.forbids:
        if forbid.what == "stand_in_its_way" and isinstance(forbid.whom, Filter):
            limit = forbid.whom.cost
            if blocker.side == COVENANT and (limit is None or blocker.card.cost <= limit):
                return works(state, attacker)
    return False


def enters_sideways(state: State, side: Side, kind: str) -> bool:
    """Whether such a card comes sideways: a character (Sodom), an Offering (the Golden Calf)."""
    if side != COVENANT:
        return False
    for source in state.field[DEEP]:
        for which in source.card.sideways:
            if which.kind == kind and works(state, source):
                return True
    return False
