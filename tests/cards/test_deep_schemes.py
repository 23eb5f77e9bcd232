"""Darkness on the Deep, the Pit at Dothan, the Decree, the Bad Report, Naboth's Vineyard."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import covenant_draws, deep_played, deep_plays, told
from tests.support import Table, deep_attacks, scenario

# Darkness on the Deep.


def test_darkness_on_the_deep__break_1_wall_draw_1() -> None:
    table = deep_plays("darkness_on_the_deep")
    assert (table.walls, table.drawn(DEEP)) == ((13, 21), 0)
    table.until("work")
    assert (table.walls, table.drawn(DEEP)) == ((12, 21), 1)
    assert table.where("darkness_on_the_deep") == "deep wilderness"


def test_darkness_on_the_deep__in_that_order() -> None:
    table = deep_played("darkness_on_the_deep")
    kinds = ev.WallsBroken | ev.CardDrawn
    done = [type(event) for event in table.events if isinstance(event, kinds)]
    assert done == [ev.WallsBroken, ev.CardDrawn]


def test_darkness_on_the_deep__the_last_wall_wins() -> None:
    table = deep_plays("darkness_on_the_deep", walls=(1, 21))
    table.pass_both()
    assert table.outcome is not None
    assert table.outcome.winners == (DEEP,)


def test_darkness_on_the_deep__a_card_it_cannot_draw_breaks_2_of_its_own_walls() -> None:
    table = deep_played("darkness_on_the_deep", deep_deck_size=0)
    assert table.walls == (12, 19)


def test_darkness_on_the_deep__both_walls_at_0_when_it_is_done_share_the_win() -> None:
    table = deep_plays("darkness_on_the_deep", deep_deck_size=0, walls=(1, 2))
    table.pass_both()
    assert table.outcome is not None
    assert sorted(table.outcome.winners) == [COVENANT, DEEP]


def test_darkness_on_the_deep__is_no_answer() -> None:
    table = deep_attacks("cain", deep_hand=["darkness_on_the_deep"], deep_altar=2)
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert table.refused("play", "darkness_on_the_deep") == law.NO_ANSWER.sentence


# The Pit at Dothan.


def pit(*others: str) -> Table:
    """The Pit at Dothan has been played on Joshua, with these beside him."""
    chosen = ["joshua"] if others else []
    return deep_played(
        "the_pit_at_dothan",
        *chosen,
        covenant=["joshua", *others],
        deep=["cain"],
        deep_hand=["jezebel"],
    )


def test_the_pit_at_dothan__a_covenant_character_cannot_go_out() -> None:
    table = pit("gideon")
    table.next_work()
    assert table.refused("go_out", "joshua") == law.HELD.sentence
    assert table.may("go_out", "gideon")


def test_the_pit_at_dothan__nor_stand_in_the_way() -> None:
    table = pit("gideon")
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    assert table.refused("stand", "joshua", "cain") == law.HELD.sentence
    assert table.may("stand", "gideon", "cain")


def test_the_pit_at_dothan__until_the_evening_of_the_deeps_next_day() -> None:
    table = pit()
    table.next_work()
    table.next_work()
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    assert table.refused("stand", "joshua", "cain") == law.HELD.sentence
    table.fight_out()
    table.done()
    assert table.asked_side == COVENANT
    assert table.may("go_out", "joshua")


def test_the_pit_at_dothan__the_deep_chooses_which_of_any_cost() -> None:
    table = deep_plays("the_pit_at_dothan", covenant=["michael", "abel", "the_bronze_altar"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "michael"]


def test_the_pit_at_dothan__with_no_covenant_character_it_would_do_nothing() -> None:
    table = scenario(whose=DEEP, deep_hand=["the_pit_at_dothan"], deep_altar=2, deep=["cain"])
    assert table.refused("play", "the_pit_at_dothan") == law.DOES_NOTHING.sentence


def test_the_pit_at_dothan__one_gone_to_hand_and_played_again_is_free() -> None:
    table = deep_played(
        "the_pit_at_dothan",
        covenant=["joshua"],
        covenant_altar=4,
        deep_hand=["jezebel"],
        deep_altar=6,
    )
    table.play("jezebel")
    table.until("work")
    table.next_work()
    table.play("joshua")
    table.until("work")
    assert table.refused("go_out", "joshua") == law.FIRST_DAY.sentence
    table.next_work()
    table.go_out("jezebel")
    table.done()
    table.until("stand_in_the_way")
    assert table.may("stand", "joshua", "jezebel")


def test_the_pit_at_dothan__one_gone_in_the_pause_no_other_is_held() -> None:
    table = deep_plays("the_pit_at_dothan", covenant=["noah", "adam"], covenant_altar=1)
    table.choose("adam")
    table.use("noah")
    table.until("work")
    table.next_work()
    assert table.may("go_out", "noah")


def test_the_pit_at_dothan__is_no_answer() -> None:
    table = deep_attacks("cain", covenant=["joshua"], deep_hand=["the_pit_at_dothan"], deep_altar=2)
    table.pass_once()
    assert table.refused("play", "the_pit_at_dothan") == law.NO_ANSWER.sentence


def test_the_pit_at_dothan__joseph_stops_it_for_a_testimony() -> None:
    table = deep_plays("the_pit_at_dothan", covenant=["joseph"], covenant_altar=2)
    table.use("joseph")
    table.until("work")
    assert told(table) == covenant_draws("the_pit_at_dothan", "joseph")
    table.next_work()
    assert table.may("go_out", "joseph")


def test_the_pit_at_dothan__stopped_by_the_blood_it_gives_none() -> None:
    table = deep_plays(
        "the_pit_at_dothan",
        covenant=["joseph"],
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=2,
    )
    table.play("the_blood_on_the_doorposts")
    table.until("work")
    assert table.testimonies == []


# The Decree of Pharaoh.


def test_the_decree_of_pharaoh__a_covenant_character_falls() -> None:
    table = deep_plays("the_decree_of_pharaoh", covenant=["noah"])
    assert table.where("noah") == "covenant field"
    table.until("work")
    assert table.where("noah") == "covenant wilderness"
    assert table.drawn(COVENANT) == 1  # Noah is an Elder.


def test_the_decree_of_pharaoh__the_deep_chooses_which_of_cost_3_or_less() -> None:
    table = deep_plays("the_decree_of_pharaoh", covenant=["noah", "abel", "joshua"], deep=["cain"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "noah"]
    table.choose("abel")
    table.until("work")
    assert table.where("abel") == "covenant wilderness"
    assert table.where("noah") == "covenant field"


def test_the_decree_of_pharaoh__not_one_of_cost_4_though_it_would_cost_3() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_decree_of_pharaoh"],
        deep_altar=3,
        covenant=["hezekiah"],
        covenant_wilderness=["david"],
    )
    assert table.refused("play", "the_decree_of_pharaoh") == law.DOES_NOTHING.sentence


def test_the_decree_of_pharaoh__one_taken_up_goes_to_hand() -> None:
    assert deep_played("the_decree_of_pharaoh", covenant=["enoch"]).where("enoch") == (
        "covenant hand"
    )


def test_the_decree_of_pharaoh__one_gone_in_the_pause_no_other_falls() -> None:
    table = deep_plays("the_decree_of_pharaoh", covenant=["noah", "adam"], covenant_altar=1)
    table.choose("adam")
    table.use("noah")
    table.until("work")
    assert table.where("adam") == "covenant hand"
    assert table.where("noah") == "covenant field"


def test_the_decree_of_pharaoh__the_blood_on_the_doorposts_stops_it_for_a_testimony() -> None:
    table = deep_plays(
        "the_decree_of_pharaoh",
        covenant=["noah"],
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=2,
    )
    table.play("the_blood_on_the_doorposts")
    table.until("work")
    assert table.where("noah") == "covenant field"
    assert table.where("the_decree_of_pharaoh") == "deep wilderness"
    assert table.manna(DEEP) == 4  # Its cost stays paid.
    assert told(table) == covenant_draws("the_decree_of_pharaoh", "the_blood_on_the_doorposts")


# The Bad Report.


def test_the_bad_report__covenant_characters_get_1_less_strength() -> None:
    table = deep_played("the_bad_report", covenant=["joshua", "noah", "naaman"], deep=["cain"])
    assert [table.strength(one) for one in ("joshua", "noah", "naaman")] == [3, 1, 4]
    assert table.heart("joshua") == 4
    assert table.strength("cain") == 3


def test_the_bad_report__a_strength_never_goes_below_0() -> None:
    assert deep_played("the_bad_report", covenant=["miriam"]).strength("miriam") == 0


def test_the_bad_report__all_of_any_cost_sideways_ones_too() -> None:
    people = ["michael", "moses", "joshua"]
    table = deep_played("the_bad_report", covenant=people, sideways=["moses"])
    assert [table.strength(one) for one in people] == [6, 3, 3]


def test_the_bad_report__until_the_evening_of_the_deeps_next_day() -> None:
    table = deep_played("the_bad_report", covenant=["joshua"], deep_hand=["cain"])
    table.next_work()
    assert table.strength("joshua") == 3
    table.next_work()
    assert (table.asked_side, table.strength("joshua")) == (DEEP, 3)
    table.end_day()
    assert table.strength("joshua") == 4


def test_the_bad_report__only_those_in_play_at_that_moment() -> None:
    table = deep_played(
        "the_bad_report", covenant=["joshua"], covenant_hand=["eve"], covenant_altar=1
    )
    table.next_work()
    table.play("eve")
    table.until("work")
    assert table.strength("eve") == 1


def test_the_bad_report__with_no_covenant_character_it_would_do_nothing() -> None:
    table = scenario(whose=DEEP, deep_hand=["the_bad_report"], deep_altar=2, deep=["cain"])
    assert table.refused("play", "the_bad_report") == law.DOES_NOTHING.sentence


def test_the_bad_report__caleb_stops_it_for_a_testimony() -> None:
    table = deep_plays("the_bad_report", covenant=["caleb"], covenant_altar=1)
    table.use("caleb")
    table.until("work")
    assert table.strength("caleb") == 3
    assert told(table) == covenant_draws("the_bad_report", "caleb")


# Naboth's Vineyard.


def test_naboths_vineyard__a_covenant_altar_card_goes_to_its_owners_wilderness() -> None:
    table = deep_plays("naboths_vineyard", covenant_altar=["adam"])
    assert table.altar(COVENANT) == ["adam"]
    table.until("work")
    assert table.where("adam") == "covenant wilderness"


def test_naboths_vineyard__the_covenant_chooses_which_standing_or_spent() -> None:
    table = deep_plays("naboths_vineyard", covenant_altar=["adam", "eve"], sideways=["eve"])
    table.until("target")
    assert (table.asked_side, table.choices) == (COVENANT, ["adam", "eve"])
    table.choose("eve")
    table.until("work")
    assert table.altar(COVENANT) == ["adam"]


def test_naboths_vineyard__lay_the_top_card_of_your_deck_on_your_altar_spent() -> None:
    table = deep_played(
        "naboths_vineyard", covenant_altar=["adam"], deep_deck=["cain", "agag"], deep_altar=3
    )
    assert table.where("cain") == "deep altar"
    assert table.is_sideways("cain")
    assert table.where("agag") == "deep deck"
    assert table.manna(DEEP) == 0
    assert table.drawn(DEEP) == 0


def test_naboths_vineyard__in_that_order_what_is_taken_first() -> None:
    table = deep_plays("naboths_vineyard", covenant_altar=["adam", "eve"], deep_deck=["cain"])
    table.until("target")
    assert table.where("cain") == "deep deck"
    table.choose("adam")
    assert table.where("cain") == "deep altar"


def test_naboths_vineyard__with_no_covenant_altar_card_the_rest_is_done() -> None:
    table = deep_played("naboths_vineyard", deep_deck=["cain"])
    assert table.where("cain") == "deep altar"


def test_naboths_vineyard__with_an_empty_deck_the_first_is_done_and_nothing_breaks() -> None:
    table = deep_played("naboths_vineyard", covenant_altar=["adam"], deep_deck_size=0)
    assert table.where("adam") == "covenant wilderness"
    assert table.walls == (13, 21)


def test_naboths_vineyard__with_neither_it_would_do_nothing() -> None:
    table = scenario(whose=DEEP, deep_hand=["naboths_vineyard"], deep_altar=3, deep_deck_size=0)
    assert table.refused("play", "naboths_vineyard") == law.DOES_NOTHING.sentence
