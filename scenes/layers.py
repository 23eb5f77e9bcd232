"""How a frame is put together from what rests and what moves (PERFORMANCE.md, 3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Protocol

import pygame

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.pace import PACE, Unfinished, patiently
from scenes.steps import Steps, scaling

MANY = 24
STRIPS, FEW_STRIPS = 6, 3
LARGE = 0.4
"""The share of the window from which a rectangle is drawn in strips."""


class Drawn(Protocol):
    """What the layers need of a scene."""

    opaque: bool
    veil: float
    blur: float

    def draw(self, canvas: Canvas) -> None:
        """Draws what rests."""

    def draw_veil(self, canvas: Canvas) -> Iterator[None]:
        """Colours the veiled picture of what lies beneath, which may be smaller by now."""

    def draw_movers(self, canvas: Canvas) -> None:
        """Draws what moves."""


class Over(Protocol):
    """Something drawn over all scenes."""

    def draw(self, canvas: Canvas) -> None:
        """Draws it, or nothing."""


class Layers:
    """The layers over one window size.

    Attributes:
        canvas: over the resting layer.
        window_px: the window's size in real pixels.
    """

    def __init__(self, canvas: Canvas) -> None:
        """Layers on which nothing has been drawn yet."""
        self.canvas = canvas
        self.window_px = canvas.surface.get_size()
        self._under: pygame.Surface | None = None
        self._whole = pygame.Rect((0, 0), self.window_px)
        self._changed: list[pygame.Rect] = [self._whole]
        self._repaired: list[pygame.Rect] = []
        self._shown_movers: list[pygame.Rect] = []
        self._stirred = True
        self._revealed = True
        self._left: list[Callable[[], None]] = []

    @property
    def stale(self) -> bool:
        """Whether a frame has to be drawn although nothing is animating."""
        return bool(self._changed) or self._stirred or self._revealed

    def invalidate(self, box: Box | None) -> None:
        """What rests has changed in a box, or everywhere."""
        rect = self._whole if box is None else self.canvas.px(box).inflate(4, 4)
        self._changed.append(rect.clip(self._whole))

    def restart(self) -> None:
        """Other scenes are on the stack, or one beneath the top has changed."""
        self._under = None
        self._changed = [self._whole]
        self._left = []

    def stir(self) -> None:
        """What moves has changed."""
        self._stirred = True

    def reveal(self) -> None:
        """The window's own pixels were lost."""
        self._revealed = True

    def prepare(self, scenes: Sequence[Drawn]) -> Iterator[None]:
        """Makes the picture of all beneath the top scene in small steps, where it will be seen."""
        if self.lacks(scenes):
            self._under = yield from self._beneath(scenes)

    def lacks(self, scenes: Sequence[Drawn]) -> bool:
        """Whether the picture of all beneath the top scene will be seen, and is not there."""
        return self._under is None and bool(scenes) and not scenes[-1].opaque

    def frame(
        self, window: pygame.Surface, scenes: Sequence[Drawn], over: Sequence[Over]
    ) -> list[pygame.Rect]:
        """Draws what changed; gives the changed rectangles.

        Raises:
            Unfinished: it takes too long, and is gone on with the next time.
        """
        if self._left:
            self._go_on()
            raise Unfinished
        movers = self.canvas.on(window, watched=True)
        try:
            whole = self._redraw_resting(scenes)
        except Unfinished:
            self._left = self._parts(window, scenes[-1], over)
            raise
        if not whole:
            raise Unfinished
        try:
            repaired = [self._whole] if self._revealed else self._repaired
            for rect in merged(repaired + self._shown_movers):
                window.blit(self.canvas.surface, rect, rect)
            if scenes:
                scenes[-1].draw_movers(movers)
            for one in over:
                one.draw(movers)
        except Unfinished:
            self._left = self._parts(window, scenes[-1], over) if scenes else []
            self._shown_movers += self._touched_by(movers)
            window.set_clip(None)
            raise
        changed = merged(repaired + self._shown_movers + self._touched_by(movers))
        self._shown_movers, self._repaired = self._touched_by(movers), []
        self._stirred = self._revealed = False
        return changed

    def _parts(
        self, window: pygame.Surface, top: Drawn, over: Sequence[Over]
    ) -> list[Callable[[], None]]:
        """A picture that was left, part by part, drawn without being laid on anything."""
        movers = self.canvas.on(window).dry(self._whole)
        return [
            *(partial(top.draw, self.canvas.dry(rect)) for rect in merged(self._changed)),
            partial(top.draw_movers, movers),
            *(partial(one.draw, movers) for one in over),
        ]

    def _go_on(self) -> None:
        """Makes more of a picture that was left; the next one has then only to be laid."""
        while self._left:
            self._left[0]()
            self._left.pop(0)

    def _touched_by(self, movers: Canvas) -> list[pygame.Rect]:
        return merged([rect.clip(self._whole) for rect in movers.touched or []])

    def _redraw_resting(self, scenes: Sequence[Drawn]) -> bool:
        """Draws what rests anew where it has changed; whether all of it."""
        large = self._whole.h * self._whole.w * LARGE
        self._changed = [
            part
            for rect in merged(self._changed)
            for part in (strips(rect, FEW_STRIPS) if rect.w * rect.h > large else (rect,))
        ]
        while self._changed:
            with clipped(self.canvas.surface, self._changed[0]):
                self._draw_resting(scenes)
            self._repaired.append(self._changed.pop(0))
            if self._changed and PACE.is_over:
                return False
        return True

    def _draw_resting(self, scenes: Sequence[Drawn]) -> None:
        if not scenes:
            self.canvas.surface.fill("black")
            return
        if not scenes[-1].opaque and self._under is not None:
            self.canvas.surface.blit(self._under, (0, 0))
        scenes[-1].draw(self.canvas)

    def _beneath(self, scenes: Sequence[Drawn]) -> Steps:
        surface = pygame.Surface(self.window_px)
        yield
        canvas = self.canvas.on(surface)
        seen = list(scenes)
        lowest = max((i for i, scene in enumerate(seen[:-1]) if scene.opaque), default=0)
        for i in range(lowest, len(seen) - 1):
            for strip in strips(self._whole, STRIPS):
                yield from patiently(partial(seen[i].draw, canvas.dry(strip)))
                with clipped(surface, strip):
                    seen[i].draw(canvas)
                yield
            yield from patiently(partial(seen[i].draw_movers, canvas.dry(self._whole)))
            seen[i].draw_movers(canvas)
            surface = yield from veiled(canvas, seen[i + 1])
            canvas = self.canvas.on(surface)
            yield
        return surface


@contextmanager
def clipped(surface: pygame.Surface, rect: pygame.Rect) -> Iterator[None]:
    """Lets only the pixels of a rectangle be drawn on."""
    surface.set_clip(rect)
    try:
        yield
    finally:
        surface.set_clip(None)


def strips(rect: pygame.Rect, count: int) -> Iterator[pygame.Rect]:
    """So many parts of a rectangle, one below the other."""
    tall = -(-rect.h // count)
    for y in range(rect.y, rect.bottom, tall):
        yield pygame.Rect(rect.x, y, rect.w, min(tall, rect.bottom - y))


def veiled(canvas: Canvas, scene: Drawn) -> Steps:
    """What a scene lets be seen of the picture on a canvas."""
    surface, small, blur_px = canvas.surface, canvas.surface, canvas.length(max(1, scene.blur))
    if scene.opaque:
        return surface
    if scene.blur:
        small = yield from paint.reducing(surface, blur_px, max(1, blur_px // 2))
    yield
    dark = pygame.Surface(small.get_size())
    dark.fill("#060409")
    dark.set_alpha(round(scene.veil * 255))
    small.blit(dark, (0, 0))
    yield from scene.draw_veil(canvas.on(small))
    yield
    return surface if small is surface else (yield from scaling(small, onto=surface))


def merged(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same pixels in fewer rectangles: those that meet become one, and no more than `MANY`."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        if rect.w <= 0 or rect.h <= 0:
            continue
        grown = rect.copy()
        while (hit := grown.collidelist(apart)) >= 0:
            grown.union_ip(apart.pop(hit))
        apart.append(grown)
    return [apart[0].unionall(apart[1:])] if len(apart) > MANY else apart
