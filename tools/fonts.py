"""Unpack the fonts that the game ships from their @fontsource packages into assets/fonts.

Usage:
    npm install --prefix DIR @fontsource/{almendra,alegreya,alegreya-sans-sc,cinzel}
    npm install --prefix DIR @fontsource/{atkinson-hyperlegible,opendyslexic}
    python -m tools.fonts DIR      (needs the extra `fonts`; `make fonts` does it all)

The letters are not touched: a WOFF2 is the same font in another wrapping, so that the licence's
reserved names may stay. Each family's licence is laid beside its fonts.
"""

import argparse
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "fonts"

FACES = {
    "almendra": ("700",),
    "alegreya": ("500", "500-italic", "700"),
    "alegreya-sans-sc": ("700",),
    "cinzel": ("900",),
    "atkinson-hyperlegible": ("400", "400-italic", "700"),
    "opendyslexic": ("400", "700"),
}
"""Family to weights, with the style where it is not upright."""

NEEDED = " ABCXYZabcxyzé0123456789—–’‘“”·&+:;,.!?()-"
"""What the game writes."""


def main() -> int:
    """Unpack every face; say what a face cannot write, and return 1 then."""
    parser = argparse.ArgumentParser(description="Unpack the game's fonts.")
    parser.add_argument("packages", type=Path, help="the folder npm installed into")
    packages = parser.parse_args().packages / "node_modules" / "@fontsource"
    FOLDER.mkdir(parents=True, exist_ok=True)
    complete = True
    for family, faces in FACES.items():
        licence = (packages / family / "LICENSE").read_text(encoding="utf-8")
        (FOLDER / f"{family}-OFL.txt").write_text(licence, encoding="utf-8")
        for face in faces:
            lacking = unpack(packages / family / "files", family, face)
            complete = complete and not lacking
            sys.stdout.write(f"{family}-{face}.ttf{' lacks ' + lacking if lacking else ''}\n")
    return 0 if complete else 1


def unpack(files: Path, family: str, face: str) -> str:
    """Write one face as TrueType.

    Args:
        files: The package's font files.
        family: Its name in the package, such as "alegreya".
        face: Its weight, and style where it is not upright: "500-italic".

    Returns:
        The characters that the game needs and the face lacks.
    """
    weight, _, style = face.partition("-")
    font = TTFont(
        files / f"{family}-latin-{weight}-{style or 'normal'}.woff2", recalcTimestamp=False
    )
    font.flavor = None
    font.save(FOLDER / f"{family}-{face}.ttf")
    letters = font.getBestCmap() or {}
    return "".join(letter for letter in NEEDED if ord(letter) not in letters)


if __name__ == "__main__":
    sys.exit(main())
