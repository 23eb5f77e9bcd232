"""Paint the whole box into a folder, spread over several processes."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image

from tools.paint.arrays import Bytes
from tools.paint.icons import Icons, read_icons
from tools.paint.parts import pieces
from tools.paint.program_icon import write_icons
from tools.paint.recipes import helper_recipes, recipes
from tools.paint.window import paint_window

_ICON = "icon"


@dataclass(frozen=True, slots=True)
class Job:
    """One picture to paint: its file below `out`, and where the icons lie."""

    file: str
    icons: Path
    out: Path


def jobs(icons: Path, out: Path, only: set[str]) -> list[Job]:
    """Every picture of the box, the slow ones first; or those whose id or file is in `only`."""
    files = sorted((p.file for p in pieces().values()), key=lambda f: not f.startswith("table/"))
    files += [f"windows/{id_}.webp" for id_ in recipes()]
    files += [f"windows_hidden/{r.id}.webp" for r in recipes().values() if r.person]
    files += [f"helpers/{id_}.webp" for id_ in helper_recipes()]
    files.append(_ICON)
    return [Job(f, icons, out) for f in files if not only or only & {f, Path(f).stem}]


def paint_all(todo: list[Job], processes: int) -> int:
    """Paint the jobs; how many bytes they take together."""
    if processes <= 1:
        return sum(map(_work, todo))
    with ProcessPoolExecutor(processes) as pool:
        return sum(pool.map(_work, todo))


def _work(job: Job) -> int:
    if job.file == _ICON:
        return sum(f.stat().st_size for f in write_icons(job.out / _ICON))
    path = job.out / job.file
    path.parent.mkdir(parents=True, exist_ok=True)
    save(paint(job.file, _icons(job.icons)), path)
    return path.stat().st_size


@cache
def _icons(file: Path) -> Icons:
    return read_icons(file)


def paint(file: str, icons: Icons) -> Bytes:
    """The picture that belongs in a file of assets/art."""
    folder, id_ = file.split("/", maxsplit=1)[0], Path(file).stem
    match folder:
        case "windows":
            return paint_window(recipes()[id_], icons)
        case "windows_hidden":
            return paint_window(recipes()[id_], icons, hide=True)
        case "helpers":
            return paint_window(helper_recipes()[id_], icons)
        case _:
            return next(p for p in pieces().values() if p.file == file).paint(icons)


def save(picture: Bytes, path: Path) -> None:
    """Write a picture as compact as it can be made without being seen.

    The backgrounds are dark and smooth, and would show blocks at the quality of the windows. Those
    that fill the screen are JPEG, which is read four times as quickly; a mark after every row of
    blocks lets it be read band by band (`scenes/bands.py`).
    """
    made = Image.fromarray(picture)
    if path.suffix == ".jpg":
        made.convert("RGB").save(
            path, quality=93, subsampling=0, optimize=True, restart_marker_rows=1
        )
        return
    quality = 95 if path.parent.name == "table" else 88
    made.save(path, quality=quality, alpha_quality=90, method=5)
