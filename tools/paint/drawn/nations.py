"""Emblems of the great kings: Assyria, Nineveh, Babylon and Persia."""

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, poly, stroke


def siege_engine(_icons: Icons) -> list[Part]:
    """2 Kings 18:13: a ram slung under a roof of hides, its iron head to the wall."""
    beam = poly(((10, 320), (20, 276), (430, 236), (436, 284)))
    head = poly(((424, 208), (512, 250), (436, 316)))
    roof = curve(
        (30, 250),
        (90, 110, 160, 60, 214, 24),
        (268, 60, 338, 110, 398, 250),
        (330, 232, 98, 232, 30, 250),
    )
    hides = poly(
        ((150, 84), (196, 52), (180, 232), (120, 236)),
        ((278, 84), (236, 52), (250, 232), (308, 236)),
    )
    legs = poly(
        ((60, 256), (96, 250), (112, 420), (76, 420)),
        ((332, 250), (368, 256), (352, 420), (316, 420)),
    )
    ropes = box((140, 240, 16, 64), (272, 240, 16, 52), r=4)
    sill = box((40, 396, 348, 34), r=6)
    wheels = [part for x in (108, 320) for part in _solid_wheel(x, 436)]
    return [
        Part(legs, "wood"),
        Part(beam, "wood"),
        Part(head, "iron"),
        Part(ropes, "bone"),
        Part(roof, "bone"),
        Part(hides, "bronze"),
        Part(sill, "bronze"),
        *wheels,
    ]


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
