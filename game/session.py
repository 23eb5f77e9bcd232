"""A match at this screen: its journal, its players and what each may see. The table's Desk.

A command is applied at once, its line goes to the writer, and its beat is handed to the table only
when the line is safe. The computer thinks in small slices between frames, on its own view alone.
"""

from collections import deque
from dataclasses import dataclass, replace
from typing import Final

from engine.ai.levels import LEVELS, PLAYERS
from engine.ai.player import Thinking
from engine.kernel.decision import Decision
from engine.kernel.journal import command_line, end_line, undo_line
from engine.kernel.lines import Line, Mark
from engine.kernel.match import Match, Move
from engine.kernel.rng import Rng, seeded
from engine.registry import SeraphsGame
from engine.seraphs.commands import CONCEDE, PASS, Command
from engine.seraphs.events import Event
from engine.seraphs.prompts import ASK_PAUSE, ASK_WORK, Announcement, Question
from engine.seraphs.seats import side_of
from engine.seraphs.sight import TableSight, legal, sight, why_not
from engine.seraphs.state import State
from engine.seraphs.views import View
from game.chronicle import Chronicle
from game.counsel import BETWEEN_TWO, Counsel
from game.course import Teaching
from game.memory import Lines
from game.seats import Sitter
from game.siege_steps import steps
from game.undoing import Step, is_open_pass, shows_something
from scenes.seraphs.desk import Beat, LogLine

SLICE_NODES: Final = 4
"""How often a computer's thought is resumed between two frames."""

AHEAD: Final = 3
"""How many moves a computer may be ahead of what the table has shown."""

COUNSELLOR: Final = "steady"


@dataclass(frozen=True, slots=True)
class Heard:
    """A move that is safe: who made it (-1: it was taken back), its events, the state after it."""

    seat: int
    events: tuple[Event, ...]
    state: State


@dataclass(slots=True)
class Wishes:
    """What the persons at this screen have set about pauses, and who teaches there, if anybody."""

    ask_in_every_pause: bool = False
    wake_when_answerable: bool = True
    teaching: Teaching | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands: its state, its journal's end, and the last line that stands (0: none).

    `game`: its rules. `chance` seeds what the computers leave to chance.
    """

    game: SeraphsGame
    state: State
    mark: Mark
    seq: int
    chance: int


class Session:
    """A Duel being played at this screen."""

    def __init__(
        self,
        standing: Standing,
        sitters: tuple[Sitter, ...],
        writer: Lines,
        chronicle: Chronicle,
        wishes: Wishes,
    ) -> None:
        """Sit down: the first person looks, and what is forced is answered."""
        self.sitters = sitters
        self.wishes = wishes
        self.writer = writer
        self._chronicle = chronicle
        self._mark, self._seq, self._chance = standing.mark, standing.seq, standing.chance
        self._people = tuple(seat for seat, one in enumerate(sitters) if one.is_person)
        self._seat = self._people[0] if self._people else 0
        self._before = self._shown = standing.state
        self._heard: deque[Heard] = deque()
        self._unsafe = 0
        self._steps: list[Step] = []
        self._passing: dict[int, int] = {}
        self._passed: dict[tuple[int, Announcement], frozenset[Command]] = {}
        self._thinking: Thinking[Command] | None = None
        self._counsel: Counsel | None = None
        self._game = standing.game
        self._match = Match(standing.game, standing.state, self._asks_anyway)
        self._match.subscribe(self._write)
        self._match.settle()

    def tick(self) -> float | None:
        """Work a little between frames. Returns the ms until the next call, or None when woken."""
        self.writer.poll()
        decision = self._match.decision
        if decision is None or self._unsafe:
            return None
        if not self.sitters[decision.seat].is_person:
            return self._think(decision) if len(self._heard) < AHEAD else None
        if self._passes(decision):
            self._match.submit(decision.seat, PASS)
        elif self._counsel is not None and self._counsel.go_on(SLICE_NODES):
            return 0.0
        return None

    def table(self) -> State:
        """The match as it stands, for whoever keeps or checks it; never for a screen."""
        return self._match.state

    def seat(self) -> int:
        """The seat that looks now."""
        return self._seat

    def sight(self) -> TableSight:
        """The table as that seat sees it, after the last beat that was handed out."""
        return sight(self.view())

    def view(self) -> View:
        """The view behind that sight."""
        return self._game.view(self._shown, self._seat)

    def legal(self) -> tuple[Command, ...]:
        """The answers open to that seat now."""
        return legal(self.view()) if self._is_asked() else ()

    def why_not(self, command: Command) -> str:
        """Why it may not say this now, in a sentence; "" where it may."""
        return why_not(self.view(), command)

    def submit(self, command: Command) -> str:
        """Say it. Returns the refusal's sentence, or "" where it was taken."""
        if not self._is_asked():
            return "Wait a moment: something is still happening."
        refusal = self._match.why_not(self._seat, command)
        if refusal is not None:
            return f"{refusal.sentence} ({refusal.panel})"
        if self.wishes.teaching is not None:
            if kind_word := self.wishes.teaching.objection(self.view(), command):
                return kind_word
            self.wishes.teaching.said(self.view(), command)
        if command == PASS:
            self._note_pass()
        self._match.submit(self._seat, command)
        return ""

    def beats(self) -> tuple[Beat, ...]:
        """What has happened and is safe since this was last called, oldest first."""
        beats = []
        while self._heard:
            heard = self._heard.popleft()
            for told, state in steps(self._game, self._shown, heard.events, heard.state):
                self._shown = state
                seen = tuple(self._game.redact(event, self._seat) for event in told)
                beats.append(Beat(heard.seat, seen, self._sight_at(state, heard.state)))
                if self.wishes.teaching is not None:
                    self.wishes.teaching.happened(self.view(), seen)
        return tuple(beats)

    def log(self) -> tuple[LogLine, ...]:
        """The whole log as that seat may read it, oldest first."""
        return self._chronicle.lines(self._seat)

    def waiting_for(self) -> str:
        """Who is being waited for; "" where it is the seat that looks, or nobody."""
        decision = self._match.decision
        if decision is None or decision.seat == self._seat:
            return ""
        return self.sitters[decision.seat].name

    def curtain_for(self) -> str:
        """The name of the person the screen must be handed to, or ""."""
        decision = self._match.decision
        if decision is None or self._busy() or decision.seat == self._seat:
            return ""
        sitter = self.sitters[decision.seat]
        return sitter.name if sitter.is_person and not self._passes(decision) else ""

    def hand_over(self) -> None:
        """The person named by `curtain_for` has taken the screen."""
        if self.curtain_for() and self._match.decision is not None:
            self._seat = self._match.decision.seat

    def name_of(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.sitters[seat].name

    def may_undo(self) -> bool:
        """Whether the last step can be taken back."""
        return bool(self._steps) and self._steps[-1].seat == self._seat and not self._busy()

    def undo(self) -> None:
        """Take the last step back; the journal gets a line that says so."""
        if not self.may_undo():
            return
        step = self._steps.pop()
        self._match.go_back(step.state)
        self._passed.clear()
        self._before, self._seq = step.state, step.seq
        self._chronicle.cut(step.seq, step.state)
        self._append(undo_line(self._mark, step.state.day, step.seq), Heard(-1, (), step.state))

    def passing(self) -> bool:
        """Whether this seat passes for the rest of the day."""
        return self._passing.get(self._seat) == self._shown.count

    def pass_for_the_day(self, on: bool) -> None:
        """Pass in every pause of the rest of this day, or stop doing so."""
        self._passing.pop(self._seat, None)
        if on:
            self._passing[self._seat] = self._shown.count

    def concede(self) -> str:
        """Give the game up. Returns the refusal's sentence, or ""."""
        return self.submit(CONCEDE)

    def counsel(self) -> str:
        """What the computer would do in your place, and why.

        The first call begins the thought, which goes on between frames: "" until it is at its end.
        """
        decision = self._match.asked(self._seat)
        if len({side_of(seat) for seat in self._people}) > 1:
            return BETWEEN_TWO
        if decision is None or self._busy():
            return ""
        if self._counsel is None:
            thinking = LEVELS[COUNSELLOR].think(self.view(), decision, self._rng())
            self._counsel = Counsel(self.view(), thinking)
        return self._counsel.text

    def counselled(self) -> Command | None:
        """The command that the counsel was, until something else is asked."""
        return self._counsel.command if self._counsel is not None else None

    def close(self, timeout_s: float) -> bool:
        """Leave the table: all lines are put on the disk first."""
        return self.writer.close(timeout_s)

    def _sight_at(self, step: State, last: State) -> TableSight:
        """The sight after a step; only after the last of a command something is asked."""
        if step is last:
            return self.sight()
        return replace(self.sight(), question=None, asked=False)

    def _busy(self) -> bool:
        return bool(self._heard) or self._unsafe > 0

    def _is_asked(self) -> bool:
        return not self._busy() and self._match.asked(self._seat) is not None

    def _asks_anyway(self, decision: Decision[Question, Command]) -> bool:
        """Whether a person is asked though there is only one answer: at the end of their Work."""
        if not self.sitters[decision.seat].is_person or self._passes(decision):
            return False
        kind, teaching = decision.prompt.kind, self.wishes.teaching
        wanted = kind == ASK_WORK or (self.wishes.ask_in_every_pause and kind == ASK_PAUSE)
        return wanted or (teaching is not None and teaching.wants(self._match.view(decision.seat)))

    def _passes(self, decision: Decision[Question, Command]) -> bool:
        """Whether a person passes by wish; something to answer may end that. *Ruling 68*."""
        seat, state = decision.seat, self._match.state
        if decision.prompt.kind != ASK_PAUSE or self._passing.get(seat) != state.count:
            return False
        said = state.pauses[-1].announced
        if said is None or said.side == side_of(seat) or not self.wishes.wake_when_answerable:
            return True
        if set(decision.options) <= self._passed.get((seat, said), {PASS}):
            return True
        del self._passing[seat]
        return False

    def _note_pass(self) -> None:
        """Keep what was announced as a person passes, and what could have answered it."""
        said = self._match.state.pauses[-1].announced
        decision = self._match.decision
        if said is not None and decision is not None:
            self._passed[self._seat, said] = frozenset(decision.options)

    def _think(self, decision: Decision[Question, Command]) -> float | None:
        level = self.sitters[decision.seat].level
        if self._thinking is None:
            sees = self._match.view(decision.seat)
            self._thinking = PLAYERS[level].think(sees, decision, self._rng())
        try:
            for _ in range(SLICE_NODES):
                next(self._thinking)
        except StopIteration as end:
            self._thinking = None
            self._match.submit(decision.seat, end.value.command)
        return 0.0

    def _rng(self) -> Rng:
        return seeded(self._chance * 1_000_003 + self._mark.seq)

    def _write(self, move: Move[State, Command, Event]) -> None:
        before, self._before = self._before, move.state
        if not move.state.pauses:
            self._passed.clear()
        self._remember(move, before)
        line = command_line(self._mark, move.state.day, move.seat, move.command, move.events)
        self._append(line, Heard(move.seat, move.events, move.state))
        self._seq = self._mark.seq
        self._chronicle.add(self._seq, move.events, move.state)
        if move.state.outcome is not None:
            over = end_line(self._mark, move.state.day, move.state.outcome.how)
            self.writer.append(over.data)
            self._mark = over.mark

    def _remember(self, move: Move[State, Command, Event], before: State) -> None:
        """Keep where an undo may go back to, or forget all of it."""
        if shows_something(before, move.events):
            self._steps.clear()
        elif not move.forced and self.sitters[move.seat].is_person:
            if self._steps and self._steps[-1].seat != move.seat:
                self._steps.clear()
            self._steps.append(Step(before, self._seq, move.seat))
        elif self._steps and self._steps[-1].seat == move.seat:
            return
        elif not is_open_pass(before, move.command, move.seat):
            self._steps.clear()

    def _append(self, line: Line, heard: Heard) -> None:
        self._mark = line.mark
        self._counsel = None
        self._unsafe += 1
        self.writer.append(line.data, lambda: self._is_safe(heard))

    def _is_safe(self, heard: Heard) -> None:
        self._unsafe -= 1
        self._heard.append(heard)
