"""How the Sieges of this computer went: won, lost, Walls left, days, level by level.

One line a result, only ever added to; what cannot be read of the file is passed over. *Panel 11*.
"""

import contextlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from engine.seraphs.mode import LEVELS
from game.files import Files

FILE: Final = "sieges.jsonl"


class Result(NamedTuple):
    """One Siege that is over.

    `game` names it, so that none counts twice; `level` and `people` are as it was begun; `walls`:
    Jerusalem's Walls that were left; `days`: the Day it ended on.
    """

    game: str
    level: int
    people: int
    won: bool
    walls: int
    days: int


class Best(NamedTuple):
    """What came of the Sieges of a level.

    `walls`: the most Walls left and `days` the fewest Days of those won; both 0 where none was.
    `held`: the most Days that a lost one was held.
    """

    level: int
    won: int
    lost: int
    walls: int
    days: int
    held: int


class Results:
    """The results kept in a folder; without files, as long as the program runs."""

    def __init__(self, files: Files | None = None, folder: Path = Path()) -> None:
        """Look at nothing yet."""
        self._files = files
        self._path = folder / FILE
        self._added: list[Result] = []

    def read(self) -> tuple[Result, ...]:
        """Every result that can be read, oldest first, each game once."""
        found = (*self._kept(), *self._added)
        return tuple({one.game: one for one in reversed(found)}.values())[::-1]

    def add(self, result: Result) -> bool:
        """Keep a result. Returns whether it is on the disk; if not, it is kept until you leave."""
        if any(one.game == result.game for one in self.read()):
            return True
        try:
            self._append(result)
        except OSError:
            self._added.append(result)
            return False
        return self._files is not None

    def _kept(self) -> list[Result]:
        return [one for line in self._data().splitlines() if (one := _understood(line))]

    def _data(self) -> bytes:
        if self._files is None:
            return b""
        try:
            return self._files.read(self._path)
        except OSError:
            return b""

    def _append(self, result: Result) -> None:
        """Add its line, safe when this returns; after a torn line it begins a new one."""
        if self._files is None:
            self._added.append(result)
            return
        files, data = self._files, self._data()
        line = json.dumps(result._asdict()).encode("ascii") + b"\n"
        files.make_folder(self._path.parent)
        handle = _opened(files, self._path)
        try:
            files.append(handle, line if not data or data.endswith(b"\n") else b"\n" + line)
            files.sync(handle)
        finally:
            with contextlib.suppress(OSError):
                files.close(handle)
        files.sync_folder(self._path.parent)


def best_of(results: Iterable[Result], level: int) -> Best:
    """What came of the Sieges of a level."""
    there = [one for one in results if one.level == level]
    won = [one for one in there if one.won]
    lost = [one for one in there if not one.won]
    return Best(
        level,
        len(won),
        len(lost),
        walls=max((one.walls for one in won), default=0),
        days=min((one.days for one in won), default=0),
        held=max((one.days for one in lost), default=0),
    )


def next_level(results: Iterable[Result]) -> int:
    """The level to offer: after a defeat the same, after a win the next above the highest won.

    *Panel 11: First Siege? Deal 15; The Evening card: step up as you win, 15, 19, 23*.

    Args:
        results: oldest first. Beyond the leaflet's levels the highest that was won is offered.
    """
    found = tuple(results)
    if found and not found[-1].won:
        return found[-1].level
    highest = max((one.level for one in found if one.won), default=0)
    return next((level for level in LEVELS if level > highest), highest)


def _opened(files: Files, path: Path) -> int:
    try:
        return files.open_append(path, "old")
    except FileNotFoundError:
        return files.open_append(path, "new")


def _understood(line: bytes) -> Result | None:
    """The result of a line, or None for a line that is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict):
        return None
    match [found.get(name) for name in Result._fields]:
        case [str(game), int(level), int(people), bool(won), int(walls), int(days)]:
            return Result(game, level, people, won, walls, days)
        case _:
            return None
