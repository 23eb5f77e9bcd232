"""Who would fall in a fight: a forecast of battle, for computer players only.

*Panel 5, Battle; rulings 9 and 10.* Answers and powers that may come are left out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from engine.kernel.ids import Ref
from engine.seraphs.legality import why_not_alone, why_not_block
from engine.seraphs.state import InPlay, State
from engine.seraphs.stats import forbidden_battle, heart, kept_from, strength
from engine.seraphs.words import Side, other
from engine.seraphs.worth import LOST, walls_worth, worth

MOST_TOGETHER: Final = 5
"""So many are looked at for standing together, so that a crowded table costs no more."""

TOGETHER: Final = 2
"""So many at least stand together; no forecast looks at more, where it may choose."""

LEAST_MISSED: Final = 3
"""Of so many two may give themselves to save Walls from one that nobody may meet alone."""


@dataclass(slots=True)
class Fighter:
    """A character as it would fight now. `left`: how much more damage it falls by."""

    ref: Ref
    strength: int
    left: int
    worth: int
    giant: bool
    slayer: bool
    entry: InPlay


class Block(NamedTuple):
    """One to stand in an attacker's way, and what that brings its side at best."""

    ref: Ref
    attacker: Ref
    brings: int


def fighter(state: State, entry: InPlay) -> Fighter:
    """A character as it would fight now."""
    card = entry.card
    left = heart(state, entry) - entry.damage
    blow = strength(state, entry)
    return Fighter(entry.ref, blow, left, worth(entry), card.giant, card.giant_slayer, entry)


def best_split(blow: int, blockers: Sequence[Fighter]) -> tuple[Fighter, ...]:
    """Those that so much Strength makes fall, where it is split to cost the most."""
    able = [one for one in blockers if one.left <= blow] if blow else []
    if len(able) <= 1 or sum([one.left for one in able]) <= blow:
        return tuple(able)
    sets = [
        some
        for size in range(len(able) - 1, 0, -1)
        for some in combinations(able, size)
        if size == 1 or sum([one.left for one in some]) <= blow
    ]
    return max(sets, key=lambda some: sum([one.worth for one in some]))


def fight_worth(attacker: Fighter, blockers: Sequence[Fighter]) -> int:
    """What such a fight brings those in the way: the attacker's worth, less their own fallen.

    The attacker's Strength is split as it hurts most. A Giant falls before a Giant-slayer.
    """
    if attacker.giant and any(one.slayer for one in blockers):
        return attacker.worth
    lost = 0
    if attacker.slayer:
        lost = sum([one.worth for one in blockers if one.giant])
        blockers = [one for one in blockers if not one.giant]
    lost += _most_lost(attacker.strength, blockers)
    blow = 0
    for one in blockers:
        blow += one.strength
    return attacker.worth - lost if 0 < blow >= attacker.left else -lost


def blockers_there(state: State, side: Side) -> list[Fighter]:
    """A side's characters that could stand in the way now."""
    return [fighter(state, one) for one in _free(state, side)]


def can_stand_alone(state: State, blocker: Fighter, attacker: Fighter) -> bool:
    """Whether one may stand in another's way with nobody beside it."""
    if why_not_alone(blocker.entry, attacker.entry) is not None:
        return False
    return not attacker.entry.card.forbids or not kept_from(state, blocker.entry, attacker.entry)


def unblocked(state: State) -> int:
    """The Strength of all attackers with nobody in their way."""
    met = {*state.in_the_way.values(), *state.fought}
    return sum(
        strength(state, one)
        for one in state.field[state.active]
        if one.ref in state.attackers and one.ref not in met
    )


def best_attackers(state: State, side: Side, ready: Sequence[InPlay]) -> list[Ref]:
    """Those of the ready characters that had better go out, the most useful first.

    Attackers that have gone out already are counted in. All go out where that must win.
    """
    mine = [one for one in (fighter(state, entry) for entry in ready) if one.strength]
    if not mine:
        return []
    out = [strength(state, one) for one in state.field[side] if one.ref in state.attackers]
    foes = blockers_there(state, other(side))
    blows = sorted([*(one.strength for one in mine), *out], reverse=True)
    if sum(blows[len(foes) :]) >= state.walls[other(side)]:
        return [one.ref for one in sorted(mine, key=lambda one: -one.strength)]
    gains = [(_attack_worth(state, side, one, foes), one) for one in mine]
    gains.sort(key=lambda pair: -pair[0])
    return _as_many_as_is_safe(state, side, gains)


def ranked_blocks(state: State, choices: Sequence[tuple[Ref, Ref]]) -> list[Block]:
    """Who may stand in whose way next, and what each brings, the best first.

    Where two together are meant, the other comes next. `choices`: those that may, each with the
    attacker; those named before are in the way already.
    """
    if not choices:
        return []
    fighters = _in_this_battle(state, choices)
    walls = state.walls[other(state.active)]
    free = unblocked(state)
    joining: dict[Ref, list[Fighter]] = {}
    for ref, attacker in choices:
        joining.setdefault(attacker, []).append(fighters[ref])
    brings: dict[tuple[Ref, Ref], int] = {}
    for attacker, able in joining.items():
        foe = fighters[attacker]
        there = [fighters[ref] for ref, one in state.in_the_way.items() if one == attacker]
        saved = walls_worth(walls - free + foe.strength) - walls_worth(walls - free)
        now = fight_worth(foe, there) if there else -saved
        for group in _groups(state, foe, there, able):
            more = fight_worth(foe, (*there, *group)) - now
            for one in group:
                if more > brings.get((one.ref, attacker), -LOST):
                    brings[one.ref, attacker] = more
    found = [Block(ref, attacker, more) for (ref, attacker), more in brings.items()]
    return sorted(found, key=lambda one: -one.brings)


def _in_this_battle(state: State, choices: Sequence[tuple[Ref, Ref]]) -> dict[Ref, Fighter]:
    """Those that stand in the way or may, and whom they meet."""
    refs = {*state.in_the_way, *state.attackers, *(ref for ref, _ in choices)}
    return {one.ref: fighter(state, one) for both in state.field for one in both if one.ref in refs}


def _groups(
    state: State, foe: Fighter, there: Sequence[Fighter], able: Sequence[Fighter]
) -> Iterator[tuple[Fighter, ...]]:
    """Those that might join in an attacker's way: one, where it may stand so, or two."""
    for one in able:
        if there or can_stand_alone(state, one, foe):
            yield (one,)
    if there:
        return
    yield from _pairs(foe, able)
    if not any(can_stand_alone(state, one, foe) for one in able):
        yield from combinations(sorted(able, key=lambda one: one.worth)[:LEAST_MISSED], 2)


def _pairs(foe: Fighter, able: Sequence[Fighter]) -> Iterator[tuple[Fighter, ...]]:
    """Two together, where together they would make it fall."""
    for two in combinations(able[:MOST_TOGETHER], 2):
        if two[0].strength + two[1].strength >= foe.left:
            yield two


def _attack_worth(state: State, side: Side, attacker: Fighter, foes: Sequence[Fighter]) -> int:
    """What going out brings at least, if the other side answers it best, alone or by two."""
    walls = state.walls[other(side)]
    at_least = walls_worth(walls) - walls_worth(walls - attacker.strength)
    answers = [(one,) for one in foes if can_stand_alone(state, one, attacker)]
    for some in (*answers, *_pairs(attacker, foes)):
        at_least = min(at_least, -fight_worth(attacker, some))
    return at_least


def _as_many_as_is_safe(
    state: State, side: Side, gains: Sequence[tuple[int, Fighter]]
) -> list[Ref]:
    """Send out, best first, while what stays at home keeps the Walls standing."""
    threats = sorted(_threats(state, other(side)), reverse=True)
    home = len(_free(state, side))
    walls = state.walls[side]
    chosen: list[Ref] = []
    for brings, one in gains:
        before, after = sum(threats[home:]), sum(threats[max(0, home - 1) :])
        risk = (walls_worth(walls - before) - walls_worth(walls - after)) // 2
        if brings > risk or brings == risk == 0:
            chosen.append(one.ref)
            home -= 1
    return chosen


def _free(state: State, side: Side) -> list[InPlay]:
    """A side's characters that could stand in the way now."""
    return [one for one in state.field[side] if why_not_block(state, one) is None]


def _most_lost(blow: int, blockers: Sequence[Fighter]) -> int:
    """What those are worth that so much Strength makes fall, where it is split to cost the most."""
    able = []
    total = needed = 0
    for one in blockers:
        if one.left <= blow > 0:
            able.append(one)
            total += one.worth
            needed += one.left
    if needed <= blow or len(able) < TOGETHER:
        return total
    if len(able) == TOGETHER:
        return max(able[0].worth, able[1].worth)
    return sum([one.worth for one in best_split(blow, able)])


def _threats(state: State, side: Side) -> Iterator[int]:
    """The Strength of each that could go out against us on the other side's next day."""
    for entry in state.field[side]:
        if entry.card.is_character and not forbidden_battle(state, entry.ref):
            yield strength(state, entry)
