"""Words on a scene: they are drawn, and cannot be pressed."""

from __future__ import annotations

from scenes.canvas import Align, Canvas, VAlign
from scenes.geometry import Box
from scenes.typeset import Style
from scenes.widgets.widget import Look, Widget


class Text(Widget):
    """Words in a box, smaller where they must be."""

    focusable = False

    def __init__(
        self, key: str, box: Box, words: str, style: Style, align: tuple[Align, VAlign] = ("l", "m")
    ) -> None:
        """Words.

        Args:
            key: their name in the scene.
            box: where.
            words: what they say.
            style: how they are set.
            align: level and upright.
        """
        super().__init__(key, box, words)
        self.style = style
        self.align = align

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws them."""
        canvas.text(self.label, self.box, self.style, *self.align)
