"""Draws card faces ahead, one a frame, so that no frame has to draw many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scenes.cards.face import Faces
from scenes.cards.look import CardLook

AT_ONCE = 1
MOST = 1500


class Warming:
    """The faces that were drawn already, and those that are being drawn for what comes next."""

    def __init__(self, faces: Faces) -> None:
        """Nothing is drawn yet.

        Args:
            faces: where drawn faces are kept.
        """
        self._faces = faces
        self._drawn: set[CardLook] = set()
        self._coming: Iterator[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether faces are still to be drawn."""
        return self._coming is not None

    def needs(self, looks: Iterable[CardLook]) -> bool:
        """Whether too many of these faces are new to be drawn in one frame; begins with them."""
        fresh = [look for look in dict.fromkeys(looks) if look not in self._drawn]
        if len(self._drawn) > MOST:
            self._drawn.clear()
        self._drawn.update(fresh)
        if len(fresh) > AT_ONCE:
            self._coming = iter(self._faces.prepare(fresh))
        return self.busy

    def step(self) -> None:
        """Draws one."""
        if self._coming is not None and next(self._coming, self) is self:
            self._coming = None

    def forget(self) -> None:
        """The window has another size: all is to be drawn anew."""
        self._drawn.clear()
        self._coming = None
