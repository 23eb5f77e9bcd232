"""Joshua, Caleb and Rahab."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import (
    deep_plays,
    drawn_today,
    fallen_in_the_way,
    heir_costs,
    one_less,
)
from tests.support import blocks_asked, scenario

# Joshua.


def test_joshua__heir_of_moses() -> None:
    assert heir_costs("joshua", "moses") == one_less(4)


def test_joshua__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("joshua")
    assert table.where("joshua") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


# Caleb.


def test_caleb__giant_slayer_stands_alone_in_a_giants_way_and_takes_no_damage() -> None:
    table = blocks_asked("og_of_bashan", covenant=["caleb"])
    table.stand("caleb", "og_of_bashan")
    table.fight()
    assert table.where("og_of_bashan") == "deep wilderness"
    assert not table.events_of(ev.Damaged)


def test_caleb__giant_slayer_when_he_goes_out_too() -> None:
    table = scenario(covenant=["caleb"], deep=["og_of_bashan"])
    table.go_out("caleb")
    table.done()
    table.until("stand_in_the_way")
    table.stand("og_of_bashan", "caleb")
    table.fight()
    assert table.where("og_of_bashan") == "deep wilderness"
    assert not table.events_of(ev.Damaged)


def test_caleb__1_manna_stop_a_scheme_of_cost_2() -> None:
    table = deep_plays("darkness_on_the_deep", covenant=["caleb"], covenant_altar=1)
    table.use("caleb")
    table.until("work")
    assert table.walls == (13, 21)
    assert table.manna(COVENANT) == 0


def test_caleb__not_a_scheme_of_cost_3() -> None:
    for scheme in ("the_decree_of_pharaoh", "naboths_vineyard"):
        table = deep_plays(scheme, covenant=["caleb"], covenant_altar=1)
        assert (table.asked, table.asked_side) == ("pause", COVENANT)
        assert table.refused("use", "caleb") == law.DOES_NOTHING.sentence


def test_caleb__not_a_character_nor_in_his_own_work() -> None:
    table = deep_plays("delilah", covenant=["caleb"], covenant_altar=1)
    assert table.refused("use", "caleb") == law.DOES_NOTHING.sentence
    table = scenario(covenant=["caleb"], covenant_altar=1)
    assert table.refused("use", "caleb") == law.DOES_NOTHING.sentence


def test_caleb__not_a_power_of_the_deep() -> None:
    table = scenario(
        covenant=["caleb", "noah"],
        covenant_altar=2,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("noah")
    table.use("the_magicians_of_egypt")
    assert table.refused("use", "caleb") == law.DOES_NOTHING.sentence


def test_caleb__stopping_the_bad_report_is_a_testimony() -> None:
    table = deep_plays("the_bad_report", covenant=["caleb"], covenant_altar=1)
    table.use("caleb")
    table.until("work")
    assert table.strength("caleb") == 3
    assert table.testimonies == [("the_bad_report", "caleb")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_caleb__a_scheme_stopped_already_is_not_stopped_again() -> None:
    table = deep_plays("the_pit_at_dothan", covenant=["joseph", "caleb"], covenant_altar=3)
    table.choose("joseph")
    table.use("caleb")
    table.pass_both()
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("use", "joseph") == law.DOES_NOTHING.sentence
    assert table.testimonies == []


# Rahab.


def test_rahab__when_it_enters_another_of_your_characters_gets_2_heart() -> None:
    table = scenario(covenant=["joshua", "eve"], covenant_hand=["rahab"], covenant_altar=1)
    table.play("rahab")
    assert (table.asked, table.choices) == ("target", ["eve", "joshua"])
    table.choose("eve")
    assert table.heart("eve") == 1
    table.until("work")
    assert (table.strength("eve"), table.heart("eve")) == (1, 3)
    assert table.heart("joshua") == 4
    assert table.heart("rahab") == 1


def test_rahab__with_no_other_she_enters_and_nothing_more() -> None:
    table = scenario(covenant_hand=["rahab"], covenant_altar=1, deep=["cain"])
    table.play("rahab")
    table.until("work")
    assert table.heart("rahab") == 1
    assert table.heart("cain") == 3


def test_rahab__another_of_any_cost_who_bears_so_much_more() -> None:
    table = blocks_asked(
        "leviathan", covenant=["michael"], covenant_hand=["rahab"], covenant_altar=1
    )
    table.stand("michael", "leviathan")
    table.done()
    table.play("rahab")
    table.fight_out()
    assert table.where("michael") == "covenant field"  # 7 damage, of Heart 9.
    assert table.where("leviathan") == "deep wilderness"


def test_rahab__one_struck_by_as_much_as_that_falls_all_the_same() -> None:
    table = blocks_asked("naaman", covenant=["noah"], covenant_hand=["rahab"], covenant_altar=1)
    table.stand("noah", "naaman")
    table.done()
    table.play("rahab")
    table.fight_out()
    assert table.where("noah") == "covenant wilderness"  # 5 damage, of Heart 5.
    assert not table.events_of(ev.Stayed)


def test_rahab__until_evening_when_damage_heals_together_with_it() -> None:
    table = blocks_asked("naaman", covenant=["joshua"], covenant_hand=["rahab"], covenant_altar=1)
    table.stand("joshua", "naaman")
    table.done()
    table.play("rahab")
    table.fight_out()
    assert table.where("joshua") == "covenant field"
    assert (table.heart("joshua"), table.damage("joshua")) == (4, 0)


def test_rahab__one_gone_in_the_pause_is_not_replaced_by_another() -> None:
    table = scenario(covenant=["noah", "adam", "eve"], covenant_hand=["rahab"], covenant_altar=2)
    table.play("rahab")
    table.choose("adam")
    table.pass_once()
    table.use("noah")
    table.choose("adam")
    table.until("work")
    assert table.where("rahab") == "covenant field"
    assert table.where("adam") == "covenant hand"
    assert (table.heart("eve"), table.heart("noah")) == (1, 3)


def test_rahab__answer_on_the_deeps_day() -> None:
    table = deep_plays("nimrod", covenant_hand=["rahab"], covenant_altar=1)
    table.play("rahab")
    table.until("work")
    assert table.where("rahab") == "covenant field"
