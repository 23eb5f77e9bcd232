"""Paint the whole box into a folder, spread over several processes."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image

from tools.paint.arrays import Bytes
from tools.paint.icons import Icons, read_icons
from tools.paint.recipes import recipes
from tools.paint.window import paint_window


@dataclass(frozen=True, slots=True)
class Job:
    """One picture to paint: its file below assets/art, and where the icons lie."""

    file: str
    icons: Path
    out: Path


def jobs(icons: Path, out: Path, only: set[str]) -> list[Job]:
    """Every picture of the box, or those whose id or file is among `only`."""
    files = [f"windows/{id_}.webp" for id_ in recipes()]
    files += [f"windows_hidden/{r.id}.webp" for r in recipes().values() if r.person]
    return [Job(f, icons, out) for f in files if not only or only & {f, Path(f).stem}]


def paint_all(todo: list[Job], processes: int) -> int:
    """Paint the jobs; how many bytes they take together."""
    if processes <= 1:
        return sum(map(_paint, todo))
    with ProcessPoolExecutor(processes) as pool:
        return sum(pool.map(_paint, todo))


def _paint(job: Job) -> int:
    folder, name = job.file.split("/")
    picture = _PAINTERS[folder](Path(name).stem, _icons(job.icons))
    path = job.out / job.file
    path.parent.mkdir(parents=True, exist_ok=True)
    save(picture, path)
    return path.stat().st_size


@cache
def _icons(file: Path) -> Icons:
    return read_icons(file)


def _window(id_: str, icons: Icons) -> Bytes:
    return paint_window(recipes()[id_], icons)


def _hidden(id_: str, icons: Icons) -> Bytes:
    return paint_window(recipes()[id_], icons, hide=True)


def save(picture: Bytes, path: Path) -> None:
    """Write a WebP as compact as it can be made without being seen."""
    Image.fromarray(picture).save(path, quality=86, alpha_quality=90, method=4)


_PAINTERS: dict[str, Callable[[str, Icons], Bytes]] = {
    "windows": _window,
    "windows_hidden": _hidden,
}
