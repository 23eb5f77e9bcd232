"""The few settings that a window needs before its first frame, read as plain JSON.

`game/settings.py` checks the same file afterwards, when there is time to import what it needs.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from game.files import Files

SETTINGS_FILE: Final = "settings.json"
SMALLEST: Final = (1024, 640)
"""Width and height in px of the smallest window."""

MOST_MONITORS: Final = 15
LARGEST: Final = (16384, 16384)
"""Width and height in px of the largest window that is believed."""


class WindowSettings(NamedTuple):
    """How the window opens. Width and height are in px; `text_size` is in percent, 100–200."""

    full_screen: bool = False
    acceleration: bool = False
    width: int = 1280
    height: int = 720
    text_size: int = 100
    high_contrast: bool = False
    monitor: int = 0


def read_window_settings(files: Files, folder: Path) -> WindowSettings:
    """Reads what can be read; anything else is as at first. Never raises for what a file holds."""
    plain = WindowSettings()
    try:
        found = json.loads(files.read(folder / SETTINGS_FILE))
    except (OSError, ValueError, RecursionError):
        return plain
    if not isinstance(found, dict):
        return plain
    return WindowSettings(
        full_screen=_truth(found.get("full_screen"), plain.full_screen),
        acceleration=_truth(found.get("acceleration"), plain.acceleration),
        width=_number(found.get("width"), plain.width, SMALLEST[0], LARGEST[0]),
        height=_number(found.get("height"), plain.height, SMALLEST[1], LARGEST[1]),
        text_size=_number(found.get("text_size"), plain.text_size, 100, 200),
        high_contrast=_truth(found.get("high_contrast"), plain.high_contrast),
        monitor=_number(found.get("monitor"), plain.monitor, 0, MOST_MONITORS),
    )


def _truth(found: object, plain: bool) -> bool:
    return found if isinstance(found, bool) else plain


def _number(found: object, plain: int, low: int, high: int) -> int:
    return found if type(found) is int and low <= found <= high else plain
