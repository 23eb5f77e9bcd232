"""Rulings 20 to 22: how long, Heart and Strength, stops."""

from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, deep_attacks, scenario


def happened(table: Table, *kinds: type[ev.Event]) -> list[type]:
    """The classes of the events of these kinds, in order."""
    return [type(event) for event in table.events if isinstance(event, kinds)]


# 20. How long.


def test_until_evening_means_the_evening_of_the_present_day_whoevers() -> None:
    table = deep_attacks("cain", covenant=["adam"], covenant_hand=["rahab"], covenant_altar=1)
    table.play("rahab")
    table.pass_both()
    assert table.heart("adam") == 4
    table.fight_out()
    assert table.heart("adam") == 2


def test_until_the_evening_of_your_next_day_runs_through_the_other_sides_day() -> None:
    table = scenario(whose=DEEP, deep_hand=["the_bad_report"], deep_altar=2, covenant=["joshua"])
    table.play("the_bad_report")
    table.until("work")
    for _ in range(3):
        assert table.strength("joshua") == 3
        table.next_work()
    assert table.strength("joshua") == 4


def test_each_evening_powers_come_before_damage_heals() -> None:
    table = scenario(covenant=["the_altar_of_incense"], walls=(10, 21))
    table.end_day()
    assert happened(table, ev.WallsMended, ev.EveningHealed) == [ev.WallsMended, ev.EveningHealed]


def test_damage_heals_and_all_this_ends_together() -> None:
    table = deep_attacks("cain", covenant=["adam"], covenant_hand=["rahab"], covenant_altar=1)
    table.play("rahab")
    table.until("stand_in_the_way")
    table.stand("adam", "cain")
    table.fight()
    assert table.where("adam") == "covenant field"
    assert (table.heart("adam"), table.damage("adam")) == (2, 0)


def test_then_manna_the_hand_the_deeps_altar_card() -> None:
    cards = ["cain", "ahab", "nimrod", "og_of_bashan", "balaam", "sisera", "agag", "haman"]
    table = scenario(
        whose=DEEP, deep_hand=cards, deep_altar=["naaman"], sideways=["naaman"], manna=(0, 1)
    )
    table.done()
    table.choose("cain")
    assert happened(table, ev.EveningHealed, ev.MannaLost, ev.Discarded, ev.StoodUp) == [
        ev.EveningHealed,
        ev.MannaLost,
        ev.Discarded,
        ev.StoodUp,
    ]


def test_what_a_group_gets_for_a_time_only_those_in_play_at_that_moment_get() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=["miriam", "adam"], covenant_altar=2)
    for card in ("miriam", "adam"):
        table.play(card)
        table.until("work")
    assert table.strength("joshua") == 5
    assert table.strength("adam") == 1


def test_what_it_gets_while_in_play_newcomers_get_too() -> None:
    table = scenario(covenant=["deborah"], covenant_hand=["adam"], covenant_altar=1)
    table.play("adam")
    table.until("work")
    assert table.strength("adam") == 2
    assert table.strength("deborah") == 2


def test_each_morning_and_each_evening_are_those_of_its_sides_days() -> None:
    table = scenario(
        step="morning",
        whose=DEEP,
        covenant=["nehemiah", "the_altar_of_incense"],
        walls=(5, 21),
    )
    table.done()
    table.end_day()
    assert table.walls == (6, 21)
    table.done()
    table.end_day()
    assert table.walls == (7, 21)


# 21. Heart and Strength.


def test_whatever_moved_either_the_character_falls_at_once() -> None:
    table = scenario(
        whose=DEEP,
        deep=["the_dragon"],
        covenant=["abraham", "jacob", "noah"],
        covenant_altar=1,
    )
    table.go_out("the_dragon")
    table.done()
    table.choose("jacob")
    assert (table.damage("jacob"), table.heart("jacob")) == (2, 3)
    table.use("noah")
    table.choose("abraham")
    table.pass_both()
    assert table.where("jacob") == "covenant wilderness"


def test_a_strength_never_goes_below_0() -> None:
    table = scenario(
        step="morning", whose=DEEP, deep=["delilah"], covenant=["adam"], deep_hand=["cain"]
    )
    assert table.strength("adam") == 0


# 22. Stop.


def test_just_played_is_the_card_whose_pause_this_is_and_no_other() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_pit_at_dothan", "did_god_really_say"],
        deep_altar=3,
        covenant=["joseph", "caleb", "adam"],
        covenant_altar=6,
    )
    table.play("the_pit_at_dothan")
    table.choose("adam")
    table.use("joseph")
    assert table.asked_side == DEEP
    table.pass_once()
    assert table.refused("use", "caleb") == "It would do nothing now."


def test_nothing_is_just_played_in_a_pause_of_a_battle() -> None:
    table = deep_attacks("cain", covenant_hand=["the_blood_on_the_doorposts"], covenant_altar=2)
    assert table.refused("play", "the_blood_on_the_doorposts") == "It would do nothing now."


def test_stopped_it_does_nothing_its_cost_stays_paid_and_a_card_goes_to_its_wilderness() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["darkness_on_the_deep"],
        deep_altar=2,
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=2,
    )
    table.play("darkness_on_the_deep")
    table.play("the_blood_on_the_doorposts")
    table.until("work")
    assert table.walls == (13, 21)
    assert table.manna(DEEP) == 0
    assert table.where("darkness_on_the_deep") == "deep wilderness"


def test_stopped_its_use_for_the_day_is_spent() -> None:
    table = scenario(
        covenant=["the_bronze_altar"],
        covenant_altar=3,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("the_bronze_altar")
    table.use("the_magicians_of_egypt")
    table.until("work")
    assert len(table.altar(COVENANT)) == 3
    assert table.refused("use", "the_bronze_altar") == "That ◇ power has been used today."


def test_no_card_stops_a_miracle_a_character_a_holy_thing_or_a_stronghold() -> None:
    for card in ("manna_from_heaven", "adam", "the_bronze_basin"):
        table = scenario(
            covenant_hand=[card],
            covenant_altar=3,
            deep=["the_magicians_of_egypt"],
            deep_hand=["did_god_really_say"],
            deep_altar=4,
        )
        table.play(card)
        assert table.refused("use", "the_magicians_of_egypt") == "It would do nothing now."
        assert table.refused("play", "did_god_really_say") == "It would do nothing now."
    for card in ("sodom", "cain"):
        table = scenario(
            whose=DEEP,
            deep_hand=[card],
            deep_altar=3,
            covenant_hand=["the_blood_on_the_doorposts"],
            covenant_altar=2,
        )
        table.play(card)
        assert table.refused("play", "the_blood_on_the_doorposts") == "It would do nothing now."


def test_then_means_if_the_part_before_it_was_done() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["darkness_on_the_deep"],
        deep_altar=2,
        covenant_hand=["esther"],
        covenant_altar=2,
    )
    table.play("darkness_on_the_deep")
    table.play("esther")
    table.pass_both()
    assert table.damage("esther") == 2
    table = scenario(covenant_hand=["esther"], covenant_altar=2)
    table.play("esther")
    table.until("work")
    assert table.damage("esther") == 0
