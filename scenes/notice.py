"""A sentence that has to be answered: a notice, or a question with a few answers."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Point, Size
from scenes.theme import Kind
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

SENTENCE = Style("display", 38, floor=0.5)
HELP = Style("body", 27, floor=0.55)
A_PAIR = 2
LARGE_TEXT = 1.25
Answer = tuple[str, str, Kind]


class Question(Form[str]):
    """A sentence with answers; gives the key of the answer chosen."""

    opaque = False
    veil = 0.62
    blur = 10

    def __init__(
        self, sentence: str, answers: Sequence[Answer], *, more: str = "", escape: str = ""
    ) -> None:
        """A question.

        Args:
            sentence: what is asked.
            answers: key, label and colour of each; the last one has the focus.
            more: a line or two of help.
            escape: what Escape answers; "" for nothing.
        """
        self._sentence = sentence
        self._answers = tuple(answers)
        self._more = more
        self._escape = escape
        self.first = self._answers[-1][0]

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The words and a button for each answer."""
        panel, words, more, buttons = question_layout(
            size, text_scale, len(self._answers), helped=bool(self._more)
        )
        self._panel = panel
        theme = self.canvas.theme
        parts: list[Widget] = [
            Text("sentence", words, self._sentence, SENTENCE.inked(theme.cream), ("c", "m"))
        ]
        if self._more:
            parts.append(Text("more", more, self._more, HELP.inked(theme.muted), ("c", "m")))
        for (key, label, kind), box in zip(self._answers, buttons, strict=True):
            parts.append(Button(key, box, label, kind))
        return parts

    def on(self, message: Message) -> None:
        """Answers."""
        self.dismiss(message.key)

    def cancelled(self) -> None:
        """Answers as Escape does here."""
        if self._escape:
            self.dismiss(self._escape)

    def paint(self, canvas: Canvas) -> None:
        """The panel."""
        canvas.panel(self._panel, radius=20)
        canvas.diamond(Point(self._panel.centre.x, self._panel.y), 30)


class Notice(Question):
    """A sentence to be taken notice of."""

    def __init__(self, sentence: str, *, more: str = "", label: str = "So be it") -> None:
        """A notice.

        Args:
            sentence: what is to be known.
            more: a line or two of help.
            label: of its one button.
        """
        super().__init__(sentence, (("ok", label, "gold"),), more=more, escape="ok")


def question_layout(
    size: Size, text_scale: float, answers: int, *, helped: bool
) -> tuple[Box, Box, Box, list[Box]]:
    """The panel, the sentence, the help and the buttons."""
    wide = min(size.w - 120, 900 * max(1.0, min(1.5, text_scale)))
    tall = 68 * min(1.5, text_scale)
    stacked = answers > A_PAIR and text_scale > LARGE_TEXT
    rows = answers if stacked else 1
    words_h, more_h = 110 * min(1.6, text_scale), (100 * min(1.6, text_scale) if helped else 0)
    buttons_h = rows * tall + (rows - 1) * 14
    whole = Box(0, 0, *size).middle(wide, words_h + more_h + buttons_h + 140)
    inner = whole.inset(60, 44)
    words = inner.top_slice(words_h)
    more = Box(inner.x, words.bottom + 8, inner.w, more_h)
    area = inner.bottom_slice(buttons_h)
    if stacked:
        return whole, words, more, area.rows(answers, 14)
    narrow = area.middle(min(area.w, answers * 360 * min(1.3, text_scale)), area.h)
    return whole, words, more, narrow.columns(answers, 28)
