"""A Siege at this screen: saved, taken up again, taken back, seen in steps, handed over."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.kernel.journal import parse
from engine.kernel.playback import fold, verify
from engine.kernel.rng import pick, seeded
from engine.seraphs.commands import DONE, KEEP_HAND, Command, LayOffering
from engine.seraphs.events.siege import TurnedOver
from engine.seraphs.mode import SiegeOptions
from engine.seraphs.prompts import ASK_OFFERING, ASK_WORK
from engine.seraphs.siege_rules import GAME
from engine.seraphs.views import contents
from engine.seraphs.words import COVENANT, DEEP
from game.files import Files, RealFiles
from game.matches import begin, take_up
from game.replaying import ReplayDesk
from game.saves import Saves
from game.seats import together
from game.session import Session, Wishes
from game.siege_steps import steps
from scenes.seraphs.desk import Beat
from tests.support_files import ForgetfulFiles

DATA = Path("/data")
ROOT = Path(__file__).resolve().parents[2]


def sit(files: Files | None = None, people: int = 1, seed: int = 5) -> Session:
    saves = Saves(files or ForgetfulFiles(), DATA)
    options = SiegeOptions(seed, 15, people)
    return begin(saves, together(people), options, Wishes(), "test")


def settle(session: Session) -> list[Beat]:
    """Let everything happen that happens by itself; what has happened."""
    found: list[Beat] = []
    while True:
        assert session.writer.flush(5)
        waits = session.tick()
        beats = session.beats()
        found += beats
        if session.curtain_for():
            session.hand_over()
        elif waits is None and not beats:
            return found


def say(session: Session, command: Command) -> list[Beat]:
    assert session.submit(command) == ""
    return settle(session)


def play_on(session: Session, commands: int, seed: int = 1, day: int = 99) -> list[Beat]:
    """Answer at random, so many times or up to that day."""
    rng, found = seeded(seed), settle(session)
    for _ in range(commands):
        options = session.legal()
        if not options or session.sight().day > day:
            break
        index, rng = pick(rng, len(options))
        found += say(session, options[index])
    return found


def until(session: Session, kind: str) -> None:
    """Take the first answer until something of this kind is asked."""
    settle(session)
    while (asked := session.table().question) is not None and asked.kind != kind:
        say(session, session.legal()[0])


def taken_up(files: Files) -> Session:
    saves = Saves(files, DATA)
    again = take_up(saves.resume(str(saves.newest_unfinished())), Wishes())
    settle(again)
    return again


@pytest.mark.parametrize("people", [1, 2])
def test_heavy_mode_each_command_is_written_closed_read_and_folded_to_the_same(
    people: int,
) -> None:
    files, rng = ForgetfulFiles(), seeded(3)
    session = sit(files, people)
    for _ in range(60):
        settle(session)
        options = session.legal()
        if not options:
            break
        index, rng = pick(rng, len(options))
        say(session, options[index])
        table, log, seat = session.table(), session.log(), session.seat()
        session.close(5)
        if table.outcome is not None:
            break
        session = taken_up(files)
        assert contents(session.table()) == contents(table)
        assert session.table().question == table.question
        if session.seat() == seat:
            assert session.log() == log
    session.close(5)


@pytest.mark.parametrize("people", [1, 2])
def test_a_whole_siege_is_verified_and_can_be_looked_at_again(people: int) -> None:
    files = ForgetfulFiles()
    session = sit(files, people)
    play_on(session, 4000)
    assert session.table().outcome is not None
    session.close(5)
    name = files.list(DATA / "games")[0].name
    loaded = parse(files.read(DATA / "games" / name))
    assert verify(GAME, loaded) == []
    assert contents(fold(GAME, loaded)) == contents(session.table())
    desk = ReplayDesk(loaded)
    while desk.forward():
        assert desk.beats()[-1].after.siege is not None
    assert desk.log()
    assert Saves(files, DATA).matches()[0].mode == "siege"


def test_a_killed_siege_goes_on_at_the_exact_question(tmp_path: Path) -> None:
    """SIGKILL while it is played for real; at most the last answer is lost, and nothing else."""
    code = (
        "import sys, time; sys.path.insert(0, sys.argv[1])\n"
        "from pathlib import Path\n"
        "from tests.siege import test_siege_session as t\n"
        "t.DATA = Path(sys.argv[2])\n"
        "session = t.sit(t.RealFiles(), 2)\n"
        "t.play_on(session, 10)\n"
        "print(len(session.log()), session.table().count, flush=True)\n"
        "time.sleep(60)\n"
    )
    quiet = {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    surroundings = {**os.environ, **quiet}
    command = [sys.executable, "-c", code, str(ROOT), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=surroundings) as played:
        assert played.stdout is not None
        lines, count = played.stdout.readline().split()
        os.kill(played.pid, signal.SIGKILL)
    saves = Saves(RealFiles(), tmp_path)
    session = take_up(saves.resume(str(saves.newest_unfinished())), Wishes())
    settle(session)
    assert session.table().count == int(count)
    assert session.legal()
    assert int(lines) in {len(session._chronicle.lines(seat)) for seat in (0, 2)}
    session.close(5)


def test_each_siege_card_turned_over_is_a_step_of_its_own() -> None:
    session = sit(seed=8)
    beats = play_on(session, 4000)
    turned = [sum(isinstance(one, TurnedOver) for one in beat.events) for beat in beats]
    assert sum(turned) >= 5
    assert max(turned) == 1
    shown = [beat for beat, n in zip(beats, turned, strict=True) if n and beat.after.said]
    assert shown
    assert all(beat.after.said[-1].side == DEEP for beat in shown)


def test_nothing_is_asked_in_the_middle_of_the_deeps_day() -> None:
    session = sit(seed=8)
    until(session, ASK_WORK)
    beats = say(session, DONE)
    morning = next(beat for beat in beats if beat.after.active == DEEP)
    turned = next(beat for beat in beats if beat.after.said)
    for beat in (morning, turned):
        assert beat is not beats[-1]
        assert beat.after.question is None
        assert not beat.after.asked
    assert beats[-1].after == session.sight()


def test_the_steps_of_an_answer_hold_all_its_events_and_end_where_it_ends() -> None:
    state, rng, several = GAME.new(SiegeOptions(4, 19, 2)).state, seeded(2), 0
    while (asked := GAME.decision(state)) is not None:
        index, rng = pick(rng, len(asked.options))
        step = GAME.apply(state, asked.options[index])
        found = steps(GAME, state, step.events, step.state)  # type: ignore[arg-type]  # a Siege
        assert tuple(event for one in found for event in one.events) == step.events
        assert found[-1].state is step.state
        several += len(found) > 1
        again = found[-2].state.copy() if len(found) > 1 else state.copy()
        for event in found[-1].events:
            GAME.evolve(again, event)
        assert contents(again) == contents(step.state)
        state = step.state
    assert several > 10


def test_the_log_tells_the_deeps_day_as_its_own_and_your_morning_as_yours() -> None:
    session = sit(seed=8)
    play_on(session, 4000)
    lines = session.log()
    turned = [line for line in lines if line.text.startswith("The Deep turns over")]
    assert turned
    assert all(line.side == DEEP for line in turned)
    mornings = [line for line in lines if line.text.endswith("Your Morning.")]
    assert all(line.side == COVENANT for line in mornings)
    assert [line.day for line in mornings] == list(range(len(mornings)))


def test_an_offering_can_be_taken_back() -> None:
    session = sit()
    until(session, ASK_OFFERING)
    before = contents(session.table())
    say(session, next(one for one in session.legal() if isinstance(one, LayOffering)))
    assert session.may_undo()
    session.undo()
    settle(session)
    assert contents(session.table()) == before
    say(session, DONE)
    assert session.log()[-1].day == 0


def test_what_a_siege_card_turned_over_has_shown_cannot_be_taken_back() -> None:
    session = sit(seed=8)
    until(session, ASK_WORK)
    beats = say(session, DONE)
    assert any(isinstance(one, TurnedOver) for beat in beats for one in beat.events)
    assert not session.may_undo()


def test_of_two_people_each_sees_the_own_hand_and_how_many_the_other_holds() -> None:
    session = sit(people=2)
    assert session.seat() == 0
    mine = session.sight().sides[COVENANT]
    assert len(mine.hand) == 4
    assert all(card.id for card in mine.hand)
    assert mine.partner == 4
    assert session.submit(KEEP_HAND) == ""
    session.writer.flush(5)
    session.tick()
    session.beats()
    assert session.curtain_for() == "The older player"
    assert not session.sight().asked
    assert session.legal() == ()
    session.hand_over()
    theirs = session.sight().sides[COVENANT]
    assert session.seat() == 2
    assert all(card.id for card in theirs.hand)
    assert not {card.ref for card in theirs.hand} & {card.ref for card in mine.hand}


def test_one_who_passes_for_the_day_is_not_asked_what_the_other_of_two_plays() -> None:
    session = sit(people=2)
    until(session, ASK_WORK)
    session.pass_for_the_day(True)
    assert session.passing()


@pytest.mark.parametrize("people", [1, 2])
def test_counsel_is_given_from_the_own_view(people: int) -> None:
    session = sit(people=people)
    until(session, ASK_WORK)
    session.counsel()
    for _ in range(3000):
        if session.tick() is None:
            break
    assert len(session.counsel()) > 10


def test_nobody_sits_where_the_deep_plays_itself() -> None:
    assert [one.is_person for one in together(1)] == [True, False]
    assert [one.is_person for one in together(2)] == [True, False, True]
