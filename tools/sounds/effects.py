"""Every effect: what it is for, what makes it, how loud it is, and where it is heard."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tools.sounds import at_the_table as table
from tools.sounds import in_the_story as story
from tools.sounds.room import HALL, HILLS, TABLE, Room
from tools.sounds.waves import Wave


class Effect(NamedTuple):
    """One effect by name.

    Attributes:
        use: when it is heard, for people.
        makes: one for each variant, which are heard in turn.
        loud_db: how loud its loudest tenth of a second is; a short one stays below that where its
            peak would go over -6 dB.
        room: where it is heard.
    """

    use: str
    makes: Sequence[Callable[[], Wave]]
    loud_db: float
    room: Room = TABLE


def _three(make: Callable[[int], Wave]) -> tuple[Callable[[], Wave], ...]:
    return tuple(partial(make, which) for which in range(3))


def _one(make: Callable[[], Wave]) -> tuple[Callable[[], Wave]]:
    return (make,)


MANNA: Final = {
    f"manna {n}": Effect(
        f"Offering {n} of a cost turns sideways.", (partial(table.manna, n),), -21.0, HALL
    )
    for n in range(1, 9)
}

EFFECTS: Final[dict[str, Effect]] = {
    "card": Effect("A card is drawn, found, played or put down.", _three(table.card), -20.0),
    "lay": Effect("A card is laid on the Altar, face down.", _three(table.lay), -19.0),
    "turn": Effect("A card turns sideways, or stands up.", _three(table.turn), -23.0),
    "shuffle": Effect("Decks are mixed before a game.", _one(table.shuffle), -21.0),
    **MANNA,
    "bean": Effect("A bean moves; a slider is let go.", _three(table.bean), -20.0),
    "stone": Effect("A stone falls from the Walls.", _three(table.stone), -17.0),
    "mend": Effect("A stone of the Walls is set in place.", _three(table.mend), -18.0),
    "block": Effect("Someone stands in the way.", _three(table.block), -16.0),
    "clash": Effect("Attacker and blockers strike one another.", _three(table.clash), -15.5),
    "fall": Effect("A card falls to the Wilderness.", _three(table.fall), -18.0),
    "coin": Effect("A coin is tossed for the sides.", _one(table.coin), -19.0),
    "refuse": Effect("What was tried cannot be; a sentence says why.", _one(table.refuse), -20.0),
    "tick": Effect("The focus moves to another thing.", _one(table.tick), -36.0),
    "press": Effect("A button is pressed.", _one(table.press), -26.0),
    "miracle wind": Effect("A Miracle of wind or water.", _one(story.wind_miracle), -16.0, HILLS),
    "miracle fire": Effect("A Miracle of fire.", _one(story.fire_miracle), -16.0, HILLS),
    "glory": Effect("The Glory comes.", _one(story.glory), -14.0, HILLS),
    "testimony": Effect(
        "A Story pair is told; a card is Turned.", _one(story.testimony), -17.0, HALL
    ),
    "deep": Effect("The waters of the Deep rise.", _one(story.deep), -18.0, HALL),
    "page": Effect("A story opens; a page is turned.", _three(story.page), -22.0),
    "seal": Effect("The seal is pressed on a Testimony.", _one(story.seal), -18.0),
    "morning": Effect("Morning breaks.", _one(story.morning), -18.0, HALL),
    "morning covenant": Effect(
        "Morning of the Covenant's day.", _one(story.covenant_morning), -18.0, HALL
    ),
    "morning deep": Effect("Morning of the Deep's day.", _one(story.deep_morning), -18.0, HALL),
    "evening": Effect("Evening comes.", _one(story.evening), -19.0, HALL),
    "end": Effect("The game is over.", _one(story.end), -17.0, HALL),
}
"""The sounds by the name that scenes call."""

SOFT: Final = frozenset({"tick", "press"})
"""Those that are meant to be hardly noticed."""
