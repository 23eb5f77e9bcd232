"""The nimbus, the shape behind an emblem: each era has its own, beside its colour."""

from collections.abc import Callable

import numpy as np

from tools.paint.arrays import Field

Shape = Callable[[Field, Field, float], Field]


def nimbus(name: str, dx: Field, dy: Field, radius: float) -> Field:
    """A distance-like field from the centre that equals `radius` on the shape's outline."""
    return np.asarray(_SHAPES[name](dx, dy, radius), np.float32)


def _circle(dx: Field, dy: Field, _radius: float) -> Field:
    return np.asarray(np.hypot(dx, dy), np.float32)


def _quatrefoil(dx: Field, dy: Field, radius: float) -> Field:
    o = radius * 0.50
    leaves = [np.hypot(dx - o * a, dy - o * b) for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    return np.asarray((np.min(leaves, axis=0) + o) / 1.08, np.float32)


def _octagon(dx: Field, dy: Field, _radius: float) -> Field:
    eighth = np.pi / 4
    k = (np.arctan2(dy, dx) + eighth / 2) % eighth - eighth / 2
    return np.asarray(np.hypot(dx, dy) * np.cos(k) * 1.02, np.float32)


def _star(dx: Field, dy: Field, _radius: float) -> Field:
    """Two squares: an eight-pointed star."""
    square = np.maximum(np.abs(dx), np.abs(dy))
    diamond = (np.abs(dx) + np.abs(dy)) / np.sqrt(2)
    return np.asarray(np.minimum(square, diamond) * 1.22, np.float32)


def _niche(dx: Field, dy: Field, radius: float) -> Field:
    """A round-headed doorway."""
    head = np.hypot(dx, np.minimum(dy + radius * 0.16, 0)) * 1.16
    return np.asarray(np.maximum(head, np.abs(dy) * 0.92), np.float32)


def _lozenge(dx: Field, dy: Field, _radius: float) -> Field:
    swell = 1 - 0.10 * np.cos(4 * np.arctan2(dy, dx))
    return np.asarray((np.abs(dx) * 0.86 + np.abs(dy)) * 0.92 * swell, np.float32)


def _flare(dx: Field, dy: Field, _radius: float) -> Field:
    """A spiked eclipse."""
    t = np.abs((np.arctan2(dy, dx) / (2 * np.pi) * 24) % 1 - 0.5) * 2
    return np.asarray(np.hypot(dx, dy) / (1.03 - 0.16 * t), np.float32)


def _sun(dx: Field, dy: Field, _radius: float) -> Field:
    """A scalloped sun."""
    t = np.abs(np.sin(np.arctan2(dy, dx) * 8))
    return np.asarray(np.hypot(dx, dy) / (1.0 - 0.05 * (1 - t)), np.float32)


_SHAPES: dict[str, Shape] = {
    "circle": _circle,
    "quatrefoil": _quatrefoil,
    "octagon": _octagon,
    "star": _star,
    "niche": _niche,
    "lozenge": _lozenge,
    "flare": _flare,
    "sun": _sun,
}
