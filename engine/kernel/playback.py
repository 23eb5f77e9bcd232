"""A journal turned back into a match: folded from its events, or run again from its commands.

Loading folds, so that old matches outlive changes of the rules; `verify` runs the commands and
compares every event.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final, Generic, TypeVar

from engine.kernel.codec import CodecError, decode, encode, word_reader
from engine.kernel.game import Game
from engine.kernel.journal import CommandEntry, Loaded, SaveError, UndoEntry, standing

T = TypeVar("T")
OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
PromptT = TypeVar("PromptT")

_UNFIT: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    CodecError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What sound lines can raise that no game of ours has written: a made-up file, or a later rule."""


@dataclass(frozen=True, slots=True)
class Played(Generic[CommandT, EventT]):
    """One command that stands, with its events, oldest first; `seq` is its line."""

    seq: int
    day: int
    seat: int
    command: CommandT
    events: tuple[EventT, ...]


def options_of(
    game: Game[OptionsT, StateT, CommandT, EventT, ViewT, PromptT], loaded: Loaded
) -> OptionsT:
    """How the match was set up.

    Raises:
        SaveError: for another game's match, a newer version's, or options that cannot be read.
    """
    header = loaded.header
    if header.game != game.name:
        raise SaveError("This is a match of another game.", "foreign")
    if header.version > game.version:
        raise SaveError("This match was played by newer rules than this program has.", "newer")
    try:
        options: OptionsT = decode(header.options, game.words())
    except _UNFIT as error:
        raise _unreadable(0) from error
    return options


def played(
    game: Game[OptionsT, StateT, CommandT, EventT, ViewT, PromptT],
    loaded: Loaded,
    until: int | None = None,
) -> Iterator[Played[CommandT, EventT]]:
    """The commands that stand, oldest first; with `until`, those up to that line.

    Raises:
        SaveError: for a line that cannot be read.
    """
    read = word_reader(game.words())
    for entry in standing(loaded, until):
        command, *events = _read(read, entry)
        yield Played(entry.seq, entry.day, entry.seat, command, tuple(events))


def fold(
    game: Game[OptionsT, StateT, CommandT, EventT, ViewT, PromptT],
    loaded: Loaded,
    until: int | None = None,
    tell: Callable[[int, tuple[EventT, ...], StateT], None] | None = None,
) -> StateT:
    """The state after the last line, or after line `until` (0: just set up), from the events.

    `tell` hears of each line that stands: its number, its events, and the state after it, which
    changes with the next.

    Raises:
        SaveError: where the match cannot be read, or is not one of this game's.
    """
    options, seq = options_of(game, loaded), 0
    read = word_reader(game.words())
    try:
        state = game.empty(options)
        opening = tuple(read(event) for event in loaded.header.events)
        steps = ((step.seq, step.events) for step in played(game, loaded, until))
        for seq, events in chain([(0, opening)], steps):
            for event in events:
                game.evolve(state, event)
            if tell is not None:
                tell(seq, events, state)
    except _UNFIT as error:
        raise _unreadable(seq) from error
    return state


def verify(
    game: Game[OptionsT, StateT, CommandT, EventT, ViewT, PromptT], loaded: Loaded
) -> list[str]:
    """Runs the commands again, undone ones too; a sentence for each event that differs.

    It stops at the first line that differs, since what follows rests on it.

    Raises:
        SaveError: as `fold`.
    """
    start = game.new(options_of(game, loaded))
    problems = _differences(0, loaded.header.events, start.events)
    states = {0: start.state}
    state, read = start.state, word_reader(game.words())
    standing(loaded)  # Every undo goes back to a line that stands.
    for entry in loaded.entries:
        if problems:
            break
        if isinstance(entry, UndoEntry):
            state = states[entry.to]
        elif isinstance(entry, CommandEntry):
            command: CommandT = _read(read, entry)[0]
            refusal = game.check(state, command)
            if refusal is not None:
                return [f"Line {entry.seq}: {command} is refused: {refusal.sentence}"]
            step = game.apply(state, command)
            problems = _differences(entry.seq, entry.events, step.events)
            state = states[entry.seq] = step.state
    return problems


def _read(read: Callable[[object], T], entry: CommandEntry) -> list[T]:
    """The command, and then its events."""
    try:
        return [read(entry.command), *[read(event) for event in entry.events]]
    except _UNFIT as error:
        raise _unreadable(entry.seq) from error


def _differences(seq: int, written: tuple[object, ...], happened: tuple[object, ...]) -> list[str]:
    now = [encode(event) for event in happened]
    problems = [
        f"Line {seq}, event {place}: {old} was written, {new} happens."
        for place, (old, new) in enumerate(zip(written, now, strict=False))
        if old != new
    ]
    if len(written) != len(now):
        problems.append(f"Line {seq}: {len(written)} events were written, {len(now)} happen.")
    return problems


def _unreadable(seq: int) -> SaveError:
    return SaveError(f"Line {seq + 1} of this match cannot be read by this program.", "unreadable")
