"""The title on the left page of a book: name, epithet, plate and occasion, below the window."""

from __future__ import annotations

from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.typeset import Setting, Style

A_PAGE = 1
TITLE_SHARE = {"display": 0.46, "italic": 0.26, "bold": 0.26, "caps": 0.3}


def tall_of(setting: Setting) -> float:
    """How high a part of the title is; a plate has an edge."""
    return setting.size.h + (18 if setting.style.role == "bold" else 0)


def fitted(canvas: Canvas, parts: list[tuple[str, Style]], room: Box) -> list[Setting]:
    """The parts of the title, smaller where they must be; the last are left out at the worst."""
    for k in (1.0, 0.85, 0.7, 0.6):
        settings = [
            canvas.type.fit(text, style, Size(room.w - 24, room.h * TITLE_SHARE[style.role] * k))
            for text, style in parts
        ]
        if sum(tall_of(s) + 4 for s in settings) <= room.h:
            return settings
    return fitted(canvas, parts[:-1], room) if len(parts) > A_PAGE else settings
