"""Rulings 44 to 51: what would not change, when one chooses, after the whole card, a ◇'s use."""

from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, deep_attacks, scenario


def happened(table: Table, *kinds: type[ev.Event]) -> list[type]:
    """The classes of the events of these kinds, in order."""
    return [type(event) for event in table.events if isinstance(event, kinds)]


# 44. What a power would not change.


def test_a_standing_card_is_not_stood_up() -> None:
    table = scenario(covenant=["the_bronze_basin", "joshua"], covenant_altar=1)
    assert table.refused("use", "the_bronze_basin") == "It would do nothing now."


def test_a_sideways_one_is_not_turned_sideways() -> None:
    table = deep_attacks("the_prince_of_persia", covenant=["joshua", "david"], sideways=["joshua"])
    assert table.is_sideways("david"), "nobody else is a target, so nobody is asked"


def test_a_spared_one_is_not_spared_again() -> None:
    table = scenario(
        covenant=["daniel", "joshua", "adam"],
        covenant_hand=["the_bronze_serpent"],
        covenant_altar=2,
        deep=["the_fiery_serpents"],
    )
    table.use("daniel")
    table.until("work")
    table.play("the_bronze_serpent")
    assert table.choices == ["adam", "joshua"]


# 45. "(the Covenant chooses)".


def test_that_choice_is_made_when_the_power_works_not_when_its_card_is_announced() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_accuser"],
        deep_altar=4,
        covenant_altar=["adam", "eve"],
    )
    table.play("the_accuser")
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.pass_both()
    assert (table.asked, table.asked_side) == ("target", COVENANT)
    table.choose("eve")
    assert table.altar(COVENANT) == ["adam"]


# 46. After the whole card.


def test_powers_of_the_fallen_come_when_the_card_that_felled_them_has_done_all_it_says() -> None:
    table = scenario(
        covenant=["joshua"],
        covenant_hand=["out_of_the_whirlwind"],
        covenant_altar=6,
        deep=["the_fiery_serpents"],
    )
    table.play("out_of_the_whirlwind")
    table.until("work")
    kinds = happened(table, ev.Fell, ev.CardDrawn, ev.WentToWilderness, ev.Damaged)
    assert kinds == [ev.Fell, ev.CardDrawn, ev.WentToWilderness, ev.Damaged]


def test_0_is_looked_at_when_the_whole_card_is_done() -> None:
    table = scenario(whose=DEEP, deep_hand=["darkness_on_the_deep"], deep_altar=2, walls=(1, 21))
    table.play("darkness_on_the_deep")
    table.pass_both()
    assert happened(table, ev.WallsBroken, ev.CardDrawn, ev.GameEnded) == [
        ev.WallsBroken,
        ev.CardDrawn,
        ev.GameEnded,
    ]


# 47. Rest.


def test_what_a_card_does_while_in_play_rests_and_holds_again_for_the_same_cards() -> None:
    table = scenario(
        covenant=["david", "noah"],
        covenant_hand=["daniel"],
        covenant_altar=4,
        whose=DEEP,
        deep_hand=["the_lions_den"],
        deep_altar=3,
    )
    table.play("the_lions_den")
    table.choose("david")
    table.until("work")
    table.next_work()
    assert table.refused("go_out", "david") == "It cannot go out or stand in the way now."
    table.play("daniel")
    table.until("work")
    assert table.may("go_out", "david")
    table.use("noah")
    table.choose("daniel")
    table.until("work")
    assert not table.may("go_out", "david")
    assert table.may("go_out", "noah")


# 48. A ◇ power whose card has left.


def test_a_power_whose_card_has_left_in_its_pause_works_all_the_same() -> None:
    table = scenario(covenant=["elisha", "noah"], covenant_altar=4, deep=["naaman"])
    table.use("elisha")
    table.pass_once()
    table.use("noah")
    table.until("work")
    assert table.where("elisha") == "covenant hand"
    assert table.where("naaman") == "covenant field"
    assert table.testimonies == [("naaman", "elisha")]


def test_what_it_would_do_to_its_own_card_is_left_out_even_if_that_card_has_come_again() -> None:
    table = scenario(covenant=["daniel", "noah"], covenant_altar=7, deep=["haman"])
    table.use("daniel")
    table.pass_once()
    table.use("noah")
    table.until("work")
    table.play("daniel")
    table.until("work")
    assert table.where("daniel") == "covenant field"
    assert not table.state.lasting, "nobody is spared"


# 49. No more cards than must go.


def test_with_as_few_cards_as_must_go_all_go_unasked() -> None:
    table = scenario(
        whose=DEEP, deep_hand=["did_god_really_say"], deep_altar=1, covenant_hand=["adam"]
    )
    table.play("did_god_really_say")
    table.pass_both()
    assert table.asked == "work"
    assert table.wilderness(COVENANT) == ["adam"]


# 50. A ◇ power's use.


def test_a_card_that_leaves_and_comes_again_may_use_its_power_again_that_day() -> None:
    table = scenario(covenant=["noah", "daniel"], covenant_altar=8)
    table.use("daniel")
    table.until("work")
    assert table.refused("use", "daniel") == "That ◇ power has been used today."
    table.use("noah")
    table.until("work")
    table.play("daniel")
    table.until("work")
    assert table.may("use", "daniel")
    assert table.refused("use", "noah") == "That ◇ power has been used today."


# 51. Whose story.


def test_a_story_moment_reads_the_story_of_the_card_that_enters_a_testimony_the_covenants() -> None:
    table = scenario(whose=DEEP, covenant=["abraham"], deep_hand=["sodom"], deep_altar=2)
    table.play("sodom")
    table.until("work")
    assert table.stories_read == ["sodom"]
    assert [event.read for event in table.events_of(ev.Testimony)] == [False]
