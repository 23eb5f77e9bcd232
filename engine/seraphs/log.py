"""What has happened, in the leaflet's words, from one seat. *Panels 3 to 10.*

A sentence a thing: what belongs together (a play and what it cost, a fight and who falls in it, a
Testimony and its cards) is said together, and what only the rules need is not said at all.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from engine.seraphs import events as ev
from engine.seraphs.catalogue import CARDS
from engine.seraphs.events import Event
from engine.seraphs.naming import name_of
from engine.seraphs.telling import (
    discarded,
    drew,
    lose_walls,
    tell,
)
from engine.seraphs.views import View
from engine.seraphs.words import Side

EventT = TypeVar("EventT", bound=Event)

OUTCOMES: Final = (ev.Fell, ev.Stayed, ev.TakenUp, ev.LeftTheGame)
"""What may become of a character that would fall."""


def sentences(events: Sequence[Event], view: View) -> tuple[str, ...]:
    """What happened, oldest first.

    Args:
        events: as the seat may know them (`redact`), of one command or of several in a row.
        view: the seat's view after the last of them.
    """
    teller = _Teller(view, tuple(events), _walls_after(events, view))
    return tuple(teller.told())


def story_cards(events: Sequence[Event]) -> tuple[str, ...]:
    """The ids of the cards whose story is to be read now, in order. *Panels 9-10.*

    At a Testimony it is the Covenant card's; a story that was just read is not read again.
    """
    found: list[int] = []
    for event in events:
        if isinstance(event, ev.StoryMoment):
            found.append(event.card)
        elif isinstance(event, ev.Testimony) and event.read:
            found.append(event.covenant_card)
    return tuple(CARDS[card].id for card in dict.fromkeys(found))


def _walls_after(events: Sequence[Event], view: View) -> dict[int, int]:
    """The Walls left after each event that moved them, by its place; counted back from the end.

    Walls stop at 0 and at 30, and from there one cannot count back: those places are left out.
    """
    left: list[int | None] = list(view.table.walls)
    most = view.table.mode.most_walls
    after: dict[int, int] = {}
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
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


Said = tuple[str, int]
"""A sentence, or "" for none, and how many events it tells."""


@dataclass(frozen=True, slots=True)
class _Teller:
    """The events to tell, the view after them, and what is left of the Walls after each."""

    view: View
    events: tuple[Event, ...]
    walls: dict[int, int]

    def told(self) -> Iterator[str]:
        at = 0
        while at < len(self.events):
            together = _TOGETHER.get(type(self.events[at]))
            sentence, n = together(self, at) if together else (tell(self.view, self.events[at]), 1)
            if sentence:
                yield sentence
            at += n

    def run(self, at: int, kind: type[EventT]) -> list[EventT]:
        """The events of a kind that follow one another from a place on."""
        found = []
        for event in self.events[at:]:
            if not isinstance(event, kind):
                break
            found.append(event)
        return found

    def event(self, at: int, kind: type[EventT]) -> EventT | None:
        """The event at a place if it is of that kind."""
        event = self.events[at] if at < len(self.events) else None
        return event if isinstance(event, kind) else None

    def name(self, ref: int) -> str:
        return name_of(self.view, ref)


def _draws(teller: _Teller, at: int) -> Said:
    refs, side = _same_side(teller.run(at, ev.CardDrawn))
    return drew(teller.view, side, refs), len(refs)


def _discards(teller: _Teller, at: int) -> Said:
    refs, side = _same_side(teller.run(at, ev.Discarded))
    return discarded(teller.view, side, refs), len(refs)


def _same_side(run: Sequence[ev.CardDrawn | ev.Discarded]) -> tuple[list[int], Side]:
    side = run[0].side
    mine = list(run)
    for n, event in enumerate(run):
        if event.side != side:
            mine = mine[:n]
            break
    return [event.ref for event in mine], side


def _empty_deck(teller: _Teller, at: int) -> Said:
    """A card that could not be drawn, and the Walls it cost. *Panel 6: Empty deck?*"""
    empty = teller.event(at, ev.CouldNotDraw)
    broken = teller.event(at + 1, ev.WallsBroken)
    assert empty and broken, "an empty deck breaks Walls"
    owner = "Your" if empty.side == teller.view.seat else f"T{SIDE_NAMES[empty.side][1:]}'s"
    return f"{owner} deck is empty. {lose_walls(broken, teller.walls.get(at + 1))}", 2
