"""What stands beside the scenes and goes along with them: a lesson, counsel."""

from __future__ import annotations

from typing import Protocol

from scenes.canvas import Canvas
from scenes.input import Input


class Beside(Protocol):
    """Something that stands beside the scenes and goes along with them: a lesson, counsel."""

    def takes(self, given: Input) -> bool:
        """Whether an input was for it; then the top scene does not get it."""

    def update(self, ms: float) -> None:
        """Lets time pass."""

    def draw(self, canvas: Canvas) -> None:
        """Draws it over the top scene, or nothing."""

    def spoken(self) -> str:
        """What it says now, a line each; "" for nothing."""

    @property
    def animating(self) -> bool:
        """Whether time has to pass for it now."""

    @property
    def has_enter(self) -> bool:
        """Whether Enter is for it now, and not for the scene on top."""


class Together:
    """Several beside the scenes at once; an input is for the first that takes it."""

    def __init__(self, *parts: Beside) -> None:
        """The parts, the one that lies on top first."""
        self.parts = parts

    def takes(self, given: Input) -> bool:
        """Whether one of them took it."""
        return any(part.takes(given) for part in self.parts)

    def update(self, ms: float) -> None:
        """Lets time pass for all."""
        for part in self.parts:
            part.update(ms)

    def draw(self, canvas: Canvas) -> None:
        """Draws all, the first on top."""
        for part in reversed(self.parts):
            part.draw(canvas)

    def spoken(self) -> str:
        """What all of them say."""
        return "\n".join(part.spoken() for part in self.parts)

    @property
    def animating(self) -> bool:
        """Whether time has to pass for any."""
        return any(part.animating for part in self.parts)

    @property
    def has_enter(self) -> bool:
        """Whether Enter is for any."""
        return any(part.has_enter for part in self.parts)
