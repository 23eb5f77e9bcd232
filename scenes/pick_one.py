"""One of many, picked from plates, or from a list where they are too many, over who asks."""

from __future__ import annotations

import math
from collections.abc import Sequence

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Point, Size
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.choice import OPTION, Option, plate_edge, write_option
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.text import Text
from scenes.widgets.widget import Look, Message, Widget

HEADING = Style("display", 42, floor=0.5)
LINE = Style("body", 27)
ENTRY_H = 62.0
EDGE, OVER, UNDER = Size(44, 30), 18.0, 34.0
"""Within the panel, and over and under the plates."""

PLATE, PLATE_ROOM = Size(110, 72), 70.0
GAP = 14.0
MOST_COLUMNS = 7
SHAPE, EMPTY = 1.3, 0.2
"""How much wider than high a panel would best be, and what a place left empty counts."""


class Plate(Button):
    """An option on its plate; a diamond is on the present one."""

    def __init__(self, key: str, box: Box, label: str, *, present: bool) -> None:
        """A plate."""
        super().__init__(key, box, label, "lapis" if present else "dark")
        self.present = present

    def spoken(self) -> str:
        """Its label, and whether it is the present one."""
        return f"{super().spoken()} It is chosen now." if self.present else super().spoken()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws itself as the options of a choice are drawn."""
        edge = plate_edge(canvas.theme, chosen=self.present, hovered=look.hovered)
        canvas.ribbon(self.box, canvas.theme.buttons[self.kind], edge, min(12, self.box.h * 0.2))
        write_option(canvas, self.label, self.box.inset(12, 4), chosen=self.present)
        if look.focused:
            canvas.ring(self.box, 10)


class PickOne(Form[str | None]):
    """Gives the value of the option picked, or None for a step back."""

    opaque = False
    veil = 0.62
    blur = 8

    def __init__(
        self, title: str, options: Sequence[Option], value: str, *, columns: int = 0
    ) -> None:
        """All options at once.

        Args:
            title: above them.
            options: from left to right, row by row.
            value: the present one, or where to begin.
            columns: how many stand in a row, as of letters, of which none is the present one; 0
                for as many as suits them.
        """
        self.heading = title
        self._options = tuple(options)
        self._value = value
        self._columns = columns
        known = any(one.value == value for one in self._options)
        self.first = code(value if known else self._options[0].value)

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The heading, the options and the way back."""
        tall = line_height(text_scale)
        shape = self._shape(size, text_scale)
        wanted = shape or Size(620 * text_scale, len(self._options) * ENTRY_H * text_scale)
        head, room, foot = self._rooms(size, wanted, text_scale)
        heading = HEADING.inked(self.canvas.theme.gold_light)
        back = Button("back", foot.middle(min(foot.w, 300 * min(1.4, text_scale)), tall), "Back")
        back.kind = "dark"
        title = Text("title", head, self.heading, heading, ("c", "m"))
        return [title, *(self._grid(room) if shape else [self._list(room)]), back]

    def enter(self) -> None:
        """The present option has the focus, or the list of all."""
        super().enter()
        if "list" in self._widgets:
            self._focus.focus("list")

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

    def _shape(self, size: Size, text_scale: float) -> Size | None:
        """How much room the plates want in the best of all shapes; None where none has room."""
        kind, count = self.canvas.type, len(self._options)
        high = PLATE.h * min(1.3, text_scale)
        label = max(kind.width(one.label, OPTION) for one in self._options)
        wide = max(PLATE.w * min(1.3, text_scale), label + PLATE_ROOM)
        most = Size(size.w - 120 - 2 * EDGE.w, size.h - 80 - around(text_scale))
        if self._columns:
            wide = min(wide, (most.w + GAP) / self._columns - GAP)
        found: list[tuple[float, int, Size]] = []
        for columns in [self._columns] if self._columns else range(1, MOST_COLUMNS + 1):
            rows = -(-count // columns)
            room = Size(columns * (wide + GAP) - GAP, rows * (high + GAP) - GAP)
            if room.w <= most.w + 1 and room.h <= most.h:
                off = abs(math.log(room.w / (room.h + around(text_scale)) / SHAPE))
                found.append((off + (columns * rows - count) * EMPTY, columns, room))
        if not found:
            return None
        _, self._across, room = min(found)
        return room

    def _rooms(self, size: Size, wanted: Size, text_scale: float) -> tuple[Box, Box, Box]:
        """The heading, the options and the way back, on a panel as large as they need."""
        tall = line_height(text_scale)
        wide = max(wanted.w, self.canvas.type.width(self.heading, HEADING), 420.0)
        self._panel = Box(0, 0, *size).middle(
            min(size.w - 120, wide + 2 * EDGE.w), min(size.h - 80, wanted.h + around(text_scale))
        )
        inner = self._panel.inset(*EDGE)
        head, foot = inner.top_slice(tall), inner.bottom_slice(tall)
        top = head.bottom + OVER
        return head, Box(inner.x, top, inner.w, foot.y - UNDER - top), foot

    def _list(self, room: Box) -> Widget:
        entries = [Entry(one.label, code(one.value), style=LINE) for one in self._options]
        listed = ScrollList("list", room, self.heading, entries)
        listed.picked = next((i for i, e in enumerate(entries) if e.value == code(self._value)), 0)
        return listed

    def _grid(self, room: Box) -> list[Widget]:
        rows = room.rows(-(-len(self._options) // self._across), GAP)
        cells = [cell for row in rows for cell in row.columns(self._across, GAP)]
        present = "" if self._columns else code(self._value)
        return [
            Plate(code(one.value), cell, one.label, present=code(one.value) == present)
            for one, cell in zip(self._options, cells, strict=False)
        ]


def line_height(text_scale: float) -> float:
    """How high the heading is, and the way back."""
    return 60 * min(1.4, text_scale)


def around(text_scale: float) -> float:
    """How much of the panel's height is not for the plates."""
    return 2 * line_height(text_scale) + OVER + UNDER + 2 * EDGE.h


def code(value: str) -> str:
    """The value as its plate reports it: never empty, so that "any" can be picked."""
    return f"={value}"
