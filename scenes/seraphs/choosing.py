"""Legal commands by the card they are about, and how each is called on a button."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine.kernel.ids import Ref
from engine.seraphs.cards import card
from engine.seraphs.commands import (
    ChooseHalf,
    Command,
    Concede,
    Deal,
    Done,
    GoOut,
    KeepHand,
    Pass,
    PlayCard,
    RaiseUp,
    Redraw,
    ReturnCard,
    StandInTheWay,
    UsePower,
)
from engine.seraphs.prompts import ASK_OFFERING, ASK_PAUSE, ASK_WORK, Question
from engine.seraphs.sight import SideSight, TableSight
from engine.seraphs.text import halves_text, one_power_text

Paying = PlayCard | RaiseUp | ReturnCard | UsePower
_OF_NO_CARD = (Done, Pass, KeepHand, Redraw, Concede, ChooseHalf, Deal)
_A_PAIR = 2


def by_card(legal: Iterable[Command]) -> dict[Ref, tuple[Command, ...]]:
    """The commands that can be given by pointing at a card, under that card."""
    found: dict[Ref, list[Command]] = {}
    for command in legal:
        if not isinstance(command, _OF_NO_CARD):
            found.setdefault(command.ref, []).append(command)
    return {ref: tuple(commands) for ref, commands in found.items()}


def ids_in(sight: TableSight) -> dict[Ref, str]:
    """The printed card behind every ref on the table that the seat knows."""
    found: dict[Ref, str] = {}
    for side in sight.sides:
        for pile in (side.hand, side.altar, side.field, side.wilderness, side.out):
            found |= {one.ref: one.id for one in pile if one.id}
    found |= {said.ref: said.id for said in sight.said}
    return found


def name(card_id: str) -> str:
    """A card's printed name; "A face-down card" where it is not known."""
    return card(card_id).name if card_id else "A face-down card"


def label(command: Command, ids: Mapping[Ref, str], cost: int = -1) -> str:
    """What a command is called in a list of several. `cost` is what it costs now."""
    price = f" for {cost} ◇" if cost >= 0 else ""
    match command:
        case PlayCard():
            return f"Play it{price}"
        case RaiseUp():
            return f"Raise it up{price}"
        case ReturnCard(ref=ref):
            return f"Return it for {card(ids[ref]).return_cost} ◇"
        case UsePower(ref=ref, power=power):
            return one_power_text(card(ids[ref]), power)
        case GoOut():
            return "Go out"
        case StandInTheWay(attacker=attacker):
            return f"Stand in the way of {name(ids.get(attacker, ''))}"
        case _:
            return "This one"


def paid_with(command: Command, turning: Sequence[Ref]) -> Command:
    """The same command, paid with the Altar cards that were picked; any other as it is."""
    if turning and isinstance(command, Paying):
        return replace(command, turning=tuple(turning))
    return command


def pickable(side: SideSight, question: Question | None) -> frozenset[Ref]:
    """The own standing Altar cards that may be picked to pay the next play. *Ruling 7, Manna.*"""
    if question is None or question.kind not in (ASK_WORK, ASK_PAUSE):
        return frozenset()
    return frozenset(one.ref for one in side.altar if one.standing)


def guesses(sight: TableSight, ref: Ref, zone: str) -> tuple[Command, ...]:
    """What somebody who points at an own card that is not legal may have meant, likeliest first."""
    question = sight.question
    if question is None or question.kind == ASK_OFFERING:
        return ()
    if zone == "hand":
        return (PlayCard(ref),)
    if zone == "altar":
        return (RaiseUp(ref),)
    mine = next((one for one in sight.sides[sight.seat].field if one.ref == ref), None)
    if mine is None:
        return ()
    printed = card(mine.id)
    powers = [i for i, power in enumerate(printed.powers) if power.when == "pay"]
    uses = tuple(UsePower(ref, power) for power in powers)
    out = (GoOut(ref),) if printed.type == "character" and question.kind != ASK_PAUSE else ()
    return out + uses


def halves(question: Question, card_id: str) -> tuple[str, ...]:
    """The two things between which a card lets its player, or another's, choose; as sentences."""
    printed = card(card_id)
    found = halves_text(printed, question.power)
    if found:
        return found
    offered = one_power_text(printed, question.power).rpartition(": ")[2]
    parts = offered.rstrip(".").split(", or ")
    return (
        tuple(f"{part[:1].upper()}{part[1:]}." for part in parts) if len(parts) == _A_PAIR else ()
    )
