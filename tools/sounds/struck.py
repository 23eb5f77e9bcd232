"""Things that are struck and ring: wood, stone, glass, metal, skin.

A struck thing sounds at several pitches at once, its modes, and each dies away by itself. Which
pitches, and how fast, is what we hear as the stuff it is made of.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tools.sounds.waves import (
    Wave,
    chance,
    fading,
    level,
    moments,
    noise,
    released,
    softened,
    together,
)

ATTACK_S: Final = 0.0012


class Stuff(NamedTuple):
    """What a thing is made of.

    Attributes:
        ratios: its pitches, as multiples of the lowest.
        ring_s: how long the lowest takes to fade to a half, at 440 Hz.
        damping: how much faster the higher ones fade; 0 as long, 1 as their pitch is higher.
        brightness: how loud each pitch is, against the one below it.
    """

    ratios: Sequence[float]
    ring_s: float
    damping: float
    brightness: float


WOOD: Final = Stuff((1, 2.57, 4.21, 6.1, 8.63), 0.014, 0.6, 0.62)
PLANK: Final = Stuff((1, 1.52, 2.13, 2.94, 3.81, 5.2), 0.02, 0.5, 0.85)
STONE: Final = Stuff((1, 1.83, 2.71, 4.4, 6.9), 0.01, 0.5, 0.85)
GLASS: Final = Stuff((1, 1.71, 2.48, 3.9, 5.3), 0.11, 0.9, 0.62)
BELL: Final = Stuff((0.5, 1, 2.0, 2.98, 4.17, 5.43), 0.3, 0.85, 0.42)
BRONZE: Final = Stuff((1, 2.32, 4.25, 5.1, 6.63), 0.12, 0.8, 0.66)
SKIN: Final = Stuff((1, 1.59, 2.14, 2.3, 2.65, 2.92), 0.035, 0.35, 0.58)


def struck(stuff: Stuff, hz: float, seconds: float, *seed: object) -> Wave:
    """A thing struck once with something soft; `hz` is its lowest pitch. Its peak is 1."""
    luck = chance("struck", *seed)
    at = moments(seconds)
    made = np.zeros(len(at))
    for i, ratio in enumerate(stuff.ratios):
        pitch = hz * ratio * (1 + 0.012 * luck.standard_normal())
        half_life = stuff.ring_s * (440 / hz) ** 0.5 / ratio**stuff.damping
        gain = stuff.brightness**i * (0.8 + 0.4 * luck.random())
        made += gain * np.sin(2 * np.pi * pitch * at) * fading(seconds, half_life)
    return level(released(made * np.clip(at / ATTACK_S, 0, 1)))


def touch(seconds: float, low_hz: float, high_hz: float, *seed: object) -> Wave:
    """The short noise of one thing meeting another. Its peak is 1."""
    burst = noise(seconds, low_hz, high_hz, "touch", *seed) * fading(seconds, seconds / 7)
    return level(burst * np.clip(moments(seconds) / ATTACK_S, 0, 1))


def knock(hz: float, softness_hz: float, *seed: object) -> Wave:
    """A knuckle on wood; `softness_hz` is where its edge ends, higher is harder."""
    wood = struck(WOOD, hz, 0.35, *seed)
    contact = touch(0.03, hz, softness_hz, *seed)
    return level(softened(together((0, wood, 1.0), (0, contact, 0.45)), softness_hz))


def bell(hz: float, *seed: object) -> Wave:
    """A small bell, touched rather than struck."""
    ring = struck(BELL, hz, 1.3, *seed)
    return level(softened(ring, 4200))


def drum(hz: float, strength: float, *seed: object) -> Wave:
    """A frame drum struck with the flat of the fingers: the pitch sinks as the skin settles.

    Args:
        hz: where the pitch comes to rest.
        strength: 0 to 1; a hard stroke is brighter.
        seed: which stroke.
    """
    at = moments(0.9)
    sinking = hz * (1 + 0.35 * strength * np.exp(-at / 0.025))
    turn = 2 * np.pi * np.cumsum(sinking) * (at[1] - at[0])
    body = released(np.sin(turn) * fading(0.9, 0.11))
    skin = struck(SKIN, 2 * hz, 0.5, *seed)
    fingers = touch(0.045, 180, 900 + 1500 * strength, *seed)
    whole = together((0, body, 1.0), (0, skin, 0.55), (0, fingers, 0.2 + 0.3 * strength))
    return level(softened(whole, 900 + 1800 * strength))


def grit(seconds: float, grains: int, *seed: object) -> Wave:
    """Small stones and sand: many tiny touches, thinning out."""
    luck = chance("grit", *seed)
    parts = [
        (
            float(seconds * luck.random() ** 1.8),
            touch(0.008, 500, 1500 + 2500 * luck.random(), i, *seed),
            float(0.15 + 0.85 * luck.random() ** 3),
        )
        for i in range(grains)
    ]
    return level(together(*parts))
