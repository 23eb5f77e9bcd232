"""The helper card Siege Rulings, its last three lines: 2 players."""

import pytest

from engine.seraphs.catalogue import CARDS, index_of
from engine.seraphs.siege_rules import GAME
from engine.seraphs.sight import legal
from engine.seraphs.words import COVENANT, DEEP
from tests.siege.siege_table import (
    deep_day,
    hand_of,
    let_pass,
    new_siege,
    seat,
    siege,
    together,
    told,
    whole_day,
)
from tests.support import Table

# 2 players: deal 4 each, and each may redraw all 4 once. Share the Walls, deck, Wilderness, Altar,
# one Offering a day, and every card in play. Hands are your own; talk freely, and show them if you
# like.


def test_hands_are_your_own() -> None:
    table = together(siege(covenant_hand=["adam", "moses"], covenant_altar=2), "moses")
    assert (hand_of(table, 0), hand_of(table, 2)) == (["adam"], ["moses"])
    assert table.may("play", "adam")
    assert table.refused("play", "moses").startswith("That card is in the other's hand")


def test_walls_deck_wilderness_altar_and_every_card_in_play_are_shared() -> None:
    table = shared()
    assert seat(table) == 0
    assert table.may("use", "noah")
    table.done()
    assert seat(table) == 2
    assert table.may("use", "noah")
    assert table.may("return_card", "jonah")


def shared() -> Table:
    """Two people with Noah in play and Jonah in the Wilderness."""
    return together(
        siege(
            covenant=["noah", "eve"],
            covenant_hand=["adam"],
            covenant_altar=2,
            covenant_wilderness=["jonah"],
        )
    )


def test_the_altar_is_shared_and_both_may_look_at_it() -> None:
    table = together(siege(covenant_hand=["moses"], covenant_altar=["adam"]))
    ref = table.ref("adam")
    for person in (0, 2):
        view = GAME.view(table.state, person)
        assert view.table.identity[ref] == index_of("adam")


def test_in_work_each_is_asked_in_turn_until_both_have_had_enough() -> None:
    table = together(siege(["agag"], covenant_hand=["adam", "eve"], covenant_altar=2), "eve")
    asked = [seat(table)]
    table.done()
    asked.append(seat(table))
    table.play("eve")
    let_pass(table, until="work")
    asked.append(seat(table))
    table.done()
    asked.append(seat(table))
    table.done()
    assert asked == [0, 2, 2, 0]
    assert table.state.active == DEEP or table.asked == "offering"


def test_in_a_pause_either_may_answer() -> None:
    hand = ["the_blood_on_the_doorposts", "adam"]
    table = together(
        siege(
            ["the_decree_of_pharaoh", "agag"],
            covenant=["david"],
            covenant_hand=hand,
            covenant_altar=2,
        ),
        "the_blood_on_the_doorposts",
    )
    deep_day(table)
    assert seat(table) == 0
    assert not table.may("play", "the_blood_on_the_doorposts")
    table.pass_once()
    assert seat(table) == 2
    table.play("the_blood_on_the_doorposts")
    let_pass(table)
    assert table.where("david") == "covenant field"


# One card each Morning: take turns to draw it, the younger first. Other draws and cards found go to
# whoever played the card that gives them, a card that goes back to hand to whoever played it. A
# discard falls on the fuller hand. At Evening keep 5 each.


def test_other_draws_go_to_whoever_played_the_card_that_gives_them() -> None:
    table = together(siege(["agag"], covenant_hand=["elisha", "adam"], covenant_altar=2), "elisha")
    table.done()
    table.play("elisha")
    let_pass(table, until="work")
    assert len(hand_of(table, 2)) == 1
    assert hand_of(table, 0) == ["adam"]


def test_cards_found_go_to_whoever_played_the_card_and_the_other_sees_none() -> None:
    hand = ["samuel", "adam"]
    table = together(
        siege(["agag"], covenant_hand=hand, covenant_altar=2, covenant_deck=["eve", "abel", "job"]),
        "samuel",
    )
    table.done()
    table.play("samuel")
    let_pass(table, until="keep")
    assert (seat(table), table.choices) == (2, ["abel", "eve", "job"])
    assert not {"eve", "abel", "job"} & seen_by(table, 0)
    table.choose("job")
    assert hand_of(table, 2) == ["job"]
    assert not {"eve", "abel", "job"} & seen_by(table, 0)


def seen_by(table: Table, person: int) -> set[str]:
    """Every card that a seat has seen."""
    identity = GAME.view(table.state, person).table.identity
    return {CARDS[index].id for index in identity if index >= 0}


def test_an_elders_card_goes_to_whoever_played_it() -> None:
    table = siege(["agag"], deep=["nimrod"], covenant=["adam"])
    table = together(table, second_played=["adam"])
    let_pass(deep_day(table), until="stand_in_the_way")
    table.stand("adam", "nimrod")
    table.fight()
    assert len(hand_of(table, 2)) == 2, "Adam's card, and seat 2 draws this Morning"


def test_a_testimonys_card_goes_to_whoever_played_the_card_that_gives_it() -> None:
    table = siege(["agag"], deep=["goliath_of_gath"], covenant=["david"])
    table = together(table, second_played=["david"])
    let_pass(deep_day(table), until="stand_in_the_way")
    table.stand("david", "goliath_of_gath")
    table.fight()
    assert table.testimonies == [("goliath_of_gath", "david")]
    assert len(hand_of(table, 2)) == 2, "the Testimony's, and this Morning's"


@pytest.mark.parametrize("by", [0, 2])
def test_a_card_that_goes_back_to_hand_goes_to_whoever_played_it(by: int) -> None:
    table = siege(["jezebel", "agag"], covenant=["moses"])
    table = whole_day(together(table, second_played=["moses"] if by else []))
    assert "moses" in hand_of(table, by)
    assert "moses" not in hand_of(table, 2 - by)


def test_a_discard_falls_on_the_fuller_hand() -> None:
    table = siege(["did_god_really_say", "agag"], covenant_hand=["adam", "eve", "moses"])
    table = together(table, "eve", "moses")
    let_pass(deep_day(table), until="discard")
    assert (seat(table), table.choices) == (2, ["eve", "moses"])


def test_a_random_discard_falls_on_the_fuller_hand_too() -> None:
    table = siege(["the_serpent", "agag"], covenant_hand=["adam", "eve", "moses"])
    table = whole_day(together(table, "eve", "moses"))
    assert set(table.wilderness(COVENANT)) < {"eve", "moses"}


# Can't agree? Whoever drew this Morning decides about the manna, the Offering, who stands in the
# way and every tie; each decides about their own hand.


@pytest.mark.parametrize(("day", "leads"), [(0, 0), (1, 2), (2, 0)])
def test_whoever_drew_this_morning_decides_who_stands_in_the_way_and_every_tie(
    day: int, leads: int
) -> None:
    table = siege(["agag"], deep=["nimrod"], covenant=["caleb", "david"], day=day)
    table = let_pass(deep_day(together(table)), until="stand_in_the_way")
    assert seat(table) == leads
    table.together("caleb", "david", against="nimrod")
    table.fight()
    assert (table.asked, seat(table)) == ("first", leads)


def test_of_two_hands_as_full_the_leader_says_from_which() -> None:
    table = siege(["did_god_really_say", "agag"], covenant_hand=["adam", "eve"])
    table = let_pass(deep_day(together(table, "eve")), until="hand")
    assert seat(table) == 0
    table.choose_half(1)
    assert table.where("eve") == "covenant wilderness"


def test_the_leader_is_asked_first_about_the_offering_the_other_if_it_lays_none() -> None:
    table = siege(["agag", "cain"], covenant_hand=["adam", "eve"])
    table = whole_day(together(table, "eve"))
    assert (table.asked, seat(table)) == ("offering", 2)
    assert not table.may("lay", "adam")
    table.done()
    assert (table.asked, seat(table)) == ("offering", 0)
    table.lay("adam")
    assert (table.asked, seat(table)) == ("work", 2)


def test_each_decides_about_their_own_hand() -> None:
    table = siege(
        ["agag"],
        deep=["nimrod", "cain"],
        covenant_hand=["fire_on_carmel", "adam"],
        covenant_altar=4,
    )
    table = together(table, "fire_on_carmel")
    table.done()
    table.play("fire_on_carmel")
    assert (table.asked, seat(table)) == ("target", 2)


def test_the_log_tells_each_their_own_cards_and_counts_the_others() -> None:
    table = together(siege(["agag", "cain"]))
    table.forget()
    whole_day(table)
    assert told(table, 0)[-1] == "The other of you drew a card."
    assert told(table, 2)[-1].startswith("You drew ")
    assert not told(table, 2)[-1].startswith("You drew a card")


@pytest.mark.parametrize("people", [1, 2])
def test_whoever_is_asked_alone_is_given_the_question(people: int) -> None:
    table = new_siege(people=people)
    for person in (0, 2)[:people]:
        assert GAME.view(table.state, person).is_asked == (person == seat(table))
        assert bool(legal(GAME.view(table.state, person))) == (person == seat(table))
