"""Cards laid out to be looked at: a Wilderness, what a search found, the top of a deck."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.kernel.ids import Ref
from scenes.canvas import Canvas
from scenes.cards.look import CardLook, Mark
from scenes.focus import FocusRing
from scenes.geometry import Box, Size
from scenes.input import (
    Action,
    Alternate,
    Cancel,
    Confirm,
    Input,
    Move,
    Navigate,
    Press,
    Release,
    Step,
    Wheel,
)
from scenes.seraphs import pieces
from scenes.seraphs.choosing import name
from scenes.seraphs.layout import RATIO
from scenes.seraphs.preview import draw_preview
from scenes.seraphs.spoken import card_words
from scenes.seraphs.standing import Card, Easel, plain_look
from scenes.stack import Scene
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.widget import Look

TITLE = Style("display", 56, floor=0.5)
HELP = Style("italic", 28, floor=0.6)
EMPTY = Style("italic", 34, floor=0.6)
BACK = -1
FEW = 4
LARGE_W, GAP = 470.0, 26.0
TILE_WIDTHS = (260.0, 236.0, 212.0, 190.0, 168.0)
NOTHING = "Nothing lies here yet."


@dataclass(frozen=True, slots=True)
class Showing:
    """What is shown: a title, a line of help, the cards, and which of them may be taken."""

    title: str
    help: str
    cards: tuple[Card, ...]
    legal: frozenset[Ref] = frozenset()
    back: str = "Back to the table"


class CardsShown(Scene[int]):
    """Shows cards; answers the ref of the one that was taken, or -1."""

    opaque = False
    veil = 0.74
    blur = 10

    def __init__(self, showing: Showing, easel: Easel) -> None:
        """Cards to be looked at."""
        self._showing = showing
        self._easel = easel
        self._ring: FocusRing[int] = FocusRing()
        self._hovered: int | None = None
        self._offset = 0.0
        self._pressed: int | None = None

    def enter(self) -> None:
        """Lays the cards out; the first that may be taken has the focus."""
        self.arrange()
        first = next(
            (one.ref for one in self._showing.cards if one.ref in self._showing.legal), BACK
        )
        self._ring.focus(first)

    def arrange(self) -> None:
        """Lays the cards out for the canvas."""
        size = self.canvas.size
        count = len(self._showing.cards)
        self._few = count <= FEW
        k = max(1.0, self.canvas.text_scale * 0.85)
        tall = 66 * k
        area = cards_area(size, tall, few=self._few)
        self._area = area
        self._boxes = grid(area, count, LARGE_W if self._few else tile_width(area, count))
        low = max((box.bottom for box in self._boxes), default=0.0)
        self._most = max(0.0, low - area.bottom)
        foot = Box(0, size.h - tall - 26, size.w, tall).middle(440 * k, tall)
        self._back = Button(
            "back", foot, self._showing.back, "dark" if self._showing.legal else "gold"
        )
        self._place()

    def spots(self) -> Mapping[str, Box]:
        """The cards by name, and the way back."""
        boxes = self._at()
        found = {name(one.id): boxes[one.ref] for one in self._showing.cards}
        return {**found, self._back.label: self._back.box}

    def takeable(self) -> list[str]:
        """The labels of the cards that may be taken."""
        return [name(one.id) for one in self._showing.cards if one.ref in self._showing.legal]

    def spoken(self) -> str:
        """What is shown, how many cards, and the one that has the focus."""
        shown = self._ring.current if self._ring.shown else self._hovered
        at = self._ring.current if shown is None else shown
        one = next((one for one in self._showing.cards if one.ref == at), None)
        focus = self._back.spoken() if one is None else self._told(one)
        count = f"{len(self._showing.cards)} cards" if self._showing.cards else NOTHING
        return "\n".join([self._showing.title, self._showing.help, count, focus])

    def handle(self, given: Input) -> None:
        """Looks, takes, or goes back."""
        match given:
            case Move(at=at):
                self._hover(self._ring.at(at))
            case Press(at=at):
                self._pressed = self._ring.at(at)
                self._ring.shown = False
            case Release(at=at) if self._ring.at(at) is not None:
                if self._ring.at(at) == self._pressed:
                    self._take(self._pressed)
            case Alternate(at=at):
                self._hover(self._ring.at(at))
            case Wheel(steps=steps):
                self._scroll(-steps * 70)
            case Cancel():
                self.dismiss(BACK)
            case _:
                self._keyed(given)

    def getting_ready(self, canvas: Canvas) -> Iterator[None]:
        """Draws the faces one by one."""
        boxes = self._at()
        looks = (self._look(one, boxes[one.ref].w) for one in self._showing.cards)
        yield from self._easel.faces.prepare([pieces.bare(look) for look in looks])
        large = self._large()
        if large is not None:
            yield from self._easel.faces.prepare([large[1]])

    def draw(self, canvas: Canvas) -> None:
        """Title, cards and the way back."""
        size = canvas.size
        head = Box(0, 24, size.w, 78)
        canvas.text(self._showing.title, head, TITLE.inked(canvas.theme.cream), "c", "m")
        told = Box(120, head.bottom, size.w - 240, 46)
        canvas.text(self._showing.help, told, HELP.inked(canvas.theme.muted), "c", "m")
        if not self._showing.cards:
            canvas.text(NOTHING, canvas.whole, EMPTY.inked(canvas.theme.muted), "c", "m")
        outer = canvas.surface.get_clip()
        canvas.surface.set_clip(outer.clip(canvas.px(self._area.inset(-30, -12))))
        boxes = self._at()
        for one in self._showing.cards:
            box = boxes[one.ref]
            if canvas.sees(box.inset(-20)):
                pieces.draw_card(canvas, self._easel.faces, self._look(one, box.w), box.centre)
        canvas.surface.set_clip(outer)
        self._back.draw(canvas, Look(hovered=self._hovered == BACK))

    def draw_movers(self, canvas: Canvas) -> None:
        """The focus, and the card that is looked at, large."""
        if self._ring.shown and self._ring.box is not None:
            canvas.ring(self._ring.box)
        large = self._large()
        if large is not None:
            draw_preview(canvas, self._easel.faces, *large, ())

    def _large(self) -> tuple[Box, CardLook] | None:
        """The card under focus or pointer, or else the first one: where it is large, and how."""
        cards = self._showing.cards
        if self._few:
            return None
        shown = self._ring.current if self._ring.shown else self._hovered
        one = next((one for one in cards if one.ref == shown), cards[0])
        w = min(400.0, self.canvas.size.w * 0.22)
        box = Box(self.canvas.size.w - w - 60, self._area.y, w, w * RATIO)
        box = box.moved(0, max(0.0, (self._area.h - box.h) / 2))
        look = plain_look(replace(one, down=False), self.canvas, self._easel, "full", w)
        return box, look

    def _keyed(self, given: Input) -> None:
        if isinstance(given, Navigate | Step):
            if isinstance(given, Navigate):
                self._ring.move(given.direction)
            else:
                self._ring.step(given.by)
            self._reveal()
            self.stir()
        elif isinstance(given, Confirm) or (isinstance(given, Action) and given.name == "pass"):
            self._take(self._ring.current if isinstance(given, Confirm) else BACK)

    def _look(self, one: Card, width: float) -> CardLook:
        legal: frozenset[Mark] = frozenset({"legal"} if one.ref in self._showing.legal else ())
        shown = replace(one, down=False, marks=one.marks | legal)
        return plain_look(shown, self.canvas, self._easel, "full" if self._few else "hand", width)

    def _told(self, one: Card) -> str:
        doing = "You can take it" if one.ref in self._showing.legal else ""
        return card_words(one, None, doing, frozenset())

    def _take(self, ref: int | None) -> None:
        if ref is None:
            return
        if ref == BACK or ref in self._showing.legal:
            self.dismiss(ref)
        elif self._showing.legal:
            self.stack.refuse("That is not one of the cards to choose from.", self._at()[ref])

    def _hover(self, key: int | None) -> None:
        if key != self._hovered:
            self._hovered = key
            self.invalidate(self._back.reach)
            self.stir()

    def _scroll(self, by: float) -> None:
        self._offset = min(self._most, max(0.0, self._offset + by))
        self._place()

    def _reveal(self) -> None:
        """Scrolls until the focus can be seen."""
        box = self._ring.box
        if box is not None and self._ring.current != BACK:
            self._scroll(
                min(0.0, box.y - self._area.y - 10) + max(0.0, box.bottom - self._area.bottom + 10)
            )

    def _at(self) -> dict[Ref, Box]:
        boxes = (box.moved(0, -self._offset) for box in self._boxes)
        return {one.ref: box for one, box in zip(self._showing.cards, boxes, strict=True)}

    def _place(self) -> None:
        self._ring.set({**self._at(), BACK: self._back.box})
        self.invalidate()
        self.stir()


def cards_area(size: Size, back: float, *, few: bool) -> Box:
    """Where the cards lie: between the help and the way back, so high, beside the large one."""
    right = 60.0 if few else min(400.0, size.w * 0.22) + 90
    return Box(60, 160, size.w - 60 - right, size.h - 160 - back - 64)


def even_rows(area: Box, count: int, width: float) -> tuple[int, int]:
    """How many cards of a width lie in a row, about as many in each; and how many rows."""
    most = max(1, min(count, int((area.w + GAP) // (width + GAP))))
    rows = math.ceil(count / most)
    return math.ceil(count / rows), rows


def tile_width(area: Box, count: int) -> float:
    """The largest width in which so many cards lie in an area, or the usual one to scroll."""
    for width in TILE_WIDTHS:
        _, rows = even_rows(area, count, width)
        if rows * (width * RATIO + GAP) <= area.h:
            return width
    return TILE_WIDTHS[-1]


def grid(area: Box, count: int, width: float) -> list[Box]:
    """Boxes for upright cards in rows, in the middle of the area; they may run over its foot."""
    if count == 0:
        return []
    w = min(width, area.h / RATIO, (area.w - GAP * (min(count, FEW) - 1)) / min(count, FEW))
    across, rows = even_rows(area, count, w)
    tall = rows * (w * RATIO + GAP) - GAP
    top = area.y + max(10.0, (area.h - tall) / 2)
    found = []
    for i in range(count):
        row, col = divmod(i, across)
        here = across if row < rows - 1 else count - across * (rows - 1)
        left = area.x + (area.w - here * (w + GAP) + GAP) / 2
        found.append(Box(left + col * (w + GAP), top + row * (w * RATIO + GAP), w, w * RATIO))
    return found
