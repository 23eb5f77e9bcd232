"""Each side's furniture colours, and the metal that edges every part."""

from dataclasses import dataclass

import skia

from tools.paint.brush import Point, fill, glow, line, run, shade, soft


@dataclass(frozen=True, slots=True)
class Livery:
    """One side's colours for everything that is not glass."""

    metal: tuple[str, str, str]
    """Light, mid and low."""
    parchment: str
    edge: str
    body: str
    body_light: tuple[tuple[str, float], tuple[str, float]]
    banner: tuple[str, str, str]
    banner_text: str
    plate: tuple[str, str, str]
    gem: tuple[str, str, str]


LIVERY = {
    "covenant": Livery(
        metal=("#ffe9a8", "#d9a93c", "#7d5514"),
        parchment="#f3e8cd",
        edge="#8a5a22",
        body="#1a2650",
        body_light=(("#3a5ab0", 0.55), ("#0a1030", 0.55)),
        banner=("#2f58b4", "#17326f", "#10265c"),
        banner_text="#fff3cf",
        plate=("#ffe9a8", "#d9a93c", "#b98a32"),
        gem=("#7fb2ff", "#1f4fb4", "#0a1c52"),
    ),
    "deep": Livery(
        metal=("#b7e0c8", "#6fa08a", "#23453c"),
        parchment="#241f2c",
        edge="#000000",
        body="#16131c",
        body_light=(("#3a4a58", 0.35), ("#000000", 0.45)),
        banner=("#6a1a22", "#4a0f18", "#300810"),
        banner_text="#ffe9cf",
        plate=("#b7e0c8", "#6fa08a", "#5f8f7a"),
        gem=("#e8705c", "#7c1a20", "#2c0608"),
    ),
}
"""Each side's livery, as the art direction sets it."""


def metal(side: str, p0: Point, p1: Point) -> skia.Shader:
    """Polished metal that catches the light along a line."""
    light, mid, low = LIVERY[side].metal
    return run(p0, p1, [light, mid, low, mid, light], [0, 0.28, 0.55, 0.78, 1])


def edged(cv: skia.Canvas, side: str, path: skia.Path, width: float = 3.0) -> None:
    """A line of metal along a shape's outline."""
    b = path.getBounds()
    shader = metal(side, (b.left(), b.top()), (b.right(), b.bottom()))
    cv.drawPath(path, shade(shader, width))


def reveal(cv: skia.Canvas, side: str, path: skia.Path) -> None:
    """The moulded stone round a window: shadow, a bead of metal, a dark line."""
    cv.drawPath(path, soft(line("#000000", 22, 0.75), 7))
    cv.drawPath(path, line("#120c08", 15))
    edged(cv, side, path, 10)
    cv.drawPath(path, line("#1a1008", 2.0, 0.8))


def shine(cv: skia.Canvas, path: skia.Path, rect: tuple[float, float, float, float]) -> None:
    """A soft gleam at the upper left of something round; `rect` is x, y, w, h."""
    cv.save()
    cv.clipPath(path, doAntiAlias=True)
    gleam = soft(fill("#ffffff", 0.30), rect[3] * 0.22)
    cv.drawOval(skia.Rect.MakeXYWH(*rect), gleam)
    cv.restore()


def domed(cv: skia.Canvas, path: skia.Path, at: Point, r: float, colours: tuple[str, ...]) -> None:
    """Fill a shape as if it swelled toward the light at `at`."""
    cv.drawPath(path, shade(glow(at, r, list(colours), [0, 0.45, 1])))
