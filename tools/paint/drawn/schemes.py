"""Emblems of the Schemes: what the Deep laid out to catch a people."""

import skia

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, place, poly, stroke


def seven_locks(_icons: Icons) -> list[Part]:
    """Judges 16:19: seven locks of a Nazirite, shaved off and tied in a bundle."""
    out = []
    for i in range(7):
        d = i - 3
        foot, swing = 256 + d * 70, 256 + d * 34
        lock = curve(
            (236 + d * 13, 150),
            (swing - 44, 240, foot - 66 - d * 6, 300, foot - 26, 400),
            (foot - 18, 450, foot - 24, 470, foot - 40 + abs(d) * 4, 496 - abs(d) * 14),
            (foot + 20, 480, foot + 46, 440, foot + 34, 380),
            (foot + 20 - d * 4, 300, swing + 40, 240, 276 + d * 13, 150),
        )
        out.append((abs(d), Part(lock, "gold" if d % 2 else "bronze")))
    locks = [part for _, part in sorted(out, key=lambda row: -row[0])]
    stub = curve((176, 112), (190, 60), (216, 84), (236, 40), (258, 76), (282, 36), (300, 80), (324, 56), (336, 112))
    cord = box((164, 108, 184, 28), (170, 138, 172, 24), r=11)
    return [*locks, Part(stub, "bronze"), Part(cord, "blood")]


def fruit(_icons: Icons) -> list[Part]:
    """Genesis 3:6: fruit that was a delight to the eyes, on its branch."""
    flesh = curve(
        (256, 190),
        (330, 150, 420, 200, 412, 310),
        (404, 400, 330, 470, 256, 470),
        (182, 470, 108, 400, 100, 310),
        (92, 200, 182, 150, 256, 190),
    )
    crown = poly(((222, 462), (204, 506), (240, 490), (256, 512), (272, 490), (308, 506), (290, 462)))
    branch = stroke(curve((24, 70), (120, 40, 240, 60, 256, 186), closed=False), 24)
    branch.addPath(stroke(curve((200, 80), (300, 40, 400, 50, 488, 40), closed=False), 20))
    leaves = curve((282, 96), (330, 60, 420, 84, 446, 150), (380, 176, 300, 160, 282, 96))
    leaves.addPath(curve((196, 112), (150, 90, 70, 110, 44, 180), (110, 200, 180, 180, 196, 112)))
    split = curve((256, 250), (300, 290, 300, 370, 256, 410), (212, 370, 212, 290, 256, 250))
    seeds = oval((256, 296, 15, 15), (244, 332, 15, 15), (270, 344, 15, 15), (256, 376, 15, 15))
    return [
        Part(branch, "wood"),
        Part(leaves, "venom"),
        Part(crown, "blood"),
        Part(flesh, "blood"),
        Part(split, "ivory"),
        Part(seeds, "ruby"),
    ]


def pit(_icons: Icons) -> list[Part]:
    """Genesis 37:24: an empty pit with no water in it, and a torn coat at its edge."""
    mouth = oval((256, 300, 190, 116))
    ring = cut(oval((256, 300, 244, 166)), mouth)
    far = curve((70, 286), (100, 210, 412, 210, 442, 286), (412, 250, 100, 250, 70, 286))
    sleeve = curve(
        (300, 168),
        (380, 150, 470, 190, 492, 260),
        (500, 330, 470, 400, 480, 452),
        (452, 430, 440, 450, 424, 470),
        (412, 440, 390, 440, 366, 452),
        (392, 380, 350, 320, 330, 290),
        (300, 250, 290, 200, 300, 168),
    )
    stripes = stroke(curve((346, 166), (400, 250, 430, 340, 410, 446), closed=False), 20)
    stripes.addPath(stroke(curve((410, 176), (450, 250, 464, 340, 452, 430), closed=False), 20))
    return [
        Part(mouth, "raven"),
        Part(far, "iron"),
        Part(ring, "bone"),
        Part(sleeve, "ruby"),
        Part(stripes, "gold"),
    ]


def reed_basket(_icons: Icons) -> list[Part]:
    """Exodus 2:3: a basket of papyrus among the reeds by the river's bank."""
    hull = curve((76, 330), (436, 330), (430, 420, 350, 462, 256, 462), (162, 462, 82, 420, 76, 330))
    lid = curve((92, 318), (110, 220, 402, 220, 420, 318))
    weave = stroke(curve((88, 376), (200, 400, 312, 400, 424, 376), closed=False), 12)
    weave.addPath(stroke(curve((116, 420), (200, 442, 312, 442, 396, 420), closed=False), 12))
    rim = box((62, 314, 388, 26), r=12)
    stems = skia.Path()
    for x, top, lean in ((60, 60, 20), (116, 20, -14), (396, 20, 14), (452, 70, -20)):
        stems.addPath(stroke(curve((x, 480), (x + lean, 300, x + lean, 200, x + lean, top + 90), closed=False), 14))
    heads = [oval((x, y + 46, 21, 56)) for x, y in ((80, 48), (102, 0), (410, 0), (432, 58))]
    return [
        Part(stems, "venom"),
        *(Part(h, "wood") for h in heads),
        Part(hull, "bronze"),
        Part(lid, "bone"),
        Part(weave, "wood"),
        Part(rim, "wood"),
    ]


def bricks(_icons: Icons) -> list[Part]:
    """Exodus 5:7: a stack of mud bricks, and no straw given to make them."""
    out = []
    rows = ((40, 372, 3), (112, 256, 2), (184, 140, 1))
    for x, y, n in rows:
        for i in range(n):
            left = x + i * 146
            out.append(Part(box((left, y + 28, 136, 80), r=4), "bone"))
            out.append(Part(poly(((left, y + 24), (left + 28, y), (left + 164, y), (left + 136, y + 24))), "bronze"))
    straw = skia.Path()
    for x0, y0, x1, y1 in ((60, 120, 170, 30), (86, 140, 206, 66), (40, 90, 130, 16)):
        straw.addPath(stroke(curve((x0, y0), (x1, y1), closed=False), 12))
    ban = stroke(curve((40, 24), (212, 138), closed=False), 20)
    return [*out, Part(straw, "gold"), Part(ban, "blood")]


def wedge_of_gold(_icons: Icons) -> list[Part]:
    """Joshua 7:21: a wedge of gold of fifty shekels, hidden in the earth under a cloak."""
    face = poly(((150, 60), (330, 24), (300, 300), (190, 320)))
    side = poly(((330, 24), (384, 66), (340, 312), (300, 300)))
    mark = oval((236, 150, 34, 30))
    cloak = curve(
        (20, 420),
        (40, 320, 120, 300, 170, 330),
        (220, 300, 300, 290, 350, 320),
        (420, 300, 480, 340, 496, 430),
        (440, 410, 420, 470, 370, 450),
        (320, 500, 260, 440, 210, 476),
        (150, 500, 120, 430, 80, 466),
        (60, 440, 40, 430, 20, 420),
    )
    folds = stroke(curve((120, 340), (130, 380, 110, 410, 96, 440), closed=False), 12)
    folds.addPath(stroke(curve((256, 326), (270, 380, 240, 420, 232, 456), closed=False), 12))
    folds.addPath(stroke(curve((410, 340), (400, 380, 420, 400, 410, 436), closed=False), 12))
    silver = [Part(oval((x, y, 36, 26)), "iron") for x, y in ((420, 250), (464, 286), (84, 270))]
    return [
        Part(face, "gold"),
        Part(side, "bronze"),
        Part(mark, "blood"),
        *silver,
        Part(cloak, "wine"),
        Part(folds, "raven"),
    ]


def deep_waters(_icons: Icons) -> list[Part]:
    """Genesis 1:2: darkness on the surface of the deep; three crests that curl and break on nothing."""
    wave = curve(
        (10, 330),
        (70, 330, 90, 200, 190, 190),
        (270, 184, 300, 250, 262, 290),
        (236, 314, 200, 296, 208, 268),
        (160, 280, 180, 360, 262, 356),
        (360, 350, 380, 290, 500, 300),
        (440, 330, 420, 410, 270, 410),
        (130, 412, 90, 360, 10, 330),
    )
    dark = cut(oval((330, 110, 92, 92)), oval((300, 88, 78, 78)))
    return [
        Part(place(wave, 236, 180, 0.62, flip=True), "sky"),
        Part(place(wave, 236, 270, 0.96), "verdigris"),
        Part(place(wave, 300, 400, 0.8, flip=True), "sky"),
        Part(dark, "bone"),
    ]
