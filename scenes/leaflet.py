"""The leaflet on the screen: its panels one by one, with small tables that can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scenes.canvas import Canvas
from scenes.faced import FacedForm
from scenes.geometry import Box, Direction, Point, Size
from scenes.ground import draw_walnut
from scenes.input import Action, Input, Key, Navigate
from scenes.open_book import draw_parchment
from scenes.seraphs.leaflet_stills import STILLS
from scenes.seraphs.still import TALL, WIDE, Board, draw_still
from scenes.stack import Scene
from scenes.theme import Theme
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.entry import height_of
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.widget import Message, Widget

HEADING = Style("display", 54, floor=0.4)
TITLE = Style("display", 58, leading=1.08)
UNDER = Style("italic", 32, leading=1.25)
WORD = Style("display", 33, leading=1.15)
LINE = Style("body", 31, leading=1.32)
PANEL = Style("body", 27, leading=1.12)
NUMBER = Style("number", 30)
GUTTER, UNDER_NUMBER, UNDER_BOARD = 52.0, 52.0, 16.0
APART = 16.0
"""Air over a word that is explained."""

CAPTION = Style("italic", 27, leading=1.15, floor=0.7)
CAPTION_LINES = 2
SHARES = (0.45, 0.42, 0.39, 0.36, 0.33, 0.3, 0.27)
"""How much of a page its still may take so that all words are seen, the most first."""

SCROLLING = 0.37
"""How much it takes where they scroll all the same."""

COLUMN = 17.0
"""How wide the words stay beside a still, in times their height."""

FACES_BYTES = 4_000_000
"""What the faces on the stills may hold together in a window of 1920 x 1080."""

LARGE_TEXT = 1.4
PLAY = "play "


@dataclass(frozen=True, slots=True)
class LeafLine:
    """One thing a panel says; `word` stands before it, `mark` in a disc."""

    text: str
    word: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One panel. `examples`: the key and title of each small table that can be played."""

    number: int
    title: str
    under: str
    lines: tuple[LeafLine, ...]
    examples: tuple[tuple[str, str], ...] = ()


class LeafletLayout(NamedTuple):
    """Where the parts are.

    Attributes:
        rail: the panel with the list of all panels; of no width where text is large.
        page: the parchment; `text` within.
        beside: for the still, right of the text; of no width where there is no room.
        plays: a button for each example, at the foot of the page.
        back, before, after: the buttons at the foot.
    """

    rail: Box
    page: Box
    text: Box
    beside: Box
    plays: list[Box]
    back: Box
    before: Box
    after: Box


class Page(ScrollList):
    """The words of a panel.

    Attributes:
        pictured: what the still beside them shows; spoken after them.
    """

    pictured = ""

    def spoken(self) -> str:
        """What can be seen of the words, and what is pictured."""
        return "\n".join([super().spoken(), self.pictured]).rstrip()


class Leaflet(FacedForm[None]):
    """The panels, until it is folded up again."""

    music = "reading"
    heading = "The leaflet"
    first = "text"
    faces_bytes = FACES_BYTES

    def __init__(
        self, leaves: Sequence[Leaf], example: Callable[[str], Scene[str]], at: int = 0
    ) -> None:
        """A leaflet.

        Args:
            leaves: all panels, the cover first.
            example: makes the small table of a key.
            at: the panel that is shown first, from 0.
        """
        self._leaves = tuple(leaves)
        self._example = example
        self._at = at

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The list of panels, the page and the buttons."""
        leaf, said = self._leaf, entries(self._leaf, self.canvas.theme)
        at = self._layout = self._lay_out(size, text_scale, said)
        parts: list[Widget] = []
        if at.rail.w:
            parts.append(self._rail(at.rail))
        text = Page("text", at.text, f"Panel {leaf.number}", said)
        text.pictured = STILLS[leaf.number].caption if at.beside.w else ""
        parts.append(text)
        for (key, title), box in zip(leaf.examples, at.plays, strict=True):
            parts.append(Button(PLAY + key, box, f"Play: {title}", "lapis"))
        parts.append(Button("back", at.back, "Fold it up", "dark"))
        before, after = (
            Button("before", at.before, "Before", "dark"),
            Button("after", at.after, "Next"),
        )
        before.enabled = self._at > 0
        after.enabled = self._at < len(self._leaves) - 1
        after.kind = "gold"
        return [*parts, before, after]

    def handle(self, given: Input) -> None:
        """Left and right on the page turn to another panel; moving in the list shows it."""
        if isinstance(given, Navigate) and self._turns(given):
            self._go(self._at + given.direction.value[0])
            return
        super().handle(given)
        rail = self._widgets.get("rail")
        if self._is_on_top and isinstance(rail, ScrollList) and rail.picked != self._at:
            self._go(rail.picked)

    def on(self, message: Message) -> None:
        """A panel was picked, a button pressed, or the page has moved."""
        if isinstance(message, ScrollList.Picked):
            self._go(int(message.value))
            self._focus.focus("text")
        elif message.key.startswith(PLAY):
            self._play(message.key.removeprefix(PLAY))
        elif message.key in ("before", "after"):
            self._go(self._at + (1 if message.key == "after" else -1))
        elif message.key == "back":
            self.dismiss(None)
        else:
            self.invalidate()

    def keyed(self, given: Action | Key) -> None:
        """Page keys turn the panels; so do number keys."""
        if not isinstance(given, Key):
            return
        if given.name in ("page up", "page down"):
            self._go(self._at + (1 if given.name == "page down" else -1))
        elif given.name.isdigit() and given.name != "0":
            self._go(int(given.name) - 1)

    def cancelled(self) -> None:
        """Folds it up."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The table, the rail, the page, and the number of the panel."""
        draw_walnut(canvas, 0.4)
        at, theme = self._layout, canvas.theme
        if at.rail.w:
            canvas.panel(at.rail)
            head = at.rail.inset(26, 16).top_slice(64)
            canvas.text("The leaflet", head, HEADING.sized(44).inked(theme.gold_light), "l", "m")
        draw_parchment(canvas, at.page)
        number = NUMBER.sized(NUMBER.size / canvas.text_scale).inked(theme.second)
        corner = Point(at.page.right - 42, at.page.y + 62)
        canvas.line(str(self._leaf.number), corner.x, corner.y, number, "c")
        if at.beside.w:
            self._draw_still(canvas)

    def _draw_still(self, canvas: Canvas) -> None:
        still, told = STILLS[self._leaf.number], CAPTION_LINES * canvas.type.line_height(CAPTION)
        board, below = board_in(self._layout.beside, told)
        draw_still(Board(canvas, self._faces, self.settings, board), still)
        canvas.text(still.caption, below, CAPTION.inked(canvas.theme.second), "c", "t")

    def _lay_out(self, size: Size, text_scale: float, said: Sequence[Entry]) -> LeafletLayout:
        """With its still as large as it can be without hiding words, and beside them at least."""
        count = len(self._leaf.examples)
        for share in (*SHARES, SCROLLING):
            at = leaflet_layout(size, text_scale, count, share)
            if height_of(said, self.canvas.type, at.text.w) <= at.text.h:
                break
        if at.text.w < COLUMN * LINE.size * text_scale:
            return leaflet_layout(size, text_scale, count)
        return at

    def _play(self, key: str) -> None:
        def ended(answer: str) -> None:
            if answer == "again":
                self._play(key)

        self.push(self._example(key), ended)

    @property
    def _is_on_top(self) -> bool:
        """False where what was just given has closed it, or opened something over it."""
        return self._stack is not None and self._stack.top is self

    @property
    def _leaf(self) -> Leaf:
        return self._leaves[self._at]

    def _rail(self, box: Box) -> ScrollList:
        room = box.inset(22, 20)
        room = Box(room.x, room.y + 66, room.w, room.h - 66)
        names = [
            Entry(leaf.title, str(i), mark=str(leaf.number), style=PANEL)
            for i, leaf in enumerate(self._leaves)
        ]
        rail = ScrollList("rail", room, "The panels", names)
        rail.picked = self._at
        return rail

    def _turns(self, given: Navigate) -> bool:
        return self.focused == "text" and given.direction in (Direction.LEFT, Direction.RIGHT)

    def _go(self, at: int) -> None:
        if not 0 <= at < len(self._leaves) or at == self._at:
            return
        self._at = at
        self._widgets.pop("text", None)
        rail = self._widgets.get("rail")
        if isinstance(rail, ScrollList):
            rail.picked = at
        self.services.sound("page")
        self.arrange()


def entries(leaf: Leaf, theme: Theme) -> tuple[Entry, ...]:
    """What the page says, in order."""
    made = [
        Entry(leaf.title, ink=theme.heading, style=TITLE),
        Entry(leaf.under, ink=theme.second, style=UNDER),
    ]
    for i, line in enumerate(leaf.lines):
        air = APART if i == 0 else 0.0
        if line.word:
            head = Entry(line.word, mark=line.mark, ink=theme.heading, style=WORD, above=APART)
            made.append(head)
            air = 0.0
        mark = "" if line.word else line.mark
        made.append(Entry(line.text, mark=mark, ink=theme.ink, style=LINE, above=air))
    return tuple(made)


def leaflet_layout(
    size: Size, text_scale: float, examples: int, share: float = 0.0
) -> LeafletLayout:
    """The list left, the page right, the buttons below; with large text the page has it all.

    Args:
        size: of the canvas.
        text_scale: 1.0 to 2.0.
        examples: how many small tables can be played.
        share: of the page that a still takes; 0 where there is none.
    """
    k = max(1.0, min(1.5, 0.3 + 0.7 * text_scale))
    whole = Box(60, 34, size.w - 120, size.h - 64)
    foot = whole.bottom_slice(64 * k)
    body = Box(whole.x, whole.y, whole.w, foot.y - whole.y - 26)
    large = text_scale >= LARGE_TEXT
    rail = body.left_slice(0 if large else 380 * k)
    left = rail.right + (0 if large else 40)
    page = Box(left, body.y, body.right - left, body.h)
    inner = page.inset(min(90.0, page.w * 0.06), 33)
    plays = inner.bottom_slice(64 * k if examples else 0)
    cells = plays.columns(max(1, examples), 20)[:examples]
    bottom = plays.y - 18 if examples else inner.bottom
    text = Box(inner.x, inner.y, inner.w * (1 - share) - (GUTTER if share else 0), bottom - inner.y)
    low = inner.y + UNDER_NUMBER
    beside = Box(inner.right - inner.w * share, low, inner.w * share, bottom - low)
    wide = min(foot.w / 3 - 20, 300 * k)
    after = foot.right_slice(wide)
    before = after.moved(-wide - 22)
    return LeafletLayout(rail, page, text, beside, cells, foot.left_slice(wide), before, after)


def board_in(column: Box, told: float) -> tuple[Box, Box]:
    """A board in the middle of a column, as large as it can be, and its caption below.

    Args:
        column: beside the words.
        told: how high the caption may be.
    """
    tall = min(column.w * TALL / WIDE, column.h - UNDER_BOARD - told)
    wide = tall * WIDE / TALL
    top = column.y + (column.h - tall - UNDER_BOARD - told) / 2
    board = Box(column.right - wide, top, wide, tall)
    return board, Box(board.x, board.bottom + UNDER_BOARD, wide, told)
