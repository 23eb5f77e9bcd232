"""A small field for a whole number: typed, or stepped with left and right."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.canvas import Canvas
from scenes.geometry import Box, Direction
from scenes.input import Action, Input, Key, Navigate, Wheel
from scenes.typeset import Style
from scenes.widgets.widget import Look, Message, Widget

DIGITS = Style("number", 26)


class NumberField(Widget):
    """A whole number."""

    @dataclass(frozen=True, slots=True)
    class Changed(Message):
        """It has another value."""

        value: int

    def __init__(self, key: str, box: Box, label: str, value: int, limits: tuple[int, int]) -> None:
        """A field.

        Args:
            key: its name in the scene.
            box: where.
            label: what number it is.
            value: the number now.
            limits: the least and the greatest it may be.
        """
        super().__init__(key, box, label)
        self.value = value
        self.limits = limits

    def spoken(self) -> str:
        """What number it is."""
        return f"{self.label}: {self.value}. {self.hint}".strip()

    def takes(self, given: Input) -> bool:
        """Digits, Back, the wheel, left and right are its own."""
        if isinstance(given, Navigate):
            return given.direction in (Direction.LEFT, Direction.RIGHT)
        if isinstance(given, Key):
            return given.text.isdigit() or given.name == "delete"
        return isinstance(given, Wheel) or (isinstance(given, Action) and given.key == "backspace")

    def handle(self, given: Input) -> Message | None:
        """What an input means."""
        if isinstance(given, Navigate):
            return self._set(self.value + given.direction.value[0])
        if isinstance(given, Wheel):
            return self._set(self.value + given.steps)
        if isinstance(given, Key) and given.text.isdigit():
            typed = self.value * 10 + int(given.text)
            return self._set(typed if typed <= self.limits[1] else int(given.text))
        if isinstance(given, Key | Action) and given.key in ("delete", "backspace"):
            return self._set(self.value // 10)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws the number in its frame, with arrows that show it can be changed."""
        edge = ("#ffd257", "#d9a93c") if look.hovered or look.focused else ("#6d6058", "#3a3138")
        if canvas.theme.high_contrast:
            edge = ("#ffffff", "#ffffff")
        canvas.ribbon(self.box, ("#0b080c", "#1c161c"), edge, 10)
        style = DIGITS.inked(canvas.theme.cream)
        canvas.text(str(self.value), self.box.inset(40, 2), style, "c", "m")
        quiet = Style("bold", 24, canvas.theme.muted)
        low = self.box.centre.y + canvas.type.cap_height(quiet) / 2
        canvas.line("‹", self.box.x + 20, low, quiet, "c")
        canvas.line("›", self.box.right - 20, low, quiet, "c")
        if look.focused:
            canvas.ring(self.box, 10)

    def _set(self, value: int) -> Message:
        self.value = min(self.limits[1], max(self.limits[0], value))
        return NumberField.Changed(self.key, self.value)
