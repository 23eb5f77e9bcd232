"""Draws card faces ahead, a little in every frame, so that no frame has to draw many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from time import perf_counter

from scenes.cards.face import Faces
from scenes.cards.look import CardLook

BUDGET_MS = 3.0
"""How long it works in a frame; a step that was begun is ended."""


class Warming:
    """The faces that are being drawn for what comes next."""

    def __init__(self, faces: Faces) -> None:
        """Nothing is being drawn.

        Args:
            faces: where drawn faces are kept.
        """
        self._faces = faces
        self._coming: Iterator[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether faces are still to be drawn."""
        return self._coming is not None

    def needs(self, looks: Iterable[CardLook], more: Iterable[None] = ()) -> bool:
        """Whether any of these faces is still to be drawn; begins with those.

        Args:
            looks: the faces.
            more: other work, in steps, that goes along with them.
        """
        fresh = [look for look in dict.fromkeys(looks) if not self._faces.has(look)]
        self._coming = chain(self._faces.prepare(fresh), more) if fresh or more else None
        return self.busy

    def step(self) -> None:
        """Draws for a few ms."""
        end = perf_counter() + BUDGET_MS / 1000
        while self._coming is not None:
            if next(self._coming, self) is self:
                self._coming = None
            elif perf_counter() >= end:
                return

    def forget(self) -> None:
        """The window has another size: all is to be drawn anew."""
        self._coming = None
