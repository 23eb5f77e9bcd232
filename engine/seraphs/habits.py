"""A quick answer to any question, by habit: what a sensible player does without thinking long.

Computer players look ahead with it, for both sides. It reads nothing but what lies open and the
asked side's own cards, so it serves on a view's table as well as on a whole state.
"""

from collections.abc import Callable, Sequence
from typing import Final

from engine.kernel.ids import Ref
from engine.seraphs import commands as say
from engine.seraphs import powers as p
from engine.seraphs import prompts as ask
from engine.seraphs import siege_habits
from engine.seraphs.card_worth import HAND_CARD
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import Command
from engine.seraphs.fights import best_attackers, best_split, fighter, ranked_blocks
from engine.seraphs.options import options
from engine.seraphs.prompts import Question
from engine.seraphs.seats import own_hand
from engine.seraphs.state import InPlay, State, find
from engine.seraphs.stats import cost, funds
from engine.seraphs.words import Side
from engine.seraphs.worth import (
    ENOUGH_ALTAR,
    gain,
    play_worth,
    step_gain,
    target_gain,
    worth_in_hand,
)

CHEAP: Final = 3
"""*Panel 3, Set Up: redraw if fewer than 2 cost 1, 2 or 3.*"""
CHEAP_WANTED: Final = 2
HAND_FOR_ONE_MORE: Final = 4
"""Each four cards in hand make one more Altar card worth laying."""
WORTH_AN_ANSWER: Final = 10
MANNA: Final = 4


def habit(state: State) -> Command:
    """The habitual answer to what is asked now."""
    question = state.question
    assert question is not None, "a habit answers a question"
    if question.kind == ask.ASK_PAUSE and not funds(state, question.side):
        return say.PASS
    return _HABITS[question.kind](state, question, options(state))


def value_of(state: State, command: Command) -> int:
    """What playing a card or using a power looks worth now; 0 for any other command."""
    question = state.question
    assert question is not None, "a command answers a question"
    side = question.side
    match command:
        case say.PlayCard(ref=ref):
            card = CARDS[state.identity[ref]]
            return play_worth(state, side, ref) - HAND_CARD - MANNA * cost(state, side, card)
        case say.RaiseUp(ref=ref):
            return play_worth(state, side, ref) - HAND_CARD
        case say.ReturnCard(ref=ref):
            return play_worth(state, side, ref) - MANNA * CARDS[state.identity[ref]].return_cost
        case say.UsePower(ref=ref, power=power):
            plan = CARDS[state.identity[ref]].plans[power]
            return gain(state, side, ref, plan) - MANNA * plan.pay
        case _:
            return 0


def kept_worth(state: State, side: Side, ref: Ref) -> int:
    """What a card is worth kept in hand rather than laid: a Holy Thing can be raised later."""
    holy = CARDS[state.identity[ref]].type == "holy_thing"
    return worth_in_hand(state, side, ref) // (2 if holy else 1)


def going_out(state: State, side: Side, choices: Sequence[Command]) -> list[Ref]:
    """Which of those that can go out had better do so, the most useful first."""
    ready = _named(state, [one.ref for one in choices if isinstance(one, say.GoOut)])
    return best_attackers(state, side, ready) if ready else []


def _redraw(state: State, question: Question, choices: Sequence[Command]) -> Command:
    if state.mode.siege:
        return siege_habits.redraw(state, question, choices)
    hand = [CARDS[state.identity[ref]] for ref in own_hand(state, question.side)]
    few = sum(1 <= card.cost <= CHEAP for card in hand) < CHEAP_WANTED
    return say.REDRAW if few else say.KEEP_HAND


def _lay_from_top(state: State, question: Question, choices: Sequence[Command]) -> Command:
    side = question.side
    return say.lay_from_top(min(question.refs, key=lambda ref: kept_worth(state, side, ref)))


def _offering(state: State, question: Question, choices: Sequence[Command]) -> Command:
    """Lay what is least useful, a Holy Thing for the raising gladly, up to about 6."""
    side, hand = question.side, own_hand(state, question.side)
    altar = len(state.altar[side])
    for_one_more = siege_habits.HAND_FOR_ONE_MORE if state.mode.siege else HAND_FOR_ONE_MORE
    if not hand or altar >= ENOUGH_ALTAR + len(hand) // for_one_more:
        return say.DONE
    return say.lay_offering(min(hand, key=lambda ref: kept_worth(state, side, ref)))


def _work(state: State, question: Question, choices: Sequence[Command]) -> Command:
    """Play what looks best; when nothing does, go out with whoever should."""
    best, most = None, 0
    for command in choices:
        value = value_of(state, command)
        if value > most:
            best, most = command, value
    return best or _go_out(state, question, choices)


def _go_out(state: State, question: Question, choices: Sequence[Command]) -> Command:
    going = going_out(state, question.side, choices)
    return say.go_out(going[0]) if going else say.DONE


def _pause(state: State, question: Question, choices: Sequence[Command]) -> Command:
    best: Command = say.PASS
    most = WORTH_AN_ANSWER
    for command in choices:
        value = value_of(state, command)
        if value > most:
            best, most = command, value
    return best


def _stand(state: State, question: Question, choices: Sequence[Command]) -> Command:
    pairs = [(one.ref, one.attacker) for one in choices if isinstance(one, say.StandInTheWay)]
    blocks = ranked_blocks(state, pairs)
    may_stop = isinstance(choices[0], say.Done)
    if blocks and (blocks[0].brings > 0 or not may_stop):
        return say.stand_in_the_way(blocks[0].ref, blocks[0].attacker)
    return choices[0]


def _target(state: State, question: Question, choices: Sequence[Command]) -> Command:
    card = CARDS[question.card]
    plan = card.plans[question.power]
    effect = plan.steps[question.step].effect
    best = max(question.refs, key=lambda ref: target_gain(state, question.side, effect, ref))
    return say.choose(best)


def _half(state: State, question: Question, choices: Sequence[Command]) -> Command:
    steps = CARDS[question.card].plans[question.power].steps
    if question.step >= 0:
        return _its_player_chooses(state, question, steps[question.step].effect)
    open_halves = [one.half for one in choices if isinstance(one, say.ChooseHalf)]
    gains = {
        step.half: step_gain(state, question.side, question.ref, step)
        for step in steps
        if step.half in open_halves
    }
    return say.choose_half(max(gains, key=lambda half: gains[half]))


def _its_player_chooses(state: State, question: Question, effect: p.Effect) -> Command:
    assert isinstance(effect, p.ItsPlayer), "its player chooses"
    return say.choose_half(
        max(
            (0, 1),
            key=lambda half: target_gain(state, question.side, effect.of[half], question.refs[0]),
        )
    )


def _best_of_those(state: State, question: Question, choices: Sequence[Command]) -> Command:
    return say.choose(max(question.refs, key=lambda ref: worth_in_hand(state, question.side, ref)))


def _discard(state: State, question: Question, choices: Sequence[Command]) -> Command:
    hand = own_hand(state, question.side)
    return say.choose(min(hand, key=lambda ref: worth_in_hand(state, question.side, ref)))


def _deal(state: State, question: Question, choices: Sequence[Command]) -> Command:
    """Deal one just what it falls by, where that belongs to the split that costs the most."""
    refs = question.refs[question.refs.index(question.ref) :]
    blockers = [fighter(state, one) for one in _named(state, refs)]
    fallen = best_split(question.n, blockers)
    if fallen and fallen[0].entry.ref == question.ref:
        return say.deal(question.ref, fallen[0].left)
    return say.deal(question.ref, 0)


def _named(state: State, refs: Sequence[Ref]) -> list[InPlay]:
    found = [find(state, ref) for ref in refs]
    return [entry for entry in found if entry is not None]


_HABITS: Final[dict[str, Callable[[State, Question, Sequence[Command]], Command]]] = {
    ask.ASK_REDRAW: _redraw,
    ask.ASK_LAY_FROM_TOP: _lay_from_top,
    ask.ASK_OFFERING: _offering,
    ask.ASK_WORK: _work,
    ask.ASK_GO_OUT: _go_out,
    ask.ASK_STAND: _stand,
    ask.ASK_PAUSE: _pause,
    ask.ASK_TARGET: _target,
    ask.ASK_FIND: _best_of_those,
    ask.ASK_KEEP: _best_of_those,
    ask.ASK_DISCARD: _discard,
    ask.ASK_HALF: _half,
    ask.ASK_DEAL: _deal,
    ask.ASK_FIRST: siege_habits.struck_first,
    ask.ASK_HAND: siege_habits.from_hand,
}
