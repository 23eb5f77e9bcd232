"""A list longer than its box: lines of text, a log, or entries that can be picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Direction, Point, Size
from scenes.input import Action, Confirm, Drag, Drop, Input, Navigate, Release, Wheel
from scenes.typeset import Setting, Style
from scenes.widgets.widget import Look, Message, Widget

ENTRY = Style("body", 24, leading=1.2)
BAR = 10
GAP = 10.0


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a list.

    Attributes:
        text: what it says; wrapped.
        value: what a pick reports; empty where it cannot be picked.
        mark: up to three letters in a dot before it, such as the number of the day.
        ink: its colour; the theme's cream where none.
        style: how it is set, where not as usual.
    """

    text: str
    value: str = ""
    mark: str = ""
    ink: str = ""
    style: Style | None = None


class ScrollList(Widget):
    """Entries under one another; wheel, drag and arrows move them.

    Attributes:
        entries: top first.
        picked: the number of the marked entry.
        marks_first: a click only marks an entry, and a second one picks it.
    """

    @dataclass(frozen=True, slots=True)
    class Picked(Message):
        """An entry was picked."""

        value: str

    @dataclass(frozen=True, slots=True)
    class Scrolled(Message):
        """It has moved, and has to be drawn again."""

    def __init__(
        self, key: str, box: Box, label: str, entries: Sequence[Entry], *, at_end: bool = False
    ) -> None:
        """A list.

        Args:
            key: its name in the scene.
            box: where.
            label: what it lists.
            entries: top first.
            at_end: show the last entries first, as a log does.
        """
        super().__init__(key, box, label)
        self.entries = tuple(entries)
        self.picked = 0
        self.marks_first = False
        self._offset = float("inf") if at_end else 0.0
        self._drag_from: float | None = None
        self._laid: list[tuple[float, Setting]] = []
        self._mark = 30.0
        self._height = 0.0

    @property
    def pickable(self) -> bool:
        """Whether entries can be picked."""
        return any(entry.value for entry in self.entries)

    def keep(self, old: ScrollList) -> None:
        """Stays where the list was that stood here before the scene was laid out anew."""
        self._offset = old._offset
        self.picked = min(old.picked, max(0, len(self.entries) - 1))

    def spots(self) -> dict[str, Box]:
        """The entries that can be seen, once it was drawn."""
        seen = {self.label: self.box}
        for i, entry in enumerate(self.entries[: len(self._laid)]):
            box = self._entry_box(i)
            if entry.value and self.box.contains(box.centre):
                seen[entry.text] = box
        return seen

    def spoken(self) -> str:
        """The marked entry; of a list to be read, the entries that can be seen, a line each."""
        if self.pickable:
            told = f"{self.entries[self.picked].text}, {self.picked + 1} of {len(self.entries)}"
            return f"{self.label}: {told}"
        return "\n".join([self.label, *(self._told(i) for i in self._seen())])

    def takes(self, given: Input) -> bool:
        """Up and down are its own until its end is reached."""
        if isinstance(given, Navigate):
            upright = (Direction.UP, Direction.DOWN)
            return given.direction in upright and self._can(given.direction)
        return isinstance(given, Wheel | Drag | Drop | Action)

    def handle(self, given: Input) -> Message | None:
        """What an input means."""
        if isinstance(given, Wheel):
            return self._scrolled(-given.steps * 60)
        if isinstance(given, Navigate):
            return self._stepped(given.direction.value[1])
        if isinstance(given, Drag):
            return self._dragged(given)
        if isinstance(given, Drop):
            self._drag_from = None
            return None
        if isinstance(given, Release):
            return self._pick(self._under(given.at))
        if isinstance(given, Confirm) and self.pickable:
            return self._pick(self.picked)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws what can be seen of it."""
        self._lay(canvas)
        self._offset = min(self._offset, self._most())
        outer = canvas.surface.get_clip()
        canvas.surface.set_clip(outer.clip(canvas.px(self.box)))
        for i in range(len(self.entries)):
            if self._entry_box(i).bottom > self.box.y and self._entry_box(i).y < self.box.bottom:
                self._draw_entry(canvas, i, look)
        canvas.surface.set_clip(outer)
        self._draw_bar(canvas)
        if look.focused:
            canvas.ring(self.box.inset(-6), 10)

    def _seen(self) -> list[int]:
        """The entries of which the larger part can be seen; all, before it was ever drawn."""
        if not self._laid:
            return list(range(len(self.entries)))
        boxes = ((i, self._entry_box(i)) for i in range(len(self._laid)))
        return [i for i, box in boxes if self.box.contains(box.centre)]

    def _told(self, i: int) -> str:
        entry = self.entries[i]
        return f"{entry.mark}: {entry.text}" if entry.mark else entry.text

    def _lay(self, canvas: Canvas) -> None:
        self._laid, y = [], 0.0
        self._mark = 30 * max(1.0, canvas.text_scale * 0.85)
        for entry in self.entries:
            style = (entry.style or ENTRY).inked(entry.ink or canvas.theme.cream)
            setting = canvas.type.set(entry.text, style, self._text_width(entry))
            self._laid.append((y, setting))
            y += setting.size.h + (GAP * 2 if entry.value else GAP)
        self._height = y

    def _text_width(self, entry: Entry) -> float:
        return (
            self.box.w
            - BAR
            - 12
            - (self._mark + 14 if entry.mark else 0)
            - (32 if entry.value else 0)
        )

    def _entry_box(self, i: int) -> Box:
        y, setting = self._laid[i]
        tall = setting.size.h + (GAP * 1.6 if self.entries[i].value else GAP)
        return Box(self.box.x, self.box.y + y - self._offset, self.box.w - BAR - 8, tall)

    def _draw_entry(self, canvas: Canvas, i: int, look: Look) -> None:
        entry, box, setting = self.entries[i], self._entry_box(i), self._laid[i][1]
        if entry.value:
            mine = i == self.picked
            quiet = ("#ffffff",) if canvas.theme.high_contrast else ("#5a4e4a", "#3a3138")
            edge = ("#ffd257", "#d9a93c") if mine else quiet
            canvas.ribbon(box, canvas.theme.buttons["lapis" if mine else "dark"], edge, 8)
        left = box.x + (16 if entry.value else 0)
        if entry.mark:
            self._draw_mark(
                canvas, entry, Point(left + self._mark / 2 + 1, box.y + setting.line_height / 2)
            )
            left += self._mark + 14
        room = Box(left, box.y, box.w, box.h)
        canvas.setting(setting, room, "l", "m" if entry.value else "t")

    def _draw_mark(self, canvas: Canvas, entry: Entry, at: Point) -> None:
        canvas.blit_middle(paint.disc(canvas.length(self._mark), ("#4a3f46", "#322a30")), at)
        style = Style("caps", 18, canvas.theme.cream)
        canvas.line(entry.mark, at.x, at.y + canvas.type.cap_height(style) / 2, style, "c")

    def _draw_bar(self, canvas: Canvas) -> None:
        if self._most() <= 0:
            return
        rail = self.box.right_slice(BAR)
        canvas.fill(rail.inset(3, 0), "#00000050")
        tall = max(40.0, rail.h * self.box.h / self._height)
        y = rail.y + (rail.h - tall) * self._offset / self._most()
        thumb = Box(rail.x, y, BAR, tall)
        metal = canvas.theme.sides["covenant"].metal
        made = paint.panel(canvas.size_px(thumb), 5 * canvas.scale, 1, metal[1:], metal[:2])
        canvas.blit_px(made, canvas.px(thumb).topleft)

    def _most(self) -> float:
        return max(0.0, self._height - self.box.h)

    def _can(self, direction: Direction) -> bool:
        down = direction.value[1] > 0
        if self.pickable:
            return self.picked < len(self.entries) - 1 if down else self.picked > 0
        return self._offset < self._most() - 1 if down else self._offset > 1

    def _stepped(self, by: int) -> Message:
        if not self.pickable:
            return self._scrolled(by * 60)
        self.picked = min(len(self.entries) - 1, max(0, self.picked + by))
        if self._laid:
            box = self._entry_box(self.picked)
            self._scrolled(min(0.0, box.y - self.box.y) + max(0.0, box.bottom - self.box.bottom))
        return ScrollList.Scrolled(self.key)

    def _scrolled(self, by: float) -> Message:
        self._offset = min(self._most(), max(0.0, min(self._offset, self._most()) + by))
        return ScrollList.Scrolled(self.key)

    def _dragged(self, given: Drag) -> Message:
        last = given.start.y if self._drag_from is None else self._drag_from
        self._drag_from = given.at.y
        return self._scrolled(last - given.at.y)

    def _under(self, at: Point) -> int | None:
        hits = (i for i in range(len(self._laid)) if self._entry_box(i).contains(at))
        return next(hits, None)

    def _pick(self, i: int | None) -> Message | None:
        if i is None or not self.entries[i].value:
            return None
        if self.marks_first and i != self.picked:
            self.picked = i
            return ScrollList.Scrolled(self.key)
        self.picked = i
        return ScrollList.Picked(self.key, self.entries[i].value)


def room_for(size: Size, entries: int, line: float) -> float:
    """How high a list of one-line entries wants to be, at most the size's height."""
    return min(size.h, entries * (line + GAP * 2))
