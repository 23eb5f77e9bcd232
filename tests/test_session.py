"""A Duel at this screen: shown after it is safe, taken up again, taken back, handed over."""

import errno
from pathlib import Path

import pytest

from engine.kernel.journal import parse
from engine.kernel.playback import fold, verify
from engine.kernel.rng import pick, seeded
from engine.seraphs.commands import DONE, KEEP_HAND, PASS, Command, LayFromTop, LayOffering
from engine.seraphs.mode import DuelOptions
from engine.seraphs.prompts import ASK_OFFERING, ASK_PAUSE, ASK_WORK
from engine.seraphs.rules import GAME
from engine.seraphs.views import contents, view
from game.files import Files, RealFiles
from game.matches import begin, take_up
from game.saves import Saves
from game.seats import PERSON, Sitter, seated
from game.session import Session, Wishes
from tests.support_files import FailingFiles, ForgetfulFiles, FullDisk

DATA = Path("/data")


def sit(
    files: Files | None = None, covenant: str = PERSON, deep: str = PERSON, seed: int = 5
) -> Session:
    saves = Saves(files or ForgetfulFiles(), DATA)
    return begin(saves, seated(covenant, deep), DuelOptions(seed), Wishes(), "test")


def settle(session: Session) -> None:
    """Let everything happen that happens by itself."""
    while True:
        assert session.writer.flush(5)
        waits = session.tick()
        session.beats()
        if session.curtain_for():
            session.hand_over()
        if waits is None and session.tick() is None and not session.beats():
            return


def say(session: Session, command: Command) -> None:
    assert session.submit(command) == ""
    settle(session)


def play_on(session: Session, commands: int, seed: int = 1, day: int = 99) -> None:
    """Answer at random, so many times or up to that day."""
    rng = seeded(seed)
    settle(session)
    for _ in range(commands):
        options = session.legal()
        if not options or session.sight().day > day:
            return
        index, rng = pick(rng, len(options))
        say(session, options[index])


def open_the_game(session: Session) -> None:
    settle(session)
    for _ in range(2):
        say(session, KEEP_HAND)
        say(session, next(one for one in session.legal() if isinstance(one, LayFromTop)))


def test_nothing_is_shown_before_it_is_safe() -> None:
    session = sit()
    settle(session)
    before = session.sight()
    assert session.submit(KEEP_HAND) == ""
    assert session.sight() == before
    assert session.legal() == ()
    assert "still happening" in session.submit(KEEP_HAND)
    settle(session)
    assert session.sight() != before


def test_heavy_mode_each_command_is_written_closed_read_and_folded_to_the_same(
    tmp_path: Path,
) -> None:
    saves = Saves(RealFiles(), tmp_path)
    session = begin(saves, seated(PERSON, PERSON), DuelOptions(5), Wishes(), "test")
    rng = seeded(3)
    for _ in range(70):
        settle(session)
        options = session.legal()
        if not options:
            break
        index, rng = pick(rng, len(options))
        say(session, options[index])
        table = session.table()
        session.close(5)
        name = saves.newest_unfinished()
        if name is None:
            break
        resumed = saves.resume(name)
        assert contents(fold(GAME, resumed.loaded)) == contents(table)
        session = take_up(resumed, Wishes())
        for seat in (0, 1):
            assert view(session.table(), seat) == view(table, seat)
    session.close(5)


def test_it_goes_on_at_the_exact_question() -> None:
    files = ForgetfulFiles()
    session = sit(files)
    play_on(session, 60)
    question, log = session.table().question, session.log()
    session.close(5)
    saves = Saves(files, DATA)
    again = take_up(saves.resume(str(saves.newest_unfinished())), Wishes())
    settle(again)
    assert again.table().question == question
    if again.seat() == session.seat():
        assert again.log() == log


def test_a_step_of_your_own_work_can_be_taken_back_and_the_journal_says_so() -> None:
    files = ForgetfulFiles()
    session = sit(files)
    open_the_game(session)
    while (asked := session.table().question) is not None and asked.kind != ASK_OFFERING:
        say(session, session.legal()[0])
    before = contents(session.table())
    assert not session.may_undo()
    say(session, next(one for one in session.legal() if isinstance(one, LayOffering)))
    assert session.may_undo()
    session.undo()
    settle(session)
    assert contents(session.table()) == before
    say(session, DONE)
    session.close(5)
    loaded = parse(next(iter(_journals(files).values())))
    assert contents(fold(GAME, loaded)) == contents(session.table())
    assert verify(GAME, loaded) == []


def test_what_a_draw_has_shown_cannot_be_taken_back() -> None:
    session = sit(deep="random")
    play_on(session, 40)
    while (question := session.table().question) is not None:
        if question.kind == ASK_OFFERING and question.side == 0:
            assert not session.may_undo()
            return
        say(session, session.legal()[0])
    pytest.fail("no Offering came")


def test_between_two_persons_a_curtain_falls_before_the_other_hand_is_seen() -> None:
    session = sit()
    settle_without_handing_over(session)
    say_plainly(session, KEEP_HAND)
    say_plainly(session, next(one for one in session.legal() if isinstance(one, LayFromTop)))
    assert session.curtain_for() == session.name_of(1)
    assert session.legal() == ()
    assert all(card.id == "" for card in session.sight().sides[1].hand)
    session.hand_over()
    assert session.seat() == 1
    assert all(card.id for card in session.sight().sides[1].hand)
    assert all(card.id == "" for card in session.sight().sides[0].hand)


def settle_without_handing_over(session: Session) -> None:
    session.writer.flush(5)
    session.tick()
    session.beats()


def say_plainly(session: Session, command: Command) -> None:
    assert session.submit(command) == ""
    settle_without_handing_over(session)


def test_passing_for_the_rest_of_the_day_passes_in_every_pause_of_it() -> None:
    session = sit(deep="gentle")
    play_on(session, 200, day=1)
    while (question := session.table().question) is not None and question.kind != ASK_WORK:
        say(session, session.legal()[0])
    session.wishes.wake_when_answerable = False
    session.pass_for_the_day(True)
    assert session.passing()
    count = session.table().count
    while session.table().count == count and session.legal():
        asked = session.table().question
        assert asked is not None
        assert asked.kind != ASK_PAUSE
        say(session, session.legal()[0])
    assert not session.passing()


def test_asked_in_every_pause_a_person_answers_also_where_nothing_could_be_used() -> None:
    session = sit(deep="gentle")
    session.wishes.ask_in_every_pause = True
    asked = 0
    settle(session)
    while session.table().day < 3 and session.legal():
        question = session.table().question
        asked += question is not None and question.kind == ASK_PAUSE and session.legal() == (PASS,)
        say(session, session.legal()[0])
    assert asked > 0


@pytest.mark.parametrize("level", ["random", "gentle", "steady"])
def test_two_computers_play_to_the_end_by_themselves(level: str) -> None:
    session = sit(covenant=level, deep=level)
    settle(session)
    assert session.table().outcome is not None
    assert session.sight().winners


def test_a_full_disk_is_said_once_and_the_game_plays_on_in_memory() -> None:
    files = FullDisk(9_000)
    session = sit(files)
    play_on(session, 60)
    assert session.table().day >= 1
    notices = [session.writer.take_notice(), session.writer.take_notice()]
    assert "disk is full" in str(notices[0])
    assert notices[1] is None


@pytest.mark.long
def test_whichever_file_call_fails_a_game_of_three_days_plays_on() -> None:
    whole = ForgetfulFiles()
    play_on(sit(whole), 400, day=3)
    for n in range(1, whole.calls + 1):
        session = sit(FailingFiles(n, (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES)[n % 4]))
        play_on(session, 400, day=3)
        assert session.table().day > 3 or session.table().outcome is not None
        session.close(5)


def test_a_computer_sits_under_its_own_name() -> None:
    assert seated(PERSON, "steady") == (Sitter("You"), Sitter("The computer", "steady"))


def _journals(files: ForgetfulFiles) -> dict[str, bytes]:
    return {
        found.name: files.read(DATA / "games" / found.name) for found in files.list(DATA / "games")
    }
