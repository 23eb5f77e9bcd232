"""Which thing has the focus, and where an arrow key takes it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Generic, TypeVar

from scenes.geometry import Box, Direction, Point

K = TypeVar("K", bound=Hashable)
SIDEWAYS = 2.4


class FocusRing(Generic[K]):
    """The things that can have the focus, by their boxes.

    Attributes:
        current: what has it; None before the first move.
        shown: whether the ring is drawn: after a key, not after the mouse.
    """

    def __init__(self) -> None:
        """Nothing has the focus."""
        self.current: K | None = None
        self.shown = False
        self._boxes: dict[K, Box] = {}

    def set(self, boxes: Mapping[K, Box]) -> None:
        """Takes new boxes; the focus stays where it was, or goes to the nearest."""
        before = self._boxes.get(self.current) if self.current is not None else None
        self._boxes = dict(boxes)
        if self.current in self._boxes:
            return
        self.current = None if before is None else nearest_to(self._boxes, before.centre)

    @property
    def boxes(self) -> Mapping[K, Box]:
        """Everything that can have it."""
        return self._boxes

    @property
    def box(self) -> Box | None:
        """Where the focus is."""
        return self._boxes.get(self.current) if self.current is not None else None

    def focus(self, key: K) -> None:
        """Gives the focus to one thing, if it is there."""
        if key in self._boxes:
            self.current = key

    def move(self, direction: Direction) -> bool:
        """Moves the focus with an arrow; False where there is nothing that way."""
        self.shown = True
        box = self.box
        if box is None:
            return self._start()
        found = towards(self._boxes, self.current, box, direction)
        if found is None:
            return False
        self.current = found
        return True

    def step(self, by: int) -> bool:
        """Moves the focus with Tab, in reading order, round and round."""
        self.shown = True
        order = reading_order(self._boxes)
        if not order:
            return False
        if self.current not in order:
            return self._start()
        self.current = order[(order.index(self.current) + by) % len(order)]
        return True

    def at(self, point: Point) -> K | None:
        """The thing under a point; the last one given lies on top."""
        hits = [key for key, box in self._boxes.items() if box.contains(point)]
        return hits[-1] if hits else None

    def _start(self) -> bool:
        order = reading_order(self._boxes)
        self.current = order[0] if order else None
        return bool(order)


def reading_order(boxes: Mapping[K, Box]) -> list[K]:
    """Top row first, each row from left to right; boxes that overlap half in height are one row."""
    rows: list[list[tuple[Box, K]]] = []
    for key, box in sorted(boxes.items(), key=lambda item: item[1].centre.y):
        if rows and box.y < rows[-1][0][0].centre.y:
            rows[-1].append((box, key))
        else:
            rows.append([(box, key)])
    return [key for row in rows for _, key in sorted(row, key=lambda pair: pair[0].x)]


def nearest_to(boxes: Mapping[K, Box], at: Point) -> K | None:
    """The thing whose middle is nearest to a point."""
    return min(boxes, key=lambda k: distance(boxes[k].centre, at), default=None)


def towards(boxes: Mapping[K, Box], key: K | None, start: Box, way: Direction) -> K | None:
    """The nearest thing that way; one straight ahead is preferred to one aside."""
    scored = [
        (cost, index, other)
        for index, (other, box) in enumerate(boxes.items())
        if other != key and (cost := cost_of(start, box, way)) is not None
    ]
    return min(scored, key=lambda item: item[:2])[2] if scored else None


def cost_of(start: Box, box: Box, way: Direction) -> float | None:
    """How far a box is that way, aside counting more; None if it lies elsewhere."""
    dx, dy = way.value
    ahead = (box.centre.x - start.centre.x) * dx + (box.centre.y - start.centre.y) * dy
    beyond = (
        (box.x - start.right if dx > 0 else start.x - box.right)
        if dx
        else (box.y - start.bottom if dy > 0 else start.y - box.bottom)
    )
    if ahead <= 1 or beyond < -0.5 * min(start.w if dx else start.h, box.w if dx else box.h):
        return None
    aside = (
        gap(start.y, start.bottom, box.y, box.bottom)
        if dx
        else gap(start.x, start.right, box.x, box.right)
    )
    middle = abs(start.centre.y - box.centre.y) if dx else abs(start.centre.x - box.centre.x)
    return max(0.0, beyond) + SIDEWAYS * aside + 0.15 * middle + 1e-3 * ahead


def gap(a0: float, a1: float, b0: float, b1: float) -> float:
    """How far two stretches are apart; 0 if they overlap."""
    return max(0.0, b0 - a1, a0 - b1)


def distance(a: Point, b: Point) -> float:
    """The square of how far two points are apart."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2
