"""Plays a Duel by ear: knows only what was spoken, and presses keys."""

import re
from collections.abc import Callable
from pathlib import Path

from engine.kernel.rng import pick, seeded
from scenes.services import Settings
from tests.pilot import FRAME_MS, Unseeing

NO_PICTURES = Path("no pictures")
MOST_DEEDS = 3000
MOST_STEPS = 120
DOES = re.compile(r"[Yy]ou can(:| choose| take it)")
LARGE = re.compile(r"Large button: ([^.]*?)(?:, not now)?\.")
IS_A_BUTTON = re.compile(r"^(.*), button\.")
IDLE = ("Leave it", "leave it", "turn it for the next play")


class Ear(Unseeing):
    """A pilot whose eyes stay closed, and who keeps what is spoken.

    Attributes:
        heard: every utterance, oldest first; one that follows another is one of its own.
    """

    def __init__(self, settings: Settings | None = None) -> None:
        spoken = Settings(motion="none", spoken=True)
        super().__init__((1280, 720), settings or spoken, art=NO_PICTURES)
        self.heard: list[str] = []
        self.stack.services.say = self.heard.append
        self.stack.services.say_next = self.heard.append

    def settle(self, most_ms: float = 60_000) -> None:
        """Lets time pass until nothing moves, and what came of it was spoken."""
        self.stack.update(0)
        while self.stack.top is not None and self.stack.top.animating:
            assert most_ms > 0, "it never comes to rest"
            self.stack.update(FRAME_MS)
            most_ms -= FRAME_MS

    def hears(self, key: str) -> str:
        """Presses a key and hears what is said then; "" where nothing is."""
        before = len(self.heard)
        self.key(key)
        self.settle()
        return " ".join(self.heard[before:])


class Listener:
    """Chooses among the things it has heard of, and does one.

    Attributes:
        ear: what it hears with.
        at_each: is told, after every round of listening, all that was heard in it.
    """

    def __init__(self, ear: Ear, seed: int, at_each: Callable[[str], object] = str) -> None:
        self.ear = ear
        self.at_each = at_each
        self.deeds = 0
        self._rng = seeded(seed)

    def play(self) -> None:
        """Plays until the last word is asked for."""
        while not self.ear.results:
            self.ear.settle()
            self.deeds += 1
            assert self.deeds < MOST_DEEDS, f"no end: {self.ear.heard[-3:]}"
            self._do_one_thing()

    def _do_one_thing(self) -> None:
        asked = self.ear.hears("f2")
        large = LARGE.search(asked)
        found = self._listen_round()
        self.at_each(" ".join([asked, *found]))
        able = [told for told in found if self._can(told, large[1] if large else "")]
        if not able:
            self.ear.hears("return")
            return
        index, self._rng = pick(self._rng, len(able))
        self._go_to(able[index])
        self.ear.hears("return")

    def _listen_round(self) -> list[str]:
        """Everything that can have the focus, once round with Tab."""
        found: list[str] = []
        for _ in range(MOST_STEPS):
            told = self.ear.hears("tab")
            if not told or told in found:
                return found
            found.append(told)
        raise AssertionError(f"Tab never comes round: {found}")

    def _can(self, told: str, large: str) -> bool:
        button = IS_A_BUTTON.match(told)
        if button is not None:
            return not large or button[1] == large
        return bool(DOES.search(told)) and not told.endswith("not now.") and not self._idle(told)

    def _idle(self, told: str) -> bool:
        """Whether Enter would only set a card aside for paying, or let it be."""
        doing = told.split("ou can: ", 1)[-1]
        return doing.startswith(IDLE)

    def _go_to(self, wanted: str) -> None:
        for _ in range(MOST_STEPS):
            if self.ear.hears("tab") == wanted:
                return
        raise AssertionError(f"the focus never came back to {wanted!r}")
