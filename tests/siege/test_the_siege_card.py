"""The helper card The Siege, line by line."""

import pytest

from engine.seraphs import events as ev
from engine.seraphs.catalogue import CARDS, DECKS
from engine.seraphs.events import siege as siege_ev
from engine.seraphs.siege_rules import GAME
from engine.seraphs.siege_sight import next_move, siege_sight
from engine.seraphs.words import COVENANT, DEEP, WORK
from tests.siege.siege_table import (
    deep_day,
    hand_of,
    keep_all,
    let_pass,
    new_siege,
    no_offering,
    seat,
    siege,
    turned_over,
    went_out,
    whole_day,
)

# 1 or 2 players together … You are the Covenant; the Deep plays itself.


@pytest.mark.parametrize("people", [1, 2])
def test_you_are_the_covenant_and_the_deep_plays_itself(people: int) -> None:
    table = new_siege(4, people=people)
    sides = set()
    for _ in range(400):
        if not table.asked:
            break
        sides.add(table.asked_side)
        if table.asked == "redraw":
            table.say("keep_hand")
        elif table.asked == "discard":
            table.choose(hand_of(table, seat(table))[0])
        elif table.asked in ("offering", "work"):
            table.done()
        else:
            let_pass(table)
    assert table.outcome is not None
    assert sides == {COVENANT}


# Jerusalem starts on 15. Babylon has no Walls: its bean counts the Days, from 0. You begin with no
# Altar card.


def test_babylon_has_no_walls_nothing_breaks_or_mends_them() -> None:
    table = siege(
        ["the_tower_of_babel"],
        deep=["sodom"],
        covenant_hand=["the_trumpets_at_jericho"],
        covenant_altar=3,
    )
    table.play("the_trumpets_at_jericho")
    table.until("work")
    whole_day(table)
    assert table.where("sodom") == "deep wilderness"
    assert table.where("the_tower_of_babel") == "deep field"
    assert not [event for event in table.events_of(ev.WallsBroken) if event.side == DEEP]
    assert not table.events_of(ev.WallsMended)


def test_its_bean_counts_the_days() -> None:
    table = siege(["cain", "nimrod", "agag"], day=6)
    assert siege_sight(GAME.view(table.state, 0)).day == 6
    whole_day(table)
    assert siege_sight(GAME.view(table.state, 0)).day == 7


# Shuffle the Covenant deck and draw 6. You may redraw all 6, once. (2 players: 4 each.)


def test_of_2_players_each_redraws_4() -> None:
    table = new_siege(people=2)
    before = [hand_of(table, person) for person in (0, 2)]
    assert (table.asked, seat(table)) == ("redraw", 0)
    table.say("redraw")
    assert (table.asked, seat(table)) == ("redraw", 2)
    assert hand_of(table, 2) == before[1]
    table.say("redraw")
    assert table.asked == "offering"
    after = [hand_of(table, person) for person in (0, 2)]
    assert [len(hand) for hand in after] == [5, 4], "4 each, and one Morning's draw"
    assert set(after[0][:4]) != set(before[0])


# Take Leviathan out of the Deep deck, shuffle the rest and deal 19 face down. Shuffle Leviathan in
# with the bottom 4 of them: the Siege pile, 20 cards, Leviathan among the last 5.


def test_the_siege_pile_20_cards_leviathan_among_the_last_5() -> None:
    for seed in range(10):
        pile = new_siege(seed, 19).deck(DEEP)
        assert len(pile) == 20
        assert "leviathan" in pile[-5:]


# First Siege: deal 15. Won with 19? Deal 23 next time. Leviathan always comes on top of that
# number.


@pytest.mark.parametrize("level", [15, 19, 23])
def test_leviathan_always_comes_on_top_of_that_number(level: int) -> None:
    assert len(new_siege(level=level).deck(DEEP)) == level + 1


# You go first, and draw that Morning. Your day is as on the Covenant's Day card, but you never go
# out, there is no catch-up, and the Glory does not win.


def test_you_go_first_and_draw_that_morning() -> None:
    table = new_siege()
    table.say("keep_hand")
    assert table.state.active == COVENANT
    assert table.drawn(COVENANT) == 7


def test_there_is_no_catch_up() -> None:
    table = siege(["nimrod"], walls=2)
    whole_day(table)
    assert table.drawn(COVENANT) == 1


def test_the_glory_does_not_win() -> None:
    holy = ["the_ark_of_the_covenant", "the_bronze_altar", "the_bronze_basin"]
    table = whole_day(siege(["nimrod", "cain"], covenant=[*holy, "the_golden_lampstand"]))
    assert table.outcome is None
    assert table.asked == "offering"


def test_your_day_is_as_on_the_covenants_day_card() -> None:
    table = siege(["nimrod"], covenant=["nehemiah", "the_altar_of_incense"], walls=10)
    table.done()
    assert table.walls[COVENANT] == 11, "Each Evening: the Altar of Incense"
    let_pass(table)
    assert table.walls[COVENANT] == 12, "Each Morning: Nehemiah"
    assert table.asked == "offering"
    table.done()
    assert table.asked == "work"


def test_at_evening_as_on_the_covenants_day_card_you_discard_down_to_7() -> None:
    nine = [CARDS[index].id for index in DECKS[COVENANT][:9]]
    table = siege(["agag"], covenant_hand=nine, covenant_altar=2)
    table.done()
    assert (table.asked, table.asked_side) == ("discard", COVENANT)
    table.choose(*nine[:2])
    assert len(table.hand(COVENANT)) == 7
    assert table.state.day == 1, "then it is the Deep's day"


def test_of_the_deep_nobody_is_asked_to_stand_an_altar_card_and_your_manna_is_lost() -> None:
    table = siege(["nimrod"], covenant=["the_table_of_the_bread"])
    whole_day(table)
    assert table.state.manna[COVENANT] == 1, "gained each Morning"
    no_offering(table)
    table.done()
    assert table.state.manna == [0, 0]


# The Deep's day, in order. Day +1. All its cards stand up. Its Each Morning powers.


def test_day_plus_1_all_its_cards_stand_up_its_each_morning_powers() -> None:
    table = siege(deep=["delilah", "cain"], covenant=["samson"], sideways=["delilah", "cain"])
    deep_day(table)
    kinds = [type(event) for event in table.events]
    morning = [event for event in table.events_of(ev.MorningBroke) if event.side == DEEP]
    assert morning == [ev.MorningBroke(DEEP, 1)]
    order = [ev.MorningBroke, ev.StoodUpAll, ev.LastingBegan, ev.WentOut]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert table.strength("samson") == 4


# Every Deep character that was in play before today goes out. Stand in the way as in any battle. An
# attacker with nobody in its way breaks Jerusalem's Walls.


def test_every_deep_character_goes_out_and_is_stood_against_as_in_any_battle() -> None:
    table = siege(deep=["goliath_of_gath", "cain"], covenant=["david", "joshua"])
    let_pass(deep_day(table), until="stand_in_the_way")
    table.stand("david", "cain")
    assert table.refused("stand", "joshua", "goliath_of_gath").startswith("Only a Giant-slayer")
    table.done()
    let_pass(table)
    assert table.where("cain") == "deep wilderness"
    assert table.walls[COVENANT] == 15 - 6


def test_an_attacker_with_nobody_in_its_way_breaks_jerusalems_walls() -> None:
    assert whole_day(siege(deep=["cain"])).walls[COVENANT] == 12


# Then turn over Siege cards one by one, free, reading each name and plate aloud, until today's
# costs add up to the Day or more, or 3 are turned. New characters go out from the next day.


def test_then_after_the_battle_siege_cards_are_turned_over_one_by_one() -> None:
    table = whole_day(siege(["agag", "sanballat", "cain"], deep=["nimrod"], day=2))
    kinds = [type(event) for event in table.events]
    assert kinds.index(ev.BattleEnded) < kinds.index(siege_ev.TurnedOver)
    assert turned_over(table) == ["agag", "sanballat"], "2 and 1 are Day 3"
    assert went_out(table) == ["nimrod"]


def test_each_siege_card_is_done_before_the_next_is_turned_over() -> None:
    table = siege(["agag", "sanballat"], day=2)
    deep_day(table)
    assert turned_over(table) == ["agag"]
    assert table.where("agag") == "announced"
    table.pass_both()
    assert turned_over(table) == ["agag", "sanballat"]
    assert table.where("agag") == "deep field"


# Its Each Evening powers, and damage heals. Then it is your day.


def test_damage_heals_then_it_is_your_day() -> None:
    table = siege(["cain"], covenant=["adam"])
    let_pass(deep_day(table))
    assert table.events_of(ev.Fell), "2 damage: Adam falls"
    table = siege(["cain"], covenant=["joshua"])
    whole_day(table)
    assert table.events_of(ev.Damaged)[-1].n == 2
    assert table.damage("joshua") == 0
    assert (table.asked, table.asked_side) == ("offering", COVENANT)


# Lose when Jerusalem is at 0. Win at once when the Siege pile is empty and no Deep character is in
# play, and only then.


def test_lose_when_jerusalem_is_at_0() -> None:
    table = whole_day(siege(deep=["cain"], walls=3))
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.how) == ((DEEP,), "walls")


def test_win_at_once_as_the_last_card_is_a_scheme_that_is_done() -> None:
    table = siege(["darkness_on_the_deep"], day=4)
    deep_day(table)
    assert table.asked == "pause", "it is announced, and not yet done"
    table.pass_both()
    assert table.outcome is not None
    assert table.outcome.how == "lifted"
    assert table.state.walls[COVENANT] == 14


def test_win_at_once_as_the_last_card_is_skipped() -> None:
    table = whole_day(siege(["achans_theft"]))
    assert table.outcome is not None
    assert table.outcome.how == "lifted"


def test_win_at_once_as_the_last_character_is_turned() -> None:
    table = siege(deep=["naaman"], covenant=["elisha"], covenant_altar=3)
    table.use("elisha")
    table.pass_both()
    assert table.outcome is not None
    assert table.outcome.winners == (COVENANT,)


def test_no_win_while_the_last_character_is_announced() -> None:
    table = siege(["agag"], covenant_hand=["rahab"], covenant=["joshua"], covenant_altar=1)
    deep_day(table)
    table.play("rahab")
    table.pass_both()
    assert table.outcome is None
    let_pass(table)
    assert table.where("agag") == "deep field"


def test_what_the_deep_will_do_is_told_before_it_happens() -> None:
    table = siege(["agag"], deep=["cain", "og_of_bashan"], day=4)
    view = GAME.view(table.state, 0)
    assert next_move(view) == (
        "Day 5: Cain and Og of Bashan go out; then Siege cards until they cost 5 in all, 3 at most."
    )
    whole_day(table)
    assert went_out(table) == ["cain", "og_of_bashan"]
    assert table.events_of(ev.PhaseBegan)[-3].phase == WORK
    table = siege(day=4, deep=["cain"])
    assert next_move(GAME.view(table.state, 0)).endswith("Cain goes out; no Siege card is left.")


def test_the_first_day_is_told_too() -> None:
    table = new_siege()
    keep_all(table)
    told = next_move(GAME.view(table.state, 0))
    assert told == "Day 1: Nobody goes out; then Siege cards until they cost 1 in all, 3 at most."
