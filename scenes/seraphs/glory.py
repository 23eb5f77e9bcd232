"""How a game ends at the table: the Glory, Walls at 0, the last day. *Panel 6, Winning*.

The Glory is light and cloud and nothing else: it rises from the Holy Things and fills the table, as
it filled the Tabernacle (Ex 40:34). The other endings are small.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from engine.kernel.ids import Seat
from engine.seraphs.words import COVENANT, DEEP, SIDES, Side
from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.seraphs import light
from scenes.seraphs.layout import TableLayout
from scenes.seraphs.scenery import Score
from scenes.theme import colour
from scenes.timeline import Timeline, in_out_quad, out_cubic, out_quad

GLORY_MS, END_MS = 2500.0, 1400.0
BEAM, CLOUD = "#ffe9a8d8", "#ffcf7470"
LATE, RISE = 0.07, 0.34
CLOUDED, FULL, EBBS = 0.3, 0.62, 0.78
FILLS = (46, 33, 9)
PUFFS, CLOUDS = 10, 8
WATERS = ("#12384a", "#0a2230", "#061620")
FOAM = "#6fa08a"
EDGE = 5.0
BAND = (46, 26, 12)


def end(made: Score, winners: tuple[Seat, ...], how: str) -> None:
    """The last clip of a game, before its last word."""
    deep = DEEP in winners and made.scenery.after.siege is None
    if how == "glory":
        made.cue("glory")
        made.add("glory", "rise", GLORY_MS)
        return
    if deep:
        made.cue("deep")
    else:
        made.cue("end")
    for side in SIDES:
        if side in winners:
            made.add(("won", side), "rise", END_MS)
        elif how == "walls":
            made.add(("lost", side), "rise", END_MS)
    if how == "last_day":
        made.add("last day", "rise", END_MS)


def draw_end(
    canvas: Canvas, timeline: Timeline, layout: TableLayout, seat: Seat, holy: Sequence[Box]
) -> None:
    """Whatever of an ending can be seen now."""
    if not (timeline.moving("glory") or timeline.tells(("won", "lost"))):
        return
    t = timeline.value("glory", "rise", 0.0)
    if 0 < t < 1:
        draw_glory(canvas, holy, t)
    t = timeline.value("last day", "rise", 0.0)
    if 0 < t < 1:
        draw_last_light(canvas, t)
    for side in SIDES:
        walls = layout.half(upper=side != seat).walls
        t = timeline.value(("won", side), "rise", 0.0)
        if 0 < t < 1:
            draw_won(canvas, walls, t)
        t = timeline.value(("lost", side), "rise", 0.0)
        if 0 < t < 1:
            draw_lost(canvas, walls, side, t)


def draw_glory(canvas: Canvas, holy: Sequence[Box], t: float) -> None:
    """Gold rises from each of the Holy Things, is a cloud over them, and fills the table."""
    fills = in_out_quad(part(t, CLOUDED, FULL)) * (1 - in_out_quad(part(t, EBBS, 1.0)))
    if fills:
        ink = tuple(round(v * fills) for v in FILLS)
        light.brighten(canvas, canvas.surface.get_rect(), (ink[0], ink[1], ink[2]))
    for i, box in enumerate(holy):
        _draw_beam(canvas, box, part(t, LATE * i, LATE * i + RISE), 1 - part(t, EBBS, 1.0))
    _draw_cloud(canvas, part(t, CLOUDED - 0.1, EBBS), 1 - part(t, EBBS, 1.0))


def draw_last_light(canvas: Canvas, t: float) -> None:
    """The light of the last day goes over the table, and is gone."""
    size = canvas.surface.get_size()
    wide = size[0] // 3
    row = paint.kept(("last light", wide, size[1]), lambda: _band((wide, size[1])))
    x = round(-wide + (size[0] + wide) * in_out_quad(t))
    light.added(canvas, row, (x, 0))


def draw_won(canvas: Canvas, walls: Box, t: float) -> None:
    """Gold round the Walls that stand."""
    light.behind(canvas, walls, light.GOLD, light.wave(t), 34)
    warm = light.soft(canvas, walls.w * 1.5, walls.h * 1.4, "#ffdf8a50")
    light.laid(canvas, warm, walls.centre, light.wave(t))


def draw_lost(canvas: Canvas, walls: Box, side: Side, t: float) -> None:
    """Dust over Babylon; over Jerusalem the waters rise, and go back."""
    if side == COVENANT:
        _draw_waters(canvas, walls.inset(EDGE), light.wave(t))
        return
    picture = light.soft(canvas, walls.w * 0.5, walls.h * 0.42, "#b59a78c8")
    for i in range(PUFFS):
        along = (i * 0.618034) % 1
        x = walls.x + walls.w * (0.06 + 0.88 * along)
        y = walls.bottom - walls.h * (0.1 + (0.25 + i * 29 % 50 / 100) * out_quad(t))
        light.laid(canvas, picture, Point(x, y), 0.8 * light.wave(min(1.0, t * 1.05)))


def part(t: float, start: float, stop: float) -> float:
    """How much of a stretch of time has gone by."""
    return min(1.0, max(0.0, (t - start) / (stop - start)))


def _draw_beam(canvas: Canvas, box: Box, t: float, strength: float) -> None:
    """A column of light from a Holy Thing up to the edge of the table."""
    if t <= 0:
        return
    light.behind(canvas, box, light.GOLD, min(1.0, t * 3) * strength, 30)
    foot = box.centre.y + 40
    whole = light.beam(canvas, box.w * 1.25, foot, BEAM)
    w, h = whole.get_size()
    tall = max(1, round(h * out_cubic(t)))
    risen = whole.subsurface((0, h - tall, w, tall))
    light.laid(canvas, risen, Point(box.centre.x, foot - tall / canvas.scale / 2), strength)


def _draw_cloud(canvas: Canvas, t: float, strength: float) -> None:
    """A cloud of light that spreads from the middle over the table."""
    if t <= 0:
        return
    size, spread = canvas.size, out_quad(t)
    picture = light.soft(canvas, 720, 400, CLOUD)
    for i in range(CLOUDS):
        angle = i * 2.399963
        far = math.sqrt((i + 0.5) / CLOUDS) * spread
        x = size.w / 2 + math.cos(angle) * far * size.w * 0.46
        y = size.h * 0.40 + math.sin(angle) * far * size.h * 0.34 - 30 * spread
        light.laid(canvas, picture, Point(x, y), strength * min(1.0, t * 3))


def _draw_waters(canvas: Canvas, walls: Box, high: float) -> None:
    """Water in a box, so high (0 to 1), with a crest."""
    size = canvas.size_px(walls)
    water = paint.kept(("waters", size), lambda: _sea(size))
    rise = round(size[1] * high)
    if rise <= 0:
        return
    corner = canvas.px(walls).topleft
    cut = water.subsurface((0, 0, size[0], min(rise, size[1])))
    canvas.blit_px(cut, (corner[0], corner[1] + size[1] - cut.get_height()))


def _sea(size: tuple[int, int]) -> pygame.Surface:
    """Dark water with a crest of foam above."""
    w, h = size
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    body = paint.gradient(size, tuple(f"{ink}d8" for ink in WATERS))
    for x in range(w):
        crest = round(h * 0.035 * (1 + math.sin(x / w * math.tau * 2.5)))
        made.blit(body, (x, crest), (x, crest, 1, h - crest))
        made.fill(colour(FOAM), (x, crest, 1, max(1, h // 90)))
    return made.convert_alpha()


def _band(size: tuple[int, int]) -> pygame.Surface:
    strip = pygame.Surface((32, 2)).convert()
    for x in range(32):
        strength = light.wave((x + 0.5) / 32)
        strip.fill([round(v * strength) for v in BAND], (x, 0, 1, 2))
    return pygame.transform.smoothscale(strip, size).convert()
