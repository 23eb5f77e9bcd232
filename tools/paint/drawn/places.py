"""Emblems of the Strongholds: cities, temples, an idol and a furnace."""

import skia

from tools.paint.icons import Icons
from tools.paint.shapes import Part, box, curve, cut, flame, oval, place, poly, stroke


def ziggurat(_icons: Icons) -> list[Part]:
    """Genesis 11: a tower of brick, its top never finished."""
    out, y = [], 470.0
    for i, w in enumerate((420, 340, 268, 200, 138, 84)):
        h = 66 - i * 3
        broken = 14 if i == 5 else 0
        stage = poly(
            (
                (256 - w / 2, y),
                (256 + w / 2, y),
                (256 + w / 2 - 12, y - h),
                (256 - w / 2 + 12, y - h + broken),
            )
        )
        out.append(Part(stage, "bone" if i % 2 == 0 else "bronze"))
        y -= h + 7
    return out


def kiln(_icons: Icons) -> list[Part]:
    """Daniel 3:19: a brick kiln of Babylon, open above and below, seven times hotter."""
    dome = curve(
        (52, 470), (60, 260, 120, 150, 196, 130), (316, 130), (392, 150, 452, 260, 460, 470)
    )
    mouth = curve((166, 470), (166, 340), (166, 260, 346, 260, 346, 340), (346, 470))
    arch = cut(curve((126, 470), (126, 336), (126, 216, 386, 216, 386, 336), (386, 470)), mouth)
    courses = stroke(curve((84, 330), (120, 330), closed=False), 10)
    for y, x in ((200, 128), (264, 100), (396, 66)):
        courses.addPath(stroke(curve((x, y), (x + 60, y), closed=False), 10))
        courses.addPath(stroke(curve((512 - x, y), (452 - x, y), closed=False), 10))
    rim = box((176, 104, 160, 34), r=6)
    fires = flame(256, 66, 60)
    fires.addPath(flame(200, 84, 34))
    fires.addPath(flame(312, 84, 34))
    within = flame(256, 420, 92)
    within.addPath(flame(206, 436, 48))
    within.addPath(flame(306, 436, 48))
    return [
        Part(fires, "flame"),
        Part(dome, "iron"),
        Part(courses, "blood"),
        Part(arch, "bronze"),
        Part(mouth, "ruby"),
        Part(within, "flame"),
        Part(rim, "bronze"),
        Part(box((36, 472, 440, 26), r=5), "iron"),
    ]


def _calfs_body() -> skia.Path:
    return curve(
        (92, 196),
        (140, 168, 240, 184, 300, 172),
        (330, 150, 340, 120, 366, 104),
        (384, 92, 410, 92, 424, 106),
        (452, 124, 470, 150, 486, 172),
        (492, 190, 478, 206, 456, 204),
        (436, 202, 420, 204, 408, 214),
        (398, 246, 396, 270, 380, 292),
        (376, 330, 384, 360, 380, 412),
        (342, 412),
        (340, 370, 330, 340, 322, 312),
        (270, 322, 220, 316, 176, 304),
        (160, 330, 168, 360, 160, 412),
        (120, 412),
        (118, 370, 104, 340, 106, 296),
        (84, 270, 78, 230, 92, 196),
    )


def calf(_icons: Icons) -> list[Part]:
    """Exodus 32:4: a young bull cast in gold, set up on a stand."""
    body = _calfs_body()
    far = poly(
        ((196, 314), (232, 320), (224, 412), (192, 412)),
        ((296, 318), (322, 316), (320, 412), (290, 412)),
    )
    tail = stroke(curve((96, 204), (44, 230, 52, 300, 44, 350), closed=False), 18)
    tail.addPath(oval((44, 366, 17, 30)))
    horn = curve((392, 96), (372, 60, 388, 26, 420, 10), (410, 44, 420, 70, 424, 100))
    horn.addPath(curve((366, 108), (340, 84, 338, 48, 356, 26), (356, 60, 374, 78, 396, 92)))
    ear = curve((372, 128), (330, 110, 312, 120, 304, 140), (330, 152, 356, 152, 376, 144))
    collar = stroke(curve((322, 176), (330, 220, 366, 250, 398, 246), closed=False), 20)
    eye = oval((434, 144, 10, 9))
    stand = box((60, 418, 392, 34), r=4)
    foot = box((34, 458, 444, 36), r=4)
    return [
        Part(tail, "gold"),
        Part(far, "bronze"),
        Part(horn, "ivory"),
        Part(body, "gold"),
        Part(ear, "bronze"),
        Part(collar, "ruby"),
        Part(eye, "ruby"),
        Part(stand, "iron"),
        Part(foot, "iron"),
    ]


def burning_houses(_icons: Icons) -> list[Part]:
    """Genesis 19:24: flat-roofed houses on the plain, and fire falling out of the sky."""
    houses = [
        ((40, 300, 150, 190), "bone"),
        ((322, 270, 150, 220), "bone"),
        ((176, 336, 164, 154), "bronze"),
    ]
    out = []
    for (x, y, w, h), glass in houses:
        roof = box((x - 10, y - 26, w + 20, 30), r=3)
        door = curve(
            (x + w * 0.36, y + h),
            (x + w * 0.36, y + h * 0.56),
            (x + w * 0.5, y + h * 0.34, x + w * 0.64, y + h * 0.56),
            (x + w * 0.64, y + h),
        )
        slit = box((x + w * 0.14, y + 24, 22, 34), (x + w * 0.72, y + 24, 22, 34), r=2)
        out += [
            Part(box((x, y, w, h)), glass),
            Part(roof, "wood"),
            Part(door, "ruby"),
            Part(slit, "ruby"),
        ]
    for x, y, s, lean in ((116, 150, 78, 18), (256, 196, 84, 18), (404, 130, 78, 18)):
        bolt = place(flame(256, 256, 128), x, y, s / 128, rot=lean)
        out.append(Part(bolt, "flame"))
    return out


def jericho(_icons: Icons) -> list[Part]:
    """Joshua 6: two sloping towers of mud brick, and the wall between them fallen down flat."""
    left = poly(((8, 490), (44, 90), (150, 90), (186, 490)))
    right = poly(((504, 490), (468, 90), (362, 90), (326, 490)))
    lips = box((30, 56, 134, 40), (348, 56, 134, 40), r=4)
    slits = box((84, 160, 28, 64), (400, 160, 28, 64), r=4)
    breach = poly(
        ((196, 490), (190, 330), (232, 376), (262, 340), (290, 392), (322, 334), (316, 490))
    )
    falling = (
        ((206, 180), (262, 196), (246, 242), (196, 226)),
        ((276, 236), (326, 218), (334, 262), (290, 282)),
        ((216, 272), (256, 286), (240, 322), (206, 306)),
    )
    return [
        Part(breach, "bronze"),
        Part(left, "bone"),
        Part(right, "bone"),
        Part(lips, "bronze"),
        Part(slits, "blood"),
        *(Part(poly(stone), "bone") for stone in falling),
    ]


def house_of_dagon(_icons: Icons) -> list[Part]:
    """Judges 16:29, 1 Samuel 5: a flat roof on two great pillars, and a fish over the door."""
    roof = box((20, 76, 472, 60), r=4)
    merlons = box(*((20 + i * 86, 34, 42, 46) for i in range(6)), r=2)
    pillars = [
        part
        for x in (104, 336)
        for part in (
            Part(poly(((x, 190), (x + 72, 190), (x + 64, 430), (x + 8, 430))), "verdigris"),
            Part(box((x - 16, 146, 104, 40), r=14), "bronze"),
            Part(box((x - 18, 434, 108, 34), r=6), "bone"),
        )
    ]
    door = box((206, 250, 100, 218), r=3)
    fish = curve(
        (190, 204),
        (216, 168, 274, 168, 300, 196),
        (326, 172),
        (322, 234),
        (300, 212),
        (274, 240, 216, 240, 190, 204),
    )
    return [
        Part(door, "blood"),
        *pillars,
        Part(roof, "verdigris"),
        Part(merlons, "verdigris"),
        Part(fish, "gold"),
        Part(box((10, 472, 492, 30), r=4), "bone"),
    ]
