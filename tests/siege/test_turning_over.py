"""Each of the 52 Deep cards is turned over: on an empty table, a full one, with no legal target.

Nothing stalls, nothing crashes, and every skip is an event that the log says in words.
"""

from typing import Final, Unpack

import pytest

from engine.seraphs.catalogue import CARDS, DECKS, index_of
from engine.seraphs.words import DEEP
from tests.siege.siege_table import (
    Laid,
    let_pass,
    no_offering,
    siege,
    skipped_cards,
    skipped_parts,
    together,
    told,
    turned_over,
    whole_day,
)
from tests.support import Table

DEEP_CARDS: Final = [CARDS[index].id for index in DECKS[DEEP]]
SCHEMES: Final = [card for card in DEEP_CARDS if CARDS[index_of(card)].type == "scheme"]
WHOLE: Final = -1
"""A Scheme skipped whole."""

Skips = dict[str, list[int]]

NEVER: Final[Skips] = {
    "the_tower_of_babel": [0],
    "darkness_on_the_deep": [1],
    "naboths_vineyard": [1],
    "the_law_that_cannot_change": [1],
    "achans_theft": [WHOLE],
    "the_shorn_locks": [WHOLE],
}
"""What the Deep can never do on turning a card over: mend, draw, lay on an Altar, battle."""

ON_AN_EMPTY_TABLE: Final[Skips] = {
    **NEVER,
    "the_serpent": [0],
    "cain": [0],
    "the_host_of_midian": [0],
    "jezebel": [0],
    "belshazzar": [0],
    "haman": [0],
    "the_accuser": [0],
    "the_lions_den": [0],
    "did_god_really_say": [WHOLE],
    "the_pit_at_dothan": [WHOLE],
    "the_decree_of_pharaoh": [WHOLE],
    "bricks_without_straw": [WHOLE],
    "the_bad_report": [WHOLE],
    "naboths_vineyard": [WHOLE],
}

ON_A_FULL_TABLE: Final[Skips] = {**NEVER, "cain": [0]}
"""With more than one character in play Cain has nobody to strike."""

OUT_OF_REACH: Final = ("michael", "elijah", "the_ark_of_the_covenant")
"""Two characters of cost 6 and more and a Holy Thing of cost 5; no hand and no Altar."""

OUT_OF_ITS_REACH: Final[Skips] = {
    **ON_AN_EMPTY_TABLE,
    "jezebel": [],
    "the_pit_at_dothan": [],
    "the_bad_report": [],
}
"""With those in play these three have somebody to choose; everything else has nobody."""

FULL: Final[Laid] = {
    "covenant": (
        "moses",
        "joshua",
        "david",
        "caleb",
        "samson",
        "nehemiah",
        "adam",
        "methuselah",
        "esther",
        "the_ark_of_the_covenant",
        "the_bronze_altar",
        "the_bronze_basin",
    ),
    "covenant_hand": ("eve", "abel", "miriam", "gideon", "fire_on_carmel"),
    "covenant_altar": ("noah", "isaac", "jacob", "joseph", "aaron", "rahab"),
}


TABLES: Final[tuple[Laid, ...]] = ({}, FULL, {"covenant": ("methuselah",)})


def after(card: str, days: int = 1, **laid: Unpack[Laid]) -> Table:
    """A card turned over on the Deep's next day, and so many days of it, nobody answering."""
    fillers = [one for one in ("agag", "sanballat", "nimrod", "ahab") if one != card]
    laid["walls"] = 30
    table = siege([card, *fillers], **laid)
    table.forget()
    for day in range(days):
        if day:
            no_offering(table)
        whole_day(table)
    return table


def skips(table: Table, card: str) -> list[int]:
    """What of a card was skipped: its parts, or the whole of it."""
    whole = [WHOLE] * skipped_cards(table).count(card)
    return whole + [step for one, step in skipped_parts(table) if one == card]


def every_skip_is_said(table: Table) -> None:
    """For each skip the log has a sentence."""
    lines = [line for line in told(table) if "skip" in line]
    assert len(lines) == len(skipped_cards(table)) + len(skipped_parts(table)), lines


@pytest.mark.parametrize("card", DEEP_CARDS)
def test_on_an_empty_table(card: str) -> None:
    table = after(card)
    assert turned_over(table) == [card]
    assert skips(table, card) == ON_AN_EMPTY_TABLE.get(card, [])
    assert table.where(card) == ("deep wilderness" if card in SCHEMES else "deep field")
    assert table.asked == "offering"
    every_skip_is_said(table)


@pytest.mark.parametrize("card", DEEP_CARDS)
def test_on_a_full_table(card: str) -> None:
    beside = [one for one in ("amalek", "og_of_bashan") if one != card]
    full = FULL.copy()
    full["deep"] = beside
    table = after(card, **full)
    assert turned_over(table) == [card]
    assert skips(table, card) == ON_A_FULL_TABLE.get(card, [])
    assert table.where(card) == ("deep wilderness" if card in SCHEMES else "deep field")
    every_skip_is_said(table)


@pytest.mark.parametrize("card", DEEP_CARDS)
def test_with_no_legal_target(card: str) -> None:
    table = after(card, covenant=OUT_OF_REACH)
    assert turned_over(table) == [card]
    assert skips(table, card) == OUT_OF_ITS_REACH.get(card, [])
    every_skip_is_said(table)


def test_who_has_no_strength_is_not_made_weaker() -> None:
    table = after("the_bad_report", covenant=["methuselah"])
    assert skips(table, "the_bad_report") == [WHOLE]
    every_skip_is_said(table)


def test_whom_the_lions_den_holds_no_pit_holds_too() -> None:
    table = after("the_lions_den", covenant=["david"])
    assert skips(table, "the_lions_den") == []
    table.state.deck[DEEP].append(table.state.out.pop(pit(table)))
    table = Table(table.state, table.state, ())
    no_offering(table)
    whole_day(table)
    assert skips(table, "the_pit_at_dothan") == [WHOLE]
    every_skip_is_said(table)


def pit(table: Table) -> int:
    """Where the Pit at Dothan lies among the cards that have left the game."""
    return table.state.out.index(table.ref("the_pit_at_dothan"))


@pytest.mark.parametrize("card", DEEP_CARDS)
def test_what_it_does_on_the_days_that_follow_stalls_nowhere(card: str) -> None:
    for laid in TABLES:
        table = after(card, days=4, **laid)
        assert table.asked in ("offering", "")
        every_skip_is_said(table)


@pytest.mark.parametrize("card", DEEP_CARDS)
def test_with_two_people_at_the_table_too(card: str) -> None:
    for laid in TABLES:
        fillers = [one for one in ("agag", "nimrod") if one != card]
        table = siege([card, *fillers], **laid)
        table = together(table, *laid.get("covenant_hand", ())[:2])
        whole_day(table)
        assert turned_over(table)[0] == card
        assert table.asked == "offering"
        let_pass(table)
        every_skip_is_said(table)


def test_all_52_are_turned_over() -> None:
    assert len(DEEP_CARDS) == 52
    assert len(SCHEMES) == 11
