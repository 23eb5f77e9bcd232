"""Reads a WebP picture some rows at a time, with the libwebp that pygame itself reads it with.

The pixels are the same, but a window of 644 x 512 takes some 8 ms at once, and a frame has 16.
Where the library cannot be found, pygame reads the file at once.
"""

from __future__ import annotations

import ctypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from pygame import SRCALPHA, Surface

from game.libraries import loaded_libraries
from scenes.steps import Making, Steps
from scenes.unpack import loaded, unpacked

NAME: Final = re.compile(r"(lib)?webp(-[^.]*)?(\.\d+)*\.(so|dll|dylib)(\.\d+)*")
BGRA, DONE, SUSPENDED = 3, 0, 5
"""libwebp's order of a pixel's bytes, and what it says of a picture that is read."""

MASKS: Final = (0x00FF0000, 0x0000FF00, 0x000000FF, 0xFF000000)
"""The same order, as pygame tells it where the lowest byte of a number comes first."""

STEP_PX: Final = 80_000
"""How many pixels are read in one step, about."""

HEADER_BYTES, STILL_AND_CLEAR, STILL_OR_MOVING = 30, 0x10, 0x12


def unpacked_by_rows(path: Path) -> Steps:
    """A WebP picture with clear pixels by rows; anything else as it is read without libwebp."""
    webp = find_webp() if path.suffix == ".webp" else None
    data = path.read_bytes() if webp is not None else b""
    size = size_of(data)
    if webp is None or size is None:
        return (yield from unpacked(path))
    return (yield from _by_rows(webp, data, size)) or loaded(path)


def size_of(data: bytes) -> tuple[int, int] | None:
    """Width and height of a WebP file with clear pixels; None of any other."""
    if len(data) < HEADER_BYTES or (data[:4], data[8:16]) != (b"RIFF", b"WEBPVP8X"):
        return None
    if data[20] & STILL_OR_MOVING != STILL_AND_CLEAR:
        return None
    wide, high = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
    return wide, high


@lru_cache(maxsize=1)
def find_webp() -> ctypes.CDLL | None:
    """The libwebp that pygame loaded, its functions told what they take; None if not found."""
    for path in loaded_libraries(NAME):
        try:
            webp = ctypes.CDLL(path)
            webp.WebPINewRGB.argtypes = [
                *(ctypes.c_int, ctypes.c_void_p),
                *(ctypes.c_size_t, ctypes.c_int),
            ]
            webp.WebPINewRGB.restype = ctypes.c_void_p
            webp.WebPIUpdate.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
            webp.WebPIDelete.argtypes = [ctypes.c_void_p]
            webp.WebPIDelete.restype = None
        except (OSError, AttributeError):
            continue
        return webp
    return None


def _by_rows(webp: ctypes.CDLL, data: bytes, size: tuple[int, int]) -> Making[Surface | None]:
    """The picture, of whose file a larger part is handed over in every step; None if broken."""
    if Surface((1, 1), SRCALPHA).convert_alpha().get_masks() != MASKS:
        return None
    made = Surface(size, SRCALPHA)
    pixels = made.get_buffer()
    size_bytes = ctypes.c_char * pixels.length
    onto = size_bytes.from_buffer(pixels)  # type: ignore[arg-type]  # the stubs hide it
    decoder = webp.WebPINewRGB(BGRA, onto, pixels.length, made.get_pitch())
    count = max(1, round(size[0] * size[1] / STEP_PX))
    told = SUSPENDED
    try:
        for i in range(1, count + 1):
            if told == SUSPENDED:
                yield
                told = webp.WebPIUpdate(decoder, data, len(data) * i // count)
    finally:
        webp.WebPIDelete(decoder)
    # The surface stays locked as long as anybody holds its pixels.
    del onto, pixels
    return made if told == DONE else None
