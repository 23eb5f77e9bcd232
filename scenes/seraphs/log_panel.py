"""The log: the days so far, in the leaflet's words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.seraphs.words import DEEP
from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.input import Action, Key
from scenes.seraphs.desk import LogLine
from scenes.theme import Theme
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.text import Text
from scenes.widgets.widget import PLAIN, Message, Widget

HEADING = Style("display", 32, floor=0.5)
LINE = Style("body", 22, leading=1.16)
LATEST = 30


def entries(log: Sequence[LogLine], theme: Theme, style: Style | None = LINE) -> tuple[Entry, ...]:
    """The log as entries: the number of the day in a dot, the Deep's days in their own colour."""
    return tuple(
        Entry(
            line.text,
            mark=str(line.day),
            ink=theme.deep_log if line.side == DEEP else theme.cream,
            style=style,
        )
        for line in log
    )


def log_list(box: Box, log: Sequence[LogLine], theme: Theme) -> ScrollList:
    """The list on the right rail, the newest line at its foot."""
    inner = box.inset(16, 14)
    room = Box(inner.x, inner.y + 46, inner.w + 8, inner.h - 46)
    return ScrollList("log", room, "The days so far", entries(log[-LATEST:], theme), first=-1)


def draw_log(canvas: Canvas, box: Box, shown: ScrollList) -> None:
    """The panel with the list in it."""
    if not canvas.sees(box.inset(-4)):
        return
    canvas.panel(box)
    heading = HEADING.inked(canvas.theme.gold_light)
    canvas.text("The days so far", Box(box.x + 20, box.y + 12, box.w - 40, 44), heading, "l", "m")
    shown.draw(canvas, PLAIN)


class LogScene(Form[None]):
    """The whole log, large."""

    opaque = False
    veil = 0.66
    blur = 10
    first = "list"

    def __init__(self, log: Sequence[LogLine]) -> None:
        """The log as it is now."""
        self._log = tuple(log)

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The heading, the list and the way back."""
        w = min(size.w - 160, 1000 * max(1.0, text_scale * 0.8))
        self._panel = Box(0, 0, *size).middle(w, size.h - 90)
        inner = self._panel.inset(50, 34)
        k = min(1.4, max(1.0, text_scale * 0.85))
        head, foot = inner.top_slice(64), inner.bottom_slice(66 * k)
        room = Box(inner.x, head.bottom + 14, inner.w, foot.y - head.bottom - 30)
        theme = self.canvas.theme
        back = Button("back", foot.middle(320 * k, foot.h), "Back to the table", "gold")
        listed = ScrollList("list", room, "The log", entries(self._log, theme, None), first=-1)
        title = HEADING.sized(46).inked(theme.gold_light)
        return [Text("head", head, "The days so far", title, ("c", "m")), listed, back]

    def on(self, message: Message) -> None:
        """Closes it."""
        if message.key == "back":
            self.dismiss(None)
        else:
            self.invalidate()

    def cancelled(self) -> None:
        """Closes it."""
        self.dismiss(None)

    def keyed(self, given: Action | Key) -> None:
        """The key that opened it closes it."""
        if isinstance(given, Action) and given.name == "log" and given.down:
            self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The panel."""
        canvas.panel(self._panel, radius=20)
