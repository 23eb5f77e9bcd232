"""How the card that is pointed at answers: it is lifted, shown large, and its window glows once."""

import pygame
import pytest

from engine.kernel.ids import Ref
from engine.seraphs import commands as say
from scenes.seraphs.attention import FADE_MS, GLOW_MS, LIFT_MS, LIFTED
from scenes.seraphs.table import TableScene
from tests.pilot import FRAME_MS, Pilot
from tests.support import Table, scenario
from tests.support_motion import Motion, pixels_of, seated, shown_anew, unseen

SIZE = (1280, 720)


def hand_of_two() -> Table:
    return scenario(covenant=["noah"], covenant_hand=["joshua", "moses"], covenant_altar=5)


def pointed_at(name: str, motion: Motion = "full") -> tuple[Pilot, TableScene, Ref]:
    """A table, and the pointer on one of its cards."""
    pilot, scene = unseen(hand_of_two(), motion=motion, size=SIZE)
    while scene.next_wake_ms is not None:
        pilot.wait(FRAME_MS)
    pilot.open_eyes()
    pilot.point(pilot.box(name).centre)
    ref = scene.pointed.card
    assert ref is not None
    return pilot, scene, ref


def look_away(pilot: Pilot, scene: TableScene) -> None:
    pilot.point(scene.view.layout.wheel)


def wait_until_still(pilot: Pilot, scene: TableScene) -> float:
    """Lets time pass until nothing moves; how long that took."""
    ms = 0.0
    while scene.animating:
        pilot.wait(FRAME_MS)
        ms += FRAME_MS
    return ms


def test_a_card_of_the_hand_is_lifted_under_the_pointer_slower_and_slower() -> None:
    pilot, scene, ref = pointed_at("Joshua")
    heights = [scene.view.attention.height(ref)]
    while heights[-1] < LIFTED:
        pilot.wait(FRAME_MS)
        heights.append(scene.view.attention.height(ref))
    assert heights[0] == 0
    assert len(heights) - 1 == -(-LIFT_MS // FRAME_MS)
    steps = [b - a for a, b in zip(heights, heights[1:], strict=False)]
    assert steps == sorted(steps, reverse=True)


def test_a_card_that_is_no_longer_pointed_at_comes_down_and_rests_as_before() -> None:
    pilot, scene = seated(hand_of_two(), size=SIZE)
    before = pixels_of(pilot)
    for name in ("Joshua", "Moses"):
        pilot.point(pilot.box(name).centre)
        wait_until_still(pilot, scene)
    assert pixels_of(pilot) != before
    look_away(pilot, scene)
    assert wait_until_still(pilot, scene) <= max(LIFT_MS, FADE_MS) + FRAME_MS
    assert pixels_of(pilot) == before


def test_only_cards_of_the_hand_are_lifted() -> None:
    pilot, scene, ref = pointed_at("Noah")
    wait_until_still(pilot, scene)
    assert scene.view.attention.height(ref) == 0


def test_what_answers_the_pointer_leaves_no_trace() -> None:
    pilot, scene, _ = pointed_at("Joshua")
    for name in ("Moses", "Noah", "Joshua", ""):
        for _ in range(12):
            pilot.wait(FRAME_MS)
            assert pixels_of(pilot) == shown_anew(pilot)
        if name:
            pilot.point(pilot.box(name).centre)
        else:
            look_away(pilot, scene)
    wait_until_still(pilot, scene)
    assert pixels_of(pilot) == shown_anew(pilot)


def test_the_large_card_fades_in_and_out_and_changes_at_once() -> None:
    pilot, scene, _ = pointed_at("Joshua")
    attention, seen = scene.view.attention, [0.0]
    while seen[-1] < 1:
        pilot.wait(FRAME_MS)
        seen.append(attention.strength)
    assert seen == sorted(seen)
    assert len(seen) - 1 == -(-FADE_MS // FRAME_MS)
    pilot.point(pilot.box("Moses").centre)
    assert (attention.strength, attention.shown) == (1, scene.pointed.card)
    look_away(pilot, scene)
    pilot.wait(FADE_MS / 2)
    assert 0 < attention.strength < 1
    wait_until_still(pilot, scene)
    assert attention.strength == 0


def test_the_large_card_is_seen_through_while_it_fades() -> None:
    pilot, scene = seated(hand_of_two(), size=SIZE)
    box = scene.view.layout.preview
    at = pygame.Rect(pilot.stack.canvas.px(box)).center
    bare = pilot.window.get_at(at)
    pilot.point(pilot.box("Joshua").centre)
    ways = []
    while scene.animating:
        pilot.wait(FRAME_MS)
        ways.append(sum(abs(a - b) for a, b in zip(pilot.window.get_at(at), bare, strict=True)))
    assert ways == sorted(ways)
    assert 0 < ways[2] < ways[-1] * 0.8


def test_the_window_of_the_card_that_is_looked_at_glows_once_by_three_per_cent() -> None:
    pilot, scene, _ = pointed_at("Joshua")
    wait_until_still(pilot, scene)
    levels, frames, ms = {scene.view.attention.glow}, 0, 0.0
    while scene.next_wake_ms is not None:
        assert not scene.animating
        assert scene.next_wake_ms >= 1000 / 15
        pilot.stack.update(scene.next_wake_ms)
        ms += 1000 / 15
        frames += bool(pilot.stack.needs_frame)
        pilot.frame()
        levels.add(scene.view.attention.glow)
    assert (min(levels), max(levels)) == (-8, 8)
    assert GLOW_MS * 0.9 < ms < GLOW_MS * 1.1
    assert frames < 40


@pytest.mark.parametrize("motion", ["full", "reduced", "none"])
def test_a_table_that_is_only_pointed_at_sleeps_when_the_glow_is_over(motion: Motion) -> None:
    pilot, scene, _ = pointed_at("Joshua", motion)
    pilot.wait(GLOW_MS + 200)
    assert not scene.animating and scene.next_wake_ms is None
    pilot.frame()
    assert not pilot.stack.needs_frame
    assert pixels_of(pilot) == shown_anew(pilot)


@pytest.mark.parametrize("motion", ["reduced", "none"])
def test_without_full_motion_a_card_answers_at_once_and_nothing_glows(motion: Motion) -> None:
    pilot, scene, ref = pointed_at("Joshua", motion)
    attention = scene.view.attention
    assert (attention.height(ref), attention.strength, attention.glow) == (LIFTED, 1, 0)
    assert not scene.animating
    pilot.wait(GLOW_MS / 4)
    assert attention.glow == 0


def test_nobody_waits_for_a_card_that_is_being_lifted() -> None:
    pilot, scene, ref = pointed_at("Joshua")
    pilot.wait(FRAME_MS)
    assert scene.animating and scene.ready
    pilot.click("Joshua")
    assert scene.sent or scene.sight.said
    desk = scene.desk
    assert say.PlayCard(ref) in [command for _, command in desk.said]  # type: ignore[attr-defined]  # a desk in memory
