"""What lies under everything: the walnut table and the stone wall, drawn without painted files."""

from __future__ import annotations

from random import Random
from zlib import crc32

import pygame
from pygame import Surface

from scenes.canvas import Canvas
from scenes.theme import colour

Px = tuple[int, int]
STONE = "#2a2830"
WALNUT = "#2c1b12"


def draw_walnut(canvas: Canvas, split: float = 0.46) -> None:
    """The dark walnut table: oxblood breath above the split, lapis below (LOOK.md §5)."""
    if canvas.theme.high_contrast:
        canvas.fill(canvas.whole, "#000000")
        return
    painted = canvas.pictures.cover("table/walnut", canvas.surface.get_size())
    if painted is not None:
        canvas.blit_px(painted, (0, 0))
        return
    plank = canvas.length(154)
    canvas.kept(("walnut", split), canvas.whole, lambda size: walnut(size, plank, split))


def draw_stone(canvas: Canvas) -> None:
    """The stone wall of the menu."""
    if canvas.theme.high_contrast:
        canvas.fill(canvas.whole, "#000000")
        return
    course = canvas.length(108)
    canvas.kept("stone", canvas.whole, lambda size: stone(size, course))


def walnut(size: Px, plank: int, split: float) -> Surface:
    """Boards with a quiet grain, warm above and cool below, darker towards the edges."""
    made = Surface(size).convert()
    made.fill(colour(WALNUT))
    for i, y in enumerate(range(0, size[1], plank)):
        board(made, pygame.Rect(0, y, size[0], plank), i)
    tint(made, ("#ff9a88", "#ffa694", "#c0b4ff", "#b4b8ff"), split)
    vignette(made, 0.62)
    return made


def board(made: Surface, rect: pygame.Rect, i: int) -> None:
    """One board: its tone, its grain, its joint."""
    grain = noise(f"grain{i}", (7, 90), 70)
    long_grain = pygame.transform.smoothscale(grain, rect.size)
    long_grain.fill([250 - (i * 7919 % 13) * 4] * 3, special_flags=pygame.BLEND_RGB_MULT)
    made.blit(long_grain, rect, special_flags=pygame.BLEND_RGB_MULT)
    fine = pygame.transform.smoothscale(noise(f"fine{i}", (24, 160), 40), rect.size)
    made.blit(fine, rect, special_flags=pygame.BLEND_RGB_MULT)
    pygame.draw.line(
        made, colour("#0a0605"), rect.bottomleft, rect.bottomright, max(1, rect.h // 90)
    )


def stone(size: Px, course: int) -> Surface:
    """Courses of hewn blocks."""
    made = Surface(size).convert()
    made.fill(colour(STONE))
    for row, y in enumerate(range(0, size[1], course)):
        for col in range(size[0] // (course * 2) + 2):
            left = round((col - 0.5 * (row % 2)) * course * 20 / 9)
            block(made, pygame.Rect(left, y, round(course * 20 / 9), course), row * 17 + col)
    rough = pygame.transform.smoothscale(noise("rough", (160, 90), 60), size)
    made.blit(rough, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def block(made: Surface, rect: pygame.Rect, seed: int) -> None:
    """One block: its tone, a lit upper edge, a dark joint."""
    tone = 0.82 + 0.3 * (crc32(f"block{seed}".encode()) % 100) / 100
    base = colour(STONE)
    pygame.draw.rect(made, [min(255, round(v * tone)) for v in base[:3]], rect)
    joint = max(1, rect.h // 36)
    lit = [min(255, round(v * tone * 1.28)) for v in base[:3]]
    pygame.draw.line(made, lit, (rect.x, rect.y + joint), (rect.right, rect.y + joint), joint)
    pygame.draw.rect(made, colour("#111015"), rect, joint)


def noise(name: str, size: Px, depth: int) -> Surface:
    """Soft bright noise, always the same for a name; `depth` is how dark it may get."""
    fades = bytes(255 - byte * depth // 255 for byte in range(256))
    grey = Random(name).randbytes(size[0] * size[1]).translate(fades)
    made = pygame.image.frombytes(grey, size, "P")
    made.set_palette([(v, v, v) for v in range(256)])
    return made.convert()


def tint(made: Surface, colours: tuple[str, str, str, str], split: float) -> None:
    """Multiplies with a change of colour round a height (0 is the top, 1 the foot)."""
    strip = Surface((4, 40)).convert()
    for y in range(40):
        t = min(1.0, max(0.0, (y / 40 - split) * 7 + 0.5))
        strip.fill(colour(colours[0]).lerp(colour(colours[3]), t), (0, y, 4, 1))
    veil = pygame.transform.smoothscale(strip, made.get_size())
    made.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def vignette(made: Surface, depth: float) -> None:
    """Darkens towards the edges."""
    w, h = 48, 27
    little = Surface((w, h)).convert()
    for x in range(w):
        for y in range(h):
            r = (((x + 0.5) / w - 0.5) / 0.62) ** 2 + (((y + 0.5) / h - 0.5) / 0.68) ** 2
            v = round(255 * (1 - depth * min(1.0, r) ** 0.9))
            little.set_at((x, y), (v, v, v))
    veil = pygame.transform.smoothscale(little, made.get_size())
    made.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
