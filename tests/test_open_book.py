"""The open book: stories on one page, sheets without a fold, windows in frames."""

import itertools
from pathlib import Path

import pygame
import pytest

from engine.seraphs.cards import deck_cards
from scenes.book import book_layout, flow
from scenes.geometry import Box, Size
from scenes.open_book import draw_parchment
from scenes.services import Settings
from scenes.window_art import draw_framed_window
from tests.pilot import ASSETS, Pilot

AWAY = 28
"""Pixels of a painted window beyond which there is no metal round its glass."""

FORMS = {
    "covenant": ("windows/david", "windows/the_parting_of_the_sea"),
    "deep": ("windows/goliath_of_gath", "windows/the_tower_of_babel", "windows/the_lot_of_pur"),
}


def test_most_stories_stand_on_one_page_with_their_quotation() -> None:
    canvas = Pilot((1920, 1080)).stack.canvas
    text = book_layout(canvas.size, 1.0).text
    pages = [
        len(flow(canvas.type, canvas.theme, (c.story, c.quote, c.quote_ref), Size(text.w, text.h)))
        for c in deck_cards()
    ]
    assert pages.count(1) >= 0.9 * len(pages)
    assert max(pages) <= 2


def test_no_story_is_set_smaller_than_it_must_be_to_fit_and_none_below_nine_tenths() -> None:
    canvas = Pilot((1280, 720)).stack.canvas
    text = book_layout(canvas.size, 1.0).text
    sizes = set()
    for one in deck_cards():
        told = (one.story, one.quote, one.quote_ref)
        pages = flow(canvas.type, canvas.theme, told, Size(text.w, text.h))
        sizes |= {round(line.style.size) for page in pages for line in page if line.kind == "story"}
    assert sizes <= {37, 35, 33}


@pytest.mark.parametrize("high_contrast", [False, True])
def test_a_sheet_is_lit_alike_on_both_sides_and_has_no_fold(*, high_contrast: bool) -> None:
    settings = Settings(motion="none", high_contrast=high_contrast)
    canvas = Pilot((1280, 720), settings).stack.canvas
    draw_parchment(canvas, Box(200, 100, 1400, 800))
    left, right = (
        sum(pygame.transform.average_color(canvas.surface, canvas.px(strip))[:3])
        for strip in (Box(220, 200, 120, 600), Box(1460, 200, 120, 600))
    )
    assert abs(left - right) < 40


@pytest.mark.parametrize(("side", "name"), [(s, n) for s, names in FORMS.items() for n in names])
def test_the_rim_of_a_window_follows_its_glass(side: str, name: str) -> None:
    assert side in ("covenant", "deep")
    pilot = Pilot((1920, 1080), art=ASSETS / "art")
    canvas, ground = pilot.stack.canvas, (1, 2, 3)
    canvas.surface.fill(ground)
    box = Box(600, 200, 500, 400)
    draw_framed_window(canvas, name, box, "covenant" if side == "covenant" else "deep")
    glass = pygame.mask.from_surface(pygame.image.load(ASSETS / "art" / f"{name}.webp"))
    w, h = glass.get_size()
    for x, y in itertools.product(range(0, w, 16), range(0, h // 2, 16)):
        around = itertools.product(range(-AWAY, AWAY + 1, 4), repeat=2)
        if not any(has(glass, x + dx, y + dy) for dx, dy in around):
            at = canvas.px(Box(box.x + box.w * x / w, box.y + box.h * y / h, 1, 1)).topleft
            assert max(canvas.surface.get_at(at)[:3]) < 90, (x, y)


def has(glass: pygame.Mask, x: int, y: int) -> bool:
    """Whether there is glass at a place, which may lie beside the window."""
    w, h = glass.get_size()
    return 0 <= x < w and 0 <= y < h and bool(glass.get_at((x, y)))


def test_without_its_picture_a_window_still_has_a_rim_of_its_sides_arch(tmp_path: Path) -> None:
    for side in ("covenant", "deep"):
        canvas = Pilot((1280, 720), art=tmp_path).stack.canvas
        canvas.surface.fill("black")
        box = Box(600, 200, 500, 400)
        draw_framed_window(canvas, "windows/nobody", box, "deep" if side == "deep" else "covenant")
        foot = canvas.px(Box(box.x - 4, box.bottom - 20, 2, 2)).topleft
        corner = canvas.px(Box(box.x + 4, box.y + 4, 2, 2)).topleft
        assert max(canvas.surface.get_at(foot)[:3]) > 60
        assert max(canvas.surface.get_at(corner)[:3]) < 60
