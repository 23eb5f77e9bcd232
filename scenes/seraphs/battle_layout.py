"""Where the lanes of a battle lie, and the bench below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.geometry import Box, Size
from scenes.seraphs.layout import RATIO, spread

WIDEST_LANE = 430.0
BENCH_W = 138.0
ATTACKER_W, BLOCKER_W = 176.0, 150.0
GAP = 18.0
MORE_FOR_EACH = 0.42
LARGEST = 1.4


@dataclass(frozen=True, slots=True)
class LaneBoxes:
    """One lane: all of it, the attacker's card, those of its blockers, and the words below."""

    box: Box
    attacker: Box
    blockers: tuple[Box, ...]
    words: Box


@dataclass(frozen=True, slots=True)
class BattleLayout:
    """The whole battle. `bench`: a box for each card that may join in."""

    title: Box
    lanes: tuple[LaneBoxes, ...]
    bench_label: Box
    bench: tuple[Box, ...]
    bar: Box


def battle_layout(
    size: Size, text_scale: float, blockers: Sequence[int], bench: int
) -> BattleLayout:
    """The boxes.

    Args:
        size: of the canvas.
        text_scale: the person's text size.
        blockers: how many stand in each attacker's way, in the order they went out.
        bench: how many cards may still join in.
    """
    k = max(1.0, text_scale * 0.85)
    title = Box(0, 18, size.w, 84 * min(1.25, k))
    bar_h = 98 * min(1.6, k)
    bar = Box(0, size.h - bar_h - 22, size.w, bar_h).middle(min(size.w - 120, 1300), bar_h)
    bench_h = BENCH_W * RATIO
    label = Box(60, bar.y - bench_h - 58, size.w - 120, 34)
    bench_row = Box(80, label.bottom + 4, size.w - 160, bench_h)
    xs = spread(bench_row, bench, BENCH_W, BENCH_W + 22)
    foot = label.y if bench else bar.y - 16
    area = Box(40, title.bottom + 12, size.w - 80, foot - title.bottom - 24)
    return BattleLayout(
        title=title,
        lanes=tuple(_lanes(area, blockers, k)),
        bench_label=label,
        bench=tuple(Box(x, bench_row.y, BENCH_W, bench_h) for x in xs),
        bar=bar,
    )


def _lanes(area: Box, blockers: Sequence[int], k: float) -> list[LaneBoxes]:
    """Side by side; a lane where more stand together is wider."""
    spans = [1.0 + MORE_FOR_EACH * max(0, n - 1) for n in blockers]
    room = area.w - GAP * (len(spans) - 1)
    unit = min(WIDEST_LANE, room / max(1.0, sum(spans)))
    x = area.x + (area.w - unit * sum(spans) - GAP * (len(spans) - 1)) / 2
    found = []
    for span, n in zip(spans, blockers, strict=True):
        found.append(_lane(Box(x, area.y, unit * span, area.h), n, k))
        x += unit * span + GAP
    return found


def _lane(box: Box, blockers: int, k: float) -> LaneBoxes:
    words_h = min(box.h * 0.3, 112 * min(1.5, k))
    free = box.h - words_h - 40
    share = free / (ATTACKER_W + BLOCKER_W) / RATIO
    w = min(ATTACKER_W * share, ATTACKER_W * LARGEST, box.w - 24)
    attacker = Box(box.centre.x - w / 2, box.y + 12, w, w * RATIO)
    bw = min(BLOCKER_W * share, BLOCKER_W * LARGEST, box.w - 24)
    row = Box(box.x + 12, attacker.bottom + 16, box.w - 24, bw * RATIO)
    xs = spread(row, max(1, blockers), bw, bw + 12)
    return LaneBoxes(
        box=box,
        attacker=attacker,
        blockers=tuple(Box(x, row.y, bw, row.h) for x in xs),
        words=Box(box.x + 10, box.bottom - words_h - 4, box.w - 20, words_h),
    )
