"""`play`: the window."""

import argparse
import sys
from typing import Final

from game.files import RealFiles
from game.folder import data_folder
from game.seats import LEVELS
from game.window import NoScreen, open_window
from game.window_settings import read_window_settings

LEVELS_OF_SIEGE: Final = (15, 19, 23)
"""As in `engine.seraphs.mode`, which is imported only when one is played."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A table to sit down at, or nothing: then the menu."""
    parser.add_argument(
        "what",
        nargs="?",
        choices=["duel", "practice", "siege"],
        help="sit down at once, without the menu",
    )
    parser.add_argument(
        "--side", choices=["covenant", "deep"], default="covenant", help="of a Duel: yours"
    )
    parser.add_argument(
        "--opponent", choices=LEVELS, default="gentle", help="of a Duel: how the computer plays"
    )
    parser.add_argument(
        "--level",
        type=int,
        choices=LEVELS_OF_SIEGE,
        default=LEVELS_OF_SIEGE[0],
        help="of a Siege: Deep cards dealt",
    )
    parser.add_argument(
        "--people", type=int, choices=[1, 2], default=1, help="of a Siege: how many hold Jerusalem"
    )
    parser.add_argument("--seed", type=int, help="the order of the cards; else by chance")


def run(arguments: argparse.Namespace) -> int:
    """Open the window. Returns 0, or 2 where no screen can be opened."""
    files = RealFiles()
    plain = read_window_settings(files, data_folder())
    try:
        window = open_window(plain, (plain.width, plain.height))
    except NoScreen as problem:
        print(problem, file=sys.stderr)
        return 2
    # Only now, with the window there, comes all that a menu or a table needs.
    from game.app import Start, open_menu_in

    start = None
    if arguments.what is not None:
        start = Start(
            arguments.side,
            arguments.opponent,
            arguments.seed,
            practice=arguments.what == "practice",
            level=arguments.level if arguments.what == "siege" else 0,
            people=arguments.people,
        )
    open_menu_in(files, plain, window.get_size()).run(start)
    return 0
