"""The Temple of Dagon, the Fiery Furnace and the Lions' Den."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import (
    covenant_draws,
    covenant_played,
    deep_played,
    deep_plays,
    told,
)
from tests.support import Table, scenario

ARK = "the_ark_of_the_covenant"
THREE = "shadrach_meshach_and_abednego"

# The Temple of Dagon.


def test_the_temple_of_dagon__when_it_enters_a_holy_thing_goes_back_to_hand() -> None:
    table = deep_plays("the_temple_of_dagon", covenant=[ARK])
    assert (table.asked, table.asked_side) == ("half", DEEP)
    table.choose_half(0)
    table.until("work")
    assert table.where(ARK) == "covenant hand"
    assert table.walls == (13, 21)


def test_the_temple_of_dagon__or_break_2_walls() -> None:
    table = deep_plays("the_temple_of_dagon", covenant=["the_bronze_altar"])
    table.choose_half(1)
    table.until("work")
    assert table.where("the_bronze_altar") == "covenant field"
    assert table.walls == (11, 21)


def test_the_temple_of_dagon__the_deep_chooses_which_holy_thing() -> None:
    table = deep_plays("the_temple_of_dagon", covenant=["the_bronze_altar", ARK, "joshua"])
    table.choose_half(0)
    assert table.choices == [ARK, "the_bronze_altar"]
    table.choose("the_bronze_altar")
    table.until("work")
    assert table.where("the_bronze_altar") == "covenant hand"
    assert table.where(ARK) == "covenant field"


def test_the_temple_of_dagon__with_no_holy_thing_in_play_only_the_walls() -> None:
    table = deep_plays("the_temple_of_dagon", covenant=["joshua"], covenant_altar=[ARK])
    assert table.asked == "pause"
    table.until("work")
    assert table.walls == (11, 21)


def test_the_temple_of_dagon__while_in_play_the_covenant_cannot_raise_up() -> None:
    altar = ["the_bronze_basin", "adam", "eve", "abel"]
    table = scenario(covenant_altar=altar, deep=["the_temple_of_dagon"])
    assert table.refused("raise_up", "the_bronze_basin") == law.NO_RAISING.sentence
    assert scenario(covenant_altar=altar).may("raise_up", "the_bronze_basin")


def test_the_temple_of_dagon__a_holy_thing_may_be_played_from_the_hand() -> None:
    table = covenant_played("the_bronze_basin", deep=["the_temple_of_dagon"])
    assert table.where("the_bronze_basin") == "covenant field"


def test_the_temple_of_dagon__gone_the_covenant_may_raise_up_again() -> None:
    table = covenant_played(
        "the_trumpets_at_jericho",
        covenant_altar=["the_bronze_basin", *["adam", "eve", "abel", "jacob", "isaac", "sarah"]],
        deep=["the_temple_of_dagon"],
    )
    assert table.may("raise_up", "the_bronze_basin")


def test_the_temple_of_dagon__story_moment_as_it_enters_beside_the_ark() -> None:
    table = deep_plays("the_temple_of_dagon", covenant=[ARK])
    table.choose_half(1)
    table.until("work")
    assert told(table) == ([], ["the_temple_of_dagon"], (0, 0))


def test_the_temple_of_dagon__the_ark_sends_it_away_for_a_testimony() -> None:
    table = scenario(covenant=[ARK], covenant_altar=3, deep=["the_temple_of_dagon"])
    table.use(ARK)
    table.until("work")
    assert table.where("the_temple_of_dagon") == "deep wilderness"
    assert told(table) == covenant_draws("the_temple_of_dagon", ARK)


# The Fiery Furnace.


def furnace_morning(*covenant: str, sideways: tuple[str, ...] = ()) -> Table:
    """The Deep's Morning with the Fiery Furnace in play, up to its first question."""
    return scenario(
        whose=DEEP,
        step="morning",
        deep=["the_fiery_furnace"],
        covenant=covenant,
        sideways=sideways,
    )


def test_the_fiery_furnace__each_morning_its_player_turns_one_sideways() -> None:
    table = furnace_morning("joshua")
    assert (table.asked, table.asked_side) == ("half", COVENANT)
    table.choose_half(0)
    assert table.asked == "offering"
    assert table.is_sideways("joshua")
    assert table.damage("joshua") == 0


def test_the_fiery_furnace__or_it_takes_2_damage() -> None:
    table = furnace_morning("joshua")
    table.choose_half(1)
    assert table.damage("joshua") == 2
    assert not table.is_sideways("joshua")


def test_the_fiery_furnace__the_deep_chooses_a_standing_one_the_covenant_the_half() -> None:
    table = furnace_morning("joshua", "abel", "noah", "the_bronze_altar", sideways=("noah",))
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "joshua"]
    table.choose("abel")
    assert (table.asked, table.asked_side) == ("half", COVENANT)
    table.choose_half(1)
    assert table.where("abel") == "covenant wilderness"
    assert table.damage("joshua") == 0


def test_the_fiery_furnace__one_of_any_cost_who_may_fall_before_the_draw() -> None:
    assert furnace_morning("michael").asked == "half"
    table = furnace_morning("adam")
    table.choose_half(1)
    assert table.where("adam") == "covenant wilderness"
    drawn = [event.side for event in table.events_of(ev.CardDrawn)]
    assert drawn[0] == COVENANT  # The Elder's card, and then the Deep's Morning.
    assert drawn[1:] == [DEEP] * len(drawn[1:])


def test_the_fiery_furnace__with_none_that_stands_nothing() -> None:
    table = furnace_morning("joshua", sideways=("joshua",))
    assert table.asked == "offering"
    assert not table.events_of(ev.Damaged)


def test_the_fiery_furnace__of_a_turned_one_the_covenant_is_the_player() -> None:
    table = furnace_morning("naaman")
    assert (table.asked, table.asked_side) == ("half", COVENANT)


def test_the_fiery_furnace__not_as_it_enters_nor_on_the_covenants_morning() -> None:
    table = deep_played("the_fiery_furnace", covenant=["joshua"])
    table.next_work()
    assert table.asked_side == COVENANT
    assert not table.is_sideways("joshua")
    table.done()
    assert (table.asked, table.asked_side) == ("half", COVENANT)


def test_the_fiery_furnace__stops_working_beside_the_three() -> None:
    table = furnace_morning("joshua", THREE)
    assert table.asked == "offering"


def test_the_fiery_furnace__works_again_when_they_are_gone() -> None:
    table = deep_played("jezebel", THREE, covenant=["joshua", THREE], deep=["the_fiery_furnace"])
    table.next_work()
    table.done()
    assert (table.asked, table.asked_side) == ("half", COVENANT)


def test_the_fiery_furnace__the_three_who_enter_give_a_testimony_read_once() -> None:
    table = covenant_played(THREE, deep=["the_fiery_furnace"])
    assert told(table) == covenant_draws("the_fiery_furnace", THREE)


def test_the_fiery_furnace__entering_beside_them_it_gives_a_testimony_read_once() -> None:
    table = deep_played("the_fiery_furnace", covenant=[THREE])
    assert table.testimonies == [("the_fiery_furnace", THREE)]
    assert table.stories_read == ["the_fiery_furnace"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


# The Lions' Den.


def held_in_the_den(card: str, *others: str, hand: tuple[str, ...] = ()) -> Table:
    """The Lions' Den has entered and holds that one; it is the Covenant's Work."""
    chosen = (card,) if others else ()
    table = deep_played(
        "the_lions_den",
        *chosen,
        covenant=[card, *others],
        covenant_hand=hand,
        covenant_altar=7,
        deep_hand=["jezebel"],
    )
    table.next_work()
    return table


def test_the_lions_den__while_in_play_that_character_cannot_go_out() -> None:
    table = held_in_the_den("joshua", "gideon")
    assert table.refused("go_out", "joshua") == law.HELD.sentence
    assert table.may("go_out", "gideon")


def test_the_lions_den__nor_stand_in_the_way() -> None:
    table = deep_played("the_lions_den", "joshua", covenant=["joshua", "gideon"], deep=["cain"])
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    assert table.refused("stand", "joshua", "cain") == law.HELD.sentence
    assert table.may("stand", "gideon", "cain")


def test_the_lions_den__the_deep_chooses_one_of_cost_5_or_less() -> None:
    table = deep_plays("the_lions_den", covenant=["moses", "samson", "abel", "the_bronze_altar"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "samson"]


def test_the_lions_den__none_of_its_own_side() -> None:
    table = deep_played("the_lions_den", deep=["cain", "agag"])
    assert not table.events_of(ev.LastingBegan)
    assert table.may("go_out", "cain")


def test_the_lions_den__not_one_of_cost_6() -> None:
    table = deep_played("the_lions_den", covenant=["moses"])
    assert table.where("the_lions_den") == "deep field"
    table.next_work()
    assert table.may("go_out", "moses")


def test_the_lions_den__for_as_long_as_it_is_in_play() -> None:
    table = held_in_the_den("joshua", hand=("the_trumpets_at_jericho",))
    table.next_work()
    table.next_work()
    assert table.refused("go_out", "joshua") == law.HELD.sentence
    table.play("the_trumpets_at_jericho")
    table.until("work")
    assert table.may("go_out", "joshua")


def test_the_lions_den__for_as_long_as_that_one_is_in_play() -> None:
    table = held_in_the_den("joshua")
    table.next_work()
    table.play("jezebel")
    table.until("work")
    table.next_work()
    table.play("joshua")
    table.until("work")
    table.next_work()
    table.next_work()
    assert table.may("go_out", "joshua")


def test_the_lions_den__a_held_one_may_use_its_powers() -> None:
    assert held_in_the_den("noah", "adam").may("use", "noah")


def test_the_lions_den__one_gone_in_the_pause_no_other_is_held() -> None:
    table = deep_plays("the_lions_den", covenant=["noah", "adam"], covenant_altar=1)
    table.choose("adam")
    table.use("noah")
    table.until("work")
    table.next_work()
    assert table.may("go_out", "noah")


def test_the_lions_den__beside_daniel_it_stops_working_and_works_again_when_he_is_gone() -> None:
    table = held_in_the_den("joshua", hand=("daniel",))
    table.play("daniel")
    table.until("work")
    assert table.may("go_out", "joshua")
    table.next_work()
    table.play("jezebel")
    table.choose("daniel")
    table.until("work")
    table.next_work()
    assert table.refused("go_out", "joshua") == law.HELD.sentence


def test_the_lions_den__entering_beside_daniel_it_holds_nobody_even_after_he_has_gone() -> None:
    table = held_in_the_den("joshua", "daniel")
    assert table.may("go_out", "joshua")
    table.next_work()
    table.play("jezebel")
    table.choose("daniel")
    table.until("work")
    table.next_work()
    assert table.where("daniel") == "covenant hand"
    assert table.may("go_out", "joshua")


def test_the_lions_den__daniel_who_enters_gives_a_testimony_read_once() -> None:
    table = covenant_played("daniel", deep=["the_lions_den"])
    assert told(table) == covenant_draws("the_lions_den", "daniel")


def test_the_lions_den__entering_beside_daniel_it_gives_a_testimony_read_once() -> None:
    table = deep_played("the_lions_den", covenant=["daniel"])
    assert table.testimonies == [("the_lions_den", "daniel")]
    assert table.stories_read == ["the_lions_den"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_the_lions_den__it_holds_a_turned_one_too() -> None:
    table = held_in_the_den("naaman")
    assert table.refused("go_out", "naaman") == law.HELD.sentence
