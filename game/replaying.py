"""A finished or saved game as a desk at which nobody plays: any moment of it, from either seat.

Open, both hands are seen. What only passes or asks is no moment of its own: it belongs to the next.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.kernel.journal import CommandEntry, Loaded
from engine.kernel.playback import fold
from engine.registry import seraphs_game
from engine.seraphs.commands import Command
from engine.seraphs.events import Event
from engine.seraphs.log import dated, sentences
from engine.seraphs.sight import TableSight, sight
from engine.seraphs.state import State
from engine.seraphs.views import View, view
from engine.seraphs.words import COVENANT, Side
from game.seats import sitters
from game.siege_steps import steps
from scenes.seraphs.desk import Beat, LogLine
from scenes.seraphs.replay import OPEN, Seat

ONLY_SHOWN: Final = "This game was played already: here it is only shown."
NOBODY: Final = -1
"""The seat whose words call neither side "you"."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that can be told: its events, oldest first, and the state after them."""

    seat: Side
    events: tuple[Event, ...]
    state: State


class ReplayDesk:
    """A game that is looked at again."""

    def __init__(self, loaded: Loaded) -> None:
        """At its first moment, seen from the Covenant's seat.

        Raises:
            SaveError: where it cannot be read, or is not one of ours.
        """
        self._game = seraphs_game(loaded.header.game)
        self._names = tuple(one.name for one in sitters(loaded.header.about.players))
        self._moments = _moments(loaded)
        self._seat: Seat = COVENANT
        self._at = 0
        self._shown = self._moments[0].state
        self._beats: deque[Beat] = deque()
        self._logs: dict[Seat, list[tuple[LogLine, ...]]] = {}

    @property
    def at(self) -> int:
        """The moment that is shown, from 0 (set up) to `last`."""
        return self._at

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self._moments) - 1

    @property
    def starts(self) -> tuple[int, ...]:
        """The moments with which a side's day begins, the set-up among them."""
        counts = [moment.state.count for moment in self._moments]
        return tuple(i for i, count in enumerate(counts) if i == 0 or count != counts[i - 1])

    def day_of(self, at: int) -> int:
        """The day of a moment."""
        return self._moments[at].state.day

    @property
    def seen_by(self) -> Seat:
        """Whose eyes look: a side, or both at once."""
        return self._seat

    def go_to(self, at: int) -> None:
        """Show another moment at once; what was still to be shown is let go."""
        self._at = max(0, min(at, self.last))
        self._shown = self._moments[self._at].state
        self._beats.clear()

    def forward(self) -> bool:
        """Let the next moment happen. Whether there was one."""
        if self._at >= self.last:
            return False
        self._at += 1
        moment = self._moments[self._at]
        events = tuple(self._as_seen(event) for event in moment.events)
        self._beats.append(Beat(moment.seat, events, sight(self._view(moment.state))))
        return True

    def look_from(self, seat: Seat) -> None:
        """Look with other eyes at the same moment."""
        self._seat = seat
        self.go_to(self._at)

    def seat(self) -> int:
        """The seat below: the Covenant's where all is open."""
        return COVENANT if self._seat == OPEN else self._seat

    def sight(self) -> TableSight:
        """The table as those eyes see it."""
        return sight(self.view())

    def view(self) -> View:
        """The view behind that sight."""
        return self._view(self._shown)

    def beats(self) -> tuple[Beat, ...]:
        """The moments that were let happen since this was last called."""
        found = tuple(self._beats)
        if found:
            self._shown = self._moments[self._at].state
            self._beats.clear()
        return found

    def log(self) -> tuple[LogLine, ...]:
        """The log up to the moment that is shown."""
        lines = self._logs.get(self._seat)
        if lines is None:
            lines = self._logs[self._seat] = self._told()
        return tuple(line for told in lines[: self._at + 1] for line in told)

    def name_of(self, seat: int) -> str:
        """Who sat there."""
        return self._names[seat] if seat < len(self._names) else ""

    def legal(self) -> tuple[Command, ...]:
        """Nothing can be said any more."""
        return ()

    def why_not(self, command: Command) -> str:
        """Because it is only shown."""
        return ONLY_SHOWN

    def submit(self, command: Command) -> str:
        """Refused."""
        return ONLY_SHOWN

    def waiting_for(self) -> str:
        """Nobody is waited for."""
        return ""

    def curtain_for(self) -> str:
        """Whoever looks at a replay may see it."""
        return ""

    def hand_over(self) -> None:
        """There is nobody to hand over to."""

    def may_undo(self) -> bool:
        """What was played stays played."""
        return False

    def undo(self) -> None:
        """Nothing is taken back."""

    def passing(self) -> bool:
        """Nobody passes."""
        return False

    def pass_for_the_day(self, on: bool) -> None:
        """Nobody passes."""

    def concede(self) -> str:
        """Refused."""
        return ONLY_SHOWN

    def counsel(self) -> str:
        """Nobody asks."""
        return ""

    def _as_seen(self, event: Event) -> Event:
        return event if self._seat == OPEN else self._game.redact(event, self._seat)

    def _view(self, state: State) -> View:
        return open_view(state, COVENANT) if self._seat == OPEN else view(state, self._seat)

    def _told(self) -> list[tuple[LogLine, ...]]:
        told = []
        for moment in self._moments:
            state = moment.state
            seen = open_view(state, NOBODY) if self._seat == OPEN else view(state, self._seat)
            events = tuple(self._as_seen(event) for event in moment.events)
            told.append(tuple(LogLine(*one) for one in dated(events, seen)))
        return told


def open_view(state: State, seat: int) -> View:
    """The table with every card known, looked at from a seat; `NOBODY` for words alone."""
    return View(seat, state.knowing(state.identity, 0, state.seen[:]))


def _moments(loaded: Loaded) -> list[Moment]:
    game = seraphs_game(loaded.header.game)
    commands = (entry for entry in loaded.entries if isinstance(entry, CommandEntry))
    seats = {entry.seq: entry.seat for entry in commands}
    found: list[Moment] = []
    waiting: list[Event] = []
    last: list[State] = []

    def tell(seq: int, events: tuple[Event, ...], state: State) -> None:
        for told, at in steps(game, last[-1] if last else state, events, state):
            waiting.extend(told)
            if not found or _says_something(waiting, at) or at.outcome is not None:
                found.append(Moment(seats.get(seq, COVENANT), tuple(waiting), at.copy()))
                waiting.clear()
        if state.mode.siege:
            last[:] = [state.copy()]

    end = fold(game, loaded, tell=tell)
    if waiting:
        found.append(Moment(found[-1].seat, tuple(waiting), end))
    return found


def _says_something(events: Iterable[Event], state: State) -> bool:
    return bool(sentences(tuple(events), open_view(state, NOBODY)))
