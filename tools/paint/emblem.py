"""Turn a recipe's emblem into masks: its outline, and each part with its glass."""

from dataclasses import dataclass

import numpy as np
import skia
from scipy import ndimage

from tools.paint.arrays import Mask
from tools.paint.brush import mask
from tools.paint.drawn import DRAWN
from tools.paint.icons import BOX, Icons
from tools.paint.recipes import Recipe
from tools.paint.shapes import Part

_SMALL = 0.012
"""A hole smaller than this part of the emblem's box is filled with painted glass."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an emblem stands, in pixels of a picture w by h."""

    w: int
    h: int
    cx: float
    cy: float
    size: float


def parts_of(recipe: Recipe, icons: Icons) -> list[Part]:
    """The emblem's parts in the 512 box, back to front."""
    if recipe.drawn:
        return DRAWN[recipe.drawn](icons)
    return [Part(icons.path(recipe.icon), recipe.glass)]


def emblem(recipe: Recipe, icons: Icons, spot: Spot) -> tuple[Mask, list[tuple[Mask, str]]]:
    """The whole outline with its small holes closed, and each part's mask and glass."""
    parts = [(_mask(p.path, recipe.rot, spot), p.glass) for p in parts_of(recipe, icons)]
    seen = np.logical_or.reduce([m for m, _ in parts])
    return _closed(seen, spot, recipe.fill), parts


def _mask(path: skia.Path, rot: float, spot: Spot) -> Mask:
    def draw(cv: skia.Canvas, white: skia.Paint) -> None:
        cv.translate(spot.cx, spot.cy)
        cv.rotate(rot)
        cv.scale(spot.size / BOX, spot.size / BOX)
        cv.translate(-BOX / 2, -BOX / 2)
        cv.drawPath(path, white)

    return mask(spot.w, spot.h, draw)


def _closed(seen: Mask, spot: Spot, fill: bool) -> Mask:
    """Narrow gaps and small holes become part of the emblem; large holes show what lies behind."""
    r = max(1, round((26 if fill else 9) * spot.size / BOX))
    pad = np.pad(seen, r + 2)
    grown = ndimage.distance_transform_edt(~pad) <= r
    closed = (ndimage.distance_transform_edt(grown) > r)[r + 2 : -r - 2, r + 2 : -r - 2] | seen
    holes, n = ndimage.label(ndimage.binary_fill_holes(closed) & ~closed)
    if n:
        area = ndimage.sum_labels(np.ones_like(holes), holes, np.arange(1, n + 1))
        small = np.r_[False, area < (1.0 if fill else _SMALL) * spot.size**2]
        closed |= small[holes]
    return np.asarray(closed, bool)
