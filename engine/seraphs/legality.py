"""Why a play is not legal: one small function for each kind of command, None where it is.

The refusals are made once; asking costs no sentence. *Panels 3 to 8; rulings 5 to 9, 18, 25.*
"""

from typing import Final

from engine.kernel.decision import Refusal
from engine.kernel.ids import NOBODY, Ref
from engine.seraphs.catalogue import ANSWERS, CARDS
from engine.seraphs.paying import comes_cheaper
from engine.seraphs.possible import could_do
from engine.seraphs.prompts import ASK_PAUSE
from engine.seraphs.seats import is_own
from engine.seraphs.state import InPlay, State, card_of, find
from engine.seraphs.stats import (
    cost,
    forbidden_battle,
    forbidden_side,
    funds,
    kept_from,
    works,
)
from engine.seraphs.words import COVENANT, Side, other

NOT_IN_HAND: Final = Refusal("That card is not in your hand.", "Panel 4, A Day")
NOT_YOUR_HAND: Final = Refusal(
    "That card is in the other's hand: hands are your own.", "Panel 11, The Siege: 2 players"
)
NO_ANSWER: Final = Refusal("Only an Answer or a ◇ power can be used in a pause.", "Panel 8, Answer")
NO_ANSWERS_NOW: Final = Refusal(
    "You cannot play Answers or use ◇ powers now.", "The Law That Cannot Change"
)
TOO_DEAR: Final = Refusal("It costs more manna than you have.", "Panel 7, Manna")
DOES_NOTHING: Final = Refusal("It would do nothing now.", "Ruling 18, Targets")
NOT_ON_ALTAR: Final = Refusal(
    "Only a Holy Thing standing on your Altar can be raised up.", "Panel 7"
)
RAISED_ALREADY: Final = Refusal("You raise up once in your Work, and you have.", "Panel 7, Altar")
NO_RAISING: Final = Refusal("You cannot raise up Holy Things now.", "The Temple of Dagon")
TOO_DEAR_TO_RAISE: Final = Refusal(
    "Your other standing Altar cards do not pay its cost.", "Panel 7, Altar"
)
NO_RETURN: Final = Refusal("That card does not Return from your Wilderness.", "Panel 8, Return")
NO_POWER: Final = Refusal("That card has no such ◇ power in play on your side.", "Panel 7, Manna")
USED: Final = Refusal("That ◇ power has been used today.", "Ruling 6, Answers")
STOPPED: Final = Refusal("That card has stopped working.", "Ruling 23, Stops working")
NOT_YOURS: Final = Refusal("Only your own character in play can do that.", "Panel 4, A Day: step 4")
IS_SIDEWAYS: Final = Refusal("It is sideways; only a standing character can.", "Panel 7, Standing")
FIRST_DAY: Final = Refusal("A character cannot go out on its first day.", "Panel 4, A Day: step 4")
NEVER_OUT: Final = Refusal(
    "In the Siege you never go out: stand in the Deep's way.", "Panel 11, The Siege: step 3"
)
HELD: Final = Refusal("It cannot go out or stand in the way now.", "Ruling 20, How long")
IN_THE_WAY: Final = Refusal(
    "It stands in the way of an attacker already.", "Panel 5, Battle: step 1"
)
NO_ATTACKER: Final = Refusal("That is no attacker.", "Panel 5, Battle: step 1")
GIANT: Final = Refusal(
    "Only a Giant-slayer, or 2 or more together, can stand in its way.", "Panel 8, Giant"
)
HEAVENLY_OR_ARMY: Final = Refusal(
    "Only Heavenly or Army cards, or 2 or more together, can stand in its way.",
    "Panel 8, Heavenly, Army",
)
KEPT_FROM: Final = Refusal("It cannot stand in that one's way.", "Leviathan")
FINISH_TOGETHER: Final = Refusal(
    "One alone may not stand there: first set another beside it.", "Ruling 9, Blocks"
)


def why_not_play(state: State, side: Side, ref: Ref) -> Refusal | None:
    """A card of the hand, in your Work or (an Answer) in a pause."""
    if ref not in state.hand[side]:
        return NOT_IN_HAND
    if state.partners is not None and not is_own(state, ref):
        return NOT_YOUR_HAND
    judge = why_not_answer_now if _in_pause(state) else why_not_play_now
    return judge(state, side, ref, funds(state, side))


def why_not_answer_now(state: State, side: Side, ref: Ref, money: int) -> Refusal | None:
    """The same in a pause, of a card known to be in the hand of whoever is asked."""
    if state.identity[ref] not in ANSWERS:
        return NO_ANSWER
    if forbidden_side(state, side, "answers_and_powers"):
        return NO_ANSWERS_NOW
    return why_not_play_now(state, side, ref, money)


def why_not_play_now(state: State, side: Side, ref: Ref, money: int) -> Refusal | None:
    """The same in your Work."""
    card = CARDS[state.identity[ref]]
    if card.cost > money and not comes_cheaper(state, side, card, money):
        return TOO_DEAR
    if not card.stays and not could_do(state, side, ref, card.plans[card.played]):
        return DOES_NOTHING
    return None


def why_not_raise(state: State, side: Side, ref: Ref) -> Refusal | None:
    """Raise up a Holy Thing. *Panel 7, Altar; ruling 25*."""
    if ref not in state.upright[side] or card_of(state, ref).type != "holy_thing":
        return NOT_ON_ALTAR
    if state.raised:
        return RAISED_ALREADY
    if forbidden_side(state, side, "raise_up"):
        return NO_RAISING
    if cost(state, side, card_of(state, ref)) >= len(state.upright[side]):
        return TOO_DEAR_TO_RAISE
    return None


def why_not_return(state: State, side: Side, ref: Ref) -> Refusal | None:
    """Play a card from the Wilderness by Return. *Panel 8, Keywords*."""
    if ref not in state.wilderness[side] or not card_of(state, ref).return_cost:
        return NO_RETURN
    return None if card_of(state, ref).return_cost <= funds(state, side) else TOO_DEAR


def why_not_use(state: State, side: Side, ref: Ref, power: int) -> Refusal | None:
    """Use a ◇ power, in your Work or in a pause. *Ruling 6*."""
    entry = find(state, ref)
    if entry is None or entry.side != side or power not in entry.card.pays:
        return NO_POWER
    return why_not_use_now(state, entry, power, funds(state, side))


def why_not_use_now(state: State, entry: InPlay, power: int, money: int) -> Refusal | None:
    """The same of a ◇ power known to be in play on the side that is asked."""
    if (entry.ref, power) in state.used:
        return USED
    if forbidden_side(state, entry.side, "answers_and_powers"):
        return NO_ANSWERS_NOW
    if not works(state, entry):
        return STOPPED
    plan = entry.card.plans[power]
    if plan.pay > money:
        return TOO_DEAR
    return None if could_do(state, entry.side, entry.ref, plan) else DOES_NOTHING


def why_not_go_out(state: State, side: Side, ref: Ref) -> Refusal | None:
    """Send a character out. *Panel 4, A Day: step 4*. In the Siege you never do. *Panel 11*."""
    if state.mode.siege and side == COVENANT:
        return NEVER_OUT
    entry = find(state, ref)
    if entry is None or entry.side != side:
        return NOT_YOURS
    return why_not_go_now(state, entry)


def why_not_go_now(state: State, entry: InPlay) -> Refusal | None:
    """The same of a card known to be in play on a side that may go out."""
    if not entry.card.is_character:
        return NOT_YOURS
    if entry.sideways:
        return IS_SIDEWAYS
    if entry.since == state.count:
        return FIRST_DAY
    return HELD if state.lasting and forbidden_battle(state, entry.ref) else None


def why_not_stand(state: State, side: Side, ref: Ref, attacker: Ref) -> Refusal | None:
    """Stand in an attacker's way. *Panel 5, Battle: step 1; panel 8; ruling 9*."""
    one, against = find(state, ref), find(state, attacker)
    if one is None or one.side != side:
        return NOT_YOURS
    refusal = why_not_block(state, one)
    if refusal is not None:
        return refusal
    if against is None or attacker not in state.attackers:
        return NO_ATTACKER
    return why_not_meet(state, one, against, lonely_block(state))


def why_not_block(state: State, entry: InPlay) -> Refusal | None:
    """Whether a card in play may stand in anybody's way at all."""
    if not entry.card.is_character:
        return NOT_YOURS
    if entry.sideways:
        return IS_SIDEWAYS
    if entry.ref in state.in_the_way:
        return IN_THE_WAY
    return HELD if state.lasting and forbidden_battle(state, entry.ref) else None


def why_not_meet(state: State, one: InPlay, against: InPlay, lonely: Ref) -> Refusal | None:
    """Whether one who may stand in the way may stand in just this attacker's."""
    if lonely not in (NOBODY, against.ref):
        return FINISH_TOGETHER
    if against.card.forbids and kept_from(state, one, against):
        return KEPT_FROM
    alone = why_not_alone(one, against)
    if alone is None or against.ref in state.in_the_way.values():
        return None
    return None if _can_be_joined(state, one, against) else alone


def why_not_alone(blocker: InPlay, attacker: InPlay) -> Refusal | None:
    """Whether one character alone may stand in an attacker's way. *Panel 8; ruling 9*."""
    card = attacker.card
    if card.giant and not blocker.card.giant_slayer:
        return GIANT
    if (card.heavenly or card.army) and not (blocker.card.heavenly or blocker.card.army):
        return HEAVENLY_OR_ARMY
    return None


def lonely_block(state: State) -> Ref:
    """The attacker in whose way one stands who may not stand there alone, or -1."""
    if not state.in_the_way:
        return NOBODY
    attackers = list(state.in_the_way.values())
    for ref, attacker in state.in_the_way.items():
        if attackers.count(attacker) == 1:
            one, against = find(state, ref), find(state, attacker)
            if one and against and why_not_alone(one, against) is not None:
                return attacker
    return NOBODY


def _in_pause(state: State) -> bool:
    return state.question is not None and state.question.kind == ASK_PAUSE


def _can_be_joined(state: State, one: InPlay, against: InPlay) -> bool:
    return any(
        entry is not one
        and why_not_block(state, entry) is None
        and not kept_from(state, entry, against)
        for entry in state.field[other(state.active)]
    )
