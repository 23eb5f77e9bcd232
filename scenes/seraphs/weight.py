"""The weight of Giants: they come down late and hard, and dust rises round them. *Panel 8*."""

from __future__ import annotations

import math

from engine.kernel.ids import Ref
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.seraphs import light
from scenes.seraphs.scenery import MOVE_MS, TURN_MS, Score
from scenes.timeline import Clip, Timeline, in_quad, out_quad

LAND_MS, HEAVY_TURN_MS, DUST_MS = 560.0, 320.0, 620.0
HIGH, RISING = 74.0, 0.6
PUFFS = 13
DUST = "#c4aa88dc"
SHAKE = 7.0
SHAKES_UNTIL = 0.55


def move(made: Score, ref: Ref) -> None:
    """A card takes its place; a Giant is lifted high, and comes down hard."""
    heavy = made.is_giant(ref)
    ms = LAND_MS if heavy else MOVE_MS
    made.cue("card", ms - MOVE_MS)
    set_out = ref not in made.sent
    made.send(ref, ms)
    if heavy and set_out:
        _heave(made, ref)
        thud(made, ref, ms)
    made.wait(ms)


def turn(made: Score, ref: Ref) -> None:
    """A card turns where it lies; a Giant turns slowly, and is heard."""
    ms = HEAVY_TURN_MS if made.is_giant(ref) else TURN_MS
    made.cue("turn")
    if made.turns(ref) and made.is_giant(ref):
        thud(made, ref, ms)
    made.turn(ref, ms=ms)
    made.wait(ms)


def thud(made: Score, ref: Ref, after_ms: float) -> None:
    """Dust rises round a card, and a low knock is heard."""
    made.cue("stone", after_ms)
    made.add(("dust", ref), "rise", DUST_MS, after_ms)


def shaken(timeline: Timeline, ref: Ref) -> float:
    """How far a card's shadow is off its place now, in canvas units."""
    t = timeline.value(("dust", ref), "rise", 0.0)
    if not 0 < t < SHAKES_UNTIL:
        return 0.0
    return SHAKE * math.sin(t * 44) * (1 - t / SHAKES_UNTIL)


def draw_dust(canvas: Canvas, box: Box, t: float) -> None:
    """Dust round the foot of a card: it spreads, rises and is gone at 1."""
    if not 0 < t < 1:
        return
    spread = out_quad(t)
    picture = light.soft(canvas, box.w * 0.7, box.w * 0.5, DUST)
    for i in range(PUFFS):
        along = i / (PUFFS - 1) * 2 - 1
        x = box.centre.x + along * box.w * (0.44 + 0.42 * spread)
        rise = (6 + i * 37 % 29) * spread
        y = box.bottom + 6 * (1 - along * along) - abs(along) * box.h * 0.16 - rise
        light.laid(canvas, picture, Point(x, y), 0.85 * (1 - t) ** 1.3 * min(1.0, t * 9))


def _heave(made: Score, ref: Ref) -> None:
    """Up, and down faster: in place of the light arc of other cards."""
    key = ("card", ref)
    made.clips = [clip for clip in made.clips if (clip.target, clip.prop) != (key, "lift")]
    up = Clip(key, "lift", made.now_ms, LAND_MS * RISING, 0.0, HIGH, out_quad)
    down = Clip(key, "lift", up.end_ms, LAND_MS * (1 - RISING), HIGH, 0.0, in_quad)
    made.clips += [up, down]
