"""The real program in a real window: a whole Duel by keys, a pulled plug, no screen at all."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.kernel.journal import CommandEntry, parse, standing
from engine.kernel.playback import fold, verify
from engine.seraphs.prompts import ASK_DISCARD
from engine.seraphs.rules import GAME
from tests.support_window import ROOT, WHY_NOT, Window, can_open_windows, virtual_screen

windowed = pytest.mark.skipif(not can_open_windows(), reason=WHY_NOT)


@pytest.fixture
def display() -> Iterator[str]:
    with virtual_screen() as name:
        yield name


def commands(journal: Path) -> list[CommandEntry]:
    return standing(parse(journal.read_bytes()))


def answer(window: Window, journal: Path) -> None:
    """Press Enter, as the large button says; where a card must be chosen, the first of the hand.

    Then wait a while for the answer to be written: a key that comes too late would point at a
    card which the next question does not ask for.
    """
    written = journal.stat().st_size
    asked = fold(GAME, parse(journal.read_bytes())).question
    choosing = asked is not None and asked.kind == ASK_DISCARD
    window.press(*(("1", "1") if choosing else ("Return",)))
    until = time.monotonic() + 1
    while journal.stat().st_size == written and time.monotonic() < until:
        time.sleep(0.02)


@windowed
def test_a_person_plays_a_whole_duel_in_the_window_with_keys_alone(
    display: str, tmp_path: Path
) -> None:
    words = ("play", "duel", "--side", "covenant", "--opponent", "gentle", "--seed", "5")
    with Window(display, tmp_path / "data", *words) as window:
        window.wait_until(lambda: bool(window.journals()))
        journal = window.journals()[0]

        def over() -> bool:
            answer(window, journal)
            return parse(journal.read_bytes()).finished

        window.wait_until(over)
    loaded = parse(journal.read_bytes())
    mine = [entry for entry in commands(journal) if entry.seat == 0]
    assert verify(GAME, loaded) == []
    assert len(mine) > 20


@windowed
def test_killed_in_the_middle_of_a_game_it_goes_on_at_the_same_question(
    display: str, tmp_path: Path
) -> None:
    with Window(display, tmp_path / "data", "play", "duel", "--seed", "7") as window:
        window.wait_until(lambda: bool(window.journals()))
        journal = window.journals()[0]

        def some_days_on() -> bool:
            answer(window, journal)
            return len(commands(journal)) > 40

        window.wait_until(some_days_on)
        window.kill()
        before = commands(journal)
        window.start()
        window.press("Return")

        def goes_on() -> bool:
            answer(window, journal)
            return len(commands(journal)) > len(before)

        window.wait_until(goes_on)
    after = commands(journal)
    assert after[: len(before)] == before
    assert verify(GAME, parse(journal.read_bytes())) == []


def test_where_no_screen_can_be_opened_it_says_so_in_one_sentence_and_exits_2() -> None:
    surroundings = {**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": ":9999"}
    ended = subprocess.run(
        [sys.executable, "-m", "game"],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "window" in ended.stderr
