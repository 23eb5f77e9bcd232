"""The table before a beat and after it, and the clips and cues in the making (LOOK.md §6)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.kernel.ids import Ref
from engine.seraphs.cards import card
from engine.seraphs.events import Event
from engine.seraphs.sight import TableSight
from scenes.geometry import Box, Point
from scenes.seraphs.layout import Place, TableLayout
from scenes.seraphs.standing import Card, cards_of
from scenes.timeline import Clip, Cue, arc, in_out_quad, in_quad, linear, out_cubic, out_quad

MOVE_MS, TURN_MS, BETWEEN_MS = 320.0, 180.0, 60.0
OUT_MS, HOLD_MS, BACK_MS = 140.0, 90.0, 240.0
SWING_MS = OUT_MS + HOLD_MS + BACK_MS
"""A strike: out, held, back."""

QUARTER = -90.0
A_LONG_WAY = 200.0
HIGHEST = 46.0
When = tuple[float, float]
"""When it begins, and for how long, in ms."""


@dataclass(frozen=True, slots=True)
class Scenery:
    """The table before a beat and after it."""

    before: TableSight
    after: TableSight
    places_before: Mapping[Ref, Place]
    places_after: Mapping[Ref, Place]
    layout: TableLayout


@dataclass(slots=True)
class Score:
    """Clips and cues in the making.

    Attributes:
        scenery: the table before and after.
        events: all that happens in this beat.
        now_ms: when the next thing begins.
        room_ms: when the others may take the room of a card that has gone; None if none has.
        sent: the cards that are on their way, or gone.
        sealed: the cards on which a seal was pressed: once for a Story pair in a beat.
        cards_before, cards: every card as it lay, and as it lies after the beat if it does.
    """

    scenery: Scenery
    events: Sequence[Event] = ()
    clips: list[Clip] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    now_ms: float = 0.0
    room_ms: float | None = None
    sent: set[Ref] = field(default_factory=set)
    sealed: set[Ref] = field(default_factory=set)
    cards_before: dict[Ref, Card] = field(init=False)
    cards: dict[Ref, Card] = field(init=False)

    def __post_init__(self) -> None:
        """Knows every card of the beat."""
        self.cards_before = cards_of(self.scenery.before)
        self.cards = self.cards_before | cards_of(self.scenery.after)

    def id_of(self, ref: Ref) -> str:
        """The printed card, or "" where it was never seen."""
        return self.cards[ref].id if ref in self.cards else ""

    def is_giant(self, ref: Ref) -> bool:
        """Whether its weight is to be felt. *Panel 8, Giant*."""
        found = self.id_of(ref)
        return bool(found) and "giant" in card(found).keywords

    def lies(self, ref: Ref) -> bool:
        """Whether a card lies anywhere on the table before the beat or after it, to be joined."""
        return any(
            ref in found and found[ref].zone in ("field", "stage")
            for found in (self.scenery.places_before, self.scenery.places_after)
        )

    def add(self, target: Hashable, prop: str, ms: float, after_ms: float = 0.0) -> None:
        """Something that goes from 0 to 1 at one speed."""
        self.clips.append(Clip(target, prop, self.now_ms + after_ms, ms, 0.0, 1.0, linear))

    def send(self, ref: Ref, ms: float, start: Place | None = None, after_ms: float = 0.0) -> None:
        """Let a card set out for where it lies after the beat."""
        end = self.scenery.places_after.get(ref)
        if ref in self.sent or end is None:
            return
        self.sent.add(ref)
        when = (self.now_ms + after_ms, ms)
        begin = start or self.scenery.places_before.get(ref) or self._deck_of(end)
        self.clips += journey(ref, begin, end, when)
        if start is None and self._shows_another_face(ref):
            self.clips.append(Clip(("card", ref), "flip", *when, 0.0, 1.0, in_out_quad))

    def turn(self, ref: Ref, after_ms: float = 0.0, ms: float = TURN_MS) -> None:
        """Let a card turn sideways or stand up where it lies."""
        if self.turns(ref):
            self.send(ref, ms, after_ms=after_ms)

    def turns(self, ref: Ref) -> bool:
        """Whether a card lies the other way after the beat, and has not set out yet."""
        before = self.scenery.places_before.get(ref)
        after = self.scenery.places_after.get(ref)
        if before is None or after is None or ref in self.sent:
            return False
        return before.sideways != after.sideways

    def cue(self, name: str, after_ms: float = 0.0) -> None:
        """A sound."""
        self.cues.append(Cue(self.now_ms + after_ms, name))

    def wait(self, ms: float) -> None:
        """Nothing else begins for so long."""
        self.now_ms += ms

    def leave(self, ref: Ref, ms: float) -> None:
        """A card is gone from where it lay; its room is free after so long."""
        self.sent.add(ref)
        self.make_room(ms)

    def make_room(self, ms: float = 0.0) -> None:
        """After so long there is room for the others."""
        free = self.now_ms + ms
        self.room_ms = free if self.room_ms is None else min(self.room_ms, free)

    def shift_the_rest(self) -> None:
        """Cards that only make room move with the first that move at all, or once there is room."""
        start = min((clip.start_ms for clip in self.clips), default=0.0)
        start = start if self.room_ms is None else self.room_ms
        for ref, end in self.scenery.places_after.items():
            before = self.scenery.places_before.get(ref)
            if ref in self.sent or before is None or before.zone == "stage" == end.zone:
                continue
            if before.box != end.box or before.sideways != end.sideways:
                self.sent.add(ref)
                self.clips += journey(ref, before, end, (start, TURN_MS))

    def _shows_another_face(self, ref: Ref) -> bool:
        """Whether a card that lay on its back, or its face, lies the other way after the beat."""
        after = self.cards[ref]
        return bool(after.id) and is_open(self.cards_before.get(ref)) != is_open(after)

    def _deck_of(self, end: Place) -> Place:
        """Cards that were nowhere to be seen come from the deck of their half."""
        return Place(self.scenery.layout.half(upper=end.upper).deck, "wilderness", end.upper)


def is_open(shown: Card | None) -> bool:
    """Whether a card lies with its face up; what lies in a deck does not."""
    return shown is not None and bool(shown.id) and not shown.down


def journey(ref: Ref, start: Place, end: Place, when: When) -> list[Clip]:
    """A card's way from one place to another: x and y of its middle, its size, its turn."""
    begin_ms, ms = when
    key: Hashable = ("card", ref)
    a, b = start.box.centre, end.box.centre
    far = abs(a.x - b.x) + abs(a.y - b.y)
    clips = [
        Clip(key, "x", begin_ms, ms, a.x, b.x, out_cubic),
        Clip(key, "y", begin_ms, ms, a.y, b.y, out_cubic),
    ]
    if abs(start.box.w - end.box.w) > 1:
        clips.append(Clip(key, "scale", begin_ms, ms, start.box.w / end.box.w, 1.0, out_cubic))
    if start.sideways != end.sideways:
        angles = (QUARTER, 0.0) if start.sideways else (0.0, QUARTER)
        clips.append(Clip(key, "turn", begin_ms, ms, *angles, in_out_quad))
    if far > A_LONG_WAY:
        clips.append(Clip(key, "lift", begin_ms, ms, 0.0, min(HIGHEST, far * 0.08), arc))
    return clips


def swing(key: Hashable, prop: str, begin_ms: float, far: float) -> list[Clip]:
    """Out so far, held, and back again, as in a strike."""
    out = Clip(key, prop, begin_ms, OUT_MS, 0.0, far, in_quad)
    held = Clip(key, prop, out.end_ms, HOLD_MS, far, far, linear)
    return [out, held, Clip(key, prop, held.end_ms, BACK_MS, far, 0.0, out_quad)]


def middle_of(boxes: Sequence[Box]) -> Point:
    """The middle of all their middles."""
    n = len(boxes)
    return Point(sum(b.centre.x for b in boxes) / n, sum(b.centre.y for b in boxes) / n)
