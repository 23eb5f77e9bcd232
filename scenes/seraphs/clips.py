"""Events to clips: what one beat looks like in time (LOOK.md §6).

Where a card was and where it is now is read from the two layouts; the events say in which order
things happened, and so when each card sets out.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from engine.seraphs.cards import card
from engine.seraphs.events import Event
from engine.seraphs.events.siege import CardSkipped
from engine.seraphs.sight import TableSight
from engine.seraphs.words import COVENANT, EVENING, OFFERING, WORK, Side
from scenes.geometry import Point
from scenes.seraphs import daylight, gathering, glory, seal, stones, weight
from scenes.seraphs.scenery import (
    BETWEEN_MS,
    HOLD_MS,
    MOVE_MS,
    OUT_MS,
    SWING_MS,
    TURN_MS,
    Scenery,
    Score,
    middle_of,
    swing,
)
from scenes.timeline import HELD, Clip, Cue, linear, out_quad

__all__ = ["Scenery", "deal", "is_untouched", "score"]

LAY_MS, FALL_MS = 420.0, 520.0
SHOWN_MS, MORNING_MS, MIRACLE_MS = 900.0, 900.0, 1200.0
FIERY = ("the_pillar_of_cloud_and_fire", "fire_on_carmel", "the_sun_stands_still")
"""The Miracles of fire and light; the others are of wind, water and bread."""

FAR, STEP = 0.75, 30.0
TURNING = 3
"""So many cards with faces of their own stand up at once (PERFORMANCE.md, 3)."""

TAKEN_UP_MS, TAKEN_UP = 300.0, 120.0


def score(events: Sequence[Event], scenery: Scenery) -> tuple[list[Clip], list[Cue]]:
    """The clips and cues of one beat."""
    made = Score(scenery, events)
    light_ms = None
    for event in events:
        if light_ms is None and _changes_the_light(event):
            light_ms = made.now_ms
        _write(made, event)
    made.shift_the_rest()
    shines = daylight.ms_of(scenery.before, scenery.after)
    if shines:
        made.clips.append(Clip("light", "shine", light_ms or 0.0, shines, 0.0, 1.0, linear))
    return made.clips, made.cues


def is_untouched(sight: TableSight) -> bool:
    """Whether a game is only beginning: nothing was laid, played or put away."""
    return not any((*one.field, *one.altar, *one.wilderness) for one in sight.sides)


def deal(hand: Sequence[Ref], scenery: Scenery) -> tuple[list[Clip], list[Cue]]:
    """The cards of a hand come from the deck, one after the other. *Panel 3, Set Up*."""
    made = Score(scenery)
    for ref in hand:
        _move(made, ref, "card", MOVE_MS, BETWEEN_MS)
    return made.clips, made.cues


def _write(made: Score, event: Event) -> None:
    match event:
        case ev.CardDrawn(ref=ref) | ev.Kept(ref=ref):
            _move(made, ref, "card", MOVE_MS, BETWEEN_MS)
        case ev.Found(new_ref=ref):
            _move(made, ref, "card", MOVE_MS, MOVE_MS)
        case ev.Entered(ref=ref):
            weight.move(made, ref)
        case ev.LaidOnAltar(ref=ref):
            _move(made, ref, "lay", LAY_MS, LAY_MS)
        case ev.MannaPaid():
            gathering.pay(made, event)
        case ev.Announced(announcement=said):
            _move(made, said.ref, "card", MOVE_MS, MOVE_MS)
            seal.call(made, said)
            _show_a_while(made, said.side)
        case ev.StoodUpAll(side=side):
            _stand_all(made, side)
        case ev.MorningBroke(side=side):
            _break_of_day(made, side)
        case _:
            _write_turns(made, event)


def _write_turns(made: Score, event: Event) -> None:
    """Turning sideways and standing up, one card at a time; a Siege card that does nothing."""
    match event:
        case ev.WentOut(ref=ref) | ev.TurnedBack(ref=ref) | ev.TurnedSideways(ref=ref):
            weight.turn(made, ref)
        case ev.StoodUp(ref=ref):
            made.cue("turn")
            made.turn(ref)
        case ev.StoodInTheWay(ref=ref, attacker=attacker):
            _step_in(made, ref, attacker)
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
        case ev.TakenUp(ref=ref, new_ref=new):
            _take_up(made, ref, new)
        case ev.WentBackToHand(ref=ref, new_ref=new):
            made.send(new, MOVE_MS, made.scenery.places_before.get(ref))
            made.wait(MOVE_MS)
        case ev.WentToWilderness(ref=ref) | ev.Discarded(ref=ref):
            _move(made, ref, "card", MOVE_MS, BETWEEN_MS)
        case ev.Turned(ref=ref):
            _turn_to_us(made, ref)
        case ev.FightBegan(attacker=attacker, blockers=blockers):
            _strike(made, attacker, blockers)
        case ev.WallsBroken(side=side, n=n, by=by):
            _break(made, side, n, by)
        case ev.WallsMended(side=side, n=n):
            stones.change(made, side, n)
        case _:
            _write_stories(made, event)


def _write_stories(made: Score, event: Event) -> None:
    """Story pairs, and the end."""
    match event:
        case ev.StoryMoment(card=index):
            seal.moment(made, index)
        case ev.Testimony():
            seal.testify(made, event)
        case ev.GameEnded(winners=winners, how=how):
            glory.end(made, winners, how)


def _move(made: Score, ref: Ref, sound: str, ms: float, wait_ms: float) -> None:
    made.cue(sound)
    made.send(ref, ms)
    made.wait(wait_ms)


def _show_a_while(made: Score, side: Side) -> None:
    """What the other side announces is held up long enough to be read."""
    if side != made.scenery.after.seat:
        made.add("announced", HELD, SHOWN_MS)
        made.wait(SHOWN_MS)


def _open_the_window(made: Score) -> None:
    """A Miracle that nobody stopped begins to work: its window opens before anything happens."""
    said = made.scenery.before.said[-1:]
    if not said or said[0].stopped or said[0].power >= 0 or card(said[0].id).type != "miracle":
        return
    made.cue("miracle fire" if said[0].id in FIERY else "miracle wind")
    made.add(("miracle", said[0].ref), "scale", MIRACLE_MS)
    made.wait(MIRACLE_MS)


def _break_of_day(made: Score, side: Side) -> None:
    made.cue("morning covenant" if side == COVENANT else "morning deep")
    stones.count_the_day(made, side)
    made.add("morning", HELD, MORNING_MS)


def _stand_all(made: Score, side: Side) -> None:
    """A side's Altar stands up at once, and those in play a few at a time."""
    one = made.scenery.after.sides[side]
    made.cue("turn")
    for laid in one.altar:
        made.turn(laid.ref)
    lying = [lies.ref for lies in one.field if made.turns(lies.ref)]
    for i, ref in enumerate(lying):
        after_ms = i // TURNING * TURN_MS
        if made.is_giant(ref):
            weight.thud(made, ref, after_ms + TURN_MS)
        made.turn(ref, after_ms=after_ms)
    made.wait(TURN_MS)


def _step_in(made: Score, ref: Ref, attacker: Ref) -> None:
    """A card steps forward, a thread between it and the attacker; a Giant is heard."""
    made.cue("block")
    start, end = (made.scenery.places_before.get(one) for one in (ref, attacker))
    if start is None or end is None:
        return
    way = -STEP if end.box.centre.y < start.box.centre.y else STEP
    made.clips += swing(("lunge", ref), "y", made.now_ms, way)
    made.add(("way", ref, attacker), "join", SWING_MS)
    made.add(("way", ref, attacker), HELD, SWING_MS)
    if made.is_giant(ref):
        weight.thud(made, ref, OUT_MS)
    made.wait(OUT_MS + HOLD_MS)


def _fall(made: Score, ref: Ref) -> None:
    """A card parts like stained glass; where it is told of a Testimony, it is sealed before."""
    seal.testimony_of(made, ref)
    made.cue("fall")
    made.add(("fall", ref), "part", FALL_MS)
    if made.is_giant(ref):
        weight.thud(made, ref, FALL_MS * 0.4)
    made.leave(ref, FALL_MS * 0.6)
    made.wait(FALL_MS * 0.6)


def _take_up(made: Score, ref: Ref, new: Ref) -> None:
    """It is lifted in light from where it lay, and then goes to the hand. *Panel 8, Taken up*."""
    start = made.scenery.places_before.get(ref)
    if start is None:
        made.send(new, MOVE_MS)
        return
    seal.testimony_of(made, ref)
    made.make_room()
    y, up = start.box.centre.y, start.box.moved(0, -TAKEN_UP)
    key: Hashable = ("card", new)
    made.clips.append(Clip(key, "y", made.now_ms, TAKEN_UP_MS, y, y - TAKEN_UP, out_quad))
    made.add(("glow", new), "glow", TAKEN_UP_MS + MOVE_MS)
    made.wait(TAKEN_UP_MS)
    made.send(new, MOVE_MS, replace(start, box=up))
    made.wait(MOVE_MS)


def _turn_to_us(made: Score, ref: Ref) -> None:
    """It comes over in light, once the seal that was pressed on it is gone. *Panel 8, Turned*."""
    seal.testimony_of(made, ref)
    seal.let_be_seen(made, ref)
    made.make_room()
    made.add(("glow", ref), "glow", MOVE_MS * 2.5)
    _move(made, ref, "testimony", MOVE_MS * 2, MOVE_MS * 2)


def _strike(made: Score, attacker: Ref, blockers: tuple[Ref, ...]) -> None:
    """An attacker goes towards those in its way, and back."""
    start = made.scenery.places_before.get(attacker)
    found = (made.scenery.places_before.get(ref) for ref in blockers)
    ends = [end.box for end in found if end is not None]
    if start is None or not ends:
        return
    _lunge(made, attacker, start.box.centre, middle_of(ends))
    made.cue("clash", OUT_MS)
    made.wait(OUT_MS + HOLD_MS)


def _lunge(made: Score, ref: Ref, start: Point, aim: Point) -> None:
    """Most of the way to where it aims."""
    key: Hashable = ("lunge", ref)
    made.clips += swing(key, "x", made.now_ms, (aim.x - start.x) * FAR)
    made.clips += swing(key, "y", made.now_ms, (aim.y - start.y) * FAR)


def _break(made: Score, side: Side, n: int, by: Ref) -> None:
    start = made.scenery.places_before.get(by)
    if start is not None and by in made.scenery.before.attackers:
        walls = made.scenery.layout.half(upper=side != made.scenery.after.seat).field
        at = start.box.centre
        _lunge(made, by, at, Point(at.x, walls.centre.y))
        made.wait(OUT_MS)
    stones.change(made, side, -n)


def _changes_the_light(event: Event) -> bool:
    """Whether the sun goes on with this."""
    if isinstance(event, ev.PhaseBegan):
        return event.phase in (OFFERING, WORK, EVENING)
    return isinstance(event, ev.MorningBroke | ev.GameEnded)
