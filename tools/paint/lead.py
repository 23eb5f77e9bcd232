"""The lead between the panes: how far each pixel lies from it, and how much of it is seen."""

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from tools.paint.arrays import Cells, Field, Mask
from tools.paint.glass import Glass

_BETWEEN_LAYERS = 0.62
_BETWEEN_PANES = 0.34
_ROUND_EMBLEM = 1.0
_HAND = 0.16


@dataclass(frozen=True, slots=True)
class Lead:
    """Where the lead runs. Distances are in per cent of the window's width."""

    cover: Field
    """How much of each pixel is lead, 0-1."""
    inner: Field
    """Distance into the pane from the lead's edge."""
    across: Field
    """0 on the lead's middle line, 1 at its edge."""
    lit: Field
    """-1 to 1: more on the pane's side that faces the light."""
    depth: Field | None
    """Distance into the emblem from its rim, where there is an emblem."""


def cast(glass: Glass, emblem: Mask | None) -> Lead:
    """Run the lead along every edge of the glass, with a heavier one round the emblem."""
    g = glass.ground
    hand = 1 + _HAND * g.wobble
    major = _distance(g.unit, glass.which)
    panes = _distance(g.unit, glass.panes())
    thick = _BETWEEN_LAYERS * glass.of_layer([y.look.lead for y in glass.layers]) * hand
    thin = _BETWEEN_PANES * glass.of_layer([y.look.lead for y in glass.layers]) * hand
    depth = None
    if emblem is not None:
        major, thick, depth = _round_emblem(g.unit, emblem, (major, thick), hand)
    a, b = _cover(g.unit, major, thick), _cover(g.unit, panes, thin)
    across = np.where(a > b, major / np.maximum(thick, 0.05), panes / np.maximum(thin, 0.05))
    return Lead(
        cover=np.maximum(a, b),
        inner=np.clip(panes - thin, 0, None).astype(np.float32),
        across=np.clip(across, 0, 1).astype(np.float32),
        lit=_lit(panes),
        depth=depth,
    )


def _edges(labels: Cells | np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> Mask:
    out = np.zeros(labels.shape, bool)
    across = labels[:, 1:] != labels[:, :-1]
    down = labels[1:] != labels[:-1]
    out[:, 1:] |= across
    out[:, :-1] |= across
    out[1:] |= down
    out[:-1] |= down
    return out


def _distance(
    unit: float, labels: Cells | np.ndarray[tuple[int, ...], np.dtype[np.int64]]
) -> Field:
    """Distance to the nearest edge, softened a little to hide the pixels' stairs."""
    d = ndimage.distance_transform_edt(~_edges(labels)).astype(np.float32) / np.float32(unit)
    soft: Field = ndimage.gaussian_filter(d, 0.066 * unit)
    return soft


def _round_emblem(
    unit: float, emblem: Mask, major: tuple[Field, Field], hand: Field
) -> tuple[Field, Field, Field]:
    """A heavy lead that grows outward only, so that an emblem's thin parts keep their glass."""
    inside = ndimage.distance_transform_edt(emblem).astype(np.float32) / np.float32(unit)
    outside = ndimage.distance_transform_edt(~emblem).astype(np.float32) / np.float32(unit)
    d = ndimage.gaussian_filter(np.where(emblem, inside * 1.8, outside), 0.066 * unit)
    wide = _ROUND_EMBLEM * hand
    nearer = d / wide < major[0] / np.maximum(major[1], 0.05)
    return (
        np.where(nearer, d, major[0]).astype(np.float32),
        np.where(nearer, wide, major[1]).astype(np.float32),
        inside,
    )


def _cover(unit: float, distance: Field, width: Field) -> Field:
    return np.asarray(np.clip((width - distance) * unit / 1.2 + 0.5, 0, 1), np.float32)


def _lit(distance: Field) -> Field:
    """The slope of the distance, seen from a light at the upper left."""
    gy, gx = np.gradient(distance)
    steep = np.hypot(gx, gy) + 1e-3
    return np.asarray((gx * 0.6 + gy * 0.8) / steep, np.float32)
