"""A number from 0 to 100 on a rail, changed by pointer, wheel or arrows."""

from __future__ import annotations

from dataclasses import dataclass

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Direction, Point
from scenes.input import Drag, Drop, Input, Navigate, Press, Wheel
from scenes.typeset import Style
from scenes.widgets.widget import Look, Message, Widget

VALUE = Style("number", 26)
STEP = 10


class Slider(Widget):
    """A rail with a knob."""

    @dataclass(frozen=True, slots=True)
    class Changed(Message):
        """It has another value; `done` is False while it is still being dragged."""

        value: int
        done: bool

    def __init__(self, key: str, box: Box, label: str, value: int) -> None:
        """A slider.

        Args:
            key: its name in the scene.
            box: where; the number stands at the right end.
            label: what it sets.
            value: 0 to 100.
        """
        super().__init__(key, box, label)
        self.value = value

    @property
    def rail(self) -> Box:
        """The part that the knob runs on."""
        return Box(self.box.x + 20, self.box.y, self.box.w - 140, self.box.h)

    def spots(self) -> dict[str, Box]:
        """The rail."""
        return {self.label: self.rail}

    def spoken(self) -> str:
        """What it sets, and to what."""
        return f"{self.label}: {self.value} of 100. {self.hint}".strip()

    def takes(self, given: Input) -> bool:
        """Left and right, the wheel and a drag are its own."""
        sideways = (Direction.LEFT, Direction.RIGHT)
        if isinstance(given, Navigate):
            return given.direction in sideways
        return isinstance(given, Wheel | Drag | Drop | Press)

    def handle(self, given: Input) -> Message | None:
        """What an input means."""
        if isinstance(given, Navigate):
            return self._moved(self.value + STEP * given.direction.value[0], done=True)
        if isinstance(given, Wheel):
            return self._moved(self.value + STEP * given.steps, done=True)
        if isinstance(given, Press | Drag | Drop):
            return self._moved(self._value_at(given.at), done=not isinstance(given, Drag))
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws rail, knob and number."""
        rail = self.rail.middle(self.rail.w, 12)
        knob = Point(rail.x + rail.w * self.value / 100, rail.centre.y)
        metal = canvas.theme.sides["covenant"].metal
        bare = ("#7a7a7a",) if canvas.theme.high_contrast else ("#0b080c", "#2a2228")
        self._bar(canvas, rail, bare)
        if self.value:
            self._bar(canvas, rail.left_slice(max(12.0, rail.w * self.value / 100)), metal[:2])
        wide = canvas.length(34)
        canvas.blit_middle(paint.disc(wide, metal, "#3a2408", 2 * canvas.scale), knob)
        ink = VALUE.inked(canvas.theme.cream)
        low = self.box.centre.y + canvas.type.cap_height(ink) / 2
        canvas.line(str(self.value), self.box.right - 8, low, ink, "r")
        if look.focused:
            canvas.ring(self.box, 10)

    def _bar(self, canvas: Canvas, box: Box, colours: tuple[str, ...]) -> None:
        made = paint.panel(canvas.size_px(box), 6 * canvas.scale, 1, ("#00000080",), colours)
        canvas.blit_px(made, canvas.px(box).topleft)

    def _value_at(self, at: Point) -> int:
        return round((at.x - self.rail.x) / self.rail.w * 20) * 5

    def _moved(self, value: int, *, done: bool) -> Message | None:
        kept = min(100, max(0, value))
        if kept == self.value and not done:
            return None
        self.value = kept
        return Slider.Changed(self.key, kept, done)
