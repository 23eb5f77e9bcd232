"""The course of the practice: which lesson is on, which are over, and what is said to a wrong move.

Lessons are data (`engine/seraphs/lessons.py`); here is only what has become of them in one Duel.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from engine.seraphs.commands import Command, Concede
from engine.seraphs.deeds import command_of
from engine.seraphs.events import Event
from engine.seraphs.habits import habit
from engine.seraphs.labels import label
from engine.seraphs.lessons import (
    Lesson,
    Read,
    Said,
    Stays,
    chapters,
    ends_when,
    ends_with,
    lesson_now,
    lessons,
)
from engine.seraphs.practice import planned
from engine.seraphs.sight import legal
from engine.seraphs.views import View

ALLOWED_TOO: Final = (
    "That is allowed too. {why} This lesson shows: {deed}. Do it again if you wish."
)

DONE: Final = "done"
SKIPPED: Final = "skipped"
NOT_MET: Final = "not met"


class Teaching(Protocol):
    """What a session needs of whoever teaches at its table."""

    def wants(self, view: View) -> bool:
        """Whether the person is to be asked though there is only one answer."""

    def objection(self, view: View, command: Command) -> str:
        """What is said to a legal command in place of taking it; "" where it is taken."""

    def said(self, view: View, command: Command) -> None:
        """The person has said this at this table."""

    def happened(self, view: View, events: Sequence[Event]) -> None:
        """This has happened; the table is as it is after it."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come: the ids of the lessons that are over, and of those skipped."""

    over: tuple[str, ...] = ()
    skipped: tuple[str, ...] = ()


class Course:
    """The lessons of one Duel. A Teaching."""

    def __init__(
        self, progress: Progress = Progress(), keep: Callable[[Progress], None] | None = None
    ) -> None:
        """Go on from where somebody stopped; `keep` is told of each step."""
        self._over = dict.fromkeys(progress.over)
        self._skipped = dict.fromkeys(progress.skipped)
        self._keep = keep
        self._warned: set[str] = set()

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        return Progress(tuple(self._over), tuple(self._skipped))

    def ended(self, lesson: str) -> str:
        """How a lesson ended: DONE or SKIPPED; "" where it has not."""
        return DONE if lesson in self._over else SKIPPED if lesson in self._skipped else ""

    def lesson(self, view: View) -> Lesson | None:
        """The lesson that is on at this table."""
        return lesson_now(lessons(), (*self._over, *self._skipped), view)

    def pointed(self, view: View, lesson: Lesson | None) -> Command | None:
        """The command to point to: the lesson's, else the day's, else what habit says."""
        options = legal(view)
        if not options or (lesson is not None and isinstance(lesson.ends, Read)):
            return None
        deed = lesson.deed if lesson is not None else None
        found = command_of(view, options, deed) if deed is not None else None
        return found or planned(view, options) or habit(view.table)

    def read(self, view: View) -> None:
        """The lesson has been read."""
        lesson = self.lesson(view)
        if lesson is not None and isinstance(lesson.ends, Read):
            self._end([lesson.id])

    def read_all(self, view: View) -> None:
        """All lessons of this table that are only to be read have been."""
        while (lesson := self.lesson(view)) is not None and isinstance(lesson.ends, Read):
            self._end([lesson.id])

    def skip(self, view: View) -> None:
        """Skip the lesson that is on, with all steps of its chapter that are still to come."""
        lesson = self.lesson(view)
        if lesson is not None and lesson.chapter:
            same = [one.id for one in lessons() if one.chapter == lesson.chapter]
            self._skipped |= dict.fromkeys(one for one in same if one not in self._over)
            self._tell()

    def learned(self) -> tuple[tuple[str, str], ...]:
        """Each chapter, and why no step of it was gone through; "" where one was."""
        met = {one.chapter for one in lessons() if one.id in self._over}
        skipped = {one.chapter for one in lessons() if one.id in self._skipped}
        why = {one: SKIPPED if one in skipped else NOT_MET for one in chapters(lessons())}
        return tuple((one, "" if one in met else why[one]) for one in why)

    def wants(self, view: View) -> bool:
        """Whether a lesson, and not one that only helps, is on."""
        lesson = self.lesson(view)
        return lesson is not None and not isinstance(lesson.ends, Stays)

    def objection(self, view: View, command: Command) -> str:
        """A kind word to another legal deed than the one being taught: once, then it is taken."""
        lesson = self.lesson(view)
        wanted = self.pointed(view, lesson)
        if lesson is None or wanted is None or isinstance(command, Concede):
            return ""
        if not isinstance(lesson.ends, Said) or ends_with(lesson, view, command):
            return ""
        if lesson.id in self._warned:
            return ""
        self._warned.add(lesson.id)
        return ALLOWED_TOO.format(why=lesson.kindly, deed=label(wanted, view)).replace("  ", " ")

    def said(self, view: View, command: Command) -> None:
        """End the lesson that is on, where this ends it."""
        lesson = self.lesson(view)
        if lesson is not None and ends_with(lesson, view, command):
            self._end([lesson.id])

    def happened(self, view: View, events: Sequence[Event]) -> None:
        """End every lesson that one of these events ends."""
        left = (one for one in lessons() if one.id not in self._skipped)
        self._end(one.id for one in left if ends_when(one, view, events))

    def _end(self, ids: Iterable[str]) -> None:
        fresh = [one for one in ids if one not in self._over]
        if fresh:
            self._over |= dict.fromkeys(fresh)
            self._tell()

    def _tell(self) -> None:
        if self._keep is not None:
            self._keep(self.progress)
