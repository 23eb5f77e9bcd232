"""Emblems of the Schemes: what the Deep laid out to catch a people."""

import math

import skia

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, place, poly, stroke


def seven_locks(_icons: Icons) -> list[Part]:
    """Judges 16:19: a Nazirite's hair, plaited and shaved off, tied with a cord at both ends."""
    lobes: list[Part] = []
    for k in range(9):
        side = 1 if k % 2 else -1
        lobe = place(oval((256, 256, 92, 40)), 256 + side * 36, 84 + k * 40, 1, rot=side * -44)
        lobes.append(Part(lobe, ("gold", "bronze")[k % 2]))
    tail = skia.Path()
    for dx in (-84, -30, 30, 84):
        tail.addPath(
            curve(
                (256 + dx * 0.35 - 22, 440),
                (256 + dx * 0.35 + 22, 440),
                (256 + dx + 10, 480, 256 + dx, 530),
                (256 + dx - 16, 480, 256 + dx * 0.35 - 22, 440),
            )
        )
    stub = curve((196, 40), (204, -20), (232, 12), (256, -30), (280, 12), (308, -20), (316, 40))
    ties = box((186, 30, 140, 34), (196, 412, 120, 34), r=14)
    return [*lobes, Part(tail, "gold"), Part(stub, "bronze"), Part(ties, "blood")]


def fruit(_icons: Icons) -> list[Part]:
    """Genesis 3:6: fruit that was a delight to the eyes, on its branch."""
    flesh = curve(
        (256, 190),
        (330, 150, 420, 200, 412, 310),
        (404, 400, 330, 470, 256, 470),
        (182, 470, 108, 400, 100, 310),
        (92, 200, 182, 150, 256, 190),
    )
    crown = poly(
        ((222, 462), (204, 506), (240, 490), (256, 512), (272, 490), (308, 506), (290, 462))
    )
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
        Part(flesh, "ruby"),
        Part(split, "ivory"),
        Part(seeds, "blood"),
    ]


def pit(_icons: Icons) -> list[Part]:
    """Genesis 37:24: an empty pit with no water in it, and a coat of many colours thrown by it."""
    stones = []
    for i in range(12):
        a = math.pi * 2 * i / 12 + 0.2
        x, y = 236 + 208 * math.cos(a), 250 + 146 * math.sin(a)
        stones.append(Part(oval((x, y, 62, 46)), ("bone", "iron")[i % 2]))
    mouth = oval((236, 250, 176, 118))
    shaft = cut(mouth, oval((236, 286, 170, 108)))
    cloth = []
    for i, glass in enumerate(("ruby", "gold", "leaf", "wine")):
        x = 300 + i * 46
        stripe = curve(
            (x, 270 - i * 6),
            (x + 50, 262 - i * 6),
            (x + 70, 340, x + 40, 400, x + 66, 486 - i * 10),
            (x + 40, 500 - i * 10, x + 30, 480 - i * 10, x + 14, 496 - i * 10),
            (x - 10, 410, x + 20, 350, x, 270 - i * 6),
        )
        cloth.append(Part(stripe, glass))
    return [*stones, Part(mouth, "pitch"), Part(shaft, "wood"), *cloth]


def reed_basket(_icons: Icons) -> list[Part]:
    """Exodus 2:3: a basket of papyrus among the reeds by the river's bank."""
    hull = curve(
        (76, 330), (436, 330), (430, 420, 350, 462, 256, 462), (162, 462, 82, 420, 76, 330)
    )
    lid = curve((92, 318), (110, 220, 402, 220, 420, 318))
    weave = stroke(curve((88, 376), (200, 400, 312, 400, 424, 376), closed=False), 12)
    weave.addPath(stroke(curve((116, 420), (200, 442, 312, 442, 396, 420), closed=False), 12))
    rim = box((62, 314, 388, 26), r=12)
    stems = skia.Path()
    for x, top, lean in ((60, 60, 20), (116, 20, -14), (396, 20, 14), (452, 70, -20)):
        stems.addPath(
            stroke(
                curve((x, 480), (x + lean, 300, x + lean, 200, x + lean, top + 90), closed=False),
                14,
            )
        )
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
    """Exodus 5:7: a brickmaker's wooden mould and its handle, and bricks laid out to dry."""
    frame = cut(box((60, 60, 300, 170), r=4), box((86, 86, 112, 118)), box((222, 86, 112, 118)))
    handle = box((356, 124, 150, 42), r=16)
    clay = box((86, 86, 112, 118), r=2)
    laid = []
    for x, y in ((20, 276), (186, 276), (352, 276), (20, 392), (186, 392), (352, 392)):
        laid.append(Part(box((x, y, 146, 96), r=4), ("bone", "bronze")[(x + y) // 10 % 2]))
    return [Part(clay, "bronze"), Part(frame, "wood"), Part(handle, "wood"), *laid]


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
    """Genesis 1:2: dark swells of the deep, one over another, and no shore."""
    eye = oval((256, 256, 252, 252))
    out = [Part(cut(eye, oval((256, 300, 300, 250))), "pitch")]
    for i, (y, glass) in enumerate(((96, "verdigris"), (222, "sky"), (348, "verdigris"))):
        left = -100.0 if i % 2 else -40.0
        strokes: list[tuple[float, ...]] = []
        for k in range(5):
            x = left + k * 168
            strokes.append((x + 30, y + 60, x + 50, y - 34, x + 132, y - 4))
            strokes.append((x + 92, y + 10, x + 96, y + 66, x + 168, y + 70))
        right = left + 5 * 168
        swell = curve((left, y + 70), *strokes, (right, y + 118), (left, y + 118))
        out.append(Part(skia.Op(swell, eye, skia.PathOp.kIntersect_PathOp), glass))
    return out
