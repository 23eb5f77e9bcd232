"""Pictures made in steps, none of which takes long, so that no frame waits for a whole one."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TypeVar

import pygame
from pygame import Surface

Px = tuple[int, int]
Made = TypeVar("Made")
Making = Generator[None, None, Made]
Steps = Generator[None, None, Surface]
"""Whoever is in a hurry takes all the steps with `ended`; the picture is the same."""

PIECE_PX = 400_000
"""How many pixels are scaled in one step."""


def ended(steps: Making[Made]) -> Made:
    """What comes of all the steps, taken at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: Made = end.value
            return made


def scaling(source: Surface, size: Px | None = None, onto: Surface | None = None) -> Steps:
    """A smooth copy of a size, in the source's format.

    A large one is scaled sideways in pieces, each of some rows, and then upwards in pieces of some
    columns; no row hangs on another one's, so that it is what it would be in one go.

    Args:
        source: what is scaled.
        size: in pixels; None where it is told by `onto`.
        onto: what is drawn on, of the same format; None for a new surface.
    """
    wide, tall = source.get_size()
    w, h = size or (onto or source).get_size()
    if max(wide, w) * max(tall, h) <= PIECE_PX:
        return _scaled(source, onto or alike(source, (w, h)))
    level = alike(source, (w, tall))
    yield
    for rows in parts(tall, max(wide, w)):
        _scaled(
            source.subsurface((0, rows[0], wide, rows[1])),
            level.subsurface((0, rows[0], w, rows[1])),
        )
        yield
    made = onto or alike(source, (w, h))
    yield
    for x, n in parts(w, max(tall, h)):
        _scaled(level.subsurface((x, 0, n, tall)), made.subsurface((x, 0, n, h)))
        yield
    return made


def alike(source: Surface, size: Px) -> Surface:
    """An empty surface of the same format."""
    return Surface(size, source.get_flags() & pygame.SRCALPHA, source)


def parts(long: int, short: int) -> Iterator[tuple[int, int]]:
    """Where each piece begins along the way that is cut, and how long it is.

    Args:
        long: pixels along that way.
        short: pixels across it.
    """
    step = max(1, PIECE_PX // short)
    for at in range(0, long, step):
        yield at, min(step, long - at)


def _scaled(source: Surface, onto: Surface) -> Surface:
    return pygame.transform.smoothscale(source, onto.get_size(), onto)
