"""A small table of the leaflet: what to do stands where the log is, and the end is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.notice import Answer, Question
from scenes.open_book import draw_parchment
from scenes.seraphs.desk import Desk
from scenes.seraphs.prompt_words import is_whole
from scenes.seraphs.table import Calls, TableScene
from scenes.typeset import Setting, Style, Typesetter

HEADING = Style("display", 40, leading=1.1, floor=0.5)
LESSON = Style("body", 32, leading=1.3, floor=0.4)
ABOVE_STAGE, BELOW_HEAD = 14.0, 14.0
WITHIN = Size(24, 22)
LEAST = 0.7
"""How much smaller the words may become for a card below them."""

ANSWERS: tuple[Answer, ...] = (
    ("leave", "Back to the leaflet", "dark"),
    ("again", "Once more", "gold"),
)
RESTING: tuple[Answer, ...] = (
    ("leave", "Back to the leaflet", "dark"),
    ("go on", "Go on", "gold"),
)


class LessonDesk(Desk, Protocol):
    """A desk with something to learn at it."""

    @property
    def lesson(self) -> str:
        """What to do."""

    @property
    def outcome(self) -> str:
        """What came of it, once it is over; "" before."""


class ExampleTable(TableScene):
    """Plays a lesson; answers "again" or "leave"."""

    def __init__(self, desk: LessonDesk, title: str) -> None:
        """A lesson under its title."""
        super().__init__(desk, Calls(pause=self._rest))
        self._lesson = desk
        self._title = title
        self._told = False

    def update(self, ms: float) -> None:
        """Goes on; when the lesson is over and all is shown, says what came of it."""
        super().update(ms)
        outcome = self._lesson.outcome
        if outcome and not self._told and self.ready and self.stack.top is self:
            self._told = True
            self.push(Question(self._title, ANSWERS, more=outcome, escape="leave"), self._end)

    @property
    def animating(self) -> bool:
        """Until the end was told."""
        return super().animating or bool(self._lesson.outcome and not self._told)

    def draw(self, canvas: Canvas) -> None:
        """The table, with the lesson over the log."""
        super().draw(canvas)
        box = self._sheet(canvas.type)
        if not canvas.sees(box.inset(-30)):
            return
        draw_parchment(canvas, box)
        inner, theme = box.inset(*WITHIN), canvas.theme
        head, told = self._set(canvas.type, box)
        canvas.setting(replace(head, style=head.style.inked(theme.heading)), inner)
        below = inner.bottom_slice(inner.h - head.size.h - BELOW_HEAD)
        canvas.setting(replace(told, style=told.style.inked(theme.ink)), below)

    def _sheet(self, type_: Typesetter) -> Box:
        """Over the log; an announced card below it stays free, where the words allow it."""
        layout = self.view.layout
        foot = min(layout.log.bottom, layout.stage.y - ABOVE_STAGE)
        short = layout.log.top_slice(foot - layout.log.y)
        head, told = self._set(type_, short)
        whole = is_whole(head, self._title) and is_whole(told, self._lesson.lesson)
        return short if whole and told.style.size >= LEAST * LESSON.size else layout.log

    def _set(self, type_: Typesetter, box: Box) -> tuple[Setting, Setting]:
        """The heading, and what to do, as they stand on a sheet."""
        room = box.inset(*WITHIN)
        head = type_.fit(self._title, HEADING, Size(room.w, room.h * 0.3))
        rest = Size(room.w, room.h - head.size.h - BELOW_HEAD)
        return head, type_.fit(self._lesson.lesson, LESSON, rest)

    def spoken(self) -> str:
        """What is to be learned, and the table."""
        return "\n".join([self._title, self._lesson.lesson, super().spoken()])

    def described(self) -> str:
        """The same, and how everything stands."""
        return "\n".join([self._title, self._lesson.lesson, super().described()])

    def _rest(self) -> Question:
        return Question("A small table", RESTING, escape="go on")

    def _end(self, answer: str) -> None:
        self.dismiss(answer)
