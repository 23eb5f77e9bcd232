"""Tables to look at: a Duel or a Siege that computers have played up to some moment."""

from collections.abc import Callable
from typing import Final

from engine.ai.levels import LEVELS
from engine.ai.player import finish
from engine.kernel.journal import About, Loaded, command_line, header_line, parse
from engine.kernel.lines import START
from engine.kernel.rng import seeded
from engine.registry import Options, SeraphsGame, seraphs_game
from engine.seraphs.mode import DuelOptions, SiegeOptions
from engine.seraphs.prompts import ASK_STAND, ASK_WORK
from engine.seraphs.rules import GAME, NAME, VERSION
from engine.seraphs.seats import SEATS_OF_TWO
from engine.seraphs.siege_rules import NAME as SIEGE
from engine.seraphs.state import State
from engine.seraphs.views import view
from engine.seraphs.words import COVENANT, Side
from game.chronicle import Chronicle
from game.memory import Forgetful
from game.seats import Sitter, together
from game.session import Session, Standing, Wishes

LEVEL: Final = "gentle"
MOST_SEEDS: Final = 200
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


def is_over(state: State, day: int, side: Side = COVENANT) -> bool:
    """The match has ended."""
    return state.outcome is not None


def stage(seed: int, moment: Moment) -> Session:
    """A person's table at the first such moment of the first Duel from `seed` on that has one.

    Raises:
        LookupError: where none of the next Duels has.
    """
    for tried in range(seed, seed + MOST_SEEDS):
        chronicle = Chronicle(seraphs_game(NAME), [COVENANT])
        state = _play(seraphs_game(NAME), DuelOptions(tried), moment, chronicle)
        if state is not None:
            people = (Sitter("You"), Sitter("The computer", LEVEL))
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


def recorded(seed: int, most: int) -> Loaded:
    """A Duel of two computers as a journal, up to a number of commands or to its end."""
    options = DuelOptions(seed)
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
    step = game.new(options)
    chronicle.add(0, step.events, step.state)
    count = 0
    while not moment(step.state):
        asked = game.decision(step.state)
        if asked is None:
            return None
        count += 1
        seen = game.view(step.state, asked.seat)
        said = finish(LEVELS[LEVEL].think(seen, asked, seeded(options.seed * 9973 + count)))
        step = game.apply(step.state, said.command)
        chronicle.add(count, step.events, step.state)
    return step.state
