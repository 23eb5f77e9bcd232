"""Abraham, Sarah, Isaac, Jacob and Joseph."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import (
    deep_plays,
    drawn_today,
    fallen_in_the_way,
    heir_costs,
    one_less,
)
from tests.support import blocks_asked, deep_attacks, scenario

# Abraham.


def test_abraham__your_other_elders_get_1_strength_and_1_heart() -> None:
    table = scenario(covenant=["abraham", "adam", "job"])
    assert (table.strength("adam"), table.heart("adam")) == (2, 3)
    assert (table.strength("job"), table.heart("job")) == (2, 6)


def test_abraham__not_himself() -> None:
    table = scenario(covenant=["abraham"])
    assert (table.strength("abraham"), table.heart("abraham")) == (2, 4)


def test_abraham__not_one_that_is_no_elder() -> None:
    table = scenario(covenant=["abraham", "eve"])
    assert (table.strength("eve"), table.heart("eve")) == (1, 1)


def test_abraham__newcomers_too() -> None:
    table = scenario(covenant=["abraham"], covenant_hand=["adam"], covenant_altar=1)
    table.play("adam")
    table.until("work")
    assert (table.strength("adam"), table.heart("adam")) == (2, 3)


def test_abraham__only_while_in_play() -> None:
    table = scenario(covenant=["abraham", "noah", "adam"], covenant_altar=1)
    table.use("noah")
    table.choose("abraham")
    table.until("work")
    assert (table.strength("adam"), table.heart("adam")) == (1, 2)


def test_abraham__one_that_he_kept_standing_falls_when_he_has_left() -> None:
    table = blocks_asked("belshazzar", "naaman", covenant=["abraham", "adam"])
    table.stand("adam", "belshazzar")
    table.stand("abraham", "naaman")
    table.fight()
    assert table.where("abraham") == "covenant wilderness"
    assert table.where("adam") == "covenant wilderness"
    fallen = [table.id_of(event.ref) for event in table.events_of(ev.Fell)]
    assert fallen == ["belshazzar", "abraham", "adam"]


def test_abraham__one_hurt_falls_outside_of_fights_too_when_he_has_left() -> None:
    table = deep_attacks("the_dragon", covenant=["abraham", "noah", "adam"], covenant_altar=1)
    table.choose("adam")
    assert (table.damage("adam"), table.heart("adam")) == (2, 3)
    table.use("noah")
    table.choose("abraham")
    table.pass_both()
    assert table.where("adam") == "covenant wilderness"


def test_abraham__while_in_play_sodom_stops_working() -> None:
    table = scenario(covenant=["abraham"], deep=["sodom"], covenant_hand=["eve"], covenant_altar=1)
    table.play("eve")
    table.until("work")
    assert not table.is_sideways("eve")


def test_abraham__entering_beside_sodom_he_comes_sideways_and_stops_it_from_then_on() -> None:
    table = scenario(
        covenant_hand=["abraham", "eve"], covenant_altar=4, deep=["sodom"], covenant_deck=["adam"]
    )
    for card in ("abraham", "eve"):
        table.play(card)
        table.until("work")
    assert table.is_sideways("abraham")
    assert not table.is_sideways("eve")


def test_abraham__sodom_works_again_when_he_has_left() -> None:
    table = scenario(
        covenant=["abraham", "noah"], deep=["sodom"], covenant_hand=["eve"], covenant_altar=2
    )
    table.use("noah")
    table.until("work")
    table.play("eve")
    table.until("work")
    assert table.is_sideways("eve")


def test_abraham__entering_beside_sodom_is_a_testimony_of_sodom() -> None:
    table = scenario(covenant_hand=["abraham"], deep=["sodom"], covenant_altar=3)
    table.play("abraham")
    table.until("work")
    assert table.testimonies == [("sodom", "abraham")]
    assert table.stories_read == ["abraham"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_abraham__sodom_entering_beside_him_is_a_testimony_too() -> None:
    table = deep_plays("sodom", covenant=["abraham"])
    table.until("work")
    assert table.where("sodom") == "deep field"
    assert table.testimonies == [("sodom", "abraham")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_abraham__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("abraham")
    assert table.where("abraham") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


# Sarah.


def test_sarah__when_it_enters_search_your_deck_for_isaac() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2)
    assert table.where("isaac") == "covenant deck"
    table.play("sarah")
    table.until("work")
    assert table.where("isaac") == "covenant hand"
    assert len(table.events_of(ev.Found)) == len(table.events_of(ev.Shuffled)) == 1


def test_sarah__searching_is_not_drawing() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2)
    table.play("sarah")
    table.until("work")
    assert table.drawn(COVENANT) == 0


def test_sarah__isaac_who_is_not_in_the_deck_is_not_found() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_wilderness=["isaac"], covenant_altar=2)
    table.play("sarah")
    table.until("work")
    assert table.where("sarah") == "covenant field"
    assert table.where("isaac") == "covenant wilderness"
    assert not table.events_of(ev.Found)


def test_sarah__searching_an_empty_deck_breaks_nothing() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2, covenant_deck_size=0)
    table.play("sarah")
    table.until("work")
    assert table.where("sarah") == "covenant field"
    assert table.walls == (13, 21)


def test_sarah__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("sarah")
    assert table.where("sarah") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


# Isaac.


def test_isaac__heir_of_abraham() -> None:
    assert heir_costs("isaac", "abraham") == one_less(2)


def test_isaac__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("isaac")
    assert table.where("isaac") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


def test_isaac__return_in_your_work_pay_2_to_play_it_from_your_wilderness() -> None:
    table = scenario(covenant_wilderness=["isaac"], covenant_altar=3)
    table.return_card("isaac")
    assert table.asked == "pause"
    table.until("work")
    assert table.where("isaac") == "covenant field"
    assert table.manna(COVENANT) == 1


def test_isaac__return_never_goes_down_with_his_father_in_play() -> None:
    table = scenario(covenant=["abraham"], covenant_wilderness=["isaac"], covenant_altar=1)
    assert table.refused("return_card", "isaac") == law.TOO_DEAR.sentence


def test_isaac__return_only_from_the_wilderness() -> None:
    table = scenario(covenant_hand=["isaac"], covenant_altar=2)
    assert table.refused("return_card", "isaac") == law.NO_RETURN.sentence


def test_isaac__return_is_not_for_a_pause() -> None:
    table = deep_plays("cain", covenant_wilderness=["isaac"], covenant_altar=2)
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("return_card", "isaac") == "That is not what is asked now."


def test_isaac__returned_and_falling_he_leaves_the_game_and_draws_nothing() -> None:
    table = blocks_asked("naaman", covenant=["isaac"], returned=["isaac"])
    table.stand("isaac", "naaman")
    table.fight()
    assert table.where("isaac") == "out"
    assert drawn_today(table, COVENANT) == 0


# Jacob.


def test_jacob__heir_of_isaac() -> None:
    assert heir_costs("jacob", "isaac") == one_less(2)


def test_jacob__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("jacob")
    assert table.where("jacob") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


# Joseph.


def test_joseph__heir_of_jacob() -> None:
    assert heir_costs("joseph", "jacob") == one_less(4)


def test_joseph__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("joseph")
    assert table.where("joseph") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


def test_joseph__when_it_enters_lay_the_top_card_of_your_deck_on_your_altar_spent() -> None:
    table = scenario(covenant_hand=["joseph"], covenant_altar=4, covenant_deck=["eve", "adam"])
    table.play("joseph")
    assert table.where("eve") == "covenant deck"
    table.until("work")
    assert table.where("eve") == "covenant altar"
    assert table.is_sideways("eve")
    assert table.manna(COVENANT) == 0


def test_joseph__with_an_empty_deck_he_lays_and_breaks_nothing() -> None:
    table = scenario(covenant_hand=["joseph"], covenant_altar=4, covenant_deck_size=0)
    table.play("joseph")
    table.until("work")
    assert table.where("joseph") == "covenant field"
    assert len(table.altar(COVENANT)) == 4
    assert table.walls == (13, 21)


def test_joseph__2_manna_stop_a_scheme_the_deep_just_played() -> None:
    table = deep_plays("darkness_on_the_deep", covenant=["joseph"], covenant_altar=2)
    table.use("joseph")
    table.until("work")
    assert table.walls == (13, 21)
    assert table.drawn(DEEP) == 0
    assert table.where("darkness_on_the_deep") == "deep wilderness"
    assert table.manna(DEEP) == 4  # Its cost stays paid.


def test_joseph__stopping_the_pit_at_dothan_is_a_testimony() -> None:
    table = deep_plays("the_pit_at_dothan", covenant=["joseph"], covenant_altar=2)
    table.use("joseph")
    table.until("work")
    assert table.testimonies == [("the_pit_at_dothan", "joseph")]
    assert table.stories_read == ["joseph"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_joseph__stopping_another_scheme_is_none() -> None:
    table = deep_plays("naboths_vineyard", covenant=["joseph"], covenant_altar=2)
    table.use("joseph")
    table.until("work")
    assert table.testimonies == []
    assert len(table.altar(COVENANT)) == 2


def test_joseph__stops_no_character_no_stronghold() -> None:
    for card in ("cain", "sodom"):
        table = deep_plays(card, covenant=["joseph"], covenant_altar=2)
        assert table.asked_side == COVENANT
        assert table.refused("use", "joseph") == law.DOES_NOTHING.sentence


def test_joseph__stops_no_power_of_the_deep() -> None:
    table = scenario(
        covenant=["joseph", "noah", "adam"],
        covenant_altar=3,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("noah")
    table.choose("adam")
    table.use("the_magicians_of_egypt")
    assert table.refused("use", "joseph") == law.DOES_NOTHING.sentence


def test_joseph__does_nothing_in_his_own_work() -> None:
    table = scenario(covenant=["joseph"], covenant_altar=2)
    assert table.refused("use", "joseph") == law.DOES_NOTHING.sentence


def test_joseph__does_nothing_when_the_scheme_is_done() -> None:
    table = deep_plays("darkness_on_the_deep", covenant=["joseph"], covenant_altar=2)
    table.until("work")
    table.done()
    table.done()
    assert (table.asked, table.asked_side) == ("work", COVENANT)
    assert table.refused("use", "joseph") == law.DOES_NOTHING.sentence


def test_joseph__stops_an_answer_scheme_on_his_own_day() -> None:
    table = scenario(
        covenant=["joseph"],
        covenant_hand=["eve"],
        covenant_altar=5,
        deep_hand=["bricks_without_straw"],
        deep_altar=2,
    )
    table.play("eve")
    table.play("bricks_without_straw")
    while table.asked == "target":
        table.choose(table.choices[0])
    table.use("joseph")
    table.until("work")
    assert table.manna(COVENANT) == 2  # 1 for Eve, 2 for Joseph; none turned by the Scheme.


def test_joseph__stopped_himself_the_scheme_is_done_after_all() -> None:
    table = deep_plays(
        "darkness_on_the_deep",
        covenant=["joseph"],
        covenant_altar=4,
        deep_hand=["did_god_really_say"],
    )
    table.use("joseph")
    table.play("did_god_really_say")
    table.pass_both()
    table.pass_both()
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    table.pass_once()
    assert table.refused("use", "joseph") == law.USED.sentence
    table.until("work")
    assert table.walls == (12, 21)


def test_joseph__just_played_is_only_the_scheme_whose_pause_this_is() -> None:
    table = deep_plays(
        "darkness_on_the_deep",
        covenant=["joseph", "noah", "adam"],
        covenant_altar=3,
        deep=["the_magicians_of_egypt"],
    )
    table.use("noah")
    table.choose("adam")
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("use", "joseph") == law.DOES_NOTHING.sentence
    table.pass_once()  # Noah is done; the pause of the Scheme goes on with the Deep.
    table.pass_once()
    assert table.may("use", "joseph")
