"""Pictures, fonts, sounds and the Bible text by name, wherever the game is installed.

`assets` stands beside `game` in the source tree, in an installed wheel and in the one-folder
program alike, so one path finds it in all three.
"""

from pathlib import Path

ASSETS = Path(__file__).resolve().parent.parent / "assets"
BIBLE_TEXT = ASSETS / "bible" / "web.bible"

FONTS = {
    "title": "almendra-700.ttf",
    "text": "alegreya-500.ttf",
    "text_italic": "alegreya-500-italic.ttf",
    "text_bold": "alegreya-700.ttf",
    "capitals": "alegreya-sans-sc-700.ttf",
    "numbers": "cinzel-900.ttf",
    "clear": "atkinson-hyperlegible-400.ttf",
    "clear_italic": "atkinson-hyperlegible-400-italic.ttf",
    "clear_bold": "atkinson-hyperlegible-700.ttf",
    "dyslexic": "opendyslexic-400.ttf",
    "dyslexic_bold": "opendyslexic-700.ttf",
}
"""What a font is for, and its file in assets/fonts."""


class ResourceError(Exception):
    """A file that came with the game is missing; the message is one sentence for a person."""


def font_path(name: str) -> Path:
    """The file of a font, by what it is for.

    Args:
        name: A key of `FONTS`.

    Raises:
        ResourceError: If there is no such font, or its file is missing.
    """
    if name not in FONTS:
        raise ResourceError(f"The game has no font for “{name}”.")
    return _existing(ASSETS / "fonts" / FONTS[name])


def picture_path(kind: str, name: str) -> Path:
    """The file of a picture: assets/art/KIND/NAME.png.

    Args:
        kind: The folder, such as "windows" or "emblems".
        name: The file's name without its ending, often a card's id.

    Raises:
        ResourceError: If the file is missing.
    """
    return _existing(_picture(kind, name))


def has_picture(kind: str, name: str) -> bool:
    """Whether the picture is there, for screens that can draw without it."""
    return _picture(kind, name).is_file()


def sound_path(name: str) -> Path:
    """The file of a sound: assets/sounds/NAME.ogg.

    Args:
        name: The file's name without its ending.

    Raises:
        ResourceError: If the file is missing.
    """
    return _existing(ASSETS / "sounds" / f"{name}.ogg")


def missing() -> list[str]:
    """One sentence for each file that every installation must have and this one has not."""
    needed = [ASSETS / "fonts" / file for file in FONTS.values()]
    return [_is_missing(path) for path in needed if not path.is_file()]


def _picture(kind: str, name: str) -> Path:
    return ASSETS / "art" / kind / f"{name}.png"


def _existing(path: Path) -> Path:
    if not path.is_file():
        raise ResourceError(_is_missing(path))
    return path


def _is_missing(path: Path) -> str:
    return f"{path.relative_to(ASSETS.parent).as_posix()} is missing; please install the game anew."
