"""Things that are blown: the ram's horn, a long horn, a low reed.

A blown tone has the pitches of a whole-number row. The harder the breath, the brighter it is.
"""

from typing import Final, NamedTuple

import numpy as np

from tools.sounds.waves import Wave, chance, level, moments, noise, swelling


class Pipe(NamedTuple):
    """What is blown.

    Attributes:
        formant_hz: the pitch that its shape favours.
        width_hz: how widely.
        tilt: how fast the row fades upward at a full breath; higher is darker.
        even: how loud the even pitches are against the odd; a reed in a straight pipe has few.
        breath: how much air is heard.
    """

    formant_hz: float
    width_hz: float
    tilt: float
    even: float
    breath: float


SHOFAR: Final = Pipe(1050, 900, 0.95, 1.0, 0.05)
LONG_HORN: Final = Pipe(420, 420, 1.35, 1.0, 0.04)
REED: Final = Pipe(520, 500, 1.25, 0.35, 0.035)
FLUTE: Final = Pipe(500, 700, 2.6, 0.5, 0.09)

TOP_HZ: Final = 7000.0


def blown(pipe: Pipe, pitch: Wave, breath: Wave, *seed: object) -> Wave:
    """A tone, its peak 1.

    Args:
        pipe: what is blown.
        pitch: in Hz, for each sample.
        breath: 0 to 1, for each sample.
        seed: which breath.
    """
    turn = 2 * np.pi * np.cumsum(pitch * _unsteady(len(pitch), *seed)) / 32_000
    made = np.zeros(len(pitch))
    for n in range(1, int(TOP_HZ / float(pitch.max())) + 1):
        share = n ** -(pipe.tilt + 1.6 * (1 - breath)) * (1.0 if n % 2 else pipe.even)
        shape = 0.35 + np.exp(-(((n * pitch - pipe.formant_hz) / pipe.width_hz) ** 2))
        made += share * shape * np.sin(n * turn + n * n * 0.7)
    air = noise(len(pitch) / 32_000, pipe.formant_hz * 0.6, pipe.formant_hz * 3, "air", *seed)
    return level((level(made) + pipe.breath * air) * breath**1.3)


def held(hz: float, seconds: float, vibrato: float = 0.0, rate_hz: float = 4.6) -> Wave:
    """One pitch; a vibrato (as a share of the pitch) that comes slowly."""
    at = moments(seconds)
    depth = vibrato * np.clip(at / seconds * 2 - 0.4, 0, 1)
    return np.asarray(hz * (1 + depth * np.sin(2 * np.pi * rate_hz * at)))


def leaping(hz: float, up: float, at_s: float, seconds: float) -> Wave:
    """A pitch that scoops up into its first note, and leaps to another at `at_s`."""
    at = moments(seconds)
    scoop = 1 - 0.08 * np.exp(-at / 0.05)
    leap = 1 + (up - 1) / (1 + np.exp(-(at - at_s) / 0.012))
    return np.asarray(hz * scoop * leap)


def shofar() -> Wave:
    """The ram's horn at the Glory: one long blast that leaps a fifth and grows."""
    seconds = 3.4
    pitch = leaping(hz=293.66, up=1.5, at_s=0.75, seconds=seconds)
    at = moments(seconds)
    growing = 0.55 + 0.45 * np.clip((at - 0.6) / 1.9, 0, 1)
    dip = 1 - 0.35 * np.exp(-(((at - 0.75) / 0.05) ** 2))
    pitch *= 1 + 0.02 * np.clip((at - seconds + 0.35) / 0.35, 0, 1)
    return blown(SHOFAR, pitch, swelling(seconds, 0.09, 0.5) * growing * dip, "shofar")


def long_horn(hz: float, seconds: float) -> Wave:
    """One long low horn that swells and dies away."""
    breath = swelling(seconds, seconds * 0.4, seconds * 0.5)
    return blown(LONG_HORN, held(hz, seconds, 0.004), breath, "long horn", hz)


def reed(hz: float, seconds: float, *seed: object) -> Wave:
    """A low reed, taken up and laid down gently."""
    breath = 0.85 * swelling(seconds, min(0.5, seconds / 3), seconds * 0.45)
    pitch = held(hz, seconds, 0.006)
    pitch *= 1 - 0.025 * np.exp(-moments(seconds) / 0.09)
    return blown(REED, pitch, breath, "reed", hz, *seed)


def flute(hz: float, seconds: float, *seed: object) -> Wave:
    """A soft wooden flute, more air than tone at its edges."""
    breath = 0.7 * swelling(seconds, seconds * 0.35, seconds * 0.5)
    return blown(FLUTE, held(hz, seconds, 0.005, 4.1), breath, "flute", hz, *seed)


def _unsteady(n: int, *seed: object) -> Wave:
    """No breath holds a pitch quite still: within a few thousandths, wandering slowly."""
    points = chance("unsteady", *seed).standard_normal(max(4, n // 3200))
    wander = np.interp(np.arange(n), np.linspace(0, n, len(points)), points)
    return np.asarray(1 + 0.0012 * wander)
