"""Painted pictures by name: loaded when first wanted, scaled once a size, and bounded."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from pathlib import Path

import pygame
from pygame import Rect, Surface

from scenes.cache import SurfaceCache, room_in
from scenes.steps import Px, Steps, scaling
from scenes.unpack import Unpack, unpacked

LIMIT_BYTES = 3_500_000
SOURCES_BYTES = 2_000_000
"""In a window of 1920 x 1080."""

SUFFIXES = (".webp", ".jpg", ".png")
SMALL = (1280, 720)
"""The size in real pixels of the small twins of what fills the screen ("table_small/menu")."""


class Pictures:
    """The pictures under one folder. A picture that is missing or broken is None.

    Attributes:
        room: how many times as much room they need as in a window of 1920 x 1080.
    """

    def __init__(self, folder: Path, unpack: Unpack = unpacked) -> None:
        """Looks at nothing yet.

        Args:
            folder: such as assets/art; names are paths in it, without their ending.
            unpack: reads a file.
        """
        self._folder = folder
        self._unpack = unpack
        self._sources = SurfaceCache(SOURCES_BYTES)
        self._scaled = SurfaceCache(LIMIT_BYTES)
        self._missing: set[str] = set()
        self.room = 1.0

    def get(self, name: str, size: tuple[int, int] | None = None) -> Surface | None:
        """A picture at a size in real pixels.

        Args:
            name: "windows/david", "menu".
            size: None for its own size.
        """
        if size is None:
            return self._found(name, lambda: self._source(name))
        return self._found(name, lambda: self._scaled.get(*self._sized(name, size)))

    def cover(self, name: str, size: tuple[int, int]) -> Surface | None:
        """A picture scaled to fill a size, what is too much cut off evenly."""
        return self._found(name, lambda: self._scaled.get(*self._covering(name, size)))

    def prepare(
        self, name: str, size: tuple[int, int] | None = None, *, cover: bool = False
    ) -> Iterator[None]:
        """Makes a picture in small steps, so that it is there when it is asked for.

        Args:
            name: of the picture.
            size: as it will be asked for.
            cover: whether it will be asked to fill that size.
        """
        if name in self._missing:
            return
        try:
            if size is None:
                yield from self._loading(name)
                return
            key, make = self._covering(name, size) if cover else self._sized(name, size)
            if self._scaled.found(key) is None:
                made = yield from make()
                self._scaled.get(key, lambda: made)
        except (pygame.error, OSError):
            self._missing.add(name)

    def has(self, name: str) -> bool:
        """Whether the picture is there and can be read."""
        return self.get(name) is not None

    def forget(self, window: Px = (0, 0)) -> None:
        """Drops all that is kept (after the window changed its size or format)."""
        self.room = room_in(window)
        self._sources.clear(round(SOURCES_BYTES * self.room))
        self._scaled.clear(round(LIMIT_BYTES * self.room))
        self._missing.clear()

    def _found(self, name: str, get: Callable[[], Surface]) -> Surface | None:
        if name in self._missing:
            return None
        try:
            return get()
        except (pygame.error, OSError):
            self._missing.add(name)
            return None

    def _sized(self, name: str, size: Px) -> tuple[Hashable, Callable[[], Steps]]:
        """A picture at a size: its key and how it is made."""

        def make() -> Steps:
            source = yield from self._loading(name)
            yield
            return source if source.get_size() == size else (yield from scaling(source, size))

        return (name, size), make

    def _covering(self, name: str, size: Px) -> tuple[Hashable, Callable[[], Steps]]:
        """The same of one that fills a size."""

        def make() -> Steps:
            source = yield from self._large_enough(name, size)
            yield
            return (yield from covering(source, size))

        return (name, size, "cover"), make

    def _large_enough(self, name: str, size: Px) -> Steps:
        """The small twin, where there is one as large as what is to be filled; else the picture."""
        folder, _, rest = name.partition("/")
        twin = f"{folder}_small/{rest}"
        if size[0] <= SMALL[0] and size[1] <= SMALL[1] and twin not in self._missing:
            try:
                return (yield from self._loading(twin))
            except (pygame.error, OSError):
                self._missing.add(twin)
        return (yield from self._loading(name))

    def _source(self, name: str) -> Surface:
        return self._sources.get(name, lambda: self._unpack(self._path(name)))

    def _loading(self, name: str) -> Steps:
        """The same in steps."""
        found = self._sources.found(name)
        if found is not None:
            return found
        made = yield from self._unpack(self._path(name))
        return self._sources.get(name, lambda: made)

    def _path(self, name: str) -> Path:
        paths = (self._folder / f"{name}{suffix}" for suffix in SUFFIXES)
        path = next((path for path in paths if path.is_file()), None)
        if path is None:
            raise FileNotFoundError(name)
        return path


def covering(source: Surface, size: tuple[int, int]) -> Steps:
    """A copy that fills a size without being stretched out of shape."""
    if source.get_size() == size:
        return source
    k = max(size[0] / source.get_width(), size[1] / source.get_height())
    whole = (max(1, round(source.get_width() * k)), max(1, round(source.get_height() * k)))
    grown = yield from scaling(source, whole)
    if whole == size:
        return grown
    at = ((whole[0] - size[0]) // 2, (whole[1] - size[1]) // 2)
    cut = grown.subsurface(Rect(at, (min(size[0], whole[0]), min(size[1], whole[1]))))
    yield
    return cut.copy()
