"""The command line: opens the window, or runs one of the tools without one.

Only the tool that is asked for is imported, so that the window opens without waiting for the rest.
"""

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

PROGRAM: Final = "seraphs"
BAD_ARGUMENTS: Final = 2


class Tool(Protocol):
    """A module of `game.tools`."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Say which arguments it takes."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it. Returns the exit status."""


class _Entry(NamedTuple):
    module: str
    help: str


TOOLS: Final = {
    "play": _Entry("game.tools.play", "open the window, at once at a table if you name one"),
    "simulate": _Entry("game.tools.simulate", "let computers play, without a window"),
    "replay": _Entry("game.tools.replay", "read or verify a saved game"),
    "shot": _Entry("game.tools.shot", "make a picture of a scene"),
    "check": _Entry("game.tools.check", "check cards, quotations and assets"),
    "bench": _Entry("game.tools.bench", "measure how fast it is"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program. Returns the exit status: 0 well, 1 problems found, 2 wrong arguments."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0].startswith("--") and words[0] not in ("--help",):
        words.insert(0, "play")
    parser = _parser(words[0])
    try:
        arguments = parser.parse_args(words)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else BAD_ARGUMENTS
    run: Callable[[argparse.Namespace], int] = arguments.run
    return run(arguments)


def _parser(chosen: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(PROGRAM, description="Seraphs & Serpents, a Bible card game.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, entry in TOOLS.items():
        one = commands.add_parser(name, help=entry.help, description=entry.help.capitalize() + ".")
        if name == chosen:
            tool: Tool = importlib.import_module(entry.module)
            tool.add_arguments(one)
            one.set_defaults(run=tool.run)
    return parser
