"""The practice duel: begun, left and taken up again, taught beside the table, and its end.

How far somebody has come is read from the journal itself; only what was skipped is kept beside it.
"""

import contextlib
import json
from pathlib import Path
from typing import Final

from engine.kernel.journal import Loaded
from engine.kernel.playback import fold, played
from engine.registry import seraphs_game
from engine.seraphs.events import Event
from engine.seraphs.lessons import Read, chapters, lessons
from engine.seraphs.practice import practice_options
from engine.seraphs.rules import NAME as DUEL
from engine.seraphs.sight import TableSight
from engine.seraphs.state import State
from engine.seraphs.views import View, view
from engine.seraphs.words import COVENANT
from game import matches
from game.course import Course, Progress
from game.files import Files, write_whole
from game.saves import Resumed, Saves
from game.seats import TEACHER, Sitter
from game.session import Session, Wishes
from game.stories import ending_of
from scenes.beside import Beside, Together
from scenes.practice_end import Learned
from scenes.seraphs.counsel import CounselLamp
from scenes.seraphs.lesson import LessonPanel, LessonShown
from scenes.seraphs.table import TableScene
from scenes.stack import SceneStack
from scenes.theme import Kind

FILE: Final = "practice.json"
SKIPPED: Final = "skipped"
WON: Final = "You have won the practice duel."
LOST: Final = "The Deep has won this time."
REASONS_WON: Final = {
    "glory": "You began your day with four Holy Things in play, and one of them was the Ark.",
    "walls": "Babylon's Walls were broken faster than they could be mended.",
}
REASONS_LOST: Final = {
    "walls": "Count what may break Jerusalem's Walls, before you let attackers pass.",
    "conceded": "You gave the Duel up. A side that is far behind may do so.",
}
Onward = tuple[str, str, Kind]


class Skips:
    """Which lessons somebody has skipped in the practice that was begun last."""

    def __init__(self, files: Files | None = None, folder: Path = Path()) -> None:
        """Kept in one small file of a folder; without files, as long as the program runs."""
        self._files = files
        self._folder = folder
        self._now: tuple[str, ...] = ()

    def read(self) -> tuple[str, ...]:
        """The ids; none where nothing can be read."""
        if self._files is None:
            return self._now
        try:
            found = json.loads(self._files.read(self._folder / FILE))
        except (OSError, ValueError, RecursionError):
            return ()
        listed = found.get(SKIPPED) if isinstance(found, dict) else None
        return tuple(one for one in listed if isinstance(one, str)) if listed else ()

    def write(self, ids: tuple[str, ...]) -> None:
        """Keep them, where the disk does not refuse."""
        self._now = ids
        if self._files is None:
            return
        with contextlib.suppress(OSError):
            self._files.make_folder(self._folder)
            data = json.dumps({SKIPPED: list(ids)}).encode("ascii")
            write_whole(self._files, self._folder / FILE, data)


class PracticeTutor:
    """The tutor of one session. A Tutor of the lesson's panel."""

    def __init__(self, session: Session, course: Course) -> None:
        """Somebody who teaches a course at a session's table."""
        self._session = session
        self._course = course

    def shown(self) -> LessonShown | None:
        """The lesson that is on, with what it points to."""
        seen = self._session.view()
        lesson = self._course.lesson(seen)
        if lesson is None:
            return None
        return LessonShown(
            id=lesson.id,
            heading=lesson.chapter,
            step=_step(lesson.chapter),
            words=lesson.say,
            read=isinstance(lesson.ends, Read),
            command=self._course.pointed(seen, lesson),
            points=lesson.points,
        )

    def view(self) -> View:
        """The table as the person sees it."""
        return self._session.view()

    def ended(self, lesson: str) -> str:
        """How a lesson ended, in a word; "" where it has not."""
        return self._course.ended(lesson)

    def read(self) -> None:
        """It has been read."""
        self._course.read(self._session.view())

    def skip(self) -> None:
        """It is to be skipped."""
        self._course.skip(self._session.view())


def begin(saves: Saves, skips: Skips, program: str) -> tuple[Session, Course]:
    """Begin the practice anew, and its course with it."""
    skips.write(())
    course = _course(Progress(), skips)
    people = (Sitter("You"), Sitter("The computer", TEACHER))
    wishes = Wishes(teaching=course)
    return matches.begin(saves, people, practice_options(), wishes, program), course


def take_up(resumed: Resumed, skips: Skips) -> tuple[Session, Course]:
    """Go on with a practice and its course where they were left.

    Raises:
        SaveError: where it is no match of ours.
    """
    skipped = skips.read()
    course = _course(Progress(retraced(resumed.loaded, skipped), skipped), skips)
    return matches.take_up(resumed, Wishes(teaching=course)), course


def is_practice(resumed: Resumed) -> bool:
    """Whether a match that was taken up is a practice."""
    return resumed.loaded.header.about.mode == matches.PRACTICE


def unfinished(saves: Saves) -> str | None:
    """The practice that was left last and is not over, or None."""
    mine = (one for one in saves.matches() if one.mode == matches.PRACTICE)
    return next((one.name for one in mine if not one.problem and not one.finished), None)


def retraced(loaded: Loaded, skipped: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The lessons that were over when a practice was left, from its journal.

    That something was read is not written there; but whoever did what comes after has read it.
    """
    game, course = seraphs_game(DUEL), Course(Progress((), skipped))
    said = {one.seq: one for one in played(game, loaded)}
    before: list[View] = []

    def follow(seq: int, events: tuple[Event, ...], state: State) -> None:
        one = said.get(seq)
        if one is not None and one.seat == COVENANT:
            course.read_all(before[-1])
            course.said(before[-1], one.command)
        before.append(view(state, COVENANT))
        course.happened(before[-1], events)
        del before[:-1]

    fold(game, loaded, tell=follow)
    return course.progress.over


def beside(stack: SceneStack, table: TableScene, session: Session, course: Course | None) -> Beside:
    """What stands beside a table: counsel, and in the practice the lessons."""
    counsel = CounselLamp(stack, table, session)
    if course is None:
        return counsel
    return Together(LessonPanel(stack, table, PracticeTutor(session, course)), counsel)


def learned(sight: TableSight, course: Course, onward: tuple[Onward, ...]) -> Learned:
    """What the practice came to; the Duel is over."""
    end = ending_of(sight, hidden=False)
    if len(sight.winners) > 1:
        return Learned(end.outcome, end.detail, course.learned(), onward)
    won = COVENANT in sight.winners
    reason = (REASONS_LOST, REASONS_WON)[won].get(sight.how, "")
    why = f"{end.detail} {reason}".strip()
    return Learned(WON if won else LOST, why, course.learned(), onward)


def _course(progress: Progress, skips: Skips) -> Course:
    known = set(progress.skipped)

    def keep(now: Progress) -> None:
        if set(now.skipped) != known:
            known.update(now.skipped)
            skips.write(now.skipped)

    return Course(progress, keep)


def _step(chapter: str) -> str:
    names = chapters(lessons())
    return f"Lesson {names.index(chapter) + 1} of {len(names)}" if chapter else "Practice"
