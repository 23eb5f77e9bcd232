"""Emblems of the great kings: Assyria, Nineveh, Babylon and Persia."""

import skia

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, oval, poly, stroke


def siege_engine(_icons: Icons) -> list[Part]:
    """2 Kings 18:13: an Assyrian ram on wheels, its beam against the wall."""
    hide = curve((30, 400), (30, 180), (40, 120, 90, 90, 150, 96), (230, 104, 290, 150, 330, 200), (330, 400))
    tower = box((56, 44, 96, 66), r=2)
    tower.addPath(box((50, 14, 28, 34), (90, 14, 28, 34), (130, 14, 28, 34), r=2))
    beam = poly(((250, 240), (470, 162), (484, 204), (266, 292)))
    point = poly(((462, 140), (512, 150), (492, 226)))
    plates = skia.Path()
    for y in (196, 260, 324):
        plates.addPath(box((52, y, 250, 12), r=4))
    tyres = [
        Part(oval((x, 424, 74, 74)), "wood") for x in (106, 264)
    ]
    hubs = [Part(cut(oval((x, 424, 50, 50)), box((x - 50, 415, 100, 18), (x - 9, 374, 18, 100))), "bone") for x in (106, 264)]
    return [
        Part(tower, "bone"),
        Part(beam, "iron"),
        Part(point, "iron"),
        Part(hide, "bone"),
        Part(plates, "blood"),
        *tyres,
        *hubs,
    ]


def plain_throne(_icons: Icons) -> list[Part]:
    """Jonah 3:6: the throne that a king rose from, his robe laid off over its arm."""
    back = curve((150, 300), (150, 60), (190, 20, 322, 20, 362, 60), (362, 300))
    panel = curve((184, 286), (184, 88), (210, 62, 302, 62, 328, 88), (328, 286))
    seat = box((96, 306, 320, 46), r=6)
    arms = box((96, 218, 40, 84), (376, 218, 40, 84), (86, 196, 60, 28), (366, 196, 60, 28), r=6)
    legs = poly(
        ((104, 358), (152, 358), (142, 486), (106, 486)), ((360, 358), (408, 358), (406, 486), (370, 486))
    )
    step = box((60, 486, 392, 26), r=4)
    robe = curve(
        (312, 186),
        (350, 170, 420, 180, 446, 200),
        (470, 280, 456, 380, 490, 470),
        (440, 486, 380, 486, 344, 474),
        (366, 380, 330, 280, 312, 186),
    )
    return [
        Part(back, "bone"),
        Part(panel, "wine"),
        Part(arms, "bone"),
        Part(legs, "bone"),
        Part(seat, "bone"),
        Part(step, "bronze"),
        Part(robe, "gold"),
    ]


def goblet(_icons: Icons) -> list[Part]:
    """Daniel 5:2: a cup of gold from the house of God, wine in it."""
    bowl = curve((110, 66), (402, 66), (404, 200, 350, 276, 282, 296), (230, 296), (162, 276, 108, 200, 110, 66))
    wine = curve((122, 70), (180, 108, 332, 108, 390, 70), (332, 44, 180, 44, 122, 70))
    lip = cut(oval((256, 70, 156, 40)), oval((256, 70, 130, 24)))
    band = curve((120, 150), (200, 182, 312, 182, 392, 150), (382, 192), (312, 220, 200, 220, 130, 192))
    stem = curve((234, 302), (278, 302), (270, 360, 290, 400, 352, 430), (160, 430), (222, 400, 242, 360, 234, 302))
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
