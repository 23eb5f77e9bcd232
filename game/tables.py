"""Sitting down at a table: a new Duel, the last one, or any saved one; and the last word."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.kernel.journal import SaveError
from engine.seraphs.commands import CONCEDE
from engine.seraphs.mode import DuelOptions
from engine.seraphs.words import SIDE_IDS
from game import matches, stories
from game.saves import Resumed, Saved, Saves
from game.seats import PERSON, seated
from game.session import Session, Wishes
from scenes.curtain import Curtain
from scenes.last_word import LastWord
from scenes.new_game import LARGEST_SEED, NewGame, NewGameChoice
from scenes.notice import Notice, Question
from scenes.pause import Pause, PauseChoices
from scenes.reading import Reading
from scenes.saved_games import SavedGame, SavedGames
from scenes.seraphs.table import Calls, TableScene
from scenes.seraphs.telling import Telling
from scenes.seraphs.telling import story_of as told_story
from scenes.stack import SceneStack

LAST_WORD: Final = "last word"
NO_UNDO: Final = "Nothing can be taken back: something was shown since, or the other side chose."
WITH_IT: Final = (("watch", "Watch it again", "lapis"), ("open", "Open it", "gold"))
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
        self.watch: Callable[[str], None] | None = None
        self._last = NewGameChoice(PERSON, "gentle", 12, 1)

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
        return session.tick()

    def close(self, timeout_s: float) -> None:
        """Put every line on the disk and leave the table."""
        if self._session is not None:
            self._session.close(timeout_s)
            self._session = None

    def choose(self) -> None:
        """Ask who plays, and begin."""
        offered = replace(self._last, seed=secrets.randbelow(LARGEST_SEED))
        self._stack.push(NewGame(offered, lambda: bool(secrets.randbits(1))), self._chosen)

    def start(self, side: str, opponent: str, seed: int | None) -> None:
        """Begin at once: a person on one side, a computer on the other."""
        seed = secrets.randbelow(LARGEST_SEED) if seed is None else seed
        covenant, deep = (PERSON, opponent) if side == "covenant" else (opponent, PERSON)
        self._chosen(NewGameChoice(covenant, deep, 12, seed))

    def go_on(self) -> None:
        """Take up the last game that is not over."""
        name = self._saves.newest_unfinished()
        if name is None:
            self._home()
        else:
            self._open(name)

    def list_saved(self) -> None:
        """Show every saved game; those that cannot be opened say why."""
        games = [_listed(one) for one in self._saves.matches()]
        self._stack.push(SavedGames(games), self._picked)

    def _chosen(self, choice: NewGameChoice | None) -> None:
        if choice is None:
            self._home()
            return
        self._last = replace(choice, covenant=choice.deep, deep=choice.covenant)
        people = seated(choice.covenant, choice.deep)
        options = DuelOptions(choice.seed, choice.last_day or 0)
        self._sit(matches.begin(self._saves, people, options, Wishes(), self._version))

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
            session = matches.take_up(resumed, Wishes())
        except SaveError as problem:
            self._refuse(problem, name)
            return
        self._sit(session)
        if resumed.loaded.note:
            self._stack.say(resumed.loaded.note)

    def _refuse(self, problem: SaveError, name: str) -> None:
        """Say why a game cannot be opened, and offer a copy of what is sound."""
        if problem.sound or problem.why == "in use":
            ask = Question(problem.sentence, COPY, escape="back")
            self._stack.push(ask, lambda key: self._copy(name) if key == "copy" else self._home())
        else:
            self._stack.push(Notice(problem.sentence), lambda _: self._home())

    def _copy(self, name: str) -> None:
        self._try(lambda: self._saves.open_copy(name), "")

    def _sit(self, session: Session) -> None:
        self._session = session
        calls = Calls(self._tell, lambda: _pause(session), lambda name: _curtain(session, name))
        self._stack.push(TableScene(session, calls), self._left)

    def _tell(self, telling: Telling) -> Reading | None:
        now = self._stack.services.settings
        if now.stories == "none":
            return None
        hide = bool(now.hide_prophets)
        story = told_story(telling, short=now.stories == "short", hide_prophets=hide)
        return Reading(story, stories.passage_of(story))

    def _left(self, why: str) -> None:
        session = self._session
        if session is None or why != LAST_WORD:
            self.close(timeout_s=5.0)
            self._home()
            return
        hide = bool(self._stack.services.settings.hide_prophets)
        ending = stories.ending_of(session.sight(), hidden=hide)
        self._stack.push(LastWord(ending, stories.passage_of), self._after)

    def _after(self, answer: str) -> None:
        self.close(timeout_s=5.0)
        if answer == "again":
            self.choose()
        else:
            self._home()


def _pause(session: Session) -> Pause:
    undo = "" if session.may_undo() else NO_UNDO
    return Pause(PauseChoices(undo, session.why_not(CONCEDE)))


def _curtain(session: Session, name: str) -> Curtain:
    return Curtain(name, SIDE_IDS[1 - session.seat()])


def _listed(saved: Saved) -> SavedGame:
    return SavedGame(
        name=saved.name,
        title=f"{saved.mode.capitalize()}, {saved.started.replace('T', ' at ')[:19]}",
        detail=saved.problem or _how_far(saved),
        playable=not saved.problem or saved.mendable,
    )


def _how_far(saved: Saved) -> str:
    return f"Played to the end, day {saved.day}" if saved.finished else f"Day {saved.day}"
