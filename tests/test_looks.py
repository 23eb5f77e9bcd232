"""What can be measured of how the table looks: nothing is cut short, hidden, lopsided or ragged."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.shots import over_tables, tables
from game.shots.shot import Wanted
from scenes.balance import balanced
from scenes.book import Line
from scenes.canvas import Canvas, scale_of
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.geometry import Box, Point, Size
from scenes.input import Move
from scenes.reading import Reading
from scenes.reading_lines import next_line, whole_line
from scenes.seraphs import lanes, pieces, walls_track
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.battle_layout import LaneBoxes, Needed, battle_layout
from scenes.seraphs.fight_layout import fight_boxes
from scenes.seraphs.layout import EDGE, RATIO, TableLayout, places, table_layout
from scenes.seraphs.preview import AROUND, preview_box
from scenes.seraphs.prompt import Offer, Prompt
from scenes.seraphs.prompt_bar import buttons
from scenes.seraphs.table import TableScene
from scenes.seraphs.wilderness import (
    GAP,
    TILE_WIDTHS,
    CardsShown,
    cards_area,
    even_rows,
    grid,
    tile_width,
)
from scenes.services import Settings
from scenes.typeset import Style
from tests.pilot import Pilot, Unseeing
from tests.support_desk import DeskInMemory
from tests.support_seated import crowd

NO_PICTURES = Path("no pictures")
SHOTS = {**tables.SHOTS, **over_tables.SHOTS}
WINDOWS = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440))
TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
MEANT = ("Pass to Anna…", "… ")
"""An ellipsis that belongs there: the curtain's, and where a Siege tells the end of a day."""

WORDS = Style("body", 24)
RARE = {"halves": 30, "card_menu": 13}
"""From which seed on a Duel is looked for that comes to what few Duels come to; else from 3 on."""
LONG = (("fights", 32), ("siege", 34), ("card_menu", 34))
"""Tables with more words than most: long names in a fight, four that go out, a long power."""


def canvas_of(window: tuple[int, int]) -> Size:
    scale = scale_of(window)
    return Size(window[0] / scale, window[1] / scale)


def layout_of(window: tuple[int, int], text_scale: float = 1.0) -> TableLayout:
    return table_layout(canvas_of(window), text_scale, scale_of(window))


def meets(one: Box, other: Box) -> bool:
    """Whether two boxes have more than an edge in common."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


def inside(one: Box, other: Box) -> bool:
    level = one.x > other.x - 0.5 and one.right < other.right + 0.5
    return level and one.y > other.y - 0.5 and one.bottom < other.bottom + 0.5


@pytest.fixture
def blank_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards without faces, where the words round them are asked about; theirs have own tests."""

    def surface(faces: Faces, look: CardLook) -> pygame.Surface:
        return pygame.Surface(look.lying_px)

    monkeypatch.setattr(Faces, "surface", surface)
    monkeypatch.setattr(Faces, "has", lambda faces, look: True)


@pytest.mark.usefixtures("blank_faces")
@pytest.mark.parametrize(("window", "text_size"), [((1024, 640), 100), ((1280, 720), 200)])
@pytest.mark.parametrize(("name", "seed"), [*((name, RARE.get(name, 3)) for name in SHOTS), *LONG])
def test_no_words_are_cut_short_on_any_scene_of_the_table(
    name: str, seed: int, window: tuple[int, int], text_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    as_before = Canvas.line

    def line(canvas: Canvas, text: str, x: float, baseline: float, *more: object) -> Box:
        drawn.append(text)
        return as_before(canvas, text, x, baseline, *more)  # type: ignore[arg-type]  # passed on

    monkeypatch.setattr(Canvas, "line", line)
    pilot = Unseeing(window, Settings(motion="none", text_size=text_size), art=NO_PICTURES)
    SHOTS[name].show(pilot.stack, Wanted(seed=seed, day=6))
    pilot.settle()
    pilot.look()
    assert drawn
    assert [text for text in drawn if "…" in text and not text.startswith(MEANT)] == []


def test_text_in_the_middle_leaves_no_word_alone() -> None:
    kind = Pilot(art=NO_PICTURES).stack.canvas.type
    for text in (
        "Agag breaks 3 Walls: nobody is in the way.",
        "The Fiery Furnace has chosen Job: which of the two?",
        "It is shown and goes to your hand. Then shuffle.",
    ):
        room = kind.width(text, WORDS) * 0.8
        before = kind.set(text, WORDS, room)
        after = balanced(kind, text, before, room)
        assert len(before.lines) == len(after.lines) == 2
        assert " ".join(after.lines) == text
        long, short = sorted((kind.width(line, WORDS) for line in after.lines), reverse=True)
        assert short > long * 0.6
        assert after.size.w < before.size.w


def test_text_that_has_lines_of_its_own_or_was_cut_stays_as_it_is() -> None:
    kind = Pilot(art=NO_PICTURES).stack.canvas.type
    for text in ("The Covenant\nreads first.", "One line."):
        setting = kind.set(text, WORDS, 900)
        assert balanced(kind, text, setting, 900) is setting
    text = "Much more than there is room for, however small it is made"
    cut = kind.fit(text, WORDS, Size(120, 40))
    assert balanced(kind, text, cut, 120) is cut


@pytest.mark.parametrize("window", WINDOWS[1:])
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
def test_the_prompt_lies_in_the_middle_of_the_fields(
    window: tuple[int, int], text_scale: float
) -> None:
    layout = layout_of(window, text_scale)
    for half in (layout.upper, layout.lower):
        assert layout.prompt.centre.x == pytest.approx(half.field.centre.x)
        assert half.field.x < layout.prompt.x


@pytest.mark.parametrize("window", [*WINDOWS, (1366, 768), (1600, 900), (2560, 1080)])
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
def test_the_large_card_hides_no_button_of_the_prompt_whatever_is_pointed_at(
    window: tuple[int, int], text_scale: float
) -> None:
    layout = layout_of(window, text_scale)
    kind = Pilot(window, Settings(text_size=round(text_scale * 100)), art=NO_PICTURES).stack.canvas
    asked = Prompt(
        "Play cards?", "", Offer("Let the battle go on", "browse"), Offer("Take back", "take back")
    )
    shown = buttons(layout.prompt, asked, kind.type, {"confirm": "Enter", "undo": "Backspace"})
    for place in places(DeskInMemory(crowd().state).sight(), layout).values():
        if layout.hovers:
            box = preview_box(layout, place.reach, enlarged=False)
            panel = Box(box.x, 0, box.w, layout.size.h).inset(-AROUND)
            assert not [one.label for one in shown if meets(one.box.inset(-8), panel)]
            assert not meets(place.reach, panel)


@pytest.mark.parametrize("window", [*WINDOWS, (1366, 768)])
def test_the_prompt_keeps_room_for_its_words_beside_the_large_card(
    window: tuple[int, int],
) -> None:
    layout = layout_of(window)
    assert layout.prompt.w >= 960
    assert layout.prompt.x >= layout.lower.field.x


@pytest.mark.parametrize("window", WINDOWS)
def test_the_day_wheel_lies_clear_of_the_decks(window: tuple[int, int]) -> None:
    layout = layout_of(window)
    names = 34
    wheel, step = layout.wheel_radius, layout.wheel.y + layout.wheel_radius + 6 + 34
    assert layout.upper.deck.bottom + names < layout.wheel.y - wheel
    assert step < layout.lower.deck.y


@pytest.mark.parametrize("window", WINDOWS)
def test_thirty_stones_stand_apart_inside_their_panel(window: tuple[int, int]) -> None:
    for half in (layout_of(window).upper, layout_of(window).lower):
        stones = [walls_track.stone_box(half.walls, n) for n in range(31)]
        for stone in stones:
            assert half.walls.contains(Point(stone.x, stone.y))
            assert half.walls.contains(Point(stone.right - 0.1, stone.bottom - 0.1))
        assert not any(meets(one, another) for one, another in combinations(stones, 2))


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_counts_stay_within_their_plates_at_every_text_size(text_size: int) -> None:
    pilot = Pilot(settings=Settings(motion="none", text_size=text_size), art=NO_PICTURES)
    canvas = pilot.stack.canvas
    for style, room in ((walls_track.WALLS_COUNT, 50.0), (pieces.COUNT, 40.0)):
        number = pieces.in_its_place(canvas, style)
        assert canvas.type.cap_height(number) < room * 0.8


@pytest.mark.parametrize("count", range(1, 13))
def test_manna_stands_in_even_rows(count: int) -> None:
    rows = pieces.manna_rows(count)
    assert sum(rows) == count
    assert max(rows) - min(rows) <= 1
    assert max(rows) <= pieces.MANNA_ACROSS


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("waiting", [False, True])
def test_two_who_stand_together_are_both_seen_whole_or_nearly(
    window: tuple[int, int], waiting: bool
) -> None:
    size = canvas_of(window)
    attacker, first, second = fight_boxes(size, 2, size.h - 250, waiting=waiting)
    assert attacker.x >= 0 and second.right <= size.w
    assert attacker.right < first.x
    assert second.x - first.x > first.w * (0.6 if waiting else 1.0)


def test_a_tilted_card_has_a_smooth_edge() -> None:
    plain = pygame.Surface((60, 80), pygame.SRCALPHA)
    plain.fill((20, 30, 40, 255))
    drawn = pieces.turned(plain, 1.6)
    middle = drawn.get_width() // 2
    columns = range(middle - 20, middle + 20)
    faint = [x for x in columns if any(0 < drawn.get_at((x, y)).a < 255 for y in range(6))]
    assert len(faint) > len(columns) * 0.8


def test_of_many_cards_laid_out_the_first_is_shown_large_until_another_is_looked_at() -> None:
    pilot = Pilot(settings=Settings(motion="none"), art=NO_PICTURES)
    over_tables.SHOTS["wilderness"].show(pilot.stack, Wanted(seed=3, day=12))
    pilot.settle()
    shown = pilot.top
    assert isinstance(shown, CardsShown)
    first, second, *_ = shown._showing.cards
    before = shown._large()
    assert before is not None and before[1].card_id == first.id
    assert all(not meets(before[0], box) for box in shown.spots().values())
    pilot.point(list(shown.spots().values())[1].centre)
    after = shown._large()
    assert after is not None and after[1].card_id == second.id


def lane_parts(lane: LaneBoxes, *, split: bool) -> list[Box]:
    steppers = [box for one in lane.blockers for box in lanes.split_boxes(one)] if split else []
    return [lane.attacker, *lane.blockers, *steppers, lane.words]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("blockers", [(0,), (2,), (0, 1, 2), (1, 1, 1, 1, 1)])
@pytest.mark.parametrize("split", [False, True])
def test_nothing_in_a_lane_lies_over_anything_else(
    window: tuple[int, int], text_scale: float, blockers: tuple[int, ...], split: bool
) -> None:
    needed = Needed(blockers, bench=0 if split else 3, split=split)
    layout = battle_layout(canvas_of(window), text_scale, needed)
    for lane in layout.lanes:
        parts = lane_parts(lane, split=split)
        assert all(inside(part, lane.box) for part in parts)
        assert not any(meets(one, other) for one, other in combinations(parts, 2))
        assert lane.box.contains(lane.link)
    assert layout.lanes[0].box.bottom <= layout.bar.y


def test_with_large_text_cards_lie_side_by_side_where_that_makes_them_larger() -> None:
    size = canvas_of((1280, 720))
    usual = battle_layout(size, 1.0, Needed((0, 0, 0), bench=2)).lanes[0]
    large = battle_layout(size, 2.0, Needed((0, 0, 0), bench=2)).lanes[0]
    assert usual.blockers[0].y > usual.attacker.bottom
    assert large.blockers[0].x > large.attacker.right
    assert large.attacker.w * scale_of((1280, 720)) > 100


def test_the_bar_of_the_battle_grows_with_its_words_within_bounds() -> None:
    size = canvas_of((1280, 720))
    usual, taller, tallest = (
        battle_layout(size, 1.0, Needed((1,), bar=bar)).bar.h for bar in (10.0, 120.0, 900.0)
    )
    assert usual < taller == 120.0 < tallest <= usual * 1.5


def test_all_lanes_have_words_of_one_size() -> None:
    pilot = Pilot(settings=Settings(motion="none", text_size=200), art=NO_PICTURES)
    tables.SHOTS["battle"].show(pilot.stack, Wanted(seed=3, day=6))
    pilot.settle()
    battle = pilot.top
    assert isinstance(battle, BattleScene)
    looks = [battle.view._telling(lane, battle.aim) for lane in battle.view.lanes]
    told = lanes.of_one_size(pilot.stack.canvas, looks, battle.view.layout.lanes)
    assert len(told) > 1
    assert len({look.size for look in told}) == 1
    assert told[0].size < lanes.WORDS.size


@pytest.mark.parametrize("window", WINDOWS)
def test_a_card_that_floats_over_the_rail_never_hides_what_it_shows(
    window: tuple[int, int],
) -> None:
    layout = layout_of(window)
    field = layout.lower.field
    last = Box(field.right - 100, field.y + 10, 90, 90 * RATIO)
    assert not meets(preview_box(layout, last, enlarged=False), last)


def test_the_empty_place_beside_the_log_says_what_it_is_for() -> None:
    pilot = Pilot((1920, 1080), Settings(motion="none"), art=NO_PICTURES)
    tables.SHOTS["table"].show(pilot.stack, Wanted(seed=3, day=6))
    pilot.settle()
    table = pilot.top
    assert isinstance(table, TableScene)
    niche = pilot.stack.canvas.px(table.view.layout.preview)
    before = pilot.window.subsurface(niche).copy()
    held = table.sight.sides[table.sight.seat].hand[0].ref
    pilot.stack.handle(Move(table.view.places[held].reach.centre))
    pilot.settle()
    after = pilot.window.subsurface(niche)
    assert before.get_buffer().raw != after.get_buffer().raw
    assert not layout_of((1920, 1080)).floats and layout_of((1280, 720)).floats


@pytest.mark.parametrize("count", [5, 8, 13, 21])
@pytest.mark.parametrize("window", WINDOWS)
def test_cards_laid_out_fill_their_room_in_even_rows(window: tuple[int, int], count: int) -> None:
    area = cards_area(canvas_of(window), 66, few=False)
    width = tile_width(area, count)
    across, rows = even_rows(area, count, width)
    assert across * (rows - 1) < count <= across * rows
    boxes = grid(area, count, width)
    assert all(box.right <= area.right + 0.5 and box.x >= area.x - 0.5 for box in boxes)
    assert max(box.bottom for box in boxes) <= area.bottom + 0.5
    assert not any(meets(one, other) for one, other in combinations(boxes, 2))
    larger = [one for one in TILE_WIDTHS if one > width]
    assert all(even_rows(area, count, one)[1] * (one * RATIO + GAP) > area.h for one in larger)


@pytest.mark.parametrize("text_size", [100, 200])
def test_cards_laid_out_end_above_the_way_back(text_size: int) -> None:
    pilot = Pilot(settings=Settings(motion="none", text_size=text_size), art=NO_PICTURES)
    over_tables.SHOTS["wilderness"].show(pilot.stack, Wanted(seed=3, day=12))
    pilot.settle()
    *cards, back = pilot.top.spots().values()
    assert cards and all(card.bottom < back.y - EDGE / 2 for card in cards)


def test_line_by_line_begins_with_the_whole_first_line() -> None:
    pilot = Pilot(settings=Settings(motion="none"), art=NO_PICTURES)
    over_tables.SHOTS["line_by_line"].show(pilot.stack, Wanted(seed=3, day=6))
    pilot.settle()
    reading = pilot.top
    assert isinstance(reading, Reading)
    first, second = [one for one in reading._pages[0] if one.kind == "story"][:2]
    initial = reading._pages[0][0].text
    assert f"{initial}{first.text}" in reading.spoken()
    assert second.text not in reading.spoken()
    pilot.key("down")
    assert second.text in reading.spoken() and first.text not in reading.spoken()
    pilot.key("up", times=3)
    assert f"{initial}{first.text}" in reading.spoken()


def test_the_next_line_is_one_with_words() -> None:
    style = Style("body", 30)
    kinds = ("initial", "story", "rule", "quote")
    page = [Line(kind, "" if kind == "rule" else kind, 0, 0, style) for kind in kinds]
    assert [next_line(page, at, 1) for at in range(5)] == [1, 1, 3, 3, None]
    assert [next_line(page, at, -1) for at in (2, 1, 0)] == [1, 1, None]
    assert whole_line(page, 1) == page[:2]
    assert whole_line(page, 3) == page[3:]
