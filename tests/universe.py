"""Every plausible command at a question, legal or not, and what random matches choose from it.

The universe is built from the cards on the table alone, never from the rules: so whatever `check`
allows and `options` does not list, or the other way round, is found.
"""

from collections.abc import Iterator
from itertools import combinations

from engine.kernel.ids import NOBODY, Ref
from engine.kernel.rng import Rng, pick
from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.mode import DuelOptions
from engine.seraphs.paying import price
from engine.seraphs.prompts import PLAY, POWER, RAISE, RETURN
from engine.seraphs.state import State
from engine.seraphs.winning import may_concede
from engine.seraphs.words import SIDES, Side
from tests.support_setting import places

POWERS = range(-1, 4)
"""No card has more than three powers; -1 and 3 are none of any card's."""

HALVES = (-1, 0, 1, 2)
LAST_DAY = 12

WORDLESS = (say.REDRAW, say.KEEP_HAND, say.PASS, say.DONE)
NAMING_ONE = (say.LayFromTop, say.LayOffering, say.GoOut, say.Choose)
PLAYS = (say.PlayCard, say.RaiseUp, say.ReturnCard)
HOW = {say.PlayCard: PLAY, say.RaiseUp: RAISE, say.ReturnCard: RETURN, say.UsePower: POWER}


def duel_of(seed: int) -> DuelOptions:
    """How the random match of a seed is set up: every other one has a last day."""
    return DuelOptions(seed, LAST_DAY if seed % 2 else 0)


def universe(state: State) -> Iterator[Command]:
    """Every command about any card of the match, every number near a number that is asked for.

    Altar cards are never named: `payments` does that. Conceding is judged by itself.
    """
    refs = refs_of(state)
    yield from WORDLESS
    for half in HALVES:
        yield say.ChooseHalf(half)
    for ref in refs:
        for naming in NAMING_ONE:
            yield naming(ref)
        for play in PLAYS:
            yield play(ref)
        yield say.UsePower(ref, 0)
    yield from _about_those_in_play(state, refs)


def refs_of(state: State) -> list[Ref]:
    """The refs of all cards, of some that are refs no more, and of two that never were."""
    there = [ref for _, _, ref in places(state)]
    gone = sorted(set(range(len(state.identity))) - set(there))
    return [*there, *gone[:2], NOBODY, len(state.identity)]


def payments(state: State, play: say.Play, most: int = 3) -> Iterator[say.Play]:
    """A play with every run of Altar cards named for it, up to `most` of them, right or wrong."""
    altars = [ref for side in SIDES for ref in state.altar[side]][:8]
    for size in range(1, most + 1):
        for turning in combinations(altars, size):
            yield _paid_with(play, turning)
    if altars:
        yield _paid_with(play, (altars[0], altars[0]))


def pays(state: State, side: Side, play: say.Play) -> bool:
    """Whether the named Altar cards pay a legal play, told from rulings 7 and 25 anew."""
    due = price(state, side, play.ref, HOW[type(play)], getattr(play, "power", -1))
    named = set(play.turning)
    if len(named) < len(play.turning) or not named <= set(state.upright[side]):
        return False
    if isinstance(play, say.RaiseUp):
        return len(named) == due and play.ref not in named
    return due - state.manna[side] <= len(named) <= due


def some_answer(state: State, options: tuple[Command, ...], rng: Rng) -> tuple[Command, Rng]:
    """What a random match says: any option; at times it names Altar cards, or concedes."""
    assert state.question is not None, "somebody is asked"
    index, rng = pick(rng, len(options))
    command = options[index]
    mood, rng = pick(rng, 40)
    if mood == 0 and may_concede(state, state.question.side):
        return say.CONCEDE, rng
    if mood % 4 == 1 and isinstance(command, say.Play):
        paid = [p for p in payments(state, command) if pays(state, state.question.side, p)]
        if paid:
            index, rng = pick(rng, len(paid))
            return paid[index], rng
    return command, rng


def _about_those_in_play(state: State, refs: list[Ref]) -> Iterator[Command]:
    asked = state.question.n if state.question else 0
    in_play = [entry.ref for side in SIDES for entry in state.field[side]]
    for ref in in_play:
        for power in POWERS:
            yield say.UsePower(ref, power)
        for attacker in (*in_play, refs[0], NOBODY):
            yield say.StandInTheWay(ref, attacker)
        for n in range(-1, asked + 2):
            yield say.Deal(ref, n)
    if in_play:
        for ref in refs[::10]:
            yield say.StandInTheWay(ref, in_play[0])


def _paid_with(play: say.Play, turning: tuple[Ref, ...]) -> say.Play:
    if isinstance(play, say.UsePower):
        return say.UsePower(play.ref, play.power, turning)
    return type(play)(play.ref, turning)
