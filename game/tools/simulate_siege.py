"""`python -m game simulate siege`: many Sieges played by a computer, with no window. *Panel 11*."""

import argparse
import json
import multiprocessing
import statistics
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias, TypedDict

from engine.ai.levels import LEVELS as PLAYERS
from engine.ai.player import finish
from engine.kernel.rng import seeded, split
from engine.seraphs.catalogue import CARDS
from engine.seraphs.events import WallsBroken
from engine.seraphs.mode import LEVELS, SiegeOptions
from engine.seraphs.siege_rules import GAME
from engine.seraphs.state import State
from engine.seraphs.words import COVENANT

LUCK: Final = 0x51E6E
"""Sets the player's luck apart from that of the decks."""

EMPTY_DECK: Final = "an empty deck"
NAMED: Final = 10
"""So many of those that broke Walls are printed."""

Plan: TypeAlias = tuple[int, int, str]
"""One Siege to play: its seed, its level and the Covenant's strength."""


class Played(NamedTuple):
    """How one Siege went. `broke`: how many Walls each card broke, by its name."""

    won: bool
    how: str
    days: int
    walls: int
    asked: int
    broke: dict[str, int]


class Report(TypedDict):
    """What `--json` prints. `broke`: Walls a game, by card, the most first."""

    mode: str
    level: int
    covenant: str
    games: int
    seed: int
    won: int
    win_rate: float
    ends: dict[str, int]
    mean_days: float
    mean_days_won: float
    mean_days_lost: float
    walls_left_won: float
    walls_broken: float
    broke: dict[str, float]
    decisions: float
    seconds: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which argument only a Siege takes."""
    parser.add_argument(
        "--level", type=int, choices=LEVELS, default=LEVELS[0], help="of a Siege: Deep cards dealt"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play the Sieges and print what came of them. Returns 0."""
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    plans = [(seed, arguments.level, arguments.covenant) for seed in seeds]
    begun = time.perf_counter()
    played = list(_play_all(plans, min(arguments.jobs, len(plans))))
    report = _report(arguments, played, time.perf_counter() - begun)
    print(json.dumps(report) if arguments.json else "\n".join(_in_words(report)))
    return 0


def play_one(plan: Plan) -> Played:
    """Play one Siege to its end."""
    seed, level, strength = plan
    player, luck = PLAYERS[strength], seeded(seed ^ LUCK)
    state, asked, broke = GAME.new(SiegeOptions(seed, level)).state, 0, Counter[str]()
    while (decision := GAME.decision(state)) is not None:
        command = decision.options[0]
        if len(decision.options) > 1:
            mine, luck = split(luck)
            view = GAME.view(state, decision.seat)
            command = finish(player.think(view, decision, mine)).command
            asked += 1
        step = GAME.apply(state, command)
        for event in step.events:
            if isinstance(event, WallsBroken):
                broke[_breaker(step.state, event)] += event.n
        state = step.state
    outcome = state.outcome
    assert outcome is not None, "a Siege that asks nothing is over"
    won = COVENANT in outcome.winners
    return Played(won, outcome.how, state.day, state.walls[COVENANT], asked, dict(broke))


def _breaker(state: State, event: WallsBroken) -> str:
    return CARDS[state.identity[event.by]].printed.name if event.by >= 0 else EMPTY_DECK


def _play_all(plans: Sequence[Plan], jobs: int) -> Iterator[Played]:
    """Play them, in their order whoever plays which."""
    if jobs <= 1:
        yield from map(play_one, plans)
        return
    # Fresh processes: one forked from a program with a window and threads may never end.
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_one, plans, chunksize=max(1, min(8, len(plans) // jobs // 4)))


def _report(args: argparse.Namespace, played: Sequence[Played], seconds: float) -> Report:
    won = [one for one in played if one.won]
    lost = [one for one in played if not one.won]
    broke = Counter[str]()
    for one in played:
        broke.update(one.broke)
    return {
        "mode": "siege",
        "level": args.level,
        "covenant": args.covenant,
        "games": len(played),
        "seed": args.seed,
        "won": len(won),
        "win_rate": round(len(won) / len(played), 4),
        "ends": dict(Counter(one.how for one in played)),
        "mean_days": _mean([one.days for one in played]),
        "mean_days_won": _mean([one.days for one in won]),
        "mean_days_lost": _mean([one.days for one in lost]),
        "walls_left_won": _mean([one.walls for one in won]),
        "walls_broken": _mean([sum(one.broke.values()) for one in played]),
        "broke": {name: round(n / len(played), 3) for name, n in broke.most_common()},
        "decisions": _mean([one.asked for one in played]),
        "seconds": round(seconds, 2),
    }


def _mean(numbers: Sequence[int]) -> float:
    return round(statistics.fmean(numbers), 2) if numbers else 0.0


def _in_words(report: Report) -> Iterator[str]:
    yield (
        f"{report['games']} Sieges of {report['level']}, seeds from {report['seed']}:"
        f" the Covenant {report['covenant']}"
    )
    yield f"  won      {report['won']} ({report['win_rate']:.1%}), ends {report['ends']}"
    yield (
        f"  days     {report['mean_days']}"
        f" (won {report['mean_days_won']}, lost {report['mean_days_lost']})"
    )
    yield (
        f"  Walls    {report['walls_left_won']} left where won;"
        f" {report['walls_broken']} broken a game, by"
    )
    for name, n in list(report["broke"].items())[:NAMED]:
        yield f"    {n:>6.2f}  {name}"
    yield f"  {report['decisions']} decisions a game; {report['seconds']} s"
