"""RULINGS.md: every ruling that the game cites stands there, by the number and title it cites."""

import re
from itertools import chain

from tests import syntax

TEXT = (syntax.ROOT / "RULINGS.md").read_text(encoding="utf-8")
TITLES = {
    int(number): title.rstrip(".")
    for number, title in re.findall(r"^- \*\*(\d+)\. ([^*]+)\*\*", TEXT, re.MULTILINE)
}
OURS = [*syntax.modules("engine"), *syntax.modules("scenes"), *syntax.modules("game")]


def test_each_ruling_has_a_number_of_its_own_and_none_is_left_out() -> None:
    headings = re.findall(r"^- \*\*(\d+)\.", TEXT, re.MULTILINE)
    assert len(headings) == len(TITLES)
    assert sorted(TITLES) == list(range(1, len(TITLES) + 1))


def test_a_refusal_that_cites_a_ruling_gives_its_title() -> None:
    cited = set(chain(*(re.findall(r'"Ruling (\d+), ([^"]+)"', syntax.source(m)) for m in OURS)))
    assert cited, "no refusal cites a ruling"
    assert {(n, t) for n, t in cited if not TITLES[int(n)].startswith(t)} == set()


def test_no_docstring_cites_a_ruling_that_is_not_there() -> None:
    for module in OURS:
        for run in re.findall(r"[Rr]ulings? (\d+(?:(?:, | and | to )\d+)*)", syntax.source(module)):
            assert {int(number) for number in re.findall(r"\d+", run)} <= set(TITLES), module


def test_every_ruling_after_the_26th_names_the_panel_it_extends() -> None:
    ours = re.findall(r"^- \*\*(\d+)\. [^*]+\*\* ?(\*\((?:panel|extends))?", TEXT, re.MULTILINE)
    assert [number for number, panel in ours if int(number) > 26 and not panel] == []
