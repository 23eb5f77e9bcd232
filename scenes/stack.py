"""The stack of scenes, and how a frame is made from it.

Only the top scene gets input and time; those beneath are drawn as they were. Three layers make a
frame: `under` (all beneath a top scene that can be seen through), `resting` (the top scene when
nothing moves), and the window, where movers are drawn over the resting layer. Where nothing
changed nothing is drawn, and only changed rectangles are shown (PERFORMANCE.md, 3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import cast

import pygame

from scenes import paint
from scenes.beside import Beside
from scenes.canvas import Canvas, scale_of
from scenes.geometry import Box, Point
from scenes.input import Action, Device, Dropped, Input, Move, device_of
from scenes.layers import Layers, Over
from scenes.pace import DRAWING_MS, LEAST_MS, MOST_TRIES, PACE, Unfinished
from scenes.pictures import Pictures
from scenes.scene import AlreadyOnStack, NotOnStack, NotOnTop, Result, Scene, SceneMisuse
from scenes.services import Services, Settings
from scenes.speech import Reciter, lines_of, speakable
from scenes.steps import Steps
from scenes.theme import theme_for
from scenes.toast import Toast
from scenes.typeset import Typesetter

__all__ = [
    "AlreadyOnStack",
    "NotOnStack",
    "NotOnTop",
    "Result",
    "Scene",
    "SceneMisuse",
    "SceneStack",
]

PREPARING_MS = 3.0
"""How long a scene that is getting ready works in a frame; a step that was begun is ended."""

Then = Callable[[object], None]


class SceneStack:
    """The scenes, bottom first, over one window."""

    def __init__(self, services: Services, window: tuple[int, int]) -> None:
        """An empty stack.

        Args:
            services: handed to every scene.
            window: its size in real pixels.
        """
        self.services = services
        self._scenes: list[Scene[object]] = []
        self._then: list[Then | None] = []
        self._pictures = Pictures(services.art, self._unpack)
        self.toast = Toast()
        self.beside: Beside | None = None
        self._reciter = Reciter()
        self._answered = False
        self.inputs = 0
        self._preparing: Iterator[None] | None
        self._tries: int
        self._began_s = perf_counter()
        self._in_haste = False
        self._build(window)

    @property
    def canvas(self) -> Canvas:
        """The canvas of the resting layer."""
        return self._layers.canvas

    @property
    def scenes(self) -> tuple[Scene[object], ...]:
        """All scenes, bottom first."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene[object] | None:
        """The scene that gets input; None on an empty stack."""
        return self._scenes[-1] if self._scenes else None

    @property
    def music(self) -> str:
        """The music of the uppermost scene that has any."""
        return next((scene.music for scene in reversed(self._scenes) if scene.music), "")

    @property
    def animating(self) -> bool:
        """Whether time has to pass now."""
        if self._preparing is not None:
            return True
        parts = (self.toast, self.top, self.beside)
        return any(part is not None and part.animating for part in parts)

    @property
    def next_wake_ms(self) -> float | None:
        """In how many ms time is wanted, at the latest; None is never."""
        wakes = [self.toast.next_wake_ms, self.top.next_wake_ms if self.top else None]
        return min((ms for ms in wakes if ms is not None), default=None)

    @property
    def unfinished(self) -> bool:
        """Whether a picture is being made that is not shown yet; then time stands still."""
        return self._preparing is not None or self._tries > 0

    @property
    def needs_frame(self) -> bool:
        """Whether `frame` would draw anything."""
        return self._layers.stale or self.animating

    def push(self, scene: Scene[Result], then: Callable[[Result], None] | None = None) -> None:
        """Puts a scene on top.

        Raises:
            AlreadyOnStack: it is on a stack already.
        """
        if scene._stack is not None:
            raise AlreadyOnStack(type(scene).__name__)
        if self.top is not None:
            self.top.suspend()
        self._scenes.append(cast("Scene[object]", scene))
        self._then.append(cast("Then | None", then))
        scene._stack = self
        self._layers.restart()
        scene.enter()
        scene._entered = True
        if self.top is scene:
            self.get_ready(scene)

    def get_ready(self, scene: Scene[Result]) -> None:
        """Begins to make what the next picture of the top scene takes, where that takes long."""
        steps = scene.getting_ready(self.canvas)
        begun = next(steps, self) is not self
        under = self._layers.prepare(self._scenes)
        self._preparing = chain(under, steps) if begun or not scene.opaque else None

    def be_ready(self) -> None:
        """Lets the next picture be drawn at once, however long it takes."""
        self._in_haste = True
        PACE.waits = True
        for _ in self._preparing or ():
            continue
        PACE.waits = False
        self._preparing = None

    def dismiss(self, scene: Scene[Result], result: Result) -> bool:
        """Takes the top scene off, and gives its result to whoever pushed it.

        Returns:
            False if the scene refuses to leave.

        Raises:
            NotOnTop: the scene is not the top one.
        """
        self.require_top(scene)
        if not scene.leave():
            return False
        then = self._drop()
        if self.top is not None:
            self.top.resume()
        if then is not None:
            then(result)
        return True

    def clear(self) -> None:
        """Takes all scenes off, asking nobody and answering nobody."""
        self.beside = None
        while self._scenes:
            self._drop()

    def require_top(self, scene: Scene[Result]) -> None:
        """Makes sure that a scene is the top one.

        Raises:
            NotOnTop: it is not.
        """
        if self.top is not scene:
            raise NotOnTop(type(scene).__name__)

    def handle(self, given: Input) -> None:
        """Gives an input to the top scene."""
        self.inputs += 1
        self.toast.heed(given)
        self._use(device_of(given))
        if isinstance(given, Dropped):
            self.services.dropped(given.path)
            return
        if self.top is not None and not self._tells_again(given):
            if self.beside is None or not self.beside.takes(given):
                self.top.handle(given)
            self._answered |= not isinstance(given, Move)
            self._recite(replacing=True)

    def update(self, ms: float) -> None:
        """Lets time pass for the top scene."""
        self._began_s = perf_counter()
        self.toast.update(ms)
        if self._preparing is not None:
            self._prepare()
        elif not self._tries:
            self._pass(ms)
        if self.top is not None:
            self._recite(replacing=self._answered)

    def say(self, sentence: str, *, near: Box | None = None, within: Box | None = None) -> None:
        """Shows one sentence over everything for as long as it takes to read.

        Args:
            sentence: what is said.
            near: what it is about; it is shown just above.
            within: what it must not reach beyond, to the left or right, if there is room.
        """
        self.toast.say(sentence, self.services.settings.text_scale, near, within)
        self._reciter.remark(sentence)

    def refuse(self, sentence: str, near: Box | None) -> None:
        """Says why something that was tried cannot be; that is heard, too."""
        self.say(sentence, near=near)
        self.services.sound("refuse")

    def invalidate(self, scene: Scene[Result], box: Box | None = None) -> None:
        """What rests in a scene has changed."""
        if scene is not self.top:
            self._layers.restart()
        else:
            self._layers.invalidate(box)

    def stir(self) -> None:
        """What moves has changed."""
        self._layers.stir()

    def change_settings(self, settings: Settings) -> None:
        """Takes new settings: keeps them, and lays everything out anew."""
        self.keep_settings(settings)
        self._build(self._layers.window_px)

    def keep_settings(self, settings: Settings) -> None:
        """Takes new settings by which nothing looks otherwise, such as how loud it is."""
        self.services.settings = settings
        self.services.store_settings(settings)

    def resize(self, window: tuple[int, int]) -> None:
        """The window has another size, or another format; nothing is in haste any more."""
        self._in_haste = False
        self._build(window)

    def reveal(self) -> None:
        """The window's pixels were lost: show everything again."""
        self._layers.reveal()

    def to_canvas(self, at: tuple[float, float]) -> Point:
        """A place in the window, as a place on the canvas."""
        return self.canvas.point(at)

    def frame(self, window: pygame.Surface) -> list[pygame.Rect]:
        """Draws what changed.

        Args:
            window: its pixels; another size than before lays everything out anew.

        Returns:
            The rectangles that changed, in real pixels; empty if none. A picture that takes long
            is drawn in several frames, and shown with the last of them.
        """
        if window.get_size() != self._layers.window_px:
            self._build(window.get_size())
        if self._preparing is None and self._layers.lacks(self._scenes):
            self._preparing = self._layers.prepare(self._scenes)
            if self._in_haste:
                self.be_ready()
        return [] if self._preparing is not None else self._draw(window)

    def _draw(self, window: pygame.Surface) -> list[pygame.Rect]:
        over: list[Over] = [one for one in (self.beside, self.toast) if one is not None]
        unpaced = self._in_haste or self._tries >= MOST_TRIES
        spent_ms = (perf_counter() - self._began_s) * 1000
        try:
            with PACE.within(None if unpaced else max(LEAST_MS, DRAWING_MS - spent_ms)):
                rects = self._layers.frame(window, self._scenes, over)
        except Unfinished:
            self._tries += 1
            return []
        self._tries, self._in_haste = 0, False
        PACE.picture += 1
        return rects

    def _unpack(self, path: Path) -> Steps:
        return self.services.unpack(path)

    def _pass(self, ms: float) -> None:
        if self.top is not None:
            self.top.update(ms)
        if self.beside is not None:
            self.beside.update(ms)

    def _prepare(self) -> None:
        end = perf_counter() + PREPARING_MS / 1000
        while self._preparing is not None:
            if next(self._preparing, self) is self:
                self._preparing = None
            elif perf_counter() >= end:
                return

    def _use(self, device: Device | None) -> None:
        """Lets prompts show the keys of what is used now."""
        if device is not None and device != self.services.device:
            self.services.device = device
            for scene in self._scenes:
                scene.arrange()

    def _recite(self, *, replacing: bool) -> None:
        """Speaks what is new to somebody who cannot see it; what comes of a deed ends the old."""
        if not self.services.settings.spoken:
            self._reciter.forget()
        elif words := self._reciter.news(self.top, self._beside_words()):
            (self.services.say if replacing else self.services.say_next)(words)
            self._answered = False

    def _tells_again(self, given: Input) -> bool:
        """Whether it was only asked to hear something once more."""
        asked = given.name if isinstance(given, Action) and self.services.settings.spoken else ""
        if self.top is None or asked not in ("say again", "say all") or self.top.wants(given):
            return False
        told = self.top.spoken() if asked == "say again" else self.top.described()
        self.services.say(speakable([*lines_of(self._beside_words()), *lines_of(told)]))
        return True

    def _beside_words(self) -> str:
        return self.beside.spoken() if self.beside is not None else ""

    def _drop(self) -> Then | None:
        self._preparing = None
        gone = self._scenes.pop()
        gone._stack = None
        if gone._entered:
            gone.dropped()
        self._layers.restart()
        return self._then.pop()

    def _build(self, window: tuple[int, int]) -> None:
        self._preparing, self._tries = None, 0
        settings = self.services.settings
        theme = theme_for(settings)
        scale = scale_of(window)
        text = Typesetter(self.services.fonts, theme, scale, settings.text_scale)
        paint.forget(window)
        self._pictures.forget(window)
        surface = pygame.Surface(window)
        self._layers = Layers(Canvas(surface, theme, text, self._pictures))
        for scene in self._scenes:
            scene.arrange()
