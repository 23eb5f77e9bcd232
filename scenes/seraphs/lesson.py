"""The lesson beside the practice table: what it says, what it points to, and the way past it.

It stands where it hides nothing that it points to: above the fields in a broad strip, or, where the
text is large, on the right rail.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.seraphs.commands import Command
from engine.seraphs.views import View
from scenes.access import prompt_key
from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.input import (
    Action,
    Alternate,
    Cancel,
    Confirm,
    Drag,
    Drop,
    Input,
    Key,
    Move,
    Navigate,
    Press,
    Release,
    Step,
    Wheel,
)
from scenes.open_book import draw_parchment
from scenes.seraphs.aiming import GUIDED, at_command, at_large_button, at_things, words_on
from scenes.seraphs.battle import BattleScene
from scenes.seraphs.card_menu import CardMenu
from scenes.seraphs.layout import LARGE_TEXT
from scenes.seraphs.lesson_focus import LessonFocus
from scenes.seraphs.lesson_layout import PanelBoxes, meets, panel_boxes, pick
from scenes.seraphs.pointer import draw_pointer
from scenes.seraphs.table import TableScene
from scenes.stack import Scene, SceneStack
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.widget import Look

WORDS = Style("body", 28, leading=1.2, floor=0.55)
HEAD = Style("display", 30, leading=1.05, floor=0.5)
STEP = Style("caps", 21, tracking=0.8, floor=0.5)
SKIP_KEY = "s"
MOST_OVER = 4


@dataclass(frozen=True, slots=True)
class LessonShown:
    """A lesson as it is shown.

    Attributes:
        id: its name in the course.
        heading: what it teaches; "" for a word of help between two lessons.
        step: how far the course is: "Lesson 3 of 12".
        words: at most 30 of them.
        read: it is only to be read, and has a button to go on.
        command: what it points to, or None.
        points: further cards, by id, and things of the table.
    """

    id: str
    heading: str
    step: str
    words: str
    read: bool
    command: Command | None
    points: tuple[str, ...] = ()


class Tutor(Protocol):
    """Whoever teaches at a table."""

    def shown(self) -> LessonShown | None:
        """The lesson that is on now."""

    def view(self) -> View:
        """The table as the person sees it."""

    def ended(self, lesson: str) -> str:
        """How a lesson ended, in a word; "" where it has not."""

    def read(self) -> None:
        """It has been read."""

    def skip(self) -> None:
        """It is to be skipped."""


class LessonPanel:
    """The lesson beside the scenes of one table."""

    def __init__(self, stack: SceneStack, table: TableScene, tutor: Tutor) -> None:
        """A panel at a table on a stack."""
        self._stack = stack
        self._table = table
        self._tutor = tutor
        self._shown: LessonShown | None = None
        self._ended = ""
        self._boxes: PanelBoxes | None = None
        self._buttons: tuple[Button, ...] = ()
        self._focus = LessonFocus()
        self._focused_over: Scene[object] | None = None
        self._had_enter = False
        self._hovered = ""
        self._pressed = ""

    @property
    def animating(self) -> bool:
        """It never moves by itself."""
        return False

    @property
    def has_enter(self) -> bool:
        """While it is only to be read, or one of its buttons has the focus."""
        return self._top() is not None and bool(self._confirmed)

    @property
    def box(self) -> Box | None:
        """Where it stands; None where it is not shown."""
        return self._boxes.whole if self._boxes is not None else None

    def spots(self) -> dict[str, Box]:
        """What can be clicked on it."""
        return {one.label: one.box for one in self._buttons} if self._boxes is not None else {}

    def aims(self) -> list[Box]:
        """What it points to on the scene that is on top: first what is to be done."""
        shown, top = self._shown, self._top()
        if shown is None or top is None or not self._is_quiet():
            return []
        if shown.command is not None:
            done = at_command(top, shown.command, self._tutor.view())
        else:
            done = [] if shown.read else at_large_button(top)
        return done + at_things(top, shown.points)

    def update(self, ms: float) -> None:
        """Takes up another lesson once all that happened was shown; till then says it ended."""
        top = self._top()
        if top is not self._focused_over:
            self._focus.rest()
        if top is not None and self._is_quiet():
            shown = self._tutor.shown()
            if shown != self._shown or self._ended:
                self._shown, self._ended = shown, ""
                self._stack.stir()
        elif self._shown is not None and not self._ended:
            self._ended = self._tutor.ended(self._shown.id)
            if self._ended:
                self._stack.stir()
        self._hand_enter_on()

    def takes(self, given: Input) -> bool:
        """Its buttons, and whatever lies under it."""
        if self._boxes is None or self._shown is None:
            return False
        if isinstance(given, Move | Press | Release | Alternate | Wheel | Drag | Drop):
            taken = self._pointed(given, self._boxes.whole)
        else:
            taken = self._keyed(given)
        self._hand_enter_on()
        return taken

    def draw(self, canvas: Canvas) -> None:
        """The pointers, and the sheet over them."""
        self._boxes = None
        shown, top = self._shown, self._top()
        if shown is None or top is None or self._is_enlarged():
            return
        aims = self.aims()
        self._arrange(canvas, shown, aims)
        avoid = [*words_on(top), *([self._boxes.whole] if self._boxes is not None else [])]
        for i, aim in enumerate(aims):
            draw_pointer(canvas, aim, strong=i == 0, avoid=avoid)
        self._draw_sheet(canvas, shown)

    def spoken(self) -> str:
        """The lesson, how to go past it, and the button that has the focus."""
        shown = self._shown
        if shown is None or self._top() is None:
            return ""
        head = f"{self._step(shown)}. {shown.heading}" if shown.heading else ""
        focused = self._focus.on(self._buttons)
        named = [*self._buttons, *([focused] if focused else [])]
        return "\n".join([head, shown.words, *(one.spoken() for one in named)])

    def _top(self) -> Scene[object] | None:
        """The scene on top, where it is one that is taught on."""
        guided = isinstance(self._stack.top, GUIDED)
        return self._stack.top if guided else None

    def _hand_enter_on(self) -> None:
        """Lets the scene on top write Enter on its large button, or no longer."""
        if self.has_enter == self._had_enter:
            return
        self._had_enter = self.has_enter
        match self._top():
            case TableScene() as table:
                table.refresh()
            case BattleScene() as battle:
                battle.arrange()

    def _is_quiet(self) -> bool:
        """Whether all that happened was shown, and the person is asked or the Duel is over."""
        table = self._table
        if table.timeline.running or table.sent or table.view.unseen:
            return False
        return table.feed.peek() is None and bool(table.desk.legal() or table.sight.how)

    def _pointed(self, given: Input, sheet: Box) -> bool:
        match given:
            case Move(at=at):
                return self._hover(self._at(at.x, at.y), inside=sheet.contains(at))
            case Press(at=at):
                self._focus.rest()
                self._pressed = self._at(at.x, at.y)
                return sheet.contains(at)
            case Release(at=at) if sheet.contains(at):
                self._do(self._at(at.x, at.y) if self._pressed else "")
                return True
            case Alternate(at=at) | Wheel(at=at) | Drag(start=at) | Drop(start=at):
                return sheet.contains(at)
            case _:
                return False

    def _keyed(self, given: Input) -> bool:
        match given:
            case Navigate() | Step():
                return self._travels(given)
            case Confirm() if self._confirmed:
                self._do(self._confirmed)
                return True
            case Key(name=name) if name == SKIP_KEY:
                self._do("skip")
                return True
            case Action(name="pass") if not self._passes():
                self._do("skip")
                return True
            case Key() | Cancel():
                self._focus.rest()
        return False

    def _at(self, x: float, y: float) -> str:
        hit = (one for one in self._buttons if one.box.x <= x < one.box.right)
        return next((one.key for one in hit if one.box.y <= y < one.box.bottom), "")

    def _hover(self, key: str, *, inside: bool) -> bool:
        if key != self._hovered:
            self._hovered = key
            self._stack.stir()
        return inside

    def _travels(self, given: Navigate | Step) -> bool:
        """Whether an arrow or Tab took the focus to a button, or from one back to the scene."""
        top = self._top()
        if top is None or self._boxes is None or not self._is_quiet():
            self._focus.rest()
            return False
        self._focused_over = top
        taken = self._focus.travels(given, top, self._buttons, self._boxes.whole)
        if taken:
            self._stack.stir()
        return taken

    @property
    def _confirmed(self) -> str:
        """What Enter means here: the button that has the focus, or else to go on."""
        focused = self._focus.on(self._buttons)
        if focused is not None:
            return focused.key
        shown = self._shown
        return "read" if shown is not None and shown.read and not self._ended else ""

    def _do(self, key: str) -> None:
        if key == "leave":
            self._leave()
            return
        if self._ended:
            return
        if key == "read":
            self._tutor.read()
        elif key == "skip":
            self._tutor.skip()
        if key:
            self.update(0.0)

    def _skip_key(self) -> str:
        """How the key to skip is written."""
        services = self._stack.services
        if services.device != "pad":
            return SKIP_KEY.upper()
        return "" if self._passes() else prompt_key(services, "pass")

    def _passes(self) -> bool:
        """Whether the key to pass all day has its own meaning now."""
        top = self._top()
        if not isinstance(top, TableScene | BattleScene):
            return False
        small = top.view.prompt.small
        return small is not None and small.deed == "pass all day"

    def _leave(self) -> None:
        """Closes what lies over the table, then leaves it."""
        for _ in range(MOST_OVER):
            top = self._top()
            if top is None or top is self._table:
                break
            top.handle(Cancel())
        if self._stack.top is self._table:
            self._table.dismiss("leave")

    def _arrange(self, canvas: Canvas, shown: LessonShown, aims: Sequence[Box]) -> None:
        table = self._table
        layout = table.view.layout
        on_table = isinstance(self._top(), TableScene | CardMenu)

        def size_in(room: Size) -> float:
            return canvas.type.fit(shown.words, WORDS, room).style.size

        text_scale = canvas.text_scale
        places = panel_boxes(layout, text_scale, on_table=on_table)
        enough = WORDS.size / (1.0 if text_scale >= LARGE_TEXT else text_scale)
        self._boxes = pick(places, [*aims, *self._announced()], size_in, enough)
        self._buttons = self._made(self._boxes, shown)
        self._take_the_rail(taken=meets(self._boxes.whole, layout.preview))

    def _announced(self) -> list[Box]:
        """The card that lies on the stage, which the sheet must not hide either."""
        table = self._table
        places = table.view.places.values() if self._top() is table else ()
        return [one.reach for one in places if one.zone == "stage"]

    def _step(self, shown: LessonShown) -> str:
        return self._ended.capitalize() or shown.step

    def _take_the_rail(self, *, taken: bool) -> None:
        """Keeps what is shown large off the rail while the sheet stands on it."""
        top = self._top()
        if isinstance(top, TableScene | BattleScene) and top.view.rail_is_taken != taken:
            top.view.rail_is_taken = taken
            self._stack.stir()

    def _is_enlarged(self) -> bool:
        """Whether a card is shown so large that the sheet would hide some of it."""
        match self._top():
            case TableScene() as table:
                return table.pointed.enlarged
            case BattleScene() as battle:
                return battle.aim.enlarged
            case _:
                return False

    def _made(self, boxes: PanelBoxes, shown: LessonShown) -> tuple[Button, ...]:
        services = self._stack.services
        skip = "Skip lesson" if shown.heading else ""
        key = prompt_key(services, "confirm")
        keys = {"skip": self._skip_key(), "read": key if self._confirmed == "read" else ""}
        labels = (("read", "Go on" if shown.read else ""), ("skip", skip), ("leave", "Leave"))
        made = []
        for (name, label), box in zip(labels, boxes.buttons(read=shown.read), strict=True):
            if label:
                gold = name == "read"
                button = Button(name, box, label, "gold" if gold else "dark")
                button.shortcut = keys.get(name, "")
                button.enabled = name == "leave" or not self._ended
                made.append(button)
        return tuple(made)

    def _draw_sheet(self, canvas: Canvas, shown: LessonShown) -> None:
        boxes = self._boxes
        assert boxes is not None, "it was arranged"
        theme = canvas.theme
        draw_parchment(canvas, boxes.whole)
        head, step = boxes.heading
        canvas.text(shown.heading or "Your move", head, HEAD.inked(theme.heading), "l", "m")
        ink = theme.second if self._ended else theme.ink
        canvas.text(self._step(shown), step, STEP.inked(theme.second), "l", "m")
        canvas.text(shown.words, boxes.words, WORDS.inked(ink), "l", "m")
        focused = self._focus.on(self._buttons)
        for button in self._buttons:
            button.draw(canvas, Look(button is focused, button.key == self._hovered))
