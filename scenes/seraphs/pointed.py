"""What a person points at on the table: by pointer, by focus, by a drag."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.ids import Ref
from scenes.geometry import Point

Key = tuple[str, int]


@dataclass(slots=True)
class Pointed:
    """What is pointed at now."""

    hovered: Key | None = None
    focused: Key | None = None
    dragged: Ref | None = None
    at: Point = Point(0, 0)
    enlarged: bool = False

    @property
    def card(self) -> Ref | None:
        """The card that is looked at."""
        for key in (self.focused, self.hovered):
            if key is not None and key[0] == "card":
                return key[1]
        return None


def marks_of(pointed: Pointed, lifted: frozenset[Ref]) -> tuple[frozenset[Key], frozenset[Ref]]:
    """What looks another because it is pointed at: buttons, and the cards that are lifted."""
    keys = (pointed.hovered, pointed.focused)
    return frozenset(key for key in keys if key is not None and key[0] != "card"), lifted
