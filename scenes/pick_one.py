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


class PickOne(Form[str | None]):
    """Gives the value of the option picked, or None for a step back."""

    opaque = False
    veil = 0.62
    blur = 8
    first = "list"

    def __init__(self, title: str, options: Sequence[Option], value: str) -> None:
        """A list of options, of which `value` is the present one."""
        self.heading = title
        self._options = tuple(options)
        self._value = value

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The heading, the list and the way back."""
        wide = min(size.w - 120, 620 * max(1.0, text_scale * 0.85))
        wanted = len(self._options) * ENTRY_H * text_scale + AROUND
        self._panel = Box(0, 0, *size).middle(wide, min(size.h - 80, wanted))
        inner = self._panel.inset(44, 30)
        tall = 60 * min(1.4, text_scale)
        head, foot = inner.top_slice(tall), inner.bottom_slice(tall)
        room = Box(inner.x, head.bottom + 14, inner.w, foot.y - head.bottom - 30)
        entries = [Entry(one.label, self._code(one.value), style=LINE) for one in self._options]
        listed = ScrollList("list", room, self.heading, entries)
        listed.picked = self._index()
        heading = HEADING.inked(self.canvas.theme.gold_light)
        back = Button("back", foot.middle(min(foot.w, 300 * min(1.4, text_scale)), tall), "Back")
        back.kind = "dark"
        return [Text("title", head, self.heading, heading, ("c", "m")), listed, back]

    def on(self, message: Message) -> None:
        """An option was picked, or the list has moved."""
        if isinstance(message, ScrollList.Picked):
            self.dismiss(message.value.removeprefix("="))
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

    def _index(self) -> int:
        return next((i for i, one in enumerate(self._options) if one.value == self._value), 0)

    def _code(self, value: str) -> str:
        """The value as the list reports it: never empty, so that "any" can be picked."""
        return f"={value}"
