"""The table in words, for somebody who plays by ear: a card, a side, all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.ids import Ref
from engine.seraphs.asking import label
from engine.seraphs.cards import CardDef, card
from engine.seraphs.commands import Command
from engine.seraphs.sight import FieldCard, SideSight, TableSight
from engine.seraphs.text import keyword_names, power_text
from engine.seraphs.views import View
from engine.seraphs.words import PHASE_NAMES, SIDE_NAMES, TYPE_NAMES, WALLS_NAMES
from scenes.cards.look import Mark
from scenes.seraphs.choosing import name
from scenes.seraphs.layout import Place
from scenes.seraphs.siege_panel import pile_words as pile_told
from scenes.seraphs.standing import Card

TRUTHS: Mapping[Mark, str] = {
    "goes_out": "goes out",
    "in_the_way": "stands in the way",
    "first_day": "came today",
    "turned": "Turned",
    "spared": "stays when it would fall",
    "held": "cannot go out or stand in the way",
    "stopped": "its powers are stopped",
    "announced": "announced",
    "chosen": "picked",
    "threatened": "aimed at",
}
ZONES = {
    "hand": ("in your hand", "in the other hand"),
    "altar": ("on your Altar", "on the other Altar"),
    "field": ("yours, in play", "theirs, in play"),
    "wilderness": ("in your Wilderness", "in the other Wilderness"),
    "stage": ("announced", "announced"),
}


def card_words(shown: Card, place: Place | None, doing: str, marks: frozenset[Mark]) -> str:
    """One card as it is now: name, place, numbers, what is true of it, what can be done, its text.

    Args:
        shown: the card.
        place: where it lies on the table; None where cards are laid out to be looked at.
        doing: what can be done with it, or why nothing.
        marks: what the scene says of it: picked, aimed at.
    """
    where = place_words(place)
    if not shown.id:
        return "; ".join(part for part in (f"A face-down card{where}", doing) if part)
    printed = card(shown.id)
    true = [TRUTHS[mark] for mark in TRUTHS if mark in shown.marks | marks]
    head = ", ".join([f"{printed.name}{where}", *numbers_of(shown, printed), *true])
    return "; ".join(part.rstrip(".") for part in (head, doing, text_of(printed)) if part)


def place_words(place: Place | None) -> str:
    """Where a card lies, after its name."""
    if place is None:
        return ""
    turned = ", sideways" if place.sideways else ""
    return f", {ZONES[place.zone][place.upper]}{turned}"


def numbers_of(shown: Card, printed: CardDef) -> list[str]:
    """Cost, Strength and Heart as they are now; what was printed where they have changed."""
    found = []
    cost = shown.cost if shown.cost >= 0 else printed.cost
    if shown.strength < 0 and shown.heart < 0:
        found.append(f"costs {now_and_then(cost, printed.cost)}")
    if printed.type == "character":
        strength = shown.strength if shown.strength >= 0 else printed.strength
        heart = shown.heart if shown.heart >= 0 else printed.heart
        found.append(f"Strength {now_and_then(strength, printed.strength)}")
        found.append(f"Heart {now_and_then(heart, printed.heart)}")
    if shown.damage:
        found.append(f"damage {shown.damage}")
    return found


def now_and_then(now: int, printed: int) -> str:
    """A number, and the printed one where it is another."""
    return str(now) if now == printed else f"{now}, printed {printed}"


def text_of(printed: CardDef) -> str:
    """Type, keywords and power."""
    kind = ", ".join((TYPE_NAMES[printed.type], *keyword_names(printed)))
    return "; ".join(part for part in (kind, power_text(printed)) if part)


def doing_words(options: Sequence[Command], more: Sequence[str], view: View) -> str:
    """What can be done with a card: the one thing, or all there is to choose from."""
    told = [*(label(one, view) for one in options), *more]
    if len(told) == 1:
        return f"You can: {told[0]}"
    return f"You can choose: {', or '.join(told)}" if told else ""


def overview(sight: TableSight, cards: Mapping[Ref, Card]) -> list[str]:
    """The whole table, a line each: the day, both sides, who is in play, who is in whose way."""
    last = f" of {sight.last_day}" if sight.last_day else ""
    told = [
        f"Day {sight.day}{last} of {SIDE_NAMES[sight.active]}, {PHASE_NAMES[sight.phase]}",
        *siege_words(sight),
    ]
    for side in (sight.sides[sight.seat], sight.sides[1 - sight.seat]):
        told += [side_words(side, mine=side.side == sight.seat), *field_words(side, cards)]
    return told


def siege_words(sight: TableSight) -> list[str]:
    """Of a Siege its level, its pile, and what the Deep will do next."""
    if sight.siege is None:
        return []
    return [f"Siege of {sight.siege.level}: {pile_told(sight.siege)}", sight.siege.move]


def side_words(side: SideSight, *, mine: bool) -> str:
    """A side's counts: Walls, cards, Altar."""
    whose = "Yours" if mine else "The other side's"
    standing = sum(one.standing for one in side.altar)
    hand = ", ".join(name(one.id) for one in side.hand) if mine else ""
    parts = (
        f"{whose}: {WALLS_NAMES[side.side]} has {side.walls} Walls",
        f"{len(side.altar)} cards on the Altar, {standing} standing",
        f"{side.funds} manna to pay with",
        f"{len(side.hand)} cards in hand{': ' if hand else ''}{hand}",
        f"{side.deck} cards in the deck, {len(side.wilderness)} in the Wilderness",
    )
    return "; ".join(parts)


def field_words(side: SideSight, cards: Mapping[Ref, Card]) -> list[str]:
    """Who of a side is in play, a line each."""
    return [one_in_play(one, cards) for one in side.field]


def one_in_play(one: FieldCard, cards: Mapping[Ref, Card]) -> str:
    """A card in play in short."""
    shown, printed = cards[one.ref], card(one.id)
    true = [TRUTHS[mark] for mark in TRUTHS if mark in shown.marks]
    if one.stands_against >= 0 and one.stands_against in cards:
        true.append(f"in the way of {name(cards[one.stands_against].id)}")
    sideways = ["sideways"] if one.sideways else []
    return ", ".join([printed.name, *numbers_of(shown, printed), *sideways, *true])


def pile_words(side: SideSight, doing: Sequence[str]) -> str:
    """A Wilderness that has the focus, with what can be done with cards in it."""
    cards = side.wilderness
    top = f", the newest is {name(cards[-1].id)}" if cards else ""
    whose = f"The Wilderness of {SIDE_NAMES[side.side]}"
    inside = f" In it you can: {', or '.join(doing)}." if doing else ""
    return f"{whose}: {len(cards)} cards{top}. You can look through it.{inside}"
