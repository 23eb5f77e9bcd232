"""The helper card Siege Rulings, line by line."""

import pytest

from engine.seraphs import events as ev
from engine.seraphs.effects import befall
from engine.seraphs.events import siege as siege_ev
from engine.seraphs.powers import Gets
from engine.seraphs.prompts import Do
from engine.seraphs.words import BATTLE, COVENANT, DEEP, WORK
from tests.siege.siege_table import (
    deep_day,
    let_pass,
    no_offering,
    siege,
    skipped_cards,
    skipped_parts,
    told,
    turned_over,
    went_out,
    whole_day,
)
from tests.support import Table

# The Deep chooses your highest-cost card among those its power may choose and would change; you
# break ties. Your hand and Altar count too: look, and be honest. "At random" stays random.


def test_the_highest_cost_card_among_those_its_power_may_choose() -> None:
    table = whole_day(siege(["haman"], covenant=["moses", "caleb", "adam"], day=4))
    assert table.where("caleb") == "covenant wilderness", "of cost 3 or less"
    assert table.field(COVENANT) == ["moses", "adam"]


def test_and_would_change_a_card_that_lies_sideways_is_not_turned_sideways() -> None:
    table = siege(deep=["the_prince_of_persia"], covenant=["moses", "david"], sideways=["moses"])
    table.state.lasting.clear()
    whole = deep_day(table)
    assert whole.is_sideways("david")


def test_and_would_change_a_strength_of_0_is_not_made_less() -> None:
    table = deep_day(siege(deep=["delilah"], covenant=["methuselah", "adam"]))
    assert table.strength("adam") == 0
    assert not table.events_of(siege_ev.Skipped)
    table = deep_day(siege(deep=["delilah"], covenant=["methuselah"]))
    assert skipped_parts(table) == [("delilah", 0)]


def test_and_would_change_who_is_kept_from_battle_is_not_kept_again() -> None:
    table = siege(["the_lions_den", "the_pit_at_dothan"], covenant=["david", "adam"], day=4)
    whole_day(table)
    held = [event for event in table.events_of(ev.LastingBegan) if event.forbidden == "battle"]
    assert [[table.id_of(ref) for ref in event.refs] for event in held] == [["david"], ["adam"]]


def test_your_altar_counts_too_the_costliest_of_its_cards() -> None:
    altar = ["adam", "moses", "david", "michael"]
    table = siege(["bricks_without_straw"], covenant_altar=altar)
    deep_day(table)
    let_pass(table)
    assert sorted(set(altar) - set(table.standing_altar(COVENANT))) == ["michael", "moses"]


def test_you_break_ties_on_your_altar_too() -> None:
    altar = ["adam", "eve", "michael"]
    table = siege(["bricks_without_straw", "agag"], covenant_altar=altar)
    deep_day(table)
    assert (table.asked, table.choices) == ("target", ["adam", "eve"])
    table.choose("eve")
    let_pass(table)
    assert table.standing_altar(COVENANT) == ["adam"]


def test_at_random_stays_random() -> None:
    hand = ["michael", "adam", "eve", "moses"]
    gone = set()
    for first in range(12):
        table = siege(["the_serpent", "agag"], covenant_hand=hand)
        table.state.rng += 7919 * first
        table = deep_day(type(table)(table.state, table.state, ()))
        table.pass_both()
        gone |= set(table.wilderness(COVENANT))
        assert len(table.wilderness(COVENANT)) == 1
    assert len(gone) > 2


# Helping its own, the Deep chooses its own highest-cost card that gains by it. "May" means it does.
# Where its card says "or" and leaves it the choice, it takes the first it can do.


def test_helping_its_own_the_deep_helps_all_that_its_card_means() -> None:
    table = deep_day(siege(deep=["sisera", "amalek", "cain"]))
    assert [table.strength(card) for card in ("sisera", "amalek", "cain")] == [3, 4, 3]


def test_where_its_card_says_or_it_takes_the_first_it_can_do() -> None:
    holy = ["the_bronze_basin", "the_bronze_altar"]
    table = whole_day(siege(["the_temple_of_dagon"], covenant=holy, day=2))
    assert table.where("the_bronze_altar") == "covenant hand", "the costliest Holy Thing"
    assert table.walls[COVENANT] == 15
    table = whole_day(siege(["the_temple_of_dagon"], deep=["agag"], day=2, walls=20))
    assert table.walls[COVENANT] == 20 - 2 - 3, "no Holy Thing: 2 Walls, and Agag's 3"


def test_did_god_really_say_stops_nothing_and_you_choose_what_you_discard() -> None:
    hand = ["moses", "adam"]
    table = siege(["did_god_really_say", "agag"], covenant_hand=hand)
    deep_day(table)
    table.pass_both()
    assert (table.asked, table.choices) == ("discard", ["adam", "moses"])
    table.choose("adam")
    assert table.where("adam") == "covenant wilderness"


# What it can't do, it skips. It has no hand, no Altar, no manna and no Walls: it never draws,
# mends, lays Offerings, searches or looks at its deck, pays for a ◇ power or Returns a card.


def test_it_never_draws() -> None:
    table = whole_day(siege(["darkness_on_the_deep", "nimrod"], day=0))
    assert skipped_parts(table) == [("darkness_on_the_deep", 1)]
    assert table.walls[COVENANT] == 14, "what it can do, it does"
    assert table.hand(DEEP) == []


def test_it_never_mends() -> None:
    table = whole_day(siege(["the_tower_of_babel", "nimrod"], day=0))
    assert skipped_parts(table) == [("the_tower_of_babel", 0)]
    assert table.where("the_tower_of_babel") == "deep field"


def test_it_lays_nothing_on_an_altar() -> None:
    table = siege(["naboths_vineyard", "nimrod"], covenant_altar=["adam", "eve"])
    deep_day(table)
    table.pass_both()
    assert (table.asked, table.choices) == ("target", ["adam", "eve"]), "the Covenant chooses"
    table.choose("adam")
    assert skipped_parts(table) == [("naboths_vineyard", 1)]
    assert table.altar(DEEP) == []
    assert table.deck(DEEP) == ["nimrod"]


def test_it_never_pays_for_a_power_or_returns_a_card() -> None:
    table = siege(
        ["nimrod"],
        deep=["the_magicians_of_egypt", "the_walls_of_jericho"],
        deep_wilderness=["sanballat", "amalek"],
        covenant=["noah", "adam"],
        covenant_altar=1,
        day=4,
    )
    table.use("noah")
    let_pass(table, until="work")
    assert table.where("adam") == "covenant hand", "no Magician stops it"
    whole_day(table)
    assert table.wilderness(DEEP) == ["sanballat", "amalek"]


# A Deep card that would go to the Deep's hand or deck goes face down under the Siege pile.


def test_a_deep_card_that_would_go_to_hand_goes_face_down_under_the_siege_pile() -> None:
    table = siege(["nimrod"], deep=["amalek", "cain"], covenant_hand=["gideon"], covenant_altar=2)
    table.play("gideon")
    table.pass_both()
    assert table.deck(DEEP) == ["nimrod", "amalek"]
    assert table.hand(DEEP) == []
    assert "Amalek goes under the Siege pile." in told(table)


def test_a_turned_character_that_goes_back_to_its_owners_hand_does_so_too() -> None:
    table = siege(["nimrod"], covenant=["noah", "naaman"], covenant_altar=1)
    table.use("noah")
    table.pass_both()
    assert table.deck(DEEP) == ["nimrod", "naaman"]


# Scheme, with Answer or without: does what it can when turned over, then goes to the Deep's
# Wilderness. Stronghold: stays in play and works; it need not be gone for you to win.


@pytest.mark.parametrize("scheme", ["bricks_without_straw", "the_bad_report"])
def test_a_scheme_does_what_it_can_then_goes_to_the_deeps_wilderness(scheme: str) -> None:
    table = whole_day(siege([scheme, "nimrod"], covenant=["david"], covenant_altar=3))
    assert table.where(scheme) == "deep wilderness"
    assert not skipped_cards(table)
    assert not skipped_parts(table)


def test_a_stronghold_stays_in_play_and_works() -> None:
    table = whole_day(siege(["sodom", "nimrod"], covenant_hand=["adam"], covenant_altar=1))
    no_offering(table)
    table.play("adam")
    table.pass_both()
    assert table.where("sodom") == "deep field"
    assert table.is_sideways("adam")


def test_a_stronghold_need_not_be_gone_for_you_to_win() -> None:
    table = whole_day(siege(["the_golden_calf"]))
    assert table.outcome is not None
    assert table.outcome.how == "lifted"


# Siege cards come after the battle, so what they do on being turned over lasts until the Deep's
# next Evening: that is their "until Evening", and a card of yours they turn sideways stays so on
# your next Morning.


def test_what_they_do_on_being_turned_over_lasts_until_the_deeps_next_evening() -> None:
    table = whole_day(siege(["the_bad_report", "nimrod"], deep=["cain"], covenant=["david"]))
    assert table.strength("david") == 2
    no_offering(table)
    table.done()
    let_pass(table, until="stand_in_the_way")
    assert table.strength("david") == 2
    let_pass(table)
    assert table.strength("david") == 3


@pytest.mark.parametrize(("phase", "until"), [(WORK, 4), (BATTLE, 2)])
def test_that_is_their_until_evening(phase: int, until: int) -> None:
    """No printed card needs it; what goes out lasts until this Evening as ever."""
    table = deep_day(siege(["nimrod"], deep=["sisera"]))
    table.state.phase = phase
    sisera = table.entry("sisera")
    doing = Do(DEEP, sisera.ref, sisera.card.index, 0, 0, -1, (), (), True, False, ())
    befall(table.state, doing, Gets("it", "evening", strength=1), (sisera.ref,))
    assert table.state.count == 2
    assert table.state.lasting[-1].until == until


def test_the_law_that_cannot_change_holds_on_the_deeps_next_day_too() -> None:
    pile = ["the_law_that_cannot_change", "nimrod", "agag"]
    table = whole_day(siege(pile, covenant_hand=["rahab"], covenant=["david"], covenant_altar=1))
    no_offering(table)
    table.done()
    assert table.asked == "pause"
    assert not table.may("play", "rahab")


def test_a_card_of_yours_they_turn_sideways_stays_so_on_your_next_morning() -> None:
    altar = ["adam", "moses", "michael"]
    table = whole_day(siege(["bricks_without_straw", "agag", "cain"], covenant_altar=altar))
    assert table.standing_altar(COVENANT) == ["adam"]
    assert "2 of your Altar cards stay sideways this Morning." in told(table)
    no_offering(table)
    whole_day(table)
    assert sorted(table.standing_altar(COVENANT)) == sorted(altar), "on the Morning after, all"


def test_only_what_it_turned_itself_stays_sideways_not_what_you_turned_in_its_pause() -> None:
    """A card that paid for Miriam was not turned sideways by the bricks."""
    altar = ["adam", "moses", "michael"]
    pile = ["bricks_without_straw", "agag", "cain"]
    table = deep_day(siege(pile, covenant_hand=["miriam"], covenant_altar=altar))
    table.play("miriam", "moses")
    let_pass(table)
    assert sorted(table.standing_altar(COVENANT)) == ["adam", "moses"]


def test_what_was_turned_sideways_in_battle_stands_up_on_your_next_morning() -> None:
    table = whole_day(siege(deep=["nebuchadnezzar"], covenant=["david"]))
    assert "David is turned sideways." in told(table)
    assert not table.is_sideways("david")


# Each Morning powers of the Deep work when its cards have stood up, Each Evening powers after the
# last Siege card, on the Deep's days only. Oldest card first; so too when several characters go
# out.


def test_each_morning_powers_of_the_deep_work_oldest_card_first_on_its_days_only() -> None:
    table = siege(deep=["the_fiery_furnace", "delilah"], covenant=["joshua", "david"])
    deep_day(table)
    assert table.asked == "half", "the Furnace is older"
    table.choose_half(0)
    assert table.is_sideways("joshua")
    assert table.strength("joshua") == 2, "then Delilah"
    let_pass(table)
    assert len(table.events_of(ev.LastingBegan)) == 1, "nothing more on your Morning"


def test_your_each_evening_powers_work_on_your_days_only() -> None:
    table = whole_day(siege(["nimrod"], covenant=["the_altar_of_incense"], walls=10))
    assert [event.side for event in table.events_of(ev.WallsMended)] == [COVENANT]


def test_oldest_first_when_several_characters_go_out() -> None:
    table = deep_day(siege(deep=["og_of_bashan", "cain", "agag"]))
    assert went_out(table) == ["og_of_bashan", "cain", "agag"]


def test_the_lot_of_pur_works_on_the_deeps_next_day_among_the_each_morning_powers() -> None:
    hand = ["adam", "eve", "abel"]
    table = whole_day(siege(["the_lot_of_pur", "nimrod", "agag"], covenant_hand=hand))
    assert len(table.hand(COVENANT)) == 4
    no_offering(table)
    table.done()
    assert len(table.hand(COVENANT)) == 2


# The Day is measured in printed costs, whatever makes a card cheaper.


def test_the_day_is_measured_in_printed_costs() -> None:
    table = whole_day(siege(["agag", "nimrod"], deep=["amalek"], day=1, walls=30))
    assert turned_over(table) == ["agag"], "cost 2, though an Heir of Amalek"


# Your pauses on the Deep's day: after each Siege card, after its characters go out, and before
# damage. All your standing characters may stand in the way, each of 1 attacker.


def test_your_pauses_after_its_characters_go_out_and_before_damage() -> None:
    table = siege(deep=["cain"], covenant=["adam"])
    deep_day(table)
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.pass_once()
    assert table.asked == "stand_in_the_way"
    table.done()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.pass_once()
    assert table.walls[COVENANT] == 12


def test_your_pause_after_each_siege_card() -> None:
    table = siege(["the_bad_report", "agag"], covenant=["david"])
    deep_day(table)
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table = siege(
        ["the_decree_of_pharaoh", "agag"],
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant=["david"],
        covenant_altar=2,
    )
    deep_day(table)
    table.play("the_blood_on_the_doorposts")
    let_pass(table)
    assert table.where("david") == "covenant field", "the Decree is stopped"
    assert table.where("the_decree_of_pharaoh") == "deep wilderness"
    assert table.testimonies == [("the_decree_of_pharaoh", "the_blood_on_the_doorposts")]


def test_all_your_standing_characters_may_stand_in_the_way_each_of_1_attacker() -> None:
    table = siege(deep=["cain", "nimrod"], covenant=["adam", "david"], sideways=["adam"])
    let_pass(deep_day(table), until="stand_in_the_way")
    assert not table.may("stand", "adam", "cain")
    table.stand("david", "cain")
    assert table.refused("stand", "david", "nimrod").startswith("It stands in the way")


# 2 or more in 1 attacker's way: its Strength goes to the costliest first, as much as it needs to
# fall, then to the next; what is left over goes to the first. You break ties.


def test_its_strength_goes_to_the_costliest_first_as_much_as_it_needs_then_to_the_next() -> None:
    table = siege(deep=["the_amorite_kings"], covenant=["adam", "deborah"])
    let_pass(deep_day(table), until="stand_in_the_way")
    table.together("adam", "deborah", against="the_amorite_kings")
    table.fight()
    assert dealt_to(table) == {"deborah": [4], "adam": [1], "the_amorite_kings": [2, 2]}


def test_what_is_left_over_goes_to_the_first() -> None:
    table = siege(deep=["og_of_bashan"], covenant=["adam", "eve"])
    let_pass(deep_day(table), until="stand_in_the_way")
    table.together("eve", "adam", against="og_of_bashan")
    table.fight()
    dealt = dealt_to(table)
    assert dealt["eve"] == [4], "1, and the 3 that are left over"
    assert dealt["adam"] == [2]


def test_you_break_ties_of_those_in_its_way() -> None:
    table = siege(deep=["nimrod"], covenant=["caleb", "david"])
    let_pass(deep_day(table), until="stand_in_the_way")
    table.together("caleb", "david", against="nimrod")
    table.fight()
    assert (table.asked, table.choices) == ("first", ["caleb", "david"])
    assert told(table)[-1] == "Nimrod meets Caleb and David.", "nobody has been struck yet"
    table.choose("david")
    assert dealt_to(table) == {"david": [3], "caleb": [1], "nimrod": [3, 3]}


def dealt_to(table: Table) -> dict[str, list[int]]:
    """Each blow dealt so far, by whom it struck."""
    dealt: dict[str, list[int]] = {}
    for event in table.events_of(ev.Damaged):
        dealt.setdefault(table.id_of(event.ref), []).append(event.n)
    return dealt


# Your powers that break Babylon's Walls or happen when you go out do nothing here: such cards make
# good Offerings.


def test_your_powers_that_break_babylons_walls_do_nothing_here() -> None:
    table = siege(deep=["cain"], covenant_hand=["the_trumpets_at_jericho"], covenant_altar=3)
    assert table.refused("play", "the_trumpets_at_jericho") == "It would do nothing now."
    table = siege(["agag"], deep=["og_of_bashan"], covenant=["samson"], day=8)
    let_pass(deep_day(table), until="stand_in_the_way")
    assert not table.may("stand", "samson", "og_of_bashan")
    table = siege(["agag"], deep=["nimrod", "cain"], covenant=["samson"], day=8)
    let_pass(deep_day(table), until="stand_in_the_way")
    table.stand("samson", "nimrod")
    table.fight()
    assert "samson" in table.wilderness(COVENANT)
    assert not [event for event in table.events_of(ev.WallsBroken) if event.side == DEEP]
    assert table.where("cain") == "deep wilderness", "3 damage is done"


# Answering the call, Story moments and Testimonies work as ever, but only you draw. A Turned
# character is yours at once.


def test_answering_the_call_and_story_moments_work_as_ever() -> None:
    table = siege(deep=["goliath_of_gath"], covenant_hand=["david"], covenant_altar=2)
    assert table.cost("david") == 2
    table.play("david")
    table.pass_both()
    assert table.stories_read == ["david"]
    table = whole_day(siege(["goliath_of_gath"], covenant=["david"], day=4))
    assert table.stories_read == ["goliath_of_gath"]


def test_testimonies_work_as_ever_but_only_you_draw() -> None:
    table = siege(["agag"], deep=["goliath_of_gath"], covenant=["david"])
    let_pass(deep_day(table), until="stand_in_the_way")
    table.stand("david", "goliath_of_gath")
    table.fight()
    assert table.testimonies == [("goliath_of_gath", "david")]
    assert table.hand(DEEP) == []
    morning = max(i for i, one in enumerate(table.events) if isinstance(one, ev.MorningBroke))
    drawn = [one.side for one in table.events[:morning] if isinstance(one, ev.CardDrawn)]
    assert drawn == [COVENANT], "before the next Morning"


def test_a_turned_character_is_yours_at_once() -> None:
    table = siege(["agag"], deep=["naaman", "cain"], covenant=["elisha"], covenant_altar=3)
    deep_day(table)
    table.use("elisha")
    table.pass_both()
    let_pass(table, until="stand_in_the_way")
    assert table.where("naaman") == "covenant field"
    assert table.is_sideways("naaman"), "it had gone out: it stays as it stands"
    table = siege(["agag"], deep=["naaman", "cain"], covenant=["elisha"], covenant_altar=3)
    table.use("elisha")
    table.pass_both()
    let_pass(deep_day(table), until="stand_in_the_way")
    assert table.may("stand", "naaman", "cain")


# Siege pile empty: nothing more is turned over, and you lose no Walls for it. The Deep's days go on
# until its last character is gone. A card put under the pile must be met again.


def test_pile_empty_nothing_more_is_turned_over_and_the_deeps_days_go_on() -> None:
    table = whole_day(siege(deep=["delilah"], day=8))
    assert turned_over(table) == []
    assert table.walls[COVENANT] == 14, "Delilah's 1, and nothing for the pile"
    no_offering(table)
    whole_day(table)
    assert table.state.day == 10
    assert went_out(table) == ["delilah", "delilah"]


def test_a_card_put_under_the_pile_must_be_met_again() -> None:
    table = siege(deep=["amalek"], covenant_hand=["gideon"], covenant_altar=2)
    table.play("gideon")
    table.pass_both()
    assert table.outcome is None
    whole_day(table)
    assert turned_over(table) == ["amalek"]
    assert table.where("amalek") == "deep field"


# Jerusalem at 0 loses, even if the last Deep character falls in the same battle. Day 30 stays Day
# 30; after ten Deep days on it the Siege is lost.


def test_jerusalem_at_0_loses_even_if_the_last_deep_character_falls_in_the_same_battle() -> None:
    table = siege(deep=["goliath_of_gath"], covenant=["david"], covenant_deck_size=0, walls=2)
    let_pass(deep_day(table), until="stand_in_the_way")
    table.stand("david", "goliath_of_gath")
    table.fight()
    assert table.where("goliath_of_gath") == "deep wilderness"
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.how) == ((DEEP,), "walls"), (
        "the Testimony's card could not be drawn"
    )


def test_day_30_stays_day_30_and_after_ten_deep_days_on_it_the_siege_is_lost() -> None:
    table = siege(deep=["delilah"], day=29, walls=30, covenant_deck_size=40)
    for _ in range(10):
        assert table.outcome is None
        whole_day(table)
        assert table.state.day == 30
        no_offering(table)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.how) == ((DEEP,), "days")
    assert told(table)[-1].startswith("Ten days of the Deep have passed on Day 30")
