"""The prompt bar: the question, one line of help, the large button and a small one."""

from __future__ import annotations

from collections.abc import Mapping

from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.seraphs.prompt import Offer, Prompt
from scenes.theme import Kind
from scenes.typeset import Style, Typesetter
from scenes.widgets.button import Button
from scenes.widgets.widget import Look

QUESTION = Style("display", 32, leading=1.1, floor=0.5)
HELP = Style("body", 22, leading=1.12, floor=0.62)
CUT = 16.0
LARGE_SHARE, SMALL_SHARE = 0.33, 0.26
NARROW, WIDE = 190.0, 430.0


def buttons(bar: Box, prompt: Prompt, type_: Typesetter, keys: Mapping[str, str]) -> list[Button]:
    """The buttons at the right end of the bar, the large one outermost.

    Args:
        bar: the whole prompt.
        prompt: what it says.
        type_: measures the labels.
        keys: how the keys of "confirm" and "pass" are written.
    """
    made: list[Button] = []
    right = bar.right - 18
    for key, offer in (("large", prompt.large), ("small", prompt.small)):
        if offer is None:
            continue
        button = _button(key, offer, keys)
        w = _width(button, type_, bar)
        tall = bar.h - (22 if key == "large" else 30)
        button.box = Box(right - w, bar.y + (bar.h - tall) / 2, w, tall)
        right = button.box.x - 16
        made.append(button)
    return made


def draw_prompt(canvas: Canvas, bar: Box, prompt: Prompt, shown: list[Button]) -> None:
    """The bar and its words; the buttons are drawn with how they stand."""
    if not canvas.sees(bar.inset(-24)):
        return
    canvas.shadow(bar, CUT, 16, 6)
    canvas.ribbon(bar, canvas.theme.panel, canvas.theme.sides["covenant"].metal, CUT)
    left = min((button.box.x for button in shown), default=bar.right)
    room = Box(bar.x + 28, bar.y + 8, left - bar.x - 46, bar.h - 16)
    head = QUESTION.inked(canvas.theme.cream)
    told = HELP.inked(canvas.theme.muted)
    if not prompt.help:
        canvas.text(prompt.question, room, head, "l", "m")
        return
    tall = canvas.type.line_height(told)
    title = canvas.type.fit(prompt.question, head, Size(room.w, room.h - tall), 2)
    words = canvas.type.fit(prompt.help, told, Size(room.w, room.h - title.size.h), 2)
    y = room.y + (room.h - title.size.h - words.size.h) / 2
    canvas.setting(title, Box(room.x, y, room.w, title.size.h))
    canvas.setting(words, Box(room.x, y + title.size.h, room.w, words.size.h))


def draw_button(canvas: Canvas, button: Button, look: Look) -> None:
    """One of its buttons."""
    if canvas.sees(button.reach):
        button.draw(canvas, look)


def _button(key: str, offer: Offer, keys: Mapping[str, str]) -> Button:
    shortcut = keys.get("confirm", "") if key == "large" else ""
    if offer.deed == "pass all day":
        shortcut = keys.get("pass", "")
    if offer.deed == "take back":
        shortcut = keys.get("undo", "")
    kind: Kind = "gold" if key == "large" else "dark"
    return Button(key, Box(0, 0, 0, 0), offer.label, kind, shortcut=shortcut)


def _width(button: Button, type_: Typesetter, bar: Box) -> float:
    """As wide as its words want to be, within bounds."""
    style = Style("caps", 28, tracking=0.8)
    wanted = type_.width(button.label, style) + 64
    if button.shortcut:
        wanted += type_.width(button.shortcut, Style("bold", 20)) + 44
    share = LARGE_SHARE if button.key == "large" else SMALL_SHARE
    return min(WIDE * max(1.0, type_.text_scale * 0.9), bar.w * share, max(NARROW, wanted))
