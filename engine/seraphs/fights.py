"""Who would fall in a fight: a player's forecast of battle, for computer players only.

*Panel 5, Battle; rulings 9 and 10.* Answers and powers that may come are left out.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engine.kernel.ids import Ref
from engine.seraphs.legality import why_not_alone, why_not_block
from engine.seraphs.state import InPlay, State
from engine.seraphs.stats import forbidden_battle, heart, kept_from, strength
from engine.seraphs.words import Side, other
from engine.seraphs.worth import walls_worth, worth

MOST_TOGETHER: Final = 5
"""So many are looked at for standing together, so that a crowded table costs no more."""


class Fighter(NamedTuple):
    """A character as it would fight now. `left`: how much more damage it falls by."""

    entry: InPlay
    strength: int
    left: int
    worth: int


class Result(NamedTuple):
    """A fight foretold: whether the attacker falls, and which of those in its way."""

    attacker_falls: bool
    fallen: tuple[Fighter, ...]


def fighter(state: State, entry: InPlay) -> Fighter:
    """A character as it would fight now."""
    return Fighter(entry, strength(state, entry), heart(state, entry) - entry.damage, worth(entry))


def foretell(attacker: Fighter, blockers: Sequence[Fighter]) -> Result:
    """Who falls if these stand in an attacker's way, its Strength split as hurts most."""
    if attacker.entry.card.giant and any(one.entry.card.giant_slayer for one in blockers):
        return Result(True, ())
    slain: tuple[Fighter, ...] = ()
    if attacker.entry.card.giant_slayer:
        slain = tuple(one for one in blockers if one.entry.card.giant)
        blockers = [one for one in blockers if not one.entry.card.giant]
    blow = sum(one.strength for one in blockers)
    struck = best_split(attacker.strength, blockers)
    return Result(0 < blow >= attacker.left, (*slain, *struck))


def best_split(blow: int, blockers: Sequence[Fighter]) -> tuple[Fighter, ...]:
    """Those that so much Strength makes fall, where it is split to cost the most."""
    if not blow or not blockers:
        return ()
    if len(blockers) == 1:
        return tuple(blockers) if blockers[0].left <= blow else ()
    sets = (
        some
        for size in range(len(blockers), 0, -1)
        for some in combinations(blockers, size)
        if sum(one.left for one in some) <= blow
    )
    return max(sets, key=lambda some: sum(one.worth for one in some), default=())


def fight_worth(attacker: Fighter, blockers: Sequence[Fighter]) -> int:
    """What such a fight brings those in the way: the attacker's worth, less their own fallen."""
    result = foretell(attacker, blockers)
    lost = sum(one.worth for one in result.fallen)
    return attacker.worth * result.attacker_falls - lost


def best_attackers(state: State, side: Side, ready: Sequence[InPlay]) -> list[Ref]:
    """Those of the ready characters that had better go out, the most useful first.

    Attackers that have gone out already are counted in. All go out where that must win.
    """
    mine = [fighter(state, entry) for entry in ready]
    out = [fighter(state, one) for one in state.field[side] if one.ref in state.attackers]
    foes = [fighter(state, one) for one in blockers_there(state, other(side))]
    if _must_win(state, side, [*mine, *out], foes):
        mine.sort(key=lambda one: -one.strength)
        return [one.entry.ref for one in mine if one.strength]
    gains = [(_attack_worth(state, side, one, foes), one) for one in mine if one.strength]
    gains.sort(key=lambda pair: (-pair[0], pair[1].entry.order))
    return _as_many_as_is_safe(state, side, gains)


def best_block(state: State, choices: Sequence[tuple[Ref, Ref]]) -> tuple[Ref, Ref] | None:
    """The best next one to stand in an attacker's way, or None where none is worth it.

    Args:
        state: The table, blockers named so far in place.
        choices: Those that may stand, each with the attacker.

    Returns:
        One of the choices. Where it cannot stand alone, or two are better, the next comes after.
    """
    side = other(state.active)
    fighters = {one.ref: fighter(state, one) for both in state.field for one in both}
    free = unblocked(state)
    best, best_worth = None, 0
    for attacker in dict.fromkeys(against for _, against in choices):
        there = [fighters[ref] for ref, one in state.in_the_way.items() if one == attacker]
        joining = [fighters[ref] for ref, against in choices if against == attacker]
        foe = fighters[attacker]
        now = fight_worth(foe, there) if there else _walls_saved(state, side, free, foe.strength)
        for group in _groups(state, foe, there, joining):
            better = fight_worth(foe, (*there, *group)) - (now if there else -now)
            if better > best_worth:
                best, best_worth = (group[0].entry.ref, attacker), better
    return best


def _walls_saved(state: State, side: Side, free: int, blow: int) -> int:
    """What it is worth that one attacker less breaks Walls."""
    walls = state.walls[side]
    return walls_worth(walls - free + blow) - walls_worth(walls - free)


def _groups(
    state: State, foe: Fighter, there: Sequence[Fighter], joining: Sequence[Fighter]
) -> Iterator[tuple[Fighter, ...]]:
    """Those that might join in an attacker's way: one, where it may stand so, or two."""
    for one in joining:
        if there or can_stand_alone(state, one.entry, foe.entry):
            yield (one,)
    if not there:
        yield from combinations(joining[:MOST_TOGETHER], 2)


def blockers_there(state: State, side: Side) -> Iterator[InPlay]:
    """A side's characters that could stand in the way now."""
    return (one for one in state.field[side] if why_not_block(state, side, one.ref) is None)


def can_stand_alone(state: State, blocker: InPlay, attacker: InPlay) -> bool:
    """Whether one may stand in another's way with nobody beside it."""
    return why_not_alone(blocker, attacker) is None and not kept_from(state, blocker, attacker)


def unblocked(state: State) -> int:
    """The Strength of all attackers with nobody in their way."""
    met = set(state.in_the_way.values())
    return sum(
        strength(state, one)
        for one in state.field[state.active]
        if one.ref in state.attackers and one.ref not in met and one.ref not in state.fought
    )


def _must_win(
    state: State, side: Side, attackers: Sequence[Fighter], foes: Sequence[Fighter]
) -> bool:
    """Whether the Walls fall even if every foe stands in the way of the strongest it can."""
    blows = sorted((one.strength for one in attackers), reverse=True)
    return sum(blows[len(foes) :]) >= state.walls[other(side)] > 0


def _attack_worth(state: State, side: Side, attacker: Fighter, foes: Sequence[Fighter]) -> int:
    """What going out brings at least, if the other side answers it best, alone or by two."""
    walls = state.walls[other(side)]
    at_least = walls_worth(walls) - walls_worth(walls - attacker.strength)
    for one in foes:
        if can_stand_alone(state, one.entry, attacker.entry):
            at_least = min(at_least, -fight_worth(attacker, (one,)))
    joining = [one for one in foes if not kept_from(state, one.entry, attacker.entry)]
    for two in combinations(joining[:MOST_TOGETHER], 2):
        at_least = min(at_least, -fight_worth(attacker, two))
    return at_least


def _as_many_as_is_safe(
    state: State, side: Side, gains: Sequence[tuple[int, Fighter]]
) -> list[Ref]:
    """Send out, best first, while what stays at home keeps the Walls standing."""
    threats = sorted(_threats(state, other(side)), reverse=True)
    home = sum(1 for _ in blockers_there(state, side))
    walls = state.walls[side]
    chosen: list[Ref] = []
    for brings, one in gains:
        before, after = sum(threats[home:]), sum(threats[max(0, home - 1) :])
        risk = (walls_worth(walls - before) - walls_worth(walls - after)) // 2
        if brings > risk or brings == risk == 0:
            chosen.append(one.entry.ref)
            home -= 1
    return chosen


def _threats(state: State, side: Side) -> Iterator[int]:
    """The Strength of each that could go out against us on the other side's next day."""
    for entry in state.field[side]:
        if entry.card.is_character and not forbidden_battle(state, entry.ref):
            yield strength(state, entry)
