"""What several atoms have in common; it records nothing and is called by atoms alone."""

from engine.kernel.ids import Ref
from engine.seraphs.catalogue import CARDS
from engine.seraphs.state import InPlay, Lasting, State
from engine.seraphs.words import COVENANT, DEEP, Side


def show(state: State, ref: Ref) -> None:
    """Let both sides know a card from now on."""
    bit = 1 << ref
    state.seen[COVENANT] |= bit
    state.seen[DEEP] |= bit
    if state.partners is not None:
        share(state, ref)


def share(state: State, ref: Ref) -> None:
    """Let both of two people know what one of them alone has seen."""
    if state.partners is not None:
        one, two = state.partners.hidden
        keep = ~(1 << ref)
        state.partners = state.partners._replace(hidden=(one & keep, two & keep))


def to_hand(state: State, ref: Ref) -> Ref:
    """Put a card into its owner's hand under a new ref, so that nobody else can follow it."""
    card = state.identity[ref]
    owner = CARDS[card].side
    new_ref = len(state.identity)
    state.identity += (card,)
    state.hand[owner].append(new_ref)
    state.seen[owner] |= 1 << new_ref
    return new_ref


def leave_altar(state: State, side: Side, ref: Ref) -> None:
    """Take a card off an Altar."""
    state.altar[side].remove(ref)
    if ref in state.upright[side]:
        state.upright[side].remove(ref)


def leave_play(state: State, entry: InPlay) -> None:
    """Take a card out of play, and all that held only while it was there."""
    ref = entry.ref
    state.field[entry.side].remove(entry)
    leave_battle(state, ref)
    if state.used:
        state.used = [used for used in state.used if used[0] != ref]
    if state.lasting:
        state.lasting = [_without(held, ref) for held in state.lasting if not _ends(held, ref)]


def leave_battle(state: State, ref: Ref) -> None:
    """Take a card out of the battle; those in its way are free."""
    state.in_the_way.pop(ref, None)
    if ref in state.attackers:
        state.attackers.remove(ref)
        for blocker in [b for b, attacker in state.in_the_way.items() if attacker == ref]:
            del state.in_the_way[blocker]


def _ends(held: Lasting, ref: Ref) -> bool:
    return (held.until < 0 and held.source == ref) or held.refs == (ref,)


def _without(held: Lasting, ref: Ref) -> Lasting:
    if ref not in held.refs:
        return held
    return held._replace(refs=tuple(one for one in held.refs if one != ref))
