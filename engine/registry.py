"""The games, listed by hand: a name, as journals write it, and the rules behind it."""

from collections.abc import Mapping
from typing import Final

from engine.seraphs.rules import GAME, Duel

GAMES: Final[Mapping[str, Duel]] = {GAME.name: GAME}
"""Every game of the program by its name."""
