"""Rulings 12 and 13: what is no falling, Turned, Testimony."""

from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, blocks_asked, deep_attacks, scenario

# 12. Taken up, returned, Elder, Turned.


def test_a_returned_card_has_not_fallen_no_elders_card() -> None:
    table = blocks_asked("leviathan", covenant=["job"], returned=["job"])
    table.stand("job", "leviathan")
    table.fight()
    assert table.where("job") == "out"
    assert table.drawn(COVENANT) == 1  # That of the Morning after.


def test_one_taken_up_has_not_fallen_no_elders_card() -> None:
    table = blocks_asked("cain", covenant=["enoch"])
    table.stand("enoch", "cain")
    table.fight()
    assert table.drawn(COVENANT) == 1  # That of the Morning after.


def test_a_turned_card_stays_as_it_stands() -> None:
    table = scenario(
        covenant=["jonah"],
        deep=["the_king_of_nineveh"],
        covenant_altar=2,
        sideways=["the_king_of_nineveh"],
    )
    table.use("jonah")
    table.until("work")
    assert table.is_sideways("the_king_of_nineveh")
    table = scenario(covenant=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=2)
    table.use("jonah")
    table.until("work")
    assert not table.is_sideways("the_king_of_nineveh")


def test_a_turned_card_cannot_go_out_until_its_new_sides_next_day() -> None:
    table = scenario(covenant=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=2)
    table.use("jonah")
    table.until("work")
    assert (
        table.refused("go_out", "the_king_of_nineveh")
        == "A character cannot go out on its first day."
    )
    table.next_work()
    table.next_work()
    assert table.may("go_out", "the_king_of_nineveh")


def test_one_turned_on_the_deeps_day_goes_out_on_the_next() -> None:
    table = deep_attacks(
        "cain", covenant=["jonah"], covenant_altar=2, deep=["cain", "the_king_of_nineveh"]
    )
    table.use("jonah")
    table.fight_out()
    table.done()
    assert table.may("go_out", "the_king_of_nineveh")


def test_a_turned_card_falls_to_its_owners_wilderness() -> None:
    table = blocks_asked("leviathan", covenant=["naaman"])
    table.stand("naaman", "leviathan")
    table.fight()
    assert table.where("naaman") == "deep wilderness"


def test_a_turned_card_calls_nobody() -> None:
    assert scenario(covenant=["naaman"]).cost("elisha") == 2


def test_a_turned_card_gives_no_more_testimony() -> None:
    table = blocks_asked("leviathan", covenant=["naaman"])
    table.stand("naaman", "leviathan")
    table.fight()
    assert table.testimonies == []


def test_a_turned_card_is_a_covenant_character() -> None:
    table = scenario(whose=DEEP, covenant=["naaman"], deep_hand=["jezebel"], deep_altar=4)
    table.play("jezebel")
    table.until("work")
    assert table.where("naaman") == "deep hand"


# 13. Testimony.


def twice_beaten(days_between: int) -> Table:
    """Aaron stops the magicians' ◇ power, and fells them that day or days later."""
    table = scenario(
        covenant=["aaron", "the_bronze_altar", "deborah"],
        covenant_altar=3,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("the_bronze_altar")
    table.use("the_magicians_of_egypt")
    table.use("aaron")
    table.until("work")
    for _ in range(days_between):
        table.next_work()
    table.go_out("aaron")
    table.done()
    table.until("stand_in_the_way")
    table.stand("the_magicians_of_egypt", "aaron")
    table.fight()
    assert table.where("the_magicians_of_egypt") == "deep wilderness"
    return table


def test_testimony_once_per_deep_card_and_day() -> None:
    assert twice_beaten(0).testimonies == [("the_magicians_of_egypt", "aaron")]


def test_on_another_day_the_same_card_gives_its_testimony_again() -> None:
    assert len(twice_beaten(2).testimonies) == 2


def test_testimony_by_its_damage_among_others() -> None:
    table = blocks_asked("nimrod", covenant=["david", "abraham"])
    table.together("david", "abraham", against="nimrod")
    table.fight()
    table.deal("david", 4)
    assert table.testimonies == [("nimrod", "abraham")]


def test_testimony_by_its_damage_that_day() -> None:
    table = blocks_asked(
        "the_amorite_kings",
        covenant=["abraham", "adam"],
        covenant_hand=["the_sun_stands_still"],
        covenant_altar=4,
        deep=["nebuchadnezzar", "the_amorite_kings"],
    )
    table.together("abraham", "adam", against="the_amorite_kings")
    table.done()
    table.play("the_sun_stands_still")
    table.choose("the_amorite_kings")
    table.fight_out()
    assert table.testimonies == [("the_amorite_kings", "the_sun_stands_still")]


def test_no_testimony_where_the_pair_dealt_damage_only_on_another_day() -> None:
    table = scenario(covenant=["abraham", "joshua"], deep=["nimrod"])
    table.go_out("abraham")
    table.done()
    table.until("stand_in_the_way")
    table.stand("nimrod", "abraham")
    table.fight()
    table.done()
    table.go_out("nimrod")
    table.done()
    table.until("stand_in_the_way")
    table.stand("joshua", "nimrod")
    table.fight()
    assert table.where("nimrod") == "deep wilderness"
    assert table.testimonies == []


def test_a_when_it_falls_power_that_beats_the_pair_gives_its_testimony() -> None:
    table = blocks_asked("cain", covenant=["abel"])
    table.stand("abel", "cain")
    table.fight()
    assert table.where("cain") == "deep hand"
    assert table.testimonies == [("cain", "abel")]


def test_testimony_by_its_power_among_others() -> None:
    table = deep_attacks(
        "pharaohs_chariots", "cain", covenant_hand=["the_parting_of_the_sea"], covenant_altar=5
    )
    table.play("the_parting_of_the_sea")
    table.pass_both()
    assert table.testimonies == [("pharaohs_chariots", "the_parting_of_the_sea")]


def test_a_stopped_scheme_gives_its_testimony_at_the_moment_it_is_stopped() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_pit_at_dothan"],
        deep_altar=2,
        covenant=["joseph"],
        covenant_altar=2,
    )
    table.play("the_pit_at_dothan")
    table.use("joseph")
    table.pass_both()
    assert table.testimonies == [("the_pit_at_dothan", "joseph")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_a_stopped_power_gives_its_testimony_too_and_the_deep_draws_nothing() -> None:
    table = scenario(
        covenant=["aaron", "the_bronze_altar"],
        covenant_altar=4,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("the_bronze_altar")
    table.use("the_magicians_of_egypt")
    table.use("aaron")
    table.pass_both()
    assert table.testimonies == [("the_magicians_of_egypt", "aaron")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_a_returned_pair_that_leaves_the_game_gives_its_testimony() -> None:
    table = scenario(covenant=["joshua"], deep=["amalek"], returned=["amalek"])
    table.go_out("joshua")
    table.done()
    table.until("stand_in_the_way")
    table.stand("amalek", "joshua")
    table.done()
    table.pass_once()
    table.forget()
    table.pass_once()
    assert table.where("amalek") == "out"
    assert table.testimonies == [("amalek", "joshua")]
    assert table.drawn(COVENANT) == 1
