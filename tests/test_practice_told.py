"""What the practice came to is told from what was done in it: how it ended, and what was met."""

from dataclasses import replace

from engine.seraphs import commands as say
from engine.seraphs.lessons import chapters, lessons
from engine.seraphs.sight import TableSight, sight
from engine.seraphs.views import view
from engine.seraphs.words import COVENANT
from game.course import NOT_MET, SKIPPED, Course, Progress
from game.practice import LOST, WON, learned
from scenes.practice_end import PracticeEnd
from tests.support import scenario
from tests.support_practice import Student


def seen_at_the_end(walls: tuple[int, int], *, deck_of: str) -> TableSight:
    """A Duel that was lost for want of cards: a side could not draw, and its last Walls broke."""
    if deck_of == "covenant":
        table = scenario(covenant_deck_size=0, walls=walls, day=5, step="morning")
    else:
        table = scenario(deep_deck_size=0, walls=walls, day=4)
        table.end_day()
    return sight(view(table.state, COVENANT))


def test_lost_for_want_of_cards_nobody_is_told_of_attackers_that_broke_walls() -> None:
    end = learned(seen_at_the_end((2, 21), deck_of="covenant"), Course(), ())
    assert end.outcome == LOST
    assert end.why == (
        "The Walls of Jerusalem are at 0, on day 5."
        " Count what may break Jerusalem's Walls, before you let attackers pass."
    )


def test_won_as_babylon_could_not_draw_nobody_is_said_to_have_attacked() -> None:
    end = learned(seen_at_the_end((13, 2), deck_of="deep"), Course(), ())
    assert end.outcome == WON
    assert end.why == (
        "The Walls of Babylon are at 0, on day 5."
        " Babylon's Walls were broken faster than they could be mended."
    )


def test_a_shared_win_is_said_to_be_shared() -> None:
    seen = seen_at_the_end((13, 2), deck_of="deep")
    ours, theirs = seen.sides
    both = (replace(ours, walls=0), replace(theirs, walls=0))
    end = learned(replace(seen, winners=(0, 1), sides=both), Course(), ())
    assert end.outcome == "The win is shared."
    assert end.why == "The Walls of Jerusalem and Babylon are at 0, on day 5."


def test_each_chapter_was_gone_through_or_skipped_or_was_never_met() -> None:
    course = Course(Progress(("the_goal", "they_go_out"), ("the_hand", "raising_up")))
    told = dict(course.learned())
    assert tuple(told) == chapters(lessons())
    assert {one for one, why in told.items() if not why} == {"The goal", "Going out"}
    assert {one for one, why in told.items() if why == SKIPPED} == {"Holy Things"}
    assert told["Giants"] == NOT_MET


def test_what_was_not_met_is_not_said_to_have_been_skipped() -> None:
    seen = seen_at_the_end((2, 21), deck_of="covenant")
    words = PracticeEnd(learned(seen, Course(Progress(("the_goal",), ("raising_up",))), ())).words()
    assert {"The goal", "Holy Things, skipped", "Giants, not met"} <= set(words)


def test_whoever_redraws_comes_to_the_end_by_what_is_pointed_to_all_the_same() -> None:
    student = Student()
    student.sit_down()
    student.follow()
    assert student.say(say.REDRAW).startswith("That is allowed too.")
    assert student.say(say.REDRAW) == ""
    student.play()
    assert isinstance(student.pilot.top, PracticeEnd)
    assert "the_altar" not in student.course.progress.over
