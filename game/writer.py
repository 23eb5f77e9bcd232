"""The one thread of ours: it puts a match's lines on the disk, off the frame.

A line is shown only when it is safe, which is when its sync has returned. Lines are synced one by
one, so that a power cut can tear only the last. Where the disk fails, that is said once, and the
match goes on in memory: from then on every line counts as safe.
"""

import contextlib
import errno
import queue
import threading
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from game.files import Files

_SENTENCES: Final = {
    errno.ENOSPC: "The disk is full",
    errno.EDQUOT: "Your share of the disk is full",
    errno.EROFS: "The disk can only be read",
    errno.EACCES: "The folder of saved games may not be written to",
    errno.EPERM: "The folder of saved games may not be written to",
    errno.EIO: "The disk reports a fault",
}


class Opened(NamedTuple):
    """A journal that is open and locked; `ragged` when it does not end with a newline."""

    handle: int
    name: str
    ragged: bool = False


Opening: TypeAlias = Callable[[], Opened]
"""Opens the journal, on the writer's thread. May raise OSError."""


class _Pause(NamedTuple):
    """Set when all that was appended before it has been dealt with; `last` ends the thread."""

    reached: threading.Event
    last: bool


class Writer:
    """Writes one match's journal. All methods are called from one thread, the frame's."""

    def __init__(self, files: Files, opening: Opening, wake: Callable[[], None] | None = None):
        """Start the thread. It calls `wake`, which must not raise, whenever something is new."""
        self._files = files
        self._opening = opening
        self._wake = wake
        self._queue: queue.SimpleQueue[bytes | _Pause] = queue.SimpleQueue()
        self._waiting: deque[tuple[int, Callable[[], None]]] = deque()
        self._asked = 0
        self._safe = 0
        self._in_memory = False
        self._ended = False
        self._notices: deque[str] = deque()
        self._opened: Opened | None = None
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    @property
    def name(self) -> str | None:
        """The journal's file name; None while there is none."""
        return self._opened.name if self._opened else None

    @property
    def in_memory(self) -> bool:
        """Whether the match is no longer being saved."""
        return self._in_memory

    def append(self, line: bytes, then: Callable[[], None] | None = None) -> int:
        """Hand over a line; returns its ticket. `poll` calls `then` once the line is safe."""
        self._asked += 1
        if then is not None:
            self._waiting.append((self._asked, then))
        self._queue.put(line)
        return self._asked

    def safe(self, ticket: int) -> bool:
        """Whether a line may be shown."""
        return self._in_memory or ticket <= self._safe

    def poll(self) -> None:
        """Call what waits for lines that are safe, in their order. Called in each frame."""
        while self._waiting and self.safe(self._waiting[0][0]):
            self._waiting.popleft()[1]()

    def take_notice(self) -> str | None:
        """A sentence for the player: given once, then None."""
        return self._notices.popleft() if self._notices else None

    def flush(self, timeout_s: float) -> bool:
        """Wait until all lines are dealt with; False if that takes longer."""
        return self._pause(timeout_s, last=False)

    def close(self, timeout_s: float) -> bool:
        """Flush, close the journal, give up its lock, and end; False if that takes longer."""
        return self._pause(timeout_s, last=True)

    def _pause(self, timeout_s: float, *, last: bool) -> bool:
        reached = threading.Event()
        self._queue.put(_Pause(reached, last))
        # Asked after the put: a thread that ended before it will not come to the pause any more.
        return self._ended or reached.wait(timeout_s)

    def _run(self) -> None:
        last: _Pause | None = None
        try:
            self._open()
            last = self._work()
        finally:
            # Whatever ends the thread, nobody may wait for it for ever.
            if last is None:
                said = "A fault stopped the saving of this game. It goes on in memory."
                self._notices.append(said)
            self._in_memory = True
            self._close()
            self._ended = True
            self._release(last)

    def _release(self, last: _Pause | None) -> None:
        if last is not None:
            last.reached.set()
        while not self._queue.empty():
            item = self._queue.get()
            if isinstance(item, _Pause):
                item.reached.set()

    def _work(self) -> _Pause:
        while True:
            item = self._queue.get()
            if isinstance(item, bytes):
                self._write(item)
            elif item.last:
                return item
            else:
                item.reached.set()

    def _open(self) -> None:
        try:
            self._opened = self._opening()
        except OSError as error:
            self._lose(error)

    def _write(self, line: bytes) -> None:
        if self._in_memory or self._opened is None:
            return
        handle, _, ragged = self._opened
        try:
            self._files.append(handle, b"\n" + line if ragged else line)
            self._files.sync(handle)
        except OSError as error:
            self._lose(error)
            return
        self._opened = self._opened._replace(ragged=False)
        self._safe += 1
        self._tell()

    def _lose(self, error: OSError) -> None:
        """Go on in memory. The file is not touched again: what a failed sync left is unknown."""
        said = f"{why(error)}, so this game is not being saved. It goes on in memory."
        self._notices.append(said)
        self._in_memory = True
        self._close()
        self._tell()

    def _close(self) -> None:
        opened, self._opened = self._opened, None
        if opened is not None:
            # All that is safe was synced: what goes wrong here can lose nothing.
            with contextlib.suppress(OSError):
                self._files.close(opened.handle)

    def _tell(self) -> None:
        if self._wake is not None:
            self._wake()


def why(error: OSError) -> str:
    """What is wrong with the disk, as the beginning of a sentence."""
    known = _SENTENCES.get(error.errno or 0)
    return known or f"The disk cannot be used ({error.strerror or error})"
