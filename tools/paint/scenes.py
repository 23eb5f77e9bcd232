"""The scenes along the lower third of a window: hills, sea, walls and fire, in front of the sky."""

from collections.abc import Callable

import numpy as np

from tools.paint.glass import Glass, Look
from tools.paint.palettes import Era
from tools.paint.panes import bands, bricks, scales, shards

_STONE = {
    "covenant": ["#8f7a58", "#a8916a", "#7a6548", "#b8a27a"],
    "deep": ["#3c3430", "#4a4038", "#2c2624", "#574a3c"],
}
_PILLAR = {
    "covenant": (["#b59a68", "#9a8054", "#c9b07c"], ["#d3b878"]),
    "deep": (["#40363c", "#52444a", "#2e2830"], ["#6a5a52"]),
}
_HOUSE = {
    "covenant": ["#8a7352", "#a68c62", "#6f5a40", "#c0a878"],
    "deep": ["#2c2830", "#3a333a", "#201d24", "#4a3c38"],
}
_TREES = (7, 17, 29, 71, 84, 94)
_FLAMES = (
    (13, 23, ["#b5341a", "#8f2412", "#d1521f"]),
    (10, 17, ["#e8822a", "#d1601f", "#f29b3a"]),
    (7, 12, ["#ffd060", "#f9b545", "#ffe08a"]),
)


def scene(glass: Glass, name: str, era: Era, side: str) -> None:
    """Lay one scene; an empty name lays none."""
    if name:
        _SCENES[name](glass, era, side)


def _hills(glass: Glass, era: Era, _side: str, y: float = 62) -> None:
    g, c = glass.ground, era.ground
    for i, (dy, amp, length) in enumerate(((0, 3.2, 62), (6.5, 2.6, 47), (13, 2.2, 75))):
        t = 2 * np.pi * (g.x / length + i * 0.37 + g.seed % 7 * 0.1)
        top = y + dy + amp * np.sin(t) + amp * 0.4 * np.sin(2.4 * t + i)
        panes = bands(g, 30, 15 - i * 2, (1.2, length))
        colours = [c[(i + 1) % 4], c[(i + 2) % 4], c[i % 4]]
        glass.lay(g.y > top, panes, colours, Look(gain=0.9 - i * 0.16))


def _dunes(glass: Glass, era: Era, _side: str, y: float = 64) -> None:
    g, c = glass.ground, era.ground
    for i, (dy, lean) in enumerate(((0, 0.10), (6, -0.13), (13, 0.09))):
        top = y + dy + lean * (g.x - 50) + 2.4 * np.sin(g.x / 17 + i * 2)
        panes = bands(g, 5.2, 34, (1.5, 70), -lean)
        glass.lay(g.y > top, panes, [c[1], c[2], c[0]], Look(gain=1.0 - i * 0.2))


def _sea(glass: Glass, era: Era, _side: str) -> None:
    g, c = glass.ground, era.ground
    for i in range(3):
        wave = np.sin(2 * np.pi * (g.x / (17 + i * 3) + i * 0.3))
        top = 64 + i * 5.5 + 1.9 * wave * np.sign(wave + 1.2)
        panes = bands(g, 4.3, 17, (1.5, 17 + 3 * i))
        glass.lay(g.y > top, panes, [c[0], c[1], c[3], c[0]], Look(gain=1.05 - 0.2 * i))


def _river(glass: Glass, era: Era, side: str) -> None:
    g, y = glass.ground, 63
    _hills(glass, era, side, y)
    middle = 50 + 16 * np.sin((g.y - y) / 9.0)
    water = (g.y > y + 3) & (np.abs(g.x - middle) < 2.5 + (g.y - y) * 0.62)
    glass.lay(
        water, bands(g, 3.1, 13, (0.8, 20)), ["#3f9ac0", "#7fc6d8", "#2a76a6"], Look(gain=0.95)
    )


def _wall(glass: Glass, _era: Era, side: str) -> None:
    g, y = glass.ground, 60
    merlon = np.floor(g.x / 7.2) % 2 == 0
    stone = (g.y > y + 4.6) | ((g.y > y) & merlon)
    glass.lay(stone, bricks(g, 9.5, 4.7, y), _STONE[side], Look(gain=0.62))


def _grove(glass: Glass, era: Era, side: str) -> None:
    g, c, y = glass.ground, era.ground, 60
    _hills(glass, era, side, y + 4)
    for k, x in enumerate(_TREES):
        h = 15 + (k * 37 % 9)
        tree = ((g.x - x) / (4.2 + k % 2)) ** 2 + ((g.y - (y + 5 - h * 0.3)) / (h * 0.62)) ** 2 < 1
        glass.lay(tree, shards(g, 120, mask=tree), [c[0], c[1], c[3]], Look(gain=0.8))


def _fire(glass: Glass, _era: Era, _side: str) -> None:
    g = glass.ground
    for i, (amp, length, colours) in enumerate(_FLAMES):
        phase = (g.x / length + i * 0.31 + 0.02 * g.y * ((i % 2) * 2 - 1)) % 1
        top = 58 + i * 9 + amp * (np.abs(phase - 0.5) * 2) ** 1.4 + 2 * g.wobble
        panes = bands(g, 9, length * 0.5, (2, length))
        glass.lay(g.y > top, panes, colours, Look(gain=0.75 + 0.1 * i, glow=0.10))


def _tents(glass: Glass, era: Era, side: str) -> None:
    g, y = glass.ground, 64
    _dunes(glass, era, side, y)
    for x, s in ((14, 12), (88, 13), (33, 8)):
        top = y + 9 - s * 1.1 + np.abs(g.x - x) * 1.15 + 0.02 * (g.x - x) ** 2
        tent = (g.y > top) & (g.y < y + 9) & (np.abs(g.x - x) < s)
        panes = np.floor((g.x - x) / 4.0 + 50).astype(np.int32) + 70000
        glass.lay(tent, panes, ["#6a3a2a", "#8a5436", "#c9a46a", "#4c2c24"], Look(gain=0.8))


def _pillars(glass: Glass, era: Era, side: str) -> None:
    g, y = glass.ground, 30
    shaft, head = _PILLAR[side]
    for x in (10, 90):
        near = np.abs(g.x - x)
        glass.lay((near < 6) & (g.y > y), bricks(g, 20, 11, y), shaft, Look(gain=0.7))
        glass.lay((near < 8.5) & (g.y > y - 3) & (g.y < y + 2.5), 5, head, Look(gain=0.7))
    glass.lay(g.y > 70, bricks(g, 16, 5, 70), era.ground, Look(gain=0.7))


def _mountain(glass: Glass, era: Era, _side: str) -> None:
    g, c = glass.ground, era.ground
    for i, (x, dy, slope) in enumerate(((20, 6, 0.78), (82, 2, 0.82), (50, 20, 0.62))):
        rock = g.y > 40 + dy + np.abs(g.x - x) * slope + 1.6 * g.wobble
        colours = [c[i % 4], c[(i + 1) % 4], c[(i + 3) % 4]]
        glass.lay(rock, shards(g, 60, (1, 0.62), rock), colours, Look(gain=0.78 - 0.13 * i))


def _city(glass: Glass, _era: Era, side: str) -> None:
    g, y = glass.ground, 52
    houses = ((8, 9, 16), (22, 7, 8), (36, 8, 13), (66, 8, 11), (79, 7, 18), (93, 9, 9))
    for k, (x, half, h) in enumerate(houses):
        house = (np.abs(g.x - x) < half) & (g.y > y + 18 - h)
        glass.lay(house, bricks(g, 6, 6, y) + k * 7000, _HOUSE[side], Look(gain=0.62))
    glass.lay(g.y > y + 19, bricks(g, 11, 5, y), _HOUSE[side], Look(gain=0.5))


def _waves(glass: Glass, era: Era, _side: str) -> None:
    """The Deep's own water: waves of curling scales."""
    g, c = glass.ground, era.ground
    for i in range(3):
        crest = np.abs(np.sin(np.pi * (g.x / (19 - i * 2) + i * 0.4)))
        top = 59 + i * 7 - 3.2 * crest
        glass.lay(
            g.y > top, scales(g, 8.5 - i), [c[0], c[1], c[3], c[2]], Look(gain=1.0 - 0.18 * i)
        )


def _court(glass: Glass, era: Era, side: str) -> None:
    """Exodus 27:9-19: hangings of fine linen on pillars of bronze, and the sand of the court."""
    g, y = glass.ground, 44
    _dunes(glass, era, side, y + 22)
    away = np.abs(g.x - 50) > 22
    folds = np.floor(g.x / 3.3 + 0.25 * np.sin(g.y / 6)).astype(np.int32) + 5000
    linen = ["#f6ecd2", "#e6d8b4", "#fff8e6", "#d8c8a0"]
    glass.lay(away & (g.y > y) & (g.y < y + 22), folds, linen, Look(gain=0.66))
    for x in (3, 16, 28, 72, 84, 97):
        post = np.abs(g.x - x) < 1.3
        glass.lay(post & (g.y > y - 3) & (g.y < y + 24), 7, ["#c8843f"], Look(gain=0.8))
        glass.lay((np.abs(g.x - x) < 2.1) & (np.abs(g.y - y + 3) < 1.5), 8, ["#e8f0f6"])


def _boards(glass: Glass, _era: Era, _side: str) -> None:
    """Exodus 26: boards overlaid with gold, on sockets of silver."""
    g, y = glass.ground, 26
    away = np.abs(g.x - 50) > 24
    planks = np.floor(g.x / 5.6).astype(np.int32) * 8 + np.floor(g.y / 19).astype(np.int32) + 900
    gold = ["#e9b544", "#d99a32", "#f2c95e", "#c98a2a"]
    glass.lay(away & (g.y > y), planks, gold, Look(gain=0.62))
    sockets = np.floor(g.x / 5.6).astype(np.int32) + 300
    glass.lay(away & (g.y > 66), sockets, ["#c9d3dc", "#aab8c6"], Look(gain=0.7))
    glass.lay(g.y > 70, bricks(g, 17, 5, 70), ["#7a5c3a", "#8f6e46", "#6a4e30"], Look(gain=0.7))
    curtain = (g.y < y) & (g.y > 3)
    hooks = np.floor(g.x / 5.6).astype(np.int32) * 3 + np.floor(g.y / 8).astype(np.int32)
    woven = ["#3f6fd8", "#8a3fae", "#c8372c", "#f3e2b8"]
    glass.lay(curtain & away, hooks, woven, Look(gain=0.7, order="turns"))


def _drapes(glass: Glass, _era: Era, _side: str) -> None:
    """Exodus 26:31: the veil hangs close behind, in folds of blue, purple and scarlet."""
    g = glass.ground
    away = np.abs(g.x - 50) > 17 + 3 * np.sin(g.y / 14)
    sway = g.x + 1.6 * np.sin(g.y / 9)
    woven = ["#2450b4", "#6a2a90", "#a82430", "#e6cf9a"]
    look = Look(gain=0.72, order="turns")
    glass.lay(away & (g.y > 12), np.floor(sway / 4.6).astype(np.int32) + 400, woven, look)
    glass.lay((g.y > 8) & (g.y < 12), 9, ["#e9b544"], Look(gain=0.8))
    glass.lay(g.y > 70, bricks(g, 17, 5, 70), ["#7a5c3a", "#8f6e46", "#6a4e30"], Look(gain=0.7))


_SCENES: dict[str, Callable[[Glass, Era, str], None]] = {
    "hills": _hills,
    "dunes": _dunes,
    "sea": _sea,
    "river": _river,
    "wall": _wall,
    "grove": _grove,
    "fire": _fire,
    "tents": _tents,
    "pillars": _pillars,
    "mountain": _mountain,
    "city": _city,
    "waves": _waves,
    "court": _court,
    "boards": _boards,
    "drapes": _drapes,
}
