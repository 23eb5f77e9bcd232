"""The leaflet on the screen, its small tables, the reading room, and stories read again."""

from pathlib import Path
from typing import TypeVar

import pytest

from engine.kernel.tables import ContentError, Sheet
from engine.seraphs.catalogue import CARDS
from engine.seraphs.leaflet import load_panels, panels
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT
from game.example_desk import ExampleDesk
from game.examples import Example, example, examples, lay
from game.files import RealFiles
from game.library import Library, leaves, ways
from game.saves import Saves
from game.staging import is_over, stage
from game.stories import ending_of
from scenes.geometry import Direction
from scenes.input import Navigate
from scenes.last_word import LastWord
from scenes.leaflet import Leaflet
from scenes.notice import Question
from scenes.reading import Reading
from scenes.reading_room import ReadingRoom
from scenes.seraphs.example_table import ExampleTable
from scenes.seraphs.prompt_words import is_whole
from scenes.services import Settings
from scenes.widgets.scroll import ScrollList
from tests.pilot import Pilot
from tests.support_practice import NO_PICTURES

SceneT = TypeVar("SceneT")


def library(pilot: Pilot) -> Library:
    return Library(pilot.stack, Saves(RealFiles(), Path("no such folder")), lambda: None)


def opened(size: tuple[int, int] = (1280, 720), text_size: int = 100) -> Pilot:
    pilot = Pilot(size, Settings(motion="none", text_size=text_size))
    library(pilot).show_leaflet()
    pilot.settle()
    return pilot


def playing(key: str) -> Pilot:
    pilot = Pilot(settings=Settings(motion="none"))
    one = example(key)
    pilot.push(ExampleTable(ExampleDesk(one), one.title))
    pilot.settle()
    return pilot


def on_top(pilot: Pilot, kind: type[SceneT]) -> SceneT:
    """The scene on top, which is of this kind."""
    top: object = pilot.top
    assert isinstance(top, kind), type(top)
    return top


def told(pilot: Pilot) -> str:
    """What is said at the end of a lesson."""
    pilot.settle()
    return on_top(pilot, Question)._more


# The panels.


def test_there_are_fourteen_panels_counted_from_the_cover() -> None:
    assert [panel.number for panel in panels()] == list(range(1, 15))
    assert [panel.title for panel in panels()][2:6] == [
        "Set Up the Duel",
        "A Day",
        "Battle",
        "Winning",
    ]


def test_every_small_table_stands_on_one_panel_and_every_panel_names_only_those_there_are() -> None:
    named = [key for panel in panels() for key in panel.examples]
    assert sorted(named) == sorted(one.key for one in examples())


def test_a_panel_out_of_its_order_is_told() -> None:
    text = '[[panel]]\nid = "a"\nnumber = 2\ntitle = "A"\nunder = "b"\nlines = []\n'
    with pytest.raises(ContentError, match="number: 1 to 14 in order are wanted"):
        load_panels(Sheet("x.toml", "panel", text))


def test_panels_are_turned_by_keys_by_the_list_and_by_the_pad() -> None:
    pilot = opened()
    pilot.key("right", 4)
    assert "Panel 5" in pilot.labels()
    pilot.click("Words to Know")
    assert "Panel 7" in pilot.labels()
    pilot.pad("left")
    assert "Panel 6" in pilot.labels()
    pilot.key("3")
    assert "Panel 3" in pilot.labels()
    pilot.click("Next")
    assert "Panel 4" in pilot.labels()
    pilot.pad("b")
    assert pilot.stack.top is None


@pytest.mark.parametrize("at", range(14))
def test_every_panel_can_be_scrolled_to_its_end_with_large_text(at: int) -> None:
    pilot = Pilot((1024, 640), Settings(motion="none", text_size=200))
    pilot.push(Leaflet(leaves(), pytest.fail, at))
    pilot.settle()
    pilot.key("down", 90)
    text = on_top(pilot, Leaflet).widget("text")
    assert isinstance(text, ScrollList)
    assert not text.takes(Navigate(Direction.DOWN))


# The small tables.


@pytest.mark.parametrize("one", examples(), ids=lambda one: one.key)
def test_in_a_small_table_each_of_the_104_cards_lies_in_one_place(one: Example) -> None:
    state = lay(one.laid)
    piles = (*state.deck, *state.hand, *state.altar, *state.wilderness)
    refs = [ref for pile in piles for ref in pile]
    refs += [entry.ref for side in state.field for entry in side]
    assert sorted(refs) == list(range(len(CARDS)))
    assert sorted(state.identity) == list(range(len(CARDS)))
    assert GAME.decision(state) is not None


def test_cain_falls_to_joshua_who_stands_in_his_way() -> None:
    pilot = playing("cain_and_joshua")
    pilot.click("Joshua")
    pilot.settle()
    while not isinstance(pilot.top, Question):
        pilot.key("return")
        pilot.settle()
    assert told(pilot).startswith("Joshua dealt 4 to Cain, whose Heart is 3: Cain has fallen.")


def test_cain_breaks_3_walls_where_nobody_stands_in_his_way() -> None:
    pilot = playing("cain_and_joshua")
    while not isinstance(pilot.top, Question):
        pilot.key("return")
        pilot.settle()
    assert "13 are 10 now" in told(pilot)


def test_goliath_falls_to_two_and_one_alone_is_refused() -> None:
    pilot = playing("two_before_goliath")
    pilot.click("Joshua")
    pilot.settle()
    assert "All stand" not in pilot.labels()
    pilot.click("Gideon")
    pilot.settle()
    for _ in range(12):
        if isinstance(pilot.top, Question):
            break
        pilot.key("return")
        pilot.settle()
    assert "the Giant has fallen" in told(pilot)


def test_the_bronze_altar_is_raised_up_from_among_the_offerings() -> None:
    pilot = playing("raise_it_up")
    pilot.click("The Bronze Altar")
    pilot.settle()
    pilot.click("Raise up The Bronze Altar, 4")
    assert "Four other Altar cards paid for it" in told(pilot)


def test_the_scheme_is_stopped_by_an_answer_in_its_pause() -> None:
    pilot = playing("an_answer")
    pilot.click("The Blood on the Doorposts")
    assert "and then stopped" in told(pilot)


def test_the_scheme_works_where_nobody_answers() -> None:
    pilot = playing("an_answer")
    pilot.key("return")
    assert "Rahab has fallen" in told(pilot)


def test_from_the_leaflet_a_small_table_is_played_once_more_or_left() -> None:
    pilot = opened()
    pilot.key("4")
    pilot.click("Play: An Answer in a pause")
    pilot.settle()
    on_top(pilot, ExampleTable)
    pilot.key("return")
    pilot.settle()
    pilot.click("Once more")
    pilot.settle()
    on_top(pilot, ExampleTable)
    pilot.key("escape")
    pilot.click("Back to the leaflet")
    on_top(pilot, Leaflet)


def test_a_script_is_never_ahead_of_what_was_shown() -> None:
    desk = ExampleDesk(example("an_answer"))
    assert desk.beats() == ()
    assert desk.sight().said == ()
    (beat,) = desk.beats()
    assert [said.id for said in beat.after.said] == ["the_decree_of_pharaoh"]
    assert desk.seat() == COVENANT
    assert desk.legal()


# The reading room.


def test_every_story_is_in_the_reading_room_by_book_and_by_card() -> None:
    by_book, by_card = ways(hidden=False)
    for way in (by_book, by_card):
        titles = {told.story.title for group in way.groups for told in group.told}
        assert len(titles) == 104
    assert [group.name for group in by_book.groups][:2] == ["Genesis", "Exodus"]
    assert sum(len(group.told) for group in by_card.groups) == 104


def test_a_story_is_found_and_read_by_keys_alone_and_by_the_pad() -> None:
    pilot = Pilot(settings=Settings(motion="none"))
    library(pilot).show_room()
    pilot.settle()
    pilot.key("down")
    pilot.key("right")
    pilot.key("return")
    assert on_top(pilot, Reading)._story.reference.startswith("Exodus")
    pilot.key("escape")
    pilot.pad("down")
    pilot.pad("a")
    on_top(pilot, Reading)
    pilot.pad("b")
    pilot.key("c")
    assert "The chapter" in pilot.labels()


def test_by_card_the_miracles_stand_under_one_name() -> None:
    pilot = Pilot(settings=Settings(motion="none"))
    library(pilot).show_room()
    pilot.settle()
    pilot.click("By card")
    pilot.click("Miracles of the Covenant")
    pilot.click("The Parting of the Sea")
    on_top(pilot, ReadingRoom)
    pilot.click("Read it")
    assert on_top(pilot, Reading)._story.title == "The Parting of the Sea"


def test_where_prophets_pictures_are_hidden_the_reading_room_hides_them() -> None:
    _, by_card = ways(hidden=True)
    people = next(one for one in by_card.groups if one.name == "Characters of the Covenant")
    assert all(told.story.hidden for told in people.told)
    assert not any(t.story.hidden for one in by_card.groups[1:] for t in one.told)


# Stories of a finished game.


def test_the_stories_of_a_finished_game_can_be_read_again_from_the_last_word() -> None:
    pilot = Pilot(settings=Settings(motion="none"))
    sight = stage(1, lambda state: is_over(state, 1)).sight()
    pilot.push(LastWord(ending_of(sight, hidden=False)))
    while "Read the stories" not in pilot.labels():
        pilot.key("escape")
    pilot.click("Read the stories")
    groups = on_top(pilot, ReadingRoom)._ways[0].groups
    assert [len(one.told) for one in groups] == [len(side.played) for side in sight.sides]
    pilot.key("right")
    pilot.key("return")
    on_top(pilot, Reading)
    pilot.key("escape")
    pilot.key("escape")
    on_top(pilot, LastWord)
    assert "Play again" in pilot.labels()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("one", examples(), ids=lambda one: str(one.key))
def test_the_lesson_of_a_small_table_is_whole_and_hides_no_announced_card(
    one: Example, size: tuple[int, int]
) -> None:
    pilot = Pilot(size, Settings(motion="none"), art=NO_PICTURES)
    table = ExampleTable(ExampleDesk(one), one.title)
    pilot.push(table)
    pilot.settle()
    kind = pilot.stack.canvas.type
    sheet = table._sheet(kind)
    for text, laid in zip((one.title, one.lesson), table._set(kind, sheet), strict=True):
        assert is_whole(laid, text)
    assert sheet.bottom < table.view.layout.stage.y
