"""`check`: the cards, their quotations, and what the program draws with."""

import argparse

from engine.kernel.tables import ContentError
from engine.seraphs.cards import deck_cards, helpers
from engine.seraphs.text import text_problems
from game.tools import assets, quotes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """No arguments."""


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each problem. Returns 1 where there is one."""
    found = problems()
    for problem in found:
        print(problem)
    if not found:
        count = len(deck_cards()) + len(helpers())
        print(f"{count} cards, their quotations and all assets are in order.")
    return 1 if found else 0


def problems() -> list[str]:
    """Everything that is wrong with cards, quotations and assets."""
    try:
        deck_cards()
        helpers()
    except ContentError as error:
        return list(error.problems)
    return [*text_problems(), *quotes.problems(), *assets.problems()]
