"""The backgrounds of menu, reading and battle, 1920 by 1080."""

import numpy as np
import skia
from scipy import ndimage

from tools.paint.arrays import Bytes, Field, from_bytes, to_bytes
from tools.paint.bodies import rounded
from tools.paint.brush import canvas, fill, glow, image, line, pixels, run, shade, shadow, soft
from tools.paint.materials import grained, masonry, sheet
from tools.paint.metals import edged, metal
from tools.paint.rose import rose
from tools.paint.tabletop import SCREEN, tabletop

ROSE = (640, 520, 820)
"""The rose's centre and its width on the menu."""

PAGES = ((170, 98, 790, 860), (960, 98, 790, 860))
"""The two pages of the open book (x, y, w, h)."""

_COARSE = 8


def menu() -> Bytes:
    """A wall of stone at night; the rose throws its colours on it, down to the right."""
    w, h = SCREEN
    window = rose(ROSE[2])
    thrown, halo = _thrown(window)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    wall = masonry(w, h)
    light = 0.50 + 2.6 * halo + 4.4 * thrown
    picture = wall * light + halo * 0.12 + thrown * 0.22
    far = np.hypot((xx - ROSE[0]) / 1300, (yy - ROSE[1]) / 800)
    picture *= (1.06 - 0.42 * np.clip(far, 0, 1.2) ** 1.5)[..., None]
    surface = canvas(w, h)
    cv = surface.getCanvas()
    cv.drawImage(image(grained(picture.astype(np.float32), 1)), 0, 0)
    _set_in_stone(cv, window)
    return pixels(surface)[..., :3]


def _thrown(window: Bytes) -> tuple[Field, Field]:
    """The slanting picture of the rose on the wall, and the glow about the rose itself."""
    w, h = SCREEN
    small = np.zeros((h // _COARSE, w // _COARSE, 3), np.float32)
    lit = from_bytes(window)
    coloured = (lit[..., :3] * lit[..., 3:])[::_COARSE, ::_COARSE]
    n = len(coloured)
    x0, y0 = ROSE[0] // _COARSE - n // 2, ROSE[1] // _COARSE - n // 2
    small[y0 : y0 + n, x0 : x0 + n] = coloured
    halo = ndimage.gaussian_filter(small, (13, 13, 0)) * 0.6
    halo += ndimage.gaussian_filter(small, (34, 34, 0)) * 0.7
    return _slanted(window), _wide(halo)


def _slanted(window: Bytes) -> Field:
    """The rose's light where it falls: stretched, leaning, and softer the farther it goes."""
    w, h = SCREEN
    surface = canvas(w, h)
    cv = surface.getCanvas()
    matrix = skia.Matrix()
    matrix.setAll(1.12, -0.42, 1160, 0.20, 0.66, 500, 0, 0, 1)
    cv.concat(matrix)
    cv.drawImage(image(window), 0, 0)
    fallen = from_bytes(pixels(surface))
    light = (fallen[..., :3] * fallen[..., 3:])[::4, ::4]
    near = ndimage.gaussian_filter(light, (1.2, 1.6, 0))
    far = ndimage.gaussian_filter(light, (3.5, 5, 0))
    t = np.linspace(0, 1, light.shape[1])[None, :, None]
    mixed = near * (1 - t) + far * t
    faded: Field = ndimage.zoom(mixed * 0.55, (4, 4, 1), order=1)
    return faded


def _wide(coarse: Field) -> Field:
    full: Field = ndimage.zoom(coarse, (_COARSE, _COARSE, 1), order=1)
    return full


def _set_in_stone(cv: skia.Canvas, window: Bytes) -> None:
    x, y, n = ROSE
    circle = skia.Path()
    circle.addCircle(x, y, n / 2 * 0.986)
    cv.drawPath(circle, soft(line("#000000", 60, 0.8), 18))
    cv.drawPath(circle, line("#1d1a20", 44))
    stone = run((x - 400, y - 400), (x + 400, y + 400), ["#6a6470", "#3a3640", "#1c1a20"])
    cv.drawPath(circle, shade(stone, 34))
    cv.drawImage(image(window), x - n // 2, y - n // 2)
    cv.drawPath(circle, shade(metal("covenant", (x - 410, y - 410), (x + 410, y + 410)), 7))


def reading() -> Bytes:
    """An open book in oxblood leather on the dark table; its pages are empty."""
    surface = canvas(*SCREEN)
    cv = surface.getCanvas()
    cv.drawImage(image(tabletop()), 0, 0)
    cv.drawRect(skia.Rect.MakeWH(*SCREEN), fill("#060409", 0.42))
    cover = rounded((146, 76, 1628, 906), 18)
    shadow(cv, cover, 34, 16, 0.8)
    cv.drawPath(cover, shade(run((0, 76), (0, 980), ["#5d1420", "#3a0c14", "#24070c"])))
    edged(cv, "covenant", cover, 4)
    for i, (x, y, w, h) in enumerate(PAGES):
        _leaves(cv, (x, y, w, h), i)
        _page(cv, (x, y, w, h), i)
    ribbon = run((0, 940), (0, 1040), ["#8c1f2a", "#4a0f18"])
    mark = skia.Path()
    mark.addPoly(
        [
            skia.Point(*p)
            for p in ((1012, 950), (1046, 950), (1046, 1040), (1029, 1022), (1012, 1040))
        ],
        True,
    )
    shadow(cv, mark, 5, 3, 0.6)
    cv.drawPath(mark, shade(ribbon))
    return pixels(surface)[..., :3]


def _leaves(cv: skia.Canvas, rect: tuple[float, float, float, float], which: int) -> None:
    """The edges of the leaves below the open page."""
    x, y, w, h = rect
    for k in range(5, 0, -1):
        dx = -k * 2.4 if which == 0 else k * 2.4
        leaf = rounded((x + dx, y + k * 1.6, w, h), 8)
        cv.drawPath(leaf, fill("#d8c7a0" if k % 2 else "#b9a47a"))
        cv.drawPath(leaf, line("#5a3a14", 0.8, 0.5))


def _page(cv: skia.Canvas, rect: tuple[float, float, float, float], which: int) -> None:
    x, y, w, h = rect
    page = rounded(rect, 8)
    cv.save()
    cv.clipPath(page, doAntiAlias=True)
    cv.drawImage(image(sheet((int(w), int(h)), "#f3e8cd", "parchment", 2 + which)), x, y)
    reach = float(np.hypot(w, h)) * 0.56
    stops = [("#7a4a18", 0.0), ("#7a4a18", 0.0), ("#5a3410", 0.30)]
    cv.drawRect(
        skia.Rect.MakeXYWH(*rect),
        shade(glow((x + w / 2, y + h / 2), reach, list(stops), [0, 0.58, 1])),
    )
    spine, inward = (x + w, -100) if which == 0 else (x, 100)
    fold = run((spine, 0), (spine + inward, 0), [("#2a1606", 0.55), ("#2a1606", 0)])
    cv.drawRect(skia.Rect.MakeXYWH(*rect), shade(fold))
    cv.restore()


def battle() -> Bytes:
    """The table far below, ember light from the left and lapis light from the right."""
    w, h = SCREEN
    base = ndimage.gaussian_filter(from_bytes(tabletop()), (7, 7, 0)) * 0.42
    surface = canvas(w, h)
    cv = surface.getCanvas()
    cv.drawImage(image(grained(base.astype(np.float32), 2)), 0, 0)
    for x, hue in ((553, "#a8301c"), (1367, "#3f74e0")):
        around = glow((x, 500), 640, [(hue, 0.55), (hue, 0.22), (hue, 0)], [0, 0.5, 1])
        cv.drawCircle(x, 500, 640, shade(around))
    foot = run((0, h * 0.7), (0, h), [("#060409", 0), ("#060409", 0.6)])
    cv.drawRect(skia.Rect.MakeWH(w, h), shade(foot))
    out = pixels(surface)[..., :3]
    return to_bytes(grained(from_bytes(out), 4, 0.003))


CLASH = 720
"""Side of the clash's square picture; its middle is its anchor."""


def clash() -> Bytes:
    """Shards of glass thrown out from one point of light, where Strength meets Heart."""
    surface = canvas(CLASH, CLASH)
    cv = surface.getCanvas()
    c = CLASH / 2
    stops = [("#fffbe6", 1.0), ("#ffd257", 0.75), ("#ff8a3c", 0.26), ("#ff7a3c", 0.0)]
    cv.drawCircle(c, c, 330, shade(glow((c, c), 330, list(stops), [0, 0.16, 0.5, 1])))
    rng = np.random.default_rng(12)
    hues = ("#ffd257", "#c2432c", "#2f6fd0", "#4f9a80", "#fff0bc", "#8a2f7a")
    for _ in range(58):
        _shard(cv, rng, hues[int(rng.integers(0, len(hues)))])
    return pixels(surface)


def _shard(cv: skia.Canvas, rng: np.random.Generator, hue: str) -> None:
    c, t = CLASH / 2, rng.uniform(0, 2 * np.pi)
    far = 46 + 230 * rng.random() ** 0.8
    x, y = c + far * np.cos(t), c + far * np.sin(t)
    size = (6 + 20 * rng.random()) * (1 - far / 420)
    spots = []
    for j in range(int(rng.integers(3, 5))):
        b, r = t + j * 2 * np.pi / 3.4 + rng.uniform(-0.5, 0.5), size * rng.uniform(0.6, 1.5)
        spots.append(skia.Point(x + r * np.cos(b), y + r * np.sin(b)))
    path = skia.Path()
    path.addPoly(spots, True)
    cv.drawPath(path, fill(hue, 0.9))
    cv.drawPath(path, line("#15100e", 2.4, 0.9))
