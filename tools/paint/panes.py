"""Ways to cut a ground into panes: each gives every pixel the number of its pane."""

import numpy as np

from tools.paint.arrays import Cells, Field, Mask
from tools.paint.ground import Ground
from tools.paint.noise import lot

_ROW = 64
_FAR = np.float32(1e9)


def shards(
    g: Ground, n: int, stretch: tuple[float, float] = (1, 1), mask: Mask | None = None
) -> Cells:
    """About n broken pieces over the whole ground; quicker, given the mask that will be kept."""
    x0, x1, y0, y1 = -6.0, 106.0, -6.0, g.tall + 6
    sx, sy = stretch
    k = max(1, round(float(np.sqrt(n * (x1 - x0) / (y1 - y0) * sy / sx))))
    m = max(1, int(np.ceil(n / k)))
    cw, ch = (x1 - x0) / k, (y1 - y0) / m
    px, py = _seeds(g, k, m)
    chosen = np.ones((g.h, g.w), bool) if mask is None else mask
    qx = ((g.x + g.wobble * 0.8)[chosen] - x0).astype(np.float32)
    qy = ((g.y + g.waver * 0.8)[chosen] - y0).astype(np.float32)
    out = np.zeros((g.h, g.w), np.int32)
    out[chosen] = _nearest((qx, qy), (px * cw, py * ch), (cw, ch), stretch)
    return out


def _seeds(g: Ground, k: int, m: int) -> tuple[Field, Field]:
    shift = (np.arange(m, dtype=np.float32) % 2 * 0.5 - 0.25)[:, None]
    jitter = g.rng.uniform(-0.34, 0.34, (2, m, k)).astype(np.float32)
    px = np.arange(k, dtype=np.float32)[None] + np.float32(0.5) + shift + jitter[0]
    py = np.arange(m, dtype=np.float32)[:, None] + np.float32(0.5) + jitter[1]
    return px.astype(np.float32), py.astype(np.float32)


def _nearest(
    at: tuple[Field, Field],
    seeds: tuple[Field, Field],
    cell: tuple[float, float],
    stretch: tuple[float, float],
) -> Cells:
    """The nearest seed, looked for among the nine cells round each point."""
    m, k = seeds[0].shape
    row, column = (at[1] / cell[1]).astype(np.int32), (at[0] / cell[0]).astype(np.int32)
    px, py = seeds[0].ravel() * stretch[0], seeds[1].ravel() * stretch[1]
    qx, qy = at[0] * np.float32(stretch[0]), at[1] * np.float32(stretch[1])
    best = np.full(qx.shape, _FAR, np.float32)
    found = np.zeros(qx.shape, np.int32)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            at_row = np.clip(row + dy, 0, m - 1) * k
            seed = at_row + np.clip(column + dx, 0, k - 1)
            d = (px[seed] - qx) ** 2 + (py[seed] - qy) ** 2
            nearer = d < best
            np.copyto(best, d, where=nearer, casting="unsafe")
            np.copyto(found, seed, where=nearer, casting="unsafe")
    return found


def rays(
    g: Ground, centre: tuple[float, float], n: int, rings: tuple[float, ...] = (), phase: float = 0
) -> Cells:
    """N rays from a centre, each broken at about the given distances."""
    sector = np.floor((g.turn(*centre) + phase) % 1 * n).astype(np.int32)
    r = g.distance(*centre) + g.wobble
    ring = np.zeros_like(sector)
    for i, at in enumerate(rings):
        ring += (r > at + lot(sector + i * 131, g.seed + 5) * 7 - 3.5).astype(np.int32)
    return np.asarray(sector * 16 + ring, np.int32)


def spiral(
    g: Ground, centre: tuple[float, float], n: int, twist: float, rings: tuple[float, ...] = ()
) -> Cells:
    """N arms that wind out of a centre; `twist` is in turns for each e-fold of distance."""
    r = g.distance(*centre) + g.wobble
    sector = np.floor((g.turn(*centre) + twist * np.log(r + 3)) % 1 * n).astype(np.int32)
    ring = np.zeros_like(sector)
    for i, at in enumerate(rings):
        ring += (r > at * (0.8 + lot(sector + i * 77, g.seed + 3) * 0.4)).astype(np.int32)
    return np.asarray(sector * 16 + ring, np.int32)


def bands(
    g: Ground, thick: float, cut: float, wave: tuple[float, float] = (1.5, 60), lean: float = 0
) -> Cells:
    """Flowing bands `thick` high, cut into panes `cut` long; `wave` is (height, length)."""
    amp, length = wave
    t = 2 * np.pi * g.x / length
    y = g.y + amp * np.sin(t) + amp * 0.45 * np.sin(t * 2.3) + lean * (g.x - 50) + g.wobble * 1.2
    band = np.floor(y / thick).astype(np.int32)
    shift = lot(band + 900, g.seed + 9) * cut
    along = (g.x + shift + g.waver * 2 + (y - band * thick) * 0.5) / cut
    return np.asarray(band * _ROW + np.floor(along).astype(np.int32) + 4096, np.int32)


def bricks(g: Ground, w: float, h: float, y0: float = 0) -> Cells:
    """Courses of bricks w by h, from the height y0."""
    row = np.floor((g.y - y0 + g.wobble * 0.25) / h).astype(np.int32)
    column = np.floor((g.x + (row % 2) * w / 2 + g.waver * 0.25) / w).astype(np.int32)
    return row * _ROW + column + 4096


def quarries(g: Ground, size: float) -> Cells:
    """Diamond quarries, as in a plain leaded window."""
    a = np.floor((g.x * 1.35 + g.y + g.wobble * 0.3) / size).astype(np.int32)
    b = np.floor((g.x * 1.35 - g.y + g.waver * 0.3) / size).astype(np.int32)
    return (a + 64) * 256 + b + 64


def scales(g: Ground, size: float) -> Cells:
    """Overlapping scales, as on the back of Leviathan."""
    row = np.floor(g.y / (size * 0.5)).astype(np.int32)
    best = np.zeros((g.h, g.w), np.int32)
    for k in range(3):
        at = row - k + 1
        shift = (at % 2) * size * 0.5
        column = np.floor((g.x + shift) / size).astype(np.int32)
        dx = g.x - (column * size - shift + size * 0.5)
        dy = g.y - at * size * 0.5
        inside = (dx**2 + dy**2 < (size * 0.54) ** 2) & (dy >= -size)
        best = np.where(inside, (at + 64) * 256 + column + 8, best)
    return best.astype(np.int32)


def web(g: Ground, centre: tuple[float, float], n: int, step: float) -> Cells:
    """A spider's web of cracks: n threads from the centre, sagging rings between."""
    turn = g.turn(*centre)
    threads = np.sort((np.arange(n) + g.rng.uniform(-0.32, 0.32, n)) / n % 1)
    sector = np.searchsorted(threads, turn.ravel()).reshape(turn.shape) % n
    low = threads[(sector - 1) % n]
    span = (threads[sector] - low) % 1
    t = ((turn - low) % 1) / np.maximum(span, 1e-4)
    sag = g.distance(*centre) * (1 + 0.16 * np.sin(np.pi * t))
    ring = np.floor((sag + lot(sector.astype(np.int64) * 7, g.seed) * step) / step)
    ring = np.floor(np.sqrt(np.maximum(ring, 0) * 2.2))
    return (sector * 64 + ring).astype(np.int32)
