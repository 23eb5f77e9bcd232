"""The two card backs: one leaded window each, filling the card."""

import numpy as np
from scipy import ndimage

from tools.paint.arrays import Bytes, Cells, Field, from_bytes, resized, to_bytes
from tools.paint.bodies import SIZE, card_body, rounded
from tools.paint.brush import image, line, mask, pixels
from tools.paint.firing import Fire, fire
from tools.paint.glass import Glass, Look
from tools.paint.ground import prepare
from tools.paint.metals import edged, reveal
from tools.paint.panes import rays, scales, spiral

_WINDOW = (632, 918)
_OVER = 1.2
_ROUND = 26
_GOLD = ["#f2c14e", "#e0a032", "#ffe08a"]
_BRANCHES = (44, 36, 28)
_COIL = ["#7fc4a4", "#4f9a80", "#a9dcc0", "#2f7462", "#c6ecd2"]


def back(side: str) -> Bytes:
    """A whole back, 720 by 1006."""
    surface = card_body(side, SIZE[1])
    cv = surface.getCanvas()
    x, y = (SIZE[0] - _WINDOW[0]) // 2, (SIZE[1] - _WINDOW[1]) // 2
    path = rounded((x, y, *_WINDOW), _ROUND)
    reveal(cv, side, path)
    cv.save()
    cv.clipPath(path, doAntiAlias=True)
    cv.drawImage(image(_window(side)), x, y)
    cv.restore()
    edged(cv, side, path, 7)
    cv.drawPath(path, line("#1a1008", 1.6, 0.9))
    return pixels(surface)


def _window(side: str) -> Field:
    g = prepare(int(_WINDOW[0] * _OVER), int(_WINDOW[1] * _OVER), 7 if side == "covenant" else 9)
    pane = rounded((0, 0, g.w, g.h), _ROUND * _OVER)
    inside = mask(g.w, g.h, lambda cv, white: cv.drawPath(pane, white))
    glass = Glass(g)
    how = _sun(glass) if side == "covenant" else _eclipse(glass)
    picture = fire(glass, how)
    deep = ndimage.distance_transform_edt(np.pad(inside, 1))[1:-1, 1:-1] / g.unit
    picture *= (0.45 + 0.55 * np.clip(1 - np.exp(-deep / 1.6), 0, 1))[..., None]
    return from_bytes(resized(to_bytes(picture), _WINDOW))


def _numbered(values: Field) -> Cells:
    return np.asarray(np.floor(values), np.int32)


def _sun(glass: Glass) -> Fire:
    """A sun in a rose of twelve petals; the lampstand's branches and flames about it."""
    g = glass.ground
    cy = g.tall * 0.5
    blue = ["#12307a", "#1c4aa6", "#0d2460", "#2a5cc0"]
    glass.lay(None, rays(g, (50, cy), 24, (40, 52, 64)), blue)
    _roundels(glass, cy)
    _lampstand(glass, cy)
    r, turn = g.distance(50, cy), g.turn(50, cy)
    t = np.abs(turn * 12 % 1 - 0.5) * 2
    glass.lay(r < 25.2, 3, ["#0a1a44"], Look(gain=0.8))
    petals = _numbered(turn * 12 % 12) * 4 + (r > 17).astype(np.int32)
    red = ["#8a1f2c", "#c2432c", "#a82a30", "#d9622f"]
    glass.lay(r < 24 * (1 - 0.20 * t**2.2), petals, red, Look(gain=0.85))
    for k in range(12):
        a = (k + 0.5) / 12 * 2 * np.pi
        bead = g.distance(50 + 19.5 * np.cos(a), cy + 19.5 * np.sin(a)) < 2.0
        glass.lay(bead, k, ["#fff0bc", "#ffe08a"], Look(glow=0.12))
    t = np.abs(turn * 16 % 1 - 0.5) * 2
    flames = r < 15 * (1 - 0.34 * t)
    sun = ["#ffd257", "#f6a838", "#ffe694"]
    glass.lay(flames, rays(g, (50, cy), 32), sun, Look(order="turns"))
    glass.lay(r < 7.4, rays(g, (50, cy), 8), ["#fff2c4", "#ffe9a0"], Look(gain=1.25, glow=0.15))
    return Fire((50, cy, 62), 0.40, 1.05, 0.2, bloom=0.42, exposure=1.5)


def _roundels(glass: Glass, cy: float) -> None:
    g = glass.ground
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (50 + sx * 37.0, cy + sy * (g.tall / 2 - 13))
            r = g.distance(*at)
            glass.lay(r < 10, rays(g, at, 8, phase=1 / 16), ["#7a1f24", "#9c2a2a"], Look(gain=0.9))
            petals = Look(gain=0.75, order="turns")
            glass.lay(r < 7.6, rays(g, at, 8), ["#e9b544", "#f6d98a"], petals)
            glass.lay(r < 3.2, 1, ["#fff4d0"], Look(gain=1.1, glow=0.1))


def _lampstand(glass: Glass, cy: float) -> None:
    """Three nested rings and a stem, and at each end a cup and a flame that points outward."""
    g = glass.ground
    r, turn, dy = g.distance(50, cy), g.turn(50, cy), g.y - cy
    look = Look(gain=0.80, jitter=0.1)
    for k, radius in enumerate(_BRANCHES):
        glass.lay(np.abs(r - radius) < 2.3, _numbered(turn * (44 - k * 8)), _GOLD, look)
    for way in (-1, 1):
        stem = (np.abs(g.x - 50) < 2.3) & (way * dy > 0) & (way * dy < g.tall * 0.5 - 9)
        glass.lay(stem, _numbered(np.float32(way / 7) * dy) + 40, _GOLD, look)
    for i, (x, y, up, size) in enumerate(_ends(cy, g.tall)):
        across, along = g.x - x, (g.y - y) * up
        cup = (np.abs(across) < 3.6 * size) & (np.abs(along) < 1.7 * size)
        glass.lay(cup, 9, ["#ffe08a"], Look(gain=0.95))
        v = np.clip((along - 1.5 * size) / (10.5 * size), 0, 1)
        light = (np.abs(across) < 7.4 * size * v**0.5 * (1 - v)) & (along > 1.5 * size) & (v < 1)
        glass.lay(light, 20 + i, ["#ffd257", "#fff0bc"], Look(gain=1.15, glow=0.18))


def _ends(cy: float, tall: float) -> list[tuple[float, float, int, float]]:
    """Each lamp's place, the way its flame points (-1 is up), and its size."""
    arms = [(50.0 + s * radius, cy, -1, 0.78) for radius in _BRANCHES for s in (-1, 1)]
    stem = [(50.0, cy + s * (tall * 0.5 - 15), s, 1.15) for s in (-1, 1)]
    return arms + stem


def _eclipse(glass: Glass) -> Fire:
    """An eclipse at the heart of a coiled, scaled body, over waves."""
    g = glass.ground
    cy = g.tall * 0.5
    r, turn = g.distance(50, cy), g.turn(50, cy)
    sea = ["#0c2634", "#103442", "#0a1c2a", "#16424a"]
    glass.lay(None, scales(g, 11), sea, Look(gain=1.6, jitter=0.25))
    beads = ["#541017", "#3f7f70", "#6e1820", "#2f6258"]
    ring = np.abs(r - 45.5) < 1.9
    glass.lay(ring, _numbered(turn * 60) + 100, beads, Look(order="turns"))
    night = ["#141a34", "#1d2446", "#0e1228", "#2a2450"]
    glass.lay(r < 43.6, rays(g, (50, cy), 26, (30, 37)), night, Look(gain=1.9, jitter=0.25))
    _coil(glass, r, turn)
    t = np.abs(turn * 18 % 1 - 0.5) * 2
    corona = r < 9.6 * (1.12 - 0.3 * t)
    fires = ["#f9a03c", "#e0601f", "#ffce6a"]
    glass.lay(corona, rays(g, (50, cy), 36), fires, Look(gain=1.1, glow=0.1, order="turns"))
    glass.lay(r < 6.2, 1, ["#120a12"], Look(gain=0.6))
    sliver = (r < 6.2) & (g.distance(48.3, cy - 1.2) > 5.9)
    glass.lay(sliver, 2, ["#ffd88a"], Look(gain=1.2, glow=0.2))
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (50 + sx * 39.0, cy + sy * (g.tall / 2 - 11))
            near = g.distance(*at)
            eddy = spiral(g, at, 6, 0.5 * sx * sy, (3.4,))
            glass.lay(near < 8, eddy, ["#541017", "#6e1820", "#3a0a12"], Look(gain=1.1))
            glass.lay(near < 2.2, 1, ["#f9a03c"], Look(glow=0.1))
    return Fire(
        (50, cy, 54), 0.44, 1.1, tint="#ffe6cc", bloom=0.36, exposure=1.5, vignette=0.6, weather=0.5
    )


def _coil(glass: Glass, r: Field, turn: Field) -> None:
    """A band of scales that winds outward two and a half times, thinner toward its end."""
    turns, body = 2.55, 0.66
    bearing = (turn + 0.5) % 1 - 0.5
    p = (r - 5.5) / 14.2 - bearing
    across = p - np.floor(p)
    along = np.floor(p) + bearing + 0.5
    thick = body * np.clip((turns + 0.35 - along) * 1.3, 0.12, 1)
    seen = (across < thick) & (along > 0.25) & (along < turns) & (r < 43)
    lane = np.floor(across / body * 3)
    scale = np.floor(np.maximum(along, 0) ** 1.35 * 26 + lane * 0.5)
    glass.lay(seen, (scale * 4 + lane).astype(np.int32), _COIL, Look(gain=0.95, jitter=0.2))
