"""Text: measured, wrapped, shrunk to fit, and made into pictures once.

All measures are canvas units; letters are made at the window's real size, so they are sharp at
any size, and never under 15 real pixels. No face has the manna diamond, so ◇ is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame
import pygame.font

from scenes.cache import SurfaceCache
from scenes.geometry import Size
from scenes.pace import PACE
from scenes.paint import diamond
from scenes.theme import Role, Theme, colour

SMALLEST_PX = 15
DIAMOND = "◇"
LIMIT_BYTES = 2_500_000
"""At a scale of 1."""

MOST_WRAPPED = 600
SHORTEST = 2
CAPS_SPACE = 0.26
"""The least width of a space between small capitals, as a share of their height."""

SMALLER = 0.94
OPENING = re.compile(r'(?<![^\s(])"')
"""A quotation mark where something begins."""

NARROW, NARROW_SPACE = 0.9, 0.7
"""How much narrower than in proportion hinted letters are taken to be at most, and spaces."""


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


ALONE = 7
"""So many letters, with their stop, are not to stand alone on the last of several lines."""

ARTICLES = ("the", "a", "an", "The", "A", "An")
BARE = re.compile(r"[(“]?[◇\d]+")
"""A number that belongs to the word after it: "4 Walls", "(2 manna)"."""


class Room(NamedTuple):
    """Where text must stay: its size in canvas units, and how many lines it may have."""

    size: Size
    most_lines: int


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
        self._lines = SurfaceCache(round(LIMIT_BYTES * max(1.0, scale**2)))
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
        # A hair of room: a width that was itself measured comes back a little smaller.
        key = (text, style, int(width * self.scale + 0.01))
        if key not in self._wrapped:
            if len(self._wrapped) > MOST_WRAPPED:
                self._wrapped.clear()
            lines: list[str] = []
            for paragraph in text.split("\n"):
                lines += self._broken(paragraph, style, key[2])
            self._wrapped[key] = tuple(lines)
            PACE.rest()
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
            found = self._fitted[key] = self._fit(text, style, Room(size, most_lines))
            PACE.rest()
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
        return self._mended([*lines, line], style, width_px)

    def _mended(self, lines: list[str], style: Style, width_px: int) -> list[str]:
        """The same lines; none ends in a bare number, and no short word is left alone at the end.

        A word goes down only where the line below has room for it, so that no line is added.
        """
        for i in range(len(lines) - 2, -1, -1):
            while goes_down(lines[i], lines[i + 1], last=i == len(lines) - 2):
                rest, _, word = lines[i].rpartition(" ")
                below = f"{word} {lines[i + 1]}"
                if self._width_px(below, style) > width_px:
                    break
                lines[i], lines[i + 1] = rest, below
        return lines

    def _fit(self, text: str, style: Style, room: Room) -> Setting:
        setting = self.set(text, style, room.size.w)
        while not fits(setting, room) and setting.style.size > style.size * style.floor:
            smaller = self._smaller(text, setting.style, style, room)
            setting = self.set(text, smaller, room.size.w)
        return setting if fits(setting, room) else self._cut(setting, room)

    def _smaller(self, text: str, style: Style, first: Style, room: Room) -> Style:
        """The next size in which text may fit, or the smallest allowed.

        To measure a letter in a size for the first time takes long, so that sizes which are surely
        too large are passed over.
        """
        lowest, size = first.size * first.floor, style.size
        while True:
            size = max(lowest, size * SMALLER)
            tried = first.sized(size)
            if size <= lowest or self._may_fit(text, tried, first, room):
                return tried

    def _may_fit(self, text: str, style: Style, measured: Style, room: Room) -> bool:
        """Whether text may fit, judged by another size's letters made too narrow: No is certain."""
        k = self.font_px(style) / self.font_px(measured)
        space = k * NARROW_SPACE * self._width_px(" ", measured)
        width, lines = (room.size.w + 1) * self.scale, 0
        for paragraph in text.split("\n"):
            lines, filled = lines + 1, 0.0
            for word in paragraph.split(" "):
                wide = max(0.0, k * NARROW * self._width_px(word, measured) - 1)
                filled += space + wide if filled else wide
                if filled > width:
                    lines, filled = lines + 1, wide
                if wide > width:
                    return False
        return lines <= room.most_lines and lines * self.line_height(style) <= room.size.h + 0.5

    def _cut(self, setting: Setting, room: Room) -> Setting:
        most = max(1, min(room.most_lines, int(room.size.h / setting.line_height)))
        kept = list(setting.lines[:most])
        if len(setting.lines) > most:
            kept[-1] += " …"
        kept = [self._narrowed(line, setting.style, room.size.w) for line in kept]
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
        parts = parts_of(text, style)
        return sum(self._advance(one, style) for one in parts) + self._tracked(text, style)

    def _tracked(self, text: str, style: Style) -> float:
        return style.tracking * self.scale * len(text)

    def _advance(self, part: str, style: Style) -> float:
        """How far a part takes the pen, without the space after its letters."""
        px = self.font_px(style)
        if part == DIAMOND:
            return diamond_px(px)
        wide = self.font(style).size(part)[0]
        return max(wide, round(px * CAPS_SPACE)) if part == " " and style.role == "caps" else wide

    def _render(self, text: str, style: Style) -> pygame.Surface:
        parts, font = parts_of(text, style), self.font(style)
        if len(parts) == 1 and DIAMOND not in parts:
            return font.render(parts[0], True, colour(style.colour)).convert_alpha()
        surface = pygame.Surface(
            (int(self._width_px(text, style)) + 2, font.get_height()), pygame.SRCALPHA
        )
        x = 0.0
        for part in parts:
            self._set_part(surface, x, part, style)
            x += self._advance(part, style) + self._tracked(part, style)
        return surface.convert_alpha()

    def _set_part(self, surface: pygame.Surface, x: float, part: str, style: Style) -> None:
        font, px = self.font(style), self.font_px(style)
        if part != DIAMOND:
            surface.blit(font.render(part, True, colour(style.colour)), (round(x), 0))
            return
        gem = diamond((round(px * 0.56), round(px * 0.8)), style.colour)
        surface.blit(gem, (round(x + px * 0.04), round(font.get_ascent() - px * 0.72)))


def goes_down(line: str, below: str, *, last: bool) -> bool:
    """Whether the end of a line would better stand at the beginning of the next one."""
    rest, _, word = line.rpartition(" ")
    alone = last and " " in rest and (word in ARTICLES or is_alone(below))
    return bool(rest) and (alone or BARE.fullmatch(word) is not None)


def is_alone(line: str) -> bool:
    """Whether a line is one short word."""
    return len(line) <= ALONE and " " not in line


def faults(lines: Sequence[str]) -> int:
    """How many lines of a text would better break elsewhere."""
    pairs = enumerate(zip(lines, lines[1:], strict=False), 2)
    return sum(goes_down(one, below, last=n == len(lines)) for n, (one, below) in pairs)


def fits(setting: Setting, room: Room) -> bool:
    """Whether set text stays inside."""
    w, h = room.size
    within = setting.size.w <= w + 0.5 and setting.size.h <= h + 0.5
    return within and len(setting.lines) <= room.most_lines


def parts_of(text: str, style: Style) -> list[str]:
    """The parts of a line that are drawn one by one; small capitals stand word by word."""
    if style.role != "caps" or style.tracking or " " not in text:
        return pieces(text, tracked=bool(style.tracking))
    return [part for word in re.split("( )", text) for part in pieces(word, tracked=False)]


def pieces(text: str, *, tracked: bool) -> list[str]:
    """The parts of a line that are drawn one by one: diamonds, and spread letters.

    The straight marks of the texts are set as a printer sets them.
    """
    text = printed(text)
    if tracked:
        return list(text)
    parts: list[str] = []
    for i, part in enumerate(text.split(DIAMOND)):
        parts += [DIAMOND] if i else []
        parts += [part] if part else []
    return parts


def printed(text: str) -> str:
    """A text with a printer's apostrophes and quotation marks."""
    if "'" not in text and '"' not in text:
        return text
    return OPENING.sub("“", text).replace('"', "”").replace("'", "’")


def diamond_px(font_px: int) -> int:
    """How much room a ◇ takes in a line."""
    return round(font_px * 0.64)


@lru_cache(maxsize=64)
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
