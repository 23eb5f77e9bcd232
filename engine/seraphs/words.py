"""The leaflet's words: sides, phases, card types, keywords.

Sides and phases are whole numbers because the state is made of whole numbers (its copy costs
microseconds); their printed words stand beside them.
"""

from typing import Final, Literal, TypeAlias

Side: TypeAlias = int
"""COVENANT or DEEP; also the index into every pair of the two sides."""

COVENANT: Final = 0
DEEP: Final = 1
SIDES: Final = (COVENANT, DEEP)
SIDE_IDS: Final = ("covenant", "deep")
SIDE_NAMES: Final = ("the Covenant", "the Deep")
WALLS_NAMES: Final = ("Jerusalem", "Babylon")

SideId: TypeAlias = Literal["covenant", "deep"]
CardType: TypeAlias = Literal["character", "holy_thing", "miracle", "act", "stronghold", "scheme"]

TYPE_NAMES: Final[dict[str, str]] = {
    "character": "Character",
    "holy_thing": "Holy Thing",
    "miracle": "Miracle",
    "act": "Act",
    "stronghold": "Stronghold",
    "scheme": "Scheme",
}

ARK: Final = "the_ark_of_the_covenant"
"""Panel 6, Winning: the one Holy Thing that the Glory names."""

LEVIATHAN: Final = "leviathan"
"""Panel 11, The Siege: the one Deep card that its pile names."""

STAYS_IN_PLAY: Final = frozenset({"character", "holy_thing", "stronghold"})
"""Panel 7, Words to Know: Holy Thing, Stronghold stay in play; so do characters."""

Phase: TypeAlias = int
"""A step of the day (panel 4), or the time before and after the days."""

SETUP: Final = 0
MORNING: Final = 1
OFFERING: Final = 2
WORK: Final = 3
GO_OUT: Final = 4
BATTLE: Final = 5
EVENING: Final = 6
OVER: Final = 7
BATTLE_PHASES: Final = (GO_OUT, BATTLE)
"""While these last, Walls at 0 are not looked at yet. *Panel 5: step 3*."""
PHASE_NAMES: Final = (
    "Set Up",
    "Morning",
    "Offering",
    "Work",
    "Go out",
    "Battle",
    "Evening",
    "The last word",
)


def other(side: Side) -> Side:
    """The other of the two sides."""
    return 1 - side
