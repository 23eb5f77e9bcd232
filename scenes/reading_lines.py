"""Going through the lines of a page, as somebody does who reads aloud."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.book import Line


def next_line(page: Sequence[Line], at: int, by: int) -> int | None:
    """The line to be read from a place on, forward (1) or back (-1); None where there is none."""
    while 0 <= at < len(page):
        if page[at].text and page[at].kind != "initial":
            return at
        at += by
    return None


def whole_line(page: Sequence[Line], at: int) -> Sequence[Line]:
    """A line with the initial that it begins with, if it does."""
    begins = at > 0 and page[at - 1].kind == "initial"
    return page[at - 1 if begins else at : at + 1]


def page_words(page: Sequence[Line]) -> str:
    """The words of a page, as they are read aloud: an initial belongs to the word after it."""
    told = "".join(one.text if one.kind == "initial" else f"{one.text} " for one in page)
    return " ".join(told.split())


def reading_order(readers: Sequence[str]) -> str:
    """Who reads, in words."""
    if not readers:
        return ""
    first, *others = readers
    return f"{first} reads" + (f", then {' and '.join(others)}." if others else ".")
