"""`bench`: how fast the program is, beside a bare limit of the same run where there is one."""

import argparse
import json
import sys
from collections.abc import Callable
from typing import Final

from game.tools import bench_client, bench_disk, bench_engine

PARTS: Final[dict[str, Callable[[], dict[str, float]]]] = {
    "engine": bench_engine.measure,
    "disk": bench_disk.measure,
    "client": bench_client.measure,
    "memory": bench_client.measure_memory,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which parts, and how to print."""
    parser.add_argument(
        "parts",
        nargs="*",
        type=_part,
        metavar="PART",
        help=f"{', '.join(PARTS)}; all of them, unless named",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def _part(name: str) -> str:
    if name not in PARTS:
        raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(PARTS)}")
    return name


def run(arguments: argparse.Namespace) -> int:
    """Measure and print. Returns 0; 2 where the program is built, with no Python to run beside."""
    if getattr(sys, "frozen", False):
        print("The bench runs from the source: python -m game bench.", file=sys.stderr)
        return 2
    figures: dict[str, float] = {}
    for name in arguments.parts or PARTS:
        print(f"Measuring the {name} …", file=sys.stderr)
        figures |= PARTS[name]()
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):40}{value:14,.2f}")
    return 0
