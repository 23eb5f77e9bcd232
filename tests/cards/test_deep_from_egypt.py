"""Pharaoh, the Magicians of Egypt, Pharaoh's Chariots, Amalek and Og of Bashan."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.options import NOT_ASKED
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import (
    GIANTS_MATCH,
    HEAVENLY_OR_ARMY,
    SLAIN,
    beaten,
    both_draw,
    covenant_attacks,
    covenant_draws,
    covenant_played,
    covenant_plays,
    deep_plays,
    goes_out,
    met_by_a_giant_slayer,
    stories_as_it_enters,
    told,
    two_stand_together,
    who_stands_alone,
)
from tests.support import Table, blocks_asked, deep_attacks, scenario

MAGICIANS = "the_magicians_of_egypt"

# Pharaoh.


def test_pharaoh__while_in_play_1_heart_for_each_miracle_and_act() -> None:
    lost = ["fire_on_carmel", "manna_from_heaven", "the_bronze_serpent"]
    table = scenario(deep=["pharaoh"], covenant_wilderness=lost)
    assert (table.strength("pharaoh"), table.heart("pharaoh")) == (4, 8)


def test_pharaoh__with_none_there_its_heart_is_5() -> None:
    assert scenario(deep=["pharaoh"]).heart("pharaoh") == 5


def test_pharaoh__neither_characters_nor_holy_things_count() -> None:
    lost = ["joshua", "the_bronze_altar", "the_trumpets_at_jericho"]
    assert scenario(deep=["pharaoh"], covenant_wilderness=lost).heart("pharaoh") == 6


def test_pharaoh__in_the_covenants_wilderness_not_in_hand_nor_schemes_of_the_deep() -> None:
    table = scenario(
        deep=["pharaoh"],
        deep_wilderness=["the_bad_report", "bricks_without_straw"],
        covenant_hand=["fire_on_carmel"],
        covenant_altar=["the_bronze_serpent"],
    )
    assert table.heart("pharaoh") == 5


def test_pharaoh__a_miracle_counts_once_it_is_done() -> None:
    table = covenant_plays("manna_from_heaven", deep=["pharaoh"])
    assert table.heart("pharaoh") == 5
    table.until("work")
    assert table.heart("pharaoh") == 6


def test_pharaoh__story_moment_as_it_enters_beside_moses() -> None:
    assert stories_as_it_enters("pharaoh", beside="moses") == ["pharaoh"]


def test_pharaoh__moses_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("pharaoh", "moses")) == both_draw("pharaoh", "moses")


# The Magicians of Egypt.


def noahs_power(deep_altar: int = 2, *fresh: str) -> Table:
    """Noah's ◇ power is announced, and the Deep speaks first in its pause."""
    table = scenario(
        covenant=["noah", "adam"],
        covenant_altar=4,
        deep=[MAGICIANS],
        deep_altar=deep_altar,
        fresh=fresh,
    )
    table.use("noah")
    return table


def test_the_magicians_of_egypt__2_manna_stop_a_power_the_covenant_just_played() -> None:
    table = noahs_power()
    table.use(MAGICIANS)
    table.until("work")
    assert table.where("adam") == "covenant field"
    assert table.manna(COVENANT) == 3  # Its cost stays paid.
    assert table.refused("use", "noah") == law.USED.sentence
    assert table.manna(DEEP) == 0


def test_the_magicians_of_egypt__not_stopped_noah_has_his_way() -> None:
    table = noahs_power()
    table.until("work")
    assert table.where("adam") == "covenant hand"


def test_the_magicians_of_egypt__with_1_manna_they_cannot() -> None:
    assert noahs_power(deep_altar=1).refused("use", MAGICIANS) == law.TOO_DEAR.sentence


def test_the_magicians_of_egypt__newly_come_or_sideways_they_can() -> None:
    table = noahs_power(2, MAGICIANS)
    assert table.may("use", MAGICIANS)
    table = scenario(
        covenant=["noah", "adam"],
        covenant_altar=1,
        deep=[MAGICIANS],
        deep_altar=2,
        sideways=[MAGICIANS],
    )
    table.use("noah")
    assert table.may("use", MAGICIANS)


def test_the_magicians_of_egypt__stop_no_act_no_miracle_no_character() -> None:
    for card in ("the_trumpets_at_jericho", "manna_from_heaven", "samuel", "the_bronze_altar"):
        table = covenant_plays(card, deep=[MAGICIANS], deep_altar=2)
        assert table.asked_side == DEEP
        assert table.refused("use", MAGICIANS) == law.DOES_NOTHING.sentence


def test_the_magicians_of_egypt__do_nothing_in_their_own_work() -> None:
    table = scenario(whose=DEEP, deep=[MAGICIANS], deep_altar=2, covenant=["noah", "adam"])
    assert table.refused("use", MAGICIANS) == law.DOES_NOTHING.sentence


def test_the_magicians_of_egypt__do_nothing_in_the_pause_of_a_battle() -> None:
    table = covenant_attacks("joshua", deep=[MAGICIANS], deep_altar=2)
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert table.refused("use", MAGICIANS) == law.DOES_NOTHING.sentence


def test_the_magicians_of_egypt__stop_moses_before_balaam_is_turned() -> None:
    table = deep_attacks(
        "balaam",
        covenant=["moses"],
        covenant_altar=2,
        deep=["balaam", MAGICIANS],
        deep_altar=2,
    )
    table.use("moses")
    table.use(MAGICIANS)
    table.until("stand_in_the_way")
    assert table.where("balaam") == "deep field"


def test_the_magicians_of_egypt__once_in_every_day() -> None:
    table = scenario(
        covenant=["noah", "adam", "the_bronze_basin", "eve"],
        covenant_altar=6,
        covenant_hand=["jacob"],
        deep=[MAGICIANS],
        deep_hand=["leviathan"],
        deep_altar=6,
        sideways=["eve"],
    )
    table.use("noah")
    table.choose("adam")
    table.use(MAGICIANS)
    table.until("work")
    table.use("the_bronze_basin")
    assert table.refused("use", MAGICIANS) == law.USED.sentence
    table.until("work")
    table.next_work()
    table.next_work()
    table.use("noah")
    table.choose("adam")
    assert table.may("use", MAGICIANS)


def test_the_magicians_of_egypt__story_moment_as_they_enter_beside_aaron() -> None:
    assert stories_as_it_enters(MAGICIANS, beside="aaron") == [MAGICIANS]


def test_the_magicians_of_egypt__aaron_stops_their_power_for_a_testimony() -> None:
    table = scenario(
        covenant=["aaron", "noah", "adam"], covenant_altar=3, deep=[MAGICIANS], deep_altar=2
    )
    table.use("noah")
    table.choose("adam")
    table.use(MAGICIANS)
    table.use("aaron")
    table.until("work")
    assert table.where("adam") == "covenant hand"
    assert told(table) == covenant_draws(MAGICIANS, "aaron")


def test_the_magicians_of_egypt__aaron_makes_them_fall_for_a_testimony() -> None:
    assert told(beaten(MAGICIANS, "aaron")) == both_draw(MAGICIANS, "aaron")


# Pharaoh's Chariots.


def test_pharaohs_chariots__army_only_heavenly_or_army_cards_stand_alone_in_its_way() -> None:
    assert who_stands_alone("pharaohs_chariots") == HEAVENLY_OR_ARMY


def test_pharaohs_chariots__army_or_2_together() -> None:
    assert two_stand_together("pharaohs_chariots") == (False, True)


def test_pharaohs_chariots__army_may_stand_in_the_way_of_the_cherubim() -> None:
    table = covenant_attacks("the_cherubim", deep=["pharaohs_chariots", "ahab"])
    table.until("stand_in_the_way")
    table.stand("pharaohs_chariots", "the_cherubim")
    assert table.may("done")


def test_pharaohs_chariots__the_parting_of_the_sea_makes_them_fall_for_a_testimony() -> None:
    table = deep_attacks(
        "pharaohs_chariots", covenant_hand=["the_parting_of_the_sea"], covenant_altar=4
    )
    table.play("the_parting_of_the_sea")
    table.until("offering")
    assert table.where("pharaohs_chariots") == "deep wilderness"
    assert table.walls == (13, 21)
    pair = ("pharaohs_chariots", "the_parting_of_the_sea")
    assert told(table) == both_draw(*pair)


def test_pharaohs_chariots__turned_back_by_the_pillar_give_no_testimony() -> None:
    table = deep_attacks(
        "pharaohs_chariots", covenant_hand=["the_pillar_of_cloud_and_fire"], covenant_altar=3
    )
    table.play("the_pillar_of_cloud_and_fire")
    table.until("offering")
    assert table.where("pharaohs_chariots") == "deep field"
    assert table.testimonies == []


# Amalek.


def test_amalek__army_only_heavenly_or_army_cards_stand_alone_in_its_way() -> None:
    assert who_stands_alone("amalek") == HEAVENLY_OR_ARMY


def test_amalek__army_or_2_together() -> None:
    assert two_stand_together("amalek") == (False, True)


def test_amalek__return_pay_4_to_play_it_from_your_wilderness() -> None:
    table = scenario(whose=DEEP, deep_wilderness=["amalek"], deep_altar=5)
    table.return_card("amalek")
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    table.until("work")
    assert table.where("amalek") == "deep field"
    assert table.manna(DEEP) == 1
    assert table.refused("go_out", "amalek") == law.FIRST_DAY.sentence


def test_amalek__return_not_for_3() -> None:
    table = scenario(whose=DEEP, deep_wilderness=["amalek"], deep_altar=3)
    assert table.refused("return_card", "amalek") == law.TOO_DEAR.sentence


def test_amalek__return_only_from_the_wilderness() -> None:
    table = scenario(whose=DEEP, deep_hand=["amalek"], deep_altar=4)
    assert table.refused("return_card", "amalek") == law.NO_RETURN.sentence


def test_amalek__return_in_your_work_not_in_a_pause() -> None:
    table = covenant_plays("samuel", deep_wilderness=["amalek"], deep_altar=4)
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert table.refused("return_card", "amalek") == NOT_ASKED.sentence


def test_amalek__returned_it_leaves_the_game_when_it_would_fall() -> None:
    table = blocks_asked("amalek", covenant=["the_mighty_men"], returned=["amalek"])
    table.stand("the_mighty_men", "amalek")
    table.fight()
    assert table.where("amalek") == "out"
    assert table.events_of(ev.LeftTheGame)
    assert not table.events_of(ev.Fell)


def test_amalek__out_of_the_game_it_leaves_agag_no_heir() -> None:
    table = blocks_asked("amalek", covenant=["the_mighty_men"], returned=["amalek"])
    assert table.cost("agag") == 1
    table.stand("the_mighty_men", "amalek")
    table.fight()
    assert table.cost("agag") == 2


def test_amalek__not_returned_it_falls_to_the_wilderness() -> None:
    table = goes_out("amalek", "the_mighty_men")
    table.stand("the_mighty_men", "amalek")
    table.fight()
    assert table.where("amalek") == "deep wilderness"


def test_amalek__returned_and_sent_to_hand_it_is_like_any_other_again() -> None:
    table = covenant_played(
        "gideon",
        covenant_hand=["fire_on_carmel"],
        deep=["amalek"],
        returned=["amalek"],
        deep_altar=7,
    )
    assert table.where("amalek") == "deep hand"
    table.next_work()
    table.play("amalek")
    table.until("work")
    table.next_work()
    table.play("fire_on_carmel")
    table.until("work")
    assert table.where("amalek") == "deep wilderness"


def test_amalek__story_moment_as_it_enters_beside_joshua() -> None:
    assert stories_as_it_enters("amalek", beside="joshua") == ["amalek"]


def test_amalek__story_moment_as_it_returns_beside_joshua() -> None:
    table = scenario(whose=DEEP, deep_wilderness=["amalek"], deep_altar=4, covenant=["joshua"])
    table.return_card("amalek")
    table.until("work")
    assert table.stories_read == ["amalek"]


def test_amalek__joshua_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("amalek", "joshua")) == both_draw("amalek", "joshua")


def test_amalek__joshua_makes_it_leave_the_game_for_a_testimony_too() -> None:
    table = beaten("amalek", "joshua", returned=["amalek"])
    assert table.where("amalek") == "out"
    assert told(table) == both_draw("amalek", "joshua")


# Og of Bashan.


def test_og_of_bashan__giant_only_a_giant_slayer_stands_alone_in_its_way() -> None:
    assert who_stands_alone("og_of_bashan") == GIANTS_MATCH


def test_og_of_bashan__giant_or_2_together() -> None:
    assert two_stand_together("og_of_bashan") == (False, True)


def test_og_of_bashan__giant_it_falls_to_a_giant_slayer_before_it_deals_damage() -> None:
    assert met_by_a_giant_slayer("og_of_bashan") == SLAIN


def test_og_of_bashan__giant_in_a_slayers_way_it_falls_too() -> None:
    table = covenant_attacks("caleb", deep=["og_of_bashan"])
    table.until("stand_in_the_way")
    table.stand("og_of_bashan", "caleb")
    table.fight()
    assert table.where("og_of_bashan") == "deep wilderness"
    assert not table.events_of(ev.Damaged)
    assert table.walls == (13, 21)


def test_og_of_bashan__story_moment_as_it_enters_beside_moses() -> None:
    assert stories_as_it_enters("og_of_bashan", beside="moses") == ["og_of_bashan"]


def test_og_of_bashan__moses_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("og_of_bashan", "moses")) == both_draw("og_of_bashan", "moses")


def test_og_of_bashan__slain_by_caleb_beside_moses_is_no_testimony() -> None:
    table = goes_out("og_of_bashan", "moses", "caleb")
    table.together("moses", "caleb", against="og_of_bashan")
    table.fight()
    assert table.where("og_of_bashan") == "deep wilderness"
    assert table.testimonies == []


def test_og_of_bashan__entering_it_waits_a_day_before_it_goes_out() -> None:
    table = deep_plays("og_of_bashan")
    table.until("work")
    assert table.refused("go_out", "og_of_bashan") == law.FIRST_DAY.sentence
