"""Quiet melodies by chance: they walk in a mode, pause for breath, and come home."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

DORIAN: Final = (1, 9 / 8, 6 / 5, 4 / 3, 3 / 2, 5 / 3, 9 / 5)
FIVE_NOTES: Final = (1, 9 / 8, 5 / 4, 3 / 2, 5 / 3)
PHRYGIAN: Final = (1, 16 / 15, 6 / 5, 4 / 3, 3 / 2, 8 / 5, 9 / 5)


RISING: Final = 0.55
"""Until only this share of a phrase is left, it would rather rise."""

WILLING: Final = 0.62
"""How often it goes where it would."""


class Tone(NamedTuple):
    """One tone of a melody: when, how high, how long until the next, how strong (0 to 1)."""

    at_s: float
    hz: float
    lasts_s: float
    strength: float


class Manner(NamedTuple):
    """How a melody goes.

    Attributes:
        home_hz: the tone it comes back to.
        mode: the steps of an octave, as ratios to `home_hz`.
        lowest: how many steps below home it may go.
        highest: how many above.
        beat_s: the time of one beat.
        breath_beats: the least and the greatest rest between two phrases.
    """

    home_hz: float
    mode: Sequence[float]
    lowest: int
    highest: int
    beat_s: float
    breath_beats: tuple[int, int]


def height_of(manner: Manner, step: int) -> float:
    """The pitch of a step of the mode; 0 is home, steps go on through the octaves."""
    octave, place = divmod(step, len(manner.mode))
    return float(manner.home_hz * manner.mode[place] * 2.0**octave)


def phrases(
    manner: Manner, start_s: float, end_s: float, luck: np.random.Generator
) -> Iterator[list[Tone]]:
    """One phrase after another, with a breath between, until `end_s`.

    Every other phrase comes to rest on the fifth, the ones between come home.
    """
    beat, at, answering = manner.beat_s, start_s, False
    while True:
        goal = 0 if answering else _fifth(manner)
        made = _phrase(manner, at, goal, luck)
        if made[-1].at_s + 2 * beat > end_s:
            return
        yield made
        low, high = manner.breath_beats
        at = made[-1].at_s + made[-1].lasts_s + beat * int(luck.integers(low, high + 1))
        answering = not answering


def _phrase(manner: Manner, at: float, goal: int, luck: np.random.Generator) -> list[Tone]:
    """Four to seven tones that rise, then fall to their goal by steps."""
    count = int(luck.integers(4, 8))
    step = int(luck.integers(max(manner.lowest, goal - 2), min(manner.highest, goal + 3)))
    made = []
    for i in range(count):
        last = i == count - 1
        if last:
            step = goal
        beats = 4 if last else int(luck.choice((1, 1, 2, 2, 3)))
        strength = 0.35 + 0.25 * float(np.sin(np.pi * (i + 0.5) / count)) + 0.1 * luck.random()
        made.append(Tone(at, height_of(manner, step), beats * manner.beat_s, strength))
        at += beats * manner.beat_s
        step = _next(manner, step, goal, (count - i) / count, luck)
    return made


def _next(manner: Manner, step: int, goal: int, left: float, luck: np.random.Generator) -> int:
    """By a step, seldom by a leap; upwards early on, towards the goal late."""
    wish = 1 if left > RISING else int(np.sign(goal - step))
    by = wish if luck.random() < WILLING else int(luck.choice((-1, 1, 2, -2)))
    return max(manner.lowest, min(manner.highest, step + (by or 1)))


def _fifth(manner: Manner) -> int:
    return min(range(len(manner.mode)), key=lambda i: abs(manner.mode[i] - 3 / 2))
