"""Daniel, the three and Esther at odd moments: spared and gone, spared twice, stopped before."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import deep_plays
from tests.support import deep_attacks, scenario

FRIENDS = "shadrach_meshach_and_abednego"

# Daniel.


def test_daniel__spared_already_his_power_would_do_nothing() -> None:
    table = scenario(
        covenant=["daniel"], covenant_hand=["the_bronze_serpent"], covenant_altar=2, deep=["cain"]
    )
    table.play("the_bronze_serpent")
    table.until("work")
    assert table.refused("use", "daniel") == law.DOES_NOTHING.sentence


def test_daniel__gone_in_its_pause_nobody_is_spared_and_come_again_he_may_use_it_again() -> None:
    table = scenario(covenant=["daniel", "noah"], covenant_altar=7, deep=["cain"])
    table.use("daniel")
    table.pass_once()
    table.use("noah")
    table.until("work")
    assert table.where("daniel") == "covenant hand"
    assert not table.events_of(ev.LastingBegan)
    table.play("daniel")
    table.until("work")
    assert table.may("use", "daniel")


def test_daniel__hurt_before_his_damage_is_healed_as_he_stays() -> None:
    table = deep_attacks("the_dragon", "agag", covenant=["daniel"], covenant_altar=1)
    assert table.damage("daniel") == 2
    table.use("daniel")
    table.until("stand_in_the_way")
    table.stand("daniel", "agag")
    table.done()
    table.pass_once()
    table.forget()
    table.pass_once()
    assert [table.id_of(event.ref) for event in table.events_of(ev.Stayed)] == ["daniel"]
    assert table.where("agag") == "deep wilderness"
    assert table.damage("daniel") == 0


# Shadrach, Meshach, and Abednego.


def test_shadrach_meshach_and_abednego__spared_already_they_are_not_spared_twice() -> None:
    table = deep_attacks(
        "naaman", covenant=[FRIENDS], covenant_hand=["the_bronze_serpent"], covenant_altar=1
    )
    table.play("the_bronze_serpent")
    table.until("stand_in_the_way")
    table.stand(FRIENDS, "naaman")
    table.fight()
    assert len(table.events_of(ev.LastingBegan)) == 1
    assert len(table.events_of(ev.Stayed)) == 1
    assert table.where(FRIENDS) == "covenant field"


def test_shadrach_meshach_and_abednego__not_where_they_do_not_stand_in_the_way() -> None:
    table = deep_plays("haman", covenant=[FRIENDS])
    table.until("work")
    assert table.where(FRIENDS) == "covenant wilderness"


# Esther.


def test_esther__stops_a_scheme_of_any_cost() -> None:
    table = deep_plays(
        "the_decree_of_pharaoh", covenant=["adam"], covenant_hand=["esther"], covenant_altar=2
    )
    table.play("esther")
    table.until("work")
    assert table.where("adam") == "covenant field"
    assert table.damage("esther") == 2


def test_esther__a_scheme_stopped_already_she_neither_stops_nor_is_hurt() -> None:
    table = deep_plays(
        "darkness_on_the_deep",
        covenant=["joseph"],
        covenant_hand=["esther"],
        covenant_altar=4,
    )
    table.use("joseph")
    table.pass_both()
    while table.asked_side == DEEP:
        table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.play("esther")
    table.until("work")
    assert len(table.events_of(ev.Stopped)) == 1
    assert table.damage("esther") == 0


def test_esther__her_2_damage_heal_at_evening() -> None:
    table = deep_plays("darkness_on_the_deep", covenant_hand=["esther"], covenant_altar=2)
    table.play("esther")
    table.until("work")
    assert (table.damage("esther"), table.heart("esther")) == (2, 3)
    table.end_day()
    assert table.damage("esther") == 0
