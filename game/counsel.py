"""Counsel: what the computer would do in a person's place, thought over between frames."""

from typing import Final

from engine.ai.player import Thinking
from engine.seraphs.commands import Choose, Command
from engine.seraphs.labels import label
from engine.seraphs.naming import name_of
from engine.seraphs.views import View

BETWEEN_TWO: Final = "Counsel is for those who play alone or against the computer."


class Counsel:
    """One thought about one question. `text` is "" and `command` None until it is at its end."""

    def __init__(self, view: View, thinking: Thinking[Command]) -> None:
        """Begin; the view is that of whoever asks, so nothing else can come into it."""
        self._view = view
        self._thinking = thinking
        self.command: Command | None = None
        self.text = ""

    def go_on(self, stops: int) -> bool:
        """Think on, up to so many stops. Whether there is more to think."""
        if self.command is not None:
            return False
        try:
            for _ in range(stops):
                next(self._thinking)
        except StopIteration as end:
            self.command = end.value.command
            self.text = f"{_named(end.value.command, self._view)}. {end.value.reason}"
            return False
        return True


def _named(command: Command, view: View) -> str:
    """The command's label, with the card it is about before it: "David: Go out"."""
    said, ref = label(command, view), getattr(command, "ref", -1)
    if ref < 0 or isinstance(command, Choose):
        return said
    name = name_of(view, ref)
    return said if name in said else f"{name[:1].upper()}{name[1:]}: {said}"
