"""What a computer player does by habit where only a Siege asks. *Panel 11*."""

from collections.abc import Sequence
from typing import Final

from engine.kernel.ids import Ref
from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.mode import SIEGE
from engine.seraphs.prompts import Question
from engine.seraphs.seats import own_hand
from engine.seraphs.siege_choices import needs, shares
from engine.seraphs.state import State, card_of, find
from engine.seraphs.worth import worth

EARLY: Final = 3
"""What costs so much can be played before the Deep has broken many Walls."""

HEART_WANTED: Final = 5
"""With less Heart in all, the early characters of 6 cards will not hold the first days."""

HAND_FOR_ONE_MORE: Final = 2
"""Each two cards in hand make one more Altar card worth laying: the Days grow dearer."""


def redraw(state: State, question: Question, choices: Sequence[Command]) -> Command:
    """Draw anew if the early characters have too little Heart: the first days decide most."""
    hand = [card_of(state, ref) for ref in own_hand(state, question.side)]
    heart = sum(card.heart for card in hand if card.is_character and card.cost <= EARLY)
    wanted = HEART_WANTED * len(hand) // SIEGE.opening_hand
    return say.REDRAW if heart < wanted else say.KEEP_HAND


def struck_first(state: State, question: Question, choices: Sequence[Command]) -> Command:
    """Let that one of the equally costly be struck first whose fall would cost the least."""
    return say.choose(min(question.refs, key=lambda ref: _lost(state, question, ref)))


def from_hand(state: State, question: Question, choices: Sequence[Command]) -> Command:
    """Of two equally full hands, the first."""
    return choices[0]


def _lost(state: State, question: Question, ref: Ref) -> int:
    """What falls if it is struck first: itself where the Strength is enough, else nobody."""
    attacker = find(state, question.ref)
    entry = find(state, ref)
    assert attacker is not None, "an attacker strikes"
    assert entry is not None, "those in its way are in play"
    others = tuple(one for one in question.refs if one != ref)
    split = shares(state, attacker, (ref, *others))
    struck = [(find(state, one), n) for one, n in split.items()]
    return sum(worth(one) for one, n in struck if one is not None and n >= needs(state, one))
