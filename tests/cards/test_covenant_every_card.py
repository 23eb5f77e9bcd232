"""No card of the Covenant's deck is forgotten: each has tests that bear its id."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from engine.seraphs.catalogue import CARDS, Card
from engine.seraphs.words import COVENANT

COVENANT_CARDS: Final = [card for card in CARDS if card.side == COVENANT]
POWERFUL: Final = [card for card in COVENANT_CARDS if card.printed.powers]


@cache
def cards_named() -> Counter[str]:
    """How many tests bear each card's id: ``test_<id>__what_it_does``."""
    named: Counter[str] = Counter()
    for path in Path(__file__).parent.glob("test_covenant_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                card, says, _ = node.name.removeprefix("test_").partition("__")
                if says:
                    named[card] += 1
    return named


def sentences(card: Card) -> int:
    """How many things a card says that a test must prove: its powers' parts and its keywords."""
    marks = (card.elder, card.giant_slayer, card.answer, card.taken_up, card.heavenly, card.army)
    parts = sum(len(power.does) for power in card.printed.powers)
    return parts + marks.count(True) + bool(card.return_cost) + (card.heir_of >= 0)


def test_there_are_52_cards_and_41_of_them_have_a_power() -> None:
    assert len(COVENANT_CARDS) == 52
    assert len(POWERFUL) == 41


@pytest.mark.parametrize("card", COVENANT_CARDS, ids=[card.id for card in COVENANT_CARDS])
def test_each_card_has_as_many_tests_as_it_says_things(card: Card) -> None:
    assert cards_named()[card.id] >= max(1, sentences(card))


def test_each_test_that_bears_an_id_bears_that_of_a_card() -> None:
    assert set(cards_named()) == {card.id for card in COVENANT_CARDS}
