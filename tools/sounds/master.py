"""From raw waves to what is written: how loud, how high at most, ends that do not click."""

from typing import Final

import numpy as np

from tools.sounds.beds import BEDS
from tools.sounds.effects import EFFECTS, Effect
from tools.sounds.loudness import height, loudest_db, peak_db, usual_db
from tools.sounds.room import heard_in
from tools.sounds.waves import RATE, Wave, length, quick, together

PEAK_DB: Final = -6.6
"""What is written stays below this, so that after coding it is still below -6 dB."""

MUSIC_DB: Final = -33.0
"""How loud the beds usually are: 12 dB and more below the effects."""

QUIET: Final = 10 ** (-66 / 20)
TAIL_S: Final = 0.03
LOWEST_HZ: Final = 35.0
LEAD_S: Final = 0.004
"""Before a sound, for the coder, which smears what begins at once."""

CALM_S: Final = 0.6
"""Before the first note of a bed, so that its ends meet where nothing begins."""

EVENED_S: Final = 0.25
EVENING: Final = 2.5
"""So many dB over the usual become one."""


def effects() -> dict[str, tuple[str, ...]]:
    """The names of effects, each with the names of its files, in the order they are heard."""
    return {name: files_of(name, len(effect.makes)) for name, effect in EFFECTS.items()}


def files_of(name: str, variants: int) -> tuple[str, ...]:
    """The files of an effect, without their ending: "lay" has lay_a, lay_b and lay_c."""
    stem = name.replace(" ", "_")
    return (stem,) if variants == 1 else tuple(f"{stem}_{chr(97 + i)}" for i in range(variants))


def effect(made: Effect, variant: int) -> Wave:
    """One channel, mastered."""
    wave = _trimmed(without_thump(heard_in(made.room, made.makes[variant]())))
    gain_db = min(made.loud_db - loudest_db(wave), PEAK_DB - peak_db(wave))
    return together((LEAD_S, wave, height(gain_db)))


def bed(name: str) -> Wave:
    """Two channels, mastered: a ring."""
    wave = np.roll(evened(BEDS[name].make()), length(CALM_S), axis=0)
    return np.asarray(wave * height(MUSIC_DB - usual_db(wave)))


def evened(ring: Wave) -> Wave:
    """A ring whose loud moments are nearer to its soft ones, slowly and without a seam."""
    n, size = len(ring), length(EVENED_S)
    window = np.zeros(n)
    window[:size] = np.hanning(size) / np.hanning(size).sum()
    power = np.fft.rfft((ring**2).mean(axis=1)) * np.fft.rfft(np.roll(window, -size // 2))
    loud = np.sqrt(np.maximum(np.fft.irfft(power, n), 0))
    usual = float(np.sqrt((ring**2).mean()))
    gain = np.maximum(loud / usual, 1.0) ** (1 / EVENING - 1)
    return np.asarray(ring * gain[:, None])


def without_thump(wave: Wave) -> Wave:
    """Without what is too low to be heard, and only moves the loudspeaker."""
    n = quick(len(wave) + length(0.2))
    heights = np.fft.rfftfreq(n, 1 / RATE)
    shape = (1j * heights / (1j * heights + LOWEST_HZ)) ** 2
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, n) * shape, n)[: len(wave)])


def _trimmed(wave: Wave) -> Wave:
    """Without what is too soft to be heard at its end, faded out there."""
    heard = np.flatnonzero(np.abs(wave) > QUIET * np.abs(wave).max())
    kept = wave[: min(len(wave), int(heard[-1]) + length(TAIL_S))].copy()
    tail = min(len(kept), length(TAIL_S))
    kept[-tail:] *= np.linspace(1, 0, tail)
    return kept
