"""The day wheel: six steps of a day round its number, the present one lit and named below.

*Panel 4, A Day.*
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.typeset import Style
from scenes.widgets.walls import middle

STEPS = 6
PICTURE = 320 / 140
"""The painted wheel's picture is this many radii wide."""

LEAST_PX = 56
"""Real pixels of radius under which the wheel's hub does not say which day is the last."""

_INKS = ("#f0c56a", "#d98f4a", "#3f7fb8", "#8a2f2c", "#5d1420", "#2a2a66")


@dataclass(frozen=True, slots=True)
class DayLook:
    """Where the day stands.

    Attributes:
        day: its number; 0 before the first.
        step: 0 Morning to 5 Evening; None before and after the days.
        name: what stands below: the step's name.
        last_day: the number of the last day; 0 for none.
    """

    day: int
    step: int | None
    name: str
    last_day: int = 0


def draw_day_wheel(canvas: Canvas, at: Point, radius: float, look: DayLook) -> None:
    """The wheel round a point; its name needs some 40 canvas units below it."""
    side = radius * PICTURE
    box = Box(at.x - side / 2, at.y - side / 2, side, side)
    if not canvas.picture("table/wheel", box):
        _plain_wheel(canvas, at, radius, look)
    elif look.step is not None:
        canvas.picture(f"table/wheel_lit_{look.step}", box)
    _hub(canvas, at, radius, look)
    high = 27 * 1.3 * min(1.5, canvas.text_scale)
    name = Style("display", 27, canvas.theme.gold_light, floor=0.4)
    room = Box(at.x - 130, at.y + radius + 4, 260, max(high, 30))
    canvas.text(look.name, room, name, "c", "t")


def _hub(canvas: Canvas, at: Point, radius: float, look: DayLook) -> None:
    k = canvas.text_scale
    label = Style("caps", max(radius * 0.22, 15 / canvas.scale) / k, canvas.theme.muted)
    number = Style("number", radius * 0.46 / k, canvas.theme.cream)
    told = look.last_day if radius * canvas.scale >= LEAST_PX else 0
    lift = radius * (0.05 if told else 0)
    middle(canvas, "Day", Point(at.x, at.y - radius * 0.26 - lift), label)
    middle(canvas, str(look.day), Point(at.x, at.y + radius * 0.10 - lift), number)
    if told:
        small = label.sized(max(radius * 0.19, 15 / canvas.scale) / k)
        middle(canvas, f"of {told}", Point(at.x, at.y + radius * 0.36), small)


def _plain_wheel(canvas: Canvas, at: Point, radius: float, look: DayLook) -> None:
    """Six discs on a dark one, where no wheel is painted."""
    dark = paint.disc(canvas.length(radius * 2), ("#241c2c", "#0c080e"), "#d9a93c", 2)
    canvas.blit_middle(dark, at)
    for i in range(STEPS):
        angle = -math.pi / 2 + i * math.tau / STEPS
        spot = Point(at.x + radius * 0.75 * math.cos(angle), at.y + radius * 0.75 * math.sin(angle))
        lit = i == look.step
        line = "#fff3d0" if lit else ""
        across = canvas.length(radius * (0.42 if lit else 0.3))
        canvas.blit_middle(paint.disc(across, (_INKS[i],), line, 3), spot)
