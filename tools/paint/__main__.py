"""The command: `python -m tools.paint --icons ICONS --out assets/art [--only ID ...]`."""

import argparse
import os
import sys
import time
from pathlib import Path

from tools.paint.box import jobs, paint_all
from tools.paint.catalogue import write_catalogue
from tools.paint.small import write_small

_ALLOCATOR = {
    "MALLOC_TRIM_THRESHOLD_": "4000000000",
    "MALLOC_MMAP_THRESHOLD_": "2000000000",
    "MALLOC_TOP_PAD_": "200000000",
}


def main() -> None:
    """Paint what is asked for, and say how long it took."""
    args = _arguments()
    start = time.perf_counter()
    todo = jobs(args.icons, args.out, set(args.only))
    size = paint_all(todo, args.jobs)
    if not args.only:
        write_catalogue(args.out)
    size += write_small(args.out)
    seconds = time.perf_counter() - start
    print(f"{len(todo)} pictures, {size / 1e6:.1f} MB, {seconds:.0f} s with {args.jobs} jobs")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.paint", description=__doc__)
    parser.add_argument("--icons", type=Path, required=True, help="icons.json of game-icons")
    parser.add_argument("--out", type=Path, default=Path("assets/art"))
    parser.add_argument("--only", nargs="*", default=[], help="card ids or files")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args()


def _keep_pages() -> None:
    """Large arrays come and go: tell the allocator, once, to keep their pages."""
    if "MALLOC_TRIM_THRESHOLD_" not in os.environ:
        os.environ.update(_ALLOCATOR)
        os.execv(sys.executable, [sys.executable, "-m", "tools.paint", *sys.argv[1:]])


if __name__ == "__main__":
    _keep_pages()
    main()
