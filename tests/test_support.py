"""The table under test: it lies as it is told to, and notices what must not be."""

import pytest

from engine.kernel.decision import IllegalCommand
from engine.seraphs import atoms
from engine.seraphs.events import Fell, MorningBroke
from engine.seraphs.words import COVENANT, DEEP
from tests.support import new_duel, scenario


def test_a_table_lies_as_it_is_told_to() -> None:
    table = scenario(
        covenant=["joshua"],
        covenant_hand=["david"],
        covenant_altar=2,
        covenant_deck=["eve", "adam"],
        deep_wilderness=["cain"],
        walls=(5, 6),
    )
    assert table.where("joshua") == "covenant field"
    assert table.where("cain") == "deep wilderness"
    assert table.hand(COVENANT) == ["david"]
    assert table.deck(COVENANT)[:2] == ["eve", "adam"]
    assert table.manna(COVENANT) == 2
    assert table.walls == (5, 6)
    assert (table.asked, table.asked_side) == ("work", COVENANT)


def test_a_deck_may_be_cut_short() -> None:
    table = scenario(deep_deck=["cain"], deep_deck_size=1)
    assert table.deck(DEEP) == ["cain"]
    assert table.where("leviathan") == "out"


def test_a_card_cannot_be_laid_twice() -> None:
    with pytest.raises(AssertionError, match="cain is laid twice"):
        scenario(deep=["cain"], deep_hand=["cain"])


def test_a_morning_is_run_up_to_its_first_question() -> None:
    table = scenario(step="morning", whose=DEEP, day=4)
    assert [event.day for event in table.events_of(MorningBroke)] == [4]
    assert (table.asked, table.asked_side) == ("offering", DEEP)


def test_a_battle_is_fought_out_to_its_evening() -> None:
    table = scenario(covenant=["joshua"], whose=DEEP, deep=["cain"])
    table.go_out("cain")
    table.fight_out()
    assert table.walls == (10, 21)
    assert not table.events_of(Fell)


def test_an_illegal_command_is_refused_with_a_sentence() -> None:
    table = scenario(covenant_hand=["joshua"])
    assert table.refused("play", "joshua") == "It costs more manna than you have."
    with pytest.raises(IllegalCommand):
        table.play("joshua")


def test_a_change_without_its_event_is_noticed() -> None:
    table = scenario()
    atoms.mend_walls(table.state, COVENANT, 1)
    with pytest.raises(AssertionError, match="fold to another state"):
        table.done()


def test_a_card_in_two_places_is_noticed() -> None:
    table = scenario(covenant_hand=["joshua"])
    ref = table.ref("joshua")
    table.state.out.append(ref)
    table.forget()
    with pytest.raises(AssertionError):
        table.done()


def test_a_new_duel_begins_with_its_opening() -> None:
    table = new_duel(seed=7)
    assert table.asked == "redraw"
    assert len(table.hand(COVENANT)) == len(table.hand(DEEP)) == 6
