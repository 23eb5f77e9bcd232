"""Seraphs & Serpents, put together: the Game of the kernel. *Panels 1 to 10*."""

from collections.abc import Mapping
from typing import Final

from engine.kernel.agenda import put_all
from engine.kernel.decision import Decision, IllegalCommand, Refusal
from engine.kernel.game import Outcome, Step
from engine.kernel.ids import Seat
from engine.kernel.rng import Rng, seeded, shuffled
from engine.seraphs import atoms, events, options, views, winning
from engine.seraphs.answers import answer
from engine.seraphs.catalogue import DECKS, index_of
from engine.seraphs.commands import COMMANDS, Command, Concede
from engine.seraphs.events import Event
from engine.seraphs.evolve import evolve
from engine.seraphs.flow import run
from engine.seraphs.mode import DUEL, DuelOptions, PracticeOptions
from engine.seraphs.prompts import TASKS, BeginDay, Question, RunSetUp
from engine.seraphs.state import State
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT, DEEP, SIDES, Side

NAME: Final = "seraphs"
VERSION: Final = 1


class Duel:
    """The Duel: two seats, the Covenant's 0 and the Deep's 1."""

    name = NAME
    version = VERSION

    def empty(self, options: DuelOptions) -> State:
        """The table before the first shuffle. Folding starts here."""
        return State(DUEL, seeded(options.seed), options.last_day)

    def new(self, options: DuelOptions) -> Step[State, Event]:
        """Both decks shuffled, 6 drawn each, and the first question asked. *Panel 3, Set Up*."""
        state = self.empty(options)
        atoms.start_record(state)
        for side in SIDES:
            order, rng = shuffled(state.rng, DECKS[side])
            atoms.shuffle(state, side, _prepared(options, side, order), rng)
            for _ in range(state.mode.opening_hand):
                atoms.draw(state, side)
        put_all(state.agenda, (RunSetUp(COVENANT, 0), RunSetUp(DEEP, 0), BeginDay(DEEP)))
        run(state)
        return _finish(state)

    def check(self, state: State, command: Command) -> Refusal | None:
        """Why the side that is asked may not say this, or None."""
        return options.check(state, command)

    def apply(self, state: State, command: Command, *, record: bool = True) -> Step[State, Event]:
        """The state after a legal command, on a copy, and the events on the way.

        Raises IllegalCommand for a command that `check` refuses.
        """
        refusal = options.check(state, command)
        if refusal is not None:
            raise IllegalCommand(refusal)
        state = state.copy()
        if record:
            atoms.start_record(state)
        self.play(state, command)
        return _finish(state)

    def play(self, state: State, command: Command) -> None:
        """The same in place, of a command known to be legal; events only where a record is kept."""
        question = atoms.hear(state)
        if isinstance(command, Concede):
            winning.concede(state, question.side)
            return
        answer(state, question, command)
        run(state)

    def evolve(self, state: State, event: Event) -> None:
        """Fold one event, in place."""
        evolve(state, event)

    def options(self, state: State) -> tuple[Command, ...]:
        """Every legal answer to what is asked now; conceding is not listed."""
        return options.options(state)

    def decision(self, state: State) -> Decision[Question, Command] | None:
        """What is asked now, of whom, with every option; None when the match is over."""
        question = state.question
        if question is None:
            return None
        return Decision(question.side, question, options.options(state))

    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None."""
        return state.outcome

    def view(self, state: State, seat: Seat) -> View:
        """What a seat may know."""
        return views.view(state, seat)

    def redact(self, event: Event, seat: Seat) -> Event:
        """An event as a seat may know it."""
        return views.redact(event, seat)

    def resample(self, view: View, rng: Rng) -> State:
        """A whole state that fits a view."""
        return views.resample(view, rng)

    def words(self) -> Mapping[str, type[object]]:
        """The classes of commands, events and what they hold, by name."""
        named = [*COMMANDS, *TASKS, *events.EVENTS, DuelOptions, PracticeOptions]
        return {one.__name__: one for one in named}


def _prepared(options: DuelOptions, side: Side, order: tuple[int, ...]) -> tuple[int, ...]:
    """The deck from bottom to top, with what was prepared for its side on top."""
    if not isinstance(options, PracticeOptions):
        return order
    first = [index_of(name) for name in (options.covenant, options.deep)[side]]
    return (*(card for card in order if card not in first), *reversed(first))


def _finish(state: State) -> Step[State, Event]:
    return Step(state, atoms.end_record(state))


GAME: Final = Duel()
"""The one Duel; it holds nothing."""
