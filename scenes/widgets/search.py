"""A field for words to search for."""

from __future__ import annotations

from dataclasses import dataclass

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.input import Action, Confirm, Input, Key, device_of
from scenes.typeset import Style
from scenes.widgets.widget import Look, Message, Widget

WORDS = Style("body", 27, floor=0.6)
LONGEST = 40


class SearchField(Widget):
    """Words as they are typed; a pad, which has no letters, opens a list of them."""

    @dataclass(frozen=True, slots=True)
    class Changed(Message):
        """Something was typed or rubbed out."""

        words: str

    @dataclass(frozen=True, slots=True)
    class Letters(Message):
        """A list of letters is wanted."""

    def __init__(self, key: str, box: Box, label: str, words: str) -> None:
        """A field that holds these words."""
        super().__init__(key, box, label)
        self.words = words

    def takes(self, given: Input) -> bool:
        """Everything that types or rubs out is its own."""
        return bool(typed(given)) or rubs(given)

    def handle(self, given: Input) -> Message | None:
        """What an input means."""
        if isinstance(given, Confirm):
            return SearchField.Letters(self.key) if device_of(given) == "pad" else None
        if rubs(given):
            return self._now(self.words[:-1])
        return self._now(self.words + typed(given)) if typed(given) else None

    def spoken(self) -> str:
        """What is searched for."""
        return f"{self.label}: {self.words}" if self.words else self.label

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws the words, or what the field is for, and a mark where the next letter comes."""
        theme = canvas.theme
        edge: tuple[str, ...] = (
            ("#ffd257", "#d9a93c") if look.hovered or look.focused else ("#6d6058", "#3a3138")
        )
        if theme.high_contrast:
            edge = ("#ffffff",)
        canvas.ribbon(self.box, ("#0b080c", "#1c161c"), edge, min(12.0, self.box.h * 0.2))
        self._draw_lens(canvas)
        room = Box(self.box.x + 62, self.box.y + 4, self.box.w - 80, self.box.h - 8)
        words = WORDS.inked(theme.cream if self.words else theme.muted)
        filled = canvas.text(self.words or self.label, room, words, "l", "m")
        if self.words:
            canvas.fill(Box(filled.right + 3, filled.y + 4, 2.5, filled.h - 8), theme.gold_light)
        if look.focused:
            canvas.ring(self.box, 10)

    def _draw_lens(self, canvas: Canvas) -> None:
        x, y = self.box.x + 30, self.box.centre.y - 3
        metal = canvas.theme.sides["covenant"].metal
        k = min(1.3, self.box.h / 62)
        for i in range(5):
            spot = Point(x + (9 + 1.8 * i) * k, y + (9 + 1.8 * i) * k)
            canvas.blit_middle(paint.disc(canvas.length(6 * k), metal), spot)
        canvas.blit_middle(paint.disc(canvas.length(26 * k), metal), Point(x, y))
        glass = paint.disc(canvas.length(18 * k), ("#1c161c", "#0b080c"))
        canvas.blit_middle(glass, Point(x, y))

    def _now(self, words: str) -> Message | None:
        cut = words[:LONGEST].lstrip()
        if cut == self.words:
            return None
        self.words = cut
        return SearchField.Changed(self.key, cut)


def typed(given: Input) -> str:
    """The letter that a key types, bound or not; "" for others."""
    if isinstance(given, Key | Action) and given.text.isprintable():
        down = not isinstance(given, Action) or given.down
        return given.text if down else ""
    return ""


def rubs(given: Input) -> bool:
    """Whether a key rubs a letter out."""
    return isinstance(given, Key | Action) and given.key in ("backspace", "delete")
