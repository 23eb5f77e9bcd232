"""The rulings for the Duel: what the leaflet leaves open, a test a sentence."""

from engine.seraphs import events as ev
from engine.seraphs.catalogue import UNKNOWN
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP, SIDES
from tests.support import Setting, Table, scenario

GLORY = ["the_ark_of_the_covenant", "the_bronze_altar", "the_bronze_basin", "the_golden_lampstand"]


def attacked(setting: Setting, *attackers: str) -> Table:
    """A Deep day on which these have gone out; the Covenant is asked who stands in the way."""
    table = gone_out(setting, *attackers)
    table.until("stand_in_the_way")
    return table


def gone_out(setting: Setting, *attackers: str) -> Table:
    """A Deep day on which these have gone out; the first pause, where no power asks before it."""
    table = scenario(**{"whose": DEEP, "deep": attackers, **setting})
    table.go_out(*attackers)
    table.done()
    return table


def stand(table: Table, *blockers: str, against: str) -> None:
    """Stand in the way of an attacker; others may follow."""
    for blocker in blockers:
        table.stand(blocker, against)


def fight(table: Table) -> None:
    """All stand: pass in the pause before damage."""
    table.done()
    while table.asked == "pause":
        table.pass_once()


def names(table: Table, kind: type[ev.Fell]) -> list[str]:
    """The cards that fell (or whatever else an event of one ref says), in order."""
    return [table.id_of(event.ref) for event in table.events_of(kind)]


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
    table = attacked({"covenant": ["shadrach_meshach_and_abednego"]}, "cain")
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
    table = gone_out({"covenant": ["adam"]}, "cain")
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
    table = gone_out(
        {"covenant_hand": ["rahab"], "covenant": ["adam"], "covenant_altar": 1}, "cain"
    )
    table.pass_once()
    table.pass_once()
    assert table.asked == "stand_in_the_way"
    table = gone_out(
        {"covenant_hand": ["rahab"], "covenant": ["adam"], "covenant_altar": 1}, "cain"
    )
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
    for hand in (["rahab"], ["adam"]):
        table = gone_out({"covenant_hand": hand, "covenant": ["eve"], "covenant_altar": 1}, "cain")
        view = GAME.view(table.state, DEEP).table
        assert view.question is not None
        assert view.question == (*("pause", COVENANT, (), 0), *(-1,) * 4)


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
    table = gone_out({"covenant": ["the_bronze_altar"], "covenant_altar": 1}, "cain")
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
    table.refused("use", "daniel", nth=0)
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
    table.refused("play", "adam", "abel", "eve")
    table.refused("play", "adam", "abel", "abel")


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
    table.refused("use", "jonah")


def test_the_cost_of_a_return_never_goes_down() -> None:
    table = scenario(covenant=["abraham"], covenant_wilderness=["isaac"], covenant_altar=1)
    table.refused("return_card", "isaac")
    table = scenario(covenant_wilderness=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=1)
    table.refused("return_card", "jonah")


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


# 9. Blocks.


def test_any_number_of_blockers_on_one_attacker() -> None:
    people = ["adam", "eve", "abel", "sarah", "isaac"]
    table = attacked({"covenant": people}, "nimrod")
    stand(table, *people, against="nimrod")
    fight(table)
    assert len(table.events_of(ev.FightBegan)[0].blockers) == 5


def test_blockers_are_named_only_where_the_block_can_still_become_legal() -> None:
    table = attacked({"covenant": ["joshua"]}, "og_of_bashan", "cain")
    table.refused("stand", "joshua", "og_of_bashan")
    assert table.may("stand", "joshua", "cain")


def test_a_lonely_block_must_be_joined_first() -> None:
    table = attacked({"covenant": ["joshua", "adam"]}, "og_of_bashan", "cain")
    table.stand("joshua", "og_of_bashan")
    table.refused("stand", "adam", "cain")
    table.refused("done")
    table.stand("adam", "og_of_bashan")
    assert table.may("done")


def test_a_held_character_cannot_join() -> None:
    table = attacked({"covenant": ["joshua", "adam"], "sideways": ["adam"]}, "og_of_bashan")
    table.refused("stand", "joshua", "og_of_bashan")


def test_2_blockers_of_which_one_leaves_before_damage_still_stand_in_a_giants_way() -> None:
    table = attacked(
        {
            "covenant": ["joshua", "adam"],
            "deep_hand": ["achans_theft"],
            "deep_altar": 1,
        },
        "og_of_bashan",
    )
    stand(table, "joshua", "adam", against="og_of_bashan")
    table.done()
    table.pass_once()
    table.play("achans_theft")
    table.choose("adam")
    table.fight_out()
    assert table.walls == (13, 21)
    assert table.where("joshua") == "covenant wilderness"


def test_if_everyone_in_an_attackers_way_has_left_before_damage_nobody_is_in_its_way() -> None:
    table = attacked(
        {"covenant": ["joshua"], "deep_hand": ["achans_theft"], "deep_altar": 1}, "cain"
    )
    table.stand("joshua", "cain")
    table.done()
    table.pass_once()
    table.play("achans_theft")
    table.fight_out()
    assert table.walls == (10, 21)
    assert table.is_sideways("joshua")


def test_one_who_left_by_an_earlier_fight_is_in_nobodys_way() -> None:
    table = attacked({"covenant": ["adam", "eve"]}, "the_fiery_serpents", "cain")
    stand(table, "adam", against="the_fiery_serpents")
    stand(table, "eve", against="cain")
    fight(table)
    table.choose("eve")
    assert names(table, ev.Fell) == ["the_fiery_serpents", "eve"]
    assert table.walls == (10, 21)


# 10. Damage.


def test_damage_is_dealt_after_a_giant_that_battles_a_giant_slayer_has_fallen() -> None:
    table = attacked({"covenant": ["david", "adam"]}, "goliath_of_gath")
    stand(table, "adam", "david", against="goliath_of_gath")
    fight(table)
    assert not table.events_of(ev.Damaged)


def test_a_giant_slayer_attacking_fells_the_giant_and_fights_those_beside_it() -> None:
    table = scenario(covenant=["david"], deep=["goliath_of_gath", "cain"])
    table.go_out("david")
    table.done()
    table.until("stand_in_the_way")
    stand(table, "goliath_of_gath", "cain", against="david")
    fight(table)
    assert names(table, ev.Fell) == ["goliath_of_gath", "cain", "david"]
    assert [event.n for event in table.events_of(ev.Damaged)] == [3, 3]


def test_damage_adds_up_through_the_day() -> None:
    table = scenario(whose=DEEP, deep=["the_dragon", "cain"], covenant=["joshua"])
    table.go_out("the_dragon", "cain")
    table.done()
    table.until("stand_in_the_way")
    assert table.damage("joshua") == 2
    table.stand("joshua", "cain")
    fight(table)
    assert table.where("joshua") == "covenant wilderness"


# 11. Battle, in order.


def test_attackers_are_named_one_by_one_and_their_powers_work_in_that_order() -> None:
    table = scenario(
        whose=DEEP, deep=["balaam", "the_iron_chariots"], covenant=["adam"], walls=(10, 21)
    )
    table.go_out("the_iron_chariots", "balaam")
    assert not table.events_of(ev.Damaged)
    table.done()
    kinds = [
        type(event) for event in table.events if isinstance(event, ev.Damaged | ev.WallsMended)
    ]
    assert kinds == [ev.Damaged, ev.WallsMended]


def test_fights_are_finished_one_by_one_in_the_order_they_went_out() -> None:
    table = attacked({"covenant": ["joshua", "david"]}, "nimrod", "cain")
    stand(table, "david", against="cain")
    stand(table, "joshua", against="nimrod")
    fight(table)
    assert [table.id_of(event.attacker) for event in table.events_of(ev.FightBegan)] == [
        "nimrod",
        "cain",
    ]


def test_when_it_falls_powers_of_one_fight_come_before_the_next_fight() -> None:
    table = attacked({"covenant": ["abel", "adam"]}, "jezebel", "cain")
    stand(table, "abel", against="jezebel")
    stand(table, "adam", against="cain")
    fight(table)
    assert table.where("cain") == "deep hand"
    assert table.where("adam") == "covenant field"
    assert len(table.events_of(ev.FightBegan)) == 1


def test_those_that_fall_in_a_fight_fall_together_then_come_their_powers() -> None:
    table = attacked({"covenant": ["eve"], "covenant_wilderness": ["adam"]}, "the_fiery_serpents")
    table.stand("eve", "the_fiery_serpents")
    fight(table)
    assert names(table, ev.Fell) == ["the_fiery_serpents", "eve"]
    assert table.where("adam") == "covenant hand"


def test_powers_of_the_fallen_the_days_side_first() -> None:
    table = attacked({"covenant": ["abel", "job"], "walls": (13, 21)}, "haman", "cain")
    stand(table, "abel", "job", against="haman")
    fight(table)
    assert table.asked == "deal"
    table.deal("abel", 1)
    assert names(table, ev.Fell) == ["abel"]
    table = scenario(covenant=["samson"], deep=["haman"])
    table.go_out("samson")
    table.done()
    table.until("stand_in_the_way")
    table.stand("haman", "samson")
    table.done()
    table.pass_once()
    table.forget()
    table.pass_once()
    kinds = [
        type(event) for event in table.events if isinstance(event, ev.WallsBroken | ev.CardDrawn)
    ]
    assert kinds[:2] == [ev.WallsBroken, ev.CardDrawn]


def test_powers_of_the_fallen_then_the_order_in_which_they_came_into_play() -> None:
    for people, first in ((["adam", "abel"], ev.CardDrawn), (["abel", "adam"], ev.WentBackToHand)):
        table = attacked({"covenant": people, "deep": ["nimrod", "cain"]}, "nimrod")
        stand(table, "abel", "adam", against="nimrod")
        fight(table)
        table.deal("abel", 2)
        assert len(table.events_of(ev.Fell)) == 2
        if table.asked == "target":
            table.choose("cain")
        kinds = [
            type(event)
            for event in table.events
            if isinstance(event, ev.CardDrawn | ev.WentBackToHand)
        ]
        assert kinds[0] is first


def test_outside_battle_0_is_looked_at_as_soon_as_a_power_is_done() -> None:
    table = scenario(
        whose=DEEP, deep_hand=["darkness_on_the_deep", "cain"], deep_altar=5, walls=(1, 21)
    )
    table.play("darkness_on_the_deep")
    table.pass_both()
    assert table.outcome is not None
    assert table.outcome.winners == (DEEP,)


def test_both_at_0_at_one_look_shared_win() -> None:
    table = attacked({"covenant": ["samson"], "walls": (7, 2)}, "leviathan", "jezebel")
    table.stand("samson", "jezebel")
    fight(table)
    assert table.outcome is not None
    assert table.outcome.winners == SIDES


def test_who_turns_back_is_out_of_the_battle_and_who_stood_in_its_way_stays_standing() -> None:
    table = attacked({"covenant": ["joshua", "hezekiah"], "covenant_altar": 3}, "cain")
    table.stand("joshua", "cain")
    table.done()
    table.use("hezekiah")
    table.fight_out()
    assert not table.events_of(ev.FightBegan)
    assert table.walls == (13, 21)
    assert table.is_sideways("cain")
    assert not table.is_sideways("joshua")


def test_who_is_turned_is_out_of_the_battle() -> None:
    table = attacked({"covenant": ["elisha", "joshua"], "covenant_altar": 3}, "naaman")
    table.stand("joshua", "naaman")
    table.done()
    table.use("elisha")
    table.fight_out()
    assert not table.events_of(ev.FightBegan)
    assert table.walls == (13, 21)
    assert table.where("naaman") == "covenant field"


def test_who_leaves_play_is_out_of_the_battle() -> None:
    table = attacked(
        {"covenant": ["joshua"], "covenant_hand": ["out_of_the_whirlwind"], "covenant_altar": 6},
        "cain",
    )
    table.stand("joshua", "cain")
    table.done()
    table.play("out_of_the_whirlwind")
    table.fight_out()
    assert not table.events_of(ev.FightBegan)
    assert table.walls == (13, 21)


def test_standing_a_card_up_does_not_take_it_out_of_the_battle() -> None:
    table = scenario(covenant=["joshua", "the_bronze_basin"], covenant_altar=1)
    table.go_out("joshua")
    table.done()
    table.pass_once()
    table.use("the_bronze_basin")
    table.pass_both()
    assert not table.is_sideways("joshua")
    table.fight_out()
    assert table.walls == (13, 17)


# 12. Taken up, returned, Elder, Turned.


def test_a_returned_card_has_not_fallen_no_elders_card() -> None:
    table = attacked({"covenant": ["job"], "returned": ["job"]}, "leviathan")
    table.stand("job", "leviathan")
    fight(table)
    assert table.where("job") == "out"
    assert table.drawn(COVENANT) == 1  # That of the Morning after.


def test_one_taken_up_has_not_fallen_no_elders_card() -> None:
    table = attacked({"covenant": ["enoch"]}, "cain")
    table.stand("enoch", "cain")
    fight(table)
    assert table.drawn(COVENANT) == 1  # That of the Morning after.


def test_a_turned_card_stays_as_it_stands() -> None:
    table = scenario(
        covenant=["jonah"],
        deep=["the_king_of_nineveh"],
        covenant_altar=2,
        sideways=["the_king_of_nineveh"],
    )
    table.use("jonah")
    table.until("work")
    assert table.is_sideways("the_king_of_nineveh")
    table = scenario(covenant=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=2)
    table.use("jonah")
    table.until("work")
    assert not table.is_sideways("the_king_of_nineveh")


def test_a_turned_card_cannot_go_out_until_its_new_sides_next_day() -> None:
    table = scenario(covenant=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=2)
    table.use("jonah")
    table.until("work")
    table.refused("go_out", "the_king_of_nineveh")
    table.next_work()
    table.next_work()
    assert table.may("go_out", "the_king_of_nineveh")


def test_one_turned_on_the_deeps_day_goes_out_on_the_next() -> None:
    table = gone_out(
        {"covenant": ["jonah"], "covenant_altar": 2, "deep": ["cain", "the_king_of_nineveh"]},
        "cain",
    )
    table.use("jonah")
    table.fight_out()
    table.done()
    assert table.may("go_out", "the_king_of_nineveh")


def test_a_turned_card_falls_to_its_owners_wilderness() -> None:
    table = attacked({"covenant": ["naaman"]}, "leviathan")
    table.stand("naaman", "leviathan")
    fight(table)
    assert table.where("naaman") == "deep wilderness"


def test_a_turned_card_calls_nobody() -> None:
    assert scenario(covenant=["naaman"]).cost("elisha") == 2


def test_a_turned_card_gives_no_more_testimony() -> None:
    table = attacked({"covenant": ["naaman"]}, "leviathan")
    table.stand("naaman", "leviathan")
    fight(table)
    assert table.testimonies == []


def test_a_turned_card_is_a_covenant_character() -> None:
    table = scenario(whose=DEEP, covenant=["naaman"], deep_hand=["jezebel"], deep_altar=4)
    table.play("jezebel")
    table.until("work")
    assert table.where("naaman") == "deep hand"


# 13. Testimony.


def test_testimony_once_per_deep_card_and_day() -> None:
    table = scenario(
        covenant=["aaron"],
        covenant_altar=8,
        covenant_hand=["fire_on_carmel"],
        deep=["the_prophets_of_baal"],
    )
    table.play("fire_on_carmel")
    table.until("work")
    assert table.testimonies == [("the_prophets_of_baal", "fire_on_carmel")]


def test_testimony_by_its_damage_among_others() -> None:
    table = attacked({"covenant": ["david", "abraham"]}, "nimrod")
    stand(table, "david", "abraham", against="nimrod")
    fight(table)
    table.deal("david", 4)
    assert table.testimonies == [("nimrod", "abraham")]


def test_testimony_by_its_damage_that_day() -> None:
    table = attacked(
        {
            "covenant": ["abraham", "adam"],
            "covenant_hand": ["the_sun_stands_still"],
            "covenant_altar": 4,
            "deep": ["nebuchadnezzar", "the_amorite_kings"],
        },
        "the_amorite_kings",
    )
    stand(table, "abraham", "adam", against="the_amorite_kings")
    table.done()
    table.play("the_sun_stands_still")
    table.choose("the_amorite_kings")
    table.fight_out()
    assert table.testimonies == [("the_amorite_kings", "the_sun_stands_still")]


def test_no_testimony_where_the_pair_dealt_damage_only_on_another_day() -> None:
    table = scenario(covenant=["abraham"], deep=["nimrod"])
    table.go_out("abraham")
    table.done()
    table.until("stand_in_the_way")
    table.stand("nimrod", "abraham")
    fight(table)
    assert table.where("nimrod") == "deep field"
    assert not table.entry("nimrod").hit_by_pair


def test_testimony_by_its_power_among_others() -> None:
    table = gone_out(
        {"covenant_hand": ["the_parting_of_the_sea"], "covenant_altar": 5},
        "pharaohs_chariots",
        "cain",
    )
    table.play("the_parting_of_the_sea")
    table.pass_both()
    assert table.testimonies == [("pharaohs_chariots", "the_parting_of_the_sea")]


def test_a_stopped_scheme_gives_its_testimony_at_the_moment_it_is_stopped() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_pit_at_dothan"],
        deep_altar=2,
        covenant=["joseph"],
        covenant_altar=2,
    )
    table.play("the_pit_at_dothan")
    table.use("joseph")
    table.pass_both()
    assert table.testimonies == [("the_pit_at_dothan", "joseph")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_a_stopped_power_gives_its_testimony_too_and_the_deep_draws_nothing() -> None:
    table = scenario(
        covenant=["aaron", "the_bronze_altar"],
        covenant_altar=4,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("the_bronze_altar")
    table.use("the_magicians_of_egypt")
    table.use("aaron")
    table.pass_both()
    assert table.testimonies == [("the_magicians_of_egypt", "aaron")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_a_returned_pair_that_leaves_the_game_gives_its_testimony() -> None:
    table = scenario(covenant=["joshua"], deep=["amalek"], returned=["amalek"])
    table.go_out("joshua")
    table.done()
    table.until("stand_in_the_way")
    table.stand("amalek", "joshua")
    table.done()
    table.pass_once()
    table.forget()
    table.pass_once()
    assert table.where("amalek") == "out"
    assert table.testimonies == [("amalek", "joshua")]
    assert table.drawn(COVENANT) == 1


# 14. Empty decks; 15. Walls; 16. last day.


def test_a_power_that_draws_from_an_empty_deck_breaks_2_walls_each_time() -> None:
    table = scenario(covenant_hand=["elisha"], covenant_altar=2, covenant_deck_size=0)
    table.play("elisha")
    table.until("work")
    assert table.walls == (11, 21)


def test_searching_an_empty_deck_does_nothing_and_breaks_nothing() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2, covenant_deck_size=0)
    table.play("sarah")
    table.until("work")
    assert table.walls == (13, 21)
    assert table.where("sarah") == "covenant field"


def test_looking_at_an_empty_deck_does_nothing_and_breaks_nothing() -> None:
    table = scenario(covenant_hand=["samuel"], covenant_altar=2, covenant_deck_size=0)
    table.play("samuel")
    table.until("work")
    assert table.walls == (13, 21)


def test_laying_from_an_empty_deck_does_nothing_and_breaks_nothing() -> None:
    table = scenario(covenant_hand=["joseph"], covenant_altar=4, covenant_deck_size=0)
    table.play("joseph")
    table.until("work")
    assert table.walls == (13, 21)
    assert len(table.altar(COVENANT)) == 4


def test_a_side_may_concede_whatever_is_asked_of_it() -> None:
    table = gone_out({"day": 7, "walls": (3, 21), "covenant": ["adam"]}, "cain")
    assert table.asked == "pause"
    table.concede()
    assert table.outcome is not None
    assert table.outcome.winners == (DEEP,)


# 18. Targets.


def test_a_power_with_no_legal_target_does_nothing_and_the_rest_is_done() -> None:
    table = scenario(covenant_hand=["the_trumpets_at_jericho"], covenant_altar=3)
    table.play("the_trumpets_at_jericho")
    table.until("work")
    assert table.walls == (13, 18)


def test_a_character_whose_power_has_no_target_may_be_played() -> None:
    table = scenario(covenant_hand=["jael"], covenant_altar=2)
    table.play("jael")
    table.until("work")
    assert table.where("jael") == "covenant field"


def test_so_too_where_a_target_has_gone_when_the_power_comes_to_work() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_decree_of_pharaoh"],
        deep_altar=3,
        covenant=["adam", "eve", "noah"],
        covenant_altar=1,
    )
    table.play("the_decree_of_pharaoh")
    table.choose("adam")
    table.use("noah")
    table.choose("adam")
    table.until("work")
    assert table.where("adam") == "covenant hand"
    assert table.where("eve") == "covenant field"
    assert not table.events_of(ev.Fell)


def test_or_is_no_longer_legal_when_the_power_comes_to_work() -> None:
    table = scenario(
        covenant=["the_bronze_basin", "joshua"],
        covenant_altar=3,
        deep_hand=["bricks_without_straw"],
        deep_altar=2,
        sideways=["joshua"],
    )
    table.use("the_bronze_basin")
    assert table.asked == "pause"
    table.until("work")
    assert not table.is_sideways("joshua")


def test_a_card_that_could_do_nothing_at_all_cannot_be_announced() -> None:
    table = scenario(covenant_hand=["fire_on_carmel"], covenant_altar=4)
    assert table.refused("play", "fire_on_carmel") == "It would do nothing now."


def test_a_power_that_could_do_nothing_at_all_cannot_be_announced() -> None:
    table = scenario(covenant=["jonah"], covenant_altar=4)
    assert table.refused("use", "jonah") == "It would do nothing now."


def test_other_choices_than_may_cannot_be_declined() -> None:
    table = scenario(covenant_hand=["fire_on_carmel"], covenant_altar=4, deep=["cain", "ahab"])
    table.play("fire_on_carmel")
    table.refused("done")
    table.refused("pass")


def test_2_of_with_fewer_there_takes_those_there_are() -> None:
    table = gone_out({"covenant": ["adam"]}, "nebuchadnezzar")
    assert table.is_sideways("adam")


def test_2_of_with_more_there_takes_2() -> None:
    table = gone_out({"covenant": ["adam", "eve", "abel", "joshua"]}, "nebuchadnezzar")
    assert table.choices == ["abel", "adam", "eve"]
    table.choose("adam", "abel")
    assert [table.is_sideways(card) for card in ("adam", "eve", "abel")] == [True, False, True]


def test_a_plural_without_a_number_means_all() -> None:
    table = gone_out(
        {"covenant_hand": ["the_pillar_of_cloud_and_fire"], "covenant_altar": 3}, "cain", "nimrod"
    )
    table.play("the_pillar_of_cloud_and_fire")
    table.pass_both()
    assert len(table.events_of(ev.TurnedBack)) == 2


# 19. Whose.


def test_a_covenant_character_is_one_on_that_side_now() -> None:
    table = scenario(covenant_hand=["fire_on_carmel"], covenant_altar=4, covenant=["naaman"])
    table.refused("play", "fire_on_carmel")


def test_hand_is_always_its_owners() -> None:
    table = scenario(covenant=["noah", "naaman"], covenant_altar=1)
    table.use("noah")
    table.until("work")
    assert table.where("naaman") == "deep hand"


def test_a_player_whose_card_is_discarded_chooses_it() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["did_god_really_say"],
        deep_altar=1,
        covenant_hand=["adam", "eve"],
    )
    table.play("did_god_really_say")
    table.until("discard")
    assert table.asked_side == COVENANT
    table.choose("eve")
    assert table.hand(COVENANT) == ["adam"]


def test_unless_it_is_random() -> None:
    table = scenario(
        whose=DEEP, deep_hand=["the_serpent"], deep_altar=2, covenant_hand=["adam", "noah"]
    )
    table.play("the_serpent")
    table.until("work")
    assert len(table.events_of(ev.RngMoved)) == 1
    assert len(table.hand(COVENANT)) == 1


def test_breaking_walls_breaks_the_other_sides() -> None:
    table = scenario(whose=DEEP, deep_hand=["sennacherib"], deep_altar=6)
    table.play("sennacherib")
    table.until("work")
    assert table.walls == (11, 21)


def test_mending_mends_your_own() -> None:
    table = scenario(covenant=["the_altar_of_incense"], walls=(10, 10))
    table.end_day()
    assert table.walls == (11, 10)


# 20. How long.


def test_until_evening_means_the_evening_of_the_present_day_whoevers() -> None:
    table = gone_out(
        {"covenant": ["adam"], "covenant_hand": ["rahab"], "covenant_altar": 1}, "cain"
    )
    table.play("rahab")
    table.pass_both()
    assert table.heart("adam") == 4
    table.fight_out()
    assert table.heart("adam") == 2


def test_until_the_evening_of_your_next_day_runs_through_the_other_sides_day() -> None:
    table = scenario(whose=DEEP, deep_hand=["the_bad_report"], deep_altar=2, covenant=["joshua"])
    table.play("the_bad_report")
    table.until("work")
    for _ in range(3):
        assert table.strength("joshua") == 3
        table.next_work()
    assert table.strength("joshua") == 4


def test_each_evening_powers_come_before_damage_heals() -> None:
    table = scenario(covenant=["the_altar_of_incense"], walls=(10, 21))
    table.end_day()
    kinds = [
        type(event)
        for event in table.events
        if isinstance(event, ev.WallsMended | ev.EveningHealed)
    ]
    assert kinds == [ev.WallsMended, ev.EveningHealed]


def test_damage_heals_and_all_this_ends_together() -> None:
    table = scenario(whose=DEEP, deep=["cain"], covenant=["adam"], covenant_hand=["rahab"])
    table = gone_out(
        {"covenant": ["adam"], "covenant_hand": ["rahab"], "covenant_altar": 1}, "cain"
    )
    table.play("rahab")
    table.until("stand_in_the_way")
    table.stand("adam", "cain")
    fight(table)
    assert table.where("adam") == "covenant field"
    assert (table.heart("adam"), table.damage("adam")) == (2, 0)


def test_then_manna_the_hand_the_deeps_altar_card() -> None:
    cards = ["cain", "ahab", "nimrod", "og_of_bashan", "balaam", "sisera", "agag", "haman"]
    table = scenario(
        whose=DEEP, deep_hand=cards, deep_altar=["naaman"], sideways=["naaman"], manna=(0, 1)
    )
    table.done()
    table.choose("cain")
    kinds = [
        type(event)
        for event in table.events
        if isinstance(event, ev.EveningHealed | ev.MannaLost | ev.Discarded | ev.StoodUp)
    ]
    assert kinds == [ev.EveningHealed, ev.MannaLost, ev.Discarded, ev.StoodUp]


def test_what_a_group_gets_for_a_time_only_those_in_play_at_that_moment_get() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=["miriam", "adam"], covenant_altar=2)
    for card in ("miriam", "adam"):
        table.play(card)
        table.until("work")
    assert table.strength("joshua") == 5
    assert table.strength("adam") == 1


def test_what_it_gets_while_in_play_newcomers_get_too() -> None:
    table = scenario(covenant=["deborah"], covenant_hand=["adam"], covenant_altar=1)
    table.play("adam")
    table.until("work")
    assert table.strength("adam") == 2
    assert table.strength("deborah") == 2


def test_each_morning_and_each_evening_are_those_of_its_sides_days() -> None:
    table = scenario(
        step="morning",
        whose=DEEP,
        covenant=["nehemiah", "the_altar_of_incense"],
        walls=(5, 21),
    )
    table.done()
    table.end_day()
    assert table.walls == (6, 21)
    table.done()
    table.end_day()
    assert table.walls == (7, 21)


# 21. Heart and Strength.


def test_whatever_moved_either_the_character_falls_at_once() -> None:
    table = attacked(
        {"covenant": ["abraham", "jacob", "noah"], "covenant_altar": 1}, "amalek", "cain"
    )
    assert table.heart("jacob") == 3
    stand(table, "jacob", "noah", against="amalek")
    table.done()
    table.until("deal")
    table.deal("jacob", 2)
    assert table.where("jacob") == "covenant field"


def test_it_falls_when_its_heart_comes_down_to_its_damage() -> None:
    table = scenario(
        whose=DEEP,
        deep=["the_dragon"],
        covenant=["abraham", "jacob", "noah"],
        covenant_altar=1,
    )
    table.go_out("the_dragon")
    table.done()
    table.choose("jacob")
    assert (table.damage("jacob"), table.heart("jacob")) == (2, 3)
    table.use("noah")
    table.choose("abraham")
    table.pass_both()
    assert table.where("jacob") == "covenant wilderness"


def test_a_strength_never_goes_below_0() -> None:
    table = scenario(
        step="morning", whose=DEEP, deep=["delilah"], covenant=["adam"], deep_hand=["cain"]
    )
    assert table.strength("adam") == 0


# 22. Stop.


def test_just_played_is_the_card_whose_pause_this_is_and_no_other() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_pit_at_dothan", "did_god_really_say"],
        deep_altar=3,
        covenant=["joseph", "caleb", "adam"],
        covenant_altar=6,
    )
    table.play("the_pit_at_dothan")
    table.choose("adam")
    table.use("joseph")
    assert table.asked_side == DEEP
    table.pass_once()
    table.refused("use", "caleb")


def test_nothing_is_just_played_in_a_pause_of_a_battle() -> None:
    table = gone_out({"covenant_hand": ["the_blood_on_the_doorposts"], "covenant_altar": 2}, "cain")
    assert table.refused("play", "the_blood_on_the_doorposts") == "It would do nothing now."


def test_stopped_it_does_nothing_its_cost_stays_paid_and_a_card_goes_to_its_wilderness() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["darkness_on_the_deep"],
        deep_altar=2,
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=2,
    )
    table.play("darkness_on_the_deep")
    table.play("the_blood_on_the_doorposts")
    table.until("work")
    assert table.walls == (13, 21)
    assert table.manna(DEEP) == 0
    assert table.where("darkness_on_the_deep") == "deep wilderness"


def test_stopped_its_use_for_the_day_is_spent() -> None:
    table = scenario(
        covenant=["the_bronze_altar"],
        covenant_altar=3,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("the_bronze_altar")
    table.use("the_magicians_of_egypt")
    table.until("work")
    assert len(table.altar(COVENANT)) == 3
    assert table.refused("use", "the_bronze_altar") == "That ◇ power has been used today."


def test_no_card_stops_a_miracle_a_character_a_holy_thing_or_a_stronghold() -> None:
    for card in ("manna_from_heaven", "adam", "the_bronze_basin"):
        table = scenario(
            covenant_hand=[card],
            covenant_altar=3,
            deep=["the_magicians_of_egypt"],
            deep_hand=["did_god_really_say"],
            deep_altar=4,
        )
        table.play(card)
        table.refused("use", "the_magicians_of_egypt")
        table.refused("play", "did_god_really_say")
    for card in ("sodom", "cain"):
        table = scenario(
            whose=DEEP,
            deep_hand=[card],
            deep_altar=3,
            covenant_hand=["the_blood_on_the_doorposts"],
            covenant_altar=2,
        )
        table.play(card)
        table.refused("play", "the_blood_on_the_doorposts")


def test_then_means_if_the_part_before_it_was_done() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["darkness_on_the_deep"],
        deep_altar=2,
        covenant_hand=["esther"],
        covenant_altar=2,
    )
    table.play("darkness_on_the_deep")
    table.play("esther")
    table.pass_both()
    assert table.damage("esther") == 2
    table = scenario(covenant_hand=["esther"], covenant_altar=2)
    table.play("esther")
    table.until("work")
    assert table.damage("esther") == 0


# 23. Stops working.


def test_all_its_powers_do_nothing_as_long_as_the_other_is_in_play_and_it_stays_in_play() -> None:
    table = scenario(
        covenant=["abraham", "noah"],
        deep=["sodom"],
        covenant_hand=["adam", "eve"],
        covenant_altar=3,
    )
    table.play("adam")
    table.until("work")
    assert not table.is_sideways("adam")
    assert table.where("sodom") == "deep field"
    table.use("noah")
    table.choose("abraham")
    table.until("work")
    table.play("eve")
    table.until("work")
    assert table.is_sideways("eve")


def test_it_gives_its_testimony_at_the_moment_both_come_to_be_there() -> None:
    table = scenario(whose=DEEP, covenant=["abraham"], deep_hand=["sodom"], deep_altar=2)
    table.play("sodom")
    assert table.testimonies == []
    table.pass_both()
    assert table.testimonies == [("sodom", "abraham")]


# 24. Would fall: it stays.


def test_it_stays_where_it_is_in_battle_too_its_damage_healed() -> None:
    table = attacked({"covenant": ["daniel"], "covenant_altar": 1}, "leviathan")
    table.stand("daniel", "leviathan")
    table.done()
    table.use("daniel")
    table.fight_out()
    assert len(table.events_of(ev.Stayed)) == 1
    assert table.where("daniel") == "covenant field"
    assert table.walls == (13, 21)


def test_it_works_once() -> None:
    table = attacked({"covenant": ["daniel"], "covenant_altar": 1}, "leviathan")
    table.use("daniel") if table.asked == "pause" else None
    table.stand("daniel", "leviathan")
    table.done()
    table.use("daniel")
    table.pass_both()
    assert len(table.state.lasting) == 1
    table.fight_out()
    assert table.state.lasting == []


def test_the_next_time_it_falls() -> None:
    table = scenario(
        whose=DEEP,
        covenant=["shadrach_meshach_and_abednego", "adam"],
        deep=["cain", "the_fiery_serpents"],
    )
    table.go_out("the_fiery_serpents", "cain")
    table.done()
    table.until("stand_in_the_way")
    table.stand("adam", "the_fiery_serpents")
    table.stand("shadrach_meshach_and_abednego", "cain")
    fight(table)
    table.choose("shadrach_meshach_and_abednego")
    assert len(table.events_of(ev.Stayed)) == 1
    assert table.where("shadrach_meshach_and_abednego") == "covenant field"


# 25. Raise it up and Return.


def test_raise_it_up_plays_the_card_it_makes_a_pause_and_enters_with_its_powers() -> None:
    table = scenario(
        covenant_altar=["the_ark_of_the_covenant", *"adam eve abel enoch noah".split()],
        covenant_deck=["the_bronze_basin"],
    )
    table.raise_up("the_ark_of_the_covenant")
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert GAME.view(table.state, DEEP).table.identity[table.state.announced[0]] != UNKNOWN
    table.pass_both()
    table.choose("the_bronze_basin")
    assert table.where("the_ark_of_the_covenant") == "covenant field"
    assert table.where("the_bronze_basin") == "covenant hand"


def test_return_plays_the_card_it_makes_a_pause() -> None:
    table = scenario(covenant_wilderness=["jonah"], covenant_altar=2)
    table.return_card("jonah")
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    table.pass_both()
    assert table.where("jonah") == "covenant field"


def test_a_returned_card_has_its_story_moment() -> None:
    table = scenario(covenant_wilderness=["job"], deep=["the_accuser"], covenant_altar=3)
    table.return_card("job")
    table.until("work")
    assert table.stories_read == ["job"]


def test_only_other_altar_cards_pay_for_a_raised_card_no_other_manna() -> None:
    table = scenario(covenant_altar=["the_bronze_basin", "adam", "eve"], manna=(5, 0))
    table.refused("raise_up", "the_bronze_basin")


def test_manna_that_is_there_stays_when_a_card_is_raised() -> None:
    table = scenario(covenant_altar=["the_bronze_basin", "adam", "eve", "abel"], manna=(2, 0))
    table.raise_up("the_bronze_basin")
    assert table.state.manna[COVENANT] == 2


def test_neither_is_a_power_no_card_stops_it() -> None:
    table = scenario(
        covenant_altar=["the_bronze_basin", "adam", "eve", "abel"],
        deep_hand=["did_god_really_say"],
        deep=["the_magicians_of_egypt"],
        deep_altar=3,
    )
    table.raise_up("the_bronze_basin")
    table.refused("play", "did_god_really_say")
    table.refused("use", "the_magicians_of_egypt")


def test_a_returned_card_that_comes_back_to_hand_is_like_any_other_again() -> None:
    table = scenario(
        covenant=["noah", "job"], returned=["job"], covenant_altar=4, covenant_deck=["adam"]
    )
    table.use("noah")
    table.until("work")
    table.play("job")
    table.until("work")
    assert not table.entry("job").returned


# 26. Finding.


def test_searched_take_it_to_hand_show_it_shuffle() -> None:
    table = scenario(
        covenant_hand=["sarah"], covenant_altar=2, covenant_deck=["adam", "isaac", "eve"]
    )
    before = table.deck(COVENANT)
    table.play("sarah")
    table.until("work")
    assert table.where("isaac") == "covenant hand"
    assert [table.id_of(event.ref) for event in table.events_of(ev.Found)] == ["isaac"]
    after = table.deck(COVENANT)
    assert sorted(after) == sorted(card for card in before if card != "isaac")
    assert after != [card for card in before if card != "isaac"]


def test_searched_if_it_is_there() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2, covenant_wilderness=["isaac"])
    table.play("sarah")
    table.until("work")
    assert table.where("isaac") == "covenant wilderness"


def test_a_search_shows_the_card_to_the_other_side() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2, covenant_deck=["isaac"])
    table.play("sarah")
    table.until("work")
    found = table.events_of(ev.Found)[0]
    assert GAME.view(table.state, DEEP).table.identity[found.ref] != UNKNOWN


def test_looked_at_keep_one_in_hand_the_rest_go_under_the_deck_in_the_order_they_lay() -> None:
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam", "eve", "abel", "enoch"]
    )
    table.play("samuel")
    table.until("keep")
    assert table.choices == ["abel", "adam", "eve"]
    table.choose("eve")
    assert table.where("eve") == "covenant hand"
    assert table.deck(COVENANT)[0] == "enoch"
    assert table.deck(COVENANT)[-2:] == ["adam", "abel"]


def test_looked_at_it_is_kept_unseen() -> None:
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam", "eve", "abel"]
    )
    table.play("samuel")
    table.until("keep")
    table.choose("eve")
    assert GAME.view(table.state, DEEP).table.identity[table.ref("eve")] == UNKNOWN


def test_neither_is_drawing() -> None:
    for card, deck in (("sarah", ["isaac"]), ("samuel", ["adam"])):
        table = scenario(
            covenant_hand=[card], covenant_altar=2, covenant_deck=deck, covenant_deck_size=1
        )
        table.play(card)
        table.until("work")
        assert table.hand(COVENANT) == deck
        assert table.drawn(COVENANT) == 0


def test_a_card_laid_on_an_altar_by_a_power_is_no_offering() -> None:
    table = scenario(
        step="offering",
        covenant=["the_bronze_altar"],
        covenant_hand=["adam"],
        covenant_altar=1,
        covenant_deck=["eve"],
    )
    table.lay("adam")
    table.use("the_bronze_altar")
    table.until("work")
    assert table.altar(COVENANT)[-2:] == ["adam", "eve"]
