"""The hand at the table: pointer, drags, keys and pads, each to what it means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.kernel.ids import Ref
from engine.seraphs.commands import Choose, Command, GoOut, LayOffering, PlayCard, RaiseUp
from engine.seraphs.words import SIDE_NAMES
from scenes.focus import FocusRing
from scenes.geometry import Box, Point
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
from scenes.seraphs.choosing import name

if TYPE_CHECKING:
    from scenes.seraphs.table import TableScene

Spot = tuple[str, int]
SKIPS = (Press, Confirm, Cancel, Navigate, Step, Key)
LOG: Spot = ("log", 0)
PAUSE: Spot = ("pause", 0)


class Pointing:
    """What the person points at on one table, and what they do there."""

    def __init__(self, table: TableScene) -> None:
        """Points at nothing yet."""
        self._table = table
        self.ring: FocusRing[Spot] = FocusRing()
        self._pressed: Spot | None = None
        self._at: Point | None = None

    def settle(self) -> None:
        """The table was laid out anew: the focus goes along, or to the nearest."""
        self.ring.set(self.boxes())
        if self.ring.current is None:
            self.ring.focus(("button", 0))
        self._table.pointed.focused = self.ring.current if self.ring.shown else None
        self._table.pointed.hovered = None if self._at is None else self.ring.at(self._at)

    def rest(self) -> None:
        """Hides the ring where it is; the next arrow goes on from there."""
        self.ring.shown = False

    def hide_ring(self) -> None:
        """The same, and what it was on is drawn anew: something else is pointed at."""
        if self.ring.shown:
            focused, self._table.pointed.focused = self._table.pointed.focused, None
            self.ring.shown = False
            self._redraw(focused)
            self._redraw(self._table.pointed.hovered)

    def show_ring(self, key: Spot) -> None:
        """Shows the ring at something."""
        self.ring.focus(key)
        self.ring.shown = True
        self._travelled(True)

    def let_go(self) -> None:
        """Drops what is dragged."""
        self._table.pointed.dragged = None
        self._table.pointed.enlarged = False

    def boxes(self) -> dict[Spot, Box]:
        """All that can be pointed at, with its box; what lies on top comes last."""
        view, seat = self._table.view, self._table.sight.seat
        found: dict[Spot, Box] = {LOG: view.layout.log}
        for side in (0, 1):
            half = view.layout.half(upper=side != seat)
            found["wilderness", side] = half.wilderness
        for ref, place in view.places.items():
            hidden = place.upper and place.zone in ("hand", "altar")
            if place.zone != "wilderness" and (not hidden or ref in self._table.options):
                found["card", ref] = place.reach
        found[PAUSE] = view.layout.pause
        for i, button in enumerate(view.buttons):
            found["button", i] = button.box
        return found

    def labelled(self) -> Mapping[str, Box]:
        """The same by their names."""
        return {self.label(key): box for key, box in self.boxes().items()}

    def label(self, key: Spot) -> str:
        """How something that can be pointed at is called."""
        view, (kind, number) = self._table.view, key
        if kind == "card":
            shown = view.cards[number]
            return name(shown.id) if shown.id else f"Face down {number}"
        if kind == "button":
            return view.buttons[number].label
        if kind == "wilderness":
            return f"The Wilderness of {SIDE_NAMES[number]}"
        return {"log": "The days so far", "pause": "Pause"}[kind]

    def handle(self, given: Input) -> None:
        """Does what an input means; while something moves, it only ends that."""
        table = self._table
        if table.timeline.running and isinstance(given, SKIPS):
            table.finish()
            self._pressed = None
            return
        if isinstance(given, Move | Press | Release | Drag | Drop | Alternate | Wheel | Away):
            self._pointer(given)
        else:
            self._keyed(given)

    def _pointer(self, given: Input) -> None:
        match given:
            case Move(at=at):
                self._at = at
                self._hover(self.ring.at(at))
            case Press(at=at):
                self._press(at)
            case Release(at=at):
                self._release(at)
            case Drag(start=start, at=at):
                self._drag(start, at)
            case Drop(at=at):
                self._drop(at)
            case Alternate(at=at):
                self._enlarge(self.ring.at(at))
            case Wheel(at=at, steps=steps):
                self._wheel(at, steps)
            case Away():
                self._at = None
                self._hover(None)

    def _press(self, at: Point) -> None:
        if self._table.pointed.enlarged:
            self._enlarge(None)
            self._pressed = None
            return
        self.hide_ring()
        self._hover(self.ring.at(at))
        self._pressed = self.ring.at(at)

    def _release(self, at: Point) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self.ring.at(at) == pressed:
            self._table.deeds.act_on(pressed)

    def _keyed(self, given: Input) -> None:
        table = self._table
        match given:
            case Navigate(direction=direction):
                self._travelled(self.ring.move(direction))
            case Step(by=by):
                self._travelled(self.ring.step(by))
            case Confirm():
                if self.ring.shown and self.ring.current is not None:
                    table.deeds.act_on(self.ring.current)
                elif table.ready and table.view.prompt.large is not None:
                    table.deeds.do(table.view.prompt.large.deed)
            case Cancel():
                self._step_back()
            case Key(name=digit) if digit.isdigit() and digit != "0":
                self._number(int(digit))
            case Action():
                self._action(given)

    def _action(self, given: Action) -> None:
        table = self._table
        if given.name == "enlarge":
            table.pointed.enlarged = given.down and table.pointed.card is not None
            table.stir()
        elif given.name == "undo":
            table.deeds.take_back()
        elif given.name == "pass":
            small = table.view.prompt.small
            if small is not None and small.deed == "pass all day":
                table.deeds.do("pass all day")
        elif given.name == "log":
            table.deeds.act_on(LOG)
        elif given.name == "pause":
            table.deeds.pause()
        elif given.name == "help" and (counsel := table.desk.counsel()):
            table.stack.say(counsel)

    def _step_back(self) -> None:
        """Escape: closes what is large, lets picked cards be, or pauses."""
        table = self._table
        if table.pointed.enlarged:
            table.pointed.enlarged = False
            table.stir()
        elif table.picked:
            table.picked.clear()
            table.refresh()
        else:
            table.deeds.pause()

    def _number(self, number: int) -> None:
        """The n-th card of the hand: first it is looked at, and the same key again uses it."""
        mine = self._table.sight.sides[self._table.sight.seat].hand
        if number > len(mine):
            return
        key: Spot = ("card", mine[number - 1].ref)
        if self.ring.shown and self.ring.current == key:
            self._table.deeds.act_on(key)
            return
        self.show_ring(key)

    def _travelled(self, moved: bool) -> None:  # noqa: FBT001 - what the ring answered
        if moved:
            self._redraw(self._table.pointed.focused)
            self._table.pointed.focused = self.ring.current
            self._redraw(self.ring.current)

    def _hover(self, key: Spot | None) -> None:
        pointed = self._table.pointed
        if key == pointed.hovered:
            return
        before, pointed.hovered = pointed.hovered, key
        if key is not None and pointed.focused is not None:
            self.hide_ring()
        self._redraw(before)
        self._redraw(key)

    def _redraw(self, key: Spot | None) -> None:
        """Draws anew what looks another when pointed at: cards of the hand, and buttons."""
        table = self._table
        table.stir()
        if key is None:
            return
        kind, number = key
        if kind == "card" and number in table.view.places:
            place = table.view.places[number]
            if place.zone == "hand":
                table.invalidate(place.reach.inset(-30))
        elif kind == "button" and number < len(table.view.buttons):
            table.invalidate(table.view.buttons[number].reach)
        elif kind == "pause":
            table.invalidate(table.view.layout.pause.inset(-6))

    def _enlarge(self, key: Spot | None) -> None:
        pointed = self._table.pointed
        pointed.enlarged = not pointed.enlarged and key is not None and key[0] == "card"
        self._hover(key)
        self._table.stir()

    def _wheel(self, at: Point, steps: int) -> None:
        log = self._table.view.layout.log
        if log.contains(at):
            self._table.view.log.handle(Wheel(at, steps))
            self._table.invalidate(log)

    def _drag(self, start: Point, at: Point) -> None:
        pointed = self._table.pointed
        pointed.at = at
        if pointed.dragged is None:
            key = self._pressed
            if key is None or key[0] != "card" or key[1] not in self._table.options:
                return
            pointed.dragged = key[1]
            self._table.invalidate(self._table.view.places[key[1]].reach.inset(-30))
        self._table.stir()

    def _drop(self, at: Point) -> None:
        table, ref = self._table, self._table.pointed.dragged
        pressed, self._pressed = self._pressed, None
        if ref is None:
            self._dropped_nothing(pressed, at)
            return
        table.pointed.dragged = None
        table.invalidate(table.view.places[ref].reach.inset(-30))
        table.stir()
        half = table.view.layout.lower
        on_altar = half.altar.union(half.altar_label).contains(at)
        command = self._meant(ref, at, on_altar=on_altar)
        if command is not None:
            table.deeds.submit(command)
        elif on_altar:
            table.deeds.explain(ref, LayOffering(ref))

    def _dropped_nothing(self, pressed: Spot | None, at: Point) -> None:
        """A drag of what cannot be dragged: a clumsy click, or a card that is not legal."""
        if pressed is None:
            return
        if self.ring.at(at) == pressed:
            self._table.deeds.act_on(pressed)
        elif pressed[0] == "card" and self._table.view.places[pressed[1]].zone == "hand":
            self._table.deeds.explain(pressed[1])

    def _meant(self, ref: Ref, at: Point, *, on_altar: bool) -> Command | None:
        """What dropping a card there means, of what it may do."""
        table = self._table
        options = table.options.get(ref, ())
        place = table.view.places[ref]
        if place.reach.contains(at):
            return None
        if on_altar:
            return next((one for one in options if isinstance(one, LayOffering)), None)
        wanted = PlayCard | GoOut | Choose | LayOffering | RaiseUp
        above = at.y < place.box.centre.y
        return next((one for one in options if isinstance(one, wanted)), None) if above else None
