"""The small marks of a card: gem, shield, heart, keyword disc, Story-pair seal, type glyphs.

No mark is known by its colour alone: each has an outline of its own.
"""

import math

import skia

from tools.paint.arrays import Bytes
from tools.paint.brush import canvas, fill, glow, line, pixels, scaled, shade, shadow, soft
from tools.paint.icons import BOX, Icons
from tools.paint.metals import LIVERY, domed, metal, shine
from tools.paint.shapes import curve, flame, poly, star

MARK = 256
"""Side of a mark's square picture; its middle is its anchor."""

RADIUS = 100
"""The radius that LOOK's sizes speak of, in a mark's picture."""

KEYWORD_ICON = {
    "giant": "barefoot",
    "giant_slayer": "sling",
    "heavenly": "sun-radiations",
    "army": "spears",
    "answer": "ringing-bell",
    "taken_up": "whirlwind",
    "elder": "hourglass",
    "return": "return-arrow",
    "heir_of": "family-tree",
}
"""The picture on each keyword's disc."""

_C = MARK / 2
_SHIELD = ("#e9e4d6", "#8d8a86", "#2f3036")
_HEART = ("#ff8f7e", "#b3202c", "#4a0612")
_RINGS = ((0.05, "#2a0408"), (0.0, "#ffd9b8"))


def gem(side: str) -> Bytes:
    """Cost: a drop of glass in a collar; round for the Covenant, eight-sided for the Deep."""
    r = float(RADIUS)
    path = skia.Path()
    if side == "covenant":
        path.addCircle(_C, _C, r)
    else:
        spots = [math.pi / 8 + i * math.pi / 4 for i in range(8)]
        corners = [
            skia.Point(_C + r * 1.04 * math.cos(a), _C + r * 1.04 * math.sin(a)) for a in spots
        ]
        path.addPoly(corners, True)
    surface = canvas(MARK, MARK)
    cv = surface.getCanvas()
    inner = _set(cv, side, path, 0.82)
    domed(cv, inner, (_C - r * 0.25, _C - r * 0.3), r * 1.15, LIVERY[side].gem)
    cv.drawPath(inner, line("#1a0f08", r * 0.05, 0.9))
    shine(cv, inner, (_C - r * 0.55, _C - r * 0.72, r * 0.95, r * 0.5))
    return pixels(surface)


def _set(cv: skia.Canvas, side: str, path: skia.Path, k: float) -> skia.Path:
    """Lay a shape in metal, and give back the smaller shape that it holds."""
    shadow(cv, path, 9, 6, 0.7)
    cv.drawPath(path, shade(metal(side, (_C - RADIUS, _C - RADIUS), (_C + RADIUS, _C + RADIUS))))
    return scaled(path, (_C, _C), k)


def shield(side: str) -> Bytes:
    """Strength: a shield quartered by lead."""
    r = float(RADIUS)
    path = curve(
        (_C - r * 0.92, _C - r * 0.86),
        (_C - r * 0.4, _C - r * 0.80, _C, _C - r * 1.04),
        (_C + r * 0.4, _C - r * 0.80, _C + r * 0.92, _C - r * 0.86),
        (_C + r * 1.0, _C + r * 0.15, _C + r * 0.62, _C + r * 0.80, _C, _C + r * 1.12),
        (_C - r * 0.62, _C + r * 0.80, _C - r * 1.0, _C + r * 0.15, _C - r * 0.92, _C - r * 0.86),
    )
    surface = canvas(MARK, MARK)
    cv = surface.getCanvas()
    inner = _set(cv, side, path, 0.84)
    domed(cv, inner, (_C - r * 0.3, _C - r * 0.4), r * 1.5, _SHIELD)
    cv.drawPath(inner, line("#140a06", r * 0.045, 0.85))
    cv.save()
    cv.clipPath(inner, doAntiAlias=True)
    seam = line("#17130f", r * 0.05, 0.35)
    cv.drawLine(_C, _C - r * 1.1, _C, _C + r * 1.2, seam)
    cv.drawLine(_C - r, _C - r * 0.12, _C + r, _C - r * 0.12, seam)
    cv.restore()
    shine(cv, inner, (_C - r * 0.8, _C - r * 0.82, r * 0.9, r * 0.5))
    return pixels(surface)


def heart(side: str) -> Bytes:
    """Heart: a heart of ruby glass."""
    r = float(RADIUS)
    path = curve(
        (_C, _C + r * 1.06),
        (_C - r * 0.5, _C + r * 0.62, _C - r * 1.18, _C + r * 0.18, _C - r * 1.10, _C - r * 0.42),
        (_C - r * 1.02, _C - r * 1.06, _C - r * 0.24, _C - r * 1.12, _C, _C - r * 0.58),
        (_C + r * 0.24, _C - r * 1.12, _C + r * 1.02, _C - r * 1.06, _C + r * 1.10, _C - r * 0.42),
        (_C + r * 1.18, _C + r * 0.18, _C + r * 0.5, _C + r * 0.62, _C, _C + r * 1.06),
    )
    surface = canvas(MARK, MARK)
    cv = surface.getCanvas()
    inner = _set(cv, side, path, 0.84)
    domed(cv, inner, (_C - r * 0.3, _C - r * 0.4), r * 1.5, _HEART)
    cv.drawPath(inner, line("#140a06", r * 0.045, 0.85))
    shine(cv, inner, (_C - r * 0.8, _C - r * 0.82, r * 0.9, r * 0.5))
    return pixels(surface)


def keyword_disc(side: str, keyword: str, icons: Icons) -> Bytes:
    """A keyword's disc: its picture in the banner's colours, ringed with metal."""
    r, livery = float(RADIUS), LIVERY[side]
    surface = canvas(MARK, MARK)
    cv = surface.getCanvas()
    disc = skia.Path()
    disc.addCircle(_C, _C, r)
    shadow(cv, disc, 8, 5, 0.6)
    cv.drawPath(
        disc, shade(glow((_C, _C - r * 0.4), r * 1.5, [livery.banner[0], livery.banner[2]]))
    )
    cv.drawPath(disc, shade(metal(side, (_C - r, _C - r), (_C + r, _C + r)), r * 0.11))
    k = r * 1.30 / BOX
    cv.translate(_C - BOX / 2 * k, _C - BOX / 2 * k)
    cv.scale(k, k)
    cv.drawPath(icons.path(KEYWORD_ICON[keyword]), fill(livery.banner_text))
    return pixels(surface)


def seal() -> Bytes:
    """A Story pair: two linked rings pressed into red wax. *Panels 9-10, Story Pairs*."""
    r = float(RADIUS)
    rim = []
    for i in range(88):
        a = 2 * math.pi * i / 88
        k = r * (1 + 0.045 * math.sin(a * 7 + 1) + 0.03 * math.sin(a * 11))
        rim.append((_C + k * math.cos(a), _C + k * math.sin(a)))
    path = poly(tuple(rim))
    surface = canvas(MARK, MARK)
    cv = surface.getCanvas()
    shadow(cv, path, 8, 5, 0.6)
    wax = glow((_C - r * 0.3, _C - r * 0.4), r * 1.6, ["#e0574a", "#9c1f24", "#4c0a12"])
    cv.drawPath(path, shade(wax))
    cv.drawCircle(_C, _C, r * 0.78, line("#3a060c", r * 0.07, 0.55))
    for dy, colour in _RINGS:
        for dx in (-0.24, 0.24):
            cv.drawCircle(_C + dx * r, _C + dy * r, r * 0.36, line(colour, r * 0.11, 0.95))
    shine(cv, path, (_C - r * 0.75, _C - r * 0.86, r * 0.9, r * 0.4))
    return pixels(surface)


def manna(full: bool) -> Bytes:
    """One manna: a diamond of light, or its empty setting. *Panel 4, A Day: the Offering*."""
    r = float(RADIUS)
    path = poly(
        ((_C, _C - r * 1.15), (_C + r * 0.82, _C), (_C, _C + r * 1.15), (_C - r * 0.82, _C))
    )
    surface = canvas(MARK, MARK)
    cv = surface.getCanvas()
    if full:
        cv.drawPath(path, soft(fill("#ffe9a8", 0.55), 9))
    colours = ["#ffffff", "#f6e2a6", "#b98a34"] if full else ["#3a3440", "#26222c", "#16121a"]
    cv.drawPath(path, shade(glow((_C - r * 0.2, _C - r * 0.4), r * 1.5, list(colours))))
    facet = line("#8a6420" if full else "#6a5c46", r * 0.05, 0.45)
    cv.drawLine(_C - r * 0.82, _C, _C + r * 0.82, _C, facet)
    cv.drawPath(path, line("#fff0bc" if full else "#8a7a58", r * 0.10, 0.95))
    return pixels(surface)


def type_glyph(type_: str) -> Bytes:
    """One white mark for a type, to be tinted: niche, star, flame, arrow, tower or eye."""
    surface = canvas(MARK, MARK)
    surface.getCanvas().drawPath(_GLYPHS[type_](), fill("#ffffff"))
    return pixels(surface)


def _niche() -> skia.Path:
    path = skia.Path()
    for k, dy in ((1.0, 0.0), (0.5, 0.16)):
        half, foot = RADIUS * 0.78 * k, _C + RADIUS
        spring = _C - RADIUS * 0.2 + dy * RADIUS
        path.moveTo(_C - half, foot)
        path.lineTo(_C - half, spring)
        path.arcTo(
            skia.Rect.MakeLTRB(_C - half, spring - half, _C + half, spring + half), 180, 180, False
        )
        path.lineTo(_C + half, foot)
        path.close()
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


def _arrow() -> skia.Path:
    spots = ((-1, -0.3), (0.2, -0.3), (0.2, -0.85), (1, 0.05), (0.2, 0.95), (0.2, 0.4), (-1, 0.4))
    return poly(tuple((_C + RADIUS * x, _C + RADIUS * y) for x, y in spots))


def _tower() -> skia.Path:
    half = ((-0.9, 0.9), (-0.9, -0.8), (-0.45, -0.8), (-0.45, -0.35), (-0.2, -0.35), (-0.2, -0.8))
    spots = half + tuple((-x, y) for x, y in reversed(half))
    return poly(tuple((_C + RADIUS * x, _C + RADIUS * y) for x, y in spots))


def _eye() -> skia.Path:
    r = RADIUS
    path = curve((_C - r, _C), (_C, _C - r * 1.2, _C + r, _C), (_C, _C + r * 1.2, _C - r, _C))
    path.addCircle(_C, _C, r * 0.34)
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


_GLYPHS = {
    "character": _niche,
    "holy_thing": lambda: star(_C, _C, RADIUS, points=8, waist=0.45),
    "miracle": lambda: flame(_C, _C + RADIUS * 0.4, RADIUS),
    "act": _arrow,
    "stronghold": _tower,
    "scheme": _eye,
}
