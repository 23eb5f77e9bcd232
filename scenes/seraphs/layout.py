"""View and size to rectangles: where everything on the table lies (LOOK.md §5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.kernel.ids import Ref
from engine.seraphs.sight import SideSight, TableSight
from scenes.geometry import Box, Point, Size

Zone = Literal["hand", "altar", "field", "wilderness", "stage"]

RATIO = 1006 / 720
"""A card's height over its width."""

EDGE = 20.0
RAIL = 276.0
RIGHT_RAIL = 324.0
LARGE_TEXT = 1.5
PREVIEW_PX = 300
OVERLAY_PX = 360
TILE_W, TILE_SMALL = 146.0, 112.0
PILE_W = 92.0
ALTAR_W = 66.0
HAND_STEP = 172.0


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: the box of the upright card, whether sideways, and on which zone.

    `upper`: it is the other side's. `tilt`: degrees anticlockwise, in the fan of a hand.
    """

    box: Box
    zone: Zone
    upper: bool
    sideways: bool = False
    tilt: float = 0.0

    @property
    def reach(self) -> Box:
        """The box it fills as it lies."""
        at = self.box.centre
        w, h = (self.box.h, self.box.w) if self.sideways else (self.box.w, self.box.h)
        return Box(at.x - w / 2, at.y - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class HalfTable:
    """One player's half: the seat that looks has the lower one."""

    walls: Box
    deck: Box
    wilderness: Box
    field: Box
    altar: Box
    altar_label: Box
    hand: Box


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every fixed rectangle, in canvas units.

    `folded`: the other side's Altar is told as a count. `preview_floats`: the preview opens over the
    right rail, because the rail is too narrow for a full face.
    """

    size: Size
    upper: HalfTable
    lower: HalfTable
    wheel: Point
    wheel_radius: float
    prompt: Box
    you: Box
    pause: Box
    log: Box
    preview: Box
    forecast: Box
    folded: bool
    preview_floats: bool

    def half(self, *, upper: bool) -> HalfTable:
        """The upper or the lower half."""
        return self.upper if upper else self.lower


def table_layout(size: Size, text_scale: float, scale: float) -> TableLayout:
    """The fixed rectangles.

    Args:
        size: of the canvas.
        text_scale: the person's text size, 1.0 to 2.0.
        scale: real pixels to one canvas unit; decides where the preview has room.
    """
    large = text_scale >= LARGE_TEXT
    left = max(RAIL, size.w * 0.17) if large else RAIL
    right = max(RIGHT_RAIL, size.w * 0.2) if large else RIGHT_RAIL
    middle = Box(EDGE + left + EDGE, 0, size.w - left - right - 4 * EDGE, size.h)
    rows = _rows(size.h, text_scale, folded=large)
    wheel = min(66.0, left * 0.24)
    you = Box(size.w - right - EDGE, EDGE, right, 56)
    log, preview, forecast, floats = _right_rail(size, you, right, scale, text_scale)
    return TableLayout(
        size=size,
        upper=_half(size, middle, left, rows, upper=True),
        lower=_half(size, middle, left, rows, upper=False),
        wheel=Point(EDGE + left / 2, size.h / 2 - 14),
        wheel_radius=wheel,
        prompt=Box(middle.x + 30, rows["prompt"][0], middle.w - 60, rows["prompt"][1]),
        you=you,
        pause=you.right_slice(56).inset(4),
        log=log,
        preview=preview,
        forecast=forecast,
        folded=large,
        preview_floats=floats,
    )


def places(sight: TableSight, layout: TableLayout) -> dict[Ref, Place]:
    """Where every card lies that the seat can point at, those on top last."""
    found: dict[Ref, Place] = {}
    for side in (1 - sight.seat, sight.seat):
        one, upper = sight.sides[side], side != sight.seat
        half = layout.half(upper=upper)
        found |= {card.ref: Place(half.wilderness, "wilderness", upper) for card in one.wilderness}
        if not (upper and layout.folded):
            found |= _altar(one, half.altar, upper=upper)
        found |= _field(one, half.field, upper=upper)
        found |= _hand(one, half.hand, layout, upper=upper)
    for said in sight.said:
        if said.ref not in found:
            found[said.ref] = Place(layout.preview, "stage", said.side != sight.seat)
    return found


def card_box(box: Box) -> Box:
    """The largest upright card in a box, in its middle."""
    w = min(box.w, box.h / RATIO)
    return box.middle(w, w * RATIO)


def spread(box: Box, count: int, width: float, pitch: float) -> list[float]:
    """The left edges of cards of a width, side by side in the middle of a box, or overlapping."""
    if count == 0:
        return []
    step = min(pitch, (box.w - width) / (count - 1)) if count > 1 else 0.0
    start = box.x + (box.w - width - step * (count - 1)) / 2
    return [start + i * step for i in range(count)]


def _rows(height: float, text_scale: float, *, folded: bool) -> dict[str, tuple[float, float]]:
    """Top and height of each row of the middle, so that the cards get what words leave."""
    prompt = 76 + 62 * max(0.0, text_scale - 1)
    altar = ALTAR_W * RATIO
    upper_altar = 44.0 if folded else altar
    free = height - (58 + upper_altar + 28 + prompt + 24 + altar + 26 + 14)
    field = free * 0.3305
    y = 58.0 + 8
    rows = {"upper_altar": (y, upper_altar)}
    y += upper_altar + 20
    rows["upper_field"] = (y, field)
    y += field + 10
    rows["prompt"] = (y, prompt)
    y += prompt + 10
    rows["lower_field"] = (y, field)
    y += field + 16
    rows["lower_altar"] = (y, altar)
    y += altar + 6
    rows["hand"] = (y, height - y - 10)
    return rows


def _half(
    size: Size, middle: Box, left: float, rows: dict[str, tuple[float, float]], *, upper: bool
) -> HalfTable:
    name = "upper" if upper else "lower"
    walls_h = 230.0
    walls = Box(EDGE, EDGE if upper else size.h - 32 - walls_h, left, walls_h)
    pile_y = walls.bottom + 34 if upper else walls.y - 34 - PILE_W * RATIO - 24
    deck = Box(EDGE + left / 2 - 18 - PILE_W, pile_y, PILE_W, PILE_W * RATIO)
    altar_y, altar_h = rows[f"{name}_altar"]
    field_y, field_h = rows[f"{name}_field"]
    hand_y, hand_h = (-84.0, PILE_W * RATIO) if upper else rows["hand"]
    row = Box(middle.x, altar_y, middle.w, altar_h)
    return HalfTable(
        walls=walls,
        deck=deck,
        wilderness=deck.moved(PILE_W + 36),
        field=Box(middle.x, field_y, middle.w, field_h),
        altar=Box(row.x + 196, row.y, row.w - 196, row.h),
        altar_label=row.left_slice(186),
        hand=Box(middle.x, hand_y, middle.w, hand_h),
    )


def _right_rail(
    size: Size, you: Box, width: float, scale: float, text_scale: float
) -> tuple[Box, Box, Box, bool]:
    """The log, the preview, the line of forecast below it, and whether the preview floats."""
    x, top, foot = you.x, you.bottom + 14, size.h - EDGE
    told = 78 * max(1.0, text_scale * 0.9)
    floats = width * scale < PREVIEW_PX or text_scale >= LARGE_TEXT
    if floats:
        w = min(max(OVERLAY_PX / scale, width), size.w * 0.34, (foot - 40 - told) / RATIO)
        preview = Box(size.w - EDGE - w, EDGE, w, w * RATIO)
        forecast = Box(preview.x, preview.bottom + 12, w, told)
        return Box(x, top, width, foot - top), preview, forecast, True
    preview_h = width * RATIO
    forecast = Box(x, foot - told, width, told)
    preview = Box(x, forecast.y - 12 - preview_h, width, preview_h)
    return Box(x, top, width, preview.y - 14 - top), preview, forecast, False


def _altar(one: SideSight, box: Box, *, upper: bool) -> dict[Ref, Place]:
    w = min(ALTAR_W, box.h / RATIO)
    tall = w * RATIO
    cell = spread(box, len(one.altar), tall, 118)
    shift = (cell[0] - box.x) if cell else 0.0
    found = {}
    for card, x in zip(one.altar, cell, strict=True):
        at = Box(x - shift + (tall - w) / 2, box.y + (box.h - tall) / 2, w, tall)
        found[card.ref] = Place(at, "altar", upper, sideways=not card.standing)
    return found


def _field(one: SideSight, box: Box, *, upper: bool) -> dict[Ref, Place]:
    room = box.inset(14, 11)
    count = len(one.field)
    widest = room.h / RATIO
    share = room.w / max(1, count)
    w = min(widest, max(widest * TILE_SMALL / TILE_W, share * 0.82))
    pitch = min(w * RATIO + 14, share)
    found = {}
    for card, x in zip(one.field, spread(room, count, w, pitch), strict=True):
        at = Box(x, room.y + (room.h - w * RATIO) / 2, w, w * RATIO)
        step = 14 if upper else -14
        at = at.moved(0, step) if card.attacks else at
        found[card.ref] = Place(at, "field", upper, sideways=card.sideways)
    return found


def _hand(one: SideSight, box: Box, layout: TableLayout, *, upper: bool) -> dict[Ref, Place]:
    count = len(one.hand)
    if upper:
        xs = spread(box, count, PILE_W, 46)
        tall = PILE_W * RATIO
        return {
            card.ref: Place(Box(x, box.y, PILE_W, tall), "hand", True)
            for card, x in zip(one.hand, xs, strict=True)
        }
    w = box.h / RATIO
    found = {}
    xs = spread(box, count, w, w * HAND_STEP / 166)
    for i, (card, x) in enumerate(zip(one.hand, xs, strict=True)):
        off = i - (count - 1) / 2
        drop = 1.6 * off * off * min(1.0, 6 / max(1, count))
        tilt = -1.3 * off * min(1.0, 6 / max(1, count))
        found[card.ref] = Place(Box(x, box.y + drop, w, w * RATIO), "hand", False, tilt=tilt)
    return found
