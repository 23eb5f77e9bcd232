"""Every command that answers the question of a state, and the judge of any other.

`options` lists what is legal; `check` says of one command why it is not. Both ask `legality.py`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from engine.kernel.decision import Refusal
from engine.seraphs import commands as say
from engine.seraphs import legality as law
from engine.seraphs import prompts as ask
from engine.seraphs.catalogue import ANSWERS, CARDS, HOLY_THINGS, RETURNING
from engine.seraphs.commands import Command, Play
from engine.seraphs.halves import halves_possible
from engine.seraphs.paying import HOW, MOST_OFF, pays_exactly, price
from engine.seraphs.prompts import Question
from engine.seraphs.seats import own_hand
from engine.seraphs.state import State, find
from engine.seraphs.stats import funds
from engine.seraphs.winning import may_concede
from engine.seraphs.words import COVENANT, Side

_ONLY_PASS: Final = (say.PASS,)

NOTHING_ASKED: Final = Refusal("The game is over.", "Panel 6, Winning")
NOT_ASKED: Final = Refusal("That is not what is asked now.", "Panel 4, A Day")
NOT_AMONG: Final = Refusal("That is not one of the cards to choose from.", "Ruling 18, Targets")
WRONG_PAY: Final = Refusal("Those Altar cards do not pay just this cost.", "Ruling 7, Manna")
TOO_EARLY: Final = Refusal(
    "A side may concede after day 6, when it is behind by 10 or more.", "Panel 6, Winning"
)

NO_CONCEDING: Final = Refusal(
    "Nobody concedes a Siege: leave it when you like.", "Panel 11, The Siege"
)


def options(state: State) -> tuple[Command, ...]:
    """Every legal answer, with the offered payment; conceding is not listed."""
    question = state.question
    return () if question is None else tuple(_LISTS[question.kind](state, question))


def check(state: State, command: Command) -> Refusal | None:
    """Why the side that is asked may not say this, or None."""
    question = state.question
    if question is None:
        return NOTHING_ASKED
    if isinstance(command, say.Concede):
        if state.mode.siege:
            return NO_CONCEDING
        return None if may_concede(state, question.side) else TOO_EARLY
    if type(command) not in _ACCEPTS[question.kind]:
        return NOT_ASKED
    return _judge(state, question, command)


def _judge(state: State, question: Question, command: Command) -> Refusal | None:
    side = question.side
    match command:
        case say.PlayCard(ref=ref):
            return law.why_not_play(state, side, ref) or _why_not_paid(state, side, command)
        case say.RaiseUp(ref=ref):
            return law.why_not_raise(state, side, ref) or _why_not_paid(state, side, command)
        case say.ReturnCard(ref=ref):
            return law.why_not_return(state, side, ref) or _why_not_paid(state, side, command)
        case say.UsePower(ref=ref, power=power):
            refusal = law.why_not_use(state, side, ref, power)
            return refusal or _why_not_paid(state, side, command)
        case say.GoOut(ref=ref):
            return law.why_not_go_out(state, side, ref)
        case say.StandInTheWay(ref=ref, attacker=attacker):
            return law.why_not_stand(state, side, ref, attacker)
        case say.Done() if question.kind == ask.ASK_STAND and law.lonely_block(state) >= 0:
            return law.FINISH_TOGETHER
        case _:
            outside = _OUTSIDE.get(type(command), NOT_AMONG)
            return None if command in options(state) else outside


def _why_not_paid(state: State, side: Side, play: Play) -> Refusal | None:
    """Why the named Altar cards may not pay for it; none named is always right."""
    if not play.turning:
        return None
    power = play.power if isinstance(play, say.UsePower) else -1
    due = price(state, side, play.ref, HOW[type(play)], power)
    raised = play.ref if isinstance(play, say.RaiseUp) else -1
    return None if pays_exactly(state, side, play.turning, due, raised) else WRONG_PAY


def _redraw(state: State, question: Question) -> list[Command]:
    return [say.KEEP_HAND, say.REDRAW]


def _lay_from_top(state: State, question: Question) -> list[Command]:
    return [say.lay_from_top(ref) for ref in question.refs]


def _offering(state: State, question: Question) -> list[Command]:
    found: list[Command] = [say.DONE]
    for ref in own_hand(state, question.side):
        found.append(say.lay_offering(ref))
    return found


def _work(state: State, question: Question) -> list[Command]:
    side = question.side
    found: list[Command] = [say.DONE]
    money = funds(state, side)
    if money:
        _add_plays(state, side, money, found)
        _add_raisings(state, side, found)
        _add_returns(state, side, found)
        _add_powers(state, side, money, found)
    _add_attackers(state, side, found)
    return found


def _go_out(state: State, question: Question) -> list[Command]:
    found: list[Command] = [say.DONE]
    _add_attackers(state, question.side, found)
    return found


def _pause(state: State, question: Question) -> Sequence[Command]:
    side = question.side
    money = funds(state, side)
    if not money:
        return _ONLY_PASS
    found: list[Command] = [say.PASS]
    _add_answers(state, side, money, found)
    _add_powers(state, side, money, found)
    return found


def _stand(state: State, question: Question) -> list[Command]:
    lonely = law.lonely_block(state)
    found: list[Command] = [] if lonely >= 0 else [say.DONE]
    attackers = [one for ref in state.attackers if (one := find(state, ref)) is not None]
    for entry in state.field[question.side]:
        if law.why_not_block(state, entry) is None:
            for against in attackers:
                if law.why_not_meet(state, entry, against, lonely) is None:
                    found.append(say.stand_in_the_way(entry.ref, against.ref))
    return found


def _add_plays(state: State, side: Side, money: int, found: list[Command]) -> None:
    """Cards of the hand that may be played; what could never be paid is not even judged."""
    identity, most = state.identity, money + MOST_OFF
    for ref in own_hand(state, side):
        dear = CARDS[identity[ref]].cost > most
        if not dear and law.why_not_play_now(state, side, ref, money) is None:
            found.append(say.play_card(ref))


def _add_answers(state: State, side: Side, money: int, found: list[Command]) -> None:
    """The same in a pause: Answers only."""
    identity = state.identity
    for ref in own_hand(state, side):
        if identity[ref] in ANSWERS and law.why_not_answer_now(state, side, ref, money) is None:
            found.append(say.play_card(ref))


def _add_raisings(state: State, side: Side, found: list[Command]) -> None:
    if state.raised:
        return
    identity = state.identity
    for ref in state.upright[side]:
        if identity[ref] in HOLY_THINGS and law.why_not_raise(state, side, ref) is None:
            found.append(say.raise_up(ref))


def _add_returns(state: State, side: Side, found: list[Command]) -> None:
    identity = state.identity
    for ref in state.wilderness[side]:
        if identity[ref] in RETURNING and law.why_not_return(state, side, ref) is None:
            found.append(say.return_card(ref))


def _add_powers(state: State, side: Side, money: int, found: list[Command]) -> None:
    for entry in state.field[side]:
        for power in entry.card.pays:
            dear = entry.card.plans[power].pay > money
            if not dear and law.why_not_use_now(state, entry, power, money) is None:
                found.append(say.use_power(entry.ref, power))


def _add_attackers(state: State, side: Side, found: list[Command]) -> None:
    if state.mode.siege and side == COVENANT:
        return
    for entry in state.field[side]:
        if not entry.sideways and law.why_not_go_now(state, entry) is None:
            found.append(say.go_out(entry.ref))


def _choose(state: State, question: Question) -> list[Command]:
    return [say.choose(ref) for ref in question.refs]


def _discard(state: State, question: Question) -> list[Command]:
    return [say.choose(ref) for ref in own_hand(state, question.side)]


def _half(state: State, question: Question) -> list[Command]:
    return [say.choose_half(half) for half in halves_possible(state, question)]


def _deal(state: State, question: Question) -> list[Command]:
    return [say.deal(question.ref, n) for n in range(question.n + 1)]


def _hand(state: State, question: Question) -> list[Command]:
    return [say.choose_half(0), say.choose_half(1)]


_LISTS: Final[dict[str, Callable[[State, Question], Sequence[Command]]]] = {
    ask.ASK_REDRAW: _redraw,
    ask.ASK_LAY_FROM_TOP: _lay_from_top,
    ask.ASK_OFFERING: _offering,
    ask.ASK_WORK: _work,
    ask.ASK_GO_OUT: _go_out,
    ask.ASK_STAND: _stand,
    ask.ASK_PAUSE: _pause,
    ask.ASK_TARGET: _choose,
    ask.ASK_FIND: _choose,
    ask.ASK_KEEP: _choose,
    ask.ASK_DISCARD: _discard,
    ask.ASK_HALF: _half,
    ask.ASK_DEAL: _deal,
    ask.ASK_FIRST: _choose,
    ask.ASK_HAND: _hand,
}

_OUTSIDE: Final[dict[type, Refusal]] = {
    say.LayFromTop: Refusal("That is neither of the two cards on top.", "Panel 3, Set Up: step 2"),
    say.LayOffering: Refusal("An Offering is a card from your hand.", "Panel 4, A Day: step 2"),
    say.Deal: Refusal(
        "A split gives each some of the Strength that is left, and no more.", "Panel 5: Together"
    ),
}
"""Why not, where a command answers the question and is not listed; else `NOT_AMONG`."""

_CHOICE: Final[tuple[type, ...]] = (say.Choose,)
_ACCEPTS: Final[dict[str, tuple[type, ...]]] = {
    ask.ASK_REDRAW: (say.KeepHand, say.Redraw),
    ask.ASK_LAY_FROM_TOP: (say.LayFromTop,),
    ask.ASK_OFFERING: (say.LayOffering, say.Done),
    ask.ASK_WORK: (
        say.PlayCard,
        say.RaiseUp,
        say.ReturnCard,
        say.UsePower,
        say.GoOut,
        say.Done,
    ),
    ask.ASK_GO_OUT: (say.GoOut, say.Done),
    ask.ASK_STAND: (say.StandInTheWay, say.Done),
    ask.ASK_PAUSE: (say.Pass, say.PlayCard, say.UsePower),
    ask.ASK_TARGET: _CHOICE,
    ask.ASK_FIND: _CHOICE,
    ask.ASK_KEEP: _CHOICE,
    ask.ASK_DISCARD: _CHOICE,
    ask.ASK_HALF: (say.ChooseHalf,),
    ask.ASK_DEAL: (say.Deal,),
    ask.ASK_FIRST: _CHOICE,
    ask.ASK_HAND: (say.ChooseHalf,),
}
