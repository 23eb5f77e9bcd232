"""Panel 5, Battle."""

import pytest

from engine.seraphs import events as ev
from engine.seraphs.catalogue import CARDS, _plan, index_of
from engine.seraphs.powers import BreakWalls, Power
from engine.seraphs.words import COVENANT, DEEP, SIDES
from tests.support import Table, blocks_asked, scenario


def damage_dealt(table: Table) -> dict[str, int]:
    """The damage dealt to each character so far."""
    found: dict[str, int] = {}
    for event in table.events_of(ev.Damaged):
        name = table.id_of(event.ref)
        found[name] = found.get(name, 0) + event.n
    return found


# Step 1, Stand in the way.


def test_the_other_player_may_block_with_standing_characters() -> None:
    table = blocks_asked("cain", covenant=["joshua"])
    assert table.asked_side == COVENANT
    table.stand("joshua", "cain")
    table.fight()
    assert table.walls == (13, 21)


def test_the_other_player_need_not_block() -> None:
    table = blocks_asked("cain", covenant=["joshua"])
    table.fight()
    assert table.walls == (10, 21)


def test_a_sideways_character_cannot_block() -> None:
    table = scenario(whose=DEEP, deep=["cain"], covenant=["joshua"], sideways=["joshua"])
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    assert (
        table.refused("stand", "joshua", "cain") == "It is sideways; only a standing character can."
    )


def test_only_characters_block() -> None:
    table = blocks_asked("cain", covenant=["the_bronze_altar"])
    assert (
        table.refused("stand", "the_bronze_altar", "cain")
        == "Only your own character in play can do that."
    )


def test_a_blocker_stands_in_the_way_of_1_attacker() -> None:
    table = blocks_asked("cain", "nimrod", covenant=["joshua"])
    table.stand("joshua", "cain")
    assert (
        table.refused("stand", "joshua", "nimrod") == "It stands in the way of an attacker already."
    )


def test_a_character_stands_only_in_the_way_of_attackers() -> None:
    table = scenario(whose=DEEP, deep=["cain", "nimrod"], covenant=["joshua"])
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    assert table.refused("stand", "joshua", "nimrod") == "That is no attacker."


def test_each_blocker_is_in_the_way_of_the_attacker_it_was_set_before() -> None:
    table = blocks_asked("cain", "nimrod", covenant=["joshua", "caleb"])
    table.stand("joshua", "nimrod")
    table.stand("caleb", "cain")
    table.fight()
    assert damage_dealt(table) == {"cain": 3, "caleb": 3, "nimrod": 4, "joshua": 4}


def test_a_character_of_the_side_that_goes_out_does_not_block() -> None:
    table = blocks_asked("cain", deep=["cain", "nimrod"], covenant=["joshua"])
    assert (
        table.refused("stand", "nimrod", "cain") == "Only your own character in play can do that."
    )


def test_the_deep_blocks_on_the_covenants_day() -> None:
    table = scenario(covenant=["joshua"], deep=["cain"])
    table.go_out("joshua")
    table.done()
    table.until("stand_in_the_way")
    assert table.asked_side == DEEP
    table.stand("cain", "joshua")
    table.fight()
    assert table.where("cain") == "deep wilderness"
    assert table.walls == (13, 21)


# Step 2, damage.


def test_each_deals_its_strength_to_the_other() -> None:
    table = blocks_asked("cain", covenant=["joshua"])
    table.stand("joshua", "cain")
    table.fight()
    assert damage_dealt(table) == {"cain": 4, "joshua": 3}


def test_each_deals_it_at_the_same_time() -> None:
    table = blocks_asked("cain", covenant=["david"])
    table.stand("david", "cain")
    table.fight()
    assert table.where("cain") == "deep wilderness"
    assert table.where("david") == "covenant wilderness"


def test_damage_equal_to_its_heart_and_it_falls() -> None:
    table = blocks_asked("cain", covenant=["david"])
    table.stand("david", "cain")
    table.fight()
    assert [table.id_of(event.ref) for event in table.events_of(ev.Fell)] == ["cain", "david"]


def test_damage_more_than_its_heart_and_it_falls() -> None:
    table = blocks_asked("cain", covenant=["adam"])
    table.stand("adam", "cain")
    table.fight()
    assert table.where("adam") == "covenant wilderness"


def test_damage_less_than_its_heart_and_it_stays() -> None:
    table = blocks_asked("cain", covenant=["adam"])
    table.stand("adam", "cain")
    table.fight()
    assert table.where("cain") == "deep field"


def test_no_strength_no_damage() -> None:
    table = blocks_asked("cain", covenant=["methuselah"])
    table.stand("methuselah", "cain")
    table.fight()
    assert damage_dealt(table) == {"methuselah": 3}
    assert table.walls == (13, 21)


def test_it_falls_to_its_owners_wilderness() -> None:
    table = scenario(covenant=["naaman"], deep=["leviathan"])
    table.go_out("naaman")
    table.done()
    table.until("stand_in_the_way")
    table.stand("leviathan", "naaman")
    table.fight()
    assert table.where("naaman") == "deep wilderness"


# Step 3, Walls.


def test_an_attacker_with_nobody_in_its_way_breaks_walls_equal_to_its_strength() -> None:
    table = blocks_asked("cain", "leviathan", covenant=[])
    table.fight()
    assert table.walls == (3, 21)


def test_an_attacker_with_somebody_in_its_way_breaks_no_walls() -> None:
    table = blocks_asked("leviathan", covenant=["job"])
    table.stand("job", "leviathan")
    table.fight()
    assert table.walls == (13, 21)


def test_resolve_every_fight_first_then_unblocked_attackers_break_walls() -> None:
    table = blocks_asked("nimrod", "cain", covenant=["joshua"])
    table.stand("joshua", "cain")
    table.fight()
    kinds = [type(event) for event in table.events if isinstance(event, ev.Fell | ev.WallsBroken)]
    assert kinds == [ev.Fell, ev.WallsBroken]
    assert table.walls == (9, 21)


def test_when_it_falls_powers_work_before_unblocked_attackers_break_walls() -> None:
    table = blocks_asked("cain", "jezebel", covenant=["abel"])
    table.stand("abel", "jezebel")
    table.fight()
    assert table.where("cain") == "deep hand"
    assert table.walls == (13, 21)


def test_every_unblocked_attacker_breaks_walls_those_in_a_fight_none() -> None:
    table = blocks_asked("nimrod", "cain", "agag", covenant=["job"])
    table.stand("job", "cain")
    table.fight()
    broken = [(table.id_of(event.by), event.n) for event in table.events_of(ev.WallsBroken)]
    assert broken == [("nimrod", 4), ("agag", 3)]
    assert table.walls == (6, 21)


def test_the_next_days_battle_is_a_battle_of_its_own() -> None:
    table = blocks_asked("cain", covenant=["job", "joshua"])
    table.stand("job", "cain")
    table.fight()
    table.done()
    table.go_out("joshua")
    table.done()
    table.fight_out()
    table.done()
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.done()
    table.fight_out()
    assert table.walls == (10, 17)


def test_then_check_for_0() -> None:
    table = blocks_asked("leviathan", "jezebel", covenant=["samson"], walls=(7, 2))
    table.stand("samson", "jezebel")
    table.fight()
    assert table.outcome is not None
    assert table.outcome.winners == SIDES


def test_0_is_not_looked_at_before_every_attacker_has_broken_walls() -> None:
    table = blocks_asked("leviathan", "jezebel", covenant=["samson"], walls=(13, 2))
    table.stand("samson", "jezebel")
    table.fight()
    assert table.outcome is not None
    assert table.outcome.winners == (COVENANT,)
    assert table.walls == (6, 0)


def test_0_is_checked_before_the_evening() -> None:
    """Else the Altar of Incense would mend a Wall that came too late."""
    table = scenario(
        covenant=["joshua", "the_altar_of_incense"],
        deep=["amalek"],
        covenant_deck_size=0,
        walls=(2, 21),
    )
    table.go_out("joshua")
    table.done()
    table.until("stand_in_the_way")
    table.stand("amalek", "joshua")
    table.fight()
    assert table.testimonies == [("amalek", "joshua")]
    assert table.outcome is not None
    assert (table.outcome.winners, table.walls) == ((DEEP,), (0, 21))


@pytest.mark.parametrize("first", [(), ("joshua",)])
def test_the_powers_of_a_slain_giant_work_when_its_fight_is_finished(
    first: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether or not an earlier fight dealt damage; no printed Giant has such a power."""
    giant = CARDS[index_of("goliath_of_gath")]
    monkeypatch.setattr(giant, "plans", (_plan(Power("falls", (BreakWalls(1),))),))
    monkeypatch.setattr(giant, "moments", {"falls": 0})
    deep = ["amalek", "goliath_of_gath", "cain", "nimrod"]
    table = scenario(covenant=[*first, "david"], deep=deep)
    table.go_out(*first, "david")
    table.done()
    table.until("stand_in_the_way")
    for attacker in first:
        table.stand("amalek", attacker)
    for blocker in ("goliath_of_gath", "cain", "nimrod"):
        table.stand(blocker, "david")
    table.fight()
    table.deal("cain", 2)
    told = [event for event in table.events if isinstance(event, ev.Damaged | ev.WallsBroken)]
    assert isinstance(told[-1], ev.WallsBroken)
    assert sum(isinstance(event, ev.WallsBroken) for event in told) == 1


# Together.


def test_2_or_more_may_stand_in_the_way_of_1_attacker() -> None:
    table = blocks_asked("cain", covenant=["adam", "eve", "abel"])
    table.stand("adam", "cain")
    table.stand("eve", "cain")
    table.stand("abel", "cain")
    table.fight()
    assert table.events_of(ev.FightBegan)[0].blockers == tuple(
        event.ref for event in table.events_of(ev.StoodInTheWay)
    )


def test_together_add_up_their_strength() -> None:
    table = blocks_asked("cain", covenant=["jacob", "adam"])
    table.stand("jacob", "cain")
    table.stand("adam", "cain")
    table.fight()
    table.deal("jacob", 0)
    assert damage_dealt(table)["cain"] == 3
    assert table.where("cain") == "deep wilderness"


def test_the_attackers_player_splits_its_strength_among_them() -> None:
    table = blocks_asked("nimrod", covenant=["jacob", "joshua"])
    table.stand("jacob", "nimrod")
    table.stand("joshua", "nimrod")
    table.fight()
    assert (table.asked, table.asked_side) == ("deal", DEEP)
    table.deal("jacob", 1)
    assert damage_dealt(table) == {"jacob": 1, "joshua": 3, "nimrod": 6}


def test_the_strength_may_all_go_to_one_of_them() -> None:
    for n, fallen in ((4, "jacob"), (0, "joshua")):
        table = blocks_asked("nimrod", covenant=["jacob", "joshua"])
        table.stand("jacob", "nimrod")
        table.stand("joshua", "nimrod")
        table.fight()
        table.deal("jacob", n)
        assert table.where(fallen) == "covenant wilderness"


def test_the_split_is_of_its_strength_and_no_more() -> None:
    table = blocks_asked("nimrod", covenant=["jacob", "joshua"])
    table.stand("jacob", "nimrod")
    table.stand("joshua", "nimrod")
    table.fight()
    for n in (5, -1):
        said = table.refused("deal", "jacob", nth=n)
        assert said == "A split gives each some of the Strength that is left, and no more."


def test_only_the_attackers_strength_is_split_those_together_deal_theirs_whole() -> None:
    table = scenario(covenant=["michael"], deep=["cain", "nimrod"])
    table.go_out("michael")
    table.done()
    table.until("stand_in_the_way")
    table.together("cain", "nimrod", against="michael")
    table.fight()
    assert (table.asked, table.asked_side) == ("deal", COVENANT)
    table.deal("cain", 3)
    assert damage_dealt(table) == {"cain": 3, "nimrod": 4, "michael": 7}
    assert [table.where(card) for card in ("cain", "nimrod", "michael")] == [
        "deep wilderness",
        "deep wilderness",
        "covenant wilderness",
    ]


def test_the_strength_is_split_among_3() -> None:
    table = blocks_asked("leviathan", covenant=["joshua", "david", "nehemiah"])
    table.stand("joshua", "leviathan")
    table.stand("david", "leviathan")
    table.stand("nehemiah", "leviathan")
    table.fight()
    table.deal("joshua", 1)
    table.deal("david", 2)
    dealt = damage_dealt(table)
    assert (dealt["joshua"], dealt["david"], dealt["nehemiah"]) == (1, 2, 4)
    assert dealt["leviathan"] == 4 + 3 + 1


# Example.


def test_example_cain_takes_4_and_falls() -> None:
    table = blocks_asked("cain", covenant=["joshua"])
    assert (table.strength("cain"), table.heart("cain")) == (3, 3)
    assert (table.strength("joshua"), table.heart("joshua")) == (4, 4)
    table.stand("joshua", "cain")
    table.fight()
    assert damage_dealt(table)["cain"] == 4
    assert table.where("cain") == "deep wilderness"


def test_example_joshua_takes_3_and_survives() -> None:
    table = blocks_asked("cain", covenant=["joshua"])
    table.stand("joshua", "cain")
    table.fight()
    assert damage_dealt(table)["joshua"] == 3
    assert table.where("joshua") == "covenant field"


def test_example_nobody_in_his_way_and_cain_breaks_3_walls() -> None:
    table = blocks_asked("cain", covenant=["joshua"])
    table.fight()
    assert table.walls == (10, 21)


# Giants.


def test_a_giant_slayer_like_david_can_stand_in_goliaths_way() -> None:
    table = blocks_asked("goliath_of_gath", covenant=["david"])
    table.stand("david", "goliath_of_gath")
    table.fight()
    assert table.where("goliath_of_gath") == "deep wilderness"


def test_one_who_is_no_giant_slayer_cannot_stand_in_goliaths_way() -> None:
    table = blocks_asked("goliath_of_gath", covenant=["michael"])
    assert "Giant-slayer" in table.refused("stand", "michael", "goliath_of_gath")


def test_2_together_can_stand_in_goliaths_way() -> None:
    table = blocks_asked("goliath_of_gath", covenant=["joshua", "adam"])
    table.stand("joshua", "goliath_of_gath")
    table.stand("adam", "goliath_of_gath")
    table.fight()
    table.deal("joshua", 4)
    assert damage_dealt(table)["goliath_of_gath"] == 5
    assert table.walls == (13, 21)
