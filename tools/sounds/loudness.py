"""How loud a sound is to the ear, in decibels under full scale.

The ear's weighting is that of broadcasting (a gentle lift above 1.5 kHz, a cut below 60 Hz), over
a tenth of a second, which is about as long as a card takes to fall.
"""

from typing import Final

import numpy as np

from tools.sounds.waves import RATE, Wave, length, peak, quick

WINDOW_S: Final = 0.1
FLOOR_DB: Final = -120.0


def decibels(height: float) -> float:
    """A height (1 is full scale) in dB."""
    return FLOOR_DB if height <= 0 else max(FLOOR_DB, 20 * float(np.log10(height)))


def height(decibel: float) -> float:
    """The height of so many dB."""
    return float(10 ** (decibel / 20))


def peak_db(wave: Wave) -> float:
    """The greatest height in dB under full scale."""
    return decibels(peak(wave))


def loudest_db(wave: Wave) -> float:
    """How loud the loudest tenth of a second is."""
    return decibels(float(np.sqrt(_powers(wave).max())))


def usual_db(wave: Wave) -> float:
    """How loud it is on the whole, rests left out: the mean of what lies within 10 dB of it."""
    powers = _powers(wave)
    gate = powers.mean() / 10
    return decibels(float(np.sqrt(powers[powers >= gate].mean())))


def weighted(wave: Wave) -> Wave:
    """One channel as the ear weighs it."""
    n = quick(len(wave) + length(0.2))
    heights = np.fft.rfftfreq(n, 1 / RATE)
    lift = 1 + 0.585 / (1 + (1500 / (heights + 1)) ** 2)
    cut = 1 / (1 + (60 / (heights + 1)) ** 2)
    return np.asarray(np.fft.irfft(np.fft.rfft(wave, n) * lift * cut, n)[: len(wave)])


def _powers(wave: Wave) -> Wave:
    """The mean square of each tenth of a second, half overlapping; the channels' mean."""
    channels = wave.reshape(len(wave), -1)
    size, step = length(WINDOW_S), length(WINDOW_S / 2)
    found = []
    for i in range(channels.shape[1]):
        square = np.concatenate((weighted(channels[:, i]) ** 2, np.zeros(size)))
        sums = np.concatenate(([0.0], np.cumsum(square)))
        starts = np.arange(0, len(square) - size + 1, step)
        found.append((sums[starts + size] - sums[starts]) / size)
    return np.asarray(np.maximum(np.mean(found, axis=0), 0.0))
