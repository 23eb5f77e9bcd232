"""The quiet music under menu, table and reading: sparse, in a mode, and without a seam."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from tools.sounds.blown import flute, reed
from tools.sounds.in_the_story import FIFTH, D
from tools.sounds.lyre import pluck
from tools.sounds.melody import DORIAN, FIVE_NOTES, PHRYGIAN, Manner, Tone, phrases
from tools.sounds.room import HALL, heard_round
from tools.sounds.score import Note, ring
from tools.sounds.struck import drum
from tools.sounds.waves import Wave, chance, softened

REST_S: Final = 4.0
"""Before its end nothing new begins for so long, so that the ring closes in a calm."""


Phrases: TypeAlias = Iterable[list[Tone]]


class Bed(NamedTuple):
    """One piece of music: where it is heard, and what makes it (two channels, a ring)."""

    use: str
    make: Callable[[], Wave]


def menu() -> Wave:
    """A lyre alone over open fifths, as if someone were tuning and thinking."""
    seconds, luck = 84.0, chance("menu")
    manner = Manner(2 * D, DORIAN, -2, 8, 0.62, (3, 6))
    notes = _played(phrases(manner, 6.0, seconds - REST_S, luck), -0.15)
    for at in np.arange(0.0, seconds - REST_S, 10.5):
        notes += _open_fifth(float(at))
    for at in (21.0, 52.5):
        notes.append(Note(at, reed(D / 2, 9.0, "menu", at), 0.2, 0.35))
    return heard_round(HALL, ring(seconds, notes))


def table() -> Wave:
    """The lyre of the Covenant and the drum and reed of the Deep, by turns and together."""
    seconds = 120.0
    first = Manner(2 * D, FIVE_NOTES, -2, 7, 0.68, (3, 7))
    other = Manner(D, PHRYGIAN, -1, 5, 0.85, (4, 7))
    notes = _played(phrases(first, 0.5, 40.0, chance("lyre", 1)), -0.35)
    notes += _played(phrases(first, 78.0, seconds - REST_S, chance("lyre", 2)), -0.35)
    notes += _blown(phrases(other, 42.0, 76.0, chance("reed")), 0.4)
    notes += _steps(38.0, 112.0)
    for at in (0.0, 14.0, 28.0, 78.0, 92.0, 106.0):
        notes += _open_fifth(at)
    return heard_round(HALL, ring(seconds, notes))


def reading() -> Wave:
    """Almost nothing: long soft tones of a flute, a string now and then."""
    seconds, luck = 76.0, chance("reading")
    manner = Manner(2 * D, FIVE_NOTES, 0, 5, 1.3, (4, 6))
    notes = _played(phrases(manner, 5.0, seconds - REST_S, luck), -0.2, 0.7)
    for i, at in enumerate(np.arange(0.0, seconds - 9.0, 12.5)):
        hz = (D, D * FIFTH, D * 4 / 3)[i % 3]
        notes.append(Note(float(at), flute(hz, 10.5, i), 0.2, 0.3))
    return heard_round(HALL, ring(seconds, notes))


BEDS: Final[dict[str, Bed]] = {
    "menu": Bed("Menu, settings, new game, saved games, credits.", menu),
    "table": Bed("A game at the table, and its fights.", table),
    "reading": Bed("A story is read; the last word.", reading),
}


def _played(melody: Phrases, side: float, gain: float = 1.0) -> list[Note]:
    """A melody on the lyre; a phrase's last tone has its lower fifth or octave under it."""
    notes = []
    for i, tones in enumerate(melody):
        for j, tone in enumerate(tones):
            notes.append(Note(tone.at_s, _string(tone, i + j), gain * tone.strength, side))
        last = tones[-1]
        under = Tone(last.at_s + 0.03, last.hz / 2, last.lasts_s, last.strength * 0.8)
        notes.append(Note(under.at_s, _string(under, i), gain * under.strength, side))
    return notes


def _string(tone: Tone, which: int) -> Wave:
    return softened(pluck(tone.hz, tone.strength, which % 3), 2800)


def _blown(melody: Phrases, side: float) -> list[Note]:
    """A melody on the low reed, its tones a little over one another."""
    return [
        Note(tone.at_s, reed(tone.hz, tone.lasts_s + 0.5, tone.at_s), 0.5 * tone.strength, side)
        for tones in melody
        for tone in tones
    ]


def _open_fifth(at_s: float) -> list[Note]:
    """The two lowest strings, one after the other."""
    low, high = pluck(D / 2, 0.35), pluck(D / 2 * FIFTH, 0.3)
    return [Note(at_s, softened(low, 1500), 0.4, 0.1), Note(at_s + 0.5, softened(high, 1500), 0.3)]


def _steps(start_s: float, end_s: float) -> list[Note]:
    """A slow walk on the frame drum, coming nearer and going away again."""
    notes = []
    for i, at in enumerate(np.arange(start_s, end_s, 1.7)):
        near = float(np.sin(np.pi * (at - start_s) / (end_s - start_s)))
        strength = (0.32, 0.1, 0.2, 0.1)[i % 4]
        gain = near * (0.34, 0.14, 0.24, 0.12)[i % 4]
        notes.append(Note(float(at), drum(74, strength, "step", i % 4), gain, 0.3))
    return notes
