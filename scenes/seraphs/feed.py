"""What has happened and is not yet shown, one beat at a time."""

from __future__ import annotations

from collections import deque

from engine.seraphs.sight import TableSight
from scenes.seraphs.desk import Beat, Desk


class Feed:
    """The beats of a desk in order; the table and the battle over it take turns to show them.

    Attributes:
        desk: where they come from.
        shown: the table after the last beat that was taken.
    """

    def __init__(self, desk: Desk) -> None:
        """Everything up to now counts as shown."""
        self.desk = desk
        desk.beats()
        self.shown: TableSight = desk.sight()
        self._waiting: deque[Beat] = deque()

    def peek(self) -> Beat | None:
        """The next beat, left where it is; None where nothing has happened."""
        if not self._waiting:
            self._waiting.extend(self.desk.beats())
        return self._waiting[0] if self._waiting else None

    def waiting(self) -> tuple[Beat, ...]:
        """Every beat that is not shown yet."""
        self.peek()
        self._waiting.extend(self.desk.beats())
        return tuple(self._waiting)

    def take(self) -> Beat | None:
        """The next beat, from now on shown."""
        beat = self.peek()
        if beat is not None:
            self._waiting.popleft()
            self.shown = beat.after
        return beat

    def restart(self) -> None:
        """Another seat looks now: all that is known to it counts as shown."""
        self._waiting.clear()
        self.desk.beats()
        self.shown = self.desk.sight()
