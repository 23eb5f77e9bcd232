"""Rulings 12 to 19: falling, Testimony, empty decks, targets, whose."""

from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, blocks_asked, deep_attacks, scenario


def refs_of(
    table: Table, kind: type[ev.Fell | ev.TurnedBack | ev.Stayed | ev.StoodUp]
) -> list[str]:
    """The cards that the events of a class are about, in order."""
    return [table.id_of(event.ref) for event in table.events_of(kind)]


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
    table.refused("go_out", "the_king_of_nineveh")
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


# 14. Empty decks; 15. Walls; 16. last day.


def test_a_power_that_draws_from_an_empty_deck_breaks_2_walls_each_time() -> None:
    table = scenario(covenant_hand=["elisha"], covenant_altar=2, covenant_deck_size=0)
    table.play("elisha")
    table.until("work")
    assert table.walls == (11, 21)


def test_searching_an_empty_deck_does_nothing_and_breaks_nothing() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2, covenant_deck_size=0)
    table.play("sarah")
    table.until("work")
    assert table.walls == (13, 21)
    assert table.where("sarah") == "covenant field"


def test_looking_at_an_empty_deck_does_nothing_and_breaks_nothing() -> None:
    table = scenario(covenant_hand=["samuel"], covenant_altar=2, covenant_deck_size=0)
    table.play("samuel")
    table.until("work")
    assert table.walls == (13, 21)


def test_laying_from_an_empty_deck_does_nothing_and_breaks_nothing() -> None:
    table = scenario(covenant_hand=["joseph"], covenant_altar=4, covenant_deck_size=0)
    table.play("joseph")
    table.until("work")
    assert table.walls == (13, 21)
    assert len(table.altar(COVENANT)) == 4


def test_a_side_may_concede_whatever_is_asked_of_it() -> None:
    table = deep_attacks("cain", day=7, walls=(3, 21), covenant=["adam"])
    assert table.asked == "pause"
    table.concede()
    assert table.outcome is not None
    assert table.outcome.winners == (DEEP,)


# 18. Targets.


def test_a_power_with_no_legal_target_does_nothing_and_the_rest_is_done() -> None:
    table = scenario(covenant_hand=["the_trumpets_at_jericho"], covenant_altar=3)
    table.play("the_trumpets_at_jericho")
    table.until("work")
    assert table.walls == (13, 18)


def test_a_character_whose_power_has_no_target_may_be_played() -> None:
    table = scenario(covenant_hand=["jael"], covenant_altar=2)
    table.play("jael")
    table.until("work")
    assert table.where("jael") == "covenant field"


def test_so_too_where_a_target_has_gone_when_the_power_comes_to_work() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_decree_of_pharaoh"],
        deep_altar=3,
        covenant=["adam", "eve", "noah"],
        covenant_altar=1,
    )
    table.play("the_decree_of_pharaoh")
    table.choose("adam")
    table.use("noah")
    table.choose("adam")
    table.until("work")
    assert table.where("adam") == "covenant hand"
    assert table.where("eve") == "covenant field"
    assert not table.events_of(ev.Fell)


def test_or_is_no_longer_legal_when_the_power_comes_to_work() -> None:
    table = scenario(
        covenant=["the_bronze_basin", "joshua", "adam"],
        covenant_hand=["the_sun_stands_still"],
        covenant_altar=5,
        deep=["leviathan"],
        sideways=["joshua", "adam"],
    )
    table.use("the_bronze_basin")
    table.choose("joshua")
    table.pass_once()
    table.play("the_sun_stands_still")
    table.until("work")
    assert refs_of(table, ev.StoodUp) == ["joshua", "adam"]


def test_a_card_that_could_do_nothing_at_all_cannot_be_announced() -> None:
    table = scenario(covenant_hand=["fire_on_carmel"], covenant_altar=4)
    assert table.refused("play", "fire_on_carmel") == "It would do nothing now."


def test_a_power_that_could_do_nothing_at_all_cannot_be_announced() -> None:
    table = scenario(covenant=["jonah"], covenant_altar=4)
    assert table.refused("use", "jonah") == "It would do nothing now."


def test_other_choices_than_may_cannot_be_declined() -> None:
    table = scenario(covenant_hand=["fire_on_carmel"], covenant_altar=4, deep=["cain", "ahab"])
    table.play("fire_on_carmel")
    table.refused("done")
    table.refused("pass")


def test_2_of_with_fewer_there_takes_those_there_are() -> None:
    table = deep_attacks("nebuchadnezzar", covenant=["adam"])
    assert table.is_sideways("adam")


def test_2_of_with_more_there_takes_2() -> None:
    table = deep_attacks("nebuchadnezzar", covenant=["adam", "eve", "abel", "joshua"])
    assert table.choices == ["abel", "adam", "eve"]
    table.choose("adam", "abel")
    assert [table.is_sideways(card) for card in ("adam", "eve", "abel")] == [True, False, True]


def test_a_plural_without_a_number_means_all() -> None:
    table = deep_attacks(
        "cain", "nimrod", covenant_hand=["the_pillar_of_cloud_and_fire"], covenant_altar=3
    )
    table.play("the_pillar_of_cloud_and_fire")
    table.pass_both()
    assert len(table.events_of(ev.TurnedBack)) == 2


# 19. Whose.


def test_a_covenant_character_is_one_on_that_side_now() -> None:
    table = scenario(covenant_hand=["fire_on_carmel"], covenant_altar=4, covenant=["naaman"])
    table.refused("play", "fire_on_carmel")


def test_hand_is_always_its_owners() -> None:
    table = scenario(covenant=["noah", "naaman"], covenant_altar=1)
    table.use("noah")
    table.until("work")
    assert table.where("naaman") == "deep hand"


def test_a_player_whose_card_is_discarded_chooses_it() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["did_god_really_say"],
        deep_altar=1,
        covenant_hand=["adam", "eve"],
    )
    table.play("did_god_really_say")
    table.until("discard")
    assert table.asked_side == COVENANT
    table.choose("eve")
    assert table.hand(COVENANT) == ["adam"]


def test_unless_it_is_random() -> None:
    table = scenario(
        whose=DEEP, deep_hand=["the_serpent"], deep_altar=2, covenant_hand=["adam", "noah"]
    )
    table.play("the_serpent")
    table.until("work")
    assert len(table.events_of(ev.RngMoved)) == 1
    assert len(table.hand(COVENANT)) == 1


def test_breaking_walls_breaks_the_other_sides() -> None:
    table = scenario(whose=DEEP, deep_hand=["sennacherib"], deep_altar=6)
    table.play("sennacherib")
    table.until("work")
    assert table.walls == (11, 21)


def test_mending_mends_your_own() -> None:
    table = scenario(covenant=["the_altar_of_incense"], walls=(10, 10))
    table.end_day()
    assert table.walls == (11, 10)
