"""The card under the pointer or the focus, large, with what is to be said of it below."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.balance import balanced
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.geometry import Box
from scenes.seraphs import light
from scenes.seraphs.layout import EDGE, RATIO, TableLayout
from scenes.typeset import Setting, Style
from scenes.widgets.tooltip import draw_tooltip

SAID = Style("bold", 23, leading=1.18, floor=0.6)
MORE = Style("body", 21, leading=1.18, floor=0.6)
LARGEST = 620.0
AROUND, SHADOW = 10.0, 32.0
"""How far the panel behind a large card that floats over the rail reaches round it, and how far
their shadows do."""


def preview_box(layout: TableLayout, near: Box | None, *, enlarged: bool) -> Box:
    """Where the large card stands: on the right rail, or at the left where it would hide `near`."""
    if enlarged:
        tall = layout.size.h * 0.86
        w = min(tall / RATIO, LARGEST)
        return Box(0, 0, *layout.size).middle(w, w * RATIO).moved(0, -layout.size.h * 0.03)
    box = layout.preview
    if layout.floats and near is not None and near.right > box.x - AROUND:
        return Box(EDGE, box.y, box.w, box.h)
    return box


def draw_preview(
    canvas: Canvas, faces: Faces, box: Box, look: CardLook | None, lines: Sequence[str]
) -> None:
    """The card, and up to two sentences on a plate below it."""
    if look is not None:
        canvas.shadow(box, 16, 20, 6)
        canvas.blit_middle(faces.surface(look), box.centre)
    plate, settings = plate_below(canvas, box, lines)
    if not settings:
        return
    canvas.panel(plate, radius=10)
    y = plate.y + 11
    for one in settings:
        canvas.setting(one, Box(plate.x + 14, y, plate.w - 28, one.size.h), "c")
        y += one.size.h


def draw_glow(canvas: Canvas, faces: Faces, box: Box, look: CardLook, level: int) -> None:
    """Makes the window of a card that shows its face brighter or darker by so many 255ths."""
    window, banner = faces.anatomy(look).window, faces.anatomy(look).banner
    if window is not None:
        seen = window if banner is None else window.clip((0, 0, window.right, banner.top))
        light.waver(canvas, seen.move(canvas.px(box).topleft), level)


def draw_backing(canvas: Canvas, box: Box, lines: Sequence[str]) -> None:
    """A panel behind the card and its plate, where they float over other words."""
    plate, _ = plate_below(canvas, box, lines)
    canvas.panel(box.union(plate).inset(-AROUND), radius=20)


def preview_reach(canvas: Canvas, box: Box, lines: Sequence[str]) -> Box:
    """All that the card, its plate, their panel and its shadow are drawn on."""
    plate, _ = plate_below(canvas, box, lines)
    return box.union(plate).inset(-AROUND - SHADOW)


def plate_below(canvas: Canvas, box: Box, lines: Sequence[str]) -> tuple[Box, list[Setting]]:
    """The plate with what is to be said; it grows upwards where it would leave the canvas."""
    told, room = [line for line in lines if line], box.w - 28
    settings = []
    for i, line in enumerate(told):
        style = (MORE if i else SAID).inked(canvas.theme.cream)
        settings.append(balanced(canvas.type, line, canvas.type.set(line, style, room), room))
    tall = sum(one.size.h for one in settings) + 22 if told else 0.0
    y = min(box.bottom + 10, canvas.size.h - tall - 10) if told else box.bottom
    return Box(box.x, y, box.w, tall), settings


def draw_tip(canvas: Canvas, near: Box, lines: Sequence[str]) -> None:
    """The sentences alone, beside the card, where the large card waits for its key."""
    told = " ".join(line if line.endswith(".") else f"{line}." for line in lines if line)
    if told:
        draw_tooltip(canvas, told, near)
