"""The prompt bar: the question, one line of help, the large button and a small one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from scenes.access import prompt_key, prompt_keys
from scenes.canvas import Canvas
from scenes.focus import FocusRing
from scenes.geometry import Box, Size
from scenes.pace import patiently
from scenes.seraphs.prompt import Offer, Prompt
from scenes.seraphs.prompt_words import QUESTION, is_whole, set_words, words_room
from scenes.stack import SceneStack
from scenes.theme import Kind
from scenes.typeset import Style, Typesetter
from scenes.widgets.button import Button
from scenes.widgets.widget import Look

KEYS = ("confirm", "pass", "undo")
LARGE = ("button", 0)
CUT = 16.0
TALLEST = 98.0
"""How high a bar is taken to be for its buttons, at the usual text size."""
SHARES = ((0.33, 0.26), (0.28, 0.22), (0.24, 0.19), (0.2, 0.16))
"""How much of the bar the large and the small button may take, where words have room and less."""

WELL = (True, 0.76)
"""All words have room, and the question is hardly smaller than it should be."""

NARROW, WIDE = 190.0, 430.0


def prompt_keys_on(stack: SceneStack) -> dict[str, str]:
    """How the keys of a prompt's buttons are written; the buttons have room for all of them."""
    return prompt_keys(stack.services, KEYS)


def write_enter(
    stack: SceneStack | None, ring: FocusRing[tuple[str, int]], shown: Sequence[Button]
) -> bool:
    """Writes Enter on the large button, or no key while Enter does something else.

    It does where the focus is shown on another thing, and where a lesson or another scene has it.

    Args:
        stack: of the scene; None while it does not get Enter.
        ring: what of the scene has the focus.
        shown: the buttons of the prompt.

    Returns:
        Whether the button looks another now.
    """
    if not shown or shown[0].key != "large":
        return False
    before, shown[0].shortcut = shown[0].shortcut, ""
    elsewhere = ring.shown and ring.current != LARGE
    if stack is not None and shown[0].enabled and not elsewhere:
        taken = stack.beside is not None and stack.beside.has_enter
        shown[0].shortcut = "" if taken else prompt_key(stack.services, "confirm")
    return shown[0].shortcut != before


def buttons(bar: Box, prompt: Prompt, type_: Typesetter, keys: Mapping[str, str]) -> list[Button]:
    """The buttons at the right end of the bar, the large one outermost.

    They become narrower where the words would else be cut, or much smaller than they should be.

    Args:
        bar: the whole prompt.
        prompt: what it says.
        type_: measures the labels.
        keys: how the keys of "confirm" and "pass" are written.
    """
    best, how_best = _side_by_side(bar, prompt, type_, keys, SHARES[0]), (False, 0.0)
    for shares in SHARES if best and bar.h > 0 else ():
        made = _side_by_side(bar, prompt, type_, keys, shares)
        how = _how_words_stand(bar, prompt, type_, made)
        if how > how_best:
            best, how_best = made, how
        if how_best >= WELL:
            break
    return best


def _how_words_stand(
    bar: Box, prompt: Prompt, type_: Typesetter, shown: list[Button]
) -> tuple[bool, float]:
    """Whether all words have room beside the buttons, and how large the question is then."""
    room = words_room(bar, [button.box for button in shown])
    parts = set_words(type_, prompt, Size(room.w, room.h))
    texts = [prompt.question, *([prompt.help] if prompt.help else [])]
    whole = len(parts) == len(texts) and all(map(is_whole, parts, texts))
    return whole, parts[0].style.size / QUESTION.size


def _side_by_side(
    bar: Box,
    prompt: Prompt,
    type_: Typesetter,
    keys: Mapping[str, str],
    shares: tuple[float, float],
) -> list[Button]:
    made: list[Button] = []
    right = bar.right - 18
    offers = (("large", prompt.large), ("small", prompt.small))
    for (key, offer), share in zip(offers, shares, strict=True):
        if offer is None:
            continue
        button = _button(key, offer, keys)
        w = _width(button, type_, bar, share)
        tall = min(bar.h, TALLEST * max(1.0, type_.text_scale * 0.9))
        tall -= 22 if key == "large" else 30
        button.box = Box(right - w, bar.y + (bar.h - tall) / 2, w, tall)
        right = button.box.x - 16
        made.append(button)
    return made


def draw_prompt(canvas: Canvas, bar: Box, prompt: Prompt, shown: list[Button]) -> None:
    """The bar and its words; the buttons are drawn with how they stand."""
    if canvas.sees(bar.inset(-24)):
        _draw_bar(canvas, bar)
        _draw_words(canvas, bar, prompt, shown)


def prepare_prompt(canvas: Canvas, bar: Box, prompt: Prompt, shown: list[Button]) -> Iterator[None]:
    """Draws bar, words and buttons in steps, whether they are seen or not."""
    _draw_bar(canvas, bar)
    yield
    yield from patiently(partial(_draw_words, canvas, bar, prompt, shown))
    for button in shown:
        yield
        yield from patiently(partial(button.draw, canvas, Look()))


def draw_button(canvas: Canvas, button: Button, look: Look) -> None:
    """One of its buttons."""
    if canvas.sees(button.reach):
        button.draw(canvas, look)


def _draw_bar(canvas: Canvas, bar: Box) -> None:
    canvas.shadow(bar, CUT, 16, 6)
    canvas.ribbon(bar, canvas.theme.panel, canvas.theme.sides["covenant"].metal, CUT)


def _draw_words(canvas: Canvas, bar: Box, prompt: Prompt, shown: list[Button]) -> None:
    room = words_room(bar, [button.box for button in shown])
    parts = set_words(canvas.type, prompt, Size(room.w, room.h))
    y = room.y + (room.h - sum(one.size.h for one in parts)) / 2
    for one, ink in zip(parts, (canvas.theme.cream, canvas.theme.muted), strict=False):
        inked = replace(one, style=one.style.inked(ink))
        canvas.setting(inked, Box(room.x, y, room.w, one.size.h))
        y += one.size.h


def _button(key: str, offer: Offer, keys: Mapping[str, str]) -> Button:
    shortcut = keys.get("confirm", "") if key == "large" else ""
    if offer.deed == "pass all day":
        shortcut = keys.get("pass", "")
    if offer.deed == "take back":
        shortcut = keys.get("undo", "")
    kind: Kind = "gold" if key == "large" else "dark"
    return Button(key, Box(0, 0, 0, 0), offer.label, kind, shortcut=shortcut)


def _width(button: Button, type_: Typesetter, bar: Box, share: float) -> float:
    """As wide as its words want to be, within bounds."""
    style = Style("caps", 28, tracking=0.8)
    wanted = type_.width(button.label, style) + 64
    if button.shortcut:
        wanted += type_.width(button.shortcut, Style("bold", 20)) + 44
    return min(WIDE * max(1.0, type_.text_scale * 0.9), bar.w * share, max(NARROW, wanted))
