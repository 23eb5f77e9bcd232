"""The practice duel through the window: by its pointers alone, with wrong moves, left, resumed."""

from argparse import Namespace
from collections.abc import Iterator

import pytest

from engine.kernel.ids import Ref
from engine.kernel.playback import verify
from engine.seraphs import commands as say
from engine.seraphs.cards import card
from engine.seraphs.commands import Command
from engine.seraphs.lessons import Read, Said, chapters, lessons
from engine.seraphs.rules import GAME
from engine.seraphs.sight import card_id
from game.course import Course, Progress
from game.main import main
from game.practice import Skips
from game.saves import Saves
from scenes.geometry import Box, Size
from scenes.input import Reader
from scenes.last_word import LastWord
from scenes.new_game import NewGame
from scenes.notice import Question
from scenes.practice_end import PracticeEnd
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.layout import table_layout
from scenes.seraphs.lesson import SKIP_KEY
from scenes.seraphs.lesson_layout import meets, panel_boxes
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from tests.support_files import ForgetfulFiles
from tests.support_practice import DATA, Student

WORDS_A_MINUTE = 150
SECONDS_A_DEED = 5
STORIES, SECONDS_A_STORY = 4, 40
TAUGHT = {one.id for one in lessons() if one.chapter}


def begun(**about: object) -> Student:
    """Somebody who has just sat down."""
    student = Student(**about)  # type: ignore[arg-type]  # by keyword
    student.sit_down()
    return student


def until(student: Student, lesson: str) -> None:
    """Follows the pointers up to a lesson."""
    while student.lesson is None or student.lesson.id != lesson or not student.is_taught:
        student.follow()


def toast(student: Student) -> str:
    return student.pilot.stack.toast.sentence


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((1280, 720), 100),
        pytest.param((1024, 640), 200, marks=pytest.mark.long),
        pytest.param((1920, 1080), 100, marks=pytest.mark.long),
        pytest.param((1280, 720), 150, marks=pytest.mark.long),
    ],
)
def test_the_whole_practice_is_played_by_following_its_pointers_alone(
    size: tuple[int, int], text: int
) -> None:
    plain = Settings(motion="none", stories="none", hide_prophets=False, text_size=text)
    student = begun(size=size, settings=plain, sees=True)
    while not isinstance(student.pilot.top, PracticeEnd):
        if student.is_taught:
            box = student.panel.box
            assert box is not None
            hidden = [aim for aim in student.panel.aims() if meets(box, aim)]
            assert hidden == [], student.lesson
            course = student.course
        student.follow()
    assert set(course.progress.over) == TAUGHT
    assert not any(why for _, why in course.learned())
    assert "You have won" in student.pilot.top.spoken()


def test_afterwards_one_may_play_a_duel_and_about_15_minutes_have_gone_by() -> None:
    student = begun()
    student.play()
    minutes = (
        student.words / WORDS_A_MINUTE
        + student.deeds * SECONDS_A_DEED / 60
        + STORIES * SECONDS_A_STORY / 60
    )
    assert 10 <= minutes <= 16
    assert {"Play a Duel", "Read the stories", "To the menu"} <= set(student.pilot.labels())
    assert student.pilot.stack.beside is None
    student.pilot.click("Play a Duel")
    assert isinstance(student.pilot.top, NewGame)
    saves = Saves(student.files, DATA)
    (kept,) = saves.matches()
    assert kept.finished and kept.mode == "practice"
    assert verify(GAME, saves.read(kept.name)) == []


def test_stories_are_read_on_the_way_and_the_lesson_waits_for_them() -> None:
    plain = Settings(motion="none", stories="full", hide_prophets=False)
    student = begun(settings=plain)
    read = set()
    while not isinstance(student.pilot.top, LastWord):
        if not student.is_taught:
            assert student.panel.box is None
            read |= {one for one in ("David", "The Blood") if one in student.pilot.top.spoken()}
        student.follow()
    assert read == {"David", "The Blood"}


def wrong_moves(student: Student) -> Iterator[Command]:
    """An illegal command, and where there is one a legal one that is not taught now."""
    seen = student.session.sight()
    mine = seen.sides[seen.seat]
    tried: list[Command] = [say.GoOut(mine.hand[0].ref if mine.hand else 0), say.REDRAW, say.PASS]
    legal = student.session.legal()
    yield next(one for one in tried if one not in legal)
    wanted = student.course.pointed(student.session.view(), student.lesson)
    yield from [one for one in legal if one != wanted][:1]


def test_with_a_wrong_move_at_each_lesson_it_is_finished_all_the_same() -> None:
    student = begun()
    wronged: set[str] = set()
    kind = 0
    while not isinstance(student.pilot.top, PracticeEnd):
        lesson = student.lesson if student.is_taught else None
        if lesson is not None and lesson.id not in wronged and student.session.legal():
            wronged.add(lesson.id)
            illegal, *other = wrong_moves(student)
            assert student.say(illegal).endswith(")"), "refused, with the panel"
            if isinstance(lesson.ends, Said) and other:
                kind += 1
                sentence = student.say(other[0])
                assert sentence.startswith("That is allowed too.")
                assert lesson.kindly in sentence
            assert student.lesson == lesson
        student.follow()
    assert wronged >= TAUGHT
    assert kind > 15
    assert "You have won" in student.pilot.top.spoken()


def test_a_card_that_is_not_legal_says_why_at_a_click() -> None:
    student = begun()
    until(student, "a_character")
    student.press(student.pilot.box("Samson"))
    student.settle()
    assert toast(student).startswith("It costs more manna than you have.")
    assert student.pilot.sounds[-1] == "refuse"
    assert student.lesson is not None and student.lesson.id == "a_character"


def test_the_same_wrong_move_once_more_is_taken_and_the_duel_goes_on_to_its_end() -> None:
    student = begun()
    until(student, "the_offering")
    student.press(student.pilot.box("David"))
    student.settle()
    assert toast(student).startswith("That is allowed too. Michael costs 7")
    student.press(student.pilot.box("David"))
    student.settle()
    laid = student.session.sight().sides[0].altar
    assert "david" in {one.id for one in laid}
    student.play()
    assert isinstance(student.pilot.top, PracticeEnd)


def test_nothing_is_said_against_another_deed_between_two_lessons() -> None:
    student = begun()
    until(student, "an_offering")
    assert student.say(say.DONE) == ""


def test_a_lesson_is_skipped_with_all_that_is_left_of_it() -> None:
    student = begun()
    student.press(student.panel.spots()["Skip lesson"])
    student.settle()
    lesson = student.lesson
    assert lesson is not None and lesson.chapter != "The goal"
    until(student, "they_go_out")
    student.pilot.key("s")
    student.settle()
    until(student, "raising_up")
    met = [one.heading for one in student.met]
    assert met.count("Going out") == 1
    assert ("Going out", "skipped") in student.course.learned()
    assert ("Giants", "not met") in student.course.learned()


def test_all_lessons_may_be_skipped_and_there_is_always_something_pointed_to() -> None:
    student = begun()
    while not isinstance(student.pilot.top, PracticeEnd):
        if student.is_taught and "Skip lesson" in student.panel.spots():
            student.press(student.panel.spots()["Skip lesson"])
            student.settle()
        else:
            student.follow()
    met = {one.heading for one in student.met}
    assert met == {"", *chapters(lessons())}
    assert "You have won" in student.pilot.top.spoken()


def test_enter_goes_on_where_a_lesson_is_only_read() -> None:
    student = begun()
    student.pilot.key("return")
    student.settle()
    assert student.lesson is not None and student.lesson.id == "the_hand"
    student.pilot.key("return")
    student.settle()
    assert student.lesson.id == "the_altar"


@pytest.mark.parametrize(
    ("lesson", "told_again"),
    [
        ("the_altar", ""),
        ("in_the_way", "they_go_out"),
        ("raising_up", ""),
        pytest.param("two_more", "", marks=pytest.mark.long),
    ],
)
def test_it_is_left_and_taken_up_again_at_the_same_lesson(lesson: str, told_again: str) -> None:
    student = begun()
    until(student, "a_character" if lesson != "the_altar" else lesson)
    if lesson != "the_altar":
        student.press(student.panel.spots()["Skip lesson"])
        student.settle()
        until(student, lesson)
    before = student.course.progress
    student.press(student.panel.spots()["Leave"])
    student.settle()
    assert student.home == 1
    again = Student(files=student.files)
    again.sit_down()
    assert isinstance(again.pilot.top, Question)
    again.pilot.click("Go on")
    again.settle()
    if told_again:
        assert again.lesson is not None and again.lesson.id == told_again
        again.follow()
    assert again.lesson is not None and again.lesson.id == lesson
    assert set(again.course.progress.over) == set(before.over)
    assert set(again.course.progress.skipped) == set(before.skipped)
    while again.lesson is not None and again.lesson.id == lesson:
        again.follow()
    assert lesson in again.course.progress.over


def test_begun_again_nothing_is_skipped_any_more() -> None:
    student = begun()
    student.press(student.panel.spots()["Skip lesson"])
    student.settle()
    student.press(student.panel.spots()["Leave"])
    student.settle()
    again = Student(files=student.files)
    again.sit_down()
    again.pilot.click("Begin again")
    again.settle()
    assert again.course.progress == Progress()
    assert again.lesson is not None and again.lesson.id == "the_goal"


def test_where_the_disk_keeps_no_note_of_what_was_skipped_nothing_breaks() -> None:
    files = ForgetfulFiles()
    files.put(DATA / "practice.json", b"[1, {")
    assert Skips(files, DATA).read() == ()
    files.put(DATA / "practice.json", b'{"skipped": [1, "the_goal"]}')
    assert Skips(files, DATA).read() == ("the_goal",)


def test_a_lesson_whose_deed_is_done_says_so_until_all_was_shown_and_another_is_on() -> None:
    student = begun(settings=Settings(motion="full", stories="none", hide_prophets=False))
    until(student, "a_character")
    panel = student.panel
    assert panel.spoken().startswith("Lesson 3 of 12. Playing a character")
    student.press(panel.aims()[0])
    student.pilot.wait(16)
    assert panel.spoken().startswith("Done. Playing a character")
    assert "Skip lesson, not now." in panel.spoken()
    student.pilot.key(SKIP_KEY)
    student.settle()
    assert student.course.progress.skipped == ()
    assert panel.spoken().startswith("Lesson 3 of 12. Playing a character")


def test_a_lesson_skipped_while_something_is_still_shown_says_so_until_then() -> None:
    student = begun()
    until(student, "they_go_out")
    student.table.sent = True
    student.pilot.key(SKIP_KEY)
    assert student.panel.spoken().startswith("Skipped. Going out")
    student.table.sent = False
    student.pilot.wait(16)
    assert student.panel.spoken().startswith("Lesson 5 of 12. Standing in the way")


def test_a_step_taken_back_does_not_bring_a_lesson_back() -> None:
    student = begun()
    until(student, "a_character")
    student.pilot.click("Take back")
    student.settle()
    assert student.lesson is not None and student.lesson.id == "an_offering"
    student.follow()
    assert student.lesson.id == "a_character"


def test_a_lesson_says_why_only_once() -> None:
    student = begun()
    course, seen = Course(Progress(("the_goal",))), student.session.view()
    assert course.objection(seen, say.REDRAW)
    assert course.objection(seen, say.REDRAW) == ""
    assert course.objection(seen, say.KEEP_HAND) == ""


def test_the_sheet_has_room_for_30_words_at_every_size() -> None:
    for width, height in ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080)):
        for text_scale in (1.0, 1.25, 1.5, 2.0):
            scale = min(width / 1920, height / 1080)
            size = Size(width / scale, height / scale)
            layout = table_layout(size, text_scale, scale)
            for on_table in (True, False):
                for place in panel_boxes(layout, text_scale, on_table=on_table):
                    whole = Box(0, 0, *size)
                    inside = place.whole.x >= 0 and place.whole.right <= whole.right + 1
                    assert inside and place.whole.bottom <= whole.bottom
                    assert place.words.w > 150 and place.words.h > 60
                    for button in place.buttons(read=True):
                        assert button.w > 60 and button.h > 30


def test_what_lies_under_the_sheet_is_not_clicked_through_it() -> None:
    student = begun()
    box = student.panel.box
    assert box is not None
    before = student.session.table().question
    student.pilot.press(Box(box.x, box.y, 40, 40).centre)
    student.settle()
    assert student.session.table().question == before
    assert isinstance(student.pilot.top, TableScene)


def test_the_lesson_goes_along_into_the_battle_and_points_there() -> None:
    student = begun()
    until(student, "in_the_way")
    battle = student.pilot.top
    assert isinstance(battle, BattleScene)
    names = {ref: one.id for ref, one in battle.view.cards.items()}
    aimed = [ref for ref, box in _bench(battle) if box in student.panel.aims()]
    assert [names[ref] for ref in aimed] == ["jonah"]


def _bench(battle: BattleScene) -> list[tuple[Ref, Box]]:
    return [(ref, box) for (kind, ref), box in battle.view.boxes().items() if kind == "card"]


def test_the_deep_never_shows_what_the_person_may_not_see() -> None:
    student = begun()
    until(student, "an_answer")
    seen = student.session.view()
    hidden = seen.table.hand[1]
    assert hidden and all(card_id(seen, ref) == "" for ref in hidden)


def test_play_practice_is_a_word_of_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def run(words: Namespace) -> int:
        asked.append(words.what)
        return 0

    monkeypatch.setattr("game.tools.play.run", run)
    assert main(["play", "practice"]) == 0
    assert asked == ["practice"]


def test_every_card_that_a_lesson_names_is_printed_so() -> None:
    for one in lessons():
        for name in (*one.when.hand, *one.when.yours, *one.when.theirs, *one.when.out):
            assert card(name).id == name
        assert not isinstance(one.ends, Read) or one.chapter


def test_the_keys_of_the_lesson_have_no_other_meaning() -> None:
    held = Reader(lambda at: at)._action("s")  # type: ignore[arg-type,return-value]  # not called
    assert held is None
