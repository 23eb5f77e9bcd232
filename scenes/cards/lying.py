"""Where the parts of a card come to lie when it is turned sideways, clockwise."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from scenes.cards.anatomy import Anatomy, Spot


def turned(anatomy: Anatomy) -> Anatomy:
    """The layout with its numbers, discs and marks where a quarter turn carries them."""
    w, h = anatomy.size
    return replace(
        anatomy,
        size=(h, w),
        gem=_spot(anatomy.gem, h),
        shield=_spot(anatomy.shield, h),
        heart=_spot(anatomy.heart, h),
        discs=tuple((name, _there(spot, h)) for name, spot in anatomy.discs),
        marks=_box(anatomy.marks, h),
    )


def _spot(spot: Spot | None, height: int) -> Spot | None:
    return None if spot is None else _there(spot, height)


def _there(spot: Spot, height: int) -> Spot:
    return Spot(height - spot.y, spot.x, spot.r)


def _box(box: Rect, height: int) -> Rect:
    return Rect(height - box.bottom, box.x, box.h, box.w)
