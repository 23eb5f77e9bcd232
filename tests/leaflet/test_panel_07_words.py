"""Panel 7, Words to Know."""

from engine.seraphs import events as ev
from engine.seraphs.catalogue import UNKNOWN
from engine.seraphs.commands import RaiseUp
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.support import scenario

# Standing; go out; stand in the way.


def test_a_played_character_comes_upright_not_sideways() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=1)
    table.play("adam")
    table.until("work")
    assert not table.is_sideways("adam")


def test_who_went_out_is_sideways_until_your_next_morning() -> None:
    table = scenario(covenant=["joshua"])
    table.go_out("joshua")
    table.done()
    table.fight_out()
    table.done()
    assert table.is_sideways("joshua")
    table.end_day()
    assert not table.is_sideways("joshua")


def test_who_went_out_cannot_stand_in_the_way_on_the_other_sides_day() -> None:
    table = scenario(covenant=["joshua"], deep=["cain"])
    table.go_out("joshua")
    table.done()
    table.fight_out()
    table.done()
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    assert table.refused("stand", "joshua", "cain").startswith("It is sideways")


def test_stand_in_the_way_even_with_one_played_today() -> None:
    table = scenario(whose=DEEP, deep=["cain"], covenant_hand=["gabriel"], covenant_altar=5)
    table.go_out("cain")
    table.done()
    table.play("gabriel")
    table.pass_both()
    table.until("stand_in_the_way")
    table.stand("gabriel", "cain")
    table.done()
    table.fight_out()
    assert table.where("cain") == "deep wilderness"


def test_who_stands_in_the_way_stays_standing() -> None:
    table = scenario(whose=DEEP, deep=["cain"], covenant=["joshua"])
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.stand("joshua", "cain")
    table.done()
    table.fight_out()
    assert not table.is_sideways("joshua")


def test_a_standing_character_may_both_stand_in_the_way_and_go_out_next_day() -> None:
    table = scenario(whose=DEEP, deep=["cain"], covenant=["joshua"])
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.stand("joshua", "cain")
    table.done()
    table.fight_out()
    table.done()
    assert table.may("go_out", "joshua")


# Altar.


def test_you_may_look_at_your_face_down_cards_and_nobody_else() -> None:
    table = scenario(covenant_altar=["adam"])
    ref = table.ref("adam")
    assert GAME.view(table.state, COVENANT).table.identity[ref] != UNKNOWN
    assert GAME.view(table.state, DEEP).table.identity[ref] == UNKNOWN


def test_turn_one_sideways_for_1_manna() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=["eve", "abel"])
    assert table.manna(COVENANT) == 2
    table.play("adam")
    assert table.manna(COVENANT) == 1


def test_a_sideways_altar_card_gives_no_manna() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=["eve"], sideways=["eve"])
    assert table.refused("play", "adam") == "It costs more manna than you have."


def test_an_altar_card_gives_manna_even_the_day_it_is_laid() -> None:
    table = scenario(step="offering", covenant_hand=["adam", "eve"])
    table.lay("eve")
    assert table.manna(COVENANT) == 1


def test_raise_it_up_pay_a_standing_holy_things_cost_with_other_altar_cards() -> None:
    table = scenario(covenant_altar=["the_bronze_basin", "adam", "eve", "abel"])
    table.raise_up("the_bronze_basin")
    table.until("work")
    assert table.where("the_bronze_basin") == "covenant field"
    assert table.standing_altar(COVENANT) == []
    assert table.altar(COVENANT) == ["adam", "eve", "abel"]


def test_raise_it_up_not_with_itself_as_manna() -> None:
    table = scenario(covenant_altar=["the_bronze_basin", "adam", "eve"])
    assert (
        table.refused("raise_up", "the_bronze_basin")
        == "Your other standing Altar cards do not pay its cost."
    )


def test_raise_it_up_other_holy_things_pay_where_nothing_else_does_but_not_itself() -> None:
    table = scenario(
        covenant_altar=["the_bronze_basin", "the_golden_lampstand", "adam", "eve"],
    )
    table.raise_up("the_bronze_basin")
    table.until("work")
    assert table.altar(COVENANT) == ["the_golden_lampstand", "adam", "eve"]
    assert table.standing_altar(COVENANT) == []


def test_raise_it_up_the_other_altar_cards_may_be_named_but_not_itself() -> None:
    table = scenario(
        covenant_altar=["the_bronze_basin", "the_golden_lampstand", "adam", "eve", "abel"]
    )
    refs = {card: table.ref(card) for card in table.altar(COVENANT)}
    itself = RaiseUp(refs["the_bronze_basin"], tuple(refs.values())[:3])
    refusal = GAME.check(table.state, itself)
    assert refusal is not None
    assert refusal.sentence == "Those Altar cards do not pay just this cost."
    table.raise_up("the_bronze_basin", "the_golden_lampstand", "adam", "eve")
    table.until("work")
    assert table.standing_altar(COVENANT) == ["abel"]


def test_raise_it_up_in_your_work_and_not_in_a_pause() -> None:
    table = scenario(
        whose=DEEP,
        deep=["cain"],
        covenant_altar=["the_bronze_basin", "adam", "eve", "abel"],
    )
    assert (
        table.refused("raise_up", "the_bronze_basin")
        == "Only a Holy Thing standing on your Altar can be raised up."
    )
    table.go_out("cain")
    table.done()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("raise_up", "the_bronze_basin") == "That is not what is asked now."


def test_raise_it_up_the_day_it_is_laid() -> None:
    table = scenario(
        step="offering",
        covenant_hand=["the_bronze_basin"],
        covenant_altar=["adam", "eve", "abel"],
    )
    table.lay("the_bronze_basin")
    table.raise_up("the_bronze_basin")
    table.until("work")
    assert table.where("the_bronze_basin") == "covenant field"


def test_raise_it_up_only_a_standing_one() -> None:
    table = scenario(
        covenant_altar=["the_bronze_basin", "adam", "eve", "abel"], sideways=["the_bronze_basin"]
    )
    assert (
        table.refused("raise_up", "the_bronze_basin")
        == "Only a Holy Thing standing on your Altar can be raised up."
    )


def test_raise_it_up_only_a_holy_thing() -> None:
    table = scenario(covenant_altar=["adam", "eve", "abel", "enoch"])
    assert (
        table.refused("raise_up", "adam")
        == "Only a Holy Thing standing on your Altar can be raised up."
    )


def test_raise_it_up_once_in_your_work() -> None:
    people = ["adam", "eve", "abel", "enoch", "noah", "job"]
    table = scenario(covenant_altar=["the_bronze_basin", "the_golden_lampstand", *people])
    table.raise_up("the_bronze_basin")
    table.until("work")
    assert table.manna(COVENANT) == 4
    assert table.refused("raise_up", "the_golden_lampstand").startswith("You raise up once")


def test_raise_it_up_again_in_your_next_work() -> None:
    table = scenario(
        covenant_altar=["the_bronze_basin", "the_golden_lampstand", "adam", "eve", "abel"]
    )
    table.raise_up("the_bronze_basin")
    table.until("work")
    table.next_work()
    table.next_work()
    table.raise_up("the_golden_lampstand")
    table.until("work")
    assert table.where("the_golden_lampstand") == "covenant field"


# Manna.


def test_manna_pays_the_cost_in_the_top_corner() -> None:
    table = scenario(covenant_hand=["joshua"], covenant_altar=6)
    table.play("joshua")
    assert table.manna(COVENANT) == 2


def test_a_power_of_2_means_pay_2() -> None:
    table = scenario(
        covenant=["the_golden_lampstand"], covenant_altar=3, covenant_deck=["adam", "eve"]
    )
    table.use("the_golden_lampstand")
    assert table.manna(COVENANT) == 1


def test_a_power_cannot_be_used_with_less_manna_than_it_says() -> None:
    table = scenario(covenant=["the_golden_lampstand"], covenant_altar=1)
    assert table.refused("use", "the_golden_lampstand") == "It costs more manna than you have."


def test_a_power_is_that_of_a_card_in_play_on_your_side() -> None:
    table = scenario(
        covenant=["jonah"],
        covenant_hand=["daniel"],
        covenant_altar=5,
        deep=["the_walls_of_jericho", "the_magicians_of_egypt"],
    )
    assert (
        table.refused("use", "jonah", nth=1)
        == "That card has no such ◇ power in play on your side."
    )
    for card in ("daniel", "the_walls_of_jericho", "the_magicians_of_egypt"):
        assert table.refused("use", card) == "That card has no such ◇ power in play on your side."


def test_unspent_manna_is_lost_at_evening() -> None:
    table = scenario(step="morning", covenant=["the_table_of_the_bread"])
    assert table.manna(COVENANT) == 1
    table.done()
    table.end_day()
    assert table.manna(COVENANT) == 0


# Falls.


def test_falls_its_owners_wilderness_is_the_discard_pile() -> None:
    table = scenario(
        covenant_hand=["adam", "eve", "abel", "enoch", "noah", "abraham", "sarah", "isaac"]
    )
    table.done()
    table.choose("abel")
    assert table.where("abel") == "covenant wilderness"


# Walls.


def test_walls_go_up_to_30() -> None:
    table = scenario(step="morning", covenant=["nehemiah"], walls=(30, 21))
    assert table.walls == (30, 21)
    assert not table.events_of(ev.WallsMended)


def test_mending_stops_at_30() -> None:
    table = scenario(whose=DEEP, deep_hand=["the_tower_of_babel"], deep_altar=3, walls=(13, 29))
    table.play("the_tower_of_babel")
    table.until("work")
    assert table.walls == (13, 30)


def test_catch_up_at_your_morning_6_further_from_your_start_draw_1_extra() -> None:
    assert scenario(step="morning", walls=(7, 21)).drawn(COVENANT) == 2
    assert scenario(step="morning", walls=(3, 17)).drawn(COVENANT) == 2


def test_catch_up_not_when_your_walls_have_fallen_5_further() -> None:
    assert scenario(step="morning", walls=(8, 21)).drawn(COVENANT) == 1
    assert scenario(step="morning", walls=(3, 16)).drawn(COVENANT) == 1


def test_catch_up_1_extra_however_far_behind() -> None:
    assert scenario(step="morning", walls=(1, 30)).drawn(COVENANT) == 2


def test_catch_up_for_the_deep_too() -> None:
    table = scenario(step="morning", whose=DEEP, deep_hand=["cain"], walls=(13, 15))
    assert table.drawn(DEEP) == 2


def test_catch_up_only_for_the_side_that_is_behind() -> None:
    table = scenario(step="morning", whose=DEEP, deep_hand=["cain"], walls=(1, 21))
    assert table.drawn(DEEP) == 1


def test_catch_up_walls_above_the_start_count() -> None:
    assert scenario(step="morning", walls=(13, 27)).drawn(COVENANT) == 2
    assert scenario(step="morning", walls=(13, 26)).drawn(COVENANT) == 1


def test_catch_up_not_on_a_morning_when_the_empty_hand_draw_gives_1_extra() -> None:
    assert scenario(step="morning", whose=DEEP, walls=(13, 5)).drawn(DEEP) == 2
    table = scenario(step="morning", whose=DEEP, deep_hand=["achans_theft"], walls=(13, 5))
    assert table.drawn(DEEP) == 2


def test_catch_up_of_the_covenant_with_an_empty_hand_all_the_same() -> None:
    assert scenario(step="morning", walls=(7, 21), covenant_hand=[]).drawn(COVENANT) == 2


# Holy Thing, Stronghold; Miracle, Act, Scheme.


def test_holy_thing_stronghold_stays_in_play() -> None:
    table = scenario(covenant_hand=["the_bronze_basin"], covenant_altar=3)
    table.play("the_bronze_basin")
    table.until("work")
    table.end_day()
    assert table.where("the_bronze_basin") == "covenant field"
    table = scenario(whose=DEEP, deep_hand=["sodom"], deep_altar=2)
    table.play("sodom")
    table.until("work")
    table.end_day()
    assert table.where("sodom") == "deep field"


def test_a_miracle_does_what_it_says_then_goes_to_your_wilderness() -> None:
    table = scenario(
        covenant_hand=["manna_from_heaven"], covenant_altar=2, covenant_deck=["adam", "eve"]
    )
    table.play("manna_from_heaven")
    table.until("work")
    assert table.altar(COVENANT)[-1] == "adam"
    assert table.hand(COVENANT) == ["eve"]
    assert table.where("manna_from_heaven") == "covenant wilderness"


def test_an_act_does_what_it_says_then_goes_to_your_wilderness() -> None:
    table = scenario(covenant_hand=["the_trumpets_at_jericho"], covenant_altar=3)
    table.play("the_trumpets_at_jericho")
    table.until("work")
    assert table.walls == (13, 18)
    assert table.where("the_trumpets_at_jericho") == "covenant wilderness"


def test_a_scheme_does_what_it_says_then_goes_to_your_wilderness() -> None:
    table = scenario(whose=DEEP, deep_hand=["darkness_on_the_deep"], deep_altar=2)
    table.play("darkness_on_the_deep")
    table.until("work")
    assert table.walls == (12, 21)
    assert table.where("darkness_on_the_deep") == "deep wilderness"
