"""Day and night over the table: which light lies on it, and how it changes."""

import numpy as np
import pytest

from engine.seraphs.sight import TableSight
from engine.seraphs.words import COVENANT, DEEP
from scenes.geometry import Size
from scenes.seraphs import daylight
from scenes.seraphs.daylight import BANDS, LIGHTS, MOST_AT_ONCE, Daylight, light_of
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from scenes.timeline import Clip, Timeline, linear
from tests.pilot import FRAME_MS, Pilot
from tests.support import scenario
from tests.support_colour import pixels, watching_words
from tests.support_desk import DeskInMemory
from tests.support_motion import seated

WHOLE = Size(1920, 1080)
WORDS_NEED = 4.5
ENDS = {
    ((COVENANT,), "glory"): "glory",
    ((COVENANT,), "walls"): "dawn",
    ((COVENANT,), "lifted"): "dawn",
    ((DEEP,), "walls"): "deep waters",
    ((COVENANT, DEEP), "walls"): "dawn",
    ((DEEP,), "last_day"): "dusk",
}


def sight_of(**setting: object) -> TableSight:
    return DeskInMemory(scenario(**setting).state).sight()  # type: ignore[arg-type]  # of a scenario


def relit(pilot: Pilot, scene: TableScene, name: str) -> None:
    """Lets another light lie on a table at rest."""
    scene.view.daylight.turn_to(name)
    for box in scene.view.daylight.step(scene.timeline, scene.canvas.size):
        scene.invalidate(box)
    pilot.settle()


@pytest.mark.parametrize(
    ("whose", "step", "light"),
    [
        (COVENANT, "offering", "covenant morning"),
        (COVENANT, "work", "covenant work"),
        (DEEP, "offering", "deep morning"),
        (DEEP, "work", "deep work"),
    ],
)
def test_the_light_is_that_of_the_side_and_the_step_of_the_day(
    whose: int, step: str, light: str
) -> None:
    table = scenario(whose=whose, step=step, covenant_hand=["adam"], deep_hand=["cain"])  # type: ignore[arg-type]  # a step
    assert light_of(DeskInMemory(table.state, persons=frozenset({0, 1})).sight()) == light


@pytest.mark.parametrize(("end", "light"), ENDS.items())
def test_each_ending_leaves_its_light_on_the_table(
    end: tuple[tuple[int, ...], str], light: str
) -> None:
    sight = sight_of(covenant_hand=["adam"])
    over = TableSight(
        **{name: getattr(sight, name) for name in TableSight.__slots__}
        | {"winners": end[0], "how": end[1]}
    )
    assert light_of(over) == light


def test_night_is_bluer_and_darker_than_day() -> None:
    pilot, scene = seated(scenario(covenant_hand=["adam"], covenant_altar=3), motion="none")
    seen = {}
    for name in ("covenant work", "deep work"):
        relit(pilot, scene, name)
        seen[name] = pixels(pilot.window)[300:].mean((0, 1))
    day, night = seen["covenant work"], seen["deep work"]
    assert night.sum() < day.sum()
    assert night[2] / night[0] > 1.3 * day[2] / day[0]


def test_no_card_and_no_panel_is_seen_in_another_light() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=["adam"], covenant_altar=3)
    pilot, scene = seated(table, motion="none")
    view, k = scene.view, pilot.stack.canvas.scale
    boxes = [place.box.inset(10) for place in view.places.values() if not place.tilt]
    boxes += [box.inset(30) for box in (view.layout.prompt, view.layout.log, view.layout.you)]
    seen = []
    for name in ("covenant morning", "deep evening", "glory"):
        relit(pilot, scene, name)
        shown = pixels(pilot.window)
        cuts = [
            (round(b.y * k), round(b.bottom * k), round(b.x * k), round(b.right * k)) for b in boxes
        ]
        seen.append([shown[top:foot, left:right] for top, foot, left, right in cuts])
    for one, *others in zip(*seen, strict=True):
        assert all(np.array_equal(one, other) for other in others)


@pytest.mark.parametrize("motion", ["reduced", "none"])
def test_without_full_motion_the_light_is_another_at_once(motion: str) -> None:
    line, light = Timeline(motion), Daylight()  # type: ignore[arg-type]  # one of the motions
    line.play([Clip("light", "shine", 0, 1000, 0, 1, linear)])
    light.turn_to("deep work")
    assert len(light.step(line, WHOLE)) == BANDS
    assert set(light.shades) == {LIGHTS["deep work"]}


@pytest.mark.parametrize("ms", [daylight.DAWN_MS, daylight.STEP_MS])
def test_the_light_goes_over_the_table_a_little_in_every_frame(ms: float) -> None:
    line, light = Timeline(), Daylight()
    light.turn_to("covenant work")
    light.step(line, WHOLE)
    light.turn_to("deep morning")
    line.play([Clip("light", "shine", 0, ms, 0, 1, linear)])
    changed = 0
    while line.running:
        line.advance(FRAME_MS)
        if line.running:
            boxes = light.step(line, WHOLE)
            assert len(boxes) <= MOST_AT_ONCE
            changed += len(boxes)
    left = len(light.step(line, WHOLE))
    assert left <= BANDS / 2
    assert changed >= BANDS
    assert set(light.shades) == {LIGHTS["deep morning"]}


def test_neighbouring_bands_never_differ_so_much_that_an_edge_is_seen() -> None:
    line, light = Timeline(), Daylight()
    light.turn_to("covenant evening")
    light.step(line, WHOLE)
    light.turn_to("deep morning")
    line.play([Clip("light", "shine", 0, daylight.DAWN_MS, 0, 1, linear)])
    wood = 60 / 255
    worst = 0.0
    while line.running:
        line.advance(FRAME_MS)
        light.step(line, WHOLE)
        shades = light.shades
        for one, other in zip(shades, shades[1:], strict=False):
            lit = [np.array(s.clear) * wood * 255 + np.array(s.glow) for s in (one, other)]
            worst = max(worst, float(np.abs(lit[0] - lit[1]).max()))
    assert worst < 12


def test_in_high_contrast_no_light_falls() -> None:
    settings = Settings(motion="none", high_contrast=True)
    pilot = Pilot((960, 540), settings)
    scene = TableScene(DeskInMemory(scenario(covenant_hand=["adam"]).state))
    pilot.push(scene)
    pilot.settle()
    seen = []
    for name in ("covenant morning", "deep evening"):
        relit(pilot, scene, name)
        seen.append(pixels(pilot.window))
    assert np.array_equal(seen[0], seen[1])


def test_every_word_on_the_table_stands_out_in_every_light(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot((1280, 720), Settings(motion="none"))
    table = scenario(
        covenant=["joshua", "noah"],
        covenant_hand=["adam", "moses"],
        covenant_altar=4,
        deep=["cain"],
    )
    scene = TableScene(DeskInMemory(table.state))
    pilot.push(scene)
    pilot.settle()
    with watching_words(monkeypatch) as words:
        for name in LIGHTS:
            words.clear()
            relit(pilot, scene, name)
            scene.invalidate()
            pilot.settle()
            assert words
            faint = {(one.what, one.ink) for one in words if one.contrast < WORDS_NEED and one.what}
            assert (name, faint) == (name, set())
