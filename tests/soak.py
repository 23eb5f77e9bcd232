"""Thousands of Duels that play themselves: `python -m tests.soak --random 10000 --steady 500`.

Each ends by itself, keeps its 104 cards in one place each, and its journal folds and runs again to
the same state. Too long for a suite; run it after a change of the rules.
"""

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator

from engine.ai.levels import LEVELS
from engine.ai.player import finish
from engine.kernel.decision import Decision
from engine.kernel.journal import parse
from engine.kernel.playback import fold, verify
from engine.kernel.rng import Rng, split
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import Command
from engine.seraphs.mode import DuelOptions
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.views import contents, every_ref, view
from engine.seraphs.words import SIDES
from tests.support_matches import LUCK, Answer, write_match
from tests.universe import some_answer


def main() -> int:
    """Play, and print how they ended; 1 where a Duel broke a promise."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--random", type=int, default=0, metavar="N")
    parser.add_argument("--steady", type=int, default=0, metavar="N")
    parser.add_argument("--jobs", type=int, default=2, metavar="J")
    asked = parser.parse_args()
    failed = 0
    for level, count in (("random", asked.random), ("steady", asked.steady)):
        plans = [(level, seed) for seed in range(count)]
        with multiprocessing.Pool(asked.jobs) as pool:
            ends = Counter(_counted(pool.imap_unordered(_play, plans, chunksize=4), count))
        print(f"{count} {level} Duels: {dict(sorted(ends.items()))}")
        failed += sum(number for end, number in ends.items() if end.startswith("broken"))
    return 1 if failed else 0


def _play(plan: tuple[str, int]) -> str:
    """One Duel: how it ended, or what it broke."""
    level, seed = plan
    try:
        written = write_match(DuelOptions(seed), LUCK + seed, _answers(level))
        last, loaded = written.states[-1], parse(written.data)
        assert last.outcome is not None, "it has not ended"
        for state in written.states[:: 1 if level == "random" else 5]:
            _each_card_in_one_place(state)
        assert contents(fold(GAME, loaded)) == contents(last), "folding differs"
        assert verify(GAME, loaded) == [], "running it again differs"
    except Exception as fault:  # noqa: BLE001 - a soak counts every kind of fault, with its seed
        return f"broken: {level} seed {seed}: {fault!r}"
    return f"{last.outcome.how} {last.outcome.winners}"


def _answers(level: str) -> Answer:
    if level == "random":
        return some_answer

    def answer(state: State, options: tuple[Command, ...], rng: Rng) -> tuple[Command, Rng]:
        question = state.question
        assert question is not None, "somebody is asked"
        own, rng = split(rng)
        asked = Decision(question.side, question, options)
        thought = finish(LEVELS[level].think(view(state, question.side), asked, own))
        return thought.command, rng

    return answer


def _each_card_in_one_place(state: State) -> None:
    cards = sorted(state.identity[ref] for side in SIDES for ref in every_ref(state, side))
    assert cards == list(range(len(CARDS))), "a card is lost or doubled"


def _counted(ends: Iterator[str], count: int) -> Iterator[str]:
    for number, end in enumerate(ends, 1):
        if end.startswith("broken"):
            print(end, flush=True)
        if number % 500 == 0:
            print(f"{number} of {count}", file=sys.stderr, flush=True)
        yield end


if __name__ == "__main__":
    sys.exit(main())
