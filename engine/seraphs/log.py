"""What has happened, in the leaflet's words, from one seat. *Panels 3 to 10*.

A sentence a thing: what belongs together (a play and what it cost, a fight and who falls in it, a
Testimony and its cards) is said together, and what only the rules need is not said at all.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias, TypeVar

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from engine.seraphs.catalogue import CARDS
from engine.seraphs.events import Event
from engine.seraphs.naming import (
    A_CARD,
    capital,
    does,
    joined,
    name_of,
    possessive,
    printed_name,
    side_name,
    whose,
)
from engine.seraphs.prompts import ASK_DEAL, ASK_FIRST
from engine.seraphs.state import find
from engine.seraphs.telling import (
    discarded,
    drew,
    lose_walls,
    mend_walls,
    played,
    tell,
    turned_sideways,
)
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT, DEEP, Side, other

KindT = TypeVar("KindT")
Outcome: TypeAlias = ev.Fell | ev.Stayed | ev.TakenUp | ev.LeftTheGame
"""What may become of a character that would fall."""

Said: TypeAlias = tuple[tuple[str, ...], int]
"""Sentences, and how many events they tell."""


class Dated(NamedTuple):
    """A sentence, with the day on which it happened and the side whose day it was."""

    day: int
    side: Side
    text: str


def sentences(events: Sequence[Event], view: View) -> tuple[str, ...]:
    """What happened, oldest first; the same as `dated`, without the days."""
    return tuple(one.text for one in dated(events, view))


def dated(events: Sequence[Event], view: View) -> tuple[Dated, ...]:
    """What happened, oldest first, and when.

    Args:
        events: as the seat may know them (`redact`), of one command or of several in a row.
        view: the seat's view after the last of them.
    """
    told = tuple(event for event in events if not isinstance(event, ev.RngMoved))
    teller = _Teller(view, told, _walls_after(told, view))
    days = _days(told, view)
    return tuple(Dated(*days[at], text) for at, text in teller.told())


def story_cards(events: Sequence[Event]) -> tuple[str, ...]:
    """The ids of the cards whose story is to be read now, in order. *Panels 9-10*.

    At a Testimony it is the Covenant card's; a story that was just read is not read again.
    """
    found: list[int] = []
    for event in events:
        if isinstance(event, ev.StoryMoment):
            found.append(event.card)
        elif isinstance(event, ev.Testimony) and event.read:
            found.append(event.covenant_card)
    return tuple(CARDS[card].id for card in dict.fromkeys(found))


def _days(events: Sequence[Event], view: View) -> list[tuple[int, Side]]:
    """The day of each event, and whose it was; the first is the Deep's, the Set Up included."""
    now = (view.table.day, view.table.active)
    found = []
    for event in reversed(events):
        found.append(now)
        if isinstance(event, ev.MorningBroke):
            before = event.day - (event.side == DEEP)
            now = (before, other(event.side) if before else DEEP)
    return found[::-1]


def _walls_after(events: Sequence[Event], view: View) -> dict[int, int]:
    """The Walls left after each event that moved them, by its place; counted back from the end.

    Walls stop at 0 and at 30, and from there one cannot count back: those places are left out.
    """
    left: list[int | None] = list(view.table.walls)
    most = view.table.mode.most_walls
    after: dict[int, int] = {}
    for at, event in reversed(list(enumerate(events))):
        if isinstance(event, ev.WallsBroken | ev.WallsMended):
            now = left[event.side]
            if now is None:
                continue
            after[at] = now
            if isinstance(event, ev.WallsBroken):
                left[event.side] = now + event.n if now else None
            else:
                left[event.side] = now - event.n if now < most else None
    return after


@dataclass(frozen=True, slots=True)
class _Teller:
    """The events to tell, the view after them, and the Walls left after each that moved them."""

    view: View
    events: tuple[Event, ...]
    walls: dict[int, int]

    def told(self) -> Iterator[tuple[int, str]]:
        """Every sentence, in order, with the place of the event it begins with."""
        at = 0
        while at < len(self.events):
            together = _TOGETHER.get(type(self.events[at]), _alone)
            said, n = together(self, at)
            yield from ((at, text) for text in said)
            at += n

    def event(self, at: int, kind: type[KindT]) -> KindT | None:
        """The event at a place, if it is of that kind."""
        event = self.events[at] if at < len(self.events) else None
        return event if isinstance(event, kind) else None

    def run(self, at: int, kind: type[KindT]) -> list[KindT]:
        """The events of a kind that follow one another from a place on."""
        found: list[KindT] = []
        while (event := self.event(at + len(found), kind)) is not None:
            found.append(event)
        return found

    def ends(self, at: int) -> list[Outcome]:
        """What became of those that would fall, from a place on."""
        found: list[Outcome] = []
        for event in self.events[at:]:
            if not isinstance(event, Outcome):
                break
            found.append(event)
        return found

    def name(self, ref: Ref) -> str:
        """A card's name."""
        return name_of(self.view, ref)


def _alone(teller: _Teller, at: int) -> Said:
    sentence = tell(teller.view, teller.events[at])
    return ((sentence,) if sentence else ()), 1


def _draws(teller: _Teller, at: int) -> Said:
    side, refs = _of_one_side(teller.run(at, ev.CardDrawn))
    return (drew(teller.view, side, refs),), len(refs)


def _discards(teller: _Teller, at: int) -> Said:
    side, refs = _of_one_side(teller.run(at, ev.Discarded))
    return (discarded(teller.view, side, refs),), len(refs)


def _of_one_side(run: Sequence[ev.CardDrawn | ev.Discarded]) -> tuple[Side, list[Ref]]:
    """The side of the first, and the refs of those from it on that are of the same side."""
    side = run[0].side
    n = next((n for n, event in enumerate(run) if event.side != side), len(run))
    return side, [event.ref for event in run[:n]]


def _empty_deck(teller: _Teller, at: int) -> Said:
    """A card that could not be drawn, and the Walls it cost. *Panel 6: Empty deck?*."""
    empty = teller.event(at, ev.CouldNotDraw)
    broken = teller.event(at + 1, ev.WallsBroken)
    assert empty, "an empty deck is told"
    deck = f"{capital(whose(teller.view, empty.side))} deck is empty."
    if broken is None:
        return (deck,), 1
    return (f"{deck} {lose_walls(broken, teller.walls.get(at + 1))}",), 2


def _plays(teller: _Teller, at: int) -> Said:
    """A play and what it cost."""
    said = teller.event(at, ev.Announced)
    paid = teller.event(at + 1, ev.MannaPaid)
    assert said, "a play is told"
    cost = 0 if paid is None else len(paid.turned) + paid.manna
    sentence = played(teller.view, said.announcement, cost)
    return ((sentence,) if sentence else ()), 1 + (paid is not None)


def _turnings(teller: _Teller, at: int) -> Said:
    refs = [event.ref for event in teller.run(at, ev.TurnedSideways)]
    return (turned_sideways(teller.view, refs),), len(refs)


def _fight(teller: _Teller, at: int) -> Said:
    """Who meets whom, and what becomes of them: "Cain meets Joshua. Cain falls."."""
    fight = teller.event(at, ev.FightBegan)
    assert fight, "a fight is told"
    blows = teller.run(at + 1, ev.Damaged)
    ends = teller.ends(at + 1 + len(blows))
    n = 1 + len(blows) + len(ends)
    meets = does(teller.name(fight.attacker), "meets", "meet")
    parts = [f"{meets} {joined([teller.name(ref) for ref in fight.blockers])}."]
    parts += [tell(teller.view, end) for end in ends]
    asked = teller.event(at + n, ev.Asked)
    if not ends and not (asked and asked.question.kind in (ASK_DEAL, ASK_FIRST)):
        parts.append("Nobody falls.")
    return (" ".join(parts),), n


def _blows(teller: _Teller, at: int) -> Said:
    """Damage outside a fight, or after a split: "Cain takes 4 damage and falls."."""
    blows = teller.run(at, ev.Damaged)
    ends = teller.ends(at + len(blows))
    taken: dict[Ref, int] = {}
    for blow in blows:
        taken[blow.ref] = taken.get(blow.ref, 0) + blow.n
    told = [_blow(teller, ref, n, ends) for ref, n in taken.items()]
    told += [tell(teller.view, end) for end in ends if end.ref not in taken]
    return tuple(told), len(blows) + len(ends)


def _blow(teller: _Teller, ref: Ref, n: int, ends: Sequence[Outcome]) -> str:
    name = teller.name(ref)
    takes = f"{does(name, 'takes', 'take')} {n} damage"
    end = next((tell(teller.view, end) for end in ends if end.ref == ref), "")
    return f"{takes} and{end.removeprefix(name)}" if end else f"{takes}."


def _breaks(teller: _Teller, at: int) -> Said:
    """Walls broken; an attacker with nobody in its way is named. *Panel 5, Battle: step 3*."""
    broken = teller.event(at, ev.WallsBroken)
    assert broken, "broken Walls are told"
    loss = lose_walls(broken, teller.walls.get(at))
    after = at + len(teller.run(at, ev.WallsBroken))
    if teller.event(after, ev.BattleEnded) and find(teller.view.table, broken.by) is not None:
        return (f"Nobody is in {possessive(teller.name(broken.by))} way. {loss}",), 1
    return (loss,), 1


def _mends(teller: _Teller, at: int) -> Said:
    mended = teller.event(at, ev.WallsMended)
    assert mended, "mended Walls are told"
    return (mend_walls(mended, teller.walls.get(at)),), 1


def _testimony(teller: _Teller, at: int) -> Said:
    """A Testimony and the cards it gives. *Panels 9-10, Testimony*."""
    testimony = teller.event(at, ev.Testimony)
    assert testimony, "a Testimony is told"
    drawn: list[ev.CardDrawn] = []
    for side in (COVENANT, DEEP):
        draw = teller.event(at + 1 + len(drawn), ev.CardDrawn)
        if draw and draw.side == side:
            drawn.append(draw)
    sentence = f"Testimony: {printed_name(testimony.covenant_card)}."
    if drawn:
        each = "; ".join(_draws_one(teller.view, draw.side) for draw in drawn)
        sentence += f" {capital(each)}."
    own = [drew(teller.view, one.side, [one.ref]) for one in drawn if one.side == teller.view.seat]
    return (sentence, *own), 1 + len(drawn)


def _elder(teller: _Teller, at: int) -> Said:
    """An Elder fell, and the card it gives. *Panel 8, Elder*."""
    elder = teller.event(at, ev.ElderDrew)
    assert elder, "a draw for an Elder is told"
    name = name_of(teller.view, elder.ref)
    who = "An Elder" if name == A_CARD else f"{name}, an Elder,"
    sentence = f"{who} fell: {_draws_one(teller.view, elder.side)}."
    draw = teller.event(at + 1, ev.CardDrawn)
    if draw is None:
        return (sentence,), 1
    own = [drew(teller.view, draw.side, [draw.ref])] if draw.side == teller.view.seat else []
    return (sentence, *own), 2


def _draws_one(view: View, side: Side) -> str:
    return f"{side_name(view, side)} {'draw' if side == view.seat else 'draws'} 1"


_TOGETHER: Final[dict[type, Callable[[_Teller, int], Said]]] = {
    ev.CardDrawn: _draws,
    ev.Discarded: _discards,
    ev.CouldNotDraw: _empty_deck,
    ev.Announced: _plays,
    ev.TurnedSideways: _turnings,
    ev.FightBegan: _fight,
    ev.Damaged: _blows,
    ev.WallsBroken: _breaks,
    ev.WallsMended: _mends,
    ev.Testimony: _testimony,
    ev.ElderDrew: _elder,
}
"""Events that are told with those after them."""
