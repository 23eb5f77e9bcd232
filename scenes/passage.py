"""The chapters round a story: what the card names in them, and what stands round that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.theme import Theme
from scenes.typeset import Style
from scenes.widgets.entry import Entry

NAMED = Style("body", 30, leading=1.3)
ROUND_IT = Style("body", 26, leading=1.3)
CHAPTER = Style("display", 44)


class Verse(NamedTuple):
    """A line of the chapters, with its numbers.

    Attributes:
        text: such as "5:21  Enoch lived sixty-five years …", or a chapter's name.
        named: whether the card names it; the others stand round it.
        heads: whether it is a chapter's name.
    """

    text: str
    named: bool = True
    heads: bool = False


Passage = Callable[[], Sequence[Verse]]
"""Loads the whole chapters of a reference."""


def open_chapters(verses: Sequence[Verse], theme: Theme) -> tuple[list[Entry], int]:
    """The chapters as a list, and the place at which they are opened.

    That is just above the first verse that the card names.
    """
    named = (i for i, verse in enumerate(verses) if verse.named and not verse.heads)
    return [_entry(verse, theme) for verse in verses], max(0, next(named, 0) - 1)


def _entry(verse: Verse, theme: Theme) -> Entry:
    if verse.heads:
        return Entry(verse.text, ink=theme.heading, style=CHAPTER, above=18.0)
    ink, style = (theme.ink, NAMED) if verse.named else (theme.second, ROUND_IT)
    return Entry(verse.text, ink=ink, style=style)
