"""What only a Siege asks: where the Deep's choice is a tie, you break it. *Panel 11: step 5*."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.kernel.ids import Ref
from engine.seraphs.catalogue import CARDS
from engine.seraphs.naming import known, name_of, possessive, printed_name
from engine.seraphs.phrases import filter_phrase
from engine.seraphs.prompts import ASK_TARGET, Question
from engine.seraphs.views import View
from engine.seraphs.words import DEEP, Side

TIE_RULE: Final = "The Deep takes your costliest; where some cost the same, you break the tie."
SPLIT_RULE: Final = "The costliest is struck first, then the next. You break ties."
HAND_RULE: Final = "A discard falls on the fuller hand, and both hold as many."


def is_tie(view: View, question: Question) -> bool:
    """Whether a choice is the Deep's own, and you are asked because its cards tie."""
    if not view.table.mode.siege or question.kind != ASK_TARGET:
        return False
    card = CARDS[question.card]
    target = card.plans[question.power].steps[question.step].target
    return card.side == DEEP and target is not None and target.chooser == "player"


def tie_title(question: Question) -> str:
    """The question where a Siege card's choice is a tie: "Haman: which … of equal cost?"."""
    step = CARDS[question.card].plans[question.power].steps[question.step]
    assert step.target is not None, "a target is chosen where there is a filter"
    one = filter_phrase(replace(step.target, count=1, chooser="player")).words
    return f"{printed_name(question.card)} means {one}: which of the costliest?"


def first_title(view: View, question: Question) -> str:
    """The question who of the equally costly is struck first."""
    return f"{possessive(name_of(view, question.ref))} Strength: whom does it meet first?"


def by_partner(view: View, side: Side, refs: Sequence[Ref]) -> bool:
    """Whether cards of your side were drawn or looked at by the other of two people."""
    if side != view.seat or view.table.partners is None:
        return False
    return any(known(view, ref) is None for ref in refs)
