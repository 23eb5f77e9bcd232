"""The printed cards as data, read once from the decks beside this file."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from engine.kernel.tables import ContentError, Sheet, read_sheet
from engine.seraphs.power_checks import cards_named, power_problems
from engine.seraphs.powers import Power
from engine.seraphs.words import CardType, SideId

PlainKeyword: TypeAlias = Literal[
    "giant", "giant_slayer", "heavenly", "army", "answer", "taken_up", "elder"
]
HelperKind: TypeAlias = Literal["walls", "score", "day", "reference", "mode", "tabernacle"]

DECKS: Final = Path(__file__).with_name("decks")
LONGEST_POWER: Final = 200
"""Characters of rules text that fit a face."""

COSTS: Final = range(1, 9)
STRENGTHS: Final = range(9)
HEARTS: Final = range(1, 10)

_TYPES_OF: Final[dict[str, tuple[CardType, ...]]] = {
    "covenant": ("character", "holy_thing", "miracle", "act"),
    "deep": ("character", "stronghold", "scheme"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDef:
    """One printed card of the two decks. Strength and Heart are 0 for other types than characters.

    `return_cost` is the n of Return ◇n, 0 without it; `heir_of`, `pair` and `turned_by` are card
    ids or empty. In the decks the two keywords with a value stand among the others, in `keywords`.
    """

    id: str
    name: str
    side: SideId
    type: CardType
    cost: int
    strength: int = 0
    heart: int = 0
    keywords: tuple[PlainKeyword, ...]
    heir_of: str = ""
    return_cost: int = 0
    epithet: str
    plate: str
    relation: str
    pair: str = ""
    turned_by: str = ""
    power: str
    powers: tuple[Power, ...] = ()
    story: str
    quote: str
    quote_ref: str
    reference: str
    station: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Helper:
    """One of the 25 helper cards: the tracks, the day cards, the rules of a mode, the Tabernacle.

    `lines` are the rules it carries. `start` (Walls, 0 to 30) and `last_sentence` belong to the two
    Walls cards, `station` and `order` (1 at the Gate, 7 at the Ark) to the Tabernacle cards.
    """

    id: str
    name: str
    kind: HelperKind
    side: Literal["covenant", "deep", "both"]
    lines: tuple[str, ...]
    reference: str
    quote: str
    quote_ref: str
    start: int = 0
    last_sentence: str = ""
    station: str = ""
    order: int = 0


@cache
def deck_cards() -> tuple[CardDef, ...]:
    """The 104 cards: the Covenant's 52 in the order of their file, then the Deep's 52.

    Raises:
        ContentError: what is wrong with the decks, all of it.
    """
    return load_cards((_sheet("covenant", "card"), _sheet("deep", "card")))


@cache
def helpers() -> tuple[Helper, ...]:
    """The 25 helper cards, in the order of their file.

    Raises:
        ContentError: what is wrong with them, all of it.
    """
    return load_helpers(_sheet("helpers", "helper"))


def card(card_id: str) -> CardDef:
    """The printed card of that id. Raises KeyError where there is none."""
    return _cards_by_id()[card_id]


def helper(helper_id: str) -> Helper:
    """The helper card of that id. Raises KeyError where there is none."""
    return _helpers_by_id()[helper_id]


def load_cards(sheets: tuple[Sheet, ...]) -> tuple[CardDef, ...]:
    """Read decks and ask whether their cards can be: each alone, then all together.

    Raises:
        ContentError: a line for every problem, with file, card and field.
    """
    problems: list[str] = []
    decks = {sheet.name: read_sheet(CardDef, sheet, problems, _prepared) for sheet in sheets}
    known = [card_id for deck in decks.values() for card_id in deck]
    for name, card_id in _used_twice(decks):
        problems.append(f"{name}: {card_id}: id: used twice")
    read = [(name, found) for name, deck in decks.items() for found in deck.values() if found]
    for name, found in read:
        for problem in (*_card_problems(found), *_link_problems(found, known)):
            problems.append(f"{name}: {found.id}: {problem}")
    if problems:
        raise ContentError(problems)
    return tuple(found for _, found in read)


def load_helpers(sheet: Sheet) -> tuple[Helper, ...]:
    """Read the helper cards.

    Raises:
        ContentError: a line for every problem, with file, card and field.
    """
    problems: list[str] = []
    read = read_sheet(Helper, sheet, problems)
    if problems:
        raise ContentError(problems)
    return tuple(found for found in read.values() if found)


@cache
def _cards_by_id() -> dict[str, CardDef]:
    return {found.id: found for found in deck_cards()}


@cache
def _helpers_by_id() -> dict[str, Helper]:
    return {found.id: found for found in helpers()}


def _sheet(deck: str, key: str) -> Sheet:
    name = f"{deck}.toml"
    return Sheet(name, key, (DECKS / name).read_text(encoding="utf-8"))


def _used_twice(decks: Mapping[str, Mapping[str, object]]) -> Iterator[tuple[str, str]]:
    """Each later file with an id that an earlier one holds already."""
    seen: set[str] = set()
    for name, deck in decks.items():
        yield from ((name, card_id) for card_id in deck if card_id in seen)
        seen.update(deck)


def _prepared(table: Mapping[str, object]) -> Mapping[str, object]:
    """The table with the keywords that carry a value beside the others, and `when` of ◇ powers."""
    prepared = dict(table)
    keywords = table.get("keywords")
    if isinstance(keywords, list):
        valued = [keyword for keyword in keywords if isinstance(keyword, dict)]
        prepared["keywords"] = [keyword for keyword in keywords if keyword not in valued]
        for key, value in (pair for keyword in valued for pair in keyword.items()):
            prepared["return_cost" if key == "return" else key] = value
    powers = table.get("powers")
    if isinstance(powers, list):
        prepared["powers"] = [_with_moment(power) for power in powers]
    return prepared


def _with_moment(power: object) -> object:
    return {"when": "pay", **power} if isinstance(power, dict) and "pay" in power else power


def _card_problems(found: CardDef) -> Iterator[str]:
    if found.type not in _TYPES_OF[found.side]:
        yield f"type: the {found.side} deck has no {found.type}"
    if found.cost not in COSTS:
        yield f"cost: 1 to 8, not {found.cost}"
    yield from _strength_and_heart_problems(found)
    if (found.station != "") != (found.type == "holy_thing"):
        yield "station: every Holy Thing has one, and no other card"
    if found.side == "covenant" and (found.pair or found.turned_by):
        yield "pair, turned_by: Deep cards only"
    if bool(found.power) != bool(found.powers):
        yield "powers: a power has both its text and its data"
    if len(found.power) > LONGEST_POWER:
        yield f"power: {LONGEST_POWER} characters at most, not {len(found.power)}"
    yield from power_problems(found.powers, found.type)


def _strength_and_heart_problems(found: CardDef) -> Iterator[str]:
    if found.type == "character":
        if found.strength not in STRENGTHS:
            yield f"strength: 0 to 8, not {found.strength}"
        if found.heart not in HEARTS:
            yield f"heart: 1 to 9, not {found.heart}"
    elif found.strength or found.heart:
        yield "strength, heart: characters only"


def _link_problems(found: CardDef, known: list[str]) -> Iterator[str]:
    links = [("heir_of", found.heir_of), ("pair", found.pair), ("turned_by", found.turned_by)]
    for at, card_id in links + cards_named(found.powers):
        if card_id and card_id not in known:
            yield f'{at}: no card "{card_id}"'
