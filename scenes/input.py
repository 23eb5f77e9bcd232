"""One small vocabulary for mouse, keyboard and gamepad.

`Reader` turns pygame's events into these values; scenes never see a pygame event. A gamepad says
the same words as the keyboard, so what works with one works with the other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

import pygame

from scenes.gamepad import TRIGGERS, name_of_button, pad_action
from scenes.geometry import Direction, Point

Device = Literal["keys", "pad"]

DRAG_PX = 10
STICK = 18000
ON_A_PAD = "pad "

DEFAULT_KEYS: Mapping[str, tuple[str, ...]] = {
    "confirm": ("return", "enter"),
    "cancel": ("escape",),
    "left": ("left",),
    "right": ("right",),
    "up": ("up",),
    "down": ("down",),
    "next": ("tab",),
    "previous": ("shift+tab",),
    "enlarge": ("space",),
    "undo": ("ctrl+z", "backspace"),
    "pass": ("p",),
    "log": ("l",),
    "chapter": ("c",),
    "read aloud": ("r",),
    "help": ("f1",),
    "say again": ("f2",),
    "say all": ("f3",),
    "full screen": ("f11",),
    "mute": ("m",),
}
DIRECTIONS = {
    "left": Direction.LEFT,
    "right": Direction.RIGHT,
    "up": Direction.UP,
    "down": Direction.DOWN,
}


@dataclass(frozen=True, slots=True)
class Press:
    """The left button or a finger went down here."""

    at: Point


@dataclass(frozen=True, slots=True)
class Release:
    """It came up here, without a drag."""

    at: Point


@dataclass(frozen=True, slots=True)
class Move:
    """The pointer is here, nothing held."""

    at: Point


@dataclass(frozen=True, slots=True)
class Drag:
    """Something is being dragged from `start`, and is now at `at`."""

    start: Point
    at: Point


@dataclass(frozen=True, slots=True)
class Drop:
    """A drag from `start` ended at `at`; instead of Release."""

    start: Point
    at: Point


@dataclass(frozen=True, slots=True)
class Alternate:
    """The right button, or a long press: look at this."""

    at: Point


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; up is positive."""

    at: Point
    steps: int


@dataclass(frozen=True, slots=True)
class Away:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file was dropped on the window."""

    path: str


@dataclass(frozen=True, slots=True)
class Navigate:
    """An arrow key, the cross or the stick of a pad."""

    direction: Direction
    key: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """Tab or a shoulder button: by is 1 for the next, -1 for the one before."""

    by: int
    key: str = ""


@dataclass(frozen=True, slots=True)
class Confirm:
    """Enter, or A on a pad."""

    key: str = ""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Escape, or B on a pad."""

    key: str = ""


@dataclass(frozen=True, slots=True)
class Action:
    """A bound key by the name of its action ("undo", "enlarge"), with the text it would type."""

    name: str
    down: bool = True
    key: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Key:
    """Any other key: its name ("7", "f5") and the text it types."""

    name: str
    text: str = ""

    @property
    def key(self) -> str:
        """The name, as the other keyboard words have it."""
        return self.name


Input = (
    Press | Release | Move | Drag | Drop | Alternate | Wheel | Away
    | Navigate | Step | Confirm | Cancel | Action | Key | Dropped
)  # fmt: skip
Keyed = (Navigate, Step, Confirm, Cancel, Action, Key)
Pointed = (Press, Release, Move, Drag, Drop, Alternate, Wheel)


@dataclass(slots=True)
class Reader:
    """Turns pygame's events into inputs.

    Attributes:
        to_canvas: window pixels to canvas units.
        keys: action to key names, as `pygame.key.name` has them, with "ctrl+" or "shift+" before.
        pad_swapped: a gamepad's Confirm and Cancel have changed places.
    """

    to_canvas: Callable[[tuple[float, float]], Point]
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: DEFAULT_KEYS)
    pad_swapped: bool = False
    _pressed_at: tuple[int, int] | None = None
    _dragging: bool = False
    _stick: Direction | None = None
    _pulled: set[str] = field(default_factory=set)

    def read(self, event: pygame.Event) -> Input | None:
        """The input that an event means, or None."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            return Wheel(self.to_canvas(pygame.mouse.get_pos()), event.y) if event.y else None
        if event.type == pygame.WINDOWLEAVE:
            return Away()
        return Dropped(event.file) if event.type == pygame.DROPFILE else self._pad(event)

    def _key(self, event: pygame.Event) -> Input | None:
        name = key_name(event.key, event.mod)
        action = self._action(name) or self._action(pygame.key.name(event.key))
        if event.type == pygame.KEYUP:
            return Action(action, False, name) if action == "enlarge" else None
        text = getattr(event, "unicode", "")
        if action is None:
            return Key(name, text)
        return meaning_of(action, name, text)

    def _action(self, name: str) -> str | None:
        return next((a for a, names in self.keys.items() if name in names), None)

    def _mouse(self, event: pygame.Event) -> Input | None:
        at = self.to_canvas(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event, at)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._button_down(event, at)
        if event.button != 1 or self._pressed_at is None:
            return None
        start, dragged = self.to_canvas(self._pressed_at), self._dragging
        self._pressed_at, self._dragging = None, False
        return Drop(start, at) if dragged else Release(at)

    def _button_down(self, event: pygame.Event, at: Point) -> Input | None:
        if event.button == 1:
            self._pressed_at, self._dragging = event.pos, False
            return Press(at)
        return Alternate(at) if event.button == pygame.BUTTON_RIGHT else None

    def _motion(self, event: pygame.Event, at: Point) -> Input | None:
        start = self._pressed_at
        if start is None:
            return Move(at)
        self._dragging = self._dragging or math.dist(start, event.pos) >= DRAG_PX
        return Drag(self.to_canvas(start), at) if self._dragging else None

    def _pad(self, event: pygame.Event) -> Input | None:
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            return self._button(name_of_button(event.button), down=down)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._trigger(event) or self._axis(event)
        return None

    def _button(self, name: str, *, down: bool) -> Input | None:
        """What a button of a gamepad means; only "enlarge" is told of its release."""
        action = pad_action(name, swapped=self.pad_swapped)
        if not down:
            return Action(action, False, ON_A_PAD + name) if action == "enlarge" else None
        return meaning_of(action, ON_A_PAD + name) if action else None

    def _trigger(self, event: pygame.Event) -> Input | None:
        """A trigger is a button: it counts once, when it is half pulled."""
        name = next((name for name, axis in TRIGGERS.items() if axis == event.axis), "")
        if not name or (event.value >= STICK) == (name in self._pulled):
            return None
        self._pulled ^= {name}
        return self._button(name, down=name in self._pulled)

    def _axis(self, event: pygame.Event) -> Input | None:
        ways = {
            pygame.CONTROLLER_AXIS_LEFTX: (Direction.LEFT, Direction.RIGHT),
            pygame.CONTROLLER_AXIS_LEFTY: (Direction.UP, Direction.DOWN),
        }.get(event.axis)
        if ways is None:
            return None
        if abs(event.value) < STICK:
            self._stick = None if self._stick in ways else self._stick
            return None
        way = ways[event.value > 0]
        if way is self._stick:
            return None
        self._stick = way
        return Navigate(way, ON_A_PAD + "stick")


def meaning_of(action: str, key: str = "", text: str = "") -> Input:
    """The input that stands for a bound action."""
    if action in DIRECTIONS:
        return Navigate(DIRECTIONS[action], key)
    fixed: dict[str, Input] = {
        "confirm": Confirm(key),
        "cancel": Cancel(key),
        "next": Step(1, key),
        "previous": Step(-1, key),
    }
    return fixed.get(action) or Action(action, True, key, text)


def device_of(given: Input) -> Device | None:
    """What an input was given with; None for the pointer, and where it cannot be known."""
    if not isinstance(given, Keyed) or not given.key:
        return None
    return "pad" if given.key.startswith(ON_A_PAD) else "keys"


def key_name(key: int, mod: int = 0) -> str:
    """A key's name with its modifiers: "ctrl+z", "shift+tab", "f11"."""
    name = pygame.key.name(key)
    if mod & pygame.KMOD_SHIFT and len(name) > 1:
        name = "shift+" + name
    return "ctrl+" + name if mod & pygame.KMOD_CTRL else name


def label_of(key: str) -> str:
    """How a key is written on a button: "Enter", "Esc", "Ctrl+Z"."""
    short = {
        "return": "Enter",
        "enter": "Keypad Enter",
        "escape": "Esc",
        "backspace": "Back",
    }
    return "+".join(short.get(part, part.capitalize()) for part in key.split("+"))
