"""Emblems from Jericho to Susa: of the judges, the kings and the exiles."""

import math

import skia

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, flame, oval, place, poly, star, stroke


def scarlet_cord(_icons: Icons) -> list[Part]:
    """Joshua 2:18-21: a cord of scarlet thread bound in a window."""
    outer = _round_headed(130, 54, 252, 276)
    inner = _round_headed(172, 98, 168, 232)
    cord = curve(
        (256, 230),
        (256, 300, 258, 330, 258, 372),
        (262, 420, 214, 430, 236, 470),
        (252, 498, 300, 480, 286, 452),
        closed=False,
    )
    return [
        Part(cut(outer, inner), "ivory"),
        Part(inner, "sky"),
        Part(box((96, 338, 320, 34), r=6), "ivory"),
        Part(stroke(cord, 34), "ruby"),
    ]


def _round_headed(x: float, y: float, w: float, h: float) -> skia.Path:
    path = skia.Path()
    path.moveTo(x, y + h)
    path.lineTo(x, y + w / 2)
    path.arcTo(skia.Rect.MakeLTRB(x, y, x + w, y + w), 180, 180, False)
    path.lineTo(x + w, y + h)
    path.close()
    return path


def clay_lamp(_icons: Icons) -> list[Part]:
    """1 Samuel 3:3: a saucer of clay with a pinched lip, and God's lamp had not yet gone out."""
    bowl = curve(
        (60, 300),
        (150, 330, 330, 330, 484, 268),
        (470, 320, 430, 352, 400, 372),
        (360, 424, 180, 430, 120, 380),
        (84, 352, 66, 330, 60, 300),
    )
    rim = curve(
        (60, 300),
        (60, 262, 160, 246, 250, 250),
        (340, 252, 420, 268, 484, 268),
        (400, 316, 180, 344, 60, 300),
    )
    oil = curve((104, 292), (180, 262, 300, 264, 404, 276), (320, 304, 180, 320, 104, 292))
    stand = poly(((176, 422), (336, 422), (376, 480), (136, 480)))
    return [
        Part(bowl, "bronze"),
        Part(rim, "ivory"),
        Part(oil, "wood"),
        Part(stand, "bronze"),
        Part(flame(446, 214, 84), "flame"),
    ]


def shields(_icons: Icons) -> list[Part]:
    """2 Samuel 23: the three mighty men, told by their three shields."""
    out = []
    for x, y, glass in ((256, 136, "gold"), (130, 356, "bronze"), (382, 356, "bronze")):
        studs = skia.Path()
        for i in range(8):
            a = math.pi * i / 4
            studs.addCircle(x + 78 * math.sin(a), y - 78 * math.cos(a), 11)
        out += [
            Part(oval((x, y, 128, 128)), glass),
            Part(oval((x, y, 98, 98)), "silver"),
            Part(studs, glass),
            Part(oval((x, y, 42, 42)), glass),
        ]
    return out


def stairs_of_ahaz(_icons: Icons) -> list[Part]:
    """2 Kings 20:8-11: the shadow went back ten steps on the stairs of Ahaz."""
    steps = []
    for i in range(5):
        x, y = 24 + i * 74, 434 - i * 64
        steps.append(Part(box((x, y, 462 - i * 74, 58), r=2), "gold"))
        steps.append(Part(box((x, y, 74, 58), r=2), "ivory" if i > 1 else "raven"))
    sun = star(142, 128, 122, points=12, waist=0.66)
    return [*steps, Part(sun, "flame"), Part(oval((142, 128, 62, 62)), "gold")]


def three_flames(icons: Icons) -> list[Part]:
    """Daniel 3: three who stood unhurt; three flames, told apart, none of them a figure."""
    fire = icons.path("flame")
    return [
        Part(place(fire, 256, 216, 0.62), "flame"),
        Part(place(fire, 106, 316, 0.44), "flame"),
        Part(place(fire, 406, 316, -0.44), "flame"),
    ]


def crenelled_crown(_icons: Icons) -> list[Part]:
    """Esther 2:17: a royal crown of Persia, stepped like the walls of Susa."""
    steps = ((-36, 262), (-36, 214), (-23, 214), (-23, 166), (-10, 166), (-10, 118), (10, 118))
    merlon = (*steps, (10, 166), (23, 166), (23, 214), (36, 214), (36, 262))
    points = [
        Part(poly(tuple((256 + k * 82 + x, y) for x, y in merlon)), "gold") for k in range(-2, 3)
    ]
    band = poly(((50, 270), (462, 270), (440, 366), (72, 366)))
    gems = oval((136, 318, 24, 28), (256, 318, 30, 32), (376, 318, 24, 28))
    rim = box((62, 374, 388, 40), r=10)
    return [*points, Part(band, "gold"), Part(gems, "ruby"), Part(rim, "bronze")]


def archangels_sword(_icons: Icons) -> list[Part]:
    """Daniel 12:1, Revelation 12:7: a drawn sword of the old leaf shape; neither wing nor cross."""
    blade = curve(
        (256, -20),
        (312, 70, 340, 150, 314, 240),
        (302, 280, 288, 310, 288, 356),
        (224, 356),
        (224, 310, 210, 280, 198, 240),
        (172, 150, 200, 70, 256, -20),
    )
    ridge = poly(((256, 20), (274, 180), (266, 352), (246, 352), (238, 180)))
    collar = curve((206, 362), (306, 362), (292, 396), (220, 396))
    grip = box((234, 402, 44, 84), r=8)
    knob = oval((256, 504, 52, 26))
    sword = [(blade, "silver"), (ridge, "sky"), (collar, "gold"), (grip, "bronze"), (knob, "gold")]
    return [Part(p, glass) for p, glass in sword]
