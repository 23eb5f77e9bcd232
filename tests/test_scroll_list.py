"""A list longer than its box: what stands where, what fades, what the pointer lights up."""

import pygame
import pytest

from scenes.canvas import Canvas
from scenes.geometry import Box, Direction, Point
from scenes.input import Move, Navigate
from scenes.services import TEXT_SCALES, Settings
from scenes.widgets.entry import Entry, Manner, height_of, lay, mark_size
from scenes.widgets.scroll import BAR, ScrollList
from scenes.widgets.widget import PLAIN, Look
from tests.pilot import Pilot

SHORT, LONG = "Day 7", "This file was cut off after day 5; a copy of the rest can be opened."
BOX = Box(100, 100, 700, 300)
GROUND = (40, 50, 60)


def canvas(text_size: int = 100, *, high_contrast: bool = False) -> Canvas:
    """A canvas with one colour on it."""
    settings = Settings(motion="none", text_size=text_size, high_contrast=high_contrast)
    made = Pilot((1280, 720), settings).stack.canvas
    made.surface.fill(GROUND)
    return made


def many(count: int, *, value: str = "x") -> list[Entry]:
    return [Entry(f"Entry {i}", value) for i in range(count)]


@pytest.mark.parametrize("text_size", TEXT_SCALES)
def test_a_short_detail_stands_at_the_right_and_a_sentence_below(text_size: int) -> None:
    on = canvas(text_size)
    entries = [Entry("Duel", "a", detail=SHORT), Entry("Duel", "b", detail=LONG)]
    manner = Manner(900, mark_size(on.text_scale), framed=True)
    (short, sentence), high = lay(entries, on.type, manner)
    assert short.beside
    assert not sentence.beside
    assert sentence.high > short.high
    for one in (short, sentence):
        assert one.detail is not None
        assert one.words.size.w <= 900
        assert one.detail.size.w <= 900
        assert one.y + one.high <= high
    assert short.detail is not None
    assert short.words.size.w + short.detail.size.w <= 900


def test_air_stands_over_a_heading_but_not_at_the_top_of_a_text() -> None:
    kind = canvas().type
    plain = [Entry("A"), Entry("B")]
    first = [Entry("A", above=30), Entry("B")]
    second = [Entry("A"), Entry("B", above=30)]
    assert height_of(first, kind, 500) == height_of(plain, kind, 500)
    assert height_of(second, kind, 500) == height_of(plain, kind, 500) + 30


def test_a_list_that_needs_no_bar_takes_the_whole_width_of_its_box() -> None:
    on = canvas()
    for count, wide in ((3, BOX.w), (30, BOX.w - BAR - 12)):
        listed = ScrollList("list", BOX, "List", many(count))
        listed.draw(on, PLAIN)
        assert listed.spots()["Entry 0"].w == wide


@pytest.mark.parametrize("high_contrast", [False, True])
def test_more_entries_fade_at_the_edge_behind_which_they_are(*, high_contrast: bool) -> None:
    on = canvas(high_contrast=high_contrast)
    listed = ScrollList("list", BOX, "List", many(30))
    listed.draw(on, PLAIN)
    low, top = BOX.bottom - 2, BOX.y + 2
    assert bare(on, low) != high_contrast
    assert not bare(on, top)
    for _ in range(29):
        listed.handle(Navigate(Direction.DOWN))
    on.surface.fill(GROUND)
    listed.draw(on, PLAIN)
    assert bare(on, top) != high_contrast
    assert not bare(on, BOX.bottom - 14)


def bare(on: Canvas, y: float) -> bool:
    """Whether there is little but the ground at a height, left of the bar."""
    row = on.px(Box(BOX.x, y, BOX.w - BAR - 12, 1))
    shown = pygame.transform.average_color(on.surface, row)
    return sum(abs(a - b) for a, b in zip(shown[:3], GROUND, strict=True)) < 12


def test_the_entry_under_the_pointer_is_lit_and_what_cannot_be_picked_is_not() -> None:
    on = canvas()
    listed = ScrollList("list", BOX, "List", [*many(2), Entry("Broken")])
    listed.draw(on, PLAIN)
    second = listed.spots()["Entry 1"].centre
    assert listed.takes(Move(second))
    listed.handle(Move(second))
    assert listed.hovered == 1
    assert not listed.takes(Move(second))
    for place, lit in ((second, True), (Point(second.x, second.y + second.y - BOX.y), False)):
        listed.handle(Move(place))
        edges = []
        for look in (PLAIN, Look(hovered=True)):
            on.surface.fill(GROUND)
            listed.draw(on, look)
            edges.append(pygame.image.tobytes(on.surface, "RGB"))
        assert (edges[0] != edges[1]) == lit


def test_the_marked_entry_stays_clear_of_the_fading_edge() -> None:
    on = canvas()
    listed = ScrollList("list", BOX, "List", many(30))
    listed.draw(on, PLAIN)
    for at in range(1, 30):
        listed.handle(Navigate(Direction.DOWN))
        marked = listed._entry_box(at)
        assert marked.bottom <= BOX.bottom + 0.5
        assert at == 29 or marked.bottom <= BOX.bottom - 30
