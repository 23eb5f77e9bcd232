"""The Tower of Babel, Sodom, the Golden Calf and the Walls of Jericho."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import (
    covenant_attacks,
    covenant_draws,
    covenant_played,
    deep_played,
    deep_plays,
    goes_out,
    stories_as_it_enters,
    told,
)
from tests.support import deep_attacks, scenario

WALLS = "the_walls_of_jericho"

# The Tower of Babel.


def test_the_tower_of_babel__when_it_enters_mend_2_walls() -> None:
    table = deep_plays("the_tower_of_babel", walls=(13, 15))
    assert table.walls == (13, 15)
    table.until("work")
    assert table.walls == (13, 17)


def test_the_tower_of_babel__walls_never_pass_30() -> None:
    assert deep_played("the_tower_of_babel", walls=(13, 29)).walls == (13, 30)
    table = deep_played("the_tower_of_babel", walls=(13, 30))
    assert table.walls == (13, 30)
    assert table.where("the_tower_of_babel") == "deep field"


def test_the_tower_of_babel__when_3_go_out_they_get_1_strength() -> None:
    table = deep_attacks(
        "cain", "agag", "balaam", deep=["the_tower_of_babel", "cain", "agag", "balaam", "ahab"]
    )
    assert [table.strength(one) for one in ("cain", "agag", "balaam")] == [4, 4, 5]
    assert table.strength("ahab") == 3  # He stayed at home.
    table.forget()
    table.fight_out()
    assert sum(event.n for event in table.events_of(ev.WallsBroken)) == 13


def test_the_tower_of_babel__no_heart() -> None:
    three = ["cain", "agag", "ahab"]
    table = deep_attacks(*three, deep=["the_tower_of_babel", *three])
    assert [table.heart(one) for one in three] == [3, 2, 3]


def test_the_tower_of_babel__when_2_go_out_none() -> None:
    table = deep_attacks("cain", "agag", deep=["the_tower_of_babel", "cain", "agag", "balaam"])
    assert [table.strength(one) for one in ("cain", "agag")] == [3, 3]


def test_the_tower_of_babel__4_are_3_or_more_and_get_it_once() -> None:
    four = ["cain", "agag", "ahab", "nimrod"]
    table = deep_attacks(*four, deep=["the_tower_of_babel", *four])
    assert [table.strength(one) for one in four] == [4, 4, 4, 5]


def test_the_tower_of_babel__until_evening() -> None:
    three = ["cain", "agag", "ahab"]
    table = deep_attacks(*three, deep=["the_tower_of_babel", *three], walls=(30, 21))
    table.fight_out()
    assert [table.strength(one) for one in three] == [3, 3, 3]


def test_the_tower_of_babel__they_keep_it_when_some_turn_back() -> None:
    three = ["cain", "agag", "ahab"]
    table = deep_attacks(
        *three,
        deep=["the_tower_of_babel", *three],
        covenant=["hezekiah"],
        covenant_altar=3,
    )
    table.use("hezekiah")
    table.choose("cain")
    table.until("stand_in_the_way")
    assert [table.strength(one) for one in three] == [4, 4, 4]


def test_the_tower_of_babel__not_for_3_of_the_covenant() -> None:
    three = ["joshua", "gideon", "adam"]
    table = covenant_attacks(*three, deep=["the_tower_of_babel"])
    assert [table.strength(one) for one in three] == [4, 2, 1]


# Sodom.


def test_sodom__while_in_play_covenant_characters_enter_sideways() -> None:
    table = covenant_played("joshua", deep=["sodom"])
    assert table.is_sideways("joshua")


def test_sodom__not_a_holy_thing_and_no_character_of_the_deep() -> None:
    assert not covenant_played("the_bronze_altar", deep=["sodom"]).is_sideways("the_bronze_altar")
    assert not deep_played("cain", deep=["sodom"]).is_sideways("cain")


def test_sodom__those_in_play_stand_on() -> None:
    assert not deep_played("sodom", covenant=["joshua"]).is_sideways("joshua")


def test_sodom__who_entered_sideways_stands_up_on_the_next_morning() -> None:
    table = covenant_played("joshua", deep=["sodom"])
    table.next_work()
    assert table.is_sideways("joshua")
    table.next_work()
    assert table.may("go_out", "joshua")


def test_sodom__an_answer_on_the_deeps_day_cannot_stand_in_the_way() -> None:
    table = deep_attacks("cain", deep=["cain", "sodom"], covenant_hand=["miriam"], covenant_altar=1)
    table.play("miriam")
    table.until("stand_in_the_way")
    assert table.refused("stand", "miriam", "cain") == law.IS_SIDEWAYS.sentence


def test_sodom__one_that_returns_too() -> None:
    table = scenario(covenant_wilderness=["job"], covenant_altar=3, deep=["sodom"])
    table.return_card("job")
    table.until("work")
    assert table.is_sideways("job")


def test_sodom__one_that_is_turned_does_not_enter_and_stands_on() -> None:
    table = scenario(covenant=["elisha"], covenant_altar=3, deep=["sodom", "naaman"])
    table.use("elisha")
    table.until("work")
    assert table.where("naaman") == "covenant field"
    assert not table.is_sideways("naaman")


def test_sodom__stops_working_beside_abraham_and_works_again_when_he_is_gone() -> None:
    table = covenant_played(
        "joshua",
        covenant=["abraham"],
        covenant_hand=["eve"],
        deep=["sodom"],
        deep_hand=["jezebel"],
        deep_altar=4,
    )
    assert not table.is_sideways("joshua")
    table.next_work()
    table.play("jezebel")
    table.choose("abraham")
    table.until("work")
    table.next_work()
    table.play("eve")
    table.until("work")
    assert table.is_sideways("eve")


def test_sodom__entering_beside_abraham_a_testimony_the_story_read_once() -> None:
    table = deep_played("sodom", covenant=["abraham"])
    assert table.testimonies == [("sodom", "abraham")]
    assert table.stories_read == ["sodom"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_sodom__abraham_who_enters_gives_a_testimony_the_story_read_once() -> None:
    table = covenant_played("abraham", deep=["sodom"])
    assert told(table) == covenant_draws("sodom", "abraham")


def test_sodom__sent_to_the_wilderness_by_the_trumpets_it_gives_none() -> None:
    table = covenant_played("the_trumpets_at_jericho", deep=["sodom"])
    assert table.where("sodom") == "deep wilderness"
    assert told(table) == ([], [], (0, 0))


# The Golden Calf.


def test_the_golden_calf__while_in_play_the_covenants_offering_is_turned_sideways() -> None:
    table = scenario(
        step="offering", covenant_hand=["adam"], covenant_altar=["eve"], deep=["the_golden_calf"]
    )
    table.lay("adam")
    assert table.where("adam") == "covenant altar"
    assert table.is_sideways("adam")
    assert not table.is_sideways("eve")
    assert table.manna(COVENANT) == 1


def test_the_golden_calf__it_stands_up_on_the_next_morning() -> None:
    table = scenario(step="offering", covenant_hand=["adam"], deep=["the_golden_calf"])
    table.lay("adam")
    table.next_work()
    assert table.is_sideways("adam")
    table.next_work()
    assert not table.is_sideways("adam")


def test_the_golden_calf__not_the_deeps_offering() -> None:
    table = scenario(step="offering", whose=DEEP, deep_hand=["cain"], deep=["the_golden_calf"])
    table.lay("cain")
    assert not table.is_sideways("cain")


def test_the_golden_calf__without_it_the_offering_stands() -> None:
    table = scenario(step="offering", covenant_hand=["adam"], deep_hand=["the_golden_calf"])
    table.lay("adam")
    assert not table.is_sideways("adam")


def test_the_golden_calf__not_what_a_power_lays_nor_an_altar_card_that_lies_there() -> None:
    table = scenario(
        covenant=["the_bronze_altar"],
        covenant_hand=["adam"],
        covenant_altar=["eve", "abel"],
        covenant_deck=["job"],
        deep=["the_golden_calf"],
    )
    table.use("the_bronze_altar")
    table.until("work")
    assert table.is_sideways("job")  # As the altar says: spent.
    assert table.standing_altar(COVENANT) == ["abel"]


def test_the_golden_calf__story_moment_as_it_enters_beside_moses() -> None:
    assert stories_as_it_enters("the_golden_calf", beside="moses") == ["the_golden_calf"]


def test_the_golden_calf__moses_sends_it_away_for_a_testimony_the_deep_draws_nothing() -> None:
    table = covenant_played(
        "moses", covenant_deck=["eve"], covenant_deck_size=1, deep=["the_golden_calf"]
    )
    assert table.where("the_golden_calf") == "deep wilderness"
    assert told(table) == covenant_draws("the_golden_calf", "moses")


# The Walls of Jericho.


def test_the_walls_of_jericho__while_in_play_your_characters_get_1_heart() -> None:
    table = scenario(deep=[WALLS, "cain", "amalek"], covenant=["joshua"])
    assert (table.strength("cain"), table.heart("cain")) == (3, 4)
    assert table.heart("amalek") == 3
    assert table.heart("joshua") == 4


def test_the_walls_of_jericho__newcomers_too() -> None:
    assert deep_played("cain", deep=[WALLS]).heart("cain") == 4


def test_the_walls_of_jericho__gone_one_hurt_as_much_as_its_heart_falls_at_once() -> None:
    table = covenant_played(
        "the_sun_stands_still",
        covenant_hand=["the_trumpets_at_jericho"],
        deep=[WALLS, "goliath_of_gath"],
    )
    assert table.where("goliath_of_gath") == "deep field"
    table.play("the_trumpets_at_jericho")
    table.until("work")
    assert table.where("goliath_of_gath") == "deep wilderness"


def test_the_walls_of_jericho__3_manna_a_covenant_attacker_turns_back() -> None:
    table = covenant_attacks("joshua", deep=[WALLS], deep_altar=3)
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    table.use(WALLS)
    table.fight_out()
    assert table.is_sideways("joshua")
    assert table.walls == (13, 21)
    assert table.testimonies == []


def test_the_walls_of_jericho__the_deep_chooses_which_attacker() -> None:
    table = covenant_attacks("joshua", "gideon", covenant=["adam"], deep=[WALLS], deep_altar=3)
    table.use(WALLS)
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["gideon", "joshua"]
    table.choose("joshua")
    table.fight_out()
    assert table.walls == (13, 19)


def test_the_walls_of_jericho__an_attacker_of_any_cost_not_one_sideways_at_home() -> None:
    table = covenant_attacks(
        "michael", covenant=["adam"], sideways=["adam"], deep=[WALLS], deep_altar=3
    )
    table.use(WALLS)
    assert table.asked == "pause"
    table.fight_out()
    assert table.walls == (13, 21)


def test_the_walls_of_jericho__in_the_pause_before_damage_too_its_blocker_stays_standing() -> None:
    table = covenant_attacks("joshua", deep=[WALLS, "agag"], deep_altar=3)
    table.until("stand_in_the_way")
    table.stand("agag", "joshua")
    table.done()
    table.use(WALLS)
    table.fight_out()
    assert table.where("agag") == "deep field"
    assert not table.is_sideways("agag")


def test_the_walls_of_jericho__once_a_day_and_with_3_manna() -> None:
    table = covenant_attacks("joshua", "gideon", deep=[WALLS], deep_altar=6)
    table.use(WALLS)
    table.choose("joshua")
    table.pass_both()
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert table.refused("use", WALLS) == law.USED.sentence
    table = covenant_attacks("joshua", deep=[WALLS], deep_altar=2)
    assert table.refused("use", WALLS) == law.TOO_DEAR.sentence


def test_the_walls_of_jericho__do_nothing_in_the_work_nor_to_one_in_the_way() -> None:
    table = scenario(whose=DEEP, deep=[WALLS], deep_altar=3, covenant=["joshua"])
    assert table.refused("use", WALLS) == law.DOES_NOTHING.sentence
    table = goes_out("cain", "joshua", deep=["cain", WALLS], deep_altar=3)
    table.stand("joshua", "cain")
    table.done()
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert table.refused("use", WALLS) == law.DOES_NOTHING.sentence


def test_the_walls_of_jericho__an_attacker_gone_in_the_pause_is_not_replaced() -> None:
    table = covenant_attacks(
        "adam", "joshua", covenant=["noah"], covenant_altar=1, deep=[WALLS], deep_altar=3
    )
    table.use(WALLS)
    table.choose("adam")
    table.use("noah")
    table.choose("adam")
    table.fight_out()
    assert table.where("adam") == "covenant hand"
    assert table.walls == (13, 17)


def test_the_walls_of_jericho__the_trumpets_send_it_away_for_a_testimony() -> None:
    table = covenant_played("the_trumpets_at_jericho", deep=[WALLS])
    assert table.where(WALLS) == "deep wilderness"
    assert told(table) == covenant_draws(WALLS, "the_trumpets_at_jericho")


def test_the_walls_of_jericho__sent_away_by_the_ark_it_gives_none() -> None:
    table = scenario(covenant=["the_ark_of_the_covenant"], covenant_altar=3, deep=[WALLS])
    table.use("the_ark_of_the_covenant")
    table.until("work")
    assert table.where(WALLS) == "deep wilderness"
    assert told(table) == ([], [], (0, 0))
