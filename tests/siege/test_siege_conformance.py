"""Sieges in random and in habitual play: what every game promises, and what only a Siege does.

`tests/test_conformance.py` tries the Siege as it tries every game: options are what `check` allows,
folding is `apply`, each card is in one place, views and events show nothing unseen, a table dealt
anew looks the same, and the Siege ends. Chance alone loses early; so here it plays half by habit.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.kernel.decision import Decision
from engine.kernel.journal import About, command_line, header_line, parse
from engine.kernel.match import Match, Move
from engine.kernel.playback import fold, options_of, verify
from engine.kernel.rng import Rng, pick, seeded
from engine.seraphs.commands import Command
from engine.seraphs.events import Event
from engine.seraphs.events.siege import SIEGE_EVENTS
from engine.seraphs.habits import habit
from engine.seraphs.mode import SiegeOptions
from engine.seraphs.prompts import ASK_FIRST, ASK_HAND, Question
from engine.seraphs.siege_rules import GAME
from engine.seraphs.state import State
from engine.seraphs.views import contents
from engine.seraphs.words import COVENANT, DEEP
from tests.siege.kit import siege_kit, siege_of
from tests.support_trial import Trial
from tests.test_conformance import SERAPHS
from tests.universe import some_answer

BLOCKS = range(4)
BLOCK = 5
JOURNALS = range(8)
MANY = 80
BY_HABIT = 4
"""Of five answers so many are the habitual ones."""


def half_by_habit(state: State, options: tuple[Command, ...], rng: Rng) -> tuple[Command, Rng]:
    """An answer that mostly makes sense, so that Sieges are won, too."""
    mood, rng = pick(rng, BY_HABIT + 1)
    usual = habit(state) if mood < BY_HABIT else None
    if usual in options:
        return usual, rng
    return some_answer(state, options, rng)


def decisions(options: SiegeOptions) -> Iterator[tuple[State, Decision[Question, Command]]]:
    """Every question of a Siege that is played mostly by habit, and its state."""
    state, rng = GAME.new(options).state, seeded(options.seed)
    while (decision := GAME.decision(state)) is not None:
        yield state, decision
        command, rng = half_by_habit(state, decision.options, rng)
        state = GAME.apply(state, command).state
    yield state, Decision(COVENANT, Question("", COVENANT), ())


@pytest.mark.parametrize("block", BLOCKS)
def test_sieges_played_half_by_habit_keep_what_every_game_promises(block: int) -> None:
    kit = replace(siege_kit(SERAPHS), answer=half_by_habit)
    for seed in range(block * BLOCK, block * BLOCK + BLOCK):
        Trial(kit, seed).run()


def test_only_the_covenant_is_ever_asked_and_of_two_each_of_them() -> None:
    seats: dict[int, set[int]] = {1: set(), 2: set()}
    for seed in range(MANY):
        options = siege_of(seed)
        for state, decision in decisions(options):
            if state.question is not None:
                assert decision.prompt.side == COVENANT
                seats[options.people].add(decision.seat)
    assert seats == {1: {0}, 2: {0, 2}}


def test_sieges_end_in_every_way_and_ask_and_do_everything() -> None:
    ends, asked, happened = set(), set(), set()
    for seed in range(MANY):
        state, rng = GAME.new(siege_of(seed)).state, seeded(seed)
        while (decision := GAME.decision(state)) is not None:
            asked.add(decision.prompt.kind)
            command, rng = half_by_habit(state, decision.options, rng)
            step = GAME.apply(state, command)
            happened |= {type(event) for event in step.events}
            state = step.state
        assert state.outcome is not None
        ends.add((state.outcome.how, state.outcome.winners))
    assert {("walls", (DEEP,)), ("lifted", (COVENANT,))} <= ends
    assert {ASK_FIRST, ASK_HAND} <= asked
    at_the_start = {kind for kind in SIEGE_EVENTS if kind.__name__ in ("PileLaid", "Gathered")}
    assert set(SIEGE_EVENTS) - happened == at_the_start


def test_the_deep_never_holds_lays_or_pays_anything_and_its_bean_never_goes_back() -> None:
    for seed in range(MANY // 2):
        day = 0
        for state, _ in decisions(siege_of(seed)):
            assert (state.hand[DEEP], state.altar[DEEP], state.manna[DEEP]) == ([], [], 0)
            assert state.walls[DEEP] == 30
            assert day <= state.day <= 30
            day = state.day


def test_both_hands_together_are_the_covenants_hand_and_neither_sees_the_others() -> None:
    for seed in range(1, MANY, 2):
        for state, _ in decisions(siege_of(seed)):
            seen = [GAME.view(state, seat).table.identity for seat in (0, 2)]
            for ref in state.hand[COVENANT]:
                assert sorted(view[ref] >= 0 for view in seen) == [False, True]


@pytest.mark.parametrize("seed", JOURNALS)
def test_journals_of_whole_sieges_fold_and_run_again_to_the_same_state(seed: int) -> None:
    options = siege_of(seed)
    step = GAME.new(options)
    about = About("a-siege", "2025-03-01T19:45:00", "0.1.0", "siege", ("half by habit",))
    lines = [header_line((GAME.name, GAME.version), about, options, step.events)]
    match = Match(GAME, step.state)

    def write(move: Move[State, Command, Event]) -> None:
        said = (move.seat, move.command, move.events)
        lines.append(command_line(lines[-1].mark, move.state.day, *said))

    match.subscribe(write)
    match.settle()
    rng = seeded(seed)
    while (decision := match.decision) is not None:
        command, rng = half_by_habit(match.state, decision.options, rng)
        match.submit(decision.seat, command)
    loaded = parse(b"".join(line.data for line in lines))
    assert options_of(GAME, loaded) == options
    assert contents(fold(GAME, loaded)) == contents(match.state)
    assert verify(GAME, loaded) == []
