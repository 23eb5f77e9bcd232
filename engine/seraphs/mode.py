"""The Duel and its kin as parameters. *Panel 3, Set Up; panel 6, Winning; panel 11, The Siege*."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final


@dataclass(frozen=True, slots=True)
class DuelOptions:
    """How a Duel begins. `last_day`: the agreed last day, or 0 for none (Duel 12)."""

    seed: int
    last_day: int = 0


@dataclass(frozen=True, slots=True)
class PracticeOptions(DuelOptions):
    """A Duel whose decks lie as they were prepared: by side the ids of the topmost cards.

    The first named is drawn first. Below them lie all others in an order of chance.
    """

    covenant: tuple[str, ...] = ()
    deep: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SiegeOptions:
    """How a Siege begins. *Panel 11: steps 1 and 2*.

    `level`: the Deep cards of the pile besides Leviathan, 1 to 51; the leaflet names 15, 19 and 23.
    `people`: 1, or 2 together.
    """

    seed: int
    level: int = 15
    people: int = 1


@dataclass(frozen=True, slots=True)
class Mode:
    """What differs from mode to mode. `starts` and `hand` by side; Walls run from 0 to `most`.

    `siege`: the Deep plays itself, and the Covenant never goes out. `level`, `people`: of a Siege.
    """

    name: str
    starts: tuple[int, int]
    opening_hand: int
    hand_limit: int
    most_walls: int
    catch_up_gap: int
    concede_gap: int
    concede_after_day: int
    siege: bool = False
    level: int = 0
    people: int = 1


DUEL = Mode(
    name="duel",
    starts=(13, 21),
    opening_hand=6,
    hand_limit=7,
    most_walls=30,
    catch_up_gap=6,
    concede_gap=10,
    concede_after_day=6,
)

LEVELS: Final = (15, 19, 23)
"""The levels that the leaflet names, the first Siege first. *Panel 11: First Siege?*."""

SIEGE: Final = Mode(
    name="siege",
    starts=(15, 30),
    opening_hand=6,
    hand_limit=7,
    most_walls=30,
    catch_up_gap=0,
    concede_gap=0,
    concede_after_day=0,
    siege=True,
    level=LEVELS[0],
)
"""One person at the first level. *Panel 11*.

Babylon has no Walls here: they stand at 30 from first to last, neither broken nor mended.
"""

ONE_OF_TWO: Final = (4, 5)
"""Cards that each of two people is dealt, and keeps at Evening. *Panel 11: 2 players*."""


@cache
def siege_mode(level: int, people: int) -> Mode:
    """The Siege of a level, for 1 person or 2 together."""
    if people == 1:
        return replace(SIEGE, level=level)
    dealt, kept = ONE_OF_TWO
    return replace(SIEGE, level=level, people=people, opening_hand=dealt, hand_limit=kept)
