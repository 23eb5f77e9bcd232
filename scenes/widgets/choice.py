"""One of a few: a row of plates, of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Direction, Point, Size
from scenes.input import Confirm, Input, Navigate, Release
from scenes.typeset import Style
from scenes.widgets.widget import Look, Message, Widget

OPTION = Style("caps", 27, tracking=0.4, leading=1.02, floor=0.5)


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
    """A choice of one; arrows along it change it, a press on a plate chooses that one."""

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

    @property
    def plates(self) -> dict[str, Box]:
        """Each option's plate, by value."""
        count = len(self.options)
        cells = self.box.rows(count, 8) if self.upright else self.box.columns(count, 8)
        return {option.value: cell for option, cell in zip(self.options, cells, strict=True)}

    def spots(self) -> dict[str, Box]:
        """Its plates, as "label: option", and the option alone."""
        named = {option.label: self.plates[option.value] for option in self.options}
        return {**{f"{self.label}: {name}": box for name, box in named.items()}, **named}

    def takes(self, given: Input) -> bool:
        """Arrows along it are its own, as long as there is an option that way."""
        return isinstance(given, Navigate) and self._beside(given.direction) is not None

    def handle(self, given: Input) -> Message | None:
        """What an input means."""
        if not self.enabled:
            return None
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
        box, theme = self.plates[option.value], canvas.theme
        chosen = option.value == self.value
        kind = "gold" if chosen else "dark"
        edge = ("#fff0bc", "#8a5c16") if chosen else ("#6d6058", "#3a3138")
        if theme.high_contrast:
            edge = ("#ffffff", "#ffffff")
        canvas.ribbon(
            box, theme.buttons["gold" if kind == "gold" else "dark"], edge, min(12, box.h * 0.2)
        )
        ink = theme.gold_ink if chosen else theme.cream
        room = box.inset(12, 4)
        if chosen:
            mark = paint.diamond((canvas.length(13), canvas.length(18)), theme.gold_ink)
            canvas.blit_middle(mark, Point(box.x + 17, box.centre.y))
            room = Box(box.x + 28, room.y, box.w - 40, room.h)
        fitted = canvas.type.fit(option.label, OPTION.inked(ink), Size(room.w, room.h), 2)
        canvas.setting(fitted, room, "c", "m")

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


def yes_or_no(key: str, box: Box, label: str, *, on: bool) -> Choice:
    """A toggle: a choice of No and Yes, so that colour is never the only mark."""
    options = (Option("no", "No"), Option("yes", "Yes"))
    return Choice(key, box, label, options, "yes" if on else "no")
