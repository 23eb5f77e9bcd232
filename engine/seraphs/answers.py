"""What an answer sets in motion: a small function for each question."""

from collections.abc import Callable
from typing import Final, Never

from engine.kernel.agenda import put, put_all, take
from engine.seraphs import atoms, battle, day, finding, together
from engine.seraphs import commands as say
from engine.seraphs import prompts as ask
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import Command, Play
from engine.seraphs.effects import befall
from engine.seraphs.pauses import announcing
from engine.seraphs.powers import ItsPlayer
from engine.seraphs.prompts import (
    OF_SIDE,
    SPEAK,
    Announce,
    AskGoOut,
    AskStand,
    AskWork,
    DiscardChosen,
    DiscardDown,
    Do,
    EveningPowers,
    Fight,
    ItsPlayerChooses,
    KeepOne,
    Question,
    RunSetUp,
)
from engine.seraphs.siege_tasks import Strike
from engine.seraphs.state import State, find
from engine.seraphs.stats import enters_sideways
from engine.seraphs.words import GO_OUT


def answer(state: State, question: Question, command: Command) -> None:
    """Do what the answer to a question sets in motion at once; the rest waits on the agenda."""
    if state.partners is not None and together.answered(state, question, command):
        return
    _ANSWERS[question.kind](state, question, command)  # type: ignore[arg-type]  # by type


def _redraw(state: State, question: Question, command: Command) -> None:
    if isinstance(command, say.Redraw):
        day.redraw(state, question.side)
    put(state.agenda, RunSetUp(question.side, 1))


def _lay_from_top(state: State, question: Question, command: say.LayFromTop) -> None:
    atoms.lay_on_altar(state, question.side, command.ref, sideways=False)


def _offering(state: State, question: Question, command: Command) -> None:
    side = question.side
    if isinstance(command, say.LayOffering):
        sideways = enters_sideways(state, side, "offering")
        atoms.lay_on_altar(state, side, command.ref, sideways)
    put(state.agenda, OF_SIDE[AskWork][side])


def _work(state: State, question: Question, command: Play | say.GoOut | say.Done) -> None:
    side = question.side
    if isinstance(command, say.Done):
        put(state.agenda, OF_SIDE[EveningPowers][side])
    elif isinstance(command, say.GoOut):
        atoms.begin_phase(state, GO_OUT)
        _send_out(state, question, command)
    else:
        put_all(state.agenda, (announcing(side, command), OF_SIDE[AskWork][side]))


def _go_out(state: State, question: Question, command: Command) -> None:
    if isinstance(command, say.GoOut):
        _send_out(state, question, command)
    else:
        put(state.agenda, OF_SIDE[EveningPowers][question.side])
        battle.begin_battle(state, question.side)


def _send_out(state: State, question: Question, command: say.GoOut) -> None:
    entry = find(state, command.ref)
    assert entry is not None, "only a card in play goes out"
    atoms.go_out(state, entry)
    put(state.agenda, OF_SIDE[AskGoOut][question.side])


def _stand(state: State, question: Question, command: Command) -> None:
    if isinstance(command, say.StandInTheWay):
        atoms.stand_in_the_way(state, command.ref, command.attacker)
        put(state.agenda, OF_SIDE[AskStand][state.active])


def _pause(state: State, question: Question, command: Play | say.Pass) -> None:
    if isinstance(command, say.Pass):
        atoms.pass_by(state, question.side)
        put(state.agenda, SPEAK)
    else:
        atoms.speak(state, question.side)
        put_all(state.agenda, (announcing(question.side, command), SPEAK))


def _target(state: State, question: Question, command: say.Choose) -> None:
    task = take(state.agenda)
    assert isinstance(task, Announce | Do), "a target is chosen for a card or a power"
    put(state.agenda, task._replace(chosen=(*task.chosen, command.ref)))


def _half(state: State, question: Question, command: say.ChooseHalf) -> None:
    task = take(state.agenda)
    if isinstance(task, Announce):
        put(state.agenda, task._replace(half=command.half))
        return
    assert isinstance(task, ItsPlayerChooses), "a half is chosen for an or, or for one's own card"
    effect = CARDS[task.doing.card].plans[task.doing.power].steps[task.doing.step].effect
    assert isinstance(effect, ItsPlayer), "its player chooses"
    befall(state, task.doing, effect.of[command.half], (task.ref,))


def _find(state: State, question: Question, command: say.Choose) -> None:
    take(state.agenda)
    finding.take_found(state, question.side, command.ref)


def _keep(state: State, question: Question, command: say.Choose) -> None:
    task = take(state.agenda)
    assert isinstance(task, KeepOne), "one of the top cards is kept"
    finding.keep_one(state, task, command.ref)


def _discard(state: State, question: Question, command: say.Choose) -> None:
    task = take(state.agenda)
    atoms.discard(state, question.side, command.ref)
    if isinstance(task, DiscardChosen):
        task = task._replace(n=task.n - 1)
    assert isinstance(task, DiscardChosen | DiscardDown), "a discard is asked for"
    put(state.agenda, task)


def _deal(state: State, question: Question, command: say.Deal) -> None:
    task = take(state.agenda)
    assert isinstance(task, Fight), "Strength is split in a fight"
    put(state.agenda, task._replace(dealt=(*task.dealt, command.n)))


def _first(state: State, question: Question, command: say.Choose) -> None:
    task = take(state.agenda)
    assert isinstance(task, Strike), "one of those together is struck first"
    put(state.agenda, task._replace(order=(*task.order, command.ref)))


_ANSWERS: Final[dict[str, Callable[[State, Question, Never], None]]] = {
    ask.ASK_REDRAW: _redraw,
    ask.ASK_LAY_FROM_TOP: _lay_from_top,
    ask.ASK_OFFERING: _offering,
    ask.ASK_WORK: _work,
    ask.ASK_GO_OUT: _go_out,
    ask.ASK_STAND: _stand,
    ask.ASK_PAUSE: _pause,
    ask.ASK_TARGET: _target,
    ask.ASK_HALF: _half,
    ask.ASK_FIND: _find,
    ask.ASK_KEEP: _keep,
    ask.ASK_DISCARD: _discard,
    ask.ASK_DEAL: _deal,
    ask.ASK_FIRST: _first,
}
