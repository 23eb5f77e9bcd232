"""Card frames without words: full face, table tile and helper, their window left open."""

import skia

from tools.paint.arrays import Bytes
from tools.paint.bodies import SIZE, Rect, banner, card_body, panel, plate, type_band
from tools.paint.brush import line, pixels, soft
from tools.paint.metals import edged, reveal
from tools.paint.outlines import OUTLINE, outline

FULL_WINDOW: Rect = (38, 36, 644, 512)
TILE_WINDOW: Rect = (26, 26, 668, 531)
FULL_BANNER: Rect = (20, 540, 680, 78)
TILE_BANNER: Rect = (10, 546, 700, 168)
FULL_PANEL: Rect = (34, 566, 652, 398)
TILE_FOOT: Rect = (26, 726, 668, 252)
TYPE_BAND: Rect = (38, 666, 644, 40)
HELPER_BANNER: Rect = (20, 40, 680, 78)
HELPER_PANEL: Rect = (34, 150, 652, 814)

PLATE: dict[bool, Rect] = {True: (158, 890, 404, 38), False: (70, 890, 580, 38)}
"""A character's plate leaves room for shield and heart; the others' plate is wider."""


def full_face(side: str, type_: str) -> Bytes:
    """A full face's frame: lay a window under it, words over it."""
    surface = card_body(side)
    cv = surface.getCanvas()
    _window(cv, side, type_, FULL_WINDOW)
    panel(cv, side, FULL_PANEL)
    type_band(cv, side, TYPE_BAND)
    plate(cv, side, PLATE[type_ == "character"])
    banner(cv, side, FULL_BANNER)
    return pixels(surface)


def table_tile(side: str, type_: str) -> Bytes:
    """A table tile's frame, for 90 to 300 pixels: a larger banner, and a foot for the numbers."""
    surface = card_body(side)
    cv = surface.getCanvas()
    _window(cv, side, type_, TILE_WINDOW)
    panel(cv, side, TILE_FOOT, 6)
    banner(cv, side, TILE_BANNER, 32)
    return pixels(surface)


def helper_face(side: str) -> Bytes:
    """A helper card's face: the name above, and one tall panel for its lines."""
    surface = card_body(side, SIZE[1])
    cv = surface.getCanvas()
    panel(cv, side, HELPER_PANEL)
    banner(cv, side, HELPER_BANNER)
    return pixels(surface)


def _window(cv: skia.Canvas, side: str, type_: str, rect: Rect) -> None:
    """The stone round the window, and the window itself cut clear through the card."""
    x, y, w, h = rect
    path = outline(OUTLINE[side, type_], w, h)
    cv.save()
    cv.translate(x, y)
    reveal(cv, side, path)
    cv.drawPath(path, skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kClear))
    cv.drawPath(path, soft(line("#000000", 6, 0.55), 4))
    edged(cv, side, path, 7)
    cv.drawPath(path, line("#1a1008", 1.6, 0.9))
    cv.restore()
