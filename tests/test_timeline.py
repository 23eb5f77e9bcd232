"""Time at the table: values that move on a clock, and cues."""

import pytest

from scenes.timeline import Clip, Cue, Timeline, linear


def clip(start: float, end: float, begin_ms: float = 0, prop: str = "x") -> Clip:
    return Clip("card", prop, begin_ms, 100, start, end, linear)


def test_a_value_is_held_before_moves_between_and_rests_after() -> None:
    timeline = Timeline()
    timeline.play([clip(0, 10, 100), clip(10, 30, 300)])
    seen = []
    for _ in range(9):
        seen.append(timeline.value("card", "x", 99))
        timeline.advance(50)
    assert seen == [0, 0, 0, 5, 10, 10, 10, 20, 99]
    assert not timeline.running


def test_a_second_batch_waits_for_the_first() -> None:
    timeline = Timeline()
    timeline.play([clip(0, 1)])
    assert timeline.play([clip(1, 2)]) == 200
    timeline.advance(150)
    assert timeline.value("card", "x", 2) == pytest.approx(1.5)


def test_cues_come_due_in_order_and_finish_gives_the_rest() -> None:
    timeline = Timeline()
    timeline.play([clip(0, 1)], [Cue(80, "late"), Cue(10, "early"), Cue(90, "last")])
    assert timeline.advance(50) == ["early"]
    assert timeline.finish() == ["late", "last"]
    assert not timeline.running


def test_reduced_motion_makes_a_fade_of_every_move_and_none_makes_nothing() -> None:
    reduced = Timeline("reduced")
    assert reduced.play([clip(0, 500), clip(0, 1, prop="glow")]) == 120
    reduced.advance(60)
    assert reduced.value("card", "x", 500) == 500
    assert reduced.value("card", "alpha", 1) == pytest.approx(0.5)
    none = Timeline("none")
    none.play([clip(0, 500)], [Cue(90, "sound")])
    assert none.advance(0) == ["sound"]
    assert not none.running


def test_reduced_motion_takes_no_time_from_what_is_held_to_be_read() -> None:
    reduced = Timeline("reduced")
    told = (("press", 0, 600, 1), ("held", 0, 900, 1), ("fade", 900, 180, 0))
    clips = [Clip("seal", prop, at, ms, 1 - end, end, linear) for prop, at, ms, end in told]
    assert reduced.play(clips) == 900 + 120
    reduced.advance(900)
    assert reduced.value("seal", "alpha", 0) == reduced.value("seal", "fade", 0) == 1
    reduced.advance(60)
    assert reduced.value("seal", "fade", 0) == pytest.approx(0.5)


def test_twice_the_speed_takes_half_the_time() -> None:
    assert Timeline("full", 2.0).play([clip(0, 1, 100)]) == 100
