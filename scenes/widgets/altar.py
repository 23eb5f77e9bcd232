"""An Altar's sign: its name, and a diamond for each manna, full while it can be spent.

*Panel 4, A Day: Offering, Work.* Where there is no room for diamonds, they fold to a count.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.typeset import Style

LEAST_PX = 14
"""Real pixels of height under which diamonds fold to a count."""

_TALLEST = 26.0
_ROWS = ((1, 24.0), (2, 18.0), (3, 14.0))
"""Rows of diamonds, and how high they must be able to stand in so many, in canvas units."""

PICTURE = 256 / 230
"""A painted diamond's picture is this much larger than the diamond is high."""


@dataclass(frozen=True, slots=True)
class AltarLook:
    """What an Altar can pay.

    Attributes:
        standing: cards that can still pay.
        sideways: cards that have paid.
        manna: gathered, and not spent yet; lost at Evening.
    """

    standing: int
    sideways: int
    manna: int = 0

    @property
    def full(self) -> int:
        """How much can be paid now."""
        return self.standing + self.manna

    @property
    def empty(self) -> int:
        """Cards that have paid, and whose manna is spent."""
        return max(0, self.sideways - self.manna)


def draw_altar(canvas: Canvas, box: Box, look: AltarLook, title: str = "Altar") -> None:
    """The sign in a box: the title above, then the diamonds, or their count."""
    size = 26 / canvas.text_scale * min(1.35, canvas.text_scale)
    style = Style("display", size, canvas.theme.gold_light, floor=0.5)
    high = canvas.type.line_height(style)
    shown = canvas.text(title, box.top_slice(high), style, "c", "m")
    below = Box(box.x, shown.bottom + 2, box.w, box.bottom - shown.bottom - 2)
    rows = diamonds(below, look.full + look.empty, canvas.scale)
    if rows is None:
        draw_folded(canvas, below, look)
        return
    places, tall = rows
    for i, at in enumerate(places):
        draw_diamond(canvas, at, tall, full=i < look.full)


def diamonds(box: Box, count: int, scale: float) -> tuple[list[Point], float] | None:
    """A place for each diamond and how high they are; None where they would be too small.

    Args:
        box: what they must fit, in canvas units.
        count: how many.
        scale: real pixels to one canvas unit.
    """
    for rows, least in _ROWS:
        across = -(-count // rows) or 1
        tall = min(_TALLEST, box.w / across * 1.2, box.h / rows * 0.96)
        if tall >= least and tall * scale >= LEAST_PX:
            break
    else:
        return None
    step, places = tall / 1.15, []
    for i in range(count):
        row, column = divmod(i, across)
        in_row = min(across, count - row * across)
        x = box.centre.x + (column - (in_row - 1) / 2) * step
        places.append(Point(x, box.y + tall * (row + 0.52)))
    return places, tall


def draw_diamond(canvas: Canvas, at: Point, tall: float, *, full: bool) -> None:
    """One manna: filled with light, or an empty setting."""
    side = tall * PICTURE
    name = "marks/manna_full" if full else "marks/manna_empty"
    if not canvas.picture(name, Box(at.x - side / 2, at.y - side / 2, side, side)):
        canvas.diamond(at, tall, lit=full)


def draw_folded(canvas: Canvas, box: Box, look: AltarLook) -> None:
    """The diamonds as numbers: how much can be paid, of how much."""
    style = Style("bold", 24, canvas.theme.cream, floor=0.5)
    whole = look.full + look.empty
    canvas.text(f"◇ {look.full} of {whole}", box, style, "c", "m")
