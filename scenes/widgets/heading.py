"""The heading of a scene: gold words between two thin lines that end in diamonds."""

from __future__ import annotations

from scenes.canvas import Canvas
from scenes.geometry import Box, Point, Size
from scenes.typeset import Style

HEADING = Style("display", 62, floor=0.5)
LINE = 190.0
AWAY = 40.0


def draw_heading(canvas: Canvas, words: str, box: Box) -> None:
    """Draws a heading in the middle of a box, and its lines where there is room for them."""
    theme = canvas.theme
    setting = canvas.type.fit(words, HEADING.inked(theme.gold_light), Size(box.w, box.h), 1)
    canvas.setting(setting, box, "c", "m")
    half = setting.size.w / 2 + AWAY
    long = min(LINE, box.w / 2 - half)
    if long < AWAY:
        return
    middle = box.centre
    for way in (-1, 1):
        near = middle.x + way * half
        left = near if way > 0 else near - long
        canvas.rule(left, middle.y, long, theme.gold)
        canvas.diamond(Point(near, middle.y + 1), 20)
