"""What the table needs of the match behind it: the session, as a scene sees it.

The scene never holds a state. It reads the sight of the seat that looks, offers commands, and is
told in beats what has happened, each only after it is safe on disk.
"""

from dataclasses import dataclass
from typing import Protocol

from engine.seraphs.commands import Command
from engine.seraphs.events import Event
from engine.seraphs.sight import TableSight
from engine.seraphs.views import View


@dataclass(frozen=True, slots=True)
class Beat:
    """One command's doing: its events as the seat may know them, and the table after them.

    `side`: who said it, or -1 for the opening. An undo comes as a beat with no events.
    """

    side: int
    events: tuple[Event, ...]
    after: TableSight


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: the day it belongs to, whose day it was, and the sentence."""

    day: int
    side: int
    text: str


class Desk(Protocol):
    """A match at this screen."""

    def seat(self) -> int:
        """The seat that looks now: the one below. Changes only behind a curtain."""

    def sight(self) -> TableSight:
        """The table as that seat sees it, after the last beat that was handed out."""

    def view(self) -> View:
        """The view behind that sight."""

    def legal(self) -> tuple[Command, ...]:
        """The answers open to that seat now; nothing while another is asked or thinks."""

    def why_not(self, command: Command) -> str:
        """Why it may not say this now, in a sentence; "" where it may."""

    def submit(self, command: Command) -> str:
        """Say it. Returns the refusal's sentence, or "" where it was taken; beats follow."""

    def beats(self) -> tuple[Beat, ...]:
        """What has happened and is safe since this was last called, oldest first."""

    def log(self) -> tuple[LogLine, ...]:
        """The whole log as that seat may read it, oldest first."""

    def waiting_for(self) -> str:
        """Who is being waited for, as a name; "" where it is the seat that looks."""

    def curtain_for(self) -> str:
        """The name of the person the screen must be handed to, or ""."""

    def hand_over(self) -> None:
        """The person named by `curtain_for` has taken the screen."""

    def name_of(self, seat: int) -> str:
        """The name of whoever sits there: "You", "The computer", "Ruth"."""

    def may_undo(self) -> bool:
        """Whether the last step of your own Work can be taken back."""

    def undo(self) -> None:
        """Take it back."""

    def passing(self) -> bool:
        """Whether this seat passes for the rest of the day."""

    def pass_for_the_day(self, on: bool) -> None:
        """Pass in every pause of the rest of this day, or stop doing so."""

    def concede(self) -> str:
        """Give the game up. Returns the refusal's sentence, or ""."""

    def counsel(self) -> str:
        """What the computer would do in your place and why; "" where nobody can say."""
