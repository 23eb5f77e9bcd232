"""Rulings 52 to 65: the Siege, alone and together."""

import pytest

from engine.seraphs import events as ev
from engine.seraphs.catalogue import DECKS, index_of
from engine.seraphs.events import siege as siege_ev
from engine.seraphs.siege_rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.siege.siege_table import (
    deep_day,
    hand_of,
    let_pass,
    new_siege,
    no_offering,
    seat,
    siege,
    skipped_cards,
    skipped_parts,
    together,
    turned_over,
    whole_day,
)
from tests.support import Table


def battle_against(table: Table, *blockers: str, attacker: str) -> Table:
    """The Deep's day up to the end of one fight."""
    let_pass(deep_day(table), until="stand_in_the_way")
    table.together(*blockers, against=attacker)
    table.fight()
    return table


def held(table: Table) -> list[list[str]]:
    """Whom something has kept from battle, one after another."""
    told = [event for event in table.events_of(ev.LastingBegan) if event.forbidden == "battle"]
    return [[table.id_of(ref) for ref in event.refs] for event in told]


# 52. A Scheme skipped whole.


def test_a_scheme_skipped_whole_makes_no_pause() -> None:
    table = siege(["achans_theft", "agag"], covenant_hand=["rahab"], covenant_altar=1, day=0)
    deep_day(table)
    assert skipped_cards(table) == ["achans_theft"]
    assert (table.asked, table.asked_side) == ("offering", COVENANT)
    assert not table.events_of(ev.Announced)


def test_but_its_cost_counts_toward_the_day_and_it_is_one_of_3() -> None:
    table = whole_day(siege(["achans_theft", "agag", "cain"], day=1))
    assert turned_over(table) == ["achans_theft", "agag"]
    pile = ["achans_theft", "the_shorn_locks", "the_fiery_serpents", "cain"]
    table = whole_day(siege(pile, day=8))
    assert turned_over(table) == pile[:3]


# 53. Choices before the pause.


def test_your_breaking_of_a_tie_comes_before_the_pause_of_a_siege_card() -> None:
    table = siege(["the_decree_of_pharaoh", "agag"], covenant=["david", "caleb", "adam"])
    deep_day(table)
    assert (table.asked, table.choices) == ("target", ["caleb", "david"])
    assert not table.state.pauses
    table.choose("caleb")
    assert table.asked == "pause"
    assert table.where("caleb") == "covenant field"
    table.pass_both()
    assert table.where("caleb") == "covenant wilderness"


def test_what_it_has_chosen_is_not_chosen_again_when_that_has_gone() -> None:
    table = siege(
        ["the_decree_of_pharaoh", "agag"],
        covenant=["david", "noah", "adam"],
        covenant_altar=1,
        day=0,
    )
    deep_day(table)
    table.choose("david")
    table.use("noah")
    table.choose("david")
    let_pass(table)
    assert table.where("david") == "covenant hand"
    assert table.field(COVENANT) == ["noah", "adam"]


# 54. Would change.


def test_a_card_at_strength_0_is_not_weakened() -> None:
    table = whole_day(siege(["the_bad_report", "agag"], covenant=["methuselah"], day=0))
    assert skipped_cards(table) == ["the_bad_report"]


def test_a_card_held_already_as_long_is_not_held_again() -> None:
    pile = ["the_lions_den", "the_pit_at_dothan", "nimrod"]
    table = whole_day(siege(pile, covenant=["samson", "adam"], day=4))
    assert held(table) == [["samson"], ["adam"]]


def test_but_one_whose_holder_has_stopped_working_is_held() -> None:
    pile = ["the_lions_den", "the_pit_at_dothan", "nimrod"]
    table = siege(
        pile, covenant=["samson", "adam"], covenant_hand=["daniel"], covenant_altar=4, day=1
    )
    whole_day(table)
    no_offering(table)
    table.play("daniel")
    table.until("work")
    whole_day(table)
    assert turned_over(table)[:2] == ["the_lions_den", "the_pit_at_dothan"]
    assert held(table) == [["samson"], ["samson"]], "the costliest, and free"


def test_a_condition_that_is_not_met_is_a_skip() -> None:
    table = whole_day(siege(["cain", "agag"], covenant=["adam", "eve"], day=0))
    assert skipped_parts(table) == [("cain", 0)]
    table = whole_day(siege(["cain", "agag"], covenant=["joshua"], day=0))
    assert skipped_parts(table) == []
    assert [event.n for event in table.events_of(ev.Damaged)] == [2]


# 55. Damage by a Siege card.


def test_damage_by_a_siege_card_heals_this_same_evening() -> None:
    table = whole_day(siege(["cain", "agag"], covenant=["joshua"], day=0))
    assert table.events_of(ev.Damaged)
    assert table.damage("joshua") == 0
    assert table.state.count == 3


def test_only_what_lasts_runs_to_the_deeps_next_day() -> None:
    table = whole_day(siege(["the_bad_report", "cain", "agag"], covenant=["joshua"], day=3))
    assert table.strength("joshua") == 3
    assert table.damage("joshua") == 0
    no_offering(table)
    whole_day(table)
    assert table.strength("joshua") == 4


# 56. A tie in splitting.


def test_a_tie_in_splitting_is_asked_only_where_the_strength_does_not_fell_all() -> None:
    table = siege(["agag"], deep=["nimrod"], covenant=["caleb", "david"])
    battle_against(table, "caleb", "david", attacker="nimrod")
    assert table.asked == "first", "3 and 2 are more than Nimrod's 4"
    table = siege(["agag"], deep=["og_of_bashan"], covenant=["samuel", "isaac"])
    battle_against(table, "samuel", "isaac", attacker="og_of_bashan")
    assert table.asked == "offering", "2 and 2 are no more than Og's 6: nothing is asked"
    assert table.where("samuel") == table.where("isaac") == "covenant wilderness"


def test_a_costlier_one_is_struck_before_a_tie_is_asked_about() -> None:
    table = siege(["agag"], deep=["leviathan"], covenant=["joshua", "caleb", "david"])
    battle_against(table, "caleb", "david", "joshua", attacker="leviathan")
    assert (table.asked, table.choices) == ("first", ["caleb", "david"]), "3 are left for 2 and 3"
    table.choose("caleb")
    dealt = {table.id_of(event.ref): event.n for event in table.events_of(ev.Damaged)}
    assert (dealt["joshua"], dealt["caleb"], dealt["david"]) == (4, 2, 1)


# 57. When a Siege is won.


def test_a_siege_is_not_won_while_a_deep_card_is_announced() -> None:
    table = siege(["agag"], deep=["cain"], covenant_hand=["out_of_the_whirlwind"], covenant_altar=6)
    deep_day(table)
    table.until("stand_in_the_way")
    table.done()
    while table.where("agag") != "announced":
        table.pass_once()
    table.play("out_of_the_whirlwind")
    table.pass_both()
    assert table.where("cain") == "deep wilderness"
    assert table.deck(DEEP) == []
    assert table.outcome is None


def test_both_0_and_the_win_are_looked_at_after_a_battles_last_fight() -> None:
    table = siege(deep=["cain", "goliath_of_gath"], covenant=["david", "michael"], walls=1)
    let_pass(deep_day(table), until="stand_in_the_way")
    table.stand("david", "goliath_of_gath")
    table.stand("michael", "cain")
    table.fight()
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.how) == ((COVENANT,), "lifted")


def test_0_loses_before_the_win_is_looked_at() -> None:
    """The card of Goliath's Testimony cannot be drawn: Jerusalem is at 0, and nobody is left."""
    table = siege(deep=["goliath_of_gath"], covenant=["david"], covenant_deck_size=0, walls=2)
    battle_against(table, "david", attacker="goliath_of_gath")
    assert table.outcome is not None
    assert table.outcome.winners == (DEEP,)


# 58. The last of ten days; 59. Nobody concedes.


def test_the_tenth_deep_day_on_day_30_ends_the_siege_at_its_evening() -> None:
    table = siege(["agag"], deep=["delilah"], day=29, walls=30)
    table.state.count = 2 * 38 + 1
    table.state.day = 30
    table = deep_day(Table(table.state, table.state, ()))
    assert (table.state.day, table.outcome) == (30, None)
    assert table.asked == "pause", "its battle, and its cards, come as ever"
    let_pass(table)
    assert table.where("agag") == "deep field"
    assert table.events_of(ev.EveningHealed)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.how) == ((DEEP,), "days")


def test_the_ninth_does_not() -> None:
    table = siege(["agag"], deep=["delilah"], day=29, walls=30)
    table.state.count = 2 * 37 + 1
    table.state.day = 30
    table = whole_day(Table(table.state, table.state, ()))
    assert table.outcome is None


def test_on_the_tenth_day_the_siege_may_still_be_won() -> None:
    table = siege(deep=["cain"], covenant=["joshua"], day=29)
    table.state.count = 2 * 38 + 1
    table.state.day = 30
    table = battle_against(Table(table.state, table.state, ()), "joshua", attacker="cain")
    assert table.outcome is not None
    assert table.outcome.how == "lifted"


@pytest.mark.parametrize("people", [1, 2])
def test_nobody_concedes_a_siege(people: int) -> None:
    table = siege(["agag"], covenant=["adam"], walls=1, day=20)
    table = together(table) if people == 2 else table
    assert table.refused("concede").startswith("Nobody concedes a Siege")


# 60. What is known of the pile.


def test_a_deep_card_put_under_the_pile_keeps_its_known_face() -> None:
    table = siege(["nimrod"], deep=["amalek"], covenant_hand=["gideon"], covenant_altar=2)
    table.play("gideon")
    table.pass_both()
    ref = table.ref("amalek")
    assert table.state.deck[DEEP][0] == ref
    assert GAME.view(table.state, 0).table.identity[ref] == index_of("amalek")


@pytest.mark.parametrize("level", [1, 2, 3, 4, 15])
def test_dealing_anew_keeps_an_unseen_leviathan_in_the_last_five(level: int) -> None:
    state = new_siege(2, level).state
    depths = set()
    for seed in range(80):
        dealt = GAME.resample(GAME.view(state, 0), seed)
        cards = [dealt.identity[ref] for ref in dealt.deck[DEEP]]
        depths.add(cards.index(index_of("leviathan")))
    assert depths == set(range(min(5, level + 1)))


# 61. Whom of two is asked; 62. What both may use.


def test_the_leader_is_asked_first_in_pauses_then_the_other_both_passing_ends_it() -> None:
    table = together(siege(["agag"], deep=["cain"], day=1))
    deep_day(table)
    asked = []
    while table.asked == "pause":
        asked.append(seat(table))
        table.pass_once()
    assert table.asked == "stand_in_the_way"
    assert asked == [2, 0]


def test_when_one_of_two_has_used_something_both_are_asked_again() -> None:
    table = siege(
        ["the_decree_of_pharaoh", "agag"],
        covenant=["david"],
        covenant_hand=["rahab", "miriam"],
        covenant_altar=2,
    )
    table = together(table, "miriam")
    deep_day(table)
    assert seat(table) == 0
    table.play("rahab")
    table.pass_once()
    table.pass_once()
    assert table.where("rahab") == "covenant field"
    assert (table.asked, seat(table)) == ("pause", 0)
    table.pass_once()
    assert seat(table) == 2
    table.play("miriam")
    assert len(table.state.pauses) == 2


def test_either_may_use_shared_powers_and_return() -> None:
    table = siege(
        ["agag"],
        covenant=["noah", "eve"],
        covenant_hand=["adam"],
        covenant_altar=4,
        covenant_wilderness=["jonah"],
    )
    table = together(table)
    table.done()
    assert seat(table) == 2
    table.use("noah")
    table.until("work")
    table.return_card("jonah")
    table.until("work")
    assert table.where("eve") == "covenant hand"
    assert "eve" in hand_of(table, 0), "who played her"
    assert table.where("jonah") == "covenant field"


def test_raising_up_counts_as_the_leaders_play() -> None:
    altar = ["the_ark_of_the_covenant", "adam", "eve", "abel", "enoch", "sarah"]
    table = together(siege(["agag"], covenant_altar=altar))
    table.done()
    assert seat(table) == 2
    table.raise_up("the_ark_of_the_covenant")
    let_pass(table, until="find")
    assert seat(table) == 0, "what the Ark finds is the leader's"
    table.choose("the_bronze_basin")
    assert hand_of(table, 0) == ["the_bronze_basin"]


# 63. Cards of the Deep; 64. Several discards.


@pytest.mark.parametrize(("day", "leads"), [(0, 0), (1, 2)])
def test_cards_given_by_deep_cards_go_to_the_leader(day: int, leads: int) -> None:
    table = siege(["agag"], deep=["haman"], covenant=["michael"], day=day)
    table = together(table, second_played=["michael"] if leads == 0 else [])
    battle_against(table, "michael", attacker="haman")
    assert table.where("haman") == "deep wilderness"
    assert [len(hand_of(table, person)) for person in (0, 2)] == [1, 1], (
        "Haman's card is the leader's, and the other draws this Morning"
    )


def test_its_player_is_who_played_the_card() -> None:
    table = siege(["agag"], deep=["the_fiery_furnace"], covenant=["joshua"])
    table = deep_day(together(table, second_played=["joshua"]))
    assert (table.asked, seat(table)) == ("half", 2)


def test_each_of_several_discards_looks_anew_for_the_fuller_hand() -> None:
    hand = ["adam", "eve", "abel", "enoch", "sarah"]
    table = siege(["the_lot_of_pur", "agag", "cain", "ahab"], covenant_hand=hand)
    table = whole_day(together(table, "enoch", "sarah"))
    assert [len(hand_of(table, person)) for person in (0, 2)] == [3, 3], "seat 2 has drawn"
    no_offering(table)
    deep_day(table)
    assert (table.asked, seat(table)) == ("hand", 2), "both hold 3, and seat 2 leads"
    table.choose_half(0)
    assert [len(hand_of(table, person)) for person in (0, 2)] == [2, 2], "then the fuller one"


# 65. Levels.


@pytest.mark.parametrize("level", [1, 3, 4, 51])
def test_any_level_from_1_to_51_may_be_played(level: int) -> None:
    table = new_siege(3, level)
    pile = table.deck(DEEP)
    assert len(pile) == level + 1
    assert "leviathan" in pile[-5:]
    assert len(table.state.aside) == len(DECKS[DEEP]) - level - 1
    while table.asked == "redraw":
        table.say("keep_hand")
    whole_day(table) if table.asked == "work" else no_offering(table)
    whole_day(table)
    assert turned_over(table)[0] == pile[0]
    assert table.events_of(siege_ev.TurnedOver)
