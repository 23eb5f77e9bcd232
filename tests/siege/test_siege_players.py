"""Computer players hold Jerusalem sensibly: what they redraw, lay, keep and give for the Walls."""

from typing import Final

import pytest

from engine.ai.levels import LEVELS
from engine.ai.player import finish
from engine.kernel.rng import seeded
from engine.seraphs import commands as say
from engine.seraphs.card_worth import IN_HAND_IN_A_SIEGE
from engine.seraphs.catalogue import CARDS, index_of
from engine.seraphs.commands import Command
from engine.seraphs.habits import habit
from engine.seraphs.siege_rules import GAME
from engine.seraphs.words import COVENANT
from tests.siege.siege_table import deep_day, let_pass, new_siege, siege, whole_day
from tests.support import Table

SENSIBLE: Final = ("gentle", "steady")


def says(table: Table, level: str = "steady", luck: int = 1) -> Command:
    """What a player says at a table."""
    know_what_is_out(table)
    decision = GAME.decision(table.state)
    assert decision is not None, "somebody is asked"
    view = GAME.view(table.state, decision.seat)
    return finish(LEVELS[level].think(view, decision, seeded(luck))).command


def know_what_is_out(table: Table) -> None:
    """What was not named of the Deep has left the game, and everybody knows it."""
    state = table.state
    for ref in state.out:
        state.seen[COVENANT] |= 1 << ref


def early_heart(table: Table) -> int:
    """The Heart of the characters in hand that cost 3 or less."""
    hand = [CARDS[table.state.identity[ref]] for ref in table.state.hand[COVENANT]]
    return sum(card.heart for card in hand if card.is_character and card.cost <= 3)


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_hand_whose_early_characters_have_little_heart_is_drawn_anew(level: str) -> None:
    seen = set[bool]()
    for seed in range(1, 40):
        table = new_siege(seed)
        few = early_heart(table) < 5
        seen.add(few)
        assert says(table, level) == (say.REDRAW if few else say.KEEP_HAND)
    assert seen == {True, False}


def test_of_two_each_redraws_by_the_4_that_are_their_own() -> None:
    seen = set[bool]()
    for seed in range(1, 40):
        table = new_siege(seed, people=2)
        view = GAME.view(table.state, 0)
        own = [CARDS[i] for ref in view.table.hand[0] if (i := view.table.identity[ref]) >= 0]
        heart = sum(card.heart for card in own if card.is_character and card.cost <= 3)
        seen.add(heart < 3)
        assert says(table) == (say.REDRAW if heart < 3 else say.KEEP_HAND)
    assert seen == {True, False}


def attacked(*deep: str, covenant: list[str], walls: int) -> Table:
    """The Deep has gone out, and the Covenant is asked who stands in the way."""
    table = siege(["agag", "nimrod"], deep=deep, covenant=covenant, walls=walls)
    return let_pass(deep_day(table), until="stand_in_the_way")


@pytest.mark.parametrize("attacker", ["the_amorite_kings", "the_nephilim", "the_accuser"])
def test_two_give_themselves_where_nobody_may_stand_alone_and_the_last_walls_would_fall(
    attacker: str,
) -> None:
    table = attacked(attacker, covenant=["eve", "rahab"], walls=3)
    assert isinstance(habit(table.state), say.StandInTheWay)
    assert isinstance(says(table), say.StandInTheWay)


def test_nobody_is_given_for_walls_that_can_be_spared() -> None:
    table = attacked("the_amorite_kings", covenant=["nehemiah", "sarah"], walls=30)
    assert habit(table.state) == say.DONE
    assert says(table) == say.DONE


def test_of_many_the_two_that_are_missed_the_least_are_given() -> None:
    many = ["sarah", "nehemiah", "isaac", "jacob", "rahab", "eve"]
    table = attacked("og_of_bashan", covenant=many, walls=6)
    for _ in range(2):
        given = habit(table.state)
        assert isinstance(given, say.StandInTheWay)
        table.stand(table.id_of(given.ref), "og_of_bashan")
    stands = {table.id_of(ref) for ref in table.state.in_the_way}
    assert stands == {"rahab", "eve"}


@pytest.mark.parametrize("level", SENSIBLE)
def test_what_only_breaks_babylons_walls_is_laid_on_the_altar(level: str) -> None:
    hand = ["the_trumpets_at_jericho", "david", "caleb", "jael"]
    table = siege(["agag", "nimrod"], covenant_hand=hand, covenant_altar=2)
    whole_day(table)
    assert table.asked == "offering"
    said = says(table, level)
    assert isinstance(said, say.LayOffering)
    assert table.id_of(said.ref) == "the_trumpets_at_jericho"


def test_a_miracle_is_laid_before_anybody_who_can_stand_in_the_way() -> None:
    hand = ["the_sun_stands_still", "manna_from_heaven", "isaac", "joseph", "jael"]
    table = siege(["agag", "nimrod"], covenant_hand=hand, covenant_altar=2)
    whole_day(table)
    said = habit(table.state)
    assert isinstance(said, say.LayOffering)
    assert table.id_of(said.ref) in ("the_sun_stands_still", "manna_from_heaven")


@pytest.mark.parametrize(("altar", "lays"), [(7, True), (8, False)])
def test_with_4_cards_in_hand_an_altar_grows_to_8_in_a_siege(altar: int, lays: bool) -> None:
    hand = ["the_sun_stands_still", "isaac", "jael"]
    table = siege(["agag", "nimrod"], covenant_hand=hand, covenant_altar=altar)
    whole_day(table)
    assert len(table.state.hand[COVENANT]) == 4
    assert isinstance(habit(table.state), say.LayOffering) is lays


def test_a_card_is_worth_more_in_hand_for_what_it_does_on_entering() -> None:
    worth = {card.id: IN_HAND_IN_A_SIEGE[card.index] for card in CARDS}
    assert worth["jael"] > worth["rahab"]
    assert worth["gideon"] > worth["isaac"]
    assert worth["out_of_the_whirlwind"] > worth["fire_on_carmel"] > worth["manna_from_heaven"]
    assert worth["the_trumpets_at_jericho"] < min(
        worth[card.id] for card in CARDS if card.side == COVENANT and card.is_character
    )
    assert worth["jael"] == IN_HAND_IN_A_SIEGE[index_of("jael")]
