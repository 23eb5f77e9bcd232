"""The canvas: 1920 x 1080 units, fitted to the window without bars and without stretching.

The shorter way of the window decides the scale, and the canvas grows in the other one: a 1024 x
640 window is a canvas of 1920 x 1200. Everything is drawn at the window's real size, so text and
edges are sharp everywhere. Scenes speak in canvas units only.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from typing import Literal

import pygame
from pygame import Surface

from scenes import paint
from scenes.balance import balanced
from scenes.geometry import Box, Point, Size
from scenes.pictures import Pictures
from scenes.steps import Steps
from scenes.theme import Side, Theme, colour
from scenes.typeset import Setting, Style, Typesetter

WIDTH, HEIGHT = 1920, 1080
OPAQUE = 255
VEIL = (256, 128)
"""Pixels that are darkened or tinted in one go."""

Drawing = Callable[[tuple[int, int]], Surface | Steps]
Align = Literal["l", "c", "r"]
VAlign = Literal["t", "m", "b"]


@dataclass(slots=True)
class Canvas:
    """A surface of real pixels that is drawn on in canvas units.

    Attributes:
        surface: where pixels go; its clip is respected.
        theme: colours and faces.
        type: sets text for this scale.
        pictures: the painted pictures.
        touched: where something was drawn, in pixels; None where nobody asks.
        seen: what is taken to be seen where nothing is; None where the surface's clip is.
        made: what was drawn once already where nothing is laid; None elsewhere.
    """

    surface: Surface
    theme: Theme
    type: Typesetter
    pictures: Pictures
    touched: list[pygame.Rect] | None = field(default=None)
    seen: pygame.Rect | None = None
    made: set[Hashable] | None = None

    @property
    def scale(self) -> float:
        """Real pixels to one canvas unit."""
        return self.type.scale

    @property
    def text_scale(self) -> float:
        """The person's text size, 1.0 to 2.0."""
        return self.type.text_scale

    @property
    def size(self) -> Size:
        """The canvas in its own units; at least 1920 x 1080."""
        w, h = self.surface.get_size()
        return Size(w / self.scale, h / self.scale)

    @property
    def whole(self) -> Box:
        """All of it."""
        return Box(0, 0, *self.size)

    def on(self, surface: Surface, *, watched: bool = False) -> Canvas:
        """The same canvas over another surface; watched, it notes where it is drawn on."""
        return Canvas(surface, self.theme, self.type, self.pictures, [] if watched else None)

    def dry(self, rect: pygame.Rect) -> Canvas:
        """The same canvas, on which nothing is laid, but all is made that a rectangle shows."""
        surface = self.surface.subsurface(self.surface.get_rect())
        surface.set_clip((0, 0, 0, 0))
        return Canvas(surface, self.theme, self.type, self.pictures, seen=rect, made=set())

    def draw(self, key: Hashable, draw: Callable[[Canvas], None]) -> None:
        """Draws one thing of many; where nothing is laid once is enough, for then it is made."""
        if self.made is None:
            draw(self)
        elif key not in self.made:
            draw(self)
            self.made.add(key)

    def unseen(self) -> Canvas:
        """The same over one pixel: what is drawn on it is made and kept, and nobody sees it."""
        return self.on(Surface((1, 1)))

    def px(self, box: Box) -> pygame.Rect:
        """A box in real pixels; neighbours stay neighbours."""
        k = self.scale
        x, y = round(box.x * k), round(box.y * k)
        return pygame.Rect(x, y, round(box.right * k) - x, round(box.bottom * k) - y)

    def length(self, units: float) -> int:
        """A length in real pixels, at least 1."""
        return max(1, round(units * self.scale))

    def size_px(self, box: Box) -> tuple[int, int]:
        """A box's size in real pixels, at least 1 by 1."""
        rect = self.px(box)
        return max(1, rect.w), max(1, rect.h)

    def point(self, at: tuple[float, float]) -> Point:
        """A place in the window, as a place on the canvas."""
        return Point(at[0] / self.scale, at[1] / self.scale)

    def sees(self, box: Box) -> bool:
        """Whether any of a box is inside the part being drawn."""
        seen = self.surface.get_clip() if self.seen is None else self.seen
        return bool(seen.colliderect(self.px(box)))

    def blit(self, picture: Surface, x: float, y: float) -> None:
        """Draws a surface of real pixels with its corner here."""
        self.blit_px(picture, (round(x * self.scale), round(y * self.scale)))

    def blit_middle(self, picture: Surface, at: Point) -> None:
        """Draws a surface of real pixels with its middle here."""
        w, h = picture.get_size()
        self.blit_px(picture, (round(at.x * self.scale - w / 2), round(at.y * self.scale - h / 2)))

    def blit_px(self, picture: Surface, at: tuple[int, int]) -> None:
        """Draws a surface at a place in real pixels."""
        self._note(self.surface.blit(picture, at))

    def fill(self, box: Box, ink: str) -> None:
        """Fills a box; a colour with alpha is laid over what is there."""
        rect, tint = self.px(box), colour(ink)
        if tint.a == OPAQUE:
            self._note(self.surface.fill(tint, rect))
            return
        veil = paint.kept(("veil", ink), lambda: paint.gradient(VEIL, (ink,)))
        for x in range(rect.x, rect.right, VEIL[0]):
            for y in range(rect.y, rect.bottom, VEIL[1]):
                part = (0, 0, min(VEIL[0], rect.right - x), min(VEIL[1], rect.bottom - y))
                self._note(self.surface.blit(veil, (x, y), part))

    def rule(self, x: float, y: float, w: float, ink: str, thick: float = 2) -> None:
        """A level line."""
        self.fill(Box(x, y, w, max(thick, 1 / self.scale)), ink)

    def line(self, text: str, x: float, baseline: float, style: Style, align: Align = "l") -> Box:
        """One line of text on a baseline; gives the box that it fills."""
        picture = self.type.line(text, style)
        w = picture.get_width() / self.scale
        left = x - {"l": 0.0, "c": w / 2, "r": w}[align]
        top = baseline - self.type.ascent(style)
        self.blit(picture, left, top)
        return Box(left, top, w, picture.get_height() / self.scale)

    def text(
        self, text: str, box: Box, style: Style, align: Align = "l", valign: VAlign = "t"
    ) -> Box:
        """Text wrapped in a box, smaller if it must be; gives the box that it fills."""
        setting = self.type.fit(text, style, Size(box.w, box.h))
        if align == "c":
            setting = balanced(self.type, text, setting, box.w)
        return self.setting(setting, box, align, valign)

    def setting(self, setting: Setting, box: Box, align: Align = "l", valign: VAlign = "t") -> Box:
        """Text that was set before, in a box; gives the box that it fills."""
        top = box.y + {"t": 0.0, "m": 0.5, "b": 1.0}[valign] * (box.h - setting.size.h)
        x = box.x + {"l": 0.0, "c": box.w / 2, "r": box.w}[align]
        drop = (setting.line_height + self.type.cap_height(setting.style)) / 2
        for i, line in enumerate(setting.lines):
            self.line(line, x, top + i * setting.line_height + drop, setting.style, align)
        left = box.x + {"l": 0.0, "c": 0.5, "r": 1.0}[align] * (box.w - setting.size.w)
        return Box(left, top, *setting.size)

    def shadow(self, box: Box, radius: float = 14, spread: float = 14, drop: float = 5) -> None:
        """A soft shadow under a box."""
        self._halo(box.moved(0, drop), radius, spread, "#00000096")

    def glow(self, box: Box, ink: str, radius: float = 10, spread: float = 14) -> None:
        """Light round a box: what may be chosen."""
        self._halo(box, radius, spread, ink)

    def panel(self, box: Box, side: Side = "covenant", radius: float = 14) -> None:
        """A dark panel with the side's metal edge, and its shadow."""
        self.shadow(box, radius)
        line = self.theme.sides[side].metal
        body = self.theme.panel
        made = paint.panel(self.size_px(box), radius * self.scale, 2.2 * self.scale, line, body)
        self.blit_px(made, self.px(box).topleft)

    def ribbon(self, box: Box, body: tuple[str, ...], line: tuple[str, ...], cut: float) -> None:
        """A panel with cut corners: the prompt, a plate, a button."""
        made = paint.ribbon(self.size_px(box), cut * self.scale, 2.2 * self.scale, line, body)
        self.blit_px(made, self.px(box).topleft)

    def ring(self, box: Box, radius: float = 10) -> None:
        """The focus ring: 3 pixels of light on a dark edge (LOOK.md §8)."""
        light, dark = self.theme.ring
        wide = max(3, self.length(3.5))
        self._outline(self.px(box).inflate(4 * wide, 4 * wide), radius, dark, wide * 2)
        self._outline(self.px(box).inflate(3 * wide, 3 * wide), radius, light, wide)

    def diamond(self, at: Point, height: float, *, lit: bool = True) -> None:
        """One manna diamond, full or spent."""
        size = (self.length(height * 0.72), self.length(height))
        ink = "#fff0bc" if lit else "#a08c60"
        self.blit_middle(paint.diamond(size, ink, lit=lit), at)

    def picture(self, name: str, box: Box) -> bool:
        """A painted picture in a box; False where there is none."""
        found = self.pictures.get(name, self.size_px(box))
        if found is not None:
            self.blit_px(found, self.px(box).topleft)
        return found is not None

    def prepare(self, name: str, box: Box) -> Iterator[None]:
        """Makes a painted picture for a box in steps of a few ms."""
        return self.pictures.prepare(name, self.size_px(box))

    def kept(self, key: Hashable, box: Box, draw: Drawing) -> None:
        """Draws something costly once for this size, and from then on the picture of it.

        Args:
            key: what makes it different from others; its size and the theme are added.
            box: where; `draw` gets a transparent surface of this size in real pixels.
            draw: draws it, at once or in steps.
        """
        size = self.size_px(box)
        made = paint.kept(("canvas", key, size, self.theme.high_contrast), lambda: draw(size))
        self.blit_px(made, self.px(box).topleft)

    def _halo(self, box: Box, radius: float, spread: float, ink: str) -> None:
        reach = self.length(spread)
        soft = paint.halo(self.size_px(box), radius * self.scale, reach, ink)
        corner = self.px(box).topleft
        self.blit_px(soft, (corner[0] - reach, corner[1] - reach))

    def _outline(self, rect: pygame.Rect, radius: float, ink: str, width: int) -> None:
        turn = self.length(radius) + width
        self._note(pygame.draw.rect(self.surface, colour(ink), rect, width, border_radius=turn))

    def _note(self, rect: pygame.Rect) -> None:
        if self.touched is not None and rect:
            self.touched.append(rect)


def scale_of(window: tuple[int, int]) -> float:
    """Real pixels to one canvas unit, for a window of this size in pixels."""
    return min(window[0] / WIDTH, window[1] / HEIGHT)
