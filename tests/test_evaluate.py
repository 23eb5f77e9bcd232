"""How good a table looks, who would fall in a fight, and why: what computer players go by."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.kernel.rng import pick, seeded
from engine.seraphs.catalogue import CARDS
from engine.seraphs.evaluate import Parts, evaluate, parts
from engine.seraphs.fights import best_split, fight_worth, fighter
from engine.seraphs.habits import habit
from engine.seraphs.mode import DuelOptions
from engine.seraphs.options import options
from engine.seraphs.reasons import A_LITTLE_BETTER, because, by_habit
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.views import contents
from engine.seraphs.words import COVENANT, DEEP, SIDES
from engine.seraphs.worth import walls_worth
from tests.support import scenario


def states(seed: int) -> list[State]:
    """Every tenth state of a random match, and its last."""
    state, rng, found = GAME.new(DuelOptions(seed)).state, seeded(seed), list[State]()
    for count in range(10_000):
        if state.question is None:
            return [*found, state]
        if count % 10 == 0:
            found.append(state.copy())
        choices = options(state)
        index, rng = pick(rng, len(choices))
        GAME.play(state, choices[index])
    raise AssertionError("a match ends")


@pytest.mark.parametrize("seed", range(5))
def test_what_is_good_for_one_side_is_as_bad_for_the_other(seed: int) -> None:
    for state in states(seed):
        assert evaluate(state, COVENANT) == -evaluate(state, DEEP)
        assert evaluate(state, DEEP) == sum(parts(state, DEEP))


@pytest.mark.parametrize("seed", range(5))
def test_looking_and_the_habit_change_nothing(seed: int) -> None:
    for state in states(seed):
        before = contents(state.copy())
        evaluate(state, COVENANT)
        if state.question is not None:
            habit(state)
        assert contents(state) == before


@pytest.mark.parametrize("seed", range(5))
def test_a_habit_is_always_one_of_the_options(seed: int) -> None:
    for state in states(seed):
        if state.question is not None:
            assert habit(state) in options(state)


def test_a_win_is_better_than_any_table_and_a_sooner_one_better_still() -> None:
    sooner, later = (scenario(covenant=["joshua"], walls=(1, 4), day=day) for day in (3, 9))
    for table in (sooner, later):
        table.go_out("joshua")
        table.done()
        table.fight_out()
        assert table.outcome is not None
    rich = scenario(covenant=["michael", "moses", "elijah", "joshua"], walls=(30, 1))
    assert evaluate(sooner.state, COVENANT) > evaluate(later.state, COVENANT)
    assert evaluate(later.state, COVENANT) > evaluate(rich.state, COVENANT)
    assert evaluate(sooner.state, DEEP) < evaluate(rich.state, DEEP)


def test_every_wall_counts_and_the_fewer_the_more() -> None:
    worths = [walls_worth(walls) for walls in range(-3, 31)]
    assert worths == sorted(set(worths))
    steps = [walls_worth(walls) - walls_worth(walls - 1) for walls in range(1, 31)]
    assert steps == sorted(steps, reverse=True)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"walls": (13, 20)}, {"walls": (13, 21)}),
        ({"walls": (13, 21)}, {"walls": (12, 21)}),
        ({"covenant": ["joshua", "adam"]}, {"covenant": ["joshua"]}),
        ({"covenant": ["joshua"]}, {"covenant": ["adam"]}),
        ({"deep": ["cain"]}, {"deep": ["cain", "nimrod"]}),
        ({"covenant_altar": 4}, {"covenant_altar": 3}),
        ({"covenant_hand": ["adam", "eve"]}, {"covenant_hand": ["adam"]}),
        ({"deep_hand": []}, {"deep_hand": ["cain"]}),
    ],
)
def test_more_on_the_own_side_is_better_and_more_on_the_other_worse(
    better: dict[str, object], worse: dict[str, object]
) -> None:
    good, bad = (scenario(**table).state for table in (better, worse))  # type: ignore[arg-type]  # told by name
    assert evaluate(good, COVENANT) > evaluate(bad, COVENANT)
    assert evaluate(good, DEEP) < evaluate(bad, DEEP)


def test_the_third_holy_thing_counts_for_more_than_the_second() -> None:
    holy = ["the_ark_of_the_covenant", "the_bronze_basin", "the_golden_lampstand"]
    one, two, three = (parts(scenario(covenant=holy[:n]).state, COVENANT).glory for n in (1, 2, 3))
    assert three - two > two - one


def test_a_character_kept_from_battle_is_worth_less() -> None:
    table = scenario(covenant=["joshua"], deep_hand=["the_pit_at_dothan"], deep_altar=4, whose=DEEP)
    before = parts(table.state, COVENANT).field
    table.play("the_pit_at_dothan")
    table.pass_both()
    assert parts(table.state, COVENANT).field < before


def test_a_fight_is_worth_what_falls_on_each_side() -> None:
    table = scenario(covenant=["joshua", "adam"], deep=["cain", "agag"])
    joshua, adam, cain, agag = (
        fighter(table.state, table.entry(card)) for card in ("joshua", "adam", "cain", "agag")
    )
    assert fight_worth(cain, [joshua]) == cain.worth
    assert fight_worth(cain, [adam]) == -adam.worth
    assert fight_worth(agag, [joshua, adam]) == agag.worth - adam.worth
    assert fight_worth(joshua, [cain]) == -cain.worth


def test_a_giant_falls_before_a_giant_slayer_is_hurt() -> None:
    table = scenario(covenant=["david", "adam"], deep=["goliath_of_gath"])
    david, adam, goliath = (
        fighter(table.state, table.entry(card)) for card in ("david", "adam", "goliath_of_gath")
    )
    assert fight_worth(goliath, [david]) == goliath.worth
    assert fight_worth(goliath, [david, adam]) == goliath.worth
    assert fight_worth(david, [goliath]) == -goliath.worth


def test_strength_is_split_so_that_it_costs_the_most() -> None:
    table = scenario(covenant=["adam", "joshua", "eve"])
    adam, joshua, eve = (
        fighter(table.state, table.entry(card)) for card in ("adam", "joshua", "eve")
    )
    assert best_split(4, [adam, joshua, eve]) == (joshua,)
    assert best_split(3, [adam, joshua, eve]) == (adam, eve)
    assert best_split(7, [adam, joshua, eve]) == (adam, joshua, eve)
    assert best_split(5, [adam, joshua, eve]) == (joshua, eve)
    assert best_split(0, [adam]) == ()


@pytest.mark.parametrize("blow", range(10))
@pytest.mark.parametrize("together", [1, 2, 3])
def test_a_fight_costs_what_the_best_split_fells(blow: int, together: int) -> None:
    table = scenario(covenant=["adam", "joshua", "eve"], deep=["cain"])
    attacker = replace(fighter(table.state, table.entry("cain")), strength=blow, left=99)
    all_three = [fighter(table.state, table.entry(card)) for card in ("adam", "joshua", "eve")]
    for some in combinations(all_three, together):
        lost = max(
            sum(one.worth for one in fallen)
            for size in range(together + 1)
            for fallen in combinations(some, size)
            if sum(one.left for one in fallen) <= blow
        )
        assert fight_worth(attacker, some) == -lost


@pytest.mark.parametrize("name", Parts._fields)
@pytest.mark.parametrize("side", SIDES)
def test_the_reason_tells_what_most_of_the_difference_is_made_of(name: str, side: int) -> None:
    found = because(side, Parts(**{name: 60}))
    assert found.endswith(".")
    others = {because(side, Parts(**{other: 60})) for other in Parts._fields if other != name}
    assert found not in others
    assert because(side, Parts(**{name: 60, "end": 5, "hand": 5})) == found or name in (
        "end",
        "hand",
    )


def test_the_reason_counts_walls_and_names_the_city() -> None:
    assert because(COVENANT, Parts(their_walls=36)) == (
        "It should break about 3 more of Babylon’s Walls."
    )
    assert because(DEEP, Parts(walls=12)) == (
        "It should keep about 1 more of Babylon’s Walls standing."
    )


def test_a_small_difference_is_called_small() -> None:
    assert because(COVENANT, Parts(hand=2)) == A_LITTLE_BETTER
    assert because(COVENANT, Parts(hand=-50)) == A_LITTLE_BETTER


@pytest.mark.parametrize("seed", range(4))
def test_every_habit_has_a_reason_that_names_no_card(seed: int) -> None:
    names = [card.printed.name for card in CARDS]
    for state in states(seed):
        question = state.question
        if question is not None:
            said = {by_habit(question.kind, command) for command in options(state)}
            assert all(sentence.endswith(".") for sentence in said)
            assert not any(name in sentence for name in names for sentence in said)
