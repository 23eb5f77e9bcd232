"""Every plausible command at a question, legal or not, and what random matches choose from it.

The universe is built from the cards on the table alone, never from the rules: so whatever `check`
allows and `options` does not list, or the other way round, is found.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice

from engine.kernel.ids import NOBODY, Ref
from engine.kernel.rng import Rng, pick
from engine.seraphs import commands as say
from engine.seraphs.commands import Command
from engine.seraphs.mode import DuelOptions
from engine.seraphs.paying import price
from engine.seraphs.prompts import PLAY, POWER, RAISE, RETURN
from engine.seraphs.state import State
from engine.seraphs.winning import may_concede
from engine.seraphs.words import SIDES
from tests.support_setting import places

POWERS = range(-1, 4)
"""No card has more than three powers; -1 and 3 are none of any card's."""

HALVES = (-1, 0, 1, 2)
MOST_PAYMENTS = 12
"""Ways to name as many Altar cards that are tried for one play."""

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
        yield from _about(ref)
    yield from _about_those_in_play(state, refs)


def refs_of(state: State) -> list[Ref]:
    """The refs of all cards, of some that are refs no more, and of two that never were."""
    there = [ref for _, _, ref in places(state)]
    gone = sorted(set(range(len(state.identity))) - set(there))
    return [*there, *gone[:2], NOBODY, len(state.identity)]


def payments(state: State, play: say.Play) -> Iterator[say.Play]:
    """A play with Altar cards named for it, right and wrong: one too few, just right, one too many.

    A card that is raised is named first, for itself; so are cards that lie sideways.
    """
    due = due_for(state, play)
    altars = [ref for side in SIDES for ref in state.altar[side]]
    altars.sort(key=lambda ref: ref != play.ref)
    for size in sorted({1, due - 1, due, due + 1} - {-1, 0}):
        for turning in islice(combinations(altars, size), MOST_PAYMENTS):
            yield _paid_with(play, turning)
    if altars:
        yield _paid_with(play, (altars[0],) * max(2, due))


def due_for(state: State, play: say.Play) -> int:
    """What a play costs its side."""
    assert state.question is not None, "somebody is asked"
    power = play.power if isinstance(play, say.UsePower) else -1
    return price(state, state.question.side, play.ref, HOW[type(play)], power)


def ways_to_pay(state: State, play: say.Play) -> Iterator[say.Play]:
    """A legal play with each run of Altar cards that pays for it: rulings 7 and 25 told anew."""
    assert state.question is not None, "somebody is asked"
    side, due = state.question.side, due_for(state, play)
    raising = isinstance(play, say.RaiseUp)
    upright = [ref for ref in state.upright[side] if not raising or ref != play.ref]
    least = due if raising else due - state.manna[side]
    for size in range(max(1, least), due + 1):
        for turning in combinations(upright, size):
            yield _paid_with(play, turning)


def some_answer(state: State, options: tuple[Command, ...], rng: Rng) -> tuple[Command, Rng]:
    """What a random match says: any option; at times it names Altar cards, or concedes."""
    assert state.question is not None, "somebody is asked"
    index, rng = pick(rng, len(options))
    command = options[index]
    mood, rng = pick(rng, 40)
    if mood == 0 and may_concede(state, state.question.side):
        return say.CONCEDE, rng
    if mood % 4 == 1 and isinstance(command, say.Play):
        paid = list(islice(ways_to_pay(state, command), MOST_PAYMENTS))
        if paid:
            index, rng = pick(rng, len(paid))
            return paid[index], rng
    return command, rng


@cache
def _about(ref: Ref) -> tuple[Command, ...]:
    """Every command that names one card."""
    named: list[Command] = [naming(ref) for naming in NAMING_ONE]
    return (*named, *(play(ref) for play in PLAYS), say.UsePower(ref, 0))


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
