"""Reads palettes.toml: the colours of each era for each side, and the emblems' glasses."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.paint.glass import Look

_FILE = Path(__file__).with_name("palettes.toml")


@dataclass(frozen=True, slots=True)
class Era:
    """The glasses of one era for one side."""

    shape: str
    sky: list[str]
    disc: list[str]
    ring: list[str]
    ground: list[str]


@dataclass(frozen=True, slots=True)
class EmblemGlass:
    """An emblem's colours; a ramp runs from its top to its foot."""

    colours: list[str]
    ramp: bool = False


@cache
def eras() -> dict[tuple[str, str], Era]:
    """Each (side, era)'s colours."""
    data = tomllib.loads(_FILE.read_text("utf-8"))
    return {
        (side, name): Era(**row)
        for side in ("covenant", "deep")
        for name, row in data[side].items()
    }


@cache
def glasses() -> dict[str, EmblemGlass]:
    """Each emblem glass by its name."""
    data = tomllib.loads(_FILE.read_text("utf-8"))
    return {name: EmblemGlass(**row) for name, row in data["glass"].items()}


def flame_look(top: float, foot: float) -> Look:
    """The look of a ramp glass between two heights."""
    return Look(
        gain=1.18, order="ramp", top=top, foot=foot, jitter=0.10, streak=0.16, lead=0.9, glow=0.10
    )
