"""The effects by name: their variants in turn, decoded when they are first wanted."""

from collections import OrderedDict
from pathlib import Path
from typing import Final

import pygame

RATE: Final = 32_000
"""Samples a second, as in the files."""

BYTES_A_SECOND: Final = RATE * 4
MOST_BYTES: Final = 8_000_000
"""Of decoded effects."""

SLOW_BYTES: Final = 15_000
"""A file larger than this takes several ms to decode, and is decoded before it is wanted."""


class Effects:
    """The effects of a folder, decoded as they are wanted; the longest unused are let go."""

    def __init__(self, folder: Path) -> None:
        """Look which files there are."""
        self._files = {file.stem: file for file in sorted(folder.glob("*.ogg"))}
        self._turns: dict[str, int] = {}
        self._kept: OrderedDict[str, pygame.mixer.Sound] = OrderedDict()
        self._bytes = 0
        self._slow = [
            stem
            for stem, file in self._files.items()
            if not stem.startswith("music_") and file.stat().st_size > SLOW_BYTES
        ]

    def next_of(self, name: str) -> pygame.mixer.Sound | None:
        """An effect by name; of several variants, the one after the last."""
        stems = self.variants(name)
        if not stems:
            return None
        turn = self._turns[name] = self._turns.get(name, -1) + 1
        return self._decoded(stems[turn % len(stems)])

    def variants(self, name: str) -> list[str]:
        """The file of this very name, or all files whose names go on after it."""
        stem = name.replace(" ", "_")
        if stem in self._files:
            return [stem]
        return [other for other in self._files if other.startswith(f"{stem}_")]

    @property
    def ready(self) -> bool:
        """Whether every long effect has been decoded once."""
        return not self._slow

    def get_one_ready(self) -> None:
        """Decode one of the long ones that has not been decoded yet."""
        self._decoded(self._slow.pop())

    def _decoded(self, stem: str) -> pygame.mixer.Sound | None:
        if stem in self._kept:
            self._kept.move_to_end(stem)
            return self._kept[stem]
        try:
            sound = pygame.mixer.Sound(self._files[stem])
        except (pygame.error, OSError):
            return None
        self._kept[stem] = sound
        self._bytes += size_of(sound)
        while self._bytes > MOST_BYTES:
            self._bytes -= size_of(self._kept.popitem(last=False)[1])
        return sound


def size_of(sound: pygame.mixer.Sound) -> int:
    """The bytes that a decoded sound takes."""
    return round(sound.get_length() * BYTES_A_SECOND)
