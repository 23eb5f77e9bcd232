"""One match being played: the seats submit commands, and forced answers are given for them.

The match keeps the state; whoever listens hears of each command with its events, in order. A
journal listens to `Move` as it is; a seat listens to `Seen`, which holds nothing it may not know.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from engine.kernel.decision import Decision, IllegalCommand, Refusal
from engine.kernel.game import CommandT, EventT, Game, OptionsT, Outcome, PromptT, StateT, ViewT
from engine.kernel.ids import Seat

T = TypeVar("T")

NOT_ASKED: Final = Refusal("It is not this seat that is asked now.", "Panel 4, A Day")
OVER: Final = Refusal("The match is over.", "Panel 6, Winning")

Listener: TypeAlias = Callable[[T], None]
Stop: TypeAlias = Callable[[], None]
"""Call it to listen no more."""


@dataclass(frozen=True, slots=True)
class Move(Generic[StateT, CommandT, EventT]):
    """A command of a seat, its events (oldest first), and the state after it.

    `forced`: it was the only answer, so the match gave it.
    """

    seat: Seat
    command: CommandT
    events: tuple[EventT, ...]
    state: StateT
    forced: bool


@dataclass(frozen=True, slots=True)
class Seen(Generic[EventT, ViewT, PromptT, CommandT]):
    """A move as one seat may know it. `decision`: what this seat is asked now, or None."""

    seat: Seat
    by: Seat
    events: tuple[EventT, ...]
    view: ViewT
    decision: Decision[PromptT, CommandT] | None


class Match(Generic[OptionsT, StateT, CommandT, EventT, ViewT, PromptT]):
    """A match from a state on. `state` is a value: keep it, and `go_back` to it, as you like."""

    def __init__(
        self,
        game: Game[OptionsT, StateT, CommandT, EventT, ViewT, PromptT],
        state: StateT,
        ask_anyway: Callable[[Decision[PromptT, CommandT]], bool] | None = None,
    ) -> None:
        """Take up a match. `ask_anyway` says of a forced decision that its seat answers itself.

        Nothing is answered before `settle`, so that listeners can come first.
        """
        self._game = game
        self._ask_anyway = ask_anyway or _never
        self._listeners: list[Listener[Move[StateT, CommandT, EventT]]] = []
        self._seats: list[tuple[Seat, Listener[Seen[EventT, ViewT, PromptT, CommandT]]]] = []
        self.state: StateT = state
        self.decision: Decision[PromptT, CommandT] | None = game.decision(state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self._game.outcome(self.state)

    def view(self, seat: Seat) -> ViewT:
        """The state as a seat may know it."""
        return self._game.view(self.state, seat)

    def asked(self, seat: Seat) -> Decision[PromptT, CommandT] | None:
        """What this seat is asked now, or None."""
        decision = self.decision
        return decision if decision is not None and decision.seat == seat else None

    def why_not(self, seat: Seat, command: CommandT) -> Refusal | None:
        """Why a seat may not say this now, or None."""
        if self.decision is None:
            return OVER
        if self.decision.seat != seat:
            return NOT_ASKED
        return self._game.check(self.state, command)

    def submit(self, seat: Seat, command: CommandT) -> None:
        """Take a seat's answer, then every forced one after it.

        Raises:
            IllegalCommand: where `why_not` gives a refusal.
        """
        refusal = self.why_not(seat, command)
        if refusal is not None:
            raise IllegalCommand(refusal)
        self._move(seat, command, forced=False)
        self.settle()

    def settle(self) -> None:
        """Answer what is forced, up to the next question with a choice or to the end."""
        while (decision := self.decision) is not None and self._is_forced(decision):
            self._move(decision.seat, decision.options[0], forced=True)

    def go_back(self, state: StateT) -> None:
        """Go on from an earlier state of this match; nobody is told."""
        self.state = state
        self.decision = self._game.decision(state)

    def subscribe(self, listener: Listener[Move[StateT, CommandT, EventT]]) -> Stop:
        """Hear every move as it was: for the journal."""
        return _join(self._listeners, listener)

    def watch(self, seat: Seat, listener: Listener[Seen[EventT, ViewT, PromptT, CommandT]]) -> Stop:
        """Hear every move as a seat may know it: for scenes and players."""
        return _join(self._seats, (seat, listener))

    def _is_forced(self, decision: Decision[PromptT, CommandT]) -> bool:
        return len(decision.options) == 1 and not self._ask_anyway(decision)

    def _move(self, seat: Seat, command: CommandT, *, forced: bool) -> None:
        step = self._game.apply(self.state, command)
        self.state = step.state
        self.decision = self._game.decision(step.state)
        move = Move(seat, command, step.events, step.state, forced)
        for listener in tuple(self._listeners):
            listener(move)
        for watcher, tell in tuple(self._seats):
            tell(self._seen(watcher, move))

    def _seen(
        self, seat: Seat, move: Move[StateT, CommandT, EventT]
    ) -> Seen[EventT, ViewT, PromptT, CommandT]:
        events = tuple(self._game.redact(event, seat) for event in move.events)
        view = self._game.view(move.state, seat)
        return Seen(seat, move.seat, events, view, self.asked(seat))


def _never(decision: object) -> bool:
    return False


def _join(places: list[T], one: T) -> Stop:
    places.append(one)
    return lambda: places.remove(one)
