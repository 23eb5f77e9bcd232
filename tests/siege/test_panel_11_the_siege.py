"""Panel 11, The Siege, sentence by sentence."""

import pytest

from engine.seraphs import events as ev
from engine.seraphs.catalogue import CARDS, DECKS, index_of
from engine.seraphs.mode import LEVELS, SiegeOptions
from engine.seraphs.siege_rules import GAME
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT, DEEP
from tests.siege.siege_table import (
    deep_day,
    hand_of,
    keep_all,
    let_pass,
    new_siege,
    no_offering,
    seat,
    siege,
    skipped_cards,
    skipped_parts,
    together,
    told,
    turned_over,
    went_out,
    whole_day,
)

SEEDS = range(8)
COVENANT_CARDS = [CARDS[index].id for index in DECKS[COVENANT]]


def pile_of(seed: int, level: int) -> list[str]:
    """The Siege pile of a seed, top card first."""
    return new_siege(seed, level).deck(DEEP)


# 1. Shuffle the Covenant deck and draw 6 (you may redraw once). Jerusalem starts on 15.
# No Altar card. Babylon's bean counts Days from 0.


def test_shuffle_the_covenant_deck_and_draw_6() -> None:
    hands = {tuple(new_siege(seed).hand(COVENANT)) for seed in SEEDS}
    assert len(hands) == len(SEEDS)
    assert {len(hand) for hand in hands} == {6}


def test_you_may_redraw_once() -> None:
    table = new_siege()
    before = table.hand(COVENANT)
    assert table.asked == "redraw"
    table.say("redraw")
    assert table.asked == "offering"
    assert len(table.events_of(ev.HandPutBack)) == 1
    assert table.drawn(COVENANT) == 6 + 6 + 1
    assert table.hand(COVENANT)[:6] != before


def test_jerusalem_starts_on_15() -> None:
    assert new_siege().walls[COVENANT] == 15


def test_no_altar_card() -> None:
    table = new_siege()
    table.say("keep_hand")
    assert table.asked == "offering", "nothing is laid from the top of the deck"
    assert table.altar(COVENANT) == []


def test_babylons_bean_counts_days_from_0() -> None:
    table = new_siege()
    keep_all(table)
    assert table.state.day == 0
    whole_day(table)
    assert table.state.day == 1


# 2. Deal 19 Deep cards face down, not Leviathan. Shuffle it into the bottom 4: the Siege pile.


@pytest.mark.parametrize("level", LEVELS)
def test_deal_so_many_deep_cards_not_leviathan_and_shuffle_it_into_the_bottom_4(level: int) -> None:
    places = set()
    for seed in range(40):
        pile = pile_of(seed, level)
        assert len(pile) == level + 1
        assert "leviathan" in pile[-5:]
        places.add(pile.index("leviathan") - level)
    assert places == {0, -1, -2, -3, -4}


def test_the_other_deep_cards_are_aside_and_nobody_has_seen_any() -> None:
    table = new_siege(level=19)
    state = table.state
    assert len(state.aside) == 52 - 20
    for person in (0, 1):
        view = GAME.view(state, person)
        assert not any(view.table.identity[ref] >= 0 for ref in (*state.aside, *state.deck[DEEP]))


def test_the_pile_is_dealt_anew_with_leviathan_among_the_last_five_only() -> None:
    view = GAME.view(new_siege(level=15).state, 0)
    places = {depth_of_leviathan(view, seed) for seed in range(60)}
    assert places == {0, 1, 2, 3, 4}


def depth_of_leviathan(view: View, seed: int) -> int:
    """How many cards lie under Leviathan in a pile dealt anew."""
    dealt = GAME.resample(view, seed)
    return [dealt.identity[ref] for ref in dealt.deck[DEEP]].index(index_of("leviathan"))


# 3. You go first. You never go out: stand in the Deep's way, and use Miracles and powers.


def test_you_go_first() -> None:
    table = new_siege()
    table.say("keep_hand")
    assert table.asked == "offering"
    assert table.asked_side == COVENANT
    assert table.events_of(ev.MorningBroke) == [ev.MorningBroke(COVENANT, 0)]


def test_you_never_go_out() -> None:
    table = siege(covenant=["joshua", "david"])
    assert table.refused("go_out", "joshua").startswith("In the Siege you never go out")
    assert not table.may("go_out", "david")


def test_stand_in_the_deeps_way() -> None:
    table = siege(deep=["cain"], covenant=["joshua"])
    let_pass(deep_day(table), until="stand_in_the_way")
    table.stand("joshua", "cain")
    let_pass(table)
    assert table.where("cain") == "deep wilderness"
    assert table.walls[COVENANT] == 15


def test_use_miracles_and_powers() -> None:
    table = siege(
        deep=["cain", "nimrod"],
        covenant=["hezekiah"],
        covenant_hand=["fire_on_carmel"],
        covenant_altar=7,
    )
    table.play("fire_on_carmel")
    table.choose("nimrod")
    table.until("work")
    deep_day(table)
    table.use("hezekiah")
    let_pass(table)
    assert table.where("nimrod") == "deep wilderness"
    assert table.walls[COVENANT] == 15, "Cain has turned back"


# 4. The Deep's day. Day +1. Its cards stand up and every Deep character goes out. Turn over Siege
# cards, free, until their costs total at least the Day (3 at most), reading each one's name and
# plate aloud.


def test_day_plus_1_its_cards_stand_up_and_every_deep_character_goes_out() -> None:
    table = siege(deep=["cain", "og_of_bashan", "sodom"], sideways=["cain"], day=4)
    deep_day(table)
    assert table.state.day == 5
    assert went_out(table) == ["cain", "og_of_bashan"]


def test_a_character_turned_over_today_goes_out_from_the_next_day() -> None:
    table = whole_day(siege(["nimrod"], day=0))
    assert went_out(table) == []
    table.done()
    deep_day(table)
    assert went_out(table) == ["nimrod"]


@pytest.mark.parametrize(
    ("day", "pile", "seen"),
    [
        (1, ["the_fiery_serpents", "cain", "nimrod"], 1),
        (2, ["the_fiery_serpents", "cain", "nimrod"], 2),
        (3, ["the_serpent", "sanballat", "nimrod"], 2),
        (4, ["the_fiery_serpents", "sanballat", "the_serpent", "nimrod"], 3),
        (5, ["og_of_bashan", "nimrod"], 1),
        (9, ["cain", "nimrod", "agag", "amalek"], 3),
    ],
)
def test_turn_over_cards_free_until_their_costs_total_at_least_the_day(
    day: int, pile: list[str], seen: int
) -> None:
    table = whole_day(siege(pile, day=day - 1, walls=30))
    assert turned_over(table) == pile[:seen]
    assert not table.events_of(ev.MannaPaid)


def test_3_at_most() -> None:
    table = whole_day(siege(["agag", "amalek", "cain", "nimrod"], day=29, walls=30))
    assert turned_over(table) == ["agag", "amalek", "cain"]
    assert table.deck(DEEP) == ["nimrod"]


def test_reading_each_ones_name_aloud() -> None:
    table = siege(["agag", "cain"], day=3)
    table.forget()
    whole_day(table)
    lines = told(table)
    assert "The Deep turns over Agag (cost 2)." in lines
    assert "The Deep turns over Cain (cost 3)." in lines


# 5. Deep cards choose your highest-cost card (you break ties) and skip what they can't do. Win only
# when the Siege pile is empty and no Deep character is in play.


def test_deep_cards_choose_your_highest_cost_card() -> None:
    table = whole_day(siege(["jezebel", "cain"], covenant=["adam", "moses", "david"]))
    assert table.where("moses") == "covenant hand"
    assert table.field(COVENANT) == ["adam", "david"]


def test_you_break_ties() -> None:
    table = siege(["jezebel", "cain"], covenant=["adam", "abraham", "deborah", "david"])
    deep_day(table)
    assert table.asked == "target"
    assert table.asked_side == COVENANT
    assert table.choices == ["abraham", "deborah"]
    table.choose("deborah")
    let_pass(table)
    assert table.where("deborah") == "covenant hand"


def test_and_skip_what_they_cant_do() -> None:
    table = siege(["achans_theft", "jezebel"], day=1)
    table.forget()
    whole_day(table)
    assert skipped_cards(table) == ["achans_theft"]
    assert table.where("achans_theft") == "deep wilderness"
    assert skipped_parts(table) == [("jezebel", 0)]
    assert table.where("jezebel") == "deep field"
    assert any(line.startswith("Achan's Theft is skipped") for line in told(table))
    assert "Jezebel skips what it can't do: a Covenant character goes back to hand." in told(table)


def test_win_when_the_pile_is_empty_and_no_deep_character_is_in_play() -> None:
    table = siege(deep=["cain"], covenant_hand=["fire_on_carmel"], covenant_altar=4)
    table.play("fire_on_carmel")
    table.pass_both()
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.how) == ((COVENANT,), "lifted")


def test_win_only_then_not_with_a_card_in_the_pile() -> None:
    table = siege(["nimrod"], deep=["cain"], covenant_hand=["fire_on_carmel"], covenant_altar=4)
    table.play("fire_on_carmel")
    table.pass_both()
    assert table.outcome is None


def test_win_only_then_not_with_a_deep_character_in_play() -> None:
    table = whole_day(siege(deep=["cain", "agag"]))
    assert table.deck(DEEP) == []
    assert table.outcome is None


# First Siege? Deal 15, not 19. Won the normal Siege? Next time deal 23.


def test_first_siege_deal_15() -> None:
    assert SiegeOptions(1).level == LEVELS[0] == 15


def test_won_the_normal_siege_next_time_deal_23() -> None:
    assert LEVELS == (15, 19, 23)
    assert len(pile_of(1, 23)) == 24


@pytest.mark.parametrize("level", [31, 51])
def test_the_pile_beyond(level: int) -> None:
    table = new_siege(3, level)
    assert len(table.deck(DEEP)) == level + 1
    assert sorted(CARDS[i].id for i in DECKS[DEEP]) == sorted(
        [*table.deck(DEEP), *(table.id_of(ref) for ref in table.state.aside)]
    )


# 2 players: deal 4 each. One card each Morning: take turns to draw it. Share one Offering; at
# Evening keep 5 each.


def test_2_players_deal_4_each() -> None:
    table = new_siege(people=2)
    assert [len(hand_of(table, person)) for person in (0, 2)] == [4, 4]
    assert not set(hand_of(table, 0)) & set(hand_of(table, 2))


def test_one_card_each_morning_take_turns_to_draw_it() -> None:
    table = new_siege(people=2)
    keep_all(table)
    assert [len(hand_of(table, person)) for person in (0, 2)] == [5, 4]
    table = together(siege(["agag", "cain", "nimrod", "ahab"], walls=30))
    for drawn in ([0, 1], [1, 1], [1, 2], [2, 2]):
        whole_day(table)
        assert [len(hand_of(table, person)) for person in (0, 2)] == drawn
        no_offering(table)


def test_share_one_offering() -> None:
    table = new_siege(people=2)
    while table.asked == "redraw":
        table.say("keep_hand")
    assert (table.asked, seat(table)) == ("offering", 0)
    table.lay(hand_of(table, 0)[0])
    assert table.asked == "work", "the other lays none"
    assert len(table.altar(COVENANT)) == 1


def test_at_evening_keep_5_each() -> None:
    first, second = COVENANT_CARDS[:7], COVENANT_CARDS[7:13]
    table = together(siege(["agag"], covenant_hand=[*first, *second]), *second)
    table.done()
    table.done()
    assert (table.asked, seat(table), table.choices) == ("discard", 0, sorted(first))
    table.choose(*first[:2])
    assert (table.asked, seat(table), table.choices) == ("discard", 2, sorted(second))
    table.choose(second[0])
    assert [len(hand_of(table, person)) for person in (0, 2)] == [5, 5]
    assert table.state.day == 1
