"""The Deep plays itself. *Panel 11, The Siege; the cards The Siege and Siege Rulings*.

The same engine and atoms as the Duel; here is only the Deep's day, which asks nobody but the
Covenant where its cards tie, and what the Covenant's own day leaves out.
"""

from collections.abc import Callable
from typing import Final, Never

from engine.kernel.agenda import put, put_all
from engine.kernel.ids import Ref
from engine.kernel.rng import Rng, shuffled
from engine.seraphs import atoms, battle, day, pauses, resolve
from engine.seraphs import prompts as ask
from engine.seraphs.catalogue import CARDS, DECKS, PlanStep, index_of
from engine.seraphs.events.siege import Skipped
from engine.seraphs.legality import why_not_go_out
from engine.seraphs.powers import TurnSideways
from engine.seraphs.prompts import (
    ASK_FIRST,
    ASK_TARGET,
    SETTLE,
    TURNED_OVER,
    Announce,
    AskOffering,
    BeginDay,
    Do,
    EndDay,
    EveningPowers,
    Fight,
    MorningDraw,
    Question,
    RunSetUp,
    Speak,
)
from engine.seraphs.siege_choices import (
    can_do,
    costliest_that_would_change,
    could_do_any,
    first_half,
    order_struck,
    shares,
)
from engine.seraphs.siege_tasks import SendOut, Strike, TurnOver
from engine.seraphs.state import HOLDS_SIDEWAYS, Lasting, State, card_of, find
from engine.seraphs.targets import candidates
from engine.seraphs.winning import draw_one
from engine.seraphs.words import COVENANT, DEEP, GO_OUT, LEVIATHAN, WORK, other

MOST_TURNED: Final = 3
BENEATH: Final = 4
"""Leviathan is shuffled in with so many of the pile's bottom cards. *Panel 11: step 2*."""

LAST_DAY: Final = 30
"""The bean's last stone: Day 30 stays Day 30. *Siege Rulings*."""

DAYS_ON_THE_LAST: Final = 10


def lay_pile(state: State) -> None:
    """Deal the Siege pile, Leviathan in the bottom of it. *Panel 11: step 2*."""
    leviathan = index_of(LEVIATHAN)
    others, rng = shuffled(state.rng, tuple(card for card in DECKS[DEEP] if card != leviathan))
    pile, rng = _with_leviathan(others[: state.mode.level], leviathan, rng)
    atoms.lay_pile(state, pile, others[state.mode.level :], rng)


def set_up(state: State, task: RunSetUp) -> None:
    """The redraw only: no Altar card at the start. *Panel 11: step 1*."""
    if task.step == 0:
        day.set_up(state, task)


def begin_day(state: State, task: BeginDay) -> None:
    """Stand up, then Each Morning powers. The Glory does not win. *The Siege: the Deep's day*."""
    side = task.side
    atoms.break_morning(state, side, min(LAST_DAY, state.day + (side == DEEP)))
    held = _held_sideways(state) if side == COVENANT else ()
    if held:
        atoms.stand_up_all_but(state, side, held)
    else:
        atoms.stand_up_all(state, side)
    after = SendOut() if side == DEEP else MorningDraw(side)
    put_all(state.agenda, [*day.morning_powers(state, side), SETTLE, after])


def morning_draw(state: State, task: MorningDraw) -> None:
    """The Covenant draws 1, on its first Morning too; there is no catch-up. *The Siege*."""
    draw_one(state, task.side)
    put_all(state.agenda, (SETTLE, AskOffering(task.side)))


def send_out(state: State, _: SendOut) -> None:
    """Every Deep character in play before today goes out, oldest first. *Panel 11: step 4*."""
    put(state.agenda, TurnOver(0, 0))
    ready = [one for one in state.field[DEEP] if why_not_go_out(state, DEEP, one.ref) is None]
    if not ready:
        return
    atoms.begin_phase(state, GO_OUT)
    for one in sorted(ready, key=lambda entry: entry.order):
        atoms.go_out(state, one)
    battle.begin_battle(state, DEEP)


def turn_over(state: State, task: TurnOver) -> None:
    """Turn over the next Siege card, or go on to the Evening. *Panel 11: step 4*."""
    if state.phase != WORK:
        atoms.begin_phase(state, WORK)
    pile = state.deck[DEEP]
    if not pile or task.turned >= MOST_TURNED or task.total >= state.day:
        put(state.agenda, EveningPowers(DEEP))
        return
    ref = pile[-1]
    atoms.turn_over(state, ref)
    card = card_of(state, ref)
    put(state.agenda, TurnOver(task.total + card.cost, task.turned + 1))
    if card.stays or could_do_any(state, ref, card.plans[card.played]):
        put(state.agenda, Announce(DEEP, ref, TURNED_OVER, -1, -1, (), (), ()))
    else:
        atoms.skip_card(state, ref)
        put(state.agenda, SETTLE)


def announce(state: State, task: Announce) -> None:
    """Announce as ever; what a Siege card needs is chosen without a mind."""
    if task.side == DEEP:
        chosen = _choose_all(state, task)
        if chosen is None:
            return
        task = chosen
    pauses.announce(state, task)


def speak(state: State, task: Speak) -> None:
    """A pause goes on: the Deep, having nothing to answer with, passes."""
    if state.pauses[-1].speaker == DEEP:
        atoms.pass_by(state, DEEP)
    pauses.speak(state, task)


def do(state: State, task: Do) -> None:
    """Do a step of a power; the Deep skips what it can't do."""
    if task.side != DEEP:
        resolve.do(state, task)
        return
    step = _step_of(state, task)
    if step is None:
        resolve.do(state, task)
        return
    ready = _choose(state, task, step)
    if ready is None:
        return
    if can_do(state, ready, step):
        turned = _turned_for_longer(state, ready, step)
        resolve.do(state, ready)
        _hold_sideways(state, ready, turned)
    else:
        atoms.skip(state, Skipped(task.ref, task.card, task.power, task.step, task.later))
        resolve.go_on(state, task, _steps(task), done=False)


def fight(state: State, task: Fight) -> None:
    """The next fight; a Deep attacker's Strength is split without a mind."""
    attacker = find(state, task.ref)
    if attacker is not None and attacker.side == DEEP:
        put(state.agenda, Strike(task.ref, ()))
    else:
        battle.fight(state, task)


def strike(state: State, task: Strike) -> None:
    """Split a Deep attacker's Strength, the costliest first; you break ties. *Siege Rulings*."""
    attacker = find(state, task.ref)
    assert attacker is not None, "an attacker that fights is in play"
    order, tied = order_struck(state, attacker, task.order)
    if tied:
        put(state.agenda, Strike(task.ref, order))
        question = Question(ASK_FIRST, COVENANT, tied, 0, task.ref, attacker.card.index)
        atoms.ask(state, question)
        return
    split = shares(state, attacker, order)
    dealt = tuple(split[one.ref] for one in battle.blockers_of(state, attacker))
    battle.fight(state, Fight(task.ref, dealt[:-1]))


def end_day(state: State, task: EndDay) -> None:
    """The other side's day; after ten Deep days on Day 30 the Siege is lost. *Siege Rulings*."""
    deep_days = state.count // 2
    if task.side == DEEP and deep_days >= LAST_DAY + DAYS_ON_THE_LAST - 1:
        atoms.end_game(state, (DEEP,), "days")
    else:
        put(state.agenda, BeginDay(other(task.side)))


def _with_leviathan(pile: tuple[int, ...], leviathan: int, rng: Rng) -> tuple[tuple[int, ...], Rng]:
    bottom, rng = shuffled(rng, (*pile[:BENEATH], leviathan))
    return bottom + pile[BENEATH:], rng


def _held_sideways(state: State) -> tuple[Ref, ...]:
    """Cards of yours that stay sideways this Morning, but for those that have left meanwhile."""
    refs = [ref for held in state.lasting if held.kind == HOLDS_SIDEWAYS for ref in held.refs]
    return tuple(ref for ref in refs if ref in state.altar[COVENANT] or find(state, ref))


def _choose_all(state: State, task: Announce) -> Announce | None:
    """The task with all that a Siege card needs chosen, or None where you break a tie."""
    power = pauses.announced_power(state, task)
    if power < 0:
        return task
    plan = CARDS[state.identity[task.ref]].plans[power]
    if plan.halves:
        task = task._replace(half=first_half(state, task.ref, plan))
    while len(task.targets) < len(plan.steps):
        step = plan.steps[len(task.targets)]
        taken: tuple[Ref, ...] = ()
        if _chooses(step) and step.half in (-1, task.half):
            taken, tied = costliest_that_would_change(state, task.ref, step, task.chosen)
            if tied:
                put(state.agenda, task)
                _ask_tie(
                    state,
                    Do(
                        DEEP,
                        task.ref,
                        state.identity[task.ref],
                        power,
                        len(task.targets),
                        -1,
                        (),
                        (),
                        True,
                        False,
                        (),
                    ),
                    tied,
                )
                return None
        task = task._replace(targets=(*task.targets, taken), chosen=())
    return task


def _choose(state: State, task: Do, step: PlanStep) -> Do | None:
    """The task with the cards of its step chosen, or None where you break a tie."""
    if not _chooses(step) or len(task.targets) > task.step:
        return task
    taken, tied = costliest_that_would_change(state, task.ref, step, task.chosen)
    if tied:
        put(state.agenda, task)
        _ask_tie(state, task, tied)
        return None
    before = ((),) * (task.step - len(task.targets))
    return task._replace(targets=(*task.targets, *before, taken), chosen=())


def _chooses(step: PlanStep) -> bool:
    return step.target is not None and step.target.chooser == "player"


def _ask_tie(state: State, task: Do, tied: tuple[Ref, ...]) -> None:
    at = (task.ref, task.card, task.power, task.step)
    atoms.ask(state, Question(ASK_TARGET, COVENANT, tied, 1, *at))


def _steps(task: Do) -> tuple[PlanStep, ...]:
    plan = CARDS[task.card].plans[task.power]
    return plan.later if task.later else plan.steps


def _step_of(state: State, task: Do) -> PlanStep | None:
    """The step that a Deep power now does, or None where it does nothing or is over.

    A power whose condition is not met is skipped, and said to be.
    """
    plan = CARDS[task.card].plans[task.power]
    if task.step == 0 and not task.later and not resolve.begins(state, task, plan):
        if plan.if_ is not None:
            atoms.skip(state, Skipped(task.ref, task.card, task.power, 0, later=False))
        return None
    steps = _steps(task)
    if task.step >= len(steps) or steps[task.step].half not in (-1, task.half):
        return None
    return steps[task.step]


def _turned_for_longer(state: State, task: Do, step: PlanStep) -> tuple[Ref, ...]:
    """What a Siege card, turned over, is about to turn sideways: of its choice what stands yet."""
    if state.phase != WORK or not isinstance(step.effect, TurnSideways):
        return ()
    there = candidates(state, DEEP, task.ref, step)
    return tuple(ref for ref in task.targets[task.step] if ref in there)


def _hold_sideways(state: State, task: Do, turned: tuple[Ref, ...]) -> None:
    """What a Siege card turns sideways, turned over, stays so on your next Morning."""
    if turned:
        until = state.count + 2
        atoms.begin_lasting(state, Lasting(HOLDS_SIDEWAYS, turned, -1, 0, 0, until, task.ref, ""))


HANDLERS: Final[dict[type, Callable[[State, Never], None]]] = {
    ask.RunSetUp: set_up,
    ask.BeginDay: begin_day,
    ask.MorningDraw: morning_draw,
    ask.EndDay: end_day,
    ask.Announce: announce,
    ask.Speak: speak,
    ask.Do: do,
    ask.Fight: fight,
    SendOut: send_out,
    TurnOver: turn_over,
    Strike: strike,
}
"""What a Siege does otherwise than a Duel."""
