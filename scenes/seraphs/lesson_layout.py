"""Where the lesson's sheet may stand, and what lies where on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scenes.geometry import Box, Size
from scenes.seraphs.layout import EDGE, LARGE_TEXT, TableLayout

TOP, TALL, LOW = 6.0, 160.0, 98.0
COLUMN_TALL, HIGHER, BELOW_NAME = 430.0, 70.0, 10.0
MARGIN, HEAD_LEAST = 18.0, 204.0
NEAR = 10.0
LOW_SHARES = (1.25, 1.2, 0.85)
"""Of a low row to go on, to skip and to leave."""

LEAVE_SHARE = 0.42
"""Of a row to skip and to leave; the key to skip is written as well."""


@dataclass(frozen=True, slots=True)
class PanelBoxes:
    """One place for the sheet: all of it, its heading and step, its words, its buttons."""

    whole: Box
    heading: tuple[Box, Box]
    words: Box
    keys: Box

    def buttons(self, *, read: bool) -> tuple[Box, Box, Box]:
        """Boxes to go on, to skip and to leave. Where nothing is to go on, that box is empty."""
        gap, low = 8.0, self.keys.h < LOW
        if not read:
            skip, leave = self.keys.columns(2, gap) if low else self.keys.rows(2, gap)
            return Box(skip.x, skip.y, 0, 0), skip, leave
        if low:
            on, skip, leave = self.keys.shares(LOW_SHARES, gap)
            return on, skip, leave
        on, rest = self.keys.rows(2, gap)
        leave = rest.right_slice((rest.w - gap) * LEAVE_SHARE)
        return on, rest.left_slice(rest.w - gap - leave.w), leave


def panel_boxes(layout: TableLayout, text_scale: float, *, on_table: bool) -> list[PanelBoxes]:
    """The places for the sheet, the one most wanted first; none hides Walls, Altars or decks.

    Args:
        layout: of the table.
        text_scale: the person's text size.
        on_table: whether the table itself can be seen, or is veiled by something over it.
    """
    k = max(1.0, text_scale)
    size, field = layout.size, layout.upper.field
    if on_table:
        start = layout.upper.altar_label.right
        strips = [Box(start, TOP, field.right - start, TALL)]
    else:
        strips = [Box(EDGE, TOP, size.w - 2 * EDGE, LOW)]
    columns = [_column(box, k) for box in _on_the_rail(layout, k)]
    if text_scale >= LARGE_TEXT:
        return [*columns, _strip(field, k)] if on_table else columns
    return [*(_strip(box, k) for box in strips), *columns]


def _on_the_rail(layout: TableLayout, k: float) -> list[Box]:
    """Below the person's name and at the foot of the right rail, higher and higher."""
    rail, foot = layout.you, layout.size.h - EDGE
    top = rail.bottom + BELOW_NAME
    talls, tall = [], COLUMN_TALL * min(1.7, k)
    while tall < foot - top:
        talls.append(tall)
        tall += HIGHER
    below = [Box(rail.x, top, rail.w, one) for one in (*talls, foot - top)]
    return below + [Box(rail.x, foot - one, rail.w, one) for one in talls]


def pick(
    places: Sequence[PanelBoxes],
    avoid: Sequence[Box],
    size_in: Callable[[Size], float],
    enough: float,
) -> PanelBoxes:
    """The first place that hides nothing pointed to and where the words are large enough.

    Where there is none, hiding nothing counts for more than the size of the words.

    Args:
        places: the one most wanted first.
        avoid: what is not to be hidden.
        size_in: how large the words can be in a room.
        enough: as large as they are wanted.
    """
    free = [one for one in places if not any(meets(one.whole, box) for box in avoid)]
    sized = [(one, size_in(Size(one.words.w, one.words.h))) for one in free or places]
    large = (one for one, found in sized if found >= enough)
    return next(large, max(sized, key=lambda one: one[1])[0])


def meets(one: Box, other: Box) -> bool:
    """Whether two boxes touch, or nearly."""
    other = other.inset(-NEAR)
    apart = one.right <= other.x or other.right <= one.x
    return not (apart or one.bottom <= other.y or other.bottom <= one.y)


def _strip(box: Box, k: float) -> PanelBoxes:
    """Heading left, words in the middle, buttons right."""
    inner = box.inset(MARGIN, 10)
    wide = max(HEAD_LEAST, inner.w * 0.17) if box.h > LOW else inner.w * 0.2
    head = inner.left_slice(min(wide, 330 * k))
    room = (inner.w * 0.26, 270 * k) if box.h > LOW else (inner.w * 0.3, 530 * k)
    keys = inner.right_slice(min(room))
    words = Box(head.right + 16, inner.y, keys.x - head.right - 36, inner.h)
    title, step = head.top_slice(head.h * 0.62), head.bottom_slice(head.h * 0.34)
    return PanelBoxes(box, (title, step), words, keys)


def _column(box: Box, k: float) -> PanelBoxes:
    """Step and heading above, words in the middle, buttons at the foot."""
    inner = box.inset(MARGIN, MARGIN)
    step = inner.top_slice(30 * k)
    title = Box(inner.x, step.bottom, inner.w, 66 * k)
    keys = inner.bottom_slice(112 * min(1.3, k))
    words = Box(inner.x, title.bottom + 6, inner.w, keys.y - title.bottom - 16)
    return PanelBoxes(box, (title, step), words, keys)
