"""Air, paper, fire and water: noise that moves."""

import numpy as np

from tools.sounds.struck import touch
from tools.sounds.waves import (
    Wave,
    chance,
    fading,
    length,
    level,
    moments,
    noise,
    swelling,
    together,
)


def sweep(seconds: float, pitches: tuple[float, ...], width: float, *seed: object) -> Wave:
    """A rush whose pitch moves through `pitches`, evenly in time; `width` 2 is an octave wide.

    Its loudness is even; give it a shape.
    """
    n = length(seconds)
    place = np.linspace(0, len(pitches) - 1, n)
    made = np.zeros(n)
    for i, hz in enumerate(pitches):
        share = np.clip(1 - np.abs(place - i), 0, 1) ** 0.5
        made += share * noise(seconds, hz / width, hz * width, "sweep", i, *seed)
    return level(made)


def grain(seconds: float, rate_hz: float, depth: float, *seed: object) -> Wave:
    """Unevenness, about 1: so many small swells a second."""
    n = length(seconds)
    points = chance("grain", *seed).random(max(4, round(seconds * rate_hz)))
    wander = np.interp(np.arange(n), np.linspace(0, n, len(points)), points)
    return np.asarray(1 - depth + depth * wander)


def slide(seconds: float, *seed: object) -> Wave:
    """Card on wood: a short rush of fine fibres."""
    rush = sweep(seconds, (1500, 2300, 1700), 1.9, "slide", *seed)
    shape = swelling(seconds, seconds * 0.45, seconds * 0.5) * grain(seconds, 220, 0.5, *seed)
    return level(rush * shape)


def rustle(seconds: float, *seed: object) -> Wave:
    """A leaf of parchment lifted, bent and let go."""
    rush = sweep(seconds, (900, 2600, 3200, 1500), 2.0, "rustle", *seed)
    shape = swelling(seconds, seconds * 0.35, seconds * 0.6) * grain(seconds, 70, 0.85, *seed)
    luck = chance("rustle", *seed)
    creases = [
        (float(seconds * (0.1 + 0.75 * luck.random())), touch(0.012, 700, 3800, i, *seed), 0.3)
        for i in range(9)
    ]
    return level(together((0, level(rush * shape), 0.6), *creases))


def wind(seconds: float) -> Wave:
    """Wind that comes, stands and goes."""
    low = sweep(seconds, (160, 330, 620, 420, 180), 1.7, "wind")
    high = sweep(seconds, (500, 1100, 2000, 1300, 500), 1.4, "whistle")
    shape = swelling(seconds, seconds * 0.4, seconds * 0.5)
    return level((low + 0.28 * high) * shape * grain(seconds, 5, 0.45, "gusts"))


def fire(seconds: float) -> Wave:
    """Fire that takes hold: a low breath, and many small cracks."""
    luck = chance("fire")
    roar = sweep(seconds, (180, 360, 480, 300), 1.8, "roar") * grain(seconds, 11, 0.5, "flames")
    shape = swelling(seconds, seconds * 0.3, seconds * 0.5)
    cracks = [
        (
            float(seconds * (0.08 + 0.8 * luck.random())),
            touch(0.012 + 0.01 * luck.random(), 400, 1200 + 2600 * luck.random(), "crack", i),
            float(0.08 + 0.6 * luck.random() ** 3),
        )
        for i in range(round(26 * seconds))
    ]
    return level(together((0, level(roar * shape), 0.8), *cracks))


def bubble(hz: float, *seed: object) -> Wave:
    """One drop: a short tone that rises as it closes."""
    luck = chance("bubble", *seed)
    seconds = 0.05 + 0.07 * luck.random()
    at = moments(seconds)
    pitch = hz * (1 + 0.6 * luck.random() * at / seconds)
    turn = 2 * np.pi * np.cumsum(pitch) * (at[1] - at[0])
    return np.asarray(np.sin(turn) * fading(seconds, seconds / 5) * np.clip(at / 0.003, 0, 1))


def water(seconds: float) -> Wave:
    """The Deep: a slow swell of water, drops going under."""
    luck = chance("water")
    flow = sweep(seconds, (240, 420, 560, 300), 1.9, "flow") * grain(seconds, 9, 0.6, "eddies")
    shape = swelling(seconds, seconds * 0.3, seconds * 0.6)
    drops = [
        (
            float(seconds * (0.05 + 0.75 * luck.random())),
            bubble(260 * 2 ** float(2 * luck.random()), i),
            float(0.1 + 0.5 * luck.random() ** 2),
        )
        for i in range(round(30 * seconds))
    ]
    return level(together((0, level(flow * shape), 0.6), *drops))
