"""`simulate siege`: what it prints, and that it prints the same for any number of jobs."""

import json

import pytest

from engine.seraphs.mode import LEVELS
from game.tools import simulate

GAMES = 6


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    """What `--json` prints."""
    arguments = ["siege", "--games", str(GAMES), "--covenant", "gentle", "--json", *words]
    assert simulate.main(arguments) == 0
    printed: dict[str, object] = json.loads(capsys.readouterr().out)
    return printed


@pytest.mark.parametrize("level", LEVELS)
def test_it_says_who_won_in_how_many_days_with_what_walls_and_what_broke_them(
    level: int, capsys: pytest.CaptureFixture[str]
) -> None:
    said = report(capsys, "--level", str(level), "--jobs", "1")
    assert (said["mode"], said["level"], said["games"]) == ("siege", level, GAMES)
    ends, broke = said["ends"], said["broke"]
    assert isinstance(ends, dict)
    assert isinstance(broke, dict)
    assert sum(ends.values()) == GAMES
    assert said["win_rate"] == round(ends.get("lifted", 0) / GAMES, 4)
    assert {"mean_days", "walls_left_won", "walls_broken"} <= set(said)
    assert broke


def test_it_prints_the_same_for_any_number_of_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (report(capsys, "--jobs", jobs) for jobs in ("1", "2"))
    del one["seconds"], two["seconds"]
    assert one == two


def test_without_json_it_says_so_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["siege", "--games", "2", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("2 Sieges of 15")
    assert "won" in printed
    assert "Walls" in printed
