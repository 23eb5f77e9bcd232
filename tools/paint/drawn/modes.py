"""Emblems of the helper cards that teach: battle, keywords, and the ways to play."""

import math

import skia

from tools.paint.drawn.days import battlement
from tools.paint.drawn.judges_kings import clay_lamp
from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, place, poly, star, stroke


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
        Part(place(palm, 400, 350, -0.56), "gold"),
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
    wall = Part(battlement(20, 290, 472, 204), "bone")
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
    for x, glass in ((136, "ruby"), (256, "gold"), (376, "lapis")):
        near = x + (256 - x) * 0.36
        cord = curve(
            (x - 40, -20),
            (x - 10, 60, near + 46, 90, near + 46, 150),
            (near + 46, 220, near - 46, 290, near - 46, 362),
            (near - 46, 422, x + 10, 452, x + 40, 532),
            closed=False,
        )
        out.append(Part(stroke(cord, 64, butt=True), glass))
    for x, y in ((302, 150), (210, 362)):
        out.append(Part(box((x - 116, y - 30, 232, 28), (x - 116, y + 4, 232, 28), r=10), "wine"))
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
