"""Somebody who plays the practice through the pilot, by nothing but what the lessons point to."""

from pathlib import Path

from engine.seraphs.commands import Command
from engine.seraphs.lessons import Lesson
from game.course import Course
from game.practice import PracticeTutor, Skips
from game.saves import Saves
from game.session import Session
from game.tables import Tables
from scenes.beside import Together
from scenes.geometry import Box
from scenes.practice_end import PracticeEnd
from scenes.seraphs.aiming import GUIDED
from scenes.seraphs.lesson import LessonPanel, LessonShown
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from tests.pilot import Unseeing
from tests.support_files import ForgetfulFiles

DATA = Path("/data")
NO_PICTURES = Path("no pictures")
MOST_DEEDS = 400
MOST_ROUNDS = 2000


class Student:
    """A newcomer at the practice.

    Attributes:
        sees: whether each lesson is drawn as it comes.
        met: the lessons that were shown, oldest first, each once.
        words: how many words were shown, those of help between lessons too.
        deeds: how often something was clicked.
    """

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        *,
        files: ForgetfulFiles | None = None,
        sees: bool = False,
    ) -> None:
        plain = Settings(motion="none", stories="none", hide_prophets=False)
        self.pilot = Unseeing(size, settings or plain, art=NO_PICTURES)
        self.sees = sees
        self.files = files or ForgetfulFiles()
        self.home = 0
        self.tables = Tables(self.pilot.stack, Saves(self.files, DATA), "test", self._go_home)
        self.tables.skips = Skips(self.files, DATA)
        self.tables.beyond["room"] = self._go_home
        self.met: list[LessonShown] = []
        self.words = 0
        self.deeds = 0

    def sit_down(self) -> None:
        """Begins the practice, or goes on with the one that was left."""
        self.tables.practise()
        self.settle()

    def settle(self) -> None:
        """Lets everything happen that happens by itself."""
        for _ in range(MOST_ROUNDS):
            session = self.tables._session
            if session is not None:
                session.writer.flush(5)
            waits = self.tables.tick()
            self.pilot.settle()
            at_rest = waits is None and (session is None or not session._busy())
            if at_rest and self.tables.tick() is None and not self.pilot.stack.animating:
                break
        self.pilot.wait(16)
        before = len(self.met)
        self._look()
        if self.sees and len(self.met) > before:
            self.pilot.look()

    @property
    def session(self) -> Session:
        """The match."""
        assert self.tables._session is not None
        return self.tables._session

    @property
    def course(self) -> Course:
        """Its course."""
        assert self.tables._course is not None
        return self.tables._course

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is on."""
        return self.course.lesson(self.session.view())

    @property
    def tutor(self) -> PracticeTutor:
        """Whoever teaches."""
        return PracticeTutor(self.session, self.course)

    @property
    def panel(self) -> LessonPanel:
        """The sheet of the lesson."""
        beside = self.pilot.stack.beside
        assert isinstance(beside, Together)
        panel = beside.parts[0]
        assert isinstance(panel, LessonPanel)
        return panel

    @property
    def is_taught(self) -> bool:
        """Whether a lesson is shown on the scene that is on top."""
        return isinstance(self.pilot.top, GUIDED) and self.panel.box is not None

    @property
    def table(self) -> TableScene:
        """The table."""
        return next(one for one in self.pilot.stack.scenes if isinstance(one, TableScene))

    def follow(self) -> None:
        """Does the one thing that is pointed to; elsewhere what goes on."""
        self.deeds += 1
        assert self.deeds < MOST_DEEDS, f"no end: {self.pilot.labels()}"
        if not self.is_taught:
            self.pilot.click(self.pilot.labels()[-1])
        elif "Go on" in self.panel.spots():
            self.press(self.panel.spots()["Go on"])
        else:
            aims = self.panel.aims()
            assert aims, f"nothing is pointed to: {self.lesson}"
            self.press(aims[0])
        self.settle()

    def play(self) -> None:
        """Follows the pointers until the end of the practice."""
        while not isinstance(self.pilot.top, PracticeEnd):
            self.follow()

    def press(self, box: Box) -> None:
        """Clicks in the middle of a box."""
        self.pilot.press(box.centre)

    def say(self, command: Command) -> str:
        """Gives a command past the scenes; the sentence that refuses it, or ""."""
        said = self.session.submit(command)
        self.settle()
        return said

    def _look(self) -> None:
        shown = self.tutor.shown() if self.tables._session and self.is_taught else None
        if shown is not None and (not self.met or self.met[-1] != shown):
            self.words += len(shown.words.split())
            self.met.append(shown)

    def _go_home(self) -> None:
        self.home += 1
