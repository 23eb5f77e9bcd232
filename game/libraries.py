"""The C libraries that pygame loaded, asked for what pygame itself does not hand on."""

from __future__ import annotations

import re
from pathlib import Path

import pygame


def loaded_libraries(name: re.Pattern[str]) -> list[str]:
    """Where a library may be that pygame uses: as mapped into this process, else beside pygame.

    Args:
        name: all of the file's name, in small letters.
    """
    maps = Path("/proc/self/maps")
    if maps.exists():
        lines = maps.read_text(encoding="utf-8", errors="replace").splitlines()
        mapped = {line.split()[-1] for line in lines if "/" in line}
        found = sorted(path for path in mapped if name.fullmatch(Path(path).name.lower()))
        if found:
            return found
    package = Path(pygame.__file__).parent
    folders = (package, package / ".dylibs", package.parent / "pygame_ce.libs")
    files = (path for folder in folders if folder.is_dir() for path in folder.iterdir())
    return [str(path) for path in files if name.fullmatch(path.name.lower())]
