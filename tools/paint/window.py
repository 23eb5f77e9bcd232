"""A whole window from its recipe: sky, nimbus, scene, emblem, border, the stone's shadow."""

from dataclasses import replace

import numpy as np
from scipy import ndimage

from tools.paint.arrays import Bytes, Cells, Field, Mask, resized, to_bytes
from tools.paint.brush import mask
from tools.paint.days import DAYS
from tools.paint.emblem import Spot, emblem
from tools.paint.firing import Fire, fire
from tools.paint.glass import Glass, Look
from tools.paint.ground import Ground, prepare
from tools.paint.icons import Icons
from tools.paint.miracles import MIRACLES
from tools.paint.nimbus import nimbus
from tools.paint.outlines import CENTRE, OUTLINE, outline
from tools.paint.palettes import Era, eras, flame_look, glasses
from tools.paint.panes import quarries, rays, shards, web
from tools.paint.recipes import Recipe
from tools.paint.scenes import scene

SIZE = (644, 512)
"""A window's width and height on the 720 by 1006 master card, in pixels."""

_OVER = 1.2
"""Windows are worked larger than they are kept, so that their lead is smooth."""

_LIGHT = MIRACLES | DAYS
"""Pictures that have no emblem."""

_COVENANT = Fire(ambient=0.36, key=1.05, emblem_glow=0.5, exposure=1.5, vignette=0.45)
_DEEP = Fire(
    ambient=0.46,
    key=1.05,
    emblem_glow=0.25,
    glow="#ff9a5a",
    bloom=0.30,
    exposure=1.5,
    vignette=0.55,
    tint="#ffe6cc",
    weather=0.5,
)


def paint_window(recipe: Recipe, icons: Icons, *, hide: bool = False) -> Bytes:
    """The window (512, 644, 4), clear outside its outline.

    Args:
        recipe: What stands in it.
        icons: Where its outline comes from.
        hide: Leave the emblem out, as the setting *Hide prophets' pictures* asks.
    """
    g = prepare(int(SIZE[0] * _OVER), int(SIZE[1] * _OVER), recipe.seed)
    kind = OUTLINE[recipe.side, recipe.type]
    inside = mask(g.w, g.h, lambda cv, white: cv.drawPath(outline(kind, g.w, g.h), white))
    glass = Glass(g)
    seen: Mask | None = None
    if recipe.id in _LIGHT:
        how = _LIGHT[recipe.id](glass)
    else:
        how, seen = _lay(glass, recipe, icons, hide)
    return finish(glass, inside, how, _border(recipe, g), seen)


def finish(
    glass: Glass, inside: Mask, how: Fire, border: tuple[Cells, list[str]], seen: Mask | None
) -> Bytes:
    """Add the border of blocks, fire the glass, and let the stone's edge throw its shadow."""
    g = glass.ground
    deep = ndimage.distance_transform_edt(np.pad(inside, 1))[1:-1, 1:-1] / g.unit
    look = Look(gain=0.66, streak=0.12, order="turns")
    glass.lay(inside & (deep < 3.6), border[0], border[1], look)
    glass.lay(~inside, 1, ["#000000"])
    picture = fire(glass, how, seen)
    picture *= (0.45 + 0.55 * np.clip(1 - np.exp(-(deep - 0.2) / 1.7), 0, 1))[..., None]
    return _kept(picture, inside)


def _kept(picture: Field, inside: Mask) -> Bytes:
    """The picture at its final size; glass runs on a little beneath its clear outside."""
    colours = resized(to_bytes(picture), SIZE)
    alpha = resized(inside.astype(np.uint8) * np.uint8(255), SIZE)
    return np.dstack([colours, alpha])


def _lay(glass: Glass, recipe: Recipe, icons: Icons, hide: bool) -> tuple[Fire, Mask | None]:
    g, era = glass.ground, eras()[recipe.side, recipe.era]
    covenant = recipe.side == "covenant"
    cy = CENTRE[OUTLINE[recipe.side, recipe.type]] * g.tall
    radius = min(36.5, g.tall * 0.435)
    _sky(glass, recipe, era, (cy, radius))
    _disc(glass, recipe, era, (cy, radius))
    glass.gain = 1.0 if covenant else 1.9
    scene(glass, recipe.scene, era, recipe.side)
    glass.gain = 1.0
    light = (50.0, cy - 6, 56.0) if covenant else (50.0, cy + 4, 44.0)
    how = _lit(_COVENANT if covenant else _DEEP, light)
    if hide:
        return how, None
    size = 2 * radius * 0.86 * recipe.size * g.unit
    spot = Spot(g.w, g.h, (50 + recipe.dx) * g.unit, (cy + recipe.dy) * g.unit, size)
    return how, _emblem(glass, recipe, icons, spot)


def _lit(how: Fire, light: tuple[float, float, float]) -> Fire:
    return replace(how, light=light)


def _sky(glass: Glass, recipe: Recipe, era: Era, at: tuple[float, float]) -> None:
    g, (cy, radius) = glass.ground, at
    centre = (50.0, cy)
    match recipe.type, recipe.side:
        case "scheme", _:
            glass.lay(None, web(g, centre, 17, 5.2), era.sky, Look(gain=2.4, jitter=0.28))
        case "stronghold", _:
            glass.lay(None, quarries(g, 13), era.sky, Look(gain=2.4, jitter=0.28))
        case "holy_thing" | "tabernacle", _:
            panes = rays(g, centre, 32, (radius + 6, radius + 15))
            glass.lay(None, panes, era.sky, Look(gain=0.84))
        case _, "covenant":
            panes = rays(g, centre, 26, (radius + 8, radius + 19))
            glass.lay(None, panes, era.sky, Look(gain=0.80))
        case _:
            glass.lay(None, shards(g, 64, (1, 0.8)), era.sky, Look(gain=2.7, jitter=0.28))


def _disc(glass: Glass, recipe: Recipe, era: Era, at: tuple[float, float]) -> None:
    """The nimbus in its ring of beads; a Scheme has a hole in the web instead."""
    g, (cy, radius) = glass.ground, at
    centre = (50.0, cy)
    if recipe.type == "scheme":
        hole = g.distance(*centre) < radius * 0.92 + 2.2 * g.wobble
        glass.lay(hole, web(g, centre, 17, 4.4), era.disc, Look(gain=1.15))
        return
    r = nimbus(era.shape, g.x - 50, g.y - cy, radius)
    beads = np.floor(g.turn(*centre) * 36).astype(np.int32) % 2
    glass.lay(r < radius + 3.6, beads, era.ring[:2], Look(gain=0.72, streak=0.14, order="turns"))
    colours, gain = era.disc, 1.25 if recipe.side == "covenant" else 1.15
    if recipe.disc:
        colours, gain = glasses()[recipe.disc].colours, 0.62
    n = 14 if recipe.side == "covenant" else 11
    panes = rays(g, centre, n, (radius * 0.5, radius * 0.8), 0.03)
    glass.lay(r < radius, panes, colours, Look(gain=gain))


def _emblem(glass: Glass, recipe: Recipe, icons: Icons, spot: Spot) -> Mask:
    g, era = glass.ground, eras()[recipe.side, recipe.era]
    solid, parts = emblem(recipe, icons, spot)
    if recipe.accent:
        glass.lay(solid, 2, glasses()[recipe.accent].colours, Look(gain=0.8))
    else:
        glass.lay(solid, 2, [era.disc[2], "#1a1210"], Look(gain=0.6, dark=True))
    panes = shards(g, 44, (1, 0.8), solid)
    gain = 0.92 if recipe.side == "covenant" else 0.86
    for i, (seen, name) in enumerate(parts):
        rows = np.nonzero(seen.any(axis=1))[0]
        if not len(rows):
            continue
        glass_ = glasses()[name]
        look = Look(gain=gain, jitter=0.13, streak=0.16, lead=0.95, glow=0.05)
        if glass_.ramp:
            look = flame_look(rows[0] / g.unit, rows[-1] / g.unit)
        glass.lay(seen, panes + i * 4096, glass_.colours, look)
    return solid


def _border(recipe: Recipe, g: Ground) -> tuple[Cells, list[str]]:
    """Blocks that walk round the window, up its sides, over its head and along its sill."""
    era = eras()[recipe.side, recipe.era]
    step, spring = 4.4, g.tall * 0.60
    bearing = np.arctan2(g.y - spring, g.x - 50)
    head = np.floor((bearing / np.pi + 1) * round(np.pi * 50 / step))
    sides = np.floor((g.y - spring) / step) + 200
    cells = np.where(g.y < spring, head, sides)
    near_sill = (g.y > g.tall - 3.6) & (np.minimum(g.x, 100 - g.x) > g.tall - g.y)
    cells = np.where(near_sill, np.floor(g.x / step) + 400, cells).astype(np.int32)
    if recipe.side == "covenant":
        return cells, [era.ring[0], era.disc[1], era.ring[2], era.disc[0]]
    return cells, [era.disc[0], era.sky[0], era.ground[1], era.sky[2]]
