"""One of many is picked from a list where there is no room for all plates at once."""

import pytest

from game.library import books_of_cards
from game.references import BOOKS
from scenes.card_box_filters import LABELS, offered
from scenes.pick_one import PickOne
from scenes.services import Settings
from scenes.widgets.choice import Option
from scenes.widgets.scroll import ScrollList
from tests.pilot import Pilot
from tests.support_practice import NO_PICTURES

LARGEST = Settings(motion="none", text_size=200, text_face="opendyslexic")
"""In no other look has any filter so many options that they have no room."""


def books() -> tuple[Option, ...]:
    """What the filter of books offers."""
    return offered("book", books_of_cards(), BOOKS)


def listed(value: str) -> tuple[Pilot, ScrollList]:
    """The books to pick from, in the largest look; this one is the present one."""
    pilot = Pilot((1024, 640), LARGEST, NO_PICTURES)
    pilot.push(PickOne(LABELS["book"], books(), value))
    pilot.settle()
    found = pilot.top.widget("list")  # type: ignore[attr-defined]  # a form
    assert isinstance(found, ScrollList)
    return pilot, found


def test_a_list_stands_where_the_plates_have_no_room_and_holds_them_all() -> None:
    pilot, found = listed(books()[0].value)
    assert [entry.text for entry in found.entries] == [one.label for one in books()]
    panel = pilot.stack.canvas.whole
    assert panel.contains(found.box.centre) and found.box.bottom < pilot.box("Back").y


@pytest.mark.parametrize("at", [0, 5, -1])
def test_it_begins_at_the_present_one_and_enter_picks_that(at: int) -> None:
    value = books()[at].value
    pilot, found = listed(value)
    assert pilot.top.focused == "list"  # type: ignore[attr-defined]  # a form
    assert found.entries[found.picked].text == books()[at].label
    assert books()[at].label in pilot.top.spoken()
    pilot.key("return")
    assert pilot.results == [value]


def test_arrows_go_through_it_and_any_can_be_picked_that_asks_for_nothing_too() -> None:
    pilot, _ = listed(books()[3].value)
    pilot.key("down", 2)
    pilot.key("return")
    assert pilot.results == [books()[5].value]
    pilot, _ = listed(books()[3].value)
    pilot.key("up", 3)
    pilot.key("return")
    assert pilot.results == [books()[0].value] == [""]


def test_a_click_picks_and_escape_and_back_pick_nothing() -> None:
    pilot, _ = listed(books()[0].value)
    pilot.click(books()[1].label)
    assert pilot.results == [books()[1].value]
    pilot, _ = listed(books()[2].value)
    pilot.key("escape")
    assert pilot.results == [None]
    pilot, _ = listed(books()[2].value)
    pilot.click("Back")
    assert pilot.results == [None]
