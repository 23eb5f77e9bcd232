"""The curtain between two people at one screen: nothing of the table can be seen."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.access import prompt_key
from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.theme import Side
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.widget import Message, Widget

PASS = Style("display", 78, floor=0.4)
QUIET = Style("italic", 34, floor=0.5)
BACK_SHAPE = 88 / 63


class Curtain(Form[None]):
    """Hides everything until the other person says that the game is theirs."""

    opaque = True
    first = "mine"

    def __init__(self, name: str, side: Side, why: str = "Nobody else looks.") -> None:
        """A curtain.

        Args:
            name: whose turn it is to look: "Anna", "the Covenant".
            side: theirs; its card back is shown.
            why: a quiet line below.
        """
        self._name = name
        self._side: Side = side
        self._why = why

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """One button."""
        self._card, self._words, self._line, button = curtain_layout(size, text_scale)
        key = prompt_key(self.services, "confirm")
        return [Button("mine", button, "It is mine", "gold", shortcut=key)]

    def words(self) -> Sequence[str]:
        """Whose turn it is to look."""
        return (f"Pass to {self._name}", self._why)

    def on(self, message: Message) -> None:
        """The curtain goes up."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The bare table, a card back, and the name."""
        draw_walnut(canvas, 0.5)
        canvas.fill(canvas.whole, "#06040970")
        canvas.shadow(self._card, 14, 30, 12)
        if not canvas.picture(f"backs/{self._side}", self._card):
            canvas.panel(self._card, self._side, radius=16)
        cream, muted = canvas.theme.cream, canvas.theme.muted
        canvas.text(f"Pass to {self._name}…", self._words, PASS.inked(cream), "c", "m")
        canvas.text(self._why, self._line, QUIET.inked(muted), "c", "m")


def curtain_layout(size: Size, text_scale: float) -> tuple[Box, Box, Box, Box]:
    """The card back, the name, the quiet line and the button."""
    k = min(1.4, max(1.0, text_scale * 0.85))
    high, name_h, line_h = size.h * 0.4, 120 * min(1.25, k), 54 * k
    tall = 78 * min(1.3, k)
    top = (size.h - high - name_h - line_h - tall - 70) / 2
    card = Box((size.w - high / BACK_SHAPE) / 2, top, high / BACK_SHAPE, high)
    words = Box(size.w * 0.08, card.bottom + 30, size.w * 0.84, name_h)
    line = Box(words.x, words.bottom + 4, words.w, line_h)
    return card, words, line, Box(0, line.bottom + 36, size.w, tall).middle(420 * k, tall)
