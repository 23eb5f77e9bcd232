"""The games, listed by hand: a name, as journals write it, and the rules behind it."""

from collections.abc import Mapping
from typing import Final

from engine.seraphs.rules import GAME, Duel
from engine.seraphs.siege_rules import GAME as SIEGE
from engine.seraphs.siege_rules import Siege

GAMES: Final[Mapping[str, Duel | Siege]] = {GAME.name: GAME, SIEGE.name: SIEGE}
"""Every game of the program by its name."""
