"""Sitting down at a table: a new Duel, the last one, or any saved one; and the last word."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from engine.kernel.journal import SaveError
from engine.seraphs.commands import CONCEDE
from engine.seraphs.mode import DuelOptions
from engine.seraphs.sight import TableSight
from engine.seraphs.words import SIDE_IDS
from game import matches, practice, stories
from game.course import Course
from game.saves import Resumed, Saved, Saves
from game.seats import PERSON, seated, swapped, together
from game.session import Session, Wishes
from game.siege_tables import Sieges
from game.siege_tables import curtain as siege_curtain
from scenes.curtain import Curtain
from scenes.last_word import Ending, LastWord
from scenes.new_game import LARGEST_SEED, NewGame, NewGameChoice
from scenes.notice import Notice, Question
from scenes.pause import Pause, PauseChoices
from scenes.practice_end import PracticeEnd
from scenes.reading import Reading
from scenes.saved_games import SavedGame, SavedGames, written_time
from scenes.seraphs.table import Calls, TableScene
from scenes.seraphs.telling import Telling
from scenes.seraphs.telling import story_of as told_story
from scenes.siege_new import SiegeChoice
from scenes.stack import SceneStack

LAST_WORD: Final = "last word"
NO_UNDO: Final = "Nothing can be taken back: something was shown since, or the other side chose."
WITH_IT: Final = (("watch", "Watch it again", "lapis"), ("open", "Open it", "gold"))
ONWARD: Final[tuple[practice.Onward, ...]] = (
    ("duel", "Play a Duel", "gold"),
    ("room", "Read the stories", "lapis"),
    ("siege", "The Siege", "lapis"),
    ("leave", "To the menu", "dark"),
)
FIRST_DUEL: Final = ("gentle", PERSON)
"""Who played before anybody has: so a person leads the Covenant first."""

OURS: Final = ("duel", "leave")
LEFT: Final = "You have left a practice duel. Shall it go on?"
LEFT_WITH: Final = (("again", "Begin again", "dark"), ("go on", "Go on", "gold"))
COPY: Final = (("copy", "Open a copy", "gold"), ("back", "Back", "dark"))


class Tables:
    """The Duels of one run of the program; one of them at most is being played."""

    def __init__(
        self, stack: SceneStack, saves: Saves, version: str, home: Callable[[], None]
    ) -> None:
        """No table yet. `home` shows the menu on an empty stack."""
        self._stack = stack
        self._saves = saves
        self._version = version
        self._home = home
        self._session: Session | None = None
        self._course: Course | None = None
        self.skips = practice.Skips()
        self.sieges = Sieges(stack)
        self.beyond: dict[str, Callable[[], None]] = {}
        self.watch: Callable[[str], None] | None = None
        self._next: NewGameChoice | None = None

    def tick(self) -> float | None:
        """Let the match go on between two frames; say what the disk says."""
        session = self._session
        if session is None:
            return None
        now = self._stack.services.settings
        session.wishes.ask_in_every_pause = now.ask_in_every_pause
        session.wishes.wake_when_answerable = now.wake_when_answerable
        notice = session.writer.take_notice()
        if notice:
            self._stack.say(notice)
        if session.table().outcome is not None:
            self.sieges.keep(session)
        return session.tick()

    def close(self, timeout_s: float) -> None:
        """Put every line on the disk and leave the table."""
        if self._session is not None:
            self._session.close(timeout_s)
            self._session = None

    def choose(self) -> None:
        """Ask who plays, and begin."""
        offered = replace(
            self._next or self._after_the_last(), seed=secrets.randbelow(LARGEST_SEED)
        )
        self._stack.push(NewGame(offered, lambda: bool(secrets.randbits(1))), self._chosen)

    def start(self, side: str, opponent: str, seed: int | None) -> None:
        """Begin at once: a person on one side, a computer on the other."""
        seed = secrets.randbelow(LARGEST_SEED) if seed is None else seed
        covenant, deep = (PERSON, opponent) if side == "covenant" else (opponent, PERSON)
        self._chosen(NewGameChoice(covenant, deep, 12, seed))

    def besiege(self) -> None:
        """Ask which Siege, and begin."""
        self.sieges.choose(self._besieged)

    def start_siege(self, level: int, people: int, seed: int | None) -> None:
        """Begin a Siege at once."""
        seed = secrets.randbelow(LARGEST_SEED) if seed is None else seed
        self._besieged(SiegeChoice(level, people, seed))

    def practise(self) -> None:
        """Go on with the practice that was left, or begin it."""
        name = practice.unfinished(self._saves)
        if name is None:
            self._practise_anew()
            return
        ask = Question(LEFT, LEFT_WITH, escape="go on")
        anew = self._practise_anew
        self._stack.push(ask, lambda key: anew() if key == "again" else self._open(name))

    def go_on(self) -> None:
        """Take up the last game that is not over."""
        name = self._saves.newest_unfinished()
        if name is None:
            self._home()
        else:
            self._open(name)

    def list_saved(self) -> None:
        """Show every saved game; those that cannot be opened say why."""
        games = [listed(one) for one in self._saves.matches()]
        self._stack.push(SavedGames(games), self._picked)

    def _chosen(self, choice: NewGameChoice | None) -> None:
        if choice is None:
            self._home()
            return
        self._next = replace(choice, covenant=choice.deep, deep=choice.covenant)
        people = seated(choice.covenant, choice.deep)
        options = DuelOptions(choice.seed, choice.last_day or 0)
        self._sit(matches.begin(self._saves, people, options, Wishes(), self._version))

    def _after_the_last(self) -> NewGameChoice:
        """The last Duel with the decks swapped, whenever it was. *Panel 3, step 1*."""
        duels = (one.players for one in self._saves.matches() if one.mode == "duel")
        covenant, deep = swapped(next(duels, FIRST_DUEL))
        return NewGameChoice(covenant, deep)

    def _besieged(self, choice: SiegeChoice | None) -> None:
        if choice is None:
            self._home()
            return
        options, people = self.sieges.begun(choice), together(choice.people)
        self._sit(matches.begin(self._saves, people, options, Wishes(), self._version))

    def _practise_anew(self) -> None:
        self._sit(*practice.begin(self._saves, self.skips, self._version))

    def _picked(self, name: str | None) -> None:
        if name is None:
            self._home()
        elif self.watch is None:
            self._open(name)
        else:
            ask = Question("What shall be done with this game?", WITH_IT, escape="back")
            self._stack.push(ask, lambda key: self._done_with(name, key))

    def _done_with(self, name: str, key: str) -> None:
        if key == "open" or self.watch is None:
            self._open(name)
        elif key == "watch":
            self.watch(name)
        else:
            self.list_saved()

    def _open(self, name: str) -> None:
        self._try(lambda: self._saves.resume(name), name)

    def _try(self, opening: Callable[[], Resumed], name: str) -> None:
        try:
            resumed = opening()
            session, course = self._take_up(resumed)
        except SaveError as problem:
            self._refuse(problem, name)
            return
        self._sit(session, course)
        if resumed.loaded.note:
            self._stack.say(resumed.loaded.note)

    def _take_up(self, resumed: Resumed) -> tuple[Session, Course | None]:
        if practice.is_practice(resumed):
            return practice.take_up(resumed, self.skips)
        return matches.take_up(resumed, Wishes()), None

    def _refuse(self, problem: SaveError, name: str) -> None:
        """Say why a game cannot be opened, and offer a copy of what is sound."""
        if problem.sound or problem.why == "in use":
            ask = Question(problem.sentence, COPY, escape="back")
            self._stack.push(ask, lambda key: self._copy(name) if key == "copy" else self._home())
        else:
            self._stack.push(Notice(problem.sentence), lambda _: self._home())

    def _copy(self, name: str) -> None:
        self._try(lambda: self._saves.open_copy(name), "")

    def _sit(self, session: Session, course: Course | None = None) -> None:
        self._session, self._course = session, course
        calls = Calls(self._tell, lambda: _pause(session), lambda name: _curtain(session, name))
        table = TableScene(session, calls)
        self._stack.push(table, self._left)
        self._stack.beside = practice.beside(self._stack, table, session, course)

    def _tell(self, telling: Telling) -> Reading | None:
        now = self._stack.services.settings
        if now.stories == "none":
            return None
        hide = bool(now.hide_prophets)
        story = told_story(telling, short=now.stories == "short", hide_prophets=hide)
        return Reading(story, stories.passage_of(story))

    def _left(self, why: str) -> None:
        session = self._session
        self._stack.beside = None
        if session is None or why != LAST_WORD:
            self.close(timeout_s=5.0)
            self._home()
            return
        hide = bool(self._stack.services.settings.hide_prophets)
        ending = self._ending(session.sight(), hidden=hide)
        self._stack.push(LastWord(ending, stories.passage_of), self._after)

    def _ending(self, table: TableSight, *, hidden: bool) -> Ending:
        if table.siege is not None:
            return self.sieges.ending(table, table.siege, hidden=hidden)
        return stories.ending_of(table, hidden=hidden)

    def _after(self, answer: str) -> None:
        session, course = self._session, self._course
        self.close(timeout_s=5.0)
        if session is not None and course is not None:
            onward = tuple(one for one in ONWARD if one[0] in (*OURS, *self.beyond))
            end = PracticeEnd(practice.learned(session.sight(), course, onward))
            self._stack.push(end, self._onward)
        elif answer == "again" and session is not None and session.sight().siege is not None:
            self.besiege()
        elif answer == "again":
            self.choose()
        else:
            self._home()

    def _onward(self, key: str) -> None:
        """After the practice: a Duel, what lies beyond this table, or the menu."""
        go = {**self.beyond, "duel": self.choose}.get(key, self._home)
        go()


def listed(saved: Saved) -> SavedGame:
    """A saved game as the list of them shows it."""
    return SavedGame(
        name=saved.name,
        kind=saved.mode,
        when=written_time(saved.started) if saved.started else Path(saved.name).stem,
        detail=saved.problem or _how_far(saved),
        playable=not saved.problem or saved.mendable,
    )


def _pause(session: Session) -> Pause:
    undo = "" if session.may_undo() else NO_UNDO
    return Pause(PauseChoices(undo, session.why_not(CONCEDE)))


def _curtain(session: Session, name: str) -> Curtain:
    if session.sight().siege is not None:
        return siege_curtain(name)
    return Curtain(name, SIDE_IDS[1 - session.seat()])


def _how_far(saved: Saved) -> str:
    return f"Played to the end, day {saved.day}" if saved.finished else f"Day {saved.day}"
