"""A lyre: gut strings plucked with the fingers, over a small box of wood."""

from functools import cache
from typing import Final

import numpy as np

from tools.sounds.struck import touch
from tools.sounds.waves import Wave, chance, fading, level, moments, released, together

STIFFNESS: Final = 0.00006
PLUCKED_AT: Final = 0.31
TOP_HZ: Final = 6500.0
SECONDS: Final = 4.0


@cache
def pluck(hz: float, strength: float = 0.6, which: int = 0) -> Wave:
    """One string, its peak 1; hard plucks are brighter. Do not write to what is given back.

    Args:
        hz: the string's pitch.
        strength: 0 to 1.
        which: another number is another pluck of the same string.
    """
    luck = chance("pluck", hz, which)
    place = PLUCKED_AT + 0.04 * luck.standard_normal()
    at = moments(SECONDS)
    tone = np.zeros(len(at))
    for n in range(1, int(TOP_HZ / hz) + 1):
        pitch = n * hz * np.sqrt(1 + STIFFNESS * n * n)
        gain = abs(np.sin(np.pi * n * place)) / n ** (2.0 - 0.7 * strength)
        tone += gain * _dying(pitch, hz, n, luck.random())
    finger = touch(0.03, 300, 1200 + 1800 * strength, "finger", hz, which)
    onset = np.clip(at / (0.004 - 0.002 * strength), 0, 1)
    return level(together((0, released(tone * onset), 1.0), (0, finger, 0.05 + 0.06 * strength)))


def _dying(pitch: float, hz: float, n: int, phase: float) -> Wave:
    """One pitch of the string: fast at first, then slowly, beating a little."""
    at = moments(SECONDS)
    slow = 0.75 * (220 / hz) ** 0.5 / (1 + 0.22 * (n - 1))
    wave = np.sin(2 * np.pi * (pitch * at + phase))
    twin = np.sin(2 * np.pi * (pitch * 1.0009 * at + phase))
    quick = fading(SECONDS, slow * 0.25)
    return np.asarray(0.55 * wave * quick + 0.45 * twin * fading(SECONDS, slow))
