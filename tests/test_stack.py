"""The scene stack: moments of a scene, what is drawn and shown, and the words of input."""

import pygame
import pytest

from scenes.geometry import Box, Direction
from scenes.input import Action, Confirm, Input, Navigate
from scenes.layers import merged
from scenes.stack import AlreadyOnStack, NotOnStack, NotOnTop
from tests.pilot import Pilot
from tests.support_plain import SIZES, Glass, Page


def test_a_scene_is_entered_suspended_resumed_and_asked_before_it_leaves() -> None:
    moments: list[str] = []
    pilot = Pilot()
    below, above = Page("below", moments), Page("above", moments)
    pilot.push(below)
    below.push(above, lambda answer: moments.append(f"the answer is {answer}"))
    above.dismiss("yes")
    assert moments == [
        "below enters",
        "below is suspended",
        "above enters",
        "above is asked to leave",
        "below resumes",
        "the answer is yes",
    ]


def test_a_scene_may_refuse_to_leave() -> None:
    pilot = Pilot()
    page = Page("page", [], stays=True)
    pilot.push(page)
    assert page.dismiss("gone") is False
    assert pilot.top is page
    assert pilot.results == []


def test_only_the_top_scene_is_given_input_and_time() -> None:
    moments: list[str] = []
    pilot = Pilot()
    below = Page("below", moments)
    pilot.push(below)
    pilot.push(Page("above", moments))
    moments.clear()
    pilot.stack.handle(Confirm())
    pilot.stack.update(16)
    assert moments == ["above is given Confirm", "above is given 16 ms"]


def test_misuse_of_the_stack_has_a_name() -> None:
    pilot = Pilot()
    below, above = Page("below", []), Page("above", [])
    with pytest.raises(NotOnStack):
        below.dismiss("too soon")
    pilot.push(below)
    pilot.push(above)
    with pytest.raises(NotOnTop):
        below.dismiss("from beneath")
    with pytest.raises(NotOnTop):
        below.push(Page("third", []))
    with pytest.raises(AlreadyOnStack):
        pilot.push(above)


def test_nothing_is_drawn_where_nothing_changed() -> None:
    pilot = Pilot()
    page = Page("page", [])
    pilot.push(page)
    assert not pilot.stack.needs_frame
    page.drawn.clear()
    assert pilot.frame() == []
    assert page.drawn == []


def test_only_the_changed_rectangle_is_drawn_and_shown() -> None:
    pilot = Pilot((1920, 1080))
    page = Page("page", [])
    pilot.push(page)
    page.drawn.clear()
    page.invalidate(Box(100, 200, 30, 40))
    shown = pilot.frame()
    assert page.drawn == shown
    assert shown[0].contains(pygame.Rect(100, 200, 30, 40))
    assert shown[0].w < 40
    assert shown[0].h < 50


def test_a_mover_leaves_no_trace_where_it_was() -> None:
    pilot = Pilot((1920, 1080))
    page = Page("page", [])
    page.spot = Box(100, 100, 50, 50)
    pilot.push(page)
    page.drawn.clear()
    page.spot = Box(400, 100, 50, 50)
    page.stir()
    shown = pilot.frame()
    assert pilot.window.get_at((120, 120))[:3] == (0x33, 0x66, 0x99)
    assert pilot.window.get_at((420, 120))[:3] == (255, 0, 0)
    assert sorted(map(tuple, shown)) == [(100, 100, 50, 50), (400, 100, 50, 50)]
    assert page.drawn == [], "what rests is not drawn again for a mover"


def test_a_scene_beneath_is_seen_darker_and_its_changes_with_it() -> None:
    pilot = Pilot()
    below = Page("below", [])
    pilot.push(below)
    pilot.push(Glass("glass", []))
    dark = pilot.window.get_at((600, 400))[:3]
    assert all(0 < now < before for now, before in zip(dark, (0x33, 0x66, 0x99), strict=True))
    below.drawn.clear()
    pilot.top.invalidate(Box(0, 0, 10, 10))
    pilot.frame()
    assert below.drawn == [], "the picture of what lies beneath is kept"
    below.invalidate()
    pilot.frame()
    assert below.drawn != []


def test_rectangles_that_meet_are_shown_as_one() -> None:
    two = merged([pygame.Rect(0, 0, 10, 10), pygame.Rect(50, 0, 5, 5), pygame.Rect(5, 5, 10, 10)])
    assert sorted(map(tuple, two)) == [(0, 0, 15, 15), (50, 0, 5, 5)]


@pytest.mark.parametrize("size", SIZES)
def test_the_canvas_fills_any_window_at_one_scale(size: tuple[int, int]) -> None:
    canvas = Pilot(size).stack.canvas
    assert canvas.px(canvas.whole).size == size
    assert canvas.size.w >= 1919.9
    assert canvas.size.h >= 1079.9
    assert min(canvas.size.w / 1920, canvas.size.h / 1080) == pytest.approx(1.0)


def test_a_sentence_is_shown_long_enough_to_be_read_and_then_goes() -> None:
    pilot = Pilot()
    pilot.push(Page("page", []))
    pilot.stack.say("Only a Giant-slayer can stand in his way.")
    assert pilot.frame() != []
    pilot.wait(2000)
    assert pilot.stack.toast.sentence
    pilot.wait(2000)
    assert not pilot.stack.toast.sentence
    assert not pilot.stack.needs_frame
    assert pilot.stack.next_wake_ms is None


def test_a_gamepad_speaks_the_words_of_the_keyboard() -> None:
    heard: list[Input] = []

    class Ear(Page):
        def handle(self, given: Input) -> None:
            heard.append(given)

    pilot = Pilot()
    pilot.push(Ear("ear", []))
    pilot.key("left")
    pilot.pad("left")
    pilot.key("space")
    pilot.pad("x")
    assert heard[0] == Navigate(Direction.LEFT, "left")
    assert heard[1] == Navigate(Direction.LEFT, "pad dpleft")
    space, pad = heard[2:4], heard[4:6]
    assert space == [Action("enlarge", True, "space"), Action("enlarge", False, "space")]
    assert pad == [Action("enlarge", True, "pad x"), Action("enlarge", False, "pad x")]
