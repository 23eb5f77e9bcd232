"""The back of a card: its side's rose of glass, or a plain one where none is painted."""

from __future__ import annotations

from scenes.cards import shapes
from scenes.cards.frame import Livery, Parts
from scenes.paint import Px
from scenes.pictures import Pictures
from scenes.steps import Steps

SMALL_W = 360
"""Real pixels up to which a back is drawn from its small twin, which is quicker to read."""


def drawing_back(size: Px, coat: Livery, pictures: Pictures, parts: Parts) -> Steps:
    """A back of a size, ready to be drawn on."""
    for folder in ("backs_small", "backs") if size[0] <= SMALL_W else ("backs",):
        yield from pictures.prepare(f"{folder}/{coat.side}", size)
        painted = pictures.get(f"{folder}/{coat.side}", size)
        if painted is not None:
            return painted.copy()
    return (yield from _plain(size, coat, parts))


def _plain(size: Px, coat: Livery, parts: Parts) -> Steps:
    """A gem of the side's shape in the middle of its body."""
    body = yield from parts.body(coat, size)
    face, side = body.copy(), round(size[0] * 0.62)
    outline = shapes.circle if coat.side == "covenant" else shapes.octagon
    for share, colours in ((1.0, None), (0.9, coat.colours.gem), (0.42, None), (0.36, coat.banner)):
        shape = shapes.mask((round(side * share),) * 2, outline)
        made = (
            shapes.domed(shape, colours) if colours else shapes.metalled(shape, coat.colours.metal)
        )
        at = (size[0] - made.get_width()) // 2, (size[1] - made.get_height()) // 2
        face.blit(made, at)
        yield
    return face
