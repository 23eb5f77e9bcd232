"""Reading a story, and the last word."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from scenes.credits import Credits
from scenes.geometry import Point
from scenes.last_word import LastWord
from scenes.notice import Notice
from scenes.passage import Verse
from scenes.reading import Reading
from scenes.services import TEXT_SCALES, Settings
from tests.pilot import Pilot
from tests.support_plain import DAVID, ENDING, book, words_of


def test_a_story_comes_line_by_line_and_a_click_shows_it_whole() -> None:
    pilot = Pilot(settings=Settings(motion="full"))
    pilot.push(Reading(DAVID))
    coming = [pilot.stack.animating]
    pilot.press(Point(1400, 300))
    coming.append(pilot.stack.animating)
    assert coming == [True, False]
    pilot.click("Go on")
    assert pilot.results == [None]


def test_whoever_reads_aloud_takes_it_line_by_line_with_a_key() -> None:
    pilot = Pilot()
    pilot.push(Reading(DAVID))
    pilot.key("r")
    marks: list[int | None] = []
    while pilot.stack.scenes and len(marks) < 40:
        marks.append(book(pilot)._guide)
        pilot.key("return")
    assert marks[:3] == [1, 2, 3], "the initial belongs to the first line"
    assert len(marks) > 4
    assert pilot.results == [None], "after the last line it goes on"


def test_the_whole_chapter_opens_on_a_key_and_escape_comes_back() -> None:
    pilot = Pilot()
    asked: list[int] = []

    def chapter() -> list[Verse]:
        asked.append(1)
        return [Verse(f"{i} And it came to pass.") for i in range(1, 59)]

    pilot.push(Reading(DAVID, chapter))
    assert asked == [], "the passage is not loaded before it is wanted"
    pilot.key("c")
    assert "The story" in pilot.labels()
    pilot.key("down", 5)
    pilot.key("escape")
    assert "The chapter" in pilot.labels()
    pilot.pad("a")
    assert pilot.results == [None]


def test_it_opens_at_the_verses_that_the_card_names_and_the_chapter_goes_on_above() -> None:
    verses = [Verse("1 Samuel 17", heads=True)]
    verses += [Verse(f"17:{i}  And it came to pass.", named=i >= 40) for i in range(1, 59)]
    pilot = Pilot()
    pilot.push(Reading(DAVID, lambda: verses))
    pilot.key("c")
    told = book(pilot).spoken()
    assert "17:40 " in told
    assert "17:38 " not in told, "only what is just above it"
    pilot.key("up", 3)
    assert "17:38 " in book(pilot).spoken()


def test_short_stories_are_the_quotation_alone_and_none_opens_no_book() -> None:
    short = Pilot(settings=Settings(motion="none", stories="short"))
    short.push(Reading(DAVID))
    kinds = {line.kind for line in book(short)._pages[0]}
    assert "story" not in kinds
    assert "quote" in kinds
    none = Pilot(settings=Settings(motion="none", stories="none"))
    none.push(Reading(DAVID))
    assert none.results == [None]


@pytest.mark.parametrize("text_size", TEXT_SCALES)
def test_every_word_of_a_story_is_on_some_page_at_any_text_size(text_size: int) -> None:
    pilot = Pilot(settings=Settings(motion="none", text_size=text_size))
    reading = Reading(replace(DAVID, text=DAVID.text * 4))
    pilot.push(reading)
    lines = [line for page in reading._pages for line in page if line.kind in ("initial", "story")]
    told = lines[0].text + " ".join(line.text for line in lines[1:])
    assert told == DAVID.text * 4
    room = reading._layout.text.h
    assert all(line.y <= room + 1 for page in reading._pages for line in page)


def test_the_winner_reads_a_story_it_picks_and_then_the_loser_its_sentence() -> None:
    pilot = Pilot()
    pilot.push(LastWord(ENDING))
    pilot.click("Rahab")
    assert words_of(pilot, "large") == "Read it", "the first click marks"
    pilot.click("Rahab")
    assert book(pilot)._story.title == "Rahab"
    pilot.click("Go on")
    assert words_of(pilot, "closing") == "Babylon’s day is over."
    pilot.click("Play again")
    assert pilot.results == ["again"]


def test_the_last_word_by_keys_alone_and_by_gamepad_alone() -> None:
    for press in (Pilot.key, Pilot.pad):
        yes = "return" if press is Pilot.key else "a"
        pilot = Pilot()
        pilot.push(LastWord(ENDING))
        press(pilot, "down")
        press(pilot, yes)
        assert book(pilot)._story.title == "Rahab"
        press(pilot, yes)
        press(pilot, yes)
        assert pilot.results == ["leave"]


def test_a_winner_that_played_no_card_goes_straight_to_the_closing() -> None:
    pilot = Pilot()
    pilot.push(LastWord(replace(ENDING, stories=((),))))
    assert "Play again" in pilot.labels()


def test_notice_and_credits_are_closed_by_each_device() -> None:
    pilot = Pilot()
    closers: tuple[Callable[[], None], ...] = (
        lambda: pilot.click("So be it"),
        lambda: pilot.key("escape"),
        lambda: pilot.pad("a"),
        lambda: pilot.click("Back"),
        lambda: pilot.key("escape"),
        lambda: pilot.pad("b"),
    )
    for i, close in enumerate(closers):
        if i < 3:
            pilot.push(Notice("The disk is full. The game plays on in memory."))
        else:
            pilot.push(Credits(["Icons by Lorc."] * 40))
        close()
    assert pilot.results == ["ok"] * 3 + [None] * 3
