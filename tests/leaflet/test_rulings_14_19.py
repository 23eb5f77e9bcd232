"""Rulings 14 to 19: empty decks, conceding, targets, whose."""

from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, deep_attacks, scenario


def refs_of(
    table: Table, kind: type[ev.Fell | ev.TurnedBack | ev.Stayed | ev.StoodUp]
) -> list[str]:
    """The cards that the events of a class are about, in order."""
    return [table.id_of(event.ref) for event in table.events_of(kind)]


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
    assert table.refused("done") == "That is not what is asked now."
    assert table.refused("pass") == "That is not what is asked now."


def test_2_of_with_fewer_there_takes_those_there_are() -> None:
    for people in (["adam"], ["adam", "eve"]):
        table = deep_attacks("nebuchadnezzar", covenant=[*people, "joshua"])
        assert all(table.is_sideways(card) for card in people)
        assert not table.is_sideways("joshua")


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
    assert table.refused("play", "fire_on_carmel") == "It would do nothing now."


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
