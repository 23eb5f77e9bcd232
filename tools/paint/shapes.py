"""Pens for our own emblems: simple shapes in the 512 box, and the parts an emblem is made of."""

import math
from dataclasses import dataclass

import skia

from tools.paint.icons import BOX

Points = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of an emblem and the glass it is cut from."""

    path: skia.Path
    glass: str


def box(*rects: tuple[float, float, float, float], r: float = 0) -> skia.Path:
    """Rectangles (x, y, w, h), their corners rounded by r."""
    path = skia.Path()
    for x, y, w, h in rects:
        path.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), r, r))
    return path


def oval(*ovals: tuple[float, float, float, float]) -> skia.Path:
    """Ovals (centre x, centre y, half width, half height)."""
    path = skia.Path()
    for x, y, rx, ry in ovals:
        path.addOval(skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry))
    return path


def poly(*outlines: Points) -> skia.Path:
    """Straight-sided shapes."""
    path = skia.Path()
    for points in outlines:
        path.addPoly([skia.Point(x, y) for x, y in points], True)
    return path


def curve(
    start: tuple[float, float], *strokes: tuple[float, ...], closed: bool = True
) -> skia.Path:
    """A shape from a start: two numbers draw a line, four a simple curve, six a double one."""
    path = skia.Path()
    path.moveTo(*start)
    for s in strokes:
        {2: path.lineTo, 4: path.quadTo, 6: path.cubicTo}[len(s)](*s)
    if closed:
        path.close()
    return path


def stroke(path: skia.Path, width: float, butt: bool = False) -> skia.Path:
    """The area that a pen of this width covers along a line."""
    paint = skia.Paint(
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kButt_Cap if butt else skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )
    out = skia.Path()
    paint.getFillPath(path, out)
    return out


def cut(a: skia.Path, *others: skia.Path) -> skia.Path:
    """The first shape without the others."""
    for b in others:
        a = skia.Op(a, b, skia.PathOp.kDifference_PathOp)
    return a


def join(*paths: skia.Path) -> skia.Path:
    """All the shapes as one."""
    out = paths[0]
    for b in paths[1:]:
        out = skia.Op(out, b, skia.PathOp.kUnion_PathOp)
    return out


def place(path: skia.Path, x: float, y: float, k: float, rot: float = 0.0) -> skia.Path:
    """A 512-box shape with its middle at x, y, k times the size, turned by `rot` degrees.

    A negative k shows it in a mirror.
    """
    matrix = skia.Matrix()
    matrix.preTranslate(x, y)
    matrix.preRotate(rot)
    matrix.preScale(k, abs(k))
    matrix.preTranslate(-BOX / 2, -BOX / 2)
    out = skia.Path(path)
    out.transform(matrix)
    return out


def mirror(path: skia.Path) -> skia.Path:
    """The shape seen in a mirror down the middle of the box."""
    return place(path, BOX / 2, BOX / 2, -1)


def both(path: skia.Path) -> skia.Path:
    """The shape and its mirror image."""
    out = skia.Path(path)
    out.addPath(mirror(path))
    return out


def flame(cx: float, cy: float, s: float) -> skia.Path:
    """A plain lamp flame whose widest part is at cx, cy."""
    return curve(
        (cx, cy - s * 1.5),
        (cx + s * 0.2, cy - s * 0.8, cx + s * 0.75, cy - s * 0.5, cx + s * 0.6, cy + s * 0.15),
        (cx + s * 0.5, cy + s * 0.65, cx - s * 0.5, cy + s * 0.65, cx - s * 0.6, cy + s * 0.15),
        (cx - s * 0.7, cy - s * 0.35, cx - s * 0.1, cy - s * 0.6, cx, cy - s * 1.5),
    )


def star(cx: float, cy: float, r: float, *, points: int = 8, waist: float = 0.45) -> skia.Path:
    """A star with its first point up."""
    spots = []
    for i in range(points * 2):
        a, k = math.pi * i / points, r if i % 2 == 0 else r * waist
        spots.append((cx + k * math.sin(a), cy - k * math.cos(a)))
    return poly(tuple(spots))
