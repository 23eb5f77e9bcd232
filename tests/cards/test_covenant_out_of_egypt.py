"""Moses, Aaron and Miriam."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import deep_plays, drawn_today, fallen_in_the_way
from tests.support import Table, blocks_asked, deep_attacks, scenario

HOLY_THINGS = [
    "the_altar_of_incense",
    "the_ark_of_the_covenant",
    "the_bronze_altar",
    "the_bronze_basin",
    "the_golden_lampstand",
    "the_table_of_the_bread",
]

# Moses.


def test_moses__when_it_enters_search_your_deck_for_a_holy_thing() -> None:
    table = scenario(covenant_hand=["moses"], covenant_altar=6)
    table.play("moses")
    table.until("find")
    assert table.where("moses") == "covenant field"
    assert (table.asked_side, table.choices) == (COVENANT, HOLY_THINGS)
    table.choose("the_bronze_basin")
    assert table.where("the_bronze_basin") == "covenant hand"
    assert table.events_of(ev.Shuffled)


def test_moses__and_a_stronghold_goes_to_its_owners_wilderness() -> None:
    table = scenario(covenant_hand=["moses"], covenant_altar=6, deep=["the_lions_den", "cain"])
    table.play("moses")
    table.until("find")
    table.choose("the_bronze_basin")
    assert table.where("the_lions_den") == "deep wilderness"
    assert table.testimonies == []


def test_moses__in_that_order_the_holy_thing_first_and_a_stronghold_of_any_cost() -> None:
    table = scenario(covenant_hand=["moses"], covenant_altar=6, deep=["the_walls_of_jericho"])
    table.play("moses")
    table.until("find")
    assert table.where("the_walls_of_jericho") == "deep field"
    table.choose("the_bronze_basin")
    assert table.where("the_walls_of_jericho") == "deep wilderness"


def test_moses__chooses_the_stronghold_as_he_is_announced() -> None:
    table = scenario(
        covenant_hand=["moses"], covenant_altar=6, deep=["the_lions_den", "sodom", "cain"]
    )
    table.play("moses")
    assert (table.asked, table.choices) == ("target", ["sodom", "the_lions_den"])
    table.choose("sodom")
    table.until("find")
    table.choose("the_bronze_basin")
    assert table.where("sodom") == "deep wilderness"
    assert table.where("the_lions_den") == "deep field"


def test_moses__no_holy_thing_in_the_deck_the_stronghold_goes_all_the_same() -> None:
    table = scenario(
        covenant_hand=["moses"], covenant_altar=6, covenant_deck_size=0, deep=["the_lions_den"]
    )
    table.play("moses")
    table.until("work")
    assert table.where("the_lions_den") == "deep wilderness"
    assert table.walls == (13, 21)


def test_moses__a_stronghold_gone_in_the_pause_is_not_replaced_by_another() -> None:
    table = scenario(
        covenant=["the_ark_of_the_covenant"],
        covenant_hand=["moses"],
        covenant_altar=9,
        deep=["the_lions_den", "sodom"],
    )
    table.play("moses")
    table.choose("the_lions_den")
    table.pass_once()
    table.use("the_ark_of_the_covenant")
    table.choose("the_lions_den")
    table.until("find")
    table.choose("the_bronze_basin")
    assert table.where("sodom") == "deep field"
    assert table.where("moses") == "covenant field"


def test_moses__the_golden_calf_gone_is_a_testimony_its_story_read_once() -> None:
    table = scenario(
        covenant_hand=["moses"],
        covenant_altar=5,
        covenant_deck=["eve", "the_bronze_basin"],
        covenant_deck_size=2,
        deep=["the_golden_calf"],
    )
    table.play("moses")
    table.until("work")
    assert table.where("the_golden_calf") == "deep wilderness"
    assert table.testimonies == [("the_golden_calf", "moses")]
    assert table.stories_read == ["moses"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_moses__2_manna_balaam_is_turned_to_the_covenant() -> None:
    table = scenario(covenant=["moses"], covenant_altar=2, deep=["balaam"])
    table.use("moses")
    assert table.where("balaam") == "deep field"
    table.until("work")
    assert table.where("balaam") == "covenant field"
    assert table.manna(COVENANT) == 0
    assert table.testimonies == []
    assert table.refused("go_out", "balaam") == law.FIRST_DAY.sentence


def test_moses__turns_nobody_without_balaam_in_play() -> None:
    table = scenario(covenant=["moses"], covenant_altar=2, deep=["naaman"], deep_hand=["balaam"])
    assert table.refused("use", "moses") == law.DOES_NOTHING.sentence


def test_moses__turns_balaam_out_of_the_battle() -> None:
    table = deep_attacks("balaam", covenant=["moses"], covenant_altar=2, walls=(13, 21))
    table.forget()
    table.use("moses")
    table.fight_out()
    assert table.where("balaam") == "covenant field"
    assert not table.events_of(ev.WallsBroken)


def test_moses__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("moses")
    assert table.where("moses") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


# Aaron.


def test_aaron__when_it_enters_search_your_deck_for_a_holy_thing() -> None:
    table = scenario(covenant_hand=["aaron"], covenant_altar=3)
    table.play("aaron")
    table.until("find")
    assert table.choices == HOLY_THINGS
    table.choose("the_bronze_altar")
    assert table.where("the_bronze_altar") == "covenant hand"


def test_aaron__the_only_one_is_taken_unasked() -> None:
    table = scenario(
        covenant_hand=["aaron"],
        covenant_altar=3,
        covenant_deck=["eve", "the_bronze_altar"],
        covenant_deck_size=2,
    )
    table.play("aaron")
    table.until("work")
    assert table.hand(COVENANT) == ["the_bronze_altar"]


def magicians_answer(manna: int = 3) -> Table:
    """Noah's ◇ power is announced, and the magicians' ◇ power in its pause."""
    table = scenario(
        covenant=["aaron", "noah", "adam"],
        covenant_altar=manna,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("noah")
    table.choose("adam")
    table.use("the_magicians_of_egypt")
    return table


def test_aaron__2_manna_stop_a_power_the_deep_just_played() -> None:
    table = magicians_answer()
    table.use("aaron")
    table.until("work")
    assert table.where("adam") == "covenant hand"
    assert table.manna(COVENANT) == 0


def test_aaron__without_2_manna_the_magicians_have_their_way() -> None:
    table = magicians_answer(manna=2)
    assert table.refused("use", "aaron") == law.TOO_DEAR.sentence
    table.until("work")
    assert table.where("adam") == "covenant field"


def test_aaron__stopping_the_magicians_is_a_testimony() -> None:
    table = magicians_answer()
    table.use("aaron")
    table.until("work")
    assert table.testimonies == [("the_magicians_of_egypt", "aaron")]
    assert table.where("the_magicians_of_egypt") == "deep field"
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_aaron__stops_the_walls_of_jericho_without_a_testimony() -> None:
    table = scenario(
        covenant=["aaron", "joshua"], covenant_altar=2, deep=["the_walls_of_jericho"], deep_altar=3
    )
    table.go_out("joshua")
    table.done()
    table.use("the_walls_of_jericho")
    table.use("aaron")
    table.fight_out()
    assert table.walls == (13, 17)
    assert table.testimonies == []


def test_aaron__stops_no_scheme() -> None:
    table = deep_plays("darkness_on_the_deep", covenant=["aaron"], covenant_altar=2)
    assert table.refused("use", "aaron") == law.DOES_NOTHING.sentence


def test_aaron__does_nothing_in_his_own_work() -> None:
    table = scenario(covenant=["aaron"], covenant_altar=2, deep=["the_magicians_of_egypt"])
    assert table.refused("use", "aaron") == law.DOES_NOTHING.sentence


def test_aaron__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("aaron")
    assert table.where("aaron") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


# Miriam.


def test_miriam__when_it_enters_your_other_characters_get_1_strength() -> None:
    table = scenario(
        covenant=["joshua", "methuselah"],
        covenant_hand=["miriam"],
        covenant_altar=1,
        deep=["cain"],
    )
    table.play("miriam")
    assert table.strength("joshua") == 4
    table.until("work")
    assert (table.strength("joshua"), table.heart("joshua")) == (5, 4)
    assert table.strength("methuselah") == 1
    assert table.strength("miriam") == 0
    assert table.strength("cain") == 3


def test_miriam__all_of_them_of_any_cost_sideways_and_turned_ones_too() -> None:
    choir = ["michael", "joshua", "eve", "balaam"]
    table = scenario(
        covenant=choir, covenant_hand=["miriam"], covenant_altar=1, sideways=["joshua"]
    )
    table.play("miriam")
    assert table.asked == "pause"  # All of them: nobody is chosen.
    table.until("work")
    assert [table.strength(one) for one in choir] == [8, 5, 2, 5]


def test_miriam__with_no_other_she_enters_and_nothing_more() -> None:
    table = scenario(covenant_hand=["miriam"], covenant_altar=1, deep=["cain"])
    table.play("miriam")
    table.until("work")
    assert table.where("miriam") == "covenant field"
    assert not table.events_of(ev.LastingBegan)


def test_miriam__not_one_that_comes_later() -> None:
    table = scenario(covenant_hand=["miriam", "eve"], covenant_altar=2)
    table.play("miriam")
    table.until("work")
    table.play("eve")
    table.until("work")
    assert table.strength("eve") == 1


def test_miriam__until_evening() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=["miriam"], covenant_altar=1)
    table.play("miriam")
    table.until("work")
    table.end_day()
    assert table.strength("joshua") == 4


def test_miriam__still_sung_when_she_has_left() -> None:
    table = scenario(covenant=["joshua", "noah"], covenant_hand=["miriam"], covenant_altar=2)
    table.play("miriam")
    table.until("work")
    table.use("noah")
    table.choose("miriam")
    table.until("work")
    assert table.strength("joshua") == 5


def test_miriam__answer_before_damage_on_the_deeps_day() -> None:
    table = blocks_asked("naaman", covenant=["joshua"], covenant_hand=["miriam"], covenant_altar=1)
    table.stand("joshua", "naaman")
    table.done()
    table.play("miriam")
    table.fight_out()
    assert table.where("naaman") == "deep wilderness"  # 5 damage, not 4.


def test_miriam__answer_and_stands_in_the_way_on_the_day_she_came() -> None:
    table = deep_attacks("cain", covenant_hand=["miriam"], covenant_altar=1)
    table.play("miriam")
    table.until("stand_in_the_way")
    assert table.may("stand", "miriam", "cain")
