"""Emblems of the Deep's peoples and champions, from Nimrod to the Philistines."""

import math

import skia

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, place, poly, stroke


def bow(_icons: Icons) -> list[Part]:
    """Genesis 10:8-9: the bow of a mighty hunter, bent, with one arrow on the string."""
    limb = curve(
        (150, 22),
        (200, 10, 214, 44, 196, 74),
        (290, 120, 330, 200, 312, 256),
        (330, 312, 290, 392, 196, 438),
        (214, 468, 200, 502, 150, 490),
        (176, 476, 160, 448, 150, 430),
        (232, 386, 262, 320, 246, 256),
        (262, 192, 232, 126, 150, 82),
        (160, 64, 176, 36, 150, 22),
    )
    string = stroke(curve((166, 70), (84, 256), (166, 442), closed=False), 13)
    shaft = box((70, 244, 330, 24), r=4)
    head = poly(((388, 196), (506, 256), (388, 316), (412, 256)))
    feathers = poly(
        ((20, 196), (88, 196), (128, 244), (70, 244)), ((20, 316), (88, 316), (128, 268), (70, 268))
    )
    grip = box((240, 218, 76, 76), r=12)
    return [
        Part(string, "ivory"),
        Part(limb, "wood"),
        Part(grip, "blood"),
        Part(shaft, "bone"),
        Part(head, "bronze"),
        Part(feathers, "bone"),
    ]


def feathered_headdress(_icons: Icons) -> list[Part]:
    """1 Samuel 17:4-7: a Philistine's headdress of stiff plumes from the side, and his spear."""
    plumes = []
    for i in range(11):
        d = i - 5
        plume = curve((236, 316), (228, 110, 232, 76, 256, 50), (280, 76, 284, 110, 276, 316))
        placed = _about(plume, 256, 600, d * 4.4)
        placed.offset(-6 + d * 8, d * d * 0.8)
        plumes.append((abs(d), Part(placed, ("verdigris", "bone")[i % 2])))
    plumes.sort(key=lambda row: -row[0])
    band = curve(
        (76, 300), (190, 326, 312, 322, 424, 290), (426, 344), (316, 376, 190, 380, 82, 354)
    )
    nape = curve(
        (84, 364),
        (190, 390, 316, 386, 424, 354),
        (420, 392),
        (330, 396, 280, 420, 276, 470),
        (274, 500, 250, 516, 218, 512),
        (130, 508, 84, 450, 84, 364),
    )
    scales_ = stroke(curve((92, 420), (160, 446, 220, 440, 280, 420), closed=False), 13, butt=True)
    row = curve((116, 462), (160, 484, 220, 482, 274, 468), closed=False)
    scales_.addPath(stroke(row, 13, butt=True))
    studs = oval(
        *((256 + dx, 350 - dx * 0.09 - abs(dx) * 0.06, 15, 16) for dx in (-116, -58, 0, 58, 116))
    )
    spear = box((452, 60, 22, 452), r=6)
    head = poly(((463, -70), (500, 30), (463, 84), (426, 30)))
    return [
        Part(spear, "wood"),
        Part(head, "iron"),
        *(part for _, part in plumes),
        Part(nape, "bronze"),
        Part(scales_, "gold"),
        Part(band, "blood"),
        Part(studs, "gold"),
    ]


def _about(path: skia.Path, x: float, y: float, degrees: float) -> skia.Path:
    """The shape turned about a point."""
    matrix = skia.Matrix()
    matrix.setRotate(degrees, x, y)
    out = skia.Path(path)
    out.transform(matrix)
    return out


def canaanite_helmet(_icons: Icons) -> list[Part]:
    """Judges 4: a captain of Canaan's tall bronze helmet, a tassel falling from its point."""
    dome = curve(
        (96, 392), (104, 250, 180, 110, 236, 60), (276, 60), (332, 110, 408, 250, 416, 392)
    )
    ribs = stroke(curve((256, 70), (256, 390), closed=False), 16, butt=True)
    ribs.addPath(
        stroke(curve((250, 70), (176, 190, 170, 300, 170, 390), closed=False), 12, butt=True)
    )
    ribs.addPath(
        stroke(curve((262, 70), (336, 190, 342, 300, 342, 390), closed=False), 12, butt=True)
    )
    brim = curve(
        (76, 396), (190, 376, 322, 376, 436, 396), (442, 448), (322, 430, 190, 430, 70, 448)
    )
    tassel = curve(
        (256, 14),
        (330, -6, 420, 30, 448, 110),
        (478, 190, 470, 290, 500, 350),
        (450, 330, 420, 270, 412, 200),
        (404, 130, 350, 80, 268, 66),
    )
    knob = oval((254, 42, 30, 30))
    flaps = poly(
        ((92, 452), (160, 440), (156, 506), (112, 500)),
        ((420, 452), (352, 440), (356, 506), (400, 500)),
    )
    return [
        Part(tassel, "blood"),
        Part(dome, "bronze"),
        Part(ribs, "gold"),
        Part(flaps, "bronze"),
        Part(brim, "gold"),
        Part(knob, "gold"),
    ]


def five_crowns(_icons: Icons) -> list[Part]:
    """Joshua 10:5: five kings, five crowns, heaped one against another."""
    out = []
    spots = (
        (140, 130, 0.44),
        (372, 130, 0.44),
        (96, 372, 0.46),
        (416, 372, 0.46),
        (256, 262, 0.62),
    )
    for x, y, k in spots:
        points = poly(
            ((76, 350), (40, 96), (166, 232), (256, 40), (346, 232), (472, 96), (436, 350))
        )
        out.append(Part(place(points, x, y, k), "gold"))
        out.append(
            Part(place(box((76, 362, 360, 84), r=10), x, y, k), "bronze" if k < 0.6 else "blood")
        )
    return out


def _lions_leg(x: float) -> skia.Path:
    return curve(
        (x, 330),
        (x + 56, 330),
        (x + 50, 380, x + 26, 400, x + 34, 440),
        (x + 70, 446, x + 84, 468, x + 78, 486),
        (x - 6, 486),
        (x - 14, 440, x + 6, 400, x, 330),
    )


def iron_bed(_icons: Icons) -> list[Part]:
    """Deuteronomy 3:11: a bed of iron, nine cubits long, on lion's feet, with its webbing."""
    rail = curve(
        (40, 268), (150, 286, 380, 286, 492, 300), (492, 344), (380, 330, 150, 330, 40, 316)
    )
    head = curve(
        (20, 330),
        (4, 210, 10, 140, 40, 84),
        (66, 56, 112, 66, 108, 104),
        (90, 120, 70, 130, 74, 180),
        (76, 240, 80, 290, 84, 330),
    )
    foot = curve(
        (448, 346),
        (446, 280, 452, 236, 470, 206),
        (494, 196, 508, 212, 500, 232),
        (490, 270, 494, 310, 498, 346),
    )
    legs = [Part(_lions_leg(x), "iron") for x in (60, 416)]
    webbing = []
    for i in range(6):
        x = 110 + i * 55
        webbing.append(
            Part(poly(((x, 222), (x + 47, 226), (x + 47, 272), (x, 268))), ("blood", "bone")[i % 2])
        )
    bolster = curve((84, 222), (84, 176, 130, 160, 190, 168), (214, 178, 214, 206, 200, 218))
    spear = box((120, 372, 292, 22), r=8)
    return [
        *webbing,
        Part(bolster, "bone"),
        Part(spear, "iron"),
        *legs,
        Part(head, "iron"),
        Part(foot, "iron"),
        Part(rail, "iron"),
    ]


def iron_wheels(_icons: Icons) -> list[Part]:
    """Judges 4:3: a chariot of iron, its pole and its one great wheel in front."""
    body = curve(
        (70, 300), (60, 170, 90, 120, 150, 116), (180, 190, 250, 220, 352, 226), (356, 300)
    )
    rim_rail = stroke(
        curve(
            (66, 300), (56, 168, 90, 116, 150, 112), (190, 108, 196, 140, 180, 160), closed=False
        ),
        20,
    )
    pole = stroke(curve((300, 292), (400, 292, 440, 250, 504, 150), closed=False), 24)
    quiver = _about(box((96, 70, 50, 190), r=8), 120, 170, 24)
    arrows = poly(((146, 20), (166, 66), (128, 66)), ((190, 34), (204, 80), (168, 76)))
    tyre = cut(oval((210, 358, 146, 146)), oval((210, 358, 108, 108)))
    spokes = skia.Path()
    for i in range(6):
        spokes.addPath(_about(box((199, 240, 22, 118)), 210, 358, i * 60))
    return [
        Part(arrows, "bone"),
        Part(quiver, "blood"),
        Part(body, "bronze"),
        Part(rim_rail, "iron"),
        Part(pole, "wood"),
        Part(spokes, "iron"),
        Part(tyre, "iron"),
        Part(oval((210, 358, 36, 36)), "bronze"),
    ]


def sickle_swords(_icons: Icons) -> list[Part]:
    """Exodus 17: two swords of the desert, bent like sickles, crossed."""
    blade = curve(
        (236, 300),
        (236, 250, 196, 210, 190, 150),
        (184, 70, 250, 10, 330, 14),
        (300, 40, 262, 80, 262, 140),
        (264, 190, 286, 240, 284, 300),
    )
    guard = box((222, 306, 76, 24), r=8)
    grip = box((240, 336, 40, 120), r=8)
    knob = oval((260, 474, 36, 26))
    out = []
    for rot, k in ((38, -1.04), (-38, 1.04)):
        for path, glass in ((blade, "iron"), (guard, "bronze"), (grip, "wood"), (knob, "bronze")):
            out.append(Part(place(path, 256, 268, k, rot), glass))
    return out


def great_spear(_icons: Icons) -> list[Part]:
    """2 Samuel 21:16: a spear of bronze, three hundred shekels in its head alone."""
    head = curve((256, 0), (330, 96, 346, 180, 300, 268), (212, 268), (166, 180, 182, 96, 256, 0))
    ridge = poly(((256, 30), (274, 180), (268, 268), (244, 268), (238, 180)))
    socket = poly(((222, 276), (290, 276), (282, 350), (230, 350)))
    bands = box((220, 292, 72, 14), (224, 322, 64, 14), r=3)
    shaft = box((238, 356, 36, 150), r=6)
    ties = poly(
        ((278, 362), (350, 400), (330, 430), (276, 392)),
        ((278, 396), (332, 440), (306, 462), (276, 424)),
    )
    return [
        Part(shaft, "wood"),
        Part(ties, "blood"),
        Part(head, "bronze"),
        Part(ridge, "gold"),
        Part(socket, "bronze"),
        Part(bands, "gold"),
    ]


def snapped_rope(_icons: Icons) -> list[Part]:
    """Judges 16:12: a new rope, snapped like a thread."""
    out = []
    for x, y, lean in ((150, 112, -1), (362, 112, 1)):
        fray = skia.Path()
        for k in (-1, 0, 1):
            tip = (x - lean * 74 + k * 8, y - 20 + k * 44)
            fray.addPath(
                stroke(curve((x, y + k * 16), (x - lean * 30, y + k * 30, *tip), closed=False), 18)
            )
        out.append(Part(fray, "ivory"))
    for i in range(17):
        a = math.radians(36 + i * 18)
        at = (256 + 176 * math.sin(a), 272 - 186 * math.cos(a))
        twist = _about(oval((*at, 52, 25)), *at, math.degrees(a) + 38)
        out.append(Part(twist, ("bone", "bronze")[i % 2]))
    return out
