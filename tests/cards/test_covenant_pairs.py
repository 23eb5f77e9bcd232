"""Every Covenant character against its Story pair: the call, the story, the Testimony."""

from typing import Final

import pytest

from engine.seraphs.catalogue import CARDS, index_of
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import drawn_today
from tests.support import Table, deep_attacks, scenario

PAIRS: Final = {
    "the_serpent": "eve",
    "cain": "abel",
    "the_nephilim": "noah",
    "nimrod": "abraham",
    "pharaoh": "moses",
    "the_magicians_of_egypt": "aaron",
    "pharaohs_chariots": "the_parting_of_the_sea",
    "amalek": "joshua",
    "og_of_bashan": "moses",
    "the_fiery_serpents": "the_bronze_serpent",
    "the_anakim": "caleb",
    "the_amorite_kings": "the_sun_stands_still",
    "sisera": "jael",
    "the_iron_chariots": "deborah",
    "the_host_of_midian": "gideon",
    "delilah": "samson",
    "agag": "samuel",
    "goliath_of_gath": "david",
    "ishbi_benob": "the_mighty_men",
    "ahab": "elijah",
    "jezebel": "elijah",
    "the_prophets_of_baal": "fire_on_carmel",
    "naaman": "elisha",
    "sennacherib": "hezekiah",
    "the_king_of_nineveh": "jonah",
    "nebuchadnezzar": "shadrach_meshach_and_abednego",
    "belshazzar": "daniel",
    "haman": "esther",
    "sanballat": "nehemiah",
    "the_accuser": "job",
    "the_prince_of_persia": "gabriel",
    "the_dragon": "michael",
    "leviathan": "out_of_the_whirlwind",
    "sodom": "abraham",
    "the_golden_calf": "moses",
    "the_walls_of_jericho": "the_trumpets_at_jericho",
    "the_temple_of_dagon": "the_ark_of_the_covenant",
    "the_fiery_furnace": "shadrach_meshach_and_abednego",
    "the_lions_den": "daniel",
    "the_pit_at_dothan": "joseph",
    "the_decree_of_pharaoh": "the_blood_on_the_doorposts",
    "the_bad_report": "caleb",
    "the_lot_of_pur": "esther",
}
"""The Story pairs of the roster: each Deep card that names one, and its match."""

STAND_INS: Final = ("adam", "sarah", "isaac", "rahab", "david", "caleb")
"""Others of the Covenant, whom the Deep's powers may choose instead of the pair."""


def _in_play(deep: str) -> bool:
    return CARDS[index_of(deep)].stays


def _may_fight(deep: str, covenant: str) -> bool:
    """Whether the two can meet in a fight."""
    return CARDS[index_of(deep)].is_character and CARDS[index_of(covenant)].is_character


FIGHTS: Final = [pair for pair in PAIRS.items() if _may_fight(*pair)]
CALLS: Final = [pair for pair in PAIRS.items() if _in_play(pair[0])]
MOMENTS: Final = [pair for pair in CALLS if CARDS[index_of(pair[1])].stays]


def others_than(covenant: str) -> list[str]:
    """The stand-ins that are not the pair itself."""
    return [card for card in STAND_INS if card != covenant]


def through(table: Table, until: str) -> None:
    """Answer every question with somebody else than the pair, until that one is asked."""
    while table.asked != until:
        if table.asked == "pause":
            table.pass_once()
        elif table.asked == "deal":
            table.deal(_asked_about(table), 0)
        else:
            others = [card for card in table.choices if card in STAND_INS]
            table.choose((others or table.choices)[0])


def _asked_about(table: Table) -> str:
    assert table.state.question is not None
    return table.id_of(table.state.question.ref)


def test_the_decks_name_the_pairs_of_the_roster() -> None:
    named = {card.id: CARDS[card.pair].id for card in CARDS if card.pair >= 0}
    assert named == PAIRS


@pytest.mark.parametrize(("deep", "covenant"), CALLS)
def test_answering_the_call_it_costs_1_less_never_below_1(deep: str, covenant: str) -> None:
    printed = CARDS[index_of(covenant)].cost
    assert scenario().cost(covenant) == printed
    assert scenario(deep=[deep]).cost(covenant) == max(1, printed - 1)


@pytest.mark.parametrize(
    ("covenant", "forebear", "deep", "cost"),
    [
        ("noah", "methuselah", "the_nephilim", 1),
        ("joshua", "moses", "amalek", 2),
        ("the_mighty_men", "david", "ishbi_benob", 3),
        ("elisha", "elijah", "naaman", 1),
        ("hezekiah", "david", "sennacherib", 2),
    ],
)
def test_heir_and_answering_the_call_both_never_below_1(
    covenant: str, forebear: str, deep: str, cost: int
) -> None:
    assert scenario(covenant=[forebear], deep=[deep]).cost(covenant) == cost


@pytest.mark.parametrize("covenant", ["moses", "elijah", "abraham", "daniel"])
def test_answering_the_call_1_less_however_many_pairs_are_in_play(covenant: str) -> None:
    both = [deep for deep, match in CALLS if match == covenant]
    assert len(both) > 1
    assert scenario(deep=both).cost(covenant) == CARDS[index_of(covenant)].cost - 1


@pytest.mark.parametrize(("deep", "covenant"), MOMENTS)
def test_story_moment_its_story_is_read_once_as_it_enters(deep: str, covenant: str) -> None:
    table = scenario(
        covenant=others_than(covenant),
        covenant_hand=[covenant],
        covenant_altar=7,
        deep=[deep],
        deep_altar=1,
    )
    table.play(covenant)
    through(table, "work")
    assert table.where(covenant) == "covenant field"
    assert table.stories_read == [covenant]


@pytest.mark.parametrize(("deep", "covenant"), FIGHTS)
def test_its_pair_felled_in_a_fight_is_a_testimony(deep: str, covenant: str) -> None:
    table = deep_attacks(deep, covenant=[covenant, *others_than(covenant), "the_cherubim"])
    through(table, "stand_in_the_way")
    table.together(covenant, "the_cherubim", "sarah", "isaac", against=deep)
    table.fight()
    through(table, "offering")
    assert table.where(deep) == "deep wilderness"
    assert table.testimonies == [(deep, covenant)]
    assert table.stories_read == [covenant]
    assert drawn_today(table, DEEP) == 1
    assert drawn_today(table, COVENANT) >= 1


@pytest.mark.parametrize(("deep", "covenant"), FIGHTS)
def test_felled_by_others_alone_it_is_none(deep: str, covenant: str) -> None:
    helpers = [card for card in ("michael", "the_cherubim", "samson") if card != covenant]
    table = deep_attacks(deep, covenant=[covenant, *helpers, *others_than(covenant)])
    through(table, "stand_in_the_way")
    table.together(*helpers[:2], against=deep)
    table.fight()
    through(table, "offering")
    assert table.where(deep) == "deep wilderness"
    assert table.testimonies == []
    assert drawn_today(table, DEEP) == 0
