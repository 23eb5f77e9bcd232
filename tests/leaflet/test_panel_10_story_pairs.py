"""Panel 10, Story Pairs: Testimony."""

from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, scenario


def fought(blocker: str, attacker: str) -> Table:
    """A battle in which one stands in the other's way, up to the damage."""
    table = scenario(whose=DEEP, deep=[attacker], covenant=[blocker])
    table.go_out(attacker)
    table.done()
    table.until("stand_in_the_way")
    table.stand(blocker, attacker)
    table.done()
    table.pass_once()
    table.forget()
    table.pass_once()
    return table


def test_your_covenant_card_makes_its_pair_fall_read_its_story_draw() -> None:
    table = fought("david", "goliath_of_gath")
    assert table.where("goliath_of_gath") == "deep wilderness"
    assert table.stories_read == ["david"]
    assert table.drawn(COVENANT) == 1 + 1  # And one in the Morning that follows.


def test_makes_its_pair_fall_by_its_damage() -> None:
    assert fought("noah", "cain").testimonies == []
    table = scenario(covenant=["joshua"], deep=["cain", "amalek"])
    table.go_out("joshua")
    table.done()
    table.until("stand_in_the_way")
    table.stand("amalek", "joshua")
    table.done()
    table.fight_out()
    assert table.testimonies == [("amalek", "joshua")]


def test_makes_its_pair_leave_play() -> None:
    table = scenario(covenant_hand=["gideon"], deep=["the_host_of_midian"], covenant_altar=1)
    table.play("gideon")
    table.until("work")
    assert table.where("the_host_of_midian") == "deep hand"
    assert table.testimonies == [("the_host_of_midian", "gideon")]


def test_makes_its_pair_be_turned() -> None:
    table = scenario(covenant=["elisha"], deep=["naaman"], covenant_altar=3)
    table.use("elisha")
    table.until("work")
    assert table.testimonies == [("naaman", "elisha")]
    assert table.stories_read == ["elisha"]
    assert table.drawn(COVENANT) == 1


def test_makes_its_pair_stop_working() -> None:
    table = scenario(covenant_hand=["daniel"], deep=["the_lions_den"], covenant_altar=3)
    table.play("daniel")
    table.until("work")
    assert table.testimonies == [("the_lions_den", "daniel")]
    assert table.drawn(COVENANT) == 1


def test_a_card_that_is_not_its_pair_gives_no_testimony() -> None:
    table = fought("caleb", "goliath_of_gath")
    assert table.where("goliath_of_gath") == "deep wilderness"
    assert table.testimonies == []
    assert table.stories_read == []


def test_did_the_deep_character_fall_the_deep_draws_too() -> None:
    table = fought("david", "goliath_of_gath")
    assert table.drawn(DEEP) == 1


def test_did_the_deep_character_leave_play_the_deep_draws_too() -> None:
    table = scenario(covenant_hand=["gideon"], deep=["the_host_of_midian"], covenant_altar=1)
    table.play("gideon")
    table.until("work")
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 1)


def test_the_deep_draws_nothing_when_it_was_turned() -> None:
    table = scenario(covenant=["elisha"], deep=["naaman"], covenant_altar=3)
    table.use("elisha")
    table.until("work")
    assert table.drawn(DEEP) == 0


def test_the_deep_draws_nothing_when_it_stopped_working() -> None:
    table = scenario(covenant_hand=["daniel"], deep=["the_lions_den"], covenant_altar=3)
    table.play("daniel")
    table.until("work")
    assert table.drawn(DEEP) == 0


def test_the_deep_draws_nothing_for_a_card_that_is_no_character() -> None:
    table = scenario(
        covenant_hand=["the_trumpets_at_jericho"],
        deep=["the_walls_of_jericho"],
        covenant_altar=2,
    )
    table.play("the_trumpets_at_jericho")
    table.until("work")
    assert table.testimonies == [("the_walls_of_jericho", "the_trumpets_at_jericho")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_the_covenant_draws_before_the_deep() -> None:
    table = scenario(covenant_hand=["gideon"], deep=["the_host_of_midian"], covenant_altar=1)
    table.play("gideon")
    table.until("work")
    sides = [
        getattr(event, "side", -1) for event in table.events if "Drawn" in type(event).__name__
    ]
    assert sides == [COVENANT, DEEP]
