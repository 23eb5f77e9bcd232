"""The loop: a fault is caught once, tickers sleep, time begins at its beginning."""

import itertools

import pygame
import pytest

from game.loop import Loop, wake
from scenes import paint
from scenes.canvas import Canvas
from scenes.input import Input
from scenes.menu import Menu
from scenes.stack import Scene, SceneStack
from scenes.timeline import ManualClock
from tests.pilot import Pilot
from tests.support_plain import ENTRIES, Page


class Faulty(Page):
    """A scene with a fault in it."""

    @property
    def animating(self) -> bool:
        return True

    def update(self, ms: float) -> None:
        raise ValueError("a fault of this scene")


def test_a_fault_is_caught_once_and_ends_in_a_sentence_over_the_menu() -> None:
    pilot = Pilot()
    told: list[str] = []

    def home(stack: SceneStack) -> None:
        stack.push(Menu(ENTRIES))

    def give_up() -> float | None:
        if told:
            seen.extend(pilot.stack.scenes)
            pygame.event.post(pygame.Event(pygame.QUIT))
        return 5.0

    seen: list[Scene[object]] = []
    pilot.push(Faulty("faulty", []))
    loop = Loop(pilot.stack, home, lambda fault: told.append(str(fault)), tickers=[give_up])
    loop.run()
    assert told == ["a fault of this scene"]
    assert [type(scene).__name__ for scene in seen[:2]] == ["Menu", "Notice"]


def test_a_fault_of_the_menu_itself_ends_the_program() -> None:
    pilot = Pilot()
    told: list[str] = []

    def home(stack: SceneStack) -> None:
        raise ValueError("the menu is broken")

    pilot.push(Faulty("faulty", []))
    with pytest.raises(ValueError, match="the menu is broken"):
        Loop(pilot.stack, home, lambda fault: told.append(str(fault))).run()
    assert told == ["a fault of this scene"]


def test_a_ticker_works_until_it_sleeps_and_a_wake_calls_it_again() -> None:
    pilot = Pilot()
    calls: list[float | None] = []
    answers: list[float | None] = [0.0, 0.0, None, None]

    def ticker() -> float | None:
        calls.append(answers[len(calls)])
        if len(calls) == 3:
            wake()
        if len(calls) == 4:
            pygame.event.post(pygame.Event(pygame.QUIT))
        return calls[-1]

    pilot.push(Menu(ENTRIES))
    pygame.event.clear()
    Loop(pilot.stack, lambda stack: None, lambda fault: None, tickers=[ticker]).run()
    assert calls == answers


def test_an_animation_starts_at_its_start_however_long_the_program_slept() -> None:
    pilot = Pilot()
    clock = ManualClock()
    given: list[float] = []

    class Waking(Page):
        def update(self, ms: float) -> None:
            given.append(ms)

        def handle(self, given_: Input) -> None:
            given.append(-1)
            clock.advance(16)

    def ticker() -> float | None:
        clock.advance(30_000)
        turns.append(1)
        if len(turns) == 1:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
        else:
            pygame.event.post(pygame.Event(pygame.QUIT))
        return None

    turns: list[int] = []
    pilot.push(Waking("waking", []))
    pygame.event.clear()
    Loop(pilot.stack, lambda stack: None, lambda fault: None, [ticker], clock).run()
    assert given[:2] == [30_000, -1], "the time slept is over before the key is heard"


class Slow(Page):
    """A scene whose picture takes longer than a frame has."""

    def draw(self, canvas: Canvas) -> None:
        for i in range(3):
            paint.kept(("slow", i), lambda: pygame.Surface((4, 4), pygame.SRCALPHA))
        super().draw(canvas)


def out_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is made takes too long: a second passes whenever the clock is looked at."""
    ticking = itertools.count()
    monkeypatch.setattr("scenes.pace.perf_counter", lambda: float(next(ticking)))


def test_the_first_picture_of_all_is_shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    out_of_time(monkeypatch)
    pilot = Pilot()
    page = Slow("slow", [])
    pilot.stack.push(page)

    def leave() -> float | None:
        if page.drawn:
            pygame.event.post(pygame.Event(pygame.QUIT))
        return 5.0

    Loop(pilot.stack, lambda stack: None, lambda fault: None, tickers=[leave]).run()
    assert tuple(pilot.window.get_at((600, 400)))[:3] == (0x33, 0x66, 0x99)


def test_while_a_picture_is_made_the_loop_does_not_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    out_of_time(monkeypatch)
    pilot = Pilot()
    loop = Loop(pilot.stack, lambda stack: None, lambda fault: None)
    pilot.stack.push(Slow("slow", []))
    assert pilot.stack.frame(pilot.window) == []
    assert loop._pause(None) == 0.0
