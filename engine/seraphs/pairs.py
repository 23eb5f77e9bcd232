"""Story pairs: Story moments and Testimonies. *Panels 9-10; rulings 12, 13, 23*."""

from engine.kernel.ids import Ref
from engine.seraphs import atoms
from engine.seraphs.catalogue import CARDS
from engine.seraphs.seats import giver_of_card
from engine.seraphs.state import InPlay, State
from engine.seraphs.winning import draw_one
from engine.seraphs.words import COVENANT, DEEP


def is_pair(deep: InPlay, covenant_card: int) -> bool:
    """Whether a card in play is a Deep card whose Story pair is that Covenant card."""
    return deep.side == DEEP and deep.card.pair == covenant_card >= 0


def welcome(state: State, entry: InPlay) -> None:
    """Read the story of a card that enters beside its pair, and of one that stops its pair."""
    others = state.field[COVENANT if entry.side == DEEP else DEEP]
    beside = _is_beside_its_pair(entry, others)
    if beside:
        atoms.read_story(state, entry.card.index)
    for deep, covenant in _stopped(entry, others):
        testify(state, deep.ref, covenant.card.index, left=False, read=not beside)


def testify(state: State, ref: Ref, covenant_card: int, *, left: bool, read: bool = True) -> None:
    """Give a Testimony, once for each Deep card and day: the Covenant draws, and so may the Deep.

    `left`: the Deep card fell or left play, so the Deep draws too if it is a character.
    """
    card = CARDS[state.identity[ref]]
    if card.index in state.testified:
        return
    atoms.give_testimony(state, ref, covenant_card, read)
    draw_one(state, COVENANT, giver_of_card(state, covenant_card))
    if left and card.is_character:
        draw_one(state, DEEP)


def _is_beside_its_pair(entry: InPlay, others: list[InPlay]) -> bool:
    pairs = (entry.card.pair,) if entry.side == DEEP else entry.card.pairs
    for one in others:
        if one.card.index in pairs:
            return True
    return False


def _stopped(entry: InPlay, others: list[InPlay]) -> list[tuple[InPlay, InPlay]]:
    """Deep cards that the coming of `entry` stops, each with the Covenant card that does it."""
    if entry.side == DEEP:
        by = entry.card.stopped_by
        return [(entry, one) for one in others if one.card.index in by] if by else []
    return [(one, entry) for one in others if entry.card.index in one.card.stopped_by]
