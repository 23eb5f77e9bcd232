"""`replay`: a saved game in words, or run again and compared."""

import argparse
import sys
from pathlib import Path

from engine.kernel.journal import Loaded, SaveError, parse
from engine.kernel.playback import fold, verify
from engine.registry import seraphs_game
from game.chronicle import Chronicle


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A file, and what to do with it."""
    parser.add_argument("file", type=Path, help="a .journal file")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--verify", action="store_true", help="run it again and compare every event")
    what.add_argument("--text", action="store_true", help="print it in words (as without --verify)")
    parser.add_argument("--seat", type=int, choices=[0, 1], default=0, help="whose words")


def run(arguments: argparse.Namespace) -> int:
    """Read the file. Returns 0, 1 where it differs or is damaged, 2 where it cannot be read."""
    try:
        loaded = parse(arguments.file.read_bytes())
        return _verify(loaded) if arguments.verify else _tell(loaded, arguments.seat)
    except OSError as problem:
        print(f"{arguments.file} cannot be read: {problem.strerror}.", file=sys.stderr)
        return 2
    except SaveError as problem:
        print(problem, file=sys.stderr)
        return 1


def _verify(loaded: Loaded) -> int:
    problems = verify(seraphs_game(loaded.header.game), loaded)
    for problem in problems:
        print(problem)
    if not problems:
        print("Every event is as it was written.")
    return 1 if problems else 0


def _tell(loaded: Loaded, seat: int) -> int:
    game = seraphs_game(loaded.header.game)
    chronicle = Chronicle(game, [seat])
    fold(game, loaded, tell=chronicle.add)
    if loaded.note:
        print(loaded.note)
    day = -1
    for line in chronicle.lines(seat):
        if line.day != day:
            day = line.day
            print(f"\nDay {day}" if day else "Set Up")
        print(f"  {line.text}")
    return 0
