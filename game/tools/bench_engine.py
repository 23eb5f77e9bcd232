"""How fast the rules are: steps, copies, whole Duels, folding a saved game."""

import time
from collections.abc import Callable
from typing import Final

from engine.kernel.journal import About, command_line, header_line, parse
from engine.kernel.playback import fold
from engine.kernel.rng import pick, seeded
from engine.seraphs.mode import DuelOptions
from engine.seraphs.rules import GAME, NAME, VERSION
from engine.seraphs.state import State

GAMES: Final = 300
LAST_DAY: Final = 12
ROUNDS: Final = 5
ROUND_S: Final = 0.2


def measure() -> dict[str, float]:
    """Every figure by name; the unit is the end of the name."""
    return {**_random_duels(), **_steps(), **_folding()}


def _random_duels() -> dict[str, float]:
    best, decisions = float("inf"), 0
    for _ in range(ROUNDS):
        started = time.process_time()
        decisions = sum(_play(seed) for seed in range(GAMES))
        best = min(best, time.process_time() - started)
    return {
        "random_duels_per_second": GAMES / best,
        "random_decisions_per_second": decisions / best,
        "search_step_us": best / decisions * 1e6,
    }


def _play(seed: int) -> int:
    """A random Duel in place; the number of its decisions."""
    state, rng, count = GAME.new(DuelOptions(seed)).state, seeded(seed + 1), 0
    while options := GAME.options(state):
        at, rng = pick(rng, len(options))
        GAME.play(state, options[at])
        count += 1
    return count


def _steps() -> dict[str, float]:
    states = _middles()
    copy_us = _mean_us(lambda: [state.copy() for state in states]) / len(states)
    apply_us = _mean_us(lambda: [_apply(state, record=True) for state in states]) / len(states)
    bare_us = _mean_us(lambda: [_apply(state, record=False) for state in states]) / len(states)
    return {
        "copy_us": copy_us,
        "apply_with_events_us": apply_us,
        "apply_without_events_us": bare_us,
        "events_ratio": apply_us / bare_us,
    }


def _apply(state: State, *, record: bool) -> State:
    return GAME.apply(state, GAME.options(state)[-1], record=record).state


def _middles() -> list[State]:
    """States of a hundred Duels, each some way on."""
    states = []
    for seed in range(100):
        state, rng = GAME.new(DuelOptions(seed)).state, seeded(seed)
        for _ in range(90):
            options = GAME.options(state)
            if not options:
                break
            at, rng = pick(rng, len(options))
            GAME.play(state, options[at])
        if GAME.options(state):
            states.append(state)
    return states


def _folding() -> dict[str, float]:
    journal = _journal()
    loading_us = _mean_us(lambda: parse(journal))
    whole_us = _mean_us(lambda: fold(GAME, parse(journal)))
    return {
        "saved_game_kb": len(journal) / 1024,
        "load_us": loading_us,
        "load_and_fold_us": whole_us,
    }


def _journal() -> bytes:
    """The journal of a Duel that went to its last day."""
    for seed in range(1000):
        lines, day = _written(seed)
        if day == LAST_DAY:
            return b"".join(lines)
    raise AssertionError("some Duel in a thousand reaches day 12")


def _written(seed: int) -> tuple[list[bytes], int]:
    options = DuelOptions(seed, LAST_DAY)
    step = GAME.new(options)
    about = About("bench", "2000-01-01T00:00:00", "bench", "duel", ("random", "random"))
    line = header_line((NAME, VERSION), about, options, step.events)
    lines, rng, state = [line.data], seeded(seed), step.state
    while legal := GAME.options(state):
        at, rng = pick(rng, len(legal))
        asked = GAME.decision(state)
        assert asked is not None, "there are options"
        step = GAME.apply(state, legal[at])
        state = step.state
        line = command_line(line.mark, state.day, asked.seat, legal[at], step.events)
        lines.append(line.data)
    return lines, state.day


def _mean_us(work: Callable[[], object]) -> float:
    """The best of several rounds, each of `ROUND_S` seconds of CPU, in µs for one call."""
    best = float("inf")
    for _ in range(ROUNDS):
        count, started = 0, time.process_time()
        while (spent := time.process_time() - started) < ROUND_S:
            work()
            count += 1
        best = min(best, spent / count)
    return best * 1e6
