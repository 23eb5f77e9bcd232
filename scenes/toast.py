"""One sentence over everything, gone when it has been read: why a card is not legal, and such."""

from __future__ import annotations

from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.input import Confirm, Input, Navigate, Press
from scenes.typeset import Style

SHORTEST_MS = 2600
MS_A_LETTER = 55
EDGE = 20
MARGIN = 64
WORDS = Style("body", 26)


class Toast:
    """The sentence that is shown now, if any."""

    def __init__(self) -> None:
        """Shows nothing."""
        self.sentence = ""
        self._near: Box | None = None
        self._within: Box | None = None
        self._left_ms = 0.0
        self._fresh_ms = 0.0
        self._gone = False

    @property
    def animating(self) -> bool:
        """Whether it has just changed and must be drawn or taken away."""
        return self._gone

    @property
    def next_wake_ms(self) -> float | None:
        """When the sentence goes; None where there is none."""
        return self._left_ms if self.sentence else None

    def say(
        self,
        sentence: str,
        text_scale: float = 1.0,
        near: Box | None = None,
        within: Box | None = None,
    ) -> None:
        """Shows a sentence in place of the one before.

        Args:
            sentence: one sentence.
            text_scale: the person's text size; larger text is given more time.
            near: what it is about; it is shown just above, or else at the foot of the canvas.
            within: what it must not reach beyond, to the left or right, if there is room.
        """
        self.sentence = sentence
        self._near, self._within = near, within
        self._left_ms = max(SHORTEST_MS, MS_A_LETTER * len(sentence)) * text_scale
        self._fresh_ms = 0.0
        self._gone = True

    def heed(self, given: Input) -> None:
        """A new deed of the person takes the sentence away."""
        if self.sentence and self._fresh_ms > 0 and isinstance(given, Press | Confirm | Navigate):
            self._hide()

    def update(self, ms: float) -> None:
        """Lets time pass."""
        if not self.sentence:
            return
        self._fresh_ms += ms
        self._left_ms -= ms
        if self._left_ms <= 0:
            self._hide()

    def draw(self, canvas: Canvas) -> None:
        """Draws the sentence, or nothing."""
        self._gone = False
        if not self.sentence:
            return
        room = canvas.whole
        most = room.w - 160 if self._within is None else self._within.w - MARGIN
        setting = canvas.type.fit(self.sentence, WORDS, Size(min(900.0, most), 300))
        w, h = setting.size.w + MARGIN, setting.size.h + 30
        box = placed(Box(0, 0, w, h), room, self._near, self._within)
        canvas.shadow(box)
        canvas.ribbon(box, canvas.theme.panel, canvas.theme.sides["covenant"].metal, 14)
        inked = setting.style.inked(canvas.theme.cream)
        setting = canvas.type.set(self.sentence, inked, setting.size.w + 2)
        canvas.setting(setting, box, "c", "m")

    def _hide(self) -> None:
        self.sentence = ""
        self._gone = True


def placed(box: Box, room: Box, near: Box | None, within: Box | None = None) -> Box:
    """Where the sentence stands: above what it is about, else above the foot of the canvas.

    It reaches further towards the middle of the canvas than towards its rims, and not beyond
    `within` where it has room there.
    """
    if near is None:
        return Box((room.w - box.w) / 2, room.h - box.h - 90, box.w, box.h)
    wanted = near.centre.x - box.w * near.centre.x / room.w
    rims = within if within is not None and box.w <= within.w else room.inset(EDGE, 0)
    x = min(max(rims.x, wanted), rims.right - box.w)
    above = near.y - box.h - 16
    y = above if above > EDGE else min(near.bottom + 16, room.h - box.h - EDGE)
    return Box(x, y, box.w, box.h)
