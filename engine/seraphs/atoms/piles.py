"""Decks, hands and Altars: the atoms that move cards nobody has in play."""

from engine.kernel.ids import Ref
from engine.kernel.rng import Rng
from engine.seraphs import events as ev
from engine.seraphs.atoms.moving import leave_altar, leave_play, share, show, to_hand
from engine.seraphs.catalogue import CARDS
from engine.seraphs.state import State, find
from engine.seraphs.words import Side


def shuffle(state: State, side: Side, cards: tuple[int, ...], rng: Rng) -> None:
    """Give a deck these cards, bottom first, under new refs. Emits Shuffled."""
    first = len(state.identity)
    state.identity += cards
    state.deck[side] = list(range(first, first + len(cards)))
    state.rng = rng
    if state.record is not None:
        state.record.append(ev.Shuffled(side, first, cards, rng))


def move_rng(state: State, rng: Rng) -> None:
    """Keep the generator that a draw of chance handed back. Emits RngMoved."""
    state.rng = rng
    if state.record is not None:
        state.record.append(ev.RngMoved(rng))


def put_hand_back(state: State, side: Side) -> None:
    """Put an opening hand back into its deck. Emits HandPutBack."""
    state.deck[side] += state.hand[side]
    state.hand[side] = []
    if state.record is not None:
        state.record.append(ev.HandPutBack(side))


def draw(state: State, side: Side) -> None:
    """Draw the top card of a deck that has one. Emits CardDrawn."""
    ref = state.deck[side].pop()
    state.hand[side].append(ref)
    state.seen[side] |= 1 << ref
    if state.record is not None:
        state.record.append(ev.CardDrawn(side, ref))


def could_not_draw(state: State, side: Side) -> None:
    """Say that a deck is empty. Emits CouldNotDraw; the Walls follow."""
    if state.record is not None:
        state.record.append(ev.CouldNotDraw(side))


def look(state: State, side: Side, refs: tuple[Ref, ...]) -> None:
    """Show a side cards of its own deck. Emits Looked."""
    for ref in refs:
        state.seen[side] |= 1 << ref
    if state.record is not None:
        state.record.append(ev.Looked(side, refs))


def keep(state: State, side: Side, ref: Ref, rest: tuple[Ref, ...]) -> None:
    """Take one of the top cards to hand; the rest (top first) go under. Emits Kept."""
    deck = state.deck[side]
    del deck[len(deck) - len(rest) - 1 :]
    deck[:0] = rest[::-1]
    state.hand[side].append(ref)
    if state.record is not None:
        state.record.append(ev.Kept(side, ref, rest))


def take_found(state: State, side: Side, ref: Ref) -> None:
    """Take a card out of a deck to hand, shown to all. Emits Found."""
    state.deck[side].remove(ref)
    show(state, ref)
    new_ref = to_hand(state, ref)
    if state.record is not None:
        state.record.append(ev.Found(side, ref, new_ref))


def lay_on_altar(state: State, side: Side, ref: Ref, sideways: bool) -> None:
    """Lay a card of the hand, or the top card of the deck, on the Altar. Emits LaidOnAltar."""
    if ref in state.hand[side]:
        state.hand[side].remove(ref)
    else:
        state.deck[side].remove(ref)
    state.altar[side].append(ref)
    state.seen[side] |= 1 << ref
    if state.partners is not None:
        share(state, ref)
    if not sideways:
        state.upright[side].append(ref)
    if state.record is not None:
        state.record.append(ev.LaidOnAltar(side, ref, sideways))


def discard(state: State, side: Side, ref: Ref) -> None:
    """Put a card of the hand into the Wilderness. Emits Discarded."""
    state.hand[side].remove(ref)
    state.wilderness[side].append(ref)
    show(state, ref)
    if state.record is not None:
        state.record.append(ev.Discarded(side, ref))


def go_back_to_hand(state: State, ref: Ref) -> None:
    """Put a card in play or in a Wilderness into its owner's hand. Emits WentBackToHand."""
    entry = find(state, ref)
    if entry is not None:
        leave_play(state, entry)
    else:
        state.wilderness[CARDS[state.identity[ref]].side].remove(ref)
    new_ref = to_hand(state, ref)
    if state.record is not None:
        state.record.append(ev.WentBackToHand(ref, new_ref))


def go_to_wilderness(state: State, ref: Ref) -> None:
    """Put a card in play, on an Altar or announced into its Wilderness. Emits WentToWilderness."""
    entry = find(state, ref)
    owner = CARDS[state.identity[ref]].side
    if entry is not None:
        leave_play(state, entry)
    elif ref in state.announced:
        state.announced.remove(ref)
    else:
        leave_altar(state, owner, ref)
    state.wilderness[owner].append(ref)
    show(state, ref)
    if state.record is not None:
        state.record.append(ev.WentToWilderness(ref))
