"""Counsel: what the computer would do in your place, why, from your view only, and when it may."""

from collections.abc import Generator
from pathlib import Path

import pytest

from engine.ai.levels import LEVELS
from engine.ai.player import Thinking, Thought
from engine.kernel.decision import Decision
from engine.kernel.rng import Rng
from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.labels import label
from engine.seraphs.mode import DuelOptions, SiegeOptions
from engine.seraphs.prompts import ASK_WORK, Question
from engine.seraphs.views import View
from game.counsel import BETWEEN_TWO
from game.matches import begin
from game.saves import Saves
from game.seats import PERSON, seated, together
from game.session import COUNSELLOR, SLICE_NODES, Session, Wishes
from scenes.seraphs.counsel import CounselLamp
from scenes.seraphs.table import TableScene
from scenes.services import Settings
from tests.pilot import Pilot
from tests.support_files import ForgetfulFiles

DATA = Path("/data")
MOST_TICKS = 20_000


def sit(covenant: str = PERSON, deep: str = "gentle", seed: int = 5) -> Session:
    saves = Saves(ForgetfulFiles(), DATA)
    return begin(saves, seated(covenant, deep), DuelOptions(seed), Wishes(), "test")


def settle(session: Session) -> None:
    """Lets everything happen that happens by itself."""
    for _ in range(MOST_TICKS):
        assert session.writer.flush(5)
        waits = session.tick()
        session.beats()
        if waits is None and session.tick() is None and not session.beats():
            return


def at_work(session: Session) -> None:
    """Answers the first thing until the person is asked in the Work."""
    settle(session)
    while (asked := session.table().question) is None or asked.kind != ASK_WORK:
        assert session.submit(session.legal()[0]) == ""
        settle(session)


def thought(session: Session) -> str:
    """Asks for counsel and waits for it."""
    for _ in range(MOST_TICKS):
        if told := session.counsel():
            return told
        session.tick()
    raise AssertionError("it never came")


def test_counsel_is_what_the_computer_would_do_and_one_sentence_of_reason() -> None:
    session = sit()
    at_work(session)
    told = thought(session)
    command = session.counselled()
    assert command in session.legal()
    assert label(command, session.view()) in told
    reason = told.split(". ", maxsplit=1)[1]
    assert reason.endswith(".") and reason.count(".") == 1


def test_it_names_the_card_it_is_about() -> None:
    session = sit()
    settle(session)
    while not any(isinstance(one, say.LayOffering) for one in session.legal()):
        assert session.submit(session.legal()[0]) == ""
        settle(session)
    told = thought(session)
    command = session.counselled()
    assert isinstance(command, say.LayOffering)
    hand = {one.ref: one.id for one in session.sight().sides[0].hand}
    assert hand[command.ref].split("_")[-1].lower() in told.lower()


def test_it_thinks_in_slices_so_that_the_window_stays_awake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stops = []

    class Slow:
        def think(
            self, view: View, decision: Decision[Question, Command], rng: Rng
        ) -> Generator[None, None, Thought[Command]]:
            for stop in range(10 * SLICE_NODES):
                stops.append(stop)
                yield
            return Thought(decision.options[0], "It is slow.")

    session = sit()
    at_work(session)
    monkeypatch.setitem(LEVELS, COUNSELLOR, Slow())
    assert session.counsel() == ""
    assert stops == []
    assert session.tick() == 0.0
    assert len(stops) <= SLICE_NODES
    assert thought(session).endswith("It is slow.")


def test_it_comes_from_the_view_of_whoever_asks_and_from_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[View] = []

    class Looks:
        def think(
            self, view: View, decision: Decision[Question, Command], rng: Rng
        ) -> Thinking[Command]:
            seen.append(view)
            yield
            return Thought(decision.options[0], "It looked.")

    session = sit()
    at_work(session)
    monkeypatch.setitem(LEVELS, COUNSELLOR, Looks())
    thought(session)
    assert [one.seat for one in seen] == [0]
    table = seen[0].table
    assert all(table.identity[ref] < 0 for ref in table.hand[1])
    assert all(table.identity[ref] < 0 for deck in table.deck for ref in deck)


def test_it_belongs_to_one_question_only() -> None:
    session = sit()
    at_work(session)
    thought(session)
    assert session.counselled() is not None
    assert session.submit(say.DONE) == ""
    assert session.counselled() is None


def test_between_two_persons_nobody_gets_counsel() -> None:
    session = sit(deep=PERSON)
    settle(session)
    assert session.counsel() == BETWEEN_TWO
    assert session.counselled() is None


@pytest.mark.parametrize("people", [1, 2])
def test_in_the_siege_one_may_have_counsel_alone_or_together(people: int) -> None:
    saves = Saves(ForgetfulFiles(), DATA)
    session = begin(saves, together(people), SiegeOptions(3, people=people), Wishes(), "test")
    settle(session)
    assert session.legal()
    assert thought(session)
    assert session.counselled() in session.legal()


def table_with_lamp(session: Session) -> tuple[Pilot, CounselLamp]:
    pilot = Pilot((1280, 720), Settings(motion="none"), art=Path("no pictures"))
    table = TableScene(session)
    pilot.push(table)
    lamp = CounselLamp(pilot.stack, table, session)
    pilot.stack.beside = lamp
    pilot.settle()
    return pilot, lamp


def waits(lamp: CounselLamp) -> bool:
    return lamp.animating


def wait_for_toast(pilot: Pilot, session: Session) -> str:
    for _ in range(MOST_TICKS):
        if pilot.stack.toast.sentence:
            return pilot.stack.toast.sentence
        session.tick()
        pilot.wait(16)
    raise AssertionError("nothing was said")


def test_a_click_on_the_button_says_it_and_rings_the_card() -> None:
    session = sit()
    at_work(session)
    pilot, lamp = table_with_lamp(session)
    box = lamp.box
    assert box is not None
    before = pilot.window.copy()
    pilot.press(box.centre)
    assert waits(lamp)
    told = wait_for_toast(pilot, session)
    assert told == session.counsel()
    assert not waits(lamp)
    assert "refuse" not in pilot.sounds
    pilot.wait(16)
    assert pilot.window.get_buffer().raw != before.get_buffer().raw


def test_its_key_says_it_and_does_nothing_else() -> None:
    session = sit()
    at_work(session)
    pilot, _ = table_with_lamp(session)
    question = session.table().question
    pilot.key("f1")
    assert wait_for_toast(pilot, session) == session.counsel()
    assert session.table().question == question


def test_between_two_persons_the_key_says_so_and_nobody_thinks() -> None:
    session = sit(deep=PERSON)
    settle(session)
    pilot, lamp = table_with_lamp(session)
    pilot.key("f1")
    assert wait_for_toast(pilot, session) == BETWEEN_TWO
    assert not lamp.animating
