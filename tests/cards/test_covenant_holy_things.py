"""The Ark of the Covenant, and the five other Holy Things."""

import pytest

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import deep_plays
from tests.support import Table, deep_attacks, scenario

# The Ark of the Covenant.


def test_the_ark_of_the_covenant__when_it_enters_search_your_deck_for_a_holy_thing() -> None:
    table = scenario(covenant_hand=["the_ark_of_the_covenant"], covenant_altar=5)
    table.play("the_ark_of_the_covenant")
    table.until("find")
    assert table.asked_side == COVENANT
    assert table.choices == [
        "the_altar_of_incense",
        "the_bronze_altar",
        "the_bronze_basin",
        "the_golden_lampstand",
        "the_table_of_the_bread",
    ]
    table.choose("the_golden_lampstand")
    assert table.where("the_golden_lampstand") == "covenant hand"
    assert table.events_of(ev.Shuffled)


def test_the_ark_of_the_covenant__raised_up_it_searches_too() -> None:
    table = scenario(covenant_altar=["the_ark_of_the_covenant", "adam", "eve", "job", "abel"])
    assert table.refused("raise_up", "the_ark_of_the_covenant") == law.TOO_DEAR_TO_RAISE.sentence
    table = scenario(
        covenant_altar=["the_ark_of_the_covenant", "adam", "eve", "job", "abel", "noah"]
    )
    table.raise_up("the_ark_of_the_covenant")
    table.until("find")
    table.choose("the_bronze_altar")
    assert table.where("the_ark_of_the_covenant") == "covenant field"


def test_the_ark_of_the_covenant__3_manna_a_stronghold_goes_to_its_owners_wilderness() -> None:
    table = scenario(
        covenant=["the_ark_of_the_covenant"], covenant_altar=3, deep=["sodom", "the_lions_den"]
    )
    table.use("the_ark_of_the_covenant")
    assert (table.asked, table.choices) == ("target", ["sodom", "the_lions_den"])
    table.choose("sodom")
    table.until("work")
    assert table.where("sodom") == "deep wilderness"
    assert table.where("the_lions_den") == "deep field"
    assert table.manna(COVENANT) == 0
    assert table.testimonies == []


def test_the_ark_of_the_covenant__a_stronghold_of_any_cost() -> None:
    table = scenario(
        covenant=["the_ark_of_the_covenant"], covenant_altar=3, deep=["the_fiery_furnace"]
    )
    table.use("the_ark_of_the_covenant")
    table.until("work")
    assert table.where("the_fiery_furnace") == "deep wilderness"


def test_the_ark_of_the_covenant__without_a_stronghold_it_would_do_nothing() -> None:
    table = scenario(covenant=["the_ark_of_the_covenant"], covenant_altar=3, deep=["cain"])
    assert table.refused("use", "the_ark_of_the_covenant") == law.DOES_NOTHING.sentence


def test_the_ark_of_the_covenant__the_temple_of_dagon_gone_is_a_testimony() -> None:
    table = scenario(
        covenant=["the_ark_of_the_covenant"], covenant_altar=3, deep=["the_temple_of_dagon"]
    )
    table.use("the_ark_of_the_covenant")
    table.until("work")
    assert table.where("the_temple_of_dagon") == "deep wilderness"
    assert table.testimonies == [("the_temple_of_dagon", "the_ark_of_the_covenant")]
    assert table.stories_read == ["the_ark_of_the_covenant"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_the_ark_of_the_covenant__in_a_pause_on_the_deeps_day_newly_come_or_not() -> None:
    table = deep_plays(
        "cain", covenant=["the_ark_of_the_covenant"], covenant_altar=3, deep=["sodom"]
    )
    table.use("the_ark_of_the_covenant")
    table.until("work")
    assert table.where("sodom") == "deep wilderness"


def test_the_ark_of_the_covenant__stopped_the_stronghold_stays() -> None:
    table = scenario(
        covenant=["the_ark_of_the_covenant"],
        covenant_altar=6,
        deep=["sodom", "the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("the_ark_of_the_covenant")
    table.use("the_magicians_of_egypt")
    table.until("work")
    assert table.where("sodom") == "deep field"
    assert table.manna(COVENANT) == 3
    assert table.refused("use", "the_ark_of_the_covenant") == law.USED.sentence


# The Bronze Altar.


def test_the_bronze_altar__1_manna_lay_the_top_card_of_your_deck_on_your_altar_spent() -> None:
    table = scenario(covenant=["the_bronze_altar"], covenant_altar=1, covenant_deck=["eve"])
    table.use("the_bronze_altar")
    table.until("work")
    assert table.where("eve") == "covenant altar"
    assert table.is_sideways("eve")
    assert table.manna(COVENANT) == 0


def test_the_bronze_altar__the_card_stands_up_on_your_next_morning() -> None:
    table = scenario(covenant=["the_bronze_altar"], covenant_altar=1, covenant_deck=["eve"])
    table.use("the_bronze_altar")
    table.next_work()
    assert table.is_sideways("eve")
    table.next_work()
    assert table.manna(COVENANT) == 2


def test_the_bronze_altar__with_an_empty_deck_it_would_do_nothing() -> None:
    table = scenario(covenant=["the_bronze_altar"], covenant_altar=1, covenant_deck_size=0)
    assert table.refused("use", "the_bronze_altar") == law.DOES_NOTHING.sentence


def test_the_bronze_altar__is_no_offering_of_the_day() -> None:
    table = scenario(
        covenant=["the_bronze_altar"],
        covenant_altar=2,
        covenant_hand=["eve"],
        step="offering",
    )
    table.lay("eve")
    table.use("the_bronze_altar")
    table.until("work")
    assert len(table.altar(COVENANT)) == 4


def test_the_bronze_altar__once_on_your_day_and_once_on_the_deeps() -> None:
    table = scenario(covenant=["the_bronze_altar"], covenant_altar=3, deep=["cain"])
    table.use("the_bronze_altar")
    table.until("work")
    assert table.refused("use", "the_bronze_altar") == law.USED.sentence
    table.next_work()
    table.go_out("cain")
    table.done()
    table.use("the_bronze_altar")
    table.pass_both()
    assert len(table.altar(COVENANT)) == 5


# The Bronze Basin.


def test_the_bronze_basin__1_manna_stand_up_your_character() -> None:
    table = scenario(
        covenant=["the_bronze_basin", "joshua", "eve"],
        covenant_altar=1,
        sideways=["joshua", "eve"],
    )
    table.use("the_bronze_basin")
    assert (table.asked, table.choices) == ("target", ["eve", "joshua"])
    table.choose("joshua")
    assert table.is_sideways("joshua")
    table.until("work")
    assert not table.is_sideways("joshua")
    assert table.is_sideways("eve")


def test_the_bronze_basin__with_all_standing_it_would_do_nothing() -> None:
    table = scenario(
        covenant=["the_bronze_basin", "joshua"],
        covenant_altar=1,
        deep=["cain"],
        sideways=["cain"],
    )
    assert table.refused("use", "the_bronze_basin") == law.DOES_NOTHING.sentence


def test_the_bronze_basin__one_of_any_cost_a_turned_one_too() -> None:
    for card in ("michael", "naaman"):
        table = scenario(
            covenant=["the_bronze_basin", card], covenant_altar=1, sideways=[card], deep=["cain"]
        )
        table.use("the_bronze_basin")
        table.until("work")
        assert not table.is_sideways(card)


def test_the_bronze_basin__on_the_deeps_day_it_stands_in_the_way() -> None:
    table = deep_attacks(
        "cain",
        covenant=["the_bronze_basin", "joshua"],
        covenant_altar=1,
        sideways=["joshua"],
    )
    table.use("the_bronze_basin")
    table.until("stand_in_the_way")
    table.stand("joshua", "cain")
    table.fight()
    assert table.where("cain") == "deep wilderness"


def test_the_bronze_basin__does_not_take_an_attacker_out_of_the_battle() -> None:
    table = scenario(covenant=["the_bronze_basin", "joshua"], covenant_altar=1)
    table.go_out("joshua")
    table.done()
    table.pass_once()
    assert table.asked_side == COVENANT
    table.use("the_bronze_basin")
    table.fight_out()
    assert not table.is_sideways("joshua")
    assert table.walls == (13, 17)


# The Golden Lampstand.


def lit(deck_size: int = 3) -> Table:
    """The Lampstand's power is announced: Adam, Eve and Abel lie on the deck, top first."""
    table = scenario(
        covenant=["the_golden_lampstand"],
        covenant_altar=2,
        covenant_deck=["adam", "eve", "abel"][:deck_size],
        covenant_deck_size=deck_size,
    )
    table.use("the_golden_lampstand")
    return table


def test_the_golden_lampstand__2_manna_look_at_the_top_2_keep_one() -> None:
    table = lit()
    table.until("keep")
    assert table.choices == ["adam", "eve"]
    table.choose("eve")
    assert table.hand(COVENANT) == ["eve"]
    assert table.manna(COVENANT) == 0
    assert table.drawn(COVENANT) == 0


def test_the_golden_lampstand__put_the_rest_under_the_deck() -> None:
    table = lit()
    table.until("keep")
    table.choose("eve")
    assert table.deck(COVENANT) == ["abel", "adam"]


def test_the_golden_lampstand__keeps_the_last_card_unasked() -> None:
    table = lit(deck_size=1)
    table.until("work")
    assert table.hand(COVENANT) == ["adam"]


def test_the_golden_lampstand__with_an_empty_deck_it_would_do_nothing() -> None:
    table = scenario(covenant=["the_golden_lampstand"], covenant_altar=2, covenant_deck_size=0)
    assert table.refused("use", "the_golden_lampstand") == law.DOES_NOTHING.sentence


def test_the_golden_lampstand__the_deep_does_not_see_them() -> None:
    table = lit()
    table.until("keep")
    looked = table.events_of(ev.Looked)[-1]
    assert len(looked.refs) == 2
    assert all(not table.state.seen[DEEP] >> ref & 1 for ref in looked.refs)
    assert all(table.state.seen[COVENANT] >> ref & 1 for ref in looked.refs)


# The Table of the Bread.


def test_the_table_of_the_bread__each_morning_gain_1_manna() -> None:
    table = scenario(covenant=["the_table_of_the_bread"], covenant_altar=2, step="morning")
    assert table.manna(COVENANT) == 3


def test_the_table_of_the_bread__not_on_the_deeps_morning() -> None:
    table = scenario(covenant=["the_table_of_the_bread"], step="morning", whose=DEEP)
    assert (table.manna(COVENANT), table.manna(DEEP)) == (0, 0)


def test_the_table_of_the_bread__pays_a_cost_alone() -> None:
    table = scenario(covenant=["the_table_of_the_bread"], covenant_hand=["eve"], step="morning")
    table.done()
    table.play("eve")
    table.until("work")
    assert table.where("eve") == "covenant field"
    assert table.manna(COVENANT) == 0


def test_the_table_of_the_bread__its_manna_is_lost_at_evening() -> None:
    table = scenario(covenant=["the_table_of_the_bread"], step="morning")
    table.done()
    table.end_day()
    assert table.manna(COVENANT) == 0


def test_the_table_of_the_bread__its_manna_raises_nothing_up() -> None:
    table = scenario(
        covenant=["the_table_of_the_bread"],
        covenant_altar=["the_bronze_basin", "adam", "eve"],
        step="morning",
    )
    table.done()
    assert table.manna(COVENANT) == 4
    assert table.refused("raise_up", "the_bronze_basin") == law.TOO_DEAR_TO_RAISE.sentence


# The Altar of Incense.


def test_the_altar_of_incense__each_evening_mend_1_wall() -> None:
    table = scenario(covenant=["the_altar_of_incense"], walls=(9, 21))
    table.end_day()
    assert table.walls == (10, 21)


def test_the_altar_of_incense__not_on_the_deeps_evening() -> None:
    table = scenario(covenant=["the_altar_of_incense"], walls=(9, 21), whose=DEEP)
    table.end_day()
    assert table.walls == (9, 21)


def test_the_altar_of_incense__walls_never_pass_30() -> None:
    table = scenario(covenant=["the_altar_of_incense"], walls=(30, 21))
    table.end_day()
    assert table.walls == (30, 21)


# All of them.


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("the_bronze_altar", 4),
        ("the_bronze_basin", 3),
        ("the_golden_lampstand", 3),
        ("the_table_of_the_bread", 3),
        ("the_altar_of_incense", 3),
    ],
)
def test_each_holy_thing_is_played_or_raised_for_its_cost_and_stays(card: str, cost: int) -> None:
    played = scenario(covenant_hand=[card], covenant_altar=cost)
    played.play(card)
    played.until("work")
    others = ["adam", "eve", "abel", "job"][:cost]
    raised = scenario(covenant_altar=[card, *others])
    raised.raise_up(card)
    raised.until("work")
    for table in (played, raised):
        assert table.where(card) == "covenant field"
        assert table.manna(COVENANT) == 0
