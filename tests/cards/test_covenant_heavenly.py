"""The Cherubim, Michael, Gabriel and The Seraphim."""

import pytest

from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import deep_plays, drawn_today
from tests.support import Table, blocks_asked, deep_attacks, scenario


def gone_out(attacker: str, *deep: str) -> Table:
    """A Covenant character has gone out alone, and the Deep is asked who stands in its way."""
    table = scenario(covenant=[attacker], deep=deep)
    table.go_out(attacker)
    table.done()
    table.until("stand_in_the_way")
    return table


def may_not_stand_alone(attacker: str) -> None:
    """Heavenly: one that is neither Heavenly nor an Army cannot stand alone; two can."""
    alone = gone_out(attacker, "leviathan")
    assert alone.refused("stand", "leviathan", attacker) == law.HEAVENLY_OR_ARMY.sentence
    together = gone_out(attacker, "leviathan", "cain")
    together.stand("leviathan", attacker)
    assert together.refused("done") == law.FINISH_TOGETHER.sentence
    together.stand("cain", attacker)
    assert together.may("done")
    for one in ("the_accuser", "amalek"):
        assert gone_out(attacker, one).may("stand", one, attacker)


def stands_alone_in_their_way(blocker: str) -> None:
    """Heavenly: it stands alone in the way of Heavenly and Army cards."""
    for attacker in ("the_accuser", "amalek"):
        table = blocks_asked(attacker, covenant=[blocker])
        table.stand(blocker, attacker)
        assert table.may("done")


# The Cherubim.


def test_the_cherubim__heavenly_only_heavenly_or_army_or_2_together_stand_in_its_way() -> None:
    may_not_stand_alone("the_cherubim")


def test_the_cherubim__heavenly_stands_alone_in_the_way_of_heavenly_and_army() -> None:
    stands_alone_in_their_way("the_cherubim")


def test_the_cherubim__heavenly_is_no_giant_slayer() -> None:
    table = blocks_asked("og_of_bashan", covenant=["the_cherubim"])
    assert table.refused("stand", "the_cherubim", "og_of_bashan") == law.GIANT.sentence


# Michael.


def test_michael__heavenly_only_heavenly_or_army_or_2_together_stand_in_its_way() -> None:
    may_not_stand_alone("michael")


def test_michael__heavenly_stands_alone_in_the_way_of_heavenly_and_army() -> None:
    stands_alone_in_their_way("michael")


def test_michael__the_dragon_felled_is_a_testimony_and_the_deep_draws_too() -> None:
    table = blocks_asked("the_dragon", covenant=["michael"])
    table.stand("michael", "the_dragon")
    table.fight()
    assert table.where("the_dragon") == "deep wilderness"
    assert table.testimonies == [("the_dragon", "michael")]
    assert (drawn_today(table, COVENANT), drawn_today(table, DEEP)) == (1, 1)


def test_michael__costs_1_less_with_the_dragon_in_play() -> None:
    assert (scenario().cost("michael"), scenario(deep=["the_dragon"]).cost("michael")) == (7, 6)


# Gabriel.


def test_gabriel__heavenly_only_heavenly_or_army_or_2_together_stand_in_its_way() -> None:
    may_not_stand_alone("gabriel")


def test_gabriel__heavenly_stands_alone_in_the_way_of_heavenly_and_army() -> None:
    stands_alone_in_their_way("gabriel")


def test_gabriel__when_it_enters_draw_1() -> None:
    table = scenario(covenant_hand=["gabriel"], covenant_altar=5, covenant_deck=["eve"])
    table.play("gabriel")
    assert table.drawn(COVENANT) == 0
    table.until("work")
    assert table.hand(COVENANT) == ["eve"]


def test_gabriel__drawing_from_an_empty_deck_breaks_2_walls() -> None:
    table = scenario(covenant_hand=["gabriel"], covenant_altar=5, covenant_deck_size=0)
    table.play("gabriel")
    table.until("work")
    assert table.walls == (11, 21)


def test_gabriel__answer_on_the_deeps_day_and_stands_in_the_way_at_once() -> None:
    table = deep_attacks("the_accuser", covenant_hand=["gabriel"], covenant_altar=5)
    table.play("gabriel")
    table.until("stand_in_the_way")
    table.stand("gabriel", "the_accuser")
    table.fight()
    assert table.where("the_accuser") == "deep wilderness"
    assert table.where("gabriel") == "covenant field"


def test_gabriel__answer_to_the_prince_of_persia_costs_1_less() -> None:
    table = deep_plays(
        "the_prince_of_persia", covenant_hand=["gabriel"], covenant_altar=4, deep_altar=6
    )
    assert table.refused("play", "gabriel") == law.TOO_DEAR.sentence  # Not in play yet.
    table.until("work")
    assert table.cost("gabriel") == 4


@pytest.mark.parametrize("card", ["michael", "the_seraphim", "the_cherubim"])
def test_gabriel__answer_unlike_the_other_heavenly_ones(card: str) -> None:
    table = deep_plays("cain", covenant_hand=[card], covenant_altar=9)
    assert table.refused("play", card) == law.NO_ANSWER.sentence


# The Seraphim.


def test_the_seraphim__heavenly_only_heavenly_or_army_or_2_together_stand_in_its_way() -> None:
    may_not_stand_alone("the_seraphim")


def test_the_seraphim__heavenly_stands_alone_in_the_way_of_heavenly_and_army() -> None:
    stands_alone_in_their_way("the_seraphim")


def test_the_seraphim__when_it_enters_take_a_character_from_your_wilderness_to_hand() -> None:
    lost = ["michael", "eve", "the_bronze_altar", "the_bronze_serpent"]
    table = scenario(
        covenant_hand=["the_seraphim"],
        covenant_altar=5,
        covenant_wilderness=lost,
        deep_wilderness=["cain"],
    )
    table.play("the_seraphim")
    assert (table.asked, table.choices) == ("target", ["eve", "michael"])
    table.choose("michael")
    assert table.where("michael") == "covenant wilderness"
    table.until("work")
    assert table.where("michael") == "covenant hand"
    assert table.where("eve") == "covenant wilderness"


def test_the_seraphim__with_no_character_there_they_enter_and_nothing_more() -> None:
    table = scenario(
        covenant_hand=["the_seraphim"],
        covenant_altar=5,
        covenant_wilderness=["the_bronze_altar"],
        deep_wilderness=["cain"],
    )
    table.play("the_seraphim")
    table.until("work")
    assert table.where("the_seraphim") == "covenant field"
    assert table.hand(COVENANT) == []


def test_the_seraphim__a_taken_one_that_was_returned_is_like_any_other_again() -> None:
    table = scenario(covenant_hand=["the_seraphim"], covenant_altar=7, covenant_wilderness=["job"])
    table.play("the_seraphim")
    table.until("work")
    assert table.where("job") == "covenant hand"
    assert table.refused("return_card", "job") == law.NO_RETURN.sentence
