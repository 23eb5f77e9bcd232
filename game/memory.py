"""Where a match's lines go when nothing is to be kept: pictures, measuring, tests."""

from collections.abc import Callable
from typing import Protocol


class Lines(Protocol):
    """What a session needs of whatever keeps its lines."""

    @property
    def name(self) -> str | None:
        """The journal's file name; None while there is none."""

    def append(self, line: bytes, then: Callable[[], None] | None = None) -> int:
        """Hand over a line; `then` is called once it is safe."""

    def poll(self) -> None:
        """Call what waits for lines that are safe."""

    def take_notice(self) -> str | None:
        """A sentence for the player, once."""

    def flush(self, timeout_s: float) -> bool:
        """Wait until all lines are dealt with."""

    def close(self, timeout_s: float) -> bool:
        """Put all on the disk, and end."""


class Forgetful:
    """Keeps nothing: every line is safe at once."""

    @property
    def name(self) -> str | None:
        """None: there is no file."""
        return None

    def append(self, line: bytes, then: Callable[[], None] | None = None) -> int:
        """Call `then` at once."""
        if then is not None:
            then()
        return 0

    def poll(self) -> None:
        """Nothing waits."""

    def take_notice(self) -> str | None:
        """Nothing to say."""
        return None

    def flush(self, timeout_s: float) -> bool:
        """Nothing waits."""
        return True

    def close(self, timeout_s: float) -> bool:
        """Nothing to end."""
        return True
