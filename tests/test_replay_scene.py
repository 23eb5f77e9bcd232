"""A game looked at again: from either seat or open, forwards and backwards, and bad files."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.kernel.journal import Loaded, parse
from engine.kernel.playback import fold
from engine.seraphs.rules import GAME
from engine.seraphs.views import contents
from engine.seraphs.words import COVENANT, DEEP
from game.files import RealFiles
from game.library import Library
from game.replaying import ONLY_SHOWN, ReplayDesk
from game.saves import Saves
from scenes.geometry import Point
from scenes.input import Dropped, Reader
from scenes.notice import Notice
from scenes.replay import ReplayScene
from scenes.seraphs.desk import LogLine
from scenes.seraphs.replay import OPEN
from scenes.services import Settings
from tests.pilot import Pilot

JOURNALS = Path(__file__).parent / "golden" / "journals"
GLORY = JOURNALS / "the_glory.jsonl"


def loaded(path: Path = GLORY) -> Loaded:
    return parse(path.read_bytes())


def scene(pilot: Pilot) -> ReplayScene:
    top = pilot.top
    assert isinstance(top, ReplayScene)
    return top


def opened(*, playing: bool = False, motion: str = "none") -> tuple[Pilot, ReplayScene]:
    settings = Settings(motion="full" if motion == "full" else "none")
    pilot = Pilot(settings=settings)
    pilot.push(ReplayScene(ReplayDesk(loaded()), playing=playing))
    pilot.settle()
    return pilot, scene(pilot)


def library(pilot: Pilot, folder: Path) -> Library:
    return Library(pilot.stack, Saves(RealFiles(), folder), lambda: None)


# The desk.


def test_the_last_moment_is_the_state_that_the_journal_folds_to() -> None:
    for path in sorted(JOURNALS.glob("*.jsonl")):
        desk = ReplayDesk(loaded(path))
        desk.go_to(desk.last)
        assert contents(desk._shown) == contents(fold(GAME, loaded(path)))


def test_stepping_through_shows_the_same_tables_as_going_there() -> None:
    walked, jumped = ReplayDesk(loaded()), ReplayDesk(loaded())
    for at in range(1, walked.last + 1):
        assert walked.forward()
        (beat,) = walked.beats()
        jumped.go_to(at)
        assert beat.after == jumped.sight() == walked.sight()
    assert not walked.forward()


def test_from_a_seat_the_other_hand_stays_hidden_and_open_both_are_seen() -> None:
    desk = ReplayDesk(loaded())
    desk.go_to(desk.last // 2)
    seen = {}
    for seat in (COVENANT, DEEP, OPEN):
        desk.look_from(seat)
        hands = [side.hand for side in desk.sight().sides]
        seen[seat] = [all(held.id for held in hand) for hand in hands if hand]
    assert seen == {COVENANT: [True, False], DEEP: [False, True], OPEN: [True, True]}


def test_no_event_of_a_replay_from_a_seat_tells_more_than_that_seat_knew() -> None:
    desk = ReplayDesk(loaded())
    desk.look_from(DEEP)
    text = " ".join(line.text for line in _whole_log(desk))
    assert "You drew" in text
    assert "The Covenant drew a card." in text
    desk.look_from(OPEN)
    assert "You" not in {line.text.split()[0] for line in _whole_log(desk)}


def _whole_log(desk: ReplayDesk) -> tuple[LogLine, ...]:
    desk.go_to(desk.last)
    return desk.log()


def test_the_log_goes_no_further_than_the_moment_that_is_shown() -> None:
    desk = ReplayDesk(loaded())
    whole = _whole_log(desk)
    desk.go_to(desk.last // 2)
    half = desk.log()
    assert 0 < len(half) < len(whole)
    assert whole[: len(half)] == half


def test_each_start_of_a_day_is_where_the_count_of_days_goes_up() -> None:
    desk = ReplayDesk(loaded())
    seen = []
    for start in desk.starts:
        desk.go_to(start)
        seen.append((desk.sight().day, desk.sight().active))
    assert seen[1:4] == [(1, DEEP), (1, COVENANT), (2, DEEP)]
    assert len(set(seen)) == len(seen)


def test_nothing_can_be_said_in_a_replay() -> None:
    desk = ReplayDesk(loaded())
    assert desk.legal() == ()
    assert desk.concede() == ONLY_SHOWN
    assert not desk.may_undo()


# The scene.


def test_it_is_stepped_forward_and_back_by_keys_buttons_and_pad() -> None:
    pilot, shown = opened()
    pilot.key("right", 3)
    assert shown.game.at == 3
    pilot.key("left")
    assert shown.game.at == 2
    pilot.click("A step on")
    pilot.settle()
    assert shown.game.at == 3
    pilot.click("A step back")
    assert shown.game.at == 2
    pilot.pad("right")
    assert shown.game.at == 3
    pilot.key("page down", 3)
    assert shown.game.at in shown.game.starts
    pilot.key("page up")
    assert shown.game.at == shown.game.starts[2]
    pilot.key("end")
    assert shown.game.at == shown.game.last
    pilot.key("home")
    assert shown.game.at == 0


def test_the_line_of_time_is_scrubbed_by_press_and_drag() -> None:
    pilot, shown = opened()
    track = shown.track
    pilot.press(track.centre)
    assert shown.game.at == pytest.approx(shown.game.last / 2, abs=1)
    pilot.drag(track.centre, Point(track.right + 300, track.centre.y - 90))
    assert shown.game.at == shown.game.last
    assert shown.sight.how == "glory"


def test_it_plays_by_itself_and_rests_when_it_is_paused() -> None:
    pilot, shown = opened(playing=True)
    pilot.wait(6000)
    played = shown.game.at
    assert played >= 4
    pilot.key("p")
    pilot.wait(3000)
    assert shown.game.at == played
    assert shown.next_wake_ms is None or not shown.playing
    pilot.click("Play")
    pilot.wait(3000)
    assert shown.game.at > played


def test_with_all_its_motion_a_whole_game_plays_to_its_end() -> None:
    pilot, shown = opened(playing=True, motion="full")
    pilot.stack.change_settings(replace(pilot.stack.services.settings, speed=200))
    shown.show(shown.game.last - 25)
    shown.play_or_pause()
    for _ in range(600):
        pilot.wait(160)
        if not shown.playing and pilot.stack.top is shown:
            break
        if pilot.stack.top is not shown:
            pilot.key("return")
    assert shown.game.at == shown.game.last


def test_the_seat_is_changed_and_open_the_upper_hand_can_be_pointed_at() -> None:
    pilot, shown = opened()
    shown.show(shown.game.last // 2)
    assert shown.sight.seat == COVENANT
    pilot.click("Seen by the Covenant")
    assert shown.sight.seat == DEEP
    pilot.click("Seen by the Deep")
    hand = shown.sight.sides[DEEP].hand
    names = set(pilot.labels())
    assert hand
    assert {shown.pointing.label(("card", one.ref)) for one in hand} <= names
    pilot.click("Both hands open")
    assert shown.sight.seat == COVENANT


def test_what_happened_last_is_in_what_is_spoken() -> None:
    _, shown = opened()
    shown.show(shown.game.starts[3])
    assert shown.game.log()[-1].text in shown.spoken()


def test_escape_and_the_pause_sign_leave_it() -> None:
    for leave in ("escape", "pause"):
        pilot, _ = opened()
        if leave == "escape":
            pilot.key("escape")
        else:
            pilot.click("Pause")
        assert pilot.results == ["leave"]


# Files.


def test_a_file_dropped_on_the_window_is_an_input() -> None:
    reader = Reader(lambda at: Point(*at))
    event = pygame.Event(pygame.DROPFILE, file="a game.journal")
    assert reader.read(event) == Dropped("a game.journal")


def test_a_dropped_game_is_replayed_over_whatever_is_shown(tmp_path: Path) -> None:
    pilot = Pilot(settings=Settings(motion="none"))
    shelf = library(pilot, tmp_path)
    pilot.stack.services.dropped = shelf.open_dropped
    pilot.push(Notice("Something else."))
    pilot.stack.handle(Dropped(str(GLORY)))
    first = scene(pilot)
    pilot.stack.handle(Dropped(str(JOURNALS / "conceded.jsonl")))
    assert scene(pilot) is not first
    pilot.key("escape")
    assert isinstance(pilot.top, Notice)


@pytest.mark.parametrize(
    ("name", "data", "sentence"),
    [
        ("picture.png", b"\x89PNG\r\n", "This file is not a game of ours."),
        ("empty.journal", b"", "This file is empty: the game was never begun."),
        ("missing.journal", None, "so this file cannot be read."),
    ],
)
def test_a_bad_file_gets_its_sentence(
    tmp_path: Path, name: str, data: bytes | None, sentence: str
) -> None:
    path = tmp_path / name
    if data is not None:
        path.write_bytes(data)
    pilot = Pilot(settings=Settings(motion="none"))
    library(pilot, tmp_path).open_dropped(str(path))
    top = pilot.top
    assert isinstance(top, Notice)
    assert sentence in top._sentence


def test_a_line_that_was_changed_is_told_by_its_number(tmp_path: Path) -> None:
    lines = GLORY.read_bytes().split(b"\n")
    lines[20] = lines[20].replace(b'"day":', b'"dax":')
    path = tmp_path / "changed.journal"
    path.write_bytes(b"\n".join(lines))
    pilot = Pilot(settings=Settings(motion="none"))
    library(pilot, tmp_path).open_dropped(str(path))
    top = pilot.top
    assert isinstance(top, Notice)
    assert "damaged at line 21" in top._sentence


def test_a_saved_game_is_replayed_from_its_list(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "one.journal").write_bytes(GLORY.read_bytes())
    pilot = Pilot(settings=Settings(motion="none"))
    library(pilot, tmp_path).watch_saved("one.journal")
    assert scene(pilot).game.last > 50
