"""The lesson at the table: what its sheet leaves free, where its arrow points, whose Enter is."""

from dataclasses import replace
from itertools import product

import pytest

from engine.seraphs.lessons import chapters, lessons
from game.shots.shot import Wanted
from game.tools.shot import SHOTS
from scenes.canvas import scale_of
from scenes.geometry import Box, Size
from scenes.practice_end import PracticeEnd
from scenes.seraphs.aiming import at_things, bench_words, words_on
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.card_menu import CardMenu
from scenes.seraphs.layout import TableLayout, table_layout
from scenes.seraphs.lesson import HEAD, WORDS, LessonShown
from scenes.seraphs.lesson_layout import panel_boxes
from scenes.seraphs.pieces import FOLDED, pile_name
from scenes.seraphs.pointer import arrow
from scenes.seraphs.prompt_words import is_whole
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from tests.pilot import Pilot
from tests.support_practice import NO_PICTURES, Student

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
LEAST = 0.9
WINDOWS = ((1024, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080))
RAIL = ("your wilderness", "their wilderness", "your deck", "their deck", "your walls", "the day")


def begun(size: tuple[int, int] = (1280, 720)) -> Student:
    """Somebody who has just sat down."""
    student = Student(size, Settings(motion="none", hide_prophets=False))
    student.sit_down()
    return student


def layout_of(window: tuple[int, int]) -> TableLayout:
    scale = scale_of(window)
    return table_layout(Size(window[0] / scale, window[1] / scale), 1.0, scale)


def meets(one: Box, other: Box) -> bool:
    """Whether two boxes have more than an edge in common."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0.5 and down > 0.5


# The sheet


@pytest.mark.parametrize("window", WINDOWS)
def test_the_first_place_of_the_sheet_hides_neither_prompt_nor_field_nor_how_the_deep_can_pay(
    window: tuple[int, int],
) -> None:
    layout = layout_of(window)
    sheet = panel_boxes(layout, 1.0, on_table=True)[0].whole
    for kept in (layout.upper.altar_label, layout.upper.field, layout.prompt, layout.log):
        assert not meets(sheet, kept)
    assert sheet.right == layout.upper.field.right
    assert not meets(sheet, layout.preview)


@pytest.mark.parametrize("window", WINDOWS)
def test_every_lesson_has_room_there_in_its_full_size(window: tuple[int, int]) -> None:
    type_ = Pilot(window, Settings(motion="none"), art=NO_PICTURES).stack.canvas.type
    room = panel_boxes(layout_of(window), 1.0, on_table=True)[0].words
    for one in lessons():
        assert type_.fit(one.say, WORDS, Size(room.w, room.h)).style.size == WORDS.size


def counts(layout: TableLayout) -> list[Box]:
    """What is counted: Walls, the manna of the Altars, decks and Wildernesses, with their names."""
    found = []
    for half in (layout.upper, layout.lower):
        told = half.altar_label
        wide = told.w * FOLDED if layout.folded and half is layout.upper else told.w
        piles = (half.deck, half.wilderness)
        found += [half.walls, Box(told.x, told.y, wide, told.h)]
        found += [*piles, *(pile_name(pile) for pile in piles)]
    return found


def test_no_lesson_hides_what_it_speaks_of_or_anything_that_is_counted() -> None:
    student = Student(SIZES[0])
    student.sit_down()
    pilot, seen = student.pilot, set[LessonShown]()
    while not isinstance(pilot.top, PracticeEnd) and pilot.stack.beside is not None:
        shown = student.panel._shown if student.is_taught else None
        if shown is not None and shown not in seen:
            seen.add(shown)
            for text, window in product((150, 100), reversed(SIZES)):
                check_sheet(student, shown, text, window)
            student.settle()
        student.follow()
    assert len(seen) > len(lessons())


def check_sheet(student: Student, shown: LessonShown, text: int, window: tuple[int, int]) -> None:
    """Asserts that a lesson hides nothing at a size of window and text, and can be read."""
    stack, panel = student.pilot.stack, student.panel
    stack.services.settings = replace(stack.services.settings, text_size=text)
    stack.resize(window)
    aims = panel.aims()
    panel._arrange(stack.canvas, shown, aims)
    layout, boxes = student.table.view.layout, panel._boxes
    assert boxes is not None
    kept = [*aims, *((*counts(layout), layout.prompt) if is_at_table(student) else ())]
    assert not [one for one in kept if meets(boxes.whole, one)], (shown.words, text, window)
    room = Size(boxes.words.w, boxes.words.h)
    large = stack.canvas.type.fit(shown.words, WORDS, room).style.size
    assert large > LEAST * WORDS.size, (shown.words, text, window)


def is_at_table(student: Student) -> bool:
    """Whether the table can be seen, and is not veiled by what lies over it."""
    return isinstance(student.pilot.top, TableScene | CardMenu)


def test_what_is_looked_at_large_is_not_hidden_by_the_sheet() -> None:
    student = begun((1024, 640))
    pilot, table = student.pilot, student.table
    student.follow()
    sheet = student.panel.box
    pilot.point(table.view.places[table.sight.sides[0].hand[0].ref].reach.centre)
    pilot.frame()
    assert student.panel.box == sheet, "it does not move for it"
    assert sheet is not None and not meets(sheet, table.view.layout.preview)
    pilot.key("tab")
    table.pointed.enlarged = True
    table.stir()
    pilot.frame()
    assert student.panel.box is None


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("on_table", [True, False])
def test_every_heading_is_whole_in_every_place(window: tuple[int, int], on_table: bool) -> None:  # noqa: FBT001 - a parameter
    canvas = Pilot(window, Settings(motion="none"), art=NO_PICTURES).stack.canvas
    for place in panel_boxes(layout_of(window), 1.0, on_table=on_table):
        title, _ = place.heading
        for told in chapters(lessons()):
            set_ = canvas.type.fit(told, HEAD, Size(title.w, title.h))
            assert is_whole(set_, told)


# The arrow


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", RAIL)
def test_the_arrow_lies_on_no_words(size: tuple[int, int], name: str) -> None:
    student = begun(size)
    table = student.pilot.top
    words = words_on(table)
    assert words
    (aim,) = at_things(table, [name])
    drawn = arrow(aim, student.pilot.stack.canvas.whole, words).box
    assert not [one for one in words if meets(one, drawn)]
    assert not meets(aim, drawn)


def test_where_nothing_is_in_its_way_the_arrow_comes_from_above() -> None:
    room, aim = Box(0, 0, 1920, 1080), Box(900, 500, 100, 140)
    found = arrow(aim, room, ())
    assert found.box.bottom <= aim.y
    assert found.tip.x == aim.centre.x
    assert arrow(aim.moved(0, -480), room, ()).box.x >= aim.right


def test_where_words_are_on_all_sides_it_comes_from_above_all_the_same() -> None:
    room, aim = Box(0, 0, 1920, 1080), Box(900, 500, 100, 140)
    assert arrow(aim, room, [room]) == arrow(aim, room, ())


# Enter


def keys_of(student: Student) -> list[str]:
    """On which buttons Enter is written, of the lesson and of the scene on top."""
    top = student.pilot.top
    assert isinstance(top, TableScene | BattleScene)
    shown = [*student.panel._buttons, *top.view.buttons]
    return [one.label for one in shown if one.shortcut == "Enter"]


def test_enter_is_written_on_the_one_button_that_it_presses() -> None:
    student = begun()
    assert keys_of(student) == ["Go on"]
    student.pilot.key("return")
    student.settle()
    large = student.table.view.buttons[0].label
    assert keys_of(student) == [large]
    student.pilot.key("return")
    student.settle()
    assert student.table.view.buttons[0].label != large or keys_of(student) != [large]


def test_it_is_written_nowhere_while_the_focus_skips_the_lesson() -> None:
    student = begun()
    for _ in range(60):
        student.pilot.key("tab")
        focused = student.panel._focus.on(student.panel._buttons)
        if focused is not None and focused.label == "Skip lesson":
            break
    student.settle()
    assert keys_of(student) == []
    student.pilot.key("tab", 2)
    student.settle()
    assert keys_of(student) == ["Go on"]


def test_in_the_battle_too_it_is_written_once() -> None:
    student = begun()
    met = 0
    while met < 3:
        student.follow()
        if isinstance(student.pilot.top, BattleScene) and student.is_taught:
            met += 1
            assert len(keys_of(student)) <= 1
            assert ("Go on" in student.panel.spots()) == ("Go on" in keys_of(student))


def test_in_a_battle_it_lies_neither_on_the_words_over_the_bench_nor_on_another_card() -> None:
    pilot = Pilot((1280, 720), Settings(motion="none", hide_prophets=False))
    SHOTS["practice_battle"].show(pilot.stack, Wanted(seed=3))
    pilot.settle()
    battle = pilot.top
    assert isinstance(battle, BattleScene)
    words = words_on(pilot.top)
    (aim,) = at_things(pilot.top, ["david"])
    drawn = arrow(aim, pilot.stack.canvas.whole, words).box
    assert bench_words(battle.view.layout.bench_label) in words
    assert not [one for one in words if meets(one, drawn)]
