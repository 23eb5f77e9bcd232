"""What every widget is: a box with a key, that turns inputs into messages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.input import Input

REACH = 26


@dataclass(frozen=True, slots=True)
class Message:
    """Something a widget says to its scene.

    Attributes:
        key: the widget's.
    """

    key: str


@dataclass(frozen=True, slots=True)
class Look:
    """How a widget stands at this moment.

    Attributes:
        focused: it has the focus, and the ring is shown.
        hovered: the pointer is over it.
        held: it is being pressed.
    """

    focused: bool = False
    hovered: bool = False
    held: bool = False


PLAIN = Look()


class Widget(ABC):
    """A part of a scene with a box of its own.

    Attributes:
        key: its name in the scene.
        box: where it is, in canvas units.
        label: what it says; also how tests and readers name it.
        enabled: whether it may be used.
        hint: one sentence shown while the pointer or focus is on it; says why where not enabled.
    """

    focusable = True

    def __init__(self, key: str, box: Box, label: str, *, hint: str = "") -> None:
        """A widget that may be used."""
        self.key = key
        self.box = box
        self.label = label
        self.hint = hint
        self.enabled = True

    @property
    def reach(self) -> Box:
        """All that it may draw on: its box with glow, shadow and focus ring."""
        return self.box.inset(-REACH)

    def spots(self) -> dict[str, Box]:
        """Its clickable places by label."""
        return {self.label: self.box} if self.focusable else {}

    def spoken(self) -> str:
        """What is said of it when it has the focus: one line."""
        return ". ".join(words for words in (self.label, self.hint) if words)

    def handle(self, given: Input) -> Message | None:
        """What an input on it, or while it has the focus, means."""
        return None

    def takes(self, given: Input) -> bool:
        """Whether it wants this input for itself before the focus moves."""
        return False

    @abstractmethod
    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws itself."""
