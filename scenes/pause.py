"""The pause: go on, step back, settings, leave. The game is saved already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Point, Size
from scenes.notice import Answer, Question
from scenes.settings import SettingsScene
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

HEADING = Style("display", 58, floor=0.5)
WORDS = Style("body", 26, floor=0.6)
SURE: tuple[Answer, ...] = (("yes", "Concede", "ox"), ("no", "Play on", "gold"))
SAVED = "Every move is saved already."


@dataclass(frozen=True, slots=True)
class PauseChoices:
    """What may be done now; where something may not, why not, in a sentence.

    Attributes:
        undo: "" if a step back is allowed.
        concede: "" if conceding is allowed.
        asides: further entries, key and label, such as ("rules", "The leaflet").
    """

    undo: str = ""
    concede: str = ""
    asides: tuple[tuple[str, str], ...] = ()


class Pause(Form[str]):
    """Answers "go on", "undo", "concede", "leave", or the key of an aside."""

    opaque = False
    veil = 0.6
    blur = 12
    first = "go on"

    def __init__(self, choices: PauseChoices) -> None:
        """A pause."""
        self._choices = choices

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """A button for each thing that may be done, and for those that may not just now."""
        entries = self._entries()
        self._panel, head, saved, boxes = pause_layout(size, text_scale, len(entries))
        theme = self.canvas.theme
        parts: list[Widget] = [
            Text("heading", head, "The game rests", HEADING.inked(theme.gold_light), ("c", "m")),
            Text("saved", saved, SAVED, WORDS.inked(theme.muted), ("c", "m")),
        ]
        for button, box in zip(entries, boxes, strict=True):
            button.box = box
            parts.append(button)
        return parts

    def on(self, message: Message) -> None:
        """Answers, or opens the settings, or makes sure."""
        if message.key == "settings":
            self.push(SettingsScene())
        elif message.key == "concede":
            ask = Question("Shall the other side win this Duel?", SURE, escape="no")
            self.push(ask, lambda answer: self._conceded(answer == "yes"))
        else:
            self.dismiss(message.key)

    def cancelled(self) -> None:
        """The game goes on."""
        self.dismiss("go on")

    def paint(self, canvas: Canvas) -> None:
        """The panel."""
        canvas.panel(self._panel, radius=22)
        canvas.diamond(Point(self._panel.centre.x, self._panel.y), 32)

    def _entries(self) -> list[Button]:
        nowhere = Box(0, 0, 0, 0)
        undo = Button("undo", nowhere, "Step back", "lapis")
        concede = Button("concede", nowhere, "Concede", "ox")
        for button, why in ((undo, self._choices.undo), (concede, self._choices.concede)):
            button.enabled, button.hint = not why, why
        asides = [Button(key, nowhere, label, "dark") for key, label in self._choices.asides]
        return [
            Button("go on", nowhere, "Go on", "gold"),
            undo,
            *asides,
            Button("settings", nowhere, "Settings", "dark"),
            concede,
            Button("leave", nowhere, "Save and leave", "dark"),
        ]

    def _conceded(self, sure: bool) -> None:
        if sure:
            self.dismiss("concede")


def pause_layout(size: Size, text_scale: float, count: int) -> tuple[Box, Box, Box, list[Box]]:
    """The panel, the heading, the line below it, and a box for each entry."""
    k = min(1.4, max(1.0, text_scale * 0.85))
    head, line = 84 * min(1.2, k), 64 * k
    tall = min(66 * k, (size.h - 100 - head - line - 60) / count - 14)
    high = head + line + count * (tall + 14) + 60
    panel = Box(0, 0, *size).middle(min(size.w - 200, 640 * min(1.5, k)), min(high, size.h - 60))
    inner = panel.inset(60, 26)
    saved = Box(inner.x, inner.y + head, inner.w, line)
    first = saved.bottom + 16
    boxes = [Box(inner.x, first + i * (tall + 14), inner.w, tall) for i in range(count)]
    return panel, inner.top_slice(head), saved, boxes
