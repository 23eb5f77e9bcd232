"""How a card stands at this moment: all that its picture depends on, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from scenes.services import Face, Measures
from scenes.theme import Side

Size = Literal["hand", "field", "full"]
Mark = Literal[
    "answer_ready",
    "goes_out",
    "in_the_way",
    "first_day",
    "turned",
    "spared",
    "held",
    "stopped",
    "legal",
    "chosen",
    "threatened",
    "announced",
]

MASTER = (720, 1006)
"""Width and height of the card that all measures speak of, 63 : 88."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLook:
    """A card as it is to be drawn.

    Attributes:
        card_id: the printed card or helper; None for a back.
        side: whose it is now: of a back, or of a card that was Turned. None for its own side.
        size: which of the three layouts.
        width_px: the width of the upright card in real pixels.
        text_scale: the person's text size, 1.0 to 2.0.
        face: the typeface.
        high_contrast: black panels, white text.
        measures: lengths in metres and cubits, or in one of them.
        hide_picture: leave the emblem out where the card shows a Covenant person.
        strength, heart, cost: as they are now; None as printed.
        damage: what it has taken since Evening.
        sideways: turned sideways; its numbers and marks stay upright.
        marks: what is true of it now, in words and lines beside colour.
        page: of a helper's text, from 0.
    """

    card_id: str | None = None
    side: Side | None = None
    size: Size = "field"
    width_px: int = 146
    text_scale: float = 1.0
    face: Face = "painted"
    high_contrast: bool = False
    measures: Measures = "both"
    hide_picture: bool = False
    strength: int | None = None
    heart: int | None = None
    cost: int | None = None
    damage: int = 0
    sideways: bool = False
    marks: frozenset[Mark] = frozenset()
    page: int = 0

    @property
    def upright_px(self) -> tuple[int, int]:
        """Width and height of the card as it stands."""
        return self.width_px, height_px(self.width_px)

    @property
    def lying_px(self) -> tuple[int, int]:
        """Width and height of its picture: exchanged where it lies sideways."""
        w, h = self.upright_px
        return (h, w) if self.sideways else (w, h)

    @property
    def layout(self) -> CardLook:
        """The look without what moves no word: looks that share it share a layout."""
        return replace(
            self,
            side=None,
            strength=None,
            heart=None,
            cost=None,
            damage=0,
            sideways=False,
            high_contrast=False,
            hide_picture=False,
            marks=frozenset(),
        )


def height_px(width_px: int) -> int:
    """The height of a card of this width, in the same unit."""
    return round(width_px * MASTER[1] / MASTER[0])


def width_for(height: float) -> float:
    """The width of a card of this height."""
    return height * MASTER[0] / MASTER[1]
