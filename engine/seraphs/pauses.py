"""Announcing cards and ◇ powers, and the pauses that follow. *Panel 4; rulings 5, 6*."""

from engine.kernel.agenda import put
from engine.seraphs import atoms
from engine.seraphs import commands as say
from engine.seraphs.catalogue import CARDS, Plan, PlanStep
from engine.seraphs.commands import Command
from engine.seraphs.halves import halves_of
from engine.seraphs.pairs import welcome
from engine.seraphs.paying import offered, price
from engine.seraphs.prompts import (
    ASK_HALF,
    ASK_PAUSE,
    ASK_TARGET,
    PLAY,
    POWER,
    QUESTIONS,
    RAISE,
    RETURN,
    SETTLE,
    SPEAK,
    Announce,
    Announcement,
    BattlePause,
    Do,
    PutAway,
    Question,
    Resolve,
    Speak,
)
from engine.seraphs.state import State
from engine.seraphs.stats import enters_sideways
from engine.seraphs.targets import candidates
from engine.seraphs.words import SIDES, Side, other


def announce(state: State, task: Announce) -> None:
    """Choose what the card or ◇ power needs; when all is chosen, pay, announce it and pause."""
    power = announced_power(state, task)
    if power >= 0:
        plan = CARDS[state.identity[task.ref]].plans[power]
        chosen = _choose_all(state, task, plan, power)
        if chosen is None:
            return
        task = chosen
    side, ref = task.side, task.ref
    due = price(state, side, ref, task.how, task.power)
    turning = task.turning or offered(state, side, ref, task.how, due)
    card = state.identity[ref]
    atoms.announce(
        state, Announcement(side, ref, card, task.how, task.power, task.half, task.targets)
    )
    if due:
        atoms.pay(state, side, turning, due - len(turning))
    put(state.agenda, SPEAK)


def announcing(side: Side, command: Command) -> Announce:
    """The task that a play sets in motion."""
    match command:
        case say.PlayCard(ref=ref, turning=turning):
            how, power = PLAY, -1
        case say.RaiseUp(ref=ref, turning=turning):
            how, power = RAISE, -1
        case say.ReturnCard(ref=ref, turning=turning):
            how, power = RETURN, -1
        case say.UsePower(ref=ref, power=power, turning=turning):
            how = POWER
        case _:
            raise AssertionError("only plays are announced")
    return Announce(side, ref, how, power, -1, (), (), turning)


def announced_power(state: State, task: Announce) -> int:
    """The power whose targets are chosen with the announcement, or -1."""
    if task.how == POWER:
        return task.power
    card = CARDS[state.identity[task.ref]]
    return card.enters if card.stays else card.played


def speak(state: State, _: Speak) -> None:
    """Ask the next to speak; when both have passed in a row, do what was announced."""
    pause = state.pauses[-1]
    if pause.passes < len(SIDES):
        atoms.ask(state, QUESTIONS[ASK_PAUSE, pause.speaker])
        return
    atoms.end_pause(state)
    if pause.announced is not None and not pause.stopped:
        put(state.agenda, Resolve(pause.announced))


def battle_pause(state: State, task: BattlePause) -> None:
    """Open a battle's pause: the side whose day it isn't speaks first. *Ruling 5*."""
    if state.attackers:
        atoms.begin_pause(state, other(task.side))
        put(state.agenda, SPEAK)


def resolve(state: State, task: Resolve) -> None:
    """Let an announced card enter or do what it says, or a ◇ power work."""
    said = task.announced
    card = CARDS[said.card]
    if said.how == POWER:
        put(state.agenda, _doing(said, said.power), SETTLE)
    elif not card.stays:
        put(state.agenda, _doing(said, card.played), PutAway(said.ref), SETTLE)
    else:
        _enter(state, said)


def put_away(state: State, task: PutAway) -> None:
    """A Miracle, Act or Scheme goes to its owner's Wilderness. *Panel 7, Words to Know*."""
    if task.ref in state.announced:
        atoms.go_to_wilderness(state, task.ref)


def _enter(state: State, said: Announcement) -> None:
    card = CARDS[said.card]
    sideways = card.is_character and enters_sideways(state, said.side, "character")
    entry = atoms.enter(state, said.side, said.ref, sideways, said.how == RETURN)
    put(state.agenda, SETTLE)
    if card.enters >= 0:
        put(state.agenda, _doing(said, card.enters))
    welcome(state, entry)


def _doing(said: Announcement, power: int) -> Do:
    return Do(
        said.side, said.ref, said.card, power, 0, said.half, said.targets, (), True, False, ()
    )


def _choose_all(state: State, task: Announce, plan: Plan, power: int) -> Announce | None:
    """The task with every target chosen, or None where the side was asked for one."""
    while len(task.targets) < len(plan.steps):
        step = plan.steps[len(task.targets)]
        if step.half >= 0 and task.half < 0:
            halves = halves_of(state, task.side, task.ref, state.identity[task.ref], power)
            if len(halves) > 1:
                _ask_half(state, task, power)
                return None
            task = task._replace(half=halves[0] if halves else 0)
        refs = _chosen_for(state, task, step)
        if refs is None:
            _ask_target(state, task, step, power)
            return None
        task = task._replace(targets=(*task.targets, refs), chosen=())
    return task


def _chosen_for(state: State, task: Announce, step: PlanStep) -> tuple[int, ...] | None:
    """The cards chosen for a step: all there are where there is no choice; None: ask."""
    target = step.target
    if target is None or target.chooser == "covenant" or step.half not in (-1, task.half):
        return ()
    there = candidates(state, task.side, task.ref, step)
    need = target.count if isinstance(target.count, int) else len(there)
    if len(there) <= need:
        return there
    return task.chosen if len(task.chosen) == need else None


def _ask_half(state: State, task: Announce, power: int) -> None:
    put(state.agenda, task)
    card = state.identity[task.ref]
    atoms.ask(state, Question(ASK_HALF, task.side, (), 0, task.ref, card, power))


def _ask_target(state: State, task: Announce, step: PlanStep, power: int) -> None:
    put(state.agenda, task)
    there = candidates(state, task.side, task.ref, step)
    refs = tuple(ref for ref in there if ref not in task.chosen)
    card = state.identity[task.ref]
    at = len(task.targets)
    atoms.ask(state, Question(ASK_TARGET, task.side, refs, 1, task.ref, card, power, at))
