"""The lanes of a battle, over the table: who goes out, who stands in the way, what will come of it.

*Panel 5, Battle.* It serves three questions: who stands in the way, how the Strength is split among
those together, and the two pauses.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.ids import Ref
from engine.seraphs.commands import DONE, PASS, Command, Deal, StandInTheWay
from engine.seraphs.forecast import Lane, forecast, foretell
from engine.seraphs.prompts import ASK_DEAL, ASK_PAUSE, ASK_STAND
from engine.seraphs.sight import FieldCard, TableSight
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
    label_of,
)
from scenes.seraphs import choosing, lanes
from scenes.seraphs.battle_layout import BattleLayout, battle_layout
from scenes.seraphs.card_menu import CardMenu
from scenes.seraphs.feed import Feed
from scenes.seraphs.fights import fights_of
from scenes.seraphs.layout import RATIO
from scenes.seraphs.preview import draw_preview
from scenes.seraphs.prompt import Offer, Prompt
from scenes.seraphs.prompt_bar import buttons, draw_prompt
from scenes.seraphs.splitting import Split, first_split
from scenes.seraphs.standing import Card, Easel, cards_of, face_up, plain_look
from scenes.stack import Scene
from scenes.widgets.button import Button
from scenes.widgets.widget import Look

Spot = tuple[str, int]
QUESTIONS = (ASK_STAND, ASK_DEAL, ASK_PAUSE)


def belongs_to_battle(sight: TableSight) -> bool:
    """Whether the question is asked over the lanes, and of the seat that looks."""
    question = sight.question
    if question is None or question.side != sight.seat or question.kind not in QUESTIONS:
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
        self._hovered: Spot | None = None
        self._at: Point | None = None
        self._pressed: Spot | None = None
        self._dragged: Ref | None = None
        self._drag_at = Point(0, 0)
        self.chosen: Ref | None = None
        self._sent = False
        self._split: Split | None = None

    def enter(self) -> None:
        """Lays the lanes out."""
        self.arrange()
        self.ring.focus(self._first())

    def arrange(self) -> None:
        """Lays everything out for the question that is asked now."""
        self.sight = self._feed.shown
        view = self._desk.view()
        self.lanes: tuple[Lane, ...] = forecast(view)
        self.cards = cards_of(self.sight)
        self.options = choosing.by_card(self._desk.legal())
        question = self.sight.question
        if question is None or question.kind != ASK_DEAL:
            self._split = None
        else:
            if self._split is None or question.ref not in self._split.shares:
                self._split = first_split(self.sight, view)
            self.lanes = foretell(view, (self._split.command(question),))
        self.bench = self._bench()
        canvas = self.canvas
        counts = [len(lane.blockers) for lane in self.lanes]
        self.layout: BattleLayout = battle_layout(
            canvas.size, canvas.text_scale, counts, len(self.bench)
        )
        self.prompt = self._prompt()
        self.buttons = self._buttons()
        self.ring.set(self._boxes())
        self._hovered = None if self._at is None else self.ring.at(self._at)
        self.invalidate()
        self.stir()

    @property
    def animating(self) -> bool:
        """While something that has happened waits to be shown."""
        return self._feed.peek() is not None

    def update(self, ms: float) -> None:
        """Shows what has happened, as long as it belongs to the lanes."""
        waiting = self._feed.waiting()
        if not waiting:
            return
        same = all(beat.after.attackers == self.sight.attackers for beat in waiting)
        fought = any(fights_of(beat, self.sight) for beat in waiting)
        if fought or not (same and belongs_to_battle(waiting[-1].after)):
            self.dismiss(None)
            return
        while self._feed.peek():
            self._feed.take()
        self._sent = False
        self.chosen = None
        self.services.sound("block")
        self.arrange()
        if not self._go_on_splitting():
            self._refocus()

    def spots(self) -> Mapping[str, Box]:
        """Everything that can be clicked."""
        return {self.label(spot): box for spot, box in self._boxes().items()}

    def label(self, spot: Spot) -> str:
        """How something that can be clicked is called."""
        kind, number = spot
        if kind == "button":
            return self.buttons[number].label
        called = choosing.name(self.cards[number].id)
        words = {
            "lane": f"Against {called}",
            "more": f"More to {called}",
            "less": f"Less to {called}",
        }
        return words.get(kind, called)

    def handle(self, given: Input) -> None:
        """Pointer, keys and pad."""
        match given:
            case Move(at=at) | Alternate(at=at):
                self._at = at
                self._hover(self.ring.at(at))
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
        lanes.draw_title(canvas, self.layout.title)
        for lane, boxes in zip(self.lanes, self.layout.lanes, strict=True):
            lanes.draw_lane(canvas, self._easel, self._telling(lane), boxes)
        if self.bench:
            lanes.draw_bench_label(canvas, self.layout.bench_label, self._bench_words())
        for ref, box in zip(self.bench, self.layout.bench, strict=True):
            if ref != self._dragged:
                lanes.draw_tile(canvas, self._easel, self._marked(ref), box)
        if self._split is not None:
            lanes.draw_split(canvas, self._split, self._blocker_boxes())
        draw_prompt(canvas, self.layout.bar, self.prompt, self.buttons)
        for i, button in enumerate(self.buttons):
            button.draw(canvas, Look(hovered=self._hovered == ("button", i)))

    def draw_movers(self, canvas: Canvas) -> None:
        """The dragged card, the focus, and the card under pointer or focus, large."""
        if self.ring.shown and self.ring.box is not None:
            canvas.ring(self.ring.box)
        if self._dragged is not None:
            w = self.layout.bench[0].w
            box = Box(self._drag_at.x - w / 2, self._drag_at.y - w * RATIO / 2, w, w * RATIO)
            lanes.draw_tile(canvas, self._easel, self._marked(self._dragged), box)
            return
        spot = self.ring.current if self.ring.shown else self._hovered
        if spot is not None and spot[0] in ("card", "blocker", "lane") and spot[1] in self.cards:
            self._draw_preview(canvas, spot[1])

    def _draw_preview(self, canvas: Canvas, ref: Ref) -> None:
        w = min(340.0, canvas.size.w * 0.19)
        left = self._boxes_of(ref).centre.x > canvas.size.w / 2
        x = 24 if left else canvas.size.w - w - 24
        look = plain_look(face_up(self.cards[ref]), canvas, self._easel, "full", w)
        draw_preview(canvas, self._easel.faces, Box(x, 24, w, w * RATIO), look, ())

    # What is asked.

    def _prompt(self) -> Prompt:
        question = self.sight.question
        small = Offer("Take back", "take back") if self._desk.may_undo() else None
        if question is None or self._desk.waiting_for():
            return Prompt("The battle goes on")
        if question.kind == ASK_STAND:
            why = self._desk.why_not(DONE)
            label = "Stand in the way" if self._blocked() else "Let them pass"
            told = why or "Click one of yours, then the attacker, or drag it there."
            return Prompt("Who stands in the way?", told, Offer(label, DONE), small)
        if question.kind == ASK_DEAL and self._split is not None:
            told = f"{self._split.total} Strength among those together: − and + give more or less."
            deed = self._split.command(question)
            return Prompt("Split the Strength", told, Offer("Strike", deed))
        told = "Either side may answer. What you can use lies below." if self.bench else ""
        small = Offer("Pass all day", "pass all day")
        return Prompt("A pause in the battle", told, Offer("Let the battle go on", PASS), small)

    def _buttons(self) -> list[Button]:
        bindings = self.settings.bindings()
        keys = {one: label_of(bindings[one][0]) for one in ("confirm", "pass", "undo")}
        made = buttons(self.layout.bar, self.prompt, self.canvas.type, keys)
        question = self.sight.question
        if made and question is not None and question.kind == ASK_STAND:
            made[0].enabled = not self._desk.why_not(DONE)
        return made

    def _bench(self) -> list[Ref]:
        """Own characters that may still stand in the way; in a pause, what can be used."""
        question = self.sight.question
        mine = self.sight.sides[self.sight.seat]
        if question is None or question.kind == ASK_DEAL:
            return []
        if question.kind == ASK_PAUSE:
            return list(self.options)
        return [one.ref for one in mine.field if self._is_free(one)]

    def _is_free(self, one: FieldCard) -> bool:
        fights = one.strength > 0 or one.heart > 0
        return fights and not one.sideways and one.stands_against < 0

    def _bench_words(self) -> str:
        question = self.sight.question
        if question is not None and question.kind == ASK_PAUSE:
            return "You can use"
        return "Yours, standing"

    def _blocked(self) -> bool:
        return any(lane.blockers for lane in self.lanes)

    def attackers_of(self, ref: Ref) -> list[Ref]:
        """The attackers in whose way a card may stand."""
        commands = self.options.get(ref, ())
        return [one.attacker for one in commands if isinstance(one, StandInTheWay)]

    # How it looks.

    def _telling(self, lane: Lane) -> lanes.LaneLook:
        question = self.sight.question
        blocks = question is not None and question.kind == ASK_STAND
        chosen = self.chosen if self.chosen is not None else self._dragged
        words = lane.sentence
        lit = False
        if blocks and chosen is not None:
            lit = lane.attacker in self.attackers_of(chosen)
            if not lit:
                words = self._desk.why_not(StandInTheWay(chosen, lane.attacker))
        cards = (self.cards[lane.attacker], *(self.cards[ref] for ref in lane.blockers))
        return lanes.LaneLook(lane, cards, words, lit=lit, refused=words != lane.sentence)

    def _marked(self, ref: Ref) -> Card:
        card = face_up(self.cards[ref])
        marks = set(card.marks)
        if ref in self.options:
            marks.add("legal")
        if ref == self.chosen:
            marks.add("chosen")
        return lanes.with_marks(card, marks)

    def _boxes(self) -> dict[Spot, Box]:
        found: dict[Spot, Box] = {}
        for lane, boxes in zip(self.lanes, self.layout.lanes, strict=True):
            found["lane", lane.attacker] = boxes.box.inset(2)
            for ref, box in zip(lane.blockers, boxes.blockers, strict=False):
                found["blocker", ref] = box
        if self._split is not None:
            for ref, box in self._blocker_boxes().items():
                found["less", ref], found["more", ref] = lanes.split_boxes(box)
        for ref, box in zip(self.bench, self.layout.bench, strict=True):
            found["card", ref] = box
        for i, button in enumerate(self.buttons):
            found["button", i] = button.box
        return found

    def _blocker_boxes(self) -> dict[Ref, Box]:
        if self._split is None:
            return {}
        return {
            ref: box
            for lane, boxes in zip(self.lanes, self.layout.lanes, strict=True)
            for ref, box in zip(lane.blockers, boxes.blockers, strict=False)
            if ref in self._split.shares
        }

    def _boxes_of(self, ref: Ref) -> Box:
        boxes = self._boxes()
        return next(
            boxes[kind, ref] for kind in ("card", "blocker", "lane") if (kind, ref) in boxes
        )

    # What is done.

    def _act(self, spot: Spot | None) -> None:
        if spot is None or self._sent:
            return
        kind, number = spot
        if kind == "button" and number < len(self.buttons):
            self._press_button(self.buttons[number])
        elif kind == "card":
            self._act_on_card(number)
        elif kind == "lane" and self.chosen is not None:
            self._stand(self.chosen, number)
        elif kind in ("more", "less") and self._split is not None:
            self._split.give(number, 1 if kind == "more" else -1)
            self.arrange()

    def _press_button(self, button: Button) -> None:
        offer = self.prompt.large if button.key == "large" else self.prompt.small
        if offer is None or not button.enabled:
            if offer is not None and (why := self._desk.why_not(DONE)):
                self.stack.say(why, near=button.box)
            return
        if offer.deed == "take back":
            self._desk.undo()
            self._sent = True
        elif offer.deed == "pass all day":
            self._desk.pass_for_the_day(True)
            self._submit(PASS)
        elif not isinstance(offer.deed, str):
            self._submit(offer.deed)

    def _act_on_card(self, ref: Ref) -> None:
        options = self.options.get(ref, ())
        box = self._boxes_of(ref)
        if not options:
            attacker = self.lanes[0].attacker if self.lanes else -1
            why = self._desk.why_not(StandInTheWay(ref, attacker))
            self.stack.say(why, near=box)
        elif len(options) == 1:
            self._submit(options[0])
        elif all(isinstance(one, StandInTheWay) for one in options):
            self.chosen = None if self.chosen == ref else ref
            self.invalidate()
            if self.chosen is not None and self.ring.shown:
                self.ring.focus(("lane", self.attackers_of(ref)[0]))
                self.stir()
        else:
            self._choose_among(ref, options, box)

    def _choose_among(self, ref: Ref, options: tuple[Command, ...], box: Box) -> None:
        labels = [choosing.label(one, choosing.ids_in(self.sight)) for one in options]
        menu = CardMenu(choosing.name(self.cards[ref].id), labels, box)
        self.push(menu, lambda index: self._submit(options[index]) if index >= 0 else None)

    def _stand(self, ref: Ref, attacker: Ref) -> None:
        self._submit(StandInTheWay(ref, attacker))

    def _submit(self, command: Command) -> None:
        refusal = self._desk.submit(command)
        if refusal:
            self.stack.say(refusal)
            return
        self._sent = True

    def _go_on_splitting(self) -> bool:
        """The rest of a split that was settled in one go is said without asking again."""
        question = self.sight.question
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
        self._drag_at = at
        spot = self._pressed
        if self._dragged is None and spot is not None and spot[0] == "card":
            if not self.attackers_of(spot[1]):
                return
            self._dragged = spot[1]
            self.invalidate()
        self.stir()

    def _drop(self, at: Point) -> None:
        dragged, self._dragged = self._dragged, None
        if dragged is None:
            self._release(at)
            return
        self.invalidate()
        self.stir()
        for lane, boxes in zip(self.lanes, self.layout.lanes, strict=True):
            if boxes.box.contains(at):
                self._stand(dragged, lane.attacker)

    def _hover(self, spot: Spot | None) -> None:
        if spot != self._hovered:
            for one in (spot, self._hovered):
                if one is not None and one[0] == "button" and one[1] < len(self.buttons):
                    self.invalidate(self.buttons[one[1]].reach)
            self._hovered = spot
            self.stir()

    def _travel(self, given: Navigate | Step) -> None:
        if isinstance(given, Navigate):
            self.ring.move(given.direction)
        else:
            self.ring.step(given.by)
        self.stir()

    def _keyed(self, given: Input) -> None:
        if isinstance(given, Action) and given.name == "pass" and self.prompt.small is not None:
            small = next((one for one in self.buttons if one.key == "small"), None)
            if small is not None:
                self._press_button(small)
        elif isinstance(given, Key) and given.name.isdigit() and given.name != "0":
            index = int(given.name) - 1
            if index < len(self.bench):
                self._act(("card", self.bench[index]))

    def _step_back(self) -> None:
        if self.chosen is not None:
            self.chosen = None
            self.invalidate()
        else:
            self.dismiss(None)

    def _first(self) -> Spot:
        return ("card", self.bench[0]) if self.bench else ("button", 0)

    def _refocus(self) -> None:
        if self.ring.shown:
            self.ring.focus(self._first())
