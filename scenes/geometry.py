"""Points and boxes as values, in canvas units (1920 x 1080 at least)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple


class Direction(Enum):
    """Where an arrow key, a pad or a stick points."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class Point(NamedTuple):
    """A place on the canvas."""

    x: float
    y: float


class Size(NamedTuple):
    """A width and a height."""

    w: float
    h: float


class Box(NamedTuple):
    """A rectangle: left, top, width, height. It is a value; every method gives a new one."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def contains(self, at: Point) -> bool:
        """Whether a point lies in the box (right and lower edge excluded)."""
        return self.x <= at.x < self.right and self.y <= at.y < self.bottom

    def moved(self, dx: float = 0, dy: float = 0) -> Box:
        """The box, shifted."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box made smaller on each side (larger for negative numbers)."""
        down = dx if dy is None else dy
        return Box(self.x + dx, self.y + down, max(0, self.w - 2 * dx), max(0, self.h - 2 * down))

    def union(self, other: Box) -> Box:
        """The smallest box round both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def middle(self, w: float, h: float) -> Box:
        """A box of this size in the middle of this one."""
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def top_slice(self, h: float) -> Box:
        """The upper part, h high."""
        return Box(self.x, self.y, self.w, h)

    def bottom_slice(self, h: float) -> Box:
        """The lower part, h high."""
        return Box(self.x, self.bottom - h, self.w, h)

    def left_slice(self, w: float) -> Box:
        """The left part, w wide."""
        return Box(self.x, self.y, w, self.h)

    def right_slice(self, w: float) -> Box:
        """The right part, w wide."""
        return Box(self.right - w, self.y, w, self.h)

    def rows(self, count: int, gap: float = 0) -> list[Box]:
        """The box cut into rows of one height, top first."""
        h = (self.h - gap * (count - 1)) / max(1, count)
        return [Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(count)]

    def columns(self, count: int, gap: float = 0) -> list[Box]:
        """The box cut into columns of one width, left first."""
        w = (self.w - gap * (count - 1)) / max(1, count)
        return [Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(count)]

    def shares(self, wanted: Sequence[float], gap: float = 0) -> list[Box]:
        """The box cut into columns of these widths or, where they do not fill it, in proportion."""
        k = (self.w - gap * (len(wanted) - 1)) / sum(wanted)
        lefts = [self.x + sum(wanted[:i]) * k + gap * i for i in range(len(wanted))]
        return [Box(x, self.y, w * k, self.h) for x, w in zip(lefts, wanted, strict=True)]
