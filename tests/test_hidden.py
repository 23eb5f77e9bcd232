"""Hidden information: what a seat may not know changes nothing that it sees, is asked or is told.

At every tenth decision of random matches the cards a seat has not seen are dealt anew, twice. Then
everything that is made for that seat must be the same, to the last byte of its pickle: a pickle is
what another process gets.
"""

import io
import pickle
import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pytest

from engine.ai.levels import LEVELS
from engine.ai.player import finish
from engine.kernel.ids import Ref
from engine.kernel.rng import seeded
from engine.seraphs.catalogue import CARDS, UNKNOWN
from engine.seraphs.events import Asked, Event, Looked, RngMoved, Shuffled
from engine.seraphs.forecast import forecast
from engine.seraphs.log import sentences
from engine.seraphs.prompts import ASK_FIND, ASK_HALF, ASK_KEEP, ASK_TARGET
from engine.seraphs.rules import GAME
from engine.seraphs.sight import legal, sight
from engine.seraphs.state import State
from engine.seraphs.views import View, snapshot
from engine.seraphs.words import COVENANT, DEEP, SIDES, Side, other
from tests.support import new_duel, scenario
from tests.support_matches import Moment, moments
from tests.support_trial import cards_named

EVERY: Final = 10
DEALINGS: Final = (11, 12)
BLOCK: Final = 5
BLOCKS: Final = range(8)
THINKING_SEEDS: Final = range(6)
"""Matches in which the computer players think twice about each tenth question."""

SECRET_QUESTIONS: Final = frozenset({ASK_FIND, ASK_KEEP})


class Knows(NamedTuple):
    """A moment as one seat knows it, and the same moment with the unknown cards dealt anew."""

    moment: Moment
    seat: Side
    view: View
    anew: tuple[State, ...]


def moments_known(seed: int) -> Iterator[Knows]:
    """Every tenth question of a random match, from both seats."""
    for moment in moments(seed):
        if moment.number % EVERY == 0:
            for seat in SIDES:
                view = GAME.view(moment.state, seat)
                rngs = [seeded(1000 * moment.number + luck) for luck in DEALINGS]
                anew = tuple(GAME.resample(view, rng) for rng in rngs)
                yield Knows(moment, seat, view, anew)


@pytest.mark.parametrize("block", BLOCKS)
def test_cards_a_seat_has_not_seen_change_nothing_that_is_made_for_it(block: int) -> None:
    really_dealt = 0
    for seed in range(block * BLOCK, block * BLOCK + BLOCK):
        for known in moments_known(seed):
            for twin in known.anew:
                really_dealt += twin.identity != known.moment.state.identity
                assert made_for(twin, known.seat) == made_for(known.moment.state, known.seat), seed
    assert really_dealt > 100, "nothing was dealt anew"


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("seed", THINKING_SEEDS)
def test_the_computer_never_looks_at_what_it_cannot_see(level: str, seed: int) -> None:
    thoughts = 0
    for known in moments_known(seed):
        if known.seat != known.moment.decision.seat or len(known.moment.decision.options) == 1:
            continue
        thought = think(level, known.moment.state, known.seat)
        assert thought.command in known.moment.decision.options
        for twin in known.anew:
            assert think(level, twin, known.seat) == thought, (seed, known.moment.number)
        thoughts += 1
    assert thoughts
"""


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_inside_a_pickled_view(seed: int) -> None:
    for known in moments_known(seed):
        sent: View = pickle.loads(pickle.dumps(known.view))
        assert snapshot(sent) == snapshot(known.view)
        table = sent.table
        assert table.rng == 0
        assert table.record is None
        assert table.seen[other(known.seat)] == 0
        seen = {card for card in table.identity if card != UNKNOWN}
        assert cards_named(snapshot(sent)) <= seen
        assert set(State.__slots__) == {*snapshot(sent), "record"} - {"seat"}
"""
