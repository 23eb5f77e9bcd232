"""Reads picture files in steps, where a file can be read so."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from scenes.bands import bands, head_of
from scenes.steps import Steps

Unpack = Callable[[Path], Steps]
"""Reads a picture file in the window's own format; may raise pygame.error and OSError."""

BAND_ROWS = 216


def unpacked(path: Path) -> Steps:
    """A JPEG band by band, where it can be cut; anything else at once."""
    data = path.read_bytes() if path.suffix == ".jpg" else b""
    head, parts = head_of(data), bands(data, BAND_ROWS)
    if head is None or not parts:
        return loaded(path)
    yield
    made = Surface(head.size)
    for i, part in enumerate(parts):
        yield
        made.blit(pygame.image.load(BytesIO(part), path.name), (0, i * BAND_ROWS))
    return made


def loaded(path: Path) -> Surface:
    """A picture file in the window's own format, read at once."""
    picture = pygame.image.load(path)
    return picture.convert_alpha() if picture.get_masks()[3] else picture.convert()
