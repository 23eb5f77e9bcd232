"""Waves: numbers 32,000 times a second, and the few ways in which one is made from others."""

import zlib
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

RATE: Final = 32_000
"""Samples a second, of every file and of the open mixer alike, so that nothing is resampled."""

Wave: TypeAlias = npt.NDArray[np.float64]
"""One channel: (n,). Two channels: (n, 2), left first."""


def chance(*seed: object) -> np.random.Generator:
    """Chance that is the same each time for the same words and numbers."""
    return np.random.Generator(np.random.PCG64(zlib.crc32(repr(seed).encode())))


def length(seconds: float) -> int:
    """How many samples so long a time has."""
    return round(seconds * RATE)


def moments(seconds: float) -> Wave:
    """The time of each sample, in seconds."""
    return np.arange(length(seconds)) / RATE


def quick(n: int) -> int:
    """The next length, from `n`, whose pitches are found quickly."""
    return min(m << max(0, (-(-n // m) - 1).bit_length()) for m in (1, 3, 5, 9, 15))


def fading(seconds: float, half_life_s: float) -> Wave:
    """From 1 downwards, half of it gone after each `half_life_s`."""
    return np.asarray(0.5 ** (moments(seconds) / half_life_s))


def swelling(seconds: float, rise_s: float, fall_s: float) -> Wave:
    """Up from 0 to 1 in `rise_s` without a corner, level, and down again in the last `fall_s`."""
    at = moments(seconds)
    up = np.clip(at / max(rise_s, 1 / RATE), 0, 1)
    down = np.clip((seconds - at) / max(fall_s, 1 / RATE), 0, 1)
    return np.asarray((0.5 - 0.5 * np.cos(np.pi * up)) * (0.5 - 0.5 * np.cos(np.pi * down)))


def released(wave: Wave, share: float = 0.3) -> Wave:
    """The wave let go gently in its last part, so that it does not break off."""
    made, n = wave.copy(), round(len(wave) * share)
    made[len(made) - n :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(n) / n)
    return made


def noise(seconds: float, low_hz: float, high_hz: float, *seed: object) -> Wave:
    """Rushing air between two pitches, with soft shoulders; its mean square is 1."""
    n = length(seconds)
    heights = np.fft.rfftfreq(n, 1 / RATE) + 1e-9
    shape = 1 / (1 + (low_hz / heights) ** 4) / (1 + (heights / high_hz) ** 4)
    found = np.fft.irfft(np.fft.rfft(chance(*seed).standard_normal(n)) * shape, n)
    return np.asarray(found / np.sqrt(np.mean(found**2)))


def softened(wave: Wave, high_hz: float) -> Wave:
    """The wave with its edge taken off above a pitch (12 dB an octave), as by felt."""
    n = quick(len(wave) + length(0.05))
    heights = np.fft.rfftfreq(n, 1 / RATE)
    shape = 1 / (1 + 1j * heights / high_hz) ** 2
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, n) * shape, n)[: len(wave)])


def together(*parts: tuple[float, Wave, float]) -> Wave:
    """Several waves as one: each with the second at which it begins, and its gain."""
    end = max(length(at) + len(wave) for at, wave, _ in parts)
    made = np.zeros(end)
    for at, wave, gain in parts:
        start = length(at)
        made[start : start + len(wave)] += gain * wave
    return made


def peak(wave: Wave) -> float:
    """The greatest height, 0 for silence."""
    return float(np.abs(wave).max(initial=0.0))


def level(wave: Wave, height: float = 1.0) -> Wave:
    """The wave with its greatest height set."""
    return np.asarray(wave * (height / max(peak(wave), 1e-12)))
