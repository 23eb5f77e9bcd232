"""Who made what the game is made of."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.heading import draw_heading
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.widget import Message, Widget

TITLE = Style("display", 34, leading=1.15)
WORDS = Style("body", 28)
SHORT = 2
"""The most words of a first sentence that is the title of its paragraph."""


class Credits(Form[None]):
    """A long text under a heading."""

    first = "text"
    heading = "Credits"

    def __init__(self, paragraphs: Sequence[str]) -> None:
        """The text.

        Args:
            paragraphs: top first; one that begins with a sentence of a word or two has a title.
        """
        self._paragraphs = tuple(paragraphs)

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The text and the way back."""
        self._title, self._panel, back = credits_layout(size, text_scale)
        gold = self.canvas.theme.gold_light
        entries = [entry for words in self._paragraphs for entry in headed(words, gold)]
        return [
            ScrollList("text", self._panel.inset(56, 40), "Who made it", entries),
            Button("back", back, "Back", "dark"),
        ]

    def on(self, message: Message) -> None:
        """The way back, or the text has moved."""
        if message.key == "back":
            self.dismiss(None)
        else:
            self.invalidate(self._panel)

    def cancelled(self) -> None:
        """The way back."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """Table, heading and panel."""
        draw_walnut(canvas, 0.5)
        draw_heading(canvas, self.heading, self._title)
        canvas.panel(self._panel, radius=20)


def headed(paragraph: str, ink: str) -> list[Entry]:
    """A paragraph, under its title where it has one."""
    title, stop, rest = paragraph.partition(". ")
    if not stop or len(title.split()) > SHORT:
        return [Entry(paragraph, style=WORDS)]
    return [Entry(title, ink=ink, style=TITLE, above=16), Entry(rest, style=WORDS)]


def credits_layout(size: Size, text_scale: float) -> tuple[Box, Box, Box]:
    """The heading, the panel and the button."""
    k = min(1.35, max(1.0, text_scale * 0.8))
    page = Box(0, 0, *size).middle(min(size.w - 160, 1300 * k), size.h - 70)
    title = page.top_slice(100)
    foot = page.bottom_slice(68 * k)
    panel = Box(page.x, title.bottom + 8, page.w, foot.y - title.bottom - 36)
    return title, panel, foot.middle(360 * k, foot.h)
