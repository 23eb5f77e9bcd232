"""The card box: all 129 cards, filtered, searched, sorted; and each of them large."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from scenes.canvas import Canvas
from scenes.card_box_filters import FIELDS, LABELS, Filters, offered, shown
from scenes.card_box_grid import CardGrid
from scenes.card_page import About, CardPage
from scenes.faced import FacedForm
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.input import Action, Alternate, Input, Key, Move
from scenes.pace import done_in_time
from scenes.pick_one import PickOne
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.choice import Option
from scenes.widgets.picker import Picker
from scenes.widgets.search import SearchField, rubs, typed
from scenes.widgets.widget import Message, Widget

HEADING = Style("display", 54, floor=0.5)
COUNT = Style("italic", 27, floor=0.5)
NOTHING = Style("italic", 36)
KEPT_BYTES = 48_000_000
RUB_OUT, SPACE = "rub out", "space"
LETTERS = (
    *(Option(letter, letter.upper()) for letter in "abcdefghijklmnopqrstuvwxyz"),
    Option(SPACE, "Space"),
    Option(RUB_OUT, "Rub out"),
)
LETTERS_A_ROW = 7


@dataclass(frozen=True, slots=True)
class Shelf:
    """What the card box is told of the cards beyond their own words.

    Attributes:
        books: for each card, the books of the Bible that its reference names.
        order: all books of the Bible in their order.
        about: a card's story, passage and rulings.
    """

    books: Mapping[str, tuple[str, ...]]
    order: tuple[str, ...]
    about: Callable[[str], About]


class CardBoxLayout(NamedTuple):
    """Where the parts are.

    Attributes:
        rail: the panel at the left.
        title, tally: the heading, at its top.
        search: the field below it.
        pickers: one for each filter, and the order.
        clear, back: the buttons at its foot.
        grid: the cards.
    """

    rail: Box
    title: Box
    tally: Box
    search: Box
    pickers: list[Box]
    clear: Box
    back: Box
    grid: Box


class CardBox(FacedForm[None]):
    """The box of cards, until it is closed."""

    music = "reading"
    first = "cards"
    faces_bytes = KEPT_BYTES
    heading = "The card box"

    def __init__(self, shelf: Shelf, filters: Filters | None = None) -> None:
        """All cards, or those that are asked for."""
        self._shelf = shelf
        self._filters = filters or Filters()

    def arrange(self) -> None:
        """Lays everything out anew, with the cards where they were."""
        old = self._widgets.get("cards")
        super().arrange()
        if isinstance(old, CardGrid):
            self.grid.keep(old)

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The rail of filters, and the cards."""
        at = self._layout = card_box_layout(size, text_scale)
        found = shown(self._filters, self._shelf.books)
        self._told = told(len(found))
        parts: list[Widget] = [
            SearchField("search", at.search, "Search", self._filters.words),
        ]
        for field, box in zip((*FIELDS, "sort"), at.pickers, strict=True):
            options = offered(field, self._shelf.books, self._shelf.order)
            parts.append(Picker(field, box, LABELS[field], options, self._filters.value(field)))
        clear = Button("clear", at.clear, "Show all", "dark")
        clear.enabled = not self._filters.asks_nothing
        parts += [clear, Button("back", at.back, "Back", "dark")]
        parts.append(CardGrid("cards", at.grid, found, self._faces, self.settings))
        return parts

    @property
    def grid(self) -> CardGrid:
        """The cards."""
        grid = self.widget("cards")
        assert isinstance(grid, CardGrid), "the cards are a grid"
        return grid

    @property
    def filters(self) -> Filters:
        """What is asked for."""
        return self._filters

    @property
    def animating(self) -> bool:
        """While there are cards to be seen that have no face yet."""
        return next(self.grid.waiting(), None) is not None

    def update(self, ms: float) -> None:
        """Paints one more face, or some of it."""
        waiting = next(self.grid.waiting(), None)
        if waiting is not None and done_in_time(partial(self.grid.prepare, self.canvas, waiting)):
            self.invalidate(self.grid.tile_of(waiting).inset(-14))

    def handle(self, given: Input) -> None:
        """The pointer lifts the card under it; the other button opens it, as a click does."""
        if isinstance(given, Move):
            self._lift(self.grid.at(given.at))
        if isinstance(given, Alternate) and self.grid.at(given.at) >= 0:
            self._open(self.grid.at(given.at))
            return
        super().handle(given)

    def on(self, message: Message) -> None:
        """A card, a filter or a button was pressed, or something was typed."""
        match message:
            case CardGrid.Pressed(at=at):
                self._open(at)
            case CardGrid.Moved():
                self.invalidate(self._layout.grid.inset(-12))
            case SearchField.Changed(words=words):
                self._ask("words", words)
            case SearchField.Letters():
                self._offer_letters("a")
            case Picker.Chosen(key=field, value=value):
                self._ask(field, value)
            case Picker.Opened(key=field):
                self._list(field)
            case Button.Pressed(key="clear"):
                self._show_all()
            case _:
                self.dismiss(None)

    def cancelled(self) -> None:
        """First shows all cards again, and then closes the box."""
        if self._filters.asks_nothing:
            self.dismiss(None)
        else:
            self._show_all()

    def keyed(self, given: Action | Key) -> None:
        """Whatever is typed is searched for, wherever the focus is."""
        if typed(given).strip() or (rubs(given) and self._filters.words):
            message = self.widget("search").handle(given)
            if message is not None:
                self._focus.focus("search")
                self.on(message)

    def words(self) -> Sequence[str]:
        """How many cards are shown."""
        return (self._told,)

    def paint(self, canvas: Canvas) -> None:
        """The table, the heading, and what to say where no card is shown."""
        draw_walnut(canvas, 0.5)
        at, theme = self._layout, canvas.theme
        canvas.fill(at.grid, "#0000004a")
        canvas.panel(at.rail)
        canvas.text("The card box", at.title, HEADING.inked(theme.gold_light), "l", "m")
        canvas.text(self._told, at.tally, COUNT.inked(theme.cream), "l", "m")
        if not self.grid.cards:
            style = NOTHING.inked(theme.cream)
            canvas.text("No card in the box is like that.", at.grid.inset(60), style, "c", "m")

    def _ask(self, field: str, value: str) -> None:
        self._filters = self._filters.asking(field, value)
        self.arrange()

    def _show_all(self) -> None:
        self._filters = Filters(sort=self._filters.sort)
        self.arrange()

    def _list(self, field: str) -> None:
        picker = self.widget(field)
        assert isinstance(picker, Picker), "a filter is a picker"

        def picked(value: str | None) -> None:
            if value is not None:
                self._ask(field, value)

        self.push(PickOne(picker.label, picker.options, picker.value), picked)

    def _offer_letters(self, letter: str) -> None:
        """Letters for somebody without a keyboard, until they step back."""
        title = f"Search: {self._filters.words}" if self._filters.words else "Search"
        self.push(PickOne(title, LETTERS, letter, columns=LETTERS_A_ROW), self._lettered)

    def _lettered(self, letter: str | None) -> None:
        words = self._filters.words
        if letter is not None:
            added = {RUB_OUT: words[:-1], SPACE: f"{words} "}.get(letter, words + letter)
            self._ask("words", added.lstrip())
            self._offer_letters(letter)

    def _open(self, at: int) -> None:
        self.grid.pick(at)
        page = CardPage(self.grid.cards, at, self._shelf.about, self._faces)
        self.push(page, self._closed)

    def _closed(self, at: int) -> None:
        self.grid.pick(at)
        self.invalidate()

    def _lift(self, at: int) -> None:
        grid = self.grid
        if at == grid.hovered:
            return
        for one in (grid.hovered, at):
            if one >= 0:
                self.invalidate(grid.tile(one).inset(-26))
        grid.hovered = at


def told(count: int) -> str:
    """How many cards are shown."""
    return {0: "No card", 1: "1 card"}.get(count, f"{count} cards")


def card_box_layout(size: Size, text_scale: float) -> CardBoxLayout:
    """The rail at the left, the cards at the right."""
    k = max(1.0, min(1.55, 0.3 + 0.7 * text_scale))
    panel = Box(28, 24, 448 * k, size.h - 48)
    rail = panel.inset(26, 22)
    title = rail.top_slice(66 * k)
    tally = Box(rail.x, title.bottom, rail.w, 36 * k)
    tall, gap = 62 * k, 12.0
    search = Box(rail.x, tally.bottom + 14, rail.w, tall)
    first = search.bottom + 22
    foot = rail.bottom_slice(66 * k)
    room = (foot.y - 20 - first) / (len(FIELDS) + 1)
    pitch = min(tall + gap, room)
    pickers = [Box(rail.x, first + i * pitch, rail.w, pitch - gap) for i in range(len(FIELDS) + 1)]
    clear, back = foot.columns(2, 16)
    grid = Box(panel.right + 20, 0, size.w - panel.right - 20, size.h)
    return CardBoxLayout(panel, title, tally, search, pickers, clear, back, grid)
