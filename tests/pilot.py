"""Drives scenes as a person does: with real pygame events, on a display that is not there."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pygame

from scenes.geometry import Box, Point
from scenes.input import Reader
from scenes.services import Services, Settings
from scenes.stack import Scene, SceneStack
from scenes.steps import Steps
from scenes.unpack import unpacked

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FRAME_MS = 16.0
Result = TypeVar("Result")
PAD = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "x": pygame.CONTROLLER_BUTTON_X,
    "y": pygame.CONTROLLER_BUTTON_Y,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "next": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "previous": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "start": pygame.CONTROLLER_BUTTON_START,
    "back": pygame.CONTROLLER_BUTTON_BACK,
}


_READ: dict[tuple[Path, int], pygame.Surface] = {}


def remembered(path: Path) -> Steps:
    """A picture file, read once for all the stacks of a run."""
    key = path, path.stat().st_mtime_ns
    if key not in _READ:
        _READ[key] = yield from unpacked(path)
    return _READ[key]


class Pilot:
    """One stack of scenes, clicked and typed at; every deed is followed by a frame.

    Attributes:
        stack: the scenes.
        results: what dismissed scenes answered, oldest first, where `push` was given no `then`.
        stored: every settings value that was kept, oldest first.
        sounds: every sound that was asked for.
    """

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        art: Path = ASSETS / "art",
    ) -> None:
        pygame.display.init()
        self.window = pygame.display.set_mode(size)
        self.stored: list[Settings] = []
        self.sounds: list[str] = []
        self.results: list[object] = []
        services = Services(
            settings=settings or Settings(motion="none"),
            art=art,
            fonts=ASSETS / "fonts",
            unpack=remembered,
            sound=self.sounds.append,
            store_settings=self.stored.append,
        )
        self.stack = SceneStack(services, size)
        self._reader = Reader(self.stack.to_canvas, services.settings.bindings())

    @property
    def top(self) -> Scene[object]:
        """The scene on top."""
        scene = self.stack.top
        assert scene is not None, "no scene is left"
        return scene

    def push(self, scene: Scene[Result], then: Callable[[Result], None] | None = None) -> None:
        """Opens a scene; without `then` its answer goes to `results`."""
        self.stack.push(scene, then or self.results.append)
        self.frame()

    def frame(self) -> list[pygame.Rect]:
        """Draws what changed, as soon as it can be drawn."""
        self.stack.be_ready()
        return self.stack.frame(self.window)

    def wait(self, ms: float) -> None:
        """Lets time pass, frame by frame."""
        while ms > 0:
            self.stack.update(min(FRAME_MS, ms))
            self._show()
            ms -= FRAME_MS

    def settle(self, most_ms: float = 60_000) -> None:
        """Lets time pass until nothing moves and nothing is left to draw."""
        self.frame()
        while self.stack.needs_frame:
            assert most_ms > 0, "it never comes to rest"
            self.wait(FRAME_MS)
            most_ms -= FRAME_MS

    def labels(self) -> list[str]:
        """What can be clicked now."""
        return list(self.top.spots())

    def box(self, label: str) -> Box:
        """Where something is that can be clicked."""
        spots = self.top.spots()
        assert label in spots, f"{label!r} is not on {type(self.top).__name__}: {sorted(spots)}"
        return spots[label]

    def press(self, at: Point, button: int = 1) -> None:
        """Moves the pointer there and clicks."""
        self.point(at)
        self._send(pygame.MOUSEBUTTONDOWN, pos=self._px(at), button=button)
        self._send(pygame.MOUSEBUTTONUP, pos=self._px(at), button=button)

    def point(self, at: Point) -> None:
        """Moves the pointer there."""
        self._send(pygame.MOUSEMOTION, pos=self._px(at), rel=(0, 0), buttons=(0, 0, 0))

    def click(self, label: str) -> None:
        """Clicks on what has this label."""
        self.press(self.box(label).centre)

    def drag(self, start: Point, end: Point) -> None:
        """Presses, moves and lets go."""
        self.point(start)
        self._send(pygame.MOUSEBUTTONDOWN, pos=self._px(start), button=1)
        middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
        for at in (middle, end):
            self._send(pygame.MOUSEMOTION, pos=self._px(at), rel=(9, 9), buttons=(1, 0, 0))
        self._send(pygame.MOUSEBUTTONUP, pos=self._px(end), button=1)

    def key(self, name: str, times: int = 1) -> None:
        """Presses and lets go a key: "down", "return", "7", "ctrl+z"."""
        *mods, base = name.split("+")
        mod = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT}
        state = 0
        for part in mods:
            state |= mod[part]
        code = pygame.key.key_code(base)
        text = base if len(base) == 1 else ""
        for _ in range(times):
            self._send(pygame.KEYDOWN, key=code, mod=state, unicode=text)
            self._send(pygame.KEYUP, key=code, mod=state, unicode=text)

    def pad(self, name: str, times: int = 1) -> None:
        """Presses and lets go a button of a gamepad: "a", "b", "down", "next"."""
        for _ in range(times):
            self._send(pygame.CONTROLLERBUTTONDOWN, button=PAD[name])
            self._send(pygame.CONTROLLERBUTTONUP, button=PAD[name])

    def screenshot(self, path: Path) -> None:
        """Keeps the window's picture."""
        self.frame()
        pygame.image.save(self.window, path)

    def _show(self) -> None:
        """A frame where there is anything to draw, as the program makes them."""
        if self.stack.needs_frame:
            self.frame()

    def _px(self, at: Point) -> tuple[int, int]:
        scale = self.stack.canvas.scale
        return round(at.x * scale), round(at.y * scale)

    def _send(self, kind: int, **about: object) -> None:
        self._reader.keys = self.stack.services.settings.bindings()
        given = self._reader.read(pygame.Event(kind, about))
        if given is not None:
            self.stack.handle(given)
            self._show()


class Unseeing(Pilot):
    """A pilot with closed eyes: all happens as ever, and nothing is drawn until it looks.

    What lies over the scenes is drawn on nothing, since it finds its place as it is drawn.
    """

    sees = False

    def frame(self) -> list[pygame.Rect]:
        """Draws nothing, and takes it for drawn; with open eyes it draws as any pilot."""
        if self.sees:
            return super().frame()
        stack, layers = self.stack, self.stack._layers
        stack._preparing = None
        if stack.needs_frame:
            for over in (stack.beside, stack.toast):
                if over is not None:
                    over.draw(stack.canvas.unseen())
        layers._changed, layers._stirred, layers._revealed = [], False, False
        return []

    def look(self) -> None:
        """Draws what there is."""
        self.stack._layers.restart()
        super().frame()

    def open_eyes(self) -> None:
        """Draws what there is, and from now on all that changes."""
        self.sees = True
        self.look()
