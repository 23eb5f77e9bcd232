"""Stuff of the table and the cards: parchment, slate, walnut boards, dressed stone, cloth."""

from typing import Literal

import numpy as np

from tools.paint.arrays import Field, rgb
from tools.paint.noise import sample

_BOARD = 154
"""Width of a walnut board, in pixels."""


def sheet(
    size: tuple[int, int],
    base: str,
    kind: Literal["parchment", "slate"],
    seed: int = 0,
    scale: float = 1.0,
) -> Field:
    """A sheet (width, height) of parchment, faintly clouded, or of slate, deeply mottled."""
    yy, xx = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    cloud = sample("soft", yy * 0.8 * scale + 137 * seed, xx * 0.8 * scale + 311 * seed)
    fleck = sample("soft", yy * 3.1 * scale + 61, xx * 3.1 * scale + 17)
    grit = sample("fine", yy, xx)
    if kind == "parchment":
        out = rgb(base) * (1 + 0.035 * cloud + 0.022 * fleck + 0.020 * grit)[..., None]
        out[..., 2] -= 0.020 * cloud
    else:
        out = rgb(base) * (1 + 0.16 * cloud + 0.10 * fleck + 0.06 * grit)[..., None]
    return np.asarray(np.clip(out, 0, 1), np.float32)


def walnut(w: int, h: int) -> Field:
    """Dark boards of low contrast, so that the cards stay the brightest things on the table."""
    yy, xx = np.mgrid[0:h, 0:w]
    board = yy // _BOARD
    shift = board * 391
    warp = (sample("soft", yy // 2 + shift, xx // 6) * 40).astype(np.int64)
    grain = sample("streak", yy * 3 + warp + shift, xx + shift * 3)
    fine = sample("streak", yy * 9 + warp * 2 + shift, xx * 2 + shift)
    tone = 0.92 + 0.16 * ((board * 7919) % 13 / 13)
    out = rgb("#372115") * (tone * (1 + 0.20 * grain + 0.10 * fine))[..., None]
    seam = np.minimum(yy % _BOARD, _BOARD - 1 - yy % _BOARD)
    out *= (1 - 0.62 * np.exp(-((seam / 1.4) ** 2)))[..., None]
    out += 0.012 * np.exp(-(((seam - 3) / 1.3) ** 2))[..., None]
    return np.asarray(np.clip(out, 0, 1), np.float32)


def masonry(w: int, h: int, base: str = "#3c3946", block: tuple[int, int] = (240, 108)) -> Field:
    """Courses of dressed stone, each block a little lighter or darker than the next."""
    bw, bh = block
    yy, xx = np.mgrid[0:h, 0:w]
    row = yy // bh
    along = xx + (row % 2) * (bw // 2)
    column = along // bw
    across = np.minimum(along % bw, bw - 1 - along % bw)
    down = np.minimum(yy % bh, bh - 1 - yy % bh)
    out = sheet((w, h), base, "slate", 4, 0.8)
    out *= (1 - 0.55 * np.exp(-((np.minimum(across, down) / 2.2) ** 2)))[..., None]
    out += (0.05 * np.exp(-(((down - 4) / 2.5) ** 2)) * (yy % bh < bh // 2))[..., None]
    out *= (0.86 + 0.28 * ((row * 31 + column * 17) % 11 / 11))[..., None]
    return np.clip(out, 0, 1).astype(np.float32)


def grained(picture: Field, seed: int, amount: float = 0.004) -> Field:
    """The picture with a breath of grain, which hides the steps of dark gradients."""
    grain = np.random.default_rng(seed).standard_normal((*picture.shape[:2], 1)) * amount
    return np.clip(picture + grain, 0, 1).astype(np.float32)
