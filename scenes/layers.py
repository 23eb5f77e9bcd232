"""How a frame is put together from what rests and what moves (PERFORMANCE.md, 3)."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Protocol

import pygame

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box

MANY = 10


class Drawn(Protocol):
    """What the layers need of a scene."""

    opaque: bool
    veil: float
    blur: float

    def draw(self, canvas: Canvas) -> None:
        """Draws what rests."""

    def draw_veil(self, canvas: Canvas) -> None:
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
        self._shown_movers: list[pygame.Rect] = []
        self._stirred = True
        self._revealed = True

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

    def stir(self) -> None:
        """What moves has changed."""
        self._stirred = True

    def reveal(self) -> None:
        """The window's own pixels were lost."""
        self._revealed = True

    def prepare(self, scenes: Sequence[Drawn]) -> Iterator[None]:
        """Makes the picture of all beneath the top scene in small steps, where it will be seen."""
        if self._under is None and not scenes[-1].opaque:
            self._under = yield from self._beneath(scenes)

    def frame(
        self, window: pygame.Surface, scenes: Sequence[Drawn], over: Sequence[Over]
    ) -> list[pygame.Rect]:
        """Draws what changed; gives the changed rectangles."""
        repaired = self._redraw_resting(scenes)
        if self._revealed:
            repaired = [self._whole]
        for rect in merged(repaired + self._shown_movers):
            window.blit(self.canvas.surface, rect, rect)
        movers = self.canvas.on(window, watched=True)
        if scenes:
            scenes[-1].draw_movers(movers)
        for one in over:
            one.draw(movers)
        touched = merged([r.clip(self._whole) for r in movers.touched or []])
        changed = merged(repaired + self._shown_movers + touched)
        self._shown_movers = touched
        self._stirred = self._revealed = False
        return changed

    def _redraw_resting(self, scenes: Sequence[Drawn]) -> list[pygame.Rect]:
        changed = merged(self._changed)
        self._changed = []
        if not scenes:
            self.canvas.surface.fill("black")
            return changed
        top = scenes[-1]
        if not top.opaque and self._under is None:
            self._under = ended(self._beneath(scenes))
        for rect in changed:
            self.canvas.surface.set_clip(rect)
            if not top.opaque and self._under is not None:
                self.canvas.surface.blit(self._under, (0, 0))
            top.draw(self.canvas)
        self.canvas.surface.set_clip(None)
        return changed

    def _beneath(self, scenes: Sequence[Drawn]) -> Steps:
        surface = pygame.Surface(self.window_px)
        canvas = self.canvas.on(surface)
        seen = list(scenes)
        lowest = max((i for i, scene in enumerate(seen[:-1]) if scene.opaque), default=0)
        for i in range(lowest, len(seen) - 1):
            for half in halves(self._whole):
                surface.set_clip(half)
                seen[i].draw(canvas)
                yield
            surface.set_clip(None)
            seen[i].draw_movers(canvas)
            surface = yield from veiled(canvas, seen[i + 1])
            canvas = self.canvas.on(surface)
            yield
        return surface


def halves(rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """The upper and the lower half."""
    middle = rect.h // 2
    upper = pygame.Rect(rect.x, rect.y, rect.w, middle)
    return upper, pygame.Rect(rect.x, rect.y + middle, rect.w, rect.h - middle)


Steps = Generator[None, None, pygame.Surface]
"""A picture made in steps, none of which takes long."""


def ended(steps: Steps) -> pygame.Surface:
    """What comes of all the steps, taken at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: pygame.Surface = end.value
            return made


def veiled(canvas: Canvas, scene: Drawn) -> Steps:
    """What a scene lets be seen of the picture on a canvas."""
    surface, blur_px = canvas.surface, canvas.length(max(1, scene.blur))
    if scene.opaque:
        return surface
    small = paint.reduced(surface, blur_px, max(1, blur_px // 2)) if scene.blur else surface
    yield
    dark = pygame.Surface(small.get_size())
    dark.fill("#060409")
    dark.set_alpha(round(scene.veil * 255))
    small.blit(dark, (0, 0))
    scene.draw_veil(canvas.on(small))
    yield
    if small is surface:
        return surface
    pygame.transform.smoothscale(small, surface.get_size(), surface)
    return surface


def merged(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same pixels in fewer rectangles: those that meet become one, and never more than ten."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        if rect.w <= 0 or rect.h <= 0:
            continue
        grown = rect.copy()
        while (hit := grown.collidelist(apart)) >= 0:
            grown.union_ip(apart.pop(hit))
        apart.append(grown)
    return [apart[0].unionall(apart[1:])] if len(apart) > MANY else apart
