"""The stories a beat asks to be read: Story moments and Testimonies. *Panels 9 and 10*."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.seraphs import events as ev
from engine.seraphs.cards import card
from engine.seraphs.events import Event
from engine.seraphs.sight import printed_id
from scenes.reading import Story
from scenes.stack import Scene


@dataclass(frozen=True, slots=True)
class Telling:
    """A story to be read: of the card `card_id`; `met` is its pair, `testimony` the occasion."""

    card_id: str
    met: str = ""
    testimony: bool = False


Tell = Callable[[Telling], Scene[None] | None]
"""Gives the reading of a story, or None where stories are not to be read."""


def tellings(events: Sequence[Event]) -> tuple[Telling, ...]:
    """The stories that a beat asks to be read, in order; one that was just read is not again."""
    found = []
    for event in events:
        match event:
            case ev.StoryMoment(card=index):
                found.append(Telling(printed_id(index)))
            case ev.Testimony(card=index, covenant_card=met, read=True):
                found.append(Telling(printed_id(met), printed_id(index), testimony=True))
    return tuple(found)


def story_of(telling: Telling, *, short: bool = False, hide_prophets: bool = False) -> Story:
    """The story as the reading shows it; `short` leaves only the quotation."""
    printed = card(telling.card_id)
    person = printed.side == "covenant" and printed.type == "character"
    return Story(
        title=printed.name,
        text="" if short else printed.story,
        side=printed.side,
        epithet=printed.epithet,
        plate=printed.plate,
        quote=printed.quote,
        quote_ref=printed.quote_ref,
        reference=printed.reference,
        picture=f"windows/{printed.id}",
        occasion=occasion(telling),
        after="Then the Covenant draws a card." if telling.testimony else "",
        hidden=hide_prophets and person,
    )


def occasion(telling: Telling) -> str:
    """Why it is read now."""
    if telling.testimony:
        met = f"{card(telling.card_id).name} and {card(telling.met).name}"
        return f"A Testimony for the Covenant: {met}"
    return "A Story moment"
