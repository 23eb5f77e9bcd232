"""Small twins, read several times as quickly.

A card on the table needs no larger window, and the screen of the first start no larger ground.
"""

from pathlib import Path

from PIL import Image

FOLDERS = ("windows", "windows_hidden")
SIZE = (322, 256)
BACKS, BACK_SIZE = "backs", (360, 503)
GROUNDS = "table"
GROUND_SIZE = (1280, 720)
_QUALITY = 84


def write_small(out: Path) -> int:
    """Write the small twin of every window, back and ground in `out`; their bytes together."""
    files = [file for folder in FOLDERS for file in sorted((out / folder).glob("*.webp"))]
    backs = sorted((out / BACKS).glob("*.webp"))
    grounds = sorted((out / GROUNDS).glob("*.jpg"))
    size = sum(_write(file, SIZE) for file in files)
    size += sum(_write(file, BACK_SIZE) for file in backs)
    return size + sum(_write_ground(file) for file in grounds)


def small_of(file: Path) -> Path:
    """Where the small twin of a window lies: windows/david.webp, windows_small/david.webp."""
    return file.parent.with_name(f"{file.parent.name}_small") / file.name


def _write(file: Path, size: tuple[int, int]) -> int:
    twin = small_of(file)
    twin.parent.mkdir(parents=True, exist_ok=True)
    with Image.open(file) as window:
        reduced = window.resize(size, Image.Resampling.LANCZOS)
    reduced.save(twin, quality=_QUALITY, alpha_quality=90, method=5)
    return twin.stat().st_size


def _write_ground(file: Path) -> int:
    twin = small_of(file)
    twin.parent.mkdir(parents=True, exist_ok=True)
    with Image.open(file) as ground:
        reduced = ground.resize(GROUND_SIZE, Image.Resampling.LANCZOS)
    reduced.save(twin, quality=90, subsampling=0, optimize=True, restart_marker_rows=1)
    return twin.stat().st_size
