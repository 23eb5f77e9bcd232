"""What is shipped: commands, fonts with their licences, files found wherever it is installed."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pygame
import pytest

from game import resources
from game.tools import assets

ROOT = Path(__file__).resolve().parent.parent
LETTERS = "AZaz09é—–’‘“”·&"
NO_LETTER = "\ue123"


def project() -> dict[str, object]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert isinstance(table, dict)
    return table


def run(*arguments: str, cwd: Path = ROOT, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_installed_command_and_python_m_game_start_the_same_program() -> None:
    assert project()["scripts"] == {"seraphs": "game.main:main"}
    assert "from game.main import main" in (ROOT / "game/__main__.py").read_text(encoding="utf-8")


def test_python_m_game_tells_what_it_can_do() -> None:
    assert "usage" in run("-m", "game", "--help").lower()


def test_the_bible_library_and_numpy_are_not_needed_to_play() -> None:
    needed = str(project()["dependencies"])
    assert not re.search("pythonbible|numpy", needed)


def test_the_readme_is_short_and_begins_with_play_and_test() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 120
    commands = [line.split("#")[0].strip() for line in lines if line.startswith("make ")]
    assert commands == ["make play", "make test"]
    assert lines.index("```sh") < 12


def test_every_make_command_of_the_readme_is_in_the_makefile() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    named = set(re.findall(r"(?:^|`)make ([\w-]+)", readme, re.M))
    assert {"play", "test", "test-long", "check", "build"} <= named <= set(targets)


def test_no_file_that_must_be_there_is_missing_and_each_can_be_read() -> None:
    assert assets.problems() == []


def damaged(folder: Path) -> Path:
    """A copy of what comes with the game, every picture a small one, with four faults in it."""
    copy = Path(shutil.copytree(resources.ASSETS, folder / "assets"))
    for kind in ("*.webp", "*.jpg", "*.png"):
        pictures = sorted((copy / "art").rglob(kind), key=lambda file: file.stat().st_size)
        for file in pictures[1:]:
            shutil.copyfile(pictures[0], file)
    (copy / "art/windows/david.webp").unlink()
    (copy / "sounds/coin.ogg").unlink()
    (copy / "art/table/walnut.jpg").write_bytes(b"no picture")
    (copy / "sounds/press.ogg").write_bytes(b"no sound")
    return copy


def test_each_file_that_is_missing_or_cannot_be_read_is_said_in_a_sentence(tmp_path: Path) -> None:
    assert assets.problems(damaged(tmp_path)) == [
        "assets/art/windows/david.webp is missing; please install the game anew.",
        "assets/sounds/coin.ogg is missing; please install the game anew.",
        "assets/art/table/walnut.jpg is no picture; please install the game anew.",
        "assets/sounds/press.ogg is no sound; please install the game anew.",
    ]


@pytest.mark.parametrize("file", sorted(set(resources.FONTS.values())))
def test_each_font_has_its_open_font_licence_beside_it(file: str) -> None:
    family = re.sub(r"-\d+(-italic)?\.ttf$", "", file)
    licence = (resources.ASSETS / "fonts" / f"{family}-OFL.txt").read_text(encoding="utf-8")
    assert licence.startswith("Copyright")
    assert "SIL Open Font License, Version 1.1" in licence


@pytest.mark.parametrize("name", resources.FONTS)
def test_each_font_writes_all_the_letters_of_the_game(name: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(resources.ASSETS / "fonts" / resources.FONTS[name], 32)
    empty = pygame.image.tobytes(font.render(NO_LETTER, True, "white", "black"), "RGB")
    drawn = {
        letter: pygame.image.tobytes(font.render(letter, True, "white", "black"), "RGB")
        for letter in LETTERS
    }
    assert [letter for letter, pixels in drawn.items() if pixels == empty] == []


def test_the_credits_name_every_font() -> None:
    credits = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
    for licence in (resources.ASSETS / "fonts").glob("*-OFL.txt"):
        assert licence.name in credits


@pytest.mark.long
def test_an_installed_wheel_finds_its_fonts_and_cards(tmp_path: Path) -> None:
    source, installed = tmp_path / "source", tmp_path / "installed"
    for folder in ("engine", "game", "scenes", "assets"):
        shutil.copytree(
            ROOT / folder, source / folder, ignore=shutil.ignore_patterns("__pycache__")
        )
    for file in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, source)
    run(
        *("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"),
        *("--target", str(installed), str(source)),
    )
    program = (
        "from game import resources; from game.tools import assets, quotes;"
        "print(resources.ASSETS, len(quotes.deck_files()), assets.problems())"
    )
    told = run("-c", program, cwd=tmp_path, PYTHONPATH=str(installed))
    decks = len(list(ROOT.glob("engine/*/decks/*.toml")))
    assert told.splitlines()[-1] == f"{installed / 'assets'} {decks} []"
