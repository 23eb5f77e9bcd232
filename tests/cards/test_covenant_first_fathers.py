"""Adam, Eve, Abel, Enoch, Methuselah and Noah."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import drawn_today, fallen_in_the_way, heir_costs, one_less
from tests.support import blocks_asked, deep_attacks, scenario

# Adam.


def test_adam__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("adam")
    assert table.where("adam") == "covenant wilderness"
    assert (drawn_today(table, COVENANT), drawn_today(table, DEEP)) == (1, 0)


# Eve.


def test_eve__when_it_falls_take_another_character_from_your_wilderness_to_your_hand() -> None:
    table = blocks_asked("cain", covenant=["eve"], covenant_wilderness=["adam"])
    table.stand("eve", "cain")
    table.fight()
    assert table.where("eve") == "covenant wilderness"
    assert table.where("adam") == "covenant hand"


def test_eve__her_player_chooses_which_of_cost_2_or_less() -> None:
    lost = ["adam", "jacob", "noah", "the_bronze_serpent"]
    table = blocks_asked("cain", covenant=["eve"], covenant_wilderness=lost)
    table.stand("eve", "cain")
    table.fight()
    assert (table.asked, table.asked_side) == ("target", COVENANT)
    assert table.choices == ["adam", "jacob"]
    table.choose("jacob")
    assert table.where("jacob") == "covenant hand"
    assert table.where("adam") == "covenant wilderness"


def test_eve__not_one_of_cost_3() -> None:
    table = blocks_asked("cain", covenant=["eve"], covenant_wilderness=["noah"])
    table.stand("eve", "cain")
    table.fight()
    assert table.where("noah") == "covenant wilderness"


def test_eve__another_not_herself() -> None:
    table = fallen_in_the_way("eve")
    assert table.where("eve") == "covenant wilderness"


def test_eve__from_your_wilderness_not_the_deeps() -> None:
    table = blocks_asked("cain", covenant=["eve"], deep_wilderness=["agag"])
    table.stand("eve", "cain")
    table.fight()
    assert table.where("agag") == "deep wilderness"


def test_eve__may_take_one_that_fell_with_her() -> None:
    table = blocks_asked("naaman", covenant=["eve", "abel"], deep=["naaman"])
    table.together("eve", "abel", against="naaman")
    table.fight()
    table.deal("eve", 2)
    assert table.where("eve") == "covenant wilderness"
    assert table.where("abel") == "covenant hand"


def test_eve__gone_back_to_hand_has_not_fallen() -> None:
    table = scenario(
        covenant=["eve", "noah"], covenant_wilderness=["adam"], covenant_altar=1, deep=["cain"]
    )
    table.use("noah")
    table.until("work")
    assert table.where("eve") == "covenant hand"
    assert table.where("adam") == "covenant wilderness"


# Abel.


def test_abel__when_it_falls_a_deep_character_goes_back_to_hand() -> None:
    table = blocks_asked("naaman", covenant=["abel"], deep=["naaman", "sisera"])
    table.stand("abel", "naaman")
    table.fight()
    assert table.where("sisera") == "deep hand"


def test_abel__his_player_chooses_which_of_cost_3_or_less() -> None:
    table = blocks_asked("naaman", covenant=["abel"], deep=["naaman", "sisera", "agag", "sodom"])
    table.stand("abel", "naaman")
    table.fight()
    assert (table.asked, table.asked_side) == ("target", COVENANT)
    assert table.choices == ["agag", "sisera"]
    table.choose("agag")
    assert table.where("agag") == "deep hand"
    assert table.where("sisera") == "deep field"


def test_abel__not_one_of_cost_4() -> None:
    table = fallen_in_the_way("abel")
    assert table.where("abel") == "covenant wilderness"
    assert table.where("naaman") == "deep field"


def test_abel__not_a_turned_one_that_is_a_covenant_character_now() -> None:
    table = blocks_asked("naaman", covenant=["abel", "balaam"])
    table.stand("abel", "naaman")
    table.fight()
    assert table.where("balaam") == "covenant field"


def test_abel__an_attacker_gone_back_breaks_no_walls() -> None:
    table = blocks_asked("naaman", "cain", covenant=["abel"])
    table.stand("abel", "naaman")
    table.fight()
    assert table.where("cain") == "deep hand"
    assert table.walls == (13, 21)


def test_abel__felled_before_anyone_stands_he_takes_an_attacker_out_of_the_battle() -> None:
    table = deep_attacks("the_iron_chariots", "cain", covenant=["abel"])
    assert table.where("abel") == "covenant wilderness"
    assert table.where("cain") == "deep hand"
    table.fight_out()
    assert table.walls == (9, 21)  # The chariots alone have broken them.


def test_abel__cain_gone_back_is_a_testimony_and_the_deep_draws_too() -> None:
    table = blocks_asked("cain", covenant=["abel"])
    table.stand("abel", "cain")
    table.fight()
    assert table.where("cain") == "deep hand"
    assert table.testimonies == [("cain", "abel")]
    assert (drawn_today(table, COVENANT), drawn_today(table, DEEP)) == (1, 1)


# Enoch.


def test_enoch__heir_of_adam() -> None:
    assert heir_costs("enoch", "adam") == one_less(2)


def test_enoch__taken_up_if_it_would_fall_it_goes_to_your_hand() -> None:
    table = fallen_in_the_way("enoch")
    assert table.where("enoch") == "covenant hand"
    assert table.events_of(ev.TakenUp)
    assert not table.events_of(ev.Fell)


def test_enoch__taken_up_an_elder_draws_nothing() -> None:
    table = fallen_in_the_way("enoch")
    assert drawn_today(table, COVENANT) == 0


def test_enoch__elder_whom_abraham_makes_stronger() -> None:
    table = scenario(covenant=["abraham", "enoch"])
    assert (table.strength("enoch"), table.heart("enoch")) == (3, 3)


# Methuselah.


def test_methuselah__heir_of_enoch() -> None:
    assert heir_costs("methuselah", "enoch") == one_less(2)


def test_methuselah__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("methuselah")
    assert table.where("methuselah") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


def test_methuselah__strength_0_breaks_no_walls() -> None:
    table = scenario(covenant=["methuselah"])
    table.go_out("methuselah")
    table.fight_out()
    assert table.walls == (13, 21)


# Noah.


def test_noah__heir_of_methuselah() -> None:
    assert heir_costs("noah", "methuselah") == one_less(3)


def test_noah__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("noah")
    assert table.where("noah") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


def test_noah__1_manna_another_of_your_characters_goes_back_to_hand() -> None:
    table = scenario(covenant=["noah", "eve", "adam"], covenant_altar=1)
    table.use("noah")
    assert (table.asked, table.asked_side) == ("target", COVENANT)
    table.choose("adam")
    assert table.manna(COVENANT) == 0
    assert table.where("adam") == "covenant field"  # Its pause comes first.
    table.until("work")
    assert table.where("adam") == "covenant hand"
    assert table.where("eve") == "covenant field"


def test_noah__another_of_any_cost_who_comes_again_newly() -> None:
    table = scenario(covenant=["noah", "michael"], covenant_altar=8)
    table.use("noah")
    table.until("work")
    assert table.where("michael") == "covenant hand"
    table.play("michael")
    table.until("work")
    assert table.refused("go_out", "michael") == law.FIRST_DAY.sentence


def test_noah__not_himself_nor_a_holy_thing_nor_a_deep_one() -> None:
    table = scenario(covenant=["noah", "the_bronze_altar"], covenant_altar=1, deep=["cain"])
    assert table.refused("use", "noah") == law.DOES_NOTHING.sentence


def test_noah__a_turned_one_goes_back_to_its_owners_hand() -> None:
    table = scenario(covenant=["noah", "balaam"], covenant_altar=1)
    table.use("noah")
    table.until("work")
    assert table.where("balaam") == "deep hand"


def test_noah__costs_manna() -> None:
    table = scenario(covenant=["noah", "adam"])
    assert table.refused("use", "noah") == law.TOO_DEAR.sentence


def test_noah__once_in_every_day() -> None:
    table = scenario(covenant=["noah", "adam", "eve"], covenant_altar=2)
    table.use("noah")
    table.choose("adam")
    table.until("work")
    assert table.refused("use", "noah") == law.USED.sentence


def test_noah__once_more_on_the_deeps_day_in_a_pause() -> None:
    table = scenario(covenant=["noah", "adam", "eve"], covenant_altar=2, deep=["cain"])
    table.use("noah")
    table.choose("adam")
    table.next_work()
    table.go_out("cain")
    table.done()
    table.use("noah")
    table.pass_both()
    assert table.where("eve") == "covenant hand"


def test_noah__sideways_or_newly_come_he_may_use_it() -> None:
    table = scenario(covenant=["noah", "adam"], covenant_altar=1, sideways=["noah"], fresh=["noah"])
    assert table.may("use", "noah")


def test_noah__one_gone_back_from_the_way_leaves_nobody_in_it() -> None:
    table = blocks_asked("naaman", covenant=["noah", "adam"], covenant_altar=1)
    table.stand("adam", "naaman")
    table.done()
    table.use("noah")
    table.fight_out()
    assert table.where("adam") == "covenant hand"
    assert table.walls == (8, 21)


def test_noah__stopped_it_does_nothing_and_is_spent() -> None:
    table = scenario(
        covenant=["noah", "adam"],
        covenant_altar=2,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("noah")
    table.use("the_magicians_of_egypt")
    table.until("work")
    assert table.where("adam") == "covenant field"
    assert table.manna(COVENANT) == 1
    assert table.refused("use", "noah") == law.USED.sentence


def test_noah__not_out_of_turn_in_his_own_pause_twice() -> None:
    table = deep_attacks("cain", covenant=["noah", "adam", "eve"], covenant_altar=2)
    table.use("noah")
    table.choose("adam")
    table.pass_once()  # The Deep speaks first after an announcement.
    assert table.refused("use", "noah") == law.USED.sentence
