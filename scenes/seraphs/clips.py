"""Events to clips: what one beat looks like in time (LOOK.md §6).

Where a card was and where it is now is read from the two layouts; the events say in which order
things happened, and so when each card sets out.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.kernel.ids import Ref, Seat
from engine.seraphs import events as ev
from engine.seraphs.cards import card
from engine.seraphs.events import Event
from engine.seraphs.events.siege import CardSkipped
from engine.seraphs.sight import TableSight
from engine.seraphs.words import COVENANT, DEEP, EVENING, Side
from scenes.geometry import Box, Point
from scenes.seraphs.layout import Place, TableLayout
from scenes.timeline import Clip, Cue, arc, in_out_quad, in_quad, linear, out_cubic

MOVE_MS, TURN_MS, LAY_MS, FALL_MS, BETWEEN_MS = 320.0, 180.0, 420.0, 520.0, 60.0
STRIKE_MS, STONE_MS, STONE_GAP_MS, WALLS_MOST_MS = 140.0, 260.0, 70.0, 900.0
SHOWN_MS, MORNING_MS, MIRACLE_MS = 900.0, 900.0, 1200.0
GLORY_MS = 2500.0
QUARTER = -90.0
FIERY = ("the_pillar_of_cloud_and_fire", "fire_on_carmel", "the_sun_stands_still")
"""The Miracles of fire and light; the others are of wind, water and bread."""

FAR = 0.75
A_LONG_WAY = 200.0


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
    """Clips and cues in the making; `now_ms` is when the next thing begins."""

    scenery: Scenery
    clips: list[Clip] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    now_ms: float = 0.0
    sent: set[Ref] = field(default_factory=set)

    def send(self, ref: Ref, ms: float, start: Place | None = None) -> None:
        """Let a card set out for where it lies after the beat."""
        end = self.scenery.places_after.get(ref)
        start = start or self.scenery.places_before.get(ref)
        if ref in self.sent or end is None:
            return
        self.sent.add(ref)
        self.clips += journey(ref, start or self._deck_of(end), end, (self.now_ms, ms))

    def turn(self, ref: Ref) -> None:
        """Let a card turn sideways or stand up where it lies."""
        before = self.scenery.places_before.get(ref)
        after = self.scenery.places_after.get(ref)
        if before and after and before.sideways != after.sideways and ref not in self.sent:
            self.send(ref, TURN_MS)

    def cue(self, name: str, after_ms: float = 0.0) -> None:
        """A sound."""
        self.cues.append(Cue(self.now_ms + after_ms, name))

    def wait(self, ms: float) -> None:
        """Nothing else begins for so long."""
        self.now_ms += ms

    def _deck_of(self, end: Place) -> Place:
        """Cards that were nowhere to be seen come from the deck of their half."""
        return Place(self.scenery.layout.half(upper=end.upper).deck, "wilderness", end.upper)


def score(events: Sequence[Event], scenery: Scenery) -> tuple[list[Clip], list[Cue]]:
    """The clips and cues of one beat."""
    made = Score(scenery)
    for event in events:
        _write(made, event)
    _shift_the_rest(made)
    return made.clips, made.cues


def journey(ref: Ref, start: Place, end: Place, when: tuple[float, float]) -> list[Clip]:
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
        clips.append(Clip(key, "lift", begin_ms, ms, 0.0, min(46.0, far * 0.08), arc))
    return clips


def _write(made: Score, event: Event) -> None:
    match event:
        case ev.CardDrawn(ref=ref) | ev.Kept(ref=ref):
            _move(made, ref, "card", MOVE_MS, BETWEEN_MS)
        case ev.Found(new_ref=ref) | ev.Entered(ref=ref):
            _move(made, ref, "card", MOVE_MS, MOVE_MS)
        case ev.LaidOnAltar(ref=ref):
            _move(made, ref, "lay", LAY_MS, LAY_MS)
        case ev.MannaPaid(turned=turned):
            _pay(made, turned)
        case ev.Announced(announcement=said):
            made.cue("card")
            made.send(said.ref, MOVE_MS)
            _show_a_while(made, said.side)
        case ev.StoodUpAll(side=side):
            _stand_all(made, side)
        case ev.MorningBroke(side=side):
            made.cue("morning covenant" if side == COVENANT else "morning deep")
            _count_the_day(made, side)
            made.clips.append(Clip("morning", "alpha", made.now_ms, MORNING_MS, 1, 0, in_quad))
        case _:
            _write_turns(made, event)


def _write_turns(made: Score, event: Event) -> None:
    """Turning sideways and standing up, one card at a time; a Siege card that does nothing."""
    match event:
        case ev.WentOut(ref=ref) | ev.TurnedBack(ref=ref) | ev.TurnedSideways(ref=ref):
            made.cue("turn")
            made.turn(ref)
            made.wait(TURN_MS)
        case ev.StoodUp(ref=ref):
            made.cue("turn")
            made.turn(ref)
        case ev.StoodInTheWay():
            made.cue("block")
        case ev.PhaseBegan(phase=phase) if phase == EVENING:
            made.cue("evening")
        case CardSkipped(ref=ref):
            _move(made, ref, "card", MOVE_MS, MOVE_MS + SHOWN_MS)
        case ev.PauseEnded():
            _open_the_window(made)
        case _:
            _write_loss(made, event)


def _write_loss(made: Score, event: Event) -> None:
    """Falling, leaving, and the Walls."""
    match event:
        case ev.Fell(ref=ref) | ev.LeftTheGame(ref=ref):
            _fall(made, ref)
        case ev.TakenUp(ref=ref, new_ref=new) | ev.WentBackToHand(ref=ref, new_ref=new):
            made.send(new, MOVE_MS, made.scenery.places_before.get(ref))
            made.wait(MOVE_MS)
        case ev.WentToWilderness(ref=ref) | ev.Discarded(ref=ref):
            _move(made, ref, "card", MOVE_MS, BETWEEN_MS)
        case ev.Turned(ref=ref):
            _move(made, ref, "testimony", MOVE_MS * 2, MOVE_MS * 2)
        case ev.FightBegan(attacker=attacker, blockers=blockers):
            _strike(made, attacker, blockers)
        case ev.WallsBroken(side=side, n=n, by=by):
            _break(made, side, n, by)
        case ev.WallsMended(side=side, n=n):
            _change_walls(made, side, n, "mend")
        case ev.Testimony():
            made.cue("seal")
        case ev.GameEnded(winners=winners, how=how):
            _end(made, winners, how)


def _end(made: Score, winners: tuple[Seat, ...], how: str) -> None:
    """Gold rises where the Glory came; the waters rise where the Deep has won."""
    deep = DEEP in winners and made.scenery.after.siege is None
    made.cue("glory" if how == "glory" else "deep" if deep else "end")
    if how == "glory":
        made.clips.append(Clip("glory", "alpha", made.now_ms, GLORY_MS, 0, 1, linear))


def _move(made: Score, ref: Ref, sound: str, ms: float, wait_ms: float) -> None:
    made.cue(sound)
    made.send(ref, ms)
    made.wait(wait_ms)


def _pay(made: Score, turned: tuple[Ref, ...]) -> None:
    for i, ref in enumerate(turned):
        made.cue(f"manna {min(i + 1, 8)}", i * BETWEEN_MS)
        made.turn(ref)
    made.wait(TURN_MS if turned else 0.0)


def _show_a_while(made: Score, side: Side) -> None:
    """What the other side announces is held up long enough to be read."""
    theirs = side != made.scenery.after.seat
    hold = MOVE_MS + (SHOWN_MS if theirs else 0.0)
    made.clips.append(Clip("announced", "held", made.now_ms, hold, 0, 1, linear))
    made.wait(hold)


def _open_the_window(made: Score) -> None:
    """A Miracle that nobody stopped begins to work: its window opens before anything happens."""
    said = made.scenery.before.said[-1:]
    if not said or said[0].stopped or said[0].power >= 0 or card(said[0].id).type != "miracle":
        return
    made.cue("miracle fire" if said[0].id in FIERY else "miracle wind")
    key: Hashable = ("miracle", said[0].ref)
    made.clips.append(Clip(key, "scale", made.now_ms, MIRACLE_MS, 0.0, 1.0, linear))
    made.wait(MIRACLE_MS)


def _stand_all(made: Score, side: Side) -> None:
    one = made.scenery.after.sides[side]
    made.cue("turn")
    for ref in [lies.ref for lies in one.field] + [lies.ref for lies in one.altar]:
        made.turn(ref)
    made.wait(TURN_MS)


def _fall(made: Score, ref: Ref) -> None:
    made.cue("fall")
    made.clips.append(Clip(("card", ref), "dim", made.now_ms, FALL_MS, 0.0, 1.0, out_cubic))
    made.send(ref, FALL_MS)
    made.wait(FALL_MS * 0.6)


def _strike(made: Score, attacker: Ref, blockers: tuple[Ref, ...]) -> None:
    """An attacker goes towards those in its way, and back."""
    start = made.scenery.places_before.get(attacker)
    ends = [
        made.scenery.places_before[ref] for ref in blockers if ref in made.scenery.places_before
    ]
    if start is None or not ends:
        return
    _lunge(made, attacker, start.box.centre, _middle([end.box for end in ends]))
    made.cue("clash", STRIKE_MS)
    made.wait(STRIKE_MS * 2)


def _lunge(made: Score, ref: Ref, a: Point, b: Point) -> None:
    made.clips += [
        Clip(("lunge", ref), "x", made.now_ms, STRIKE_MS * 2.6, 0, (b.x - a.x) * FAR, arc),
        Clip(("lunge", ref), "y", made.now_ms, STRIKE_MS * 2.6, 0, (b.y - a.y) * FAR, arc),
    ]


def _middle(boxes: Sequence[Box]) -> Point:
    n = len(boxes)
    return Point(sum(b.centre.x for b in boxes) / n, sum(b.centre.y for b in boxes) / n)


def _break(made: Score, side: Side, n: int, by: Ref) -> None:
    start = made.scenery.places_before.get(by)
    if start is not None and by in made.scenery.before.attackers:
        walls = made.scenery.layout.half(upper=side != made.scenery.after.seat).field
        aim = Point(start.box.centre.x, walls.centre.y)
        _lunge(made, by, start.box.centre, aim)
        made.wait(STRIKE_MS)
    _change_walls(made, side, -n, "stone")


def _change_walls(made: Score, side: Side, by: int, sound: str) -> None:
    """The count goes from where it stood; each stone with its knock."""
    ms = min(WALLS_MOST_MS, STONE_MS + STONE_GAP_MS * abs(by))
    earlier = [clip for clip in made.clips if clip.target == ("walls", side)]
    start = earlier[-1].end if earlier else made.scenery.before.sides[side].walls
    end = min(30.0, max(0.0, start + by))
    for i in range(min(3, abs(by))):
        made.cue(sound, i * STONE_GAP_MS)
    made.clips.append(Clip(("walls", side), "count", made.now_ms, ms, start, end, linear))
    made.wait(ms * 0.5)


def _count_the_day(made: Score, side: Side) -> None:
    """In a Siege Babylon's bean goes on by a Day. *Panel 11: step 1*."""
    siege = made.scenery.after.siege
    if siege is not None and side == DEEP and siege.day:
        begin, key = made.now_ms, ("walls", DEEP)
        made.clips.append(Clip(key, "count", begin, STONE_MS, siege.day - 1, siege.day, linear))


def _shift_the_rest(made: Score) -> None:
    """Cards that only make room move with the first that move at all."""
    start = min((clip.start_ms for clip in made.clips), default=0.0)
    for ref, end in made.scenery.places_after.items():
        before = made.scenery.places_before.get(ref)
        if ref in made.sent or before is None or before.zone == "stage" == end.zone:
            continue
        if before.box != end.box or before.sideways != end.sideways:
            made.sent.add(ref)
            made.clips += journey(ref, before, end, (start, TURN_MS))
