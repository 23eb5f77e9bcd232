"""View and size to rectangles: where everything on the table lies (LOOK.md §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
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
TILE_SMALL = 80.0
PROMPT_PX = 66
PROMPT_GAP, PROMPT_LEAST = 22.0, 960.0
"""How far the prompt keeps from what is beside it, and how wide it is to be for its words."""

CROWDED_GAP = 5.0
STEPS = (1.0, 0.9, 0.8, 0.7, 0.62, 0.55)
"""The widths a field's cards may have, so that their faces are seldom drawn anew."""

SIEGE_TOP = 14.0
PARTNER_W = 196.0
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
class RightRail:
    """What lies on the right rail."""

    log: Box
    preview: Box
    stage: Box
    floats: bool


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every fixed rectangle, in canvas units.

    `stage`: where an announced card lies. `folded`: the other side's Altar is told as a count.
    `floats`: the preview opens over the right rail, because a full face has no room beside the log.
    `hovers`: it opens under pointer and focus; else only on its key, so that it hides nothing.
    `siege`: where a Siege tells what the Deep does, in place of its hand and Altar. `partner`:
    where the hand of the other of two people is told.
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
    stage: Box
    folded: bool
    floats: bool
    hovers: bool
    siege: Box | None = None
    partner: Box | None = None

    def half(self, *, upper: bool) -> HalfTable:
        """The upper or the lower half."""
        return self.upper if upper else self.lower


def table_layout(size: Size, text_scale: float, scale: float, people: int = 0) -> TableLayout:
    """The fixed rectangles.

    Args:
        size: of the canvas.
        text_scale: the person's text size, 1.0 to 2.0.
        scale: real pixels to one canvas unit; decides where the preview has room.
        people: of a Siege; 0 in any other mode.
    """
    large = text_scale >= LARGE_TEXT
    left = max(RAIL, size.w * 0.17) if large else RAIL
    right = max(RIGHT_RAIL, size.w * 0.2) if large else RIGHT_RAIL
    middle = Box(EDGE + left + EDGE, 0, size.w - left - right - 4 * EDGE, size.h)
    prompt = max(76 + 62 * max(0.0, text_scale - 1), PROMPT_PX / scale)
    rows = _rows(size.h, prompt, folded=large and not people)
    wheel = min(66.0, left * 0.24)
    you = Box(size.w - right - EDGE, EDGE, right, 56)
    rail = _right_rail(size, you, rows["upper_field"][0], scale, text_scale)
    hovers = not (large and right * scale < PREVIEW_PX)
    bar = Box(middle.x, rows["prompt"][0], middle.w, rows["prompt"][1])
    made = TableLayout(
        size=size,
        upper=_half(size, middle, left, rows, upper=True),
        lower=_half(size, middle, left, rows, upper=False),
        wheel=Point(EDGE + left / 2, size.h / 2 - 18),
        wheel_radius=wheel,
        prompt=_prompt(bar, rail.preview.x if rail.floats and hovers else size.w),
        you=you,
        pause=you.right_slice(56).inset(4),
        log=rail.log,
        preview=rail.preview,
        stage=rail.stage,
        folded=large,
        floats=rail.floats,
        hovers=hovers,
    )
    return _of_siege(made, people) if people else made


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
            found[said.ref] = Place(layout.stage, "stage", said.side != sight.seat)
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


def _prompt(row: Box, end: float) -> Box:
    """The prompt: clear of what begins at `end`, and in the middle if its words allow it."""
    bar = row.inset(PROMPT_GAP, 0)
    right = max(0.0, bar.right + PROMPT_GAP - end)
    left = min(right, max(0.0, bar.w - right - PROMPT_LEAST))
    return Box(bar.x + left, bar.y, bar.w - left - right, bar.h)


def _of_siege(layout: TableLayout, people: int) -> TableLayout:
    """The layout of a Siege for so many people: the Deep has a panel in place of hand and Altar."""
    upper, lower = layout.upper, layout.lower
    foot = upper.field.y - 12
    panel = Box(layout.prompt.x, SIEGE_TOP, layout.prompt.w, foot - SIEGE_TOP)
    if people == 1:
        return replace(layout, siege=panel)
    hand = lower.hand
    own = hand.right_slice(hand.w - PARTNER_W)
    partner = hand.left_slice(PARTNER_W)
    return replace(layout, siege=panel, partner=partner, lower=replace(lower, hand=own))


def _rows(height: float, prompt: float, *, folded: bool) -> dict[str, tuple[float, float]]:
    """Top and height of each row of the middle, so that the cards get what words leave."""
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
    rows["hand"] = (y, height - y - 16)
    return rows


def _half(
    size: Size, middle: Box, left: float, rows: dict[str, tuple[float, float]], *, upper: bool
) -> HalfTable:
    name = "upper" if upper else "lower"
    walls_h = 230.0
    walls = Box(EDGE, EDGE if upper else size.h - 32 - walls_h, left, walls_h)
    pile_y = walls.bottom + 26 if upper else walls.y - 24 - PILE_W * RATIO - 24
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


def _right_rail(size: Size, you: Box, field: float, scale: float, text_scale: float) -> RightRail:
    """The log, the preview, the announced card, and whether the preview floats over the rail.

    A preview that floats begins where the upper field does, at `field`.
    """
    x, top, width, foot = you.x, you.bottom + 14, you.w, size.h - EDGE
    told = 78 * max(1.0, text_scale * 0.9)
    stage_w = min(width, (foot - top - told) / RATIO)
    stage = Box(x + (width - stage_w) / 2, foot - told - 12 - stage_w * RATIO, stage_w, 0)
    stage = Box(stage.x, stage.y, stage_w, stage_w * RATIO)
    if width * scale >= PREVIEW_PX and text_scale < LARGE_TEXT:
        log = Box(x, top, width, stage.y - 14 - top)
        return RightRail(log, stage, stage, floats=False)
    w = max(width, min(PREVIEW_PX / scale, (foot - EDGE - told) / RATIO))
    preview = Box(size.w - EDGE - w, min(field, foot - told - w * RATIO), w, w * RATIO)
    return RightRail(Box(x, top, width, foot - top), preview, stage, floats=True)


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
    w, lefts = _line([card.sideways for card in one.field], room)
    found = {}
    for card, x in zip(one.field, lefts, strict=True):
        at = Box(x, room.y + (room.h - w * RATIO) / 2, w, w * RATIO)
        step = 14 if upper else -14
        at = at.moved(0, step) if card.attacks else at
        found[card.ref] = Place(at, "field", upper, sideways=card.sideways)
    return found


def _line(sideways: Sequence[bool], room: Box) -> tuple[float, list[float]]:
    """The width of the cards of a field and the left edge of each.

    A few cards keep a slot each, so that nobody moves when one turns sideways; many are laid side
    by side as they lie, made smaller, and overlap only where they would be too small to read.
    """
    count = len(sideways)
    widest = room.h / RATIO
    slot = widest * RATIO + 14
    if count * (widest * 1.16) <= room.w:
        return widest, spread(room, count, widest, min(slot, room.w / max(1, count)))
    spans = [RATIO if lies else 1.0 for lies in sideways]
    w = (room.w - CROWDED_GAP * (count - 1)) / sum(spans)
    w = min(widest, max(TILE_SMALL, w))
    w = max((widest * step for step in STEPS if widest * step <= w), default=w)
    total = w * sum(spans) + CROWDED_GAP * (count - 1)
    gap = CROWDED_GAP - max(0.0, total - room.w) / (count - 1)
    x = room.x + (room.w - min(total, room.w)) / 2
    lefts = []
    for span in spans:
        lefts.append(x + (w * span - w) / 2)
        x += w * span + gap
    return w, lefts


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
        drop = min(9.0, 1.2 * off * off)
        tilt = -1.1 * off * min(1.0, 6 / max(1, count))
        found[card.ref] = Place(Box(x, box.y + drop, w, w * RATIO), "hand", False, tilt=tilt)
    return found
