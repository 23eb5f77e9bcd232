"""From Morning to Evening, and the opening. *Panels 3 and 4; rulings 2 to 4, 20*."""

from collections.abc import Sequence
from typing import Final

from engine.kernel.agenda import put, put_all
from engine.seraphs import atoms
from engine.seraphs.finding import shuffle_deck
from engine.seraphs.prompts import (
    ASK_DISCARD,
    ASK_LAY_FROM_TOP,
    ASK_OFFERING,
    ASK_REDRAW,
    ASK_WORK,
    OF_SIDE,
    QUESTIONS,
    SETTLE,
    AskOffering,
    AskWork,
    BeginDay,
    DiscardDown,
    Do,
    DrawForElder,
    EndDay,
    EveningPowers,
    Heal,
    MorningDraw,
    Question,
    RunSetUp,
    Task,
)
from engine.seraphs.state import State, card_of
from engine.seraphs.winning import draw_one, end_by_last_day, fallen_walls, glory
from engine.seraphs.words import COVENANT, DEEP, EVENING, OFFERING, WORK, Side, other

CHEAP_ANSWER: Final = 2
"""The Deep draws 2 where it holds only Answers of this printed cost or less."""


def set_up(state: State, task: RunSetUp) -> None:
    """The redraw, then the top 2, of one side. *Panel 3, Set Up: step 2*."""
    if task.step == 0:
        atoms.ask(state, QUESTIONS[ASK_REDRAW][task.side])
        return
    top = tuple(reversed(state.deck[task.side][-2:]))
    atoms.look(state, task.side, top)
    atoms.ask(state, Question(ASK_LAY_FROM_TOP, task.side, top))


def redraw(state: State, side: Side) -> None:
    """Put the opening hand back, shuffle and draw as many."""
    n = len(state.hand[side])
    atoms.put_hand_back(state, side)
    shuffle_deck(state, side)
    for _ in range(n):
        atoms.draw(state, side)


def begin_day(state: State, task: BeginDay) -> None:
    """The Glory before Morning, then stand up, then each-morning powers. *Panel 4: step 1*."""
    side = task.side
    if side == COVENANT and glory(state):
        atoms.end_game(state, (COVENANT,), "glory")
        return
    atoms.break_morning(state, side, state.day + (side == DEEP))
    atoms.stand_up_all(state, side)
    put(state.agenda, OF_SIDE[MorningDraw][side])
    put_powers(state, morning_powers(state, side))


def put_powers(state: State, powers: Sequence[Task]) -> None:
    """Let powers come next, and what is settled after them."""
    put(state.agenda, SETTLE)
    if powers:
        put_all(state.agenda, powers)


def morning_powers(state: State, side: Side) -> list[Task]:
    """A side's Each Morning powers, oldest card first, and what it kept for this Morning."""
    tasks = _each(state, side, "morning")
    kept = [one for one in state.kept if one.side == side] if state.kept else []
    if kept:
        atoms.begin_kept(state, side)
        tasks += [
            Do(side, one.ref, one.card, one.power, 0, -1, (), (), True, True, ()) for one in kept
        ]
    return tasks


def morning_draw(state: State, task: MorningDraw) -> None:
    """Draw, then catch up. *Panel 4: step 1; panel 7, Walls: catch-up*."""
    side = task.side
    if state.count > 1:
        extra = side == DEEP and _holds_little(state)
        draw_one(state, side)
        if extra or fallen_walls(state, side) - fallen_walls(state, other(side)) >= (
            state.mode.catch_up_gap
        ):
            draw_one(state, side)
    put_all(state.agenda, (SETTLE, OF_SIDE[AskOffering][side]))


def ask_offering(state: State, task: AskOffering) -> None:
    """Step 2 of the day."""
    atoms.begin_phase(state, OFFERING)
    atoms.ask(state, QUESTIONS[ASK_OFFERING][task.side])


def ask_work(state: State, task: AskWork) -> None:
    """Step 3 of the day."""
    if state.phase != WORK:
        atoms.begin_phase(state, WORK)
    atoms.ask(state, QUESTIONS[ASK_WORK][task.side])


def evening_powers(state: State, task: EveningPowers) -> None:
    """Step 6 of the day begins with the Each Evening powers. *Ruling 20*."""
    side = task.side
    atoms.begin_phase(state, EVENING)
    put(state.agenda, OF_SIDE[Heal][side])
    put_powers(state, _each(state, side, "evening"))


def heal(state: State, task: Heal) -> None:
    """Damage heals, what lasted ends, unspent manna is lost."""
    atoms.heal(state)
    for side in (task.side, other(task.side)):
        if state.manna[side]:
            atoms.lose_manna(state, side)
    put(state.agenda, OF_SIDE[DiscardDown][task.side])


def discard_down(state: State, task: DiscardDown) -> None:
    """Discard down to 7, one by one."""
    over = len(state.hand[task.side]) - state.mode.hand_limit
    if over > 0:
        put(state.agenda, task)
        atoms.ask(state, Question(ASK_DISCARD, task.side, (), over))
    else:
        put(state.agenda, OF_SIDE[EndDay][task.side])


def end_day(state: State, task: EndDay) -> None:
    """The Deep stands 1 spent Altar card; after the Covenant's last day the match is over."""
    side = task.side
    if side == DEEP:
        upright = state.upright[DEEP]
        if len(upright) < len(state.altar[DEEP]):
            atoms.stand_up(state, next(ref for ref in state.altar[DEEP] if ref not in upright))
    elif state.last_day and state.day >= state.last_day:
        end_by_last_day(state)
        return
    put(state.agenda, OF_SIDE[BeginDay][other(side)])


def draw_for_elder(state: State, task: DrawForElder) -> None:
    """An Elder fell: the side it was on draws. *Panel 8, Elder*."""
    atoms.draw_for_elder(state, task.side, task.ref)
    draw_one(state, task.side)


def _holds_little(state: State) -> bool:
    """Whether the Deep holds no cards, or only Answers that cost 2 or less. *Panel 4: step 1*."""
    for ref in state.hand[DEEP]:
        card = card_of(state, ref)
        if not card.answer or card.cost > CHEAP_ANSWER:
            return False
    return True


def _each(state: State, side: Side, moment: str) -> list[Task]:
    """The powers of a side's cards that work at this moment, oldest card first."""
    entries = []
    for entry in state.field[side]:
        if moment in entry.card.moments:
            entries.append(entry)
    if not entries:
        return []
    entries.sort(key=lambda one: one.order)
    return [
        Do(side, one.ref, one.card.index, one.card.moments[moment], 0, -1, (), (), True, False, ())
        for one in entries
    ]
