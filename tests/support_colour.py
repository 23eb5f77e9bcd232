"""Colour as eyes measure it: contrast, distance, and the world of those who see fewer colours."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from scenes.canvas import Align, Canvas
from scenes.geometry import Box, Point
from scenes.services import Settings
from scenes.theme import colour
from scenes.typeset import Style
from tests.pilot import Pilot, Unseeing

Pixels = npt.NDArray[np.float32]
"""Any number of colours; the last axis is red, green and blue, 0 to 1."""

WORST_SHARE = 2.0
"""Per cent of the pixels under a word that may be worse: grain of wood, the edge of a line."""

EYES: dict[str, list[list[float]]] = {
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
    "achromatopsia": [[0.2126, 0.7152, 0.0722]] * 3,
}
"""What becomes of linear red, green and blue: Machado, Oliveira and Fernandes, 2009, at severity
1.0; and luminance alone (ITU-R BT.709) for who sees no colour."""

TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ],
    np.float32,
)
WHITE = np.array([0.95047, 1.0, 1.08883], np.float32)
LEVELS = np.float32(255)
"""How many levels over black a screen shows."""


def pixels(surface: pygame.Surface) -> Pixels:
    """A surface's colours, row by row."""
    whole = pygame.surfarray.array3d(surface).transpose(1, 0, 2)
    return whole.astype(np.float32) / LEVELS


def ink_of(value: str) -> Pixels:
    """A hex colour."""
    found = colour(value)
    return np.array([found.r, found.g, found.b], np.float32) / LEVELS


def linear(shown: Pixels) -> Pixels:
    """Without the gamma of sRGB (IEC 61966-2-1); of what a screen can show, from a table."""
    steps = np.rint(shown * LEVELS)
    if np.array_equal(steps / LEVELS, shown):
        table: Pixels = LINEAR[steps.astype(np.uint8)]
        return table
    return _linear(shown)


def _linear(shown: Pixels) -> Pixels:
    return np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)


LINEAR = _linear(np.arange(256, dtype=np.float32) / LEVELS)
"""What `linear` makes of each level."""


def shown_as(light: Pixels) -> Pixels:
    """With it."""
    kept = np.clip(light, 0, 1)
    return np.where(kept <= 0.0031308, kept * 12.92, 1.055 * kept ** (1 / 2.4) - 0.055)


def seen_by(eyes: str, shown: Pixels) -> Pixels:
    """How colours look to such eyes; as they are to "usual" ones."""
    if eyes == "usual":
        return shown
    return shown_as(linear(shown) @ np.array(EYES[eyes], np.float32).T)


def luminance(shown: Pixels) -> Pixels:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    light: Pixels = linear(shown) @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return light


def ratio(one: Pixels, other: Pixels) -> Pixels:
    """Contrast, 1 to 21 (WCAG 2.2)."""
    a, b = luminance(one) + 0.05, luminance(other) + 0.05
    contrast: Pixels = np.maximum(a, b) / np.minimum(a, b)
    return contrast


def lab(shown: Pixels) -> Pixels:
    """CIE 1976 L*a*b*, D65."""
    xyz = linear(shown) @ TO_XYZ.T / WHITE
    bent = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    x, y, z = bent[..., 0], bent[..., 1], bent[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def apart(one: Pixels, other: Pixels) -> Pixels:
    """How far colours are apart: CIE 1976 ΔE. 2.3 is just seen; 20 is plain at a glance."""
    distance: Pixels = np.linalg.norm(lab(one) - lab(other), axis=-1)
    return distance


@dataclass(frozen=True, slots=True)
class Drawn:
    """Words, or a mark, as they were drawn: the ink, and the contrast with what lay beneath."""

    what: str
    ink: str
    contrast: float


@contextlib.contextmanager
def watching_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Drawn]]:
    """Every line of text that a canvas draws, with its contrast to the pixels it is laid on."""
    found: list[Drawn] = []
    plain = Canvas.line

    def line(  # noqa: PLR0913, PLR0917 - as the canvas has it
        self: Canvas, text: str, x: float, baseline: float, style: Style, align: Align = "l"
    ) -> Box:
        picture = self.type.line(text, style)
        left = x - {"l": 0.0, "c": 0.5, "r": 1.0}[align] * picture.get_width() / self.scale
        top = baseline - self.type.ascent(style)
        under = beneath(self, picture, Point(left, top))
        if under is not None:
            contrasts = ratio(ink_of(style.colour), under)
            found.append(Drawn(text, style.colour, float(np.percentile(contrasts, WORST_SHARE))))
        return plain(self, text, x, baseline, style, align)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "line", line)
        yield found


def beneath(canvas: Canvas, picture: pygame.Surface, at: Point) -> Pixels | None:
    """The pixels that a picture is going to be laid on; None where nothing of it will be seen."""
    box = picture.get_bounding_rect()
    box.move_ip(round(at.x * canvas.scale), round(at.y * canvas.scale))
    whole = canvas.surface.get_clip().clip(canvas.surface.get_rect())
    seen = box.clip(whole)
    if seen.h < box.h or not seen.w:
        return None
    return pixels(canvas.surface.subsurface(seen))


Maker = Callable[[Pilot], None]


def pilot_of(maker: Maker, *, high_contrast: bool, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """A scene on a display that is not there, at rest."""
    settings = Settings(motion="none", high_contrast=high_contrast, hide_prophets=False)
    pilot = Unseeing(size, settings)
    maker(pilot)
    pilot.settle()
    pilot.open_eyes()
    pilot.settle()
    return pilot
