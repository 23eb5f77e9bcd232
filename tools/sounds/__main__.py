"""The command: `python -m tools.sounds [--out assets/sounds] [--only NAME ...]`."""

import argparse
import json
import time
from pathlib import Path
from typing import Final

from tools.sounds import master, ogg
from tools.sounds.beds import BEDS
from tools.sounds.effects import EFFECTS

EFFECT_QUALITY: Final = 0.35
MUSIC_QUALITY: Final = 0.12


def main() -> None:
    """Make what is asked for, and say how large it is and how long it took."""
    parser = argparse.ArgumentParser(prog="python -m tools.sounds", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("assets/sounds"))
    parser.add_argument("--only", nargs="*", default=[], help="names of effects, or “music menu”")
    args = parser.parse_args()
    start = time.perf_counter()
    args.out.mkdir(parents=True, exist_ok=True)
    written = make(args.out, set(args.only))
    if not args.only:
        write_uses(args.out)
    size = sum(file.stat().st_size for file in written)
    seconds = time.perf_counter() - start
    print(f"{len(written)} sounds, {size / 1e6:.2f} MB, {seconds:.0f} s")


def make(out: Path, only: set[str]) -> list[Path]:
    """Write the files of the effects and beds named, or of all; gives what it wrote."""
    written = []
    for name, files in master.effects().items():
        for variant, file in enumerate(files if not only or name in only else ()):
            written.append(out / f"{file}.ogg")
            ogg.write(written[-1], master.effect(EFFECTS[name], variant), EFFECT_QUALITY)
    for name in BEDS:
        if not only or f"music {name}" in only:
            written.append(out / f"music_{name}.ogg")
            ogg.write(written[-1], master.bed(name), MUSIC_QUALITY)
    return written


def write_uses(out: Path) -> None:
    """Write uses.toml: every sound by the name that scenes call, its use and its files."""
    rows = ["# Written by tools/sounds: every sound, when it is heard, and its files."]
    found = {name: (EFFECTS[name].use, files) for name, files in master.effects().items()}
    found |= {f"music {name}": (bed.use, (f"music_{name}",)) for name, bed in BEDS.items()}
    for name, (use, files) in found.items():
        listed = json.dumps([f"{file}.ogg" for file in files])
        rows += ["", f'["{name}"]', f"use = {json.dumps(use)}", f"files = {listed}"]
    (out / "uses.toml").write_text("\n".join(rows) + "\n", "utf-8", newline="\n")


if __name__ == "__main__":
    main()
