"""A small table of the leaflet as a desk: one person, and the other side by its script."""

from collections import deque

from engine.registry import seraphs_game
from engine.seraphs.commands import PASS, Command
from engine.seraphs.prompts import ASK_PAUSE
from engine.seraphs.rules import GAME
from engine.seraphs.sight import TableSight, legal, sight, why_not
from engine.seraphs.state import State
from engine.seraphs.views import View, redact, view
from engine.seraphs.words import COVENANT, SIDE_NAMES
from game.chronicle import Chronicle
from game.examples import Example, lay
from scenes.seraphs.desk import Beat, LogLine

ONLY_HERE = "In a small table like this there is nothing to give up."


class ExampleDesk:
    """The person leads the Covenant; nothing is written down."""

    def __init__(self, one: Example) -> None:
        """The cards are laid, and nobody has said anything."""
        self._example = one
        self._state = self._shown = lay(one.laid)
        self._script = deque(one.script)
        self._beats: list[tuple[Beat, State]] = []
        self._chronicle = Chronicle(seraphs_game(GAME.name), [COVENANT])
        self._said = 0
        self._began = False

    @property
    def lesson(self) -> str:
        """What to do here."""
        return self._example.lesson

    @property
    def outcome(self) -> str:
        """What came of it, once it is over; "" before."""
        return self._example.outcome(self._shown)

    def seat(self) -> int:
        """The Covenant's."""
        return COVENANT

    def sight(self) -> TableSight:
        """The table as it was handed out last."""
        return sight(self.view())

    def view(self) -> View:
        """The view behind that sight."""
        return view(self._shown, COVENANT)

    def legal(self) -> tuple[Command, ...]:
        """The person's answers; none once the lesson is over."""
        return () if self._beats or self.outcome else legal(self.view())

    def why_not(self, command: Command) -> str:
        """Why not, in a sentence."""
        return why_not(self.view(), command)

    def submit(self, command: Command) -> str:
        """Say it, if it is legal."""
        refusal = self.why_not(command)
        if not refusal:
            self._apply(command)
            self._go_on()
        return refusal

    def beats(self) -> tuple[Beat, ...]:
        """What has happened; the first call only shows the table, and then the script begins."""
        if not self._began:
            self._began = True
            return ()
        if not self._said:
            self._go_on()
        found = tuple(beat for beat, _ in self._beats)
        if self._beats:
            self._shown = self._beats[-1][1]
            self._beats.clear()
        return found

    def log(self) -> tuple[LogLine, ...]:
        """What has happened here so far."""
        return self._chronicle.lines(COVENANT)

    def waiting_for(self) -> str:
        """Nobody: the script is quick."""
        return ""

    def curtain_for(self) -> str:
        """Nobody: one person plays."""
        return ""

    def hand_over(self) -> None:
        """There is nobody to hand over to."""

    def name_of(self, seat: int) -> str:
        """You, or the side that the script plays."""
        return "You" if seat == COVENANT else SIDE_NAMES[seat]

    def may_undo(self) -> bool:
        """Never: the table can be laid anew instead."""
        return False

    def undo(self) -> None:
        """Nothing is taken back here."""

    def passing(self) -> bool:
        """Never: every pause here is part of the lesson."""
        return False

    def pass_for_the_day(self, on: bool) -> None:
        """Passes in this pause alone."""

    def concede(self) -> str:
        """Refused."""
        return ONLY_HERE

    def counsel(self) -> str:
        """The lesson itself."""
        return self.lesson

    def _go_on(self) -> None:
        """Give every answer that the person need not give."""
        while (answer := self._answer()) is not None:
            self._apply(answer)

    def _answer(self) -> Command | None:
        asked = GAME.decision(self._state)
        if asked is None or self._example.outcome(self._state):
            return None
        if asked.seat != COVENANT:
            return self._script.popleft()(self._state) if self._script else asked.options[0]
        forced = len(asked.options) == 1 and asked.prompt.kind == ASK_PAUSE
        return PASS if forced else None

    def _apply(self, command: Command) -> None:
        asked = GAME.decision(self._state)
        assert asked is not None, "somebody is asked"
        step = GAME.apply(self._state, command)
        self._state = step.state
        self._said += 1
        self._chronicle.add(self._said, step.events, step.state)
        seen = tuple(redact(event, COVENANT) for event in step.events)
        beat = Beat(asked.seat, seen, sight(view(step.state, COVENANT)))
        self._beats.append((beat, step.state))
