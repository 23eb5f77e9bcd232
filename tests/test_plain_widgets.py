"""Widgets of the forms: plates of a choice, headings, words of a question, dates and titles."""

import pygame
import pytest

from game.credits import paragraphs
from scenes.credits import headed
from scenes.geometry import Box, Size
from scenes.input import Move
from scenes.menu import Menu, MenuEntry, menu_layout
from scenes.notice import Question
from scenes.saved_games import written_time
from scenes.services import Settings
from scenes.settings_pages import PAGES
from scenes.toast import placed
from scenes.widgets.choice import Choice
from tests.pilot import Pilot

BOX = Box(0, 0, 1500, 66)
STAMPS = {
    "2025-03-01T19:45:00": "1 March 2025, 19:45",
    "2024-12-31T00:05:59": "31 December 2024, 00:05",
    "long ago": "long ago",
}


def test_plates_that_are_fitted_leave_a_longer_label_more_room() -> None:
    choice = Choice("page", BOX, "Page", PAGES, "reading")
    choice.fitted = True
    wide = {option.label: choice.plates[option.value].w for option in PAGES}
    assert max(wide, key=lambda label: wide[label]) == "Motion and sound"
    assert sum(wide.values()) + 8 * (len(PAGES) - 1) == pytest.approx(BOX.w)


def test_a_choice_knows_the_option_under_the_pointer() -> None:
    choice = Choice("page", BOX, "Page", PAGES, "reading")
    over = choice.plates["keys"].centre
    assert choice.takes(Move(over))
    choice.handle(Move(over))
    assert choice.hovered == "keys"
    assert not choice.takes(Move(over))
    assert choice.value == "reading"


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_quiet_entries_of_the_menu_stand_in_pairs_and_leave_the_title_large(
    text_scale: float,
) -> None:
    layout = menu_layout(Size(1920, 1080), text_scale, 4, 7)
    large, quiet = layout.entries[:4], layout.entries[4:]
    assert layout.title.h >= 230
    assert [box.y for box in quiet[::2]] == sorted({box.y for box in quiet})
    assert quiet[0].y == quiet[1].y > large[-1].bottom
    assert quiet[-1].w == large[0].w
    assert layout.entries[-1].bottom < 1080
    assert layout.motto.bottom < large[0].y
    assert layout.rose.right < large[0].x


def test_the_menu_says_below_its_title_what_the_entry_under_the_pointer_does() -> None:
    pilot = Pilot()
    told = "Against a person here, or the computer."
    pilot.push(Menu([MenuEntry("duel", "Duel", "lapis", told), MenuEntry("leave", "Leave")]))
    pilot.settle()
    layout = menu_layout(pilot.stack.canvas.size, 1.0, 2, 0)
    rect = pilot.stack.canvas.px(layout.motto)
    shown = []
    for label in ("Leave", "Duel"):
        pilot.point(pilot.box(label).centre)
        shown.append(pygame.image.tobytes(pilot.window.subsurface(rect), "RGB"))
    assert shown[0] != shown[1]


@pytest.mark.parametrize("text_size", [100, 200])
def test_a_long_question_is_set_in_full_size_and_its_box_grows(text_size: int) -> None:
    pilot = Pilot((1280, 720), Settings(motion="none", text_size=text_size))
    highs = []
    for sentence in ("Shall it be?", "Shall it be, " * 6 + "or not?"):
        pilot.push(Question(sentence, (("a", "Yes", "gold"),)))
        question = pilot.top
        words = question.widget("sentence")  # type: ignore[attr-defined]  # a form
        kind = pilot.stack.canvas.type
        size = Size(words.box.w, words.box.h)
        assert kind.fit(sentence, words.style, size).style == words.style
        highs.append(question._panel.h)  # type: ignore[attr-defined]  # a question
    assert highs[1] > highs[0]


@pytest.mark.parametrize(("stamp", "written"), STAMPS.items())
def test_a_time_is_written_as_people_write_it(stamp: str, written: str) -> None:
    assert written_time(stamp) == written


def test_the_credits_have_titles_and_lose_no_word() -> None:
    entries = [entry for words in paragraphs() for entry in headed(words, "#ffffff")]
    titles = [entry.text for entry in entries if entry.above]
    assert titles == ["The game", "Icons", "Fonts", "Scripture"]
    said = " ".join(f"{e.text}." if e.above else e.text for e in entries)
    assert said == " ".join(paragraphs())


ROOM, CARD = Box(0, 0, 1920, 1080), Box(420, 800, 160, 224)


def test_a_sentence_stands_above_what_it_is_about_and_within_what_it_must_not_leave() -> None:
    sentence = Box(0, 0, 700, 60)
    free = placed(sentence, ROOM, CARD)
    assert free.x < CARD.x and free.bottom < CARD.y
    for row in (Box(400, 700, 1100, 150), Box(100, 700, 700, 150)):
        within = placed(sentence, ROOM, CARD, row)
        assert row.x <= within.x and within.right <= row.right and within.y == free.y


def test_a_sentence_too_long_for_that_stands_as_if_it_were_free() -> None:
    sentence = Box(0, 0, 700, 60)
    assert placed(sentence, ROOM, CARD, Box(400, 700, 600, 150)) == placed(sentence, ROOM, CARD)


@pytest.mark.parametrize("text_size", [100, 200])
def test_a_sentence_is_set_so_that_it_has_room_there_and_leaves_the_rest_as_it_was(
    text_size: int,
) -> None:
    pilot = Pilot((1280, 720), Settings(motion="none", text_size=text_size))
    pilot.push(Menu([MenuEntry("duel", "Duel", "lapis", ""), MenuEntry("leave", "Leave")]))
    pilot.settle()
    row, stack = Box(560, 700, 900, 150), pilot.stack
    left = stack.canvas.px(Box(0, 0, row.x - 30, 1080))
    whole = pygame.image.tobytes(pilot.window, "RGB")
    before = pygame.image.tobytes(pilot.window.subsurface(left), "RGB")
    stack.say("It looks like the best way to win, or not to lose. " * 2, near=CARD, within=row)
    pilot.wait(16)
    assert pygame.image.tobytes(pilot.window, "RGB") != whole
    assert pygame.image.tobytes(pilot.window.subsurface(left), "RGB") == before
