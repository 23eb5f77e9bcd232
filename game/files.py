"""The one layer between the program and the disk, small enough to be replaced in tests.

A write counts as safe when `sync` has returned, and a new or renamed file when `sync_folder` has.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

Start: TypeAlias = Literal["new", "old", "draft"]
"""A file that must not be there yet; one that must; one that is emptied if it is."""

_STARTS: Final[dict[Start, int]] = {
    "new": os.O_CREAT | os.O_EXCL,
    "old": 0,
    "draft": os.O_CREAT | os.O_TRUNC,
}
_LOCK_AT: Final = 0x7FFF_FFF0
"""On Windows a locked byte cannot be read by others, so one far beyond the end is locked."""


class Found(NamedTuple):
    """A file in a folder; `modified` is its time in seconds since 1970, `size` is in bytes."""

    name: str
    size: int
    modified: float


class Files(Protocol):
    """What the program asks of a disk. Every call may raise OSError."""

    def make_folder(self, folder: Path) -> None:
        """Make a folder and those above it, where they are missing."""

    def list(self, folder: Path) -> list[Found]:
        """The files of a folder; none where there is no such folder."""

    def read(self, path: Path) -> bytes:
        """All bytes of a file."""

    def open_append(self, path: Path, start: Start) -> int:
        """Open a file to add to its end."""

    def append(self, handle: int, data: bytes) -> None:
        """Write all of the bytes at the end; where it fails, some may have been written."""

    def sync(self, handle: int) -> None:
        """Return when all that was appended would survive a power cut."""

    def sync_folder(self, folder: Path) -> None:
        """Return when the names in the folder would survive a power cut."""

    def lock(self, handle: int) -> bool:
        """Keep other programs from writing the file until it is closed; False: one already does."""

    def close(self, handle: int) -> None:
        """Close a file and give up its lock."""

    def rename(self, old: Path, new: Path) -> None:
        """Give a file a name; a file that had it is replaced at once."""


class RealFiles:
    """The disk of this computer."""

    def make_folder(self, folder: Path) -> None:
        """Make a folder and those above it, and sync those that hold a new one."""
        missing = [each for each in (folder, *folder.parents) if not each.exists()]
        folder.mkdir(parents=True, exist_ok=True)
        for each in missing:
            self.sync_folder(each.parent)

    def list(self, folder: Path) -> list[Found]:
        """The files of a folder, by name; one that vanishes meanwhile is left out."""
        return sorted(_found(folder))

    def read(self, path: Path) -> bytes:
        """All bytes of a file."""
        return path.read_bytes()

    def open_append(self, path: Path, start: Start) -> int:
        """Open to append, not inherited by programs that we start."""
        flags = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
        return os.open(path, flags | _STARTS[start], 0o644)

    def append(self, handle: int, data: bytes) -> None:
        """Write all of the bytes, in one call where the system takes them so."""
        written = os.write(handle, data)
        while written < len(data):
            written += os.write(handle, data[written:])

    def sync(self, handle: int) -> None:
        """As strong a sync as the system has."""
        _sync(handle)

    def sync_folder(self, folder: Path) -> None:
        """Sync the folder's names; Windows keeps them by itself."""
        if sys.platform != "win32":
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)

    def lock(self, handle: int) -> bool:
        """Take the system's own lock, which ends with this program, however it ends."""
        return _lock(handle)

    def close(self, handle: int) -> None:
        """Close the file."""
        os.close(handle)

    def rename(self, old: Path, new: Path) -> None:
        """Rename in one step."""
        old.replace(new)


def write_whole(files: Files, path: Path, data: bytes) -> None:
    """Puts bytes in the place of a file, so that at any moment the old or the new is there whole.

    Raises:
        OSError: with the old file untouched.
    """
    draft = path.with_name(f"{path.name}.{os.getpid()}.draft")
    handle = files.open_append(draft, "draft")
    try:
        files.append(handle, data)
        files.sync(handle)
    finally:
        files.close(handle)
    files.rename(draft, path)
    files.sync_folder(path.parent)


def set_aside(files: Files, path: Path, data: bytes) -> Path:
    """Keeps a copy of a file that is about to be replaced, under the first free name beside it."""
    taken = {found.name for found in files.list(path.parent)}
    names = (f"{path.stem}.kept-{number}{path.suffix}" for number in range(1, len(taken) + 2))
    copy = path.with_name(next(name for name in names if name not in taken))
    write_whole(files, copy, data)
    return copy


def _found(folder: Path) -> Iterator[Found]:
    try:
        paths = list(folder.iterdir())
    except FileNotFoundError:
        return
    for path in paths:
        with contextlib.suppress(FileNotFoundError):
            if path.is_file():
                status = path.stat()
                yield Found(path.name, status.st_size, status.st_mtime)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        os.lseek(handle, _LOCK_AT, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _sync(handle: int) -> None:
        os.fsync(handle)

else:
    import fcntl

    def _lock(handle: int) -> bool:
        # Not lockf: that lock would end when this program reads and closes the same file.
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # A disk that knows no locks; better to play unguarded than not at all.
        return True

    if sys.platform == "darwin":

        def _sync(handle: int) -> None:
            # There, fsync alone leaves the bytes in the drive's own memory.
            try:
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            except OSError:
                os.fsync(handle)
    else:

        def _sync(handle: int) -> None:
            # Not every system has fdatasync.
            getattr(os, "fdatasync", os.fsync)(handle)
