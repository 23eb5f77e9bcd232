"""Manna gathers: a diamond goes from each Offering that is turned to the card it pays for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.seraphs.layout import Place
from scenes.seraphs.scenery import BETWEEN_MS, Score
from scenes.timeline import Timeline, in_out_quad

GATHER_MS = 360.0
MOST = 8
TALL = 30.0
GEM = Point(76 / 720, 78 / 1006)
"""Where a card's cost stands, in parts of its width and height."""


def pay(made: Score, paid: ev.MannaPaid) -> None:
    """Offerings turn sideways one after the other, each with its bell and its diamond."""
    target = _payee(made)
    for i, ref in enumerate(paid.turned):
        made.cue(f"manna {min(i + 1, MOST)}", i * BETWEEN_MS)
        made.turn(ref, after_ms=i * BETWEEN_MS)
        if target is not None and i < MOST:
            made.add(("manna", ref, target), "gather", GATHER_MS, i * BETWEEN_MS)
    if paid.turned:
        made.wait(GATHER_MS)


def draw_manna(canvas: Canvas, timeline: Timeline, found: Mapping[Ref, Place]) -> None:
    """The diamonds on their way."""
    for ref, target in timeline.pairs("manna"):
        t = timeline.value(("manna", ref, target), "gather", 0.0)
        start, end = found.get(ref), found.get(target)
        if 0 < t < 1 and start is not None and end is not None:
            canvas.diamond(on_the_way(start.reach.centre, gem_of(end.box), t), TALL)


def gem_of(box: Box) -> Point:
    """Where a card's cost stands."""
    return Point(box.x + box.w * GEM.x, box.y + box.h * GEM.y)


def on_the_way(start: Point, end: Point, t: float) -> Point:
    """A place on a way that begins upwards."""
    k = in_out_quad(t)
    rise = 70 * (1 - k) * k * 4 * 0.6
    return Point(start.x + (end.x - start.x) * k, start.y + (end.y - start.y) * k - rise)


def _payee(made: Score) -> Ref | None:
    """What is paid for: the last that was announced."""
    said = [one.announcement.ref for one in made.events if isinstance(one, ev.Announced)]
    waiting = [one.ref for one in made.scenery.after.said]
    return next(iter([*reversed(said), *reversed(waiting)]), None)
