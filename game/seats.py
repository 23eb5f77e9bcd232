"""Who sits where: a person with a name, or a computer of some strength.

A journal keeps each seat as one string: a level's name, or "person" and the name after a colon.
"""

from dataclasses import dataclass
from typing import Final

PERSON: Final = "person"
LEVELS: Final = ("gentle", "steady", "random")
"""The strengths of `engine.ai.levels`, which is imported only when one of them plays."""

TEACHER: Final = "teacher"
"""The computer that plays the other side of the practice duel, and nothing else."""

NOBODY: Final = "nobody"
"""Where the Deep plays itself: a seat that is never asked. *Panel 11, The Siege*."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Someone at a seat. `level` is "" for a person; `name` is what the screen calls them."""

    name: str
    level: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return not self.level


def sitters(players: tuple[str, ...]) -> tuple[Sitter, ...]:
    """Those who sit at the seats of a journal. Unknown words are persons of that name."""
    return tuple(_sitter(player, seat) for seat, player in enumerate(players))


def written(sitter: Sitter) -> str:
    """A seat as a journal keeps it."""
    return sitter.level or f"{PERSON}:{sitter.name}"


def seated(covenant: str, deep: str) -> tuple[Sitter, Sitter]:
    """Those who sit down for a new Duel; each argument is "person" or a level."""
    both_persons = covenant == deep == PERSON
    names = ("The Covenant's player", "The Deep's player") if both_persons else ("You", "You")
    one, two = (
        Sitter(name) if word == PERSON else Sitter("The computer", word)
        for name, word in zip(names, (covenant, deep), strict=True)
    )
    return one, two


def swapped(players: tuple[str, ...]) -> tuple[str, str]:
    """Who leads the Covenant and who the Deep in the next Duel of the same two.

    *Panel 3, step 1: even on another night.* Each is "person" or a level, as `seated` takes it.
    """
    covenant, deep = (PERSON if one.is_person else one.level for one in sitters(players))
    return deep, covenant


def together(people: int) -> tuple[Sitter, ...]:
    """Those who sit down for a Siege: 1 person, or 2 together at the seats 0 and 2."""
    deep = Sitter("The Deep", NOBODY)
    if people == 1:
        return Sitter("You"), deep
    return Sitter("The younger player"), deep, Sitter("The older player")


def _sitter(player: str, seat: int) -> Sitter:
    if player == NOBODY:
        return Sitter("The Deep", NOBODY)
    if player in (*LEVELS, TEACHER):
        return Sitter("The computer", player)
    _, _, name = player.partition(":")
    return Sitter(name or f"Player {seat + 1}")
