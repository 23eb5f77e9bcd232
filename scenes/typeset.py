"""Text: measured, wrapped, shrunk to fit, and made into pictures once.

All measures are canvas units; letters are made at the window's real size, so they are sharp at
any size, and never under 15 real pixels. No face has the manna diamond, so ◇ is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import pygame
import pygame.font

from scenes.cache import SurfaceCache
from scenes.geometry import Size
from scenes.paint import diamond
from scenes.theme import Role, Theme, colour

SMALLEST_PX = 15
DIAMOND = "◇"
LIMIT_BYTES = 5_000_000
MOST_WRAPPED = 1500
SHORTEST = 2


@dataclass(frozen=True, slots=True)
class Style:
    """How text is set.

    Attributes:
        role: which face.
        size: height in canvas units at 100 % text size.
        colour: hex.
        tracking: extra space after each letter, in canvas units.
        leading: line height as a multiple of the size.
        floor: how small `fit` may go, as a share of the size.
    """

    role: Role
    size: float
    colour: str = "#fff3d6"
    tracking: float = 0.0
    leading: float = 1.28
    floor: float = 0.6

    def sized(self, size: float) -> Style:
        """The same at another size."""
        return replace(self, size=size)

    def inked(self, ink: str) -> Style:
        """The same in another colour."""
        return replace(self, colour=ink)


@dataclass(frozen=True, slots=True)
class Setting:
    """Text broken into lines.

    Attributes:
        style: as it was set, perhaps smaller than asked.
        lines: top first.
        size: width of the longest line, height of all, in canvas units.
        line_height: from line to line.
    """

    style: Style
    lines: tuple[str, ...]
    size: Size
    line_height: float


class Typesetter:
    """Sets text for one window size, one text size and one theme."""

    def __init__(self, folder: Path, theme: Theme, scale: float, text_scale: float = 1.0) -> None:
        """A typesetter.

        Args:
            folder: where the font files lie; pygame's own face serves where one is missing.
            theme: its faces.
            scale: real pixels to one canvas unit.
            text_scale: 1.0 to 2.0, the person's text size.
        """
        self._folder = folder
        self._theme = theme
        self.scale = scale
        self.text_scale = text_scale
        self._lines = SurfaceCache(LIMIT_BYTES)
        self._wrapped: dict[tuple[str, Style, int], tuple[str, ...]] = {}
        self._fitted: dict[tuple[str, Style, Size, int], Setting] = {}
        self._widths: dict[tuple[str, Role, int, float], float] = {}

    def font_px(self, style: Style) -> int:
        """The height of the letters in real pixels."""
        wanted = style.size * self.scale * self.text_scale * self._theme.face_scale
        return max(SMALLEST_PX, round(wanted))

    def font(self, style: Style) -> pygame.font.Font:
        """The face at its real size."""
        return load_font(
            self._folder, self._theme.faces[style.role], style.role, self.font_px(style)
        )

    def width(self, text: str, style: Style) -> float:
        """The width of one line, in canvas units."""
        return self._width_px(text, style) / self.scale

    def line_height(self, style: Style) -> float:
        """From one line to the next, in canvas units."""
        return self.font_px(style) * style.leading / self.scale

    def wrap(self, text: str, style: Style, width: float) -> tuple[str, ...]:
        """Breaks text into lines at spaces and line ends; a word too long stands alone."""
        key = (text, style, round(width * self.scale))
        if key not in self._wrapped:
            if len(self._wrapped) > MOST_WRAPPED:
                self._wrapped.clear()
            lines: list[str] = []
            for paragraph in text.split("\n"):
                lines += self._broken(paragraph, style, key[2])
            self._wrapped[key] = tuple(lines)
        return self._wrapped[key]

    def set(self, text: str, style: Style, width: float) -> Setting:
        """Wraps text at the size asked."""
        lines = self.wrap(text, style, width)
        high = self.line_height(style)
        widest = max((self.width(line, style) for line in lines), default=0.0)
        return Setting(style, lines, Size(widest, high * len(lines)), high)

    def fit(self, text: str, style: Style, size: Size, most_lines: int = 99) -> Setting:
        """Wraps text and makes it smaller, to the style's floor, until it fits.

        Where even that is too large, lines that do not fit are left out and the last one ends in
        an ellipsis.
        """
        key = (text, style, size, most_lines)
        found = self._fitted.get(key)
        if found is None:
            if len(self._fitted) > MOST_WRAPPED:
                self._fitted.clear()
            found = self._fitted[key] = self._fit(text, style, size, most_lines)
        return found

    def line(self, text: str, style: Style) -> pygame.Surface:
        """One line as a picture in real pixels, as high as the face."""
        px = self.font_px(style)
        key = (text, style.role, px, style.colour, style.tracking)
        return self._lines.get(key, lambda: self._render(text, style))

    def ascent(self, style: Style) -> float:
        """From the top of a line's picture to its baseline, in canvas units."""
        return self.font(style).get_ascent() / self.scale

    def cap_height(self, style: Style) -> float:
        """The height of a capital, in canvas units."""
        return self.font_px(style) * 0.66 / self.scale

    def _broken(self, paragraph: str, style: Style, width_px: int) -> list[str]:
        lines, line = [], ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and self._width_px(longer, style) > width_px:
                lines.append(line)
                line = word
            else:
                line = longer
        return [*lines, line]

    def _fit(self, text: str, style: Style, size: Size, most_lines: int) -> Setting:
        setting = self.set(text, style, size.w)
        lowest = style.size * style.floor
        while not fits(setting, size, most_lines) and setting.style.size > lowest:
            smaller = max(lowest, setting.style.size * 0.94)
            setting = self.set(text, style.sized(smaller), size.w)
        return setting if fits(setting, size, most_lines) else self._cut(setting, size, most_lines)

    def _cut(self, setting: Setting, size: Size, most_lines: int) -> Setting:
        room = max(1, min(most_lines, int(size.h / setting.line_height)))
        kept = list(setting.lines[:room])
        if len(setting.lines) > room:
            kept[-1] += " …"
        kept = [self._narrowed(line, setting.style, size.w) for line in kept]
        widest = max(self.width(line, setting.style) for line in kept)
        high = setting.line_height
        return Setting(setting.style, tuple(kept), Size(widest, high * len(kept)), high)

    def _narrowed(self, line: str, style: Style, width: float) -> str:
        while len(line) > SHORTEST and self.width(line, style) > width:
            line = line.rstrip(" …")[:-1] + "…"
        return line

    def _width_px(self, text: str, style: Style) -> float:
        key = (text, style.role, self.font_px(style), style.tracking)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > MOST_WRAPPED:
                self._widths.clear()
            found = self._widths[key] = self._measured(text, style)
        return found

    def _measured(self, text: str, style: Style) -> float:
        font = self.font(style)
        if DIAMOND not in text and not style.tracking:
            return font.size(text)[0]
        parts = pieces(text, tracked=bool(style.tracking))
        plain = sum(font.size(part)[0] for part in parts if part != DIAMOND)
        gems = text.count(DIAMOND) * diamond_px(self.font_px(style))
        return plain + gems + style.tracking * self.scale * len(text)

    def _render(self, text: str, style: Style) -> pygame.Surface:
        font, ink = self.font(style), colour(style.colour)
        if DIAMOND not in text and not style.tracking:
            return font.render(text, True, ink).convert_alpha()
        surface = pygame.Surface(
            (int(self._width_px(text, style)) + 2, font.get_height()), pygame.SRCALPHA
        )
        x = 0.0
        for piece in pieces(text, tracked=bool(style.tracking)):
            x += self._set_piece(surface, x, piece, style) + style.tracking * self.scale * len(
                piece
            )
        return surface.convert_alpha()

    def _set_piece(self, surface: pygame.Surface, x: float, piece: str, style: Style) -> float:
        font, px = self.font(style), self.font_px(style)
        if piece != DIAMOND:
            surface.blit(font.render(piece, True, colour(style.colour)), (round(x), 0))
            return font.size(piece)[0]
        high = round(px * 0.8)
        gem = diamond((round(px * 0.56), high), style.colour)
        surface.blit(gem, (round(x + px * 0.04), round(font.get_ascent() - px * 0.72)))
        return diamond_px(px)


def fits(setting: Setting, size: Size, most_lines: int) -> bool:
    """Whether set text stays inside a size."""
    within = setting.size.w <= size.w + 0.5 and setting.size.h <= size.h + 0.5
    return within and len(setting.lines) <= most_lines


def pieces(text: str, *, tracked: bool) -> list[str]:
    """The parts of a line that are drawn one by one: diamonds, and spread letters."""
    if tracked:
        return list(text)
    parts: list[str] = []
    for i, part in enumerate(text.split(DIAMOND)):
        parts += [DIAMOND] if i else []
        parts += [part] if part else []
    return parts


def diamond_px(font_px: int) -> int:
    """How much room a ◇ takes in a line."""
    return round(font_px * 0.64)


@lru_cache(maxsize=96)
def load_font(folder: Path, names: tuple[str, ...], role: Role, px: int) -> pygame.font.Font:
    """A face at a size in real pixels; pygame's own face, slanted or bold, where none is found."""
    pygame.font.init()
    for name in names:
        for suffix in (".ttf", ".otf"):
            path = folder / f"{name}{suffix}"
            if path.is_file():
                return pygame.font.Font(path, px)
    fallback = pygame.font.Font(None, round(px * 1.25))
    fallback.set_italic(role == "italic")
    fallback.set_bold(role in ("display", "bold", "number"))
    return fallback
