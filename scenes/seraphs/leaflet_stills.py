"""What each panel of the leaflet shows beside its words: examples, as they would lie on a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.seraphs.words import COVENANT, DEEP, WORK
from scenes.geometry import Box
from scenes.seraphs.still import (
    NAME,
    NUMBER,
    Bean,
    Face,
    Manna,
    Pair,
    Pane,
    Still,
    Walls,
    Wheel,
    Word,
)

_COVER: Final = Still(
    "Two decks, and light between them",
    (
        Pane(box=Box(85, 26, 230, 184), name="helpers/score_day_1"),
        Face(at=(116, 338), wide=140, side=COVENANT, tilt=7),
        Face(at=(284, 338), wide=140, side=DEEP, tilt=-7),
        Word(text="The Covenant", box=Box(4, 450, 196, 36)),
        Word(text="The Deep", box=Box(204, 450, 180, 36)),
    ),
)

_INSIDE: Final = Still(
    "All that is in the box",
    (
        Face(at=(102, 122), wide=116, side=COVENANT, pile=4),
        Face(at=(284, 122), wide=116, side=DEEP, pile=4),
        Word(text="The Covenant, 52", box=Box(10, 226, 190, 34)),
        Word(text="The Deep, 52", box=Box(202, 226, 180, 34)),
        Pane(box=Box(24, 304, 108, 86), name="helpers/walls_jerusalem"),
        Pane(box=Box(154, 304, 108, 86), name="helpers/day_covenant"),
        Word(text="Helpers, 25", box=Box(33, 416, 224, 34)),
        Bean(at=(316, 368)),
        Bean(at=(346, 336)),
        Bean(at=(360, 382)),
        Word(text="Beans", box=Box(282, 416, 116, 34)),
    ),
)

_SET_UP: Final = Still(
    "Before the first day",
    (
        Walls(box=Box(9, 14, 189, 152), side=COVENANT, count=13, start=13),
        Walls(box=Box(203, 14, 189, 152), side=DEEP, count=21, start=21),
        Face(at=(118, 246), wide=82, side=COVENANT, pile=4),
        Face(at=(282, 246), wide=82, side=COVENANT),
        Word(text="Your deck", box=Box(40, 312, 164, 30)),
        Word(text="On your Altar", box=Box(200, 312, 164, 30)),
        Face(at=(62, 420), wide=86, id="abel", tilt=12),
        Face(at=(117, 412), wide=86, id="david", tilt=7),
        Face(at=(172, 408), wide=86, id="jael", tilt=2),
        Face(at=(228, 408), wide=86, id="fire_on_carmel", tilt=-2),
        Face(at=(283, 412), wide=86, id="moses", tilt=-7),
        Face(at=(338, 420), wide=86, id="the_blood_on_the_doorposts", tilt=-12),
    ),
)

_DAY: Final = Still(
    "Day 3, Work: 4 Altar cards turned, and Deborah is played",
    (
        Wheel(at=(200, 96), radius=74, day=3, phase=WORK),
        *(Manna(at=(62 + 92 * i, 236)) for i in range(4)),
        *(Face(at=(62 + 92 * i, 282), wide=56, sideways=True) for i in range(4)),
        Face(at=(200, 404), wide=106, id="deborah", marks=("first_day",)),
    ),
)

_BATTLE: Final = Still(
    "Joshua stands in Cain's way, and stays; Cain falls",
    (
        Face(at=(200, 102), wide=144, id="cain", sideways=True, damage=4, marks=("goes_out",)),
        Face(at=(200, 374), wide=150, id="joshua", damage=3, marks=("in_the_way",)),
        Pane(box=Box(155, 176, 90, 90), name="table/clash", framed=False),
        Word(text="4 to Cain", box=Box(14, 202, 134, 36)),
        Word(text="3 to Joshua", box=Box(252, 202, 134, 36)),
    ),
)

_WINNING: Final = Still(
    "Either road ends the Duel",
    (
        Word(text="Babylon's Walls at 0", box=Box(78, 16, 260, 40), mark="1"),
        Walls(box=Box(94, 62, 212, 177), side=DEEP, count=0, start=21),
        Word(text="4 Holy Things, one the Ark", box=Box(22, 274, 360, 40), mark="2"),
        Face(at=(58, 402), wide=92, id="the_bronze_basin"),
        Face(at=(153, 402), wide=92, id="the_ark_of_the_covenant"),
        Face(at=(247, 402), wide=92, id="the_golden_lampstand"),
        Face(at=(342, 402), wide=92, id="the_table_of_the_bread"),
    ),
)

_WORDS: Final = Still(
    "The words, as they lie on the table",
    (
        Face(at=(108, 106), wide=120, id="david"),
        Face(at=(284, 118), wide=120, id="joshua", sideways=True),
        Word(text="Standing", box=Box(28, 200, 160, 34)),
        Word(text="Gone out", box=Box(204, 200, 160, 34)),
        Face(at=(48, 362), wide=74, side=COVENANT),
        Face(at=(128, 362), wide=74, side=COVENANT),
        Face(at=(222, 376), wide=74, side=COVENANT, sideways=True),
        Manna(at=(222, 312)),
        Word(text="Altar", box=Box(14, 428, 148, 34)),
        Word(text="Manna", box=Box(162, 428, 112, 34)),
        Face(at=(332, 362), wide=76, id="the_pillar_of_cloud_and_fire"),
        Word(text="Wilderness", box=Box(266, 428, 132, 34)),
    ),
)

_KEYWORDS: Final = Still(
    "Each keyword has its own sign",
    (
        Face(at=(72, 112), wide=116, id="goliath_of_gath"),
        Face(at=(200, 112), wide=116, id="caleb"),
        Face(at=(328, 112), wide=116, id="the_host_of_midian"),
        Word(text="Giant", box=Box(10, 198, 124, 34)),
        Word(text="Giant-slayer", box=Box(118, 198, 164, 34)),
        Word(text="Army", box=Box(266, 198, 124, 34)),
        Face(at=(72, 358), wide=116, id="the_seraphim"),
        Face(at=(200, 358), wide=116, id="elijah"),
        Face(at=(328, 358), wide=116, id="methuselah"),
        Word(text="Heavenly", box=Box(10, 444, 124, 34)),
        Word(text="Taken up", box=Box(136, 444, 128, 34)),
        Word(text="Elder", box=Box(266, 444, 124, 34)),
    ),
)

_PAIRS: Final = Still(
    "Goliath is in play, and David answers the call",
    (
        Pair(start=(250, 206), end=(150, 294)),
        Face(at=(300, 128), wide=146, id="goliath_of_gath"),
        Face(at=(100, 372), wide=146, id="david", cost=2),
        Word(text="The threat", box=Box(20, 106, 190, 44), style=NAME),
        Word(text="Its answer, for 2", box=Box(184, 350, 202, 44), style=NAME),
    ),
)

_TESTIMONY: Final = Still(
    "Jael made Sisera fall: her story is read, and both draw",
    (
        Face(at=(88, 120), wide=134, id="jael", marks=("first_day",)),
        Face(at=(302, 136), wide=122, id="sisera", sideways=True, tilt=-8),
        Pair(start=(150, 122), end=(224, 130), wax=72),
        Face(at=(104, 356), wide=100, side=COVENANT, pile=4),
        Face(at=(118, 330), wide=100, side=COVENANT, tilt=-9),
        Face(at=(282, 356), wide=100, side=DEEP, pile=4),
        Face(at=(296, 330), wide=100, side=DEEP, tilt=-9),
        Word(text="Draws 1", box=Box(16, 444, 184, 34)),
        Word(text="Draws 1", box=Box(204, 444, 176, 34)),
    ),
)

_SIEGE: Final = Still(
    "Day 4: Cain's 3 and Agag's 2 are enough",
    (
        Walls(box=Box(9, 22, 189, 152), side=COVENANT, count=15, start=15),
        Walls(box=Box(203, 22, 189, 152), side=DEEP, count=4, start=0, days=True),
        Face(at=(70, 316), wide=104, side=DEEP, pile=5),
        Face(at=(208, 316), wide=112, id="cain", marks=("first_day",)),
        Face(at=(332, 316), wide=112, id="agag", marks=("first_day",)),
        Word(text="Siege pile", box=Box(14, 420, 124, 34)),
        Word(text="Turned over", box=Box(150, 420, 236, 34)),
    ),
)

_AGES: Final = Still(
    "The Reader's card, and what each clue is worth",
    (
        Face(at=(112, 114), wide=124, side=COVENANT, tilt=6),
        Pane(box=Box(204, 50, 160, 128), name="helpers/the_long_ages"),
        Word(text="The plate", box=Box(56, 232, 230, 40), mark="1"),
        Word(text="4", box=Box(300, 232, 48, 40), style=NUMBER),
        Word(text="The family", box=Box(56, 282, 230, 40), mark="2"),
        Word(text="3", box=Box(300, 282, 48, 40), style=NUMBER),
        Word(text="The story", box=Box(56, 332, 230, 40), mark="3"),
        Word(text="2", box=Box(300, 332, 48, 40), style=NUMBER),
        Word(text="Below the name", box=Box(56, 382, 250, 40), mark="4"),
        Word(text="2", box=Box(300, 382, 48, 40), style=NUMBER),
        Word(text="The passage", box=Box(56, 432, 230, 40), mark="5"),
        Word(text="1", box=Box(300, 432, 48, 40), style=NUMBER),
    ),
)

_LIVED: Final = Still(
    "Methuselah lived longer, and takes both",
    (
        Face(at=(108, 140), wide=152, id="noah", tilt=5),
        Face(at=(292, 140), wide=152, id="methuselah", tilt=-5),
        Word(text="950 years", box=Box(18, 262, 180, 44), style=NAME),
        Word(text="969 years", box=Box(202, 262, 180, 44), style=NAME),
        Face(at=(196, 390), wide=98, side=COVENANT, pile=5),
    ),
)

_GOD: Final = Still(
    "Four Miracles: his acts, and never a face",
    (
        Pane(box=Box(28, 46, 158, 126), name="windows/the_sun_stands_still"),
        Pane(box=Box(214, 46, 158, 126), name="windows/fire_on_carmel"),
        Word(text="Light", box=Box(22, 192, 170, 40), style=NAME),
        Word(text="Fire", box=Box(208, 192, 170, 40), style=NAME),
        Pane(box=Box(28, 276, 158, 126), name="windows/the_pillar_of_cloud_and_fire"),
        Pane(box=Box(214, 276, 158, 126), name="windows/out_of_the_whirlwind"),
        Word(text="Cloud", box=Box(22, 422, 170, 40), style=NAME),
        Word(text="Wind", box=Box(208, 422, 170, 40), style=NAME),
    ),
)

STILLS: Final[Mapping[int, Still]] = {
    1: _COVER,
    2: _INSIDE,
    3: _SET_UP,
    4: _DAY,
    5: _BATTLE,
    6: _WINNING,
    7: _WORDS,
    8: _KEYWORDS,
    9: _PAIRS,
    10: _TESTIMONY,
    11: _SIEGE,
    12: _AGES,
    13: _LIVED,
    14: _GOD,
}
"""A still for each panel, by its number."""
