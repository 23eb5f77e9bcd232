"""What cards, Walls and effects are worth to a side, roughly: 10 is about one Wall.

These are a player's rules of thumb, for computer players only; no rule rests on them. They read
nothing but what lies open, and the side's own hand and Altar, so they serve on a view's table too.
"""

from collections.abc import Callable
from typing import Final, Never

from engine.kernel.ids import Ref
from engine.seraphs import powers as p
from engine.seraphs.card_worth import (
    ALTAR_CARD,
    HAND_CARD,
    IN_A_SIEGE,
    IN_HAND_IN_A_SIEGE,
    PRINTED_WORTH,
)
from engine.seraphs.catalogue import CARDS, Plan, PlanStep
from engine.seraphs.mode import DUEL
from engine.seraphs.possible import possible, whose
from engine.seraphs.state import InPlay, State, announcement, find
from engine.seraphs.stats import heart, strength
from engine.seraphs.targets import candidates
from engine.seraphs.words import DEEP, Side, other

LOST: Final = 3000
ENOUGH_ALTAR: Final = 6
MOST_WALLS: Final = DUEL.most_walls

WALLS_WORTH: Final = (
    -LOST,
    *(
        sum(8 + 40 // (wall + 1) for wall in range(1, walls + 1))
        for walls in range(1, MOST_WALLS + 1)
    ),
)
"""What so many standing Walls are worth: each one more, the fewer there are."""


def walls_worth(walls: int) -> int:
    """What so many Walls are worth; below 0 it goes on falling, so that less harm is better."""
    return WALLS_WORTH[min(walls, MOST_WALLS)] if walls > 0 else -LOST + 30 * walls


def worths(state: State) -> tuple[int, ...]:
    """What each card is worth in play in this match, by index."""
    return IN_A_SIEGE if state.mode.siege else PRINTED_WORTH


def worth(entry: InPlay) -> int:
    """What a card in play is worth to its side."""
    return PRINTED_WORTH[entry.card.index]


def worth_in_hand(state: State, side: Side, ref: Ref) -> int:
    """What one of a side's own cards is worth in its hand: can it soon be played, and for what?"""
    index = state.identity[ref]
    if index < 0:
        return HAND_CARD
    card = CARDS[index]
    too_dear = max(0, card.cost - len(state.altar[side]) - 1)
    if state.mode.siege:
        return IN_HAND_IN_A_SIEGE[index] - (12 if card.stays else 8) * too_dear
    if not card.stays:
        return 24 + 4 * min(card.cost, 4) - 8 * too_dear
    return PRINTED_WORTH[index] // 2 - 12 * too_dear


def altar_worth(cards: int) -> int:
    """What an Altar of so many cards is worth: much up to 6, little beyond."""
    most = min(cards, ENOUGH_ALTAR)
    return ALTAR_CARD * most + 6 * min(4, cards - most)


def play_worth(state: State, side: Side, ref: Ref) -> int:
    """What it brings to play this card now, its cost left aside."""
    card = CARDS[state.identity[ref]]
    if card.stays:
        enters = gain(state, side, ref, card.plans[card.enters]) if card.enters >= 0 else 0
        return worths(state)[card.index] + enters
    return gain(state, side, ref, card.plans[card.played])


def gain(state: State, side: Side, ref: Ref, plan: Plan) -> int:
    """What a power would bring its side if it worked now, with the best targets."""
    halves = [0, 0]
    total = 0
    for step in plan.steps:
        if step.half >= 0:
            halves[step.half] = step_gain(state, side, ref, step)
        else:
            total += step_gain(state, side, ref, step)
    return total + max(halves)


def step_gain(state: State, side: Side, ref: Ref, step: PlanStep) -> int:
    """What one effect would bring its side."""
    effect = step.effect
    known = _PLAIN.get(type(effect))
    if known is not None:
        if not possible(state, side, ref, step):
            return 0
        return known(state, side, effect)  # type: ignore[arg-type]  # by type
    gains = [target_gain(state, side, effect, one) for one in candidates(state, side, ref, step)]
    if not gains:
        return _of_itself(state, side, ref, effect)
    target = step.target
    if target is None or target.count == "all":
        return sum(gains)
    gains.sort(reverse=target.chooser == "player")
    return sum(gains[: target.count])


def target_gain(state: State, side: Side, effect: p.Effect, ref: Ref) -> int:
    """What it would bring a side if this effect befell this card."""
    entry = find(state, ref)
    if entry is None:
        return _of_a_pile(state, side, effect, ref)
    mine = entry.side == side
    if isinstance(effect, _KIND):
        good = _kindness(state, effect, entry)
        return good if mine else -good
    harm = _harm(state, effect, entry)
    return -harm if mine else harm


def left_to_fall(state: State, entry: InPlay) -> int:
    """How much more damage a character falls by."""
    return heart(state, entry) - entry.damage


def _of_itself(state: State, side: Side, ref: Ref, effect: p.Effect) -> int:
    """An effect on the card that has it ("it"), which is the side's own."""
    entry = find(state, ref)
    names = ("to", "whom", "what", "who")
    if entry is None or "it" not in [getattr(effect, name, None) for name in names]:
        return 0
    return target_gain(state, side, effect, ref)


def _of_a_pile(state: State, side: Side, effect: p.Effect, ref: Ref) -> int:
    """An effect on a card of an Altar or a Wilderness."""
    if isinstance(effect, p.TakeFromWilderness):
        return worth_in_hand(state, side, ref)
    mine = ref in state.altar[side]
    spent = isinstance(effect, p.TurnSideways)
    index = state.identity[ref]
    holy = index >= 0 and CARDS[index].type == "holy_thing"
    harm = (8 if spent else ALTAR_CARD) + 6 * holy
    return -harm if mine else harm


def _kindness(state: State, effect: p.Effect, entry: InPlay) -> int:
    """What a good effect is worth to a character of one's own."""
    match effect:
        case p.StandUp():
            return worth(entry) // 4
        case p.Spare():
            return worth(entry) // 2 if _in_danger(state, entry) else 0
        case p.Gets(strength=more) if isinstance(more, int) and more:
            return _change_of_strength(state, entry, more)
        case p.Gets(heart=more) if isinstance(more, int):
            return 6 * more if _fights(state, entry) else more
        case _:
            return 4


def _change_of_strength(state: State, entry: InPlay, more: int) -> int:
    """More or less Strength matters where it fights; a day's worth of it little elsewhere."""
    if more < 0:
        more = -min(-more, strength(state, entry))
    return (9 if _fights(state, entry) else 3) * more


def _harm(state: State, effect: p.Effect, entry: InPlay) -> int:
    """What a bad effect costs a character's or card's side."""
    match effect:
        case p.MakeFall() | p.ToWilderness():
            return worth(entry)
        case p.Damage(n=n):
            return worth(entry) if n >= left_to_fall(state, entry) else 2 * n
        case p.BackToHand():
            return 9 * entry.card.cost + 2 * entry.damage
        case p.TurnSideways():
            return worth(entry) // 4
        case p.TurnBack():
            return _harm_of_turning_back(state, entry)
        case p.Forbid(until="while_in_play"):
            return worth(entry) * 3 // 4
        case p.Forbid():
            return worth(entry) // 2
        case _:
            return 12


def _harm_of_turning_back(state: State, entry: InPlay) -> int:
    """An attacker breaks no Walls; one that stood in the way no longer does."""
    if entry.ref in state.attackers:
        if entry.ref in state.in_the_way.values():
            return 4
        walls, blow = state.walls[other(entry.side)], strength(state, entry)
        return walls_worth(walls) - walls_worth(walls - blow)
    return 10 * strength(state, entry)


def _fights(state: State, entry: InPlay) -> bool:
    return entry.ref in state.attackers or entry.ref in state.in_the_way


def _in_danger(state: State, entry: InPlay) -> bool:
    """Whether a character meets enough Strength in this battle to fall."""
    against = state.in_the_way.get(entry.ref)
    refs = [against] if against is not None else _in_its_way(state, entry.ref)
    foes = [find(state, ref) for ref in refs]
    blow = sum(strength(state, foe) for foe in foes if foe is not None)
    return blow > 0 and blow >= left_to_fall(state, entry)


def _in_its_way(state: State, ref: Ref) -> list[Ref]:
    return [one for one, attacker in state.in_the_way.items() if attacker == ref]


def _draw(state: State, side: Side, effect: p.Draw) -> int:
    good = effect.n * HAND_CARD
    return good if whose(effect.side, side) == side else -good


def _discard(state: State, side: Side, effect: p.Discard) -> int:
    loser = whose(effect.side, side)
    harm = min(effect.n, len(state.hand[loser])) * (HAND_CARD if effect.how == "random" else 12)
    return -harm if loser == side else harm


def _break_walls(state: State, side: Side, effect: p.BreakWalls) -> int:
    walls = state.walls[other(side)]
    return walls_worth(walls) - walls_worth(walls - effect.n)


def _mend_walls(state: State, side: Side, effect: p.MendWalls) -> int:
    mended = whose(effect.side, side)
    walls = state.walls[mended]
    good = walls_worth(min(state.mode.most_walls, walls + effect.n)) - walls_worth(walls)
    return good if mended == side else -good


def _find_card(state: State, side: Side, effect: p.Effect) -> int:
    return HAND_CARD + 4


def _lay_top(state: State, side: Side, effect: p.Effect) -> int:
    cards = len(state.altar[side])
    return altar_worth(cards + 1) - altar_worth(cards)


def _gain_manna(state: State, side: Side, effect: p.GainManna) -> int:
    return 5 * effect.n


def _turn(state: State, side: Side, effect: p.Turn) -> int:
    return sum(2 * worth(one) for one in state.field[DEEP] if one.card.id == effect.card)


def _stop(state: State, side: Side, effect: p.Stop) -> int:
    said = announcement(state)
    return 0 if said is None else 12 + 10 * CARDS[said.card].cost


def _later(state: State, side: Side, effect: p.Effect) -> int:
    return 24


_PLAIN: Final[dict[type, Callable[[State, Side, Never], int]]] = {
    p.Draw: _draw,
    p.Discard: _discard,
    p.BreakWalls: _break_walls,
    p.MendWalls: _mend_walls,
    p.Search: _find_card,
    p.LookAtTop: _find_card,
    p.LayTopOnAltar: _lay_top,
    p.GainManna: _gain_manna,
    p.Turn: _turn,
    p.Stop: _stop,
    p.OnYourNextMorning: _later,
}
_KIND: Final = (p.StandUp, p.Spare, p.Gets)
