"""Three days of the score cards: light, sky, and the lights of heaven. *Genesis 1*."""

from collections.abc import Callable

import numpy as np

from tools.paint.firing import Fire
from tools.paint.glass import Glass, Look
from tools.paint.panes import bands, rays, scales, shards

_NIGHT = ["#0f1c4a", "#16285e", "#1d3576", "#0b1438"]
_SEA = ["#0f4f8a", "#1a78a8", "#2fa0b8", "#0b3a70"]


def _light(glass: Glass) -> Fire:
    """Light, parted from the darkness along one bright edge."""
    g = glass.ground
    at = (50.0, g.tall * 0.46)
    glass.lay(None, shards(g, 70), ["#0b1030", "#141a44", "#0d1638", "#1a2456"], Look(gain=1.1))
    edge = 50 + 7 * np.sin(g.y / 9) + 2 * g.wobble
    day = g.x < edge
    dawn = ["#fff4cf", "#ffe09a", "#f9c47a", "#ffeec4", "#f2b45c"]
    glass.lay(day, rays(g, at, 34, (12, 24, 36)), dawn, Look(gain=0.95))
    glass.lay(np.abs(g.x - edge) < 1.6, bands(g, 9, 40), ["#fffbe6"], Look(gain=1.5, glow=0.3))
    glass.lay(g.distance(*at) < 9, rays(g, at, 8), ["#fffbe6", "#fff0bc"], Look(gain=1.6, glow=0.4))
    return Fire((*at, 54), 0.36, 1.2, 0.35, bloom=0.5, exposure=1.4)


def _sky(glass: Glass) -> Fire:
    """An expanse between the waters above and the waters beneath."""
    g = glass.ground
    at = (50.0, g.tall * 0.50)
    blue = ["#bfe0f0", "#8fc0e2", "#e8f2f6", "#6fa8d8", "#fdf0d0"]
    glass.lay(None, rays(g, at, 30, (12, 24, 38)), blue, Look(gain=0.85))
    glass.lay(
        g.distance(*at) < 8, rays(g, at, 12), ["#fffbe6", "#fff0bc"], Look(gain=1.3, glow=0.2)
    )
    for i in range(3):
        swell = 2.4 * np.abs(np.sin(np.pi * (g.x / (22 - i * 3) + i * 0.4)))
        above = g.y < g.tall * 0.34 - i * 7 + swell
        glass.lay(above, bands(g, 4.6, 15, (1.6, 24)), _SEA, Look(gain=0.95 - 0.16 * i))
        below = g.y > g.tall * 0.68 + i * 7 - swell
        glass.lay(below, scales(g, 9 - i), _SEA, Look(gain=0.95 - 0.16 * i))
    return Fire((*at, 50), 0.40, 1.15, 0.3, bloom=0.45, exposure=1.4)


def _lights(glass: Glass) -> Fire:
    """The greater light, the lesser light, and the stars."""
    g = glass.ground
    sun = (29.0, g.tall * 0.50)
    glass.lay(None, shards(g, 80), _NIGHT, Look(gain=0.95))
    dawn = ["#f9b545", "#f2933a", "#ffe08a", "#e8743a"]
    glow = g.x < 52 + 4 * np.sin(g.y / 8) + 2 * g.wobble
    glass.lay(glow, rays(g, sun, 30, (20, 30)), dawn, Look(gain=0.8))
    for r, colours, gain in ((16, ["#ffe28c", "#ffd060"], 1.15), (11, ["#fffbe6"], 1.6)):
        disc = g.distance(*sun) < r
        glass.lay(disc, rays(g, sun, 16), colours, Look(gain=gain, glow=0.2))
    moon = (g.distance(74, g.tall * 0.46) < 13) & (g.distance(80, g.tall * 0.42) > 11.4)
    glass.lay(moon, shards(g, 90), ["#e6ecf6", "#cfdaea"], Look(gain=1.1, glow=0.15))
    spots = ((62, 14), (88, 24), (90, 46), (60, 58), (82, 66), (68, 72), (94, 70))
    for k, (x, y) in enumerate(spots):
        dx, dy = np.abs(g.x - x), np.abs(g.y - y)
        star = np.sqrt(dx) + np.sqrt(dy) < 1.5 + 0.35 * (k % 3)
        glass.lay(star, k, ["#fff6dc"], Look(gain=1.4, glow=0.3, lead=0.6))
    return Fire((*sun, 60), 0.46, 1.1, 0.25, bloom=0.5, exposure=1.4)


DAYS: dict[str, Callable[[Glass], Fire]] = {
    "score_day_1": _light,
    "score_day_2": _sky,
    "score_day_4": _lights,
}
"""Each day's picture by its card's id."""
