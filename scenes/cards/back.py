"""The back of a card: its side's rose of glass, or a plain one where none is painted."""

from __future__ import annotations

from pygame import Surface

from scenes.cards import shapes
from scenes.cards.frame import Livery, Parts
from scenes.paint import Px
from scenes.pictures import Pictures

SMALL_W = 360
"""Real pixels up to which a back is drawn from its small twin, which is quicker to read."""


def draw_back(size: Px, coat: Livery, pictures: Pictures, parts: Parts) -> Surface:
    """A back of a size, ready to be drawn on."""
    painted = pictures.get(f"backs_small/{coat.side}", size) if size[0] <= SMALL_W else None
    painted = painted or pictures.get(f"backs/{coat.side}", size)
    return painted.copy() if painted is not None else _plain(size, coat, parts)


def _plain(size: Px, coat: Livery, parts: Parts) -> Surface:
    """A gem of the side's shape in the middle of its body."""
    face = parts.body(coat, size).copy()
    side = round(size[0] * 0.62)
    outline = shapes.circle if coat.side == "covenant" else shapes.octagon
    for share, colours in ((1.0, None), (0.9, coat.colours.gem), (0.42, None), (0.36, coat.banner)):
        shape = shapes.mask((round(side * share),) * 2, outline)
        made = (
            shapes.domed(shape, colours) if colours else shapes.metalled(shape, coat.colours.metal)
        )
        at = (size[0] - made.get_width()) // 2, (size[1] - made.get_height()) // 2
        face.blit(made, at)
    return face
