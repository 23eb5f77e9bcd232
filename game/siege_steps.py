"""The Deep's day of a Siege in the steps in which it is to be seen. *Panel 11: step 4*.

One command may bring about a whole day of the Deep. Each Morning, each Siege card turned over and
what that card does is a step of its own, with the table as it is after it.
"""

from typing import NamedTuple

from engine.registry import SeraphsGame
from engine.seraphs.events import Announced, Event, MorningBroke
from engine.seraphs.events.siege import CardSkipped, TurnedOver
from engine.seraphs.prompts import TURNED_OVER
from engine.seraphs.state import State


class Step(NamedTuple):
    """Some of a command's events, oldest first, and the table after them."""

    events: tuple[Event, ...]
    state: State


def steps(game: SeraphsGame, before: State, events: tuple[Event, ...], after: State) -> list[Step]:
    """The steps of a command: one alone in a Duel, and where the Deep did nothing."""
    cuts = _cuts(events) if after.mode.siege else []
    if not cuts:
        return [Step(events, after)]
    found, state, start = [], before.copy(), 0
    for cut in cuts:
        for event in events[start:cut]:
            game.evolve(state, event)
        found.append(Step(events[start:cut], state.copy()))
        start = cut
    return [*found, Step(events[start:], after)]


def _cuts(events: tuple[Event, ...]) -> list[int]:
    """The places before which a new step begins."""
    found = set()
    for place, event in enumerate(events):
        if isinstance(event, MorningBroke | TurnedOver):
            found.add(place)
        elif isinstance(event, CardSkipped) or _turned_over(event):
            found.add(place + 1)
    return sorted(found - {0, len(events)})


def _turned_over(event: Event) -> bool:
    return isinstance(event, Announced) and event.announcement.how == TURNED_OVER
