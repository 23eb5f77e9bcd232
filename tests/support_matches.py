"""Random Duels for many tests: played from a seed, moment by moment, or written as journals."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from engine.kernel.decision import Decision
from engine.kernel.game import Step
from engine.kernel.journal import About, command_line, end_line, header_line
from engine.kernel.lines import Line
from engine.kernel.match import Match, Move
from engine.kernel.rng import Rng, seeded
from engine.seraphs.commands import Command
from engine.seraphs.events import Event
from engine.seraphs.mode import DuelOptions
from engine.seraphs.prompts import Question
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from tests.universe import duel_of, some_answer

ABOUT: Final = About("a-duel", "2025-03-01T19:45:00", "0.1.0", "duel", ("random", "random"))
LUCK: Final = 77
"""Sets what players say apart from the luck of the decks."""

Answer: TypeAlias = Callable[[State, tuple[Command, ...], Rng], tuple[Command, Rng]]


class Moment(NamedTuple):
    """A question on the way, the state that asks it, its answer and what that led to."""

    number: int
    state: State
    decision: Decision[Question, Command]
    command: Command
    step: Step[State, Event]


def moments(seed: int) -> Iterator[Moment]:
    """Every question of a random match, forced ones too, from its opening to its end."""
    state = GAME.new(duel_of(seed)).state
    rng, number = seeded(seed + LUCK), 0
    while (decision := GAME.decision(state)) is not None:
        command, rng = some_answer(state, decision.options, rng)
        step = GAME.apply(state, command)
        yield Moment(number, state, decision, command, step)
        state, number = step.state, number + 1


class Written(NamedTuple):
    """A whole match with its journal: the lines, and the states that `moves` led to."""

    data: bytes
    states: tuple[State, ...]


def write_match(options: DuelOptions, luck: int, answer: Answer = some_answer) -> Written:
    """Play a match through the kernel's `Match`, as a table does, and write its journal."""
    step = GAME.new(options)
    lines = [header_line((GAME.name, GAME.version), ABOUT, options, step.events)]
    states = [step.state]
    match = Match(GAME, step.state)

    def write(move: Move[State, Command, Event]) -> None:
        lines.append(
            command_line(lines[-1].mark, move.state.day, move.seat, move.command, move.events)
        )
        states.append(move.state)

    match.subscribe(write)
    match.settle()
    rng = seeded(luck)
    while (decision := match.decision) is not None:
        command, rng = answer(match.state, decision.options, rng)
        match.submit(decision.seat, command)
    assert match.outcome is not None, "a match that asks nothing is over"
    lines.append(end_line(lines[-1].mark, match.state.day, match.outcome.how))
    return Written(_joined(lines), tuple(states))


def _joined(lines: list[Line]) -> bytes:
    return b"".join(line.data for line in lines)
