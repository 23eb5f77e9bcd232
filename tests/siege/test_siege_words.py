"""Whatever a Siege asks and does has its words, for everybody who sits at it."""

import pytest

from engine.kernel.rng import seeded
from engine.seraphs.asking import asking, label
from engine.seraphs.events.siege import CardSkipped, Skipped
from engine.seraphs.log import sentences
from engine.seraphs.siege_rules import GAME
from engine.seraphs.words import COVENANT
from tests.siege.kit import siege_of
from tests.siege.siege_table import (
    deep_day,
    let_pass,
    siege,
    skipped_parts,
    together,
    told,
    whole_day,
)
from tests.siege.test_siege_conformance import half_by_habit
from tests.support import Table

SEEDS = range(24)


def title(table: Table, person: int = 0) -> str:
    """What a seat is asked."""
    return asking(GAME.view(table.state, person)).title


@pytest.mark.parametrize("seed", SEEDS)
def test_every_question_every_answer_and_every_skip_has_its_words(seed: int) -> None:
    options = siege_of(seed)
    seats = (0, 2)[: options.people]
    state, rng = GAME.new(options).state, seeded(seed)
    while (decision := GAME.decision(state)) is not None:
        for person in seats:
            assert asking(GAME.view(state, person)).title
        view = GAME.view(state, decision.seat)
        assert all(label(option, view) for option in decision.options)
        command, rng = half_by_habit(state, decision.options, rng)
        step = GAME.apply(state, command)
        state = step.state
        skips = [one for one in step.events if isinstance(one, CardSkipped | Skipped)]
        for person in seats:
            seen = GAME.view(state, person)
            lines = sentences([GAME.redact(one, person) for one in step.events], seen)
            assert all(lines)
            assert sum("skip" in line for line in lines) == len(skips)
    assert asking(GAME.view(state, 0)).title


def test_a_tie_is_asked_in_words() -> None:
    table = siege(["jezebel", "agag"], covenant=["abraham", "deborah"])
    deep_day(table)
    assert title(table) == "Jezebel means a Covenant character: which of the costliest?"
    assert "you break the tie" in asking(GAME.view(table.state, 0)).help


def test_who_is_struck_first_is_asked_in_words() -> None:
    table = siege(deep=["nimrod"], covenant=["caleb", "david"])
    let_pass(deep_day(table), until="stand_in_the_way")
    table.together("caleb", "david", against="nimrod")
    table.fight()
    assert title(table) == "Nimrod's Strength: whom does it meet first?"


def test_from_which_hand_is_asked_in_words_and_the_other_waits() -> None:
    table = siege(["did_god_really_say", "agag"], covenant_hand=["adam", "eve"])
    table = let_pass(deep_day(together(table, "eve")), until="hand")
    assert title(table) == "From which hand does a card go?"
    assert title(table, 2) == "The other of you breaks a tie."


def test_your_work_speaks_of_no_going_out() -> None:
    assert title(siege(covenant=["david"])) == "Play cards, or end the day"


def test_the_end_is_told() -> None:
    won = siege(deep=["cain"], covenant_hand=["fire_on_carmel"], covenant_altar=4)
    won.play("fire_on_carmel")
    won.pass_both()
    assert told(won)[-1].startswith("The Siege pile is empty and no Deep character is in play")
    assert told(won)[-1].endswith("You win.")
    lost = whole_day(siege(deep=["cain"], walls=2))
    assert told(lost)[-1] == "Jerusalem's Walls are at 0. The Deep wins."


def test_a_skip_tells_what_could_not_be_done_in_the_cards_own_words() -> None:
    table = whole_day(siege(["the_iron_chariots", "naboths_vineyard"], covenant_altar=["adam"]))
    table.forget()
    table.done()
    whole_day(table)
    assert ("the_iron_chariots", 0) in skipped_parts(table)
    said = told(table)
    assert "The Iron Chariots skip what they can't do: 1 damage to a Covenant character." in said
    assert any(line.startswith("Naboth's Vineyard skips what it can't do: lay ") for line in said)
    assert table.altar(COVENANT) == []


def test_a_skip_with_a_condition_tells_the_condition() -> None:
    table = whole_day(siege(["cain"], covenant=["david", "adam"]))
    told_now = "Cain skips what it can't do: when it enters, if the Covenant has only 1 character"
    assert f"{told_now} in play, 2 damage to it." in told(table)


def test_what_stays_sideways_is_counted_as_it_lies_and_who_has_gone_is_not_told() -> None:
    pile = ["bricks_without_straw", "naboths_vineyard", "agag"]
    two = whole_day(siege(pile, covenant_altar=["moses", "michael"], day=4))
    assert two.altar(COVENANT) == ["moses"]
    assert two.standing_altar(COVENANT) == []
    assert "1 of your Altar cards stays sideways this Morning." in told(two)
    one = whole_day(siege(pile, covenant_altar=["moses"], day=4))
    assert one.altar(COVENANT) == []
    assert not any("sideways this Morning" in line for line in told(one))
    assert all(line == line.strip() for line in told(one))
