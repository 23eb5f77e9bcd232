"""What moves over a table at rest: cards on their way, and all that is told in light and dust."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from engine.kernel.ids import Ref
from engine.seraphs.cards import card
from engine.seraphs.sight import TableSight
from engine.seraphs.words import COVENANT, DEEP
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.pace import PACE
from scenes.seraphs import light, pieces, shards, stones, walls_track, weight
from scenes.seraphs.gathering import draw_manna
from scenes.seraphs.glory import draw_end
from scenes.seraphs.layout import Place
from scenes.seraphs.scenery import QUARTER, Scenery
from scenes.seraphs.seal import draw_seals
from scenes.seraphs.splendour import draw_miracle, miracles
from scenes.seraphs.standing import Card, Marked, cards_of, look
from scenes.timeline import Timeline

if TYPE_CHECKING:
    from scenes.seraphs.table_view import TableView

SMALL = 0.01
HALF = 0.5
ARRIVES = 0.55
MOST_TURNING = 4
"""So many pictures are turned in a frame (PERFORMANCE.md, 3)."""

MOVING = ("lunge", "fall", "dust")
TOLD = ("dust", "way", "manna", "seal", "call")
"""What is told at the places of cards, or between them."""

THREAD = "#ffe9a8"
GLOWS = {"covenant": "#ffdf8a", "deep": "#8fd0b4"}


class Movers:
    """All that moves over one table."""

    def __init__(self, view: TableView) -> None:
        """Nothing moves on this table yet."""
        self._view = view
        self._left: dict[Ref, Place] = {}
        self._earlier: dict[Ref, Card] = {}
        self._pictures: dict[Hashable, Surface] = {}
        self._panes: dict[Ref, list[shards.Pane]] = {}
        self._turned: dict[Hashable, Surface] = {}
        self._order: dict[Ref, int] = {}

    def begin(self, scenery: Scenery) -> None:
        """Another beat is shown: cards set out from where they lay before it."""
        self._left = dict(scenery.places_before)
        self._earlier = cards_of(scenery.before)
        self._panes.clear()

    def forget(self) -> None:
        """The table looks another: pictures of cards are taken anew."""
        self._pictures.clear()
        self._order = {ref: i for i, ref in enumerate(self._view.places)}

    def draw(self, canvas: Canvas, timeline: Timeline) -> None:
        """Draws all that moves, the lowest first."""
        if not timeline.targets():
            self._draw_ways(canvas, timeline, self._view.places)
            return
        self._turned.clear()
        joined = timeline.tells(TOLD) or ways(self._view.sight, timeline)
        found = self._joined(timeline) if joined else {}
        self._draw_walls(canvas, timeline)
        self._draw_dust(canvas, timeline, found)
        for ref in self._on_their_way(timeline):
            self._draw_card(canvas, timeline, ref)
        self._draw_falls(canvas, timeline)
        self._draw_ways(canvas, timeline, found)
        draw_manna(canvas, timeline, found)
        draw_seals(canvas, timeline, found)
        view = self._view
        draw_end(canvas, timeline, view.layout, view.sight.seat, self._holy_things())
        for ref in miracles(timeline):
            if ref in view.cards:
                draw_miracle(canvas, timeline, view.cards[ref])

    def _on_their_way(self, timeline: Timeline) -> list[Ref]:
        """The cards that move, those on top last."""
        order, drawn = self._order, self._view.drawn
        sent = {ref for ref in timeline.ones("card") if ref in order}
        shaken = (ref for kind in MOVING for ref in timeline.ones(kind))
        found = sent | {ref for ref in shaken if ref in drawn}
        return sorted(found, key=lambda ref: order[ref])

    def _joined(self, timeline: Timeline) -> dict[Ref, Place]:
        """Where cards are that are joined, paid for or shaken: on the table, now or just before."""
        places = self._view.places
        kept = {ref: one for ref, one in places.items() if one.zone != "wilderness"}
        for ref in kept.keys() & set(timeline.ones("card")):
            at, box = self._at(timeline, ref, kept[ref]), kept[ref].box
            moved = box.moved(at.x - box.centre.x, at.y - box.centre.y)
            kept[ref] = replace(kept[ref], box=moved)
        return places | self._left | kept

    def _draw_walls(self, canvas: Canvas, timeline: Timeline) -> None:
        view = self._view
        for side in view.sight.sides:
            if not timeline.moving(("walls", side.side)):
                continue
            box = view.layout.half(upper=side.side != view.sight.seat).walls
            if view.sight.siege is not None and side.side == DEEP:
                count = timeline.value(("walls", side.side), "count", side.walls)
                walls_track.draw_walls(canvas, box, side, count, days=True)
            else:
                stones.draw_changing(canvas, timeline, box, side)

    def _draw_dust(self, canvas: Canvas, timeline: Timeline, found: dict[Ref, Place]) -> None:
        for ref in timeline.ones("dust"):
            if ref not in found:
                continue
            box = found[ref].reach
            shaken = weight.shaken(timeline, ref)
            if shaken and not timeline.moving(("fall", ref)):
                canvas.shadow(box.moved(shaken, abs(shaken) * 0.6), 8, 16, 8)
            weight.draw_dust(canvas, box, timeline.value(("dust", ref), "rise", 0.0))

    def _draw_card(self, canvas: Canvas, timeline: Timeline, ref: Ref) -> None:
        """A card on its way; one that falls is whole until its time, and lies there after it."""
        if ref not in self._left and timeline.waits(("card", ref), "x"):
            return  # It lies in its deck.
        t = timeline.value(("fall", ref), "part", -1.0)
        if t == 0:
            self._draw_whole(canvas, timeline, ref)
            return
        place, key = self._view.places[ref], ("card", ref)
        if t > 0 and ref not in self._view.drawn:
            return
        at = self._at(timeline, ref, place)
        strength = timeline.value(key, "alpha", 1.0) * timeline.value(("fall", ref), "alpha", 1.0)
        if t > 0:
            strength = max(0.0, (t - ARRIVES) / (1 - ARRIVES))
            picture = self._resting(canvas, ref, sideways=False)
        else:
            picture = self._picture(canvas, timeline, ref)
        self._draw_shadow(canvas, timeline, ref, at)
        glows = timeline.value(("glow", ref), "glow", 0.0)
        if glows:
            shines = light.soft(canvas, place.box.h * 2, place.box.h * 2, light.GOLD)
            light.laid(canvas, shines, at, light.wave(glows))
        if strength < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * strength))
        canvas.blit_middle(picture, at)

    def _draw_shadow(self, canvas: Canvas, timeline: Timeline, ref: Ref, at: Point) -> None:
        """The shadow of a card that is lifted off the table: it stays on the wood."""
        high = timeline.value(("card", ref), "lift", 0.0)
        if high:
            place = self._view.places[ref]
            box = place.box.moved(at.x - place.box.centre.x, at.y - place.box.centre.y)
            canvas.shadow(box.moved(high * 0.25, high), 8, 10, 4)

    def _draw_whole(self, canvas: Canvas, timeline: Timeline, ref: Ref) -> None:
        """A card that is going to fall, where it lay."""
        place = self._left.get(ref)
        if place is not None:
            at = place.box.centre
            dx, dy = (timeline.value(("lunge", ref), prop, 0.0) for prop in ("x", "y"))
            canvas.blit_middle(self._face(canvas, ref, place), Point(at.x + dx, at.y + dy))

    def _draw_falls(self, canvas: Canvas, timeline: Timeline) -> None:
        """Cards that part, the first of them with panes that turn."""
        turning = max(0, MOST_TURNING - len(self._turned))
        for ref in timeline.ones("fall"):
            t, place = timeline.value(("fall", ref), "part", 1.0), self._left.get(ref)
            if place is None:
                continue
            if t == 0 and ref not in self._view.places:
                self._draw_whole(canvas, timeline, ref)
            if 0 < t < 1:
                self._draw_parting(canvas, ref, t, turning=turning)
                turning = 0

    def _draw_parting(self, canvas: Canvas, ref: Ref, t: float, *, turning: int) -> None:
        place = self._left[ref]
        if ref not in self._panes:
            self._panes[ref] = shards.panes_of(self._face(canvas, ref, place), ref)
            PACE.rest()
        ink = GLOWS[pieces.side_name(self._earlier[ref].side)]
        shines = light.soft(canvas, place.reach.w * 1.5, place.reach.h * 1.4, ink)
        light.laid(canvas, shines, place.box.centre, light.wave(min(1.0, t * 1.4)))
        shards.draw_panes(canvas, self._panes[ref], place.box.centre, t, turning=turning)

    def _draw_ways(self, canvas: Canvas, timeline: Timeline, found: dict[Ref, Place]) -> None:
        """A thread from whoever stands in the way to the attacker."""
        for (ref, attacker), t in ways(self._view.sight, timeline).items():
            if t > 0 and ref in found and attacker in found:
                one, other = found[ref].reach, found[attacker].reach
                a, b = light.rim(one, other.centre), light.rim(other, one.centre)
                grown = min(1.0, t * 2.4)
                end = Point(a.x + (b.x - a.x) * grown, a.y + (b.y - a.y) * grown)
                for begin, until in light.beneath(a, end, self._view.layout.prompt):
                    light.thread(canvas, begin, until, light.DARK, 7)
                    light.thread(canvas, begin, until, THREAD, 3)

    def _at(self, timeline: Timeline, ref: Ref, place: Place) -> Point:
        key, rest = ("card", ref), place.box.centre
        x = timeline.value(key, "x", rest.x) + timeline.value(("lunge", ref), "x", 0.0)
        y = timeline.value(key, "y", rest.y) + timeline.value(("lunge", ref), "y", 0.0)
        return Point(x, y - timeline.value(key, "lift", 0.0))

    def _picture(self, canvas: Canvas, timeline: Timeline, ref: Ref) -> Surface:
        """The card as it is turned, flipped and sized on its way; it is never made larger."""
        place, key = self._view.places[ref], ("card", ref)
        turn = timeline.value(key, "turn", QUARTER if place.sideways else 0.0)
        scale = timeline.value(key, "scale", 1.0)
        start = self._left.get(ref)
        if start is not None and start.box.w > place.box.w:
            scale *= place.box.w / start.box.w
        flip = timeline.value(key, "flip", 1.0)
        if turn in (0.0, QUARTER) and timeline.value(key, "scale", 1.0) == flip == 1.0:
            return self._resting(canvas, ref, sideways=turn == QUARTER)
        if turn not in (0.0, QUARTER):
            upright = self._flying(canvas, ref, (False, flip))
            return self._rotated(upright, turn, scale)
        picture = self._flying(canvas, ref, (turn == QUARTER, flip))
        narrow = abs(math.cos(math.pi * flip)) if 0 < flip < 1 else 1.0
        if abs(scale - 1) < SMALL and narrow == 1.0:
            return picture
        w, h = picture.get_size()
        size = (max(1, round(w * scale * narrow)), max(1, round(h * scale)))
        return pygame.transform.smoothscale(picture, size)

    def _rotated(self, picture: Surface, turn: float, scale: float) -> Surface:
        """A turned picture; those that look and lie the same are turned once in a frame."""
        key = (id(picture), turn, scale)
        if key not in self._turned:
            self._turned[key] = pygame.transform.rotozoom(picture, turn, scale)
        return self._turned[key]

    def _flying(self, canvas: Canvas, ref: Ref, lies: tuple[bool, float]) -> Surface:
        """A card's picture at the larger of the sizes it has on its way; kept for this beat."""
        sideways, flip = lies
        first = flip < HALF
        found = self._pictures.get((ref, sideways, first))
        if found is None:
            view = self._view
            place, start = view.places[ref], self._left.get(ref)
            larger = start if start is not None and start.box.w > place.box.w else place
            shown = view.cards[ref]
            if first:
                shown = self._earlier.get(ref) or replace(shown, down=True)
            found = self._surface(canvas, shown, larger, sideways=sideways)
            self._pictures[ref, sideways, first] = found
        return found

    def _resting(self, canvas: Canvas, ref: Ref, *, sideways: bool) -> Surface:
        """A card's picture as it lies after this beat; kept for it."""
        key = (ref, sideways)
        if key not in self._pictures:
            view = self._view
            self._pictures[key] = self._surface(
                canvas, view.cards[ref], view.places[ref], sideways=sideways
            )
        return self._pictures[key]

    def _face(self, canvas: Canvas, ref: Ref, place: Place) -> Surface:
        """A card's picture as it lay before this beat."""
        return self._surface(canvas, self._earlier[ref], place, sideways=place.sideways)

    def _surface(self, canvas: Canvas, shown: Card, place: Place, *, sideways: bool) -> Surface:
        easel = self._view.easel
        plain = pieces.bare(look(shown, place, canvas, easel, Marked()))
        return easel.faces.surface(replace(plain, sideways=sideways))

    def _holy_things(self) -> list[Box]:
        """Where the Covenant's Holy Things lie."""
        view = self._view
        field = view.sight.sides[COVENANT].field
        refs = (one.ref for one in field if card(one.id).type == "holy_thing")
        return [view.places[ref].reach for ref in refs]


def ways(sight: TableSight, timeline: Timeline) -> dict[tuple[Ref, Ref], float]:
    """Who stands in whose way, and how far the thread between them has grown, 0 to 1.

    It stays as long as they stand there. In reduced motion it does not grow, and is held.
    """
    field = [one for side in sight.sides for one in side.field]
    found = {(one.ref, one.stands_against): 1.0 for one in field if one.stands_against >= 0}
    told = dict.fromkeys(timeline.pairs("way"), 1.0)
    if timeline.motion == "full":
        grown = {pair: timeline.value(("way", *pair), "join", 1.0) for pair in told}
        told = {pair: t for pair, t in grown.items() if t < 1}
    return found | told


def moves(timeline: Timeline, ref: Ref) -> bool:
    """Whether a card is on its way."""
    return any(timeline.moving((kind, ref)) for kind in ("card", *MOVING))
