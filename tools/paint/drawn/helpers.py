"""Emblems of the helper cards: the two cities, the days, and the ways to play."""

import math

import skia

from tools.paint.drawn.judges_kings import clay_lamp
from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, place, poly, star, stroke


def jerusalem(_icons: Icons) -> list[Part]:
    """Psalm 122: a city built compactly together on its hill, gate open, walls whole."""
    towers = []
    for x, y, w in ((40, 210, 96), (376, 210, 96), (204, 96, 104)):
        towers.append(Part(_battlement(x, y, w, 470 - y), "ivory"))
    walls = [Part(_battlement(128, 280, 256, 190), "gold"), Part(_battlement(16, 330, 480, 140), "ivory")]
    gate = curve((206, 470), (206, 396), (206, 336, 306, 336, 306, 396), (306, 470))
    slits = box((80, 250, 18, 44), (414, 250, 18, 44), (244, 150, 24, 54), r=6)
    return [towers[2], walls[0], towers[0], towers[1], walls[1], Part(gate, "lapis"), Part(slits, "lapis")]


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


def land_and_seed(icons: Icons) -> list[Part]:
    """Genesis 1:11: a tree yielding fruit, and herbs yielding seed on either side."""
    wheat = icons.path("wheat")
    mound = curve((20, 470), (100, 400, 412, 400, 492, 470), (440, 500, 72, 500, 20, 470))
    return [
        Part(mound, "wood"),
        Part(place(icons.path("fruit-tree"), 256, 220, 0.84), "leaf"),
        Part(place(wheat, 84, 330, 0.52), "gold"),
        Part(place(wheat, 428, 330, 0.52, flip=True), "gold"),
    ]


def fish_and_bird(icons: Icons) -> list[Part]:
    """Genesis 1:20: birds above the earth, and swarms in the waters."""
    fish = curve(
        (40, 384),
        (120, 290, 270, 290, 356, 372),
        (420, 312),
        (440, 384, 440, 392, 424, 460),
        (356, 396),
        (270, 470, 120, 470, 40, 384),
    )
    gill = stroke(curve((148, 330), (180, 384, 148, 438), closed=False), 14)
    return [
        Part(place(icons.path("swallow"), 270, 150, 0.62), "ivory"),
        Part(fish, "sky"),
        Part(gill, "gold"),
        Part(oval((104, 366, 13, 13)), "raven"),
    ]


def beasts_and_people(icons: Icons) -> list[Part]:
    """Genesis 1:24-27: a beast of the field; of people, only their footprints side by side."""
    steps = []
    for x, y, side in ((128, 430, 1), (206, 470, -1), (300, 430, 1), (378, 470, -1)):
        sole = curve((x - 24, y), (x - 30, y - 50, x + 30, y - 50, x + 22, y - 4), (x + 16, y + 34, x - 16, y + 34, x - 24, y))
        toes = oval(*((x - 20 + i * 13 * side + (0 if side > 0 else 40), y - 56 - (i == 0) * 4, 7, 8) for i in range(4)))
        steps += [Part(sole, "ivory"), Part(toes, "ivory")]
    return [Part(place(icons.path("deer"), 256, 190, 0.78), "bronze"), *steps]


def morning(_icons: Icons) -> list[Part]:
    """Exodus 16:21: the sun grows hot, and a jar stands ready for what lies on the ground."""
    sun = cut(star(256, 268, 250, points=14, waist=0.74), box((0, 300, 512, 300)))
    disc = cut(oval((256, 268, 140, 140)), box((0, 300, 512, 300)))
    land = curve((0, 306), (512, 306), (492, 350, 380, 356, 256, 356), (132, 356, 20, 350, 0, 306))
    omer = curve((190, 330), (322, 330), (352, 400, 336, 470, 296, 486), (216, 486), (176, 470, 160, 400, 190, 330))
    lip = box((178, 306, 156, 30), r=12)
    flakes = oval(*((x, y, 20, 16) for x, y in ((70, 400), (120, 450), (60, 470), (400, 450), (450, 400), (456, 470))))
    return [
        Part(sun, "flame"),
        Part(disc, "gold"),
        Part(land, "wood"),
        Part(flakes, "ivory"),
        Part(omer, "bronze"),
        Part(lip, "ivory"),
    ]


def night_on_the_deep(_icons: Icons) -> list[Part]:
    """Genesis 1:2: a dark disc over the water, and its broken track of light."""
    rim = cut(oval((256, 190, 176, 176)), oval((256, 190, 140, 140)))
    sliver = cut(oval((256, 190, 140, 140)), oval((290, 172, 134, 134)))
    track = skia.Path()
    for i, half in enumerate((120, 84, 140, 60, 110)):
        track.addPath(oval((256 + (i % 2) * 30 - 15, 392 + i * 26, half, 9)))
    return [Part(rim, "ember"), Part(oval((256, 190, 140, 140)), "raven"), Part(sliver, "bone"), Part(track, "verdigris")]


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
    arrows = []
    for x, y in ((96, 110), (236, 66), (380, 120)):
        shaft = box((250, 120, 14, 250), r=3)
        head = poly(((257, 420), (226, 356), (288, 356)))
        tail = poly(((257, 150), (224, 96), (224, 150), (257, 196), (290, 150), (290, 96)))
        for path, glass in ((shaft, "wood"), (head, "iron"), (tail, "ruby")):
            arrows.append(Part(place(path, x + 20, y + 20, 0.66, rot=24), glass))
    wall = Part(_battlement(30, 300, 452, 190), "bone")
    courses = box(*((50 + (i % 2) * 60, 372 + (i // 2) * 46, 150, 12) for i in range(4)), (300, 386, 140, 12), (260, 440, 160, 12), r=4)
    gate = curve((216, 490), (216, 430), (216, 380, 296, 380, 296, 430), (296, 490))
    return [wall, Part(courses, "wood"), Part(gate, "ruby"), *arrows]


def balance(_icons: Icons) -> list[Part]:
    """Proverbs 16:11: honest balances and scales, by which rulings are weighed."""
    post = box((242, 70, 28, 380), r=6)
    foot = poly(((150, 490), (362, 490), (320, 446), (192, 446)))
    beam = curve((40, 120), (140, 90, 220, 96, 256, 84), (292, 96, 372, 90, 472, 120), (470, 146), (372, 118, 292, 124, 256, 116), (220, 124, 140, 118, 42, 146))
    cords = skia.Path()
    for x in (64, 448):
        cords.addPath(stroke(curve((x - 56, 330), (x, 140), (x + 56, 330), closed=False), 10))
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
    """Ecclesiastes 4:12: a threefold cord, laid up of three colours."""
    out = []
    glasses = ("gold", "ruby", "ivory")
    for i in range(9):
        y = -20 + i * 60
        twist = curve(
            (176, y + 60),
            (186, y + 4, 300, y + 60, 336, y - 6),
            (344, y + 50, 330, y + 74, 300, y + 86),
            (250, y + 104, 196, y + 100, 176, y + 132),
            (166, y + 104, 168, y + 84, 176, y + 60),
        )
        out.append(Part(cut(twist, box((0, -200, 512, 212), (0, 500, 512, 200))), glasses[i % 3]))
    whips = box((160, 40, 192, 22), (160, 448, 192, 22), r=10)
    return [*out, Part(whips, "bronze")]


def lamp_and_moon(icons: Icons) -> list[Part]:
    """Ecclesiastes 3:1: evening, a lamp lit in the house and the moon outside."""
    moon = cut(oval((150, 120, 108, 108)), oval((196, 92, 96, 96)))
    stars = [Part(star(x, y, r, points=4, waist=0.36), "gold") for x, y, r in ((60, 270, 34), (262, 60, 30))]
    lamp = [Part(place(p.path, 280, 320, 0.86), p.glass) for p in clay_lamp(icons)]
    return [Part(moon, "silver"), *stars, *lamp]
