"""Saved matches: shown only when safe, never lost, and never written by two. With a toy game."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from engine.kernel.journal import LARGEST, SaveError, parse
from engine.kernel.playback import fold
from game.files import RealFiles
from game.folder import data_folder
from game.saves import IN_USE, Saves, new_name
from tests.support_files import FailingFiles, ForgetfulFiles
from tests.support_saves import DATA, GAMES, match_of, play
from tests.support_toy import ToyGame, go_on

ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES)
GAME = ToyGame()


@pytest.fixture
def real(tmp_path: Path) -> Saves:
    return Saves(RealFiles(), tmp_path)


def journal(folder: Path) -> Path:
    (path,) = (folder / "games").iterdir()
    return path


def test_a_match_is_saved_listed_and_taken_up_where_it_stopped(real: Saves, tmp_path: Path) -> None:
    match = match_of()
    writer = real.begin("a-match", match.lines[0].data)
    for line in match.lines[1:5]:
        writer.append(line.data)
    assert writer.close(5)
    assert journal(tmp_path).read_bytes() == b"".join(line.data for line in match.lines[:5])
    (saved,) = real.matches()
    assert (saved.name, saved.mode, saved.day) == ("a-match.journal", "duel", match.states[4].day)
    assert (saved.game, saved.players, saved.finished) == ("toy", ("Ruth", "steady"), False)
    assert (saved.problem, saved.started) == (None, "2025-03-01T19:45:00")
    name = real.newest_unfinished()
    assert name == "a-match.journal"
    loaded, writer = real.resume(name)
    assert fold(GAME, loaded) == match.states[4]
    for line in match.lines[5:]:
        writer.append(line.data)
    assert writer.close(5)
    assert journal(tmp_path).read_bytes() == match.data
    assert real.newest_unfinished() is None
    assert real.matches()[0].finished
    assert real.read(name).finished


def test_two_matches_begun_in_the_same_second_are_two_files() -> None:
    files = ForgetfulFiles()
    first, second = play(files, match_of(), 2), play(files, match_of(2), 2)
    assert (first.name, second.name) == ("a-match.journal", "a-match-2.journal")
    assert len(Saves(files, DATA).matches()) == 2
    for writer in (first, second):
        writer.close(5)


def test_whichever_call_fails_lists_and_resuming_give_a_sentence_or_work() -> None:
    match = match_of(end=False)
    for at in range(1, 12):
        for number in ERRORS:
            files = FailingFiles(10**9, number)
            play(files, match, 6).close(5)
            saves, files.at = Saves(files, DATA), files.calls + at
            saves.matches()
            saves.newest_unfinished()
            try:
                loaded, writer = saves.resume("a-match.journal")
            except SaveError as error:
                assert str(error).endswith("cannot be read.")
                continue
            line, _ = go_on(loaded.mark, match.states[5])
            ticket = writer.append(line.data)
            assert writer.close(5)
            assert writer.safe(ticket)
            assert files.open_handles() == 0


def test_a_folder_that_cannot_be_made_is_said_once_and_the_match_plays_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file stands where the folder should")
    saves = Saves(RealFiles(), tmp_path)
    writer = saves.begin("a-match", match_of().lines[0].data)
    ticket = writer.append(match_of().lines[1].data)
    assert writer.flush(5)
    assert writer.safe(ticket)
    assert "goes on in memory" in (writer.take_notice() or "")
    assert writer.take_notice() is None
    assert writer.close(5)
    assert saves.newest_unfinished() is None
    (problem,) = saves.matches()
    assert "cannot be listed" in (problem.problem or "")


def test_a_match_that_may_not_be_written_is_taken_up_in_memory() -> None:
    class ReadOnlyFiles(ForgetfulFiles):
        def open_append(self, path: Path, start: object) -> int:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    files = ReadOnlyFiles()
    files.put(GAMES / "a-match.journal", match_of(end=False).data)
    loaded, writer = Saves(files, DATA).resume("a-match.journal")
    assert fold(GAME, loaded) == match_of(end=False).states[-1]
    assert writer.flush(5)
    assert "The disk can only be read" in (writer.take_notice() or "")
    assert writer.safe(writer.append(b"x\n"))
    assert writer.close(5)


# Two programs, and files that cannot be opened.


def test_two_programs_never_write_one_match(real: Saves) -> None:
    match = match_of(end=False)
    writer = real.begin("a-match", match.lines[0].data)
    assert writer.flush(5)
    real.matches()  # Reading a file must not give up its lock.
    with pytest.raises(SaveError) as caught:
        real.resume("a-match.journal")
    assert (str(caught.value), caught.value.why) == (IN_USE, "in use")
    loaded, other = real.open_copy("a-match.journal")
    other.append(match.lines[1].data)
    assert other.close(5)
    assert fold(GAME, real.read("a-match-copy.journal")) == match.states[1]
    writer.append(match.lines[1].data)
    assert writer.close(5)
    loaded, writer = real.resume("a-match.journal")
    assert fold(GAME, loaded) == match.states[1]
    assert writer.close(5)


def test_another_process_cannot_write_a_match_that_is_open(real: Saves, tmp_path: Path) -> None:
    writer = real.begin("a-match", match_of().lines[0].data)
    assert writer.flush(5)
    program = (
        "import sys; from pathlib import Path; from game.files import RealFiles;"
        "from game.saves import Saves;"
        "Saves(RealFiles(), Path(sys.argv[1])).resume('a-match.journal')"
    )
    ran = _run(program, str(tmp_path)).communicate(timeout=30)[1]
    assert IN_USE in ran
    assert writer.close(5)


def test_a_bad_file_is_listed_with_its_sentence_and_everything_else_goes_on() -> None:
    files, match = ForgetfulFiles(), match_of(end=False)
    files.put(GAMES / "good.journal", match.data)
    files.put(GAMES / "letter.journal", b"Dear Ruth,")
    files.put(GAMES / "empty.journal", b"")
    files.put(GAMES / "hurt.journal", match.data.replace(b'"seat":1', b'"seat":0', 1))
    files.put(GAMES / "torn.journal", match.data[:-9])
    files.put(GAMES / "huge.journal", bytes(LARGEST + 1))
    files.put(GAMES / "other.txt", b"")
    saves = Saves(files, DATA)
    seen = {saved.name: saved for saved in saves.matches()}
    assert {name for name, saved in seen.items() if saved.problem} == {
        "letter.journal",
        "empty.journal",
        "hurt.journal",
        "huge.journal",
    }
    assert len(seen) == 6
    assert seen["hurt.journal"].mendable
    assert saves.newest_unfinished() == "torn.journal"
    for name in ("letter.journal", "gone.journal"):
        for read in (saves.resume, saves.read, saves.open_copy):
            with pytest.raises(SaveError):
                read(name)
    assert files.open_handles() == 0


def test_a_damaged_match_can_be_gone_on_with_as_a_copy_of_its_sound_part() -> None:
    files, match = ForgetfulFiles(), match_of(end=False)
    hurt = match.data.replace(b'"seat":1', b'"seat":0', 1)
    files.put(GAMES / "hurt.journal", hurt)
    loaded, writer = Saves(files, DATA).open_copy("hurt.journal")
    assert writer.append(match.lines[len(loaded.entries) + 1].data)
    assert writer.close(5)
    count = len(loaded.entries) + 1
    copied = parse(files.read(GAMES / "hurt-copy.journal"))
    assert fold(GAME, copied) == match.states[count]
    assert files.read(GAMES / "hurt.journal") == hurt  # Nothing is rewritten.


def test_the_match_played_last_is_the_one_to_go_on_with() -> None:
    files = ForgetfulFiles()
    saves = Saves(files, DATA)
    for name, lines in (("first", 6), ("second", 3)):
        writer = saves.begin(name, b"".join(line.data for line in match_of().lines[:2]))
        for line in match_of().lines[2:lines]:
            writer.append(line.data)
        assert writer.close(5)
    assert saves.newest_unfinished() == "first.journal"


# The rest of the folder.


def test_a_fault_is_reported_beside_the_games(real: Saves, tmp_path: Path) -> None:
    now = datetime(2025, 3, 1, 19, 45)
    path = real.write_report("What happened: \ud800", now)
    assert path is not None
    assert path.parent == tmp_path / "reports"
    assert path.read_text() == "What happened: \\ud800"
    for at in range(1, 8):
        Saves(FailingFiles(at, errno.EIO), DATA).write_report("x", now)


def test_games_are_kept_in_the_folder_of_this_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAPHS_DATA", "/elsewhere")
    assert data_folder() == Path("/elsewhere")
    monkeypatch.delenv("SERAPHS_DATA")
    assert data_folder().name == "Seraphs and Serpents"
    assert new_name("duel", datetime(2025, 3, 1, 19, 45)) == "2025-03-01-194500-duel"


# A program that is killed.

KILLED = """
import sys
from pathlib import Path
from game.files import RealFiles
from game.saves import Saves
from tests.support_saves import DATA, GAMES, match_of, play
from tests.support_toy import record
lines = record(1, 12).lines
writer = Saves(RealFiles(), Path(sys.argv[1])).begin("a-match", lines[0].data)
for line in lines[1:]:
    ticket = writer.append(line.data)
    while not writer.safe(ticket):
        pass
    print(ticket, flush=True)
input()
"""


def _run(program: str, folder: str) -> "subprocess.Popen[str]":
    root = str(Path(__file__).parent.parent)
    return subprocess.Popen(
        [sys.executable, "-c", program, folder],
        cwd=root,
        env={**os.environ, "PYTHONPATH": root},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def killable(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    with _run(KILLED, str(tmp_path)) as process:
        yield process
        process.kill()


def test_a_killed_program_has_lost_nothing_that_it_showed(
    killable: "subprocess.Popen[str]", real: Saves
) -> None:
    assert killable.stdout is not None
    shown = [killable.stdout.readline() for _ in range(9)]
    os.kill(killable.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    shown += killable.stdout.readlines()
    killable.wait(30)
    loaded, writer = real.resume("a-match.journal")  # The lock has ended with the program.
    assert len(loaded.entries) + 1 >= len(shown) + 1
    match = match_of(1, 12)
    assert fold(GAME, loaded) == match.states[len(loaded.entries)]
    assert writer.close(5)
