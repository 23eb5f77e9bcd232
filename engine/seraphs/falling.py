"""How characters fall, and what may happen instead. *Panel 5, Battle; rulings 12, 13, 21, 24*."""

from collections.abc import Sequence

from engine.kernel.agenda import put_all
from engine.seraphs import atoms
from engine.seraphs.catalogue import CARDS
from engine.seraphs.pairs import testify
from engine.seraphs.prompts import SETTLE, Do, DrawForElder, Settle, Task
from engine.seraphs.seats import giver, receive
from engine.seraphs.siege_tasks import DrawForElderOf
from engine.seraphs.state import Fallen, InPlay, State
from engine.seraphs.stats import heart, is_spared
from engine.seraphs.winning import look_at_walls
from engine.seraphs.words import BATTLE_PHASES, DEEP


def fall_together(
    state: State,
    entries: Sequence[InPlay],
    by: tuple[int, ...],
    *,
    of_damage: bool = False,
    read: bool = True,
) -> None:
    """Let characters fall at once; then come their Testimonies.

    `by` are the cards whose power did it; of damage, a pair that dealt some of it did it too.
    `read`: whether the stories of Testimonies are read, not just before.
    """
    told = []
    if len(entries) > 1:
        entries = sorted(entries, key=lambda one: (one.side != state.active, one.order))
    for entry in entries:
        did_it = entry.card.pair in by or (of_damage and entry.hit_by_pair)
        was_deep = entry.side == DEEP
        if _falls(state, entry) and was_deep and did_it:
            told.append(entry)
    for entry in told:
        testify(state, entry.ref, entry.card.pair, left=True, read=read)


def sweep(state: State) -> None:
    """Let every character fall whose damage is equal to or more than its Heart. *Ruling 21*."""
    while True:
        falling = []
        for side in state.field:
            for entry in side:
                if entry.damage and entry.damage >= heart(state, entry):
                    falling.append(entry)
        if not falling:
            return
        fall_together(state, falling, (), of_damage=True)


def settle(state: State, _: Settle) -> None:
    """Do the powers of the fallen and draw for their Elders; then, outside battle, look at 0."""
    if not state.fallen:
        if state.phase not in BATTLE_PHASES:
            look_at_walls(state)
        return
    fallen = sorted(state.fallen, key=lambda one: (one.side != state.active, one.order))
    atoms.settle_fallen(state)
    tasks: list[Task] = []
    for one in fallen:
        tasks += _after_falling(state, one)
    put_all(state.agenda, [*tasks, SETTLE])


def _falls(state: State, entry: InPlay) -> bool:
    """Let one character fall, unless something happens instead. Whether it left play for good."""
    ref = entry.ref
    if is_spared(state, ref):
        atoms.stay(state, entry)
        return False
    if entry.card.taken_up:
        atoms.take_up(state, entry)
        receive(state, giver(state, ref))
        return False
    if entry.returned:
        atoms.leave_the_game(state, entry)
    else:
        atoms.fall(state, entry)
    return True


def _after_falling(state: State, one: Fallen) -> list[Task]:
    card = CARDS[one.card]
    tasks: list[Task] = []
    power = card.moments.get("falls", -1)
    if power >= 0:
        tasks.append(Do(one.side, one.ref, one.card, power, 0, -1, (), (), True, False, ()))
    if card.elder:
        alone = state.partners is None
        tasks.append(DrawForElder(one.side, one.ref) if alone else DrawForElderOf(one.ref))
    return tasks
