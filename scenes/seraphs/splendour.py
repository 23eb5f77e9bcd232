"""What is larger than a card: a Miracle's window over the table, and the ground of a battle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from pygame import Surface

from engine.kernel.ids import Ref
from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.seraphs.pieces import side_name
from scenes.seraphs.standing import Card
from scenes.timeline import Timeline
from scenes.window_art import draw_window

SHARE = 0.7
WINDOW = 644 / 512
FADE = 0.16
BREATH = 150


def miracles(timeline: Timeline) -> list[Ref]:
    """The Miracles whose windows are open now."""
    return timeline.ones("miracle")


def draw_miracle(canvas: Canvas, timeline: Timeline, card: Card) -> None:
    """The window opens to most of the screen, and light goes over it once (LOOK.md §6)."""
    t = timeline.value(("miracle", card.ref), "scale", -1.0)
    if not 0 < t < 1 or not card.id:
        return
    tall = canvas.size.h * SHARE * (0.8 + 0.2 * min(1.0, t / FADE))
    box = canvas.whole.middle(tall * WINDOW, tall)
    shown = min(1.0, t / FADE, (1 - t) / FADE)
    # While it grows it has another size in every frame: none of them is worth keeping.
    picture = growing(canvas, card, box) if t < FADE else opened(canvas, card, box).copy()
    sweep(picture, t, keep=t >= FADE)
    picture.set_alpha(round(255 * max(0.0, shown)))
    canvas.blit_middle(picture, box.centre)


def growing(canvas: Canvas, card: Card, box: Box) -> Surface:
    """The window at this size, for one frame."""
    painted = canvas.pictures.get(f"windows/{card.id}")
    if painted is None:
        return opened(canvas, card, box).copy()
    return pygame.transform.smoothscale(painted, canvas.size_px(box))


def opened(canvas: Canvas, card: Card, box: Box) -> Surface:
    """The window at this size, clear round its arch."""
    size = canvas.size_px(box)

    def make() -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        made.fill((0, 0, 0, 0))
        whole = Box(0, 0, box.w, box.h)
        draw_window(canvas.on(made), f"windows/{card.id}", whole, side_name(card.side))
        return made

    return paint.kept(("miracle", card.id, size), make)


def sweep(picture: Surface, t: float, *, keep: bool) -> None:
    """A broad band of light across the glass; `keep`: it will be wanted at this size again."""
    w, h = picture.get_size()
    wide = w // 3
    made = partial(band_of_light, wide, h)
    band = paint.kept(("sweep", wide, h), made) if keep else made()
    x = round(-wide + (w + 2 * wide) * t)
    picture.blit(band, (x, 0), special_flags=pygame.BLEND_RGB_ADD)


def band_of_light(wide: int, tall: int) -> Surface:
    """Dark at its edges, warm in its middle; to be added to what it lies on."""
    strip = Surface((24, 4)).convert()
    for x in range(24):
        v = max(0.0, 1 - abs(x - 11.5) / 11.5) ** 2
        strip.fill((round(90 * v), round(78 * v), round(48 * v)), (x, 0, 1, 4))
    return pygame.transform.smoothscale(strip, (max(1, wide), max(1, tall)))


def draw_battle_ground(canvas: Canvas, *, mirrored: bool = False) -> Iterator[None]:
    """A breath of oxblood at one side, of lapis at the other, over the veiled table; in steps."""
    if canvas.theme.high_contrast:
        return
    size = canvas.surface.get_size()
    yield from canvas.pictures.prepare("table/battle", size, cover=True)
    painted = canvas.pictures.cover("table/battle", size)
    if painted is None:
        return

    def make() -> Surface:
        made = pygame.transform.flip(painted, mirrored, False)
        made.set_alpha(BREATH)
        return made

    canvas.blit_px(paint.kept(("battle", size, mirrored), make), (0, 0))
