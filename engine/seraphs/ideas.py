"""Which answers deserve a second look: the rest is plainly worse, or comes to the same."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.seraphs import commands as say
from engine.seraphs import prompts as ask
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import Command
from engine.seraphs.fights import ranked_blocks
from engine.seraphs.habits import going_out, habit, kept_worth, value_of
from engine.seraphs.prompts import Question
from engine.seraphs.seats import own_hand
from engine.seraphs.state import State, find
from engine.seraphs.stats import strength
from engine.seraphs.worth import target_gain, worth_in_hand

SETTLED: Final = frozenset(
    {ask.ASK_REDRAW, ask.ASK_LAY_FROM_TOP, ask.ASK_DEAL, ask.ASK_FIRST, ask.ASK_HAND}
)
"""Here habit is as good as a long thought."""
FEW: Final = 3
SOME: Final = 6


def ideas(state: State, choices: Sequence[Command]) -> tuple[Command, ...]:
    """The answers worth looking ahead for, the habitual one first; one of them at least."""
    question = state.question
    assert question is not None, "an idea answers a question"
    first = habit(state)
    if question.kind in SETTLED:
        return (first,)
    others = _IDEAS[question.kind](state, question, choices)
    return (first, *[one for one in others if one != first])


def _offering(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    hand = sorted(
        own_hand(state, question.side), key=lambda ref: kept_worth(state, question.side, ref)
    )
    return [say.DONE, *(say.lay_offering(ref) for ref in hand[:FEW])]


def _work(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    plays = [one for one in choices if not isinstance(one, say.Done | say.GoOut)]
    plays.sort(key=lambda one: -value_of(state, one))
    return [say.DONE, *plays[:SOME], *_attacks(state, question, choices)]


def _attacks(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    """The first of the planned attackers, and the strongest of those that would stay at home.

    Those planned would follow anyway, in whatever order.
    """
    planned = going_out(state, question.side, choices)
    refs = [one.ref for one in choices if isinstance(one, say.GoOut) and one.ref not in planned]
    refs.sort(key=lambda ref: -_blow(state, ref))
    return [say.go_out(ref) for ref in (*planned[:1], *refs[:FEW])]


def _blow(state: State, ref: int) -> int:
    entry = find(state, ref)
    return 0 if entry is None else strength(state, entry)


def _go_out(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    return [say.DONE, *_attacks(state, question, choices)]


def _stand(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    pairs = [(one.ref, one.attacker) for one in choices if isinstance(one, say.StandInTheWay)]
    done = [one for one in choices if isinstance(one, say.Done)]
    blocks = ranked_blocks(state, pairs)[:SOME]
    return [*done, *(say.stand_in_the_way(one.ref, one.attacker) for one in blocks)]


def _pause(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    plays = sorted(choices, key=lambda one: -value_of(state, one))
    return [say.PASS, *[one for one in plays if one != say.PASS][:FEW]]


def _target(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    effect = CARDS[question.card].plans[question.power].steps[question.step].effect
    refs = sorted(question.refs, key=lambda ref: -target_gain(state, question.side, effect, ref))
    return [say.choose(ref) for ref in refs[:FEW]]


def _half(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    return list(choices)


def _take(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    refs = sorted(question.refs, key=lambda ref: -worth_in_hand(state, question.side, ref))
    return [say.choose(ref) for ref in refs[:FEW]]


def _discard(state: State, question: Question, choices: Sequence[Command]) -> list[Command]:
    side = question.side
    hand = sorted(own_hand(state, side), key=lambda ref: worth_in_hand(state, side, ref))
    return [say.choose(ref) for ref in hand[:FEW]]


_IDEAS: Final[dict[str, Callable[[State, Question, Sequence[Command]], list[Command]]]] = {
    ask.ASK_OFFERING: _offering,
    ask.ASK_WORK: _work,
    ask.ASK_GO_OUT: _go_out,
    ask.ASK_STAND: _stand,
    ask.ASK_PAUSE: _pause,
    ask.ASK_TARGET: _target,
    ask.ASK_HALF: _half,
    ask.ASK_FIND: _take,
    ask.ASK_KEEP: _take,
    ask.ASK_DISCARD: _discard,
}
