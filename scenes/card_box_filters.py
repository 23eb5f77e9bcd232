"""Which cards of the box are shown, and in which order: pure, from the cards' own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.seraphs.cards import card, deck_cards
from engine.seraphs.text import keyword_names
from engine.seraphs.words import TYPE_NAMES
from scenes.cards.content import Words, all_ids, words_of
from scenes.widgets.choice import Option

ANY: Final = ""
ORDERS: Final = (
    Option("deck", "As in the box"),
    Option("name", "By name"),
    Option("cost", "By cost"),
    Option("strength", "By Strength"),
)
FIELDS: Final = ("side", "type", "cost", "keyword", "book")
"""What can be filtered by, in the order in which it is offered."""

LABELS: Final = {
    "side": "Side",
    "type": "Type",
    "cost": "Cost",
    "keyword": "Keyword",
    "book": "Book",
    "sort": "Order",
}
_KEYWORDS: Final = ("Heir of", "Return")
"""Keywords with a value, which are found by their first words."""

Books = Mapping[str, tuple[str, ...]]
"""For each card, the books of the Bible that its reference names."""


@dataclass(frozen=True, slots=True)
class Filters:
    """What is asked for; an empty field asks for nothing.

    Attributes:
        words: what was typed: each of its words has to stand in the name, the line under it,
            the power or the keywords.
        side: "covenant", "deep" or "helper".
        type: as the cards have it.
        cost: as a number in letters.
        keyword: its name, without a value.
        book: a book of the Bible.
        sort: one of `ORDERS`.
    """

    words: str = ""
    side: str = ANY
    type: str = ANY
    cost: str = ANY
    keyword: str = ANY
    book: str = ANY
    sort: str = "deck"

    @property
    def asks_nothing(self) -> bool:
        """Whether every card is shown."""
        return replace(self, sort="deck") == Filters()

    def value(self, field: str) -> str:
        """What one field asks for, "sort" among them."""
        found: str = getattr(self, field)
        return found

    def asking(self, field: str, value: str) -> Filters:
        """The same filters with one field changed."""
        changes: dict[str, str] = {field: value}
        return replace(self, **changes)


def shown(filters: Filters, books: Books) -> tuple[str, ...]:
    """The ids of the cards that are asked for, in the order that is asked for."""
    found = [name for name in all_ids() if _matches(filters, words_of(name), books)]
    return (
        tuple(sorted(found, key=_ORDER[filters.sort])) if filters.sort in _ORDER else tuple(found)
    )


def offered(field: str, books: Books, order: Sequence[str]) -> tuple[Option, ...]:
    """What a field can ask for, "any" first.

    Args:
        field: one of `FIELDS`, or "sort".
        books: of each card.
        order: all books of the Bible in their order.
    """
    if field == "sort":
        return ORDERS
    named = {found for of_card in books.values() for found in of_card}
    values: dict[str, tuple[tuple[str, str], ...]] = {
        "side": (("covenant", "The Covenant"), ("deep", "The Deep"), ("helper", "Helpers")),
        "type": (*TYPE_NAMES.items(), ("helper", "Helper")),
        "cost": tuple((str(n), str(n)) for n in sorted({c.cost for c in deck_cards()})),
        "keyword": tuple((name, name) for name in _keywords()),
        "book": tuple((book, book) for book in order if book in named),
    }
    every = {"side": "Both sides", "book": "Any book"}.get(field, f"Any {LABELS[field].lower()}")
    return (Option(ANY, every), *(Option(value, label) for value, label in values[field]))


@cache
def _keywords() -> tuple[str, ...]:
    found = {plain_keyword(name) for one in deck_cards() for name in keyword_names(one)}
    return (*sorted(found), "Turned")


def plain_keyword(name: str) -> str:
    """A printed keyword without its value: "Heir of David" is "Heir of"."""
    return next((start for start in _KEYWORDS if name.startswith(start)), name)


def _matches(filters: Filters, one: Words, books: Books) -> bool:
    helper = one.kind == "helper"
    side = "helper" if helper else one.side
    wanted = (
        (filters.side, {side}),
        (filters.type, {one.kind}),
        (filters.cost, set() if helper else {str(one.cost)}),
        (filters.keyword, _keywords_of(one)),
        (filters.book, set(books.get(one.id, ()))),
    )
    if any(asked and asked not in has for asked, has in wanted):
        return False
    return all(word in _searched(one.id) for word in filters.words.casefold().split())


def _keywords_of(one: Words) -> set[str]:
    turned = one.kind != "helper" and bool(card(one.id).turned_by)
    return {plain_keyword(name) for name in one.keywords} | ({"Turned"} if turned else set())


@cache
def _searched(card_id: str) -> str:
    one = words_of(card_id)
    parts = (one.name, one.epithet, one.power, *one.keywords, *one.lines)
    return " ".join(parts).casefold()


def name_key(card_id: str) -> str:
    """A card's name as it is sorted: without a "The" before it."""
    return words_of(card_id).name.removeprefix("The ").casefold()


def _by_cost(card_id: str) -> tuple[int, str]:
    one = words_of(card_id)
    return (99 if one.kind == "helper" else one.cost, name_key(card_id))


def _by_strength(card_id: str) -> tuple[int, int, str]:
    one = words_of(card_id)
    fights = one.kind == "character"
    return (-one.strength if fights else 99, -one.heart, name_key(card_id))


_ORDER: Final[dict[str, Callable[[str], tuple[object, ...]]]] = {
    "name": lambda card_id: (name_key(card_id),),
    "cost": _by_cost,
    "strength": _by_strength,
}
