"""The six Miracles: light, fire, cloud, wind and water. No emblem, no figure, no face.

*Panel 14, How God Appears*: every Miracle is his act, never his picture.
"""

from collections.abc import Callable

import numpy as np

from tools.paint.arrays import Field
from tools.paint.firing import Fire
from tools.paint.glass import Glass, Look
from tools.paint.panes import bands, bricks, rays, shards, spiral


def _parting(glass: Glass) -> Fire:
    """A dry road between two walls of water that lean inward, dawn at its end."""
    g = glass.ground
    horizon = g.tall * 0.40
    dawn = rays(g, (50, horizon), 34, (9, 18, 30))
    colours = ["#fff4cf", "#ffe09a", "#f9c47a", "#ffeec4", "#e9a77c"]
    glass.lay(None, dawn, colours, Look(gain=0.95, jitter=0.1))
    glass.lay(g.distance(50, horizon) < 7.5, 1, ["#fffbe6"], Look(gain=1.6, glow=0.4))
    t = np.clip((g.y - horizon) / (g.tall * 0.60), 0, 1).astype(np.float32)
    edge = (2.4 + 25 * t**1.15).astype(np.float32)
    row = np.floor(9 * np.sqrt(t))
    column = np.floor((g.x - 50) / (2.2 + 7.4 * t) + row % 2 * 0.5)
    stones = (row * 64 + column + 2048).astype(np.int32)
    road = (g.y > horizon) & (np.abs(g.x - 50) < edge)
    glass.lay(road, stones, ["#c9a468", "#dcbd84", "#a8844e", "#ead3a0"], Look(gain=0.80))
    for side in (-1, 1):
        _water_wall(glass, side, t, edge)
    return Fire((50, horizon, 44), 0.40, 1.25, 0.35, bloom=0.5, exposure=1.4)


def _water_wall(glass: Glass, side: int, t: Field, edge: Field) -> None:
    g = glass.ground
    horizon = g.tall * 0.40
    out = (g.x - 50) * side
    crest = g.tall * 0.17 + (50 - np.clip(out, 0, 50)) * 0.26 * g.tall / 79
    crest = crest + 2.2 * np.sin(out / 3.9) + g.wobble
    gap = 3.5 + (horizon - g.y) * 0.34
    wall = (out > np.where(g.y > horizon, edge, gap)) & (g.y > crest)
    flow = out - 22 * t**1.1 + 9 * np.sin(g.y / g.tall * 4.2 + 0.4) * (1 - t * 0.4)
    band = np.floor((flow + g.wobble * 0.8) / 5.2)
    cut = np.floor((g.y + band * 5.7 + g.waver * 1.5) / (10 + band % 3 * 3))
    panes = ((band + 40) * 64 + cut + 16 + (side + 1) * 50000).astype(np.int32)
    colours = ["#0f4f8a", "#1a78a8", "#2fa0b8", "#0b3a70", "#67c4c8"]
    glass.lay(wall, panes, colours, Look(gain=0.92, streak=0.28))
    foam = (out > gap) & (g.y > crest - 2.9) & (g.y <= crest + 0.4) & (g.y < horizon)
    drops = (np.floor(out / 4.3) + 300 + side * 50).astype(np.int32)
    glass.lay(foam, drops, ["#eefaf6", "#bfe6e4", "#ffffff"], Look(gain=0.9))


def _manna(glass: Glass) -> Fire:
    """Morning, and small round things on the ground, fine as frost."""
    g = glass.ground
    sky = ["#fbe6b4", "#f3c98a", "#b9cbe6", "#8fa9d8", "#fff3d6"]
    glass.lay(None, rays(g, (50, -6), 30, (24, 40, 56)), sky, Look(gain=0.85))
    sand = ["#c99a5c", "#b5834a", "#e0bb7c", "#8f6434"]
    for i in range(3):
        top = g.tall * 0.64 + i * 6 + 2.2 * np.sin(g.x / 15 + i * 2)
        glass.lay(g.y > top, bands(g, 5, 24, (1.4, 60)), sand, Look(gain=0.95 - 0.2 * i))
    for k in range(46):
        y = g.tall * (0.10 + 0.84 * g.rng.random() ** 0.8)
        x = 4 + 92 * g.rng.random()
        r = 1.0 + 1.9 * g.rng.random() * (y / g.tall)
        flake = np.hypot(g.x - x, (g.y - y) * 1.15) < r
        glass.lay(flake, k, ["#ffffff", "#fff6dc"], Look(gain=1.3, glow=0.25, lead=0.55))
    return Fire((50, 0, 62), 0.42, 1.1, bloom=0.45, exposure=1.35)


def _pillar(glass: Glass) -> Fire:
    """Cloud without, fire within, over a sleeping land."""
    g = glass.ground
    night = ["#0f1c4a", "#16285e", "#1d3576", "#0b1438"]
    glass.lay(None, shards(g, 80, (1, 0.7)), night, Look(gain=0.95))
    for i in range(2):
        top = g.tall * 0.80 + i * 6 + 2 * np.sin(g.x / 13 + i * 3)
        land = ["#5c4630", "#7a5c3a", "#4a3828"]
        glass.lay(g.y > top, bands(g, 5, 21, (1, 60)), land, Look(gain=0.8))
    for wide, colours, gain in (
        (19, ["#c9d3e6", "#a9b8d6", "#e6ebf4"], 0.75),
        (12.5, ["#e8822a", "#d1601f", "#f2a03f"], 0.9),
        (7.5, ["#ffd060", "#ffbe48", "#ffe28c"], 1.1),
        (3.2, ["#fff6d8", "#fffbea"], 1.5),
    ):
        edge = wide + 2.2 * np.sin(g.y / 3.6 + wide) + 1.5 * g.wobble
        edge = edge + np.clip(g.tall * 0.25 - g.y, 0, 99) * 0.30
        lean = (g.x - 50) * 0.35 * np.sign(np.sin(g.y / 7))
        band = np.floor((g.y + lean + g.wobble * 2) / 8.5).astype(np.int32) * 8 + (g.x > 50) + 4096
        seen = (np.abs(g.x - 50) < edge) & (g.y < g.tall * 0.87)
        glass.lay(seen, band.astype(np.int32), colours, Look(gain=gain, glow=0.12))
    return Fire((50, g.tall * 0.5, 46), 0.34, 1.2, bloom=0.55, exposure=1.4)


def _carmel(glass: Glass) -> Fire:
    """Fire falls on twelve stones, and licks up the water in the trench."""
    g = glass.ground
    storm = ["#3c4a60", "#55637c", "#2c3850", "#6f7c92", "#7c5a50"]
    glass.lay(None, rays(g, (50, g.tall * 0.1), 28, (18, 34, 50)), storm, Look(gain=0.9))
    for x, slope in ((28, 0.34), (74, 0.30)):
        ridge = g.y > g.tall * 0.60 + np.abs(g.x - x) * slope + g.wobble
        panes = shards(g, 60, (1, 0.6), ridge)
        glass.lay(ridge, panes, ["#3f4a34", "#545c3e", "#2e3828"], Look(gain=0.75))
    for wide, colours, gain in (
        (24, ["#b5341a", "#8f2412", "#d1521f"], 0.8),
        (15, ["#e8822a", "#f29b3a", "#d1601f"], 0.95),
        (8, ["#ffd060", "#ffe08a", "#f9b545"], 1.15),
        (3.5, ["#fff6d8"], 1.6),
    ):
        t = np.clip(g.y / (g.tall * 0.80), 0, 1)
        edge = wide * (0.35 + 0.75 * t**1.6) + 2.4 * np.sin(g.y / 3.2 + wide) * t + 1.5 * g.wobble
        seen = (np.abs(g.x - 50 + 2.5 * np.sin(g.y / 9)) < edge) & (g.y < g.tall * 0.82)
        glass.lay(seen, bands(g, 8, 7, (2, 22)), colours, Look(gain=gain, glow=0.14))
    altar = (np.abs(g.x - 50) < 19) & (g.y > g.tall * 0.78) & (g.y < g.tall * 0.94)
    stone = ["#8a7f70", "#a2968a", "#6e645a", "#b8ac9a"]
    glass.lay(altar, bricks(g, 8.2, 5.2, g.tall * 0.78), stone, Look(gain=0.8))
    water = ["#2a76a6", "#3f9ac0", "#1d5a86"]
    glass.lay(g.y > g.tall * 0.93, bands(g, 3, 13, (0.7, 30)), water, Look(gain=0.8))
    return Fire((50, g.tall * 0.62, 48), 0.34, 1.25, bloom=0.5, exposure=1.4)


def _sun_still(glass: Glass) -> Fire:
    """The sun over Gibeon, and the moon in the valley of Aijalon."""
    g = glass.ground
    cy = g.tall * 0.40
    sky = ["#ffe08a", "#f9b545", "#f2933a", "#fff0b8", "#e8743a", "#f9d27a"]
    glass.lay(None, rays(g, (44, cy), 40, (20, 30, 42, 56)), sky, Look(gain=0.78))
    for r, colours, gain in (
        (19, ["#f7a83c", "#ffd060"], 1.0),
        (15.5, ["#ffe28c", "#fff0bc"], 1.2),
        (11, ["#fffbe6"], 1.6),
    ):
        disc = g.distance(44, cy) < r
        glass.lay(disc, rays(g, (44, cy), 24), colours, Look(gain=gain, glow=0.2))
    moon = (g.distance(84, g.tall * 0.34) < 7) & (g.distance(87.5, g.tall * 0.32) > 6.4)
    glass.lay(moon, 1, ["#e6ecf6"], Look(gain=1.1, glow=0.2))
    green = ["#56682c", "#79883a", "#3e4c24", "#a8a04a"]
    for i in range(3):
        top = g.tall * 0.70 + i * 6 + 3 * np.sin(g.x / 12 + i * 2.2)
        glass.lay(g.y > top, bands(g, 9, 15, (1.4, 50)), green, Look(gain=0.85 - 0.2 * i))
    return Fire((44, cy, 60), 0.44, 1.1, 0.3, bloom=0.5, exposure=1.35)


def _whirlwind(glass: Glass) -> Fire:
    """A storm that winds about one point of light."""
    g = glass.ground
    eye = (50.0, g.tall * 0.46)
    storm = ["#16305c", "#2a4f86", "#5f86b4", "#a9c4dc", "#e8eef4", "#3f6a9c"]
    panes = spiral(g, eye, 19, 0.42, (7, 15, 26, 40))
    glass.lay(None, panes, storm, Look(gain=0.85, streak=0.3))
    for r, colours, gain in ((8.5, ["#ffd98a", "#fff0c4"], 1.2), (4.5, ["#fffdf0"], 1.7)):
        light = g.distance(*eye) + g.wobble < r
        glass.lay(light, spiral(g, eye, 9, 0.42), colours, Look(gain=gain, glow=0.3))
    return Fire((*eye, 50), 0.40, 1.15, 0.3, bloom=0.5, exposure=1.35)


MIRACLES: dict[str, Callable[[Glass], Fire]] = {
    "the_parting_of_the_sea": _parting,
    "manna_from_heaven": _manna,
    "the_pillar_of_cloud_and_fire": _pillar,
    "fire_on_carmel": _carmel,
    "the_sun_stands_still": _sun_still,
    "out_of_the_whirlwind": _whirlwind,
}
"""Each Miracle's picture by its card's id: lays the glass, and says how to light it."""
