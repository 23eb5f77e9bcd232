"""Counsel at the table: a small button and its key, the computer's advice, and where it points.

It is the person's own: it is asked for, thought over between frames, and shown to nobody else.
"""

from __future__ import annotations

from typing import Protocol

from engine.seraphs.commands import Command
from engine.seraphs.views import View
from scenes.access import prompt_key
from scenes.canvas import Canvas
from scenes.geometry import Box
from scenes.input import Action, Input, Move, Press, Release
from scenes.seraphs.aiming import at_command, words_on
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.pointer import ARROW, draw_pointer
from scenes.seraphs.table import TableScene
from scenes.seraphs.wilderness import CardsShown
from scenes.stack import SceneStack
from scenes.typeset import Style
from scenes.widgets.tooltip import draw_tooltip

LABEL = Style("display", 36)
SIDE = 52.0
HINT = "Counsel: what the computer would do in your place"
EDGE, EDGE_LIT = ("#7fa2ea", "#0a1a44"), ("#fff3cf", "#ffd257", "#d9a93c")
OVER_ALL = (BattleScene, CardsShown)


class Counsellor(Protocol):
    """Whoever can be asked for counsel at a table; a session can."""

    def counsel(self) -> str:
        """What it would do, and why; "" while it thinks. The first call begins the thought."""

    def counselled(self) -> Command | None:
        """The command that it meant, as long as that question is asked."""

    def view(self) -> View:
        """The table as the person sees it."""


class CounselLamp:
    """The button for counsel, and what it points to."""

    def __init__(self, stack: SceneStack, table: TableScene, counsellor: Counsellor) -> None:
        """A button at a table on a stack."""
        self._stack = stack
        self._table = table
        self._counsellor = counsellor
        self._waits = False
        self._hovered = False
        self._pressed = False

    @property
    def animating(self) -> bool:
        """While the computer thinks."""
        return self._waits

    @property
    def has_enter(self) -> bool:
        """Never: it has a key of its own."""
        return False

    @property
    def box(self) -> Box | None:
        """Where the button is; None where there is none on this scene."""
        top, layout = self._stack.top, self._table.view.layout
        if top is self._table:
            x = layout.wheel.x + layout.wheel_radius + 10
            return Box(x, layout.wheel.y - SIDE / 2, SIDE, SIDE)
        if isinstance(top, OVER_ALL):
            return Box(28, layout.size.h - SIDE - 28, SIDE, SIDE)
        return None

    def takes(self, given: Input) -> bool:
        """Its key, and a click on it."""
        box = self.box
        if box is None:
            return False
        match given:
            case Action(name="help"):
                self._ask()
                return True
            case Move(at=at) if box.contains(at) != self._hovered:
                self._hovered = box.contains(at)
                self._stack.stir()
                return self._hovered
            case Press(at=at):
                self._pressed = box.contains(at)
                return self._pressed
            case Release(at=at) if box.contains(at):
                if self._pressed:
                    self._ask()
                return True
            case _:
                return False

    def update(self, ms: float) -> None:
        """Says the counsel when it was thought."""
        if not self._waits:
            return
        told = self._counsellor.counsel()
        self._waits = not told and bool(self._table.desk.legal())
        if told:
            self._say(told)
        self._stack.stir()

    def draw(self, canvas: Canvas) -> None:
        """The button, and the mark round what was meant."""
        top, box = self._stack.top, self.box
        command = self._counsellor.counselled()
        if top is not None and command is not None:
            for aim in at_command(top, command, self._counsellor.view()):
                draw_pointer(canvas, aim, avoid=words_on(top))
        if box is None:
            return
        canvas.ribbon(box, canvas.theme.buttons["lapis"], EDGE_LIT if self._hovered else EDGE, 12)
        sign = "…" if self._waits else "?"
        canvas.text(sign, box, LABEL.inked(canvas.theme.cream), "c", "m")
        if self._hovered:
            key = prompt_key(self._stack.services, "help")
            draw_tooltip(canvas, f"{HINT} ({key})" if key else HINT, box)

    def spoken(self) -> str:
        """Nothing of its own: the counsel is a remark."""
        return ""

    def _say(self, told: str) -> None:
        """Says it just above what it is about, the arrow and the manna left free."""
        top, command = self._stack.top, self._counsellor.counselled()
        aims: list[Box] = []
        if top is not None and command is not None:
            aims = at_command(top, command, self._counsellor.view())
        near = aims[0].inset(0, -ARROW - 10) if aims else None
        within = self._table.view.layout.lower.altar if top is self._table else None
        self._stack.say(told, near=near, within=within)

    def _ask(self) -> None:
        """Begins the thought; what was thought already is said at once."""
        told = self._counsellor.counsel()
        if told:
            self._say(told)
        elif self._table.desk.legal():
            self._waits = True
        self._stack.stir()
