"""What the prompt says: the question, one line of help, and what its buttons will do next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.seraphs import prompts as ask
from engine.seraphs.cards import card
from engine.seraphs.commands import DONE, KEEP_HAND, PASS, REDRAW, Command
from engine.seraphs.sight import Said, SideSight, TableSight, printed_id
from engine.seraphs.text import one_power_text, power_text
from engine.seraphs.words import SIDE_NAMES, Side
from scenes.seraphs.choosing import ids_in, name

Deed = Command | Literal["pass all day", "take back", "the last word", "browse", "stop passing"]

CHEAP = range(1, 4)
FEW_CHEAP = 2


@dataclass(frozen=True, slots=True)
class Offer:
    """A button: what is written on it and what it does."""

    label: str
    deed: Deed


@dataclass(frozen=True, slots=True)
class Prompt:
    """The prompt bar. `large` is None while nobody can press it."""

    question: str
    help: str = ""
    large: Offer | None = None
    small: Offer | None = None


def prompt_for(sight: TableSight, waiting: str, *, undo: bool, passing: bool) -> Prompt:
    """What the prompt says now.

    Args:
        sight: the table.
        waiting: the name of whoever is waited for, or "".
        undo: the last step can be taken back.
        passing: this seat passes for the rest of the day.
    """
    if sight.how:
        return Prompt(*ending(sight), Offer("The last word", "the last word"))
    question = sight.question
    if waiting or question is None or question.side != sight.seat:
        return _waiting(sight, waiting, passing=passing)
    made = _PROMPTS[question.kind](sight)
    if undo and made.small is None:
        made = replace(made, small=Offer("Take back", "take back"))
    return made


def ending(sight: TableSight) -> tuple[str, str]:
    """How the Duel ended: the sentence, and the why."""
    whys = {
        "walls": "The Walls are broken.",
        "glory": "The glory of the LORD filled the Tabernacle.",
        "last_day": "The last day is over: the side whose Walls fell least wins.",
        "conceded": "The other side conceded.",
    }
    if len(sight.winners) == 1:
        who = SIDE_NAMES[sight.winners[0]]
        return f"{upper_first(who)} wins.", whys.get(sight.how, "")
    return "A shared win.", "Both sides share it."


def advised_to_redraw(side: SideSight) -> bool:
    """Whether fewer than 2 cards of the opening hand cost 1, 2 or 3. *Panel 3: step 2.*"""
    return sum(card(one.id).cost in CHEAP for one in side.hand if one.id) < FEW_CHEAP


def said_title(said: Said) -> str:
    """Who announced what: "The Deep plays Cain."."""
    verb = "plays" if said.power < 0 else "uses a ◇ power of"
    return f"{upper_first(SIDE_NAMES[said.side])} {verb} {name(said.id)}."


def said_text(said: Said) -> str:
    """What an announced card or ◇ power will do, as its card prints it."""
    printed = card(said.id)
    return one_power_text(printed, said.power) if said.power >= 0 else power_text(printed)


def upper_first(text: str) -> str:
    """The text with a capital at its head."""
    return text[:1].upper() + text[1:]


def _waiting(sight: TableSight, waiting: str, *, passing: bool) -> Prompt:
    small = Offer("Ask me again", "stop passing") if passing else None
    if sight.said:
        return Prompt(said_title(sight.said[-1]), said_text(sight.said[-1]), None, small)
    if not waiting:
        return Prompt(_day_title(sight.active), "", None, small)
    thinks = f"{waiting} may stand in the way." if _blocks(sight) else f"{waiting} is to choose."
    return Prompt(_day_title(sight.active), thinks, None, small)


def _blocks(sight: TableSight) -> bool:
    return sight.question is not None and sight.question.kind == ask.ASK_STAND


def _day_title(side: Side) -> str:
    return f"{upper_first(SIDE_NAMES[side])}’s day"


def _redraw(sight: TableSight) -> Prompt:
    keep, redraw = Offer("Keep this hand", KEEP_HAND), Offer("Redraw 6", REDRAW)
    if advised_to_redraw(sight.sides[sight.seat]):
        advice = "The leaflet says: redraw, for fewer than 2 of them cost 1, 2 or 3."
        return Prompt("Your opening hand", advice, redraw, keep)
    told = "Keep it, or put all 6 back once, shuffle, and draw 6 new ones."
    return Prompt("Your opening hand", told, keep, redraw)


def _lay_from_top(sight: TableSight) -> Prompt:
    told = "Lay one face down on your Altar; the other goes back on top."
    return Prompt("Your top 2 cards", told, Offer("Look at them", "browse"))


def _offering(sight: TableSight) -> Prompt:
    told = "It gives 1 manna on each of your days, from today."
    return Prompt("Lay a card on your Altar, or go on", told, Offer("Lay no Offering", DONE))


def _work(sight: TableSight) -> Prompt:
    mine = sight.sides[sight.seat]
    told = f"You have {mine.funds} manna. Play cards, use ◇ powers, or send characters out."
    return Prompt("Your Work", told, Offer("End the day", DONE))


def _go_out(sight: TableSight) -> Prompt:
    names = ids_in(sight)
    out = [name(names.get(ref, "")) for ref in sight.attackers]
    who = listed(out)
    return Prompt("Who else goes out?", f"{who} so far.", Offer("Go out", DONE))


def _stand(sight: TableSight) -> Prompt:
    return Prompt("Who stands in the way?", "", Offer("To the battle", "browse"))


def _pause(sight: TableSight) -> Prompt:
    small = Offer("Pass all day", "pass all day")
    if not sight.said:
        told = "Use an Answer or a ◇ power, or let it go on."
        return Prompt("A pause in the battle", told, Offer("Pass", PASS), small)
    said = sight.said[-1]
    told = "It is stopped." if said.stopped else said_text(said)
    return Prompt(said_title(said), told, Offer("Pass", PASS), small)


def _target(sight: TableSight) -> Prompt:
    title, told = _asking(sight)
    return Prompt(f"{title}: choose one", told)


def _half(sight: TableSight) -> Prompt:
    title, told = _asking(sight)
    return Prompt(f"{title}: which of the two?", told, Offer("Choose", "browse"))


def _asking(sight: TableSight) -> tuple[str, str]:
    """The name of the card that asks, and the power it asks for."""
    question = sight.question
    if question is None or question.card < 0:
        return "Choose", ""
    printed = card(printed_id(question.card))
    told = one_power_text(printed, question.power) if question.power >= 0 else power_text(printed)
    return printed.name, told


def _discard(sight: TableSight) -> Prompt:
    n = sight.question.n if sight.question else 1
    more = f"{n} cards to discard." if n > 1 else "One card to discard."
    return Prompt("Choose a card of your hand to discard", more)


def _keep(sight: TableSight) -> Prompt:
    told = "The rest go under your deck."
    return Prompt("Keep one of these in your hand", told, Offer("Look at them", "browse"))


def _find(sight: TableSight) -> Prompt:
    told = "Take one to your hand. It is shown, and the deck is shuffled."
    return Prompt("Your search found these", told, Offer("Look at them", "browse"))


def _deal(sight: TableSight) -> Prompt:
    return Prompt("Split the Strength", "", Offer("To the battle", "browse"))


def listed(names: list[str]) -> str:
    """Names in a sentence: "Cain, Agag and Og"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


_PROMPTS: Mapping[str, Callable[[TableSight], Prompt]] = {
    ask.ASK_REDRAW: _redraw,
    ask.ASK_LAY_FROM_TOP: _lay_from_top,
    ask.ASK_OFFERING: _offering,
    ask.ASK_WORK: _work,
    ask.ASK_GO_OUT: _go_out,
    ask.ASK_STAND: _stand,
    ask.ASK_PAUSE: _pause,
    ask.ASK_TARGET: _target,
    ask.ASK_HALF: _half,
    ask.ASK_DISCARD: _discard,
    ask.ASK_KEEP: _keep,
    ask.ASK_FIND: _find,
    ask.ASK_DEAL: _deal,
}
