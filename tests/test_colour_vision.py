"""What must be told apart is told apart by eyes that see fewer colours, or none.

Each thing is apart by its shape in grey, or by what was measured: a contrast of 3 : 1, or a ΔE (CIE
1976) of 20, which is plain at a glance where 2.3 is just seen.
"""

import functools
import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from engine.seraphs.words import DEEP
from scenes.cards.face import Faces
from scenes.cards.look import CardLook, Mark
from scenes.cards.marks import GLOWS, WORDS
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from scenes.stack import Scene
from scenes.theme import COVENANT as COVENANT_COLOURS
from scenes.theme import DEEP as DEEP_COLOURS
from scenes.theme import theme_for
from tests.pilot import ASSETS, Pilot
from tests.support_colour import (
    EYES,
    Pixels,
    apart,
    ink_of,
    luminance,
    pilot_of,
    pixels,
    ratio,
    seen_by,
)
from tests.support_scenes import SCENES

Truths: TypeAlias = npt.NDArray[np.bool_]

PLAIN = 20.0
"""ΔE."""

CLEAR = 3.0
"""Contrast."""

LEAST_OTHERNESS = 0.2
"""Of two threads: the share of their pixels that only one of them has."""

STEP = 0.06
"""A difference of luminance that makes a shape seen."""

ALL_EYES = pytest.mark.parametrize("eyes", ["usual", *EYES])


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces(ASSETS / "fonts", Pilot((1280, 720)).stack.canvas.pictures)


def plainly(eyes: str, one: Pixels, other: Pixels) -> Truths:
    """Where two pictures differ plainly to such eyes."""

    def differ(one: Pixels, other: Pixels) -> Truths:
        a, b = seen_by(eyes, one), seen_by(eyes, other)
        return np.asarray((ratio(a, b) >= CLEAR) | (apart(a, b) >= PLAIN))

    return where_changed(one, other, differ)


def shape(eyes: str, shown: Pixels, bare: Pixels) -> Truths:
    """The shape, in grey, of what was added to a picture."""

    def added(shown: Pixels, bare: Pixels) -> Truths:
        seen = np.abs(luminance(seen_by(eyes, shown)) - luminance(seen_by(eyes, bare)))
        return np.asarray(seen > STEP)

    return where_changed(shown, bare, added)


def where_changed(one: Pixels, other: Pixels, judge: Callable[[Pixels, Pixels], Truths]) -> Truths:
    """What is judged of two pictures, pixel by pixel; of like pixels nothing is true."""
    unlike = np.asarray((one != other).any(axis=-1))
    unlike[unlike] = judge(one[unlike], other[unlike])
    return unlike


def otherness(one: Truths, other: Truths) -> float:
    """How little two shapes cover each other: 0 the same, 1 nothing in common."""
    return 1 - float((one & other).sum()) / max(1, int((one | other).sum()))


# The eyes themselves


def test_grey_stays_grey_and_no_eye_sees_more_than_there_is() -> None:
    greys = np.repeat(np.linspace(0, 1, 9, dtype=np.float32)[:, None], 3, axis=1)
    for eyes in EYES:
        assert np.allclose(seen_by(eyes, greys), greys, atol=0.01)
    assert (seen_by("achromatopsia", np.eye(3, dtype=np.float32)).std(axis=-1) < 1e-6).all()


def test_red_and_green_come_close_for_two_and_blue_and_green_for_the_third() -> None:
    red, green = ink_of("#b01010"), ink_of("#5a5a00")
    usual = float(apart(red, green))
    for eyes in ("protanopia", "deuteranopia"):
        assert float(apart(seen_by(eyes, red), seen_by(eyes, green))) < usual * 0.45
    blue, teal = ink_of("#0060c0"), ink_of("#008080")
    seen = [seen_by("tritanopia", one) for one in (blue, teal)]
    assert float(apart(*seen)) < float(apart(blue, teal)) * 0.6


# Marks on cards


@ALL_EYES
@pytest.mark.parametrize("width_px", [66, 92, 138])
def test_legal_chosen_threatened_and_announced_are_plain_and_of_different_shape(
    eyes: str, width_px: int, faces: Faces
) -> None:
    """Stitched, with corners, toothed, double. Measured: the least otherness is 0.22."""
    for card_id in ("david", "goliath_of_gath"):
        plain = CardLook(card_id=card_id, size="field", width_px=width_px)
        bare = pixels(faces.surface(plain))
        marked = {
            mark: pixels(faces.surface(replace(plain, marks=frozenset({mark})))) for mark in GLOWS
        }
        for mark, shown in marked.items():
            assert plainly(eyes, shown, bare).sum() >= 2 * width_px, mark
        for one, other in itertools.combinations(GLOWS, 2):
            differs = plainly(eyes, marked[one], marked[other])
            assert differs.sum() >= width_px, (card_id, one, other)
            drawn = [bright(eyes, marked[mark], GLOWS[mark]) for mark in (one, other)]
            assert otherness(*drawn) >= LEAST_OTHERNESS, (card_id, one, other)


def bright(eyes: str, shown: Pixels, ink: str) -> Truths:
    """The pixels of a thread, by its ink as such eyes see it."""
    near = np.abs(seen_by(eyes, shown) - seen_by(eyes, ink_of(ink))).sum(-1)
    return np.asarray(near < 0.2)


@pytest.mark.parametrize("mark", sorted(WORDS))
@ALL_EYES
def test_a_word_on_a_card_is_a_shape_of_its_own(eyes: str, mark: Mark, faces: Faces) -> None:
    plain = CardLook(card_id="goliath_of_gath", size="hand", width_px=138)
    bare = pixels(faces.surface(plain))
    mine = pixels(faces.surface(replace(plain, marks=frozenset({mark}))))
    assert plainly(eyes, mine, bare).sum() >= 60
    for other in sorted(WORDS):
        if other != mark:
            theirs = pixels(faces.surface(replace(plain, marks=frozenset({other}))))
            assert shape(eyes, mine, theirs).sum() >= 40, other


@ALL_EYES
def test_changed_numbers_differ_by_sign_and_arrow(eyes: str, faces: Faces) -> None:
    for width_px in (92, 138):
        plain = CardLook(card_id="david", size="field", width_px=width_px)
        shown = {
            by: pixels(faces.surface(replace(plain, strength=3 + by, heart=3 + by)))
            for by in (-1, 0, 1)
        }
        for one, other in itertools.combinations(shown, 2):
            assert shape(eyes, shown[one], shown[other]).sum() >= width_px / 2


@ALL_EYES
def test_damage_is_a_crack_and_a_drop_and_not_only_a_lower_number(eyes: str, faces: Faces) -> None:
    plain = CardLook(card_id="david", size="field", width_px=138)
    hurt = pixels(faces.surface(replace(plain, damage=1)))
    lower = pixels(faces.surface(replace(plain, heart=2)))
    assert shape(eyes, hurt, lower).sum() >= 60


# The two sides


@ALL_EYES
def test_the_sides_are_apart_in_panel_banner_and_metal(eyes: str) -> None:
    """Measured in grey: panels 13 : 1, inks 12 : 1; banners ΔE 15, told by the shapes below."""
    for one, other in (
        (COVENANT_COLOURS.text_panel, DEEP_COLOURS.text_panel),
        (COVENANT_COLOURS.ink, DEEP_COLOURS.ink),
    ):
        assert plainly(eyes, ink_of(one), ink_of(other))
    if eyes != "achromatopsia":
        metals = (
            seen_by(eyes, ink_of(COVENANT_COLOURS.metal[1])),
            seen_by(eyes, ink_of(DEEP_COLOURS.metal[1])),
        )
        assert float(apart(*metals)) >= PLAIN


@ALL_EYES
@pytest.mark.parametrize("width_px", [66, 138])
def test_the_gems_of_the_sides_have_different_outlines(
    eyes: str, width_px: int, faces: Faces
) -> None:
    from scenes.cards.frame import livery
    from scenes.cards.numbers import Marks

    marks = Marks(Pilot((1280, 720)).stack.canvas.pictures)
    r = width_px // 6
    shown = []
    for side in ("covenant", "deep"):
        gem = marks.round("gem", livery(side, contrast=False), r)
        ground = pygame.Surface(gem.get_size())
        ground.fill("#806a58")
        bare = pixels(ground)
        ground.blit(gem, (0, 0))
        shown.append(shape(eyes, pixels(ground), bare))
    assert otherness(*shown) > 0.03
    corners = [pixels_outside_a_circle(one, r) for one in shown]
    assert corners[0] != corners[1]


def pixels_outside_a_circle(seen: Truths, r: int) -> int:
    """How much of a shape lies outside a circle of its radius: the corners of an octagon."""
    middle = (seen.shape[0] - 1) / 2
    ys, xs = np.nonzero(seen)
    return int((np.hypot(ys - middle, xs - middle) > r * 0.97).sum())


@ALL_EYES
@pytest.mark.parametrize("high_contrast", [False, True])
def test_the_sides_in_the_log_are_apart_and_named_in_words(
    eyes: str, *, high_contrast: bool
) -> None:
    """The sentences name the side, the ink only helps. Measured: ΔE 23 in colour, 15 in grey."""
    theme = theme_for(Settings(high_contrast=high_contrast))
    inks = [seen_by(eyes, ink_of(ink)) for ink in (theme.cream, theme.deep_log)]
    assert float(apart(*inks)) >= (12 if eyes == "achromatopsia" else PLAIN)
    _, table = seen_at_rest("table", high_contrast=high_contrast)
    assert isinstance(table, TableScene)
    theirs = [line.text for line in table.desk.log() if line.side == DEEP]
    assert any("Deep" in text for text in theirs)


@functools.cache
def seen_at_rest(name: str, *, high_contrast: bool) -> tuple[Pixels, Scene[object]]:
    """The picture of a scene at rest, and the scene, at which nobody does anything."""
    pilot = pilot_of(SCENES[name], high_contrast=high_contrast)
    return pixels(pilot.window), pilot.top


@ALL_EYES
def test_the_gold_button_is_apart_from_every_other(eyes: str) -> None:
    buttons = theme_for(Settings()).buttons
    for kind in ("lapis", "ox", "dark"):
        for gold, other in zip(buttons["gold"], buttons[kind], strict=True):
            pair = seen_by(eyes, ink_of(gold)), seen_by(eyes, ink_of(other))
            assert float(ratio(*pair)) >= CLEAR, kind


# The real scenes


@functools.cache
def with_and_without_marks(*, high_contrast: bool) -> tuple[Pixels, Pixels, dict[str, pygame.Rect]]:
    """The table, the same without its marks, and where the cards lie that may be chosen."""
    pilot = pilot_of(SCENES["table"], high_contrast=high_contrast)
    table = pilot.top
    assert isinstance(table, TableScene)
    legal = [ref for ref in table.options if ref in table.view.drawn]
    shown = pixels(pilot.window)
    table.view.unmark()
    table.lay_anew()
    pilot.settle()
    places = {
        table.view.cards[ref].id: pilot.stack.canvas.px(table.view.places[ref].reach)
        for ref in legal
    }
    return shown, pixels(pilot.window), places


@ALL_EYES
@pytest.mark.parametrize("high_contrast", [False, True])
def test_the_cards_that_may_be_chosen_on_the_table_are_plain(
    eyes: str, *, high_contrast: bool
) -> None:
    shown, bare, places = with_and_without_marks(high_contrast=high_contrast)
    assert places
    differs = plainly(eyes, shown, bare)
    for name, rect in places.items():
        inside = differs[rect.top : rect.bottom, rect.left : rect.right]
        assert inside.sum() >= rect.w, name


@ALL_EYES
def test_attackers_and_those_who_may_stand_in_the_way_are_plain_in_the_battle(eyes: str) -> None:
    shown, battle = seen_at_rest("battle", high_contrast=False)
    assert isinstance(battle, BattleScene)
    free = [ref for ref in battle.view.bench if ref in battle.view.options]
    assert free
    for ref, ink in [(lane.attacker, GLOWS["threatened"]) for lane in battle.view.lanes] + [
        (ref, GLOWS["legal"]) for ref in free
    ]:
        found = battle.view.boxes()
        attacker = ink == GLOWS["threatened"]
        lanes = zip(battle.view.lanes, battle.view.layout.lanes, strict=True)
        box = (
            next(boxes.attacker for lane, boxes in lanes if lane.attacker == ref)
            if attacker
            else found["card", ref]
        )
        rect = battle.canvas.px(box)
        inside = seen_by(eyes, shown[rect.top : rect.bottom, rect.left : rect.right])
        thread = seen_by(eyes, ink_of(ink))
        on = np.asarray(np.abs(inside - thread).sum(-1) < 0.2)
        assert on.sum() >= rect.w, (ref, ink)
