"""Each plain scene by mouse alone, by keys alone and by gamepad alone; nothing of it is cut."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from scenes.curtain import Curtain
from scenes.geometry import Box, Point, Size
from scenes.last_word import LastWord
from scenes.menu import Menu, MenuEntry, menu_layout
from scenes.new_game import HEADS, NewGame, NewGameChoice, new_game_layout
from scenes.notice import Question
from scenes.passage import Verse
from scenes.pause import Pause, PauseChoices
from scenes.reading import Reading
from scenes.services import TEXT_SCALES, Settings
from scenes.settings import SettingsScene, settings_layout
from scenes.stack import Scene
from scenes.typeset import Style
from tests.pilot import Pilot, Unseeing
from tests.support_plain import DAVID, ENDING, ENTRIES, SIZES, Page, words_of


def test_the_menu_answers_to_mouse_keys_and_gamepad() -> None:
    pilot = Pilot()
    pilot.push(Menu(ENTRIES))
    pilot.click("Settings")
    pilot.push(Menu(ENTRIES))
    pilot.key("down", 2)
    pilot.key("return")
    pilot.push(Menu(ENTRIES))
    pilot.pad("down")
    pilot.pad("a")
    assert pilot.results == ["settings", "leave", "settings"]


def test_a_press_that_is_let_go_elsewhere_does_nothing() -> None:
    pilot = Pilot()
    pilot.push(Menu(ENTRIES))
    pilot.drag(pilot.box("Duel").centre, Point(5, 5))
    assert pilot.results == []


def test_a_new_game_is_chosen_by_mouse_alone() -> None:
    pilot = Pilot(settings=Settings(motion="none", hide_prophets=False))
    pilot.push(NewGame(NewGameChoice(seed=5), lambda: True))
    pilot.click("Covenant: Gentle computer")
    pilot.click("Deep: A person")
    pilot.click("The last day: None")
    pilot.click("Begin")
    assert pilot.results == [NewGameChoice("gentle", "person", None, 5)]


def test_a_new_game_is_chosen_by_keys_alone() -> None:
    pilot = Pilot(settings=Settings(motion="none", hide_prophets=False))
    pilot.push(NewGame(NewGameChoice(seed=5), lambda: True))
    pilot.key("up")
    for digit in "77":
        pilot.key(digit)
    pilot.key("tab")
    pilot.key("shift+tab")
    pilot.key("shift+tab")
    pilot.key("right")
    pilot.key("tab", 3)
    pilot.key("return")
    assert pilot.results == [NewGameChoice("person", "steady", None, 577)]


def test_a_new_game_is_chosen_by_gamepad_alone() -> None:
    pilot = Pilot(settings=Settings(motion="none", hide_prophets=False))
    pilot.push(NewGame(NewGameChoice(seed=5), lambda: True))
    pilot.pad("next")
    pilot.pad("down")
    pilot.pad("previous")
    pilot.pad("a")
    assert pilot.results == [NewGameChoice("gentle", "steady", 12, 5)]


def test_two_people_toss_and_heads_gives_the_youngest_the_covenant() -> None:
    pilot = Pilot()
    pilot.push(NewGame(NewGameChoice("person", "steady"), lambda: True))
    assert "Toss a coin" not in pilot.labels()
    pilot.click("Deep: A person")
    pilot.click("Toss a coin")
    assert words_of(pilot, "told") == HEADS


def test_pictures_of_prophets_are_asked_about_once_before_the_first_game() -> None:
    pilot = Pilot()
    for _ in range(2):
        pilot.push(NewGame(NewGameChoice(), lambda: True))
        pilot.click("Begin")
        if "Hide them" in (pilot.labels() if pilot.stack.scenes else ()):
            pilot.click("Hide them")
    assert [settings.hide_prophets for settings in pilot.stored] == [True]
    assert len(pilot.results) == 2


def test_escape_steps_back_from_a_new_game() -> None:
    pilot = Pilot()
    pilot.push(NewGame(NewGameChoice(), lambda: True))
    pilot.key("escape")
    assert pilot.results == [None]


def test_settings_are_kept_at_once_and_hold_at_once() -> None:
    pilot = Pilot()
    pilot.push(SettingsScene())
    before = pilot.stack.canvas.type.font_px(Style("body", 40))
    pilot.click("Text size: 200 %")
    assert pilot.stored[-1].text_size == 200
    assert pilot.stack.canvas.type.font_px(Style("body", 40)) > 1.9 * before
    pilot.click("High contrast: Yes")
    assert pilot.stack.canvas.theme.panel == ("#000000", "#000000")
    pilot.click("Motion and sound")
    rail = pilot.box("Sounds")
    pilot.press(Point(rail.x + rail.w * 0.3, rail.centre.y))
    assert pilot.stored[-1].sound == 30


def test_settings_change_by_keys_alone_and_by_gamepad_alone() -> None:
    pilot = Pilot()
    pilot.push(SettingsScene())
    pilot.key("down")
    pilot.key("right")
    assert pilot.stored[-1].text_size == 125
    pilot.pad("down")
    pilot.pad("right")
    assert pilot.stored[-1].text_face == "atkinson_hyperlegible"
    pilot.pad("b")
    assert pilot.results == [None]


def test_a_key_can_be_bound_anew_and_back() -> None:
    pilot = Pilot()
    pilot.push(SettingsScene())
    pilot.click("Keys")
    pilot.frame()
    label = next(name for name in pilot.labels() if name.startswith("Enlarge"))
    pilot.click(label)
    pilot.key("e")
    assert pilot.stored[-1].keys == {"enlarge": "e"}
    assert pilot.stack.services.settings.bindings()["enlarge"] == ("e",)
    pilot.click("The usual keys")
    assert pilot.stored[-1].keys == {}


def test_a_key_that_is_taken_goes_over_to_its_new_action() -> None:
    settings = Settings().bound("undo", "p").bound("log", "p")
    assert settings.bindings()["log"] == ("p",)
    assert "p" not in settings.bindings()["pass"]
    assert settings.bindings()["undo"] == ("ctrl+z", "backspace")


def test_the_pause_says_why_a_thing_is_not_allowed_and_does_not_do_it() -> None:
    pilot = Pilot()
    pilot.push(Pause(PauseChoices(undo="The other side has chosen since then.")))
    pilot.click("Step back")
    assert pilot.results == []
    pilot.key("escape")
    assert pilot.results == ["go on"]


def test_conceding_is_asked_twice() -> None:
    pilot = Pilot()
    pilot.push(Pause(PauseChoices()))
    pilot.click("Concede")
    pilot.click("Play on")
    assert pilot.results == []
    pilot.click("Concede")
    pilot.click("Concede")
    assert pilot.results == ["concede"]


def test_the_pause_opens_the_settings_by_gamepad_and_comes_back() -> None:
    pilot = Pilot()
    pilot.push(Pause(PauseChoices()))
    pilot.pad("down", 2)
    pilot.pad("a")
    assert isinstance(pilot.top, SettingsScene)
    pilot.pad("b")
    pilot.pad("down", 2)
    pilot.pad("a")
    assert pilot.results == ["leave"]


def test_nothing_of_the_table_is_drawn_under_the_curtain() -> None:
    pilot = Pilot()
    table = Page("table", [])
    pilot.push(table)
    table.drawn.clear()
    pilot.push(Curtain("Anna", "covenant"))
    pilot.frame()
    assert table.drawn == []
    assert (0x33, 0x66, 0x99) not in {
        tuple(pilot.window.get_at((x, y))[:3])
        for x in range(0, 1280, 40)
        for y in range(0, 720, 40)
    }
    pilot.click("It is mine")
    assert table.drawn != []


def test_the_curtain_goes_up_by_key_and_by_gamepad() -> None:
    pilot = Pilot()
    pilot.push(Curtain("Anna", "covenant"))
    pilot.key("return")
    pilot.push(Curtain("Ben", "deep"))
    pilot.pad("a")
    assert pilot.results == [None, None]


@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("text_size", TEXT_SCALES)
def test_every_part_of_every_plain_scene_stays_inside_the_canvas(
    window: tuple[int, int], text_size: int
) -> None:
    pilot = Unseeing(window, Settings(motion="none", text_size=text_size))
    whole = pilot.stack.canvas.whole.inset(-0.5)
    for scene in plain_scenes(pilot):
        for label, box in scene.spots().items():
            assert whole.contains(Point(box.x, box.y)), (type(scene).__name__, label)
            assert whole.contains(Point(box.right - 1, box.bottom - 1)), (
                type(scene).__name__,
                label,
            )
            assert box.w >= 60, (type(scene).__name__, label)
            assert box.h >= 34, (type(scene).__name__, label)
        pilot.stack.clear()


def plain_scenes(pilot: Pilot) -> Iterator[Scene[object]]:
    more = [MenuEntry(f"more{i}", f"More {i}") for i in range(6)]
    openers: tuple[Callable[[], None], ...] = (
        lambda: pilot.push(Menu([*ENTRIES, *more])),
        lambda: pilot.push(NewGame(NewGameChoice("person", "person", 8), lambda: True)),
        lambda: pilot.push(SettingsScene()),
        lambda: pilot.push(Pause(PauseChoices(asides=(("rules", "The leaflet"),)))),
        lambda: pilot.push(Curtain("the Covenant", "covenant")),
        lambda: pilot.push(LastWord(ENDING)),
        lambda: pilot.push(Reading(DAVID, lambda: [Verse("1 And it came to pass.")])),
        lambda: pilot.push(Question("Shall it be?", (("a", "Yes", "gold"), ("b", "No", "dark")))),
    )
    for opener in openers:
        opener()
        yield pilot.top


def test_no_two_controls_lie_on_one_another() -> None:
    for text_scale in (1.0, 1.25, 1.5, 2.0):
        for size in (Size(1920, 1080), Size(1920, 1200), Size(2580, 1080)):
            new_game = new_game_layout(size, text_scale)
            boxes = [*new_game.sides, new_game.last_day, new_game.other_day, new_game.seed]
            assert_apart([*boxes, new_game.toss, new_game.told, new_game.back, new_game.begin])
            settings = settings_layout(size, text_scale)
            assert_apart([*settings.rows, settings.pages, settings.sample, settings.back])
            assert_apart(menu_layout(size, text_scale, 4, 7).entries)


def assert_apart(boxes: list[Box]) -> None:
    rects = [pygame.FRect(box) for box in boxes]
    for i, rect in enumerate(rects):
        assert rect.collidelistall(rects[i + 1 :]) == [], boxes[i]
