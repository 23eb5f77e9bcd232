"""Random matches for the tests of the words, and the cards that a sentence names."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from engine.kernel.rng import pick, seeded
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import Command
from engine.seraphs.events import Event
from engine.seraphs.mode import DuelOptions
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.views import View
from engine.seraphs.words import SIDES

Chooser = Callable[[State, tuple[Command, ...], int], Command]
_INDEX = {card.printed.name: card.index for card in CARDS}
_LONGEST_FIRST = sorted(_INDEX, key=len, reverse=True)
_NAMES = re.compile(rf"(?<!\w)(?:{'|'.join(re.escape(name) for name in _LONGEST_FIRST)})(?!\w)")


class Moment(NamedTuple):
    """A state of a match and the events that led to it."""

    state: State
    events: tuple[Event, ...]

    def seen_by(self, seat: int) -> tuple[View, tuple[Event, ...]]:
        """A seat's view and the events as it may know them."""
        events = tuple(GAME.redact(event, seat) for event in self.events)
        return GAME.view(self.state, seat), events


def at_random(state: State, options: tuple[Command, ...], index: int) -> Command:
    return options[index % len(options)]


def match(seed: int, choose: Chooser = at_random) -> Iterator[Moment]:
    """A whole match from its set-up on, a moment a command; `choose` gets a number of chance."""
    rng = seeded(seed)
    step = GAME.new(DuelOptions(seed))
    yield Moment(step.state, step.events)
    state = step.state
    while state.question is not None:
        index, rng = pick(rng, 1 << 16)
        step = GAME.apply(state, choose(state, GAME.options(state), index))
        state = step.state
        yield Moment(state, step.events)


@cache
def named(sentence: str) -> frozenset[int]:
    """The indices of the cards that a sentence names."""
    return frozenset(_INDEX[name] for name in _NAMES.findall(sentence))


def unknown(view: View) -> set[int]:
    """The indices of the cards that a view's seat has never seen."""
    return {card.index for card in CARDS} - set(view.table.identity)


def views_of(moment: Moment) -> list[View]:
    """The view of each seat."""
    return [GAME.view(moment.state, seat) for seat in SIDES]
