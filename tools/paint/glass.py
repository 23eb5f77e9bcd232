"""A stack of glass: layers of panes laid over one another, back to front."""

from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from tools.paint.arrays import Cells, Field, Mask, linear
from tools.paint.ground import Ground


@dataclass(frozen=True, slots=True)
class Look:
    """How one layer's panes are coloured and leaded."""

    gain: float = 1.0
    """Strength of the light that comes through."""
    jitter: float = 0.16
    """How far one pane's brightness may stray from the next."""
    streak: float = 0.20
    """How strongly the glass is streaked."""
    lead: float = 1.0
    """Width of the lead round its panes, against the usual."""
    glow: float = 0.0
    """Light of its own, for fire and sun."""
    order: Literal["lot", "turns", "ramp"] = "lot"
    """Colours by lot, by turns along the pane numbers, or as a ramp from `top` to `foot`."""
    top: float = 0.0
    foot: float = 100.0
    dark: bool = False
    """Painted dark: holes within an emblem."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One layer's colours, in linear light, and its look."""

    colours: Field
    look: Look


@dataclass(slots=True)
class Glass:
    """A window being laid. The last layer put at a pixel is the one that is seen."""

    ground: Ground
    gain: float = 1.0
    """Raised while dark grounds are laid, so that the Deep still glows."""
    layers: list[Layer] = field(default_factory=list)
    which: Cells = field(init=False)
    cells: Cells = field(init=False)

    def __post_init__(self) -> None:
        shape = (self.ground.h, self.ground.w)
        self.which = np.zeros(shape, np.int32)
        self.cells = np.zeros(shape, np.int32)

    def lay(
        self,
        mask: Mask | None,
        cells: Cells | int,
        colours: list[str],
        look: Look | None = None,
    ) -> None:
        """Lay panes over what is there, within the mask (everywhere, if None)."""
        look = look or Look()
        kept = np.ones_like(self.which, bool) if mask is None else mask
        light = np.array([linear(c) for c in colours]) * self.gain
        self.layers.append(Layer(np.asarray(light, np.float32), look))
        self.which[kept] = len(self.layers)
        self.cells[kept] = cells if isinstance(cells, int) else cells[kept]

    def panes(self) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
        """One number for each pane of the whole window."""
        return self.which.astype(np.int64) * 1_000_003 + self.cells

    def of_layer(self, values: list[float]) -> Field:
        """Spread one number for each layer over the pixels; the bare ground takes the first."""
        return np.array([values[0], *values], np.float32)[self.which]
