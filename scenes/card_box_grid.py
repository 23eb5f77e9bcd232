"""The cards of the box in rows, each painted when it is first seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scenes import paint
from scenes.canvas import Canvas
from scenes.cards.content import Words, words_of
from scenes.cards.face import Faces
from scenes.cards.look import MASTER, CardLook
from scenes.geometry import Box, Point
from scenes.input import Confirm, Drag, Drop, Input, Key, Navigate, Release, Wheel
from scenes.services import Settings
from scenes.widgets.card import draw_card, fitted, settled
from scenes.widgets.scroll import BAR
from scenes.widgets.widget import Look, Message, Widget

RATIO = MASTER[1] / MASTER[0]
GAP = 22.0
EDGE = 18.0
LIFT = 10.0
PAGE_KEYS = {"page up": -1, "page down": 1}
END_KEYS = {"home": 0, "end": -1}


class CardGrid(Widget):
    """Cards in rows.

    Attributes:
        cards: their ids, in order.
        picked: the number of the card that has the focus.
        hovered: the number of the card under the pointer, or -1.
    """

    @dataclass(frozen=True, slots=True)
    class Pressed(Message):
        """A card was chosen, by its place in the row of all."""

        at: int

    @dataclass(frozen=True, slots=True)
    class Moved(Message):
        """Something has moved, and has to be drawn again."""

    def __init__(
        self, key: str, box: Box, cards: Sequence[str], faces: Faces, settings: Settings
    ) -> None:
        """Cards, the first one picked.

        Args:
            key: its name in the scene.
            box: where.
            cards: their ids.
            faces: draws them.
            settings: how they are to look.
        """
        super().__init__(key, box, "The cards")
        self.cards = tuple(cards)
        self.picked = 0
        self.hovered = -1
        self._faces = faces
        self._settings = settings
        self._offset = 0.0
        self._drag_from: float | None = None
        self._ready: set[str] = set()
        self._set_columns()

    @property
    def reach(self) -> Box:
        """All that it may draw on."""
        return self.box.inset(-12)

    def keep(self, old: CardGrid) -> None:
        """Stays with the same card as the grid that stood here before."""
        if old.cards and old.cards[old.picked] in self.cards:
            self.picked = self.cards.index(old.cards[old.picked])
        self._offset = min(old._offset, self._most())
        if old.box == self.box:
            self._ready = old._ready
        self._show_picked()

    def pick(self, at: int) -> None:
        """Goes to a card."""
        self.picked = max(0, min(at, len(self.cards) - 1))
        self._show_picked()

    def spots(self) -> dict[str, Box]:
        """The cards that can be seen whole, by their names."""
        seen = {words_of(self.cards[i]).name: self.tile(i) for i in self._visible()}
        return {name: box for name, box in seen.items() if self.box.contains(box.centre)}

    def tile(self, at: int) -> Box:
        """Where a card lies now."""
        row, column = divmod(at, self.columns)
        x = self.box.x + EDGE + column * (self.wide + self._gap)
        y = self.box.y + EDGE + row * self._pitch - self._offset
        return Box(x, y, self.wide, self.wide * RATIO)

    def at(self, point: Point) -> int:
        """The card under a place, or -1."""
        if not self.box.contains(point):
            return -1
        return next((i for i in self._visible() if self.tile(i).contains(point)), -1)

    def takes(self, given: Input) -> bool:
        """Arrows are its own while there is a card that way; so are wheel, drag and page keys."""
        if isinstance(given, Navigate):
            return self._beside(given) is not None
        if isinstance(given, Key):
            return given.name in PAGE_KEYS or given.name in END_KEYS
        return isinstance(given, Wheel | Drag | Drop)

    def handle(self, given: Input) -> Message | None:
        """What an input means."""
        if isinstance(given, Release):
            return self._press(self.at(given.at))
        if isinstance(given, Confirm):
            return self._press(self.picked)
        if isinstance(given, Wheel):
            return self._scrolled(-given.steps * self._pitch * 0.5)
        if isinstance(given, Drag):
            return self._dragged(given)
        if isinstance(given, Drop):
            self._drag_from = None
            return None
        return self._travelled(given)

    def spoken(self) -> str:
        """The picked card with all that its tile shows, and the how-manyeth of all it is."""
        if not self.cards:
            return self.label
        told = tile_words(words_of(self.cards[self.picked]))
        return f"{told}. {self.picked + 1} of {len(self.cards)}"

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws the rows that can be seen; a card whose face is not painted yet shows its glass."""
        outer = canvas.surface.get_clip()
        canvas.surface.set_clip(outer.clip(canvas.px(self.box)))
        for i in self._visible():
            self._draw_tile(canvas, i)
        canvas.surface.set_clip(outer)
        self._draw_bar(canvas)
        if look.focused and self.cards:
            canvas.ring(self._raised(self.picked), self.wide * 0.047)

    def waiting(self) -> Iterator[str]:
        """The cards that can be seen and have no face yet."""
        return (self.cards[i] for i in self._visible() if self.cards[i] not in self._ready)

    def prepare(self, canvas: Canvas, card_id: str) -> None:
        """Paints one face."""
        self._faces.surface(self._look(canvas, card_id))
        self._ready.add(card_id)

    def tile_of(self, card_id: str) -> Box:
        """Where a card is."""
        return self.tile(self.cards.index(card_id))

    def _set_columns(self) -> None:
        room = self.box.w - 2 * EDGE - BAR - 6
        scale = max(1.0, min(1.5, 0.35 + 0.65 * self._settings.text_scale))
        self.columns = max(2, int((room + GAP) // (166 * scale + GAP)))
        self.wide = (room - GAP * (self.columns - 1)) / self.columns
        self._gap = GAP
        self._pitch = self.wide * RATIO + GAP

    def _look(self, canvas: Canvas, card_id: str) -> CardLook:
        plain = CardLook(card_id=card_id, size="field")
        return fitted(settled(plain, self._settings), canvas, self.tile(0))

    def _visible(self) -> range:
        first = int(max(0.0, self._offset - EDGE) // self._pitch)
        last = int((self._offset + self.box.h) // self._pitch)
        return range(first * self.columns, min(len(self.cards), (last + 1) * self.columns))

    def _raised(self, at: int) -> Box:
        return self.tile(at).moved(0, -LIFT if at == self.hovered else 0)

    def _draw_tile(self, canvas: Canvas, at: int) -> None:
        box, name = self._raised(at), self.cards[at]
        if not canvas.sees(box.inset(-14)):
            return
        if name in self._ready:
            draw_card(canvas, self._faces, self._look(canvas, name), box.centre)
            return
        colours = canvas.theme.sides[words_of(name).side]
        size, radius = canvas.size_px(box), self.wide * 0.047 * canvas.scale
        body = (colours.banner, colours.body)
        canvas.blit_px(paint.panel(size, radius, 1.5, colours.metal, body), canvas.px(box).topleft)

    def _draw_bar(self, canvas: Canvas) -> None:
        if self._most() <= 0:
            return
        rail = self.box.right_slice(BAR)
        canvas.fill(rail.inset(3, 0), "#00000070")
        tall = max(50.0, rail.h * self.box.h / self._height())
        y = rail.y + (rail.h - tall) * self._offset / self._most()
        thumb = Box(rail.x, y, BAR, tall)
        metal = canvas.theme.sides["covenant"].metal
        made = paint.panel(canvas.size_px(thumb), 5 * canvas.scale, 1, metal[1:], metal[:2])
        canvas.blit_px(made, canvas.px(thumb).topleft)

    def _height(self) -> float:
        rows = -(-len(self.cards) // self.columns)
        return 2 * EDGE + rows * self._pitch - self._gap

    def _most(self) -> float:
        return max(0.0, self._height() - self.box.h)

    def _beside(self, given: Navigate) -> int | None:
        dx, dy = given.direction.value
        column = self.picked % self.columns
        at = self.picked + dx + dy * self.columns
        if not 0 <= at < len(self.cards):
            last_row = (
                dy > 0 and self.picked // self.columns < (len(self.cards) - 1) // self.columns
            )
            return len(self.cards) - 1 if last_row else None
        return None if dx and not 0 <= column + dx < self.columns else at

    def _travelled(self, given: Input) -> Message | None:
        if isinstance(given, Navigate) and (at := self._beside(given)) is not None:
            self.pick(at)
        elif isinstance(given, Key) and given.name in PAGE_KEYS:
            rows = max(1, int(self.box.h // self._pitch))
            self.pick(self.picked + PAGE_KEYS[given.name] * rows * self.columns)
        elif isinstance(given, Key) and given.name in END_KEYS:
            self.pick(END_KEYS[given.name] % max(1, len(self.cards)))
        return CardGrid.Moved(self.key)

    def _press(self, at: int) -> Message | None:
        if not 0 <= at < len(self.cards):
            return None
        self.picked = at
        return CardGrid.Pressed(self.key, at)

    def _show_picked(self) -> None:
        box = self.tile(self.picked).inset(-EDGE)
        above, below = self.box.y - box.y, box.bottom - self.box.bottom
        self._scrolled(-above if above > 0 else max(0.0, below))

    def _scrolled(self, by: float) -> Message:
        self._offset = min(self._most(), max(0.0, self._offset + by))
        return CardGrid.Moved(self.key)

    def _dragged(self, given: Drag) -> Message:
        last = given.start.y if self._drag_from is None else self._drag_from
        self._drag_from = given.at.y
        return self._scrolled(last - given.at.y)


def tile_words(words: Words) -> str:
    """What a tile shows: name, cost, Strength and Heart, type and keywords."""
    head = [words.name]
    if words.kind != "helper":
        head.append(f"costs {words.cost}")
    if words.kind == "character":
        head += [f"Strength {words.strength}", f"Heart {words.heart}"]
    return f"{', '.join(head)}. {', '.join((words.type, *words.keywords))}"
