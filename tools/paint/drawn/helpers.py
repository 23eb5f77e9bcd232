"""Emblems of the helper cards: the two cities, the days, and the ways to play."""

import math

import skia

from tools.paint.drawn.judges_kings import clay_lamp
from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, join, oval, place, poly, star, stroke


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


def _battlement(x: float, y: float, w: float, h: float) -> skia.Path:
    """A stretch of wall whose merlons fill its width."""
    n = max(2, round(w / 58))
    step = w / (2 * n - 1)
    path = box((x, y + 26, w, h - 26))
    for i in range(n):
        path.addPath(box((x + 2 * i * step, y, step, 30)))
    return path


def ishtar_gate(_icons: Icons) -> list[Part]:
    """Babylon's gate of glazed brick, two towers and one deep arch."""
    towers = [Part(_battlement(x, 70, 136, 410), "lapis") for x in (28, 348)]
    middle = Part(_battlement(164, 150, 184, 330), "lapis")
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


def spear_and_shield(_icons: Icons) -> list[Part]:
    """2 Chronicles 20: what meets in battle, Strength and Heart: a spear across a shield."""
    shaft = place(box((244, 60, 24, 450), r=6), 256, 256, 1.05, rot=42)
    head = place(poly(((256, -40), (300, 60), (256, 110), (212, 60))), 256, 256, 1.05, rot=42)
    rim = cut(oval((256, 262, 190, 190)), oval((256, 262, 152, 152)))
    field = oval((256, 262, 152, 152))
    heart = curve(
        (256, 356),
        (214, 320, 158, 286, 164, 236),
        (168, 188, 234, 180, 256, 226),
        (278, 180, 344, 188, 348, 236),
        (354, 286, 298, 320, 256, 356),
    )
    return [
        Part(field, "silver"),
        Part(rim, "bronze"),
        Part(heart, "ruby"),
        Part(shaft, "wood"),
        Part(head, "silver"),
    ]


def two_tablets(_icons: Icons) -> list[Part]:
    """Exodus 31:18: two tablets of stone; the rules' own words are kept on them."""
    out = []
    for x, rot in ((142, -5), (370, 5)):
        slab = curve((50, 480), (50, 160), (50, 40, 250, 40, 250, 160), (250, 480))
        out.append(Part(place(slab, x + 106, 246, 1, rot=rot), "ivory"))
        lines = skia.Path()
        for i in range(5):
            lines.addPath(box((86, 190 + i * 54, 128 - (i % 2) * 34, 22), r=8))
        out.append(Part(place(lines, x + 106, 246, 1, rot=rot), "lapis"))
    return out


def tree_rings(_icons: Icons) -> list[Part]:
    """Deuteronomy 32:7: the years of many generations, as a tree keeps them."""
    bark = poly(tuple((x, y) for x, y in _knotted(256, 256, 236)))
    rings = [Part(bark, "wood")]
    for i, r in enumerate((200, 164, 128, 92, 56, 24)):
        cx, cy = 256 - i * 6, 256 + i * 4
        rings.append(Part(oval((cx, cy, r, r * 0.97)), ("ivory", "bronze")[i % 2]))
    crack = poly(((500, 250), (380, 240), (330, 256), (380, 266), (500, 272)))
    return [*rings, Part(crack, "wood")]


def _knotted(cx: float, cy: float, r: float) -> list[tuple[float, float]]:
    out = []
    for i in range(72):
        a = 2 * math.pi * i / 72
        k = r * (1 + 0.035 * math.sin(a * 9 + 1) + 0.02 * math.sin(a * 17))
        out.append((cx + k * math.cos(a), cy + k * math.sin(a)))
    return out


def two_palms(icons: Icons) -> list[Part]:
    """Psalm 92:12: two palms, one much taller than the other."""
    palm = icons.path("palm-tree")
    return [
        Part(place(palm, 176, 226, 0.96), "leaf"),
        Part(place(palm, 400, 350, 0.56, flip=True), "gold"),
    ]


def besieged(_icons: Icons) -> list[Part]:
    """2 Kings 19: a wall that holds, with arrows falling on it."""
    shaft = box((244, 90, 24, 290), r=4)
    head = poly(((256, 452), (204, 356), (256, 384), (308, 356)))
    tail = poly(((256, 130), (204, 60), (204, 140), (256, 210), (308, 140), (308, 60)))
    arrows = []
    for x, y in ((90, 130), (262, 110), (434, 130)):
        for path, glass in ((shaft, "ivory"), (head, "silver"), (tail, "ruby")):
            arrows.append(Part(place(path, x, y, 0.62, rot=20), glass))
    wall = Part(_battlement(20, 290, 472, 204), "bone")
    courses = box(
        (50, 376, 170, 12), (300, 376, 150, 12), (60, 436, 120, 12), (330, 436, 130, 12), r=4
    )
    gate_ = curve((212, 494), (212, 440), (212, 384, 300, 384, 300, 440), (300, 494))
    return [wall, Part(courses, "wood"), Part(gate_, "ruby"), *arrows]


def balance(_icons: Icons) -> list[Part]:
    """Proverbs 16:11: honest balances and scales, by which rulings are weighed."""
    post = box((242, 70, 28, 380), r=6)
    foot = poly(((150, 490), (362, 490), (320, 446), (192, 446)))
    beam = curve(
        (40, 120),
        (140, 90, 220, 96, 256, 84),
        (292, 96, 372, 90, 472, 120),
        (470, 146),
        (372, 118, 292, 124, 256, 116),
        (220, 124, 140, 118, 42, 146),
    )
    cords = skia.Path()
    for x in (64, 448):
        cords.addPath(stroke(curve((x - 56, 330), (x, 140), (x + 56, 330), closed=False), 17))
    pans = skia.Path()
    for x in (64, 448):
        pans.addPath(curve((x - 72, 330), (x + 72, 330), (x + 60, 396, x - 60, 396, x - 72, 330)))
    return [
        Part(post, "bronze"),
        Part(foot, "bronze"),
        Part(cords, "wood"),
        Part(pans, "gold"),
        Part(beam, "gold"),
        Part(oval((256, 66, 34, 34)), "ruby"),
    ]


def threefold_cord(_icons: Icons) -> list[Part]:
    """Ecclesiastes 4:12: a threefold cord, three colours laid together and bound twice."""
    out = []
    for dx, glass in ((-96, "ruby"), (96, "lapis"), (0, "gold")):
        cord = curve(
            (256 + dx * 1.5, -10),
            (256 + dx * 1.4, 80, 256 + dx * 0.7, 90, 256 + dx * 0.7, 150),
            (256 + dx * 0.7, 200, 256 + dx * 1.3, 210, 256 + dx * 1.3, 256),
            (256 + dx * 1.3, 302, 256 + dx * 0.7, 312, 256 + dx * 0.7, 362),
            (256 + dx * 0.7, 422, 256 + dx * 1.4, 432, 256 + dx * 1.5, 522),
            closed=False,
        )
        out.append(Part(stroke(cord, 66, butt=True), glass))
    for y in (128, 340):
        out += [
            Part(box((142, y, 228, 24), r=10), "ivory"),
            Part(box((142, y + 26, 228, 24), r=10), "bronze"),
        ]
    return out


def lamp_and_moon(icons: Icons) -> list[Part]:
    """Ecclesiastes 3:1: evening, a lamp lit in the house and the moon outside."""
    moon = cut(oval((150, 120, 108, 108)), oval((196, 92, 96, 96)))
    stars = [
        Part(star(x, y, r, points=4, waist=0.36), "gold")
        for x, y, r in ((60, 270, 34), (262, 60, 30))
    ]
    lamp = [Part(place(p.path, 280, 320, 0.86), p.glass) for p in clay_lamp(icons)]
    return [Part(moon, "silver"), *stars, *lamp]
