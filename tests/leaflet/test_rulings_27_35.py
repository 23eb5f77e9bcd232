"""Rulings 27 to 35: the opening, draws in the Morning, pauses after a Stop, blocks and splits."""

from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, blocks_asked, new_duel, scenario


def happened(table: Table, *kinds: type[ev.Event]) -> list[type]:
    """The classes of the events of these kinds, in order."""
    return [type(event) for event in table.events if isinstance(event, kinds)]


# 27. Who opens first; 28. The skipped draw.


def test_the_covenant_makes_all_its_opening_choices_then_the_deep_makes_its_own() -> None:
    table = new_duel()
    asked = []
    while table.asked != "offering":
        asked.append((table.asked, table.asked_side))
        if table.asked == "redraw":
            table.say("redraw")
        else:
            table.lay(table.choices[0])
    assert asked == [
        ("redraw", COVENANT),
        ("lay_from_top", COVENANT),
        ("redraw", DEEP),
        ("lay_from_top", DEEP),
    ]


def test_on_the_deeps_first_day_there_is_neither_draw_nor_catch_up() -> None:
    table = scenario(step="morning", whose=DEEP, day=1, walls=(13, 2))
    assert table.state.count == 1
    assert table.drawn(DEEP) == 0


# 29. The Deep's 2 cards; 30. Each-Morning powers in order.


def test_what_the_deep_holds_is_looked_at_after_the_each_morning_powers() -> None:
    table = scenario(
        step="morning", whose=DEEP, deep=["the_fiery_furnace", "cain"], covenant=["abel"]
    )
    table.choose_half(1)
    assert table.testimonies == [("cain", "abel")]
    assert "cain" in table.hand(DEEP)
    assert table.drawn(DEEP) == 1 + 1, "the Testimony's, and 1 this Morning"


def test_each_morning_powers_the_oldest_card_in_play_first() -> None:
    for deep, first in (
        (["the_fiery_furnace", "delilah"], ev.TurnedSideways),
        (["delilah", "the_fiery_furnace"], ev.LastingBegan),
    ):
        table = scenario(step="morning", whose=DEEP, deep=deep, covenant=["joshua"])
        table.choose_half(0)
        assert happened(table, ev.TurnedSideways, ev.LastingBegan)[0] is first


def test_then_what_earlier_schemes_kept_for_this_morning_then_the_draw() -> None:
    table = scenario(
        whose=DEEP,
        deep=["delilah"],
        deep_hand=["the_lot_of_pur"],
        deep_altar=2,
        covenant=["joshua"],
        covenant_hand=["adam", "eve", "abel"],
    )
    table.play("the_lot_of_pur")
    table.until("work")
    table.next_work()
    table.forget()
    table.end_day()
    kinds = happened(table, ev.LastingBegan, ev.Discarded, ev.CardDrawn)
    assert kinds[:4] == [ev.LastingBegan, ev.Discarded, ev.Discarded, ev.CardDrawn]
    table.forget()
    table.done()
    table.next_work()
    table.end_day()
    kinds = happened(table, ev.LastingBegan, ev.Discarded, ev.CardDrawn)
    assert kinds == [ev.CardDrawn, ev.LastingBegan, ev.CardDrawn], "on that Morning only"


# 31. From Work to going out.


def test_when_the_first_attacker_is_named_work_is_over() -> None:
    table = scenario(
        covenant=["joshua", "the_bronze_altar"],
        covenant_hand=["adam", "rahab"],
        covenant_wilderness=["jonah"],
        covenant_altar=["the_bronze_basin", "noah", "sarah", "jacob"],
    )
    table.go_out("joshua")
    for verb, card in (
        ("play", "adam"),
        ("play", "rahab"),
        ("use", "the_bronze_altar"),
        ("return_card", "jonah"),
        ("raise_up", "the_bronze_basin"),
    ):
        assert table.refused(verb, card) == "That is not what is asked now."


def test_but_answers_of_your_own_in_a_pause() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=["rahab"], covenant_altar=1)
    table.go_out("joshua")
    table.done()
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.play("rahab")
    table.until("stand_in_the_way")
    assert table.heart("joshua") == 6


# 32. The Altar card the Deep stands up; 33. A pause after a Stop.


def test_the_altar_card_the_deep_stands_up_is_the_first_laid_of_those_that_are_spent() -> None:
    altar = ["ahab", "cain", "jezebel"]
    table = scenario(whose=DEEP, deep_altar=altar, sideways=altar[1:])
    table.end_day()
    assert table.standing_altar(DEEP) == ["ahab", "cain"]


def test_on_the_next_deep_morning_all_stand() -> None:
    altar = ["ahab", "cain", "jezebel"]
    table = scenario(whose=DEEP, deep_altar=altar, sideways=altar)
    table.next_work()
    table.next_work()
    assert table.standing_altar(DEEP) == altar


def test_what_is_stopped_stays_in_its_pause_until_both_have_passed() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_pit_at_dothan", "achans_theft"],
        deep_altar=2,
        covenant=["joseph", "the_bronze_altar"],
        covenant_altar=3,
    )
    table.play("the_pit_at_dothan")
    table.use("joseph")
    table.pass_both()
    assert table.where("the_pit_at_dothan") == "deep wilderness"
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.use("the_bronze_altar")
    table.pass_both()
    assert len(table.altar(COVENANT)) == 4
    table.until("work")
    assert not table.events_of(ev.LastingBegan)


def test_what_is_stopped_cannot_be_stopped_again() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["darkness_on_the_deep"],
        deep_altar=2,
        covenant=["joseph", "caleb"],
        covenant_hand=["esther"],
        covenant_altar=6,
    )
    table.play("darkness_on_the_deep")
    table.use("joseph")
    table.pass_both()
    table.pass_once()
    assert table.refused("use", "caleb") == "It would do nothing now."
    table.play("esther")
    table.until("work")
    assert table.damage("esther") == 0


# 34. One alone who may not stand alone; 35. A split.


def test_a_partner_must_be_named_next() -> None:
    table = blocks_asked("og_of_bashan", "cain", covenant=["joshua", "caleb", "adam"])
    table.stand("joshua", "og_of_bashan")
    said = "One alone may not stand there: first set another beside it."
    assert table.refused("stand", "adam", "cain") == said
    assert table.refused("stand", "caleb", "cain") == said
    assert table.refused("done") == said
    table.stand("caleb", "og_of_bashan")
    assert table.may("stand", "adam", "cain")


def test_of_two_giants_neither_is_met_by_one_alone() -> None:
    giants = ("og_of_bashan", "goliath_of_gath")
    table = blocks_asked(*giants, covenant=["joshua", "michael", "adam"])
    table.together("joshua", "michael", against="og_of_bashan")
    assert table.refused("stand", "adam", "goliath_of_gath").startswith("Only a Giant-slayer")


def test_leviathan_lets_nobody_small_join_so_nobody_large_is_lonely() -> None:
    table = blocks_asked("leviathan", covenant=["adam", "rahab", "job"])
    assert table.refused("stand", "adam", "leviathan") == "It cannot stand in that one's way."
    table.stand("job", "leviathan")
    assert table.refused("stand", "rahab", "leviathan") == "It cannot stand in that one's way."
    assert table.may("done")


def test_a_split_is_asked_for_blocker_by_blocker_in_the_order_they_were_named() -> None:
    table = blocks_asked("leviathan", covenant=["david", "job", "joshua"])
    table.together("joshua", "david", "job", against="leviathan")
    table.fight()
    asked = []
    while table.asked == "deal":
        assert table.state.question is not None
        asked.append((table.id_of(table.state.question.ref), table.state.question.n))
        table.deal(asked[-1][0], 1)
    assert asked == [("joshua", 7), ("david", 6)]


def test_all_the_strength_is_dealt_even_more_than_a_heart_needs() -> None:
    table = blocks_asked("leviathan", covenant=["david", "job"])
    table.together("david", "job", against="leviathan")
    table.fight()
    table.deal("david", 0)
    dealt = {table.id_of(event.ref): event.n for event in table.events_of(ev.Damaged)}
    assert dealt == {"job": 7, "leviathan": 1}


def test_no_split_is_asked_where_nothing_is_left_to_split() -> None:
    table = blocks_asked("leviathan", covenant=["david", "job", "joshua"])
    table.together("david", "job", "joshua", against="leviathan")
    table.fight()
    table.deal("david", 7)
    assert table.asked == "offering"
    assert table.where("job") == table.where("joshua") == "covenant field"
