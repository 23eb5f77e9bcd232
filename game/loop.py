"""The window, the clock and the frames; and the one place where a fault is caught.

Where nothing moves and nobody touches anything, the program sleeps in SDL's own wait. Whatever
happens elsewhere (a line safe on disk, a thought come to its end) wakes it by `wake`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame

from game.waiting import Waiter, give_memory_back, look_through_all_in_calm_alone
from game.window import (
    FIRST_SIZE,
    NoScreen,
    is_elsewhere,
    is_full_screen,
    open_window,
    set_mode,
)
from scenes.gamepad import has_shapes
from scenes.input import Action, Reader
from scenes.stack import SceneStack
from scenes.timeline import Clock, RealClock

__all__ = ["Loop", "NoScreen", "Ticker", "follow_settings", "open_window", "toggle_mute", "wake"]

FRAME_MS = 1000 / 60
LONGEST_STEP_MS = 100.0
CALM_MS, TIDY_FRAMES = 500.0, 600
SORRY = "Something went wrong here. Your game is safe; what happened is written down beside it."
SOUND_IS_ON, SOUND_IS_OFF = "Sound is on.", "Sound is off."
WAKE = pygame.event.custom_type()

REVEALING = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED)

Ticker = Callable[[], float | None]


@dataclass(slots=True)
class Loop:
    """Runs a stack of scenes until it is empty.

    Attributes:
        stack: the scenes.
        home: makes the scene to go back to after a fault, and pushes it on the empty stack.
        on_fault: is told of a fault, once, before the person is.
        tickers: each is called every frame to work for a few ms, and says in how many ms it
            wants to be called again: 0 at once, None when woken.
        clock: the time.
        quitting: asked when the window is closed; False keeps it open.
    """

    stack: SceneStack
    home: Callable[[SceneStack], None]
    on_fault: Callable[[Exception], None]
    tickers: list[Ticker] = field(default_factory=list)
    clock: Clock = field(default_factory=RealClock)
    quitting: Callable[[], bool] = lambda: True
    after_first_frame: Callable[[], None] = lambda: None
    _closed: bool = False
    _last_ms: float = 0.0
    _frames: int = 0
    _planned: float = 0.0
    _recovering: bool = False
    _tidied: int = 0

    def run(self) -> None:
        """Runs until the stack is empty or the window is closed."""
        reader = Reader(self.stack.to_canvas, self.stack.services.settings.bindings())
        waiter = Waiter()
        look_through_all_in_calm_alone()
        self._last_ms = self.clock.now_ms()
        while self.stack.scenes and not self._closed:
            try:
                self._turn(reader, waiter)
            except Exception as fault:  # noqa: BLE001 - the one place; the journal is safe
                self._recover(fault)

    def _turn(self, reader: Reader, waiter: Waiter) -> None:
        follow_settings(self.stack, reader)
        delay = self._tick()
        self._show()
        pause = self._pause(delay)
        self._tidy(pause)
        waiter.wait(pause)
        now = self.clock.now_ms()
        self.stack.update(min(now - self._last_ms, max(LONGEST_STEP_MS, self._planned)))
        self._last_ms = now
        for event in pygame.event.get():
            self._heed(event, reader, waiter)
        self._recovering = False

    def _tick(self) -> float | None:
        waits = [wait for ticker in self.tickers if (wait := ticker()) is not None]
        return min(waits, default=None)

    def _show(self) -> None:
        window = pygame.display.get_surface()
        if window is None or not self.stack.needs_frame:
            return
        if not self._frames:
            self.stack.be_ready()
        rects = self.stack.frame(window)
        if rects:
            pygame.display.update(rects)
        self._frames += 1
        if self._frames == 1:
            self.after_first_frame()

    def _pause(self, ticker_ms: float | None) -> float | None:
        """How long to sleep: a frame's rest while something moves, else until something wakes.

        While a picture is made, not at all, so that it is shown as soon as it can be.
        """
        waits = [ticker_ms, self.stack.next_wake_ms]
        if self.stack.unfinished:
            waits.append(0.0)
        elif self.stack.needs_frame:
            waits.append(max(0.0, FRAME_MS - (self.clock.now_ms() - self._last_ms)))
        found = [wait for wait in waits if wait is not None]
        self._planned = min(found, default=600_000.0)
        return min(found, default=None)

    def _tidy(self, pause: float | None) -> None:
        """Gives memory back when it is calm, now and then."""
        if (pause is None or pause > CALM_MS) and self._frames - self._tidied >= TIDY_FRAMES:
            self._tidied = self._frames
            give_memory_back()

    def _heed(self, event: pygame.Event, reader: Reader, waiter: Waiter) -> None:
        if event.type == pygame.QUIT:
            self._closed = self._closed or self.quitting()
        elif event.type in REVEALING:
            self.stack.reveal()
        elif event.type in (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED):
            self._pads_changed(waiter)
        else:
            given = reader.read(event)
            top = self.stack.top
            deed = DEEDS.get(given.name) if isinstance(given, Action) else None
            if given is not None and (deed is None or top is not None and top.wants(given)):
                self.stack.handle(given)
            elif deed is not None:
                deed(self.stack)

    def _pads_changed(self, waiter: Waiter) -> None:
        """Lets prompts carry the marks of the gamepad that is there."""
        shaped = any(has_shapes(name) for name in waiter.pads_changed())
        self.stack.services.pad = "shapes" if shaped else "letters"

    def _recover(self, fault: Exception) -> None:
        """Back to the menu with a sentence; a fault of the bare menu itself ends the program."""
        from scenes.notice import Notice

        self.on_fault(fault)
        if self._recovering:
            raise fault
        self._recovering = True
        self.stack.clear()
        self.home(self.stack)
        self.stack.push(Notice(SORRY))
        self._last_ms = self.clock.now_ms()


def follow_settings(stack: SceneStack, reader: Reader) -> None:
    """Lets window and keys follow what was set."""
    settings = stack.services.settings
    reader.keys = settings.bindings()
    reader.pad_swapped = settings.pad_swapped
    if settings.full_screen != is_full_screen() or is_elsewhere(settings.monitor):
        set_mode(full_screen=settings.full_screen, size=FIRST_SIZE, monitor=settings.monitor)
        stack.reveal()


def toggle_full_screen(stack: SceneStack) -> None:
    """F11."""
    settings = stack.services.settings
    stack.change_settings(replace(settings, full_screen=not settings.full_screen))


def toggle_mute(stack: SceneStack) -> None:
    """M."""
    settings = stack.services.settings
    stack.keep_settings(replace(settings, muted=not settings.muted))
    stack.say(SOUND_IS_ON if settings.muted else SOUND_IS_OFF)


DEEDS: dict[str, Callable[[SceneStack], None]] = {
    "full screen": toggle_full_screen,
    "mute": toggle_mute,
}
"""What a bound key does wherever one is."""


def wake() -> None:
    """Wakes the loop from any thread."""
    pygame.event.post(pygame.Event(WAKE))
