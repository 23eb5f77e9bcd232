"""Which printed cards a filter means, and what is asked of them at the table: worked out once."""

import pytest

from engine.seraphs import powers as p
from engine.seraphs.catalogue import ANSWERS, CARDS, HOLY_THINGS, RETURNING, index_of
from engine.seraphs.powers import Effect, Filter
from engine.seraphs.reach import NOT_SPARED, SIDEWAYS, STANDING, cards_meant, reach_of
from engine.seraphs.words import COVENANT, DEEP, SIDES

FALLS = p.MakeFall(Filter())


def ids(indices: frozenset[int]) -> set[str]:
    return {CARDS[index].id for index in indices}


def test_a_filter_that_names_a_card_means_just_that_card() -> None:
    assert ids(cards_meant(Filter(card="isaac"))) == {"isaac"}
    assert not reach_of(Filter(card="isaac", other=True), FALLS).other


def test_a_filter_means_the_cards_of_its_kind_and_key_that_cost_so_little() -> None:
    giants = cards_meant(Filter(key="giant"))
    assert giants == {card.index for card in CARDS if card.giant}
    cheap = cards_meant(Filter(key="giant", cost=4))
    assert cheap == {index for index in giants if CARDS[index].cost <= 4}
    assert giants > cheap > frozenset()
    assert cards_meant(Filter(kind="holy_thing")) == HOLY_THINGS


def test_whose_cards_are_meant_is_read_by_the_side_that_asks() -> None:
    assert reach_of(Filter(), FALLS).owners == (SIDES, SIDES)
    assert reach_of(Filter(side="your"), FALLS).owners == ((COVENANT,), (DEEP,))
    assert reach_of(Filter(side="other_side"), FALLS).owners == ((DEEP,), (COVENANT,))
    assert reach_of(Filter(side="deep"), FALLS).owners == ((DEEP,), (DEEP,))


@pytest.mark.parametrize(
    ("effect", "asks"),
    [
        (p.TurnSideways(Filter()), (STANDING,)),
        (p.StandUp(Filter()), (SIDEWAYS,)),
        (p.Spare(Filter()), (NOT_SPARED,)),
        (FALLS, ()),
    ],
)
def test_an_effect_befalls_only_what_it_would_change(effect: Effect, asks: tuple[str, ...]) -> None:
    assert reach_of(Filter(), effect).asks == asks
    assert reach_of(Filter(state="in_battle"), effect).asks == ("in_battle", *asks)


def test_the_cards_that_options_look_for_are_those_printed_so() -> None:
    assert index_of("the_ark_of_the_covenant") in HOLY_THINGS
    assert {card.index for card in CARDS if "answer" in card.printed.keywords} == ANSWERS
    assert {card.index for card in CARDS if card.printed.return_cost} == RETURNING != frozenset()
