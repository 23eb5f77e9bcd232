"""The outlines of a card's parts as soft-edged masks, and the materials that fill them."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame
from pygame import Surface

from scenes.paint import Px, filled, gradient
from scenes.steps import Steps, ended, scaling
from scenes.theme import colour

Points = list[tuple[float, float]]
Colours = tuple[str, ...]

JOINTED = 4
"""Pixels of a line's width from which its joints are filled."""

FINE = 3
LARGE_PX = 120_000
OUTLINE = {
    ("covenant", "character"): "round",
    ("covenant", "holy_thing"): "round",
    ("covenant", "act"): "round",
    ("covenant", "miracle"): "lancets",
    ("deep", "character"): "point",
    ("deep", "stronghold"): "steps",
    ("deep", "scheme"): "shard",
}
"""Each side's types and the heads of their windows: a type is known by its arch."""

_STEPS = [(0, 0.22), (0.12, 0.22), (0.12, 0.11), (0.24, 0.11), (0.24, 0.0)]
_SHARD = [(0, 0.40), (0.13, 0.20), (0.20, 0.24), (0.38, 0.04), (0.46, 0.10)]
_SHARD += [(0.56, 0), (0.78, 0.17), (0.84, 0.13), (1, 0.42)]


def fineness(size: Px) -> int:
    """How many times as large a shape is drawn before it is scaled down: large ones need less."""
    return FINE if size[0] * size[1] < LARGE_PX else FINE - 1


def mask(size: Px, points: Callable[[float, float], Points], fine: int = 0) -> Surface:
    """A white shape on nothing; its points are asked for at the size it is drawn in."""
    return ended(masking(size, points, fine))


def masking(size: Px, points: Callable[[float, float], Points], fine: int = 0) -> Steps:
    """The same in steps."""
    fine = fine or fineness(size)
    drawn = yield from _blanking((size[0] * fine, size[1] * fine))
    yield
    pygame.draw.polygon(drawn, "white", points(*drawn.get_size()))
    yield
    return (yield from scaling(drawn, size))


def blank(size: Px, ink: str = "#ffffff") -> Surface:
    """Nothing, in a colour that edges may fade into."""
    made = Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    tint = colour(ink)
    made.fill((tint.r, tint.g, tint.b, 0))
    return made


def _blanking(size: Px) -> Steps:
    """White nothing in steps."""
    made = Surface(size, pygame.SRCALPHA)
    yield
    made.fill((255, 255, 255, 0))
    return made


def ring(size: Px, points: Callable[[float, float], Points], width: float) -> Surface:
    """The outline of a shape, white, as wide as said, in pixels."""
    return ended(ringing(size, points, width))


def ringing(size: Px, points: Callable[[float, float], Points], width: float) -> Steps:
    """The same in steps."""
    fine = fineness(size)
    drawn = yield from _blanking((size[0] * fine, size[1] * fine))
    yield
    stroke(drawn, points(*drawn.get_size()), width * fine)
    yield
    return (yield from scaling(drawn, size))


def stroke(surface: Surface, points: Points, width: float, *, closed: bool = True) -> None:
    """A line with round joints."""
    thick = max(1, round(width))
    pygame.draw.lines(surface, "white", closed, points, thick)
    if thick >= JOINTED:
        for at in points:
            pygame.draw.circle(surface, "white", at, thick / 2)


def rounded(w: float, h: float, r: float, inset: float = 0) -> Points:
    """A rectangle with round corners."""
    found: Points = []
    r = max(0.0, r - inset)
    left, top, right, low = inset + r, inset + r, w - inset - r, h - inset - r
    corners = ((right, top, -90), (right, low, 0), (left, low, 90), (left, top, 180))
    for cx, cy, start in corners:
        found += [
            (cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a)))
            for a in range(start, start + 91, 15)
        ]
    return found


def chamfered(w: float, h: float, c: float, inset: float = 0) -> Points:
    """A rectangle with its corners cut off."""
    lo, c = inset, max(0.0, c - inset * 0.41)
    right, low = w - inset, h - inset
    return [
        (lo + c, lo),
        (right - c, lo),
        (right, lo + c),
        (right, low - c),
        (right - c, low),
        (lo + c, low),
        (lo, low - c),
        (lo, lo + c),
    ]


def banner(side: str, tail: float) -> Callable[[float, float], Points]:
    """The name's banner: ribbon ends for the Covenant, points for the Deep; `tail` in heights."""

    def points(w: float, h: float) -> Points:
        t = h * tail
        if side == "covenant":
            return [(0, 0), (w, 0), (w - t, h / 2), (w, h), (0, h), (t, h / 2)]
        return [(t, 0), (w - t, 0), (w, h / 2), (w - t, h), (t, h), (0, h / 2)]

    return points


def arch(kind: str) -> Callable[[float, float], Points]:
    """The outline of a window, from its lower left corner."""
    return {"round": _round, "lancets": _lancets, "point": _point}.get(kind) or _cut(kind)


def _cut(kind: str) -> Callable[[float, float], Points]:
    left = _STEPS if kind == "steps" else []
    whole = left + [(1 - x, y) for x, y in reversed(left)] if left else _SHARD

    def points(w: float, h: float) -> Points:
        return [(0, h), *((x * w, y * h) for x, y in whole), (w, h)]

    return points


def _round(w: float, h: float) -> Points:
    r = min(w / 2, h * 0.62)
    turn = [math.radians(a) for a in range(180, 361, 6)]
    return [(0, h), *((w / 2 + w / 2 * math.cos(a), r + r * math.sin(a)) for a in turn), (w, h)]


def _point(w: float, h: float) -> Points:
    left = curve((0, h * 0.56), (0, h * 0.26), (w * 0.30, h * 0.10), (w / 2, 0))
    return [(0, h), *left, *((w - x, y) for x, y in reversed(left)), (w, h)]


def _lancets(w: float, h: float) -> Points:
    t = w / 3
    left = curve((0, h * 0.34), (0, h * 0.16), (t * 0.38, h * 0.10), (t * 0.72, h * 0.12))
    left += curve((t * 0.72, h * 0.12), (t * 0.95, 0), (t * 1.2, 0), (t * 1.5, 0))
    return [(0, h), *left, *((w - x, y) for x, y in reversed(left)), (w, h)]


def curve(*points: tuple[float, float], steps: int = 14) -> Points:
    """A cubic curve as short lines: its start, two handles, its end."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    found = []
    for i in range(steps + 1):
        t = i / steps
        p, q, r, s = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        found.append((p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy))
    return found


def shield(w: float, h: float) -> Points:
    """Strength: a shield in a square of twice its radius."""
    r, x, y = w / 2.3, w / 2, h / 2
    top = curve(
        (x - 0.92 * r, y - 0.86 * r),
        (x - 0.57 * r, y - 0.82 * r),
        (x - 0.27 * r, y - 0.88 * r),
        (x, y - 1.04 * r),
    )
    side = curve(
        (x + 0.92 * r, y - 0.86 * r),
        (x + r, y + 0.15 * r),
        (x + 0.62 * r, y + 0.80 * r),
        (x, y + 1.12 * r),
    )
    mirrored = [(2 * x - a, b) for a, b in reversed(top)]
    return top + mirrored + side + [(2 * x - a, b) for a, b in reversed(side)]


def heart(w: float, h: float) -> Points:
    """Heart: a heart in a square of twice its radius."""
    r, x, y = w / 2.3, w / 2, h / 2
    right = curve(
        (x, y - 0.58 * r),
        (x + 0.24 * r, y - 1.12 * r),
        (x + 1.02 * r, y - 1.06 * r),
        (x + 1.10 * r, y - 0.42 * r),
    )
    right += curve(
        (x + 1.10 * r, y - 0.42 * r),
        (x + 1.18 * r, y + 0.18 * r),
        (x + 0.5 * r, y + 0.62 * r),
        (x, y + 1.06 * r),
    )
    return right + [(2 * x - a, b) for a, b in reversed(right)]


def octagon(w: float, h: float) -> Points:
    """The Deep's cost gem."""
    r, turn = w / 2.3 * 1.04, math.pi / 8
    angles = [turn + i * math.pi / 4 for i in range(8)]
    return [(w / 2 + r * math.cos(a), h / 2 + r * math.sin(a)) for a in angles]


def circle(w: float, h: float) -> Points:
    """The Covenant's cost gem."""
    angles = [math.radians(a) for a in range(0, 360, 6)]
    return [(w / 2 + w / 2.3 * math.cos(a), h / 2 + w / 2.3 * math.sin(a)) for a in angles]


def shrunk(points: Callable[[float, float], Points], k: float) -> Callable[[float, float], Points]:
    """The same shape, smaller about its middle."""

    def smaller(w: float, h: float) -> Points:
        return [(w / 2 + (x - w / 2) * k, h / 2 + (y - h / 2) * k) for x, y in points(w, h)]

    return smaller


def metalled(shape: Surface, metal: Colours) -> Surface:
    """A mask in polished metal that catches the light along its diagonal."""
    light, mid, low = metal
    made = pygame.transform.smoothscale(_diagonal((light, mid, low, mid, light)), shape.get_size())
    made.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def domed(shape: Surface, colours: Colours) -> Surface:
    """A mask in glass that is lit from the upper left."""
    made = pygame.transform.smoothscale(_dome(colours), shape.get_size())
    made.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def sheet(shape: Surface, ink: str, edge: tuple[str, float], rough: float) -> Steps:
    """A mask in parchment or slate: mottled, and darker towards its edge."""
    size = shape.get_size()
    made = filled(shape, (ink,))
    yield
    mottle = pygame.transform.smoothscale(_mottle(round(rough * 100)), size)
    yield
    made.blit(mottle, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    dark = pygame.transform.smoothscale(_edge(edge[0], round(edge[1] * 255)), size)
    yield
    dark.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(dark, (0, 0))
    return made


def solid(surface: Surface) -> Surface:
    """The same, and quite opaque wherever it nearly is: smooth scaling leaves a breath of glass."""
    whole = pygame.mask.from_surface(surface, 240)
    cover = whole.to_surface(setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0))
    surface.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return surface


def tinted(shape: Surface, ink: str) -> Surface:
    """A mask in one colour, with that colour's opacity."""
    return filled(shape, (ink,))


def mixed(a: str, b: str, t: float) -> tuple[int, int, int]:
    """A colour between two."""
    x = colour(a).lerp(colour(b), max(0.0, min(1.0, t)))
    return x.r, x.g, x.b


def along(colours: Sequence[str], t: float) -> tuple[int, int, int]:
    """The colour at a place along several, evenly spaced."""
    place = max(0.0, min(0.9999, t)) * (len(colours) - 1)
    return mixed(colours[int(place)], colours[int(place) + 1], place % 1)


@lru_cache(maxsize=16)
def _diagonal(colours: Colours) -> Surface:
    n = 32
    made = Surface((n, n), pygame.SRCALPHA)
    steps = [(*along(colours, i / (2 * n - 2)), 255) for i in range(2 * n - 1)]
    for y in range(n):
        for x in range(n):
            made.set_at((x, y), steps[x + y])
    return made


@lru_cache(maxsize=16)
def _dome(colours: Colours) -> Surface:
    n = 32
    made = Surface((n, n), pygame.SRCALPHA)
    for y in range(n):
        for x in range(n):
            far = math.hypot(x - n * 0.36, y - n * 0.33) / (n * 0.62)
            made.set_at((x, y), (*along(colours, far), 255))
    return made


@lru_cache(maxsize=8)
def _mottle(hundredths: int) -> Surface:
    """Grey clouds around white; the same ones every time."""
    chance = random.Random(hundredths)
    made = Surface((160, 160), pygame.SRCALPHA)
    made.fill("white")
    for cells, share in ((9, 0.6), (40, 0.4)):
        cloud = Surface((cells, cells), pygame.SRCALPHA)
        for y in range(cells):
            for x in range(cells):
                v = 255 - round(chance.random() * hundredths * 2.55 * share)
                cloud.set_at((x, y), (v, v, v, 255))
        grown = pygame.transform.smoothscale(cloud, made.get_size())
        made.blit(grown, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


@lru_cache(maxsize=8)
def _edge(ink: str, most: int) -> Surface:
    n, tint = 48, colour(ink)
    pixels = bytearray((tint.r, tint.g, tint.b, 0) * (n * n))
    for y in range(n):
        for x in range(n // 2):
            far = math.hypot((x + 0.5) / n - 0.5, ((y + 0.5) / n - 0.46) * 0.9) / 0.62
            alpha = round(most * max(0.0, min(1.0, (far - 0.55) / 0.45)))
            pixels[(y * n + x) * 4 + 3] = pixels[(y * n + n - 1 - x) * 4 + 3] = alpha
    return pygame.image.frombytes(bytes(pixels), (n, n), "RGBA")


def lit(size: Px, colours: Colours) -> Surface:
    """Colours from top to bottom (the ground of a body or a banner)."""
    return gradient(size, colours)
