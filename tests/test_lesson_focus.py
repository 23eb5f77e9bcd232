"""Every button of the lesson is reached by keys and pad alone, and the focus finds its way back."""

import pytest

from scenes.seraphs.battle import BattleScene
from scenes.services import Settings
from tests.support_practice import Student

MOST = 60


def begun(settings: Settings | None = None) -> Student:
    """Somebody who has just sat down."""
    student = Student(settings=settings)
    student.sit_down()
    return student


def focused(student: Student) -> str:
    """The button of the lesson that has the focus, or ""."""
    button = student.panel._focus.on(student.panel._buttons)
    return button.label if button is not None else ""


def ring_shown(student: Student) -> bool:
    """Whether the scene on top shows where its own focus is."""
    top = student.pilot.top
    ring = top.ring if isinstance(top, BattleScene) else student.table.pointing.ring
    return ring.shown


def travel(student: Student, key: str, to: str, *, pad: bool = False) -> list[str]:
    """Presses one key until a button has the focus; those of the lesson that had it on the way."""
    way: list[str] = []
    for _ in range(MOST):
        (student.pilot.pad if pad else student.pilot.key)(key)
        student.settle()
        if focused(student):
            way.append(focused(student))
        if focused(student) == to:
            return way
    raise AssertionError(f"{to} is not reached by {key}: {way}")


def test_tab_goes_through_the_table_and_then_through_the_lesson() -> None:
    student = begun()
    assert travel(student, "tab", "Leave") == ["Go on", "Skip lesson", "Leave"]
    student.pilot.key("return")
    student.settle()
    assert student.home == 1


def test_tab_goes_back_to_the_table_and_round() -> None:
    student = begun()
    travel(student, "tab", "Leave")
    assert not ring_shown(student)
    assert student.table.pointed.focused is None
    student.pilot.key("tab")
    assert focused(student) == ""
    assert ring_shown(student)
    assert student.table.pointed.focused == student.table.pointing.ring.current
    assert travel(student, "shift+tab", "Go on") == ["Leave", "Skip lesson", "Go on"]


@pytest.mark.parametrize("text", [100, 200])
def test_an_arrow_takes_the_focus_there_and_back(text: int) -> None:
    student = begun(Settings(motion="none", hide_prophets=False, text_size=text))
    there, back = ("up", "down") if text == 100 else ("right", "left")
    for _ in range(MOST):
        if focused(student):
            break
        student.pilot.key(there)
    assert focused(student)
    for _ in range(4):
        if focused(student):
            student.pilot.key(back)
    assert focused(student) == ""
    assert ring_shown(student)


def test_a_pad_reaches_it_too() -> None:
    student = begun()
    for _ in range(MOST):
        if focused(student) == "Leave":
            break
        student.pilot.pad("right" if focused(student) else "up")
    assert focused(student) == "Leave"


def test_in_the_battle_too() -> None:
    student = begun()
    while not isinstance(student.pilot.top, BattleScene) or not student.is_taught:
        student.follow()
    travel(student, "tab", "Leave")
    assert isinstance(student.pilot.top, BattleScene)
    assert not ring_shown(student)
    student.pilot.key("tab")
    assert focused(student) == ""
    assert ring_shown(student)


def test_whoever_goes_elsewhere_takes_the_focus_along() -> None:
    student = begun()
    travel(student, "tab", "Leave")
    student.pilot.key("1")
    assert focused(student) == ""
    travel(student, "tab", "Leave")
    student.pilot.point(student.pilot.box("Pause").centre)
    student.pilot.click("Pause")
    assert focused(student) == ""
    student.pilot.key("escape")
    student.settle()
    assert student.pilot.top is student.table
    travel(student, "tab", "Leave")
    student.pilot.key("escape")
    student.settle()
    assert student.pilot.top is not student.table, "it rests"
    assert student.home == 0


def test_enter_skips_where_the_focus_is_on_it_and_goes_on_otherwise() -> None:
    student = begun()
    first = student.lesson
    assert first is not None and first.chapter == "The goal"
    travel(student, "tab", "Skip lesson")
    student.pilot.key("return")
    student.settle()
    assert student.lesson is not None and student.lesson.chapter != "The goal"
    assert first.id in student.course.progress.skipped


def test_the_button_with_the_focus_is_spoken() -> None:
    student = begun()
    before = student.panel.spoken()
    travel(student, "tab", "Leave")
    assert student.panel.spoken() == f"{before}\nLeave, button."
