"""Where everything stands on a card, in real pixels, for all three sizes (LOOK.md §3).

A layout is a pure function of words, width, text size and typeface. Nothing is cut off: text
shrinks to what is legible, then the quotation gives way, then the relation, and then the panel
grows over the window.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import Rect

from scenes.cards.look import MASTER
from scenes.theme import Role

Part = str


@dataclass(frozen=True, slots=True)
class Spot:
    """A round part: a gem, a shield, a disc; its middle and its radius."""

    x: int
    y: int
    r: int

    @property
    def rect(self) -> Rect:
        """The square round it."""
        return Rect(self.x - self.r, self.y - self.r, 2 * self.r, 2 * self.r)


@dataclass(frozen=True, slots=True)
class Written:
    """Words in a box, centred in it line by line.

    Attributes:
        part: what they are: "name", "epithet", "type", "power", "relation", "pair", "quotation",
            "plate", "reference", "lines".
        box: where they must stay.
        lines: top first.
        role: their face.
        px: their height.
    """

    part: Part
    box: Rect
    lines: tuple[str, ...]
    role: Role
    px: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Anatomy:
    """A card's layout. What a card or a size does not have is None or empty.

    Attributes:
        size: width and height of the card.
        window: the window's box; the panel and the banner may cover its foot.
        banner: behind the name.
        panel: behind the text, or the foot of a tile.
        band: behind the type and the keywords.
        gem, shield, heart: cost, Strength and Heart.
        glyph: the mark of the type.
        seal: of a Story pair.
        discs: each keyword's picture with its place.
        marks: where words about its state may stand, the last one lowest.
        words: all that is written.
        pages: how many pages a helper's rules take.
    """

    size: tuple[int, int]
    window: Rect | None
    banner: Rect | None
    panel: Rect
    band: Rect | None = None
    plate: Rect | None = None
    gem: Spot | None = None
    shield: Spot | None = None
    heart: Spot | None = None
    glyph: Spot | None = None
    seal: Spot | None = None
    discs: tuple[tuple[str, Spot], ...] = ()
    marks: Rect
    words: tuple[Written, ...] = ()
    pages: int = 1

    def rects(self) -> Iterator[tuple[str, Rect]]:
        """The boxes of all that must be read: words, numbers and small pictures, by name."""
        yield from ((written.part, written.box) for written in self.words)
        yield from ((f"disc {name}", spot.rect) for name, spot in self.discs)
        for name in ("gem", "shield", "heart", "glyph", "seal"):
            spot: Spot | None = getattr(self, name)
            if spot is not None:
                yield name, spot.rect


@dataclass(frozen=True, slots=True)
class Ruler:
    """Turns measures of the master card (720 wide) into pixels."""

    width: int
    text_scale: float

    def px(self, master: float) -> int:
        """A length on the master card."""
        return round(master * self.width / MASTER[0])

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """A box on the master card; neighbours stay neighbours."""
        left, top = self.px(x), self.px(y)
        return Rect(left, top, self.px(x + w) - left, self.px(y + h) - top)

    def spot(self, x: float, y: float, r: float) -> Spot:
        """A round part on the master card."""
        return Spot(self.px(x), self.px(y), self.px(r))

    def text(self, master: float, legible: float) -> int:
        """A height for text: the master's, but no less than what can be read, in pixels."""
        return round(max(self.px(master), legible) * self.text_scale)

    def small(self, master: float, legible: float) -> int:
        """The same for what stands beside the rules: it grows half as fast."""
        return round(max(self.px(master), legible) * (1 + (self.text_scale - 1) / 2))

    def smaller(self, share: float) -> Ruler:
        """For text of a share of this size."""
        return Ruler(self.width, self.text_scale * share)


def line_px(px: int, lead: float = 1.16) -> int:
    """From one line to the next."""
    return round(px * lead)


def stacked(box: Rect, heights: list[int]) -> list[Rect]:
    """Boxes under one another, together in the middle of a box."""
    y = box.y + (box.h - sum(heights)) // 2
    boxes = []
    for high in heights:
        boxes.append(Rect(box.x, y, box.w, high))
        y += high
    return boxes
