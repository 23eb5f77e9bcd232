"""Playing on from a table to a quiet moment, both sides by habit."""

from collections.abc import Generator
from typing import Final

from engine.seraphs.habits import habit
from engine.seraphs.prompts import ASK_OFFERING
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.words import Side

BREATH: Final = 8
"""So many nodes are played between two stops, well under a millisecond."""
LONGEST: Final = 400
"""No look ahead is longer, in nodes."""

DAYS_OF_A_SIEGE: Final = 2
"""In a Siege nobody strikes back, so what the Deep's day leaves standing shows on its next one."""


def days_ahead(state: State) -> int:
    """How many days of the other side lie between."""
    return DAYS_OF_A_SIEGE if state.mode.siege else 1


def play_on(state: State, side: Side) -> Generator[None, None, int]:
    """Play on, in place, until this side is next asked for an Offering, or the match is over.

    So the other side's whole day lies between (in a Siege two of them), and what was left undone
    shows. Returns the nodes.
    """
    count = state.count + 2 * (days_ahead(state) - 1)
    nodes = 0
    while (question := state.question) is not None and nodes < LONGEST:
        if question.kind == ASK_OFFERING and question.side == side and state.count > count:
            break
        GAME.play(state, habit(state))
        nodes += 1
        if nodes % BREATH == 0:
            yield
    return nodes
