"""A line that says what is chosen of many: stepped with left and right, or opened as a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.canvas import Canvas
from scenes.geometry import Box, Direction, Size
from scenes.input import Confirm, Input, Navigate, Release
from scenes.typeset import Style
from scenes.widgets.choice import Option
from scenes.widgets.widget import Look, Message, Widget

LABEL = Style("caps", 23, floor=0.5)
VALUE = Style("body", 26, floor=0.5)
LABEL_SHARE = 0.36


class Picker(Widget):
    """One choice of many, of which only the chosen one is seen."""

    @dataclass(frozen=True, slots=True)
    class Chosen(Message):
        """Another option was chosen."""

        value: str

    @dataclass(frozen=True, slots=True)
    class Opened(Message):
        """The list of all options is wanted."""

    def __init__(
        self, key: str, box: Box, label: str, options: Sequence[Option], value: str
    ) -> None:
        """A picker.

        Args:
            key: its name in the scene.
            box: where.
            label: what is chosen.
            options: the first one is the one that asks for nothing.
            value: the chosen one.
        """
        super().__init__(key, box, label)
        self.options = tuple(options)
        self.value = value

    def takes(self, given: Input) -> bool:
        """Left and right are its own, as long as there is an option that way."""
        return isinstance(given, Navigate) and self._beside(given.direction) is not None

    def handle(self, given: Input) -> Message | None:
        """What an input means."""
        if isinstance(given, Navigate) and (value := self._beside(given.direction)) is not None:
            self.value = value
            return Picker.Chosen(self.key, value)
        if isinstance(given, Release | Confirm):
            return Picker.Opened(self.key)
        return None

    def spoken(self) -> str:
        """What is chosen."""
        return f"{self.label}: {self.options[self._index()].label}"

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws the label, the chosen option and two arrows."""
        theme, asks = canvas.theme, self._index() > 0
        lively = look.hovered or look.focused
        edge: tuple[str, ...] = ("#ffd257", "#d9a93c") if lively or asks else ("#6d6058", "#3a3138")
        if theme.high_contrast:
            edge = ("#ffd257",) if lively or asks else ("#ffffff",)
        body = theme.buttons["lapis"] if asks else ("#0b080c", "#1c161c")
        canvas.ribbon(self.box, body, edge, min(12.0, self.box.h * 0.2))
        room = self.box.inset(16, 4)
        label = room.left_slice(room.w * LABEL_SHARE)
        canvas.text(self.label, label, LABEL.inked(theme.muted), "l", "m")
        value = room.right_slice(room.w * (1 - LABEL_SHARE) - 8)
        chosen = self.options[self._index()].label
        fitted = canvas.type.fit(chosen, VALUE.inked(theme.cream), Size(value.w - 22, value.h), 2)
        canvas.setting(fitted, value.left_slice(value.w - 22), "l", "m")
        low = self.box.centre.y + canvas.type.cap_height(VALUE) / 2
        canvas.line("›", self.box.right - 18, low, VALUE.inked(theme.gold_light), "c")
        if look.focused:
            canvas.ring(self.box, 10)

    def _index(self) -> int:
        return next((i for i, one in enumerate(self.options) if one.value == self.value), 0)

    def _beside(self, direction: Direction) -> str | None:
        by = direction.value[0]
        at = self._index() + by
        return self.options[at].value if by and 0 <= at < len(self.options) else None
