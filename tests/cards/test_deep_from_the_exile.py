"""Sennacherib, the King of Nineveh, Nebuchadnezzar, Belshazzar, Haman and Sanballat."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import (
    HEAVENLY_OR_ARMY,
    beaten,
    both_draw,
    covenant_draws,
    covenant_played,
    deep_played,
    deep_plays,
    drawn_today,
    goes_out,
    heir_costs,
    one_less,
    stories_as_it_enters,
    told,
    two_stand_together,
    who_stands_alone,
)
from tests.support import Table, deep_attacks, scenario

# Sennacherib.


def test_sennacherib__when_it_enters_break_2_walls() -> None:
    table = deep_plays("sennacherib")
    assert table.walls == (13, 21)
    table.until("work")
    assert table.walls == (11, 21)


def test_sennacherib__the_last_2_walls_win_at_once() -> None:
    table = deep_plays("sennacherib", walls=(2, 21))
    table.pass_both()
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.how) == ((DEEP,), "walls")


def test_sennacherib__army_only_heavenly_or_army_cards_stand_alone_in_its_way() -> None:
    assert who_stands_alone("sennacherib") == HEAVENLY_OR_ARMY


def test_sennacherib__army_or_2_together() -> None:
    assert two_stand_together("sennacherib") == (False, True)


def test_sennacherib__story_moment_as_it_enters_beside_hezekiah() -> None:
    assert stories_as_it_enters("sennacherib", beside="hezekiah") == ["sennacherib"]


def test_sennacherib__hezekiah_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("sennacherib", "hezekiah")) == both_draw("sennacherib", "hezekiah")


def test_sennacherib__turned_back_by_hezekiah_it_gives_none() -> None:
    table = deep_attacks("sennacherib", covenant=["hezekiah"], covenant_altar=3)
    table.use("hezekiah")
    table.fight_out()
    assert table.walls == (13, 21)
    assert table.testimonies == []


# The King of Nineveh.


def turned_king() -> Table:
    """In its own Work the Covenant's Jonah has Turned the King of Nineveh."""
    table = scenario(covenant=["jonah"], covenant_altar=2, deep=["the_king_of_nineveh"])
    table.use("jonah")
    table.until("work")
    return table


def test_the_king_of_nineveh__turned_by_jonah_for_a_testimony_the_deep_draws_nothing() -> None:
    table = turned_king()
    assert table.where("the_king_of_nineveh") == "covenant field"
    assert told(table) == covenant_draws("the_king_of_nineveh", "jonah")


def test_the_king_of_nineveh__turned_it_calls_nobody() -> None:
    assert scenario(deep=["the_king_of_nineveh"]).cost("jonah") == 1
    assert scenario(covenant=["the_king_of_nineveh"]).cost("jonah") == 2


def test_the_king_of_nineveh__turned_it_cannot_go_out_that_day() -> None:
    assert turned_king().refused("go_out", "the_king_of_nineveh") == law.FIRST_DAY.sentence


def test_the_king_of_nineveh__turned_it_falls_to_its_owners_wilderness_untold() -> None:
    table = goes_out("naaman", "the_king_of_nineveh")
    table.stand("the_king_of_nineveh", "naaman")
    table.fight()
    assert table.where("the_king_of_nineveh") == "deep wilderness"
    assert told(table) == ([], [], (0, 0))


def test_the_king_of_nineveh__story_moment_as_it_enters_beside_jonah() -> None:
    assert stories_as_it_enters("the_king_of_nineveh", beside="jonah") == ["the_king_of_nineveh"]


def test_the_king_of_nineveh__jonah_makes_it_fall_for_a_testimony_and_both_draw() -> None:
    told_now = told(beaten("the_king_of_nineveh", "jonah"))
    assert told_now == both_draw("the_king_of_nineveh", "jonah")


# Nebuchadnezzar.


def test_nebuchadnezzar__when_it_goes_out_turn_2_characters_of_the_other_side_sideways() -> None:
    table = deep_attacks("nebuchadnezzar", covenant=["adam", "noah", "joshua"])
    assert table.asked == "pause"
    assert table.is_sideways("adam")
    assert table.is_sideways("noah")
    assert not table.is_sideways("joshua")


def test_nebuchadnezzar__the_deep_chooses_2_that_stand_of_cost_3_or_less() -> None:
    table = deep_attacks(
        "nebuchadnezzar",
        deep=["nebuchadnezzar", "ahab"],
        covenant=["adam", "noah", "joshua", "eve", "abel", "the_bronze_basin"],
        sideways=["eve"],
    )
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "adam", "noah"]
    table.choose("noah")
    assert table.choices == ["abel", "adam"]
    table.choose("abel")
    assert table.asked == "pause"
    assert table.is_sideways("noah")
    assert table.is_sideways("abel")
    assert not table.is_sideways("adam")
    assert not table.is_sideways("ahab")


def test_nebuchadnezzar__with_1_there_that_one() -> None:
    table = deep_attacks("nebuchadnezzar", covenant=["adam", "joshua"])
    assert table.asked == "pause"
    assert table.is_sideways("adam")
    assert not table.is_sideways("joshua")


def test_nebuchadnezzar__cost_3_is_the_printed_one() -> None:
    table = deep_attacks("nebuchadnezzar", covenant=["hezekiah"], covenant_wilderness=["david"])
    assert table.cost("hezekiah") == 3
    assert not table.is_sideways("hezekiah")


def test_nebuchadnezzar__turned_by_daniel_who_is_not_its_pair_with_no_testimony() -> None:
    table = scenario(covenant=["daniel"], covenant_altar=5, deep=["nebuchadnezzar"])
    table.use("daniel", 1)
    table.until("work")
    assert table.where("nebuchadnezzar") == "covenant field"
    assert told(table) == ([], [], (0, 0))
    assert table.refused("go_out", "nebuchadnezzar") == law.FIRST_DAY.sentence


def test_nebuchadnezzar__turned_the_other_side_is_the_deep() -> None:
    table = scenario(covenant=["nebuchadnezzar", "adam"], deep=["cain", "ahab", "agag", "jezebel"])
    table.go_out("nebuchadnezzar")
    table.done()
    assert (table.asked, table.asked_side) == ("target", COVENANT)
    assert table.choices == ["agag", "ahab", "cain"]
    table.choose("ahab", "cain")
    assert table.is_sideways("ahab")
    assert table.is_sideways("cain")
    assert not table.is_sideways("adam")


def test_nebuchadnezzar__turned_it_is_no_forebear_of_belshazzar_until_it_falls() -> None:
    assert scenario(covenant=["nebuchadnezzar"]).cost("belshazzar") == 2
    assert scenario(deep_wilderness=["nebuchadnezzar"]).cost("belshazzar") == 1


def test_nebuchadnezzar__turned_it_calls_not_its_pair() -> None:
    friends = "shadrach_meshach_and_abednego"
    assert scenario(deep=["nebuchadnezzar"]).cost(friends) == 2
    assert scenario(covenant=["nebuchadnezzar"]).cost(friends) == 3


def test_nebuchadnezzar__story_moment_as_it_enters_beside_the_three() -> None:
    friends = "shadrach_meshach_and_abednego"
    assert stories_as_it_enters("nebuchadnezzar", beside=friends) == ["nebuchadnezzar"]
    assert stories_as_it_enters("nebuchadnezzar", beside="daniel") == []


def test_nebuchadnezzar__the_three_make_it_fall_for_a_testimony() -> None:
    friends = "shadrach_meshach_and_abednego"
    table = beaten("nebuchadnezzar", friends, "adam", "abel", chosen=["adam", "abel"])
    assert told(table) == both_draw("nebuchadnezzar", friends)


# Belshazzar.


def test_belshazzar__when_it_enters_a_holy_thing_goes_back_to_hand() -> None:
    table = deep_played("belshazzar", covenant=["the_bronze_altar", "joshua"])
    assert table.where("the_bronze_altar") == "covenant hand"
    assert table.where("joshua") == "covenant field"


def test_belshazzar__the_deep_chooses_which_of_cost_4_or_less() -> None:
    things = ["the_ark_of_the_covenant", "the_bronze_altar", "the_bronze_basin"]
    table = deep_plays("belshazzar", covenant=things)
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["the_bronze_altar", "the_bronze_basin"]
    table.choose("the_bronze_basin")
    table.until("work")
    assert table.where("the_bronze_basin") == "covenant hand"


def test_belshazzar__not_the_ark_of_cost_5() -> None:
    table = deep_played("belshazzar", covenant=["the_ark_of_the_covenant"])
    assert table.where("belshazzar") == "deep field"
    assert table.where("the_ark_of_the_covenant") == "covenant field"


def test_belshazzar__in_play_not_on_the_altar() -> None:
    table = deep_played("belshazzar", covenant_altar=["the_bronze_altar"])
    assert table.where("the_bronze_altar") == "covenant altar"


def test_belshazzar__heir_of_nebuchadnezzar() -> None:
    assert heir_costs("belshazzar", "nebuchadnezzar") == one_less(2)


def test_belshazzar__story_moment_as_it_enters_beside_daniel() -> None:
    assert stories_as_it_enters("belshazzar", beside="daniel") == ["belshazzar"]


def test_belshazzar__daniel_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("belshazzar", "daniel")) == both_draw("belshazzar", "daniel")


# Haman.


def test_haman__when_it_enters_a_covenant_character_falls() -> None:
    table = deep_plays("haman", covenant=["noah"])
    assert table.where("noah") == "covenant field"
    table.until("work")
    assert table.where("noah") == "covenant wilderness"
    assert table.drawn(COVENANT) == 1  # Noah is an Elder.


def test_haman__the_deep_chooses_which_of_cost_3_or_less() -> None:
    table = deep_plays("haman", covenant=["noah", "abel", "joshua", "the_bronze_basin"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "noah"]
    table.choose("abel")
    table.until("work")
    assert table.where("abel") == "covenant wilderness"
    assert table.where("noah") == "covenant field"


def test_haman__none_of_its_own_side() -> None:
    table = deep_played("haman", deep=["agag", "cain"])
    assert table.where("haman") == "deep field"
    assert not table.events_of(ev.Fell)


def test_haman__not_one_of_cost_4_though_it_would_cost_3() -> None:
    table = deep_played("haman", covenant=["hezekiah"], covenant_wilderness=["david"])
    assert table.where("haman") == "deep field"
    assert table.where("hezekiah") == "covenant field"


def test_haman__one_that_would_fall_is_taken_up() -> None:
    assert deep_played("haman", covenant=["enoch"]).where("enoch") == "covenant hand"


def test_haman__a_returned_one_leaves_the_game() -> None:
    assert deep_played("haman", covenant=["jonah"], returned=["jonah"]).where("jonah") == "out"


def test_haman__spared_in_the_pause_it_stays() -> None:
    table = deep_plays(
        "haman", covenant=["noah"], covenant_hand=["the_bronze_serpent"], covenant_altar=1
    )
    table.play("the_bronze_serpent")
    table.until("work")
    assert table.where("noah") == "covenant field"
    assert table.events_of(ev.Stayed)


def test_haman__when_it_falls_the_covenant_draws_1() -> None:
    table = covenant_played("fire_on_carmel", deep=["haman"])
    assert table.where("haman") == "deep wilderness"
    assert (drawn_today(table, COVENANT), drawn_today(table, DEEP)) == (1, 0)
    assert table.testimonies == []


def test_haman__heir_of_agag() -> None:
    assert heir_costs("haman", "agag") == one_less(5)


def test_haman__story_moment_as_it_enters_beside_esther_whom_it_fells() -> None:
    table = deep_played("haman", covenant=["esther"])
    assert table.where("esther") == "covenant wilderness"
    assert table.stories_read == ["haman"]


def test_haman__esther_makes_it_fall_for_a_testimony_and_its_own_card_comes_too() -> None:
    table = beaten("haman", "esther")
    assert table.testimonies == [("haman", "esther")]
    assert table.stories_read == ["esther"]
    assert (drawn_today(table, COVENANT), drawn_today(table, DEEP)) == (2, 1)


# Sanballat.


def test_sanballat__return_pay_2_to_play_it_from_your_wilderness() -> None:
    table = scenario(whose=DEEP, deep_wilderness=["sanballat"], deep_altar=2)
    table.return_card("sanballat")
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.until("work")
    assert table.where("sanballat") == "deep field"
    assert table.manna(DEEP) == 0


def test_sanballat__return_not_for_1_though_the_card_costs_1() -> None:
    table = scenario(whose=DEEP, deep_wilderness=["sanballat"], deep_altar=1)
    assert table.refused("return_card", "sanballat") == law.TOO_DEAR.sentence


def test_sanballat__returned_it_leaves_the_game_when_it_would_fall() -> None:
    table = covenant_played("fire_on_carmel", deep=["sanballat"], returned=["sanballat"])
    assert table.where("sanballat") == "out"
    assert not table.events_of(ev.Fell)


def test_sanballat__not_returned_it_falls_and_may_return() -> None:
    table = covenant_played("fire_on_carmel", deep=["sanballat"], deep_altar=2)
    assert table.where("sanballat") == "deep wilderness"
    table.next_work()
    assert table.may("return_card", "sanballat")


def test_sanballat__story_moment_as_it_enters_beside_nehemiah() -> None:
    assert stories_as_it_enters("sanballat", beside="nehemiah") == ["sanballat"]


def test_sanballat__nehemiah_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("sanballat", "nehemiah")) == both_draw("sanballat", "nehemiah")
