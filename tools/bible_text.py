"""Make the compact Bible text that the game ships, from pythonbible's World English Bible.

Usage: python -m tools.bible_text [FILE]      (default: assets/bible/web.bible)

Only the shape of spaces, apostrophes, quotation marks, dashes and brackets around supplied words
is evened out; no word of a verse is changed. game/bible.py describes the file.
"""

import argparse
import re
import struct
import sys
import zlib
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

import pythonbible
from pythonbible.bible.errors import VersionMissingVerseError

from game.bible import HEADER, MAGIC, VERSION
from game.references import BOOKS
from game.resources import BIBLE_TEXT

Chapter = list[bytes]

_STRANGE_VERSE = re.compile("dummy verses inserted")
"""Three verses that the source leaves out hold this in their place."""
_NEXT_HEADING = re.compile(r"\s+(BOOK [IV]+\s+)?Psalm \d+\b.*|(\s+[A-Z]{2,})+$", re.DOTALL)
"""In the source the heading of what follows hangs on a psalm's last verse."""


def main() -> int:
    """Write the file, whole or not at all."""
    parser = argparse.ArgumentParser(description="Make the compact Bible text.")
    parser.add_argument("file", nargs="?", type=Path, default=BIBLE_TEXT)
    path: Path = parser.parse_args().file
    data = compact([list(chapters(book)) for book in pythonbible.Book if book.value <= len(BOOKS)])
    path.parent.mkdir(parents=True, exist_ok=True)
    half_made = path.with_suffix(".part")
    half_made.write_bytes(data)
    half_made.replace(path)
    sys.stdout.write(f"{path.name}: {len(data):,} bytes\n")
    return 0


def compact(books: list[list[Chapter]]) -> bytes:
    """Pack books of chapters of verses into the file's bytes.

    Args:
        books: All 66 in order; a verse that the version leaves out is empty.
    """
    all_chapters = [chapter for book in books for chapter in book]
    verses = [verse for chapter in all_chapters for verse in chapter]
    sums = [zlib.crc32(b"".join(chapter)) for chapter in all_chapters]
    offsets = list(accumulate(map(len, verses), initial=0))
    tables = b"".join(
        (
            bytes(map(len, books)),
            bytes(map(len, all_chapters)),
            struct.pack(f"<{len(sums)}I", *sums),
            struct.pack(f"<{len(offsets)}I", *offsets),
        )
    )
    header = HEADER.pack(MAGIC, VERSION, len(sums), len(verses), zlib.crc32(tables))
    return header + tables + b"".join(verses)


def chapters(book: pythonbible.Book) -> Iterator[Chapter]:
    """A book's chapters, each a list of verses in UTF-8."""
    for chapter in range(1, pythonbible.get_number_of_chapters(book) + 1):
        count = pythonbible.get_number_of_verses(book, chapter)
        yield [verse_text(book, chapter, number).encode() for number in range(1, count + 1)]


def verse_text(book: pythonbible.Book, chapter: int, number: int) -> str:
    """One verse, evened out; empty where this version has none."""
    try:
        text = pythonbible.get_verse_text(
            pythonbible.get_verse_id(book, chapter, number),
            version=pythonbible.Version.WORLD_ENGLISH,
        )
    except VersionMissingVerseError:
        return ""
    return "" if _STRANGE_VERSE.search(text) else even_out(_NEXT_HEADING.sub("", text))


def even_out(text: str) -> str:
    """Write spaces, apostrophes, quotation marks, dashes and brackets as our fonts set them."""
    text = re.sub(r"\s?-\[(\w+)\]", r"-\1", text).translate(str.maketrans("", "", "[]"))
    text = " ".join(re.sub(r"\s*--\s*|\s-\s", "—", text).split())
    text = re.sub(r'(^|[\s(—]`?)"\s?', r"\1“", text).replace('"', "”")
    return re.sub(r"(^|[\s(—“])`", r"\1‘", text).replace("`", "’")


if __name__ == "__main__":
    sys.exit(main())
