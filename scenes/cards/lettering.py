"""Letters on cards, in real pixels: measured, wrapped, fitted, and drawn sharp."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from scenes.services import Face
from scenes.theme import FACE_SCALE, Role, colour, faces_of
from scenes.typeset import DIAMOND, diamond_px, load_font, pieces

SMALLEST_PX = 6
MOST_WIDTHS = 8000
SPACE = 0.21
"""The narrowest space between words, in em."""


class Letters:
    """Measures and draws with one typeface. A letter's height is that of its em, in pixels."""

    def __init__(self, folder: Path, face: Face) -> None:
        """Letters of a face.

        Args:
            folder: where the font files lie.
            face: the book faces, or an easy-reading one for all roles.
        """
        self._folder = folder
        self._names = faces_of(face)
        self._scale = FACE_SCALE[face]
        self._widths: dict[tuple[str, Role, int], int] = {}
        self._rises: dict[tuple[Role, int], int] = {}

    def font(self, role: Role, px: int) -> pygame.font.Font:
        """The face of a role; easy-reading faces run larger, and are set smaller to match."""
        return load_font(self._folder, self._names[role], role, max(5, round(px * self._scale)))

    def width(self, text: str, role: Role, px: int) -> int:
        """The width of one line."""
        words = text.split(" ")
        wide = sum([self.word(word, role, px) for word in words])
        return wide + (len(words) - 1) * self.space(role, px)

    def word(self, word: str, role: Role, px: int) -> int:
        """The width of one word."""
        key = (word, role, px)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > MOST_WIDTHS:
                self._widths.clear()
            parts = pieces(word, tracked=False)
            found = self._widths[key] = sum(self._advance(part, role, px) for part in parts)
        return found

    def space(self, role: Role, px: int) -> int:
        """Between two words: never closed up, as it is in small hinted type."""
        return max(self.word(" ", role, px), round(px * self._scale * SPACE))

    def widest(self, lines: tuple[str, ...], role: Role, px: int) -> int:
        """The width of the longest line."""
        return max((self.width(line, role, px) for line in lines), default=0)

    def wrap(self, text: str, role: Role, px: int, width: int) -> tuple[str, ...]:
        """Breaks text at spaces into as few lines as fit; a word too wide stands alone."""
        return _wrapped(self._measured(text, role, px), self.space(role, px), width)

    def balanced(self, text: str, role: Role, px: int, width: int) -> tuple[str, ...]:
        """Wrapped, and with lines of about one length, so that no word is left over at the end."""
        words, space = self._measured(text, role, px), self.space(role, px)
        lines = _wrapped(words, space, width)
        least = self.width(text, role, px) / max(1, len(lines))
        for share in (1.02, 1.08, 1.15, 1.25):
            narrow = int(least * share)
            if narrow < width:
                tried = _wrapped(words, space, narrow)
                if len(tried) == len(lines):
                    return tried
        return lines

    def _measured(self, text: str, role: Role, px: int) -> list[tuple[str, int]]:
        return [(word, self.word(word, role, px)) for word in text.split()]

    def fit(self, lines: tuple[str, ...], role: Role, px: int, width: int) -> int:
        """The largest height, `px` at most, at which every line is as narrow as asked."""
        wide = self.widest(lines, role, px)
        if wide <= width:
            return px
        size = max(SMALLEST_PX, int(px * width / wide) + 1)
        while size > SMALLEST_PX and self.widest(lines, role, size) > width:
            size -= 1
        return size

    def draw(self, text: str, role: Role, px: int, ink: str) -> Surface:
        """One line on nothing, as high as its face; its baseline lies at `ascent`."""
        font, tint = self.font(role, px), colour(ink)
        made = Surface((max(1, self.width(text, role, px)), font.get_height()), pygame.SRCALPHA)
        made.fill((tint.r, tint.g, tint.b, 0))
        x, space = 0, self.space(role, px)
        for word in text.split(" "):
            for piece in pieces(word, tracked=False):
                x += self._piece(made, x, piece, (role, px, ink))
            x += space
        return made

    def ascent(self, role: Role, px: int) -> int:
        """From the top of a drawn line to its baseline."""
        return self.font(role, px).get_ascent()

    def rise(self, role: Role, px: int) -> int:
        """From the baseline to the top of a capital."""
        found = self._rises.get((role, px))
        if found is None:
            found = self._rises[role, px] = capital_rise(self.font(role, px))
        return found

    def outlined(self, text: str, role: Role, px: int, inks: tuple[str, str, int]) -> Surface:
        """Letters with a line round them, cut to their ink, so that they can be centred by eye.

        Args:
            text: the letters.
            role: their face.
            px: their height.
            inks: the letters' colour, the line's colour, and its width.
        """
        font, (ink, edge, wide) = self.font(role, px), inks
        body = font.render(text, True, colour(ink))
        font.outline = wide
        rim = font.render(text, True, colour(edge))
        font.outline = 0
        rim.blit(body, (wide, wide))
        return rim.subsurface(rim.get_bounding_rect())

    def _piece(self, made: Surface, x: int, piece: str, style: tuple[Role, int, str]) -> int:
        role, px, ink = style
        font = self.font(role, px)
        if piece == DIAMOND:
            made.blit(hollow_diamond(px, ink), (x, font.get_ascent() - round(px * 0.74)))
            return diamond_px(px)
        made.blit(font.render(piece, True, colour(ink)), (x, 0))
        return self._advance(piece, role, px)

    def _advance(self, piece: str, role: Role, px: int) -> int:
        return diamond_px(px) if piece == DIAMOND else self.font(role, px).size(piece)[0]


def capital_rise(font: pygame.font.Font) -> int:
    """How far a capital rises over its baseline."""
    metrics = font.metrics("H")[0]
    return metrics[3] if metrics else round(font.get_ascent() * 0.7)


@lru_cache(maxsize=64)
def hollow_diamond(px: int, ink: str) -> Surface:
    """The manna sign ◇ as a letter of this height: an outline, as it is printed."""
    fine, tint = 4, colour(ink)
    w, h = round(px * 0.54), round(px * 0.82)
    made = Surface((w * fine, h * fine), pygame.SRCALPHA)
    made.fill((tint.r, tint.g, tint.b, 0))
    for shrink, alpha in ((0.0, 255), (0.13 * px * fine, 0)):
        cx, cy = w * fine / 2, h * fine / 2
        rx, ry = cx - shrink, cy - shrink * 1.45
        spots = [(cx, cy - ry), (cx + rx, cy), (cx, cy + ry), (cx - rx, cy)]
        pygame.draw.polygon(made, (tint.r, tint.g, tint.b, alpha), spots)
    return pygame.transform.smoothscale(made, (w, h))


def _wrapped(words: list[tuple[str, int]], space: int, width: int) -> tuple[str, ...]:
    lines: list[list[str]] = []
    left = -1
    for word, wide in words:
        left -= space + wide
        if lines and left >= 0:
            lines[-1].append(word)
        else:
            lines.append([word])
            left = width - wide
    return tuple([" ".join(line) for line in lines])
