"""The mark round what a lesson or counsel points to: a ring of light, and an arrow above it."""

from __future__ import annotations

import pygame

from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.theme import colour

ARROW = 30.0
SPREAD, RING = 18.0, 5.0
LIGHT, DARK, QUIET = "#ffd257", "#120e14", "#8fd0e8"


def draw_pointer(canvas: Canvas, box: Box, *, strong: bool = True) -> None:
    """Rings a box; strongly what is to be done, quietly what is spoken of."""
    ink = LIGHT if strong else QUIET
    rim = SPREAD if strong else SPREAD / 2
    whole = box.inset(-rim - RING)
    wide = max(3, canvas.length(RING if strong else RING * 0.7))
    canvas.kept(
        ("pointer", ink, wide), whole, lambda size: _rim(size, ink, wide, canvas.length(rim))
    )
    if strong:
        _draw_arrow(canvas, box, ink)


def _rim(size: tuple[int, int], ink: str, wide: int, rim: int) -> pygame.Surface:
    """A ring whose light fades outwards, and nothing within it."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    turn, light = rim + wide * 2, colour(ink)
    for i in range(rim):
        shade = (*light[:3], round(150 * ((i + 1) / rim) ** 2))
        edge = made.get_rect().inflate(-2 * i, -2 * i)
        pygame.draw.rect(made, shade, edge, 1, border_radius=max(1, turn - i))
    ring = made.get_rect().inflate(-2 * rim, -2 * rim)
    pygame.draw.rect(made, colour(DARK), ring.inflate(2, 2), wide + 2, border_radius=wide * 2)
    pygame.draw.rect(made, light, ring, wide, border_radius=wide * 2)
    return made


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
