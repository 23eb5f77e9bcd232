"""Sisera, the Iron Chariots, the Host of Midian and Delilah."""

from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import (
    HEAVENLY_OR_ARMY,
    beaten,
    both_draw,
    covenant_plays,
    deep_played,
    deep_plays,
    stories_as_it_enters,
    told,
    two_stand_together,
    who_stands_alone,
)
from tests.support import Table, blocks_asked, deep_attacks, scenario

# Sisera.


def test_sisera__when_it_goes_out_your_army_characters_get_1_strength() -> None:
    table = deep_attacks("sisera", "amalek", deep=["sisera", "amalek", "the_iron_chariots"])
    assert (table.strength("amalek"), table.heart("amalek")) == (4, 2)
    assert table.strength("the_iron_chariots") == 5  # Though it stays at home.


def test_sisera__all_of_them_of_any_cost() -> None:
    armies = ["sennacherib", "the_host_of_midian", "pharaohs_chariots", "amalek"]
    table = deep_attacks("sisera", deep=["sisera", *armies])
    assert [table.strength(one) for one in armies] == [6, 5, 6, 4]


def test_sisera__neither_himself_nor_another_nor_an_army_of_the_covenant() -> None:
    table = deep_attacks("sisera", deep=["sisera", "cain"], covenant=["the_mighty_men"])
    assert table.strength("sisera") == table.strength("cain") == 3
    assert table.strength("the_mighty_men") == 4


def test_sisera__not_while_he_stays_at_home() -> None:
    assert deep_attacks("amalek", deep=["amalek", "sisera"]).strength("amalek") == 3


def test_sisera__until_evening() -> None:
    table = deep_attacks("sisera", "amalek")
    table.fight_out()
    assert table.walls == (6, 21)
    assert table.strength("amalek") == 3


def test_sisera__what_they_got_they_keep_when_he_turns_back() -> None:
    table = deep_attacks("sisera", "amalek", covenant=["hezekiah"], covenant_altar=3)
    table.use("hezekiah")
    table.choose("sisera")
    table.until("stand_in_the_way")
    assert table.strength("amalek") == 4


def test_sisera__story_moment_as_it_enters_beside_jael() -> None:
    assert stories_as_it_enters("sisera", beside="jael") == ["sisera"]


def test_sisera__jael_who_enters_makes_him_fall_sideways_for_a_testimony_read_once() -> None:
    table = covenant_plays("jael", deep=["sisera"], sideways=["sisera"])
    table.until("work")
    assert table.where("sisera") == "deep wilderness"
    assert told(table) == both_draw("sisera", "jael")


def test_sisera__standing_he_is_safe_from_jael() -> None:
    table = covenant_plays("jael", deep=["sisera"])
    table.until("work")
    assert table.where("sisera") == "deep field"
    assert table.testimonies == []


def test_sisera__jael_makes_him_fall_in_battle_for_a_testimony_too() -> None:
    assert told(beaten("sisera", "jael")) == both_draw("sisera", "jael")


# The Iron Chariots.


def test_the_iron_chariots__when_it_goes_out_1_damage_to_a_covenant_character() -> None:
    table = deep_attacks("the_iron_chariots", covenant=["joshua"])
    assert table.asked == "pause"
    assert table.damage("joshua") == 1


def test_the_iron_chariots__the_deep_chooses_which() -> None:
    table = deep_attacks("the_iron_chariots", covenant=["joshua", "abel"], deep_hand=["cain"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "joshua"]
    table.choose("abel")
    assert table.where("abel") == "covenant wilderness"
    assert table.damage("joshua") == 0


def test_the_iron_chariots__one_of_any_cost_a_turned_one_too() -> None:
    for card in ("michael", "naaman"):
        assert deep_attacks("the_iron_chariots", covenant=[card]).damage(card) == 1


def test_the_iron_chariots__none_when_there_is_no_covenant_character() -> None:
    table = deep_attacks("the_iron_chariots", covenant=["the_bronze_altar"])
    assert table.asked == "pause"
    assert not table.events_of(ev.Damaged)


def test_the_iron_chariots__none_while_it_stays_at_home() -> None:
    table = deep_attacks("cain", deep=["cain", "the_iron_chariots"], covenant=["joshua"])
    assert table.damage("joshua") == 0


def test_the_iron_chariots__the_damage_counts_in_the_fight_of_that_day() -> None:
    table = deep_attacks("the_iron_chariots", covenant=["the_mighty_men"])
    table.until("stand_in_the_way")
    table.stand("the_mighty_men", "the_iron_chariots")
    table.fight()
    assert table.where("the_mighty_men") == "covenant wilderness"
    assert table.where("the_iron_chariots") == "deep wilderness"


def test_the_iron_chariots__army_only_heavenly_or_army_cards_stand_alone_in_its_way() -> None:
    spare = ["methuselah"]
    assert who_stands_alone("the_iron_chariots", *spare, sideways=spare) == HEAVENLY_OR_ARMY


def test_the_iron_chariots__army_or_2_together() -> None:
    spare = ["methuselah"]
    assert two_stand_together("the_iron_chariots", *spare, sideways=spare) == (False, True)


def test_the_iron_chariots__story_moment_as_it_enters_beside_deborah() -> None:
    assert stories_as_it_enters("the_iron_chariots", beside="deborah") == ["the_iron_chariots"]


def test_the_iron_chariots__deborah_makes_it_fall_for_a_testimony() -> None:
    table = beaten("the_iron_chariots", "deborah", chosen=["michael"])
    assert told(table) == both_draw("the_iron_chariots", "deborah")


# The Host of Midian.


def test_the_host_of_midian__when_it_enters_a_covenant_altar_card_goes_to_the_wilderness() -> None:
    table = deep_plays("the_host_of_midian", covenant_altar=["adam"])
    assert table.altar(COVENANT) == ["adam"]
    table.until("work")
    assert table.where("the_host_of_midian") == "deep field"
    assert table.where("adam") == "covenant wilderness"


def test_the_host_of_midian__the_covenant_chooses_which_standing_or_spent() -> None:
    table = deep_plays(
        "the_host_of_midian", covenant_altar=["adam", "abel", "jacob"], sideways=["abel"]
    )
    table.until("target")
    assert table.asked_side == COVENANT
    assert table.choices == ["abel", "adam", "jacob"]
    table.choose("abel")
    assert table.where("abel") == "covenant wilderness"
    assert table.standing_altar(COVENANT) == ["adam", "jacob"]


def test_the_host_of_midian__with_an_empty_altar_it_enters_all_the_same() -> None:
    table = deep_played("the_host_of_midian")
    assert table.where("the_host_of_midian") == "deep field"
    assert not table.wilderness(COVENANT)


def test_the_host_of_midian__army_only_heavenly_or_army_cards_stand_alone_in_its_way() -> None:
    assert who_stands_alone("the_host_of_midian") == HEAVENLY_OR_ARMY


def test_the_host_of_midian__army_or_2_together() -> None:
    assert two_stand_together("the_host_of_midian") == (False, True)


def test_the_host_of_midian__story_moment_as_it_enters_beside_gideon() -> None:
    assert stories_as_it_enters("the_host_of_midian", beside="gideon") == ["the_host_of_midian"]


def test_the_host_of_midian__gideon_who_enters_sends_it_back_for_a_testimony_read_once() -> None:
    table = covenant_plays("gideon", deep=["the_host_of_midian"])
    table.until("work")
    assert table.where("the_host_of_midian") == "deep hand"
    assert told(table) == both_draw("the_host_of_midian", "gideon")


def test_the_host_of_midian__gideon_makes_it_fall_in_battle_for_a_testimony_too() -> None:
    table = beaten("the_host_of_midian", "gideon")
    assert told(table) == both_draw("the_host_of_midian", "gideon")


# Delilah.


def delilahs_morning(*covenant: str) -> Table:
    """The Deep's Morning with Delilah in play, up to its first question."""
    return scenario(whose=DEEP, step="morning", deep=["delilah"], covenant=covenant)


def test_delilah__each_morning_a_covenant_character_gets_2_less_strength() -> None:
    table = delilahs_morning("joshua")
    assert table.asked == "offering"
    assert (table.strength("joshua"), table.heart("joshua")) == (2, 4)


def test_delilah__the_deep_chooses_which() -> None:
    table = delilahs_morning("joshua", "samson")
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["joshua", "samson"]
    table.choose("samson")
    assert (table.strength("samson"), table.strength("joshua")) == (4, 4)


def test_delilah__one_of_any_cost_sideways_or_turned() -> None:
    assert delilahs_morning("michael").strength("michael") == 5
    assert delilahs_morning("naaman").strength("naaman") == 3


def test_delilah__a_strength_never_goes_below_0() -> None:
    assert delilahs_morning("abel").strength("abel") == 0


def test_delilah__until_evening() -> None:
    table = delilahs_morning("joshua")
    table.done()
    assert table.strength("joshua") == 2
    table.end_day()
    assert table.strength("joshua") == 4


def test_delilah__each_of_its_sides_mornings_not_the_covenants() -> None:
    table = delilahs_morning("joshua")
    table.done()
    table.next_work()
    assert table.asked_side == COVENANT
    assert table.strength("joshua") == 4
    table.next_work()
    assert table.asked_side == DEEP
    assert table.strength("joshua") == 2


def test_delilah__not_on_the_day_she_enters() -> None:
    assert deep_played("delilah", covenant=["joshua"]).strength("joshua") == 4


def test_delilah__nothing_with_no_covenant_character_in_play() -> None:
    table = delilahs_morning()
    assert table.asked == "offering"
    assert not table.events_of(ev.LastingBegan)


def test_delilah__story_moment_as_it_enters_beside_samson() -> None:
    assert stories_as_it_enters("delilah", beside="samson") == ["delilah"]


def test_delilah__samson_makes_her_fall_for_a_testimony() -> None:
    assert told(beaten("delilah", "samson")) == both_draw("delilah", "samson")


def test_delilah__samson_who_falls_hurts_her_for_a_testimony_too() -> None:
    table = blocks_asked("naaman", covenant=["samson"], deep=["naaman", "delilah"], walls=(13, 9))
    table.stand("samson", "naaman")
    table.fight()
    assert table.where("samson") == "covenant wilderness"
    assert table.where("delilah") == "deep wilderness"
    assert table.walls[DEEP] == 7
    assert told(table) == both_draw("delilah", "samson")


def test_delilah__weakened_by_her_samson_is_her_match_still() -> None:
    table = delilahs_morning("samson")
    table.done()
    table.go_out("delilah")
    table.done()
    table.until("stand_in_the_way")
    table.stand("samson", "delilah")
    assert table.strength("samson") == 4
    table.forget()
    table.fight()
    assert told(table) == both_draw("delilah", "samson")
