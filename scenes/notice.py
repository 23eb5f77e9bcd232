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

SENTENCE = Style("display", 40, leading=1.16, floor=0.5)
HELP = Style("body", 27, floor=0.55)
A_PAIR = 2
ASIDE, OVER, BETWEEN = 60.0, 48.0, 46.0
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
        kind, wide = self.canvas.type, question_width(size, text_scale) - 2 * ASIDE
        needed = (
            kind.set(self._sentence, SENTENCE, wide).size.h,
            kind.set(self._more, HELP, wide).size.h if self._more else 0.0,
        )
        panel, words, more, buttons = question_layout(size, text_scale, len(self._answers), needed)
        self._panel = panel
        theme = self.canvas.theme
        parts: list[Widget] = [
            Text("sentence", words, self._sentence, SENTENCE.inked(theme.cream), ("c", "m"))
        ]
        if self._more:
            parts.append(Text("more", more, self._more, HELP.inked(theme.muted), ("c", "m")))
        for (key, label, colour), box in zip(self._answers, buttons, strict=True):
            parts.append(Button(key, box, label, colour))
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


def question_width(size: Size, text_scale: float) -> float:
    """How wide the panel is."""
    return min(size.w - 120, 900 * max(1.0, min(1.5, text_scale)))


def question_layout(
    size: Size, text_scale: float, answers: int, needed: tuple[float, float]
) -> tuple[Box, Box, Box, list[Box]]:
    """The panel, the sentence, the help and the buttons.

    Args:
        size: of the canvas.
        text_scale: 1.0 to 2.0.
        answers: how many there are.
        needed: how high the sentence and the help would be; 0 where there is no help.
    """
    wide = question_width(size, text_scale)
    tall = 68 * min(1.5, text_scale)
    stacked = answers > A_PAIR and text_scale > LARGE_TEXT
    rows = answers if stacked else 1
    buttons_h = rows * tall + (rows - 1) * 14
    room = size.h - 60 - 2 * OVER - buttons_h - 2 * BETWEEN
    share = min(1.0, room / max(1.0, sum(needed)))
    words_h, more_h = (high * share for high in needed)
    between = BETWEEN + (BETWEEN * 0.4 if more_h else 0)
    high = words_h + more_h + between + buttons_h + 2 * OVER
    whole = Box(0, 0, *size).middle(wide, high)
    inner = whole.inset(ASIDE, OVER)
    words = inner.top_slice(words_h)
    more = Box(inner.x, words.bottom + BETWEEN * 0.4, inner.w, more_h)
    area = inner.bottom_slice(buttons_h)
    if stacked:
        return whole, words, more, area.rows(answers, 14)
    narrow = area.middle(min(area.w, answers * 360 * min(1.3, text_scale)), area.h)
    return whole, words, more, narrow.columns(answers, 28)
