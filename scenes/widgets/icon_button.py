"""A button with a drawn sign on it instead of words; its label says what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import pygame
from pygame import Surface

from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.paint import FINE
from scenes.theme import Kind, colour
from scenes.widgets.button import Button, edge_of, gloss
from scenes.widgets.widget import Look

Icon = Literal["play", "pause", "forward", "back", "day forward", "day back", "next", "before"]
Shape = tuple[tuple[float, float], ...]

RIGHT: Shape = ((0.22, 0.1), (0.86, 0.5), (0.22, 0.9))
NARROW: Shape = ((0.12, 0.16), (0.52, 0.5), (0.12, 0.84))
SECOND: Shape = ((0.5, 0.16), (0.9, 0.5), (0.5, 0.84))
BAR: Shape = ((0.68, 0.16), (0.8, 0.16), (0.8, 0.84), (0.68, 0.84))
MIDDLE: Shape = ((0.28, 0.16), (0.76, 0.5), (0.28, 0.84))
STEP: Shape = ((0.2, 0.16), (0.62, 0.5), (0.2, 0.84))
PAUSE: tuple[Shape, ...] = (
    ((0.22, 0.12), (0.42, 0.12), (0.42, 0.88), (0.22, 0.88)),
    ((0.58, 0.12), (0.78, 0.12), (0.78, 0.88), (0.58, 0.88)),
)
SHAPES: Mapping[Icon, tuple[Shape, ...]] = {
    "play": (RIGHT,),
    "pause": PAUSE,
    "forward": (STEP, BAR),
    "back": (STEP, BAR),
    "day forward": (NARROW, SECOND),
    "day back": (NARROW, SECOND),
    "next": (MIDDLE,),
    "before": (MIDDLE,),
}
MIRRORED = ("back", "day back", "before")


class IconButton(Button):
    """A button with a sign."""

    def __init__(self, key: str, box: Box, label: str, icon: Icon, kind: Kind = "dark") -> None:
        """A button; `label` is its hint as well."""
        super().__init__(key, box, label, kind)
        self.icon: Icon = icon

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws plate and sign."""
        box, theme = self.box, canvas.theme
        lively = self.enabled and (look.hovered or look.focused)
        cut = min(14.0, box.h * 0.2)
        if lively:
            canvas.glow(box, "#ffd25778", cut, 12)
        body = theme.buttons[self.kind if self.enabled else "dark"]
        canvas.ribbon(box, body, edge_of(self, theme, lively=lively), cut)
        gloss(canvas, box, cut, strong=lively)
        ink = theme.gold_ink if self.kind == "gold" and self.enabled else theme.cream
        ink = ink if self.enabled else "#948878"
        side = min(box.w, box.h) * 0.46
        key = ("icon", self.icon, ink)
        canvas.kept(key, box.middle(side, side), lambda size: drawn(self.icon, ink, size))
        if look.focused:
            canvas.ring(box, cut)


def drawn(icon: Icon, ink: str, size: tuple[int, int]) -> Surface:
    """The sign in one colour."""
    w, h = size[0] * FINE, size[1] * FINE
    tint = colour(ink)
    made = Surface((w, h), pygame.SRCALPHA)
    made.fill((tint.r, tint.g, tint.b, 0))
    for shape in SHAPES[icon]:
        across = [(1 - x if icon in MIRRORED else x, y) for x, y in shape]
        pygame.draw.polygon(made, tint, [(x * w, y * h) for x, y in across])
    return pygame.transform.smoothscale(made, size).convert_alpha()
