"""A desk in memory: a match over the engine itself, with the other side played by a function."""

from collections.abc import Callable

from engine.kernel.rng import pick, seeded
from engine.seraphs import events as ev
from engine.seraphs.cards import card
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import CONCEDE, Command, Pass
from engine.seraphs.events import Event
from engine.seraphs.mode import DuelOptions
from engine.seraphs.prompts import ASK_PAUSE, ASK_WORK
from engine.seraphs.rules import GAME
from engine.seraphs.sight import TableSight, card_id, legal, sight, why_not
from engine.seraphs.state import State
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT, SIDE_NAMES
from scenes.seraphs.desk import Beat, LogLine

Brain = Callable[[View, tuple[Command, ...]], Command]
NAMES = ("Ruth", "Ezra")


def at_random(seed: int) -> Brain:
    """A player who takes any legal answer."""
    rng = [seeded(seed)]

    def choose(view: View, options: tuple[Command, ...]) -> Command:
        index, rng[0] = pick(rng[0], len(options))
        return options[index]

    return choose


def first_answer(view: View, options: tuple[Command, ...]) -> Command:
    """A player who always takes the first answer: passes, lays nothing, ends the day."""
    return options[0]


class DeskInMemory:
    """A Desk. Beats are "safe" at once; the other side answers when beats are asked for."""

    def __init__(
        self,
        state: State | None = None,
        *,
        seed: int = 1,
        seat: int = COVENANT,
        persons: frozenset[int] | None = None,
        brain: Brain | None = None,
    ) -> None:
        """A new Duel of that seed, or one that goes on from a state."""
        self.state = state if state is not None else GAME.new(DuelOptions(seed)).state
        self.persons = persons if persons is not None else frozenset({seat})
        self.said: list[tuple[int, Command]] = []
        self._seat = seat
        self._brain = brain or at_random(seed)
        self._beats: list[Beat] = []
        self._log: list[LogLine] = []
        self._before: list[State] = []
        self._passing = False

    def seat(self) -> int:
        return self._seat

    def sight(self) -> TableSight:
        return sight(self.view())

    def view(self) -> View:
        return GAME.view(self.state, self._seat)

    def legal(self) -> tuple[Command, ...]:
        return () if self.curtain_for() else legal(self.view())

    def why_not(self, command: Command) -> str:
        return why_not(self.view(), command)

    def submit(self, command: Command) -> str:
        refusal = self.why_not(command)
        if not refusal:
            self._apply(command)
        return refusal

    def beats(self) -> tuple[Beat, ...]:
        while self._go_on_alone():
            pass
        beats, self._beats = tuple(self._beats), []
        return beats

    def log(self) -> tuple[LogLine, ...]:
        return tuple(self._log)

    def waiting_for(self) -> str:
        asked = self._asked()
        return "" if asked in (-1, self._seat) else self.name_of(asked)

    def curtain_for(self) -> str:
        asked = self._asked()
        away = asked >= 0 and asked != self._seat and asked in self.persons
        return self.name_of(asked) if away else ""

    def hand_over(self) -> None:
        asked = self._asked()
        if asked in self.persons:
            self._seat = asked

    def name_of(self, seat: int) -> str:
        if len(self.persons) > 1:
            return NAMES[seat]
        return "You" if seat in self.persons else "The computer"

    def may_undo(self) -> bool:
        question = self.state.question
        return bool(self._before) and question is not None and question.side == self._seat

    def undo(self) -> None:
        self.state = self._before.pop()
        self._beats.append(Beat(self._seat, (), self.sight()))

    def passing(self) -> bool:
        return self._passing

    def pass_for_the_day(self, on: bool) -> None:
        self._passing = on

    def concede(self) -> str:
        return self.submit(CONCEDE)

    def counsel(self) -> str:
        return ""

    def _asked(self) -> int:
        return self.state.question.side if self.state.question else -1

    def _go_on_alone(self) -> bool:
        """Give the next answer that no person has to give. Whether there was one."""
        question = self.state.question
        if question is None:
            return False
        options = GAME.options(self.state)
        if len(options) == 1 or (self._passing and question.kind == ASK_PAUSE):
            self._apply(options[0])
            return True
        if question.side in self.persons:
            return False
        self._apply(self._brain(GAME.view(self.state, question.side), options))
        return True

    def _apply(self, command: Command) -> None:
        question = self.state.question
        assert question is not None
        step = GAME.apply(self.state, command)
        hidden = any(isinstance(one, ev.CardDrawn | ev.Looked | ev.Passed) for one in step.events)
        if question.kind == ASK_WORK and not hidden and question.side in self.persons:
            self._before.append(self.state)
        elif hidden:
            self._before.clear()
        self.said.append((question.side, command))
        self.state = step.state
        if any(isinstance(one, ev.MorningBroke) for one in step.events):
            self._passing = False
        seen = tuple(GAME.redact(one, self._seat) for one in step.events)
        self._write(command, seen)
        self._beats.append(Beat(question.side, seen, self.sight()))

    def _write(self, command: Command, events: tuple[Event, ...]) -> None:
        view = self.view()
        for event in events:
            if text := _sentence(view, event):
                self._log.append(LogLine(self.state.day, self.state.active, text))


def _sentence(view: View, event: Event) -> str:
    def name(ref: int) -> str:
        found = card_id(view, ref)
        return card(found).name if found else "a card"

    match event:
        case ev.MorningBroke(side=side):
            return f"{SIDE_NAMES[side].capitalize()}’s Morning."
        case ev.Announced(announcement=said):
            return f"{SIDE_NAMES[said.side].capitalize()} plays {CARDS[said.card].printed.name}."
        case ev.LaidOnAltar(side=side):
            return f"{SIDE_NAMES[side].capitalize()} lays an Offering."
        case ev.WentOut(ref=ref):
            return f"{name(ref)} goes out."
        case ev.StoodInTheWay(ref=ref, attacker=attacker):
            return f"{name(ref)} stands in the way of {name(attacker)}."
        case ev.Fell(ref=ref):
            return f"{name(ref)} falls."
        case ev.WallsBroken(side=side, n=n):
            return f"{n} Walls of {SIDE_NAMES[side]} break."
        case _:
            return ""


def passes_only(options: tuple[Command, ...]) -> bool:
    """Whether nothing but passing is open."""
    return all(isinstance(one, Pass) for one in options)
