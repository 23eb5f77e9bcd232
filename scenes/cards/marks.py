"""What is true of a card now: a word on a plaque, a thread round its edge, light beneath it.

Each mark has a word or a line of its own, so that colour never tells it alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.cards import shapes
from scenes.cards.lettering import Letters
from scenes.cards.look import MASTER, CardLook, Mark
from scenes.cards.numbers import plaque
from scenes.paint import halo
from scenes.theme import COVENANT

WORDS: dict[Mark, tuple[str, str]] = {
    "goes_out": ("Goes out", "#ffd9a0"),
    "in_the_way": ("In the way", "#bfe0ff"),
    "answer_ready": ("Answer", "#ffe9a8"),
    "first_day": ("First day", "#e6dcf6"),
    "held": ("Held", "#ffc9ae"),
    "stopped": ("Stopped", "#ffc9ae"),
    "spared": ("Spared", "#c8f0d8"),
    "turned": ("Turned", "#ffe9a8"),
}
"""Marks said in a word, the weightiest first, and the word's colour."""

GLOWS: dict[Mark, str] = {
    "threatened": "#ff7a3c",
    "chosen": "#ffd257",
    "announced": "#fff3d6",
    "legal": "#ffd257",
}
"""Marks shown by a thread and by light, the one that counts first."""

CASING = "#120e14"
"""A thread lies on a dark line, so that it stands out from gold and ivory as well."""

Outline = tuple[tuple[float, float], ...]

_ARROW_UP: Outline = (
    *((-0.8, 0.2), (0, -0.9), (0.8, 0.2), (0.3, 0.2)),
    *((0.3, 0.9), (-0.3, 0.9), (-0.3, 0.2)),
)
_BELL: Outline = (
    *((-0.3, -0.7), (0.3, -0.7), (0.55, 0.3)),
    *((0.9, 0.6), (-0.9, 0.6), (-0.55, 0.3)),
)
_ARROW_BACK: Outline = (
    *((-0.9, 0.1), (-0.2, -0.7), (-0.2, -0.2), (0.9, -0.2), (0.9, 0.9)),
    *((0.4, 0.9), (0.4, 0.3), (-0.2, 0.3), (-0.2, 0.9)),
)
_SIGNS: dict[Mark, tuple[Outline, ...]] = {
    "goes_out": (_ARROW_UP,),
    "in_the_way": (((-0.8, -0.8), (0.8, -0.8), (0.8, 0.1), (0, 1.0), (-0.8, 0.1)),),
    "answer_ready": (_BELL, ((-0.2, 0.7), (0.2, 0.7), (0, 1.0))),
    "first_day": (((-0.7, -0.9), (0.7, -0.9), (0, 0)), ((-0.7, 0.9), (0.7, 0.9), (0, 0))),
    "held": (((-0.9, -0.3), (0.9, -0.3), (0.9, 0.3), (-0.9, 0.3)),),
    "stopped": (
        ((-0.9, -0.6), (-0.6, -0.9), (0.9, 0.6), (0.6, 0.9)),
        ((0.6, -0.9), (0.9, -0.6), (-0.6, 0.9), (-0.9, 0.6)),
    ),
    "spared": (((0, -0.9), (0.9, 0.3), (0.4, 0.9), (-0.4, 0.9), (-0.9, 0.3)),),
    "turned": (_ARROW_BACK,),
}
"""A small sign before each word, in radii."""


@dataclass(frozen=True, slots=True)
class Aura:
    """Light to be drawn beneath a card, larger than it by `reach_px` on every side."""

    surface: Surface
    reach_px: int


def write_marks(face: Surface, box: Rect, look: CardLook, letters: Letters) -> None:
    """Plaques with words from the foot of a box upwards; where they cannot all stand, signs."""
    shown = [mark for mark in WORDS if mark in look.marks]
    if not shown:
        return
    px = plaque_px(look, box)
    high = round(px * 1.4)
    y = box.bottom
    room = max(1, box.h // (high + 2))
    if len(shown) > room:
        _signs_only(face, box, shown, px)
        return
    for mark in shown:
        y -= high + 2
        _plaque(face, Rect(box.x, y, box.w, high), mark, px, letters)


def plaque_px(look: CardLook, box: Rect) -> int:
    """How high the words of a plaque are."""
    wanted = max(14.0, 0.085 * look.width_px) * min(1.5, look.text_scale)
    if look.size == "full":
        wanted = max(15.0, 0.042 * look.width_px) * look.text_scale
    return max(9, min(round(wanted), box.w // 5, round(box.h / 1.5)))


def threading(face: Surface, look: CardLook) -> Iterator[None]:
    """The line round the edge: stitched, whole with corners, toothed or double (see `GLOWS`)."""
    if "turned" in look.marks:
        yield from _line(face, look, 0.016, 0.012, COVENANT.metal[0])
    mark = glow_of(look)
    if mark is None:
        return
    wide = max(2, round(look.width_px * (0.011 if look.size == "full" else 0.02)))
    ink = GLOWS[mark]
    yield from _line(face, look, 1.1 * wide / look.width_px, 3.2 * wide / look.width_px, CASING)
    if mark == "legal":
        _stitched(face, _edge(look, wide / 2)(*face.get_size()), max(2, wide - 1), ink)
        return
    yield from _line(face, look, wide * 0.5 / look.width_px, 0.024, ink)
    if mark == "threatened":
        _teeth(face, wide, ink)
    if mark == "chosen":
        _corners(face, wide, ink)
    if mark == "announced":
        yield from _line(face, look, 2.3 * wide / look.width_px, 0.014, ink)


def _edge(look: CardLook, inset_px: float) -> Callable[[float, float], shapes.Points]:
    """The card's outline, so many pixels within its edge."""
    radius, w = 34 * look.width_px / MASTER[0], look.lying_px[0]

    def points(wide: float, high: float) -> shapes.Points:
        fine = wide / w
        return shapes.rounded(wide, high, radius * fine, inset_px * fine)

    return points


def _line(face: Surface, look: CardLook, inset: float, width: float, ink: str) -> Iterator[None]:
    """A whole line along the edge; its inset and width in card widths."""
    edge = _edge(look, inset * look.width_px)
    line = yield from shapes.ringing(face.get_size(), edge, max(1.5, width * look.width_px))
    yield
    face.blit(shapes.tinted(line, ink), (0, 0))
    yield


def aura(look: CardLook) -> Aura | None:
    """The light beneath a card that may be chosen, is chosen, threatened or announced."""
    mark = glow_of(look)
    if mark is None:
        return None
    reach = max(5, round(look.width_px * 0.075))
    strength = "90" if mark == "legal" else "d8"
    return Aura(halo(look.lying_px, look.width_px * 0.047, reach, GLOWS[mark] + strength), reach)


def glow_of(look: CardLook) -> Mark | None:
    """The one mark whose thread and light are shown."""
    return next((mark for mark in GLOWS if mark in look.marks), None)


def _plaque(face: Surface, room: Rect, mark: Mark, px: int, letters: Letters) -> None:
    text, ink = WORDS[mark]
    r = round(px * 0.36)
    size = letters.fit((text,), "caps", px, room.w - 2 * r - px)
    words = letters.draw(text, "caps", size, ink)
    wide = words.get_width() + 2 * r + round(px * 1.1)
    box = Rect(room.centerx - wide // 2, room.y, wide, room.h)
    plaque(face, box, ink)
    sign(face, mark, (box.x + round(px * 0.4) + r, box.centery), r, ink)
    top = box.centery + letters.rise("caps", size) // 2 - letters.ascent("caps", size)
    face.blit(words, (box.x + round(px * 0.65) + 2 * r, top))


def _signs_only(face: Surface, box: Rect, shown: list[Mark], px: int) -> None:
    side = max(9, min(round(px * 1.3), box.w // max(1, len(shown)) - 1))
    x = box.centerx - (side + 1) * len(shown) // 2
    for mark in shown:
        place = Rect(x, box.bottom - side - 1, side, side)
        plaque(face, place, WORDS[mark][1])
        sign(face, mark, place.center, round(side * 0.32), WORDS[mark][1])
        x += side + 1


def sign(face: Surface, mark: Mark, at: tuple[int, int], r: int, ink: str) -> None:
    """The small sign of a mark."""
    fine, side = 4, 2 * r + 2
    drawn = shapes.blank((side * fine, side * fine))
    for part in _SIGNS[mark]:
        spots = [((x * r + r + 1) * fine, (y * r + r + 1) * fine) for x, y in part]
        pygame.draw.polygon(drawn, "white", spots)
    small = pygame.transform.smoothscale(drawn, (side, side))
    face.blit(shapes.tinted(small, ink), (at[0] - side // 2, at[1] - side // 2))


def _stitched(face: Surface, points: shapes.Points, wide: int, ink: str) -> None:
    """Dashes along a closed line."""
    dash = max(5.0, face.get_width() * 0.05)
    path = [*points, points[0]]
    walked = 0.0
    for (ax, ay), (bx, by) in zip(path, path[1:], strict=False):
        far = math.hypot(bx - ax, by - ay)
        step = 0.0
        while step < far:
            left = dash - (walked % dash)
            end = min(far, step + left)
            if int(walked / dash) % 2 == 0:
                a, b = step / far, end / far
                start = (ax + (bx - ax) * a, ay + (by - ay) * a)
                stop = (ax + (bx - ax) * b, ay + (by - ay) * b)
                pygame.draw.line(face, ink, start, stop, wide)
            walked += end - step + 1e-6
            step = end + 1e-6


def _teeth(face: Surface, wide: int, ink: str) -> None:
    """Points that bite inwards from the upper and the lower edge."""
    w, h = face.get_size()
    pitch = max(9.0, w / 13)
    for i in range(1, int(w / pitch)):
        x = i * pitch + (w % pitch) / 2
        for y, way in ((wide * 0.6, 1), (h - wide * 0.6, -1)):
            tip = y + way * pitch * 0.42
            pygame.draw.polygon(face, ink, [(x - pitch * 0.3, y), (x + pitch * 0.3, y), (x, tip)])


def _corners(face: Surface, wide: int, ink: str) -> None:
    """Filled corners: chosen."""
    w, h = face.get_size()
    n = wide * 4
    for x, y, dx, dy in (
        (0, 0, 1, 1),
        (w - 1, 0, -1, 1),
        (0, h - 1, 1, -1),
        (w - 1, h - 1, -1, -1),
    ):
        ox, oy = x + dx * wide, y + dy * wide
        pygame.draw.polygon(face, ink, [(ox, oy), (ox + dx * n, oy), (ox, oy + dy * n)])
