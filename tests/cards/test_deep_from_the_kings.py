"""Agag, Goliath of Gath, Ishbi-Benob, Ahab, Jezebel, the Prophets of Baal and Naaman."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import (
    GIANTS_MATCH,
    SLAIN,
    beaten,
    both_draw,
    covenant_draws,
    covenant_played,
    deep_played,
    deep_plays,
    goes_out,
    heir_costs,
    met_by_a_giant_slayer,
    one_less,
    stories_as_it_enters,
    told,
    two_stand_together,
    who_stands_alone,
)
from tests.support import Table, deep_attacks, scenario

# Agag.


def test_agag__heir_of_amalek() -> None:
    assert heir_costs("agag", "amalek") == one_less(2)


def test_agag__story_moment_as_it_enters_beside_samuel() -> None:
    assert stories_as_it_enters("agag", beside="samuel") == ["agag"]


def test_agag__samuel_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("agag", "samuel")) == both_draw("agag", "samuel")


# Goliath of Gath.


def test_goliath_of_gath__giant_only_a_giant_slayer_stands_alone_in_its_way() -> None:
    assert who_stands_alone("goliath_of_gath") == GIANTS_MATCH


def test_goliath_of_gath__giant_or_2_together() -> None:
    assert two_stand_together("goliath_of_gath") == (False, True)


def test_goliath_of_gath__giant_it_falls_to_a_giant_slayer_before_it_deals_damage() -> None:
    assert met_by_a_giant_slayer("goliath_of_gath") == SLAIN


def test_goliath_of_gath__heir_of_the_anakim() -> None:
    assert heir_costs("goliath_of_gath", "the_anakim") == one_less(5)


def test_goliath_of_gath__story_moment_as_it_enters_beside_david() -> None:
    assert stories_as_it_enters("goliath_of_gath", beside="david") == ["goliath_of_gath"]


def test_goliath_of_gath__david_slays_it_for_a_testimony() -> None:
    table = goes_out("goliath_of_gath", "david")
    table.stand("david", "goliath_of_gath")
    table.fight()
    assert table.where("david") == "covenant field"
    assert told(table) == both_draw("goliath_of_gath", "david")


def test_goliath_of_gath__slain_by_caleb_it_gives_none() -> None:
    table = goes_out("goliath_of_gath", "caleb", "david")
    table.stand("caleb", "goliath_of_gath")
    table.fight()
    assert table.where("goliath_of_gath") == "deep wilderness"
    assert told(table) == ([], [], (0, 0))


# Ishbi-Benob.


def test_ishbi_benob__when_it_goes_out_turn_a_giant_slayer_sideways() -> None:
    table = deep_attacks("ishbi_benob", covenant=["joshua", "david"])
    assert table.asked == "pause"
    assert table.is_sideways("david")
    assert not table.is_sideways("joshua")


def test_ishbi_benob__the_deep_chooses_which_of_those_that_stand() -> None:
    slayers = ["david", "caleb", "the_mighty_men"]
    table = deep_attacks("ishbi_benob", covenant=slayers, sideways=["david"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["caleb", "the_mighty_men"]
    table.choose("caleb")
    assert table.is_sideways("caleb")
    assert not table.is_sideways("the_mighty_men")


def test_ishbi_benob__a_slayer_turned_sideways_cannot_stand_in_its_way() -> None:
    table = goes_out("ishbi_benob", "david")
    assert table.refused("stand", "david", "ishbi_benob") == law.IS_SIDEWAYS.sentence
    table.done()
    table.fight_out()
    assert table.walls == (9, 21)


def test_ishbi_benob__with_no_giant_slayer_nobody_turns() -> None:
    table = deep_attacks("ishbi_benob", covenant=["joshua"])
    assert table.asked == "pause"
    assert not table.is_sideways("joshua")


def test_ishbi_benob__giant_only_a_giant_slayer_stands_alone_in_its_way() -> None:
    assert who_stands_alone("ishbi_benob", "david") == GIANTS_MATCH


def test_ishbi_benob__giant_or_2_together() -> None:
    assert two_stand_together("ishbi_benob", "david") == (False, True)


def test_ishbi_benob__giant_it_falls_to_a_giant_slayer_before_it_deals_damage() -> None:
    assert met_by_a_giant_slayer("ishbi_benob", "david") == SLAIN


def test_ishbi_benob__heir_of_the_anakim() -> None:
    assert heir_costs("ishbi_benob", "the_anakim") == one_less(4)


def test_ishbi_benob__story_moment_as_it_enters_beside_the_mighty_men() -> None:
    assert stories_as_it_enters("ishbi_benob", beside="the_mighty_men") == ["ishbi_benob"]


def test_ishbi_benob__the_mighty_men_slay_it_for_a_testimony() -> None:
    table = goes_out("ishbi_benob", "the_mighty_men", "david", chosen=["david"])
    table.stand("the_mighty_men", "ishbi_benob")
    table.fight()
    assert told(table) == both_draw("ishbi_benob", "the_mighty_men")


# Ahab.


def test_ahab__while_jezebel_is_in_play_it_gets_2_strength() -> None:
    table = scenario(deep=["ahab", "jezebel"])
    assert (table.strength("ahab"), table.heart("ahab")) == (5, 3)
    assert table.strength("jezebel") == 3


def test_ahab__not_while_she_is_in_hand_or_in_the_wilderness() -> None:
    assert scenario(deep=["ahab"], deep_hand=["jezebel"]).strength("ahab") == 3
    assert scenario(deep=["ahab"], deep_wilderness=["jezebel"]).strength("ahab") == 3


def test_ahab__from_the_moment_she_enters_until_she_goes() -> None:
    assert deep_played("jezebel", deep=["ahab"]).strength("ahab") == 5
    table = covenant_played("fire_on_carmel", "jezebel", deep=["ahab", "jezebel"])
    assert table.strength("ahab") == 3


def test_ahab__story_moment_as_it_enters_beside_elijah() -> None:
    assert stories_as_it_enters("ahab", beside="elijah") == ["ahab"]


def test_ahab__elijah_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("ahab", "elijah")) == both_draw("ahab", "elijah")


# Jezebel.


def test_jezebel__when_it_enters_a_covenant_character_goes_back_to_hand() -> None:
    table = deep_plays("jezebel", covenant=["michael"])
    assert table.where("michael") == "covenant field"
    table.until("work")
    assert table.where("michael") == "covenant hand"
    assert table.where("jezebel") == "deep field"


def test_jezebel__the_deep_chooses_which_as_it_is_announced() -> None:
    table = deep_plays("jezebel", covenant=["michael", "abel", "the_bronze_altar"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "michael"]
    table.choose("abel")
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.until("work")
    assert table.where("abel") == "covenant hand"
    assert table.where("michael") == "covenant field"


def test_jezebel__with_no_covenant_character_it_enters_all_the_same() -> None:
    assert deep_played("jezebel").where("jezebel") == "deep field"


def test_jezebel__one_gone_in_the_pause_is_not_replaced_by_another() -> None:
    table = deep_plays("jezebel", covenant=["noah", "adam"], covenant_altar=1)
    table.choose("adam")
    table.use("noah")
    table.until("work")
    assert table.hand(COVENANT) == ["adam"]
    assert table.where("noah") == "covenant field"


def test_jezebel__a_turned_one_goes_back_to_its_owners_hand() -> None:
    table = deep_played("jezebel", covenant=["naaman"])
    assert table.where("naaman") == "deep hand"


def test_jezebel__abel_gone_back_to_hand_has_not_fallen() -> None:
    table = deep_played("jezebel", covenant=["abel"], deep=["cain"])
    assert table.where("abel") == "covenant hand"
    assert table.where("cain") == "deep field"


def test_jezebel__story_moment_as_it_enters_beside_elijah() -> None:
    assert stories_as_it_enters("jezebel", beside="elijah") == ["jezebel"]


def test_jezebel__elijah_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("jezebel", "elijah")) == both_draw("jezebel", "elijah")


# The Prophets of Baal.


def test_the_prophets_of_baal__fire_on_carmel_makes_it_fall_for_a_testimony() -> None:
    table = covenant_played("fire_on_carmel", deep=["the_prophets_of_baal"])
    assert told(table) == both_draw("the_prophets_of_baal", "fire_on_carmel")


def test_the_prophets_of_baal__felled_by_elijah_it_gives_none() -> None:
    table = beaten("the_prophets_of_baal", "elijah")
    assert table.where("the_prophets_of_baal") == "deep wilderness"
    assert told(table) == ([], [], (0, 0))


# Naaman.


def turned_naaman() -> Table:
    """In its own Work the Covenant's Elisha has Turned Naaman."""
    table = scenario(covenant=["elisha"], covenant_altar=3, deep=["naaman"])
    table.use("elisha")
    table.until("work")
    return table


def test_naaman__turned_by_elisha_for_a_testimony_the_deep_draws_nothing() -> None:
    table = turned_naaman()
    assert table.where("naaman") == "covenant field"
    assert told(table) == covenant_draws("naaman", "elisha")


def test_naaman__turned_it_calls_nobody() -> None:
    assert scenario(deep=["naaman"]).cost("elisha") == 1
    assert scenario(covenant=["naaman"]).cost("elisha") == 2
    assert covenant_played("elisha", covenant=["naaman"]).stories_read == []


def test_naaman__turned_it_fights_for_the_covenant_from_its_next_day() -> None:
    table = turned_naaman()
    assert table.refused("go_out", "naaman") == law.FIRST_DAY.sentence
    table.next_work()
    table.next_work()
    table.go_out("naaman")
    table.fight_out()
    assert table.walls == (13, 16)


def test_naaman__turned_it_falls_to_its_owners_wilderness_with_no_testimony() -> None:
    table = goes_out("leviathan", "naaman")
    table.stand("naaman", "leviathan")
    table.fight()
    assert table.where("naaman") == "deep wilderness"
    assert told(table) == ([], [], (0, 0))


def test_naaman__turned_in_a_battle_it_is_out_of_it() -> None:
    table = deep_attacks("naaman", covenant=["elisha"], covenant_altar=3)
    table.use("elisha")
    table.fight_out()
    assert table.where("naaman") == "covenant field"
    assert not table.events_of(ev.WallsBroken)


def test_naaman__story_moment_as_it_enters_beside_elisha() -> None:
    assert stories_as_it_enters("naaman", beside="elisha") == ["naaman"]


def test_naaman__elisha_makes_it_fall_for_a_testimony_and_both_draw() -> None:
    assert told(beaten("naaman", "elisha")) == both_draw("naaman", "elisha")
