"""The arrays a picture is made of, and the road between screen colours and linear light."""

import numpy as np
import numpy.typing as npt
from PIL import Image

Field = npt.NDArray[np.float32]
"""One number a pixel (h, w), or three (h, w, 3)."""

Mask = npt.NDArray[np.bool_]
"""True where something is painted."""

Cells = npt.NDArray[np.int32]
"""The number of the pane that each pixel belongs to."""

Bytes = npt.NDArray[np.uint8]
"""A finished picture: (h, w, 3) or (h, w, 4), 0-255."""

_STEPS = 4096


def rgb(colour: str) -> Field:
    """A colour "#rrggbb" as three numbers 0-1, as the screen counts them."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / np.float32(255)


def linear(colour: str) -> Field:
    """A colour "#rrggbb" as three amounts of light."""
    c = rgb(colour)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


def _curve() -> Field:
    c = np.linspace(0, 1, _STEPS)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055).astype(np.float32)


_SCREEN = _curve()


def to_screen(light: Field) -> Field:
    """Amounts of light, clipped to 0-1, as the screen counts them."""
    steps = (np.clip(light, 0, 1) * (_STEPS - 1)).astype(np.int32)
    return _SCREEN[steps].astype(np.float32)


def to_bytes(picture: Field) -> Bytes:
    """A picture of numbers 0-1 as bytes 0-255."""
    return (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)


def from_bytes(picture: Bytes) -> Field:
    """A picture of bytes as numbers 0-1."""
    return picture.astype(np.float32) / np.float32(255)


def resized(picture: Bytes, size: tuple[int, int]) -> Bytes:
    """The picture at another (width, height); its colour is weighed by its alpha, if it has one."""
    image = Image.fromarray(picture)
    if image.mode == "RGBA":
        return np.asarray(
            image.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")
        )
    return np.asarray(image.resize(size, Image.Resampling.LANCZOS))


def with_alpha(picture: Field, alpha: Field) -> Bytes:
    """A picture and its alpha, both 0-1, as one array of bytes (h, w, 4)."""
    return to_bytes(np.dstack([picture, alpha]).astype(np.float32))
