"""The agenda at work: each task's handler, run until a question or the end."""

from collections.abc import Callable
from typing import Final, Never

from engine.kernel.agenda import put, take
from engine.seraphs import atoms, battle, day, falling, hands, pauses, resolve, siege, together
from engine.seraphs import prompts as ask
from engine.seraphs.state import State


def run(state: State) -> None:
    """Do what waits until a question is asked or the match is over."""
    agenda = state.agenda
    handlers = _HANDLERS
    if state.mode.siege:
        handlers = _OF_A_SIEGE if state.partners is None else _OF_TWO
    while agenda and state.question is None:
        task = take(agenda)
        handlers[type(task)](state, task)  # type: ignore[arg-type]  # by type
        if state.hurt:
            falling.sweep(state)
            if state.fallen and not _settles(agenda):
                put(agenda, ask.SETTLE)
    if state.partners is not None:
        together.name_seat(state)
    if state.record is not None:
        atoms.wait(state)


def _settles(agenda: list[ask.Task]) -> bool:
    """Whether what fell will be settled anyway; a fight that has begun ends with it."""
    return any(
        type(one) is ask.Settle or (type(one) is ask.Fight and one.ref >= 0) for one in agenda
    )


_HANDLERS: Final[dict[type, Callable[[State, Never], None]]] = {
    ask.RunSetUp: day.set_up,
    ask.BeginDay: day.begin_day,
    ask.MorningDraw: day.morning_draw,
    ask.AskOffering: day.ask_offering,
    ask.AskWork: day.ask_work,
    ask.AskGoOut: battle.ask_go_out,
    ask.PowersOnGoingOut: battle.powers_on_going_out,
    ask.AskStand: battle.ask_stand,
    ask.PowersOnStanding: battle.powers_on_standing,
    ask.BattlePause: pauses.battle_pause,
    ask.Fight: battle.fight,
    ask.AttackersBreakWalls: battle.attackers_break_walls,
    ask.EveningPowers: day.evening_powers,
    ask.Heal: day.heal,
    ask.DiscardDown: day.discard_down,
    ask.EndDay: day.end_day,
    ask.Speak: pauses.speak,
    ask.Announce: pauses.announce,
    ask.PutAway: pauses.put_away,
    ask.Do: resolve.do,
    ask.DrawForElder: day.draw_for_elder,
    ask.DiscardChosen: hands.discard_chosen,
    ask.Settle: falling.settle,
}
"""TakeFound, KeepOne and ItsPlayerChooses wait for an answer only, which takes them away."""

_OF_A_SIEGE: Final = {**_HANDLERS, **siege.HANDLERS}
_OF_TWO: Final = {**_OF_A_SIEGE, **together.HANDLERS}
