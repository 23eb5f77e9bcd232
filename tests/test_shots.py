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
from tests.pilot import Pilot

HERE = Path(__file__).resolve().parent.parent
NO_PICTURES = Path("no pictures")
SMALL = ("--size", "640x400")


def scenes() -> set[type[object]]:
    """Every scene of the program that can be shown."""
    modules = (import_module(name[:-3].replace("/", ".")) for name in syntax.modules("scenes"))
    found = (one for module in modules for _, one in inspect.getmembers(module, inspect.isclass))
    return {one for one in found if issubclass(one, Scene) and not inspect.isabstract(one)}


def take(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`shot` in a process of its own, for somebody with this home."""
    home.mkdir()
    whose = os.environ | {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-m", "game", "shot", *words]
    return subprocess.run(command, cwd=HERE, env=whose, capture_output=True, text=True, check=False)


def test_every_scene_of_the_program_has_a_picture() -> None:
    without = scenes() - {one.scene for one in SHOTS.values()}
    assert sorted(one.__name__ for one in without) == []


@pytest.mark.parametrize("name", SHOTS)
def test_a_picture_shows_the_scene_it_is_named_for(name: str) -> None:
    pilot = Pilot(settings=Settings(motion="none"), art=NO_PICTURES)
    SHOTS[name].show(pilot.stack, Wanted(seed=3, day=6))
    pilot.settle()
    assert type(pilot.top) is SHOTS[name].scene


@pytest.mark.parametrize("name", ["siege_new", "fights", "counsel"])
def test_the_same_arguments_give_the_same_picture_to_the_byte(name: str, tmp_path: Path) -> None:
    taken = []
    for who in ("anna", "ezra"):
        path = tmp_path / f"{who}.png"
        done = take(tmp_path / who, name, "--out", str(path), *SMALL, "--seed", "5", "--day", "3")
        assert (done.returncode, done.stderr) == (0, "")
        assert list((tmp_path / who).iterdir()) == [], "nothing is kept on this computer"
        taken.append(path.read_bytes())
    assert taken[0] == taken[1]


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
