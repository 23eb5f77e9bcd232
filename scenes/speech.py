"""What is spoken: of all that a scene offers, the lines that are new.

A scene offers everything that somebody who cannot see it must know, line by line: what has
happened, what is asked, what has the focus. Whoever moves the focus hears only where it is now;
whoever opens a scene hears all of it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Protocol

MANNA = re.compile(r"◇\s?(\d+|X)")
SIGNS = (
    ("◇", "manna"),
    ("−", "minus "),
    ("\u00a0", " "),
    (" · ", ", "),
    ("“", ""),
    ("”", ""),
)


class Offers(Protocol):
    """What can be spoken of."""

    def spoken(self) -> str:
        """Everything to be known now, a line each."""


class Reciter:
    """Remembers what was said of which scene, and tells what is new."""

    def __init__(self) -> None:
        """Nothing was said yet."""
        self._scene: Offers | None = None
        self._said: tuple[str, ...] = ()
        self._beside: tuple[str, ...] = ()
        self._remarks: list[str] = []

    def remark(self, sentence: str) -> None:
        """A sentence that stands beside the scene, such as why a card is not legal."""
        self._remarks.append(sentence)

    def forget(self) -> None:
        """Nothing is spoken now; when it is again, everything is new."""
        self._scene = None
        self._said = self._beside = ()
        self._remarks.clear()

    def news(self, scene: Offers | None, beside: str = "") -> str:
        """What is to be said now; "" for nothing.

        Args:
            scene: the top one, or None where there is none.
            beside: the lines of what stands beside the scenes, such as a lesson.
        """
        remarks, self._remarks = self._remarks, []
        before = self._said if scene is self._scene else ()
        stood, self._beside = self._beside, lines_of(beside)
        self._scene = scene
        self._said = lines_of(scene.spoken()) if scene is not None else ()
        return speakable(
            [*remarks, *new_lines(stood, self._beside), *new_lines(before, self._said)]
        )


def lines_of(text: str) -> tuple[str, ...]:
    """The lines of a text that say something."""
    return tuple(line.strip() for line in text.split("\n") if line.strip())


def new_lines(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """The lines that were not there before, in order; one that came once more counts."""
    left = Counter(before)
    found = []
    for line in now:
        if left[line]:
            left[line] -= 1
        else:
            found.append(line)
    return found


def speakable(lines: Sequence[str]) -> str:
    """Lines as one utterance: signs as words, and an end to each sentence."""
    return " ".join(ended(in_words(line)) for line in lines if line.strip())


def in_words(line: str) -> str:
    """A line without signs that a voice would spell out: "Pay 2 manna"."""
    said = MANNA.sub(lambda found: f"{found[1]} manna", line)
    for sign, word in SIGNS:
        said = said.replace(sign, word)
    return said.strip()


def ended(line: str) -> str:
    """A line with an end to its sentence."""
    return line if line[-1:] in ".!?:" else f"{line}."
