"""What hands do at the table: cards, beans, stones, shields, coin."""

from typing import Final

from tools.sounds.airy import slide
from tools.sounds.struck import (
    BRONZE,
    GLASS,
    PLANK,
    STONE,
    bell,
    drum,
    grit,
    knock,
    struck,
    touch,
)
from tools.sounds.waves import Wave, chance, level, softened, together

MANNA_HZ: Final = (587.33, 659.26, 783.99, 880.0, 987.77, 1174.66, 1318.51, 1567.98)
"""One note higher for each offering: a row of five notes in which any two ring well together."""


def card(which: int) -> Wave:
    """A card slides, and comes to rest with a soft slap on wood."""
    luck = chance("card", which)
    rush = slide(0.13 + 0.02 * luck.random(), which)
    slap = touch(0.05, 160, 1500, "slap", which)
    wood = knock(176 + 24 * luck.random(), 1300, "table", which)
    return softened(together((0, rush, 0.3), (0.105, slap, 0.9), (0.107, wood, 0.5)), 5200)


def lay(which: int) -> Wave:
    """A card is laid on the Altar, face down: slower, lower, on heavier wood."""
    air = slide(0.2, "lay", which)
    slap = touch(0.06, 150, 1400, "laid", which)
    wood = knock(128 + 6 * which, 1000, "altar", which)
    return softened(together((0, air, 0.2), (0.17, slap, 0.7), (0.172, wood, 0.85)), 4200)


def turn(which: int) -> Wave:
    """A card turns sideways, or stands up: a flick on its corner."""
    flick = slide(0.09, "turn", which)
    corner = knock(420 + 40 * which, 1900, "corner", which)
    rest = knock(190, 1100, "rest", which)
    return softened(together((0, flick, 0.35), (0.03, corner, 0.22), (0.085, rest, 0.5)), 4800)


def shuffle() -> Wave:
    """A deck is mixed."""
    luck = chance("shuffle")
    parts = [
        (0.028 * i + 0.008 * luck.random(), knock(330, 1700, "leaf", i), 0.25 + 0.2 * luck.random())
        for i in range(22)
    ]
    return softened(
        together((0, slide(0.62, "deck"), 0.4), *parts, (0.68, knock(125, 900), 0.9)), 4200
    )


def manna(number: int) -> Wave:
    """A small bell for the first to the eighth offering that turns."""
    return bell(MANNA_HZ[number - 1], number)


def bean(which: int) -> Wave:
    """A dry bean on wood, and its small second bounce."""
    luck = chance("bean", which)
    hz = 820 + 160 * luck.random()
    tick = knock(hz, 3400, "bean", which)
    again = knock(hz * 1.06, 2600, "again", which)
    return together((0, tick, 1.0), (0.075 + 0.02 * luck.random(), again, 0.3))


def stone(which: int) -> Wave:
    """A stone falls from the Walls: a low knock, then grit."""
    block = struck(STONE, 172 + 14 * which, 0.4, "stone", which)
    low = knock(82, 500, "ground", which)
    sand = grit(0.34, 26, "sand", which)
    return softened(together((0, block, 1.0), (0.004, low, 0.5), (0.03, sand, 0.4)), 3600)


def mend(which: int) -> Wave:
    """A stone is set in place: grit under it, then it sits."""
    sand = grit(0.22, 20, "set", which)
    block = struck(STONE, 236 + 16 * which, 0.3, "mend", which)
    return softened(
        together((0, sand, 0.35), (0.17, block, 0.9), (0.172, knock(110, 700), 0.5)), 2800
    )


def block(which: int) -> Wave:
    """Standing in the way: a wooden shield takes the blow."""
    plank = struck(PLANK, 228 + 19 * which, 0.5, "shield", which)
    hide = drum(88, 0.35, "hide", which)
    edge = touch(0.05, 250, 2100, "edge", which)
    return softened(together((0, plank, 1.0), (0, hide, 0.4), (0, edge, 0.5)), 3600)


def clash(which: int) -> Wave:
    """Two strike one another: shield on shield, and bronze, held in the hand, between them."""
    first = struck(PLANK, 262 + 14 * which, 0.5, "first", which)
    second = struck(PLANK, 196, 0.5, "second", which)
    blade = softened(struck(BRONZE, 690 + 60 * which, 0.45, "blade", which), 2600)
    low = drum(76, 0.6, "ground", which)
    return softened(
        together((0, first, 0.9), (0.022, second, 0.8), (0.006, blade, 0.22), (0.01, low, 0.5)),
        3800,
    )


def fall(which: int) -> Wave:
    """A card falls: a pane of glass laid down, edge after edge, not smashed."""
    luck = chance("fall", which)
    hz = 1080 + 90 * which
    edges = [
        (at + 0.01 * luck.random(), struck(GLASS, hz * share, 0.7, "edge", i, which), gain)
        for i, (at, share, gain) in enumerate(
            ((0, 1.0, 0.55), (0.09, 0.84, 0.8), (0.155, 0.84, 0.3), (0.195, 0.83, 0.14))
        )
    ]
    wood = knock(120, 600, "under the pane", which)
    return softened(together(*edges, (0.092, wood, 0.7)), 3800)


def coin() -> Wave:
    """A coin is tossed, and comes down on wood."""
    ring = struck(BRONZE, 1850, 0.8, "toss")
    falls = [
        (at, together((0, struck(BRONZE, 1790, 0.4, i), 0.5), (0, knock(260, 1800, i), 0.8)), gain)
        for i, (at, gain) in enumerate(((0.46, 0.9), (0.6, 0.5), (0.68, 0.28), (0.72, 0.15)))
    ]
    return softened(together((0, level(ring), 0.45), *falls), 4600)


def refuse() -> Wave:
    """It cannot be: two dull knocks, the second lower."""
    high, low = knock(232, 620, "dull"), knock(184, 560, "duller")
    return together((0, high, 0.8), (0.12, low, 1.0))


def tick() -> Wave:
    """The focus moves, or the pointer comes over something: a fingertip on wood."""
    return softened(knock(510, 1500, "fingertip"), 2200)


def press() -> Wave:
    """A button is pressed: a peg in its hole."""
    return softened(together((0, knock(310, 1300, "peg"), 1.0), (0.04, knock(220, 900), 0.5)), 2400)
