"""The World English Bible, read from one compact file that tools/bible_text.py makes.

The file, all numbers little-endian: a header; a byte for each book with its count of chapters; a
byte for each chapter with its highest verse; a check sum for each chapter's text; where each
verse's text begins, and where the last one ends; the text in UTF-8. Pages are read when they are
needed, and a chapter is checked whenever it is read, so that a damaged letter is never shown.
"""

import mmap
import struct
import zlib
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from types import TracebackType
from typing import Self

from game.references import BOOKS, WHOLE_CHAPTER, BibleTextError, Place, Span, parse_reference
from game.resources import BIBLE_TEXT

MAGIC = b"SSBIBLE\n"
VERSION = 1
HEADER = struct.Struct("<8sHHII")
"""Magic, version, chapters, verses, and the check sum of the tables that follow."""


@dataclass(frozen=True, slots=True)
class Verse:
    """One verse, in one line of text."""

    book: str
    chapter: int
    verse: int
    text: str


class Bible:
    """An open Bible text; close it, or use it in a `with`."""

    def __init__(self, path: Path = BIBLE_TEXT) -> None:
        """Map the file and read its tables.

        Args:
            path: The file that tools/bible_text.py made.

        Raises:
            BibleTextError: If the file is missing, damaged or of another version.
        """
        self._map = _map_file(path)
        try:
            self._read_tables()
        except BibleTextError:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._map.close()

    def verse(self, book: str, chapter: int, verse: int) -> str:
        """The text of one verse.

        Raises:
            BibleTextError: If there is no such verse, or its chapter is damaged.
        """
        found = self._verses(Span(book, (chapter, verse), (chapter, verse)))
        if not found:
            raise _no_such(f"{book} {chapter}:{verse}")
        return found[0].text

    def chapter(self, book: str, chapter: int) -> list[Verse]:
        """All verses of a chapter, in order.

        Raises:
            BibleTextError: If there is no such chapter, or it is damaged.
        """
        return self._verses(Span(book, (chapter, 1), (chapter, WHOLE_CHAPTER)))

    def chapters(self, book: str) -> int:
        """How many chapters a book has, 1-150; 0 for a name that is not a book's."""
        return self._chapter_counts[BOOKS.index(book)] if book in BOOKS else 0

    def passage(self, reference: str) -> list[Verse]:
        """The verses of a reference as the cards print it, in printed order.

        Args:
            reference: Such as "Exodus 7:1-13, 28:15-30".

        Raises:
            BibleTextError: If the reference cannot be read, names verses that do not exist, or
                the text is damaged.
        """
        verses: list[Verse] = []
        for span in parse_reference(reference):
            found = self._verses(span)
            if not found or not self._holds(span.book, span.last):
                raise _no_such(reference)
            verses += found
        return verses

    def _verses(self, span: Span) -> list[Verse]:
        chapters = range(span.first[0], span.last[0] + 1)
        verses = (verse for number in chapters for verse in self._chapter_verses(span.book, number))
        return [v for v in verses if v.text and span.first <= (v.chapter, v.verse) <= span.last]

    def _chapter_verses(self, book: str, chapter: int) -> list[Verse]:
        index = self._chapter_index(book, chapter)
        begin, end = self._chapter_starts[index], self._chapter_starts[index + 1]
        ends = struct.unpack_from(f"<{end - begin + 1}I", self._map, self._offsets_at + 4 * begin)
        text = self._map[self._text_at + ends[0] : self._text_at + ends[-1]]
        if zlib.crc32(text) != self._chapter_sums[index]:
            raise BibleTextError(f"{book} {chapter} is damaged in the Bible text.")
        lines = [text[a - ends[0] : b - ends[0]] for a, b in zip(ends, ends[1:], strict=False)]
        return [
            Verse(book, chapter, number, line.decode())
            for number, line in enumerate(lines, start=1)
        ]

    def _chapter_index(self, book: str, chapter: int) -> int:
        if not 1 <= chapter <= self.chapters(book):
            raise _no_such(f"{book} {chapter}")
        return self._book_starts[BOOKS.index(book)] + chapter - 1

    def _holds(self, book: str, place: Place) -> bool:
        index = self._chapter_index(book, place[0])
        highest = self._chapter_starts[index + 1] - self._chapter_starts[index]
        return place[1] == WHOLE_CHAPTER or place[1] <= highest

    def _read_tables(self) -> None:
        if len(self._map) < HEADER.size:
            raise _damaged()
        magic, version, chapters, verses, check_sum = HEADER.unpack_from(self._map)
        if magic != MAGIC:
            raise BibleTextError("The Bible text is not a file of this game.")
        if version != VERSION:
            raise BibleTextError("The Bible text was made for another version of the game.")
        sums_at = HEADER.size + len(BOOKS) + chapters
        self._offsets_at = sums_at + 4 * chapters
        self._text_at = self._offsets_at + 4 * (verses + 1)
        if zlib.crc32(self._map[HEADER.size : self._text_at]) != check_sum:
            raise _damaged()
        self._chapter_counts = self._map[HEADER.size : HEADER.size + len(BOOKS)]
        self._book_starts = list(accumulate(self._chapter_counts, initial=0))
        self._chapter_starts = list(accumulate(self._map[sums_at - chapters : sums_at], initial=0))
        self._chapter_sums = struct.unpack_from(f"<{chapters}I", self._map, sums_at)
        (text_size,) = struct.unpack_from("<I", self._map, self._text_at - 4)
        if len(self._map) != self._text_at + text_size:
            raise _damaged()


def _map_file(path: Path) -> mmap.mmap:
    try:
        with path.open("rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except FileNotFoundError:
        raise BibleTextError("The Bible text is missing; please set the game up anew.") from None
    except (OSError, ValueError) as error:
        raise BibleTextError(f"The Bible text cannot be opened: {error}.") from error


def _damaged() -> BibleTextError:
    return BibleTextError("The Bible text is damaged; please set the game up anew.")


def _no_such(reference: str) -> BibleTextError:
    return BibleTextError(f"“{reference}” is not in the Bible text.")
