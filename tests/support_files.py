"""Disks for tests: one that forgets at a power cut, one whose n-th call fails, and a full one."""

import errno
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from game.files import Found, Start

Keeps: TypeAlias = Literal["nothing", "half", "zeros", "all"]
"""What becomes of unsynced bytes at a power cut; the worst and the luckiest are among them."""


@dataclass(slots=True)
class _Node:
    data: bytearray = field(default_factory=bytearray)
    synced: bytes = b""
    modified: float = 0.0
    locked_by: int = 0


class ForgetfulFiles:
    """A disk in memory that keeps apart what was written and what would survive a power cut."""

    def __init__(self, on_call: Callable[[str], None] | None = None) -> None:
        self.calls = 0
        self.on_call = on_call
        self._names: dict[Path, _Node] = {}
        self._synced_names: dict[Path, _Node] = {}
        self._handles: dict[int, _Node] = {}
        self._last_handle = 0

    def after_power_cut(self, keeps: Keeps) -> "ForgetfulFiles":
        """The disk as it is found when the power is back."""
        after = ForgetfulFiles()
        names = self._names if keeps == "all" else self._synced_names
        for path, node in names.items():
            after.put(path, _left(node, keeps))
            after._names[path].modified = node.modified
        return after

    def put(self, path: Path, data: bytes) -> None:
        """A file that was there before, whole and synced."""
        self._names[path] = self._synced_names[path] = _Node(bytearray(data), data)

    def names(self) -> list[str]:
        """The names of all files."""
        return sorted(path.name for path in self._names)

    def make_folder(self, folder: Path) -> None:
        self._call("make_folder")

    def list(self, folder: Path) -> list[Found]:
        self._call("list")
        return [
            Found(path.name, len(node.data), node.modified)
            for path, node in self._names.items()
            if path.parent == folder
        ]

    def read(self, path: Path) -> bytes:
        self._call("read")
        if path not in self._names:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        return bytes(self._names[path].data)

    def open_append(self, path: Path, start: Start) -> int:
        self._call("open_append")
        if start == "new" and path in self._names:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        if start == "old" and path not in self._names:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        node = self._names.setdefault(path, _Node())
        if start == "draft":
            node.data.clear()
        self._last_handle += 1
        self._handles[self._last_handle] = node
        return self._last_handle

    def append(self, handle: int, data: bytes) -> None:
        node = self._handles[handle]
        node.modified += 1
        try:
            self._call("append")
        except OSError:
            node.data += data[: len(data) // 2]
            raise
        node.data += data

    def sync(self, handle: int) -> None:
        self._call("sync")
        self._handles[handle].synced = bytes(self._handles[handle].data)

    def sync_folder(self, folder: Path) -> None:
        self._call("sync_folder")
        gone = [path for path in self._synced_names if path.parent == folder]
        for path in gone:
            del self._synced_names[path]
        here = {path: node for path, node in self._names.items() if path.parent == folder}
        self._synced_names.update(here)

    def lock(self, handle: int) -> bool:
        self._call("lock")
        node = self._handles[handle]
        if node.locked_by:
            return False
        node.locked_by = handle
        return True

    def close(self, handle: int) -> None:
        node = self._handles.pop(handle)
        if node.locked_by == handle:
            node.locked_by = 0
        self._call("close")

    def rename(self, old: Path, new: Path) -> None:
        self._call("rename")
        self._names[new] = self._names.pop(old)

    def open_handles(self) -> int:
        """How many files were not closed."""
        return len(self._handles)

    def _call(self, name: str) -> None:
        self.calls += 1
        if self.on_call is not None:
            self.on_call(name)


class FailingFiles(ForgetfulFiles):
    """A disk whose n-th call fails (from 1), once or ever after; half of an append is written."""

    def __init__(self, at: int, number: int, *, ever_after: bool = False) -> None:
        super().__init__()
        self.at = at
        self.number = number
        self.ever_after = ever_after
        self.failed: list[str] = []

    def _call(self, name: str) -> None:
        super()._call(name)
        if self.calls == self.at or (self.ever_after and self.calls > self.at):
            self.failed.append(name)
            raise OSError(self.number, os.strerror(self.number))


class FullDisk(ForgetfulFiles):
    """A disk with room for so many bytes."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def append(self, handle: int, data: bytes) -> None:
        fits, self.room = data[: self.room], max(0, self.room - len(data))
        if fits:
            super().append(handle, fits)
        if len(fits) < len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _left(node: _Node, keeps: Keeps) -> bytes:
    unsynced = bytes(node.data[len(node.synced) :])
    match keeps:
        case "nothing":
            return node.synced
        case "half":
            return node.synced + unsynced[: len(unsynced) // 2]
        case "zeros":
            return node.synced + bytes(len(unsynced))
        case "all":
            return bytes(node.data)
