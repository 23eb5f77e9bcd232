"""Where the cards of a fight lie, and the plate with what comes of it."""

from __future__ import annotations

from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.seraphs.layout import RATIO
from scenes.typeset import Style

RESULT = Style("display", 36, leading=1.12, floor=0.5)
BLOWS = Style("body", 25, floor=0.6)
LARGEST = 440.0
APART = 190.0
TOP = 140.0
PLATE_W, PLATE_H = 1200.0, 112.0
TALLER = 1.6
"""How much higher than usual the plate may be for the sake of its words."""

SIDE_PANEL, SIDE_BARE = 280.0, 70.0
"""What is left free at the sides: for other fights, or for none."""


def plate_box(canvas: Canvas, words: str, blows: str) -> Box:
    """The plate above the button; it grows upwards with its words.

    Args:
        canvas: for measuring.
        words: what comes of the fight.
        blows: what each takes, below.
    """
    size, k = canvas.size, max(1.0, canvas.text_scale * 0.8)
    usual = PLATE_H * min(1.5, k)
    w = min(PLATE_W, size.w - 200)
    result = canvas.type.set(words, RESULT, w - 80).size.h
    wanted = result + canvas.type.set(blows, BLOWS, w - 80).size.h + 36
    tall = min(usual * TALLER, max(usual, wanted))
    foot = size.h - 194 * min(1.3, k) + 56 * min(1.5, k)
    return Box((size.w - w) / 2, foot - tall, w, tall)


def fight_boxes(size: Size, blockers: int, foot: float, *, waiting: bool) -> list[Box]:
    """The attacker's box at the left, then those of the blockers at the right.

    They lie side by side where there is room, and else in a fan; `waiting`: other fights are told
    at both sides.
    """
    side = SIDE_PANEL if waiting else SIDE_BARE
    area = Box(side, TOP, size.w - 2 * side, foot - TOP - 26)
    w = min(area.h / RATIO, (area.w - APART) / 2, LARGEST)
    step = min(w + 24, (area.w - APART - 2 * w) / (blockers - 1)) if blockers > 1 else 0.0
    total = w + APART + w + step * (blockers - 1)
    left = size.w / 2 - total / 2
    y = area.y + (area.h - w * RATIO) / 2
    first = left + w + APART
    right = [Box(first + i * step, y, w, w * RATIO) for i in range(blockers)]
    return [Box(left, y, w, w * RATIO), *right]
