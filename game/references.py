"""Passages of the Bible as the cards print them: "Exodus 7:1-13, 28:15-30" to spans of verses."""

import re
from dataclasses import dataclass

BOOKS = (
    *("Genesis", "Exodus", "Leviticus", "Numbers", "Deuteronomy", "Joshua", "Judges", "Ruth"),
    *("1 Samuel", "2 Samuel", "1 Kings", "2 Kings", "1 Chronicles", "2 Chronicles", "Ezra"),
    *("Nehemiah", "Esther", "Job", "Psalms", "Proverbs", "Ecclesiastes", "Song of Songs"),
    *("Isaiah", "Jeremiah", "Lamentations", "Ezekiel", "Daniel", "Hosea", "Joel", "Amos"),
    *("Obadiah", "Jonah", "Micah", "Nahum", "Habakkuk", "Zephaniah", "Haggai", "Zechariah"),
    *("Malachi", "Matthew", "Mark", "Luke", "John", "Acts", "Romans", "1 Corinthians"),
    *("2 Corinthians", "Galatians", "Ephesians", "Philippians", "Colossians"),
    *("1 Thessalonians", "2 Thessalonians", "1 Timothy", "2 Timothy", "Titus", "Philemon"),
    *("Hebrews", "James", "1 Peter", "2 Peter", "1 John", "2 John", "3 John", "Jude"),
    "Revelation",
)
"""The 66 books in their order, by the names that the cards print."""

ONE_CHAPTER_BOOKS = frozenset({"Obadiah", "Philemon", "2 John", "3 John", "Jude"})
WHOLE_CHAPTER = 999
"""The end of a span that runs to its chapter's last verse."""

_OTHER_NAMES = {"Psalm": "Psalms", "Song of Solomon": "Song of Songs"}
_PART = re.compile(r"(?:((?:[1-3] )?[A-Z][A-Za-z ]*[a-z]) ?)?(\d[\d:, -]*)")
_ITEM = re.compile(r"(?:(\d+):)?(\d+)(?:-(?:(\d+):)?(\d+))?")

Place = tuple[int, int]
"""A chapter and a verse."""


class BibleTextError(Exception):
    """The Bible text cannot be opened or read; the message is one sentence for a person."""


@dataclass(frozen=True, slots=True)
class Span:
    """Verses that follow one another in a book, both ends included."""

    book: str
    first: Place
    last: Place


def parse_reference(reference: str) -> list[Span]:
    """Read a printed reference.

    Parts stand between semicolons, each with its book or in the book before it; the pieces of a
    part stand between commas. A bare number is a chapter until its part has named a verse, and
    a verse from then on, or at once in a book of one chapter.

    Args:
        reference: Such as "Numbers 13:25-14:10; Joshua 14:6-15" or "Joshua 2, 6:22-25".

    Returns:
        The spans in printed order; whether their verses exist is for the text to say.

    Raises:
        BibleTextError: If the reference is not written in that way.
    """
    spans: list[Span] = []
    book = ""
    for part in reference.replace("–", "-").split(";"):
        found = _PART.fullmatch(part.strip())
        book = _book(found[1]) if found and found[1] else book
        if not found or book not in BOOKS:
            raise _unreadable(reference)
        spans += _part_spans(book, found[2], reference)
    return spans


def chapters_of(reference: str) -> list[tuple[str, int]]:
    """The chapters that a printed reference reaches into, each once, in printed order.

    Raises:
        BibleTextError: If the reference cannot be read.
    """
    return list(
        dict.fromkeys(
            (span.book, chapter)
            for span in parse_reference(reference)
            for chapter in range(span.first[0], span.last[0] + 1)
        )
    )


def _part_spans(book: str, numbers: str, reference: str) -> list[Span]:
    spans: list[Span] = []
    chapter = "1" if book in ONE_CHAPTER_BOOKS else ""
    for item in numbers.split(","):
        found = _ITEM.fullmatch(item.strip())
        if not found:
            raise _unreadable(reference)
        chapter = found[1] or chapter
        span = _verses(book, chapter, found) if chapter else _chapters(book, found)
        if span.last < span.first:
            raise _unreadable(reference)
        spans.append(span)
        chapter = found[3] or chapter
    return spans


def _verses(book: str, chapter: str, found: re.Match[str]) -> Span:
    first = (int(chapter), int(found[2]))
    last = (int(found[3] or chapter), int(found[4] or found[2]))
    return Span(book, first, last)


def _chapters(book: str, found: re.Match[str]) -> Span:
    """A run of whole chapters, or one that ends inside a chapter: "Exodus 5-6:1"."""
    first = (int(found[2]), 1)
    if found[3]:
        return Span(book, first, (int(found[3]), int(found[4])))
    return Span(book, first, (int(found[4] or found[2]), WHOLE_CHAPTER))


def _book(name: str) -> str:
    return _OTHER_NAMES.get(name, name)


def _unreadable(reference: str) -> BibleTextError:
    return BibleTextError(f"“{reference}” is not a passage that can be looked up.")
