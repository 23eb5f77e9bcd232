"""The Walls: stones that stand, hollows where they fell, and the peg that keeps the start."""

import skia

from tools.paint.arrays import Bytes
from tools.paint.bodies import rounded
from tools.paint.brush import canvas, fill, glow, image, line, pixels, run, shade, shadow
from tools.paint.materials import sheet
from tools.paint.metals import LIVERY

STONE = (96, 64)
"""A stone's width and height, in pixels."""

PEG = 48
"""Side of the peg's square picture."""

_BASE = {"covenant": "#b9a684", "deep": "#55505e"}


def standing(side: str, which: int) -> Bytes:
    """One of the stones of a wall that stands."""
    w, h = STONE
    surface = canvas(w, h)
    cv = surface.getCanvas()
    path = rounded((2, 2, w - 4, h - 4), 8)
    cv.save()
    cv.clipPath(path, doAntiAlias=True)
    cv.drawImage(image(sheet((w, h), _BASE[side], "slate", which, 1.6)), 0, 0)
    light = run(
        (0, 0), (0, h), [("#ffffff", 0.20), ("#ffffff", 0), ("#000000", 0.38)], [0, 0.45, 1]
    )
    cv.drawRect(skia.Rect.MakeWH(w, h), shade(light))
    cv.restore()
    cv.drawPath(path, line("#0c0805", 2, 0.75))
    return pixels(surface)


def fallen(side: str) -> Bytes:
    """The hollow that a stone left."""
    w, h = STONE
    surface = canvas(w, h)
    cv = surface.getCanvas()
    path = rounded((2, 2, w - 4, h - 4), 8)
    cv.drawPath(path, fill("#000000", 0.36))
    dust = run((0, 0), (0, h), [("#000000", 0.30), ("#000000", 0)])
    cv.drawPath(path, shade(dust))
    cv.drawPath(path, line(LIVERY[side].metal[1], 1.6, 0.26))
    return pixels(surface)


def peg() -> Bytes:
    """A small gold peg, seen from above."""
    surface = canvas(PEG, PEG)
    cv = surface.getCanvas()
    c, r = PEG / 2, PEG * 0.33
    disc = skia.Path()
    disc.addCircle(c, c, r)
    shadow(cv, disc, 3, 3, 0.7)
    gold = glow((c - r * 0.3, c - r * 0.35), r * 1.5, ["#fff0b8", "#c9922c", "#6b450f"])
    cv.drawPath(disc, shade(gold))
    cv.drawPath(disc, line("#2a1804", 1.5, 0.8))
    return pixels(surface)
