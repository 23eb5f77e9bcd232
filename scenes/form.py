"""A scene made of widgets: focus, hover and presses are the same in all of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence

from scenes.canvas import Canvas
from scenes.focus import FocusRing, gap, towards
from scenes.geometry import Box, Direction, Point, Size
from scenes.input import (
    Action,
    Alternate,
    Away,
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
from scenes.stack import Result, Scene
from scenes.widgets.button import Button
from scenes.widgets.scroll import ScrollList
from scenes.widgets.text import Text
from scenes.widgets.tooltip import draw_tooltip
from scenes.widgets.widget import Look, Message, Widget

SPACE = (Action("enlarge", True, "space"), Action("enlarge", True, "space", " "))


class Form(Scene[Result]):
    """A scene whose parts are widgets. Subclasses build them, paint the ground, and heed messages.

    Attributes:
        first: the key of the widget that has the focus at first; the first in reading order if "".
        heading: what the scene is called where it is spoken.
    """

    first: str = ""
    heading: str = ""

    @abstractmethod
    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The widgets for a canvas of this size; called again whenever something changed."""

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Draws the ground under the widgets."""

    @abstractmethod
    def on(self, message: Message) -> None:
        """A widget has said something."""

    def cancelled(self) -> None:
        """Escape: subclasses close themselves here."""

    def keyed(self, given: Action | Key) -> None:
        """A key that no widget wanted: number keys and shortcuts."""

    def enter(self) -> None:
        """Builds the widgets."""
        self._widgets: dict[str, Widget] = {}
        self._focus: FocusRing[str] = FocusRing()
        self._hovered = ""
        self._held = ""
        self.arrange()
        if self.first:
            self._focus.focus(self.first)
        elif self._focus.current is None:
            self._focus.step(1)
        self._focus.shown = False

    def arrange(self) -> None:
        """Builds the widgets anew; the focus stays on the same one."""
        old = self._widgets
        self._widgets = {w.key: w for w in self.build(self.canvas.size, self.canvas.text_scale)}
        for key, widget in self._widgets.items():
            before = old.get(key)
            if isinstance(widget, ScrollList) and isinstance(before, ScrollList):
                widget.keep(before)
        self._focus.set({k: w.box for k, w in self._widgets.items() if w.focusable})
        self.invalidate()
        self.stir()

    def widget(self, key: str) -> Widget:
        """A widget by its key."""
        return self._widgets[key]

    def spots(self) -> Mapping[str, Box]:
        """Everything that can be clicked, by label."""
        found: dict[str, Box] = {}
        for widget in self._widgets.values():
            found.update(widget.spots())
        return found

    def spoken(self) -> str:
        """The heading, all words, and what is under the pointer or has the focus."""
        at = self._spoken_of
        return "\n".join([*self._all_words(), at.spoken() if at is not None else ""])

    def words(self) -> Sequence[str]:
        """What is painted and is no widget, a line each, to be spoken."""
        return ()

    def described(self) -> str:
        """The same, and everything else that can be reached."""
        rest = (
            w.spoken() for w in self._widgets.values() if w.focusable and w is not self._spoken_of
        )
        return "\n".join([self.spoken(), *rest])

    @property
    def _spoken_of(self) -> Widget | None:
        """The widget that is spoken of: under the pointer, or else with the focus."""
        return self._widgets.get(self._hovered or self._focus.current or "")

    def _all_words(self) -> Sequence[str]:
        """The heading and all words, none of them twice, and no label of what can be reached."""
        named = {widget.label for widget in self._widgets.values() if widget.focusable}
        words = (one.label for one in self._widgets.values() if isinstance(one, Text))
        beside = (one for one in words if one not in named)
        return tuple(dict.fromkeys([self.heading, *self.words(), *beside]))

    @property
    def focused(self) -> str | None:
        """The key of the widget that has the focus."""
        return self._focus.current

    def suspend(self) -> None:
        """The pointer no longer counts."""
        self._hover("")

    def wants(self, given: Input) -> bool:
        """A field that has the focus takes the letters typed into it."""
        current = self._widgets.get(self._focus.current or "")
        return current is not None and current.takes(given)

    def handle(self, given: Input) -> None:
        """Gives an input to the widget it is meant for."""
        if isinstance(given, Move | Press | Release | Drag | Drop | Alternate | Wheel | Away):
            self._pointed(given)
        elif isinstance(given, Cancel):
            self.cancelled()
        else:
            self._keyed(given)

    def draw(self, canvas: Canvas) -> None:
        """The ground, then the widgets that the clip lets be seen."""
        self.paint(canvas)
        for widget in self._widgets.values():
            if canvas.sees(widget.reach):
                widget.draw(canvas, self._look(widget))

    def draw_movers(self, canvas: Canvas) -> None:
        """The hint of what is under the pointer or the focus."""
        widget = self.pointed
        if widget is not None and widget.hint:
            draw_tooltip(canvas, widget.hint, widget.box)

    @property
    def pointed(self) -> Widget | None:
        """The widget under the pointer, or else the one that shows its focus."""
        shown = self._hovered or (self._focus.current if self._focus.shown else "")
        return self._widgets.get(shown or "")

    def _look(self, widget: Widget) -> Look:
        focused = self._focus.shown and widget.key == self._focus.current
        held = widget.key == self._held
        return Look(focused, widget.key == self._hovered, held)

    def _pointed(self, given: Input) -> None:
        if isinstance(given, Away):
            self._hover("")
            return
        if isinstance(given, Drag | Drop) and self._held:
            self._tell(self._held, given)
            self._hold("" if isinstance(given, Drop) else self._held)
            return
        at = place_of(given)
        under = self._focus.at(at) if at is not None else None
        self._hover(under or "")
        if isinstance(given, Move) and under and self._widgets[under].takes(given):
            self._tell(under, given)
        elif isinstance(given, Press):
            self._pressed(under, given)
        elif isinstance(given, Release | Drop):
            meant, self_held = under, self._held
            self._hold("")
            if meant and meant == self_held:
                self._tell(meant, given)
        elif under and isinstance(given, Wheel):
            self._tell(under, given)

    def _pressed(self, under: str | None, given: Press) -> None:
        self._hide_ring()
        self._hold(under or "")
        if under is None:
            return
        self._focus.focus(under)
        if self._widgets[under].takes(given):
            self._tell(under, given)

    def _keyed(self, given: Input) -> None:
        current = self._widgets.get(self._focus.current or "")
        if current is not None and current.takes(given):
            self._redraw(self._focus.current)
            self._focus.shown = True
            self._tell(current.key, given)
        elif isinstance(given, Navigate | Step):
            self._travel(given)
        elif isinstance(given, Confirm):
            self._confirm(given)
        elif given in SPACE:
            self._confirm(Confirm())
        elif isinstance(given, Action | Key):
            self.keyed(given)

    def _travel(self, given: Navigate | Step) -> None:
        self._hover("")
        before = self._focus.current
        if isinstance(given, Navigate):
            self._move(given.direction)
        else:
            self._focus.step(given.by)
        if self._focus.current != before:
            self.services.sound("tick")
        self._redraw(before)
        self._redraw(self._focus.current)
        self.stir()

    def _move(self, direction: Direction) -> None:
        """Moves the focus with an arrow; left and right stay in a row as long as there is more."""
        at, ring = self._focus.box, self._focus
        if direction.value[0] and at is not None:
            row = {k: b for k, b in ring.boxes.items() if not gap(at.y, at.bottom, b.y, b.bottom)}
            beside = towards(row, ring.current, at, direction)
            if beside is not None:
                ring.shown = True
                ring.focus(beside)
                return
        ring.move(direction)

    def _confirm(self, given: Confirm) -> None:
        if self._focus.current is not None:
            self._tell(self._focus.current, given)

    def _tell(self, key: str, given: Input) -> None:
        message = self._widgets[key].handle(given)
        self._redraw(key)
        if isinstance(message, Button.Pressed):
            self.services.sound("press")
        if message is not None:
            self.on(message)

    def _hover(self, key: str) -> None:
        if key == self._hovered:
            return
        self._redraw(self._hovered)
        self._redraw(key)
        if key:
            self.services.sound("tick")
        self._hovered = key
        self.stir()

    def _hold(self, key: str) -> None:
        self._redraw(self._held)
        self._redraw(key)
        self._held = key

    def _hide_ring(self) -> None:
        if self._focus.shown:
            self._redraw(self._focus.current)
            self._focus.shown = False
            self.stir()

    def _redraw(self, key: str | None) -> None:
        widget = self._widgets.get(key or "")
        if widget is not None:
            self.invalidate(widget.reach)


def place_of(given: Input) -> Point | None:
    """Where an input of the pointer happened."""
    if isinstance(given, Move | Press | Release | Drag | Drop | Alternate | Wheel):
        return given.at
    return None
