"""What the Siege Rulings promise and no printed card needs yet: cards made up for each test."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest

from engine.seraphs.catalogue import CARDS, _plan, index_of
from engine.seraphs.events import WallsBroken
from engine.seraphs.events.siege import TurnedOver
from engine.seraphs.powers import BreakWalls, Draw, Effect, Filter, Gets, Power, Then
from engine.seraphs.words import COVENANT
from tests.siege.siege_table import (
    let_pass,
    siege,
    skipped_cards,
    skipped_parts,
    turned_over,
    whole_day,
)
from tests.support import Table

SCHEME = "darkness_on_the_deep"
WEAKER = Gets(Filter(side="covenant", count="all"), "next_evening", strength=-1)
Made: TypeAlias = Callable[..., None]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Made:
    """Lets the Scheme do other things."""

    def does(*parts: Effect) -> None:
        monkeypatch.setattr(CARDS[index_of(SCHEME)], "plans", (_plan(Power("played", parts)),))

    return does


def turned(covenant: Sequence[str] = (), deep: Sequence[str] = ()) -> Table:
    """The Scheme was turned over, and then Sanballat."""
    table = siege([SCHEME, "sanballat"], covenant=covenant, deep=deep, day=2, walls=30)
    whole_day(table)
    assert turned_over(table) == [SCHEME, "sanballat"]
    return table


def test_after_a_part_it_cant_do_the_next_is_done(made: Made) -> None:
    made(Draw(1), BreakWalls(3))
    table = turned()
    assert skipped_parts(table) == [(SCHEME, 0)]
    assert table.walls[COVENANT] == 27


def test_a_part_that_would_change_nobody_is_skipped_and_the_rest_done(made: Made) -> None:
    made(BreakWalls(3), WEAKER)
    table = turned(covenant=["methuselah"])
    assert skipped_parts(table) == [(SCHEME, 1)]
    assert table.walls[COVENANT] == 27


def test_what_only_follows_from_a_part_it_cant_do_is_not_done(made: Made) -> None:
    made(Draw(1), Then((BreakWalls(3),)))
    table = turned()
    assert skipped_cards(table) == [SCHEME]
    assert table.walls[COVENANT] == 30


def test_helping_its_own_it_chooses_its_own_highest_cost_card_that_gains_by_it(made: Made) -> None:
    made(Gets(Filter(), "next_evening", strength=2))
    table = turned(covenant=["moses"], deep=["cain", "nimrod", "the_dragon", "agag"])
    assert not skipped_cards(table)
    assert table.strength("the_dragon") == 8
    assert table.strength("moses") == 4
    assert table.strength("nimrod") == 4


def test_harming_it_chooses_yours_though_it_might_choose_its_own(made: Made) -> None:
    made(Gets(Filter(), "next_evening", strength=-2))
    table = turned(covenant=["moses", "joshua"], deep=["the_dragon"])
    assert table.strength("the_dragon") == 6
    assert table.strength("moses") == 2
    assert table.strength("joshua") == 4


def test_each_evening_powers_of_the_deep_after_its_last_siege_card_on_its_days_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sodom = CARDS[index_of("sodom")]
    monkeypatch.setattr(sodom, "plans", (_plan(Power("evening", (BreakWalls(2),))),))
    monkeypatch.setattr(sodom, "moments", {"evening": 0})
    table = siege(["agag", "nimrod"], deep=["sodom"])
    table.done()
    let_pass(table, until="work")
    assert table.walls[COVENANT] == 13, "once: on the Deep's day, none on yours"
    kinds = [type(event) for event in table.events]
    assert kinds.index(TurnedOver) < kinds.index(WallsBroken)
