"""A fall: the card's face parts along the lead like stained glass, and dims (LOOK.md §6)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pygame
from pygame import Surface

from scenes.canvas import Canvas
from scenes.geometry import Point
from scenes.theme import colour
from scenes.timeline import out_cubic

ROWS = (2, 3, 2, 3)
"""So many panes in each row, from the top."""

PARTED, SINKS = 0.3, 46.0
WHOLE_UNTIL = 0.3
LEAD = "#15110f"
FINE = 2
Corner = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pane:
    """A pane of a parted card: how far its middle is from the card's, in pixels; how it turns."""

    picture: Surface
    x: float
    y: float
    turn: float


def panes_of(face: Surface, seed: int) -> list[Pane]:
    """The panes of a face, always the same for a seed; those that turn most come first."""
    luck = Random(seed)
    w, h = face.get_size()
    found = [_pane(face, cell, luck.uniform(5, 13)) for cell in cells((w, h), luck)]
    return sorted(found, key=lambda pane: -math.hypot(pane.x / w, pane.y / h))


def draw_panes(canvas: Canvas, panes: Sequence[Pane], at: Point, t: float, *, turning: int) -> None:
    """The panes of a card whose middle was at a place, so far parted (0 to 1); so many turn."""
    k, part = canvas.scale, 1 + PARTED * out_cubic(t)
    sunk = SINKS * k * t * t
    shown = 1.0 if t < WHOLE_UNTIL else (1 - (t - WHOLE_UNTIL) / (1 - WHOLE_UNTIL)) ** 1.4
    for i, pane in enumerate(panes):
        middle = Point(at.x + pane.x * part / k, at.y + (pane.y * part + sunk) / k)
        picture = pane.picture
        if i < turning:
            picture = pygame.transform.rotozoom(picture, pane.turn * t, 1.0)
        picture.set_alpha(round(255 * shown))
        canvas.blit_middle(picture, middle)


def cells(size: tuple[int, int], luck: Random) -> list[list[Corner]]:
    """A rectangle cut into panes: each is all that is nearest to its own seed."""
    w, h = size
    seeds = [
        ((x + luck.uniform(0.2, 0.8)) * w / count, (y + luck.uniform(0.2, 0.8)) * h / len(ROWS))
        for y, count in enumerate(ROWS)
        for x in range(count)
    ]
    whole = [(0.0, 0.0), (float(w), 0.0), (float(w), float(h)), (0.0, float(h))]
    found = []
    for seed in seeds:
        cell = whole
        for other in seeds:
            if other != seed:
                cell = nearer(cell, seed, other)
        found.append(cell)
    return found


def nearer(cell: list[Corner], seed: Corner, other: Corner) -> list[Corner]:
    """The part of a cell that is nearer to its seed than to another."""
    middle = ((seed[0] + other[0]) / 2, (seed[1] + other[1]) / 2)
    away = (other[0] - seed[0], other[1] - seed[1])
    sides = [(x - middle[0]) * away[0] + (y - middle[1]) * away[1] for x, y in cell]
    kept: list[Corner] = []
    for i, (x, y) in enumerate(cell):
        before = sides[i - 1]
        if before * sides[i] < 0:
            share = before / (before - sides[i])
            a = cell[i - 1]
            kept.append((a[0] + (x - a[0]) * share, a[1] + (y - a[1]) * share))
        if sides[i] <= 0:
            kept.append((x, y))
    return kept


def _pane(face: Surface, cell: Sequence[Corner], degrees: float) -> Pane:
    w, h = face.get_size()
    left, top = (math.floor(min(corner[i] for corner in cell)) for i in (0, 1))
    right, foot = (math.ceil(max(corner[i] for corner in cell)) for i in (0, 1))
    size = (max(1, right - left), max(1, foot - top))
    picture = Surface(size, pygame.SRCALPHA)
    picture.fill((0, 0, 0, 0))
    picture.blit(face, (-left, -top))
    corners = [((x - left) * FINE, (y - top) * FINE) for x, y in cell]
    picture.blit(_mask(size, corners), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(_lead(size, corners, max(2, w // 55)), (0, 0))
    x, y = left + size[0] / 2 - w / 2, top + size[1] / 2 - h / 2
    return Pane(picture.convert_alpha(), x, y, math.copysign(degrees, -x))


def _mask(size: tuple[int, int], corners: Sequence[Corner]) -> Surface:
    fine = Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    fine.fill((255, 255, 255, 0))
    pygame.draw.polygon(fine, "white", corners)
    return pygame.transform.smoothscale(fine, size)


def _lead(size: tuple[int, int], corners: Sequence[Corner], thick: int) -> Surface:
    """The lead along the edge of a pane; what lies outside the pane is cut off."""
    fine = Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    tint = colour(LEAD)
    fine.fill((tint.r, tint.g, tint.b, 0))
    pygame.draw.lines(fine, tint, True, corners, thick * FINE)
    lead = pygame.transform.smoothscale(fine, size)
    lead.blit(_mask(size, corners), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return lead
