"""A small game of hidden cards, which proves the kernel and the saves without any of our rules.

Two seats draw from one shuffled deck and lay cards; after a number of days the higher sum wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.kernel.decision import Decision, IllegalCommand, Refusal
from engine.kernel.game import Outcome, Step
from engine.kernel.ids import Seat
from engine.kernel.journal import About, CommandEntry, command_line, end_line, header_line
from engine.kernel.lines import Line, Mark
from engine.kernel.rng import Rng, pick, seeded, shuffled


@dataclass(frozen=True, slots=True)
class ToyOptions:
    mode: str
    seed: int
    days: int
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card of the hand, with a word said over it."""

    card: int
    saying: str


Command: TypeAlias = Draw | Lay


class Tally(NamedTuple):
    """The sums of both seats."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Shuffled:
    deck: tuple[int, ...]
    rng: Rng


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    card: int | None


@dataclass(frozen=True, slots=True)
class Laid:
    seat: Seat
    card: int
    tally: Tally
    sayings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DayBroke:
    day: int
    weather: Literal["dew", "rain"]
    rng: Rng


Event: TypeAlias = Shuffled | Drew | Laid | DayBroke


@dataclass(slots=True)
class ToyState:
    days: int
    day: int
    turn: Seat
    deck: list[int]
    hands: tuple[list[int], list[int]]
    tally: Tally
    sayings: tuple[str, ...]
    rng: Rng

    def copy(self) -> "ToyState":
        hands = (list(self.hands[0]), list(self.hands[1]))
        deck, rest = list(self.deck), (hands, self.tally, self.sayings, self.rng)
        return ToyState(self.days, self.day, self.turn, deck, *rest)


@dataclass(frozen=True, slots=True)
class ToyView:
    day: int
    hand: tuple[int, ...]
    tally: Tally


SAYINGS: Final = ("selah", "ámen", "", 'quote " and \\')
WORDS: Final[Mapping[str, type]] = {
    word.__name__: word for word in (ToyOptions, Draw, Lay, Tally, Shuffled, Drew, Laid, DayBroke)
}


class ToyGame:
    """The rules."""

    name = "toy"
    version = 3

    def empty(self, options: ToyOptions) -> ToyState:
        return ToyState(options.days, 0, 0, [], ([], []), Tally(0, 0), (), seeded(options.seed))

    def new(self, options: ToyOptions) -> Step[ToyState, Event]:
        state = self.empty(options)
        deck, rng = shuffled(state.rng, tuple(range(1, 41)))
        shuffle = Shuffled(deck, rng)
        self.evolve(state, shuffle)
        return Step(state, (shuffle, self._break_day(state)))

    def check(self, state: ToyState, command: Command) -> Refusal | None:
        if self.outcome(state):
            return Refusal("The match is over.", "Toy")
        if isinstance(command, Lay) and command.card not in state.hands[state.turn]:
            return Refusal("That card is not in your hand.", "Toy")
        if isinstance(command, Draw) and not state.deck:
            return Refusal("The deck is empty.", "Toy")
        return None

    def apply(self, state: ToyState, command: Command) -> Step[ToyState, Event]:
        refusal = self.check(state, command)
        if refusal is not None:
            raise IllegalCommand(refusal)
        state = state.copy()
        event = self._happening(state, command)
        self.evolve(state, event)
        if isinstance(event, Laid) and state.turn == 0:
            return Step(state, (event, self._break_day(state)))
        return Step(state, (event,))

    def play(self, state: ToyState, command: Command) -> None:
        for event in self.apply(state, command).events:
            self.evolve(state, event)

    def evolve(self, state: ToyState, event: Event) -> None:
        match event:
            case Shuffled(deck, rng):
                state.deck, state.rng = list(deck), rng
            case Drew(seat, card):
                assert card == state.deck.pop()
                state.hands[seat].append(card)
            case Laid(seat, card, tally, sayings):
                state.hands[seat].remove(card)
                state.tally, state.sayings, state.turn = tally, sayings, 1 - seat
            case DayBroke(day, _, rng):
                state.day, state.rng = day, rng

    def decision(self, state: ToyState) -> Decision[str, Command] | None:
        if self.outcome(state):
            return None
        options: list[Command] = [Draw()] if state.deck else []
        options += [Lay(card, said) for card in state.hands[state.turn] for said in SAYINGS]
        return Decision(state.turn, "Draw or lay", tuple(options))

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.day <= state.days and (state.deck or any(state.hands)):
            return None
        first, second = state.tally
        return Outcome((0,) if first > second else (1,), "sum")

    def view(self, state: ToyState, seat: Seat) -> ToyView:
        return ToyView(state.day, tuple(state.hands[seat]), state.tally)

    def redact(self, event: Event, seat: Seat) -> Event:
        if isinstance(event, Drew) and event.seat != seat:
            return Drew(event.seat, None)
        return Shuffled((), 0) if isinstance(event, Shuffled) else event

    def resample(self, view: ToyView, rng: Rng) -> ToyState:
        hands = (list(view.hand), list[int]())
        return ToyState(0, view.day, 0, [], hands, view.tally, (), rng)

    def words(self) -> Mapping[str, type]:
        return WORDS

    def _happening(self, state: ToyState, command: Command) -> Event:
        if isinstance(command, Draw):
            return Drew(state.turn, state.deck[-1])
        first, second = state.tally
        add = (command.card, 0) if state.turn == 0 else (0, command.card)
        tally = Tally(first + add[0], second + add[1])
        return Laid(state.turn, command.card, tally, (*state.sayings, command.saying)[-3:])

    def _break_day(self, state: ToyState) -> DayBroke:
        chance, rng = pick(state.rng, 2)
        event = DayBroke(state.day + 1, "rain" if chance else "dew", rng)
        self.evolve(state, event)
        return event


@dataclass(frozen=True, slots=True)
class Recorded:
    """A whole match: its lines, and the state after each (None after the end)."""

    options: ToyOptions
    lines: tuple[Line, ...]
    states: tuple[ToyState, ...]

    @property
    def data(self) -> bytes:
        return b"".join(line.data for line in self.lines)


ABOUT: Final = About("a-match", "2025-03-01T19:45:00", "0.1.0", "duel", ("Ruth", "steady"))


def record(seed: int = 1, days: int = 3, *, end: bool = True) -> Recorded:
    """Plays a match at random and writes its journal."""
    game, options = ToyGame(), ToyOptions("duel", seed, days, ("Ruth", "Čeněk"))
    step = game.new(options)
    lines = [header_line((game.name, game.version), ABOUT, options, step.events)]
    states, rng = [step.state], seeded(seed + 99)
    while (decision := game.decision(states[-1])) is not None:
        choice, rng = pick(rng, len(decision.options))
        command = decision.options[choice]
        step = game.apply(states[-1], command)
        day = step.state.day
        lines.append(command_line(lines[-1].mark, day, decision.seat, command, step.events))
        states.append(step.state)
    if end:
        lines.append(end_line(lines[-1].mark, states[-1].day, "sum"))
        states.append(states[-1])
    return Recorded(options, tuple(lines), tuple(states))


def go_on(after: Mark, state: ToyState) -> tuple[Line, ToyState]:
    """One more command from a state: the first option that there is."""
    game = ToyGame()
    decision = game.decision(state)
    assert decision is not None
    step = game.apply(state, decision.options[0])
    line = command_line(after, step.state.day, decision.seat, decision.options[0], step.events)
    return line, step.state


def seqs(entries: list[CommandEntry]) -> list[int]:
    """The numbers of some lines."""
    return [entry.seq for entry in entries]
