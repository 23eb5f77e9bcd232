"""The saved matches of this computer: begun, listed, taken up again and copied.

A match is one file in the folder `games`; nothing is rewritten and nothing is deleted.
"""

import contextlib
import errno
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from engine.kernel.journal import LARGEST, Loaded, SaveError, parse, survey
from game.files import Files, Found, write_whole
from game.writer import Opened, Writer, why

ENDING: Final = ".journal"
IN_USE: Final = (
    "This game is open in another window of the program. You may open a copy of it instead."
)


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved match in a list. Where it cannot be opened, `problem` says why; the rest is empty.

    `modified` is in seconds since 1970; `mendable` says whether a copy of its sound part can be
    opened.
    """

    name: str
    modified: float
    game: str = ""
    mode: str = ""
    players: tuple[str, ...] = ()
    started: str = ""
    day: int = 0
    finished: bool = False
    problem: str | None = None
    mendable: bool = False


class Resumed(NamedTuple):
    """A match that was taken up: what was read, and what writes on."""

    loaded: Loaded
    writer: Writer


def new_name(mode: str, now: datetime) -> str:
    """A name for a match that begins now, such as ``2025-03-01-194500-duel``."""
    return f"{now:%Y-%m-%d-%H%M%S}-{mode}"


class Saves:
    """The saved matches under a data folder."""

    def __init__(self, files: Files, data: Path, wake: Callable[[], None] | None = None) -> None:
        """Look at nothing yet. `wake` is handed to each writer."""
        self._files = files
        self._games = data / "games"
        self._reports = data / "reports"
        self._wake = wake

    def matches(self) -> list[Saved]:
        """All matches, the one played last first. Never raises for what a file holds."""
        try:
            return [self._look_at(found) for found in self._journals()]
        except OSError as error:
            return [Saved("", 0.0, problem=f"{why(error)}, so saved games cannot be listed.")]

    def has_any(self) -> bool:
        """Whether there is any match at all; costs a look into the folder."""
        try:
            return bool(self._journals())
        except OSError:
            return False

    def newest_unfinished(self) -> str | None:
        """The match to go on with, or None."""
        try:
            journals = self._journals()
        except OSError:
            return None
        looked = (self._look_at(found) for found in journals)
        return next((one.name for one in looked if not one.problem and not one.finished), None)

    def begin(self, name: str, lines: bytes) -> Writer:
        """Begin a new file with its first lines (a header). Whatever the disk says, it plays on.

        The file is made on the writer's thread; the first ticket is 1.
        """
        writer = Writer(self._files, lambda: self._create(name), self._wake)
        writer.append(lines)
        return writer

    def read(self, name: str) -> Loaded:
        """Read a match without writing on.

        Raises:
            SaveError: where it cannot be read.
        """
        return parse(self._bytes(name))

    def resume(self, name: str) -> Resumed:
        """Take a match up where it stopped; in memory only where it cannot be written to.

        Raises:
            SaveError: where it cannot be read, or another program writes it.
        """
        try:
            handle = self._files.open_append(self._games / name, "old")
        except FileNotFoundError as error:
            raise SaveError("This game is no longer there.", "unreadable") from error
        except OSError as error:
            return self._in_memory(name, error)
        try:
            loaded = self._read_locked(handle, name)
        except (SaveError, OSError) as error:
            self._give_up(handle)
            raise _as_save_error(error) from error
        opened = Opened(handle, name, loaded.ragged)
        return Resumed(loaded, Writer(self._files, lambda: opened, self._wake))

    def open_copy(self, name: str) -> Resumed:
        """Go on with a copy, in a new file; of a damaged match, with its sound part.

        Raises:
            SaveError: where nothing of it can be read.
        """
        data = self._bytes(name)
        try:
            loaded = parse(data)
        except SaveError as error:
            if not error.sound:
                raise
            data = error.sound
            loaded = parse(data)
        if loaded.ragged:
            data += b"\n"
        return Resumed(loaded, self.begin(f"{Path(name).stem}-copy", data))

    def write_report(self, text: str, now: datetime) -> Path | None:
        """Write down a fault of the program beside the games; None where that fails too."""
        path = self._reports / f"{now:%Y-%m-%d-%H%M%S-%f}.txt"
        try:
            self._files.make_folder(self._reports)
            write_whole(self._files, path, text.encode("utf-8", "backslashreplace"))
        except OSError:
            return None
        return path

    def _journals(self) -> list[Found]:
        found = [one for one in self._files.list(self._games) if one.name.endswith(ENDING)]
        return sorted(found, key=lambda one: (one.modified, one.name), reverse=True)

    def _look_at(self, found: Found) -> Saved:
        try:
            if found.size > LARGEST:
                raise SaveError("This file is far too large to be a saved game.", "foreign")
            seen = survey(self._bytes(found.name))
        except SaveError as error:
            mendable = bool(error.sound)
            return Saved(found.name, found.modified, problem=str(error), mendable=mendable)
        about = seen.about
        return Saved(
            found.name,
            found.modified,
            game=seen.game,
            mode=about.mode,
            players=about.players,
            started=about.started,
            day=seen.day,
            finished=seen.finished,
        )

    def _bytes(self, name: str) -> bytes:
        try:
            return self._files.read(self._games / name)
        except OSError as error:
            raise _as_save_error(error) from error

    def _create(self, name: str) -> Opened:
        self._files.make_folder(self._games)
        for number in range(1, 1000):
            file = f"{name}-{number}{ENDING}" if number > 1 else f"{name}{ENDING}"
            try:
                handle = self._files.open_append(self._games / file, "new")
            except FileExistsError:
                continue
            try:
                self._files.lock(handle)
                self._files.sync_folder(self._games)
            except OSError:
                self._give_up(handle)
                raise
            return Opened(handle, file)
        raise FileExistsError(errno.EEXIST, "there are too many games of this name")

    def _give_up(self, handle: int) -> None:
        with contextlib.suppress(OSError):
            self._files.close(handle)

    def _read_locked(self, handle: int, name: str) -> Loaded:
        if not self._files.lock(handle):
            raise SaveError(IN_USE, "in use")
        # Read under the lock, so that nothing comes between what was read and what is appended.
        return parse(self._files.read(self._games / name))

    def _in_memory(self, name: str, error: OSError) -> Resumed:
        """Reads a match that may not be written; its writer says so at once."""

        def refuse() -> Opened:
            raise error

        return Resumed(parse(self._bytes(name)), Writer(self._files, refuse, self._wake))


def _as_save_error(error: SaveError | OSError) -> SaveError:
    if isinstance(error, SaveError):
        return error
    return SaveError(f"{why(error)}, so this game cannot be read.", "unreadable")
