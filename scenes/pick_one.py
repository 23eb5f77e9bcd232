"""One of many, picked from a list over the scene that asks."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Point, Size
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.choice import Option
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

HEADING = Style("display", 42, floor=0.5)
LINE = Style("body", 27)
ENTRY_H = 62.0
AROUND = 250.0
CELL = 74.0


class PickOne(Form[str | None]):
    """Gives the value of the option picked, or None for a step back."""

    opaque = False
    veil = 0.62
    blur = 8
    first = "list"

    def __init__(
        self, title: str, options: Sequence[Option], value: str, *, columns: int = 1
    ) -> None:
        """A list of options.

        Args:
            title: above them.
            options: top first.
            value: the present one.
            columns: above 1, short options stand as buttons in rows of so many.
        """
        self.heading = title
        self._options = tuple(options)
        self._value = value
        self._columns = columns
        if columns > 1:
            self.first = self._code(value)

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The heading, the options and the way back."""
        tall = 60 * min(1.4, text_scale)
        head, room, foot = self._rooms(size, text_scale, tall)
        heading = HEADING.inked(self.canvas.theme.gold_light)
        back = Button("back", foot.middle(min(foot.w, 300 * min(1.4, text_scale)), tall), "Back")
        back.kind = "dark"
        title = Text("title", head, self.heading, heading, ("c", "m"))
        return [title, *(self._grid(room) if self._columns > 1 else [self._list(room)]), back]

    def on(self, message: Message) -> None:
        """An option was picked, or the list has moved."""
        if isinstance(message, ScrollList.Picked):
            self.dismiss(message.value.removeprefix("="))
        elif message.key.startswith("="):
            self.dismiss(message.key.removeprefix("="))
        elif message.key == "back":
            self.dismiss(None)
        else:
            self.invalidate(self._panel)

    def cancelled(self) -> None:
        """The way back."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The panel."""
        canvas.panel(self._panel, radius=20)
        canvas.diamond(Point(self._panel.centre.x, self._panel.y), 30)

    def _rooms(self, size: Size, text_scale: float, tall: float) -> tuple[Box, Box, Box]:
        """The heading, the options and the way back, on a panel as high as they need."""
        wide, wanted = 620 * max(1.0, text_scale * 0.85), len(self._options) * ENTRY_H * text_scale
        if self._columns > 1:
            wide = 110.0 * self._columns * min(1.3, text_scale)
            wanted = -(-len(self._options) // self._columns) * (CELL * min(1.3, text_scale) + 12)
        self._panel = Box(0, 0, *size).middle(
            min(size.w - 120, wide), min(size.h - 80, wanted + AROUND)
        )
        inner = self._panel.inset(44, 30)
        head, foot = inner.top_slice(tall), inner.bottom_slice(tall)
        room = Box(inner.x, head.bottom + 14, inner.w, foot.y - head.bottom - 30)
        return head, room, foot

    def _list(self, room: Box) -> Widget:
        entries = [Entry(one.label, self._code(one.value), style=LINE) for one in self._options]
        listed = ScrollList("list", room, self.heading, entries)
        listed.picked = self._index()
        return listed

    def _grid(self, room: Box) -> list[Widget]:
        rows = room.rows(-(-len(self._options) // self._columns), 12)
        cells = [cell for row in rows for cell in row.columns(self._columns, 12)]
        return [
            Button(self._code(one.value), cell, one.label, "lapis")
            for one, cell in zip(self._options, cells, strict=False)
        ]

    def _index(self) -> int:
        return next((i for i, one in enumerate(self._options) if one.value == self._value), 0)

    def _code(self, value: str) -> str:
        """The value as the list reports it: never empty, so that "any" can be picked."""
        return f"={value}"
