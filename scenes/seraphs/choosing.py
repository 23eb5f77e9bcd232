"""Legal commands by the card they are about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.kernel.ids import Ref
from engine.seraphs.asking import label
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
    UsePower,
)
from engine.seraphs.prompts import ASK_OFFERING, ASK_PAUSE, ASK_WORK, Question
from engine.seraphs.sight import SideSight, TableSight, card_id
from engine.seraphs.text import one_power_text
from engine.seraphs.views import View

Paying = PlayCard | RaiseUp | ReturnCard | UsePower
_OF_NO_CARD = (Done, Pass, KeepHand, Redraw, Concede, ChooseHalf, Deal)


def by_card(legal: Iterable[Command]) -> dict[Ref, tuple[Command, ...]]:
    """The commands that can be given by pointing at a card, under that card."""
    found: dict[Ref, list[Command]] = {}
    for command in legal:
        if not isinstance(command, _OF_NO_CARD):
            found.setdefault(command.ref, []).append(command)
    return {ref: tuple(commands) for ref, commands in found.items()}


def name(card_id: str) -> str:
    """A card's printed name; "A face-down card" where it is not known."""
    return card(card_id).name if card_id else "A face-down card"


def sentence(command: Command, view: View) -> str:
    """What a command does, in full: a ◇ power as its card prints it, else its label."""
    if isinstance(command, UsePower) and (found := card_id(view, command.ref)):
        return one_power_text(card(found), command.power)
    return label(command, view)


def paid_with(command: Command, turning: Sequence[Ref]) -> Command:
    """The same command, paid with the Altar cards that were picked; any other as it is."""
    if turning and isinstance(command, Paying):
        return replace(command, turning=tuple(turning))
    return command


def pickable(side: SideSight, question: Question | None) -> frozenset[Ref]:
    """The own standing Altar cards that may be picked to pay the next play. *Ruling 7, Manna*."""
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
