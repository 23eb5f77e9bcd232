"""Random matches for the tests of the words, and the cards that a sentence names."""

import re
from collections.abc import Callable, Iterator
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
_LONGEST_FIRST = sorted(CARDS, key=lambda card: -len(card.printed.name))


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


def named(sentence: str) -> set[int]:
    """The indices of the cards that a sentence names."""
    found = set()
    for card in _LONGEST_FIRST:
        cut = re.sub(rf"(?<!\w){re.escape(card.printed.name)}(?!\w)", "·", sentence)
        if cut != sentence:
            found.add(card.index)
            sentence = cut
    return found


def unknown(view: View) -> set[int]:
    """The indices of the cards that a view's seat has never seen."""
    return {card.index for card in CARDS} - set(view.table.identity)


def views_of(moment: Moment) -> list[View]:
    """The view of each seat."""
    return [GAME.view(moment.state, seat) for seat in SIDES]
