"""The games, listed by hand: a name, as journals write it, and the rules behind it."""

from collections.abc import Mapping
from typing import Final, TypeAlias, cast

from engine.kernel.game import Game
from engine.seraphs.commands import Command
from engine.seraphs.events import Event
from engine.seraphs.mode import DuelOptions, SiegeOptions
from engine.seraphs.prompts import Question
from engine.seraphs.rules import GAME as DUEL
from engine.seraphs.rules import Duel
from engine.seraphs.siege_rules import GAME as SIEGE
from engine.seraphs.siege_rules import Siege
from engine.seraphs.state import State
from engine.seraphs.views import View

GAMES: Final[Mapping[str, Duel | Siege]] = {DUEL.name: DUEL, SIEGE.name: SIEGE}
"""Every game of the program by its name."""

Options: TypeAlias = DuelOptions | SiegeOptions
SeraphsGame: TypeAlias = Game[Options, State, Command, Event, View, Question]


def seraphs_game(name: str) -> SeraphsGame:
    """The rules of a game of Seraphs & Serpents; the Duel's, which then refuse, for a strange name.

    Each is given its own kind of options only, as the journal or the menu says.
    """
    return cast("SeraphsGame", GAMES.get(name, DUEL))
