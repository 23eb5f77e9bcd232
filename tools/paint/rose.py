"""The rose window of the menu: half a sun for the Covenant, half an eclipse for the Deep."""

import math

import numpy as np

from tools.paint.arrays import Bytes, Field, from_bytes, resized, to_bytes, with_alpha
from tools.paint.firing import Fire, fire
from tools.paint.glass import Glass, Look
from tools.paint.ground import prepare
from tools.paint.panes import rays, scales

_OVER = 1.2
_DAWN = [
    "#f9c85a", "#f2b440", "#c8372c", "#a82430", "#fbe2a0", "#f6d27c",
    "#fbe7b0", "#f6d88a", "#e98a34", "#d96a2a", "#8a2f7a", "#6f2a86",
]  # fmt: skip
_DUSK = [
    "#3f9a84", "#2f7f70", "#4a0f18", "#601722", "#7fc4a4", "#5fae92",
    "#1f5a58", "#2a6a66", "#2a2050", "#352a66", "#a84a1f", "#7a321c",
]  # fmt: skip


def rose(n: int) -> Bytes:
    """The rose, n by n pixels, clear outside its circle."""
    g = prepare(int(n * _OVER), int(n * _OVER), 21)
    glass = Glass(g)
    _field(glass)
    _petals(glass)
    _heart(glass)
    glass.lay(g.distance(50, 50) > 49.3, 1, ["#000000"])
    how = Fire((46, 48, 62), 0.42, 1.1, 0.15, bloom=0.5, exposure=1.6, vignette=0.25)
    picture = from_bytes(resized(to_bytes(fire(glass, how)), (n, n)))
    return with_alpha(picture, _disc(n))


def _disc(n: int) -> Field:
    yy, xx = np.mgrid[0:n, 0:n]
    r = np.hypot(xx - n / 2 + 0.5, yy - n / 2 + 0.5)
    return np.asarray(np.clip(n * 0.493 - r + 0.5, 0, 1), np.float32)


def _field(glass: Glass) -> None:
    """The ground of rays, and round it twenty-four roundels."""
    g = glass.ground
    panes = rays(g, (50, 50), 48, (38, 44))
    glass.lay(None, panes, ["#12307a", "#1c4aa6", "#0d2460", "#2a5cc0"])
    dusk = ["#10242e", "#16323c", "#1a1a34", "#221c40"]
    glass.lay(g.x >= 50, panes, dusk, Look(gain=2.0))
    for k in range(24):
        a = (k + 0.5) / 24 * 2 * math.pi
        covenant = math.cos(a) < 0
        r = g.distance(50 + 43 * math.cos(a), 50 + 43 * math.sin(a))
        rim = ["#f2c14e", "#e0a032"] if covenant else ["#6e1820", "#541017"]
        glass.lay(r < 4.8, k, rim, Look(gain=0.85))
        glass.lay(r < 2.6, k, ["#fff0bc"] if covenant else ["#3f8f7a"], Look(glow=0.06))


def _petals(glass: Glass) -> None:
    """Twelve petals, coloured by place, so that the rose is the same all round."""
    g = glass.ground
    r, turn = g.distance(50, 50), g.turn(50, 50)
    petal = np.floor(turn * 12)
    u = (turn * 12 - petal - 0.5) * 2
    narrow = 0.93 - 0.55 * np.clip((r - 30) / 7.5, 0, 1) ** 2
    seen = (np.abs(u) < narrow) & (r > 18.5) & (r < 37.5)
    ring = (r > 26).astype(np.int32) + (r > 32)
    place = (petal % 2) * 6 + ring * 2 + (u > 0)
    panes = (petal * 12 + place).astype(np.int32)
    covenant = g.x < 50
    glass.lay(seen & covenant, panes, _DAWN, Look(gain=0.80, order="turns"))
    glass.lay(seen & ~covenant, panes, _DUSK, Look(gain=1.0, order="turns"))
    beads = np.floor(turn * 48).astype(np.int32)
    glass.lay(np.abs(r - 17.4) < 1.7, beads, ["#f2c14e", "#b8322f"], Look(gain=0.8, order="turns"))


def _heart(glass: Glass) -> None:
    g = glass.ground
    r, turn = g.distance(50, 50), g.turn(50, 50)
    covenant, inner = g.x < 50, r < 15.7
    twelfths, turns = np.floor(turn * 12).astype(np.int32), Look(gain=0.95, order="turns")
    glass.lay(inner & covenant, twelfths, ["#d9822a", "#c2602a"], turns)
    t = np.abs(turn * 12 % 1 - 0.5) * 2
    flames = (r < 13.5 * (1 - 0.38 * t)) & covenant
    light = Look(gain=1.2, glow=0.1, order="turns")
    glass.lay(flames, np.floor(turn * 24).astype(np.int32), ["#fff0bc", "#ffe08a"], light)
    deep = ["#0c2a38", "#114452", "#0a1e2c", "#1a5a5e"]
    glass.lay(inner & ~covenant, scales(g, 5.2), deep, Look(gain=1.8))
    corona = rays(g, (50, 50), 24)
    glass.lay((r < 8.4) & ~covenant, corona, ["#e0601f", "#f9a03c"], Look(order="turns"))
    sun = rays(g, (50, 50), 8)
    glass.lay((r < 6.2) & covenant, sun, ["#fff0bc", "#ffe9a0"], Look(gain=1.25, glow=0.12))
    glass.lay((r < 6.2) & ~covenant, 2, ["#140a10"], Look(gain=0.7))
