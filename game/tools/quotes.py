"""Whether each card's verse stands word for word in the World English Bible."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import engine
from game.bible import Bible
from game.references import BibleTextError
from game.resources import BIBLE_TEXT

_PLAIN = str.maketrans("`‘’“”", "'''\"\"", "[]")

Card = dict[str, object]


def problems(bible_text: Path = BIBLE_TEXT, decks: list[Path] | None = None) -> list[str]:
    """One line for each reference or quotation of the decks that the Bible text does not bear out.

    Args:
        bible_text: The file that tools/bible_text.py made.
        decks: The card files to read; every game's decks if not given.
    """
    try:
        with Bible(bible_text) as bible:
            return [
                f"{deck.name}: {line}"
                for deck in (deck_files() if decks is None else decks)
                for line in _deck_problems(deck, bible)
            ]
    except BibleTextError as error:
        return [str(error)]


def deck_files() -> list[Path]:
    """The card files of all games, in order."""
    return sorted(Path(*engine.__path__).glob("*/decks/*.toml"))


def stands_in(quote: str, passage: str) -> bool:
    """Whether a quotation stands in a passage, word for word, from word to word.

    The shape of spaces, quotation marks and dashes is evened out, and the brackets around
    supplied words are left out.
    """
    words = re.escape(_even_out(quote))
    return re.search(rf"(?<!\w){words}(?!\w)", _even_out(passage)) is not None


def _deck_problems(deck: Path, bible: Bible) -> Iterator[str]:
    for card in _cards(deck):
        name = card.get("id", "a card without an id")
        for line in _card_problems(card, bible):
            yield f"{name}: {line}"


def _cards(deck: Path) -> Iterator[Card]:
    document = tomllib.loads(deck.read_text(encoding="utf-8"))
    for tables in document.values():
        if isinstance(tables, list):
            yield from (table for table in tables if isinstance(table, dict))


def _card_problems(card: Card, bible: Bible) -> Iterator[str]:
    for key in ("reference", "quote_ref"):
        if key in card and _passage(bible, str(card[key])) is None:
            yield f"{key} “{card[key]}” is not in the Bible text"
    if ("quote" in card) != ("quote_ref" in card):
        yield "quote and quote_ref go together"
    elif "quote" in card:
        passage = _passage(bible, str(card["quote_ref"]))
        if passage is not None and not stands_in(str(card["quote"]), passage):
            yield f"quote is not {card['quote_ref']}, which reads: {passage}"


def _passage(bible: Bible, reference: str) -> str | None:
    try:
        return " ".join(verse.text for verse in bible.passage(reference))
    except BibleTextError:
        return None


def _even_out(text: str) -> str:
    return " ".join(re.sub(r"\s*(?:--|—|–)\s*|\s-\s", " - ", text.translate(_PLAIN)).split())
