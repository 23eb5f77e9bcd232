"""A match: who may speak, what is answered for a seat, and who hears of what."""

import pytest

from engine.kernel.decision import IllegalCommand
from engine.kernel.match import NOT_ASKED, OVER, Match, Move, Seen
from engine.kernel.rng import pick, seeded
from engine.seraphs.commands import PASS, Command, LayOffering
from engine.seraphs.events import CardDrawn, Event, Shuffled
from engine.seraphs.mode import DuelOptions
from engine.seraphs.prompts import ASK_PAUSE, Question
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.views import View, contents
from engine.seraphs.words import COVENANT, DEEP
from tests.support_toy import Draw, Lay, ToyGame, ToyOptions, ToyState

DuelMatch = Match[DuelOptions, State, Command, Event, View, Question]
Moved = Move[State, Command, Event]


def new_duel(seed: int = 1) -> DuelMatch:
    return Match(GAME, GAME.new(DuelOptions(seed)).state)


def new_toy(days: int = 3) -> tuple[ToyGame, ToyState]:
    game = ToyGame()
    return game, game.new(ToyOptions("duel", 1, days, ("Ruth", "Boaz"))).state


def play(match: DuelMatch, luck: int = 7, commands: int = 10_000) -> None:
    """Answers by chance, to the end or so many times."""
    match.settle()
    rng = seeded(luck)
    while (decision := match.decision) is not None and commands > 0:
        index, rng = pick(rng, len(decision.options))
        match.submit(decision.seat, decision.options[index])
        commands -= 1


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    game, state = new_toy()
    match = Match(game, state)
    assert match.why_not(1, Draw()) == NOT_ASKED
    assert match.asked(1) is None
    assert match.asked(0) == match.decision


def test_a_refused_command_raises_and_changes_nothing() -> None:
    game, state = new_toy()
    match = Match(game, state)
    heard: list[object] = []
    match.subscribe(heard.append)
    refusal = match.why_not(0, Lay(99, ""))
    assert refusal is not None
    with pytest.raises(IllegalCommand, match=refusal.sentence):
        match.submit(0, Lay(99, ""))
    assert match.state is state
    assert heard == []


def test_when_it_is_over_nobody_is_asked() -> None:
    match = new_duel()
    play(match)
    assert match.outcome is not None
    assert match.why_not(COVENANT, PASS) == OVER


def test_what_has_only_one_answer_is_answered_and_heard_of() -> None:
    match, moves = new_duel(), list[Moved]()
    match.subscribe(moves.append)
    start = match.state
    play(match)
    forced = [move for move in moves if move.forced]
    assert len(forced) > len(moves) // 4
    state = start
    for move in moves:
        options = GAME.options(state)
        assert move.forced == (len(options) == 1)
        assert move.command in options
        state = GAME.apply(state, move.command).state
    assert contents(state) == contents(match.state)


def test_a_seat_may_wish_to_give_its_forced_answers_itself() -> None:
    def in_every_pause(decision: object) -> bool:
        return getattr(getattr(decision, "prompt", None), "kind", "") == ASK_PAUSE

    match = Match(GAME, GAME.new(DuelOptions(1)).state, in_every_pause)
    moves = list[Moved]()
    match.subscribe(moves.append)
    play(match, commands=150)
    passes = [move for move in moves if move.command == PASS]
    assert passes
    assert not any(move.forced for move in passes)


def test_nothing_is_answered_before_the_listeners_are_there() -> None:
    match, moves = new_duel(), list[Moved]()
    match.subscribe(moves.append)
    play(match, commands=40)
    place = next(at for at, move in enumerate(moves) if move.forced)
    again, heard = Match(GAME, moves[place - 1].state), list[Moved]()
    again.subscribe(heard.append)
    assert heard == []
    again.settle()
    assert heard[0].command == moves[place].command
    assert heard[0].forced


def test_a_move_carries_the_events_that_lead_to_its_state() -> None:
    match, moves = new_duel(), list[Moved]()
    match.subscribe(moves.append)
    folded = match.state.copy()
    play(match, commands=60)
    for move in moves:
        for event in move.events:
            GAME.evolve(folded, event)
        assert contents(folded) == contents(move.state)


def test_a_seat_hears_only_what_it_may_know() -> None:
    match = new_duel()
    heard = list[Seen[Event, View, Question, Command]]()
    moves = list[Moved]()
    match.watch(DEEP, heard.append)
    match.subscribe(moves.append)
    play(match, commands=80)
    assert len(heard) == len(moves)
    for seen, move in zip(heard, moves, strict=True):
        assert seen.events == tuple(GAME.redact(event, DEEP) for event in move.events)
        assert seen.view == GAME.view(move.state, DEEP)
        assert not any(isinstance(event, Shuffled) and event.cards for event in seen.events)
    covenant_draws = [
        (event.ref, seen.view.table.identity[event.ref])
        for seen in heard
        for event in seen.events
        if isinstance(event, CardDrawn) and event.side == COVENANT
    ]
    assert covenant_draws
    assert {card for _, card in covenant_draws} == {-1}


def test_a_seat_hears_a_question_only_when_it_is_asked() -> None:
    match = new_duel()
    heard = list[Seen[Event, View, Question, Command]]()
    match.watch(DEEP, heard.append)
    play(match, commands=80)
    asked = [seen.decision for seen in heard if seen.decision is not None]
    assert asked
    assert len(asked) < len(heard)
    assert {decision.seat for decision in asked} == {DEEP}


def test_who_has_left_hears_no_more() -> None:
    match = new_duel()
    one, two = list[object](), list[object]()
    leave = match.subscribe(one.append)
    match.watch(DEEP, two.append)()
    play(match, commands=3)
    heard = len(one)
    leave()
    play(match, commands=3)
    assert heard > 0
    assert (len(one), two) == (heard, [])


def test_a_match_goes_on_from_an_earlier_state() -> None:
    match = new_duel()
    play(match, commands=20)
    earlier, decision = match.state, match.decision
    play(match, commands=5)
    assert match.state is not earlier
    match.go_back(earlier)
    assert match.state is earlier
    assert match.decision == decision


def test_states_are_values_that_no_later_move_changes() -> None:
    match, moves = new_duel(), list[Moved]()
    match.subscribe(moves.append)
    play(match, commands=30)
    before = [contents(move.state.copy()) for move in moves]
    play(match, commands=30)
    assert [contents(move.state) for move in moves[: len(before)]] == before
    assert not any(isinstance(move.command, LayOffering) and move.forced for move in moves)
