"""Seeded roughness: tiles of fractal noise, and a number for every pane."""

from functools import cache
from typing import Literal

import numpy as np

from tools.paint.arrays import Cells, Field

TILE = 1024
"""Width and height of a noise tile, in pixels; its edges meet."""

Kind = Literal["soft", "streak", "fine", "wobble"]

_SEEDS: dict[Kind, int] = {"soft": 11, "streak": 23, "fine": 37, "wobble": 51}


@cache
def noise(kind: Kind) -> Field:
    """A tile of noise, mean 0, within -1.4 to 1.4.

    `soft` is cloud, `streak` the drawn lines of hand-made glass, `fine` its grain, `wobble` the
    slow waver of a hand.
    """
    rng = np.random.default_rng(_SEEDS[kind])
    waves = np.fft.rfft2(rng.standard_normal((TILE, TILE))) * _spectrum(kind)
    waves[0, 0] = 0
    tile = np.fft.irfft2(waves, s=(TILE, TILE)).astype(np.float32)
    return np.asarray(np.clip(tile / (tile.std() * np.float32(2.2)), -1.4, 1.4), np.float32)


def _spectrum(kind: Kind) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    fy = np.fft.fftfreq(TILE)[:, None]
    fx = np.fft.rfftfreq(TILE)[None, :]
    r = np.sqrt(fx**2 + fy**2) + 1 / TILE
    match kind:
        case "soft":
            amount = r**-1.7
        case "wobble":
            amount = r**-1.5 * np.exp(-((r / 0.018) ** 2))
        case "streak":
            amount = (np.sqrt((fx * 7) ** 2 + fy**2) + 1.5 / TILE) ** -1.35
        case "fine":
            amount = np.exp(-((r / 0.16) ** 2))
    return np.asarray(amount, np.float64).reshape(TILE, TILE // 2 + 1)


def sample(kind: Kind, y: Field | Cells, x: Field | Cells) -> Field:
    """The noise at the places y, x, in pixels of the tile; it goes on for ever."""
    return noise(kind)[y.astype(np.int64) % TILE, x.astype(np.int64) % TILE]


def lot(cells: Cells | np.ndarray[tuple[int, ...], np.dtype[np.int64]], salt: int) -> Field:
    """A number 0-1 for each pane number: the same pane and salt always draw the same lot."""
    x = cells.astype(np.uint64) + np.uint64(salt * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF)
    x ^= x >> np.uint64(30)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    x ^= x >> np.uint64(27)
    x *= np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    return (x >> np.uint64(40)).astype(np.float32) / np.float32(1 << 24)
