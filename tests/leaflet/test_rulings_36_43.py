"""Rulings 36 to 43: fights begun, 0 in battle, conceding, manna first, searching, hands."""

from engine.seraphs import events as ev
from engine.seraphs.catalogue import UNKNOWN
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.support import blocks_asked, deep_attacks, scenario

# 36. A fight that was begun; 37. 0 in battle; 38. Nobody left to attack.


def test_a_giant_slayer_whose_only_blocker_a_giant_falls_before_damage_breaks_no_walls() -> None:
    table = scenario(covenant=["david"], deep=["goliath_of_gath"])
    table.go_out("david")
    table.done()
    table.until("stand_in_the_way")
    table.stand("goliath_of_gath", "david")
    table.fight()
    assert table.where("goliath_of_gath") == "deep wilderness"
    assert table.testimonies == [("goliath_of_gath", "david")]
    assert table.walls == (13, 21)


def test_but_who_leaves_before_a_fight_is_begun_is_in_nobodys_way() -> None:
    table = scenario(
        covenant=["david"],
        deep=["goliath_of_gath"],
        covenant_hand=["out_of_the_whirlwind"],
        covenant_altar=6,
    )
    table.go_out("david")
    table.done()
    table.until("stand_in_the_way")
    table.stand("goliath_of_gath", "david")
    table.done()
    table.pass_once()
    table.play("out_of_the_whirlwind")
    table.fight_out()
    assert table.where("goliath_of_gath") == "deep wilderness"
    assert table.walls == (13, 18)


def test_an_attacker_that_has_felled_those_in_its_way_breaks_no_walls() -> None:
    table = blocks_asked("leviathan", covenant=["job"])
    table.stand("job", "leviathan")
    table.fight()
    assert table.where("job") == "covenant wilderness"
    assert table.walls == (13, 21)


def test_nothing_makes_anyone_look_at_0_before_attackers_have_broken_walls() -> None:
    """An Answer's card that could not be drawn, in a pause of the battle."""
    table = scenario(
        covenant=["joshua"],
        covenant_hand=["gabriel"],
        covenant_altar=5,
        covenant_deck_size=0,
        walls=(2, 4),
    )
    table.go_out("joshua")
    table.done()
    table.pass_once()
    table.play("gabriel")
    table.pass_both()
    assert table.walls == (0, 4)
    assert not table.events_of(ev.GameEnded)
    table.fight_out()
    assert table.outcome is not None
    assert table.outcome.winners == (COVENANT, DEEP)


def test_outside_battle_the_same_card_loses_the_game_at_once() -> None:
    table = scenario(
        covenant_hand=["gabriel"], covenant_altar=5, covenant_deck_size=0, walls=(2, 4)
    )
    table.play("gabriel")
    table.pass_both()
    assert table.outcome is not None
    assert table.outcome.winners == (DEEP,)


def test_if_every_attacker_has_left_the_pauses_and_blocks_that_remain_are_passed_over() -> None:
    table = deep_attacks(
        "cain",
        covenant=["joshua"],
        covenant_hand=["the_pillar_of_cloud_and_fire", "rahab"],
        covenant_altar=4,
    )
    table.play("the_pillar_of_cloud_and_fire")
    table.pass_both()
    assert table.asked == "pause"
    table.pass_both()
    assert (table.asked, table.asked_side) == ("offering", COVENANT)
    assert len(table.events_of(ev.PauseBegan)) == 1


def test_no_second_pause_where_the_last_attacker_leaves_in_it() -> None:
    table = blocks_asked("cain", covenant=["hezekiah", "joshua"], covenant_altar=3)
    table.stand("joshua", "cain")
    table.done()
    table.use("hezekiah")
    table.pass_both()
    assert table.asked == "pause"
    table.pass_both()
    assert (table.asked, table.asked_side) == ("offering", COVENANT)
    assert table.walls == (13, 21)


# 39. When one may concede; 40. Drawing in the Morning.


def test_one_may_concede_on_either_sides_day_whenever_one_is_asked() -> None:
    table = blocks_asked("cain", covenant=["joshua"], day=7, walls=(3, 21))
    assert (table.asked, table.asked_side) == ("stand_in_the_way", COVENANT)
    assert table.may("concede")
    table.stand("joshua", "cain")
    table.fight()
    assert (table.asked, table.asked_side) == ("offering", COVENANT)
    assert table.may("concede")


def test_who_is_not_asked_may_not_concede_and_nobody_for_the_other_side() -> None:
    table = deep_attacks("cain", deep_hand=["achans_theft"], deep_altar=1, day=7, walls=(3, 21))
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert not table.may("concede")


def test_after_day_6_is_from_the_deeps_morning_of_day_7_on() -> None:
    table = scenario(day=6, walls=(13, 11))
    assert not table.may("concede")
    table.end_day()
    assert (table.state.day, table.asked_side) == (7, DEEP)
    table.concede()
    assert table.outcome is not None
    assert table.outcome.winners == (COVENANT,)


def test_if_the_draw_brings_walls_to_0_the_match_is_over_before_the_offering() -> None:
    table = scenario(step="morning", covenant_deck_size=0, covenant_hand=["adam"], walls=(2, 21))
    assert table.asked == ""


def test_if_the_catch_up_brings_walls_to_0_too() -> None:
    table = scenario(step="morning", covenant_deck_size=1, walls=(2, 21))
    assert len(table.hand(COVENANT)) == 1
    assert (table.walls, table.asked) == ((0, 21), "")


# 41. Manna first.


def test_manna_from_powers_is_spent_before_altar_cards_turn() -> None:
    table = scenario(covenant_hand=["david"], covenant_altar=["adam", "eve"], manna=(2, 0))
    table.play("david")
    assert table.state.manna[COVENANT] == 0
    assert table.standing_altar(COVENANT) == ["eve"]


def test_unless_you_name_the_cards() -> None:
    table = scenario(covenant_hand=["enoch"], covenant_altar=["adam", "eve"], manna=(2, 0))
    table.play("enoch", "adam", "eve")
    assert table.state.manna[COVENANT] == 2
    assert table.standing_altar(COVENANT) == []


def test_named_cards_and_that_manna_pay_exactly_with_nothing_over() -> None:
    table = scenario(covenant_hand=["david"], covenant_altar=["adam", "eve", "abel"], manna=(1, 0))
    assert table.refused("play", "david", "adam") == "Those Altar cards do not pay just this cost."
    assert table.may("play", "david", "adam", "eve")
    assert table.may("play", "david", "adam", "eve", "abel")
    table.play("david", "abel", "adam")
    assert table.state.manna[COVENANT] == 0
    assert table.standing_altar(COVENANT) == ["eve"]


def test_only_your_own_standing_altar_cards_may_be_named() -> None:
    table = scenario(
        covenant_hand=["adam"],
        covenant_altar=["eve", "abel"],
        sideways=["eve"],
        deep_altar=["cain"],
    )
    assert table.refused("play", "adam", "eve") == "Those Altar cards do not pay just this cost."
    assert table.refused("play", "adam", "cain") == "Those Altar cards do not pay just this cost."


# 42. Searching and choosing; 43. Cards that go back to a hand.


def test_if_a_search_finds_several_cards_its_player_chooses_and_cannot_decline() -> None:
    table = scenario(covenant_hand=["aaron"], covenant_altar=3, covenant_deck_size=52)
    table.play("aaron")
    table.until("find")
    assert len(table.choices) == 6
    assert table.refused("done") == "That is not what is asked now."
    assert table.refused("pass") == "That is not what is asked now."
    table.choose("the_golden_lampstand")
    assert table.hand(COVENANT) == ["the_golden_lampstand"]


def test_a_single_card_looked_at_is_kept_without_being_asked_for() -> None:
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam"], covenant_deck_size=1
    )
    table.play("samuel")
    table.pass_both()
    assert table.asked == "work"
    assert table.hand(COVENANT) == ["adam"]


def test_of_3_to_look_at_with_2_there_2_are_looked_at() -> None:
    table = scenario(
        covenant_hand=["samuel"],
        covenant_altar=2,
        covenant_deck=["adam", "eve"],
        covenant_deck_size=2,
    )
    table.play("samuel")
    table.until("keep")
    assert table.choices == ["adam", "eve"]
    table.choose("eve")
    assert table.deck(COVENANT) == ["adam"]


def test_cards_that_go_back_to_a_hand_cannot_be_followed() -> None:
    table = scenario(
        whose=DEEP, covenant=["adam"], covenant_hand=["eve"], deep_hand=["jezebel"], deep_altar=4
    )
    table.play("jezebel")
    table.until("work")
    assert table.hand(COVENANT) == ["eve", "adam"]
    seen = GAME.view(table.state, DEEP).table
    assert [seen.identity[ref] for ref in seen.hand[COVENANT]] == [UNKNOWN, UNKNOWN]


def test_one_taken_up_cannot_be_followed_either() -> None:
    table = blocks_asked("cain", covenant=["enoch"])
    table.stand("enoch", "cain")
    table.fight()
    assert table.events_of(ev.TakenUp)
    seen = GAME.view(table.state, DEEP).table
    assert {seen.identity[ref] for ref in seen.hand[COVENANT]} == {UNKNOWN}
