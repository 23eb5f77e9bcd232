"""Golden counts and journals hold the rules fast. APPROVE=1 in the environment rewrites them.

A count or an event that moves is a rule that moved: rewrite it only where it was meant to.
"""

import os
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from engine.kernel.journal import Loaded, parse
from engine.kernel.playback import fold, options_of, verify
from engine.seraphs.commands import COMMANDS
from engine.seraphs.events import EVENTS
from engine.seraphs.mode import DuelOptions
from engine.seraphs.rules import GAME
from engine.seraphs.views import contents
from tests import perft
from tests.support_matches import write_match

GOLDEN: Final = Path(__file__).parent / "golden"
APPROVE: Final = os.environ.get("APPROVE") == "1"
RARE: Final = {"CouldNotDraw"}
"""No deck runs empty in the golden Duels."""


class GoldenDuel(NamedTuple):
    """A whole Duel of two random players: how it was set up, their luck, and its end."""

    options: DuelOptions
    luck: int
    how: str
    winners: tuple[int, ...]


DUELS: Final = {
    "to_the_last_day": GoldenDuel(DuelOptions(261, 12), 266, "last_day", (0,)),
    "the_glory": GoldenDuel(DuelOptions(396), 401, "glory", (0,)),
    "conceded": GoldenDuel(DuelOptions(192), 197, "conceded", (0,)),
}


@pytest.mark.parametrize("name", sorted(perft.TABLES))
def test_there_are_as_many_ways_to_go_on_as_were_counted(name: str) -> None:
    golden = GOLDEN / "perft" / f"{name}.txt"
    found = [
        f"depth {depth}: {n}" for depth, n in zip(perft.DEPTHS, perft.counts(name), strict=True)
    ]
    if APPROVE:
        words = golden.read_text(encoding="utf-8").split("\n\ndepth 1:")[0]
        golden.write_text("\n".join([words, "", *found, ""]), encoding="utf-8")
    lines = golden.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("depth ")] == found


def test_every_named_table_has_its_counts_and_says_what_lies_on_it() -> None:
    files = sorted(file.stem for file in (GOLDEN / "perft").iterdir())
    assert files == sorted(perft.TABLES)
    for name in files:
        text = (GOLDEN / "perft" / f"{name}.txt").read_text(encoding="utf-8")
        assert "By hand, depths 1" in text, name


def test_what_each_first_command_leads_to_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    parts = perft.divided("a_giant_goes_out", 3)
    assert [words for words, _ in parts][0] == "Done"
    assert sum(count for _, count in parts) == perft.counts("a_giant_goes_out", [3])[0]
    assert perft.main(["a_giant_goes_out", "2", "--divide"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "depth 2: 8"


@pytest.mark.parametrize("name", sorted(DUELS))
def test_a_golden_duel_runs_again_to_the_same_events(name: str) -> None:
    duel = DUELS[name]
    loaded = parse(journal(name))
    assert verify(GAME, loaded) == []
    end = fold(GAME, loaded)
    assert options_of(GAME, loaded) == duel.options
    assert loaded.finished
    assert end.outcome is not None
    assert (end.outcome.how, end.outcome.winners) == (duel.how, duel.winners)


@pytest.mark.parametrize("name", sorted(DUELS))
def test_the_same_players_play_a_golden_duel_again_to_the_last_byte(name: str) -> None:
    duel = DUELS[name]
    match = write_match(duel.options, duel.luck)
    assert match.data == journal(name)
    assert contents(fold(GAME, parse(match.data))) == contents(match.states[-1])


def test_the_golden_duels_hold_every_command_and_event() -> None:
    seen: set[str] = set()
    for name in DUELS:
        loaded = parse(journal(name))
        seen |= words_in(loaded)
    words = {word.__name__ for word in (*COMMANDS, *EVENTS)}
    assert words - seen == RARE


def test_a_golden_duel_whose_event_was_changed_is_noticed() -> None:
    loaded = parse(journal("conceded"))
    events = loaded.header.events
    other = replace(loaded, header=replace(loaded.header, events=events[:-1]))
    assert verify(GAME, other) == [
        f"Line 0: {len(events) - 1} events were written, {len(events)} happen."
    ]


def journal(name: str) -> bytes:
    """A golden journal; written anew first where that was asked for."""
    file = GOLDEN / "journals" / f"{name}.jsonl"
    if APPROVE:
        duel = DUELS[name]
        file.write_bytes(write_match(duel.options, duel.luck).data)
    return file.read_bytes()


def words_in(loaded: Loaded) -> set[str]:
    """The names of all commands and events of a journal."""
    found = list(loaded.header.events)
    for entry in loaded.entries:
        found += [getattr(entry, "command", None), *getattr(entry, "events", ())]
    return {word[0] for word in found if isinstance(word, list)}
