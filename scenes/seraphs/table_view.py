"""The table as it is drawn: what rests, and what moves over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from engine.kernel.ids import Ref
from engine.seraphs.sight import TableSight
from engine.seraphs.words import COVENANT, DEEP, Side
from scenes.cache import SurfaceCache
from scenes.canvas import Canvas
from scenes.cards.look import CardLook
from scenes.geometry import Box, Point
from scenes.pace import patiently
from scenes.seraphs import board, pieces, walls_track
from scenes.seraphs.attention import Attention
from scenes.seraphs.daylight import Daylight, light_of
from scenes.seraphs.desk import LogLine
from scenes.seraphs.layout import Place, TableLayout, places
from scenes.seraphs.light import faintly
from scenes.seraphs.log_panel import draw_log, log_list
from scenes.seraphs.movers import Movers, moves
from scenes.seraphs.pointed import Key, Pointed, marks_of
from scenes.seraphs.preview import (
    draw_backing,
    draw_glow,
    draw_preview,
    draw_tip,
    preview_box,
    preview_reach,
)
from scenes.seraphs.prompt import Prompt
from scenes.seraphs.prompt_bar import buttons, draw_button, draw_prompt
from scenes.seraphs.resting import Piece, Resting
from scenes.seraphs.siege_panel import siege_pieces
from scenes.seraphs.standing import Card, Easel, Marked, cards_of, face_up, look, plain_look
from scenes.steps import Steps
from scenes.theme import Theme
from scenes.timeline import HELD, Timeline
from scenes.typeset import Style, Typesetter
from scenes.widgets.button import Button
from scenes.widgets.scroll import ScrollList
from scenes.widgets.widget import Look

BANNER = Style("display", 64, floor=0.5)
MORNING_GONE = 0.92
LIGHT, CARD_LIGHT = 24.0, 30.0
"""How far shadow and light reach round a panel and round a card."""

AHEAD = 8
"""So many large faces are drawn before they are asked for."""

SIDES = (COVENANT, DEEP)
WHOSE = ("The Covenant", "The Deep")


class TableView:
    """All that is drawn of one table.

    Attributes:
        rail_is_taken: something else stands where a card would be shown large; its key shows it.
    """

    def __init__(self, layout: TableLayout, easel: Easel, theme: Theme, type_: Typesetter) -> None:
        """A table that shows nothing yet; `show` and `ask` come before any drawing."""
        self.layout = layout
        self.easel = easel
        self._theme = theme
        self._type = type_
        self.places: dict[Ref, Place] = {}
        self.cards: dict[Ref, Card] = {}
        self.unseen: list[Ref] = []
        self.rail_is_taken = False
        self.drawn: list[Ref] = []
        self.marked = Marked()
        self.prompt = Prompt("")
        self.buttons: list[Button] = []
        self.log: ScrollList = log_list(layout.log, (), theme)
        self.who = ""
        self.told: Sequence[LogLine] = ()
        self._resting = Resting()
        self._ground = SurfaceCache(0)
        self._pointed_at: tuple[frozenset[Key], frozenset[Ref]] = (frozenset(), frozenset())
        self._pointed = Pointed()
        self._away: frozenset[Ref] = frozenset()
        self.movers = Movers(self)
        self.attention = Attention(easel.settings)
        self.daylight = Daylight()

    def show(self, sight: TableSight, log: Sequence[LogLine], who: str) -> None:
        """Another table is to be drawn."""
        self.sight = sight
        self.places = places(sight, self.layout)
        self.cards = cards_of(sight)
        self.drawn = board.shown_cards(self.places, sight)
        listed = log_list(self.layout.log, log, self._theme)
        if listed.entries != self.log.entries:
            self.log = listed
        self.who = who
        self.told = log
        self.movers.forget()
        self.daylight.turn_to(light_of(sight))

    def ask(self, prompt: Prompt, marked: Marked, keys: dict[str, str]) -> None:
        """Another question is asked, or another card may be pointed at."""
        self.prompt = prompt
        self.marked = marked
        self.buttons = buttons(self.layout.prompt, prompt, self._type, keys)

    def unmark(self) -> None:
        """No card may be chosen any more: an answer has been given."""
        self.marked = Marked()
        self.movers.forget()

    def forget(self) -> None:
        """Lets go of the ground and of what moves."""
        self._ground.clear()
        self.movers.forget()

    def box_of(self, key: Key) -> Box | None:
        """Where something is that can be pointed at."""
        kind, number = key
        if kind == "card":
            return self.places[number].reach if number in self.places else None
        if kind == "button":
            return self.buttons[number].box if number < len(self.buttons) else None
        half = self.layout.half(upper=number != self.sight.seat)
        fixed = {
            "wilderness": half.wilderness,
            "deck": half.deck,
            "pause": self.layout.pause,
            "log": self.layout.log,
        }
        return fixed[kind]

    def lay(self, canvas: Canvas, timeline: Timeline, pointed: Pointed) -> list[Box]:
        """Lays out what rests; gives where it is another than it was when it was last drawn."""
        changed = self._resting.lay([*self._furniture(canvas), *self._cards(canvas, timeline)])
        now, before = marks_of(pointed, self.lifted(pointed)), self._pointed_at
        keys = (now[0] ^ before[0]) | {("card", ref) for ref in now[1] ^ before[1]}
        boxes = (self.box_of(key) for key in keys)
        changed += self.daylight.step(timeline, canvas.size)
        return changed + [box.inset(-CARD_LIGHT) for box in boxes if box is not None]

    def draw(self, canvas: Canvas, timeline: Timeline, pointed: Pointed) -> None:
        """What rests. Cards that move, are lifted or dragged are left out."""
        self._pointed = pointed
        self._away = self.lifted(pointed)
        self._pointed_at = marks_of(pointed, self._away)
        self._resting.draw(canvas)

    def draw_movers(self, canvas: Canvas, timeline: Timeline, pointed: Pointed) -> None:
        """What moves: Walls, cards on their way, the lifted and the dragged card, the preview."""
        self.movers.draw(canvas, timeline)
        if timeline.moving("morning"):
            self._draw_morning(canvas, timeline)
        self._draw_threads(canvas)
        self._draw_pointed(canvas, timeline, pointed)

    def lifted(self, pointed: Pointed) -> frozenset[Ref]:
        """The cards that are drawn raised, over the others."""
        found = {pointed.dragged} if pointed.dragged is not None else set()
        return frozenset(found | {ref for ref in self.attention.raised if self._in_hand(ref)})

    def attend(self, pointed: Pointed) -> None:
        """Lets the card that is pointed at answer."""
        ref = pointed.card if pointed.card in self.places else None
        self.attention.heed(ref, lifts=self._in_hand(ref))

    def previewed(self, pointed: Pointed) -> Ref | None:
        """The card that is shown large, also while it fades."""
        shown = self.attention.shown
        seen = self.attention.strength > 0 and pointed.dragged is None
        return shown if seen and shown in self.places and shown in self.cards else None

    def full_look(self, ref: Ref, width: float, canvas: Canvas) -> CardLook:
        """The full face of a card, as it is now."""
        shown = face_up(self.cards[ref])
        marks = shown.marks - {"legal", "announced"}
        return plain_look(replace(shown, marks=marks), canvas, self.easel, "full", width)

    def faces_of(self, sight: TableSight, canvas: Canvas) -> list[tuple[Ref, CardLook]]:
        """The faces that drawing a table takes, and the way there from the one shown now."""
        found, cards = places(sight, self.layout), cards_of(sight)
        made: list[tuple[Ref, CardLook]] = []
        for ref in board.shown_cards(found, sight):
            rests = pieces.bare(look(cards[ref], found[ref], canvas, self.easel, Marked()))
            made.append((ref, rests))
            start = self.places.get(ref, found[ref])
            if start.sideways != found[ref].sideways or start.box.w > found[ref].box.w:
                larger = start if start.box.w > found[ref].box.w else found[ref]
                flies = look(cards[ref], larger, canvas, self.easel, Marked())
                flies = pieces.bare(flies)
                made += [(ref, replace(flies, sideways=lies)) for lies in (False, True)]
            if found[ref].zone == "hand":
                back = pieces.side_name(cards[ref].side)
                made.append((ref, replace(rests, card_id=None, side=back)))
        return made

    def is_drawn(self, ref: Ref, canvas: Canvas) -> bool:
        """Whether the face of a card that rests is drawn already."""
        shown = look(self.cards[ref], self.places[ref], canvas, self.easel, self.marked)
        return self.easel.faces.has(pieces.bare(shown))

    def getting_ready(self, canvas: Canvas, pointed: Pointed) -> Iterator[None]:
        """Draws all but the cards, one thing after the other."""
        self._pointed = pointed
        yield from patiently(partial(self._ground_of, canvas))
        canvas.panel(self.layout.log)
        yield
        for banner in SIDES:
            self._draw_banner(canvas, banner)
            yield
        for side in self.sight.sides:
            walls = self.layout.half(upper=side.side != self.sight.seat).walls
            yield from walls_track.prepare_stones(canvas.unseen(), walls, side.side)
        for piece in self._furniture(canvas):
            yield from patiently(partial(piece.draw, canvas))
            yield
        if not self.unseen:
            faces = self.faces_of(self.sight, canvas)
            yield from self.easel.faces.prepare(look for _, look in faces)

    def coming(self, sight: TableSight, canvas: Canvas) -> Iterator[None]:
        """Makes what else is drawn of a table that comes next: its Walls, its day."""
        unseen = canvas.unseen()
        for side, now in zip(sight.sides, self.sight.sides, strict=True):
            if side.walls != now.walls:
                walls = self.layout.half(upper=side.side != sight.seat).walls
                walls_track.draw_bare_walls(unseen, walls, side, min(side.walls, now.walls))
                yield
        for piece in board.furniture(self.layout, sight, self.easel):
            if not self._resting.has(piece):
                yield from patiently(partial(piece.draw, unseen))
                yield

    def full_looks(self, canvas: Canvas) -> list[CardLook]:
        """The full faces that pointer or focus may ask for soonest, as wide as the preview.

        Those of cards that may be chosen, and of one's own hand; the others are drawn when they
        are asked for.
        """
        if not self.layout.hovers:
            return []
        shown = [ref for ref in self.drawn if self.cards[ref].id]
        first = [ref for ref in shown if ref in self.marked.options]
        hand = [ref for ref in shown if self.places[ref].zone == "hand" and ref not in first]
        w = self.layout.preview.w
        return [self.full_look(ref, w, canvas) for ref in (first + hand)[:AHEAD]]

    def _furniture(self, canvas: Canvas) -> Iterator[Piece]:
        """Everything that rests beneath the cards."""
        layout, sight = self.layout, self.sight
        yield Piece("ground", canvas.whole, sight.seat, self._draw_ground)
        yield from board.furniture(layout, sight, self.easel)
        yield from board.niche(layout)
        yield Piece(
            "you", layout.you.inset(-LIGHT), self.who,
            lambda on: board.draw_you(on, layout, sight, self.who),
        )  # fmt: skip
        yield from siege_pieces(layout, sight, self.told)
        yield Piece("pause", layout.pause.inset(-LIGHT), None, self._draw_pause)
        yield Piece(
            "log", layout.log.inset(-LIGHT), self.log.entries,
            lambda on: draw_log(on, layout.log, self.log),
        )  # fmt: skip
        shown = tuple((b.box, b.label, b.shortcut, b.enabled) for b in self.buttons)
        bar = layout.prompt.inset(-LIGHT)
        yield Piece("prompt", bar, (self.prompt, shown), self._draw_prompt)

    def _cards(self, canvas: Canvas, timeline: Timeline) -> Iterator[Piece]:
        """The cards that rest, and the counts that lie on the piles."""
        still = self.easel.settings.motion == "none"
        for ref in self._resting_cards(timeline):
            place = self.places[ref]
            shown = look(self.cards[ref], place, canvas, self.easel, self.marked)
            tilt = 0.0 if still else place.tilt
            reach = place.reach.inset(-CARD_LIGHT)
            draw = partial(self._draw_card, ref, shown, tilt)
            yield Piece(("card", ref), reach, (shown, tilt), draw)
        yield from board.pile_counts(self.layout, self.sight)

    def _resting_cards(self, timeline: Timeline) -> list[Ref]:
        """Those that do not move; of a Wilderness the newest that lies there already."""
        piles = (side.wilderness for side in self.sight.sides)
        lying = ([one.ref for one in pile if not moves(timeline, one.ref)] for pile in piles)
        tops = [refs[-1] for refs in lying if refs]
        return tops + [ref for ref in self.drawn if ref not in tops and not moves(timeline, ref)]

    def _ground_of(self, canvas: Canvas) -> pygame.Surface:
        """The table before anything lies on it, as one picture that is kept."""

        def made() -> Steps:
            ground = pygame.Surface(canvas.size_px(canvas.whole))
            yield
            yield from board.grounding(canvas.on(ground), self.layout, self.sight)
            return ground

        return self._ground.get(self.sight.seat, made)

    def _draw_ground(self, canvas: Canvas) -> None:
        canvas.blit_px(self._ground_of(canvas), (0, 0))
        self.daylight.lay(canvas)

    def _draw_card(self, ref: Ref, shown: CardLook, tilt: float, canvas: Canvas) -> None:
        if ref not in self._away and ref not in self.unseen:
            at = self.places[ref].box.centre
            pieces.draw_card(canvas, self.easel.faces, shown, at, tilt)

    def _draw_pause(self, canvas: Canvas) -> None:
        hovered = self._pointed.hovered == ("pause", 0)
        board.draw_pause_sign(canvas, self.layout.pause, hovered=hovered)

    def _draw_prompt(self, canvas: Canvas) -> None:
        draw_prompt(canvas, self.layout.prompt, self.prompt, self.buttons)
        for i, button in enumerate(self.buttons):
            draw_button(canvas, button, Look(hovered=self._pointed.hovered == ("button", i)))

    def _draw_morning(self, canvas: Canvas, timeline: Timeline) -> None:
        """The day and whose it is, over the prompt, while a Morning breaks."""
        t = timeline.value("morning", HELD, 0.0)
        sight = self.sight
        words = f"Day {sight.day} · {WHOSE[sight.active]}"
        if 0 < t < MORNING_GONE:
            bar = self._draw_banner(canvas, sight.active)
            canvas.text(words, bar.inset(30, 8), BANNER.inked(canvas.theme.cream), "c", "m")

    def _draw_banner(self, canvas: Canvas, side: Side) -> Box:
        bar = self.layout.prompt.inset(-4)
        colours = canvas.theme.sides[pieces.side_name(side)]
        canvas.ribbon(bar, (colours.banner, canvas.theme.panel[1]), colours.metal, 22)
        return bar

    def _draw_threads(self, canvas: Canvas) -> None:
        """A thread from the prompt, which names what is announced, to each of its targets."""
        bar = self.layout.prompt
        for said in self.sight.said[-1:]:
            for ref in said.targets:
                end = self.places.get(ref)
                if end is not None:
                    at = end.reach.centre
                    edge = bar.bottom if at.y > bar.centre.y else bar.y
                    near = end.reach.y if at.y > bar.centre.y else end.reach.bottom
                    x = min(max(at.x, bar.x + 20), bar.right - 20)
                    board.thread(canvas, Point(x, edge), Point(at.x, near), "#ff7a3c")

    def _draw_pointed(self, canvas: Canvas, timeline: Timeline, pointed: Pointed) -> None:
        lifted = self.lifted(pointed)
        for one in sorted(lifted, key=lambda ref: (ref == pointed.card, ref)):
            if one in self.places and not moves(timeline, one):
                self._draw_lifted(canvas, one, pointed)
        if pointed.focused is not None and (box := self.box_of(pointed.focused)) is not None:
            if pointed.card in lifted:
                box = box.moved(0, -self.attention.height(pointed.focused[1]))
            canvas.ring(box)

    def _draw_lifted(self, canvas: Canvas, ref: Ref, pointed: Pointed) -> None:
        place = self.places[ref]
        at, tilt = place.box.moved(0, -self.attention.height(ref)).centre, place.tilt
        if ref == pointed.dragged:
            at = pointed.at
        if ref == pointed.dragged or self.easel.settings.motion != "full":
            tilt = 0.0
        shown = look(self.cards[ref], place, canvas, self.easel, self.marked)
        pieces.draw_card(canvas, self.easel.faces, shown, at, tilt)

    def draw_preview(self, canvas: Canvas, pointed: Pointed, lines: Sequence[str]) -> None:
        """The card that is looked at, large, with what is to be said of it."""
        ref = self.previewed(pointed)
        if ref is None:
            return
        near = self.places[ref].reach
        shows = pointed.enlarged or (self.layout.hovers and not self.rail_is_taken)
        if not (shows and self.cards[ref].id):
            draw_tip(canvas, near, lines if ref == pointed.card else ())
            return
        box = preview_box(self.layout, near, enlarged=pointed.enlarged)
        shown = self.full_look(ref, box.w, canvas)
        with faintly(canvas, preview_reach(canvas, box, lines), self.attention.strength):
            if self.layout.floats and not pointed.enlarged:
                draw_backing(canvas, box, lines)
            draw_preview(canvas, self.easel.faces, box, shown, lines)
            if self.attention.glow:
                draw_glow(canvas, self.easel.faces, box, shown, self.attention.glow)

    def _in_hand(self, ref: Ref | None) -> bool:
        """Whether a card lies in a hand, from which it is lifted."""
        return ref in self.places and self.places[ref].zone == "hand"
