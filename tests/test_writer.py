"""The writer: a line is shown when it is safe, and no disk stops a match. With a toy game."""

import errno
import queue
import threading
from functools import partial

import pytest

from engine.kernel.journal import SaveError, parse
from engine.kernel.playback import fold
from game.saves import Saves
from game.writer import Writer
from tests.support_files import FailingFiles, ForgetfulFiles, FullDisk, Keeps
from tests.support_saves import DATA, GAMES, match_of, play
from tests.support_toy import Recorded, ToyGame, go_on

GAME = ToyGame()
ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES)
CUTS: tuple[Keeps, ...] = ("nothing", "half", "zeros", "all")


class GatedFiles(ForgetfulFiles):
    """A disk whose syncs take until the gate is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = threading.Event()

    def sync(self, handle: int) -> None:
        assert self.gate.wait(10)
        super().sync(handle)


def test_a_line_is_shown_only_when_it_is_synced_and_a_slow_disk_holds_nobody_up() -> None:
    files, match, shown = GatedFiles(), match_of(), list[int]()
    woken = threading.Event()
    writer = Saves(files, DATA, woken.set).begin("slow", match.lines[0].data)
    for number, line in enumerate(match.lines[1:4]):
        writer.append(line.data, partial(shown.append, number))
    last = writer.append(match.lines[4].data)
    assert not writer.flush(0.02)
    writer.poll()
    assert (shown, writer.safe(1), writer.safe(last)) == ([], False, False)
    assert not woken.is_set()
    files.gate.set()
    assert writer.flush(5)
    assert woken.is_set()
    assert writer.safe(last)
    assert shown == []  # Only the frame's own thread shows.
    writer.poll()
    assert shown == [0, 1, 2]
    assert writer.close(5)
    assert writer.close(5)
    assert files.open_handles() == 0


def test_a_fault_in_the_writer_itself_leaves_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class FaultyFiles(ForgetfulFiles):
        def sync(self, handle: int) -> None:
            raise ZeroDivisionError

    faults: queue.SimpleQueue[threading.ExceptHookArgs] = queue.SimpleQueue()
    monkeypatch.setattr(threading, "excepthook", faults.put)
    writer = Saves(FaultyFiles(), DATA).begin("a-match", b"x\n")
    assert writer.flush(5)
    assert writer.safe(writer.append(b"y\n"))
    assert "fault" in (writer.take_notice() or "")
    assert writer.close(5)
    assert faults.get(timeout=5).exc_type is ZeroDivisionError  # It is not hidden, either.


# Power cuts.


def test_after_a_power_cut_everything_shown_is_still_there() -> None:
    """The power is cut at every single call to the disk, with four kinds of luck."""
    match, cases = match_of(), 0
    writer: Writer | None = None

    def cut(_: str) -> None:
        nonlocal cases
        shown = sum(writer.safe(n + 1) for n in range(len(match.lines))) if writer else 0
        for keeps in CUTS:
            after = files.after_power_cut(keeps)
            whole = _lines_on(after)
            assert whole >= shown
            if whole:
                loaded = parse(after.read(GAMES / "a-match.journal"))
                assert fold(GAME, loaded) == match.states[whole - 1]
            cases += 1

    files = ForgetfulFiles(cut)
    writer = Saves(files, DATA).begin("a-match", match.lines[0].data)
    for line in match.lines[1:]:
        writer.append(line.data)
    assert writer.close(20)
    assert writer.take_notice() is None
    assert cases > 4 * 2 * len(match.lines)


def _lines_on(files: ForgetfulFiles) -> int:
    try:
        return len(parse(files.read(GAMES / "a-match.journal")).entries) + 1
    except (SaveError, FileNotFoundError):
        return 0


def test_a_match_torn_by_a_power_cut_goes_on_and_is_torn_and_goes_on_again() -> None:
    match = match_of(end=False)
    files = ForgetfulFiles()
    play(files, match, 6).close(5)
    data = files.read(GAMES / "a-match.journal") + match.lines[6].data
    for torn in range(1, len(match.lines[6].data), 5):
        files.put(GAMES / "a-match.journal", data[: -len(match.lines[6].data) + torn])
        once = _go_on_and_cut(files, match, "half")
        twice = _go_on_and_cut(once, match, "zeros")
        loaded, writer = Saves(twice, DATA).resume("a-match.journal")
        line, state = go_on(loaded.mark, match.states[5])
        assert writer.safe(writer.append(line.data)) or writer.flush(5)
        assert writer.close(5)
        last = parse(twice.read(GAMES / "a-match.journal"))
        assert fold(GAME, last) == state
        assert last.note is None


def _go_on_and_cut(files: ForgetfulFiles, match: Recorded, keeps: Keeps) -> ForgetfulFiles:
    """Resumes, and cuts the power in the middle of the next line."""
    after: list[ForgetfulFiles] = []

    def cut(name: str) -> None:
        if name == "sync" and not after:
            after.append(files.after_power_cut(keeps))

    loaded, writer = Saves(files, DATA).resume("a-match.journal")
    assert loaded.torn
    assert fold(GAME, loaded) == match.states[5]
    files.on_call = cut
    writer.append(go_on(loaded.mark, match.states[5])[0].data)
    assert writer.close(5)
    files.on_call = None
    return after[0]


# Disks that fail.


def failing(at: int, number: int, *, ever_after: bool) -> FailingFiles:
    """Plays a whole match on a disk that fails; it must go on, say so once, and lose nothing."""
    match, files = match_of(), FailingFiles(at, number, ever_after=ever_after)
    writer = play(files, match)
    assert writer.close(5)
    notices = list(iter(writer.take_notice, None))
    assert len(notices) == (1 if set(files.failed) - {"close"} else 0), files.failed
    assert all("goes on in memory" in notice for notice in notices)
    assert files.open_handles() == 0
    left = files.after_power_cut("all")
    seen = Saves(left, DATA).matches()
    for saved in seen:
        if saved.problem is None:
            loaded = Saves(left, DATA).read(saved.name)
            assert fold(GAME, loaded) == match.states[len(loaded.entries)]
    if not notices:
        assert [saved.finished for saved in seen] == [True]
    return files


def _calls_of_a_match() -> int:
    files = ForgetfulFiles()
    play(files, match_of()).close(5)
    return files.calls


def test_whichever_call_to_the_disk_fails_the_match_goes_on() -> None:
    for at in range(1, _calls_of_a_match() + 2):
        for number in ERRORS:
            failing(at, number, ever_after=False)


@pytest.mark.long
def test_from_whichever_call_on_the_disk_fails_the_match_goes_on() -> None:
    for at in range(1, _calls_of_a_match() + 2):
        for number in ERRORS:
            failing(at, number, ever_after=True)


def test_a_full_disk_is_said_once_and_the_match_plays_on_in_memory() -> None:
    match = match_of()
    for room in range(0, len(match.data), 97):
        files = FullDisk(room)
        writer = play(files, match)
        assert writer.in_memory
        assert writer.take_notice() == (
            "The disk is full, so this game is not being saved. It goes on in memory."
        )
        assert writer.take_notice() is None
        assert writer.close(5)
        (saved,) = Saves(files, DATA).matches()
        if room >= len(match.lines[0].data):
            loaded = parse(files.read(GAMES / saved.name))
            assert fold(GAME, loaded) == match.states[len(loaded.entries)]
