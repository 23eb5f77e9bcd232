"""Where the lanes of a battle lie, and the bench below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.geometry import Box, Point, Size
from scenes.seraphs.layout import RATIO, spread

WIDEST_LANE = 430.0
BENCH_W = 138.0
ATTACKER_W, BLOCKER_W = 176.0, 150.0
GAP = 18.0
MORE_FOR_EACH = 0.42
LARGEST = 1.4
BAR_W, BAR_H = 1300.0, 98.0
TALLER_BAR = 1.5
"""How much higher than usual the bar may be for the sake of its words."""

EDGE, LINK, ABREAST = 22.0, 24.0, 12.0
"""Free above the attacker; between it and those in its way; between two of them."""

STEPPER_H = 58.0
"""What less and more take below a card where its Strength is being split."""

WORTH_IT = 1.45
"""How much larger cards must become to lie beside one another and not below."""


@dataclass(frozen=True, slots=True)
class Needed:
    """What a battle has to show.

    Attributes:
        blockers: how many stand in each attacker's way, in the order they went out.
        bench: how many cards may still join in.
        bar: how high the words of the prompt would have its bar.
        split: the Strength is being split, and every blocker has less and more.
    """

    blockers: Sequence[int]
    bench: int = 0
    bar: float = BAR_H
    split: bool = False


@dataclass(frozen=True, slots=True)
class LaneBoxes:
    """One lane: all of it, the attacker's card, those of its blockers, and the words below.

    `link`: the sign between the attacker and those in its way.
    """

    box: Box
    attacker: Box
    blockers: tuple[Box, ...]
    link: Point
    words: Box


@dataclass(frozen=True, slots=True)
class BattleLayout:
    """The whole battle. `bench`: a box for each card that may join in."""

    title: Box
    lanes: tuple[LaneBoxes, ...]
    bench_label: Box
    bench: tuple[Box, ...]
    bar: Box


def bar_width(size: Size) -> float:
    """How wide the prompt's bar is."""
    return min(size.w - 120, BAR_W)


def battle_layout(size: Size, text_scale: float, needed: Needed) -> BattleLayout:
    """The boxes, for a canvas and the person's text size."""
    k = max(1.0, text_scale * 0.85)
    title = Box(0, 18, size.w, 84 * min(1.25, k))
    usual = BAR_H * min(1.6, k)
    bar_h = min(usual * TALLER_BAR, max(usual, needed.bar))
    bar = Box(0, size.h - bar_h - 22, size.w, bar_h).middle(bar_width(size), bar_h)
    bench_h = BENCH_W * RATIO
    label = Box(60, bar.y - bench_h - 58, size.w - 120, 34)
    bench_row = Box(80, label.bottom + 4, size.w - 160, bench_h)
    xs = spread(bench_row, needed.bench, BENCH_W, BENCH_W + 22)
    foot = label.y if needed.bench else bar.y - 16
    area = Box(40, title.bottom + 12, size.w - 80, foot - title.bottom - 24)
    return BattleLayout(
        title=title,
        lanes=tuple(_lanes(area, needed, k)),
        bench_label=label,
        bench=tuple(Box(x, bench_row.y, BENCH_W, bench_h) for x in xs),
        bar=bar,
    )


def _lanes(area: Box, needed: Needed, k: float) -> list[LaneBoxes]:
    """Side by side; a lane where more stand together is wider."""
    spans = [1.0 + MORE_FOR_EACH * max(0, n - 1) for n in needed.blockers]
    room = area.w - GAP * (len(spans) - 1)
    unit = min(WIDEST_LANE, room / max(1.0, sum(spans)))
    x = area.x + (area.w - unit * sum(spans) - GAP * (len(spans) - 1)) / 2
    found = []
    for span, n in zip(spans, needed.blockers, strict=True):
        box = Box(x, area.y, unit * span, area.h)
        found.append(_lane(box, n, k, STEPPER_H if needed.split else 0.0))
        x += unit * span + GAP
    return found


def _lane(box: Box, blockers: int, k: float, below: float) -> LaneBoxes:
    """One lane; its cards lie below one another, or side by side where that makes them larger."""
    words_h = min(box.h * 0.3, 112 * min(1.5, k))
    words = Box(box.x + 14, box.bottom - words_h - 8, box.w - 28, words_h)
    room = Box(box.x + 16, box.y + EDGE, box.w - 32, words.y - box.y - EDGE - below - 6)
    n = max(1, blockers)
    most = ATTACKER_W * LARGEST
    upright = min((room.h - LINK) / (ATTACKER_W + BLOCKER_W) / RATIO * ATTACKER_W, most, room.w)
    share = BLOCKER_W / ATTACKER_W
    abreast = (room.w - LINK - ABREAST * (n - 1)) / (1 + share * n)
    beside = min(room.h / RATIO, most, abreast)
    if beside > upright * WORTH_IT:
        return _beside(box, room, (beside, beside * share, n), words)
    return _upright(box, room, (upright, min(upright * share, room.w), n), words)


def _upright(box: Box, room: Box, cards: tuple[float, float, int], words: Box) -> LaneBoxes:
    """The attacker above, those in its way below it."""
    w, other, n = cards
    attacker = Box(room.centre.x - w / 2, room.y, w, w * RATIO)
    row = Box(room.x, attacker.bottom + LINK, room.w, other * RATIO)
    xs = spread(row, n, other, other + ABREAST)
    blockers = tuple(Box(x, row.y, other, row.h) for x in xs)
    link = Point(attacker.centre.x, attacker.bottom + LINK / 2)
    return LaneBoxes(box, attacker, blockers, link, words)


def _beside(box: Box, room: Box, cards: tuple[float, float, int], words: Box) -> LaneBoxes:
    """The attacker at the left, those in its way beside it."""
    w, other, n = cards
    row = room.middle(w + LINK + other * n + ABREAST * (n - 1), w * RATIO)
    attacker = Box(row.x, row.y, w, w * RATIO)
    y = attacker.centre.y - other * RATIO / 2
    first = attacker.right + LINK
    blockers = tuple(Box(first + i * (other + ABREAST), y, other, other * RATIO) for i in range(n))
    return LaneBoxes(box, attacker, blockers, Point(attacker.right + LINK / 2, row.centre.y), words)
