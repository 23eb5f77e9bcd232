"""Emblems from Jericho to Susa: of the judges, the kings and the exiles."""

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
        Part(flame(424, 186, 74), "flame"),
    ]


def shields(_icons: Icons) -> list[Part]:
    """2 Samuel 23: the three, shield by shield, with their spears behind them."""
    out = []
    for x, lean in ((118, -16), (256, 0), (394, 16)):
        spear = box((248, 120, 16, 400), r=4)
        head = poly(((256, -4), (288, 84), (256, 132), (224, 84)))
        dx = x + lean * 1.4
        out.append(Part(place(spear, dx, 256, 0.98, rot=lean), "wood"))
        out.append(Part(place(head, dx, 256, 0.98, rot=lean), "silver"))
    for x, y, glass in ((130, 330, "bronze"), (382, 330, "bronze"), (256, 352, "gold")):
        rim = cut(oval((x, y, 120, 120)), oval((x, y, 92, 92)))
        out += [
            Part(oval((x, y, 120, 120)), "wood"),
            Part(rim, glass),
            Part(oval((x, y, 88, 88)), "silver"),
            Part(oval((x, y, 32, 32)), glass),
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
        Part(place(fire, 406, 316, 0.44, flip=True), "flame"),
    ]


def crenelled_crown(_icons: Icons) -> list[Part]:
    """Esther 2:17: a royal crown of Persia, walled like a city, with a veil behind."""
    merlons = skia.Path()
    for i in range(5):
        x = 92 + i * 68
        merlons.addPath(poly(((x, 250), (x, 176), (x + 14, 176), (x + 14, 128), (x + 42, 128), (x + 42, 176), (x + 56, 176), (x + 56, 250))))
    band = poly(((84, 258), (428, 258), (418, 340), (94, 340)))
    gems = oval((150, 298, 22, 26), (256, 298, 26, 28), (362, 298, 22, 26))
    rim = box((78, 348, 356, 36), r=8)
    return [Part(merlons, "gold"), Part(band, "gold"), Part(gems, "ruby"), Part(rim, "bronze")]


def archangels_sword(_icons: Icons) -> list[Part]:
    """Daniel 12:1, Revelation 12:7: a leaf-shaped sword of old shape, drawn, without wings or cross."""
    blade = curve(
        (256, 4),
        (300, 80, 326, 150, 306, 236),
        (298, 276, 284, 300, 284, 344),
        (228, 344),
        (228, 300, 214, 276, 206, 236),
        (186, 150, 212, 80, 256, 4),
    )
    ridge = poly(((256, 40), (270, 180), (264, 340), (248, 340), (242, 180)))
    collar = curve((214, 350), (298, 350), (288, 380), (224, 380))
    grip = box((236, 386, 40, 84), r=8)
    knob = oval((256, 486, 44, 22))
    sword = [(blade, "silver"), (ridge, "ivory"), (collar, "gold"), (grip, "bronze"), (knob, "gold")]
    stars = [star(x, y, r, waist=0.34) for x, y, r in ((96, 150, 64), (416, 150, 64), (120, 360, 46), (392, 360, 46))]
    lights = [Part(s, "gold") for s in stars]
    return [*lights, *(Part(p, glass) for p, glass in sword)]
