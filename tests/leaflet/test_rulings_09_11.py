"""Rulings 9 to 11: blocks, damage, the order of a battle."""

from engine.seraphs import events as ev
from engine.seraphs.words import DEEP, SIDES
from tests.support import Table, blocks_asked, scenario


def refs_of(
    table: Table, kind: type[ev.Fell | ev.TurnedBack | ev.Stayed | ev.StoodUp]
) -> list[str]:
    """The cards that the events of a class are about, in order."""
    return [table.id_of(event.ref) for event in table.events_of(kind)]


def happened(table: Table, *kinds: type[ev.Event]) -> list[type]:
    """The classes of the events of these kinds, in order."""
    return [type(event) for event in table.events if isinstance(event, kinds)]


# 9. Blocks.


def test_any_number_of_blockers_on_one_attacker() -> None:
    people = ["adam", "eve", "abel", "sarah", "isaac"]
    table = blocks_asked("nimrod", covenant=people)
    table.together(*people, against="nimrod")
    table.fight()
    assert len(table.events_of(ev.FightBegan)[0].blockers) == 5


def test_blockers_are_named_only_where_the_block_can_still_become_legal() -> None:
    table = blocks_asked("og_of_bashan", "cain", covenant=["joshua"])
    assert (
        table.refused("stand", "joshua", "og_of_bashan")
        == "Only a Giant-slayer, or 2 or more together, can stand in its way."
    )
    assert table.may("stand", "joshua", "cain")


def test_a_lonely_block_must_be_joined_first() -> None:
    table = blocks_asked("og_of_bashan", "cain", covenant=["joshua", "adam"])
    table.stand("joshua", "og_of_bashan")
    assert (
        table.refused("stand", "adam", "cain")
        == "One alone may not stand there: first set another beside it."
    )
    assert table.refused("done") == "One alone may not stand there: first set another beside it."
    table.stand("adam", "og_of_bashan")
    assert table.may("done")


def test_a_held_character_cannot_join() -> None:
    table = blocks_asked("og_of_bashan", covenant=["joshua", "adam"], sideways=["adam"])
    assert (
        table.refused("stand", "joshua", "og_of_bashan")
        == "Only a Giant-slayer, or 2 or more together, can stand in its way."
    )


def test_2_blockers_of_which_one_leaves_before_damage_still_stand_in_a_giants_way() -> None:
    table = blocks_asked(
        "og_of_bashan", covenant=["joshua", "adam"], deep_hand=["achans_theft"], deep_altar=1
    )
    table.together("joshua", "adam", against="og_of_bashan")
    table.done()
    table.pass_once()
    table.play("achans_theft")
    table.choose("adam")
    table.fight_out()
    assert table.walls == (13, 21)
    assert table.where("joshua") == "covenant wilderness"


def test_if_everyone_in_an_attackers_way_has_left_before_damage_nobody_is_in_its_way() -> None:
    table = blocks_asked("cain", covenant=["joshua"], deep_hand=["achans_theft"], deep_altar=1)
    table.stand("joshua", "cain")
    table.done()
    table.pass_once()
    table.play("achans_theft")
    table.fight_out()
    assert table.walls == (10, 21)
    assert refs_of(table, ev.TurnedBack) == ["joshua"]


def test_one_who_left_by_an_earlier_fight_is_in_nobodys_way() -> None:
    table = blocks_asked("the_fiery_serpents", "cain", covenant=["adam", "eve"])
    table.together("adam", against="the_fiery_serpents")
    table.together("eve", against="cain")
    table.fight()
    table.choose("eve")
    assert refs_of(table, ev.Fell) == ["the_fiery_serpents", "eve"]
    assert table.walls == (10, 21)


# 10. Damage.


def test_damage_is_dealt_after_a_giant_that_battles_a_giant_slayer_has_fallen() -> None:
    table = blocks_asked("goliath_of_gath", covenant=["david", "adam"])
    table.together("adam", "david", against="goliath_of_gath")
    table.fight()
    assert not table.events_of(ev.Damaged)


def test_a_giant_slayer_attacking_fells_the_giant_and_fights_those_beside_it() -> None:
    table = scenario(covenant=["david"], deep=["goliath_of_gath", "cain"])
    table.go_out("david")
    table.done()
    table.until("stand_in_the_way")
    table.together("goliath_of_gath", "cain", against="david")
    table.fight()
    assert refs_of(table, ev.Fell) == ["goliath_of_gath", "david", "cain"]
    assert [event.n for event in table.events_of(ev.Damaged)] == [3, 3]


def test_damage_adds_up_through_the_day() -> None:
    table = scenario(whose=DEEP, deep=["the_dragon", "cain"], covenant=["joshua"])
    table.go_out("the_dragon", "cain")
    table.done()
    table.until("stand_in_the_way")
    assert table.damage("joshua") == 2
    table.stand("joshua", "cain")
    table.fight()
    assert table.where("joshua") == "covenant wilderness"


# 11. Battle, in order.


def test_attackers_are_named_one_by_one_and_their_powers_work_in_that_order() -> None:
    table = scenario(
        whose=DEEP, deep=["balaam", "the_iron_chariots"], covenant=["adam"], walls=(10, 21)
    )
    table.go_out("the_iron_chariots", "balaam")
    assert not table.events_of(ev.Damaged)
    table.done()
    assert happened(table, ev.Damaged, ev.WallsMended) == [ev.Damaged, ev.WallsMended]


def test_fights_are_finished_one_by_one_in_the_order_they_went_out() -> None:
    table = blocks_asked("nimrod", "cain", covenant=["joshua", "david"])
    table.together("david", against="cain")
    table.together("joshua", against="nimrod")
    table.fight()
    assert [table.id_of(event.attacker) for event in table.events_of(ev.FightBegan)] == [
        "nimrod",
        "cain",
    ]


def test_when_it_falls_powers_of_one_fight_come_before_the_next_fight() -> None:
    table = blocks_asked("jezebel", "cain", covenant=["abel", "adam"])
    table.together("abel", against="jezebel")
    table.together("adam", against="cain")
    table.fight()
    assert table.where("cain") == "deep hand"
    assert table.where("adam") == "covenant field"
    assert len(table.events_of(ev.FightBegan)) == 1


def test_those_that_fall_in_a_fight_fall_together_then_come_their_powers() -> None:
    table = blocks_asked("the_fiery_serpents", covenant=["eve"], covenant_wilderness=["adam"])
    table.stand("eve", "the_fiery_serpents")
    table.fight()
    assert refs_of(table, ev.Fell) == ["the_fiery_serpents", "eve"]
    assert table.where("adam") == "covenant hand"


def test_powers_of_the_fallen_the_days_side_first() -> None:
    table = scenario(covenant=["samson"], deep=["haman"])
    table.go_out("samson")
    table.done()
    table.until("stand_in_the_way")
    table.stand("haman", "samson")
    table.fight()
    assert happened(table, ev.WallsBroken, ev.CardDrawn)[:2] == [ev.WallsBroken, ev.CardDrawn]
    table = blocks_asked("haman", covenant=["samson"])
    table.stand("samson", "haman")
    table.fight()
    assert happened(table, ev.WallsBroken, ev.CardDrawn)[:2] == [ev.CardDrawn, ev.WallsBroken]


def test_powers_of_the_fallen_then_the_order_in_which_they_came_into_play() -> None:
    for people, first in ((["adam", "abel"], ev.CardDrawn), (["abel", "adam"], ev.WentBackToHand)):
        table = blocks_asked("nimrod", covenant=people, deep=["nimrod", "cain"])
        table.together("abel", "adam", against="nimrod")
        table.fight()
        table.deal("abel", 2)
        assert len(table.events_of(ev.Fell)) == 2
        if table.asked == "target":
            table.choose("cain")
        kinds = happened(table, ev.CardDrawn, ev.WentBackToHand)
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
    table = blocks_asked("leviathan", "jezebel", covenant=["samson"], walls=(7, 2))
    table.stand("samson", "jezebel")
    table.fight()
    assert table.outcome is not None
    assert table.outcome.winners == SIDES


def test_who_turns_back_is_out_of_the_battle_and_who_stood_in_its_way_stays_standing() -> None:
    table = blocks_asked("cain", covenant=["joshua", "hezekiah"], covenant_altar=3)
    table.stand("joshua", "cain")
    table.done()
    table.use("hezekiah")
    table.fight_out()
    assert not table.events_of(ev.FightBegan)
    assert table.walls == (13, 21)
    assert table.is_sideways("cain")
    assert not table.is_sideways("joshua")


def test_a_blocker_that_turns_back_is_sideways_and_in_nobodys_way() -> None:
    table = blocks_asked("cain", covenant=["joshua"], deep_hand=["achans_theft"], deep_altar=1)
    table.stand("joshua", "cain")
    table.done()
    table.pass_once()
    assert not table.is_sideways("joshua")
    table.play("achans_theft")
    table.pass_both()
    assert table.is_sideways("joshua")
    table.fight_out()
    assert table.walls == (10, 21)


def test_who_is_held_neither_goes_out_nor_stands_in_the_way() -> None:
    held = "It cannot go out or stand in the way now."
    table = scenario(
        whose=DEEP,
        deep=["cain"],
        deep_hand=["the_pit_at_dothan"],
        deep_altar=2,
        covenant=["joshua", "adam"],
    )
    table.play("the_pit_at_dothan")
    table.choose("joshua")
    table.until("work")
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    assert table.refused("stand", "joshua", "cain") == held
    assert table.may("stand", "adam", "cain")
    table.done()
    table.fight_out()
    table.done()
    assert table.refused("go_out", "joshua") == held
    assert table.may("go_out", "adam")


def test_who_is_turned_is_out_of_the_battle() -> None:
    table = blocks_asked("naaman", covenant=["elisha", "joshua"], covenant_altar=3)
    table.stand("joshua", "naaman")
    table.done()
    table.use("elisha")
    table.fight_out()
    assert not table.events_of(ev.FightBegan)
    assert table.walls == (13, 21)
    assert table.where("naaman") == "covenant field"


def test_who_leaves_play_is_out_of_the_battle() -> None:
    table = blocks_asked(
        "cain", covenant=["joshua"], covenant_hand=["out_of_the_whirlwind"], covenant_altar=6
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
