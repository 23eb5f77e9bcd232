"""What the story brings: Miracles, the Glory, Testimonies, mornings and evenings, reading."""

from typing import Final

from tools.sounds import airy
from tools.sounds.blown import long_horn, reed
from tools.sounds.blown import shofar as blast
from tools.sounds.lyre import pluck
from tools.sounds.struck import bell, drum, knock, touch
from tools.sounds.waves import Wave, softened, swelling, together

D: Final = 146.83
"""The string to which the lyre is tuned, in Hz; every tone of the game is a simple ratio to it."""

FIFTH: Final = 3 / 2
OCTAVE: Final = 2.0


def wind_miracle() -> Wave:
    """A Miracle of wind or water: wind under one long horn."""
    return together((0, airy.wind(3.4), 0.65), (0.35, long_horn(D, 2.9), 0.75))


def fire_miracle() -> Wave:
    """A Miracle of fire: fire under one long horn."""
    return together((0, airy.fire(3.2), 0.65), (0.35, long_horn(D / 2 * FIFTH, 2.8), 0.75))


def glory() -> Wave:
    """The Glory comes: the ram's horn, over a low drum."""
    return together((0, blast(), 1.0), (0.02, drum(62, 0.3, "glory"), 0.35))


def testimony() -> Wave:
    """A Story pair: two notes of the lyre, a fifth apart."""
    return together((0, pluck(2 * D, 0.6), 0.9), (0.34, pluck(2 * D * FIFTH, 0.7), 0.85))


def deep() -> Wave:
    """The waters of the Deep."""
    return together((0, airy.water(2.2), 0.8), (0.2, reed(D / 2, 1.7, "deep"), 0.18))


def page(which: int) -> Wave:
    """A leaf is turned."""
    leaf = airy.rustle(0.42 + 0.06 * which, which)
    return softened(
        together((0, leaf, 0.9), (0.4, touch(0.04, 150, 900, "down", which), 0.3)), 4500
    )


def seal() -> Wave:
    """A seal is pressed in wax, and lifted."""
    push = airy.sweep(0.3, (260, 420, 300), 1.7, "wax") * swelling(0.3, 0.16, 0.12)
    lift = touch(0.05, 500, 1900, "lifted")
    gold = bell(2 * D * FIFTH * OCTAVE, "gold")
    return softened(
        together(
            (0, knock(118, 640, "seal"), 1.0),
            (0.02, push, 0.45),
            (0.36, lift, 0.2),
            (0.38, gold, 0.2),
        ),
        3000,
    )


def morning() -> Wave:
    """Morning breaks for both sides: one stroke of the drum, and the lyre over it."""
    return together(
        (0, drum(78, 0.4, "morning"), 0.6),
        (0.05, pluck(D, 0.5, 2), 0.7),
        (0.33, pluck(2 * D, 0.5, 2), 0.7),
    )


def covenant_morning() -> Wave:
    """Morning of the Covenant's day: the lyre goes up."""
    steps = (1, FIFTH, 2, 9 / 4, 3)
    notes = [(0.17 * i, pluck(D * step, 0.55, i), 0.8) for i, step in enumerate(steps)]
    return together(*notes, (1.05, pluck(D * 15 / 4, 0.5), 0.7))


def deep_morning() -> Wave:
    """Morning of the Deep's day: the drum twice, and a low reed that sinks by a half tone."""
    return together(
        (0, drum(70, 0.5, "dum"), 0.9),
        (0.42, drum(70, 0.25, "dum again"), 0.6),
        (0.1, reed(D * 16 / 15, 1.1, "high"), 0.42),
        (0.95, reed(D, 1.4, "low"), 0.42),
    )


def evening() -> Wave:
    """Evening: the lyre goes down, and the drum once, far off."""
    steps = (3, 9 / 4, 2, FIFTH)
    notes = [(0.3 * i, pluck(D * step, 0.4, 10 + i), 0.75) for i, step in enumerate(steps)]
    return together(*notes, (0.92, drum(66, 0.15, "evening"), 0.4))


def end() -> Wave:
    """The last word: the lyre comes home over two strokes of the drum and the low reed."""
    steps = ((0, 9 / 4), (0.4, 5 / 2), (0.8, 3), (1.5, 9 / 4), (2.1, 2))
    notes = [(at, pluck(D * step, 0.55, 20), 0.8) for at, step in steps]
    low = [(2.1, pluck(D, 0.6, 20), 0.8), (2.14, pluck(D / 2, 0.6), 0.7)]
    drums = [(0.0, drum(66, 0.3, "end"), 0.5), (2.1, drum(66, 0.3, "the end"), 0.6)]
    return together(*notes, *low, *drums, (1.9, reed(D / 2, 2.4, "end"), 0.2))
