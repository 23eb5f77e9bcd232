"""What a filter says of printed cards, worked out once as the decks are read.

Options are listed all the time, so a rule asks only whether a card's index is among those meant.
*VOCABULARY: filters; rulings 18, 19*.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.seraphs.cards import CardDef, deck_cards
from engine.seraphs.powers import (
    Effect,
    Filter,
    Spare,
    StandUp,
    TakeFromWilderness,
    TurnSideways,
)
from engine.seraphs.words import COVENANT, DEEP, SIDES, Side

Where: TypeAlias = Literal["in_play", "altar", "wilderness"]
IN_PLAY: Final = "in_play"
ALTAR: Final = "altar"
WILDERNESS: Final = "wilderness"

STANDING: Final = "standing"
SIDEWAYS: Final = "sideways"
ATTACKING: Final = "attacking"
NOT_SPARED: Final = "not_spared"

Owners: TypeAlias = tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """The cards that one effect may befall. `owners`: whose, by the side of the card that asks.

    `meant`: the indices of the printed cards. `other`: not the card that asks. `asks`: what a card
    must be at the table as well, in words; so an effect befalls only what it would change.
    """

    where: Where
    owners: tuple[Owners, Owners]
    meant: frozenset[int]
    other: bool
    asks: tuple[str, ...]


def reach_of(which: Filter, effect: Effect) -> Reach:
    """What a filter means as that of this effect."""
    return Reach(
        _where(which, effect),
        (_owners(which, COVENANT), _owners(which, DEEP)),
        cards_meant(which),
        which.other and which.card is None,
        _asks(which, effect),
    )


def cards_meant(which: Filter) -> frozenset[int]:
    """The indices of the printed cards that fit a filter."""
    return frozenset(i for i, card in enumerate(deck_cards()) if _fits(card, which))


def change_asks(effect: Effect) -> tuple[str, ...]:
    """What a card in play must be for an effect to change it: a standing card is not stood up."""
    match effect:
        case TurnSideways():
            return (STANDING,)
        case StandUp():
            return (SIDEWAYS,)
        case Spare():
            return (NOT_SPARED,)
        case _:
            return ()


def _fits(card: CardDef, which: Filter) -> bool:
    if which.card is not None:
        return card.id == which.card
    if card.type != which.kind or (which.cost is not None and card.cost > which.cost):
        return False
    return which.key is None or which.key in card.keywords


def _asks(which: Filter, effect: Effect) -> tuple[str, ...]:
    of_filter = () if which.state is None or which.card is not None else (which.state,)
    return tuple(dict.fromkeys((*of_filter, *change_asks(effect))))


def _where(which: Filter, effect: Effect) -> Where:
    if isinstance(effect, TakeFromWilderness):
        return WILDERNESS
    return ALTAR if which.kind == "altar_card" else IN_PLAY


def _owners(which: Filter, side: Side) -> Owners:
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
            return (1 - side,)
