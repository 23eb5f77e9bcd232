"""Small helpers for drawing with Skia: colours, paints, shades, masks and pictures."""

from collections.abc import Callable

import numpy as np
import skia

from tools.paint.arrays import Bytes, Field, Mask, to_bytes

Stop = str | tuple[str, float]
"""A colour "#rrggbb", or one with its alpha 0-1."""

Point = tuple[float, float]


def colour(hexa: str, alpha: float = 1.0) -> int:
    """A colour as Skia counts it."""
    digits = hexa.lstrip("#")
    r, g, b = (int(digits[i : i + 2], 16) for i in (0, 2, 4))
    return int(skia.Color(r, g, b, round(alpha * 255)))


def fill(hexa: str = "#000000", alpha: float = 1.0) -> skia.Paint:
    """A paint that fills with one colour."""
    return skia.Paint(AntiAlias=True, Color=colour(hexa, alpha))


def line(hexa: str, width: float, alpha: float = 1.0) -> skia.Paint:
    """A paint that draws outlines."""
    paint = fill(hexa, alpha)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    return paint


def shade(shader: skia.Shader, width: float = 0) -> skia.Paint:
    """A paint that fills with a run of colours, or draws outlines with it if it has a width."""
    paint = skia.Paint(AntiAlias=True, Shader=shader)
    if width:
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
    return paint


def soft(paint: skia.Paint, sigma: float) -> skia.Paint:
    """The same paint, blurred."""
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
    return paint


def run(p0: Point, p1: Point, stops: list[Stop], at: list[float] | None = None) -> skia.Shader:
    """Colours that run along a line."""
    return skia.GradientShader.MakeLinear([p0, p1], _stops(stops), at)


def glow(c: Point, r: float, stops: list[Stop], at: list[float] | None = None) -> skia.Shader:
    """Colours that run outward from a point."""
    return skia.GradientShader.MakeRadial(c, r, _stops(stops), at)


def _stops(stops: list[Stop]) -> list[int]:
    return [colour(*s) if isinstance(s, tuple) else colour(s) for s in stops]


def canvas(w: float, h: float) -> skia.Surface:
    """A clear surface."""
    return skia.Surface(int(w), int(h))


def image(picture: Bytes | Field) -> skia.Image:
    """A picture for Skia; numbers 0-1 or bytes, with or without alpha."""
    data = np.asarray(
        picture if picture.dtype == np.uint8 else to_bytes(np.asarray(picture, np.float32)),
        np.uint8,
    )
    if data.shape[2] == 3:
        data = np.dstack([data, np.full(data.shape[:2], 255, np.uint8)])
    return skia.Image.fromarray(np.ascontiguousarray(data), colorType=skia.kRGBA_8888_ColorType)


def pixels(surface: skia.Surface) -> Bytes:
    """A surface's picture (h, w, 4), not multiplied by its alpha."""
    shot = surface.makeImageSnapshot()
    out: Bytes = shot.toarray(
        colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kUnpremul_AlphaType
    )
    return out


def mask(w: int, h: int, draw: Callable[[skia.Canvas, skia.Paint], None]) -> Mask:
    """The mask of whatever `draw` fills."""
    data = np.zeros((h, w, 4), np.uint8)
    surface = skia.Surface(data)
    draw(surface.getCanvas(), skia.Paint(Color=skia.ColorWHITE, AntiAlias=True))
    surface.flushAndSubmit()
    return np.asarray(data[..., 3] > 127)


def shadow(
    cv: skia.Canvas, path: skia.Path, sigma: float = 8, dy: float = 5, alpha: float = 0.6
) -> None:
    """A soft shadow under a shape."""
    cv.save()
    cv.translate(0, dy)
    cv.drawPath(path, soft(fill("#000000", alpha), sigma))
    cv.restore()


def scaled(path: skia.Path, about: Point, kx: float, ky: float | None = None) -> skia.Path:
    """The shape made larger or smaller about a point."""
    matrix = skia.Matrix()
    matrix.setScale(kx, kx if ky is None else ky, *about)
    out = skia.Path(path)
    out.transform(matrix)
    return out
