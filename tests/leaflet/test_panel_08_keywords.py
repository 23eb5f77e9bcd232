"""Panel 8, Keywords."""

from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP
from tests.support import blocks_asked, scenario

# Heir of X.


def test_heir_of_x_costs_1_less_if_you_have_x_in_play() -> None:
    assert scenario().cost("joshua") == 4
    assert scenario(covenant=["moses"]).cost("joshua") == 3


def test_heir_of_x_costs_1_less_if_you_have_x_in_your_wilderness() -> None:
    assert scenario(covenant_wilderness=["moses"]).cost("joshua") == 3


def test_heir_of_x_costs_as_printed_if_x_is_elsewhere() -> None:
    assert scenario(covenant_hand=["moses"]).cost("joshua") == 4
    assert scenario(covenant_altar=["moses"]).cost("joshua") == 4


def test_heir_of_x_pays_1_less() -> None:
    table = scenario(covenant=["moses"], covenant_hand=["joshua"], covenant_altar=3)
    table.play("joshua")
    table.until("work")
    assert table.where("joshua") == "covenant field"


def test_heir_of_x_you_must_have_x_not_the_other_side() -> None:
    assert scenario(deep=["nebuchadnezzar"]).cost("belshazzar") == 1
    assert scenario(covenant=["nebuchadnezzar"]).cost("belshazzar") == 2


def test_heir_of_x_again_when_x_lies_in_your_wilderness_after_it_was_turned() -> None:
    assert scenario(deep_wilderness=["nebuchadnezzar"]).cost("belshazzar") == 1
    table = scenario(covenant=["nebuchadnezzar"], deep=["leviathan"])
    table.go_out("nebuchadnezzar")
    table.done()
    table.until("stand_in_the_way")
    table.stand("leviathan", "nebuchadnezzar")
    table.fight()
    assert table.where("nebuchadnezzar") == "deep wilderness"
    assert table.cost("belshazzar") == 1


def test_heir_of_x_costs_as_printed_when_x_has_left_the_game() -> None:
    table = blocks_asked("cain", covenant=["isaac"], returned=["isaac"])
    assert table.cost("jacob") == 1
    table.stand("isaac", "cain")
    table.fight()
    assert table.where("isaac") == "out"
    assert table.cost("jacob") == 2


# Giant; Giant-slayer.


def test_only_a_giant_slayer_can_stand_in_a_giants_way() -> None:
    table = blocks_asked("og_of_bashan", covenant=["caleb", "michael"])
    table.together("caleb", against="og_of_bashan")
    table.fight()
    assert table.where("og_of_bashan") == "deep wilderness"


def test_one_who_is_no_giant_slayer_cannot_alone() -> None:
    table = blocks_asked("og_of_bashan", covenant=["michael"])
    assert (
        table.refused("stand", "michael", "og_of_bashan")
        == "Only a Giant-slayer, or 2 or more together, can stand in its way."
    )


def test_2_or_more_together_can_stand_in_a_giants_way() -> None:
    table = blocks_asked("og_of_bashan", covenant=["michael", "adam"])
    table.stand("michael", "og_of_bashan")
    assert table.refused("done") == "One alone may not stand there: first set another beside it."
    table.together("adam", against="og_of_bashan")
    table.fight()
    table.deal("michael", 4)
    assert table.where("og_of_bashan") == "deep wilderness"


def test_when_a_giant_battles_a_giant_slayer_the_giant_falls_before_it_deals_damage() -> None:
    table = blocks_asked("og_of_bashan", covenant=["caleb"])
    table.together("caleb", against="og_of_bashan")
    table.fight()
    assert table.where("og_of_bashan") == "deep wilderness"
    assert table.where("caleb") == "covenant field"
    assert not table.events_of(ev.Damaged)


def test_a_giant_that_stands_in_a_giant_slayers_way_falls_too() -> None:
    table = scenario(covenant=["caleb"], deep=["og_of_bashan"])
    table.go_out("caleb")
    table.done()
    table.until("stand_in_the_way")
    table.together("og_of_bashan", against="caleb")
    table.fight()
    assert table.where("og_of_bashan") == "deep wilderness"
    assert table.where("caleb") == "covenant field"
    assert table.walls == (13, 21)


def test_a_giant_slayer_beside_others_makes_the_giant_fall_before_it_deals_damage() -> None:
    table = blocks_asked("og_of_bashan", covenant=["adam", "caleb"])
    table.together("adam", "caleb", against="og_of_bashan")
    table.fight()
    assert not table.events_of(ev.Damaged)


def test_a_giant_that_stands_beside_another_falls_first_and_the_other_fights() -> None:
    table = scenario(covenant=["caleb"], deep=["og_of_bashan", "agag"])
    table.go_out("caleb")
    table.done()
    table.until("stand_in_the_way")
    table.together("og_of_bashan", "agag", against="caleb")
    table.fight()
    assert [table.id_of(event.ref) for event in table.events_of(ev.Damaged)] == ["agag", "caleb"]
    assert [event.n for event in table.events_of(ev.Damaged)] == [3, 3]
    assert table.where("caleb") == "covenant wilderness"


def test_a_giant_in_a_giants_way_is_no_giant_slayer() -> None:
    table = scenario(covenant=["joshua"], deep=["og_of_bashan"])
    table.go_out("joshua")
    table.done()
    table.until("stand_in_the_way")
    table.stand("og_of_bashan", "joshua")
    table.fight()
    assert [event.n for event in table.events_of(ev.Damaged)] == [4, 6]
    assert table.where("joshua") == "covenant wilderness"


def test_a_giant_slayer_fights_others_as_anybody_does() -> None:
    table = blocks_asked("cain", covenant=["caleb"])
    table.together("caleb", against="cain")
    table.fight()
    assert table.where("caleb") == "covenant wilderness"
    assert table.where("cain") == "deep wilderness"


# Heavenly, Army.


def test_only_heavenly_or_army_cards_can_stand_in_a_heavenly_cards_way() -> None:
    table = blocks_asked("the_accuser", covenant=["the_cherubim", "the_mighty_men", "joshua"])
    assert table.may("stand", "the_cherubim", "the_accuser")
    assert table.may("stand", "the_mighty_men", "the_accuser")
    table.together("the_cherubim", against="the_accuser")
    table.fight()
    assert table.where("the_accuser") == "deep wilderness"


def test_only_heavenly_or_army_cards_can_stand_in_an_armys_way() -> None:
    for blocker in ("the_cherubim", "the_mighty_men"):
        table = blocks_asked("pharaohs_chariots", covenant=[blocker])
        assert table.may("stand", blocker, "pharaohs_chariots")


def test_one_who_is_neither_cannot_stand_alone_in_a_heavenly_or_army_cards_way() -> None:
    for attacker in ("the_accuser", "pharaohs_chariots"):
        table = blocks_asked(attacker, covenant=["joshua"])
        assert table.refused("stand", "joshua", attacker).startswith("Only Heavenly or Army")


def test_2_or_more_together_can_stand_in_a_heavenly_or_army_cards_way() -> None:
    table = blocks_asked("pharaohs_chariots", covenant=["joshua", "adam"])
    table.together("joshua", "adam", against="pharaohs_chariots")
    table.fight()
    table.deal("joshua", 5)
    assert table.where("pharaohs_chariots") == "deep wilderness"


def test_the_deep_stands_so_in_the_way_of_heavenly_cards_too() -> None:
    table = scenario(covenant=["michael"], deep=["cain", "amalek"])
    table.go_out("michael")
    table.done()
    table.until("stand_in_the_way")
    assert table.may("stand", "amalek", "michael")
    table.stand("cain", "michael")
    assert table.refused("done") == "One alone may not stand there: first set another beside it."


def test_heavenly_or_army_a_second_one_need_be_neither() -> None:
    table = blocks_asked("the_accuser", covenant=["adam", "the_cherubim"])
    table.together("the_cherubim", "adam", against="the_accuser")
    assert table.may("done")
    table = blocks_asked("the_accuser", "cain", covenant=["adam", "the_cherubim"])
    table.stand("adam", "the_accuser")
    assert table.refused("done") == "One alone may not stand there: first set another beside it."
    table.stand("the_cherubim", "the_accuser")
    assert table.may("done")


# Answer.


def test_answer_play_it_in_a_pause_even_on_the_other_players_day() -> None:
    table = scenario(whose=DEEP, deep=["cain"], covenant_hand=["gabriel"], covenant_altar=5)
    table.go_out("cain")
    table.done()
    table.play("gabriel")
    table.pass_both()
    assert table.where("gabriel") == "covenant field"


def test_answer_with_altar_cards_you_left_standing() -> None:
    table = scenario(
        whose=DEEP,
        deep=["cain"],
        covenant_hand=["rahab"],
        covenant=["adam"],
        covenant_altar=["eve"],
        sideways=["eve"],
    )
    table.go_out("cain")
    table.done()
    assert table.refused("play", "rahab") == "It costs more manna than you have."


def test_a_card_that_is_no_answer_cannot_be_played_in_a_pause() -> None:
    table = scenario(whose=DEEP, deep=["cain"], covenant_hand=["adam"], covenant_altar=5)
    table.go_out("cain")
    table.done()
    assert table.refused("play", "adam") == "Only an Answer or a ◇ power can be used in a pause."


# Return.


def test_return_in_your_work_pay_n_manna_to_play_it_from_your_wilderness() -> None:
    table = scenario(covenant_wilderness=["job"], covenant_altar=4)
    table.return_card("job")
    table.until("work")
    assert table.where("job") == "covenant field"
    assert table.manna(COVENANT) == 1


def test_return_needs_its_manna() -> None:
    table = scenario(covenant_wilderness=["job"], covenant_altar=2)
    assert table.refused("return_card", "job") == "It costs more manna than you have."


def test_return_is_for_cards_that_have_the_word() -> None:
    table = scenario(covenant_wilderness=["joshua"], covenant_altar=8)
    assert (
        table.refused("return_card", "joshua") == "That card does not Return from your Wilderness."
    )


def test_return_in_your_work_and_not_in_a_pause() -> None:
    table = scenario(whose=DEEP, deep=["cain"], covenant_wilderness=["job"], covenant_altar=5)
    table.go_out("cain")
    table.done()
    assert table.refused("return_card", "job") == "That is not what is asked now."


def test_if_a_returned_card_would_fall_it_leaves_the_game() -> None:
    table = scenario(covenant_wilderness=["jonah"], covenant_altar=2, deep=["cain"])
    table.return_card("jonah")
    table.until("work")
    table.next_work()
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.stand("jonah", "cain")
    table.fight()
    assert table.where("jonah") == "out"


def test_a_returned_card_that_would_fall_by_a_power_leaves_the_game_too() -> None:
    table = scenario(
        whose=DEEP,
        covenant=["jonah"],
        returned=["jonah"],
        deep_hand=["the_decree_of_pharaoh"],
        deep_altar=3,
    )
    table.play("the_decree_of_pharaoh")
    table.until("work")
    assert table.where("jonah") == "out"


def test_a_card_that_was_not_returned_falls_to_its_wilderness_and_may_return() -> None:
    table = blocks_asked("cain", covenant=["jonah"], covenant_altar=2)
    table.stand("jonah", "cain")
    table.fight()
    assert table.where("jonah") == "covenant wilderness"
    table.done()
    assert table.may("return_card", "jonah")


def test_return_for_the_deep_too() -> None:
    table = scenario(whose=DEEP, deep_wilderness=["sanballat"], deep_altar=2)
    table.return_card("sanballat")
    table.until("work")
    assert table.where("sanballat") == "deep field"
    assert table.refused("go_out", "sanballat") == "A character cannot go out on its first day."


# Taken up.


def test_taken_up_if_it_would_fall_it_goes_to_your_hand() -> None:
    table = blocks_asked("cain", covenant=["enoch"])
    table.together("enoch", against="cain")
    table.fight()
    assert table.where("enoch") == "covenant hand"


def test_taken_up_by_a_power_too() -> None:
    table = scenario(
        whose=DEEP, covenant=["enoch"], deep_hand=["the_decree_of_pharaoh"], deep_altar=3
    )
    table.play("the_decree_of_pharaoh")
    table.until("work")
    assert table.where("enoch") == "covenant hand"


def test_taken_up_an_attacker_too_and_it_breaks_no_walls() -> None:
    table = scenario(covenant=["elijah"], deep=["leviathan"])
    table.go_out("elijah")
    table.done()
    table.until("stand_in_the_way")
    table.stand("leviathan", "elijah")
    table.fight()
    assert table.where("elijah") == "covenant hand"
    assert table.walls == (13, 21)


def test_taken_up_before_anybody_stands_in_the_way() -> None:
    table = scenario(whose=DEEP, deep=["the_dragon"], covenant=["enoch", "adam"])
    table.go_out("the_dragon")
    table.done()
    table.choose("enoch")
    table.until("stand_in_the_way")
    assert table.where("enoch") == "covenant hand"
    assert table.choices == []


# Elder.


def test_elder_when_it_falls_its_player_draws_a_card() -> None:
    table = blocks_asked("cain", covenant=["adam"])
    table.together("adam", against="cain")
    table.fight()
    assert table.drawn(COVENANT) == 1 + 1  # And one in the Morning that follows.


def test_elder_felled_by_a_power_too() -> None:
    table = scenario(
        whose=DEEP, covenant=["adam"], deep_hand=["the_decree_of_pharaoh"], deep_altar=3
    )
    table.play("the_decree_of_pharaoh")
    table.until("work")
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_an_elder_that_goes_back_to_hand_has_not_fallen() -> None:
    table = scenario(whose=DEEP, covenant=["adam"], deep_hand=["jezebel"], deep_altar=4)
    table.play("jezebel")
    table.until("work")
    assert table.hand(COVENANT) == ["adam"]
    assert table.drawn(COVENANT) == 0


def test_one_who_is_no_elder_draws_nothing() -> None:
    table = blocks_asked("cain", covenant=["rahab"])
    table.together("rahab", against="cain")
    table.fight()
    assert table.where("rahab") == "covenant wilderness"
    assert table.drawn(COVENANT) == 1


# Turned.


def test_turned_a_card_can_bring_it_over_to_the_covenant_side() -> None:
    table = scenario(covenant=["jonah"], deep=["the_king_of_nineveh"], covenant_altar=2)
    table.use("jonah")
    table.until("work")
    assert table.where("the_king_of_nineveh") == "covenant field"


def test_turned_it_fights_for_the_covenant() -> None:
    table = scenario(covenant=["the_king_of_nineveh"])
    table.go_out("the_king_of_nineveh")
    table.done()
    table.fight_out()
    assert table.walls == (13, 18)
