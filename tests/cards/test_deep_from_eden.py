"""The Serpent, Cain, the Nephilim and Nimrod."""

from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT
from tests.cards.deep_table import (
    GIANTS_MATCH,
    SLAIN,
    beaten,
    both_draw,
    deep_played,
    deep_plays,
    met_by_a_giant_slayer,
    stories_as_it_enters,
    told,
    two_stand_together,
    who_stands_alone,
)

PEOPLE = ["adam", "abel", "enoch", "jacob", "isaac", "sarah", "samuel", "gideon"]

# The Serpent.


def test_the_serpent__when_it_enters_the_covenant_discards_a_random_card() -> None:
    table = deep_plays("the_serpent", covenant_hand=["adam", "abel", "jacob"])
    assert len(table.hand(COVENANT)) == 3
    table.until("work")
    assert table.where("the_serpent") == "deep field"
    assert len(table.hand(COVENANT)) == 2
    assert len(table.wilderness(COVENANT)) == len(table.events_of(ev.Discarded)) == 1


def test_the_serpent__by_chance_not_always_the_same_place_in_the_hand() -> None:
    places = set()
    for n in range(2, len(PEOPLE) + 1):
        table = deep_played("the_serpent", covenant_hand=PEOPLE[:n])
        places.add(PEOPLE.index(table.wilderness(COVENANT)[0]) / n)
        assert table.events_of(ev.RngMoved)
    assert len(places) > 2


def test_the_serpent__with_an_empty_hand_it_enters_all_the_same() -> None:
    table = deep_played("the_serpent")
    assert table.where("the_serpent") == "deep field"
    assert not table.events_of(ev.Discarded)


def test_the_serpent__a_card_played_in_its_pause_is_no_longer_in_the_hand() -> None:
    table = deep_plays("the_serpent", covenant_hand=["miriam"], covenant_altar=1)
    table.play("miriam")
    table.until("work")
    assert table.where("miriam") == "covenant field"
    assert not table.events_of(ev.Discarded)


def test_the_serpent__story_moment_as_it_enters_beside_eve() -> None:
    assert stories_as_it_enters("the_serpent", beside="eve") == ["the_serpent"]
    assert stories_as_it_enters("the_serpent", beside="adam") == []


def test_the_serpent__eve_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("the_serpent", "eve")) == both_draw("the_serpent", "eve")


# Cain.


def test_cain__when_it_enters_2_damage_to_the_only_covenant_character() -> None:
    table = deep_plays("cain", covenant=["joshua"])
    assert table.damage("joshua") == 0
    table.until("work")
    assert table.damage("joshua") == 2


def test_cain__if_the_covenant_has_2_characters_in_play_none() -> None:
    table = deep_played("cain", covenant=["joshua", "job"])
    assert not table.events_of(ev.Damaged)


def test_cain__if_the_covenant_has_no_character_in_play_none() -> None:
    table = deep_played("cain")
    assert table.where("cain") == "deep field"
    assert not table.events_of(ev.Damaged)


def test_cain__a_holy_thing_is_no_character() -> None:
    table = deep_played("cain", covenant=["joshua", "the_bronze_altar"])
    assert table.damage("joshua") == 2


def test_cain__a_turned_one_is_a_covenant_character() -> None:
    assert deep_played("cain", covenant=["balaam"]).damage("balaam") == 2
    assert deep_played("cain", covenant=["balaam", "joshua"]).damage("joshua") == 0


def test_cain__counted_as_it_enters_when_one_left_in_its_pause() -> None:
    table = deep_plays("cain", covenant=["noah", "adam"], covenant_altar=1)
    table.use("noah")
    table.until("work")
    assert table.where("adam") == "covenant hand"
    assert table.damage("noah") == 2


def test_cain__counted_as_it_enters_when_one_came_in_its_pause() -> None:
    table = deep_plays("cain", covenant=["joshua"], covenant_hand=["rahab"], covenant_altar=1)
    table.play("rahab")
    table.until("work")
    assert not table.events_of(ev.Damaged)


def test_cain__abel_who_falls_by_it_sends_cain_back_to_hand() -> None:
    table = deep_played("cain", covenant=["abel"])
    assert table.where("abel") == "covenant wilderness"
    assert table.where("cain") == "deep hand"
    assert table.testimonies == [("cain", "abel")]
    assert table.stories_read == ["cain", "abel"]


def test_cain__story_moment_as_it_enters_beside_abel() -> None:
    table = deep_played("cain", covenant=["abel", "joshua"])
    assert table.stories_read == ["cain"]
    assert table.testimonies == []


def test_cain__abel_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("cain", "abel")) == both_draw("cain", "abel")


# The Nephilim.


def test_the_nephilim__giant_only_a_giant_slayer_stands_alone_in_its_way() -> None:
    assert who_stands_alone("the_nephilim") == GIANTS_MATCH


def test_the_nephilim__giant_or_2_together() -> None:
    assert two_stand_together("the_nephilim") == (False, True)


def test_the_nephilim__giant_it_falls_to_a_giant_slayer_before_it_deals_damage() -> None:
    assert met_by_a_giant_slayer("the_nephilim") == SLAIN


def test_the_nephilim__story_moment_as_it_enters_beside_noah() -> None:
    assert stories_as_it_enters("the_nephilim", beside="noah") == ["the_nephilim"]


def test_the_nephilim__noah_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("the_nephilim", "noah")) == both_draw("the_nephilim", "noah")


# Nimrod.


def test_nimrod__strength_4_breaks_4_walls() -> None:
    table = deep_played("nimrod")
    table.next_work()
    table.next_work()
    table.go_out("nimrod")
    table.fight_out()
    assert table.walls == (9, 21)


def test_nimrod__story_moment_as_it_enters_beside_abraham() -> None:
    assert stories_as_it_enters("nimrod", beside="abraham") == ["nimrod"]


def test_nimrod__abraham_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("nimrod", "abraham")) == both_draw("nimrod", "abraham")
