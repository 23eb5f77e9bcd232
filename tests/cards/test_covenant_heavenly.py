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


LEVIATHAN_THEN_CAIN = (law.HEAVENLY_OR_ARMY.sentence, law.FINISH_TOGETHER.sentence, True)
"""One that is neither Heavenly nor an Army may not stand alone, nor stay alone; two may."""


def in_its_way(attacker: str) -> tuple[str, str, bool]:
    """What is said of Leviathan alone, of Leviathan before Cain joins, and whether both may."""
    alone = gone_out(attacker, "leviathan").refused("stand", "leviathan", attacker)
    together = gone_out(attacker, "leviathan", "cain")
    together.stand("leviathan", attacker)
    unfinished = together.refused("done")
    together.stand("cain", attacker)
    return alone, unfinished, together.may("done")


def stand_alone_in_its_way(attacker: str) -> list[str]:
    """Which of a Heavenly card, an Army and neither may stand alone in an attacker's way."""
    tried = ("the_accuser", "amalek", "leviathan")
    return [one for one in tried if gone_out(attacker, one).may("stand", one, attacker)]


def it_stands_alone_before(blocker: str) -> list[str]:
    """In whose way a character may stay alone, of a Heavenly card and an Army."""
    found = []
    for attacker in ("the_accuser", "amalek"):
        table = blocks_asked(attacker, covenant=[blocker])
        table.stand(blocker, attacker)
        found += [attacker] if table.may("done") else []
    return found


# The Cherubim.


def test_the_cherubim__heavenly_only_heavenly_or_army_or_2_together_stand_in_its_way() -> None:
    assert in_its_way("the_cherubim") == LEVIATHAN_THEN_CAIN
    assert stand_alone_in_its_way("the_cherubim") == ["the_accuser", "amalek"]


def test_the_cherubim__heavenly_stands_alone_in_the_way_of_heavenly_and_army() -> None:
    assert it_stands_alone_before("the_cherubim") == ["the_accuser", "amalek"]


def test_the_cherubim__heavenly_is_no_giant_slayer() -> None:
    table = blocks_asked("og_of_bashan", covenant=["the_cherubim"])
    assert table.refused("stand", "the_cherubim", "og_of_bashan") == law.GIANT.sentence


# Michael.


def test_michael__heavenly_only_heavenly_or_army_or_2_together_stand_in_its_way() -> None:
    assert in_its_way("michael") == LEVIATHAN_THEN_CAIN
    assert stand_alone_in_its_way("michael") == ["the_accuser", "amalek"]


def test_michael__heavenly_stands_alone_in_the_way_of_heavenly_and_army() -> None:
    assert it_stands_alone_before("michael") == ["the_accuser", "amalek"]


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
    assert in_its_way("gabriel") == LEVIATHAN_THEN_CAIN
    assert stand_alone_in_its_way("gabriel") == ["the_accuser", "amalek"]


def test_gabriel__heavenly_stands_alone_in_the_way_of_heavenly_and_army() -> None:
    assert it_stands_alone_before("gabriel") == ["the_accuser", "amalek"]


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
    assert in_its_way("the_seraphim") == LEVIATHAN_THEN_CAIN
    assert stand_alone_in_its_way("the_seraphim") == ["the_accuser", "amalek"]


def test_the_seraphim__heavenly_stands_alone_in_the_way_of_heavenly_and_army() -> None:
    assert it_stands_alone_before("the_seraphim") == ["the_accuser", "amalek"]


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
