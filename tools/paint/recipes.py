"""Reads recipes.toml: what stands in the window of each card."""

import tomllib
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_DECKS = Path(__file__).with_name("recipes.toml")
_HELPERS = Path(__file__).with_name("helpers.toml")

_GROUPS_AND_ANGELS = {"the_cherubim", "michael", "gabriel", "the_seraphim"}


@dataclass(frozen=True, slots=True)
class Recipe:
    """One window: whose it is, and what stands in it.

    Sizes are against the nimbus, shifts in per cent of the width, degrees turn right.
    """

    id: str
    side: str
    type: str
    era: str
    icon: str = ""
    drawn: str = ""
    scene: str = ""
    glass: str = "gold"
    accent: str = ""
    disc: str = ""
    size: float = 1.0
    dx: float = 0.0
    dy: float = 0.0
    rot: float = 0.0
    fill: bool = False

    @property
    def seed(self) -> int:
        """The same card always gets the same glass."""
        return zlib.crc32(self.id.encode()) & 0xFFFFFF

    @property
    def person(self) -> bool:
        """Whether the setting *Hide prophets' pictures* concerns it: the Covenant's people."""
        people = self.side == "covenant" and self.type == "character"
        return people and self.id not in _GROUPS_AND_ANGELS


@cache
def recipes() -> dict[str, Recipe]:
    """Every deck card's recipe by the card's id."""
    return _read(_DECKS)


@cache
def helper_recipes() -> dict[str, Recipe]:
    """Every helper card's recipe by the card's id."""
    return _read(_HELPERS)


def _read(file: Path) -> dict[str, Recipe]:
    rows = tomllib.loads(file.read_text("utf-8"))
    return {id_: Recipe(id=id_, **row) for id_, row in rows.items()}
