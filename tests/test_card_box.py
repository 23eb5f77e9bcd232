"""The card box: what is shown, how it is searched, and what is told of each card."""

from pathlib import Path

import pytest

from engine.seraphs.cards import card, deck_cards
from engine.seraphs.rulings import rulings_of
from game.files import RealFiles
from game.library import Library, about, books_of_cards
from game.references import BOOKS
from game.saves import Saves
from scenes.card_box import CardBox
from scenes.card_box_filters import FIELDS, Filters, offered, shown
from scenes.card_page import About, CardPage, entries
from scenes.cards.content import all_ids, words_of
from scenes.geometry import Box
from scenes.pick_one import PickOne
from scenes.reading import Reading
from scenes.services import Measures, Settings
from scenes.theme import Theme
from tests.pilot import Pilot

BOX = books_of_cards()


def library(pilot: Pilot) -> Library:
    return Library(pilot.stack, Saves(RealFiles(), Path("no such folder")), lambda: None)


def opened(size: tuple[int, int] = (1280, 720), text_size: int = 100) -> tuple[Pilot, CardBox]:
    pilot = Pilot(size, Settings(motion="none", text_size=text_size))
    library(pilot).show_box()
    pilot.settle()
    box = pilot.top
    assert isinstance(box, CardBox)
    return pilot, box


# What is asked for.


def test_with_nothing_asked_for_all_129_cards_are_shown_in_the_order_of_the_box() -> None:
    assert shown(Filters(), BOX) == all_ids()
    assert len(all_ids()) == 129


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (Filters(keyword="Giant", book="1 Samuel"), {"goliath_of_gath"}),
        (Filters(type="holy_thing", cost="5"), {"the_ark_of_the_covenant"}),
        (Filters(words="samson"), {"samson"}),
        (Filters(words="GIANT-SLAYER hebron"), set()),
        (Filters(words="discards random", cost="2", type="character"), {"the_serpent"}),
        (Filters(book="Esther", side="covenant"), {"esther"}),
        (Filters(keyword="Turned"), {one.id for one in deck_cards() if one.turned_by}),
        (Filters(keyword="Return"), {one.id for one in deck_cards() if one.return_cost}),
    ],
)
def test_what_is_asked_for_together_narrows_what_is_shown(asked: Filters, found: set[str]) -> None:
    assert set(shown(asked, BOX)) == found


def test_every_field_offers_only_what_finds_cards_and_every_card_is_found_by_each_field() -> None:
    for field in FIELDS:
        options = offered(field, BOX, BOOKS)
        found = [set(shown(Filters().asking(field, one.value), BOX)) for one in options[1:]]
        assert all(found), field
        if field != "keyword":
            helpers = set() if field != "cost" else set(shown(Filters(side="helper"), BOX))
            assert set().union(*found) | helpers == set(all_ids()), field


def test_books_are_offered_in_the_order_of_the_bible() -> None:
    named = [one.value for one in offered("book", BOX, BOOKS)[1:]]
    assert named == sorted(named, key=BOOKS.index)
    assert named[0] == "Genesis"


def test_cards_can_be_sorted_by_name_by_cost_and_by_strength() -> None:
    by_name = shown(Filters(sort="name", side="deep"), BOX)
    names = [words_of(one).name.removeprefix("The ").casefold() for one in by_name]
    assert names == sorted(names)
    costs = [card(one).cost for one in shown(Filters(sort="cost", side="covenant"), BOX)]
    assert costs == sorted(costs)
    strong = shown(Filters(sort="strength", type="character"), BOX)
    strengths = [card(one).strength for one in strong]
    assert strengths == sorted(strengths, reverse=True)


# What is told of a card.


@pytest.mark.parametrize("card_id", [one.id for one in deck_cards()])
def test_the_sheet_beside_a_card_tells_its_power_its_rulings_and_its_passage(card_id: str) -> None:
    known = about(card_id, hidden=False)
    said = [entry.text for entry in entries(card_id, known, Theme())]
    assert card(card_id).power == "" or card(card_id).power in said
    assert {one.words for one in rulings_of(card_id)} <= set(said)
    assert known.told is not None
    assert known.told.passage is not None
    chapter, *verses = known.told.passage()
    assert chapter.heads
    assert any(verse.named for verse in verses)
    assert all(verse.heads or verse.text[0].isdigit() for verse in verses)


def test_a_helper_has_its_rules_on_the_sheet_and_a_passage_to_open() -> None:
    known = about("walls_jerusalem", hidden=False)
    said = " ".join(entry.text for entry in entries("walls_jerusalem", known, Theme()))
    assert "Start on 13 in a Duel" in said
    assert "new every morning" in said
    assert known.told is not None


# The hand in the box.


def test_typing_anywhere_searches_and_escape_shows_all_again() -> None:
    pilot, box = opened()
    for letter in "goliath":
        pilot.key(letter)
    assert box.filters.words == "goliath"
    assert "goliath_of_gath" in box.grid.cards
    assert len(box.grid.cards) < 6
    pilot.key("backspace")
    assert box.filters.words == "goliat"
    pilot.key("escape")
    assert len(box.grid.cards) == 129
    pilot.key("escape")
    assert pilot.stack.top is None


def test_a_letter_that_is_bound_elsewhere_is_typed_all_the_same() -> None:
    pilot, box = opened()
    for letter in "lcrpm":
        pilot.key(letter)
    assert box.filters.words == "lcrpm"


def test_a_filter_is_stepped_with_the_arrows_or_picked_from_its_list() -> None:
    pilot, box = opened()
    pilot.click("Side")
    assert isinstance(pilot.top, PickOne)
    pilot.click("The Deep")
    assert box.filters.side == "deep"
    assert len(box.grid.cards) == 52
    pilot.key("right")
    assert box.filters.side == "helper"
    assert len(box.grid.cards) == 25
    pilot.click("Show all")
    assert box.filters == Filters()


def test_a_pad_types_letter_after_letter_until_it_steps_back() -> None:
    pilot, box = opened()
    box._focus.focus("search")
    pilot.pad("a")
    letters: object = pilot.top
    assert isinstance(letters, PickOne)
    for letter in ("J", "O", "B", "Rub out"):
        pilot.click(letter)
    assert pilot.top.spoken().startswith("Search: jo\n")
    pilot.pad("right")
    pilot.pad("b")
    assert box.filters.words == "jo"


def test_a_card_opens_large_by_click_by_key_and_by_the_pad_and_the_box_stays_at_it() -> None:
    pilot, box = opened()
    pilot.click("Enoch")
    assert "About Enoch" in pilot.labels()
    pilot.key("right")
    pilot.key("escape")
    assert box.grid.cards[box.grid.picked] == "methuselah"
    pilot.key("right")
    pilot.key("return")
    assert "About Noah" in pilot.labels()
    pilot.pad("b")
    pilot.pad("down")
    pilot.pad("a")
    assert isinstance(pilot.top, CardPage)


def test_the_passage_of_a_large_card_is_one_key_away_and_its_story_another() -> None:
    pilot, _ = opened()
    pilot.click("Adam")
    pilot.key("c")
    reading = pilot.top
    assert isinstance(reading, Reading)
    assert "The chapter" in pilot.labels()
    pilot.key("escape", 2)
    pilot.click("The story")
    assert isinstance(pilot.top, Reading)
    assert "The story" not in pilot.labels()


def test_a_story_that_was_asked_for_is_read_even_where_none_are_read_in_games() -> None:
    pilot = Pilot(settings=Settings(motion="none", stories="none"))
    library(pilot).show_box()
    pilot.settle()
    pilot.click("Adam")
    pilot.click("The story")
    assert isinstance(pilot.top, Reading)


def test_the_box_says_what_the_focus_is_on_and_how_many_cards_are_shown() -> None:
    pilot, box = opened()
    assert box.spoken().split("\n") == [
        "The card box",
        "129 cards",
        "Adam, costs 1, Strength 1, Heart 2. Character, Elder. 1 of 129",
    ]
    pilot.click("Side")
    pilot.click("Helpers")
    assert "25 cards" in box.spoken()
    assert "Side: Helpers" in box.spoken()


def test_lengths_on_the_sheet_are_given_as_they_are_set() -> None:
    known = about("goliath_of_gath", hidden=False)
    said = {m: _plate_of(known, m) for m in MEASURES}
    assert said["both"] == "2.9\u00a0m, six cubits and a span"
    assert "cubits" not in said["metres"]
    assert "m," not in said["cubits"]


MEASURES: tuple[Measures, ...] = ("both", "metres", "cubits")


def _plate_of(known: About, measures: Measures) -> str:
    said = [e.text for e in entries("goliath_of_gath", known, Theme(), measures)]
    return said[said.index("On its plate") + 1]


def test_the_wheel_and_the_page_keys_go_through_all_cards() -> None:
    pilot, box = opened()
    pilot.key("end")
    assert box.grid.picked == 128
    pilot.settle()
    assert words_of(all_ids()[-1]).name in pilot.labels()
    pilot.key("home")
    pilot.key("page down")
    assert box.grid.picked >= box.grid.columns


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 200])
def test_nothing_in_the_box_or_on_a_page_lies_on_anything_else(
    size: tuple[int, int], text_size: int
) -> None:
    pilot, box = opened(size, text_size)
    rail = [where for label, where in box.spots().items() if label in RAIL]
    assert len(rail) == len(RAIL)
    assert touching(rail) == []
    pilot.click("Adam")
    assert touching(list(pilot.top.spots().values())) == []


RAIL = ("Search", "Side", "Type", "Cost", "Keyword", "Book", "Order", "Show all", "Back")


def touching(boxes: list[Box]) -> list[tuple[Box, Box]]:
    """Pairs of boxes of which one lies on the other."""
    pairs = [(a, b) for i, a in enumerate(boxes) for b in boxes[i + 1 :]]
    return [
        (a, b)
        for a, b in pairs
        if a.x < b.right - 0.5
        and b.x < a.right - 0.5
        and a.y < b.bottom - 0.5
        and b.y < a.bottom - 0.5
    ]
