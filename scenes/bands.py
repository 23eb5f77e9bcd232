"""A JPEG cut into bands: between its restart markers it can be cut, and each band read alone."""

from __future__ import annotations

import re
from typing import NamedTuple

BLOCK = 8
"""Rows of pixels in a row of blocks, where no colour is kept coarser than another."""

MARK, FIRST_RESTART = 0xFF, 0xD0
START_OF_FRAME, END_OF_PICTURE, START_OF_SCAN, INTERVAL = 0xC0, 0xD9, 0xDA, 0xDD
PLAIN = 0x11
_RESTART = re.compile(rb"\xff[\xd0-\xd7]")


class Head(NamedTuple):
    """What stands before a JPEG's pixels.

    Attributes:
        size: width and height.
        rows_at: where in the file its height is written.
        ends: where its pixels begin.
        cuts: whether there is a restart marker after every row of blocks.
    """

    size: tuple[int, int]
    rows_at: int
    ends: int
    cuts: bool


def bands(data: bytes, rows: int) -> list[bytes]:
    """A JPEG as several, one below the other, whose pixels together are the very same.

    Args:
        data: the file.
        rows: of pixels in a band; whole rows of blocks are taken.

    Returns:
        A file for each band; none where it is no JPEG that can be cut.
    """
    head = head_of(data)
    if head is None or not head.cuts:
        return []
    scan = data[head.ends : data.rindex(bytes((MARK, END_OF_PICTURE)))]
    stripes = _RESTART.split(scan)
    high = head.size[1]
    if len(stripes) != -(-high // BLOCK):
        return []
    each = max(1, rows // BLOCK)
    return [
        _band(data, head, stripes[i : i + each], min(each * BLOCK, high - i * BLOCK))
        for i in range(0, len(stripes), each)
    ]


def head_of(data: bytes) -> Head | None:
    """What stands before the pixels; None where it is no JPEG of the plain kind."""
    at, size, rows_at, interval, even = 2, (0, 0), 0, 0, False
    if data[:2] != b"\xff\xd8":
        return None
    while at + 4 <= len(data) and data[at] == MARK:
        kind, long = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if kind == START_OF_FRAME:
            rows_at = at + 5
            high, wide = (int.from_bytes(data[i : i + 2], "big") for i in (at + 5, at + 7))
            size = (wide, high)
            even = all(data[at + 11 + 3 * i] == PLAIN for i in range(data[at + 9]))
        elif kind == INTERVAL:
            interval = int.from_bytes(data[at + 4 : at + 6], "big")
        at += 2 + long
        if kind == START_OF_SCAN:
            cuts = even and interval == -(-size[0] // BLOCK)
            return Head(size, rows_at, at, cuts) if rows_at else None
    return None


def _band(data: bytes, head: Head, stripes: list[bytes], rows: int) -> bytes:
    """One band as a file of its own: the same head with its height, and its markers in order."""
    at = head.rows_at
    told = data[:at] + rows.to_bytes(2, "big") + data[at + 2 : head.ends]
    marked = [
        stripe + bytes((MARK, FIRST_RESTART + i % 8)) for i, stripe in enumerate(stripes[:-1])
    ] + stripes[-1:]
    return told + b"".join(marked) + bytes((MARK, END_OF_PICTURE))
