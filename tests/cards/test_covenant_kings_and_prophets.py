"""David, The Mighty Men, Elijah, Elisha, Jonah and Hezekiah."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import (
    deep_plays,
    drawn_today,
    fallen_in_the_way,
    heir_costs,
    one_less,
)
from tests.support import blocks_asked, deep_attacks, scenario

MIRACLES = [
    "fire_on_carmel",
    "manna_from_heaven",
    "out_of_the_whirlwind",
    "the_parting_of_the_sea",
    "the_pillar_of_cloud_and_fire",
    "the_sun_stands_still",
]

# David.


def test_david__giant_slayer_goliath_falls_before_he_deals_damage() -> None:
    table = blocks_asked("goliath_of_gath", covenant=["david"])
    table.stand("david", "goliath_of_gath")
    table.fight()
    assert table.where("goliath_of_gath") == "deep wilderness"
    assert not table.events_of(ev.Damaged)


def test_david__goliath_slain_is_a_testimony_and_the_deep_draws_too() -> None:
    table = blocks_asked("goliath_of_gath", covenant=["david"])
    table.stand("david", "goliath_of_gath")
    table.fight()
    assert table.testimonies == [("goliath_of_gath", "david")]
    assert (drawn_today(table, COVENANT), drawn_today(table, DEEP)) == (1, 1)


def test_david__another_giant_slain_is_none() -> None:
    table = blocks_asked("og_of_bashan", covenant=["david"])
    table.stand("david", "og_of_bashan")
    table.fight()
    assert table.where("og_of_bashan") == "deep wilderness"
    assert table.testimonies == []


def test_david__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("david")
    assert table.where("david") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


# The Mighty Men.


def test_the_mighty_men__heir_of_david() -> None:
    assert heir_costs("the_mighty_men", "david") == one_less(5)


def test_the_mighty_men__giant_slayer_ishbi_benob_falls_before_he_deals_damage() -> None:
    table = scenario(covenant=["the_mighty_men"], deep=["ishbi_benob", "cain"])
    table.go_out("the_mighty_men")
    table.done()
    table.until("stand_in_the_way")
    table.together("ishbi_benob", "cain", against="the_mighty_men")
    table.fight()
    struck = [(table.id_of(one.ref), one.n) for one in table.events_of(ev.Damaged)]
    assert struck == [("cain", 4), ("the_mighty_men", 3)]
    assert table.where("ishbi_benob") == "deep wilderness"


def test_the_mighty_men__ishbi_benob_slain_is_a_testimony_and_the_deep_draws_too() -> None:
    table = scenario(covenant=["the_mighty_men"], deep=["ishbi_benob", "cain"])
    table.go_out("the_mighty_men")
    table.done()
    table.until("stand_in_the_way")
    table.together("ishbi_benob", "cain", against="the_mighty_men")
    table.fight()
    assert table.testimonies == [("ishbi_benob", "the_mighty_men")]
    assert (drawn_today(table, COVENANT), drawn_today(table, DEEP)) == (1, 1)


def test_the_mighty_men__army_one_alone_cannot_stand_in_its_way() -> None:
    table = scenario(covenant=["the_mighty_men"], deep=["naaman"])
    table.go_out("the_mighty_men")
    table.done()
    table.until("stand_in_the_way")
    assert table.refused("stand", "naaman", "the_mighty_men") == law.HEAVENLY_OR_ARMY.sentence


def test_the_mighty_men__army_2_together_can() -> None:
    table = scenario(covenant=["the_mighty_men"], deep=["naaman", "cain"])
    table.go_out("the_mighty_men")
    table.done()
    table.until("stand_in_the_way")
    table.together("naaman", "cain", against="the_mighty_men")
    table.fight()
    assert table.walls == (13, 21)


def test_the_mighty_men__army_an_army_or_a_heavenly_one_alone_can() -> None:
    table = scenario(covenant=["the_mighty_men"], deep=["amalek", "the_accuser"])
    table.go_out("the_mighty_men")
    table.done()
    table.until("stand_in_the_way")
    assert table.may("stand", "amalek", "the_mighty_men")
    assert table.may("stand", "the_accuser", "the_mighty_men")


def test_the_mighty_men__army_stands_alone_in_the_way_of_army_and_heavenly() -> None:
    for attacker in ("amalek", "the_accuser"):
        table = blocks_asked(attacker, covenant=["the_mighty_men", "joshua"])
        assert table.may("stand", "the_mighty_men", attacker)
        table.stand("joshua", attacker)
        assert table.refused("done") == law.FINISH_TOGETHER.sentence


def test_the_mighty_men__giant_slayer_stands_alone_in_a_giants_way() -> None:
    table = blocks_asked("goliath_of_gath", covenant=["the_mighty_men"])
    table.stand("the_mighty_men", "goliath_of_gath")
    table.fight()
    assert table.where("goliath_of_gath") == "deep wilderness"
    assert not table.events_of(ev.Damaged)


# Elijah.


def test_elijah__when_it_enters_search_your_deck_for_a_miracle() -> None:
    table = scenario(covenant_hand=["elijah"], covenant_altar=6)
    table.play("elijah")
    table.until("find")
    assert (table.asked_side, table.choices) == (COVENANT, MIRACLES)
    table.choose("fire_on_carmel")
    assert table.where("fire_on_carmel") == "covenant hand"
    assert table.events_of(ev.Shuffled)


def test_elijah__with_no_miracle_in_the_deck_he_finds_nothing() -> None:
    table = scenario(
        covenant_hand=["elijah"], covenant_altar=6, covenant_deck=["eve"], covenant_deck_size=1
    )
    table.play("elijah")
    table.until("work")
    assert table.where("elijah") == "covenant field"
    assert table.hand(COVENANT) == []


def test_elijah__taken_up_if_it_would_fall_it_goes_to_your_hand() -> None:
    table = fallen_in_the_way("elijah")
    assert table.where("elijah") == "covenant hand"
    assert not [event for event in table.events_of(ev.Fell) if table.id_of(event.ref) == "elijah"]
    assert drawn_today(table, COVENANT) == 0


# Elisha.


def test_elisha__heir_of_elijah() -> None:
    assert heir_costs("elisha", "elijah") == one_less(2)


def test_elisha__when_it_enters_draw_1() -> None:
    table = scenario(covenant_hand=["elisha"], covenant_altar=2, covenant_deck=["eve", "adam"])
    table.play("elisha")
    assert table.drawn(COVENANT) == 0
    table.until("work")
    assert table.hand(COVENANT) == ["eve"]
    assert table.drawn(COVENANT) == 1


def test_elisha__drawing_from_an_empty_deck_breaks_2_walls() -> None:
    table = scenario(covenant_hand=["elisha"], covenant_altar=2, covenant_deck_size=0)
    table.play("elisha")
    table.until("work")
    assert table.walls == (11, 21)


def test_elisha__3_manna_naaman_is_turned_to_the_covenant() -> None:
    table = scenario(covenant=["elisha"], covenant_altar=3, deep=["naaman"])
    table.use("elisha")
    table.until("work")
    assert table.where("naaman") == "covenant field"
    assert table.manna(COVENANT) == 0


def test_elisha__naaman_turned_is_a_testimony_and_the_deep_draws_nothing() -> None:
    table = scenario(covenant=["elisha"], covenant_altar=3, deep=["naaman"])
    table.use("elisha")
    table.until("work")
    assert table.testimonies == [("naaman", "elisha")]
    assert table.stories_read == ["elisha"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_elisha__turns_naaman_in_the_midst_of_his_attack() -> None:
    table = deep_attacks("naaman", covenant=["elisha"], covenant_altar=3)
    table.use("elisha")
    table.fight_out()
    assert table.where("naaman") == "covenant field"
    assert table.walls == (13, 21)


def test_elisha__turns_naaman_out_of_the_way_of_an_attacker() -> None:
    table = scenario(covenant=["elisha", "joshua"], covenant_altar=3, deep=["naaman"])
    table.go_out("joshua")
    table.done()
    table.until("stand_in_the_way")
    table.stand("naaman", "joshua")
    table.done()
    while table.asked_side == DEEP:
        table.pass_once()
    table.use("elisha")
    table.fight_out()
    assert table.where("naaman") == "covenant field"
    assert not table.is_sideways("naaman")
    assert table.walls == (13, 17)  # Nobody is in Joshua's way any more.


def test_elisha__turns_nobody_else() -> None:
    table = scenario(covenant=["elisha"], covenant_altar=3, deep=["the_king_of_nineveh"])
    assert table.refused("use", "elisha") == law.DOES_NOTHING.sentence


def test_elisha__2_manna_are_not_enough() -> None:
    table = scenario(covenant=["elisha"], covenant_altar=2, deep=["naaman"])
    assert table.refused("use", "elisha") == law.TOO_DEAR.sentence


# Jonah.


def test_jonah__2_manna_the_king_of_nineveh_is_turned_to_the_covenant() -> None:
    table = scenario(covenant=["jonah"], covenant_altar=2, deep=["the_king_of_nineveh"])
    table.use("jonah")
    table.until("work")
    assert table.where("the_king_of_nineveh") == "covenant field"
    assert table.manna(COVENANT) == 0
    assert table.testimonies == [("the_king_of_nineveh", "jonah")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_jonah__turned_already_he_cannot_be_turned_again() -> None:
    table = scenario(covenant=["jonah", "the_king_of_nineveh"], covenant_altar=2)
    assert table.refused("use", "jonah") == law.DOES_NOTHING.sentence


def test_jonah__stopped_he_turns_nobody_and_gives_no_testimony() -> None:
    table = scenario(
        covenant=["jonah"],
        covenant_altar=2,
        deep=["the_king_of_nineveh", "the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("jonah")
    table.use("the_magicians_of_egypt")
    table.until("work")
    assert table.where("the_king_of_nineveh") == "deep field"
    assert table.testimonies == []


def test_jonah__return_in_your_work_pay_2_to_play_it_from_your_wilderness() -> None:
    table = scenario(covenant_wilderness=["jonah"], covenant_altar=2)
    table.return_card("jonah")
    table.until("work")
    assert table.where("jonah") == "covenant field"
    assert table.manna(COVENANT) == 0


def test_jonah__return_never_goes_down_when_he_answers_the_call() -> None:
    table = scenario(covenant_wilderness=["jonah"], covenant_altar=1, deep=["the_king_of_nineveh"])
    assert table.refused("return_card", "jonah") == law.TOO_DEAR.sentence


def test_jonah__returned_and_falling_he_leaves_the_game() -> None:
    table = blocks_asked("naaman", covenant=["jonah"], returned=["jonah"])
    table.stand("jonah", "naaman")
    table.fight()
    assert table.where("jonah") == "out"


# Hezekiah.


def test_hezekiah__heir_of_david() -> None:
    assert heir_costs("hezekiah", "david") == one_less(4)


def test_hezekiah__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("hezekiah")
    assert table.where("hezekiah") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


def test_hezekiah__3_manna_a_deep_attacker_turns_back() -> None:
    table = deep_attacks("cain", "nimrod", covenant=["hezekiah"], covenant_altar=3)
    table.use("hezekiah")
    assert (table.asked, table.choices) == ("target", ["cain", "nimrod"])
    table.choose("nimrod")
    assert table.manna(COVENANT) == 0
    table.fight_out()
    assert table.walls == (10, 21)  # Cain alone has broken them.


def test_hezekiah__it_leaves_the_battle_still_sideways() -> None:
    table = deep_attacks("cain", "nimrod", covenant=["hezekiah"], covenant_altar=3)
    table.use("hezekiah")
    table.choose("nimrod")
    table.until("stand_in_the_way")
    assert table.is_sideways("nimrod")
    assert table.refused("stand", "hezekiah", "nimrod") == "That is no attacker."


def test_hezekiah__who_stood_in_its_way_stays_standing() -> None:
    table = blocks_asked("nimrod", covenant=["hezekiah", "adam"], covenant_altar=3)
    table.stand("adam", "nimrod")
    table.done()
    table.use("hezekiah")
    table.fight_out()
    assert table.where("adam") == "covenant field"
    assert not table.is_sideways("adam")
    assert not table.events_of(ev.Damaged)


def test_hezekiah__only_while_deep_characters_attack() -> None:
    own_work = scenario(covenant=["hezekiah"], covenant_altar=3, deep=["cain"])
    assert own_work.refused("use", "hezekiah") == law.DOES_NOTHING.sentence
    their_work = deep_plays("agag", covenant=["hezekiah"], covenant_altar=3, deep=["cain"])
    assert their_work.asked_side == COVENANT
    assert their_work.refused("use", "hezekiah") == law.DOES_NOTHING.sentence


def test_hezekiah__not_one_that_lies_sideways_at_home() -> None:
    table = deep_attacks(
        "cain",
        "nimrod",
        deep=["cain", "nimrod", "agag"],
        sideways=["agag"],
        covenant=["hezekiah"],
        covenant_altar=3,
    )
    table.use("hezekiah")
    assert table.choices == ["cain", "nimrod"]


def test_hezekiah__not_one_of_the_deep_that_stands_in_the_way() -> None:
    table = scenario(covenant=["hezekiah", "joshua"], covenant_altar=3, deep=["cain"])
    table.go_out("joshua")
    table.done()
    table.until("stand_in_the_way")
    table.stand("cain", "joshua")
    table.done()
    while table.asked_side == DEEP:
        table.pass_once()
    assert table.asked == "pause"
    assert table.refused("use", "hezekiah") == law.DOES_NOTHING.sentence


def test_hezekiah__sennacherib_turned_back_is_not_beaten() -> None:
    table = deep_attacks("sennacherib", covenant=["hezekiah"], covenant_altar=3)
    table.use("hezekiah")
    table.fight_out()
    assert table.walls == (13, 21)
    assert table.testimonies == []
