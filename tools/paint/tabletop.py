"""The table: walnut boards, the woven runners of the two fields, and the wheel of the day."""

import math

import numpy as np
import skia

from tools.paint.arrays import Bytes, to_bytes
from tools.paint.bodies import rounded
from tools.paint.brush import canvas, fill, glow, image, line, pixels, run, shade, shadow, soft
from tools.paint.icons import BOX, Icons
from tools.paint.materials import grained, walnut
from tools.paint.metals import metal
from tools.paint.shapes import poly

SCREEN = (1920, 1080)
RUNNER = (1240, 226)
WHEEL = 320
"""Side of the day wheel's square picture; its middle is its anchor, its radius 140."""

STEPS = ("sunrise", "wheat", "anvil", "road", "crossed-swords", "moon")
"""The icons of Morning, Offering, Work, going out, Battle and Evening."""

_HUES = ("#f0c56a", "#d98f4a", "#3f7fb8", "#8a2f2c", "#5d1420", "#2a2a66")
_WEAVE = {"covenant": ("#16244c", "#101a38", "#d9a93c"), "deep": ("#35121b", "#220a12", "#6fa08a")}
_LIT_RADIUS = 140.0


def tabletop() -> Bytes:
    """The table, with a breath of oxblood above and of lapis below."""
    w, h = SCREEN
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    t = np.clip((yy / h - 0.5) * 7 + 0.5, 0, 1)[..., None]
    breath = np.array([1.10, 0.86, 0.92]) * (1 - t) + np.array([0.92, 0.97, 1.22]) * t
    r = np.hypot((xx - w * 0.47) / (w * 0.62), (yy - h * 0.52) / (h * 0.72))
    picture = walnut(w, h) * breath * (1.18 - 0.62 * np.clip(r, 0, 1.2) ** 1.7)[..., None]
    return to_bytes(grained(picture.astype(np.float32), 3))


def runner(side: str) -> Bytes:
    """A woven strip that marks a field, clear at its fringes."""
    w, h = RUNNER
    top, foot, edge = _WEAVE[side]
    surface = canvas(w, h)
    cv = surface.getCanvas()
    path = rounded((8, 6, w - 16, h - 14), 10)
    shadow(cv, path, 6, 3, 0.5)
    cv.drawPath(path, shade(run((0, 0), (0, h), [(top, 0.86), (foot, 0.86)])))
    cv.clipPath(path, doAntiAlias=True)
    cv.drawImage(image(_threads(w, h)), 0, 0)
    for y in (13, h - 15):
        cv.drawLine(8, y, w - 8, y, line(edge, 1.6, 0.5))
    for y in (22, h - 24):
        for i in range((w - 16) // 18):
            x = 8 + 9 + i * 18
            cv.drawPath(poly(((x, y - 4), (x + 5, y), (x, y + 4), (x - 5, y))), fill(edge, 0.34))
    return pixels(surface)


def _threads(w: int, h: int) -> Bytes:
    yy, xx = np.mgrid[0:h, 0:w]
    out = np.full((h, w, 4), 255, np.uint8)
    out[..., 3] = ((xx // 2 + yy // 2) % 2) * 10 + ((yy % 4) < 2) * 6
    return out


def day_wheel(icons: Icons) -> Bytes:
    """The six steps of a day, unlit, round an empty hub for the number. *Panel 4, A Day*."""
    surface = canvas(WHEEL, WHEEL)
    cv = surface.getCanvas()
    c, r = WHEEL / 2, _LIT_RADIUS
    disc = skia.Path()
    disc.addCircle(c, c, r + 5)
    shadow(cv, disc, 8, 5, 0.6)
    cv.drawPath(disc, shade(metal("covenant", (c - r, c - r), (c + r, c + r))))
    for i in range(6):
        cv.drawPath(_step(i), fill("#0d0a0c"))
        cv.drawPath(_step(i), fill(_HUES[i], 0.50))
        _icon(cv, icons, i, fill("#fff3d6", 0.80))
    hub = glow((c, c - r * 0.15), r * 0.6, ["#241c2c", "#0c080e"])
    cv.drawCircle(c, c, r * 0.49, shade(hub))
    return pixels(surface)


def lit_step(step: int, icons: Icons) -> Bytes:
    """One step of the wheel, lit: lay it over the unlit wheel."""
    surface = canvas(WHEEL, WHEEL)
    cv = surface.getCanvas()
    path = _step(step)
    cv.drawPath(path, soft(fill("#fff0bc", 0.55), 8))
    cv.drawPath(path, fill(_HUES[step]))
    cv.drawPath(path, shade(run((0, 0), (0, WHEEL), [("#ffffff", 0.25), ("#ffffff", 0)])))
    cv.drawPath(path, line("#fff3d0", 5))
    _icon(cv, icons, step, fill("#1a0f06" if step < 2 else "#ffffff"))
    return pixels(surface)


def _step(i: int) -> skia.Path:
    """A sixth of the ring, the first one centred at the top."""
    c, r, k = WHEEL / 2, _LIT_RADIUS, _LIT_RADIUS * 0.50
    start = -120 + i * 60 + 1.6
    path = skia.Path()
    path.arcTo(skia.Rect.MakeLTRB(c - r, c - r, c + r, c + r), start, 56.8, True)
    path.arcTo(skia.Rect.MakeLTRB(c - k, c - k, c + k, c + k), start + 56.8, -56.8, False)
    path.close()
    return path


def _icon(cv: skia.Canvas, icons: Icons, i: int, paint: skia.Paint) -> None:
    a = math.radians(-90 + i * 60)
    k = _LIT_RADIUS * 0.32 / BOX
    x = WHEEL / 2 + _LIT_RADIUS * 0.75 * math.cos(a)
    y = WHEEL / 2 + _LIT_RADIUS * 0.75 * math.sin(a)
    cv.save()
    cv.translate(x - BOX / 2 * k, y - BOX / 2 * k)
    cv.scale(k, k)
    cv.drawPath(icons.path(STEPS[i]), paint)
    cv.restore()
