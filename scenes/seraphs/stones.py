"""Walls on the move: stones fall one by one, or are set in place; then the bean rolls after."""

from __future__ import annotations

from engine.seraphs.sight import SideSight
from engine.seraphs.words import DEEP, Side
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.seraphs import light, walls_track
from scenes.seraphs.scenery import Score
from scenes.timeline import Clip, Timeline, in_out_quad, in_quad, linear

STONE_MS, STONE_GAP_MS, WALLS_MOST_MS = 260.0, 70.0, 900.0
BEAN_LATE_MS, BEAN_LEAST_MS = 160.0, 220.0
MOST_KNOCKS = 3
LANDS, BOUNCE, SET_FROM = 0.72, 6.0, 34.0
MOST = 30
FACES = 6
STONE_DUST = "#cdbb9c90"


def change(made: Score, side: Side, by: int) -> None:
    """Stones fall (`by` below 0) or are set, each with its knock, and the count goes with them."""
    before = [clip for clip in made.clips if clip.target == ("walls", side)]
    start = before[-1].end if before else made.scenery.before.sides[side].walls
    end = min(float(MOST), max(0.0, start + by))
    begin = max([made.now_ms, *(clip.end_ms for clip in before)])
    order = stones_between(round(start), round(end))
    gap = min(STONE_GAP_MS, (WALLS_MOST_MS - STONE_MS) / max(1, len(order) - 1))
    prop = "drop" if by < 0 else "set"
    for i, n in enumerate(order):
        key = ("stone", side, n)
        made.clips.append(Clip(key, prop, begin + i * gap, STONE_MS, 0.0, 1.0, linear))
        if i < MOST_KNOCKS:
            made.cue("stone" if by < 0 else "mend", begin + i * gap - made.now_ms)
    ms = STONE_MS + gap * max(0, len(order) - 1)
    rolls = max(BEAN_LEAST_MS, ms - BEAN_LATE_MS)
    bean = ("walls", side)
    made.clips.append(Clip(bean, "count", begin + BEAN_LATE_MS, rolls, start, end, in_out_quad))
    made.cue("bean", begin + BEAN_LATE_MS + rolls - made.now_ms)
    made.wait(ms * 0.5)


def count_the_day(made: Score, side: Side) -> None:
    """In a Siege Babylon's bean goes on by a Day. *Panel 11: step 1*."""
    siege = made.scenery.after.siege
    if siege is not None and side == DEEP and siege.day:
        begin, key = made.now_ms, ("walls", DEEP)
        made.clips.append(Clip(key, "count", begin, STONE_MS, siege.day - 1, siege.day, linear))


def stones_between(start: int, end: int) -> list[int]:
    """The stones that fall or are set on the way from one count to another, in order."""
    if end < start:
        return list(range(start, end, -1))
    return list(range(start + 1, end + 1))


def standing_still(timeline: Timeline, side: SideSight) -> int:
    """How many stones of a side stand all the while: below the lowest that moves."""
    return min([side.walls, *(n - 1 for n in moving(timeline, side.side))])


def moving(timeline: Timeline, side: Side) -> list[int]:
    """The stones of a side that fall or are set."""
    return [n for whose, n in timeline.pairs("stone") if whose == side]


def draw_changing(canvas: Canvas, timeline: Timeline, box: Box, side: SideSight) -> None:
    """A side's Walls while stones fall or are set, and the bean is on its way."""
    if timeline.motion != "full":
        walls_track.draw_walls(canvas, box, side, side.walls)
        return
    rests = standing_still(timeline, side)
    count = timeline.value(("walls", side.side), "count", side.walls)
    moved = moving(timeline, side.side)
    walls_track.draw_bare_walls(canvas, box, side, rests)
    for n in range(rests + 1, side.walls + 1):
        if n not in moved:
            walls_track.draw_stone(canvas, walls_track.stone_box(box, n), side.side, n)
    for n in moved:
        draw_stone(canvas, timeline, (box, side.side), n)
    walls_track.draw_walls_count(canvas, box, round(count))
    at, tall = bean_at(box, count)
    walls_track.draw_bean(canvas, at, tall, (3 + round(count * 3)) % FACES)


def draw_stone(canvas: Canvas, timeline: Timeline, of: tuple[Box, Side], n: int) -> None:
    """One stone that falls to the ground of its panel, or is set in place from above it."""
    (box, side), key = of, ("stone", of[1], n)
    spot, ground = walls_track.stone_box(box, n), walls_track.stone_box(box, 0)
    put, gone = timeline.value(key, "set", 0.0), timeline.value(key, "drop", 1.0)
    if 0 < gone < 1:
        deep = ground.y - spot.y + spot.h * 0.1
        walls_track.draw_stone(canvas, spot.moved(0, fallen(gone, deep)), side, n)
    elif put > 0 or gone == 0:
        high = SET_FROM * (1 - in_quad(put)) if put > 0 else 0.0
        walls_track.draw_stone(canvas, spot.moved(0, -high), side, n)
    if LANDS < gone < 1:
        t = (gone - LANDS) / (1 - LANDS)
        puff = light.soft(canvas, spot.w * 1.7, spot.h * 1.2, STONE_DUST)
        light.laid(canvas, puff, Point(spot.centre.x, ground.y + 8 - 6 * t), 1 - t)


def fallen(t: float, deep: float) -> float:
    """How far a stone has fallen: to the ground, with a small bounce."""
    if t < LANDS:
        return deep * in_quad(t / LANDS)
    up = (t - LANDS) / (1 - LANDS)
    return deep - BOUNCE * (1 - (2 * up - 1) ** 2)


def bean_at(box: Box, count: float) -> tuple[Point, float]:
    """Where the bean is for a count, between two stones where it lies between two numbers."""
    low = max(0, min(MOST, int(count)))
    a, b = walls_track.stone_box(box, low), walls_track.stone_box(box, min(MOST, low + 1))
    share = count - low
    at = Point(
        a.centre.x + (b.centre.x - a.centre.x) * share,
        a.centre.y + (b.centre.y - a.centre.y) * share,
    )
    return at, a.h
