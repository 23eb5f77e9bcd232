"""Emblems of the fathers, from Abraham's tents to the night of the doorposts."""

import skia

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, poly


def goat_hair_tent(_icons: Icons) -> list[Part]:
    """Genesis 18: the long low tent at Mamre, its door flap thrown back."""
    roof = curve(
        (-6, 340),
        (60, 310, 96, 270, 118, 200),
        (170, 226, 222, 200, 256, 140),
        (290, 200, 342, 226, 394, 200),
        (416, 270, 452, 310, 518, 340),
        (400, 366, 112, 366, -6, 340),
    )
    bands = skia.Path()
    for x in (60, 150, 314, 404):
        bands.addPath(box((x, 120, 46, 260)))
    stripes = skia.Op(roof, bands, skia.PathOp.kIntersect_PathOp)
    wall = curve((36, 362), (160, 384, 352, 384, 476, 362), (486, 462), (26, 462))
    door = poly(((190, 378), (322, 378), (340, 462), (172, 462)))
    flap = curve((322, 376), (362, 392, 372, 430, 400, 462), (340, 462))
    poles = box((111, 150, 14, 56), (248, 92, 16, 56), (387, 150, 14, 56), r=5)
    return [
        Part(poles, "wood"),
        Part(wall, "ivory"),
        Part(door, "ruby"),
        Part(flap, "gold"),
        Part(roof, "ivory"),
        Part(stripes, "bronze"),
    ]


def stone_well(_icons: Icons) -> list[Part]:
    """Genesis 26: a well ringed with great stones, and a jar let down on its rope."""
    out = [Part(oval((256, 300, 208, 60)), "raven"), Part(oval((256, 316, 150, 34)), "sky")]
    jar = curve(
        (226, 158),
        (286, 158),
        (282, 180),
        (330, 204, 326, 262, 286, 300),
        (226, 300),
        (186, 262, 182, 204, 230, 180),
    )
    out += [
        Part(box((247, -10, 18, 160)), "ivory"),
        Part(jar, "bronze"),
        Part(box((214, 140, 84, 24), r=10), "gold"),
    ]
    for row, (y, n, half) in enumerate(((330, 6, 236), (404, 5, 230))):
        step = 2 * half / n
        for i in range(n):
            x = 256 - half + i * step
            sag = 44 * (1 - ((x + step / 2 - 256) / half) ** 2)
            block = box((x + 3, y + sag - 18, step - 6, 66), r=16)
            out.append(Part(block, ("ivory", "bone")[(i + row) % 2]))
    return out


def coat(_icons: Icons) -> list[Part]:
    """Genesis 37:3: a tunic of many colours, hung up by its sleeves."""
    glasses = ("ruby", "gold", "leaf", "ivory", "sky", "wine")
    out = [
        Part(poly(((24, 120), (150, 66), (150, 196), (50, 236))), "gold"),
        Part(poly(((488, 120), (362, 66), (362, 196), (462, 236))), "gold"),
        Part(poly(((24, 120), (62, 104), (86, 222), (50, 236))), "ruby"),
        Part(poly(((488, 120), (450, 104), (426, 222), (462, 236))), "ruby"),
    ]
    for i, glass in enumerate(glasses):
        top, foot = 150 + i * 35.4, 96 + i * 53.4
        stripe = poly(((top, 66), (top + 35.4, 66), (foot + 53.4, 486), (foot, 486)))
        out.append(Part(cut(stripe, oval((256, 58, 54, 46))), glass))
    collar = cut(oval((256, 64, 70, 60)), oval((256, 56, 50, 42)), box((160, 0, 192, 64)))
    belt = box((136, 254, 240, 30), r=6)
    return [*out, Part(collar, "bronze"), Part(belt, "bronze")]


def doorposts(_icons: Icons) -> list[Part]:
    """Exodus 12:7: the two side posts and the lintel, marked."""
    posts = box((96, 120, 60, 356), (356, 120, 60, 356), r=3)
    planks = [
        Part(box((168 + i * 60, 130, 56, 346), r=3), ("wood", "bronze")[i % 2]) for i in range(3)
    ]
    ring = cut(oval((302, 320, 22, 22)), oval((302, 320, 11, 11)))
    return [
        Part(posts, "ruby"),
        Part(box((66, 58, 380, 56), r=3), "ruby"),
        *planks,
        Part(ring, "iron"),
    ]
