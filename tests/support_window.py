"""The real program in a real window: on a virtual screen, with real keys and clicks."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE_S: Final = 60.0
NEEDED: Final = ("Xvfb", "xdotool")
WHY_NOT: Final = "needs Xvfb and xdotool, which .ci/run installs"


def can_open_windows() -> bool:
    """Whether a virtual screen and somebody to press its keys are installed."""
    return all(shutil.which(program) for program in NEEDED)


@contextlib.contextmanager
def virtual_screen() -> Iterator[str]:
    """A screen of 1920 x 1080; its display's name."""
    reading, writing = os.pipe()
    # Without -noreset it starts anew whenever its last client goes, and loses who is just coming.
    screen = ["-screen", "0", "1920x1080x24", "-noreset", "-nolisten", "tcp"]
    screen += ["-displayfd", str(writing)]
    with subprocess.Popen(["Xvfb", *screen], pass_fds=[writing], stderr=subprocess.DEVNULL) as one:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            one.terminate()


class Window:
    """The program, started by itself; it is ended when the block is left."""

    def __init__(self, display: str, data: Path, *words: str) -> None:
        self.data = data
        self._words = words
        self._surroundings = {**os.environ, "DISPLAY": display, "SERAPHS_DATA": str(data)}
        for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "WAYLAND_DISPLAY"):
            self._surroundings.pop(name, None)
        self._program: subprocess.Popen[bytes] | None = None
        self._log = data.parent / "printed.txt"

    def __enter__(self) -> "Window":
        self.data.mkdir(parents=True, exist_ok=True)
        quiet = {"motion": "none", "stories": "none", "hide_prophets": False}
        (self.data / "settings.json").write_text(json.dumps(quiet))
        try:
            self.start(*self._words)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._program is not None and self._program.poll() is None:
            self.kill()

    def start(self, *words: str) -> None:
        """Open the window, with the pointer in the middle of the screen."""
        with self._log.open("ab") as told:
            self._open(told, words)
        self.do("mousemove", "960", "190")
        self.wait_until(self._has_the_keys)

    def _open(self, told: BinaryIO, words: tuple[str, ...]) -> None:
        self._program = subprocess.Popen(
            [sys.executable, "-m", "game", *words],
            cwd=ROOT,
            env=self._surroundings,
            stdout=told,
            stderr=subprocess.STDOUT,
        )

    def do(self, *words: str) -> str:
        """One xdotool command; what it printed. One that fails prints nothing."""
        done = subprocess.run(
            ["xdotool", *words],
            env=self._surroundings,
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
        )
        return done.stdout

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        self.do("key", "--delay", "30", *keys)

    def _has_the_keys(self) -> bool:
        # With no window manager the keys follow the pointer: it must move over the window.
        self.do("mousemove", "970", "190")
        self.do("mousemove", "960", "190")
        return "Seraphs" in self.do("getwindowfocus", "getwindowname")

    def kill(self) -> None:
        """Pull the plug: signal 9."""
        assert self._program is not None
        self._program.send_signal(signal.SIGKILL)
        self._program.wait(PATIENCE_S)

    def said(self) -> str:
        """What the program has printed."""
        return self._log.read_text()

    def journals(self) -> list[Path]:
        """The journals that have been begun, the oldest first."""
        files = sorted((self.data / "games").glob("*.journal"))
        return [file for file in files if file.stat().st_size]

    def wait_until(self, true: Callable[[], bool]) -> None:
        """Wait for something to come true; fails after a long while."""
        until = time.monotonic() + PATIENCE_S
        while not true():
            assert time.monotonic() < until, "it did not come true"
            assert self._program is not None and self._program.poll() is None, self.said()
            time.sleep(0.05)
