"""A sentence beside what it explains."""

from __future__ import annotations

from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.toast import placed
from scenes.typeset import Style

WORDS = Style("body", 23)


def draw_tooltip(canvas: Canvas, text: str, near: Box) -> None:
    """Draws a sentence just above a box, or below it where there is no room."""
    style = WORDS.inked(canvas.theme.cream)
    setting = canvas.type.fit(text, style, Size(560, 320))
    box = Box(0, 0, setting.size.w + 44, setting.size.h + 24)
    at = placed(box, canvas.whole, near)
    canvas.panel(at, radius=10)
    canvas.setting(setting, at, "c", "m")
