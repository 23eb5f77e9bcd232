"""A button names the key that presses it now, and no key that would do something else."""

import pytest

from engine.seraphs.words import COVENANT, DEEP
from scenes.passage import Verse
from scenes.reading import Reading, Story
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.card_menu import CardMenu
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from scenes.widgets.button import Button
from tests.pilot import Pilot
from tests.support import scenario
from tests.support_desk import DeskInMemory
from tests.support_practice import Student
from tests.support_seated import goes_out, seated

STORY = Story("David", "He took five stones out of the brook. " * 9)


def at_work() -> tuple[Pilot, TableScene]:
    """In one's own Work, with cards to point at."""
    table = scenario(covenant=["joshua"], covenant_hand=["abel", "eve"], covenant_altar=3)
    pilot, scene, _ = seated(table, seat=COVENANT)
    return pilot, scene


def in_battle() -> tuple[Pilot, BattleScene]:
    """Asked who stands in the way."""
    table = scenario(whose=DEEP, deep=["cain", "sisera"], covenant=["joshua", "jael"])
    pilot, _, _ = seated(table, seat=COVENANT, brain=goes_out)
    while True:
        battle = pilot.top
        assert isinstance(battle, BattleScene)
        if battle.view.sight.question and battle.view.sight.question.kind == "stand_in_the_way":
            return pilot, battle
        pilot.key("return")
        pilot.settle()


def written(scene: TableScene | BattleScene) -> list[str]:
    """The key on each button, the large one first."""
    return [one.shortcut for one in scene.view.buttons]


@pytest.mark.parametrize(("hand", "key"), [(Pilot.key, "Enter"), (Pilot.pad, "A")])
def test_the_key_to_confirm_leaves_the_large_button_while_the_focus_is_on_a_card(
    hand: object, key: str
) -> None:
    assert callable(hand)
    pilot, table = at_work()
    hand(pilot, "up")
    assert table.pointing.ring.current != ("button", 0)
    assert written(table)[0] == ""
    while table.pointing.ring.current != ("button", 0):
        pilot.key("tab") if key == "Enter" else pilot.pad("next")
    assert written(table)[0] == key


def test_a_card_of_the_hand_that_is_looked_at_by_its_number_takes_enter_too() -> None:
    pilot, table = at_work()
    assert written(table)[0] == "Enter"
    pilot.key("1")
    assert written(table)[0] == ""
    pilot.point(pilot.box("Pause").centre)
    assert written(table)[0] == "Enter", "the pointer hides the ring"


def test_while_another_scene_lies_over_the_table_enter_is_not_for_its_button() -> None:
    table = scenario(covenant=["noah", "joshua"], covenant_altar=3)
    pilot, scene, _ = seated(table, seat=COVENANT)
    assert written(scene)[0] == "Enter"
    pilot.click("Noah")
    assert [type(one) for one in pilot.stack.scenes] == [TableScene, CardMenu]
    assert written(scene)[0] == ""
    pilot.pad("down")
    assert written(scene)[0] == ""
    pilot.pad("b")
    assert pilot.stack.scenes == (scene,)
    assert written(scene)[0] == "A"


def test_the_button_keeps_its_place_and_width_whichever_key_is_written() -> None:
    pilot, table = at_work()
    before = [one.box for one in table.view.buttons]
    pilot.key("1")
    assert [one.box for one in table.view.buttons] == before


def test_over_the_lanes_enter_stands_where_the_focus_lets_it() -> None:
    pilot, battle = in_battle()
    assert written(battle)[0] == "Enter"
    pilot.key("tab")
    spot = battle.ring.current
    assert spot is not None and spot[0] != "button"
    assert written(battle)[0] == ""
    pilot.point(pilot.box("Joshua").centre)
    pilot.press(battle.view.layout.title.centre)
    assert written(battle)[0] == "Enter"


def test_over_the_lanes_the_key_of_the_small_button_does_what_it_says_and_no_other() -> None:
    pilot, battle = in_battle()
    desk = battle._desk
    assert isinstance(desk, DeskInMemory)
    before = desk.state
    pilot.click("Joshua")
    pilot.click(pilot.labels()[0])
    desk._before.append(before)
    pilot.settle()
    battle.arrange()
    assert battle.view.buttons[-1].label == "Take back"
    assert written(battle)[-1] == "Ctrl+Z"
    pilot.key("p")
    assert desk.state is not before
    pilot.key("ctrl+z")
    assert desk.state is before


def test_a_book_writes_enter_on_the_button_that_has_the_focus_or_on_none() -> None:
    pilot = Pilot(settings=Settings(motion="none"))
    pilot.push(Reading(STORY, lambda: (Verse("17:1  Now the Philistines …"),)))
    reading = pilot.top
    assert isinstance(reading, Reading)

    def key() -> str:
        found = reading.widget("go on")
        assert isinstance(found, Button)
        return found.shortcut

    assert key() == "Enter"
    pilot.key("left")
    assert reading.focused != "go on"
    assert key() == ""
    pilot.key("right")
    assert reading.focused == "go on"
    assert key() == "Enter"
    pilot.click("The chapter")
    assert (key() == "Enter") == (reading.focused == "go on")


def test_line_by_line_enter_goes_to_the_next_line_and_is_not_written_on_the_button() -> None:
    pilot = Pilot(settings=Settings(motion="none"))
    pilot.push(Reading(STORY))
    reading = pilot.top
    assert isinstance(reading, Reading)
    pilot.key("r")
    button = reading.widget("go on")
    assert isinstance(button, Button)
    assert button.shortcut == ""
    while button.shortcut == "":
        assert not pilot.results
        pilot.key("return")
    pilot.key("return")
    assert pilot.results == [None]


def test_on_a_pad_a_lesson_names_no_key_to_skip_it_that_passes_all_day() -> None:
    student = Student()
    student.sit_down()
    met = False
    while not met:
        student.follow()
        top = student.pilot.top
        if not (student.is_taught and isinstance(top, TableScene | BattleScene)):
            continue
        student.pilot.pad("x")
        student.settle()
        skip = next((one for one in student.panel._buttons if one.key == "skip"), None)
        if skip is None:
            continue
        passes = any(one.label == "Pass all day" for one in top.view.buttons)
        assert skip.shortcut == ("" if passes else "LT")
        met = passes
