"""What a game asks of a seat, and how it says no."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.kernel.ids import Seat

PromptT = TypeVar("PromptT")
CommandT = TypeVar("CommandT")


@dataclass(frozen=True, slots=True)
class Decision(Generic[PromptT, CommandT]):
    """A question to one seat: what is asked, and every command that answers it."""

    seat: Seat
    prompt: PromptT
    options: tuple[CommandT, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a command is not legal now: a sentence for the player, and the panel it rests on."""

    sentence: str
    panel: str


class IllegalCommand(Exception):
    """A command that `check` refuses was applied: a fault of the caller."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal; its sentence is the message."""
        super().__init__(f"{refusal.sentence} ({refusal.panel})")
        self.refusal = refusal
