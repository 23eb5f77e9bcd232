"""A few things to choose from, as sentences: beside a card, or in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from engine.seraphs.cards import card
from scenes.canvas import Canvas
from scenes.cards.look import CardLook
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.input import Input, Release
from scenes.seraphs.layout import RATIO
from scenes.seraphs.spoken import text_of
from scenes.seraphs.standing import Easel
from scenes.typeset import Style
from scenes.widgets.button import LABEL, Button
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

TITLE = Style("display", 30, floor=0.5)
LARGE_TITLE = Style("display", 46, floor=0.5)
WIDTH, ROW, GAP = 460.0, 66.0, 12.0
ONE_MORE_LINE, AROUND_LABEL = 0.36, 80.0
"""How much higher rows are for each line more, and what a row has beside its label."""

EDGE = 16.0
WITHIN, BETWEEN_HALVES = Size(44, 26), 18.0
LATER = "-1"
TO_THE_TABLE = "Look at the table first"


class CardMenu(Form[int]):
    """What one card can do now; answers which, or -1 for nothing."""

    opaque = False
    veil = 0.28
    first = "0"

    def __init__(self, title: str, choices: Sequence[str], near: Box) -> None:
        """A menu.

        Args:
            title: the card's name.
            choices: what it can do, as sentences.
            near: the card.
        """
        self._title = title
        self._choices = tuple(choices)
        self._near = near

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The name, and a button for each choice."""
        w = min(size.w * 0.6, WIDTH * max(1.0, text_scale * 0.9))
        row = ROW * max(1.0, text_scale * 0.85)
        labels = [self.canvas.type.set(one, LABEL, w - AROUND_LABEL) for one in self._choices]
        row *= 1 + ONE_MORE_LINE * (max(len(label.lines) for label in labels) - 1)
        tall = 58 + (row + GAP) * len(self._choices) + 12
        self._panel = beside(self._near, Size(w, tall), size)
        inner = self._panel.inset(18, 10)
        title = TITLE.inked(self.canvas.theme.gold_light)
        parts: list[Widget] = [Text("title", inner.top_slice(46), self._title, title, ("c", "m"))]
        for i, choice in enumerate(self._choices):
            box = Box(inner.x, inner.y + 50 + i * (row + GAP), inner.w, row)
            parts.append(Button(str(i), box, choice, "lapis"))
        return parts

    def words(self) -> Sequence[str]:
        """The card's name, and how much there is to choose from."""
        return (self._title, f"{len(self._choices)} to choose from")

    def handle(self, given: Input) -> None:
        """A click beside the panel chooses none of them."""
        if isinstance(given, Release) and not self._panel.contains(given.at):
            self.cancelled()
        else:
            super().handle(given)

    def on(self, message: Message) -> None:
        """One was chosen."""
        self.dismiss(int(message.key))

    def cancelled(self) -> None:
        """None of them."""
        self.dismiss(-1)

    def paint(self, canvas: Canvas) -> None:
        """The panel."""
        canvas.ring(self._near)
        canvas.panel(self._panel, radius=14)


class Halves(Form[int]):
    """One of two sentences that a card offers; answers 0 or 1, or -1 to look at the table first."""

    opaque = False
    veil = 0.6
    blur = 8
    first = "0"

    def __init__(
        self, title: str, halves: Sequence[tuple[int, str]], look: CardLook, easel: Easel
    ) -> None:
        """A choice.

        Args:
            title: what is asked.
            halves: each with the number it answers.
            look: the full face of the card that asks.
            easel: what it is drawn with.
        """
        self._title = title
        self._halves = tuple(halves)
        self._full = look
        self._easel = easel

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The card at the left, the sentences at the right."""
        self._card = Box(0, 0, self._full.width_px / self.canvas.scale, 0)
        w = self._card.w
        whole = Box(0, 0, *size).middle(min(size.w - 120, w + 900), w * RATIO)
        self._card = Box(whole.x, whole.y, w, w * RATIO)
        beside = Box(whole.x + w + 40, whole.y, whole.w - w - 40, whole.h)
        k, count = max(1.0, text_scale * 0.85), len(self._halves) + 1
        head, row = 142 * k, 92 * min(1.4, k)
        tall = head + count * (row + BETWEEN_HALVES) + 2 * WITHIN.h
        self._panel = beside.middle(beside.w, min(size.h - 60, tall))
        inner = self._panel.inset(*WITHIN)
        title = LARGE_TITLE.inked(self.canvas.theme.gold_light)
        parts: list[Widget] = [
            Text("title", inner.top_slice(head - BETWEEN_HALVES), self._title, title, ("c", "m"))
        ]
        rows = inner.bottom_slice(inner.h - head).rows(count, BETWEEN_HALVES)
        for (number, sentence), box in zip(self._halves, rows, strict=False):
            parts.append(Button(str(number), box, sentence, "lapis"))
        parts.append(Button(LATER, rows[-1], TO_THE_TABLE, "dark"))
        self.first = str(self._halves[0][0])
        return parts

    def words(self) -> Sequence[str]:
        """What is asked, and the card that asks, as its face has it."""
        asking = card(self._full.card_id) if self._full.card_id else None
        told = () if asking is None else (f"{asking.name}; {text_of(asking)}",)
        return (self._title, *told)

    def on(self, message: Message) -> None:
        """One was chosen."""
        self.dismiss(int(message.key))

    def cancelled(self) -> None:
        """Back to the table; the question stays."""
        self.dismiss(-1)

    def paint(self, canvas: Canvas) -> None:
        """The card, and the panel beside it."""
        canvas.panel(self._panel, radius=20)
        canvas.shadow(self._card, 16, 24, 8)
        canvas.blit_middle(self._easel.faces.surface(self._full), self._card.centre)


def beside(near: Box, wanted: Size, canvas: Size) -> Box:
    """A box of a size beside another, inside the canvas: right of it, else left."""
    right = near.right + 24
    fits = right + wanted.w + EDGE <= canvas.w
    x = right if fits else max(EDGE, near.x - 24 - wanted.w)
    y = min(max(EDGE, near.centre.y - wanted.h / 2), canvas.h - wanted.h - EDGE)
    return Box(x, y, wanted.w, wanted.h)
