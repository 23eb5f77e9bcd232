"""A match as a journal: each command with its events, in lines that can only be added to.

The first line is the header, with the events of setting up; then come commands, undos (nothing is
deleted: folding goes back) and the end. Everything here is pure; `game/saves.py` holds the files.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.kernel.codec import Json, encode
from engine.kernel.lines import START, Chain, Line, Mark, looks_like_a_line, read_lines, write_line

FORMAT: Final = 1
LARGEST: Final = 64 * 1024 * 1024
"""Bytes; no match comes near it."""

TORN: Final = (
    "The last line was cut short when the game stopped, so it is left out; all before it is safe."
)

Why: TypeAlias = Literal["foreign", "damaged", "newer", "unreadable", "in use"]


class SaveError(Exception):
    """A saved match that cannot be opened. Its message is a sentence for the player."""

    def __init__(self, sentence: str, why: Why, sound: bytes = b"") -> None:
        """Keep the reason, and the bytes of the sound lines before the damage (empty: none)."""
        super().__init__(sentence)
        self.sentence = sentence
        self.why = why
        self.sound = sound


@dataclass(frozen=True, slots=True)
class About:
    """What a list of matches shows, given by the caller since the engine has no clock.

    `started` is a time in ISO 8601; `players` says who sits at each seat, seat 0 first.
    """

    id: str
    started: str
    program: str
    mode: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: which game by which version, how it was set up, and the set-up's events."""

    game: str
    version: int
    about: About
    options: Json
    events: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class CommandEntry:
    """A command of a seat on a day, with its events, oldest first."""

    seq: int
    day: int
    seat: int
    command: Json
    events: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class UndoEntry:
    """Goes back to how things were after line `to`; nothing is deleted."""

    seq: int
    day: int
    to: int


@dataclass(frozen=True, slots=True)
class EndEntry:
    """The match is over, and how."""

    seq: int
    day: int
    how: str


Entry: TypeAlias = CommandEntry | UndoEntry | EndEntry


@dataclass(frozen=True, slots=True)
class Loaded:
    """A journal that was read. What it holds is still JSON: `playback` turns it into a match.

    `torn`: the end was cut and left out, and `note` says so. `ragged`: the bytes do not end with a
    newline, so the next line must begin with one.
    """

    header: Header
    entries: tuple[Entry, ...]
    mark: Mark
    torn: bool
    ragged: bool

    @property
    def note(self) -> str | None:
        """What the player should know, or None."""
        return TORN if self.torn else None

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return bool(self.entries) and isinstance(self.entries[-1], EndEntry)


@dataclass(frozen=True, slots=True)
class Survey:
    """What a list of matches needs of one, read without its middle."""

    about: About
    game: str
    day: int
    finished: bool
    torn: bool


def header_line(
    game: tuple[str, int], about: About, options: object, events: Sequence[object]
) -> Line:
    """The first line, with the events of setting up. `game` is its name and version."""
    name, version = game
    told = {
        "id": about.id,
        "started": about.started,
        "program": about.program,
        "mode": about.mode,
        "players": about.players,
    }
    body = {"format": FORMAT, "game": name, "version": version, **told}
    body |= {"options": encode(options), "events": [encode(event) for event in events]}
    return write_line(START, body)


def command_line(
    after: Mark, day: int, seat: int, command: object, events: Sequence[object]
) -> Line:
    """A command of a seat and all its events, oldest first."""
    happened = [encode(event) for event in events]
    return write_line(
        after, {"day": day, "seat": seat, "command": encode(command), "events": happened}
    )


def undo_line(after: Mark, day: int, to: int) -> Line:
    """Back to how things were after line `to` (0: just set up); `day` is the day gone back to."""
    return write_line(after, {"day": day, "undo": to})


def end_line(after: Mark, day: int, how: str) -> Line:
    """The match is over; `how` is a word or sentence for lists."""
    return write_line(after, {"day": day, "end": how})


def parse(data: bytes) -> Loaded:
    """Reads a journal. A torn end is left out and said so.

    Raises:
        SaveError: for what is foreign, damaged, newer or unreadable; never another match than the
            one that was written, or the beginning of it.
    """
    header, chain = _open(data)
    bodies = _load_bodies(chain.bodies)
    entries = tuple(_entry(seq, body) for seq, body in enumerate(bodies) if seq)
    return Loaded(header, entries, chain.mark, chain.torn, chain.ragged)


def survey(data: bytes) -> Survey:
    """Checks every line of a journal, but reads only the first and the last.

    Raises:
        SaveError: as `parse`.
    """
    header, chain = _open(data)
    seq = chain.mark.seq
    last = _entry(seq, _load_bodies(chain.bodies[-1:])[0]) if seq else None
    day, finished = (last.day if last else 1), isinstance(last, EndEntry)
    return Survey(header.about, header.game, day, finished, chain.torn)


def standing(loaded: Loaded, until: int | None = None) -> list[CommandEntry]:
    """The commands that stand, undone ones left out; with `until`, those up to that line.

    Raises:
        SaveError: where an undo goes back to a line that does not stand.
    """
    stands: list[CommandEntry] = []
    for entry in loaded.entries:
        if isinstance(entry, CommandEntry):
            stands.append(entry)
        elif isinstance(entry, UndoEntry):
            stands = _back_to(stands, entry)
    return stands if until is None else [entry for entry in stands if entry.seq <= until]


def _back_to(stands: list[CommandEntry], undo: UndoEntry) -> list[CommandEntry]:
    kept = [entry for entry in stands if entry.seq <= undo.to]
    if undo.to != (kept[-1].seq if kept else 0):
        raise _damaged(undo.seq)
    return kept


def _open(data: bytes) -> tuple[Header, Chain]:
    if len(data) > LARGEST:
        raise SaveError("This file is far too large to be a saved game.", "foreign")
    chain = read_lines(data)
    if not chain.bodies:
        raise _no_beginning(data)
    header = _header(chain.bodies[0])
    if chain.broken:
        raise _damaged(len(chain.bodies), data[: chain.sound])
    return header, chain


def _no_beginning(data: bytes) -> SaveError:
    if not data.strip(b"\0"):
        return SaveError("This file is empty: the game was never begun.", "damaged")
    if not looks_like_a_line(data):
        return SaveError("This file is not a game of ours.", "foreign")
    return SaveError("The first line of this game is damaged, so it cannot be opened.", "damaged")


def _damaged(seq: int, sound: bytes = b"") -> SaveError:
    sentence = f"This game is damaged at line {seq + 1}: a line was changed, lost or moved."
    return SaveError(sentence, "damaged", sound)


def _load_bodies(bodies: list[bytes]) -> list[object]:
    try:
        loaded = json.loads(b"[" + b",".join(bodies) + b"]")
    except (ValueError, RecursionError) as error:
        raise SaveError("This game cannot be read.", "unreadable") from error
    if not isinstance(loaded, list) or len(loaded) != len(bodies):
        raise SaveError("This game cannot be read.", "unreadable")
    return loaded


def _header(body: bytes) -> Header:
    match _load_bodies([body])[0]:
        case {"format": int(number)} if number > FORMAT:
            raise SaveError("This game was saved by a newer version of the program.", "newer")
        case {
            "format": int(),
            "game": str(game),
            "version": int(version),
            "options": options,
            "events": [*events],
            **told,
        }:
            return Header(game, version, _about(told), options, tuple(events))
    raise SaveError("This file is not a game of ours.", "foreign")


def _about(told: Mapping[object, object]) -> About:
    match told:
        case {
            "id": str(name),
            "started": str(started),
            "program": str(program),
            "mode": str(mode),
            "players": [*players],
        }:
            seated = tuple(player for player in players if isinstance(player, str))
            if len(seated) == len(players):
                return About(name, started, program, mode, seated)
    raise SaveError("This file is not a game of ours.", "foreign")


def _entry(seq: int, body: object) -> Entry:
    # Patterns would read better, but cost half of the time that loading takes.
    if not isinstance(body, dict) or body.get("seq") != seq or type(body.get("day")) is not int:
        raise _damaged(seq)
    day: int = body["day"]
    seat, events, to, how = (body.get(key) for key in ("seat", "events", "undo", "end"))
    if type(seat) is int and isinstance(events, list) and "command" in body:
        return CommandEntry(seq, day, seat, body["command"], tuple(events))
    if type(to) is int:
        return UndoEntry(seq, day, to)
    if isinstance(how, str):
        return EndEntry(seq, day, how)
    raise _damaged(seq)
