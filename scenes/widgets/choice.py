"""One of a few: a row of plates, of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Direction, Point, Size
from scenes.input import Confirm, Input, Move, Navigate, Release
from scenes.theme import Theme
from scenes.typeset import Style
from scenes.widgets.button import labelled
from scenes.widgets.widget import Look, Message, Widget

OPTION = Style("caps", 27, tracking=0.4, leading=1.02, floor=0.5)
MARK = 15.0
"""The height of the diamond before the chosen option, at 100 % text size."""

SHORTEST = 7
"""Letters of a label that count at least where plates are as wide as their labels."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things to choose from.

    Attributes:
        value: what the message carries.
        label: what is written.
        hint: a sentence on what it means.
    """

    value: str
    label: str
    hint: str = ""


class Choice(Widget):
    """A choice of one; arrows along it change it, a press on a plate chooses that one.

    Attributes:
        options: from left to right, or from top to bottom.
        value: the chosen one.
        upright: plates below one another.
        fitted: plates beside one another are as wide as their labels need.
        gap: between the plates.
        hovered: the option under the pointer; "" where there is none.
    """

    @dataclass(frozen=True, slots=True)
    class Chosen(Message):
        """Another option was chosen."""

        value: str

    def __init__(
        self, key: str, box: Box, label: str, options: Sequence[Option], value: str
    ) -> None:
        """A choice.

        Args:
            key: its name in the scene.
            box: where the plates are: beside one another, or below if `upright` is set.
            label: what is chosen.
            options: from left to right.
            value: the chosen one.
        """
        super().__init__(key, box, label)
        self.options = tuple(options)
        self.value = value
        self.upright = False
        self.fitted = False
        self.gap = 8.0
        self.hovered = ""

    @property
    def plates(self) -> dict[str, Box]:
        """Each option's plate, by value."""
        cells = self._cells()
        return {option.value: cell for option, cell in zip(self.options, cells, strict=True)}

    def spots(self) -> dict[str, Box]:
        """Its plates, as "label: option", and the option alone."""
        named = {option.label: self.plates[option.value] for option in self.options}
        return {**{f"{self.label}: {name}": box for name, box in named.items()}, **named}

    def takes(self, given: Input) -> bool:
        """Arrows along it are its own, as long as there is an option that way."""
        if isinstance(given, Move):
            return (self._under(given.at) or "") != self.hovered
        return isinstance(given, Navigate) and self._beside(given.direction) is not None

    def handle(self, given: Input) -> Message | None:
        """What an input means."""
        if not self.enabled:
            return None
        if isinstance(given, Move):
            self.hovered = self._under(given.at) or ""
        if isinstance(given, Release):
            return self._chosen(self._under(given.at))
        if isinstance(given, Navigate):
            return self._chosen(self._beside(given.direction))
        if isinstance(given, Confirm):
            return self._chosen(self._next())
        return None

    def spoken(self) -> str:
        """What is chosen, of how many, and its hint."""
        at = self._index()
        chosen = self.options[at]
        told = f"{self.label}: {chosen.label}, {at + 1} of {len(self.options)}"
        return ". ".join(words for words in (told, chosen.hint, self.hint) if words)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws its plates."""
        for option in self.options:
            self._plate(canvas, option, look)
        if look.focused:
            canvas.ring(self.box, 10)

    def _plate(self, canvas: Canvas, option: Option, look: Look) -> None:
        box, chosen = self.plates[option.value], option.value == self.value
        hovered = look.hovered and option.value == self.hovered
        body = canvas.theme.buttons["lapis" if chosen else "dark"]
        edge = plate_edge(canvas.theme, chosen=chosen, hovered=hovered)
        canvas.ribbon(box, body, edge, min(12, box.h * 0.2))
        write_option(canvas, option.label, box.inset(12, 4), chosen=chosen)

    def _cells(self) -> list[Box]:
        count = len(self.options)
        if self.upright:
            return self.box.rows(count, self.gap)
        if not self.fitted:
            return self.box.columns(count, self.gap)
        letters = [max(SHORTEST, len(option.label)) + 5.0 for option in self.options]
        return self.box.shares(letters, self.gap)

    def _under(self, at: Point) -> str | None:
        return next((value for value, box in self.plates.items() if box.contains(at)), None)

    def _index(self) -> int:
        return next((i for i, o in enumerate(self.options) if o.value == self.value), 0)

    def _beside(self, direction: Direction) -> str | None:
        by = direction.value[1 if self.upright else 0]
        at = self._index() + by
        if by == 0 or not 0 <= at < len(self.options):
            return None
        return self.options[at].value

    def _next(self) -> str:
        return self.options[(self._index() + 1) % len(self.options)].value

    def _chosen(self, value: str | None) -> Message | None:
        if value is None or value == self.value:
            return None
        return Choice.Chosen(self.key, value)


def plate_edge(theme: Theme, *, chosen: bool, hovered: bool) -> tuple[str, ...]:
    """The line round an option: gold round the chosen one."""
    if chosen:
        return ("#fff0bc", "#e9bf55", "#b98a32")
    if theme.high_contrast:
        return ("#ffffff",)
    return ("#d9b86a", "#8a6a2c") if hovered else ("#6d6058", "#3a3138")


def write_option(canvas: Canvas, label: str, room: Box, *, chosen: bool) -> None:
    """An option's label in the middle, after a diamond where it is the chosen one."""
    tall = min(room.h * 0.5, MARK * min(1.6, canvas.text_scale)) if chosen else 0.0
    gap = tall * 1.4 if chosen else 0.0
    style = OPTION.inked(canvas.theme.cream)
    setting = labelled(canvas, label, style, Size(room.w - gap, room.h))
    wide = setting.size.w + gap
    left = room.centre.x - wide / 2
    if chosen:
        size = (canvas.length(tall * 0.72), canvas.length(tall))
        mark = paint.diamond(size, canvas.theme.gold_light)
        canvas.blit_middle(mark, Point(left + tall * 0.36, room.centre.y))
    canvas.setting(setting, Box(left + gap, room.y, setting.size.w, room.h), "c", "m")


def yes_or_no(key: str, box: Box, label: str, *, on: bool) -> Choice:
    """A toggle: a choice of No and Yes, so that colour is never the only mark."""
    options = (Option("no", "No"), Option("yes", "Yes"))
    return Choice(key, box, label, options, "yes" if on else "no")
