"""The mark round what a lesson or counsel points to: a ring of light, and an arrow above it."""

from __future__ import annotations

import pygame

from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.theme import colour

ARROW = 30.0
LIGHT, DARK, QUIET = "#ffd257", "#120e14", "#8fd0e8"


def draw_pointer(canvas: Canvas, box: Box, *, strong: bool = True) -> None:
    """Rings a box; strongly what is to be done, quietly what is spoken of."""
    ink = LIGHT if strong else QUIET
    canvas.glow(box, ink + ("90" if strong else "50"), 12, 22 if strong else 14)
    rect = canvas.px(box.inset(-7))
    wide = max(3, canvas.length(5 if strong else 3.5))
    for colour_of, width in ((DARK, wide + 2), (ink, wide)):
        turn = canvas.length(12)
        drawn = pygame.draw.rect(
            canvas.surface, colour(colour_of), rect, width, border_radius=turn
        )
        if canvas.touched is not None:
            canvas.touched.append(drawn)
    if strong:
        _draw_arrow(canvas, box, ink)


def _draw_arrow(canvas: Canvas, box: Box, ink: str) -> None:
    """A broad arrowhead above the box, or below where there is no room above."""
    above = box.y > ARROW * 2
    tip = box.y - 8 if above else box.bottom + 8
    back = tip - ARROW if above else tip + ARROW
    x = box.centre.x
    corners = [(x, tip), (x - ARROW * 0.7, back), (x + ARROW * 0.7, back)]
    points = [(round(px * canvas.scale), round(py * canvas.scale)) for px, py in corners]
    drawn = pygame.draw.polygon(canvas.surface, colour(ink), points)
    pygame.draw.polygon(canvas.surface, colour(DARK), points, max(2, canvas.length(2.5)))
    if canvas.touched is not None:
        canvas.touched.append(drawn.inflate(6, 6))
