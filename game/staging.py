"""Tables to look at: a Duel, a Siege or the practice, played up to some moment."""

import functools
import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from engine.ai.levels import LEVELS
from engine.ai.player import finish
from engine.kernel.game import Step
from engine.kernel.journal import About, Loaded, command_line, header_line, parse
from engine.kernel.lines import START
from engine.kernel.rng import seeded
from engine.registry import Options, SeraphsGame, seraphs_game
from engine.seraphs.commands import DONE, PASS, Command
from engine.seraphs.events import Event
from engine.seraphs.lessons import Read
from engine.seraphs.mode import DuelOptions, SiegeOptions
from engine.seraphs.practice import practice_options
from engine.seraphs.prompts import ASK_STAND, ASK_WORK
from engine.seraphs.rules import GAME, NAME, VERSION
from engine.seraphs.seats import SEATS_OF_TWO
from engine.seraphs.siege_rules import NAME as SIEGE
from engine.seraphs.sight import TableSight
from engine.seraphs.state import State
from engine.seraphs.views import view
from engine.seraphs.words import COVENANT, Side
from game.chronicle import Chronicle
from game.course import Course
from game.memory import Forgetful
from game.seats import TEACHER, Sitter, together
from game.session import Session, Standing, Wishes

LEVEL: Final = "gentle"
MOST_SEEDS: Final = 200
MOST_PLAYED: Final = 4
"""So many matches are remembered: several moments of one are often wanted in turn."""
LAST_DAY: Final = 12
"""The agreed last day of a Duel, as the leaflet has it."""
Moment = Callable[[State], bool]


def at_work(state: State, day: int, side: Side = COVENANT) -> bool:
    """In the Work of a side, on that day or a later one."""
    asked = state.question
    return asked is not None and asked.kind == ASK_WORK and asked.side == side and state.day >= day


def under_attack(state: State, day: int, side: Side = COVENANT) -> bool:
    """A side is asked to stand in the way of 2 attackers or more, and has somebody for it."""
    asked = state.question
    if asked is None or asked.kind != ASK_STAND or asked.side != side or state.day < day:
        return False
    return len(state.attackers) > 1 and len(GAME.options(state)) > len(state.attackers)


def in_the_way(state: State, day: int, side: Side = COVENANT) -> bool:
    """Two or more stand in the way of a side's attackers already, and that may be all."""
    asked = is_asked(state, day, side, ASK_STAND)
    return asked and len(state.in_the_way) > 1 and DONE in GAME.options(state)


def may_do_two_things(state: State, day: int, side: Side = COVENANT) -> bool:
    """In the Work of a side, and one of its cards has several answers."""
    return at_work(state, day, side) and any(n > 1 for n in by_ref(GAME.options(state)).values())


def is_asked(state: State, day: int, side: Side = COVENANT, kind: str = ASK_WORK) -> bool:
    """A side is asked a question of some kind."""
    asked = state.question
    return asked is not None and asked.kind == kind and asked.side == side and state.day >= day


def by_ref(commands: tuple[Command, ...]) -> Counter[int]:
    """How many of these commands each card has."""
    refs = (getattr(one, "ref", -1) for one in commands)
    return Counter(ref for ref in refs if ref >= 0)


def is_over(state: State, day: int, side: Side = COVENANT) -> bool:
    """The match has ended."""
    return state.outcome is not None


def stage(seed: int, moment: Moment, side: Side = COVENANT) -> Session:
    """A person's table at the first such moment of the first Duel from `seed` on that has one.

    Args:
        seed: of the first Duel that is tried.
        moment: of the Duel.
        side: the person's.

    Raises:
        LookupError: where none of the next Duels has.
    """
    for tried in range(seed, seed + MOST_SEEDS):
        chronicle = Chronicle(seraphs_game(NAME), [side])
        state = _play(seraphs_game(NAME), DuelOptions(tried, LAST_DAY), moment, chronicle)
        if state is not None:
            one, other = Sitter("You"), Sitter("The computer", LEVEL)
            people = (one, other) if side == COVENANT else (other, one)
            standing = Standing(seraphs_game(NAME), state, START, 0, tried)
            return Session(standing, people, Forgetful(), chronicle, Wishes())
    raise LookupError("No Duel from this seed on comes to such a moment.")


def stage_siege(seed: int, level: int, people: int, moment: Moment) -> Session:
    """A table at the first such moment of the first Siege from `seed` on that has one.

    Raises:
        LookupError: where none of the next Sieges has.
    """
    for tried in range(seed, seed + MOST_SEEDS):
        game = seraphs_game(SIEGE)
        chronicle = Chronicle(game, SEATS_OF_TWO)
        state = _play(game, SiegeOptions(tried, level, people), moment, chronicle)
        if state is not None:
            standing = Standing(game, state, START, 0, tried)
            return Session(standing, together(people), Forgetful(), chronicle, Wishes())
    raise LookupError("No Siege from this seed on comes to such a moment.")


def stage_practice(day: int, fits: Callable[[TableSight], bool]) -> tuple[Session, Course]:
    """The practice, taken as it is taught up to a lesson of a day, or a later one, that fits.

    Raises:
        LookupError: where there is none before it is over.
    """
    session, course = begun_practice()
    while not (_is_taught(session, course, day) and fits(session.sight())):
        if session.sight().how:
            raise LookupError("The practice has no such lesson on that day or later.")
        _follow(session, course)
    return session, course


def stage_practice_end() -> tuple[Session, Course]:
    """The practice, taken as it is taught, at its end."""
    session, course = begun_practice()
    while not session.sight().how:
        _follow(session, course)
    return session, course


def begun_practice() -> tuple[Session, Course]:
    """The practice before its first deed."""
    game, options, course = seraphs_game(NAME), practice_options(), Course()
    step, chronicle = game.new(options), Chronicle(game, [COVENANT])
    chronicle.add(0, step.events, step.state)
    people = (Sitter("You"), Sitter("The computer", TEACHER))
    standing = Standing(game, step.state, START, 0, options.seed)
    session = Session(standing, people, Forgetful(), chronicle, Wishes(teaching=course))
    return session, course


def recorded(seed: int, most: int) -> Loaded:
    """A Duel of two computers as a journal, up to a number of commands or to its end."""
    options = DuelOptions(seed, LAST_DAY)
    step = GAME.new(options)
    about = About("staged", "2025-01-01T12:00:00", "", "duel", (LEVEL, LEVEL))
    line = header_line((NAME, VERSION), about, options, step.events)
    data = [line.data]
    while len(data) <= most and (asked := GAME.decision(step.state)) is not None:
        seen = view(step.state, asked.seat)
        said = finish(LEVELS[LEVEL].think(seen, asked, seeded(seed * 9973 + len(data))))
        step = GAME.apply(step.state, said.command)
        day, seat = step.state.day, asked.seat
        line = command_line(line.mark, day, seat, said.command, step.events)
        data.append(line.data)
    return parse(b"".join(data))


def _play(
    game: SeraphsGame, options: Options, moment: Moment, chronicle: Chronicle
) -> State | None:
    """The state at that moment of a match, which is told up to there; None where there is none."""
    match = _played(game.name, options)
    found = next((place for place, one in enumerate(match.steps()) if moment(one.state)), None)
    if found is None:
        return None
    for count, step in enumerate(itertools.islice(match.steps(), found + 1)):
        chronicle.add(count, step.events, step.state)
    return step.state


class _Played:
    """A match of two computers, played on only as far as somebody wants to see it."""

    def __init__(self, game: SeraphsGame, options: Options) -> None:
        self._game = game
        self._seed = options.seed
        self._steps = [game.new(options)]

    def steps(self) -> Iterator[Step[State, Event]]:
        """Every step from the beginning on."""
        for count in itertools.count():
            if count == len(self._steps) and not self._goes_on():
                return
            yield self._steps[count]

    def _goes_on(self) -> bool:
        state, count = self._steps[-1].state, len(self._steps)
        asked = self._game.decision(state)
        if asked is None:
            return False
        seen = self._game.view(state, asked.seat)
        said = finish(LEVELS[LEVEL].think(seen, asked, seeded(self._seed * 9973 + count)))
        self._steps.append(self._game.apply(state, said.command))
        return True


@functools.lru_cache(maxsize=MOST_PLAYED)
def _played(name: str, options: Options) -> _Played:
    return _Played(seraphs_game(name), options)


def _is_taught(session: Session, course: Course, day: int) -> bool:
    """Whether a lesson of that day or a later one is on."""
    asked = bool(session.legal()) and session.sight().day >= day
    return asked and course.lesson(session.view()) is not None


def _follow(session: Session, course: Course) -> None:
    """Let the computer play, or do what the lesson points to."""
    legal, seen = session.legal(), session.view()
    if not legal:
        session.tick()
        session.beats()
        return
    lesson = course.lesson(seen)
    if lesson is not None and isinstance(lesson.ends, Read):
        course.read(seen)
        return
    session.submit(course.pointed(seen, lesson) or (PASS if PASS in legal else legal[-1]))
    session.beats()
