"""The ground of one picture: its size, its seed, and where each pixel lies in per cent."""

from dataclasses import dataclass

import numpy as np

from tools.paint.arrays import Field
from tools.paint.noise import TILE, noise


@dataclass(frozen=True, slots=True)
class Ground:
    """A picture's pixels before anything is laid on them.

    All measures of a window are in per cent of its width, so that a window looks the same at any
    size: `x` runs from 0 to 100, `y` from 0 to `tall`, and `unit` is one per cent in pixels.
    """

    w: int
    h: int
    seed: int
    rng: np.random.Generator
    x: Field
    y: Field
    wobble: Field
    """The waver of the hand across, about -1 to 1."""
    waver: Field
    """A second waver, for the other direction."""

    @property
    def unit(self) -> float:
        """One per cent of the width, in pixels."""
        return self.w / 100

    @property
    def tall(self) -> float:
        """The height in per cent of the width."""
        return self.h / self.unit

    def distance(self, cx: float, cy: float) -> Field:
        """How far each pixel lies from a point, in per cent of the width."""
        return np.asarray(np.hypot(self.x - cx, self.y - cy), np.float32)

    def turn(self, cx: float, cy: float) -> Field:
        """The bearing of each pixel from a point, in turns 0-1, clockwise from the right."""
        angle = np.arctan2(self.y - cy, self.x - cx) / (2 * np.pi)
        return np.asarray(angle % 1, np.float32)


def prepare(w: int, h: int, seed: int) -> Ground:
    """The ground of a picture w by h pixels; the same seed gives the same hand."""
    rng = np.random.default_rng(seed)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    unit = np.float32(w / 100)
    oy, ox = rng.integers(0, TILE, 2)
    rows = (np.arange(h) * TILE // max(w, h) // 2 + oy) % TILE
    columns = (np.arange(w) * TILE // max(w, h) // 2 + ox) % TILE
    tile = noise("wobble")
    waver = tile[np.ix_((rows + 411) % TILE, (columns + 677) % TILE)]
    return Ground(w, h, seed, rng, xx / unit, yy / unit, tile[np.ix_(rows, columns)], waver)
