"""Emblems of the fathers, from Abraham's tents to the night of the doorposts."""

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, poly, stroke


def goat_hair_tent(_icons: Icons) -> list[Part]:
    """Genesis 18: the low tent at Mamre, its door flap open."""
    left = curve((20, 440), (96, 236), (150, 250, 200, 200, 256, 116), (206, 300), (200, 440))
    right = curve((492, 440), (416, 236), (362, 250, 312, 200, 256, 116), (306, 300), (312, 440))
    stripes = poly(
        ((52, 354), (203, 372), (202, 404), (40, 388)),
        ((460, 354), (309, 372), (310, 404), (472, 388)),
    )
    door = poly(((256, 150), (302, 306), (308, 440), (204, 440), (210, 306)))
    flap = curve((204, 440), (210, 306), (256, 156), (262, 300, 250, 380, 244, 440))
    pegs = stroke(curve((96, 236), (10, 300), closed=False), 12)
    pegs.addPath(stroke(curve((416, 236), (502, 300), closed=False), 12))
    pole = box((247, 84, 18, 40), r=6)
    return [
        Part(pegs, "wood"),
        Part(left, "ivory"),
        Part(right, "ivory"),
        Part(stripes, "bronze"),
        Part(door, "ruby"),
        Part(flap, "gold"),
        Part(pole, "wood"),
    ]


def stone_well(_icons: Icons) -> list[Part]:
    """Genesis 26: a well of living water, its ring of stones, and a jar set on the rim."""
    ring = cut(oval((256, 330, 226, 74)), oval((256, 322, 168, 44)))
    water = oval((256, 322, 164, 42))
    front = curve((30, 330), (34, 424), (110, 500, 402, 500, 478, 424), (482, 330), (420, 420, 92, 420, 30, 330))
    jar = curve(
        (222, 116),
        (290, 116),
        (282, 146),
        (340, 180, 336, 260, 292, 306),
        (220, 306),
        (176, 260, 172, 180, 230, 146),
    )
    lip = box((210, 92, 92, 26), r=10)
    ears = stroke(curve((226, 130), (150, 130, 150, 210, 186, 226), closed=False), 18)
    ears.addPath(stroke(curve((286, 130), (362, 130, 362, 210, 326, 226), closed=False), 18))
    return [
        Part(water, "sky"),
        Part(ring, "ivory"),
        Part(front, "bone"),
        Part(ears, "bronze"),
        Part(jar, "bronze"),
        Part(lip, "bronze"),
    ]


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
    panels = [
        Part(box(spot, r=3), "wood")
        for spot in (
            (176, 136, 76, 160),
            (260, 136, 76, 160),
            (176, 304, 76, 172),
            (260, 304, 76, 172),
        )
    ]
    return [Part(posts, "ruby"), Part(box((66, 58, 380, 56), r=3), "ruby"), *panels]
