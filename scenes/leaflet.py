"""The leaflet on the screen: its panels one by one, with small tables that can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Direction, Point, Size
from scenes.ground import draw_walnut
from scenes.input import Action, Input, Key, Navigate
from scenes.open_book import draw_parchment
from scenes.stack import Scene
from scenes.theme import Theme
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.entry import height_of
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.widget import Message, Widget
from scenes.window_art import draw_framed_window

HEADING = Style("display", 54, floor=0.4)
TITLE = Style("display", 58, leading=1.08)
UNDER = Style("italic", 32, leading=1.25)
WORD = Style("display", 33, leading=1.15)
LINE = Style("body", 31, leading=1.32)
PANEL = Style("body", 27, leading=1.12)
NUMBER = Style("number", 30)
APART = 16.0
"""Air over a word that is explained."""

SHARES = (0.4, 0.3, 0.22)
"""How much of a page a picture may take, the most first."""

PICTURES = {
    1: "helpers/score_day_1",
    2: "helpers/the_evening",
    3: "helpers/walls_jerusalem",
    4: "helpers/day_covenant",
    5: "helpers/battle",
    6: "windows/the_ark_of_the_covenant",
    7: "windows/the_golden_lampstand",
    8: "helpers/keywords",
    9: "windows/the_blood_on_the_doorposts",
    10: "windows/fire_on_carmel",
    11: "helpers/the_siege",
    12: "helpers/the_long_ages",
    13: "helpers/who_lived_longer",
}
"""A window for each panel but the last, which tells why some things are not pictured."""

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
        window: the picture beside the text; of no width where there is none.
        plays: a button for each example, at the foot of the page.
        back, before, after: the buttons at the foot.
    """

    rail: Box
    page: Box
    text: Box
    window: Box
    plays: list[Box]
    back: Box
    before: Box
    after: Box


class Leaflet(Form[None]):
    """The panels, until it is folded up again."""

    music = "reading"
    heading = "The leaflet"
    first = "text"

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
        parts.append(ScrollList("text", at.text, f"Panel {leaf.number}", said))
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
        if at.window.w:
            draw_framed_window(canvas, PICTURES[self._leaf.number], at.window, "covenant")

    def _lay_out(self, size: Size, text_scale: float, said: Sequence[Entry]) -> LeafletLayout:
        """With a picture, where the panel has one and its words leave room for it."""
        leaf = self._leaf
        count = len(leaf.examples)
        for share in SHARES if leaf.number in PICTURES else ():
            at = leaflet_layout(size, text_scale, count, share)
            if height_of(said, self.canvas.type, at.text.w) <= at.text.h:
                return at
        return leaflet_layout(size, text_scale, count)

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
        share: of the page that a picture takes; 0 where there is none.
    """
    k = max(1.0, min(1.5, 0.3 + 0.7 * text_scale))
    whole = Box(60, 34, size.w - 120, size.h - 64)
    foot = whole.bottom_slice(64 * k)
    body = Box(whole.x, whole.y, whole.w, foot.y - whole.y - 26)
    large = text_scale >= LARGE_TEXT
    rail = body.left_slice(0 if large else 440 * k)
    left = rail.right + (0 if large else 40)
    page = Box(left, body.y, body.right - left, body.h)
    inner = page.inset(min(90.0, page.w * 0.06), 40)
    plays = inner.bottom_slice(64 * k if examples else 0)
    cells = plays.columns(max(1, examples), 20)[:examples]
    bottom = plays.y - 18 if examples else inner.bottom
    wide = inner.w * share
    window = Box(inner.right - wide, inner.y + 70, wide, wide * 0.8)
    text = Box(inner.x, inner.y, inner.w - (wide + 50 if wide else 0), bottom - inner.y)
    wide = min(foot.w / 3 - 20, 300 * k)
    after = foot.right_slice(wide)
    return LeafletLayout(
        rail, page, text, window, cells, foot.left_slice(wide), after.moved(-wide - 22), after
    )
