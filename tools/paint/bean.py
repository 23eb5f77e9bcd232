"""The bean that counts the Walls: a roasted coffee bean, lit from the upper left."""

import numpy as np
from scipy import ndimage

from tools.paint.arrays import Bytes, Field, resized, with_alpha
from tools.paint.noise import sample

SIZE = 128
"""Side of a bean's square picture, in pixels; its middle is its anchor."""

ANGLES = (0.35, 1.0, 1.55, 2.1, 2.6, 3.1)
"""How each of the beans lies, in radians."""

_OVER = 3
_LIGHT = np.array([-0.52, -0.62, 0.58])
_ROAST = np.array([0.34, 0.175, 0.085])


def bean(which: int) -> Bytes:
    """One of the six beans, with the shadow it throws."""
    rng = np.random.default_rng(40 + which)
    n = SIZE * _OVER
    yy, xx = np.mgrid[0:n, 0:n].astype(np.float32)
    x, y = (xx - n / 2) / (n * 0.43), (yy - n / 2) / (n * 0.43)
    ca, sa = np.cos(ANGLES[which]), np.sin(ANGLES[which])
    u, v = (x * ca + y * sa) / 0.94, (-x * sa + y * ca) / 0.66
    v = v + 0.06 * u * u - 0.02
    inside = u * u + v * v < 1
    groove = v - (0.13 * np.sin(u * 2.7 + rng.uniform(-0.3, 0.3)) + 0.03 * np.sin(u * 9))
    wide = 0.085 * np.sqrt(np.clip(1 - u * u, 0, 1)) + 0.012
    height = _height((u, v), (groove, wide), (yy + which * 97, xx + which * 61))
    colour = _roasted(height, (groove, wide), u, (yy, xx))
    return _on_shadow(colour, inside, n)


def _height(
    at: tuple[Field, Field], crease: tuple[Field, Field], rough: tuple[Field, Field]
) -> Field:
    """The bean's swell, its crease with raised lips, and the pores of its skin."""
    u, v = at
    groove, wide = crease
    z = np.sqrt(np.clip(1 - (u * u + v * v), 0, 1)) ** 0.8 * 0.62
    z = z - 0.26 * np.exp(-((groove / wide) ** 2)) * np.clip(1 - u**6, 0, 1)
    z = z + 0.05 * np.exp(-(((np.abs(groove) - wide * 2.1) / (wide * 1.2)) ** 2))
    z = z + 0.010 * sample("soft", rough[0] * 2, rough[1] * 2)
    smooth: Field = ndimage.gaussian_filter(z, len(z) * 0.006)
    return smooth


def _roasted(
    height: Field, crease: tuple[Field, Field], u: Field, at: tuple[Field, Field]
) -> Field:
    """Colour (h, w, 3): brown skin, a dark crease with its silver skin, and the gleam of oil."""
    n = len(height)
    gy, gx = np.gradient(height, 2 / n)
    nz = 1 / np.sqrt(gx**2 + gy**2 + 1)
    nx, ny = -gx * nz, -gy * nz
    lit = np.clip(nx * _LIGHT[0] + ny * _LIGHT[1] + nz * _LIGHT[2], 0, 1)
    half = _LIGHT + np.array([0, 0, 1])
    half = half / np.linalg.norm(half)
    gleam = np.clip(nx * half[0] + ny * half[1] + nz * half[2], 0, 1)
    groove, wide = crease
    mottle = 1 + 0.16 * sample("soft", at[0], at[1])
    c = _ROAST * (0.22 + 1.15 * lit[..., None]) * mottle[..., None]
    c = c * (1 - 0.62 * np.exp(-((groove / (wide * 1.1)) ** 2)))[..., None]
    silver = np.exp(-((groove / (wide * 0.55)) ** 2)) * np.clip(1 - u**8, 0, 1)
    c = c + np.array([0.42, 0.28, 0.16]) * (0.30 * silver)[..., None]
    c = c + np.array([1, 0.88, 0.72]) * (0.30 * gleam**22 + 0.10 * gleam**6)[..., None]
    cool = np.clip(nx * 0.7 + ny * 0.5, 0, 1) ** 2
    c = c + np.array([0.30, 0.38, 0.55]) * (0.10 * cool)[..., None]
    return np.asarray(np.clip(c, 0, 1) ** 0.86, np.float32)


def _on_shadow(
    colour: Field, inside: np.ndarray[tuple[int, ...], np.dtype[np.bool_]], n: int
) -> Bytes:
    alpha = ndimage.gaussian_filter(inside.astype(np.float32), 1.5)
    fallen = ndimage.shift(inside.astype(np.float32), (n * 0.03, n * 0.015), order=1)
    shade = ndimage.gaussian_filter(fallen, n * 0.022) * 0.62
    cover = alpha + shade * (1 - alpha)
    picture = colour * (alpha / np.maximum(cover, 1e-4))[..., None]
    return resized(with_alpha(picture.astype(np.float32), cover.astype(np.float32)), (SIZE, SIZE))
