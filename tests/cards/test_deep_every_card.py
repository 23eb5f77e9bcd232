"""Every card of the Deep has its tests; and what holds of every Story pair."""

from collections import Counter
from typing import Final

import pytest

from engine.seraphs.catalogue import CARDS, DECKS, Card, index_of
from engine.seraphs.words import DEEP
from tests import syntax
from tests.cards.deep_table import covenant_played, deep_played, stories_as_it_enters, told
from tests.support import scenario

DECK: Final = [CARDS[index] for index in DECKS[DEEP]]
PAIRED: Final = [(card.id, CARDS[card.pair].id) for card in DECK if card.pair >= 0 and card.stays]
TURNED_BY: Final = {
    "balaam": ("moses", 0),
    "naaman": ("elisha", 0),
    "the_king_of_nineveh": ("jonah", 0),
    "nebuchadnezzar": ("daniel", 1),
}
"""Each Deep character that can be Turned: who does it, and by which of its ◇ powers."""

TESTS: Final = Counter(
    function.name.removeprefix("test_").split("__")[0]
    for module in syntax.modules("tests/cards")
    if module.startswith("tests/cards/test_deep_from_")
    or module.startswith("tests/cards/test_deep_s")
    for function in syntax.functions(module)
    if function.name.startswith("test_")
)
"""How many tests name each card."""


def sentences(card: Card) -> int:
    """How many tests a card asks for at least: one a power, a keyword, a pair; never none."""
    keywords = sum((card.giant, card.heavenly, card.army, card.heir_of >= 0, card.return_cost > 0))
    return max(1, len(card.plans) + keywords + (card.pair >= 0))


@pytest.mark.parametrize("card", DECK, ids=lambda card: card.id)
def test_every_card_of_the_deep_has_a_test_for_each_power_keyword_and_pair(card: Card) -> None:
    assert TESTS[card.id] >= sentences(card)


def test_every_test_names_a_card_of_the_deep() -> None:
    assert set(TESTS) <= {card.id for card in DECK}


@pytest.mark.parametrize(("deep", "pair"), PAIRED)
def test_in_play_it_calls_its_pair_for_1_less_never_below_1(deep: str, pair: str) -> None:
    printed = CARDS[index_of(pair)].cost
    assert scenario(deep_hand=[deep]).cost(pair) == printed
    assert scenario(deep=[deep]).cost(pair) == max(1, printed - 1)


@pytest.mark.parametrize("card", [card.id for card in DECK if card.stays])
def test_entering_beside_somebody_else_no_story_is_read(card: str) -> None:
    assert stories_as_it_enters(card, beside="methuselah") == []


@pytest.mark.parametrize(
    "card", [card.id for card in DECK if card.is_character and card.id != "leviathan"]
)
def test_felled_by_a_card_that_is_not_its_pair_it_gives_no_testimony(card: str) -> None:
    table = covenant_played("out_of_the_whirlwind", deep=[card])
    assert table.where(card) == "deep wilderness"
    assert table.testimonies == []


def test_just_these_four_are_turned() -> None:
    names = {card.id: card.printed.turned_by for card in DECK if card.printed.turned_by}
    assert names == {card: who for card, (who, _) in TURNED_BY.items()}


@pytest.mark.parametrize("card", TURNED_BY)
def test_turned_it_stands_on_the_covenants_side_and_a_testimony_is_its_pairs_alone(
    card: str,
) -> None:
    who, nth = TURNED_BY[card]
    table = scenario(covenant=[who], covenant_altar=5, deep=[card])
    table.use(who, nth)
    table.until("work")
    assert table.where(card) == "covenant field"
    assert told(table).testimonies == ([(card, who)] if (card, who) in PAIRED else [])


@pytest.mark.parametrize("card", [card.id for card in DECK if not card.stays and not card.answer])
def test_a_scheme_that_is_no_answer_waits_for_the_work(card: str) -> None:
    table = scenario(covenant=["joshua"], covenant_altar=1, deep_hand=[card], deep_altar=7)
    table.go_out("joshua")
    table.done()
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert not table.may("play", card)


@pytest.mark.parametrize("card", [card.id for card in DECK if card.is_character])
def test_newly_come_a_character_stays_at_home_that_day(card: str) -> None:
    table = deep_played(card)
    assert not table.may("go_out", card)
