"""The log: what happened in the leaflet's words, and nothing that a seat may not know."""

import pytest

from engine.seraphs.log import dated, sentences, story_cards
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP, SIDES
from tests.support import Table, new_duel, scenario
from tests.support_words import match, named, unknown


def told(table: Table, seat: int) -> list[str]:
    """What a seat reads of all that happened since the table was told to forget."""
    events = [GAME.redact(event, seat) for event in table.events]
    return list(sentences(events, GAME.view(table.state, seat)))


def new_day(**setting: object) -> Table:
    table = scenario(**setting)  # type: ignore[arg-type]  # the tests' own settings
    table.forget()
    return table


def test_a_card_drawn_is_named_to_its_own_side_only() -> None:
    table = new_day(covenant_deck=["the_parting_of_the_sea"], whose=DEEP)
    table.end_day()
    assert "You drew The Parting of the Sea." in told(table, COVENANT)
    assert "The Covenant drew a card." in told(table, DEEP)


def test_an_opening_hand_is_one_sentence() -> None:
    table = new_duel()
    assert told(table, COVENANT)[0].startswith("You drew ")
    assert told(table, COVENANT)[1] == "The Deep drew 6 cards."
    table.forget()
    table.say("redraw")
    assert told(table, DEEP)[:2] == ["The Covenant redraws.", "The Covenant drew 6 cards."]


def test_a_morning_says_the_day_and_whose_it_is() -> None:
    table = new_day(day=2, whose=COVENANT)
    table.end_day()
    assert "Day 3. The Deep's Morning." in told(table, COVENANT)
    assert "Day 3. Your Morning." in told(table, DEEP)


def test_a_play_says_what_it_cost_and_whom_it_means() -> None:
    table = new_day(covenant_hand=["fire_on_carmel"], covenant_altar=4, deep=["cain", "nimrod"])
    table.play("fire_on_carmel")
    table.choose("nimrod")
    table.until("work")
    assert told(table, COVENANT) == ["You play Fire on Carmel (4 manna): Nimrod.", "Nimrod falls."]
    assert told(table, DEEP)[0] == "The Covenant plays Fire on Carmel (4 manna): Nimrod."


def test_a_power_is_said_with_its_cost() -> None:
    table = new_day(covenant=["the_bronze_basin", "cain"], sideways=["cain"], covenant_altar=2)
    table.use("the_bronze_basin")
    assert told(table, DEEP) == ["The Covenant uses The Bronze Basin's ◇1: Cain."]


def test_raising_up_and_returning_have_their_own_words() -> None:
    table = new_day(
        covenant_altar=["the_bronze_altar", "adam", "eve", "abel", "noah", "sarah", "job"],
        covenant_wilderness=["isaac"],
    )
    table.raise_up("the_bronze_altar")
    table.until("work")
    table.return_card("isaac")
    assert told(table, COVENANT) == [
        "You raise up The Bronze Altar (4 manna).",
        "You return Isaac (2 manna).",
    ]


def test_the_leaflets_example_of_a_fight() -> None:
    table = new_day(covenant=["joshua"], deep=["cain"], whose=DEEP)
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.stand("joshua", "cain")
    table.done()
    table.until("offering")
    assert told(table, COVENANT)[:3] == [
        "Cain goes out.",
        "Joshua stands in Cain's way.",
        "Cain meets Joshua. Cain falls.",
    ]


def test_nobody_in_the_way_breaks_walls() -> None:
    table = new_day(deep=["cain"], whose=DEEP)
    table.go_out("cain")
    table.fight_out()
    for seat in SIDES:
        assert "Nobody is in Cain's way. Jerusalem loses 3 Walls: 10 left." in told(table, seat)


def test_walls_are_counted_down_attacker_by_attacker_to_none() -> None:
    table = new_day(deep=["cain", "the_nephilim"], whose=DEEP, walls=(6, 21))
    table.go_out("cain", "the_nephilim")
    table.fight_out()
    assert told(table, DEEP)[2:] == [
        "Nobody is in Cain's way. Jerusalem loses 3 Walls.",
        "Nobody is in The Nephilim's way. Jerusalem loses 5 Walls: none left.",
        "Jerusalem's Walls are at 0. You win.",
    ]


def test_a_testimony_says_who_draws() -> None:
    table = new_day(covenant=["david"], deep=["goliath_of_gath"], whose=DEEP)
    table.go_out("goliath_of_gath")
    table.done()
    table.until("stand_in_the_way")
    table.stand("david", "goliath_of_gath")
    table.done()
    table.until("offering")
    lines = told(table, COVENANT)
    assert lines[2] == "Goliath of Gath meets David. Goliath of Gath falls."
    assert lines[3] == "Testimony: David. You draw 1; the Deep draws 1."
    assert lines[4].startswith("You drew ")
    assert "Testimony: David. The Covenant draws 1; you draw 1." in told(table, DEEP)
    assert story_cards(table.events) == ("david",)


def test_a_split_says_what_each_takes() -> None:
    table = new_day(covenant=["joshua", "adam"], deep=["the_amorite_kings"], whose=DEEP)
    table.go_out("the_amorite_kings")
    table.done()
    table.until("stand_in_the_way")
    table.stand("joshua", "the_amorite_kings")
    table.stand("adam", "the_amorite_kings")
    table.done()
    table.until("deal")
    table.forget()
    table.deal("joshua", 1)
    assert told(table, COVENANT)[0] == "Joshua takes 1 damage."


def test_an_empty_deck_breaks_walls() -> None:
    table = new_day(deep_deck_size=0, whose=COVENANT)
    table.end_day()
    assert told(table, DEEP)[1] == "Your deck is empty. Babylon loses 2 Walls: 19 left."
    assert told(table, COVENANT)[1] == "The Deep's deck is empty. Babylon loses 2 Walls: 19 left."


def test_what_is_stopped_is_said_and_what_is_paid_is_not_said_twice() -> None:
    table = new_day(
        deep_hand=["the_decree_of_pharaoh"],
        deep_altar=5,
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=4,
        covenant=["adam"],
        whose=DEEP,
    )
    table.play("the_decree_of_pharaoh")
    table.play("the_blood_on_the_doorposts")
    table.until("work")
    lines = told(table, COVENANT)
    assert lines[0].startswith("The Deep plays The Decree of Pharaoh (")
    assert lines[1].startswith("You play The Blood on the Doorposts (")
    assert lines[2] == "The Decree of Pharaoh is stopped."


def test_a_story_just_read_is_not_read_again() -> None:
    table = new_day(covenant_hand=["abraham"], covenant_altar=8, deep=["sodom"])
    table.play("abraham")
    table.until("work")
    assert story_cards(table.events) == ("abraham",)


def test_names_agree_with_their_verbs() -> None:
    table = new_day(deep=["pharaohs_chariots", "the_host_of_midian"], whose=DEEP)
    table.go_out("pharaohs_chariots", "the_host_of_midian")
    assert told(table, DEEP) == ["Pharaoh's Chariots go out.", "The Host of Midian goes out."]


@pytest.mark.parametrize("seed", range(30))
def test_no_sentence_names_a_card_that_its_seat_has_not_seen(seed: int) -> None:
    for moment in match(seed):
        for seat in SIDES:
            view, events = moment.seen_by(seat)
            hidden = unknown(view)
            for sentence in sentences(events, view):
                assert not named(sentence) & hidden, sentence
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
                assert sentence.endswith("."), sentence
                assert ".." not in sentence, sentence


def test_what_happens_at_evening_belongs_to_the_day_that_ends() -> None:
    table = new_day(day=4, covenant=["the_altar_of_incense"], walls=(9, 21))
    table.end_day()
    events = [GAME.redact(event, COVENANT) for event in table.events]
    lines = dated(events, GAME.view(table.state, COVENANT))
    morning = next(i for i, one in enumerate(lines) if one.text.startswith("Day 5."))
    assert {(one.day, one.side) for one in lines[:morning]} == {(4, COVENANT)}
    assert {(one.day, one.side) for one in lines[morning:]} == {(5, DEEP)}
    assert any("mends 1 Wall" in one.text for one in lines[:morning])
