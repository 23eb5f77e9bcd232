"""A sentence beside what it explains."""

from __future__ import annotations

from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.toast import placed
from scenes.typeset import Style

WORDS = Style("body", 23)
AWAY = 22


def draw_tooltip(canvas: Canvas, text: str, near: Box) -> None:
    """Draws a sentence beside a box, or above or below it where there is no room."""
    style = WORDS.inked(canvas.theme.cream)
    setting = canvas.type.fit(text, style, Size(560, 320))
    box = Box(0, 0, setting.size.w + 44, setting.size.h + 24)
    at = beside(box, canvas.whole, near)
    canvas.panel(at, radius=10)
    canvas.setting(setting, at, "c", "m")


def beside(box: Box, room: Box, near: Box) -> Box:
    """Right of what it explains, or left of it, or above it, or below."""
    y = min(max(20, near.centre.y - box.h / 2), room.h - box.h - 20)
    for x in (near.right + AWAY, near.x - AWAY - box.w):
        if x > 0 and x + box.w < room.w:
            return Box(x, y, box.w, box.h)
    return placed(box, room, near)
