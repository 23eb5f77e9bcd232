"""Day and night over the table: light falls on the wood, and goes its way as the day does.

Warm on the Covenant's days and moonlit on the Deep's; it comes from the left in the Morning and
from the right in the Evening. Only the ground is lit, so that no word stands on another colour
than it was measured on. The light is laid on as the ground is drawn: no picture of it is kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Surface

from engine.seraphs.sight import TableSight
from engine.seraphs.words import COVENANT, DEEP, EVENING, MORNING, OFFERING, Side
from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.timeline import Timeline

BANDS, STEPS = 8, 8
"""Parts of the table that are lit anew one after the other, and steps from one light to another."""

MOST_AT_ONCE = 2
READY = 0.8
"""The light is another when so much of its time has gone by; the last bands come after."""

ROW_PX, POINTS = 16, 128
DAWN_MS, STEP_MS = 1000.0, 240.0
Ink = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Shade:
    """Light as it lies on the table.

    Attributes:
        dim: by what the wood's red, green and blue are multiplied far from the light, 0 to 1.
        clear: the same where the light is strongest.
        glow: what is added to them there, 0 to 255.
        at: where that is at the middle of the table: 0 is the left edge, 1 the right.
        wide: how far it reaches to each side, in parts of the table's width.
        slant: how far it wanders to the right on its way down, likewise.
    """

    dim: Ink
    clear: Ink
    glow: Ink
    at: float
    wide: float = 0.62
    slant: float = 0.0


DAY, WARM, MOON = (1.0, 1.0, 0.98), (1.0, 0.95, 0.88), (0.68, 0.80, 1.0)
LIGHTS: dict[str, Shade] = {
    "covenant morning": Shade((0.72, 0.66, 0.62), DAY, (22, 14, 3), 0.18, slant=0.3),
    "covenant work": Shade((0.84, 0.80, 0.76), DAY, (13, 9, 2), 0.50, 0.8),
    "covenant evening": Shade((0.62, 0.54, 0.56), WARM, (26, 10, 1), 0.82, slant=-0.3),
    "deep morning": Shade((0.38, 0.44, 0.72), MOON, (1, 7, 20), 0.18, slant=0.3),
    "deep work": Shade((0.40, 0.48, 0.78), MOON, (0, 5, 17), 0.50, 0.75),
    "deep evening": Shade((0.32, 0.36, 0.64), MOON, (3, 4, 18), 0.82, slant=-0.3),
    "glory": Shade((1.0, 1.0, 0.94), (1.0, 1.0, 1.0), (40, 27, 7), 0.50, 1.1),
    "dawn": Shade((0.92, 0.88, 0.82), (1.0, 1.0, 1.0), (24, 16, 4), 0.50, 0.9),
    "deep waters": Shade((0.28, 0.36, 0.60), (0.6, 0.76, 1.0), (0, 12, 22), 0.50, 0.9),
    "dusk": Shade((0.54, 0.46, 0.52), WARM, (32, 11, 3), 0.86, 0.7, -0.2),
    "none": Shade((1.0, 1.0, 1.0), (1.0, 1.0, 1.0), (0, 0, 0), 0.5),
}


class Daylight:
    """The light on one table: each band of it may still be on the way to the next light."""

    def __init__(self) -> None:
        """No light yet."""
        none = LIGHTS["none"]
        self._from = self._to = none
        self._bands = [none] * BANDS
        self._next = 0
        self._done = 1.0

    @property
    def shades(self) -> tuple[Shade, ...]:
        """The light of every band, the uppermost first."""
        return tuple(self._bands)

    def turn_to(self, name: str) -> None:
        """Another light shall lie on the table; `step` brings it."""
        shade = LIGHTS[name]
        if shade != self._to:
            self._from, self._to, self._done = self._to, shade, 0.0

    def step(self, timeline: Timeline, size: Size) -> list[Box]:
        """Goes on to where the light is now; gives the boxes that are lit otherwise."""
        if timeline.motion != "full" or not timeline.moving("light"):
            changed = [i for i in range(BANDS) if self._bands[i] != self._to]
            self._bands = [self._to] * BANDS
            return [band_of(size, i) for i in changed]
        t = min(1.0, timeline.value("light", "shine", 1.0) / READY)
        count = MOST_AT_ONCE if t >= 1 else math.ceil((t - self._done) * STEPS * BANDS)
        self._done = max(self._done, t)
        shade = mixed(self._from, self._to, round(t * STEPS))
        return [band_of(size, i) for i in self._lit(min(MOST_AT_ONCE, count), shade)]

    def _lit(self, count: int, shade: Shade) -> list[int]:
        """Gives the next so many bands another light; which of them look another now."""
        changed = []
        for _ in range(count):
            if self._bands[self._next] != shade:
                changed.append(self._next)
                self._bands[self._next] = shade
            self._next = (self._next + 1) % BANDS
        return changed

    def lay(self, canvas: Canvas) -> None:
        """Lights the ground where it was just drawn."""
        if canvas.theme.high_contrast:
            return
        surface, clip = canvas.surface, canvas.surface.get_clip()
        rows = [rows_of(surface.get_width(), shade) for shade in self._bands]
        for i, shade in enumerate(self._bands):
            rect = canvas.px(band_of(canvas.size, i)).clip(clip)
            if rect.w and rect.h:
                surface.set_clip(rect)
                shine(surface, shade, rows[i])
        surface.set_clip(clip)


def light_of(sight: TableSight) -> str:
    """The name of the light in which a table lies."""
    if sight.winners:
        return _last_light(sight.how, sight.winners)
    if not sight.day:
        return "deep morning"
    side = "covenant" if sight.active == COVENANT else "deep"
    if sight.phase in (MORNING, OFFERING):
        return f"{side} morning"
    return f"{side} {'evening' if sight.phase == EVENING else 'work'}"


def ms_of(before: TableSight, after: TableSight) -> float:
    """How long the light takes from one table to another; 0 where it stays."""
    if light_of(before) == light_of(after):
        return 0.0
    return DAWN_MS if before.active != after.active or after.winners else STEP_MS


def band_of(size: Size, i: int) -> Box:
    """A band of the table, from the uppermost, 0."""
    tall = size.h / BANDS
    return Box(0, i * tall, size.w, tall)


@lru_cache(maxsize=64)
def mixed(one: Shade, other: Shade, step: int) -> Shade:
    """So many steps from one light to another."""
    t = step / STEPS

    def of(a: float, b: float) -> float:
        return a + (b - a) * t

    def ink_of(a: Ink, b: Ink) -> Ink:
        return of(a[0], b[0]), of(a[1], b[1]), of(a[2], b[2])

    return Shade(
        ink_of(one.dim, other.dim),
        ink_of(one.clear, other.clear),
        ink_of(one.glow, other.glow),
        of(one.at, other.at),
        of(one.wide, other.wide),
        of(one.slant, other.slant),
    )


def rows_of(w: int, shade: Shade) -> tuple[Surface, Surface]:
    """By what a row of the table is multiplied, and what is added to it; kept."""
    return (
        paint.kept(("veil of light", w, shade), lambda: lit_row(w, shade, veil_at)),
        paint.kept(("glow of light", w, shade), lambda: lit_row(w, shade, glow_at)),
    )


def shine(surface: Surface, shade: Shade, rows: tuple[Surface, Surface]) -> None:
    """Lights all that is inside a surface's clip."""
    rect, (w, h), (veil, glow) = surface.get_clip(), surface.get_size(), rows
    for y in range(rect.y - rect.y % ROW_PX, rect.bottom, ROW_PX):
        x = round((shade.at - 1 + shade.slant * ((y + ROW_PX / 2) / h - 0.5)) * w)
        surface.blit(veil, (x, y), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(glow, (x, y), special_flags=pygame.BLEND_RGB_ADD)


def lit_row(w: int, shade: Shade, ink_at: Callable[[Shade, float], Ink]) -> Surface:
    """A row of light twice as wide as the table, strongest in its middle."""
    little = Surface((POINTS, 2)).convert()
    for x in range(POINTS):
        far = abs((x + 0.5) / POINTS - 0.5) * 2 / shade.wide
        strength = 0.5 + 0.5 * math.cos(math.pi * min(1.0, far))
        little.fill([round(v) for v in ink_at(shade, strength)], (x, 0, 1, 2))
    return pygame.transform.smoothscale(little, (w * 2, ROW_PX)).convert()


def veil_at(shade: Shade, strength: float) -> Ink:
    """By what the wood is multiplied, 255 for as it is."""
    pairs = zip(shade.dim, shade.clear, strict=True)
    r, g, b = (255 * (dim + (clear - dim) * strength) for dim, clear in pairs)
    return r, g, b


def glow_at(shade: Shade, strength: float) -> Ink:
    """What is added to the wood."""
    r, g, b = (v * strength for v in shade.glow)
    return r, g, b


def _last_light(how: str, winners: tuple[Side, ...]) -> str:
    if how == "glory":
        return "glory"
    if how == "last_day":
        return "dusk"
    return "deep waters" if COVENANT not in winners and DEEP in winners else "dawn"
