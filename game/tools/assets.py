"""What the program draws, writes and sounds with: is each file there, and can it be read?"""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from engine.seraphs.cards import deck_cards, helpers
from game.resources import ASSETS, BIBLE_TEXT, FONTS

WINDOWS: Final = ("windows", "windows_small")
OGG: Final = b"OggS"
AGAIN: Final = "please install the game anew."


def problems(assets: Path = ASSETS) -> list[str]:
    """One sentence for each file that is missing or cannot be read."""
    found = [path for path in needed(assets) if not path.is_file()]
    missing = [f"{_name(path, assets)} is missing; {AGAIN}" for path in found]
    return [*missing, *_unread(assets)]


def needed(assets: Path = ASSETS) -> Iterator[Path]:
    """Every file by its name: fonts, the Bible text, a window for each card, parts, sounds."""
    yield from (assets / "fonts" / file for file in FONTS.values())
    yield assets / BIBLE_TEXT.relative_to(ASSETS)
    art, sounds = assets / "art", assets / "sounds"
    for folder in WINDOWS:
        yield from (art / folder / f"{card.id}.webp" for card in deck_cards())
    yield from (art / "helpers" / f"{helper.id}.webp" for helper in helpers())
    yield art / "parts.toml"
    yield sounds / "uses.toml"
    yield from (art / file for file in _listed(art / "parts.toml", "file"))
    yield from (sounds / file for file in _listed(sounds / "uses.toml", "files"))


def _listed(file: Path, key: str) -> Iterator[str]:
    """The files that a list names under a key; none where the list is missing itself."""
    tables = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    for table in tables.values():
        named = table[key]
        yield from [named] if isinstance(named, str) else named


def _unread(assets: Path) -> Iterator[str]:
    for path in sorted((assets / "art").rglob("*.*")):
        if path.suffix in (".webp", ".jpg", ".png") and not _is_picture(path):
            yield f"{_name(path, assets)} is no picture; {AGAIN}"
    for path in sorted((assets / "sounds").glob("*.ogg")):
        if path.read_bytes()[: len(OGG)] != OGG:
            yield f"{_name(path, assets)} is no sound; {AGAIN}"


def _is_picture(path: Path) -> bool:
    try:
        pygame.image.load(path)
    except (pygame.error, OSError):
        return False
    return True


def _name(path: Path, assets: Path) -> str:
    return path.relative_to(assets.parent).as_posix()
