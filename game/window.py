"""The window itself. It needs nothing of ours, so that it is there before the rest is loaded."""

from __future__ import annotations

import os
from typing import Protocol

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.waiting import keep_at_least, keep_memory_small

TITLE = "Seraphs & Serpents"
FIRST_SIZE = (1280, 720)
LEAST_SIZE = (1024, 640)
DARK = "#17151b"
_FILLED = {"monitor": 0}


class Screened(Protocol):
    """What of the settings the window needs."""

    @property
    def full_screen(self) -> bool:
        """Whether it fills a screen."""

    @property
    def monitor(self) -> int:
        """Which screen it fills, from 0."""

    @property
    def acceleration(self) -> bool:
        """Whether the graphics card shows it."""


class NoScreen(Exception):
    """No window can be opened here; the message is a sentence for people."""


def open_window(settings: Screened, size: tuple[int, int] = FIRST_SIZE) -> pygame.Surface:
    """Opens the window, and fills it with the dark of the wall: the first frame.

    Args:
        settings: the few that are read before all others.
        size: in pixels, where it does not fill the screen.

    Raises:
        NoScreen: there is no screen to open it on.
    """
    acceleration = "1" if settings.acceleration else "0"
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", acceleration)
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    keep_memory_small()
    try:
        pygame.display.init()
        pygame.display.set_caption(TITLE)
        window = set_mode(full_screen=settings.full_screen, size=size, monitor=settings.monitor)
    except pygame.error as fault:
        raise NoScreen(f"No window can be opened here ({fault}).") from fault
    window.fill(DARK)
    pygame.display.flip()
    return window


def screens() -> list[tuple[int, int]]:
    """The width and height in px of every screen there is."""
    return pygame.display.get_desktop_sizes()


def set_mode(*, full_screen: bool, size: tuple[int, int], monitor: int = 0) -> pygame.Surface:
    """The window at a size, or over the whole of a screen: the first where that is not there."""
    if full_screen:
        number = _there(monitor)
        _FILLED["monitor"] = number
        return pygame.display.set_mode(screens()[number], pygame.FULLSCREEN, display=number)
    desktop = pygame.display.get_desktop_sizes()[0]
    fitted = (min(size[0], desktop[0]), min(size[1], desktop[1]))
    window = pygame.display.set_mode(fitted, pygame.RESIZABLE)
    keep_at_least(LEAST_SIZE)
    return window


def is_elsewhere(monitor: int) -> bool:
    """Whether the window covers another screen than that one."""
    return is_full_screen() and _FILLED["monitor"] != _there(monitor)


def is_full_screen() -> bool:
    """Whether the window covers the screen."""
    window = pygame.display.get_surface()
    return window is not None and bool(window.get_flags() & pygame.FULLSCREEN)


def _there(monitor: int) -> int:
    return monitor if monitor < len(screens()) else 0
