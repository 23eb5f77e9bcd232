"""Panel 4, A Day: playing a card, and the pauses in which Answers are played."""

from engine.seraphs.catalogue import UNKNOWN
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.support import scenario


def test_play_a_card_it_is_announced_to_both_before_it_enters() -> None:
    table = scenario(covenant_hand=["joshua"], covenant_altar=4)
    table.play("joshua")
    assert table.where("joshua") == "announced"
    assert GAME.view(table.state, DEEP).table.identity[table.ref("joshua")] != UNKNOWN


def test_answers_in_a_pause_after_each_card() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["darkness_on_the_deep"],
        deep_altar=2,
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=2,
    )
    table.play("darkness_on_the_deep")
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.play("the_blood_on_the_doorposts")
    table.until("work")
    assert table.walls == (13, 21)


def test_answers_in_a_pause_after_each_power() -> None:
    table = scenario(
        covenant=["the_bronze_altar"],
        covenant_altar=1,
        deep_hand=["did_god_really_say"],
        deep_altar=1,
    )
    table.use("the_bronze_altar")
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    table.play("did_god_really_say")
    table.until("work")
    assert len(table.altar(COVENANT)) == 1


def test_answers_after_attackers_go_out() -> None:
    table = scenario(
        whose=DEEP,
        deep=["cain"],
        covenant_hand=["the_pillar_of_cloud_and_fire"],
        covenant_altar=3,
    )
    table.go_out("cain")
    assert table.refused("play", "the_pillar_of_cloud_and_fire") == "That is not what is asked now."
    table.done()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.play("the_pillar_of_cloud_and_fire")
    table.fight_out()
    assert table.walls == (13, 21)


def test_answers_before_damage() -> None:
    table = scenario(
        whose=DEEP,
        deep=["cain"],
        covenant=["adam"],
        covenant_hand=["rahab"],
        covenant_altar=1,
    )
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.stand("adam", "cain")
    table.done()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.play("rahab")
    table.fight_out()
    assert table.where("adam") == "covenant field"


def test_answers_before_damage_though_nobody_stands_in_the_way() -> None:
    table = scenario(
        whose=DEEP, deep=["cain"], covenant_hand=["the_pillar_of_cloud_and_fire"], covenant_altar=3
    )
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.done()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.play("the_pillar_of_cloud_and_fire")
    table.fight_out()
    assert table.walls == (13, 21)


def test_there_are_no_more_pauses_after_damage() -> None:
    table = scenario(
        whose=DEEP,
        deep=["cain"],
        covenant=["joshua", "the_bronze_altar"],
        covenant_hand=["the_pillar_of_cloud_and_fire"],
        covenant_altar=4,
        deep_hand=["bricks_without_straw"],
        deep_altar=2,
    )
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.stand("joshua", "cain")
    table.fight()
    assert (table.asked, table.asked_side) == ("offering", COVENANT)


def test_there_is_no_pause_when_the_work_or_the_day_ends() -> None:
    table = scenario(
        covenant=["the_bronze_altar"],
        covenant_altar=1,
        deep_hand=["bricks_without_straw"],
        deep_altar=2,
    )
    table.done()
    assert (table.asked, table.asked_side) == ("offering", DEEP)


def test_there_is_no_pause_when_an_offering_is_laid() -> None:
    table = scenario(
        step="offering",
        covenant_hand=["adam"],
        deep_hand=["bricks_without_straw"],
        deep_altar=2,
    )
    table.lay("adam")
    assert table.asked == "work"
