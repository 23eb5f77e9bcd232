"""The language of numbers: metres, cubits, or both, on every card that carries both."""

import re

from engine.seraphs.cards import deck_cards, helpers
from scenes.cards.content import all_ids, words_of
from scenes.measures import has_both, measured

PLATES = {
    "1.1 m long, two and a half cubits": ("1.1 m long", "Two and a half cubits long"),
    "2.2 m square, five cubits by five": ("2.2 m square", "Five cubits by five"),
    "0.9 m long, two cubits": ("0.9 m long", "Two cubits long"),
    "0.9 m tall, two cubits": ("0.9 m tall", "Two cubits tall"),
    "Iron bed: 4 m, nine cubits long": ("Iron bed: 4 m long", "Iron bed: nine cubits long"),
    "2.9 m, six cubits and a span": ("2.9 m", "Six cubits and a span"),
    "Golden image: 27 m, sixty cubits": ("Golden image: 27 m", "Golden image: sixty cubits"),
}
LINES = {
    "In the court, in front of the tent: five cubits square and three high, about 2.2 m by 2.2 m "
    "by 1.3 m.": (
        "In the court, in front of the tent: about 2.2 m by 2.2 m by 1.3 m.",
        "In the court, in front of the tent: five cubits square and three high.",
    ),
    "On the right hand, the north: two cubits long, one wide, one and a half high, about 90 by 45 "
    "by 67 cm.": (
        "On the right hand, the north: about 90 by 45 by 67 cm.",
        "On the right hand, the north: two cubits long, one wide, one and a half high.",
    ),
    "Straight ahead, before the veil: a cubit square and two high, about 45 by 45 by 90 cm, "
    "overlaid with gold.": (
        "Straight ahead, before the veil: about 45 by 45 by 90 cm, overlaid with gold.",
        "Straight ahead, before the veil: a cubit square and two high, overlaid with gold.",
    ),
    "Behind the veil, the innermost room. The Ark: two and a half cubits long, one and a half wide "
    "and high, about 110 by 67 by 67 cm.": (
        "Behind the veil, the innermost room. The Ark: about 110 by 67 by 67 cm.",
        "Behind the veil, the innermost room. The Ark: two and a half cubits long, one and a half "
        "wide and high.",
    ),
}
METRES = re.compile(r"\d\s(c?m)\b")


def printed() -> list[str]:
    """Every plate and every helper's line of the box."""
    plates = [card.plate for card in deck_cards()]
    return plates + [line for helper in helpers() for line in helper.lines]


def test_every_plate_and_line_with_both_measures_is_known_here() -> None:
    both = {text for text in printed() if METRES.search(text) and "cubit" in text}
    assert both == set(PLATES) | set(LINES)
    assert {text for text in printed() if has_both(text)} == both


def test_a_plate_prints_both_measures_or_only_the_one_that_is_wanted() -> None:
    for text, (metres, cubits) in {**PLATES, **LINES}.items():
        assert measured(text, "both") == text
        assert measured(text, "metres") == metres
        assert measured(text, "cubits") == cubits


def test_a_number_kept_on_one_line_with_its_unit_is_understood_as_well() -> None:
    for card_id in all_ids():
        words = words_of(card_id)
        for text in (words.plate, *words.lines):
            if has_both(text):
                assert "cubit" not in measured(text, "metres")
                assert not METRES.search(measured(text, "cubits"))


def test_words_without_both_measures_stay_as_they_are() -> None:
    for text in printed():
        if not has_both(text):
            assert measured(text, "metres") == measured(text, "cubits") == text
