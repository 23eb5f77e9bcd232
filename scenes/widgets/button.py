"""A button: gold for the next thing to do, lapis for others, dark for the quiet ones."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame
from pygame import Surface

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point, Size
from scenes.input import Confirm, Input, Release
from scenes.theme import Kind, Theme
from scenes.typeset import Setting, Style
from scenes.widgets.widget import Look, Message, Widget

LABEL = Style("caps", 28, tracking=0.8, leading=1.02, floor=0.5)
KEY = Style("bold", 20)
STILL_LARGE = 0.8


class Button(Widget):
    """Says one thing and does it."""

    @dataclass(frozen=True, slots=True)
    class Pressed(Message):
        """It was pressed."""

    def __init__(
        self, key: str, box: Box, label: str, kind: Kind = "lapis", *, shortcut: str = ""
    ) -> None:
        """A button.

        Args:
            key: its name in the scene.
            box: where.
            label: what it will do.
            kind: its colour.
            shortcut: a key written on it; the scene itself must heed that key.
        """
        super().__init__(key, box, label)
        self.kind: Kind = kind
        self.shortcut = shortcut

    def handle(self, given: Input) -> Message | None:
        """A release on it or Enter presses it."""
        if self.enabled and isinstance(given, Release | Confirm):
            return Button.Pressed(self.key)
        return None

    def spoken(self) -> str:
        """Its label, that it can be pressed, and its hint: why not, where it cannot."""
        what = "button" if self.enabled else "not now"
        return f"{self.label.rstrip('.')}, {what}. {self.hint}".strip()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws itself."""
        draw_button(canvas, self, look)


def draw_button(canvas: Canvas, button: Button, look: Look) -> None:
    """Draws a button as it stands."""
    box, theme = button.box, canvas.theme
    lively = button.enabled and (look.hovered or look.focused)
    cut = min(16.0, box.h * 0.22)
    if button.enabled:
        canvas.shadow(box, cut, 9, 5)
    if lively:
        canvas.glow(box, "#ffd25778", cut, 14)
    sunk = box.moved(0, 2) if look.held and button.enabled else box
    body = theme.buttons[button.kind if button.enabled else "dark"]
    canvas.ribbon(sunk, body, edge_of(button, theme, lively=lively), cut)
    gloss(canvas, sunk, cut, strong=lively)
    write_label(canvas, button, sunk)
    if look.focused:
        canvas.ring(box, cut)


def edge_of(button: Button, theme: Theme, *, lively: bool) -> tuple[str, ...]:
    """The line round a button."""
    if theme.high_contrast:
        return ("#ffffff",) if button.enabled else ("#8a8a8a",)
    if lively:
        return ("#fff3cf", "#ffd257", "#d9a93c")
    if not button.enabled:
        return ("#3c353c", "#241f26")
    return {
        "gold": ("#fff0bc", "#8a5c16"),
        "lapis": ("#7fa2ea", "#0a1a44"),
        "ox": ("#d98a7a", "#2e0810"),
        "dark": ("#7d7066", "#3a3138"),
    }[button.kind]


def gloss(canvas: Canvas, box: Box, cut: float, *, strong: bool) -> None:
    """The thin light line inside the edge, as on cut glass."""
    if canvas.theme.high_contrast:
        return
    inner = box.inset(5, 5)
    size = canvas.size_px(inner)
    made = paint.kept(
        ("gloss", size, round(cut, 1), strong),
        lambda: glass_line(size, cut * canvas.scale * 0.85, strong=strong),
    )
    canvas.blit_px(made, canvas.px(inner).topleft)


def glass_line(size: tuple[int, int], cut_px: float, *, strong: bool) -> Surface:
    """A chamfered outline of pale light, fading downwards."""
    shade = ("#fff3cf80", "#fff3cf30") if strong else ("#fff3cf58", "#fff3cf1c")
    drawn = Surface((size[0] * paint.FINE, size[1] * paint.FINE), pygame.SRCALPHA)
    drawn.fill((255, 255, 255, 0))
    edge = drawn.get_rect().inflate(-4, -4)
    pygame.draw.polygon(drawn, "white", paint.cut_corners(edge, cut_px * paint.FINE), 4)
    line = pygame.transform.smoothscale(drawn, size)
    return paint.filled(line, shade)


def write_label(canvas: Canvas, button: Button, box: Box) -> None:
    """The label in the middle, or left of a written key."""
    theme = canvas.theme
    ink = theme.gold_ink if button.kind == "gold" and button.enabled else theme.cream
    style = LABEL.inked(ink if button.enabled else "#a39786")
    room = box.inset(min(22.0, box.w * 0.06), 4)
    if button.shortcut:
        wide = canvas.type.width(button.shortcut, KEY) + 24
        label = canvas.type.width(button.label, style) * STILL_LARGE
        if label + wide + 12 < room.w:
            plate = room.right_slice(wide).middle(
                wide, min(box.h * 0.56, canvas.type.line_height(KEY) * 1.15)
            )
            write_key(canvas, button, plate)
            room = Box(room.x, room.y, room.w - wide - 12, room.h)
    canvas.setting(labelled(canvas, button.label, style, Size(room.w, room.h)), room, "c", "m")


def labelled(canvas: Canvas, words: str, style: Style, room: Size) -> Setting:
    """A label in a room: on one line if it need not be much smaller for it, else on two or more."""
    one = canvas.type.fit(words, replace(style, floor=STILL_LARGE), room, most_lines=1)
    if one.lines == (words,):
        return one
    two = canvas.type.fit(words, style, room, most_lines=2)
    return two if " ".join(two.lines) == words else canvas.type.fit(words, style, room)


def write_key(canvas: Canvas, button: Button, plate: Box) -> None:
    """The key that does the same, on a small plate."""
    gold = button.kind == "gold" and button.enabled
    size = canvas.size_px(plate)
    ground = ("#fff3cf66",) if gold else ("#120a0690",)
    mask = paint.rounded_mask(size, 6 * canvas.scale)
    made = paint.kept(("keyplate", size, gold), lambda: paint.filled(mask, ground))
    canvas.blit_px(made, canvas.px(plate).topleft)
    ink = canvas.theme.gold_ink if gold else canvas.theme.cream
    canvas.line(
        button.shortcut, plate.centre.x, baseline(canvas, plate.centre), KEY.inked(ink), "c"
    )


def baseline(canvas: Canvas, middle: Point) -> float:
    """The baseline of a key's name, set in the middle."""
    return middle.y + canvas.type.cap_height(KEY) / 2
