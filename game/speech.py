"""Finds a voice in this system and lets it speak, as a child process that nobody waits for.

Where there is none, one sentence says so. The newest words replace those that are being spoken;
what happens by itself is spoken after them.
"""

import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

POLL_MS: Final = 100.0
SOON_MS: Final = 20.0
LONGEST: Final = 4000
"""Characters of one utterance: a whole story, and less than a pipe holds."""

REST_S: Final = 0.05
"""Between two utterances, so that a focus that runs along is not spoken at every step."""

NO_VOICE: Final = "No voice: this computer has no speech synthesiser that can be found."
BROKEN_VOICE: Final = "No voice: the speech synthesiser of this computer does not answer."

_SAPI: Final = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


@dataclass(frozen=True, slots=True)
class Voice:
    """A synthesiser: the command that speaks until it ends, and the one that stops it.

    `stop` is empty where it is enough to end the first. `argued`: the words are its last argument;
    else it reads them from its standard input.
    """

    speak: tuple[str, ...]
    stop: tuple[str, ...] = ()
    argued: bool = False


VOICES: Final = {
    "linux": Voice(
        ("spd-say", "--wait", "--application-name", "Seraphs & Serpents", "--"),
        ("spd-say", "--cancel"),
        argued=True,
    ),
    "darwin": Voice(("say", "-f", "-")),
    "win32": Voice(("powershell", "-NoProfile", "-NonInteractive", "-Command", _SAPI)),
}
"""The synthesiser that each system brings with it, by `sys.platform`."""


def find_voice(
    platform: str = sys.platform, which: Callable[[str], str | None] = shutil.which
) -> Voice | None:
    """The synthesiser of this system; None where it is not installed."""
    voice = VOICES.get(platform)
    return voice if voice is not None and which(voice.speak[0]) else None


def start(command: Sequence[str]) -> "subprocess.Popen[bytes]":
    """A child process that is quiet and shows no window.

    Raises:
        OSError: it cannot be started.
    """
    hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=hidden,
    )


class Speaker:
    """Speaks with a voice.

    Attributes:
        trouble: one sentence where nothing can be spoken here, else "".
    """

    def __init__(
        self,
        voice: Voice | None,
        starting: Callable[[Sequence[str]], "subprocess.Popen[bytes]"] = start,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """A speaker that says nothing yet.

        Args:
            voice: What it speaks with; None where there is none.
            starting: Starts a child process.
            clock: The time in seconds.
        """
        self.trouble = "" if voice else NO_VOICE
        self._voice = voice
        self._starting = starting
        self._clock = clock
        self._waiting: deque[str] = deque()
        self._child: subprocess.Popen[bytes] | None = None
        self._ending: list[subprocess.Popen[bytes]] = []
        self._started_s = -REST_S

    def say(self, words: str) -> None:
        """Speak this now, in place of all that is being spoken or waits."""
        self._waiting.clear()
        self._hush()
        self.say_next(words)

    def say_next(self, words: str) -> None:
        """Speak this when what is being spoken has come to its end."""
        if self._voice is not None:
            self._waiting.append(words[:LONGEST])

    def tick(self) -> float | None:
        """Begin what is due. Returns in how many ms to look again; None while there is nothing."""
        self._ending = [child for child in self._ending if child.poll() is None]
        if self._child is not None and self._child.poll() is not None:
            self._ended(self._child)
        free = self._child is None and not self._ending
        if free and self._waiting and self._clock() - self._started_s >= REST_S:
            self._begin(self._waiting.popleft())
        if self._child is None and (self._waiting or self._ending):
            return SOON_MS
        return None if self._child is None else POLL_MS

    def close(self) -> None:
        """Fall silent, and wait for the children that are ending."""
        self._waiting.clear()
        self._hush()
        for child in self._ending:
            try:
                child.wait(1)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
        self._ending.clear()

    def _begin(self, words: str) -> None:
        assert self._voice is not None, "only a speaker with a voice has words waiting"
        self._started_s = self._clock()
        argued = (words,) if self._voice.argued else ()
        try:
            child = self._starting((*self._voice.speak, *argued))
        except OSError:
            self._give_up()
            return
        self._child = child
        _tell(child, "" if argued else words)

    def _ended(self, child: "subprocess.Popen[bytes]") -> None:
        self._child = None
        if child.returncode:
            self._give_up()
        else:
            self.trouble = ""

    def _give_up(self) -> None:
        """The voice does not work: say so, and try again when there is something new to say."""
        self.trouble = BROKEN_VOICE
        self._waiting.clear()

    def _hush(self) -> None:
        """End what is being spoken, without waiting for it."""
        child, self._child = self._child, None
        if child is None or self._voice is None:
            return
        child.terminate()
        self._ending.append(child)
        if self._voice.stop:
            try:
                self._ending.append(self._starting(self._voice.stop))
            except OSError:
                self.trouble = BROKEN_VOICE


def _tell(child: "subprocess.Popen[bytes]", words: str) -> None:
    """Hand the words over; a pipe holds them all, so nothing waits."""
    assert child.stdin is not None, "it was started with a pipe"
    try:
        child.stdin.write(words.encode("utf-8"))
        child.stdin.close()
    except OSError:
        return  # It has ended already; its exit status will say so.
