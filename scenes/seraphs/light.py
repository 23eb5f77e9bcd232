"""Soft light and dust: pictures made once, laid more or less strongly wherever they are wanted."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pygame
from pygame import Surface

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.theme import colour

GOLD, DARK = "#ffdf8a", "#15110f"
LITTLE = 24
FULL = 255


def laid(canvas: Canvas, picture: Surface, at: Point, strength: float) -> None:
    """Lays a kept picture with its middle at a place; `strength` from 0, not seen, to 1."""
    shown = round(FULL * min(1.0, max(0.0, strength)))
    if shown:
        picture.set_alpha(shown)
        canvas.blit_middle(picture, at)
        picture.set_alpha(FULL)


def soft(canvas: Canvas, wide: float, tall: float, ink: str) -> Surface:
    """A round light without an edge, so wide and so tall in canvas units."""
    size = (canvas.length(wide), canvas.length(tall))
    return paint.kept(("soft", size, ink), lambda: spread(size, ink, round_light))


def beam(canvas: Canvas, wide: float, tall: float, ink: str) -> Surface:
    """A column of light, strongest at its foot and without an edge."""
    size = (canvas.length(wide), canvas.length(tall))
    return paint.kept(("beam", size, ink), lambda: spread(size, ink, column))


def behind(canvas: Canvas, box: Box, ink: str, strength: float, reach: float = 22.0) -> None:
    """Light from behind a box, more or less strongly: round it, and nothing on it."""
    size, wide, corner = canvas.size_px(box), canvas.length(reach), 8 * canvas.scale

    def make() -> Surface:
        made = paint.halo(size, corner, wide, ink).copy()
        made.blit(
            paint.rounded_mask(size, corner), (wide, wide), special_flags=pygame.BLEND_RGBA_SUB
        )
        return made

    laid(canvas, paint.kept(("behind", size, wide, ink), make), box.centre, strength)


@contextmanager
def faintly(canvas: Canvas, box: Box, strength: float) -> Iterator[None]:
    """Whatever is drawn in a box meanwhile is seen more or less strongly, 0 to 1."""
    surface = canvas.surface
    rect = canvas.px(box).clip(surface.get_rect())
    under = surface.subsurface(rect).copy() if strength < 1 else None
    yield
    if under is not None:
        under.set_alpha(round(FULL * (1 - strength)))
        surface.blit(under, rect)


def waver(canvas: Canvas, rect: pygame.Rect, level: int) -> None:
    """Makes all that is there brighter by so many 255ths of itself; darker below 0."""
    rect = rect.clip(canvas.surface.get_rect())
    part = canvas.surface.subsurface(rect).copy()
    part.fill((abs(level),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    flag = pygame.BLEND_RGB_ADD if level > 0 else pygame.BLEND_RGB_SUB
    touch(canvas, canvas.surface.blit(part, rect, special_flags=flag))


def thread(canvas: Canvas, start: Point, end: Point, ink: str, thick: float) -> None:
    """A straight thread with smooth edges."""
    k = canvas.scale
    long = max(0.001, math.hypot(end.x - start.x, end.y - start.y))
    dx, dy = (end.y - start.y) / long * thick / 2, (start.x - end.x) / long * thick / 2
    corners = [
        ((start.x + dx) * k, (start.y + dy) * k),
        ((end.x + dx) * k, (end.y + dy) * k),
        ((end.x - dx) * k, (end.y - dy) * k),
        ((start.x - dx) * k, (start.y - dy) * k),
    ]
    drawn = pygame.draw.polygon(canvas.surface, colour(ink), corners)
    edge = pygame.draw.aalines(canvas.surface, colour(ink), True, corners)
    touch(canvas, drawn.union(edge).inflate(2, 2))


def rim(box: Box, aim: Point) -> Point:
    """Where a straight way from a box's middle to a place leaves the box."""
    at = box.centre
    dx, dy = aim.x - at.x, aim.y - at.y
    across = box.w / 2 / abs(dx) if dx else math.inf
    up = box.h / 2 / abs(dy) if dy else math.inf
    share = min(1.0, across, up)
    return Point(at.x + dx * share, at.y + dy * share)


def beneath(start: Point, end: Point, bar: Box) -> list[tuple[Point, Point]]:
    """The parts of a way that are seen where it passes beneath a bar that lies across."""
    dy = end.y - start.y
    shares = sorted((edge - start.y) / dy for edge in (bar.y, bar.bottom)) if dy else [0.0, 0.0]
    a, b = (min(1.0, max(0.0, share)) for share in shares)
    middle = _on_the_way(start, end, (a + b) / 2)
    if a == b or not bar.contains(middle):
        return [(start, end)]
    parts = ((0.0, a), (b, 1.0))
    return [(_on_the_way(start, end, i), _on_the_way(start, end, j)) for i, j in parts if i < j]


def _on_the_way(start: Point, end: Point, share: float) -> Point:
    return Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)


def brighten(canvas: Canvas, rect: pygame.Rect, ink: tuple[int, int, int]) -> None:
    """Adds a colour to all that is there."""
    touch(canvas, canvas.surface.fill(ink, rect, pygame.BLEND_RGB_ADD))


def added(canvas: Canvas, picture: Surface, at: tuple[int, int]) -> None:
    """Adds a picture to what is there, at a place in real pixels."""
    touch(canvas, canvas.surface.blit(picture, at, special_flags=pygame.BLEND_RGB_ADD))


def touch(canvas: Canvas, rect: pygame.Rect) -> None:
    """Tells the canvas where it was drawn on."""
    if canvas.touched is not None and rect:
        canvas.touched.append(rect)


def spread(size: tuple[int, int], ink: str, shape: Callable[[float, float], float]) -> Surface:
    """A colour that is as strong as its shape says, from a little picture of it."""
    tint = colour(ink)
    little = Surface((LITTLE, LITTLE), pygame.SRCALPHA)
    for x in range(LITTLE):
        for y in range(LITTLE):
            strength = shape((x + 0.5) / LITTLE * 2 - 1, (y + 0.5) / LITTLE * 2 - 1)
            little.set_at((x, y), (tint.r, tint.g, tint.b, round(tint.a * strength)))
    return pygame.transform.smoothscale(little, size).convert_alpha()


def round_light(x: float, y: float) -> float:
    """Strongest in the middle (0, 0), nothing at 1."""
    return math.pow(max(0.0, 1 - math.hypot(x, y) * 1.06), 1.6)


def column(x: float, y: float) -> float:
    """Strongest at the foot (y is 1) and along the middle."""
    high = (y + 1) / 2
    across = math.pow(max(0.0, 1 - abs(x) * 1.08), 1.7)
    return across * math.pow(high, 0.7) * min(1.0, (1 - high) * 9)


def wave(t: float) -> float:
    """Up and back again, without a corner at either end."""
    return math.sin(math.pi * min(1.0, max(0.0, t))) ** 2
