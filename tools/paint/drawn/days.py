"""Emblems of the two cities, the days of creation, and the days of the two sides."""

import skia

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, join, oval, place, star, stroke


def jerusalem(_icons: Icons) -> list[Part]:
    """Psalm 122: a city built compactly together, house upon house within its walls."""
    houses = (
        ((206, 60, 100, 150), "gold"),
        ((120, 150, 110, 120), "ivory"),
        ((282, 140, 116, 130), "ivory"),
        ((64, 226, 110, 110), "bronze"),
        ((196, 206, 120, 120), "ivory"),
        ((344, 222, 104, 110), "bronze"),
    )
    out = []
    for (x, y, w, h), glass in houses:
        out.append(Part(box((x, y, w, h)), glass))
        out.append(
            Part(box((x - 6, y - 12, w + 12, 18), r=3), "gold" if glass != "gold" else "bronze")
        )
        out.append(Part(box((x + w * 0.38, y + 28, w * 0.22, 34), r=4), "lapis"))
    wall = Part(box((6, 340, 500, 130), r=3), "ivory")
    coping = Part(box((-2, 322, 516, 28), r=4), "gold")
    gate_ = curve((212, 470), (212, 410), (212, 356, 300, 356, 300, 410), (300, 470))
    return [*out, wall, coping, Part(gate_, "lapis")]


def battlement(x: float, y: float, w: float, h: float) -> skia.Path:
    """A stretch of wall whose merlons fill its width."""
    n = max(2, round(w / 58))
    step = w / (2 * n - 1)
    path = box((x, y + 26, w, h - 26))
    for i in range(n):
        path.addPath(box((x + 2 * i * step, y, step, 30)))
    return path


def ishtar_gate(_icons: Icons) -> list[Part]:
    """Babylon's gate of glazed brick, two towers and one deep arch."""
    towers = [Part(battlement(x, 70, 136, 410), "lapis") for x in (28, 348)]
    middle = Part(battlement(164, 150, 184, 330), "lapis")
    arch = curve((196, 480), (196, 330), (196, 236, 316, 236, 316, 330), (316, 480))
    dark = curve((214, 480), (214, 336), (214, 262, 298, 262, 298, 336), (298, 480))
    bands = box(*((x, y, 136, 14) for x in (28, 348) for y in (150, 290, 430)), (164, 214, 184, 14))
    flowers = skia.Path()
    for x in (96, 416):
        for y in (220, 360):
            flowers.addPath(star(x, y, 34, points=8, waist=0.6))
    return [
        *towers,
        middle,
        Part(bands, "gold"),
        Part(arch, "gold"),
        Part(dark, "raven"),
        Part(flowers, "bone"),
    ]


def land_and_seed(_icons: Icons) -> list[Part]:
    """Genesis 1:11: a tree yielding fruit, and herbs yielding seed on either side."""
    mound = curve((10, 470), (100, 390, 412, 390, 502, 470), (440, 506, 72, 506, 10, 470))
    trunk = curve(
        (232, 430), (246, 340, 240, 300, 220, 250), (292, 250), (272, 300, 266, 340, 280, 430)
    )
    crown = oval((256, 176, 130, 120), (176, 214, 74, 66), (336, 214, 74, 66))
    fruit = oval(
        (200, 150, 24, 24),
        (300, 130, 24, 24),
        (256, 220, 24, 24),
        (346, 214, 22, 22),
        (168, 226, 22, 22),
    )
    return [
        Part(mound, "wood"),
        Part(trunk, "bronze"),
        Part(crown, "leaf"),
        Part(fruit, "ruby"),
        *_ear(66, -8),
        *_ear(446, 8),
    ]


def _ear(x: float, lean: float) -> list[Part]:
    """One ear of wheat on its stalk."""
    stalk = stroke(curve((x, 450), (x, 380, x + lean, 320), closed=False), 16)
    grains = skia.Path()
    for i in range(4):
        for side in (-1, 1):
            at = (x + lean + side * 22, 322 - i * 48)
            grains.addPath(_turned(oval((*at, 19, 36)), *at, side * 28))
    grains.addPath(oval((x + lean, 126, 18, 38)))
    return [Part(stalk, "gold"), Part(grains, "gold")]


def _turned(path: skia.Path, x: float, y: float, degrees: float) -> skia.Path:
    matrix = skia.Matrix()
    matrix.setRotate(degrees, x, y)
    out = skia.Path(path)
    out.transform(matrix)
    return out


def fish_and_bird(_icons: Icons) -> list[Part]:
    """Genesis 1:20: birds above the earth, and swarms in the waters."""
    body = curve(
        (60, 196),
        (130, 160, 200, 150, 268, 170),
        (330, 150, 360, 150, 384, 168),
        (414, 182),
        (384, 192),
        (350, 236, 270, 250, 210, 226),
        (150, 222, 100, 226, 30, 250),
    )
    near = curve((230, 186), (200, 110, 130, 40, 60, 14), (180, 10, 290, 70, 312, 180))
    far = curve((262, 172), (290, 90, 350, 40, 440, 22), (400, 90, 360, 140, 318, 178))
    fish = curve(
        (40, 394),
        (120, 300, 270, 300, 356, 382),
        (420, 322),
        (440, 394, 440, 402, 424, 470),
        (356, 406),
        (270, 480, 120, 480, 40, 394),
    )
    gill = stroke(curve((148, 340), (180, 394, 148, 448), closed=False), 14)
    return [
        Part(far, "silver"),
        Part(body, "ivory"),
        Part(near, "ivory"),
        Part(fish, "sky"),
        Part(gill, "gold"),
        Part(oval((104, 376, 13, 13)), "raven"),
    ]


def beasts_and_people(icons: Icons) -> list[Part]:
    """Genesis 1:24-27: a beast of the field; of people, only two footprints side by side."""
    steps = skia.Path()
    for x, side in ((196, 1), (316, -1)):
        steps.addPath(join(oval((x, 430, 34, 40)), oval((x - side * 6, 484, 25, 34))))
        steps.addPath(
            oval(
                *((x + side * (-30 + i * 19), 372 + i * 5 - (i == 0) * 3, 11, 13) for i in range(4))
            )
        )
    return [Part(place(icons.path("deer"), 262, 170, 0.72), "bronze"), Part(steps, "ivory")]


def morning(_icons: Icons) -> list[Part]:
    """Exodus 16:21: the sun comes up over a land strewn with small round things."""
    sun = cut(star(256, 300, 270, points=16, waist=0.76), box((-50, 330, 612, 400)))
    disc = cut(oval((256, 300, 156, 156)), box((0, 330, 512, 300)))
    spots = (
        (60, 390),
        (150, 420),
        (240, 386),
        (330, 424),
        (420, 384),
        (100, 462),
        (256, 470),
        (390, 470),
    )
    flakes = [Part(oval((x, y, 27, 20)), "ivory") for x, y in spots]
    return [
        Part(sun, "flame"),
        Part(disc, "gold"),
        Part(box((-40, 330, 592, 22), r=8), "bronze"),
        *flakes,
    ]


def night_on_the_deep(_icons: Icons) -> list[Part]:
    """Genesis 1:2: a dark disc over the water, and its broken track of light."""
    rim = cut(oval((256, 190, 176, 176)), oval((256, 190, 140, 140)))
    sliver = cut(oval((256, 190, 140, 140)), oval((290, 172, 134, 134)))
    track = skia.Path()
    for i, half in enumerate((120, 84, 140, 60, 110)):
        track.addPath(oval((256 + (i % 2) * 30 - 15, 392 + i * 26, half, 9)))
    return [
        Part(rim, "ember"),
        Part(oval((256, 190, 140, 140)), "raven"),
        Part(sliver, "bone"),
        Part(track, "verdigris"),
    ]
