"""A bounded store of pictures made once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Keeps the surfaces used last, up to a number of bytes."""

    def __init__(self, limit_bytes: int) -> None:
        """An empty store.

        Args:
            limit_bytes: what the kept surfaces may hold together.
        """
        self._limit = limit_bytes
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface for a key, made if it is not there."""
        found = self.found(key)
        if found is not None:
            return found
        made = make()
        self._kept[key] = made
        self._bytes += weight(made)
        while self._bytes > self._limit and len(self._kept) > 1:
            self._bytes -= weight(self._kept.popitem(last=False)[1])
        return made

    def found(self, key: Hashable) -> pygame.Surface | None:
        """The surface for a key where it is there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def clear(self, limit_bytes: int | None = None) -> None:
        """Forgets everything; from now on it may hold as much as is said, if anything is."""
        self._limit = self._limit if limit_bytes is None else limit_bytes
        self._kept.clear()
        self._bytes = 0

    @property
    def size_bytes(self) -> int:
        """What is held now."""
        return self._bytes


def weight(surface: pygame.Surface) -> int:
    """The bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()
