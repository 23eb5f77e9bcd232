"""After the practice: how it ended and why, what was learned, and where to go from here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.open_book import draw_parchment
from scenes.theme import Kind
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.heading import draw_heading
from scenes.widgets.widget import Message, Widget

WHY = Style("italic", 30, floor=0.5)
LEARNED = Style("display", 40, floor=0.5)
LINE = Style("body", 31, floor=0.5)
MISSED = Style("italic", 31, floor=0.5)
NUMBER = Style("number", 28, floor=0.5)
WIDE = 1240.0
COLUMNS = 2
GAP = 18
SPARE = 60
"""Beside the longest line, so that the columns stand apart."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What a practice came to.

    Attributes:
        outcome: "You won the practice duel."
        why: how, in a sentence or two.
        chapters: what it teaches, each with why it was not gone through; "" where it was.
        onward: where to go from here: key, label and colour, the one most wanted first.
    """

    outcome: str
    why: str
    chapters: tuple[tuple[str, str], ...]
    onward: tuple[tuple[str, str, Kind], ...]


class PracticeEnd(Form[str]):
    """Answers the key of where to go; "leave" is back to the menu."""

    music = "menu"

    def __init__(self, learned: Learned) -> None:
        """The end of a practice."""
        self._learned = learned
        self.heading = learned.outcome

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """A button for each way onward."""
        k = min(1.4, max(1.0, text_scale * 0.85))
        self._head = Box(80, 30, size.w - 160, 92 * min(1.2, k))
        self._why = Box(140, self._head.bottom, size.w - 280, 92 * k)
        tall = 72 * k
        wide = min(size.w - 180, WIDE * k)
        foot = Box(0, size.h - tall - 40, size.w, tall).middle(wide, tall)
        self._sheet = Box(0, self._why.bottom + 20, size.w, foot.y - self._why.bottom - 56)
        self._sheet = self._sheet.middle(wide, self._sheet.h)
        boxes = foot.columns(len(self._learned.onward), 24)
        return [
            Button(key, box, label, kind)
            for (key, label, kind), box in zip(self._learned.onward, boxes, strict=True)
        ]

    def on(self, message: Message) -> None:
        """Answers."""
        self.dismiss(message.key)

    def cancelled(self) -> None:
        """Back to the menu."""
        self.dismiss("leave")

    def words(self) -> Sequence[str]:
        """Why, and what was learned."""
        told = [f"{one}, {why}" if why else one for one, why in self._learned.chapters]
        return (self._learned.why, "What you learned", *told)

    def paint(self, canvas: Canvas) -> None:
        """The outcome, why, and the sheet with what was learned."""
        draw_walnut(canvas, 0.5)
        theme = canvas.theme
        draw_heading(canvas, self._learned.outcome, self._head)
        canvas.text(self._learned.why, self._why, WHY.inked(theme.cream), "c", "m")
        draw_parchment(canvas, self._sheet)
        inner = self._sheet.inset(60, 34)
        head = inner.top_slice(64 * min(1.4, canvas.text_scale))
        canvas.text("What you learned", head, LEARNED.inked(theme.heading), "c", "m")
        lines = Box(inner.x, head.bottom + 14, inner.w, inner.bottom - head.bottom - 14)
        self._write_lines(canvas, lines)

    def _write_lines(self, canvas: Canvas, box: Box) -> None:
        chapters = self._learned.chapters
        told = [f"{one} ({why})" if why else one for one, why in chapters]
        rows = -(-len(told) // COLUMNS)
        wide = max(46.0, canvas.type.width(str(len(told)), NUMBER) + 4)
        longest = max(canvas.type.width(words, MISSED) for words in told) + wide + GAP + SPARE
        box = box.middle(min(box.w, COLUMNS * longest), box.h)
        places = [row for column in box.columns(COLUMNS, 40) for row in column.rows(rows, 2)]
        for i, ((_, why), words) in enumerate(zip(chapters, told, strict=True)):
            row = places[i]
            at = Box(row.x, row.y, wide, row.h)
            canvas.text(str(i + 1), at, NUMBER.inked(canvas.theme.heading), "c", "m")
            room = Box(row.x + wide + GAP, row.y, row.w - wide - GAP, row.h)
            style = MISSED if why else LINE
            canvas.text(words, room, style.inked(canvas.theme.ink), "l", "m")
