"""How the house is built: who may import whom, who may change the state, how large things are."""

import ast
import functools
import re
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import PurePosixPath

import pytest

from tests import syntax

GAMES = ("seraphs", "prophets", "righteous")
ENGINE = syntax.modules("engine")
SCENES = syntax.modules("scenes")
GAME = syntax.modules("game")
OURS = [*ENGINE, *SCENES, *GAME, *syntax.modules("tools")]

OUTSIDE_WORLD = frozenset(
    {"asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random"}
    | {"secrets", "shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid"}
    | {"importlib"}
)
FOR_READING_DECKS = frozenset({"pathlib", "importlib"})
LOADERS = [f"engine/{game}/cards.py" for game in GAMES]

KERNEL_WORDS = ("ids", "decision", "game")
GAME_WORDS = (
    *("words", "cards", "text", "log", "views", "events", "commands"),
    *("sight", "asking", "labels", "forecast", "prompts", "rulings", "leaflet", "lessons"),
)

WRITERS = (*syntax.modules("engine/seraphs/atoms"), "engine/seraphs/state.py")
STATE_NAMES = frozenset({"state", "side_state", "entry", "in_play"})
STATE_TYPES = frozenset({"State", "SideState", "InPlay"})

LONGEST_MODULE = 400
LONGEST_FUNCTION = 40
MOST_PARAMETERS = 5


Check = Callable[[str], None]


def each(modules: Sequence[str]) -> Callable[[Check], Callable[[], None]]:
    """Makes of what is asked of one module one test of them all, which names every offender."""

    def over(check: Check) -> Callable[[], None]:
        def test() -> None:
            failed = {}
            for module in modules:
                try:
                    check(module)
                except AssertionError as why:
                    failed[module] = str(why)
            assert failed == {}

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        return test

    return over


@functools.cache
def cards_by_id() -> frozenset[str]:
    """The ids of all decks."""
    decks = (syntax.ROOT / "engine").glob("*/decks/*.toml")
    tables = [tomllib.loads(deck.read_text(encoding="utf-8")) for deck in decks]
    return frozenset(card["id"] for table in tables for card in table.get("card", []))


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def foreign(module: str) -> set[str]:
    """The top-level packages a module imports that are neither Python's nor its own."""
    tops = {name.split(".")[0] for name in syntax.imports(module)}
    return tops - sys.stdlib_module_names - {module.split("/", maxsplit=1)[0]}


def game_of(module: str) -> str | None:
    return next((game for game in GAMES if game in PurePosixPath(module).parts), None)


@each(ENGINE)
def test_the_engine_imports_only_the_standard_library_and_pydantic_in_its_codec(
    module: str,
) -> None:
    allowed = {"pydantic"} if module == "engine/kernel/codec.py" else set()
    assert foreign(module) <= allowed


@each(ENGINE)
def test_the_engine_has_no_clock_no_luck_and_no_files_but_its_decks(module: str) -> None:
    tops = {name.split(".")[0] for name in syntax.imports(module)}
    allowed = FOR_READING_DECKS if module in LOADERS else frozenset()
    assert tops & OUTSIDE_WORLD <= allowed


@each([m for m in ENGINE if m not in LOADERS])
def test_the_engine_neither_prints_nor_asks_nor_opens(module: str) -> None:
    calls = {
        node.func.id
        for node in syntax.nodes(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"print", "input", "open", "eval", "exec"}


@each(syntax.modules("engine/kernel"))
def test_the_kernel_knows_no_game(module: str) -> None:
    ours = {name for name in syntax.imports(module) if within(name, "engine")}
    assert {name for name in ours if not within(name, "engine.kernel")} == set()


@each(SCENES)
def test_scenes_import_pygame_and_of_the_engine_only_its_words(module: str) -> None:
    assert foreign(module) <= {"pygame", "engine"}
    allowed = [f"engine.kernel.{word}" for word in KERNEL_WORDS]
    allowed += [f"engine.{game}.{word}" for game in GAMES for word in GAME_WORDS]
    of_engine = {name for name in syntax.imports(module) if within(name, "engine")}
    assert {name for name in of_engine if not any(within(name, word) for word in allowed)} == set()


@each(GAME)
def test_the_game_imports_no_developers_tool(module: str) -> None:
    assert not foreign(module) & {"tools", "tests", "numpy", "PIL", "pythonbible"}


@each([m for m in [*ENGINE, *SCENES] if game_of(m)])
def test_the_three_games_never_import_one_another(module: str) -> None:
    others = [game for game in GAMES if game != game_of(module)]
    taken = [n for n in syntax.imports(module) if any(game in n.split(".") for game in others)]
    assert taken == []


@each([m for m in ENGINE if "seraphs" in m and m not in WRITERS])
def test_only_atoms_write_to_the_state(module: str) -> None:
    assert syntax.changes(syntax.source(module), STATE_NAMES, STATE_TYPES) == []


@each(OURS)
def test_a_module_is_one_idea_of_400_lines_at_most(module: str) -> None:
    assert len(syntax.source(module).splitlines()) <= LONGEST_MODULE


@each(OURS)
def test_a_function_has_40_lines_and_5_parameters_at_most(module: str) -> None:
    long = [f.name for f in syntax.functions(module) if syntax.code_lines(f) > LONGEST_FUNCTION]
    wide = [f.name for f in syntax.functions(module) if len(syntax.parameters(f)) > MOST_PARAMETERS]
    assert (long, wide) == ([], [])


@each([m for m in OURS if m != "game/loop.py"])
def test_only_the_loop_catches_broadly(module: str) -> None:
    broad = [
        node.lineno
        for node in syntax.nodes(module)
        if isinstance(node, ast.ExceptHandler)
        and (node.type is None or ast.unparse(node.type) in ("Exception", "BaseException"))
    ]
    assert broad == []


@each([*OURS, *syntax.modules("tests")])
def test_nothing_is_unfinished_and_no_warning_is_silenced_without_a_reason(module: str) -> None:
    # The words are put together here, so that this file does not find itself.
    unfinished = re.compile("# *(" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X")) + ")")
    silenced = re.compile(r"#\s*(noqa|type:\s*ignore)(?P<rest>.*)")
    for line in syntax.source(module).splitlines():
        assert not unfinished.search(line)
        if found := silenced.search(line):
            assert re.match(r".*([A-Z]\d+|\])\W+[a-z]", found["rest"]), line


@each(ENGINE)
def test_no_card_is_named_in_the_engine(module: str) -> None:
    cards = cards_by_id()
    words = {n.value for n in syntax.nodes(module) if isinstance(n, ast.Constant)}
    named_by_the_leaflet = (
        {"the_ark_of_the_covenant", "leviathan"} if module.endswith("/words.py") else set()
    )
    assert cards
    assert words & cards == named_by_the_leaflet


@pytest.mark.parametrize(
    "line",
    [
        "state.day = 2",
        "state.day += 1",
        "state.walls[side] -= 3",
        "del state.altar[0]",
        "state.sides[0].hand.append(4)",
        "state.day, n = 1, 2",
        "hand = state.hands[0]; hand.pop()",
        "for card in state.table: card.damage = 1",
        "first.damage = 1",
        "setattr(state, 'day', 1)",
    ],
)
def test_a_write_to_the_state_is_found(line: str) -> None:
    text = f"def work(state: State, first: InPlay, n: int) -> None:\n    {line}\n"
    assert len(syntax.changes(text, STATE_NAMES, STATE_TYPES)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "day = state.day",
        "n = state.walls[0] + 1",
        "found = [state.day]; found.append(n)",
        "seen = set(state.hand); seen.add(n)",
        "state = state.copy()",
        "return first.damage == n",
    ],
)
def test_reading_the_state_is_no_write(line: str) -> None:
    text = f"def work(state: State, first: InPlay, n: int) -> object:\n    {line}\n"
    assert syntax.changes(text, STATE_NAMES, STATE_TYPES) == []
