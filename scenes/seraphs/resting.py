"""What rests on a table, piece by piece, so that only what has changed is drawn anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from scenes.canvas import Canvas
from scenes.geometry import Box


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that rests.

    Attributes:
        key: which of the table's things it is.
        reach: all that it may draw on, its shadow and light as well.
        state: all that its picture depends on beside its reach.
        draw: draws it.
    """

    key: Hashable
    reach: Box
    state: Hashable
    draw: Callable[[Canvas], None]


class Resting:
    """The pieces that rest now, the lowest first."""

    def __init__(self) -> None:
        """None yet."""
        self._pieces: Sequence[Piece] = ()
        self._stood: dict[Hashable, tuple[Box, Hashable]] = {}

    def lay(self, pieces: Sequence[Piece]) -> list[Box]:
        """Puts other pieces in place of those; gives the boxes in which something is changed."""
        stood = {piece.key: (piece.reach, piece.state) for piece in pieces}
        changed: list[Box] = []
        for key in self._stood.keys() | stood.keys():
            old, new = self._stood.get(key), stood.get(key)
            if old != new:
                changed += [found[0] for found in (old, new) if found is not None]
        self._pieces, self._stood = pieces, stood
        return changed

    def has(self, piece: Piece) -> bool:
        """Whether the very same piece rests now."""
        return self._stood.get(piece.key) == (piece.reach, piece.state)

    def draw(self, canvas: Canvas) -> None:
        """Draws those that can be seen where the canvas is drawn on."""
        for piece in self._pieces:
            if canvas.sees(piece.reach):
                canvas.draw(piece.key, piece.draw)
