"""The log of a match, as each seat at this screen may read it."""

from collections.abc import Iterable

from engine.registry import SeraphsGame
from engine.seraphs.events import Event
from engine.seraphs.log import dated
from engine.seraphs.state import State
from game.siege_steps import steps
from scenes.seraphs.desk import LogLine


class Chronicle:
    """Lines for some seats, each remembered with the line of the journal it comes from."""

    def __init__(self, game: SeraphsGame, seats: Iterable[int]) -> None:
        """An empty log for these seats of a game."""
        self._game = game
        self._lines: dict[int, list[tuple[int, LogLine]]] = {seat: [] for seat in seats}
        self._last: State | None = None

    def add(self, seq: int, events: tuple[Event, ...], after: State) -> None:
        """Tell what happened in line `seq` of the journal, since the line before it."""
        for told, state in steps(self._game, self._last or after, events, after):
            self._tell(seq, told, state)
        if after.mode.siege:
            self._last = after.copy()

    def _tell(self, seq: int, events: tuple[Event, ...], after: State) -> None:
        for seat, lines in self._lines.items():
            seen = tuple(self._game.redact(event, seat) for event in events)
            told = dated(seen, self._game.view(after, seat))
            lines += [(seq, LogLine(*one)) for one in told]

    def cut(self, seq: int, back_to: State) -> None:
        """Forget what came after line `seq`: it was taken back to this state."""
        self._last = back_to
        for seat, lines in self._lines.items():
            self._lines[seat] = [line for line in lines if line[0] <= seq]

    def lines(self, seat: int) -> tuple[LogLine, ...]:
        """The log of a seat, oldest line first."""
        return tuple(line for _, line in self._lines[seat])
