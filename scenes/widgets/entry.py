"""The entries of a list: how each is set, how high it is, and how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.typeset import Setting, Style, Typesetter
from scenes.widgets.widget import Look

ENTRY = Style("body", 24, leading=1.2)
DETAIL = Style("caps", 22, leading=1.15)
SENTENCE = Style("italic", 25, leading=1.2)
"""A detail that stands below."""

GAP = 10.0
BESIDE = 0.42
"""How much of an entry's width its detail may take and still stand at its right."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a list.

    Attributes:
        text: what it says; wrapped.
        value: what a pick reports; empty where it cannot be picked.
        mark: up to three letters in a dot before it, such as the number of the day.
        ink: its colour; the theme's cream where none.
        style: how it is set, where not as usual.
        detail: a quiet word at its right end; below it where it is long, or a sentence.
        above: air over it, such as over a heading; none where it comes first.
    """

    text: str
    value: str = ""
    mark: str = ""
    ink: str = ""
    style: Style | None = None
    detail: str = ""
    above: float = 0.0

    @property
    def told(self) -> str:
        """All that it says, in one line."""
        head = f"{self.mark}: {self.text}" if self.mark and not self.value else self.text
        return f"{head}. {self.detail}" if self.detail else head


class Laid(NamedTuple):
    """An entry that is set.

    Attributes:
        y: its top, counted from the top of the list.
        high: how high it is, with its frame.
        words: its text.
        detail: its detail, if it has one.
        beside: whether the detail stands at the right, and not below.
    """

    y: float
    high: float
    words: Setting
    detail: Setting | None
    beside: bool


class Manner(NamedTuple):
    """What is the same for all entries of a list.

    Attributes:
        width: of an entry, in canvas units.
        mark: the diameter of the dots.
        framed: whether entries that cannot be picked stand among others that can.
    """

    width: float
    mark: float
    framed: bool


def mark_size(text_scale: float) -> float:
    """The diameter of the dots before entries."""
    return 30 * max(1.0, text_scale * 0.85)


def lay(
    entries: Sequence[Entry], kind: Typesetter, manner: Manner
) -> tuple[tuple[Laid, ...], float]:
    """Sets entries under one another; gives them and the height of all."""
    made, y = [], 0.0
    for i, entry in enumerate(entries):
        y += entry.above if i else 0.0
        one = _set(entry, kind, manner, y)
        made.append(one)
        y += one.high + (GAP * 0.4 if manner.framed else 0.0)
    return tuple(made), y


def height_of(entries: Sequence[Entry], kind: Typesetter, width: float) -> float:
    """How high a text wants to be that can only be read."""
    manner = Manner(width, mark_size(kind.text_scale), framed=False)
    return lay(entries, kind, manner)[1]


def draw_entry(
    canvas: Canvas, entry: Entry, laid: Laid, place: tuple[Box, Manner], look: Look
) -> None:
    """Draws an entry where it stands; hovered: under the pointer; held: the marked one."""
    box, manner = place
    if manner.framed:
        _draw_frame(canvas, entry, box, look)
    left = box.x + (16 if manner.framed else 0)
    if entry.mark:
        middle = box.centre.y if manner.framed else box.y + laid.words.line_height / 2
        draw_mark(canvas, entry.mark, Point(left + manner.mark / 2 + 1, middle), manner.mark)
        left += manner.mark + 14
    room = Box(left, box.y, box.right - left - (16 if manner.framed else 0), box.h)
    if laid.detail is not None:
        quiet = canvas.theme.cream if look.held else canvas.theme.muted
        detail = replace(laid.detail, style=laid.detail.style.inked(quiet))
        inner = room.inset(0, (room.h - laid.words.size.h - detail.size.h) / 2)
        canvas.setting(detail, *((room, "r", "m") if laid.beside else (inner, "l", "b")))
        room = room if laid.beside else inner.top_slice(laid.words.size.h)
    canvas.setting(laid.words, room, "l", "m" if manner.framed else "t")


def draw_mark(canvas: Canvas, words: str, at: Point, size: float) -> None:
    """A few letters in a dot."""
    canvas.blit_middle(paint.disc(canvas.length(size), ("#4a3f46", "#322a30")), at)
    style = Style("caps", 18, canvas.theme.cream)
    canvas.line(words, at.x, at.y + canvas.type.cap_height(style) / 2, style, "c")


def _set(entry: Entry, kind: Typesetter, manner: Manner, y: float) -> Laid:
    width = manner.width - (manner.mark + 14 if entry.mark else 0) - (32 if manner.framed else 0)
    style = (entry.style or ENTRY).inked(entry.ink or ENTRY.colour)
    detail = kind.set(entry.detail, DETAIL, width) if entry.detail else None
    short = not entry.detail.endswith(".")
    beside = detail is not None and short and detail.size.w <= width * BESIDE
    if detail is not None and not beside:
        detail = kind.set(entry.detail, SENTENCE, width)
    taken = detail.size.w + 24 if detail is not None and beside else 0.0
    words = kind.set(entry.text, style, width - taken)
    below = detail.size.h if detail is not None and not beside else 0.0
    high = words.size.h + below + (GAP * 1.6 if manner.framed else GAP)
    return Laid(y, high, words, detail, beside)


def _draw_frame(canvas: Canvas, entry: Entry, box: Box, look: Look) -> None:
    theme = canvas.theme
    edge: tuple[str, ...] = ("#ffffff",) if theme.high_contrast else ("#5a4e4a", "#3a3138")
    if look.held:
        edge = ("#ffd257", "#d9a93c")
    elif look.hovered and entry.value:
        edge = ("#d9b86a", "#8a6a2c")
    body = theme.buttons["lapis" if look.held and entry.value else "dark"]
    canvas.ribbon(box, body if entry.value else (theme.panel[1],), edge, 8)
