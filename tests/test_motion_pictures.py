"""Motion as it is seen: no trace is left, few pictures are turned, and at the end all rests."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack

import pygame
import pytest

from engine.seraphs.words import DEEP
from scenes.seraphs import shards
from scenes.seraphs.movers import MOST_TURNING
from scenes.seraphs.table import TableScene
from scenes.timeline import MOVES, Clip, linear
from tests.pilot import FRAME_MS, Pilot, Unseeing
from tests.support import Table, scenario
from tests.support_desk import Brain, first_answer
from tests.support_motion import (
    Motion,
    goes_out,
    pixels_of,
    plays,
    seated,
    shown_anew,
    stands_once,
    unseen,
    until_it_moves,
)
from tests.support_setting import Setting

CROWD = ("joshua", "noah", "deborah", "esther", "gideon", "david", "samuel", "jael")
HOLY = (
    "the_ark_of_the_covenant",
    "the_golden_lampstand",
    "the_table_of_the_bread",
    "the_altar_of_incense",
)
PRESSED = 0.6
EVERY = 9
"""One frame in so many is compared with the same drawn anew."""


@dataclass(frozen=True)
class Moment:
    """A motion: a table, what it is played with, and what is the first sign of it."""

    kind: str
    table: Callable[[], Table]
    brain: Brain = first_answer
    clicks: tuple[str, ...] = ()


def answered() -> Table:
    return scenario(covenant_hand=["david"], covenant_altar=5, deep=["goliath_of_gath", "cain"])


def fought() -> Table:
    return scenario(
        covenant=["david", "noah"], deep=["goliath_of_gath", "cain"], deep_wilderness=["agag"]
    )


def held(**more: Unpack[Setting]) -> Table:
    """A table at which the Covenant has something to do, so that its day is not over at once."""
    busy: Setting = {"covenant_hand": ["adam", "moses"], "covenant_altar": 4}
    return scenario(**(busy | more))


def landed() -> Table:
    return scenario(whose=DEEP, step="offering", deep_hand=["goliath_of_gath"], deep_altar=6)


MOMENTS = {
    "a seal": Moment("seal", answered, clicks=("David",)),
    "a fall": Moment("fall", fought, stands_once, ("David",)),
    "a Giant": Moment("dust", landed, plays),
    "manna": Moment("manna", answered, clicks=("David",)),
    "stones": Moment("stone", lambda: held(deep=["cain"]), goes_out),
    "day and night": Moment("light", lambda: held(covenant=CROWD, sideways=CROWD)),
    "the Glory": Moment("glory", lambda: held(covenant=HOLY)),
    "Jerusalem falls": Moment(
        "lost", lambda: held(deep=["cain", "pharaoh"], walls=(3, 21)), goes_out
    ),
    "Babylon falls": Moment(
        "lost", lambda: held(covenant=["samson"], walls=(13, 3)), clicks=("Samson",)
    ),
    "the last day": Moment("last day", lambda: held(last_day=3, walls=(13, 17))),
}


def played_to(moment: Moment, motion: Motion = "full") -> tuple[Pilot, TableScene]:
    """The moment at which a motion begins, seen from there on."""
    pilot, scene = played_unseen_to(moment, motion)
    pilot.open_eyes()
    return pilot, scene


def played_unseen_to(moment: Moment, motion: Motion = "full") -> tuple[Unseeing, TableScene]:
    """The same with closed eyes."""
    pilot, scene = unseen(moment.table(), brain=moment.brain, motion=motion)
    for name in moment.clicks:
        pilot.click(name)
    pilot.point(scene.view.layout.wheel)
    until_it_moves(pilot, scene, moment.kind)
    return pilot, scene


@pytest.mark.parametrize("name", MOMENTS)
def test_a_motion_leaves_no_trace_and_draws_all_that_it_changes(name: str) -> None:
    pilot, scene = played_to(MOMENTS[name])
    pictures = set()
    frames = 0
    while scene.timeline.running and pilot.top is scene:
        pilot.wait(FRAME_MS)
        frames += 1
        if frames % EVERY == 0 and pilot.top is scene:
            shown = pixels_of(pilot)
            pictures.add(shown)
            assert shown == shown_anew(pilot), f"{frames * FRAME_MS} ms"
    assert len(pictures) > 3


@pytest.mark.parametrize("name", ["a fall", "stones", "day and night", "the Glory"])
def test_a_click_ends_a_motion_as_it_ends_by_itself(name: str) -> None:
    pilot, scene = played_to(MOMENTS[name])
    pilot.wait(4 * FRAME_MS)
    scene.finish()
    assert not scene.timeline.running
    shown = shown_anew(pilot)
    waiting, waited = played_unseen_to(MOMENTS[name])
    while waited.timeline.running:
        waiting.wait(FRAME_MS)
    waiting.open_eyes()
    assert waited.sight == scene.sight
    assert shown_anew(waiting) == shown


def test_the_seal_is_pressed_between_both_cards_and_gone_when_all_rests() -> None:
    pilot, scene = played_to(MOMENTS["a seal"])
    line = scene.timeline
    ((one, other),) = line.pairs("seal")
    a, b = (scene.view.places[ref].box.centre for ref in (one, other))
    k = pilot.stack.canvas.scale
    middle = (round((a.x + b.x) / 2 * k), round((a.y + b.y) / 2 * k))
    before = pilot.window.get_at(middle)
    while line.value(("seal", one, other), "press", 0.0) <= PRESSED:
        pilot.wait(FRAME_MS)
    assert pilot.window.get_at(middle) != before
    scene.finish()
    pilot.frame()
    assert pilot.window.get_at(middle) == before


@pytest.mark.parametrize("name", ["a fall", "a Giant", "manna", "day and night"])
def test_few_pictures_are_turned_in_a_frame(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[int] = []
    plain = pygame.transform.rotozoom

    def rotozoom(surface: pygame.Surface, angle: float, scale: float) -> pygame.Surface:
        turned.append(1)
        return plain(surface, angle, scale)

    pilot, scene = played_to(MOMENTS[name])
    monkeypatch.setattr(pygame.transform, "rotozoom", rotozoom)
    while scene.timeline.running and pilot.top is scene:
        turned.clear()
        pilot.stack.update(FRAME_MS)
        pilot.frame()
        if scene.timeline.running:
            assert len(turned) <= MOST_TURNING


def test_however_many_fall_together_few_panes_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turning: list[int] = []
    plain = shards.draw_panes

    def draw_panes(*of: object, turning_of: list[int] = turning, **by: int) -> None:
        turning_of.append(by["turning"])
        plain(*of, **by)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(shards, "draw_panes", draw_panes)
    pilot, scene = played_to(MOMENTS["a fall"])
    refs = [ref for ref, place in scene.view.places.items() if place.zone == "field"]
    scene.timeline.finish()
    scene.timeline.play([Clip(("fall", ref), "part", 0, 500, 0, 1, linear) for ref in refs])
    turning.clear()
    pilot.wait(FRAME_MS)
    assert len(turning) > 1
    assert sum(turning) <= MOST_TURNING


@pytest.mark.parametrize("name", MOMENTS)
def test_reduced_motion_shows_it_in_a_fade_and_no_more(name: str) -> None:
    _, scene = played_unseen_to(MOMENTS[name], "reduced")
    for clip in (one for clips in scene.timeline._clips.values() for one in clips):
        assert clip.prop not in MOVES
        assert clip.prop == "held" or clip.duration_ms <= 120
    assert scene.view.daylight.shades == (scene.view.daylight.shades[0],) * 8


def test_in_reduced_motion_the_seal_is_seen_long_enough_to_be_read_and_not_pressed() -> None:
    pilot, scene = played_to(MOMENTS["a seal"], "reduced")
    line = scene.timeline
    ((one, other),) = line.pairs("seal")
    a, b = (scene.view.places[ref].box.centre for ref in (one, other))
    k = pilot.stack.canvas.scale
    middle = (round((a.x + b.x) / 2 * k), round((a.y + b.y) / 2 * k))
    bare, seen = tuple(pilot.window.get_at(middle)), []
    while line.running:
        pilot.wait(FRAME_MS)
        seen.append(tuple(pilot.window.get_at(middle)))
    assert seen[-1] == bare
    shown = [ink for ink in seen if ink != bare]
    assert len(shown) * FRAME_MS > 900
    whole = max(set(shown), key=shown.count)
    assert (len(shown) - shown.count(whole)) * FRAME_MS <= 2 * 120 + FRAME_MS


@pytest.mark.parametrize("motion", ["full", "reduced", "none"])
def test_after_a_whole_day_in_motion_the_table_sleeps(motion: Motion) -> None:
    pilot, scene = seated(held(covenant=CROWD, sideways=CROWD), motion=motion)
    day = scene.sight.day
    pilot.key("return")
    for _ in range(1200):
        pilot.wait(FRAME_MS)
        if scene.sight.day > day and scene.ready:
            break
    pilot.settle()
    assert scene.sight.day > day
    assert not scene.animating
    assert not pilot.stack.needs_frame
    assert pilot.frame() == []
    assert pixels_of(pilot) == shown_anew(pilot)


def test_the_panes_of_a_card_are_the_same_each_time_and_together_are_the_card() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    face = pygame.Surface((110, 154), pygame.SRCALPHA)
    face.fill("#336699")
    first, again = (shards.panes_of(face, 17) for _ in range(2))
    assert [(p.x, p.y, p.turn) for p in first] == [(p.x, p.y, p.turn) for p in again]
    assert [(p.x, p.y) for p in first] != [(p.x, p.y) for p in shards.panes_of(face, 18)]
    assert len(first) == sum(shards.ROWS)
    whole = pygame.mask.Mask(face.get_size())
    for pane in first:
        w, h = pane.picture.get_size()
        at = (round(pane.x + 55 - w / 2), round(pane.y + 77 - h / 2))
        whole.draw(pygame.mask.from_surface(pane.picture, 100), at)
    assert whole.count() > 0.98 * 110 * 154
