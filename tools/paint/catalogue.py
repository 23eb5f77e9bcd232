"""Writes assets/art/parts.toml: each part's file, size and points, for the scenes to lay out by."""

from pathlib import Path

from PIL import Image

from tools.paint.parts import Points, pieces

_HEAD = """\
# The parts of the box without words, written by `python -m tools.paint`; do not edit.
# size: width and height in pixels. Points, in the part's own pixels: a rectangle (x, y, w, h),
# a circle (x, y, r), a point (x, y), or a height (y).
"""


def write_catalogue(out: Path) -> None:
    """Describe the painted parts below `out`."""
    rows = [_HEAD]
    for name, piece in pieces().items():
        with Image.open(out / piece.file) as picture:
            size = picture.size
        rows.append(f'[{name}]\nfile = "{piece.file}"\nsize = [{size[0]}, {size[1]}]')
        rows.append(_points(piece.points))
    (out / "parts.toml").write_text("\n".join(rows).rstrip() + "\n", "utf-8")


def _points(points: Points) -> str:
    lines = (f"{name} = [{', '.join(f'{v:g}' for v in spot)}]" for name, spot in points.items())
    return "".join(f"{line}\n" for line in lines)
