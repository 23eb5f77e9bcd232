"""A picture that takes long: made in steps, left and gone on with, and shown when it is whole."""

from collections.abc import Callable, Iterator
from functools import partial

import pygame
import pytest
from pygame import Surface

from game.shots.shot import Wanted
from game.tools.shot import SHOTS
from scenes import pace, paint, steps
from scenes.cache import SurfaceCache
from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.input import Input
from scenes.pace import PACE, Unfinished, done_in_time, patiently
from scenes.scene import Scene
from scenes.steps import Steps, ended, scaling
from tests.pilot import Pilot

OLD, NEW = (0x33, 0x66, 0x99), (0xC0, 0x10, 0x20)
INKS = ("#c01020", "#20c010", "#1020c0")


@pytest.fixture
def out_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is made takes too long: a second passes whenever the clock is looked at."""
    ticking: Iterator[int] = iter(range(1_000_000))
    monkeypatch.setattr(pace, "perf_counter", lambda: float(next(ticking)))


def square(ink: str) -> Surface:
    made = Surface((8, 8), pygame.SRCALPHA)
    made.fill(ink)
    return made


class Costly(Scene[str]):
    """Three pictures, each made for the first time when it is drawn."""

    def __init__(self) -> None:
        self.cache = SurfaceCache(1)
        self.passed = 0.0

    def handle(self, given: Input) -> None:
        pass

    def update(self, ms: float) -> None:
        self.passed += ms

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.whole, "#c01020")
        for i, ink in enumerate(INKS):
            canvas.blit(self.cache.get(ink, partial(square, ink)), 100 + 50 * i, 100)


class Plain(Scene[str]):
    def handle(self, given: Input) -> None:
        pass

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(canvas.whole, "#336699")


def shown(pilot: Pilot, at: tuple[int, int] = (600, 400)) -> tuple[int, ...]:
    return tuple(pilot.window.get_at(at))[:3]


def tries_until_shown(pilot: Pilot, most: int = 50) -> int:
    for tried in range(1, most):
        pilot.stack.update(16)
        if pilot.stack.frame(pilot.window):
            return tried
    raise AssertionError("it is never shown")


@pytest.mark.usefixtures("out_of_time")
def test_the_picture_before_stays_until_the_next_one_is_whole() -> None:
    pilot = Pilot()
    pilot.push(Plain())
    scene = Costly()
    pilot.stack.push(scene)
    assert pilot.stack.frame(pilot.window) == []
    begun = pilot.stack.unfinished
    assert begun
    assert shown(pilot) == OLD
    assert tries_until_shown(pilot) > 2
    assert shown(pilot) == NEW
    left = pilot.stack.unfinished
    assert not left
    inks = [shown(pilot, (round((104 + 50 * i) * 2 / 3), 69)) for i in range(3)]
    assert inks == [(0xC0, 0x10, 0x20), (0x20, 0xC0, 0x10), (0x10, 0x20, 0xC0)]


@pytest.mark.usefixtures("out_of_time")
def test_time_stands_still_while_a_picture_is_made() -> None:
    pilot = Pilot()
    scene = Costly()
    pilot.stack.push(scene)
    pilot.stack.frame(pilot.window)
    tries_until_shown(pilot)
    assert scene.passed == 0
    pilot.stack.update(16)
    assert scene.passed == 16


@pytest.mark.usefixtures("out_of_time")
def test_nobody_who_is_in_haste_waits() -> None:
    pilot = Pilot()
    pilot.stack.push(Costly())
    pilot.stack.be_ready()
    assert pilot.stack.frame(pilot.window) != []
    assert shown(pilot) == NEW


@pytest.mark.usefixtures("out_of_time")
def test_a_mover_that_takes_long_leaves_no_trace_of_its_tries() -> None:
    class Moving(Plain):
        cache = SurfaceCache(1)

        def draw_movers(self, canvas: Canvas) -> None:
            canvas.fill(Box(0, 0, 90, 90), "#c01020")
            canvas.blit(self.cache.get("late", lambda: square("#20c010")), 300, 300)

    pilot = Pilot((1920, 1080))
    scene = Moving()
    pilot.push(scene)
    scene.cache.clear()
    scene.stir()
    pilot.stack.frame(pilot.window)
    Moving.draw_movers = lambda self, canvas: None  # type: ignore[method-assign]  # gone again
    tries_until_shown(pilot)
    assert shown(pilot, (40, 40)) == OLD


@pytest.mark.parametrize("name", ["menu", "settings", "battle", "reading"])
def test_a_real_scene_made_piece_by_piece_is_the_same_picture(name: str, out_of_time: None) -> None:
    pictures = []
    for hastes in (True, False):
        pilot = Pilot()
        SHOTS[name].show(pilot.stack, Wanted())
        pilot.stack.resize(pilot.window.get_size())
        tries = 0
        while pilot.stack.needs_frame:
            if hastes:
                pilot.stack.be_ready()
            tries += not pilot.stack.frame(pilot.window)
            pilot.stack.update(16)
        assert hastes or tries > 10
        pictures.append(pygame.image.tobytes(pilot.window, "RGB"))
    assert pictures[0] == pictures[1]


def test_a_store_goes_on_with_steps_that_were_left(
    out_of_time: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []

    def make() -> Steps:
        for i in range(3):
            taken.append(i)
            yield
        return square("#ffffff")

    store = SurfaceCache(1)
    get: Callable[[], Surface] = lambda: store.get("picture", make)  # noqa: E731 - asked often
    tries = 1
    while not done_in_time(get):
        tries += 1
    assert taken == [0, 1, 2], "no step is taken twice"
    assert tries == 5, "three steps, the making, and the picture that was there"


def test_a_step_is_never_left_in_its_middle(out_of_time: None) -> None:
    inner, outer = SurfaceCache(1), SurfaceCache(1)

    def make() -> Steps:
        inner.get("part", lambda: square("#000000"))
        yield
        return square("#ffffff")

    while not done_in_time(lambda: outer.get("whole", make)):
        continue
    assert outer.found("whole") is not None


def test_what_one_picture_needs_is_kept_until_it_is_whole() -> None:
    store = SurfaceCache(2 * 8 * 8 * 4)
    with PACE.within(1000):
        for key in range(5):
            store.get(key, lambda: square("#ffffff"))
        assert [store.found(key) is not None for key in range(5)] == [True] * 5
    PACE.picture += 1
    store.get("next", lambda: square("#000000"))
    assert store.size_bytes <= 2 * 8 * 8 * 4


def test_patience_comes_to_its_end_even_if_nothing_is_kept(out_of_time: None) -> None:
    drawn: list[int] = []

    def draw() -> None:
        drawn.append(1)
        PACE.rest()

    assert sum(1 for _ in patiently(draw)) == pace.MOST_TRIES
    assert len(drawn) == pace.MOST_TRIES + 1


def test_outside_of_any_hurry_nothing_is_left(out_of_time: None) -> None:
    PACE.rest()
    with PACE.within(5), pytest.raises(Unfinished):
        PACE.rest()
    PACE.rest()


@pytest.mark.parametrize(
    ("source", "size"),
    [
        ((300, 200), (150, 100)),
        ((200, 150), (333, 400)),
        ((300, 200), (90, 260)),
        ((90, 260), (300, 200)),
        ((210, 100), (210, 333)),
        ((210, 100), (99, 100)),
    ],
)
@pytest.mark.parametrize("clear", [True, False])
def test_scaled_in_pieces_a_picture_is_what_it_is_in_one_go(
    source: tuple[int, int],
    size: tuple[int, int],
    clear: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Pilot()
    picture = Surface(source, pygame.SRCALPHA if clear else 0)
    for x in range(source[0]):
        for y in range(source[1]):
            picture.set_at((x, y), (x * 7 % 256, y * 5 % 256, x * y % 256, (x + 3 * y) % 256))
    monkeypatch.setattr(steps, "PIECE_PX", 3000)
    whole = pygame.image.tobytes(pygame.transform.smoothscale(picture, size), "RGBA")
    assert pygame.image.tobytes(ended(scaling(picture, size)), "RGBA") == whole
    onto = steps.alike(picture, size)
    assert ended(scaling(picture, onto=onto)) is onto
    assert pygame.image.tobytes(onto, "RGBA") == whole


def test_no_step_of_scaling_takes_more_than_a_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    Pilot()
    areas: list[int] = []
    really = pygame.transform.smoothscale

    def scale(source: Surface, size: tuple[int, int], onto: Surface) -> Surface:
        areas.append(max(source.get_width() * source.get_height(), size[0] * size[1]))
        return really(source, size, onto)

    monkeypatch.setattr(pygame.transform, "smoothscale", scale)
    ended(scaling(Surface((1920, 1080)), (2560, 1440)))
    assert len(areas) > 8
    assert max(areas) <= steps.PIECE_PX


@pytest.mark.parametrize("size", [(40, 30), (400, 300)])
def test_a_panel_is_the_same_whether_its_corners_or_all_of_it_is_cut(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    Pilot()
    inks = ("#fff0bc", "#8a5c16"), ("#201018", "#080408")
    quick = paint.panel(size, 12.0, 2.0, *inks)
    whole = paint.filled(ended_mask(size, 12.0), inks[0])
    core = paint.filled(ended_mask((size[0] - 4, size[1] - 4), 10.0), inks[1])
    whole.blit(core, (2, 2))
    assert close(quick, whole)


def ended_mask(size: tuple[int, int], radius: float) -> Surface:
    """A rounded rectangle drawn finely as a whole."""
    fine = Surface((size[0] * 3, size[1] * 3), pygame.SRCALPHA)
    fine.fill((255, 255, 255, 0))
    pygame.draw.rect(fine, "white", fine.get_rect(), border_radius=round(radius * 3))
    return pygame.transform.smoothscale(fine, size)


def close(one: Surface, other: Surface) -> bool:
    pairs = zip(pygame.image.tobytes(one, "RGBA"), pygame.image.tobytes(other, "RGBA"), strict=True)
    return all(abs(a - b) <= 2 for a, b in pairs)
