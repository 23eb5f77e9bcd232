"""The body of a card: its ground with stars or scales, the border of metal, panels and banners."""

import math
from typing import Literal

import numpy as np
import skia

from tools.paint.brush import Stop, canvas, fill, glow, image, line, run, scaled, shade, shadow
from tools.paint.materials import sheet
from tools.paint.metals import LIVERY, edged
from tools.paint.shapes import star

SIZE = (720, 1006)
"""Width and height of the master card, 63 : 88."""

Rect = tuple[float, float, float, float]
"""x, y, w, h."""


def rounded(rect: Rect, r: float) -> skia.Path:
    """A rectangle with round corners."""
    path = skia.Path()
    path.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(*rect), r, r))
    return path


def chamfered(rect: Rect, c: float) -> skia.Path:
    """A rectangle with its corners cut off."""
    x, y, w, h = rect
    corners = (
        (x + c, y),
        (x + w - c, y),
        (x + w, y + c),
        (x + w, y + h - c),
        (x + w - c, y + h),
        (x + c, y + h),
        (x, y + h - c),
        (x, y + c),
    )
    path = skia.Path()
    path.addPoly([skia.Point(*p) for p in corners], True)
    return path


def card_body(side: str, ornament_to: float = 560) -> skia.Surface:
    """A whole card's body with its border; stars or scales down to a height."""
    w, h = SIZE
    surface = canvas(w, h)
    cv = surface.getCanvas()
    body = rounded((0, 0, w, h), 34)
    cv.clipPath(body, doAntiAlias=True)
    livery = LIVERY[side]
    cv.drawImage(image(sheet((w, h), livery.body, "slate", 2 if side == "covenant" else 5)), 0, 0)
    cv.drawRect(skia.Rect.MakeWH(w, h), shade(run((0, 0), (0, h), list(livery.body_light))))
    (_stars if side == "covenant" else _scales)(cv, ornament_to)
    cv.drawPath(body, line("#05040a", 14))
    edged(cv, side, rounded((11, 11, w - 22, h - 22), 25), 4.5)
    cv.drawPath(rounded((18, 18, w - 36, h - 36), 20), line(livery.metal[1], 1.5, 0.35))
    return surface


def _stars(cv: skia.Canvas, foot: float) -> None:
    """Gold-leaf stars on lapis."""
    rng, step = np.random.default_rng(4), 34
    for j in range(int((foot - 14) / step) + 1):
        for i in range(SIZE[0] // step):
            x, y = 14 + i * step + (j % 2) * step / 2, 14 + j * step * 0.8
            spot = star(x, y, 5.0, points=4, waist=0.34)
            cv.drawPath(spot, fill("#e9bf55", 0.55 + 0.35 * rng.random()))


def _scales(cv: skia.Canvas, foot: float) -> None:
    """Basalt cut with the scales of waves."""
    s = 30
    for j in range(int((foot - 10) / (s * 0.5)) + 2):
        for i in range(SIZE[0] // s + 2):
            x, y = i * s + (j % 2) * s / 2, 10 + j * s * 0.5
            for k, alpha in ((1.0, 0.30), (0.62, 0.19)):
                arc = skia.Rect.MakeXYWH(x - s * 0.5 * k, y - s * 0.5 * k, s * k, s * k)
                cv.drawArc(arc, 180, 180, False, line("#5f9a86", 1.6, alpha))


def panel(cv: skia.Canvas, side: str, rect: Rect, edge: float = 4) -> None:
    """The sheet that text stands on: parchment with round corners, or slate with cut ones."""
    x, y, w, h = rect
    path = rounded(rect, 16) if side == "covenant" else chamfered(rect, 16)
    shadow(cv, path, 8, 4, 0.8)
    cv.save()
    cv.clipPath(path, doAntiAlias=True)
    livery = LIVERY[side]
    kind: Literal["parchment", "slate"] = "parchment" if side == "covenant" else "slate"
    cv.drawImage(image(sheet((math.ceil(w), math.ceil(h)), livery.parchment, kind, 3)), x, y)
    dark = glow(
        (x + w / 2, y + h * 0.45),
        w * 0.66,
        [(livery.edge, 0), (livery.edge, 0), (livery.edge, 0.42)],
        [0, 0.55, 1],
    )
    cv.drawRect(skia.Rect.MakeXYWH(*rect), shade(dark))
    cv.restore()
    edged(cv, side, path, edge)
    cv.drawPath(path, line("#120a06", 1.2, 0.6))


def banner(cv: skia.Canvas, side: str, rect: Rect, tail: float = 26) -> None:
    """The banner that a name stands on: ribbon ends for the Covenant, points for the Deep."""
    x, y, w, h = rect
    t = tail * 0.57
    if side == "covenant":
        corners = (
            (x, y),
            (x + w, y),
            (x + w - t, y + h / 2),
            (x + w, y + h),
            (x, y + h),
            (x + t, y + h / 2),
        )
    else:
        corners = (
            (x + t, y),
            (x + w - t, y),
            (x + w, y + h / 2),
            (x + w - t, y + h),
            (x + t, y + h),
            (x, y + h / 2),
        )
    path = skia.Path()
    path.addPoly([skia.Point(*p) for p in corners], True)
    shadow(cv, path, 9, 6, 0.75)
    cv.drawPath(path, shade(run((0, y), (0, y + h), list(LIVERY[side].banner))))
    edged(cv, side, path, 5)
    cv.drawPath(path, line("#120a06", 1.4, 0.8))
    inner = scaled(path, (x + w / 2, y + h / 2), (w - 26) / w, (h - 18) / h)
    cv.drawPath(inner, line(LIVERY[side].metal[0], 1.6, 0.28))


def plate(cv: skia.Canvas, side: str, rect: Rect) -> None:
    """The small metal plate that holds a true fact."""
    path = chamfered(rect, 9)
    colours: list[Stop] = list(LIVERY[side].plate)
    cv.drawPath(path, shade(run((0, rect[1]), (0, rect[1] + rect[3]), colours, [0, 0.5, 1])))
    cv.drawPath(path, line("#1a0f06", 1.6, 0.75))


def type_band(cv: skia.Canvas, side: str, rect: Rect) -> None:
    """The band behind the type and the keywords, fading at both ends."""
    c = LIVERY[side].banner[1]
    ends = run(
        (rect[0], 0),
        (rect[0] + rect[2], 0),
        [(c, 0), (c, 0.94), (c, 0.94), (c, 0)],
        [0, 0.16, 0.84, 1],
    )
    cv.drawRect(skia.Rect.MakeXYWH(*rect), shade(ends))
