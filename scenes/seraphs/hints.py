"""Why a card that is pointed at is not legal now, in the match's own sentence."""

from __future__ import annotations

from engine.kernel.ids import Ref
from engine.seraphs.prompts import ASK_OFFERING, ASK_TARGET
from engine.seraphs.sight import TableSight
from scenes.seraphs.choosing import guesses
from scenes.seraphs.desk import Desk
from scenes.seraphs.layout import Place


def why_not(desk: Desk, sight: TableSight, ref: Ref, place: Place) -> str:
    """The sentence for a card without options; "" where nobody would expect one."""
    question = sight.question
    if question is None or sight.how:
        return ""
    if not sight.asked:
        return f"{desk.waiting_for() or 'The other side'} is to choose now."
    if question.kind == ASK_TARGET:
        return "That is not one of the cards to choose from."
    if place.upper or place.zone == "stage":
        return ""
    if question.kind == ASK_OFFERING and place.zone != "hand":
        return "First lay a card of your hand on your Altar, or go on."
    for command in guesses(sight, ref, place.zone):
        sentence = desk.why_not(command)
        if sentence:
            return sentence
    return ""
