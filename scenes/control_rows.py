"""Controls with their labels: in one row, or in as many as keep their letters at full size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scenes.geometry import Box, Point
from scenes.typeset import Style, Typesetter
from scenes.widgets.choice import MARK, OPTION, Option
from scenes.widgets.field import DIGITS
from scenes.widgets.text import Text

LABEL = Style("caps", 26, floor=0.6)
GAP, BESIDE, UNDER_LABEL, BETWEEN = 30.0, 24.0, 4.0, 14.0
"""Between the controls of a row, between a label and its control there or below, between rows."""

PLATE_ROOM, PLATE_GAP, FIELD_ROOM = 28.0, 8.0, 84.0
LEAST_FIELD = 150.0


class Need(NamedTuple):
    """A control: what stands at it, and how wide it is at least."""

    label: str
    wide: float


class Place(NamedTuple):
    """Where a label stands, and its control."""

    label: Box
    box: Box

    def moved(self, by: Point) -> Place:
        """The same elsewhere."""
        return Place(self.label.moved(*by), self.box.moved(*by))


class Measures(NamedTuple):
    """How wide the whole is, how high a control, and how high a label over it."""

    wide: float
    high: float
    label: float


def choice_need(kind: Typesetter, label: str, options: Sequence[Option]) -> Need:
    """What a choice needs, so that the label of each plate keeps its size, chosen or not."""
    mark = MARK * min(1.6, kind.text_scale) * 1.4
    plate = max(kind.width(one.label, OPTION) for one in options) + mark + PLATE_ROOM
    return Need(label, plate * len(options) + PLATE_GAP * (len(options) - 1))


def number_need(kind: Typesetter, label: str, most: int) -> Need:
    """What a number needs, with the arrows beside it."""
    return Need(label, max(LEAST_FIELD, kind.width(str(most), DIGITS) + FIELD_ROOM))


def control_rows(kind: Typesetter, needs: Sequence[Need], size: Measures) -> list[Place]:
    """Places from the corner at 0, 0: labels over the controls of one row, or beside them."""
    labels = [kind.width(need.label, LABEL) + 2 for need in needs]
    least = [max(label, need.wide) for label, need in zip(labels, needs, strict=True)]
    spare = size.wide - sum(least) - GAP * (len(needs) - 1)
    if spare >= 0:
        return one_row([wide + spare / len(needs) for wide in least], size)
    return list(_beside(labels, needs, size))


def one_row(wanted: Sequence[float], size: Measures) -> list[Place]:
    """Places beside one another, as wide as wanted or in proportion, labels over the controls."""
    row = Box(0, 0, size.wide, size.label + UNDER_LABEL + size.high).shares(wanted, GAP)
    return [Place(cell.top_slice(size.label), cell.bottom_slice(size.high)) for cell in row]


def height_of(places: Sequence[Place]) -> float:
    """How high they are together."""
    return max(place.box.bottom for place in places)


def label_at(box: Box, words: str, ink: str) -> Text:
    """What a control sets, written at it."""
    return Text(f"label of {words}", box, words, LABEL.inked(ink), ("l", "m"))


def _beside(labels: Sequence[float], needs: Sequence[Need], size: Measures) -> Iterator[Place]:
    x = y = 0.0
    for label, need in zip(labels, needs, strict=True):
        if x and x + label + BESIDE + need.wide > size.wide:
            x, y = 0.0, y + size.high + BETWEEN
        left = x + label + BESIDE
        wide = min(need.wide, size.wide - left)
        yield Place(Box(x, y, label, size.high), Box(left, y, wide, size.high))
        x = left + wide + 2 * GAP
