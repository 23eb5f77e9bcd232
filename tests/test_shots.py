"""`python -m game shot`: every scene has a picture, always the same one, and errors in words."""

import inspect
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from game.main import main
from game.shots.shot import Wanted
from game.tools.shot import SHOTS
from scenes.services import Settings
from scenes.stack import Scene
from tests import syntax
from tests.pilot import Unseeing

HERE = Path(__file__).resolve().parent.parent
NO_PICTURES = Path("no pictures")
WINDOW = (640, 400)
SMALL = ("--size", "640x400")
RARE = {"halves": 30, "card_menu": 13}
"""From which seed on a Duel is looked for that comes to what few Duels come to; else from 3 on."""


def scenes() -> set[type[object]]:
    """Every scene of the program that can be shown."""
    modules = (import_module(name[:-3].replace("/", ".")) for name in syntax.modules("scenes"))
    found = (one for module in modules for _, one in inspect.getmembers(module, inspect.isclass))
    return {one for one in found if issubclass(one, Scene) and not inspect.isabstract(one)}


def take(home: Path, *words: str) -> None:
    """`shot` in a process of its own, for somebody with this home."""
    whose = os.environ | of(home)
    command = [sys.executable, "-m", "game", "shot", *words]
    done = subprocess.run(command, cwd=HERE, env=whose, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def of(home: Path) -> dict[str, str]:
    """What the system says of somebody who has just got this home."""
    home.mkdir()
    return {"HOME": str(home), "XDG_DATA_HOME": str(home)}


def test_every_scene_of_the_program_has_a_picture() -> None:
    without = scenes() - {one.scene for one in SHOTS.values()}
    assert sorted(one.__name__ for one in without) == []


@pytest.mark.parametrize("name", SHOTS)
def test_a_picture_shows_the_scene_it_is_named_for(name: str) -> None:
    pilot = Unseeing(WINDOW, Settings(motion="none"), art=NO_PICTURES)
    SHOTS[name].show(pilot.stack, Wanted(seed=RARE.get(name, 3), day=6))
    pilot.settle()
    pilot.look()
    assert type(pilot.top) is SHOTS[name].scene


@pytest.mark.parametrize("name", ["siege_new", "fights", "counsel"])
def test_the_same_arguments_give_the_same_picture_to_the_byte(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Once in a process of its own, and once in this one, where much has been drawn before."""
    anna, ezra = tmp_path / "anna.png", tmp_path / "ezra.png"
    words = (*SMALL, "--seed", "5", "--day", "3")
    take(tmp_path / "anna", name, "--out", str(anna), *words)
    for key, value in of(tmp_path / "ezra").items():
        monkeypatch.setenv(key, value)
    assert main(["shot", name, "--out", str(ezra), *words]) == 0
    assert capsys.readouterr().err == ""
    for who in ("anna", "ezra"):
        assert list((tmp_path / who).iterdir()) == [], "nothing is kept on this computer"
    assert anna.read_bytes() == ezra.read_bytes()


@pytest.mark.parametrize(
    "wrong",
    [
        ["no_such_scene"],
        ["menu", "--size", "large"],
        ["menu", "--size", "10x10"],
        ["menu", "--size", "1280"],
        ["menu", "--seed", "-1"],
        ["menu", "--seed", "²"],
        ["table", "--day", "0"],
        ["table", "--day", "31"],
        ["table", "--side", "heaven"],
        ["table", "--text-scale", "110"],
        ["menu", "--out", "picture.txt"],
    ],
)
def test_a_wrong_argument_gets_one_sentence_and_exit_2(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scene, *rest = wrong
    assert main(["shot", scene, "--out", str(tmp_path / "x.png"), *rest]) == 2
    usage, _, sentence = capsys.readouterr().err.partition("shot: error: ")
    assert usage.startswith("usage:")
    assert len(sentence.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_table_that_never_comes_about_gets_one_sentence_and_exit_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.png"
    assert main(["shot", "table", "--out", str(path), "--day", "30", *SMALL]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not path.exists()


def test_a_place_that_cannot_be_written_gets_one_sentence_and_exit_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "no folder" / "x.png"
    assert main(["shot", "notice", "--out", str(path), *SMALL]) == 2
    assert capsys.readouterr().err.startswith(f"{path} cannot be written: ")


def test_help_lists_every_scene(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", "--help"]) == 0
    out = capsys.readouterr().out
    assert all(f"  {name} " in out and one.words in out for name, one in SHOTS.items())
