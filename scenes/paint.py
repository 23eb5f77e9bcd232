"""Shapes and materials as surfaces, in real pixels; each is made once and kept.

Edges are smooth because every mask is drawn three times as large and scaled down.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.cache import SurfaceCache, room_in
from scenes.steps import Steps, ended, scaling
from scenes.theme import colour

FINE = 3
LIMIT_BYTES = 8_000_000
"""In a window of 1920 x 1080."""

_kept = SurfaceCache(LIMIT_BYTES)

Px = tuple[int, int]
Chamfer = tuple[float, float]


class Outline(NamedTuple):
    """A rectangle whose corners are shaped: how a small one is drawn, and how far they reach."""

    draw: Callable[[Px, float], Surface]
    reach: float


def forget(window: tuple[int, int] = (0, 0)) -> None:
    """Drops every kept surface; from now on there is as much room as a window needs."""
    _kept.clear(round(LIMIT_BYTES * room_in(window)))


def kept(key: Hashable, make: Callable[[], Surface | Steps]) -> Surface:
    """A surface of a caller's own, made at once or in steps, kept with ours under its key."""
    return _kept.get(key, make)


def rounded_mask(size: Px, radius: float) -> Surface:
    """A white rounded rectangle on nothing."""
    outline = Outline(_rounded, radius)
    return _kept.get(("round", size, round(radius, 1)), lambda: _white(size, outline))


def chamfer_mask(size: Px, cut: float) -> Surface:
    """A white rectangle with cut corners: the shape of buttons and of the prompt."""
    outline = Outline(_chamfered, cut)
    return _kept.get(("chamfer", size, round(cut, 1)), lambda: _white(size, outline))


def gradient(size: Px, colours: tuple[str, ...]) -> Surface:
    """Colours from top to bottom."""
    if len(set(colours)) == 1:
        made = Surface(size, pygame.SRCALPHA)
        made.fill(colour(colours[0]))
        return made
    strip = Surface((1, len(colours)), pygame.SRCALPHA)
    for i, value in enumerate(colours):
        strip.set_at((0, i), colour(value))
    tall = pygame.transform.smoothscale(widened(strip), (4, max(2, size[1])))
    return pygame.transform.scale(tall, size)


def widened(strip: Surface) -> Surface:
    """A strip one pixel wide, made four wide, which is what smooth scaling needs."""
    return pygame.transform.scale(strip, (4, strip.get_height()))


def filled(mask: Surface, colours: tuple[str, ...]) -> Surface:
    """A mask filled with colours from top to bottom."""
    body = gradient(mask.get_size(), colours)
    body.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return body


def framed(mask: Surface, inner: Surface, line: tuple[str, ...], body: tuple[str, ...]) -> Surface:
    """A shape with a line round it: the mask in the line's colours, the inner mask over it."""
    made = filled(mask, line)
    _lay_within(made, filled(inner, body))
    return made


def _lay_within(made: Surface, core: Surface) -> None:
    w, h = made.get_size()
    made.blit(core, ((w - core.get_width()) // 2, (h - core.get_height()) // 2))


def panel(
    size: Px, radius: float, line_px: float, line: tuple[str, ...], body: tuple[str, ...]
) -> Surface:
    """A rounded panel with a metal edge."""
    key = ("panel", size, round(radius, 1), round(line_px, 1), line, body)
    return _kept.get(key, lambda: _panel(size, radius, line_px, line, body))


def ribbon(
    size: Px, cut: float, line_px: float, line: tuple[str, ...], body: tuple[str, ...]
) -> Surface:
    """A panel with cut corners and a metal edge: prompt, plate, button."""
    key = ("ribbon", size, round(cut, 1), round(line_px, 1), line, body)
    return _kept.get(key, lambda: _ribbon(size, (cut, line_px), line, body))


def shadow(size: Px, radius: float, spread: int, alpha: int = 150) -> Surface:
    """A soft shadow of a rounded rectangle; larger than it by `spread` on each side."""
    return halo(size, radius, spread, f"#000000{alpha:02x}")


def halo(size: Px, radius: float, spread: int, ink: str) -> Surface:
    """Soft light (or dark) round a rounded rectangle; larger by `spread` on each side."""
    key = ("halo", size, round(radius, 1), spread, ink)
    return _kept.get(key, lambda: _halo(size, radius, max(1, spread), ink))


def diamond(size: Px, ink: str = "#f6e2a6", *, lit: bool = True) -> Surface:
    """The manna diamond ◇: lit, or spent (hollow, so that it is told without colour)."""
    return _kept.get(("diamond", size, ink, lit), lambda: _diamond(size, ink, lit))


def disc(diameter: int, colours: tuple[str, ...], line: str = "", line_px: float = 0) -> Surface:
    """A filled circle, with a line round it if one is named."""
    key = ("disc", diameter, colours, line, round(line_px, 1))
    return _kept.get(key, lambda: _disc(diameter, colours, line, line_px))


def blurred(surface: Surface, radius: int) -> Surface:
    """A soft copy, made small first, so that it costs little."""
    return ended(blurring(surface, radius))


def blurring(surface: Surface, radius: int) -> Steps:
    """The same in steps."""
    small = yield from reducing(surface, radius, max(1, radius // 4))
    yield
    return (yield from scaling(small, surface.get_size()))


def reducing(surface: Surface, radius: int, k: int) -> Steps:
    """A soft copy, `k` times smaller; scaled up, it is as soft as the radius in pixels says."""
    small = (max(2, surface.get_width() // k), max(2, surface.get_height() // k))
    little = yield from scaling(surface, small)
    for _ in range(2):
        yield
        little = pygame.transform.box_blur(little, max(1, radius // k // 2))
    return little


def shaded(surface: Surface, ink: str) -> Surface:
    """A copy whose every visible pixel is multiplied by a colour (dimmed, tinted)."""
    made = surface.copy()
    made.fill(colour(ink), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def in_window_format(surface: Surface) -> Surface:
    """A surface with clear pixels in the window's format; the same one where it has it already."""
    wanted = Surface((1, 1), pygame.SRCALPHA).convert_alpha()
    return surface if surface.get_masks() == wanted.get_masks() else surface.convert_alpha()


def cut_corners(rect: pygame.Rect, cut: float) -> list[tuple[float, float]]:
    """The eight corners of a rectangle with its corners cut off."""
    x0, y0, x1, y1 = rect.left, rect.top, rect.right, rect.bottom
    upper = [(x0 + cut, y0), (x1 - cut, y0), (x1, y0 + cut), (x1, y1 - cut)]
    return upper + [(x1 - cut, y1), (x0 + cut, y1), (x0, y1 - cut), (x0, y0 + cut)]


def fine_size(size: Px) -> Px:
    """The size at which a mask is drawn."""
    return size[0] * FINE, size[1] * FINE


def _smooth(drawn: Surface, size: Px) -> Surface:
    return in_window_format(pygame.transform.smoothscale(drawn, size))


def _white(size: Px, outline: Outline) -> Surface:
    return in_window_format(_cut_to(outline, gradient(size, ("#ffffff",))))


def _cut_to(outline: Outline, body: Surface) -> Surface:
    """Cuts a filled rectangle to an outline: of a large one the corners alone."""
    w, h = body.get_size()
    corner = math.ceil(outline.reach) + 1
    if min(w, h) <= 2 * corner + 2:
        mask = outline.draw((w, h), outline.reach)
        body.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return body
    little = outline.draw((2 * corner + 2, 2 * corner + 2), outline.reach)
    for x, from_x in ((0, 0), (w - corner, corner + 2)):
        for y, from_y in ((0, 0), (h - corner, corner + 2)):
            part = (from_x, from_y, corner, corner)
            body.blit(little, (x, y), part, special_flags=pygame.BLEND_RGBA_MULT)
    return body


def _rounded(size: Px, radius: float) -> Surface:
    fine = Surface(fine_size(size), pygame.SRCALPHA)
    fine.fill((255, 255, 255, 0))
    pygame.draw.rect(fine, "white", fine.get_rect(), border_radius=round(radius * FINE))
    return _smooth(fine, size)


def _chamfered(size: Px, cut: float) -> Surface:
    fine = Surface(fine_size(size), pygame.SRCALPHA)
    fine.fill((255, 255, 255, 0))
    pygame.draw.polygon(fine, "white", cut_corners(fine.get_rect(), cut * FINE))
    return _smooth(fine, size)


def _shrunk(size: Px, line_px: float) -> Px:
    line = max(1, round(line_px)) * 2
    return max(1, size[0] - line), max(1, size[1] - line)


def _panel(
    size: Px, radius: float, line_px: float, line: tuple[str, ...], body: tuple[str, ...]
) -> Steps:
    outlines = (Outline(_rounded, radius), Outline(_rounded, max(0, radius - line_px)))
    return _framing(size, line_px, (line, body), outlines)


def _ribbon(size: Px, shape: Chamfer, line: tuple[str, ...], body: tuple[str, ...]) -> Steps:
    cut, line_px = shape
    outlines = (Outline(_chamfered, cut), Outline(_chamfered, cut * 0.94))
    return _framing(size, line_px, (line, body), outlines)


def _framing(
    size: Px,
    line_px: float,
    inks: tuple[tuple[str, ...], tuple[str, ...]],
    outlines: tuple[Outline, Outline],
) -> Steps:
    """A shape with a line round it, in steps: the line's colours, and the body over them."""
    made = gradient(size, inks[0])
    yield
    _cut_to(outlines[0], made)
    core = gradient(_shrunk(size, line_px), inks[1])
    yield
    _lay_within(made, _cut_to(outlines[1], core))
    return made


def _halo(size: Px, radius: float, spread: int, ink: str) -> Steps:
    whole = (size[0] + 2 * spread, size[1] + 2 * spread)
    soft = Surface(whole, pygame.SRCALPHA)
    yield
    tint = colour(ink)
    soft.fill((tint.r, tint.g, tint.b, 0))
    body = pygame.Rect((spread, spread), size).inflate(-spread // 3, -spread // 3)
    pygame.draw.rect(soft, tint, body, border_radius=round(radius))
    yield
    made = yield from blurring(soft, spread)
    return in_window_format(made)


def _diamond(size: Px, ink: str, lit: bool) -> Surface:
    fine = Surface(fine_size(size), pygame.SRCALPHA)
    tint = colour(ink)
    fine.fill((tint.r, tint.g, tint.b, 0))
    w, h = fine.get_size()
    points = [(w / 2, 0), (w, h / 2), (w / 2, h), (0, h / 2)]
    pygame.draw.polygon(fine, tint, points)
    if not lit:
        k = 0.28
        inner = [
            (w / 2 + (x - w / 2) * (1 - k * 1.3), h / 2 + (y - h / 2) * (1 - k * 1.3))
            for x, y in points
        ]
        pygame.draw.polygon(fine, (tint.r, tint.g, tint.b, 40), inner)
    return _smooth(fine, size)


def _disc(diameter: int, colours: tuple[str, ...], line: str, line_px: float) -> Surface:
    mask = rounded_mask((diameter, diameter), diameter / 2)
    if not line:
        return filled(mask, colours)
    inner_size = _shrunk((diameter, diameter), line_px)
    return framed(mask, rounded_mask(inner_size, inner_size[0] / 2), (line,), colours)
