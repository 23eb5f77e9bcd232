"""The trial of random matches notices what it is there to notice: each fault is built in once."""

from dataclasses import replace

import pytest

from engine.kernel.decision import Decision, Refusal
from engine.kernel.game import Step
from engine.kernel.ids import Seat
from engine.kernel.rng import Rng
from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.events import CardDrawn, Event, Shuffled
from engine.seraphs.prompts import Question
from engine.seraphs.rules import Duel
from engine.seraphs.state import State
from engine.seraphs.views import View
from tests.support_trial import Trial, telling
from tests.test_conformance import SERAPHS


class HidesAnOption(Duel):
    def decision(self, state: State) -> Decision[Question, Command] | None:
        asked = super().decision(state)
        return replace(asked, options=asked.options[:-1]) if asked else None


class TakesAnything(Duel):
    def apply(self, state: State, command: Command, *, record: bool = True) -> Step[State, Event]:
        refused = self.check(state, command) is not None
        return Step(state, ()) if refused else super().apply(state, command, record=record)


class RefusesWithoutAWord(Duel):
    def check(self, state: State, command: Command) -> Refusal | None:
        refusal = super().check(state, command)
        return replace(refusal, sentence="") if refusal else None


class LosesAnEvent(Duel):
    def apply(self, state: State, command: Command, *, record: bool = True) -> Step[State, Event]:
        step = super().apply(state, command, record=record)
        return Step(step.state, tuple(e for e in step.events if not isinstance(e, CardDrawn)))


class WritesInTheStateGiven(Duel):
    def apply(self, state: State, command: Command, *, record: bool = True) -> Step[State, Event]:
        step = super().apply(state, command, record=record)
        state.walls[0] -= 1
        return step


class SearchesByOtherRules(Duel):
    def play(self, state: State, command: Command) -> None:
        super().play(state, command)
        if state.record is None:
            state.manna[0] += 1


class ShowsDecks(Duel):
    def redact(self, event: Event, seat: Seat) -> Event:
        return event if isinstance(event, Shuffled) else super().redact(event, seat)


class ShowsHands(Duel):
    def view(self, state: State, seat: Seat) -> View:
        seen = super().view(state, seat)
        return View(seat, seen.table.knowing(state.identity, 0, seen.table.seen))


class DealsAnewByTheDeck(Duel):
    def resample(self, view: View, rng: Rng) -> State:
        state = super().resample(view, rng)
        state.hand[0].reverse()
        return state


class NeverEnds(Duel):
    def apply(self, state: State, command: Command, *, record: bool = True) -> Step[State, Event]:
        if self.check(state, command) is not None:
            return super().apply(state, command, record=record)
        return Step(state.copy(), ())

    def play(self, state: State, command: Command) -> None:
        """Nothing happens."""


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (HidesAnOption(), "allowed and not listed"),
        (TakesAnything(), "apply takes it"),
        (RefusesWithoutAWord(), "refused without a word"),
        (LosesAnEvent(), "fold to another state"),
        (WritesInTheStateGiven(), "changed the state it was given"),
        (SearchesByOtherRules(), "search plays by other rules"),
        (ShowsDecks(), "has not seen"),
        (ShowsHands(), "sees what is face down"),
        (DealsAnewByTheDeck(), "sees more"),
        (NeverEnds(), "does not end"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Duel) else "",
)
def test_a_fault_is_noticed(game: Duel, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.support_trial.MOST_DECISIONS", 60)
    with pytest.raises(AssertionError, match=complaint):
        Trial(replace(SERAPHS, game=game), seed=1).run()


def test_a_failure_says_the_seed_and_all_that_was_said() -> None:
    told: list[Command] = []
    with pytest.raises(AssertionError) as caught, telling(7, told):
        told += [say.KEEP_HAND, say.DONE]
        raise AssertionError("something is wrong")
    assert caught.value.__notes__ == ["seed 7, after 2 commands:\n0: KeepHand()\n1: Done()"]
