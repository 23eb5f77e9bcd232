"""How long a picture may take: one that takes longer is left, and drawn again in the next frame.

Whatever a picture is made of is kept, so that each time it is drawn it gets further. Until it is
whole, the one before stays on the screen: the program goes on hearing and answering, and no frame
waits for large letters, a shadow or a page that is drawn for the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

DRAWING_MS, LEAST_MS = 4.0, 2.0
"""So long after a turn began a picture is left as soon as something more of it was made; but it is
drawn for the least of time, however long anything else has taken."""

STEP_MS = 2.0
"""The same for one of several steps in a frame."""

MOST_TRIES = 400
"""So often a picture is begun anew; then it is drawn however long it takes."""


class Unfinished(Exception):
    """The picture that is being drawn takes longer than a frame has."""


class Pace:
    """Until when is drawn.

    Attributes:
        picture: how many pictures were whole so far.
        waits: whoever looks waits for the picture, however long it takes.
    """

    def __init__(self) -> None:
        """There is all the time in the world."""
        self.picture = 0
        self.waits = False
        self._end_s: float | None = None

    @property
    def hurries(self) -> bool:
        """Whether there is an end to the time."""
        return self._end_s is not None

    @contextmanager
    def within(self, ms: float | None) -> Iterator[None]:
        """Lets what is drawn inside be left after so long; None is never."""
        before, ends = self._end_s, ms is not None and not self.waits
        self._end_s = perf_counter() + ms / 1000 if ms is not None and ends else None
        try:
            yield
        finally:
            self._end_s = before

    @property
    def is_over(self) -> bool:
        """Whether the time is over."""
        return self._end_s is not None and perf_counter() >= self._end_s

    def rest(self) -> None:
        """Something was made and kept, so that a picture could be left here.

        Raises:
            Unfinished: its time is over.
        """
        if self.is_over:
            raise Unfinished


PACE = Pace()


def done_in_time(draw: Callable[[], object], ms: float = DRAWING_MS) -> bool:
    """Draws for some ms; whether it went through. If not, it gets further the next time."""
    try:
        with PACE.within(ms):
            draw()
    except Unfinished:
        return False
    return True


def patiently(draw: Callable[[], object]) -> Iterator[None]:
    """Draws in steps: again and again, until it has gone through in time.

    Within a picture that is to be done in time itself, it is drawn as any other part of that.
    """
    if PACE.hurries:
        draw()
        return
    for _ in range(MOST_TRIES):
        if done_in_time(draw, STEP_MS):
            return
        yield
    draw()
