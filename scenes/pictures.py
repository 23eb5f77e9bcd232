"""Painted pictures by name: loaded when first wanted, scaled once a size, and bounded."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Surface

from scenes.cache import SurfaceCache

LIMIT_BYTES = 8_000_000
SOURCES_BYTES = 6_000_000
SUFFIXES = (".webp", ".jpg", ".png")
SMALL = (1280, 720)
"""The size in real pixels of the small twins of what fills the screen ("table_small/menu")."""


class Pictures:
    """The pictures under one folder. A picture that is missing or broken is None."""

    def __init__(self, folder: Path) -> None:
        """Looks at nothing yet.

        Args:
            folder: such as assets/art; names are paths in it, without their ending.
        """
        self._folder = folder
        self._sources = SurfaceCache(SOURCES_BYTES)
        self._scaled = SurfaceCache(LIMIT_BYTES)
        self._missing: set[str] = set()

    def get(self, name: str, size: tuple[int, int] | None = None) -> Surface | None:
        """A picture at a size in real pixels.

        Args:
            name: "windows/david", "menu".
            size: None for its own size.
        """
        if size is None:
            return self._source(name)
        found = self._scaled.found((name, size))
        if found is not None:
            return found
        source = self._source(name)
        if source is None:
            return None
        return self._scaled.get((name, size), lambda: scaled(source, size))

    def cover(self, name: str, size: tuple[int, int]) -> Surface | None:
        """A picture scaled to fill a size, what is too much cut off evenly."""
        key = (name, size, "cover")
        found = self._scaled.found(key)
        if found is not None:
            return found
        source = self._small_enough(name, size) or self._source(name)
        if source is None:
            return None
        return self._scaled.get(key, lambda: covering(source, size))

    def has(self, name: str) -> bool:
        """Whether the picture is there and can be read."""
        return self.get(name) is not None

    def forget(self) -> None:
        """Drops all that is kept (after the window changed its format)."""
        self._sources.clear()
        self._scaled.clear()
        self._missing.clear()

    def _small_enough(self, name: str, size: tuple[int, int]) -> Surface | None:
        """The small twin, where it is as large as what is to be filled."""
        if size[0] > SMALL[0] or size[1] > SMALL[1]:
            return None
        folder, _, rest = name.partition("/")
        return self._source(f"{folder}_small/{rest}")

    def _source(self, name: str) -> Surface | None:
        if name in self._missing:
            return None
        try:
            return self._sources.get(name, lambda: loaded(self._path(name)))
        except (pygame.error, OSError):
            self._missing.add(name)
            return None

    def _path(self, name: str) -> Path:
        paths = (self._folder / f"{name}{suffix}" for suffix in SUFFIXES)
        path = next((path for path in paths if path.is_file()), None)
        if path is None:
            raise FileNotFoundError(name)
        return path


def loaded(path: Path) -> Surface:
    """A picture file in the window's own format."""
    picture = pygame.image.load(path)
    return picture.convert_alpha() if picture.get_masks()[3] else picture.convert()


def scaled(source: Surface, size: tuple[int, int]) -> Surface:
    """A smooth copy of a size."""
    if source.get_size() == size:
        return source
    made = pygame.transform.smoothscale(source, size)
    return made.convert_alpha() if source.get_masks()[3] else made.convert()


def covering(source: Surface, size: tuple[int, int]) -> Surface:
    """A copy that fills a size without being stretched out of shape."""
    if source.get_size() == size:
        return source
    k = max(size[0] / source.get_width(), size[1] / source.get_height())
    whole = (max(1, round(source.get_width() * k)), max(1, round(source.get_height() * k)))
    grown = pygame.transform.smoothscale(source, whole)
    at = ((whole[0] - size[0]) // 2, (whole[1] - size[1]) // 2)
    cut = grown.subsurface(pygame.Rect(at, (min(size[0], whole[0]), min(size[1], whole[1]))))
    return cut.convert_alpha() if source.get_masks()[3] else cut.convert()
