"""The program's icon: a round window, half sun and half eclipse; simpler the smaller it is."""

import math
from pathlib import Path

import skia
from PIL import Image

from tools.paint.arrays import Bytes
from tools.paint.brush import canvas, fill, glow, line, pixels, run, shade
from tools.paint.metals import metal
from tools.paint.shapes import star

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
_ICO = [(s, s) for s in (16, 24, 32, 48, 64, 128, 256)]
_DETAILED = 48
_C = 512.0


def program_icon(n: int) -> Bytes:
    """The icon, n by n pixels; scales, petals and thin leads only where they can be seen."""
    surface = canvas(n, n)
    cv = surface.getCanvas()
    cv.scale(n / 1024, n / 1024)
    fine = n >= _DETAILED
    window = skia.Path()
    window.addCircle(_C, _C, 440 if fine else 470)
    cv.save()
    cv.clipPath(window, doAntiAlias=True)
    _covenant(cv, fine)
    cv.save()
    cv.clipRect(skia.Rect.MakeLTRB(_C, 0, 1024, 1024))
    _deep(cv, fine)
    cv.restore()
    cv.drawLine(_C, 0, _C, 1024, line("#15110f", 26 if fine else 60))
    cv.restore()
    cv.drawPath(window, line("#15110f", 70 if fine else 84))
    cv.drawPath(window, shade(metal("covenant", (100, 100), (924, 924)), 44 if fine else 66))
    return pixels(surface)


def _covenant(cv: skia.Canvas, fine: bool) -> None:
    cv.drawPaint(shade(glow((_C, _C), 470, ["#3f74e0", "#1c4aa6", "#0d2460"])))
    if fine:
        for i in range(24):
            a = math.pi * i / 12
            cv.drawLine(_C, _C, _C + 470 * math.cos(a), _C + 470 * math.sin(a), line("#15110f", 9))
        cv.drawCircle(_C, _C, 380, line("#15110f", 12))
    sun = star(_C, _C, 330 if fine else 400, points=12 if fine else 8, waist=0.62)
    cv.drawPath(sun, shade(glow((_C, _C), 340, ["#fff6d0", "#ffd257", "#e8962c"])))
    cv.drawPath(sun, line("#15110f", 22))
    cv.drawCircle(_C, _C, 170, shade(glow((_C - 40, _C - 50), 200, ["#fffdf0", "#ffe9a0"])))
    cv.drawCircle(_C, _C, 170, line("#15110f", 20))


def _deep(cv: skia.Canvas, fine: bool) -> None:
    cv.drawPaint(shade(run((_C, 0), (1024, 1024), ["#1d4a4e", "#12303a", "#2a0a14"])))
    if fine:
        for j in range(18):
            for i in range(12):
                x, y = _C + i * 90 + (j % 2) * 45 - 45, 40 + j * 56
                cv.drawCircle(x, y, 52, fill(("#2f7462", "#1f5a58", "#184650")[(i + j) % 3]))
                cv.drawCircle(x, y, 52, line("#0c1214", 12))
    crown = star(_C, _C, 330 if fine else 400, points=16 if fine else 8, waist=0.72)
    cv.drawPath(crown, shade(glow((_C, _C), 340, ["#ffce6a", "#e0601f", "#6e1820"])))
    cv.drawPath(crown, line("#15110f", 22))
    cv.drawCircle(_C, _C, 210 if fine else 260, fill("#120a12"))
    cv.drawCircle(_C - 20, _C - 10, 206 if fine else 250, line("#ffd88a", 14, 0.9))


def write_icons(folder: Path) -> list[Path]:
    """Write every size as PNG, and the .ico and .icns that Windows and macOS ask for."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {n: Image.fromarray(program_icon(n)) for n in SIZES}
    files = []
    for n, picture in pictures.items():
        files.append(folder / f"icon_{n}.png")
        picture.save(files[-1], optimize=True)
    smaller = [pictures[w] for w, _ in _ICO]
    files.append(folder / "icon.ico")
    smaller[-1].save(files[-1], sizes=_ICO, append_images=smaller[:-1])
    files.append(folder / "icon.icns")
    pictures[1024].save(files[-1], append_images=[pictures[n] for n in (16, 32, 64, 128, 256, 512)])
    return files
