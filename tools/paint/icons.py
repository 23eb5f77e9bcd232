"""Outlines of the game-icons.net pictures, read from the npm package's one JSON file."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

import skia
from fontTools.svgLib.path import parse_path

BOX = 512
"""Icons, and our own emblems, are drawn in a box of 512 by 512."""

_Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Icons:
    """The icons of the package, each turned into a path when it is first asked for."""

    bodies: dict[str, str]
    paths: dict[str, skia.Path] = field(default_factory=dict)

    def path(self, name: str) -> skia.Path:
        """The outline of one icon in its 512 box.

        Raises:
            KeyError: No icon has this name.
        """
        if name not in self.paths:
            found = re.search(r' d="([^"]+)"', self.bodies[name])
            pen = _Pen(skia.Path())
            parse_path(found.group(1) if found else "", pen)
            self.paths[name] = pen.path
        return self.paths[name]


def read_icons(file: Path) -> Icons:
    """The icons of `@iconify-json/game-icons`."""
    rows = json.loads(file.read_text("utf-8"))["icons"]
    return Icons({name: row["body"] for name, row in rows.items()})


@dataclass(frozen=True, slots=True)
class _Pen:
    """Takes the strokes of a parsed outline, by the names that fontTools gives them."""

    path: skia.Path

    def moveTo(self, p: _Point) -> None:  # noqa: N802 (fontTools names it)
        self.path.moveTo(*p)

    def lineTo(self, p: _Point) -> None:  # noqa: N802 (fontTools names it)
        self.path.lineTo(*p)

    def curveTo(self, a: _Point, b: _Point, c: _Point) -> None:  # noqa: N802 (fontTools names it)
        self.path.cubicTo(*a, *b, *c)

    def qCurveTo(self, a: _Point, b: _Point) -> None:  # noqa: N802 (fontTools names it)
        self.path.quadTo(*a, *b)

    def closePath(self) -> None:  # noqa: N802 (fontTools names it)
        self.path.close()

    def endPath(self) -> None:  # noqa: N802 (fontTools names it)
        """An open outline needs no closing stroke."""
