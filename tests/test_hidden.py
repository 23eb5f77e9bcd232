"""Hidden information: what a seat may not know changes nothing that it sees, is asked or is told.

At every tenth decision of random matches the cards a seat has not seen are dealt anew, twice. Then
all that is made for that seat must be the same, its view to the last byte of its pickle: that is
what a computer player in another process gets.
"""

import io
import pickle
import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pytest

from engine.ai.levels import LEVELS
from engine.ai.player import Thought, finish
from engine.kernel.ids import Ref
from engine.kernel.rng import seeded
from engine.seraphs import atoms
from engine.seraphs import commands as say
from engine.seraphs.catalogue import CARDS, UNKNOWN
from engine.seraphs.commands import Command
from engine.seraphs.events import Asked, Event, Found, Looked, RngMoved, Shuffled
from engine.seraphs.forecast import forecast
from engine.seraphs.log import sentences
from engine.seraphs.prompts import Announce
from engine.seraphs.rules import GAME
from engine.seraphs.sight import legal, sight
from engine.seraphs.state import State
from engine.seraphs.views import View, snapshot
from engine.seraphs.words import COVENANT, DEEP, SIDES, Side, other
from tests.support import scenario
from tests.support_matches import Moment, moments
from tests.support_trial import cards_named
from tests.universe import duel_of

EVERY: Final = 10
DEALINGS: Final = (11, 12)
BLOCK: Final = 10
BLOCKS: Final = range(4)
THINKING_SEEDS: Final = range(6)
"""Matches in which each computer player thinks twice about every tenth question."""

SECRET: Final = (say.LayOffering, say.Done, say.Pass, say.KeepHand, say.Redraw, say.LayFromTop)
"""What may be said with any hand, and looks the same to the other side."""


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
                yield Knows(moment, seat, view, tuple(GAME.resample(view, rng) for rng in rngs))


def made_for(state: State, seat: Side) -> tuple[object, ...]:
    """All that is made of a state for one seat: view, picture, options and forecast."""
    view = GAME.view(state, seat)
    return snapshot(view), to_bytes(view), sight(view), legal(view), forecast(view)


def to_bytes(view: View) -> bytes:
    """A pickle in which nothing refers back: equal things have equal bytes."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.fast = True
    pickler.dump(view)
    return written.getvalue()


@pytest.mark.parametrize("block", BLOCKS)
def test_cards_a_seat_has_not_seen_change_nothing_that_is_made_for_it(block: int) -> None:
    really_dealt = 0
    for seed in range(block * BLOCK, block * BLOCK + BLOCK):
        for moment, seat, _, anew in moments_known(seed):
            made = made_for(moment.state, seat)
            for twin in anew:
                really_dealt += twin.identity != moment.state.identity
                assert made_for(twin, seat) == made, (seed, moment.number, seat)
                if seat == moment.decision.seat:
                    assert GAME.decision(twin) == moment.decision, (seed, moment.number)
    assert really_dealt > 100, "nothing was dealt anew"


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("seed", THINKING_SEEDS)
def test_the_computer_never_looks_at_what_it_cannot_see(level: str, seed: int) -> None:
    thoughts = 0
    for moment, seat, _, anew in moments_known(seed):
        if seat != moment.decision.seat or len(moment.decision.options) == 1:
            continue
        thought = think(level, moment.state, moment.number)
        assert thought.command in moment.decision.options
        for twin in anew:
            assert think(level, twin, moment.number) == thought, (seed, moment.number)
        thoughts += 1
    assert thoughts, "it was asked nothing"


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("seed", THINKING_SEEDS)
def test_why_the_computer_did_it_names_no_card_that_either_side_has_not_seen(
    level: str, seed: int
) -> None:
    for moment in moments(seed):
        if moment.number % EVERY == 0:
            thought = think(level, moment.state, moment.number)
            after = GAME.apply(moment.state, thought.command).state
            assert thought.reason
            named = {index_of_name()[name.lower()] for name in any_name().findall(thought.reason)}
            for seat in SIDES:
                assert named <= set(GAME.view(after, seat).table.identity), thought.reason


def think(level: str, state: State, luck: int) -> Thought[Command]:
    """What a computer player says to the question of a state, and why."""
    decision = GAME.decision(state)
    assert decision is not None
    view = GAME.view(state, decision.seat)
    return finish(LEVELS[level].think(view, decision, seeded(luck)))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_inside_a_pickled_view(seed: int) -> None:
    for _, seat, view, _ in moments_known(seed):
        sent: View = pickle.loads(pickle.dumps(view))
        table = sent.table
        assert snapshot(sent) == snapshot(view)
        assert (table.rng, table.record, table.seen[other(seat)]) == (0, None, 0)
        assert cards_named(snapshot(sent)) <= set(table.identity)
        compared = set(snapshot(sent)) | {"record"}
        assert set(State.__slots__) <= compared, "a part of the state is not looked at"


@pytest.mark.parametrize("seed", range(4))
def test_hands_decks_and_face_down_cards_of_the_other_side_are_unknown(seed: int) -> None:
    looked: tuple[set[Ref], set[Ref]] = (set(), set())
    for event in GAME.new(duel_of(seed)).events:
        if isinstance(event, Looked):
            looked[event.side].update(event.refs)
    for step in (moment.step for moment in moments(seed)):
        for event in step.events:
            if isinstance(event, Looked):
                looked[event.side].update(event.refs)
        for seat in SIDES:
            identity, state = GAME.view(step.state, seat).table.identity, step.state
            theirs = other(seat)
            secret = [*state.hand[theirs], *state.altar[theirs], *state.deck[theirs]]
            assert {identity[ref] for ref in secret} <= {UNKNOWN}
            own_deck = {ref for ref in state.deck[seat] if identity[ref] != UNKNOWN}
            assert own_deck <= looked[seat], "a card of its own deck that it has not looked at"
            own = [*state.hand[seat], *state.altar[seat]]
            assert all(identity[ref] == state.identity[ref] for ref in own)


@pytest.mark.parametrize("seed", range(12))
def test_what_the_other_side_does_in_secret_looks_the_same_whatever_it_holds(seed: int) -> None:
    compared = 0
    for moment in moments(seed):
        watcher = other(moment.decision.seat)
        view = GAME.view(moment.state, watcher)
        dealt = GAME.resample(view, seeded(moment.number))
        twin = dealt.knowing(dealt.identity, moment.state.rng, moment.state.seen[:])
        for command in moment.decision.options:
            if isinstance(command, SECRET) and command in GAME.options(twin):
                here, there = (GAME.apply(s, command).events for s in (moment.state, twin))
                if not (shows_a_hidden_card(here) or shows_a_hidden_card(there)):
                    assert told(here, watcher) == told(there, watcher), (moment.number, command)
                    compared += 1
    assert compared > 50


def told(events: tuple[Event, ...], seat: Side) -> list[Event]:
    """Events as a seat may know them."""
    return [GAME.redact(event, seat) for event in events]


def shows_a_hidden_card(events: tuple[Event, ...]) -> bool:
    """Whether the events rightly depend on hidden cards.

    A search shows what it found, and at the Deep's Morning its hand says whether it draws 1 or 2.
    """
    return any(isinstance(event, Found | Looked) for event in events) or any(
        isinstance(event, Asked) and event.question.kind == "offering" for event in events
    )


@pytest.mark.parametrize("seed", range(4))
def test_events_tell_a_seat_no_order_no_luck_and_no_choice_of_the_other_side(seed: int) -> None:
    for step in (moment.step for moment in moments(seed)):
        for event in step.events:
            for seat in SIDES:
                match GAME.redact(event, seat):
                    case Shuffled(cards=cards, rng=rng):
                        assert (cards, rng) == ((), 0)
                    case RngMoved(rng=rng):
                        assert rng == 0
                    case Looked(side=side, refs=refs) if side != seat:
                        assert refs == ()
                    case Asked(question=question, agenda=agenda):
                        assert agenda == ()
                        assert question.side == seat or question.refs == ()


@pytest.mark.parametrize("seed", range(8))
def test_the_log_of_a_seat_names_no_card_that_it_has_not_seen(seed: int) -> None:
    for step in (moment.step for moment in moments(seed)):
        for seat in SIDES:
            view = GAME.view(step.state, seat)
            seen = set(view.table.identity)
            for sentence in sentences(told(step.events, seat), view):
                named = {index_of_name()[name.lower()] for name in any_name().findall(sentence)}
                assert named <= seen, (seed, seat, sentence)


@cache
def index_of_name() -> dict[str, int]:
    """The card of each printed name, in small letters."""
    return {card.printed.name.lower(): card.index for card in CARDS}


@cache
def any_name() -> re.Pattern[str]:
    """Any card's name, the longest first: Pharaoh's Chariots are not Pharaoh."""
    by_length = sorted((card.printed.name for card in CARDS), key=len, reverse=True)
    either = [re.escape(name).replace("The", "[Tt]he", 1) for name in by_length]
    return re.compile(rf"\b(?:{'|'.join(either)})\b")


def test_a_card_whose_targets_are_being_chosen_is_unknown_until_it_is_announced() -> None:
    table = scenario(whose=DEEP, deep_hand=["jezebel"], deep_altar=4, covenant=["eve", "adam"])
    table.play("jezebel")
    assert (table.asked, table.asked_side) == ("target", DEEP)
    jezebel = table.state.identity[table.ref("jezebel")]
    view = GAME.view(table.state, COVENANT)
    assert jezebel not in cards_named(snapshot(view))
    assert not any(isinstance(task, Announce) for task in view.table.agenda)
    asked = table.events_of(Asked)[-1]
    assert jezebel not in cards_named(GAME.redact(asked, COVENANT))
    table.choose("eve")
    assert jezebel in cards_named(snapshot(GAME.view(table.state, COVENANT)))


def test_a_card_that_goes_back_to_a_hand_cannot_be_followed() -> None:
    table = scenario(deep=["sanballat"], deep_hand=["cain"], covenant_hand=["gideon"])
    before = table.ref("sanballat")
    atoms.go_back_to_hand(table.state, before)
    after = table.ref("sanballat")
    view = GAME.view(table.state, COVENANT)
    assert after != before
    assert view.table.identity[after] == UNKNOWN
    hands = {GAME.resample(view, seeded(luck)).identity[after] for luck in range(30)}
    assert len(hands) > 1, "the Covenant knows which card of the hand it is"
