"""`play`: the window."""

import argparse
import sys

from game.seats import LEVELS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A table to sit down at, or nothing: then the menu."""
    parser.add_argument("what", nargs="?", choices=["duel"], help="begin a Duel at once")
    parser.add_argument("--side", choices=["covenant", "deep"], default="covenant")
    parser.add_argument("--opponent", choices=LEVELS, default="gentle")
    parser.add_argument("--seed", type=int, help="the order of the cards; else by chance")


def run(arguments: argparse.Namespace) -> int:
    """Open the window. Returns 0, or 2 where no screen can be opened."""
    from game.app import Start, open_program
    from game.loop import NoScreen

    start = None
    if arguments.what == "duel":
        start = Start(arguments.side, arguments.opponent, arguments.seed)
    try:
        open_program(start)
    except NoScreen as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0
