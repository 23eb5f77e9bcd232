"""Fire the glass: light, streaks, paint, lead and bloom turn a stack of panes into a picture."""

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from tools.paint.arrays import Field, Mask, linear, to_screen
from tools.paint.glass import Glass, Layer
from tools.paint.ground import Ground
from tools.paint.lead import Lead, cast
from tools.paint.noise import TILE, lot, noise, sample

_LEAD = "#15110f"


@dataclass(frozen=True, slots=True)
class Fire:
    """The light behind one window, and how it is exposed."""

    light: tuple[float, float, float] = (50, 30, 60)
    """Where the light stands (x, y) and how far it reaches, in per cent of the width."""
    ambient: float = 0.34
    key: float = 1.15
    rays: float = 0.18
    tint: str = "#fff2d8"
    emblem_glow: float = 0.0
    glow: str = "#ffd98a"
    exposure: float = 1.25
    saturation: float = 1.22
    bloom: float = 0.34
    vignette: float = 0.5
    weather: float = 0.30
    grain: float = 0.018


def fire(glass: Glass, how: Fire, emblem: Mask | None = None) -> Field:
    """The finished picture (h, w, 3), 0-1, as the screen counts it."""
    g = glass.ground
    lead = cast(glass, emblem)
    field = _light(g, how, emblem)
    colour, shade = _panes(glass)
    shade = shade * (1 - 0.44 * np.exp(-lead.inner / 1.05))
    if lead.depth is not None and emblem is not None:
        shade = shade * _modelling(g, how, emblem, lead.depth)
    c = colour * shade[..., None] * field
    lip = np.exp(-(((lead.inner - 0.45) / 0.42) ** 2)) * np.clip(lead.lit, 0, 1)
    c = c * (1 + 0.38 * lip[..., None]) + 0.03 * lip[..., None] * field
    c += colour * glass.of_layer([y.look.glow for y in glass.layers])[..., None]
    c *= (1 - how.weather * 0.35 * np.clip(g.wobble * 0.5 + 0.5, 0, 1) ** 2)[..., None]
    dark = glass.of_layer([float(y.look.dark) for y in glass.layers])
    c = _expose(c * (1 - 0.3 * dark[..., None]), how)
    return _finish(g, _bloom(g, _with_lead(g, c, lead, field), how), how)


def _panes(glass: Glass) -> tuple[Field, Field]:
    """Each pixel's glass colour, and the brightness of its pane with its streaks."""
    g = glass.ground
    numbers = np.abs(glass.panes()) % (1 << 40)
    lots = [lot(numbers, g.seed + salt) for salt in (1, 2, 4)]
    colour = np.zeros((g.h, g.w, 3), np.float32)
    for i, layer in enumerate(glass.layers, 1):
        seen = glass.which == i
        if seen.any():
            colour[seen] = _colours(glass, layer, seen, lots[0][seen]) * layer.look.gain
    jitter = glass.of_layer([y.look.jitter for y in glass.layers])
    streak = glass.of_layer([y.look.streak for y in glass.layers])
    shade = (1 + (lots[1] - 0.5) * 2 * jitter) * (1 + streak * _streaks(g, lots) + _grit(g))
    return colour, shade.astype(np.float32)


def _colours(glass: Glass, layer: Layer, seen: Mask, drawn: Field) -> Field:
    n = len(layer.colours)
    if layer.look.order == "turns":
        return layer.colours[glass.cells[seen] % n]
    if layer.look.order == "lot":
        t = drawn * n * np.float32(0.9999)
        k = t.astype(np.int32)
        f = ((t - k) * 0.5)[:, None]
        return layer.colours[k] * (1 - f) + layer.colours[(k + 1) % n] * f
    look = layer.look
    y = (glass.ground.y[seen] - look.top) / max(look.foot - look.top, 1e-3)
    t = np.clip(y + (drawn - 0.5) * 0.22, 0, 0.999) * (n - 1)
    k = t.astype(np.int32)
    f = (t - k)[:, None]
    return layer.colours[k] * (1 - f) + layer.colours[np.minimum(k + 1, n - 1)] * f


def _streaks(g: Ground, lots: list[Field]) -> Field:
    """Streaks of the glass-blower, turned and shifted pane by pane."""
    angle = (lots[2] - 0.5) * 1.2 + np.where(lots[1] > 0.5, np.float32(1.57), np.float32(0))
    ca, sa = np.cos(angle), np.sin(angle)
    px, py = g.x * (TILE / 100 * 0.9), g.y * (TILE / 100 * 0.9)
    across = (px * ca - py * sa + lots[1] * 997).astype(np.int32)
    down = (px * sa + py * ca + lots[0] * 883).astype(np.int32)
    return sample("streak", down, across)


def _grit(g: Ground) -> Field:
    tile = noise("fine")
    grit = tile[np.arange(g.h)[:, None] % TILE, np.arange(g.w)[None] % TILE]
    return np.asarray(0.035 * grit * np.clip(1000 / g.w, 0.5, 2), np.float32)


def _light(g: Ground, how: Fire, emblem: Mask | None) -> Field:
    """The light that reaches each pixel from outside, (h, w, 3)."""
    lx, ly, reach = how.light
    r = g.distance(lx, ly)
    profile = _ray_profile(g.seed)
    ray = np.interp(g.turn(lx, ly), np.linspace(0, 1, len(profile)), profile)
    falling = np.exp(-((r / reach) ** 2)) * (1 + how.rays * ray * np.clip(r / 20, 0, 1))
    amount = (how.ambient + how.key * falling) * (1 + 0.10 * g.waver)
    field = amount[..., None] * (linear(how.tint) * 0.5 + 0.5)
    if emblem is not None and how.emblem_glow:
        halo = _grown(ndimage.gaussian_filter(emblem[::4, ::4].astype(np.float32), g.unit), g)
        warm = linear(how.glow) * 0.8 + 0.2
        field = field * (1 + how.emblem_glow * 1.2 * halo[..., None] * warm)
    return np.asarray(field, np.float32)


def _ray_profile(seed: int) -> Field:
    v = np.random.default_rng(seed + 77).standard_normal(256)
    v = ndimage.gaussian_filter1d(v, 2.2, mode="wrap")
    v /= np.abs(v).max()
    return np.asarray(np.r_[v, v[:1]], np.float32)


def _grown(quarter: Field, g: Ground) -> Field:
    """A quarter-size field at the full size again."""
    factors = (g.h / quarter.shape[0], g.w / quarter.shape[1], 1)[: quarter.ndim]
    full: Field = ndimage.zoom(quarter, factors, order=1)
    return full[: g.h, : g.w]


def _modelling(g: Ground, how: Fire, emblem: Mask, depth: Field) -> Field:
    """Painted relief: the emblem's rim is matted, and its body catches the light from above."""
    t = np.clip(depth / 4.5, 0, 1)
    body = 0.60 + 0.44 * t * t * (3 - 2 * t)
    down = np.clip((g.y - how.light[1]) / 50 + 0.35, 0, 1)
    fall = 1.10 - 0.34 * down - 0.10 * np.clip((g.x - 50) / 40, -1, 1)
    return np.where(emblem, body * fall, 1).astype(np.float32)


def _expose(c: Field, how: Fire) -> Field:
    c = 1 - np.exp(-c * how.exposure)
    grey = c.mean(axis=2, keepdims=True)
    return np.asarray(np.clip(grey + (c - grey) * how.saturation, 0, 1), np.float32)


def _with_lead(g: Ground, c: Field, lead: Lead, field: Field) -> Field:
    """Round bars of lead over the panes."""
    bar = np.sqrt(np.clip(1 - lead.across**2, 0, 1))
    shade = 0.55 + 0.5 * bar + 1.7 * np.clip(-lead.lit, 0, 1) * lead.across * bar
    metal = linear(_LEAD) * shade[..., None] * (1 + 0.25 * g.wobble[..., None])
    metal = metal + 0.010 * (bar**6)[..., None] + field * 0.006
    return np.asarray(c + (metal - c) * lead.cover[..., None], np.float32)


def _bloom(g: Ground, c: Field, how: Fire) -> Field:
    bright = np.clip(c - 0.30, 0, 1)[::4, ::4]
    spread = sum(
        ndimage.gaussian_filter(bright, (s * g.unit / 4, s * g.unit / 4, 0)) * k
        for s, k in ((1.0, 0.6), (3.4, 0.5))
    )
    veil = np.clip(_grown(spread, g) * how.bloom, 0, 0.9)
    return np.asarray(1 - (1 - np.clip(c, 0, 1)) * (1 - veil), np.float32)


def _finish(g: Ground, c: Field, how: Fire) -> Field:
    vx, vy = (g.x - 50) / 50, (g.y - g.tall / 2) / (g.tall / 2)
    corners = how.vignette * np.clip((vx**2 + vy**2) * 0.6 - 0.35, 0, 1) * 0.75
    s = to_screen(np.asarray(c * (1 - corners)[..., None], np.float32))
    grain = np.random.default_rng(g.seed).standard_normal((g.h, g.w)).astype(np.float32)
    s += (grain * how.grain * 0.6)[..., None] * (s * 0.7 + 0.3)
    return np.clip(s, 0, 1)
