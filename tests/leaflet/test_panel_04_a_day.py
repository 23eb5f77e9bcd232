"""Panel 4, A Day."""

from engine.seraphs import events as ev
from engine.seraphs import words
from engine.seraphs.catalogue import UNKNOWN
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, new_duel, scenario


def order_of(table: Table, *kinds: type[ev.Event]) -> list[type]:
    """The classes of the events that are of these kinds, in the order they happened."""
    return [type(event) for event in table.events if isinstance(event, kinds)]


def offer(table: Table) -> None:
    """Lay the first card of the hand and end the day."""
    table.lay(table.hand(table.asked_side)[0])


# Step 1, Morning.


def test_morning_stand_up_your_cards_altar_too() -> None:
    table = scenario(
        step="morning",
        covenant=["joshua"],
        covenant_altar=["adam", "eve"],
        sideways=["joshua", "adam", "eve"],
    )
    assert not table.is_sideways("joshua")
    assert table.standing_altar(COVENANT) == ["adam", "eve"]


def test_morning_stands_up_only_your_own_cards() -> None:
    table = scenario(step="morning", deep=["cain"], deep_altar=["ahab"], sideways=["cain", "ahab"])
    assert table.is_sideways("cain")
    assert table.is_sideways("ahab")


def test_morning_in_order_stand_up_then_each_morning_powers_then_draw() -> None:
    table = scenario(step="morning", covenant=["nehemiah"])
    happened = order_of(table, ev.MorningBroke, ev.StoodUpAll, ev.WallsMended, ev.CardDrawn)
    assert happened == [ev.MorningBroke, ev.StoodUpAll, ev.WallsMended, ev.CardDrawn]


def test_each_morning_powers_are_those_of_the_side_whose_morning_it_is() -> None:
    assert not scenario(step="morning", whose=DEEP, covenant=["nehemiah"]).events_of(ev.WallsMended)


def test_draw_1() -> None:
    table = scenario(step="morning", covenant_deck=["david"])
    assert table.hand(COVENANT) == ["david"]


def test_the_deep_draws_1() -> None:
    table = scenario(step="morning", whose=DEEP, deep_hand=["cain"])
    assert table.drawn(DEEP) == 1


def test_the_deep_draws_2_if_it_holds_no_cards() -> None:
    table = scenario(step="morning", whose=DEEP)
    assert table.drawn(DEEP) == 2


def test_the_deep_draws_2_if_it_holds_only_answers_that_cost_2_or_less() -> None:
    table = scenario(step="morning", whose=DEEP, deep_hand=["bricks_without_straw", "achans_theft"])
    assert table.drawn(DEEP) == 2


def test_the_deep_draws_1_if_it_holds_another_card_beside_such_answers() -> None:
    table = scenario(
        step="morning", whose=DEEP, deep_hand=["bricks_without_straw", "the_fiery_serpents"]
    )
    assert table.drawn(DEEP) == 1


def test_the_covenant_draws_1_with_no_cards_or_only_cheap_answers() -> None:
    assert scenario(step="morning").drawn(COVENANT) == 1
    assert scenario(step="morning", covenant_hand=["rahab"]).drawn(COVENANT) == 1


def test_then_the_catch_up() -> None:
    table = scenario(step="morning", walls=(7, 21))
    assert table.drawn(COVENANT) == 2


def test_the_catch_up_comes_after_the_draw() -> None:
    """A card that cannot be drawn may itself put a side 6 behind."""
    table = scenario(step="morning", covenant_deck_size=0, walls=(9, 21))
    assert table.walls == (5, 21)
    table = scenario(step="morning", covenant_deck_size=0, walls=(10, 21))
    assert table.walls == (8, 21)


def test_the_deeps_2_cards_are_counted_before_it_draws() -> None:
    table = scenario(step="morning", whose=DEEP, deep_deck=["cain", "ahab"])
    assert table.hand(DEEP) == ["cain", "ahab"]


def test_the_deep_draws_1_if_it_holds_a_card_that_is_no_answer() -> None:
    table = scenario(step="morning", whose=DEEP, deep_hand=["the_decree_of_pharaoh"])
    assert table.drawn(DEEP) == 1


# Step 2, Offering.


def test_you_may_lay_1_card_from_your_hand_on_your_altar() -> None:
    table = scenario(step="offering", covenant_hand=["adam", "eve"])
    table.lay("eve")
    assert table.altar(COVENANT) == ["eve"]
    assert table.hand(COVENANT) == ["adam"]


def test_you_may_lay_none() -> None:
    table = scenario(step="offering", covenant_hand=["adam"])
    table.done()
    assert table.asked == "work"
    assert table.altar(COVENANT) == []


def test_you_lay_1_card_and_no_more() -> None:
    table = scenario(step="offering", covenant_hand=["adam", "eve"])
    table.lay("eve")
    assert table.asked == "work"
    assert table.refused("lay", "adam") == "That is not what is asked now."


def test_you_lay_a_card_from_your_hand_and_from_nowhere_else() -> None:
    table = scenario(step="offering", covenant=["adam"], covenant_wilderness=["eve"])
    assert table.refused("lay", "adam") == "An Offering is a card from your hand."
    assert table.refused("lay", "eve") == "An Offering is a card from your hand."


def test_the_offering_lies_face_down() -> None:
    table = scenario(step="offering", covenant_hand=["eve"])
    table.lay("eve")
    assert GAME.view(table.state, DEEP).table.identity[table.ref("eve")] == UNKNOWN


# Step 3, Work.


def test_turn_altar_cards_sideways_for_1_manna_each_and_play_cards() -> None:
    table = scenario(covenant_hand=["david"], covenant_altar=["adam", "eve", "abel", "enoch"])
    table.play("david")
    assert len(table.standing_altar(COVENANT)) == 1
    table.until("work")
    assert table.where("david") == "covenant field"


def test_a_card_that_costs_more_manna_than_you_have_cannot_be_played() -> None:
    table = scenario(covenant_hand=["david"], covenant_altar=2)
    assert table.refused("play", "david") == "It costs more manna than you have."


def test_the_offering_pays_the_day_it_is_laid() -> None:
    table = scenario(step="offering", covenant_hand=["adam", "eve"])
    table.lay("eve")
    table.play("adam")
    table.until("work")
    assert table.where("adam") == "covenant field"
    assert table.is_sideways("eve")


def test_day_3_4_manna() -> None:
    table = new_duel()
    for side in (COVENANT, DEEP):
        table.say("keep_hand")
        table.lay(table.deck(side)[0])
    for _ in range(4):
        offer(table)
        table.end_day()
    for side in (DEEP, COVENANT):
        offer(table)
        assert (table.state.day, table.asked_side) == (3, side)
        assert table.manna(side) == 4
        table.end_day()


def test_in_your_work_you_play_as_many_cards_as_you_can_pay_for() -> None:
    table = scenario(covenant_hand=["adam", "eve", "abel"], covenant_altar=2)
    for card in ("adam", "eve"):
        table.play(card)
        table.until("work")
    assert table.field(COVENANT) == ["adam", "eve"]
    assert table.refused("play", "abel") == "It costs more manna than you have."


# Step 4, Go out.


def test_turn_characters_sideways_to_attack() -> None:
    table = scenario(covenant=["joshua"])
    table.go_out("joshua")
    assert table.is_sideways("joshua")
    table.done()
    table.fight_out()
    assert table.walls == (13, 17)


def test_characters_do_not_go_out_on_their_first_day() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=1)
    table.play("adam")
    table.until("work")
    assert table.refused("go_out", "adam") == "A character cannot go out on its first day."


def test_characters_go_out_on_their_second_day() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=1)
    table.play("adam")
    table.until("work")
    table.next_work()
    table.next_work()
    table.go_out("adam")
    assert table.is_sideways("adam")


def test_a_character_on_its_first_day_is_refused_whoever_else_goes_out() -> None:
    table = scenario(covenant=["joshua", "adam"], fresh=["adam"])
    table.go_out("joshua")
    assert table.refused("go_out", "adam") == "A character cannot go out on its first day."


def test_a_sideways_character_does_not_go_out() -> None:
    table = scenario(covenant=["joshua"], sideways=["joshua"])
    assert table.refused("go_out", "joshua") == "It is sideways; only a standing character can."


def test_only_characters_go_out() -> None:
    table = scenario(covenant=["the_bronze_altar"])
    assert (
        table.refused("go_out", "the_bronze_altar")
        == "Only your own character in play can do that."
    )


def test_only_your_own_characters_go_out() -> None:
    table = scenario(covenant=["joshua"], deep=["cain"])
    assert table.refused("go_out", "cain") == "Only your own character in play can do that."


def test_several_go_out_in_one_day() -> None:
    table = scenario(covenant=["joshua", "adam"])
    table.go_out("joshua", "adam")
    table.done()
    table.fight_out()
    assert table.walls == (13, 16)


def test_after_the_battle_the_day_goes_on_with_its_evening() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=["adam"], covenant_altar=1)
    table.go_out("joshua")
    assert table.refused("play", "adam") == "That is not what is asked now."
    table.done()
    table.fight_out()
    table.done()
    phases = [event.phase for event in table.events_of(ev.PhaseBegan)]
    assert phases == [words.GO_OUT, words.BATTLE, words.EVENING, words.OFFERING, words.WORK]


# Step 6, Evening.


def test_evening_damage_heals() -> None:
    table = scenario(whose=DEEP, deep=["cain"], covenant=["joshua"])
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.stand("joshua", "cain")
    table.done()
    table.fight_out()
    assert [event.n for event in table.events_of(ev.Damaged)] == [3, 4]
    assert table.damage("joshua") == 0


def test_evening_damage_heals_on_both_sides() -> None:
    table = scenario(whose=DEEP, deep=["goliath_of_gath", "og_of_bashan"], covenant=["job", "noah"])
    table.go_out("goliath_of_gath")
    table.done()
    table.until("stand_in_the_way")
    table.together("job", "noah", against="goliath_of_gath")
    table.fight()
    table.deal("job", 4)
    assert [(table.id_of(event.ref), event.n) for event in table.events_of(ev.Damaged)] == [
        ("job", 4),
        ("noah", 2),
        ("goliath_of_gath", 1),
        ("goliath_of_gath", 2),
    ]
    assert [table.damage(card) for card in ("job", "noah", "goliath_of_gath")] == [0, 0, 0]


def test_evening_unspent_manna_is_lost() -> None:
    table = scenario(manna=(2, 1))
    assert table.manna(COVENANT) == 2
    table.end_day()
    assert (table.manna(COVENANT), table.manna(DEEP)) == (0, 0)


def test_evening_discard_down_to_7() -> None:
    cards = ["adam", "eve", "abel", "enoch", "noah", "abraham", "sarah", "isaac", "jacob"]
    table = scenario(covenant_hand=cards)
    table.done()
    assert (table.asked, table.asked_side) == ("discard", COVENANT)
    table.choose("noah", "eve")
    assert len(table.hand(COVENANT)) == 7
    assert table.wilderness(COVENANT) == ["noah", "eve"]
    assert (table.asked, table.asked_side) == ("offering", DEEP)


def test_evening_7_cards_are_kept() -> None:
    cards = ["adam", "eve", "abel", "enoch", "noah", "abraham", "sarah"]
    table = scenario(covenant_hand=cards)
    table.end_day()
    assert table.hand(COVENANT) == cards


def test_evening_only_the_side_whose_day_it_is_discards() -> None:
    cards = ["adam", "eve", "abel", "enoch", "noah", "abraham", "sarah", "isaac"]
    table = scenario(whose=DEEP, covenant_hand=cards)
    table.end_day()
    assert table.asked_side == COVENANT
    assert len(table.hand(COVENANT)) == 9, "8, and this Morning's"


def test_evening_the_deep_stands_1_spent_altar_card_for_the_covenants_day() -> None:
    altar = ["ahab", "jezebel", "cain"]
    table = scenario(whose=DEEP, deep_altar=altar, sideways=altar)
    table.end_day()
    assert len(table.standing_altar(DEEP)) == 1


def test_evening_the_covenant_stands_no_spent_altar_card() -> None:
    table = scenario(covenant_altar=["adam", "eve"], sideways=["adam", "eve"])
    table.end_day()
    assert table.standing_altar(COVENANT) == []


def test_evening_the_deep_stands_none_where_none_is_spent() -> None:
    table = scenario(whose=DEEP, deep_altar=["ahab", "cain"])
    table.end_day()
    assert table.standing_altar(DEEP) == ["ahab", "cain"]
    assert not table.events_of(ev.StoodUp)


def test_the_altar_card_the_deep_stood_up_pays_for_answers() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["did_god_really_say"],
        deep_altar=["ahab"],
        covenant=["the_bronze_altar"],
        covenant_altar=2,
        sideways=["ahab"],
    )
    table.next_work()
    table.use("the_bronze_altar")
    table.play("did_god_really_say")
    table.choose_half(0)
    assert table.is_sideways("ahab")


def test_the_altar_card_the_deep_stood_up_pays_for_a_power() -> None:
    table = scenario(
        whose=DEEP,
        deep=["the_magicians_of_egypt"],
        deep_altar=["ahab", "jezebel"],
        covenant=["the_bronze_altar"],
        covenant_altar=2,
        sideways=["ahab"],
    )
    table.next_work()
    table.use("the_bronze_altar")
    table.use("the_magicians_of_egypt")
    assert table.standing_altar(DEEP) == []


def test_the_altar_card_the_deep_stood_up_pays_for_nothing_else() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_fiery_serpents"],
        deep_altar=["ahab"],
        covenant_hand=["adam"],
        covenant_altar=2,
        sideways=["ahab"],
    )
    table.next_work()
    table.play("adam")
    assert table.asked_side == DEEP
    assert table.refused("play", "the_fiery_serpents").startswith("Only an Answer")
