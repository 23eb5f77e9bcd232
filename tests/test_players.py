"""Computer players: what they may say, what they may know, and how well they play."""

import multiprocessing
import pickle
from functools import cache

import pytest

from engine.ai.levels import LEVELS
from engine.ai.look_ahead import BREATH
from engine.ai.player import Thought, finish
from engine.ai.steady import NODES, SteadyPlayer
from engine.kernel.decision import Decision
from engine.kernel.rng import pick, seeded
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import DONE, PASS, Command
from engine.seraphs.mode import DuelOptions
from engine.seraphs.prompts import ASK_REDRAW, Question
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT, DEEP
from game.tools.simulate import play_one
from tests.support import Table, blocks_asked, deep_attacks, new_duel, scenario

Asked = Decision[Question, Command]

LONGEST_THOUGHT = 2 * NODES
"""A table under way is finished even where the budget is spent."""


@cache
def questions(seed: int) -> tuple[State, ...]:
    """The states of a match between gentle players in which there is a choice, every fourth."""
    state, found = GAME.new(DuelOptions(seed)).state, list[State]()
    rng = seeded(seed)
    while (decision := GAME.decision(state)) is not None:
        command = decision.options[0]
        if len(decision.options) > 1:
            found.append(state.copy())
            index, rng = pick(rng, 1 << 30)
            view = GAME.view(state, decision.seat)
            command = finish(LEVELS["gentle"].think(view, decision, seeded(index))).command
        GAME.play(state, command)
    return tuple(found[::4])


def asked(state: State) -> tuple[View, Asked]:
    decision = GAME.decision(state)
    assert decision is not None
    return GAME.view(state, decision.seat), decision


def think(level: str, state: State, luck: int = 5) -> Thought[Command]:
    view, decision = asked(state)
    return finish(LEVELS[level].think(view, decision, seeded(luck)))


def steady_says(table: Table, verb: str, *cards: str) -> bool:
    """Whether the steady player answers so, whatever luck it has."""
    wanted = table.command(verb, *cards)
    return all(think("steady", table.state, luck).command == wanted for luck in range(5))


def let_play(table: Table, level: str, side: int) -> None:
    """Let a player answer for its side, the other side pass and go on, to the day's end."""
    count, state = table.state.count, table.state
    while state.question is not None and state.count == count:
        decision = GAME.decision(state)
        assert decision is not None
        if decision.seat == side:
            command = think(level, state).command
        else:
            no_more = [one for one in decision.options if one in (PASS, DONE)]
            command = (*no_more, *decision.options)[0]
        state = GAME.apply(state, command).state
    table.state = state


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("seed", range(3))
def test_a_player_says_something_legal_and_why(level: str, seed: int) -> None:
    for state in questions(seed):
        thought = think(level, state)
        assert thought.command in GAME.options(state)
        assert thought.reason.endswith(".")


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_the_same_view_decision_and_generator_give_the_same_thought(level: str) -> None:
    for state in questions(4):
        assert think(level, state) == think(level, state)


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_a_player_never_looks_at_what_its_seat_does_not_know(level: str) -> None:
    for number, state in enumerate(questions(5)):
        view, decision = asked(state)
        anew = GAME.resample(view, seeded(number + 77))
        assert anew.identity != state.identity or not state.deck[decision.seat]
        assert think(level, anew) == think(level, state)


def test_it_stops_often_and_keeps_its_budget() -> None:
    for state in questions(6):
        view, decision = asked(state)
        thinking, stops = LEVELS["steady"].think(view, decision, seeded(1)), 0
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                thought = end.value
                break
            stops += 1
        assert stops >= 1
        assert thought.nodes <= LONGEST_THOUGHT
        assert thought.nodes <= BREATH * stops


def test_a_smaller_budget_makes_shorter_thoughts() -> None:
    long = sum(think("steady", state).nodes for state in questions(2))
    short = 0
    for state in questions(2):
        view, decision = asked(state)
        short += finish(SteadyPlayer(1, 50).think(view, decision, seeded(5))).nodes
    assert 0 < 2 * short < long


def test_thinking_changes_nothing_in_the_view() -> None:
    for state in questions(7):
        view, decision = asked(state)
        before = pickle.loads(pickle.dumps(view))
        finish(LEVELS["steady"].think(view, decision, seeded(1)))
        assert view == before


def elsewhere(question: tuple[View, Asked, int]) -> Thought[Command]:
    view, decision, luck = question
    return finish(LEVELS["steady"].think(view, decision, seeded(luck)))


def test_a_player_thinks_the_same_in_another_process() -> None:
    states = questions(3)[10:16]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        thoughts = pool.map(elsewhere, [(*asked(state), 5) for state in states])
    assert thoughts == [think("steady", state) for state in states]


def test_a_hand_with_few_cheap_cards_is_drawn_anew_and_a_good_one_kept() -> None:
    table = new_duel(1)
    seen = set[bool]()
    for seed in range(1, 30):
        table = new_duel(seed)
        assert table.asked == ASK_REDRAW
        few = (
            sum(
                1 <= CARDS[table.state.identity[ref]].cost <= 3
                for ref in table.state.hand[COVENANT]
            )
            < 2
        )
        seen.add(few)
        for level in ("gentle", "steady"):
            assert think(level, table.state).command == table.command(
                "redraw" if few else "keep_hand"
            )
    assert seen == {True, False}


@pytest.mark.parametrize("level", ["gentle", "steady"])
def test_it_wins_where_it_can_win_now(level: str) -> None:
    table = scenario(covenant=["joshua", "caleb", "adam"], deep=["cain"], walls=(13, 4))
    let_play(table, level, COVENANT)
    assert table.outcome is not None
    assert table.outcome.winners == (COVENANT,)


def test_steady_stands_in_the_way_of_what_would_break_the_last_walls() -> None:
    table = blocks_asked("nimrod", covenant=["adam"], walls=(3, 21))
    assert steady_says(table, "stand", "adam", "nimrod")


def test_steady_does_not_give_a_character_for_walls_it_can_spare() -> None:
    table = blocks_asked("nimrod", covenant=["deborah"], walls=(20, 21))
    assert steady_says(table, "done")


def test_steady_never_takes_a_lost_block_where_a_better_one_exists() -> None:
    table = blocks_asked("cain", covenant=["adam", "joshua", "eve"])
    assert steady_says(table, "stand", "joshua", "cain")


def test_steady_sets_the_giant_slayer_against_the_giant() -> None:
    table = blocks_asked("goliath_of_gath", "cain", covenant=["david", "joshua"], walls=(9, 21))
    let_play(table, "steady", COVENANT)
    assert table.where("goliath_of_gath").endswith("wilderness")
    assert table.where("cain").endswith("wilderness")
    assert [table.where(one) for one in ("david", "joshua")] == ["covenant field"] * 2


def test_steady_stands_together_against_what_nobody_may_meet_alone() -> None:
    table = blocks_asked("the_nephilim", covenant=["the_cherubim", "joshua"], walls=(5, 21))
    let_play(table, "steady", COVENANT)
    assert table.where("the_nephilim").endswith("wilderness")
    assert table.walls == (5, 21)


def test_steady_keeps_enough_at_home_when_its_walls_are_in_danger() -> None:
    table = scenario(covenant=["joshua"], deep=["nimrod"], sideways=["nimrod"], walls=(4, 21))
    assert steady_says(table, "done")


def test_steady_answers_what_would_end_the_game() -> None:
    table = deep_attacks(
        "nimrod", "cain",
        covenant_hand=["the_pillar_of_cloud_and_fire"], covenant_altar=3, walls=(7, 21),
    )  # fmt: skip
    let_play(table, "steady", COVENANT)
    assert table.outcome is None
    assert table.walls == (7, 21)


def test_steady_stops_a_scheme_that_would_cost_it_a_character() -> None:
    table = scenario(
        covenant=["david"],
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=2,
        deep_hand=["the_decree_of_pharaoh"],
        deep_altar=3,
        whose=DEEP,
    )
    table.play("the_decree_of_pharaoh")
    assert steady_says(table, "play", "the_blood_on_the_doorposts")


def test_steady_lets_its_removal_befall_the_strongest() -> None:
    table = scenario(
        covenant_hand=["fire_on_carmel"], covenant_altar=4, deep=["sanballat", "pharaoh", "agag"]
    )
    table.play("fire_on_carmel")
    assert steady_says(table, "choose", "pharaoh")


@pytest.mark.parametrize("level", ["gentle", "steady"])
def test_the_altar_grows_in_the_first_days(level: str) -> None:
    table = scenario(
        covenant_hand=["michael", "moses", "elijah", "samson", "adam"],
        covenant_altar=2,
        step="offering",
    )
    assert think(level, table.state).command != table.command("done")
    assert think(level, table.state).command != table.command("lay", "adam")


def test_a_holy_thing_is_laid_to_be_raised_up_later() -> None:
    table = scenario(
        covenant_hand=["the_bronze_basin", "joshua", "david"], covenant_altar=2, step="offering"
    )
    assert think("gentle", table.state, luck=3).command == table.command("lay", "the_bronze_basin")
    let_play(table, "steady", COVENANT)
    assert table.where("the_bronze_basin") == "covenant altar"


def test_gentle_makes_mistakes_but_none_that_lets_its_walls_fall() -> None:
    spare = blocks_asked("cain", covenant=["joshua"], walls=(13, 21))
    last = blocks_asked("cain", covenant=["joshua"], walls=(3, 21))
    said = {think("gentle", spare.state, luck).command for luck in range(40)}
    assert said == {spare.command("stand", "joshua", "cain"), spare.command("done")}
    said = {think("gentle", last.state, luck).command for luck in range(40)}
    assert said == {last.command("stand", "joshua", "cain")}


def test_random_says_everything_that_may_be_said() -> None:
    table = blocks_asked("cain", "agag", covenant=["joshua", "adam"])
    said = {think("random", table.state, luck).command for luck in range(100)}
    assert said == set(GAME.options(table.state))


@pytest.mark.parametrize("side", [COVENANT, DEEP])
def test_steady_beats_random_from_either_side(side: int) -> None:
    assert _won("steady", "random", side, games=12) >= 11


@pytest.mark.long
@pytest.mark.parametrize("side", [COVENANT, DEEP])
def test_steady_wins_95_of_100_against_random_from_either_side(side: int) -> None:
    assert _won("steady", "random", side, games=100) >= 95


@pytest.mark.long
@pytest.mark.parametrize("side", [COVENANT, DEEP])
def test_gentle_is_better_than_random_and_less_than_steady(side: int) -> None:
    assert _won("gentle", "random", side, games=100) >= 80
    assert _won("steady", "gentle", side, games=40) >= 28


def _won(level: str, against: str, side: int, games: int) -> int:
    """How many games a level wins on a side against another."""
    levels = (level, against) if side == COVENANT else (against, level)
    played = [play_one((seed, 0, *levels)) for seed in range(1, games + 1)]
    return sum(one.winners == (side,) for one in played)
