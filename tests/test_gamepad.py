"""The gamepad: SDL's names for its buttons, and prompts that match what is in the hand."""

import pygame
import pytest

from scenes.access import prompt_key
from scenes.curtain import Curtain
from scenes.gamepad import BUTTONS, PAD_KEYS, TRIGGERS, has_shapes, pad_action, written
from scenes.geometry import Direction, Point
from scenes.input import DEFAULT_KEYS, Action, Cancel, Confirm, Input, Navigate, Reader, Step
from scenes.menu import Menu, MenuEntry
from scenes.reading import Reading, Story
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from scenes.settings import SettingsScene
from scenes.widgets.button import Button
from tests.pilot import Pilot
from tests.support import scenario
from tests.support_desk import DeskInMemory

SDL_NAMES = [
    *("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick"),
    *("leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright"),
]
"""The buttons of a controller mapping, in the order of SDL's own numbers."""


def reader(*, swapped: bool = False) -> Reader:
    return Reader(lambda at: Point(*at), pad_swapped=swapped)


def button(name: str, one: Reader, *, down: bool = True) -> Input | None:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return one.read(pygame.Event(kind, button=BUTTONS[name]))


def axis(number: int, value: int, one: Reader) -> Input | None:
    return one.read(pygame.Event(pygame.CONTROLLERAXISMOTION, axis=number, value=value))


def shortcut(pilot: Pilot, key: str) -> str:
    """The key that is written on a button of a form."""
    found = pilot.top.widget(key)  # type: ignore[attr-defined]  # a form
    assert isinstance(found, Button)
    return found.shortcut


def test_the_buttons_have_the_names_and_numbers_of_sdls_mappings() -> None:
    assert {name: SDL_NAMES.index(name) for name in BUTTONS} == dict(BUTTONS)
    assert set(PAD_KEYS.values()) <= set(BUTTONS) | set(TRIGGERS)
    assert len(set(PAD_KEYS.values())) == len(PAD_KEYS)


def test_everything_a_game_needs_can_be_done_with_a_gamepad() -> None:
    missing = set(DEFAULT_KEYS) - set(PAD_KEYS)
    assert missing == {"chapter", "read aloud", "full screen", "mute"}  # Each has a button shown.


def test_a_button_says_what_its_key_says() -> None:
    one = reader()
    assert button("a", one) == Confirm("pad a")
    assert button("b", one) == Cancel("pad b")
    assert button("leftshoulder", one) == Step(-1, "pad leftshoulder")
    assert button("dpup", one) == Navigate(Direction.UP, "pad dpup")
    assert button("start", one) == Action("pause", True, "pad start")
    assert button("x", one, down=False) == Action("enlarge", False, "pad x")
    assert button("a", one, down=False) is None


def test_confirm_and_cancel_change_places_where_that_is_set() -> None:
    pilot = Pilot()
    pilot.push(SettingsScene())
    pilot.click("Gamepad")
    pilot.click("Exchange A and B: Yes")
    settings = pilot.stack.services.settings
    assert settings.pad_swapped
    one = reader(swapped=settings.pad_swapped)
    assert button("a", one) == Cancel("pad a")
    assert button("b", one) == Confirm("pad b")
    pilot.stack.services.device = "pad"
    assert prompt_key(pilot.stack.services, "confirm") == "B"
    assert pad_action("b", swapped=True) == "confirm"


def test_a_trigger_counts_once_when_it_is_pulled() -> None:
    one, number = reader(), TRIGGERS["lefttrigger"]
    heard = [axis(number, value, one) for value in (4000, 20000, 32000, 21000, 3000, 30000)]
    pressed = Action("pass", True, "pad lefttrigger")
    assert heard == [None, pressed, None, None, None, pressed]


def test_the_stick_moves_the_focus_once_each_time_it_leaves_the_middle() -> None:
    one = reader()
    left = pygame.CONTROLLER_AXIS_LEFTX
    heard = [axis(left, value, one) for value in (-30000, -32000, 0, -30000)]
    way = Navigate(Direction.LEFT, "pad stick")
    assert heard == [way, None, None, way]


def test_prompts_match_the_device_that_was_used_last() -> None:
    pilot = Pilot()
    pilot.push(Reading(Story("David", "He took five stones.")))
    assert shortcut(pilot, "go on") == "Enter"
    pilot.pad("down")
    assert shortcut(pilot, "go on") == "A"
    pilot.point(Point(300, 300))
    assert shortcut(pilot, "go on") == "A"
    pilot.stack.services.pad = "shapes"
    pilot.key("down")
    assert shortcut(pilot, "go on") == "Enter"
    pilot.pad("down")
    assert shortcut(pilot, "go on") == "Cross"


def test_a_gamepad_with_shapes_is_known_by_its_name() -> None:
    for name in ("PS4 Controller", "Sony DualSense", "PLAYSTATION(R)3 Controller"):
        assert has_shapes(name)
    for name in ("Xbox 360 Controller", "Nintendo Switch Pro Controller", ""):
        assert not has_shapes(name)
    assert [written(name, shapes=True) for name in "abxy"] == [
        "Cross",
        "Circle",
        "Square",
        "Triangle",
    ]


def test_the_table_and_the_curtain_write_the_buttons_of_the_gamepad() -> None:
    pilot = Pilot()
    pilot.push(Curtain("Anna", "covenant"))
    pilot.pad("down")
    assert shortcut(pilot, "mine") == "A"
    pilot.pad("a")
    table = TableScene(DeskInMemory(scenario(covenant_hand=["abel"]).state))
    pilot.push(table)
    pilot.settle()
    assert table.view.buttons[0].shortcut == "A"
    pilot.key("f2")
    assert table.view.buttons[0].shortcut == "Enter"


@pytest.mark.parametrize("press", [Pilot.key, Pilot.pad])
def test_the_focus_goes_the_same_way_by_arrows_and_by_the_cross(press: object) -> None:
    pilot = Pilot(settings=Settings(motion="none"))
    pilot.push(Menu([MenuEntry(name, name, "dark") for name in ("one", "two", "three")]))
    assert callable(press)
    press(pilot, "down")
    press(pilot, "down")
    assert pilot.top.focused == "three"  # type: ignore[attr-defined]  # a form
