"""What was ruled about single cards, as data: for the card box, and as RULINGS.md prints it.

The leaflet is the law; a ruling says how a card is read where the leaflet leaves it open.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.kernel.tables import ContentError, Sheet, read_sheet
from engine.seraphs.cards import DECKS, CardDef, card, deck_cards
from engine.seraphs.words import CardType

FILE: Final = "rulings.toml"
BOLD: Final = "**"
KEYWORDS: Final = frozenset(
    {"giant", "giant_slayer", "heavenly", "army", "answer", "taken_up", "elder"}
    | {"heir_of", "return", "turned", "pair"}
)
"""What a ruling may be about besides cards and types: what `traits` gives."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """One ruling, and which cards it is about.

    `text` is as RULINGS.md prints it, with ** round bold words. `number` is that of a numbered
    ruling, 0 for one on single cards. `cards` are ids, `keywords` as `traits` gives them.
    """

    id: str
    text: str
    number: int = 0
    cards: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    types: tuple[CardType, ...] = ()

    @property
    def words(self) -> str:
        """The text as it is shown, without marks."""
        return self.text.replace(BOLD, "")

    def is_about(self, found: CardDef) -> bool:
        """Whether it says something of this card."""
        named = found.id in self.cards or found.type in self.types
        return named or bool(set(self.keywords) & traits(found))


@cache
def rulings() -> tuple[Ruling, ...]:
    """All of them: those on single cards in the order of RULINGS.md, then the numbered ones.

    Raises:
        ContentError: what is wrong with them, all of it.
    """
    text = DECKS.with_name(FILE).read_text(encoding="utf-8")
    return load_rulings(Sheet(FILE, "ruling", text))


def rulings_of(card_id: str) -> tuple[Ruling, ...]:
    """The rulings about a card of the decks, its own before the general ones.

    Raises:
        KeyError: no card of the decks has this id.
    """
    found = card(card_id)
    return tuple(one for one in rulings() if one.is_about(found))


def load_rulings(sheet: Sheet) -> tuple[Ruling, ...]:
    """Read rulings.

    Raises:
        ContentError: a line for every problem, with file, ruling and field.
    """
    problems: list[str] = []
    read = read_sheet(Ruling, sheet, problems)
    known = {found.id for found in deck_cards()}
    for one in filter(None, read.values()):
        problems.extend(f"{sheet.name}: {one.id}: {problem}" for problem in _problems(one, known))
    if problems:
        raise ContentError(problems)
    return tuple(one for one in read.values() if one)


def traits(found: CardDef) -> frozenset[str]:
    """A card's keywords, and the words that stand for what else a ruling may be about."""
    also = {
        "heir_of": bool(found.heir_of),
        "return": bool(found.return_cost),
        "turned": bool(found.turned_by),
        "pair": bool(found.pair),
    }
    return frozenset(found.keywords) | {word for word, true in also.items() if true}


def printed() -> tuple[str, ...]:
    """The rulings on single cards as RULINGS.md prints them, each in one line."""
    return tuple(one.text for one in rulings() if not one.number)


def _problems(one: Ruling, known: set[str]) -> Iterator[str]:
    yield from (f'cards: no card "{name}"' for name in one.cards if name not in known)
    yield from (f'keywords: unknown word "{w}"' for w in one.keywords if w not in KEYWORDS)
    if not (one.cards or one.keywords or one.types):
        yield "cards: it is about no card"
    if one.text.count(BOLD) % 2 or BOLD not in one.text:
        yield "text: its heading stands between ** and **"
