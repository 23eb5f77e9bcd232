"""Panel 2, What's Inside."""

import pytest

from engine.seraphs import siege_rules
from engine.seraphs.cards import helpers
from engine.seraphs.catalogue import CARDS, DECKS
from engine.seraphs.mode import DuelOptions, SiegeOptions
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP, SIDES
from scenes.new_game import NewGameChoice


def test_2_decks_and_25_helpers_129_cards() -> None:
    assert [len(DECKS[side]) for side in SIDES] == [52, 52]
    assert len(helpers()) == 25
    assert len(CARDS) + len(helpers()) == 129


def test_each_deck_is_one_sides_and_no_card_is_there_twice() -> None:
    for side in (COVENANT, DEEP):
        assert all(CARDS[index].side == side for index in DECKS[side])
    assert len({card.id for card in CARDS}) == len({card.printed.name for card in CARDS}) == 104


def test_two_duels_to_day_12() -> None:
    assert NewGameChoice().last_day == 12


def test_a_duel_may_be_agreed_to_end_on_any_day_or_on_none() -> None:
    for last_day in (12, 8, 0):
        assert GAME.new(DuelOptions(1, last_day)).state.last_day == last_day


@pytest.mark.parametrize("people", [1, 2])
def test_solo_or_2_together_the_siege(people: int) -> None:
    state = siege_rules.GAME.new(SiegeOptions(1, people=people)).state
    asked = siege_rules.GAME.decision(state)
    assert asked is not None
    assert asked.prompt.side == COVENANT
    assert (state.partners is not None) == (people == 2)
