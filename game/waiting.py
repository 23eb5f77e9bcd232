"""Sleeping until something happens, without polling (PERFORMANCE.md, 2).

pygame's own wait polls a thousand times a second. SDL's waits, and it is the SDL that pygame
loaded that is asked. Where it cannot be found, thirty looks a second must do. An open gamepad
makes SDL poll anyway, so then we look sixty times a second ourselves.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import re
import time

import pygame

from game.libraries import loaded_libraries

SDL = re.compile(r"(lib)?sdl2(?!.*(image|mixer|ttf|net)).*")
"""SDL's own file, not one of its companions."""

FALLBACK_S = 1 / 30
PAD_S = 1 / 60
FOREVER = -1
MOST_WINDOWS = 9
M_MMAP_THRESHOLD = -3
LARGE_BYTES = 128 * 1024
THRESHOLDS = (700, 5, 100_000)
"""After how many new objects Python looks through the youngest, and after how many such looks
through the older and through all."""


class Waiter:
    """Waits for events."""

    def __init__(self) -> None:
        """Looks for SDL's own wait."""
        self._sdl = None if pygame.display.get_driver() == "dummy" else find_sdl()
        self._pads: dict[int, object] = {}

    @property
    def polls(self) -> bool:
        """Whether it has to look again and again, because SDL cannot be asked to wait."""
        return self._sdl is None or bool(self._pads)

    def wait(self, ms: float | None) -> None:
        """Returns when an event is there, or after `ms`; None waits as long as it takes."""
        if ms is not None and ms <= 0:
            return
        if self._sdl is None or self._pads:
            self._look(ms)
        else:
            self._sdl.SDL_WaitEventTimeout(None, FOREVER if ms is None else max(1, round(ms)))

    def pads_changed(self) -> list[str]:
        """A gamepad came or went: opens those that are there, so that their buttons are heard.

        Returns:
            Their names.
        """
        from pygame._sdl2 import controller

        controller.init()
        found = [i for i in range(controller.get_count()) if controller.is_controller(i)]
        opened = {i: controller.Controller(i) for i in found}
        self._pads = dict(opened)
        return [one.name for one in opened.values()]

    def _look(self, ms: float | None) -> None:
        end = None if ms is None else time.monotonic() + ms / 1000
        pause = PAD_S if self._pads else FALLBACK_S
        while not pygame.event.peek(pump=True):
            left = pause if end is None else min(pause, end - time.monotonic())
            if left <= 0:
                return
            time.sleep(left)


def keep_at_least(size: tuple[int, int]) -> None:
    """Asks that the window be made no smaller than this, in pixels; where it can be asked."""
    sdl = find_sdl()
    if sdl is None:
        return
    for number in range(1, MOST_WINDOWS):
        window = sdl.SDL_GetWindowFromID(number)
        if window:
            sdl.SDL_SetWindowMinimumSize(window, *size)


def keep_memory_small() -> None:
    """Asks that large pictures be given back to the system at once; where it can be asked.

    Left to itself, glibc keeps what was freed between smaller things, some 60 MB in a Duel.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE_BYTES)


def look_through_all_in_calm_alone() -> None:
    """Asks Python to look through all its objects for what is no longer used only when told to.

    By itself it does so at any time, and that takes longer than a frame.
    """
    gc.set_threshold(*THRESHOLDS)


def give_memory_back() -> None:
    """Gives back what is no longer used, and lies free between what is; for a calm moment.

    The system is not asked where it is not known how.
    """
    gc.collect()
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def find_sdl() -> ctypes.CDLL | None:
    """The SDL that pygame loaded, its functions told what they take; None if it is not found."""
    for path in loaded_libraries(SDL):
        try:
            sdl = ctypes.CDLL(path)
            sdl.SDL_WaitEventTimeout.argtypes = [ctypes.c_void_p, ctypes.c_int]
            sdl.SDL_GetWindowFromID.argtypes = [ctypes.c_uint32]
            sdl.SDL_GetWindowFromID.restype = ctypes.c_void_p
            sdl.SDL_SetWindowMinimumSize.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
        except (OSError, AttributeError):
            continue
        return sdl
    return None
