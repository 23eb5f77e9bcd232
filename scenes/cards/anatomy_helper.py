"""A helper's full face: its name above, its rules in one tall panel, page by page (LOOK.md §3)."""

from __future__ import annotations

from pygame import Rect

from scenes.cards.anatomy import Anatomy, Ruler, Written, line_px
from scenes.cards.anatomy_tile import NAME_LEAD
from scenes.cards.content import Words
from scenes.cards.lettering import Letters

_LEGIBLE = 16.0
_PANEL = (34, 150, 652, 814)
_INNER = (70, 172, 580, 730)
_FOOT = (70, 908, 580, 46)

Block = tuple[str, ...]


def helper(words: Words, ruler: Ruler, letters: Letters, page: int) -> Anatomy:
    """The layout of one page of a helper; a page that is not there is the last one."""
    inner, best = ruler.box(*_INNER), ruler.text(30, _LEGIBLE + 1)
    least = ruler.text(24, _LEGIBLE)
    px, pages = best, _pages(words, best, inner, letters)
    while len(pages) > 1 and px > least:
        px -= 1
        pages = _pages(words, px, inner, letters)
    shown = pages[min(page, len(pages) - 1)]
    return Anatomy(
        size=(ruler.width, ruler.px(1006)),
        window=None,
        banner=ruler.box(20, 40, 680, 92),
        panel=ruler.box(*_PANEL),
        marks=ruler.box(70, 150, 580, 120),
        words=(
            _name(words, ruler, letters),
            *_set(shown, px, inner),
            _foot(words, ruler, letters, (min(page, len(pages) - 1), len(pages))),
        ),
        pages=len(pages),
    )


def _name(words: Words, ruler: Ruler, letters: Letters) -> Written:
    box = ruler.box(70, 40, 580, 92)
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


def _pages(words: Words, px: int, inner: Rect, letters: Letters) -> list[list[Block]]:
    """The rules, a block each, on as many pages as they need; a long block may run on."""
    gap, high = round(px * 0.42), line_px(px)
    pages: list[list[Block]] = [[]]
    left = inner.h
    for rule in words.lines:
        lines = letters.wrap(rule, "body", px, inner.w)
        while lines:
            fitting = (left - (gap if pages[-1] else 0)) // high
            whole = len(lines) * high <= inner.h
            if fitting < 1 or (whole and fitting < len(lines)):
                pages.append([])
                left = inner.h
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
