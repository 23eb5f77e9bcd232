"""The window itself. It needs nothing of ours, so that it is there before the rest is loaded."""

from __future__ import annotations

import os
from typing import Protocol

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.waiting import keep_at_least

TITLE = "Seraphs & Serpents"
FIRST_SIZE = (1280, 720)
LEAST_SIZE = (1024, 640)
DARK = "#17151b"


class Screened(Protocol):
    """What of the settings the window needs."""

    @property
    def full_screen(self) -> bool:
        """Whether it fills the screen."""


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
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    try:
        pygame.display.init()
        pygame.display.set_caption(TITLE)
        window = set_mode(full_screen=settings.full_screen, size=size)
    except pygame.error as fault:
        raise NoScreen(f"No window can be opened here ({fault}).") from fault
    window.fill(DARK)
    pygame.display.flip()
    return window


def set_mode(*, full_screen: bool, size: tuple[int, int]) -> pygame.Surface:
    """The window at a size, or over the whole screen."""
    if full_screen:
        return pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
    desktop = pygame.display.get_desktop_sizes()[0]
    fitted = (min(size[0], desktop[0]), min(size[1], desktop[1]))
    window = pygame.display.set_mode(fitted, pygame.RESIZABLE)
    keep_at_least(LEAST_SIZE)
    return window


def is_full_screen() -> bool:
    """Whether the window covers the screen."""
    window = pygame.display.get_surface()
    return window is not None and bool(window.get_flags() & pygame.FULLSCREEN)
