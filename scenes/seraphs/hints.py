"""What is said of a card that is pointed at: what it can do, or why it is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.ids import Ref
from engine.seraphs.forecast import forecast
from engine.seraphs.prompts import ASK_OFFERING, ASK_TARGET
from engine.seraphs.sight import TableSight
from scenes.seraphs.choosing import guesses, sentence
from scenes.seraphs.desk import Desk
from scenes.seraphs.layout import Place

if TYPE_CHECKING:
    from scenes.seraphs.table import TableScene


def told_of(table: TableScene, ref: Ref | None) -> tuple[str, ...]:
    """What is to be said of a card that is looked at."""
    sight, desk, found = table.sight, table.desk, table.view.places
    if ref is None or ref not in found or not table.ready:
        return ()
    options = table.options.get(ref, ())
    lanes = forecast(desk.view()) if sight.attackers else ()
    if lane := next((one for one in lanes if ref in (one.attacker, *one.blockers)), None):
        return (lane.sentence,)
    if options:
        return tuple(sentence(one, desk.view()) for one in options[:2])
    return (why_not(desk, sight, ref, found[ref]),)


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
        refusal = desk.why_not(command)
        if refusal:
            return refusal
    return ""
