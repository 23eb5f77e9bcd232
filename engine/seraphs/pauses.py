"""Announcing cards and ◇ powers, and the pauses that follow. *Panel 4; rulings 5, 6*."""

from typing import Final

from engine.kernel.agenda import put, put_all
from engine.kernel.ids import Ref
from engine.seraphs import atoms
from engine.seraphs import commands as say
from engine.seraphs.catalogue import CARDS, Plan, PlanStep
from engine.seraphs.commands import Play
from engine.seraphs.halves import halves_of
from engine.seraphs.pairs import welcome
from engine.seraphs.paying import HOW, offered, price
from engine.seraphs.prompts import (
    ASK_HALF,
    ASK_PAUSE,
    ASK_TARGET,
    POWER,
    QUESTIONS,
    RETURN,
    SETTLE,
    SPEAK,
    Announce,
    Announcement,
    BattlePause,
    Do,
    PutAway,
    Question,
    Speak,
    Targets,
)
from engine.seraphs.state import State
from engine.seraphs.stats import enters_sideways
from engine.seraphs.targets import candidates
from engine.seraphs.words import SIDES, Side, other

BOTH: Final = len(SIDES)
"""So many must pass, one after the other, to end a pause."""


def announce(state: State, task: Announce) -> None:
    """Choose what the card or ◇ power needs; when all is chosen, pay, announce it and pause."""
    side, ref, how, power, half, targets, _, turning = task
    card = state.identity[ref]
    choosing = announced_power(state, task)
    if choosing >= 0:
        plan = CARDS[card].plans[choosing]
        if not plan.chooses:
            targets = plan.untargeted
        elif len(targets) < len(plan.steps):
            ready = _choose_all(state, task, plan, choosing)
            if ready is None:
                return
            half, targets = ready.half, ready.targets
    due = price(state, side, ref, how, power)
    turning = turning or offered(state, side, ref, how, due)
    atoms.announce(state, Announcement(side, ref, card, how, power, half, targets))
    if due:
        atoms.pay(state, side, turning, due - len(turning))
    put(state.agenda, SPEAK)


def announcing(side: Side, command: Play) -> Announce:
    """The task that a play sets in motion."""
    power = command.power if isinstance(command, say.UsePower) else -1
    how = HOW[type(command)]
    return Announce(side, command.ref, how, power, -1, (), (), command.turning)


def announced_power(state: State, task: Announce) -> int:
    """The power whose targets are chosen with the announcement, or -1."""
    if task.how == POWER:
        return task.power
    card = CARDS[state.identity[task.ref]]
    return card.enters if card.stays else card.played


def speak(state: State, _: Speak) -> None:
    """Ask the next to speak; when both have passed in a row, do what was announced."""
    speaker, passes, announced, stopped = state.pauses[-1]
    if passes < BOTH:
        atoms.ask(state, QUESTIONS[ASK_PAUSE][speaker])
        return
    atoms.end_pause(state)
    if announced is not None and not stopped:
        _resolve(state, announced)


def battle_pause(state: State, task: BattlePause) -> None:
    """Open a battle's pause: the side whose day it isn't speaks first. *Ruling 5*."""
    if state.attackers:
        atoms.begin_pause(state, other(task.side))
        put(state.agenda, SPEAK)


def _resolve(state: State, said: Announcement) -> None:
    """Let an announced card enter or do what it says, or a ◇ power work."""
    card = CARDS[said.card]
    if said.how == POWER:
        put_all(state.agenda, (_doing(said, said.power), SETTLE))
    elif not card.stays:
        put_all(state.agenda, (_doing(said, card.played), PutAway(said.ref), SETTLE))
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
    side, ref, card, _, _, half, targets = said
    return Do(side, ref, card, power, 0, half, targets, (), True, False, ())


def _choose_all(state: State, task: Announce, plan: Plan, power: int) -> Announce | None:
    """The task with every target chosen, or None where the side was asked for one."""
    while len(task.targets) < len(plan.steps):
        step = plan.steps[len(task.targets)]
        if step.half >= 0 and task.half < 0:
            halves = halves_of(state, task.side, task.ref, state.identity[task.ref], power)
            if len(halves) > 1:
                _ask_half(state, task, power)
                return None
            task = _with(task, halves[0] if halves else 0, task.targets, task.chosen)
        refs = _chosen_for(state, task, step)
        if refs is None:
            _ask_target(state, task, step, power)
            return None
        task = _with(task, task.half, (*task.targets, refs), ())
    return task


def _with(task: Announce, half: int, targets: Targets, chosen: tuple[Ref, ...]) -> Announce:
    """The task with other choices: written out, since `_replace` costs three times as much."""
    side, ref, how, power, _, _, _, turning = task
    return Announce(side, ref, how, power, half, targets, chosen, turning)


def _chosen_for(state: State, task: Announce, step: PlanStep) -> tuple[Ref, ...] | None:
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
