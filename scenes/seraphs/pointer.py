"""The mark round what a lesson or counsel points to: a ring of light, and an arrow above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.theme import colour

ARROW, APART, MARGIN = 30.0, 8.0, 20.0
SPREAD, RING = 18.0, 5.0
LIGHT, DARK, QUIET = "#ffd257", "#120e14", "#8fd0e8"


SIDES = ((0, -1), (1, 0), (-1, 0), (0, 1))
"""Where an arrow may stand, the best first: above, at the right, at the left, below."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrowhead beside something: its point, the other two corners, and the box round it."""

    tip: Point
    back: tuple[Point, Point]

    @property
    def box(self) -> Box:
        """The smallest box round it."""
        xs, ys = zip(*((at.x, at.y) for at in (self.tip, *self.back)), strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def arrow(box: Box, room: Box, avoid: Sequence[Box]) -> Arrow:
    """The arrowhead to a box: inside the room, and on nothing that it is to avoid if it can be."""
    found = [_beside(box, *side) for side in SIDES]
    inner = room.inset(MARGIN)
    inside = [one for one in found if _is_within(one.box, inner)]
    free = [one for one in inside if not any(_meets(one.box, other) for other in avoid)]
    return (*free, *inside, *found)[0]


def draw_pointer(
    canvas: Canvas, box: Box, *, strong: bool = True, avoid: Sequence[Box] = ()
) -> None:
    """Rings a box; strongly what is to be done, quietly what is spoken of.

    Args:
        canvas: of the movers.
        box: what is pointed to.
        strong: with an arrow.
        avoid: words that the arrow should not lie on.
    """
    ink = LIGHT if strong else QUIET
    rim = SPREAD if strong else SPREAD / 2
    whole = box.inset(-rim - RING)
    wide = max(3, canvas.length(RING if strong else RING * 0.7))
    canvas.kept(
        ("pointer", ink, wide), whole, lambda size: _rim(size, ink, wide, canvas.length(rim))
    )
    if strong:
        _draw_arrow(canvas, arrow(box, canvas.whole, avoid), ink)


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


def _beside(box: Box, dx: int, dy: int) -> Arrow:
    """A broad arrowhead on one side of a box."""
    x = box.centre.x + dx * (box.w / 2 + APART)
    y = box.centre.y + dy * (box.h / 2 + APART)
    bx, by, wide = x + dx * ARROW, y + dy * ARROW, ARROW * 0.7
    back = (Point(bx - dy * wide, by - dx * wide), Point(bx + dy * wide, by + dx * wide))
    return Arrow(Point(x, y), back)


def _is_within(one: Box, room: Box) -> bool:
    across = one.x >= room.x and one.right <= room.right
    return across and one.y >= room.y and one.bottom <= room.bottom


def _meets(one: Box, other: Box) -> bool:
    apart = one.right <= other.x or other.right <= one.x
    return not (apart or one.bottom <= other.y or other.bottom <= one.y)


def _draw_arrow(canvas: Canvas, shown: Arrow, ink: str) -> None:
    k = canvas.scale
    points = [(round(at.x * k), round(at.y * k)) for at in (shown.tip, *shown.back)]
    drawn = pygame.draw.polygon(canvas.surface, colour(ink), points)
    pygame.draw.polygon(canvas.surface, colour(DARK), points, max(2, canvas.length(2.5)))
    if canvas.touched is not None:
        canvas.touched.append(drawn.inflate(6, 6))
