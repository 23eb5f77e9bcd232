"""Perft: from a named table, how many ways there are to say so many commands, one after another.

A count that moves shows that the rules moved, and often where. As a tool it counts, and says what
each first command leads to: ``python -m tests.perft a_giant_goes_out 3 --divide``.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from engine.seraphs import commands as say
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import Command
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.words import DEEP
from tests.support import Table, new_duel, scenario
from tests.universe import ways_to_pay

DEPTHS: Final = (1, 2, 3, 4, 5, 6, 7, 8)


def perft(state: State, depth: int, *, naming: bool = False) -> int:
    """How many paths of just `depth` commands there are, forced ones counted like any other.

    `naming`: plays that name the Altar cards which pay are commands of their own.
    """
    commands = answers(state, naming=naming)
    if depth == 1:
        return len(commands)
    return sum(perft(after(state, one), depth - 1, naming=naming) for one in commands)


def answers(state: State, *, naming: bool) -> list[Command]:
    """The commands to go on with: the options, and with `naming` each way to pay for a play."""
    listed: list[Command] = list(GAME.options(state))
    if naming and state.question is not None:
        for play in [one for one in listed if isinstance(one, say.Play)]:
            listed += ways_to_pay(state, play)
    return listed


def after(state: State, command: Command) -> State:
    """The state after a command, as search makes it."""
    twin = state.copy()
    GAME.play(twin, command)
    return twin


def opening() -> State:
    """A match from its first question on."""
    return new_duel(seed=1).state


def work_with_an_altar() -> State:
    """The Covenant's Work with 4 manna, five cards in hand and two characters in play."""
    return scenario(
        covenant=["deborah", "aaron"],
        deep=["cain", "sodom"],
        covenant_hand=["adam", "jael", "fire_on_carmel", "the_bronze_basin", "the_bronze_serpent"],
        covenant_altar=["the_altar_of_incense", "the_cherubim", "michael", "job"],
    ).state


def naming_the_altar() -> State:
    """Eve costs 1, and any of three Altar cards may pay for her."""
    return scenario(covenant_hand=["eve"], covenant_altar=["michael", "job", "moses"]).state


def a_giant_goes_out() -> State:
    """Goliath has gone out; Adam, Eve and David, the Giant-slayer, may stand in his way."""
    table = scenario(whose=DEEP, deep=["goliath_of_gath"], covenant=["adam", "eve", "david"])
    return _out(table, "goliath_of_gath")


def an_army_and_a_giant_go_out() -> State:
    """Amalek (Army) and Og (Giant) against Michael (Heavenly), Caleb (Giant-slayer), and Job."""
    table = scenario(
        whose=DEEP, deep=["amalek", "og_of_bashan"], covenant=["michael", "caleb", "job"]
    )
    return _out(table, "amalek", "og_of_bashan")


def a_split() -> State:
    """Cain deals his Strength of 3 among Abraham, Moses and Job, who stand together."""
    table = scenario(whose=DEEP, deep=["cain"], covenant=["abraham", "moses", "job"])
    _out(table, "cain")
    for blocker in ("abraham", "moses", "job"):
        table.stand(blocker, "cain")
    table.done()
    table.until("deal")
    return table.state


def a_pause_with_answers() -> State:
    """The Trumpets are announced; both sides hold Answers, and manna for two of them."""
    table = scenario(
        covenant=["aaron"],
        deep=["the_magicians_of_egypt"],
        covenant_hand=["the_trumpets_at_jericho", "the_blood_on_the_doorposts", "rahab"],
        covenant_altar=["michael", "job", "moses", "david", "caleb", "isaac"],
        deep_hand=["did_god_really_say", "bricks_without_straw"],
        deep_altar=["leviathan", "the_dragon", "agag"],
    )
    table.play("the_trumpets_at_jericho")
    return table.state


def furnace_morning() -> State:
    """The Furnace asks at the Deep's Morning; the Lions' Den waits in its hand."""
    return scenario(
        step="morning",
        whose=DEEP,
        deep=["the_fiery_furnace"],
        deep_hand=["the_lions_den", "cain", "nimrod"],
        deep_altar=["leviathan", "the_dragon", "agag"],
        covenant=["adam", "samuel", "job"],
    ).state


def return_and_raise() -> State:
    """Jonah may Return, and either of two Holy Things may be raised up."""
    return scenario(
        covenant_wilderness=["jonah", "eve"],
        covenant_hand=["samuel"],
        covenant_altar=["the_bronze_basin", "the_table_of_the_bread", "job", "michael"],
        deep=["the_king_of_nineveh"],
    ).state


TABLES: Final[Mapping[str, Callable[[], State]]] = {
    "opening": opening,
    "work_with_an_altar": work_with_an_altar,
    "naming_the_altar": naming_the_altar,
    "a_giant_goes_out": a_giant_goes_out,
    "an_army_and_a_giant_go_out": an_army_and_a_giant_go_out,
    "a_split": a_split,
    "a_pause_with_answers": a_pause_with_answers,
    "furnace_morning": furnace_morning,
    "return_and_raise": return_and_raise,
}
NAMING: Final = frozenset({"naming_the_altar"})


def counts(name: str, depths: Iterable[int] = DEPTHS) -> list[int]:
    """The counts of a named table."""
    state = TABLES[name]()
    return [perft(state, depth, naming=name in NAMING) for depth in depths]


def divided(name: str, depth: int) -> list[tuple[str, int]]:
    """What each first command leads to: the command in words, and its paths."""
    state, naming = TABLES[name](), name in NAMING
    return [
        (_in_words(state, one), perft(after(state, one), depth - 1, naming=naming))
        for one in answers(state, naming=naming)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the arguments and count."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft", description=__doc__)
    parser.add_argument("table", choices=sorted(TABLES))
    parser.add_argument("depth", type=int, nargs="?", default=DEPTHS[-1])
    parser.add_argument("--divide", action="store_true", help="what each first command leads to")
    args = parser.parse_args(arguments)
    if args.divide and args.depth > 1:
        for words, count in divided(args.table, args.depth):
            sys.stdout.write(f"{count:>10}  {words}\n")
    for depth, count in enumerate(counts(args.table, range(1, args.depth + 1)), start=1):
        sys.stdout.write(f"depth {depth}: {count}\n")
    return 0


def _out(table: Table, *attackers: str) -> State:
    table.go_out(*attackers)
    table.done()
    table.until("stand_in_the_way")
    return table.state


def _in_words(state: State, command: Command) -> str:
    """A command with the ids of its cards."""
    words = [type(command).__name__]
    for name in ("ref", "attacker", "power", "half", "n", "turning"):
        held = getattr(command, name, None)
        if name in ("ref", "attacker") and isinstance(held, int):
            words.append(CARDS[state.identity[held]].id)
        elif isinstance(held, tuple):
            words += [f"with {CARDS[state.identity[ref]].id}" for ref in held]
        elif held is not None:
            words.append(str(held))
    return " ".join(words)


if __name__ == "__main__":
    sys.exit(main())
