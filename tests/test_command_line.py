"""The command line: every option is explained, and a wrong word gets a sentence."""

import argparse
import importlib

import pytest

from game.main import TOOLS, main
from game.tools.bench import PARTS


@pytest.mark.parametrize("tool", TOOLS)
def test_every_option_is_explained(tool: str) -> None:
    parser = argparse.ArgumentParser()
    importlib.import_module(TOOLS[tool].module).add_arguments(parser)
    assert not [action.dest for action in parser._actions if not action.help]


def test_a_part_of_the_bench_that_there_is_not_gets_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "engine", "horses"]) == 2
    said = capsys.readouterr().err
    assert said.endswith(f"'horses' is none of {', '.join(PARTS)}\n")
