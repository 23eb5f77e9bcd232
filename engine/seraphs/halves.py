"""Which halves of an "or" may be chosen now."""

from engine.seraphs.catalogue import CARDS
from engine.seraphs.possible import possible
from engine.seraphs.prompts import Question
from engine.seraphs.state import State
from engine.seraphs.words import Side


def halves_of(state: State, side: Side, ref: int, card: int, power: int) -> list[int]:
    """Those halves of a power that can be done. *VOCABULARY: Either*."""
    steps = CARDS[card].plans[power].steps
    return [step.half for step in steps if step.half >= 0 and possible(state, side, ref, step)]


def halves_possible(state: State, question: Question) -> list[int]:
    """The halves a question leaves: those that can be done, or both that may befall a card."""
    if question.step >= 0:
        return [0, 1]
    return halves_of(state, question.side, question.ref, question.card, question.power)
