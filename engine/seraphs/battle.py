"""Going out, standing in the way, damage and Walls. *Panel 5, Battle; rulings 9 to 11*."""

from collections.abc import Iterable
from typing import Final

from engine.kernel.agenda import put, put_all
from engine.kernel.ids import Ref
from engine.seraphs import atoms
from engine.seraphs.falling import fall_together, sweep
from engine.seraphs.pairs import is_pair
from engine.seraphs.prompts import (
    ASK_DEAL,
    ASK_GO_OUT,
    ASK_STAND,
    QUESTIONS,
    SETTLE,
    AskGoOut,
    AskStand,
    AttackersBreakWalls,
    BattlePause,
    Do,
    Fight,
    PowersOnGoingOut,
    PowersOnStanding,
    Question,
    Task,
)
from engine.seraphs.state import InPlay, State, find
from engine.seraphs.stats import strength
from engine.seraphs.winning import break_walls_by, look_at_walls
from engine.seraphs.words import BATTLE, SIDES, Side, other

NEXT_FIGHT: Final = Fight(-1, ())
"""The next fight, whoever's it is."""


def ask_go_out(state: State, task: AskGoOut) -> None:
    """Ask for one more attacker."""
    atoms.ask(state, QUESTIONS[ASK_GO_OUT][task.side])


def begin_battle(state: State, side: Side) -> None:
    """All have gone out: put the whole battle on the agenda."""
    put_all(state.agenda, _BATTLES[side])


def powers_on_going_out(state: State, task: PowersOnGoingOut) -> None:
    """The powers of those that went out, in that order; then those that ask for many."""
    atoms.begin_phase(state, BATTLE)
    tasks: list[Task] = [
        _power(entry, "goes_out", ())
        for entry in _all(state, state.attackers)
        if "goes_out" in entry.card.moments
    ]
    out = tuple(state.attackers)
    for entry in state.field[task.side]:
        power = entry.card.moments.get("many_go_out", -1)
        if power >= 0 and len(out) >= entry.card.plans[power].n:
            tasks.append(_power(entry, "many_go_out", out))
    tasks.append(SETTLE)
    put_all(state.agenda, tasks)


def ask_stand(state: State, task: AskStand) -> None:
    """Ask the other side for one more to stand in the way."""
    if state.attackers:
        atoms.ask(state, QUESTIONS[ASK_STAND][other(task.side)])


def powers_on_standing(state: State, task: PowersOnStanding) -> None:
    """The powers of those that stand in the way, in the order they were named."""
    tasks: list[Task] = [
        _power(entry, "stands_in_the_way", ())
        for entry in _all(state, state.in_the_way)
        if "stands_in_the_way" in entry.card.moments
    ]
    tasks.append(SETTLE)
    put_all(state.agenda, tasks)


def fight(state: State, task: Fight) -> None:
    """Begin the next fight, or go on with the split of the one that is on."""
    if task.ref >= 0:
        attacker = find(state, task.ref)
        if attacker is not None:
            _split(state, attacker, task.dealt)
        return
    if not state.in_the_way:
        return
    for ref in state.attackers:
        if ref not in state.fought and ref in state.in_the_way.values():
            put(state.agenda, NEXT_FIGHT)
            _begin(state, ref)
            return


def attackers_break_walls(state: State, task: AttackersBreakWalls) -> None:
    """Attackers with nobody in their way break Walls; then 0 is looked at. *Panel 5: step 3*."""
    for entry in _all(state, state.attackers):
        if entry.ref not in state.fought:
            break_walls_by(state, other(task.side), strength(state, entry), entry.ref)
    atoms.end_battle(state)
    look_at_walls(state)


def blockers_of(state: State, attacker: InPlay) -> list[InPlay]:
    """Those in an attacker's way, in the order they were named."""
    refs = [ref for ref, against in state.in_the_way.items() if against == attacker.ref]
    return _all(state, refs)


def _begin(state: State, ref: Ref) -> None:
    attacker = find(state, ref)
    assert attacker is not None, "an attacker is in play"
    blockers = blockers_of(state, attacker)
    atoms.begin_fight(state, ref, _refs(blockers))
    _slay_giants(state, attacker, blockers)
    if find(state, ref) is not None and blockers_of(state, attacker):
        put(state.agenda, Fight(ref, ()))
    else:
        put(state.agenda, SETTLE)


def _slay_giants(state: State, attacker: InPlay, blockers: list[InPlay]) -> None:
    """A Giant that battles a Giant-slayer falls before it deals damage. *Panel 8; ruling 10*."""
    if attacker.card.giant:
        slayers = tuple(one.card.index for one in blockers if one.card.giant_slayer)
        if slayers:
            fall_together(state, [attacker], slayers)
    elif attacker.card.giant_slayer:
        giants = [one for one in blockers if one.card.giant]
        fall_together(state, giants, (attacker.card.index,))


def _split(state: State, attacker: InPlay, dealt: tuple[int, ...]) -> None:
    """Ask how the Strength is split among those together; then all deal at once."""
    blockers = blockers_of(state, attacker)
    left = strength(state, attacker) - sum(dealt)
    if left and len(dealt) < len(blockers) - 1:
        put(state.agenda, Fight(attacker.ref, dealt))
        ref = blockers[len(dealt)].ref
        atoms.ask(
            state,
            Question(ASK_DEAL, attacker.side, _refs(blockers), left, ref, attacker.card.index),
        )
        return
    shares = [*dealt, left, *[0] * len(blockers)]
    _deal(state, attacker, list(zip(blockers, shares, strict=False)))
    sweep(state)
    put(state.agenda, SETTLE)


def _deal(state: State, attacker: InPlay, shares: list[tuple[InPlay, int]]) -> None:
    """Each deals its Strength to the other, at the same time. *Panel 5: step 2*."""
    blows = [(blocker, attacker, n) for blocker, n in shares]
    blows += [(attacker, blocker, strength(state, blocker)) for blocker, _ in shares]
    for struck, by, n in blows:
        if n:
            atoms.damage(state, struck, n, is_pair(struck, by.card.index))


def _all(state: State, refs: Iterable[Ref]) -> list[InPlay]:
    found = []
    for ref in refs:
        entry = find(state, ref)
        if entry is not None:
            found.append(entry)
    return found


def _refs(entries: list[InPlay]) -> tuple[Ref, ...]:
    return tuple([entry.ref for entry in entries])


def _power(entry: InPlay, moment: str, it: tuple[Ref, ...]) -> Do:
    power = entry.card.moments[moment]
    return Do(entry.side, entry.ref, entry.card.index, power, 0, -1, (), it, True, False, ())


_BATTLES: Final[tuple[tuple[Task, ...], ...]] = tuple(
    (
        PowersOnGoingOut(side),
        BattlePause(side),
        AskStand(side),
        PowersOnStanding(side),
        BattlePause(side),
        NEXT_FIGHT,
        AttackersBreakWalls(side),
    )
    for side in SIDES
)
"""What a battle is made of, by the side that goes out."""
