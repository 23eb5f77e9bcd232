"""The lanes of a battle, over the table: who goes out, who stands in the way, what will come of it.

*Panel 5, Battle.* It serves three questions: who stands in the way, how the Strength is split among
those together, and the two pauses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.kernel.ids import Ref
from engine.seraphs.commands import DONE, PASS, Command, Deal, StandInTheWay
from engine.seraphs.prompts import ASK_DEAL, ASK_PAUSE, ASK_STAND
from engine.seraphs.sight import TableSight
from engine.seraphs.views import View
from engine.seraphs.words import BATTLE
from scenes.canvas import Canvas
from scenes.focus import FocusRing
from scenes.geometry import Box, Point
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
)
from scenes.seraphs import choosing
from scenes.seraphs.battle_view import Aim, BattleView, Spot
from scenes.seraphs.card_menu import CardMenu
from scenes.seraphs.feed import Feed
from scenes.seraphs.fights import fights_of
from scenes.seraphs.hearing import in_battle
from scenes.seraphs.prompt_bar import prompt_keys_on, write_enter
from scenes.seraphs.splendour import draw_battle_ground
from scenes.seraphs.splitting import Split
from scenes.seraphs.standing import Easel
from scenes.stack import Scene
from scenes.widgets.button import Button

QUESTIONS = (ASK_STAND, ASK_DEAL, ASK_PAUSE)
OF_THE_SMALL = {"pass": "pass all day", "undo": "take back"}
"""The keys of the small button, each with the one deed that it does."""


def belongs_to_battle(sight: TableSight) -> bool:
    """Whether the question is asked over the lanes, and of the seat that looks."""
    question = sight.question
    if question is None or not sight.asked or question.kind not in QUESTIONS:
        return False
    return bool(sight.attackers) and sight.phase == BATTLE and not sight.said


class BattleScene(Scene[None]):
    """The lanes; closes itself when the next question is for the table."""

    opaque = False
    veil = 0.7
    blur = 9

    def __init__(self, feed: Feed, easel: Easel) -> None:
        """The battle of a desk.

        Args:
            feed: what has happened; the table beneath goes on with it afterwards.
            easel: what cards are drawn with.
        """
        self._feed = feed
        self._desk = feed.desk
        self._easel = easel
        self.ring: FocusRing[Spot] = FocusRing()
        self.aim = Aim()
        self._at: Point | None = None
        self._pressed: Spot | None = None
        self._sent = False
        self._split: Split | None = None

    def enter(self) -> None:
        """Lays the lanes out."""
        self.arrange()
        self.ring.focus(self._first())

    def arrange(self) -> None:
        """Lays everything out for the question that is asked now."""
        self.view = BattleView(self._desk, self._feed.shown, self._easel, self._split)
        self._split = self.view.split
        self.view.lay_out(self.canvas, prompt_keys_on(self.stack))
        self.ring.set(self.view.boxes())
        self.aim.hovered = None if self._at is None else self.ring.at(self._at)
        self._write_enter()
        self.invalidate()
        self.stir()

    def suspend(self) -> None:
        """Enter is for another scene."""
        write_enter(None, self.ring, self.view.buttons)

    def resume(self) -> None:
        """Enter is for it again."""
        self._write_enter()

    @property
    def animating(self) -> bool:
        """While something that has happened waits to be shown."""
        return self._feed.peek() is not None

    def update(self, ms: float) -> None:
        """Shows what has happened, as long as it belongs to the lanes."""
        waiting = self._feed.waiting()
        if not waiting:
            return
        same = all(beat.after.attackers == self.view.sight.attackers for beat in waiting)
        fought = any(fights_of(beat, self.view.sight) for beat in waiting)
        if fought or not (same and belongs_to_battle(waiting[-1].after)):
            self.dismiss(None)
            return
        while self._feed.peek():
            self._feed.take()
        self._sent = False
        self.aim.chosen = None
        self.services.sound("block")
        self.arrange()
        self.stack.get_ready(self)
        if not self._go_on_splitting():
            self._refocus()

    def spots(self) -> Mapping[str, Box]:
        """Everything that can be clicked."""
        return {self.view.label(spot): box for spot, box in self.view.boxes().items()}

    def seen(self) -> View:
        """The view behind the lanes."""
        return self._desk.view()

    def why_not(self, command: Command) -> str:
        """Why that may not be said now; "" where it may."""
        return self._desk.why_not(command)

    def spoken(self) -> str:
        """The lanes, the question and the focus."""
        return in_battle(self)

    def handle(self, given: Input) -> None:
        """Pointer, keys and pad."""
        self._heed(given)
        self._write_enter()

    def _heed(self, given: Input) -> None:
        match given:
            case Move(at=at):
                self._at = at
                self._hover(self.ring.at(at))
            case Alternate(at=at):
                self.aim.enlarged = not self.aim.enlarged
                self._hover(self.ring.at(at))
                self.stir()
            case Press(at=at):
                self._press(at)
            case Release(at=at):
                self._release(at)
            case Drag(at=at):
                self._drag(at)
            case Drop(at=at):
                self._drop(at)
            case Navigate() | Step():
                self._travel(given)
            case Confirm():
                self._act(self.ring.current if self.ring.shown else ("button", 0))
            case Cancel():
                self._step_back()
            case _:
                self._keyed(given)

    def draw(self, canvas: Canvas) -> None:
        """Title, lanes, bench, prompt."""
        self.view.draw(canvas, self.aim)

    def draw_veil(self, canvas: Canvas) -> Iterator[None]:
        """The colours of the battle."""
        return draw_battle_ground(canvas)

    def getting_ready(self, canvas: Canvas) -> Iterator[None]:
        """Draws the lanes one by one."""
        yield
        yield from self._easel.faces.prepare(self.view.looks(canvas, self.aim))
        yield from self.view.getting_ready(canvas, self.aim)

    def draw_movers(self, canvas: Canvas) -> None:
        """The dragged card, the focus, and the card that is looked at, large."""
        self.view.draw_movers(canvas, self.aim, self.ring)

    def _act(self, spot: Spot | None) -> None:
        if spot is None or self._sent:
            return
        kind, number = spot
        if kind == "button" and number < len(self.view.buttons):
            self._press_button(self.view.buttons[number])
        elif kind == "card":
            self._act_on_card(number)
        elif kind == "lane" and self.aim.chosen is not None:
            self._stand(self.aim.chosen, number)
        elif kind in ("more", "less") and self._split is not None:
            self._split.give(number, 1 if kind == "more" else -1)
            self.arrange()

    def _press_button(self, button: Button) -> None:
        offer = self.view.prompt.large if button.key == "large" else self.view.prompt.small
        if offer is None or not button.enabled:
            if offer is not None and (why := self._desk.why_not(DONE)):
                self.stack.refuse(why, button.box)
            return
        self.services.sound("press")
        if offer.deed == "take back":
            self._desk.undo()
            self._sent = True
        elif offer.deed == "pass all day":
            self._desk.pass_for_the_day(True)
            self._submit(PASS)
        elif not isinstance(offer.deed, str):
            self._submit(offer.deed)

    def _act_on_card(self, ref: Ref) -> None:
        options = self.view.options.get(ref, ())
        box = self.view.box_of(ref)
        if not options:
            attacker = self.view.lanes[0].attacker if self.view.lanes else -1
            why = self._desk.why_not(StandInTheWay(ref, attacker))
            self.stack.refuse(why, box)
        elif len(options) == 1:
            self._submit(options[0])
        elif all(isinstance(one, StandInTheWay) for one in options):
            self.aim.chosen = None if self.aim.chosen == ref else ref
            self.invalidate()
            if self.aim.chosen is not None and self.ring.shown:
                self.ring.focus(("lane", self.view.attackers_of(ref)[0]))
                self.stir()
        else:
            self._choose_among(ref, options, box)

    def _choose_among(self, ref: Ref, options: tuple[Command, ...], box: Box) -> None:
        labels = [choosing.sentence(one, self._desk.view()) for one in options]
        menu = CardMenu(choosing.name(self.view.cards[ref].id), labels, box)
        self.push(menu, lambda index: self._submit(options[index]) if index >= 0 else None)

    def _stand(self, ref: Ref, attacker: Ref) -> None:
        self._submit(StandInTheWay(ref, attacker))

    def _submit(self, command: Command) -> None:
        refusal = self._desk.submit(command)
        if refusal:
            self.stack.refuse(refusal, None)
            return
        self._sent = True

    def _go_on_splitting(self) -> bool:
        """The rest of a split that was settled in one go is said without asking again."""
        question = self.view.sight.question
        if self._split is None or question is None or question.kind != ASK_DEAL:
            return False
        deed = self._split.command(question)
        if isinstance(deed, Deal):
            self._submit(deed)
        return True

    def _press(self, at: Point) -> None:
        self._pressed = self.ring.at(at)
        if self.ring.shown:
            self.ring.shown = False
            self.stir()

    def _release(self, at: Point) -> None:
        spot, self._pressed = self._pressed, None
        if spot is not None and spot == self.ring.at(at):
            self._act(spot)

    def _drag(self, at: Point) -> None:
        self.aim.at = at
        spot = self._pressed
        if self.aim.dragged is None and spot is not None and spot[0] == "card":
            if not self.view.attackers_of(spot[1]):
                return
            self.aim.dragged = spot[1]
            self.invalidate()
        self.stir()

    def _drop(self, at: Point) -> None:
        dragged, self.aim.dragged = self.aim.dragged, None
        if dragged is None:
            self._release(at)
            return
        self.invalidate()
        self.stir()
        for lane, boxes in zip(self.view.lanes, self.view.layout.lanes, strict=True):
            if boxes.box.contains(at):
                self._stand(dragged, lane.attacker)

    def _hover(self, spot: Spot | None) -> None:
        if spot != self.aim.hovered:
            for one in (spot, self.aim.hovered):
                if one is not None and one[0] == "button" and one[1] < len(self.view.buttons):
                    self.invalidate(self.view.buttons[one[1]].reach)
            self.aim.hovered = spot
            self.stir()

    def _travel(self, given: Navigate | Step) -> None:
        if isinstance(given, Navigate):
            self.ring.move(given.direction)
        else:
            self.ring.step(given.by)
        self.stir()

    def _keyed(self, given: Input) -> None:
        if isinstance(given, Action) and given.name == "enlarge":
            self.aim.enlarged = given.down
            self.stir()
        elif isinstance(given, Action):
            self._press_small(given.name)
        elif isinstance(given, Key) and given.name.isdigit() and given.name != "0":
            index = int(given.name) - 1
            if index < len(self.view.bench):
                self._act(("card", self.view.bench[index]))

    def _press_small(self, action: str) -> None:
        """Presses the small button, where that is what the key of an action means now."""
        small = self.view.prompt.small
        if small is not None and small.deed == OF_THE_SMALL.get(action):
            self._press_button(self.view.buttons[-1])

    def _write_enter(self) -> None:
        if write_enter(self.listening, self.ring, self.view.buttons):
            self.invalidate(self.view.layout.bar)

    def _step_back(self) -> None:
        if self.aim.chosen is not None:
            self.aim.chosen = None
            self.invalidate()
        else:
            self.dismiss(None)

    def _first(self) -> Spot:
        return ("card", self.view.bench[0]) if self.view.bench else ("button", 0)

    def _refocus(self) -> None:
        if self.ring.shown:
            self.ring.focus(self._first())
