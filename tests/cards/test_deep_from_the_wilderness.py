"""Balaam, the Fiery Serpents, the Anakim and the Amorite Kings."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import (
    GIANTS_MATCH,
    HEAVENLY_OR_ARMY,
    SLAIN,
    beaten,
    both_draw,
    covenant_played,
    deep_played,
    drawn_today,
    heir_costs,
    met_by_a_giant_slayer,
    one_less,
    stories_as_it_enters,
    told,
    two_stand_together,
    who_stands_alone,
)
from tests.support import Table, blocks_asked, deep_attacks, scenario

# Balaam.


def turned_balaam(sideways: bool = False) -> Table:
    """In his own Work Moses has Turned Balaam."""
    table = scenario(
        covenant=["moses"],
        covenant_altar=2,
        deep=["balaam", "cain"],
        sideways=["balaam"] if sideways else [],
    )
    table.use("moses")
    table.until("work")
    return table


def test_balaam__when_it_goes_out_the_covenant_mends_1_wall() -> None:
    table = deep_attacks("balaam")
    assert table.asked == "pause"
    assert table.walls == (14, 21)
    table.fight_out()
    assert table.walls == (10, 21)


def test_balaam__another_that_goes_out_mends_nothing() -> None:
    table = deep_attacks("cain", deep=["cain", "balaam"])
    assert table.walls == (13, 21)


def test_balaam__walls_never_pass_30() -> None:
    assert deep_attacks("balaam", walls=(30, 21)).walls == (30, 21)


def test_balaam__turned_by_moses_with_no_testimony() -> None:
    table = turned_balaam()
    assert table.where("balaam") == "covenant field"
    assert table.testimonies == []
    assert table.stories_read == []
    assert table.drawn(COVENANT) == table.drawn(DEEP) == 0


def test_balaam__turned_it_stays_as_it_stands() -> None:
    assert turned_balaam(sideways=True).is_sideways("balaam")
    assert not turned_balaam().is_sideways("balaam")


def test_balaam__turned_and_hurt_it_falls_where_the_walls_of_jericho_kept_it() -> None:
    table = scenario(
        covenant=["moses"],
        covenant_hand=["the_sun_stands_still"],
        covenant_altar=6,
        deep=["balaam", "the_walls_of_jericho"],
    )
    table.play("the_sun_stands_still")
    table.until("work")
    assert (table.damage("balaam"), table.heart("balaam")) == (4, 5)
    table.use("moses")
    table.until("work")
    assert table.where("balaam") == "deep wilderness"
    assert told(table) == ([], [], (0, 0))


def test_balaam__turned_it_cannot_go_out_until_its_new_sides_next_day() -> None:
    table = turned_balaam()
    assert table.refused("go_out", "balaam") == law.FIRST_DAY.sentence
    table.next_work()
    table.next_work()
    assert table.may("go_out", "balaam")


def test_balaam__turned_on_the_deeps_day_it_may_go_out_on_the_covenants() -> None:
    table = deep_attacks("balaam", covenant=["moses"], covenant_altar=2)
    table.use("moses")
    table.fight_out()
    table.done()
    assert (table.asked, table.asked_side) == ("work", COVENANT)
    assert table.may("go_out", "balaam")


def test_balaam__turned_it_mends_still_for_the_covenant() -> None:
    table = turned_balaam()
    table.next_work()
    table.next_work()
    table.go_out("balaam")
    table.done()
    assert table.walls == (14, 21)
    table.fight_out()
    assert table.walls == (14, 17)


def test_balaam__turned_it_stands_in_the_deeps_way() -> None:
    table = turned_balaam()
    table.next_work()
    table.go_out("cain")
    table.done()
    table.until("stand_in_the_way")
    table.stand("balaam", "cain")
    table.fight()
    assert table.where("cain") == "deep wilderness"
    assert table.testimonies == []


def test_balaam__turned_it_cannot_be_turned_again() -> None:
    table = turned_balaam()
    table.next_work()
    table.next_work()
    assert table.manna(COVENANT) == 2
    assert table.refused("use", "moses") == law.DOES_NOTHING.sentence


def test_balaam__turned_it_falls_to_its_owners_wilderness_with_no_testimony() -> None:
    table = blocks_asked("og_of_bashan", covenant=["balaam", "moses"])
    table.together("balaam", "moses", against="og_of_bashan")
    table.fight()
    table.deal("balaam", 6)
    assert table.where("balaam") == "deep wilderness"
    assert table.testimonies == [("og_of_bashan", "moses")]


def test_balaam__with_no_story_pair_moses_who_beats_it_gives_no_testimony() -> None:
    table = beaten("balaam", "moses")
    assert table.where("balaam") == "deep wilderness"
    assert told(table) == ([], [], (0, 0))
    assert stories_as_it_enters("balaam", beside="moses") == []


# The Fiery Serpents.


def test_the_fiery_serpents__when_it_falls_1_damage_to_a_covenant_character() -> None:
    table = covenant_played("fire_on_carmel", deep=["the_fiery_serpents"], covenant=["joshua"])
    assert table.where("the_fiery_serpents") == "deep wilderness"
    assert table.damage("joshua") == 1


def test_the_fiery_serpents__the_deep_chooses_which() -> None:
    table = blocks_asked("the_fiery_serpents", covenant=["joshua", "abel", "job"])
    table.stand("joshua", "the_fiery_serpents")
    table.fight()
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "job", "joshua"]
    table.choose("abel")
    assert table.where("abel") == "covenant wilderness"


def test_the_fiery_serpents__one_of_any_cost_none_of_its_own_side() -> None:
    table = covenant_played(
        "fire_on_carmel",
        "the_fiery_serpents",
        deep=["the_fiery_serpents", "cain"],
        covenant=["michael"],
    )
    assert table.damage("michael") == 1
    table = covenant_played(
        "fire_on_carmel", "the_fiery_serpents", deep=["the_fiery_serpents", "cain"]
    )
    assert not table.events_of(ev.Damaged)


def test_the_fiery_serpents__it_comes_after_the_damage_of_the_fight() -> None:
    table = blocks_asked("the_fiery_serpents", covenant=["jacob"])
    table.stand("jacob", "the_fiery_serpents")
    table.fight()
    assert [event.n for event in table.events_of(ev.Damaged)] == [1, 2, 1]
    assert table.where("jacob") == "covenant wilderness"


def test_the_fiery_serpents__with_no_covenant_character_none() -> None:
    table = covenant_played("fire_on_carmel", deep=["the_fiery_serpents"])
    assert table.where("the_fiery_serpents") == "deep wilderness"
    assert not table.events_of(ev.Damaged)


def test_the_fiery_serpents__gone_back_to_hand_has_not_fallen() -> None:
    table = covenant_played("the_bronze_serpent", deep=["the_fiery_serpents"], covenant=["joshua"])
    assert table.where("the_fiery_serpents") == "deep hand"
    assert not table.events_of(ev.Damaged)


def test_the_fiery_serpents__the_bronze_serpent_sends_it_back_for_a_testimony() -> None:
    table = covenant_played("the_bronze_serpent", deep=["the_fiery_serpents"])
    assert told(table) == both_draw("the_fiery_serpents", "the_bronze_serpent")


def test_the_fiery_serpents__felled_by_another_it_gives_none() -> None:
    table = covenant_played("fire_on_carmel", deep=["the_fiery_serpents"])
    assert told(table) == ([], [], (0, 0))


# The Anakim.


def test_the_anakim__while_in_play_your_other_giants_get_1_strength() -> None:
    table = scenario(deep=["the_anakim", "goliath_of_gath", "og_of_bashan"])
    assert (table.strength("goliath_of_gath"), table.heart("goliath_of_gath")) == (7, 4)
    assert (table.strength("og_of_bashan"), table.heart("og_of_bashan")) == (7, 6)


def test_the_anakim__not_itself_and_no_other_character() -> None:
    table = scenario(deep=["the_anakim", "cain", "amalek"])
    assert table.strength("the_anakim") == 5
    assert table.strength("cain") == table.strength("amalek") == 3


def test_the_anakim__newcomers_too_and_no_longer_than_it_is_in_play() -> None:
    table = deep_played("the_nephilim", deep=["the_anakim"], covenant_altar=4)
    assert table.strength("the_nephilim") == 6
    lone = scenario(deep=["the_nephilim"], deep_wilderness=["the_anakim"])
    assert lone.strength("the_nephilim") == 5


def test_the_anakim__it_falls_and_the_others_are_as_they_were() -> None:
    table = covenant_played(
        "fire_on_carmel", "the_anakim", deep=["the_anakim", "goliath_of_gath", "cain"]
    )
    assert table.where("the_anakim") == "deep wilderness"
    assert table.strength("goliath_of_gath") == 6


def test_the_anakim__giant_only_a_giant_slayer_stands_alone_in_its_way() -> None:
    assert who_stands_alone("the_anakim") == GIANTS_MATCH


def test_the_anakim__giant_or_2_together() -> None:
    assert two_stand_together("the_anakim") == (False, True)


def test_the_anakim__giant_it_falls_to_a_giant_slayer_before_it_deals_damage() -> None:
    assert met_by_a_giant_slayer("the_anakim") == SLAIN


def test_the_anakim__heir_of_the_nephilim() -> None:
    assert heir_costs("the_anakim", "the_nephilim") == one_less(5)


def test_the_anakim__story_moment_as_it_enters_beside_caleb() -> None:
    assert stories_as_it_enters("the_anakim", beside="caleb") == ["the_anakim"]


def test_the_anakim__caleb_slays_it_for_a_testimony() -> None:
    table = blocks_asked("the_anakim", covenant=["caleb"])
    table.stand("caleb", "the_anakim")
    table.fight()
    assert told(table) == both_draw("the_anakim", "caleb")


# The Amorite Kings.


def test_the_amorite_kings__while_in_play_your_other_army_characters_get_1_and_1() -> None:
    table = scenario(deep=["the_amorite_kings", "amalek", "the_host_of_midian"])
    assert (table.strength("amalek"), table.heart("amalek")) == (4, 3)
    assert table.strength("the_host_of_midian") == table.heart("the_host_of_midian") == 5


def test_the_amorite_kings__not_itself_no_other_character_none_of_the_covenant() -> None:
    table = scenario(deep=["the_amorite_kings", "cain"], covenant=["the_mighty_men"])
    assert (table.strength("the_amorite_kings"), table.heart("the_amorite_kings")) == (5, 4)
    assert table.strength("cain") == table.heart("cain") == 3
    assert (table.strength("the_mighty_men"), table.heart("the_mighty_men")) == (4, 5)


def test_the_amorite_kings__newcomers_too() -> None:
    table = deep_played("amalek", deep=["the_amorite_kings"])
    assert (table.strength("amalek"), table.heart("amalek")) == (4, 3)


def test_the_amorite_kings__when_it_goes_one_hurt_as_much_as_its_heart_falls_at_once() -> None:
    table = covenant_played(
        "the_sun_stands_still",
        "the_host_of_midian",
        covenant_hand=["gideon"],
        deep=["the_amorite_kings", "the_host_of_midian"],
    )
    assert table.damage("the_host_of_midian") == 4
    table.play("gideon")
    table.choose("the_amorite_kings")
    table.until("work")
    assert table.where("the_amorite_kings") == "deep hand"
    assert table.where("the_host_of_midian") == "deep wilderness"


def test_the_amorite_kings__army_only_heavenly_or_army_cards_stand_alone_in_its_way() -> None:
    assert who_stands_alone("the_amorite_kings") == HEAVENLY_OR_ARMY


def test_the_amorite_kings__army_or_2_together() -> None:
    assert two_stand_together("the_amorite_kings") == (False, True)


def test_the_amorite_kings__the_sun_stands_still_makes_it_fall_for_a_testimony() -> None:
    table = covenant_played("the_sun_stands_still", deep=["the_amorite_kings"])
    assert table.where("the_amorite_kings") == "deep wilderness"
    assert told(table) == both_draw("the_amorite_kings", "the_sun_stands_still")


def test_the_amorite_kings__hurt_by_the_sun_and_felled_by_another_that_day_too() -> None:
    table = deep_attacks(
        "the_amorite_kings",
        deep=["the_amorite_kings", "the_walls_of_jericho"],
        covenant=["the_mighty_men"],
        covenant_hand=["the_sun_stands_still"],
        covenant_altar=3,
    )
    table.play("the_sun_stands_still")
    table.until("stand_in_the_way")
    assert table.damage("the_amorite_kings") == 4
    table.stand("the_mighty_men", "the_amorite_kings")
    table.fight()
    assert table.where("the_amorite_kings") == "deep wilderness"
    assert table.testimonies == [("the_amorite_kings", "the_sun_stands_still")]
    assert drawn_today(table, COVENANT) == drawn_today(table, DEEP) == 1


def test_the_amorite_kings__hurt_by_the_sun_and_felled_by_the_fire_give_none() -> None:
    table = covenant_played(
        "the_sun_stands_still",
        covenant_hand=["fire_on_carmel"],
        deep=["the_amorite_kings", "the_walls_of_jericho"],
    )
    assert table.damage("the_amorite_kings") == 4
    table.play("fire_on_carmel")
    table.until("work")
    assert table.where("the_amorite_kings") == "deep wilderness"
    assert told(table) == ([], [], (0, 0))
