"""Where pictures, fonts, sounds and the Bible text are, wherever the game is installed.

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
