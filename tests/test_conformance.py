"""Every game, in random matches: what must hold after each command, whatever was said.

100 Duels and 30 Sieges in the ordinary run, 700 and more of each in the long one. A failure prints
the seed and all that was said.
"""

from collections.abc import Callable, Iterator

import pytest

from engine.kernel.journal import parse
from engine.kernel.playback import fold, options_of, verify
from engine.registry import GAMES
from engine.seraphs import commands as say
from engine.seraphs.catalogue import CARDS, UNKNOWN
from engine.seraphs.commands import COMMANDS, Command
from engine.seraphs.events import EVENTS, CouldNotDraw
from engine.seraphs.prompts import Settle
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.stats import heart, strength
from engine.seraphs.views import View, contents, snapshot
from engine.seraphs.winning import may_concede
from engine.seraphs.words import BATTLE, GO_OUT, SIDES, other
from tests.siege.kit import siege_kit
from tests.support_matches import moments, write_match
from tests.support_setting import places
from tests.support_trial import OFTEN, SELDOM, Kit, Trial
from tests.universe import (
    LAST_DAY,
    MOST_PAYMENTS,
    duel_of,
    payments,
    some_answer,
    universe,
    ways_to_pay,
)

BLOCK = 10
BLOCKS = {"seraphs": range(10), "siege": range(3)}
LONG_BLOCKS = 80
JOURNAL_BLOCKS = range(8)
JOURNALS = 25
HEAVY_SEEDS = (3, 6)
TO_SEE_ALL = 60
"""Random matches in which everything has happened at least once (an empty deck is rarer)."""


def placed(state: State) -> list[int]:
    """Every card, once for each place it is in."""
    return [card for _, card, _ in places(state)]


def sound(state: State) -> None:
    """What the leaflet's numbers allow whenever somebody is asked, or the match is over."""
    there = {entry.ref for side in SIDES for entry in state.field[side]}
    for side in SIDES:
        assert 0 <= state.walls[side] <= state.mode.most_walls
        assert state.manna[side] >= 0
        assert set(state.upright[side]) <= set(state.altar[side])
        for entry in state.field[side]:
            assert entry.side == side
            assert strength(state, entry) >= 0
            if entry.card.is_character:
                assert 0 <= entry.damage < heart(state, entry), (
                    f"{entry.card.id} should have fallen"
                )
    assert {ref for ref, _ in state.used} | set(state.attackers) | set(state.in_the_way) <= there
    assert set(state.in_the_way.values()) <= set(state.attackers)
    if state.outcome is None:
        waits = state.phase in (GO_OUT, BATTLE) or Settle() in state.agenda
        assert min(state.walls) > 0 or waits, "0 is not looked at"
    elif state.outcome.how == "walls":
        assert [side for side in state.outcome.winners if state.walls[side]] or not any(state.walls)


def living(state: State) -> dict[str, object]:
    """Everything in a state, blockers in their order; its lists change with it."""
    return contents(state) | {"in_the_way": list(state.in_the_way.items())}


def kept(state: State) -> dict[str, object]:
    """The same as it is now, whatever is done to the state later."""
    return {name: _kept(held) for name, held in living(state).items()}


def _kept(held: object) -> object:
    if not isinstance(held, list):
        return held
    return [one.copy() if isinstance(one, list) else one for one in held]


def peeked(state: State, view: View) -> list[int]:
    """The cards of the other side's hand, deck and Altar that a view shows."""
    theirs, identity = other(view.seat), view.table.identity
    hidden = [*state.hand[theirs], *state.deck[theirs], *state.altar[theirs]]
    return [identity[ref] for ref in hidden if identity[ref] != UNKNOWN]


def known(view: View) -> frozenset[int]:
    """The cards that a view shows, now or under a ref of before."""
    return frozenset(view.table.identity) - {UNKNOWN}


def unlisted(state: State, options: tuple[Command, ...]) -> Iterator[tuple[Command, bool]]:
    """What `options` leaves out, and whether it is legal: naming Altar cards to pay, conceding."""
    question = state.question
    assert question is not None
    for option in options:
        if isinstance(option, say.Play):
            ways = list(ways_to_pay(state, option))
            right = {tuple(sorted(way.turning)) for way in ways}
            for play in (*payments(state, option), *ways[:MOST_PAYMENTS]):
                yield play, tuple(sorted(play.turning)) in right
    yield say.CONCEDE, may_concede(state, question.side)


SERAPHS = Kit(
    game=GAME,
    seats=SIDES,
    options=duel_of,
    universe=universe,
    unlisted=unlisted,
    answer=some_answer,
    copy=State.copy,
    contents=living,
    kept=kept,
    sound=sound,
    placed=placed,
    cards=tuple(range(len(CARDS))),
    known=known,
    peeked=peeked,
    shown=snapshot,
)

SIEGE = siege_kit(SERAPHS)
TRIALS: dict[str, Callable[[int, int], None]] = {
    "seraphs": lambda seed, judged: Trial(SERAPHS, seed, judged).run(),
    "siege": lambda seed, judged: Trial(SIEGE, seed, judged).run(),
}


def test_every_game_is_tried() -> None:
    assert set(TRIALS) == set(GAMES)
    assert [game.name for game in GAMES.values()] == list(GAMES)


def test_random_matches_end_in_every_way_and_say_and_do_everything() -> None:
    said: set[type] = set()
    happened: set[type] = set()
    ends: set[tuple[str, int]] = set()
    for seed in range(TO_SEE_ALL):
        for moment in moments(seed):
            said.add(type(moment.command))
            happened.update(map(type, moment.step.events))
        outcome = moment.step.state.outcome
        assert outcome is not None
        ends.add((outcome.how, moment.step.state.last_day))
    assert said == set(COMMANDS)
    assert set(EVENTS) - happened <= {CouldNotDraw}
    assert {how for how, _ in ends} == {"walls", "glory", "last_day", "conceded"}
    assert ("walls", 0) in ends
    assert ("last_day", LAST_DAY) in ends


@pytest.mark.parametrize(
    ("name", "block"), [(name, block) for name in sorted(GAMES) for block in BLOCKS[name]]
)
def test_random_matches_keep_what_every_game_promises(name: str, block: int) -> None:
    for seed in range(block * BLOCK, block * BLOCK + BLOCK):
        TRIALS[name](seed, SELDOM)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "block"),
    [(name, block) for name in sorted(GAMES) for block in range(BLOCKS[name].stop, LONG_BLOCKS)],
)
def test_hundreds_more_random_matches_keep_it_too(name: str, block: int) -> None:
    for seed in range(block * BLOCK, block * BLOCK + BLOCK):
        TRIALS[name](seed, OFTEN)


@pytest.mark.parametrize("block", JOURNAL_BLOCKS)
def test_journals_of_whole_duels_fold_and_run_again_to_the_same_state(block: int) -> None:
    for seed in range(block * JOURNALS, block * JOURNALS + JOURNALS):
        options = duel_of(seed)
        match = write_match(options, luck=seed)
        loaded = parse(match.data)
        assert loaded.finished, seed
        assert options_of(GAME, loaded) == options
        assert contents(fold(GAME, loaded)) == contents(match.states[-1]), seed
        assert verify(GAME, loaded) == [], seed


@pytest.mark.parametrize("seed", HEAVY_SEEDS)
def test_a_journal_cut_after_any_command_folds_to_just_that_state_and_both_views(seed: int) -> None:
    match = write_match(duel_of(seed), luck=seed)
    lines = match.data.splitlines(keepends=True)
    for seq, state in enumerate(match.states):
        folded = fold(GAME, parse(b"".join(lines[: seq + 1])))
        assert contents(folded) == contents(state), seq
        assert GAME.decision(folded) == GAME.decision(state), seq
        for seat in SIDES:
            assert GAME.view(folded, seat) == GAME.view(state, seat), seq
