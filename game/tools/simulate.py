"""`python -m game simulate`: many matches between computer players, with no window.

Each match has its own seed, so the outcome is the same for any number of jobs.
"""

import argparse
import json
import multiprocessing
import os
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias, TypedDict

from engine.ai.levels import LEVELS, DuelPlayer
from engine.ai.player import finish
from engine.kernel.rng import Rng, seeded, split
from engine.seraphs.mode import DuelOptions
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.words import SIDE_IDS
from game.tools import simulate_siege

MODES: Final = ("duel", "siege")
KINDS: Final = ("walls", "glory", "last_day", "conceded")
SHARED: Final = "shared"
BAR: Final = 30
PLAYERS: Final = 0x5EED
"""Sets the players' luck apart from that of the decks."""

Plan: TypeAlias = tuple[int, int, str, str]
"""One match to play: its seed, its last day (0: none), the Covenant's and the Deep's strength."""


class Played(NamedTuple):
    """How one match went. `commands` counts forced answers too; `asked`, by side, does not.

    `seconds`: how long a side thought, of one core's time.
    """

    winners: tuple[int, ...]
    how: str
    days: int
    commands: int
    asked: tuple[int, int]
    seconds: tuple[float, float]


class Spread(TypedDict):
    """A mean and a standard deviation, per match."""

    mean: float
    spread: float


class Report(TypedDict):
    """What `--json` prints. `wins`: by side (or shared) and by kind; `thinking_ms`: a decision."""

    mode: str
    games: int
    seed: int
    last_day: int
    covenant: str
    deep: str
    wins: dict[str, dict[str, int]]
    days: Spread
    decisions: Spread
    commands: int
    thinking_ms: dict[str, float]
    seconds: float
    games_per_second: float
    decisions_per_second: float
    commands_per_second: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments `simulate` takes."""
    parser.add_argument("mode", choices=MODES, help="what is played")
    parser.add_argument("--games", type=_from_one, default=100, metavar="N", help="how many")
    parser.add_argument("--seed", type=_from_zero, default=1, metavar="S", help="of the first one")
    for side in SIDE_IDS:
        parser.add_argument(
            f"--{side}",
            choices=tuple(LEVELS),
            default="random",
            metavar="LEVEL",
            help=f"how that side plays: {', '.join(LEVELS)}",
        )
    parser.add_argument(
        "--jobs",
        type=_from_one,
        default=os.cpu_count() or 1,
        metavar="J",
        help="how many are played at a time",
    )
    parser.add_argument(
        "--last-day", type=_from_zero, default=0, metavar="D", help="of a Duel; 0: none"
    )
    simulate_siege.add_arguments(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def run(args: argparse.Namespace) -> int:
    """Play the matches and print what came of them; 0, or 2 for wrong arguments."""
    if args.mode == "siege":
        return simulate_siege.run(args)
    jobs = min(args.jobs, args.games)
    plans = [
        (seed, args.last_day, args.covenant, args.deep)
        for seed in range(args.seed, args.seed + args.games)
    ]
    begun = time.perf_counter()
    played = list(_with_a_bar(_play_all(plans, jobs), len(plans)))
    report = _report(args, played, time.perf_counter() - begun)
    print(json.dumps(report) if args.json else "\n".join(_in_words(report)))
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the arguments and simulate; argparse says what is wrong with them."""
    parser = argparse.ArgumentParser(prog="simulate")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


def play_one(plan: Plan) -> Played:
    """Play one match to its end."""
    seed, last_day, *levels = plan
    seats = [_Seat(LEVELS[level], one) for level, one in zip(levels, _luck(seed), strict=True)]
    state = GAME.new(DuelOptions(seed, last_day)).state
    commands = 0
    while state.question is not None:
        seats[state.question.side].answer(state)
        commands += 1
    assert state.outcome is not None, "a match that asks nothing is over"
    return Played(
        state.outcome.winners,
        state.outcome.how,
        state.day,
        commands,
        (seats[0].asked, seats[1].asked),
        (seats[0].seconds, seats[1].seconds),
    )


class _Seat:
    """A player at its side, its generator, and how often and how long it was asked."""

    def __init__(self, player: DuelPlayer, luck: Rng) -> None:
        self.player = player
        self.luck = luck
        self.asked = 0
        self.seconds = 0.0

    def answer(self, state: State) -> None:
        """Answer what is asked, in place; what is forced needs no thought."""
        decision = GAME.decision(state)
        assert decision is not None, "a side is asked"
        command = decision.options[0]
        if len(decision.options) > 1:
            begun = time.process_time()
            mine, self.luck = split(self.luck)
            view = GAME.view(state, decision.seat)
            command = finish(self.player.think(view, decision, mine)).command
            self.seconds += time.process_time() - begun
            self.asked += 1
        GAME.play(state, command)


def _luck(seed: int) -> tuple[Rng, Rng]:
    """The generators of both sides, which have nothing to do with the decks' order."""
    return split(seeded(seed ^ PLAYERS))


def _play_all(plans: Sequence[Plan], jobs: int) -> Iterator[Played]:
    """Play them, in their order whoever plays which."""
    if jobs == 1:
        yield from map(play_one, plans)
        return
    # Fresh processes: one forked from a program with a window and threads may never end.
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_one, plans, chunksize=max(1, min(8, len(plans) // jobs // 4)))


def _with_a_bar(played: Iterable[Played], games: int) -> Iterator[Played]:
    """Show on a terminal how far it has come."""
    shown = sys.stderr.isatty()
    for count, one in enumerate(played, 1):
        if shown:
            full = BAR * count // games
            bar = "█" * full + "·" * (BAR - full)
            print(f"\r{bar} {count} of {games}", end="", file=sys.stderr, flush=True)
        yield one
    if shown:
        print(file=sys.stderr)


def _report(args: argparse.Namespace, played: Sequence[Played], seconds: float) -> Report:
    decisions = [sum(one.asked) for one in played]
    commands = sum(one.commands for one in played)
    return {
        "mode": args.mode,
        "games": len(played),
        "seed": args.seed,
        "last_day": args.last_day,
        "covenant": args.covenant,
        "deep": args.deep,
        "wins": _wins(played),
        "days": _spread([one.days for one in played]),
        "decisions": _spread(decisions),
        "commands": commands,
        "thinking_ms": {side: _thinking(played, i) for i, side in enumerate(SIDE_IDS)},
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 2),
        "decisions_per_second": round(sum(decisions) / seconds, 1),
        "commands_per_second": round(commands / seconds, 1),
    }


def _wins(played: Sequence[Played]) -> dict[str, dict[str, int]]:
    counted = Counter((_winner(one), one.how) for one in played)
    return {
        who: {"all": sum(counted[who, how] for how in KINDS)}
        | {how: counted[who, how] for how in KINDS}
        for who in (*SIDE_IDS, SHARED)
    }


def _winner(one: Played) -> str:
    return SHARED if len(one.winners) > 1 else SIDE_IDS[one.winners[0]]


def _spread(numbers: Sequence[int]) -> Spread:
    """Mean and standard deviation."""
    return {
        "mean": round(statistics.fmean(numbers), 2),
        "spread": round(statistics.pstdev(numbers), 2),
    }


def _thinking(played: Sequence[Played], side: int) -> float:
    """Milliseconds of one core that a decision took this side, in the mean."""
    asked = sum(one.asked[side] for one in played)
    return round(1000 * sum(one.seconds[side] for one in played) / max(1, asked), 3)


def _in_words(report: Report) -> Iterator[str]:
    wins, days, decisions = report["wins"], report["days"], report["decisions"]
    yield (
        f"{report['games']} games of the {report['mode']}, seeds from {report['seed']}:"
        f" the Covenant {report['covenant']}, the Deep {report['deep']}"
    )
    for who in (*SIDE_IDS, SHARED):
        kinds = ", ".join(f"{how.replace('_', ' ')} {wins[who][how]}" for how in KINDS)
        yield f"  {who:<9} {wins[who]['all']:>5}   ({kinds})"
    yield f"days       {days['mean']} ± {days['spread']}"
    yield f"decisions  {decisions['mean']} ± {decisions['spread']} a game"
    for side in SIDE_IDS:
        yield f"thinking   {side} {report['thinking_ms'][side]} ms a decision"
    yield (
        f"speed      {report['games_per_second']} games,"
        f" {report['decisions_per_second']} decisions,"
        f" {report['commands_per_second']} commands a second ({report['seconds']} s)"
    )


def _from_one(text: str) -> int:
    return _at_least(text, 1)


def _from_zero(text: str) -> int:
    return _at_least(text, 0)


def _at_least(text: str, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"a whole number from {least} is wanted, not {text}")
    return number


if __name__ == "__main__":
    sys.exit(main())
