"""Rulings 3 to 8: days, pauses, Answers, manna, costs."""

from engine.seraphs import events as ev
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.support import blocks_asked, deep_attacks, scenario

GLORY = ["the_ark_of_the_covenant", "the_bronze_altar", "the_bronze_basin", "the_golden_lampstand"]


# 3. Day n; 4. The Glory.


def test_day_n_is_the_deeps_day_and_the_covenants_day_after_it() -> None:
    table = scenario(whose=DEEP, day=5)
    table.next_work()
    assert (table.state.day, table.state.active) == (5, COVENANT)


def test_the_count_goes_up_at_the_deeps_morning() -> None:
    table = scenario(whose=COVENANT, day=5)
    table.next_work()
    assert (table.state.day, table.state.active) == (6, DEEP)


def test_the_glory_is_looked_at_at_no_other_time() -> None:
    table = scenario(
        step="morning",
        covenant=GLORY[:3],
        covenant_hand=["the_golden_lampstand"],
        covenant_altar=3,
    )
    table.done()
    table.play("the_golden_lampstand")
    table.until("work")
    assert table.outcome is None


# 5. Pauses.


def test_its_targets_are_chosen_then_its_cost_is_paid_and_then_there_is_a_pause() -> None:
    table = scenario(covenant_hand=["fire_on_carmel"], covenant_altar=4, deep=["cain", "ahab"])
    table.play("fire_on_carmel")
    assert table.asked == "target"
    assert table.choices == ["ahab", "cain"]
    assert table.manna(COVENANT) == 4
    table.choose("ahab")
    assert table.manna(COVENANT) == 0
    assert table.asked == "pause"
    assert table.where("ahab") == "deep field"
    table.pass_both()
    assert table.where("ahab") == "deep wilderness"


def test_the_targets_of_its_when_it_enters_power_are_chosen_too() -> None:
    table = scenario(whose=DEEP, deep_hand=["jezebel"], deep_altar=4, covenant=["adam", "joshua"])
    table.play("jezebel")
    assert table.asked == "target"
    table.choose("joshua")
    assert table.where("jezebel") == "announced"
    table.pass_both()
    assert table.where("joshua") == "covenant hand"


def test_and_which_half_of_an_or() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_temple_of_dagon"],
        deep_altar=3,
        covenant=["the_bronze_basin"],
    )
    table.play("the_temple_of_dagon")
    assert table.asked == "half"
    table.choose_half(1)
    assert table.asked == "pause"
    table.pass_both()
    assert table.walls == (11, 21)
    assert table.where("the_bronze_basin") == "covenant field"


def test_so_an_answer_can_stop_it() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_decree_of_pharaoh"],
        deep_altar=3,
        covenant=["adam"],
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=2,
    )
    table.play("the_decree_of_pharaoh")
    table.play("the_blood_on_the_doorposts")
    table.until("work")
    assert table.where("adam") == "covenant field"


def test_a_pause_after_attackers_have_gone_out_and_their_powers_are_done() -> None:
    table = scenario(whose=DEEP, deep=["balaam"], walls=(10, 21))
    table.go_out("balaam")
    assert table.walls == (10, 21)
    table.done()
    assert table.walls == (11, 21)
    assert table.asked == "pause"


def test_a_pause_after_blockers_stand_in_the_way_and_their_powers_are_done() -> None:
    table = blocks_asked("cain", covenant=["shadrach_meshach_and_abednego"])
    table.stand("shadrach_meshach_and_abednego", "cain")
    assert not table.events_of(ev.LastingBegan)
    table.done()
    assert table.events_of(ev.LastingBegan)
    assert table.asked == "pause"


def test_after_an_announcement_the_other_side_speaks_first() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=1)
    table.play("adam")
    assert table.asked_side == DEEP
    table.pass_once()
    assert table.asked_side == COVENANT


def test_in_the_two_pauses_of_a_battle_the_side_whose_day_it_is_not_speaks_first() -> None:
    table = deep_attacks("cain", covenant=["adam"])
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.pass_both()
    table.stand("adam", "cain")
    table.done()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)


def test_the_pause_ends_when_both_pass_in_a_row() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=1)
    table.play("adam")
    table.pass_once()
    assert table.where("adam") == "announced"
    table.pass_once()
    assert table.where("adam") == "covenant field"


def test_after_an_answer_both_must_pass_again() -> None:
    table = deep_attacks("cain", covenant_hand=["rahab"], covenant=["adam"], covenant_altar=1)
    table.pass_once()
    table.pass_once()
    assert table.asked == "stand_in_the_way"
    table = deep_attacks("cain", covenant_hand=["rahab"], covenant=["adam"], covenant_altar=1)
    table.play("rahab")
    table.pass_both()
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.pass_once()
    assert table.asked == "stand_in_the_way"


def test_an_answer_used_in_a_pause_makes_its_own_pause_first_and_is_done_first() -> None:
    table = scenario(
        covenant=["the_bronze_altar"],
        covenant_altar=3,
        covenant_hand=["the_blood_on_the_doorposts"],
        deep_hand=["did_god_really_say"],
        deep_altar=1,
    )
    table.use("the_bronze_altar")
    table.play("did_god_really_say")
    table.choose_half(0)
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.play("the_blood_on_the_doorposts")
    table.pass_both()
    assert table.where("did_god_really_say") == "deep wilderness"
    assert len(table.altar(COVENANT)) == 3
    table.until("work")
    assert len(table.altar(COVENANT)) == 4


def test_then_the_pause_it_was_used_in_goes_on_with_the_other_side() -> None:
    table = scenario(
        covenant=["the_bronze_altar"],
        covenant_altar=1,
        covenant_hand=["adam", "eve"],
        deep_hand=["did_god_really_say"],
        deep_altar=1,
    )
    table.use("the_bronze_altar")
    table.play("did_god_really_say")
    table.choose_half(0)
    table.pass_both()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)


def test_powers_that_come_by_themselves_choose_as_they_come_and_make_no_pause() -> None:
    table = scenario(whose=DEEP, deep=["the_dragon"], covenant=["joshua", "david"])
    table.go_out("the_dragon")
    assert table.asked == "go_out"
    table.done()
    assert (table.asked, table.asked_side) == ("target", DEEP)
    table.choose("david")
    assert table.damage("david") == 2
    assert table.state.pauses[-1].announced is None


def test_a_pause_looks_the_same_to_the_other_side_whatever_one_holds() -> None:
    questions = []
    for hand in ("rahab", "adam"):
        table = deep_attacks("cain", covenant_hand=[hand], covenant=["eve"], covenant_altar=1)
        assert table.may("play", "rahab") == (hand == "rahab")
        questions.append(GAME.view(table.state, DEEP).table.question)
    assert questions[0] == questions[1] is not None


# 6. Answers and ◇ powers.


def test_answers_may_also_be_played_in_your_own_work() -> None:
    table = scenario(covenant=["adam"], covenant_hand=["rahab"], covenant_altar=1)
    table.play("rahab")
    table.until("work")
    assert table.heart("adam") == 4


def test_powers_are_used_in_your_work() -> None:
    table = scenario(covenant=["the_bronze_altar"], covenant_altar=1)
    table.use("the_bronze_altar")
    table.until("work")
    assert len(table.altar(COVENANT)) == 2


def test_powers_are_used_in_a_pause() -> None:
    table = deep_attacks("cain", covenant=["the_bronze_altar"], covenant_altar=1)
    table.use("the_bronze_altar")
    table.pass_both()
    assert len(table.altar(COVENANT)) == 2


def test_each_power_once_in_a_day() -> None:
    table = scenario(covenant=["the_bronze_altar"], covenant_altar=3)
    table.use("the_bronze_altar")
    table.until("work")
    assert table.refused("use", "the_bronze_altar") == "That ◇ power has been used today."


def test_each_power_once_in_every_day_yours_and_the_other_sides() -> None:
    table = scenario(covenant=["the_bronze_altar"], covenant_altar=3, deep=["cain"])
    table.use("the_bronze_altar")
    table.until("work")
    table.next_work()
    table.go_out("cain")
    table.done()
    table.use("the_bronze_altar")
    table.pass_both()
    table.fight_out()
    table.done()
    table.use("the_bronze_altar")
    assert len(table.events_of(ev.Announced)) == 3


def test_two_powers_of_one_card_are_each_used_once() -> None:
    table = scenario(covenant=["daniel"], deep=["nebuchadnezzar"], covenant_altar=6)
    table.use("daniel", 0)
    table.until("work")
    table.use("daniel", 1)
    table.until("work")
    assert table.refused("use", "daniel", nth=0) == "That ◇ power has been used today."
    assert table.where("nebuchadnezzar") == "covenant field"


def test_a_sideways_card_may_use_its_own() -> None:
    table = scenario(
        covenant=["jonah"], sideways=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=2
    )
    table.use("jonah")
    table.until("work")
    assert table.where("the_king_of_nineveh") == "covenant field"


def test_a_newly_come_card_may_use_its_own() -> None:
    table = scenario(covenant_hand=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=3)
    table.play("jonah")
    table.until("work")
    table.use("jonah")
    table.until("work")
    assert table.where("the_king_of_nineveh") == "covenant field"


# 7. Manna.


def test_the_player_may_choose_which_cards_to_turn() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=["eve", "abel", "enoch"])
    table.play("adam", "abel")
    assert table.standing_altar(COVENANT) == ["eve", "enoch"]


def test_the_cards_chosen_pay_just_the_cost() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=["eve", "abel", "enoch"])
    assert (
        table.refused("play", "adam", "abel", "eve")
        == "Those Altar cards do not pay just this cost."
    )
    assert (
        table.refused("play", "adam", "abel", "abel")
        == "Those Altar cards do not pay just this cost."
    )


def test_the_offered_choice_keeps_holy_things_that_could_be_raised_standing() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=["the_bronze_basin", "eve"])
    table.play("adam")
    assert table.standing_altar(COVENANT) == ["the_bronze_basin"]


def test_holy_things_pay_where_nothing_else_does() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=["the_bronze_basin"])
    table.play("adam")
    assert table.standing_altar(COVENANT) == []


def test_manna_from_powers_pays_and_lasts_until_evening() -> None:
    table = scenario(step="morning", covenant=["the_table_of_the_bread"], covenant_hand=["adam"])
    table.done()
    table.play("adam")
    table.until("work")
    assert table.where("adam") == "covenant field"
    assert table.manna(COVENANT) == 0


# 8. Costs.


def test_heir_and_call_may_both_apply() -> None:
    both = scenario(covenant=["moses"], deep=["amalek"])
    assert both.cost("joshua") == 2


def test_by_1_for_answering_the_call_however_many_pairs_are_in_play() -> None:
    assert scenario(deep=["ahab", "jezebel"]).cost("elijah") == 5
    assert scenario(deep=["pharaoh", "og_of_bashan"]).cost("moses") == 5


def test_costs_are_never_below_1_with_both() -> None:
    table = scenario(covenant=["elijah"], deep=["naaman"])
    assert table.cost("elisha") == 1
    assert scenario(covenant=["adam"]).cost("enoch") == 1


def test_a_power_s_cost_never_goes_down() -> None:
    table = scenario(covenant=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=1)
    assert table.refused("use", "jonah") == "It costs more manna than you have."


def test_the_cost_of_a_return_never_goes_down() -> None:
    table = scenario(covenant=["abraham"], covenant_wilderness=["isaac"], covenant_altar=1)
    assert table.refused("return_card", "isaac") == "It costs more manna than you have."
    table = scenario(covenant_wilderness=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=1)
    assert table.refused("return_card", "jonah") == "It costs more manna than you have."


def test_a_cost_named_in_a_power_is_the_printed_one() -> None:
    table = scenario(
        whose=DEEP,
        covenant=["moses", "joshua"],
        deep=["amalek"],
        deep_hand=["the_decree_of_pharaoh"],
        deep_altar=3,
    )
    assert table.cost("joshua") == 2
    assert table.refused("play", "the_decree_of_pharaoh") == "It would do nothing now."
