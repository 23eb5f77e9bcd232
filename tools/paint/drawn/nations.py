"""Emblems of the great kings: Assyria, Nineveh, Babylon and Persia."""

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, poly, stroke


def siege_engine(_icons: Icons) -> list[Part]:
    """2 Kings 18:13: a ram slung under a roof of hides, its iron head in a breach of the wall."""
    beam = poly(((-6, 330), (4, 282), (372, 246), (378, 294)))
    head = poly(((362, 212), (452, 262), (376, 330)))
    roof = curve(
        (-10, 262),
        (40, 130, 96, 92, 150, 64),
        (204, 92, 260, 130, 312, 244),
        (244, 230, 54, 244, -10, 262),
    )
    hides = poly(
        ((92, 106), (130, 80), (118, 240), (66, 246)),
        ((208, 106), (170, 80), (182, 236), (232, 238)),
    )
    legs = poly(
        ((22, 264), (56, 258), (70, 420), (36, 420)),
        ((252, 250), (286, 252), (272, 420), (238, 420)),
    )
    sill = box((6, 392, 294, 34), r=6)
    wheels = [part for x in (64, 242) for part in _solid_wheel(x, 440)]
    return [
        Part(legs, "wood"),
        Part(beam, "bronze"),
        Part(roof, "bone"),
        Part(hides, "bronze"),
        Part(sill, "bone"),
        *wheels,
        *_breached_wall(),
        Part(head, "iron"),
    ]


def _breached_wall() -> list[Part]:
    upper = ((414, 40), (520, 40), (520, 500), (396, 500), (404, 380))
    wall = poly((*upper, (470, 330), (480, 262), (452, 200), (400, 170)))
    stones = poly(
        ((372, 96), (398, 84), (404, 116), (378, 124)),
        ((356, 150), (384, 146), (380, 180), (352, 180)),
    )
    return [Part(wall, "verdigris"), Part(stones, "verdigris")]


def _solid_wheel(x: float, y: float) -> list[Part]:
    return [
        Part(oval((x, y, 70, 70)), "bronze"),
        Part(cut(oval((x, y, 46, 46)), box((x - 50, y - 6, 100, 12))), "wood"),
        Part(oval((x, y, 14, 14)), "iron"),
    ]


def plain_throne(_icons: Icons) -> list[Part]:
    """Jonah 3:6: the throne that a king rose from, his robe laid off and left on its seat."""
    back = curve((146, 320), (146, 70), (180, -10, 332, -10, 366, 70), (366, 320))
    panel = curve((182, 300), (182, 88), (206, 34, 306, 34, 330, 88), (330, 300))
    arms = box((60, 222, 66, 34), (386, 222, 66, 34), (74, 250, 40, 70), (398, 250, 40, 70), r=8)
    seat = box((60, 314, 392, 46), r=6)
    legs = poly(
        ((72, 362), (124, 362), (112, 470), (76, 470)),
        ((388, 362), (440, 362), (436, 470), (400, 470)),
    )
    step = box((24, 474, 464, 32), r=4)
    robe = curve(
        (176, 296),
        (210, 276, 302, 276, 336, 296),
        (356, 360, 340, 420, 366, 468),
        (300, 452, 212, 452, 146, 468),
        (172, 420, 156, 360, 176, 296),
    )
    fold = stroke(curve((222, 300), (230, 370, 206, 410, 210, 452), closed=False), 13)
    fold.addPath(stroke(curve((290, 300), (282, 370, 306, 410, 302, 452), closed=False), 13))
    return [
        Part(back, "bone"),
        Part(panel, "wine"),
        Part(legs, "bone"),
        Part(step, "bronze"),
        Part(seat, "bone"),
        Part(arms, "bone"),
        Part(robe, "gold"),
        Part(fold, "bronze"),
    ]


def goblet(_icons: Icons) -> list[Part]:
    """Daniel 5:2: a cup of gold from the house of God, wine in it."""
    bowl = curve(
        (110, 66),
        (402, 66),
        (404, 200, 350, 276, 282, 296),
        (230, 296),
        (162, 276, 108, 200, 110, 66),
    )
    wine = curve((122, 70), (180, 108, 332, 108, 390, 70), (332, 44, 180, 44, 122, 70))
    lip = cut(oval((256, 70, 156, 40)), oval((256, 70, 130, 24)))
    band = curve(
        (120, 150), (200, 182, 312, 182, 392, 150), (382, 192), (312, 220, 200, 220, 130, 192)
    )
    stem = curve(
        (234, 302),
        (278, 302),
        (270, 360, 290, 400, 352, 430),
        (160, 430),
        (222, 400, 242, 360, 234, 302),
    )
    knot = oval((256, 348, 50, 26))
    foot = box((136, 438, 240, 34), r=14)
    return [
        Part(bowl, "gold"),
        Part(wine, "ruby"),
        Part(lip, "gold"),
        Part(band, "ruby"),
        Part(stem, "gold"),
        Part(knot, "gold"),
        Part(foot, "gold"),
    ]


def signet(_icons: Icons) -> list[Part]:
    """Esther 3:10: the king's signet ring, given into the wrong hand."""
    hoop = cut(oval((256, 322, 174, 174)), oval((256, 334, 122, 122)))
    shoulders = poly(((130, 204), (170, 120), (342, 120), (382, 204), (330, 238), (182, 238)))
    bezel = curve((156, 110), (170, 10), (342, 10), (356, 110), (342, 196), (170, 196))
    stone = curve((190, 106), (200, 40), (312, 40), (322, 106), (312, 166), (200, 166))
    line = stroke(curve((226, 134), (226, 72), (286, 134), (286, 72), closed=False), 16)
    return [
        Part(hoop, "gold"),
        Part(shoulders, "bronze"),
        Part(bezel, "gold"),
        Part(stone, "ruby"),
        Part(line, "ivory"),
    ]


def double_crown(_icons: Icons) -> list[Part]:
    """Exodus 5: the two crowns of Egypt, the white within the red."""
    white = curve(
        (196, 330),
        (176, 200, 196, 130, 214, 90),
        (206, 20, 290, 20, 284, 90),
        (306, 140, 336, 220, 344, 330),
    )
    back = curve(
        (330, 340), (372, 200, 392, 110, 396, 20), (462, 20), (464, 160, 452, 300, 424, 356)
    )
    cap = curve(
        (96, 330),
        (190, 306, 320, 320, 430, 340),
        (432, 420, 424, 460, 412, 492),
        (128, 492),
        (116, 440, 104, 390, 96, 330),
    )
    curl = curve(
        (214, 322),
        (150, 250, 110, 190, 116, 140),
        (122, 96, 184, 100, 176, 140),
        (172, 162, 148, 158, 150, 142),
        closed=False,
    )
    band = box((122, 448, 296, 30), r=6)
    return [
        Part(white, "ivory"),
        Part(back, "blood"),
        Part(stroke(curl, 22), "gold"),
        Part(cap, "blood"),
        Part(band, "gold"),
    ]
