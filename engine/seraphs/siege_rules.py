"""The Siege, put together: the Game of the kernel. *Panel 11*.

It is the Duel's engine with another Mode; the rules that differ are in `siege.py`.
"""

from collections.abc import Mapping
from typing import Final

from engine.kernel.agenda import put
from engine.kernel.decision import Decision, Refusal
from engine.kernel.game import Outcome, Step
from engine.kernel.ids import Seat
from engine.kernel.rng import Rng, seeded, shuffled
from engine.seraphs import atoms, rules, siege, siege_pile, together, views
from engine.seraphs.catalogue import DECKS
from engine.seraphs.commands import Command
from engine.seraphs.events import Event
from engine.seraphs.events.siege import SIEGE_EVENTS
from engine.seraphs.flow import run
from engine.seraphs.mode import SiegeOptions, siege_mode
from engine.seraphs.prompts import BeginDay, Question, RunSetUp
from engine.seraphs.seats import side_of
from engine.seraphs.siege_tasks import SIEGE_TASKS
from engine.seraphs.state import State
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT

NAME: Final = "siege"
VERSION: Final = 1


class Siege:
    """The Siege: seat 0 is the Covenant's, and of two people seat 2 as well; nobody sits at 1."""

    name = NAME
    version = VERSION

    def empty(self, options: SiegeOptions) -> State:
        """The table before the first shuffle. Folding starts here."""
        return State(siege_mode(options.level, options.people), seeded(options.seed), 0)

    def new(self, options: SiegeOptions) -> Step[State, Event]:
        """The Covenant deck shuffled, 6 drawn, the pile laid, and the first question asked."""
        state = self.empty(options)
        atoms.start_record(state)
        order, rng = shuffled(state.rng, DECKS[COVENANT])
        atoms.shuffle(state, COVENANT, order, rng)
        siege.lay_pile(state)
        put(state.agenda, BeginDay(COVENANT))
        if options.people == 1:
            for _ in range(state.mode.opening_hand):
                atoms.draw(state, COVENANT)
            put(state.agenda, RunSetUp(COVENANT, 0))
        else:
            together.deal(state)
        run(state)
        return Step(state, atoms.end_record(state))

    def check(self, state: State, command: Command) -> Refusal | None:
        """Why the seat that is asked may not say this, or None."""
        return rules.GAME.check(state, command)

    def apply(self, state: State, command: Command, *, record: bool = True) -> Step[State, Event]:
        """The state after a legal command, on a copy, and the events on the way.

        Raises IllegalCommand for a command that `check` refuses.
        """
        return rules.GAME.apply(state, command, record=record)

    def play(self, state: State, command: Command) -> None:
        """The same in place, of a command known to be legal; events only where a record is kept."""
        rules.GAME.play(state, command)

    def evolve(self, state: State, event: Event) -> None:
        """Fold one event, in place."""
        rules.GAME.evolve(state, event)

    def options(self, state: State) -> tuple[Command, ...]:
        """Every legal answer to what is asked now."""
        return rules.GAME.options(state)

    def decision(self, state: State) -> Decision[Question, Command] | None:
        """What is asked now, of whom, with every option; None when the match is over."""
        question = state.question
        if question is None:
            return None
        seat = question.side if state.partners is None else state.partners.asked
        return Decision(seat, question, self.options(state))

    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None: `winners` is (0,) for the Covenant and (1,) for the Deep.

        `how`: lifted (won); walls, days (lost).
        """
        return state.outcome

    def view(self, state: State, seat: Seat) -> View:
        """What a seat may know."""
        return rules.GAME.view(state, seat)

    def redact(self, event: Event, seat: Seat) -> Event:
        """An event as a seat may know it."""
        return siege_pile.redact_siege(views.redact(event, side_of(seat)), seat)

    def resample(self, view: View, rng: Rng) -> State:
        """A whole state that fits a view."""
        return rules.GAME.resample(view, rng)

    def words(self) -> Mapping[str, type[object]]:
        """The classes of commands, events and what they hold, by name."""
        named = (*SIEGE_TASKS, *SIEGE_EVENTS, SiegeOptions)
        return {**rules.GAME.words(), **{one.__name__: one for one in named}}


GAME: Final = Siege()
"""The one Siege; it holds nothing."""
