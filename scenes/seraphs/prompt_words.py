"""The words of the prompt: a question and its help, as large as both can stand, neither cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scenes.balance import balanced
from scenes.geometry import Box, Size
from scenes.seraphs.prompt import Prompt
from scenes.typeset import Setting, Style, Typesetter

QUESTION = Style("display", 32, leading=1.1, floor=0.5)
HELP = Style("body", 22, leading=1.12, floor=0.62)
AROUND = 12.0
MOST_LINES = 3
SMALLER = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5, 0.42, 0.36)
"""The sizes question and help may have so that both can stand."""


def words_room(bar: Box, buttons: Sequence[Box]) -> Box:
    """What the buttons leave of the bar."""
    left = min((box.x for box in buttons), default=bar.right)
    return Box(bar.x + 28, bar.y + 8, left - bar.x - 46, bar.h - 16)


def set_words(type_: Typesetter, prompt: Prompt, room: Size) -> list[Setting]:
    """The question, and below it the help where there is any and room for both."""
    least = HELP.floor / type_.text_scale
    if not prompt.help:
        return [type_.fit(prompt.question, QUESTION, room)]
    for k in SMALLER:
        title = type_.set(prompt.question, QUESTION.sized(QUESTION.size * k), room.w)
        words = type_.set(prompt.help, HELP.sized(HELP.size * max(k, least)), room.w)
        wide, tall = max(title.size.w, words.size.w), title.size.h + words.size.h
        if len(title.lines) <= MOST_LINES and wide <= room.w and tall <= room.h:
            left = Size(room.w, room.h - title.size.h)
            words = type_.fit(prompt.help, replace(HELP, floor=min(k, least)), left)
            even = [(title, prompt.question), (words, prompt.help)]
            return [balanced(type_, text, one, room.w) for one, text in even]
    return [type_.fit(prompt.question, replace(QUESTION, floor=SMALLER[-1]), room)]


def wanted_height(type_: Typesetter, prompt: Prompt, width: float) -> float:
    """How high a bar would have to be for words of this width to stand in it at their full size."""
    told = type_.set(prompt.help, HELP, width).size.h if prompt.help else 0.0
    return type_.set(prompt.question, QUESTION, width).size.h + told + 2 * AROUND


def is_whole(setting: Setting, text: str) -> bool:
    """Whether nothing of a text was left out."""
    return " ".join(setting.lines) == text
