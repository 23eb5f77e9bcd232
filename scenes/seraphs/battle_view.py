"""What the lanes of a battle show now, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.kernel.ids import Ref
from engine.seraphs.asking import asking
from engine.seraphs.commands import DONE, PASS, StandInTheWay
from engine.seraphs.forecast import Lane, forecast, foretell
from engine.seraphs.prompts import ASK_DEAL, ASK_PAUSE, ASK_STAND
from engine.seraphs.sight import FieldCard, TableSight
from engine.seraphs.words import WALLS_NAMES
from scenes.canvas import Canvas
from scenes.cards.look import CardLook
from scenes.focus import FocusRing
from scenes.geometry import Box, Point
from scenes.seraphs import choosing, lanes, pieces
from scenes.seraphs.battle_layout import BattleLayout, Needed, bar_width, battle_layout
from scenes.seraphs.desk import Desk
from scenes.seraphs.layout import RATIO
from scenes.seraphs.preview import draw_preview
from scenes.seraphs.prompt import Offer, Prompt
from scenes.seraphs.prompt_bar import buttons, draw_prompt
from scenes.seraphs.prompt_words import wanted_height, words_room
from scenes.seraphs.splitting import Split, first_split
from scenes.seraphs.standing import FULL_PX, Card, Easel, cards_of, face_up, plain_look
from scenes.widgets.button import Button
from scenes.widgets.widget import Look

Spot = tuple[str, int]
Focus = FocusRing[Spot]


@dataclass(slots=True)
class Aim:
    """What the person aims at: the card chosen to stand, the dragged one, and the pointer."""

    chosen: Ref | None = None
    dragged: Ref | None = None
    hovered: Spot | None = None
    at: Point = Point(0, 0)
    enlarged: bool = False


class BattleView:
    """One question of a battle, laid out.

    Attributes:
        rail_is_taken: something stands at the right, where no card is to be shown large.
    """

    def __init__(self, desk: Desk, sight: TableSight, easel: Easel, split: Split | None) -> None:
        """What a desk asks over the lanes.

        Args:
            desk: the match.
            sight: the table now; it asks a question of the seat that looks.
            easel: what cards are drawn with.
            split: the shares so far, where a split is under way.
        """
        self._desk, self._easel = desk, easel
        self.sight = sight
        view = desk.view()
        self.lanes: tuple[Lane, ...] = forecast(view)
        self.cards = cards_of(sight)
        self.options = choosing.by_card(desk.legal())
        self.split: Split | None = None
        self.rail_is_taken = False
        question = sight.question
        if question is not None and question.kind == ASK_DEAL:
            fits = split is not None and question.ref in split.shares
            self.split = split if fits else first_split(sight, view)
            self.lanes = foretell(view, (self.split.command(question),)) if self.split else ()
        self.bench = self._bench()

    def lay_out(self, canvas: Canvas, keys: Mapping[str, str]) -> None:
        """Lays it out for a canvas; before any drawing."""
        self.prompt = self._prompt()
        bar = self._bar_height(canvas, keys)
        counts = [len(lane.blockers) for lane in self.lanes]
        needed = Needed(counts, len(self.bench), bar, split=self.split is not None)
        self.layout: BattleLayout = battle_layout(canvas.size, canvas.text_scale, needed)
        self.buttons = self._buttons(canvas, keys)

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

    def draw(self, canvas: Canvas, aim: Aim) -> None:
        """Title, lanes, bench, prompt."""
        for _ in self.getting_ready(canvas, aim):
            continue

    def looks(self, canvas: Canvas, aim: Aim) -> Iterator[CardLook]:
        """The faces that drawing it takes."""
        shown: list[tuple[Card, Box]] = []
        for lane, boxes in zip(self.lanes, self.layout.lanes, strict=True):
            attacker, *blockers = self._telling(lane, aim).cards
            shown += [(attacker, boxes.attacker), *zip(blockers, boxes.blockers, strict=False)]
        bench = zip(self.bench, self.layout.bench, strict=True)
        shown += [(self._marked(ref, aim), box) for ref, box in bench]
        for card, box in shown:
            plain = lanes.with_marks(card, card.marks)
            yield pieces.bare(lanes.tile_look(canvas, self._easel, plain, box))

    def getting_ready(self, canvas: Canvas, aim: Aim) -> Iterator[None]:
        """Draws all that, in steps."""
        yield from lanes.draw_title(canvas, self.layout.title)
        telling = [self._telling(lane, aim) for lane in self.lanes]
        telling = lanes.of_one_size(canvas, telling, self.layout.lanes)
        for look, boxes in zip(telling, self.layout.lanes, strict=True):
            yield from lanes.draw_lane(canvas, self._easel, look, boxes)
        if self.bench:
            lanes.draw_bench_label(canvas, self.layout.bench_label, self._bench_words())
        for ref, box in zip(self.bench, self.layout.bench, strict=True):
            if ref != aim.dragged:
                yield from lanes.drawing_tile(canvas, self._easel, self._marked(ref, aim), box)
        if self.split is not None:
            lanes.draw_split(canvas, self.split, self._blocker_boxes())
        yield
        draw_prompt(canvas, self.layout.bar, self.prompt, self.buttons)
        yield
        for i, button in enumerate(self.buttons):
            button.draw(canvas, Look(hovered=aim.hovered == ("button", i)))
            yield

    def draw_movers(self, canvas: Canvas, aim: Aim, focus: Focus) -> None:
        """The dragged card, the focus, and the card under pointer or focus, large."""
        if focus.shown and focus.box is not None:
            canvas.ring(focus.box)
        if aim.dragged is not None:
            w = self.layout.bench[0].w
            box = Box(aim.at.x - w / 2, aim.at.y - w * RATIO / 2, w, w * RATIO)
            lanes.draw_tile(canvas, self._easel, self._marked(aim.dragged, aim), box)
            return
        spot = focus.current if focus.shown else aim.hovered
        if spot is not None and spot[0] in ("card", "blocker", "lane") and spot[1] in self.cards:
            free = self.layout.lanes[0].box.x - 40 if self.layout.lanes else 340.0
            if aim.enlarged or free * canvas.scale >= FULL_PX:
                self._draw_preview(canvas, spot[1], free)

    def _draw_preview(self, canvas: Canvas, ref: Ref, free: float) -> None:
        w = max(FULL_PX / canvas.scale, min(360.0, free))
        left = self.rail_is_taken or self.box_of(ref).centre.x >= canvas.size.w / 2
        x = 24 if left else canvas.size.w - w - 24
        y = self.layout.title.bottom + 12
        look = plain_look(face_up(self.cards[ref]), canvas, self._easel, "full", w)
        draw_preview(canvas, self._easel.faces, Box(x, y, w, w * RATIO), look, ())

    def _prompt(self) -> Prompt:
        question = self.sight.question
        assert question is not None, "the lanes are opened for a question"
        said = asking(self._desk.view())
        if question.kind == ASK_STAND:
            small = Offer("Take back", "take back") if self._desk.may_undo() else None
            told = f"{said.help} {self._foretold()}".strip()
            return Prompt(said.title, told, Offer(said.button, DONE), small)
        if question.kind == ASK_DEAL and self.split is not None:
            told = f"{self.split.total} Strength among those together: − and + give more or less."
            return Prompt("Split the Strength", told, Offer("Strike", self.split.command(question)))
        small = Offer("Pass all day", "pass all day")
        told = f"{said.help} {self._foretold()}".strip()
        return Prompt(said.title, told, Offer("Let the battle go on", PASS), small)

    def _foretold(self) -> str:
        """What the Walls will come to if nobody does anything more."""
        n = sum(lane.walls for lane in self.lanes)
        side = self.sight.sides[1 - self.sight.active]
        left = max(0, side.walls - n)
        then = f"then {left}" if left else "then none"
        return f"{WALLS_NAMES[side.side]}: {side.walls} Walls, {then}." if n else ""

    def _buttons(self, canvas: Canvas, keys: Mapping[str, str]) -> list[Button]:
        made = buttons(self.layout.bar, self.prompt, canvas.type, keys)
        question = self.sight.question
        if made and question is not None and question.kind == ASK_STAND:
            made[0].enabled = not self._desk.why_not(DONE)
        return made

    def _bar_height(self, canvas: Canvas, keys: Mapping[str, str]) -> float:
        """How high the bar would have to be for its words."""
        bar = Box(0, 0, bar_width(canvas.size), 0)
        shown = [one.box for one in buttons(bar, self.prompt, canvas.type, keys)]
        return wanted_height(canvas.type, self.prompt, words_room(bar, shown).w)

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

    def attackers_of(self, ref: Ref) -> list[Ref]:
        """The attackers in whose way a card may stand."""
        commands = self.options.get(ref, ())
        return [one.attacker for one in commands if isinstance(one, StandInTheWay)]

    def _telling(self, lane: Lane, aim: Aim) -> lanes.LaneLook:
        question = self.sight.question
        blocks = question is not None and question.kind == ASK_STAND
        chosen = aim.chosen if aim.chosen is not None else aim.dragged
        words = lane.sentence
        lit = False
        if blocks and chosen is not None:
            lit = lane.attacker in self.attackers_of(chosen)
            if not lit:
                words = self._desk.why_not(StandInTheWay(chosen, lane.attacker))
        cards = (self.cards[lane.attacker], *(self.cards[ref] for ref in lane.blockers))
        return lanes.LaneLook(lane, cards, words, lit=lit, refused=words != lane.sentence)

    def _marked(self, ref: Ref, aim: Aim) -> Card:
        card = face_up(self.cards[ref])
        marks = set(card.marks)
        if ref in self.options:
            marks.add("legal")
        if ref == aim.chosen:
            marks.add("chosen")
        return lanes.with_marks(card, marks)

    def boxes(self) -> dict[Spot, Box]:
        """All that can be pointed at, with its box; what lies on top comes last."""
        found: dict[Spot, Box] = {}
        for lane, boxes in zip(self.lanes, self.layout.lanes, strict=True):
            found["lane", lane.attacker] = boxes.box.inset(2)
            for ref, box in zip(lane.blockers, boxes.blockers, strict=False):
                found["blocker", ref] = box
        if self.split is not None:
            for ref, box in self._blocker_boxes().items():
                found["less", ref], found["more", ref] = lanes.split_boxes(box)
        for ref, box in zip(self.bench, self.layout.bench, strict=True):
            found["card", ref] = box
        for i, button in enumerate(self.buttons):
            found["button", i] = button.box
        return found

    def _blocker_boxes(self) -> dict[Ref, Box]:
        if self.split is None:
            return {}
        return {
            ref: box
            for lane, boxes in zip(self.lanes, self.layout.lanes, strict=True)
            for ref, box in zip(lane.blockers, boxes.blockers, strict=False)
            if ref in self.split.shares
        }

    def box_of(self, ref: Ref) -> Box:
        """Where a card of the battle lies."""
        boxes = self.boxes()
        return next(
            boxes[kind, ref] for kind in ("card", "blocker", "lane") if (kind, ref) in boxes
        )
