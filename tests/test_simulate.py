"""`python -m game simulate`: matches between computer players, counted."""

import argparse
import io
import json
import sys
from collections.abc import Sequence

import pytest

from game.tools import simulate as tool

FEW = ["duel", "--games", "6", "--seed", "3", "--jobs", "1"]
TIMES = ("seconds", "games_per_second", "decisions_per_second", "commands_per_second")


def report(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> dict[str, object]:
    """What --json prints; it must be the only line."""
    assert tool.main([*arguments, "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


def without_times(found: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in found.items() if key not in (*TIMES, "thinking_ms")}


def test_the_same_arguments_give_the_same_games_for_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = report(capsys, ["duel", "--games", "9", "--deep", "gentle", "--jobs", "1"])
    shared = report(capsys, ["duel", "--games", "9", "--deep", "gentle", "--jobs", "2"])
    assert without_times(alone) == without_times(shared)


def test_another_seed_gives_other_games() -> None:
    games = [tool.play_one((seed, 0, "random", "random")) for seed in (1, 2, 1)]
    assert games[0][:5] == games[2][:5]
    assert games[0][:5] != games[1][:5]


def test_every_game_is_counted_once(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, FEW)
    wins = found["wins"]
    assert isinstance(wins, dict)
    assert sum(counted["all"] for counted in wins.values()) == 6
    for counted in wins.values():
        assert counted["all"] == sum(n for kind, n in counted.items() if kind != "all")


def test_days_and_decisions_have_mean_and_spread(capsys: pytest.CaptureFixture[str]) -> None:
    games = [tool.play_one((seed, 0, "random", "random")) for seed in range(3, 9)]
    days = [game.days for game in games]
    found = report(capsys, FEW)
    mean = sum(days) / 6
    spread = (sum((day - mean) ** 2 for day in days) / 6) ** 0.5
    assert found["days"] == {"mean": round(mean, 2), "spread": round(spread, 2)}
    asked = [sum(game.asked) for game in games]
    assert found["decisions"]["mean"] == round(sum(asked) / 6, 2)  # type: ignore[index]  # read back
    assert found["commands"] == sum(game.commands for game in games)


def test_a_game_with_a_last_day_ends_by_it() -> None:
    game = tool.play_one((1, 2, "gentle", "gentle"))
    assert game.days <= 2
    assert game.how in ("last_day", "walls")
    assert tool.play_one((1, 1, "random", "random")).how == "last_day"


def test_without_json_it_is_said_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(FEW) == 0
    out = capsys.readouterr().out
    assert "6 games of the duel, seeds from 3: the Covenant random, the Deep random" in out
    for word in ("covenant", "deep", "shared", "walls", "glory", "last day", "days", "decisions"):
        assert word in out


def test_a_bar_shows_on_a_terminal_and_nowhere_else(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tool.main(FEW)
    assert capsys.readouterr().err == ""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    tool.main(FEW)
    assert "6 of 6" in screen.getvalue()


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        ["chess"],
        ["duel", "--games", "0"],
        ["duel", "--games", "many"],
        ["duel", "--covenant", "unbeatable"],
        ["duel", "--jobs", "-1"],
        ["duel", "--seed", "-2"],
        ["duel", "--last-day", "x"],
    ],
)
def test_a_wrong_argument_gets_a_sentence_and_exit_2(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        tool.main(wrong)
    assert end.value.code == 2
    err = capsys.readouterr().err
    assert "error:" in err
    assert "Traceback" not in err


def test_the_parser_serves_under_another_program() -> None:
    parser = argparse.ArgumentParser()
    tool.add_arguments(parser.add_subparsers().add_parser("simulate"))
    found = parser.parse_args(["simulate", "duel", "--covenant", "steady"])
    assert (found.covenant, found.deep, found.games) == ("steady", "random", 100)
