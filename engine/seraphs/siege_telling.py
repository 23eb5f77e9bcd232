"""What only a Siege tells: one event, one sentence, as the Covenant's seat reads it. *Panel 11*."""

from collections.abc import Callable
from typing import Final, Never

from engine.kernel.ids import Ref
from engine.seraphs.catalogue import CARDS
from engine.seraphs.events import LastingBegan
from engine.seraphs.events import siege as ev
from engine.seraphs.naming import does, is_plural, joined, name_of, printed_name
from engine.seraphs.prompts import Announcement
from engine.seraphs.sentences import effect_words
from engine.seraphs.state import find
from engine.seraphs.text import one_power_text
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT, DEEP, Side

REASONS: Final = {
    "lifted": "The Siege pile is empty and no Deep character is in play: the Siege is over.",
    "days": "Ten days of the Deep have passed on Day 30, and the Siege goes on.",
}
"""How a Siege ends, but for Jerusalem's Walls. *Panel 11: step 5; Siege Rulings*."""


def choice_rule(view: View, said: Announcement) -> str:
    """Why the Deep chose what it did for a card just turned over. *Siege Rulings: the first two*.

    "your costliest that it may choose"; of its own side what gains by it; of an "or" the first.
    """
    refs = [ref for step in said.targets for ref in step]
    if not refs:
        return "the first of the two that it can do"
    if all(known_side(view, ref) == DEEP for ref in refs):
        return "its own costliest that gains by it"
    return "your costliest that it may choose"


def known_side(view: View, ref: Ref) -> Side:
    """Whose a card is; one that lies face down is yours, for the Deep holds none."""
    entry = find(view.table, ref)
    if entry is not None:
        return entry.side
    index = view.table.identity[ref]
    return CARDS[index].side if index >= 0 else COVENANT


def holds_sideways(view: View, event: LastingBegan) -> str:
    """What a Siege card has turned sideways for your next Morning too."""
    held = _yours(view, event.refs)
    return f"{held} sideways on your next Morning." if held else ""


def _pile(view: View, event: ev.PileLaid) -> str:
    deck = len(view.table.deck[1])
    return f"The Siege pile lies ready: {deck} cards, Leviathan among the last 5."


def _turned_over(view: View, event: ev.TurnedOver) -> str:
    index = view.table.identity[event.ref]
    return f"The Deep turns over {printed_name(index)} (cost {CARDS[index].cost})."


def _card_skipped(view: View, event: ev.CardSkipped) -> str:
    name = name_of(view, event.ref)
    return f"{does(name, 'is', 'are')} skipped: nothing can be done by that card now."


def _skipped(view: View, event: ev.Skipped) -> str:
    """A part that could not be done, in the card's own words; with an "if" the whole of it."""
    card = CARDS[event.card]
    plan = card.plans[event.power]
    step = (plan.later if event.later else plan.steps)[event.step]
    skips = does(card.printed.name, "skips what it", "skip what they")
    if plan.if_ is not None:
        whole = one_power_text(card.printed, event.power)
        return f"{skips} can't do: {whole[:1].lower()}{whole[1:]}"
    return f"{skips} can't do: {effect_words(step.effect)}."


def _under(view: View, event: ev.WentUnderThePile) -> str:
    return f"{does(name_of(view, event.ref), 'goes', 'go')} under the Siege pile."


def _stood_up_but(view: View, event: ev.StoodUpAllBut) -> str:
    held = _yours(view, event.refs)
    return f"{held} sideways this Morning." if held else ""


def _yours(view: View, refs: tuple[Ref, ...]) -> str:
    """Cards of yours and that they stay so: characters by name, Altar cards counted.

    Nothing of those that have left play and your Altar meanwhile.
    """
    names = [name_of(view, ref) for ref in refs if find(view.table, ref) is not None]
    on_altar = sum(ref in view.table.altar[COVENANT] for ref in refs)
    if on_altar:
        names.append(f"{on_altar} of your Altar cards")
    many = len(names) > 1 or on_altar > 1 or (not on_altar and any(map(is_plural, names)))
    return f"{joined(names)} {'stay' if many else 'stays'}" if names else ""


TELLERS: Final[dict[type, Callable[[View, Never], str]]] = {
    ev.PileLaid: _pile,
    ev.TurnedOver: _turned_over,
    ev.CardSkipped: _card_skipped,
    ev.Skipped: _skipped,
    ev.WentUnderThePile: _under,
    ev.StoodUpAllBut: _stood_up_but,
}
"""Events without a sentence are of use to the rules alone."""
