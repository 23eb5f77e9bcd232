"""The fights of a battle, each in its turn as full faces, with the result in words (LOOK.md §5)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from engine.seraphs.events import Event
from engine.seraphs.log import sentences
from engine.seraphs.prompts import ASK_DEAL
from engine.seraphs.sight import TableSight
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT
from scenes.access import prompt_key
from scenes.canvas import Canvas
from scenes.cards.look import CardLook
from scenes.geometry import Box, Point, Size
from scenes.input import Action, Cancel, Confirm, Input, Key, Press
from scenes.pace import patiently
from scenes.seraphs import pieces
from scenes.seraphs.choosing import name
from scenes.seraphs.desk import Beat
from scenes.seraphs.fight_layout import BLOWS, RESULT, fight_boxes, plate_box
from scenes.seraphs.lanes import draw_title, drawing_tile
from scenes.seraphs.layout import RATIO
from scenes.seraphs.splendour import draw_battle_ground
from scenes.seraphs.standing import Easel, cards_of, face_up, plain_look
from scenes.seraphs.warming import Warming
from scenes.stack import Scene
from scenes.theme import colour, with_alpha
from scenes.timeline import Clip, Cue, Timeline, arc, linear, out_cubic
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.widget import Look

SIDE_LABEL = Style("caps", 24, tracking=1.0)
SIDE_WORDS = Style("bold", 21, leading=1.14, floor=0.6)
SIDE_W, SIDE_WORDS_TALL, BESIDE_WORDS = 220.0, 96.0, 194.0
COME_MS, CLASH_MS, READ_MS = 420.0, 260.0, 2600.0
SHARDS = 26
CLASH = 460.0
GLASS = ("#f4c352", "#fff6dc", "#b42a24", "#3f63c0", "#5f9a86", "#7a2f9a")
ENDS_A_FIGHT = ev.FightBegan | ev.BattleEnded | ev.PhaseBegan


@dataclass(frozen=True, slots=True)
class FightShown:
    """One fight: who meets whom, what came of it, and whether it was with the Story pair."""

    attacker: Ref
    blockers: tuple[Ref, ...]
    events: tuple[Event, ...]
    pair: bool


def fights_of(beat: Beat, before: TableSight) -> tuple[FightShown, ...]:
    """The fights that are fought in a beat, in order; one that waits for a split comes later."""
    events = beat.events
    starts = [(i, one) for i, one in enumerate(events) if isinstance(one, ev.FightBegan)]
    met = [(one.attacker, one.blockers, i) for i, one in starts]
    question = before.question
    if question is not None and question.kind == ASK_DEAL:
        met.insert(0, (*_on_now(before), 0))
    there = {one.ref for side in before.sides for one in side.field}
    shown = (_shown(events, *one) for one in met if one[0] in there)
    return tuple(one for one in shown if one is not None)


class FightScene(Scene[None]):
    """Shows fights one after the other."""

    opaque = False
    veil = 0.66
    blur = 12

    def __init__(
        self, fights: Sequence[FightShown], before: TableSight, easel: Easel, view: View
    ) -> None:
        """Fights to be shown.

        Args:
            fights: in the order they were fought; at least one.
            before: the table as they began.
            easel: what cards are drawn with.
            view: what the seat knows now, for the words.
        """
        self._fights = tuple(fights)
        self._cards = {
            ref: replace(face_up(card), marks=frozenset()) for ref, card in cards_of(before).items()
        }
        self._easel = easel
        self._words = [" ".join(sentences(one.events, view)) for one in self._fights]
        self._at = 0

    def enter(self) -> None:
        """The first fight."""
        self._timeline = Timeline(self.settings.motion, self.settings.speed / 100)
        self._warming = Warming(self._easel.faces)
        self._begin()

    def arrange(self) -> None:
        """Lays the fight out anew."""
        size = self.canvas.size
        k = max(1.0, self.canvas.text_scale * 0.8)
        self._plate = self._plate_of(self._at)
        tall = 66 * min(1.5, k)
        label = "Next fight" if self._at + 1 < len(self._fights) else "Let the battle go on"
        foot = Box(0, size.h - tall - 28, size.w, tall).middle(460, tall)
        key = prompt_key(self.services, "confirm")
        self._button = Button("go on", foot, label, "gold", shortcut=key)
        self._boxes = self._boxes_of(self._at)
        self.invalidate()
        self.stir()

    @property
    def animating(self) -> bool:
        """While the cards meet, and while it is read."""
        return self._timeline.running

    def update(self, ms: float) -> None:
        """Lets them meet; in full motion it goes on by itself when it was read."""
        if not self._timeline.running:
            return
        for cue in self._timeline.advance(ms):
            self.services.sound(cue)
        self._warming.step()
        if self._is_still():
            self._read()

    def handle(self, given: Input) -> None:
        """A deed shows the next one."""
        if isinstance(given, Press | Confirm | Cancel | Key | Action):
            self._next()

    def spots(self) -> Mapping[str, Box]:
        """The button."""
        return {self._button.label: self._button.box}

    def spoken(self) -> str:
        """What comes of the fight, and what each takes."""
        return "\n".join([self._words[self._at], self._blows(self._at), self._button.spoken()])

    def draw(self, canvas: Canvas) -> None:
        """Title, the fights that wait, the words, and the cards once they rest."""
        for _ in self._drawing(canvas, fighters=not self._timeline.moving("fight")):
            continue

    def _drawing(self, canvas: Canvas, *, fighters: bool) -> Iterator[None]:
        """All that, in steps."""
        yield from draw_title(canvas, Box(0, 18, canvas.size.w, 110))
        yield from self._draw_waiting(canvas)
        yield from self._draw_words(canvas)
        if fighters:
            yield from self._draw_fighters(canvas)

    def _draw_words(self, canvas: Canvas) -> Iterator[None]:
        words = self._words[self._at]
        canvas.shadow(self._plate, 16, 18, 6)
        yield
        canvas.ribbon(self._plate, canvas.theme.panel, canvas.theme.sides["covenant"].metal, 18)
        yield
        room = self._plate.inset(40, 10)
        below = canvas.type.fit(self._blows(self._at), BLOWS, Size(room.w, room.h * 0.44))
        top = room.top_slice(room.h - below.size.h)
        canvas.text(words, top, RESULT.inked(canvas.theme.cream), "c", "m")
        yield
        inked = replace(below, style=below.style.inked(canvas.theme.muted))
        canvas.setting(inked, room.bottom_slice(below.size.h), "c", "m")
        yield
        self._button.draw(canvas, Look())
        yield

    def draw_veil(self, canvas: Canvas) -> Iterator[None]:
        """The colours of the battle, from the side of those who went out."""
        attacker = self._cards[self._fights[0].attacker]
        return draw_battle_ground(canvas, mirrored=attacker.side == COVENANT)

    def getting_ready(self, canvas: Canvas) -> Iterator[None]:
        """Draws the faces and the words of a fight."""
        yield
        yield from self._easel.faces.prepare(self._looks(canvas, self._at))
        yield from canvas.prepare("table/clash", Box(0, 0, CLASH, CLASH))
        yield from self._drawing(canvas, fighters=True)

    def draw_movers(self, canvas: Canvas) -> None:
        """The cards while they meet."""
        if self._timeline.moving("fight"):
            for _ in self._draw_fighters(canvas):
                continue

    def _begin(self) -> None:
        self.arrange()
        clips = [
            Clip("fight", "come", 0, COME_MS, 0.0, 1.0, out_cubic),
            Clip("fight", "clash", COME_MS, CLASH_MS, 0.0, 1.0, arc),
            Clip("fight", "shards", COME_MS, CLASH_MS * 3, 0.0, 1.0, out_cubic),
        ]
        self._timeline.play(clips, [Cue(COME_MS, "clash")])
        if self.settings.motion == "full":
            self._timeline.play([Clip("read", "alpha", 0, READ_MS, 0, 1, linear)], after=True)
        if self._at + 1 < len(self._fights):
            self._warming.needs(self._looks(self.canvas, self._at + 1))

    def _is_still(self) -> bool:
        return not self._timeline.running

    def _read(self) -> None:
        self.invalidate()
        if self.settings.motion == "full":
            self._next()

    def _next(self) -> None:
        self._timeline.finish()
        if self._at + 1 < len(self._fights):
            self._at += 1
            self._begin()
            self.stack.get_ready(self)
        else:
            self.dismiss(None)

    def _blows(self, at: int) -> str:
        """What each takes of what it can bear: "Damage: Cain 4 of 3 · Joshua 3 of 4"."""
        fight = self._fights[at]
        told = []
        for ref in (fight.attacker, *fight.blockers):
            card = self._cards[ref]
            taken = sum(e.n for e in fight.events if isinstance(e, ev.Damaged) and e.ref == ref)
            told.append(f"{name(card.id)} {taken} of {max(0, card.heart - card.damage)}")
        return f"Damage: {' · '.join(told)}"

    def _draw_fighters(self, canvas: Canvas) -> Iterator[None]:
        fight, line = self._fights[self._at], self._timeline
        come = line.value("fight", "come", 1.0)
        clash = line.value("fight", "clash", 0.0) * 46
        left, *right = self._boxes
        away = (1 - come) * canvas.size.w * 0.3
        middle = Point((left.right + right[0].x) / 2, left.centre.y)
        self._draw_light(canvas, middle, line.value("fight", "shards", 1.0), pair=fight.pair)
        for ref, box, tilt in self._fighters():
            way = clash - away if ref == fight.attacker else away - clash
            yield from self._draw_face(canvas, ref, box.moved(way), tilt)

    def _fighters(self) -> list[tuple[Ref, Box, float]]:
        """The attacker and those in its way: where each lies, and how it is tilted."""
        fight = self._fights[self._at]
        left, *right = self._boxes
        met = enumerate(zip(fight.blockers, right, strict=True))
        return [
            (fight.attacker, left, 1.6),
            *((ref, box, -1.6 - i * 1.4) for i, (ref, box) in met),
        ]

    def _boxes_of(self, at: int) -> list[Box]:
        blockers, several = len(self._fights[at].blockers), len(self._fights) > 1
        return fight_boxes(self.canvas.size, blockers, self._plate_of(at).y, waiting=several)

    def _plate_of(self, at: int) -> Box:
        return plate_box(self.canvas, self._words[at], self._blows(at))

    def _looks(self, canvas: Canvas, at: int) -> list[CardLook]:
        """The faces that a fight shows."""
        fight = self._fights[at]
        boxes = self._boxes_of(at)
        refs = (fight.attacker, *fight.blockers)
        return [
            plain_look(self._cards[ref], canvas, self._easel, "full", box.w)
            for ref, box in zip(refs, boxes, strict=True)
        ]

    def _draw_face(self, canvas: Canvas, ref: Ref, box: Box, tilt: float) -> Iterator[None]:
        attacks = ref == self._fights[self._at].attacker
        theme = canvas.theme
        canvas.glow(box, with_alpha(theme.threatened if attacks else theme.chosen, 0.6), 26, 30)
        yield
        look = plain_look(self._cards[ref], canvas, self._easel, "full", box.w)
        face = partial(pieces.draw_card, canvas, self._easel.faces, look, box.centre, tilt)
        yield from patiently(face)
        yield

    def _draw_light(self, canvas: Canvas, at: Point, spread: float, *, pair: bool) -> None:
        """Shards of light between them; a seal where they are a Story pair."""
        if not canvas.sees(Box(at.x - 300, at.y - 300, 600, 600)):
            return
        canvas.picture("table/clash", Box(at.x - CLASH / 2, at.y - CLASH / 2, CLASH, CLASH))
        for points, ink in shards(at, spread):
            px = [(round(p.x * canvas.scale), round(p.y * canvas.scale)) for p in points]
            drawn = pygame.draw.polygon(canvas.surface, colour(ink), px)
            pygame.draw.aalines(canvas.surface, colour(canvas.theme.lead), True, px)
            if canvas.touched is not None:
                canvas.touched.append(drawn.inflate(4, 4))
        if pair:
            canvas.picture("marks/seal", Box(at.x - 76, at.y - 76, 152, 152))

    def _draw_waiting(self, canvas: Canvas) -> Iterator[None]:
        """The fights before and after this one, small, at the sides."""
        size = canvas.size
        for label, index, x in (("Before", self._at - 1, 30.0), ("Next", self._at + 1, 0.0)):
            if not 0 <= index < len(self._fights):
                continue
            words, top = self._words[index], size.h * 0.3
            tall = canvas.type.set(words, SIDE_WORDS, SIDE_W - 24).size.h
            tall = min(max(tall, SIDE_WORDS_TALL), size.h - top - BESIDE_WORDS - 30)
            panel = Box(x or size.w - 30 - SIDE_W, top, SIDE_W, BESIDE_WORDS + tall)
            canvas.panel(panel, radius=12)
            head = panel.top_slice(44)
            canvas.text(label, head, SIDE_LABEL.inked(canvas.theme.muted), "c", "m")
            yield
            fight = self._fights[index]
            shown = [fight.attacker, *fight.blockers][:2]
            boxes = Box(panel.x + 14, panel.y + 48, SIDE_W - 28, 130).columns(2, 12)
            for ref, box in zip(shown, boxes, strict=False):
                tile = Box(box.x, box.y, box.w, box.w * RATIO)
                yield from drawing_tile(canvas, self._easel, self._cards[ref], tile)
            told = Box(panel.x + 12, panel.y + 188, panel.w - 24, tall)
            canvas.text(words, told, SIDE_WORDS.inked(canvas.theme.cream), "c", "m")
            yield


def shards(at: Point, spread: float) -> list[tuple[list[Point], str]]:
    """Splinters of coloured glass round a point, flown out so far (0 to 1)."""
    found = []
    for i in range(SHARDS):
        angle = i * 2.399963
        reach = (60 + (i * 53 % 120)) * (0.35 + 0.65 * spread)
        x, y = at.x + math.cos(angle) * reach * 0.7, at.y + math.sin(angle) * reach * 1.3
        long = 7 + i * 37 % 11
        corners = [
            Point(x + math.cos(angle + turn) * long * k, y + math.sin(angle + turn) * long * k)
            for turn, k in ((0.3, 1.0), (2.2, 0.8), (3.9, 0.9))
        ]
        found.append((corners, GLASS[i % len(GLASS)]))
    return found


def _on_now(before: TableSight) -> tuple[Ref, tuple[Ref, ...]]:
    """The attacker whose Strength is being split, whoever splits it, and all in its way."""
    field = [one for side in before.sides for one in side.field]
    attacker = before.fought[-1] if before.fought else -1
    return attacker, tuple(one.ref for one in field if one.stands_against == attacker)


def _shown(
    events: Sequence[Event], attacker: Ref, blockers: tuple[Ref, ...], at: int
) -> FightShown | None:
    rest = tuple(events[at : _end_of(events, at, (attacker, *blockers))])
    last = rest[-1] if rest else None
    if isinstance(last, ev.Asked) and last.question.kind == ASK_DEAL or not blockers:
        return None
    pair = any(isinstance(one, ev.Testimony) for one in rest)
    return FightShown(attacker, blockers, rest, pair)


def _end_of(events: Sequence[Event], at: int, fighters: tuple[Ref, ...]) -> int:
    """Where a fight's events end: at the next fight, or where other attackers break Walls."""
    later = (i for i in range(at + 1, len(events)) if _ends(events[i], fighters))
    return next(later, len(events))


def _ends(event: Event, fighters: tuple[Ref, ...]) -> bool:
    if isinstance(event, ev.WallsBroken):
        return event.by not in fighters
    return isinstance(event, ENDS_A_FIGHT)
