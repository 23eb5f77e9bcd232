"""Sleeping until something happens, without polling (PERFORMANCE.md, 2).

pygame's own wait polls a thousand times a second. SDL's waits, and it is the SDL that pygame
loaded that is asked. Where it cannot be found, thirty looks a second must do. An open gamepad
makes SDL poll anyway, so then we look sixty times a second ourselves.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from pathlib import Path

import pygame

FALLBACK_S = 1 / 30
PAD_S = 1 / 60
FOREVER = -1


class Waiter:
    """Waits for events."""

    def __init__(self) -> None:
        """Looks for SDL's own wait."""
        self._sdl_wait = find_sdl_wait()
        self._pads: dict[int, object] = {}

    def wait(self, ms: float | None) -> None:
        """Returns when an event is there, or after `ms`; None waits as long as it takes."""
        if ms is not None and ms <= 0:
            return
        if self._sdl_wait is None or self._pads:
            self._look(ms)
        else:
            self._sdl_wait(None, FOREVER if ms is None else max(1, int(ms + 0.5)))

    def pads_changed(self) -> None:
        """A gamepad came or went: opens those that are there, so that their buttons are heard."""
        from pygame._sdl2 import controller

        controller.init()
        found = [i for i in range(controller.get_count()) if controller.is_controller(i)]
        self._pads = {i: controller.Controller(i) for i in found}

    def _look(self, ms: float | None) -> None:
        end = None if ms is None else time.monotonic() + ms / 1000
        pause = PAD_S if self._pads else FALLBACK_S
        while not pygame.event.peek(pump=True):
            left = pause if end is None else min(pause, end - time.monotonic())
            if left <= 0:
                return
            time.sleep(left)


def find_sdl_wait() -> Callable[[None, int], int] | None:
    """SDL_WaitEventTimeout of the SDL that pygame loaded; None where it cannot be found."""
    if pygame.display.get_driver() == "dummy":
        return None
    for path in loaded_sdl():
        try:
            library = ctypes.CDLL(path)
            wait = library.SDL_WaitEventTimeout
        except (OSError, AttributeError):
            continue
        wait.argtypes = [ctypes.c_void_p, ctypes.c_int]
        wait.restype = ctypes.c_int
        return wait
    return None


def loaded_sdl() -> list[str]:
    """Where the SDL may be that pygame uses: as mapped into this process, else beside pygame."""
    maps = Path("/proc/self/maps")
    if maps.exists():
        lines = maps.read_text(encoding="utf-8", errors="replace").splitlines()
        found = {line.split()[-1] for line in lines if is_sdl(Path(line.split()[-1]).name)}
        if found:
            return sorted(found)
    package = Path(pygame.__file__).parent
    beside = [*package.glob("*SDL2*"), *package.parent.glob("pygame_ce.libs/*SDL2*")]
    beside += package.glob(".dylibs/*SDL2*")
    return [str(path) for path in beside if is_sdl(path.name)]


def is_sdl(name: str) -> bool:
    """Whether a file is SDL itself, not one of its companions (image, mixer, ttf)."""
    lowered = name.lower()
    core = lowered.startswith(("libsdl2-", "sdl2.dll", "sdl2"))
    return core and not any(part in lowered for part in ("image", "mixer", "ttf", "net"))
