"""A bounded store of pictures made once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from scenes.pace import PACE
from scenes.steps import Steps

FULL_HD = 1920 * 1080
MOST_BEGUN = 8
"""So many that were begun and left are remembered; of the others all is made anew."""


class SurfaceCache:
    """Keeps the surfaces used last, up to a number of bytes."""

    def __init__(self, limit_bytes: int) -> None:
        """An empty store.

        Args:
            limit_bytes: what the kept surfaces may hold together. What is needed for one picture
                is kept even so until that picture is whole, or it would never come to its end.
        """
        self._limit = limit_bytes
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._needed: set[Hashable] = set()
        self._needed_for = 0
        self._begun: OrderedDict[Hashable, Steps] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface | Steps]) -> pygame.Surface:
        """The surface for a key, made if it is not there.

        Args:
            key: what it is.
            make: makes it, at once or in steps.

        Raises:
            Unfinished: what is being drawn takes too long; the next time it goes on from here.
        """
        found = self.found(key)
        if found is not None:
            return found
        made = self._made(key, make)
        self._kept[key] = made
        self._bytes += weight(made)
        self._need(key)
        self._make_room()
        PACE.rest()
        return made

    def found(self, key: Hashable) -> pygame.Surface | None:
        """The surface for a key where it is there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            self._need(key)
        return found

    def clear(self, limit_bytes: int | None = None) -> None:
        """Forgets everything; from now on it may hold as much as is said, if anything is."""
        self._limit = self._limit if limit_bytes is None else limit_bytes
        self._kept.clear()
        self._begun.clear()
        self._needed.clear()
        self._bytes = 0

    @property
    def size_bytes(self) -> int:
        """What is held now."""
        return self._bytes

    def _need(self, key: Hashable) -> None:
        if self._needed_for != PACE.picture:
            self._needed.clear()
            self._needed_for = PACE.picture
        if PACE.hurries:
            self._needed.add(key)

    def _make_room(self) -> None:
        """Forgets what was not used for longest."""
        while self._bytes > self._limit and len(self._kept) > 1:
            oldest = next(iter(self._kept))
            if oldest in self._needed:
                return
            self._bytes -= weight(self._kept.pop(oldest))

    def _made(self, key: Hashable, make: Callable[[], pygame.Surface | Steps]) -> pygame.Surface:
        """Makes it, or goes on with what was left."""
        begun = self._begun.pop(key, None) or make()
        while not isinstance(begun, pygame.Surface):
            try:
                # A step that is left in its middle could not be gone on with.
                with PACE.within(None):
                    next(begun)
            except StopIteration as end:
                begun = end.value
            else:
                self._rest(key, begun)
        return begun

    def _rest(self, key: Hashable, begun: Steps) -> None:
        self._begun[key] = begun
        if len(self._begun) > MOST_BEGUN:
            self._begun.popitem(last=False)
        PACE.rest()
        del self._begun[key]


def room_in(window: tuple[int, int]) -> float:
    """How many times as much room pictures need as in a window of 1920 x 1080; no less."""
    return max(1.0, window[0] * window[1] / FULL_HD)


def weight(surface: pygame.Surface) -> int:
    """The bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()
