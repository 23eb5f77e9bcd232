"""What happened to decks, hands and Altars."""

from dataclasses import dataclass

from engine.kernel.ids import Ref
from engine.kernel.rng import Rng
from engine.seraphs.words import Side


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A deck got an order of chance and refs `first` upwards, bottom card first."""

    side: Side
    first: Ref
    cards: tuple[int, ...]
    rng: Rng


@dataclass(frozen=True, slots=True)
class RngMoved:
    """Chance was asked; what it said is in the next event."""

    rng: Rng


@dataclass(frozen=True, slots=True)
class HandPutBack:
    """An opening hand went back into its deck, to be shuffled."""

    side: Side


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The top card of a deck was drawn."""

    side: Side
    ref: Ref


@dataclass(frozen=True, slots=True)
class CouldNotDraw:
    """A deck was empty."""

    side: Side


@dataclass(frozen=True, slots=True)
class Looked:
    """A side looked at cards of its deck."""

    side: Side
    refs: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """A side kept one of those it looked at, and put the rest under its deck."""

    side: Side
    ref: Ref
    rest: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """A side took a card from its deck to hand, and showed it; in hand it has a new ref."""

    side: Side
    ref: Ref
    new_ref: Ref


@dataclass(frozen=True, slots=True)
class LaidOnAltar:
    """A card of hand or deck was laid on its side's Altar."""

    side: Side
    ref: Ref
    sideways: bool


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card of the hand went to its owner's Wilderness."""

    side: Side
    ref: Ref


@dataclass(frozen=True, slots=True)
class WentBackToHand:
    """A card in play or in the Wilderness went to its owner's hand, as `new_ref`."""

    ref: Ref
    new_ref: Ref


@dataclass(frozen=True, slots=True)
class WentToWilderness:
    """A card went to its owner's Wilderness without falling."""

    ref: Ref
