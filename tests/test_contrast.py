"""Words stand out from what they lie on by 4.5 : 1, marks by 3 : 1, in every real scene.

The contrast is that of WCAG 2.2. It is measured on the very pixels: each line of text that a scene
draws is compared with what lies beneath it at that moment, painted grounds and all.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.frame import livery
from scenes.cards.look import CardLook, Mark, Size
from scenes.cards.marks import GLOWS, WORDS
from scenes.cards.numbers import _LESS, _MORE, _PLAIN, Marks
from scenes.geometry import Box, Point
from scenes.services import Settings
from scenes.theme import Kind, Side, SideColours, Theme, theme_for
from tests.pilot import ASSETS, Pilot
from tests.support_colour import (
    Drawn,
    Pixels,
    beneath,
    ink_of,
    pilot_of,
    pixels,
    ratio,
    watching_words,
)
from tests.support_scenes import SCENES

Truths: TypeAlias = npt.NDArray[np.bool_]

WORDS_NEED, MARKS_NEED = 4.5, 3.0
NEAR_PX = 3
PLAQUE = "#120a0e"
SIDES: tuple[Side, ...] = ("covenant", "deep")
KINDS: tuple[Kind, ...] = ("gold", "lapis", "ox", "dark")
CARDS = ("david", "goliath_of_gath", "the_ark_of_the_covenant", "sodom")
THEMES = pytest.mark.parametrize("high_contrast", [False, True], ids=["as painted", "high"])


def theme_of(*, high_contrast: bool) -> Theme:
    return theme_for(Settings(high_contrast=high_contrast))


def contrast(ink: str, ground: str) -> float:
    return float(ratio(ink_of(ink), ink_of(ground)))


def near(where: Truths, px: int) -> Truths:
    """The same places and all that are so many pixels away, up, down or aside."""
    found = where.copy()
    for dy in range(-px, px + 1):
        for dx in range(-px, px + 1):
            found |= np.roll(np.roll(where, dy, 0), dx, 1)
    return found


# Words


@THEMES
@pytest.mark.parametrize("name", SCENES)
def test_every_word_of_a_scene_stands_out_from_what_it_lies_on(
    name: str, monkeypatch: pytest.MonkeyPatch, *, high_contrast: bool
) -> None:
    # What a scene shows for one frame, before what lies beneath it is veiled, is no page.
    pilot = pilot_of(SCENES[name], high_contrast=high_contrast)
    with watching_words(monkeypatch) as words:
        pilot.top.invalidate()
        pilot.settle()
    assert words, "the scene says nothing"
    faint = {(one.what, one.ink, round(one.contrast, 2)) for one in words if is_faint(one)}
    assert faint == set()


def is_faint(one: Drawn) -> bool:
    return bool(one.what.strip()) and one.contrast < WORDS_NEED


@THEMES
def test_every_pair_of_the_theme_stands_out(*, high_contrast: bool) -> None:
    theme = theme_of(high_contrast=high_contrast)
    dark = [
        (name, ink, ground)
        for ground in theme.panel
        for name, ink in (
            ("cream", theme.cream),
            ("muted", theme.muted),
            ("gold light", theme.gold_light),
            ("the Deep in the log", theme.deep_log),
        )
    ]
    book = [
        (name, ink, ground)
        for ground in theme.parchment
        for name, ink in (("ink", theme.ink), ("second", theme.second), ("head", theme.heading))
    ]
    inks = {kind: theme.gold_ink if kind == "gold" else theme.cream for kind in KINDS}
    buttons = [(kind, inks[kind], ground) for kind in KINDS for ground in theme.buttons[kind]]
    pairs = [*dark, *book, *buttons, *side_pairs(theme.sides["covenant"])]
    pairs += side_pairs(theme.sides["deep"])
    faint = {(*pair, contrast(*pair[1:])) for pair in pairs if contrast(*pair[1:]) < WORDS_NEED}
    assert faint == set()


def side_pairs(of: SideColours) -> list[tuple[str, str, str]]:
    """What is written on the cards of a side."""
    return [
        ("card text", of.ink, of.text_panel),
        ("card second", of.second, of.text_panel),
        ("name", of.name, of.banner),
        *(("plate", of.plate_ink, ground) for ground in of.plate),
    ]


def test_every_word_on_a_plaque_stands_out() -> None:
    for mark, (_, ink) in WORDS.items():
        assert contrast(ink, PLAQUE) >= WORDS_NEED, mark


# Marks


def test_the_focus_ring_stands_out_from_any_ground_there_can_be() -> None:
    for high_contrast in (False, True):
        light, dark = theme_of(high_contrast=high_contrast).ring
        assert contrast(light, dark) >= MARKS_NEED
        for grey in range(256):
            ground = f"#{grey:02x}{grey:02x}{grey:02x}"
            assert max(contrast(light, ground), contrast(dark, ground)) >= MARKS_NEED


@THEMES
@pytest.mark.parametrize("name", ["menu", "new_game", "table", "battle", "settings: Play"])
def test_the_ring_that_is_drawn_in_a_scene_stands_out(
    name: str, monkeypatch: pytest.MonkeyPatch, *, high_contrast: bool
) -> None:
    rings: list[Box] = []
    plain = Canvas.ring

    def ring(self: Canvas, box: Box, radius: float = 10) -> None:
        rings.append(box)
        plain(self, box, radius)

    pilot = pilot_of(SCENES[name], high_contrast=high_contrast)
    monkeypatch.setattr(Canvas, "ring", ring)
    pilot.key("tab", 3)
    theme = pilot.stack.canvas.theme
    wide = max(3, pilot.stack.canvas.length(3.5))
    rect = pilot.stack.canvas.px(rings[-1]).inflate(6 * wide, 6 * wide)
    shown = pixels(pilot.window.subsurface(rect.clip(pilot.window.get_rect())))
    light, dark = (np.abs(shown - ink_of(ink)).sum(-1) < 0.02 for ink in theme.ring)
    assert light.sum() > rect.w + rect.h
    assert (light & near(dark, 2 * wide)).sum() == light.sum()


@THEMES
@pytest.mark.parametrize("name", ["table", "battle", "pause"])
def test_diamonds_stand_out_from_what_they_lie_on(
    name: str, monkeypatch: pytest.MonkeyPatch, *, high_contrast: bool
) -> None:
    found: list[float] = []
    plain = Canvas.diamond

    def diamond(self: Canvas, at: Point, height: float, *, lit: bool = True) -> None:
        size = self.length(height * 0.72), self.length(height)
        around = pygame.Surface(size, pygame.SRCALPHA)
        around.fill("white")
        corner = Point(at.x - height * 0.36, at.y - height / 2)
        before = beneath(self, around, corner)
        plain(self, at, height, lit=lit)
        after = beneath(self, around, corner)
        if before is not None and after is not None:
            found.append(float(np.percentile(ratio(after, before), 95)))

    monkeypatch.setattr(Canvas, "diamond", diamond)
    pilot_of(SCENES[name], high_contrast=high_contrast)
    assert found
    assert min(found) >= MARKS_NEED


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces(ASSETS / "fonts", Pilot((1280, 720)).stack.canvas.pictures)


@THEMES
@pytest.mark.parametrize("mark", GLOWS)
@pytest.mark.parametrize(("size", "width_px"), [("field", 66), ("field", 92), ("hand", 138)])
def test_a_thread_stands_out_from_the_card_that_it_lies_on(
    mark: Mark, size: Size, width_px: int, faces: Faces, *, high_contrast: bool
) -> None:
    ink = ink_of(GLOWS[mark])
    for card_id in CARDS:
        look = CardLook(
            card_id=card_id,
            size=size,
            width_px=width_px,
            high_contrast=high_contrast,
            marks=frozenset({mark}),
        )
        shown = pixels(faces.surface(look))
        on = np.abs(shown - ink).sum(-1) < 0.2
        against = near(ratio(np.broadcast_to(ink, shown.shape), shown) >= MARKS_NEED, NEAR_PX)
        assert on.sum() >= width_px * 2
        assert against[on].mean() >= 0.85  # The filled corners of "chosen" have a middle.


@THEMES
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("name", ["gem", "shield", "heart"])
@pytest.mark.parametrize("r", [12, 18, 26])
def test_the_outline_of_gem_shield_and_heart_stands_out(
    side: Side, name: str, r: int, *, high_contrast: bool
) -> None:
    """Like all metal of the box it is shaded at its lower right, and there it is fainter.

    Measured, of all directions: as painted at least 0.57 (the hearts at 12 px), 0.74 for gems; in
    high contrast at least 0.74. The number in it, by 4.5 : 1, is what has to be read.
    """
    pictures = Pilot((1280, 720)).stack.canvas.pictures
    coat = livery(side, contrast=high_contrast)
    painted = Marks(pictures).round(name, coat, r)
    for ground in (coat.body[0], coat.colours.text_panel):
        surface = pygame.Surface(painted.get_size())
        surface.fill(ground)
        surface.blit(painted, (0, 0))
        least = 0.7 if high_contrast or name == "gem" else 0.55
        assert outlined_share(pixels(surface), r) >= least, ground


def outlined_share(shown: Pixels, r: int) -> float:
    """The share of directions in which a line of 3 : 1 is crossed on the way out of a mark."""
    middle = (shown.shape[0] - 1) / 2
    crossed = []
    for turn in np.linspace(0, 2 * np.pi, 72, endpoint=False):
        steps = np.arange(0.55 * r, middle, 0.5)
        ys = np.round(middle + np.sin(turn) * steps).astype(int)
        xs = np.round(middle + np.cos(turn) * steps).astype(int)
        along = shown[ys, xs]
        spread = ratio(along[:, None, :], along[None, :, :])
        crossed.append(bool((spread >= MARKS_NEED).any()))
    return float(np.mean(crossed))


def test_numbers_on_cards_stand_out_from_their_outline() -> None:
    for ink in (_PLAIN, _MORE, _LESS):
        assert contrast(ink, "#120a06") >= WORDS_NEED
