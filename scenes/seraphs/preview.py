"""The card under the pointer or the focus, large, with what is to be said of it below."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.geometry import Box
from scenes.seraphs.layout import EDGE, RATIO, TableLayout
from scenes.typeset import Style
from scenes.widgets.tooltip import draw_tooltip

SAID = Style("bold", 23, leading=1.18, floor=0.6)
MORE = Style("body", 21, leading=1.18, floor=0.6)
LARGEST = 620.0


def preview_box(layout: TableLayout, near: Box | None, *, enlarged: bool) -> Box:
    """Where the large card stands: on the right rail, or at the left where it would hide `near`."""
    if enlarged:
        tall = layout.size.h * 0.86
        w = min(tall / RATIO, LARGEST)
        return Box(0, 0, *layout.size).middle(w, w * RATIO).moved(0, -layout.size.h * 0.03)
    box = layout.preview
    if layout.floats and near is not None and near.right > box.x:
        return Box(EDGE, box.y, box.w, box.h)
    return box


def draw_preview(
    canvas: Canvas, faces: Faces, box: Box, look: CardLook | None, lines: Sequence[str]
) -> None:
    """The card, and up to two sentences on a plate below it."""
    if look is not None:
        canvas.shadow(box, 16, 20, 6)
        canvas.blit_middle(faces.surface(look), box.centre)
    told = [line for line in lines if line]
    if told:
        draw_told(canvas, Box(box.x, box.bottom + 10, box.w, 20), told)


def draw_tip(canvas: Canvas, near: Box, lines: Sequence[str]) -> None:
    """The sentences alone, beside the card, where the large card waits for its key."""
    told = " ".join(line if line.endswith(".") else f"{line}." for line in lines if line)
    if told:
        draw_tooltip(canvas, told, near)


def draw_told(canvas: Canvas, under: Box, told: Sequence[str]) -> None:
    """The plate with what is to be said; it grows upwards where it would leave the canvas."""
    room = under.w - 28
    settings = [
        canvas.type.set(line, (SAID if i == 0 else MORE).inked(canvas.theme.cream), room)
        for i, line in enumerate(told)
    ]
    tall = sum(one.size.h for one in settings) + 22
    y = min(under.y, canvas.size.h - tall - 10)
    plate = Box(under.x, y, under.w, tall)
    canvas.panel(plate, radius=10)
    y += 11
    for one in settings:
        canvas.setting(one, Box(plate.x + 14, y, room, one.size.h), "c")
        y += one.size.h
