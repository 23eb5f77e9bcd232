"""The furniture of the Tabernacle, drawn from Exodus 25-30, and the winged ones of heaven.

The cherubim and the seraphim are shown as wings and fire alone: no face, no figure.
"""

import skia

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, flame, oval, place, poly, stroke

_LAMPS = (74, 134, 194, 256, 318, 378, 438)


def ark(icons: Icons) -> list[Part]:
    """Exodus 25:10-22: a gilded chest, its poles, and over its cover two pairs of wings."""
    wing = icons.path("liberty-wing")
    boards = [Part(box((96 + i * 64.6, 312, 61, 112), r=3), "gold") for i in range(5)]
    mouldings = box(
        (78, 282, 356, 22), (84, 430, 344, 20), (108, 456, 36, 24), (368, 456, 36, 24), r=4
    )
    poles = box((2, 346, 88, 20), (422, 346, 88, 20), r=8)
    return [
        *boards,
        Part(mouldings, "bronze"),
        Part(poles, "bronze"),
        Part(place(wing, 152, 160, 0.46, rot=-34), "ivory"),
        Part(place(wing, 360, 160, -0.46, rot=34), "ivory"),
    ]


def lampstand(_icons: Icons) -> list[Part]:
    """Exodus 25:31-40: seven lamps on one stem of beaten gold."""
    arms = skia.Path()
    for r in (62, 122, 182):
        arms.moveTo(256 - r, 170)
        arms.arcTo(skia.Rect.MakeLTRB(256 - r, 170 - r, 256 + r, 170 + r), 180, -180, False)
    arms.moveTo(256, 150)
    arms.lineTo(256, 440)
    cups = box(
        *((x - 21, 142, 42, 22) for x in _LAMPS), *((232, y, 48, 20) for y in (250, 312, 372)), r=6
    )
    lights = skia.Path()
    for x in _LAMPS:
        lights.addPath(flame(x, 112, 22))
    foot = poly(((160, 478), (352, 478), (300, 432), (212, 432)))
    return [Part(p, "gold") for p in (stroke(arms, 24), foot, cups)] + [Part(lights, "flame")]


def bread_table(_icons: Icons) -> list[Part]:
    """Leviticus 24:5-9: a low gold table, and on it two piles of six flat loaves."""
    top = box((30, 330, 452, 30), (56, 366, 400, 24), r=4)
    legs = poly(
        ((72, 396), (116, 396), (106, 490), (82, 490)),
        ((396, 396), (440, 396), (430, 490), (406, 490)),
    )
    loaves = []
    for cx in (146, 366):
        for k in range(6):
            half = 92 - k * 5
            loaves.append(Part(oval((cx, 306 - k * 37, half, 21)), ("bronze", "ivory")[k % 2]))
    return [Part(top, "gold"), Part(legs, "gold"), *loaves]


def incense_altar(_icons: Icons) -> list[Part]:
    """Exodus 30:1-10: a small square altar of gold with horns, its smoke going up."""
    body = box((160, 262, 192, 190), r=4)
    rims = box((142, 230, 228, 24), (142, 458, 228, 22), r=4)
    rims.addPath(poly(((142, 226), (182, 226), (142, 182)), ((330, 226), (370, 226), (370, 182))))
    smoke = []
    for dx, bend in ((-40, 1), (40, -1), (0, 1)):
        x = 256 + dx
        rise = curve(
            (x, 206),
            (
                x + 50 * bend,
                160,
                x - 50 * bend,
                110,
                256 + dx * 0.5 + 14 * bend,
                24 + abs(dx) * 0.8,
            ),
            closed=False,
        )
        smoke.append(Part(stroke(rise, 22), "silver"))
    return [Part(body, "gold"), Part(rims, "gold"), *smoke]


def bronze_altar(icons: Icons) -> list[Part]:
    """Exodus 27:1-8: the great altar with its four horns, and its fire."""
    body = box((76, 300, 360, 160), r=4)
    rims = box((56, 270, 400, 24), (56, 464, 400, 18), r=4)
    rims.addPath(poly(((56, 266), (100, 266), (56, 214)), ((412, 266), (456, 266), (456, 214))))
    fire = icons.path("flame")
    return [
        Part(body, "bronze"),
        Part(rims, "bronze"),
        Part(place(fire, 256, 152, 0.46), "flame"),
        Part(place(fire, 142, 206, 0.25), "flame"),
        Part(place(fire, 370, 206, -0.25), "flame"),
    ]


def basin(_icons: Icons) -> list[Part]:
    """Exodus 30:17-21: the basin of bronze and its base, with water to wash in."""
    bowl = curve(
        (66, 196), (446, 196), (440, 300, 350, 340, 256, 340), (162, 340, 72, 300, 66, 196)
    )
    stem = poly(((218, 346), (294, 346), (312, 430), (200, 430)))
    foot = box((136, 436, 240, 36), r=8)
    drops = skia.Path()
    for x, s in ((176, 22), (256, 34), (336, 22)):
        top = 150 - s * 3.1
        drops.addPath(
            curve(
                (x, top),
                (x + s * 1.3, 150 - s * 1.2, x + s, 150, x, 150),
                (x - s, 150, x - s * 1.3, 150 - s * 1.2, x, top),
            )
        )
    metal = [Part(p, "bronze") for p in (bowl, box((50, 164, 412, 26), r=12), stem, foot)]
    return [*metal, Part(drops, "sky")]


def veil(icons: Icons) -> list[Part]:
    """Exodus 26:31-35: the veil of blue, purple and scarlet drawn aside, the Ark behind it."""
    chest = [Part(place(p.path, 256, 296, 0.66), p.glass) for p in ark(icons)]
    rod = box((16, 26, 480, 22), r=8)
    folds = []
    for i, glass in enumerate(("lapis", "wine", "ruby", "lapis", "wine")):
        x, foot = 24 + i * 27, 24 + i * 20
        fold = curve(
            (x, 54),
            (x + 27, 54),
            (x + 27, 240, foot + 34 - i * 6, 330, foot + 20, 488),
            (foot, 488),
            (foot + 6, 330, x, 240, x, 54),
        )
        folds += [Part(fold, glass), Part(place(fold, 256, 256, -1), glass)]
    return [*chest, *folds, Part(rod, "gold")]


def gate(_icons: Icons) -> list[Part]:
    """Exodus 27:16: the gate, a woven veil of blue, purple and scarlet on four pillars."""
    pillars = box(*((x, 40, 26, 460) for x in (24, 170, 316, 462)), r=4)
    caps = box(*((x - 9, 24, 44, 26) for x in (24, 170, 316, 462)), r=5)
    feet = box(*((x - 9, 480, 44, 24) for x in (24, 170, 316, 462)), r=3)
    veil_ = []
    for i, glass in enumerate(("lapis", "wine", "ruby", "ivory", "lapis", "wine", "ruby")):
        y = 74 + i * 54
        veil_.append(Part(_hung(y, 52), glass))
    rod = box((10, 56, 492, 18), r=8)
    return [
        Part(pillars, "bronze"),
        Part(caps, "silver"),
        Part(feet, "silver"),
        *veil_,
        Part(rod, "gold"),
    ]


def _hung(y: float, h: float) -> skia.Path:
    """One woven band of a hanging, sagging a little between its hooks."""
    strokes: list[tuple[float, ...]] = []
    for i in range(3):
        x = 40 + i * 144
        strokes.append((x + 72, y + 22, x + 144, y))
    strokes.append((472, y + h))
    for i in range(3):
        x = 472 - i * 144
        strokes.append((x - 72, y + h + 22, x - 144, y + h))
    return curve((40, y), *strokes)


def cherubim(icons: Icons) -> list[Part]:
    """Genesis 3:24: wings, and the flame of a sword which turned every way."""
    wing = icons.path("liberty-wing")
    blade = curve(
        (256, 8),
        (306, 90, 214, 150, 282, 232),
        (300, 280, 286, 310, 278, 342),
        (234, 342),
        (214, 290, 226, 262, 216, 214),
        (206, 140, 268, 96, 256, 8),
    )
    hilt = box((206, 352, 100, 24), (240, 384, 32, 84), r=8)
    return [
        Part(place(wing, 392, 206, 0.52, rot=-18), "ivory"),
        Part(place(wing, 120, 206, -0.52, rot=18), "ivory"),
        Part(blade, "flame"),
        Part(hilt, "gold"),
    ]


def seraphim(icons: Icons) -> list[Part]:
    """Isaiah 6:1-7: six wings round a burning coal."""
    wing, out = icons.path("liberty-wing"), []
    for rot, y, x, k in ((-40, 122, 132, 0.44), (6, 236, 142, 0.44), (52, 346, 122, 0.42)):
        glass = "ivory" if rot < 0 else "gold"
        out.append(Part(place(wing, 256 + x, y, k, rot=rot), glass))
        out.append(Part(place(wing, 256 - x, y, -k, rot=-rot), glass))
    return [*out, Part(place(icons.path("flame"), 256, 236, 0.46), "flame")]
