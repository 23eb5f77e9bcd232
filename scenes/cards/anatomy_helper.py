"""A helper's full face: its window and its name, and its rules page by page (LOOK.md §3).

The first page is built like the cards of the decks; further ones give the rules a tall panel.
"""

from __future__ import annotations

from pygame import Rect

from scenes.cards.anatomy import Anatomy, Ruler, Written, line_px
from scenes.cards.anatomy_tile import NAME_LEAD
from scenes.cards.content import Words
from scenes.cards.lettering import Letters

_LEGIBLE = 16.0
_WINDOW = (38, 36, 644, 512)
_SPLIT = 2
"""The fewest lines of a rule that stand alone at the foot of the first page."""

_BANNERS = ((20, 540, 680, 78), (20, 40, 680, 92))
_PANELS = ((34, 566, 652, 398), (34, 150, 652, 814))
_INNERS = ((70, 632, 580, 268), (70, 172, 580, 730))
"""Of the first page, and of further ones."""

_FOOT = (70, 908, 580, 46)

Block = tuple[str, ...]


def helper(words: Words, ruler: Ruler, letters: Letters, page: int) -> Anatomy:
    """The layout of one page of a helper; a page that is not there is the last one."""
    px, pages = _set_in_pages(words, ruler, letters)
    at = min(page, len(pages) - 1)
    further = min(at, 1)
    banner = ruler.box(*_BANNERS[further])
    return Anatomy(
        size=(ruler.width, ruler.px(1006)),
        window=None if further else ruler.box(*_WINDOW),
        banner=banner,
        panel=ruler.box(*_PANELS[further]),
        marks=ruler.box(70, 150, 580, 120),
        words=(
            _name(words, ruler, letters, banner),
            *_set(pages[at], px, ruler.box(*_INNERS[further])),
            _foot(words, ruler, letters, (at, len(pages))),
        ),
        pages=len(pages),
    )


def _set_in_pages(words: Words, ruler: Ruler, letters: Letters) -> tuple[int, list[list[Block]]]:
    """The rules in the largest letters that take no more pages than the smallest ones do."""
    rooms = (ruler.box(*_INNERS[0]), ruler.box(*_INNERS[1]))
    least = ruler.text(24, _LEGIBLE)
    fewest = len(_pages(words, least, rooms, letters))
    for px in range(ruler.text(30, _LEGIBLE + 1), least, -1):
        pages = _pages(words, px, rooms, letters)
        if len(pages) == fewest:
            return px, pages
    return least, _pages(words, least, rooms, letters)


def _name(words: Words, ruler: Ruler, letters: Letters, banner: Rect) -> Written:
    box = Rect(ruler.px(70), banner.y, ruler.px(580), banner.h)
    px = min(ruler.text(50, 20), round(box.h / NAME_LEAD * 0.9))
    return Written(
        "name", box, (words.name,), "display", letters.fit((words.name,), "display", px, box.w)
    )


def _foot(words: Words, ruler: Ruler, letters: Letters, page: tuple[int, int]) -> Written:
    """Where in the Bible, and which page of how many."""
    box = ruler.box(*_FOOT)
    at, count = page
    parts = [words.reference] if words.reference else []
    parts += [f"{at + 1} of {count}"] if count > 1 else []
    text = " · ".join(parts) or words.type
    px = min(ruler.text(21, 13), round(box.h * 0.9))
    return Written("reference", box, (text,), "caps", letters.fit((text,), "caps", px, box.w))


def _pages(words: Words, px: int, rooms: tuple[Rect, Rect], letters: Letters) -> list[list[Block]]:
    """The rules, a block each, on as many pages as they need; a long block may run on."""
    gap, high = round(px * 0.42), line_px(px)
    first, further = rooms
    pages: list[list[Block]] = [[]]
    left = first.h
    for rule in words.lines:
        lines = letters.wrap(rule, "body", px, further.w)
        while lines:
            fitting = (left - (gap if pages[-1] else 0)) // high
            runs_on = len(lines) * high > further.h or (len(pages) == 1 and fitting >= _SPLIT)
            if fitting < 1 or (fitting < len(lines) and not runs_on):
                pages.append([])
                left = further.h
                continue
            taken, lines = lines[:fitting], lines[fitting:]
            left -= len(taken) * high + (gap if pages[-1] else 0)
            pages[-1].append(taken)
    return pages


def _set(blocks: list[Block], px: int, inner: Rect) -> list[Written]:
    gap, high = round(px * 0.42), line_px(px)
    need = sum(len(block) * high for block in blocks) + gap * (len(blocks) - 1)
    y = inner.y + max(0, inner.h - need) // 2
    written = []
    for block in blocks:
        box = Rect(inner.x, y, inner.w, len(block) * high)
        written.append(Written("lines", box, block, "body", px))
        y = box.bottom + gap
    return written
