"""The Answers: Did God Really Say?, Bricks Without Straw, Achan's Theft and the Shorn Locks."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import covenant_attacks, covenant_plays, deep_plays, goes_out
from tests.support import Table, deep_attacks, scenario

QUESTION = "did_god_really_say"
BRICKS = "bricks_without_straw"
THEFT = "achans_theft"
LOCKS = "the_shorn_locks"

# Did God Really Say?


def test_did_god_really_say__stop_an_act_the_covenant_just_played() -> None:
    table = covenant_plays(
        "the_trumpets_at_jericho", covenant_hand=["adam"], deep_hand=[QUESTION], deep_altar=1
    )
    table.play(QUESTION)
    assert (table.asked, table.asked_side) == ("half", DEEP)
    table.choose_half(0)
    table.until("work")
    assert table.walls == (13, 21)
    assert table.where("the_trumpets_at_jericho") == "covenant wilderness"
    assert table.manna(COVENANT) == 4  # Its cost stays paid.
    assert table.hand(COVENANT) == ["adam"]


def test_did_god_really_say__stop_a_power_the_covenant_just_played() -> None:
    table = scenario(
        covenant=["noah", "adam"], covenant_altar=2, deep_hand=[QUESTION], deep_altar=1
    )
    table.use("noah")
    table.play(QUESTION)
    table.until("work")
    assert table.where("adam") == "covenant field"
    assert table.refused("use", "noah") == law.USED.sentence


def test_did_god_really_say__or_the_covenant_discards_1_card_that_it_chooses() -> None:
    table = covenant_plays(
        "the_trumpets_at_jericho",
        covenant_hand=["adam", "eve"],
        deep_hand=[QUESTION],
        deep_altar=1,
    )
    table.play(QUESTION)
    table.choose_half(1)
    table.until("discard")
    assert (table.asked_side, table.choices) == (COVENANT, ["adam", "eve"])
    table.choose("eve")
    table.until("work")
    assert table.hand(COVENANT) == ["adam"]
    assert table.where("eve") == "covenant wilderness"
    assert table.walls == (13, 18)  # The Act is done.


def test_did_god_really_say__stops_no_miracle_character_or_holy_thing() -> None:
    for card in ("manna_from_heaven", "samuel", "the_bronze_altar"):
        table = covenant_plays(card, deep_hand=[QUESTION], deep_altar=1)
        assert (table.asked, table.asked_side) == ("pause", DEEP)
        assert table.refused("play", QUESTION) == law.DOES_NOTHING.sentence


def test_did_god_really_say__against_a_miracle_only_the_discard_is_left() -> None:
    table = covenant_plays(
        "manna_from_heaven", covenant_hand=["adam"], deep_hand=[QUESTION], deep_altar=1
    )
    table.play(QUESTION)
    assert table.asked == "pause"
    table.pass_both()
    assert table.where("adam") == "covenant wilderness"
    table.until("work")
    assert table.drawn(COVENANT) == 1


def test_did_god_really_say__against_an_empty_hand_only_the_stop_is_left() -> None:
    table = covenant_plays("the_trumpets_at_jericho", deep_hand=[QUESTION], deep_altar=1)
    table.play(QUESTION)
    assert table.asked == "pause"
    table.until("work")
    assert table.walls == (13, 21)


def test_did_god_really_say__in_the_deeps_own_work_only_the_discard() -> None:
    table = deep_plays(QUESTION, covenant_hand=["adam"])
    assert table.asked == "pause"
    table.until("work")
    assert table.where("adam") == "covenant wilderness"
    table = scenario(whose=DEEP, deep_hand=[QUESTION], deep_altar=1)
    assert table.refused("play", QUESTION) == law.DOES_NOTHING.sentence


def test_did_god_really_say__a_hand_emptied_in_its_pause_discards_nothing() -> None:
    table = deep_plays(QUESTION, covenant_hand=["rahab"], covenant_altar=1)
    table.play("rahab")
    table.until("work")
    assert table.where("rahab") == "covenant field"
    assert not table.events_of(ev.Discarded)


def test_did_god_really_say__the_blood_stopped_by_it_stops_nothing() -> None:
    table = deep_plays(
        "darkness_on_the_deep",
        deep_hand=[QUESTION],
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=2,
    )
    table.play("the_blood_on_the_doorposts")
    table.play(QUESTION)
    table.until("work")
    assert table.walls == (12, 21)


def test_did_god_really_say__just_played_is_only_what_this_pause_is_about() -> None:
    """The Act lies beneath Miriam, who was played in its pause."""
    table = covenant_plays(
        "the_trumpets_at_jericho",
        covenant_hand=["miriam"],
        deep_hand=[QUESTION],
        deep_altar=1,
    )
    assert table.may("play", QUESTION)
    table.pass_once()
    table.play("miriam")
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert table.refused("play", QUESTION) == law.DOES_NOTHING.sentence


def test_did_god_really_say__answer_in_the_pause_of_a_battle() -> None:
    table = covenant_attacks("joshua", covenant_hand=["adam"], deep_hand=[QUESTION], deep_altar=1)
    table.play(QUESTION)
    table.pass_both()
    assert table.where("adam") == "covenant wilderness"
    assert table.asked == "pause"


def test_did_god_really_say__without_manna_it_cannot_be_played() -> None:
    table = covenant_plays("the_trumpets_at_jericho", deep_hand=[QUESTION])
    assert table.refused("play", QUESTION) == law.TOO_DEAR.sentence


# Bricks Without Straw.


def test_bricks_without_straw__turn_2_standing_covenant_altar_cards_sideways() -> None:
    table = deep_plays(BRICKS, covenant_altar=["adam", "eve"])
    assert table.manna(COVENANT) == 2
    table.until("work")
    assert table.manna(COVENANT) == 0
    assert table.altar(COVENANT) == ["adam", "eve"]


def test_bricks_without_straw__the_deep_chooses_among_cards_it_cannot_see() -> None:
    altar = ["adam", "eve", "abel", "jacob"]
    table = deep_plays(BRICKS, covenant_altar=altar, sideways=["jacob"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["abel", "adam", "eve"]
    seen = GAME.view(table.state, DEEP).table.identity
    assert {seen[table.ref(card)] for card in altar} == {-1}
    table.choose("adam", "abel")
    table.until("work")
    assert table.standing_altar(COVENANT) == ["eve"]


def test_bricks_without_straw__with_1_that_stands_that_one() -> None:
    table = deep_plays(BRICKS, covenant_altar=["adam", "eve"], sideways=["eve"])
    assert table.asked == "pause"
    table.until("work")
    assert table.manna(COVENANT) == 0


def test_bricks_without_straw__with_none_that_stands_it_would_do_nothing() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=[BRICKS],
        deep_altar=2,
        covenant_altar=["adam"],
        sideways=["adam"],
    )
    assert table.refused("play", BRICKS) == law.DOES_NOTHING.sentence


def test_bricks_without_straw__answer_on_the_covenants_day() -> None:
    table = covenant_plays("adam", covenant_altar=3, deep_hand=[BRICKS], deep_altar=2)
    table.play(BRICKS)
    table.until("work")
    assert table.manna(COVENANT) == 0
    assert table.where("adam") == "covenant field"


def test_bricks_without_straw__one_turned_to_pay_in_its_pause_is_gone_and_no_other_turns() -> None:
    table = deep_plays(BRICKS, covenant_altar=["adam", "eve", "abel"], covenant_hand=["miriam"])
    table.choose("adam", "eve")
    table.play("miriam", "adam")
    table.until("work")
    assert table.standing_altar(COVENANT) == ["abel"]


# Achan's Theft.


def test_achans_theft__a_covenant_character_that_goes_out_turns_back() -> None:
    table = covenant_attacks("joshua", deep_hand=[THEFT], deep_altar=1)
    table.play(THEFT)
    table.fight_out()
    assert table.walls == (13, 21)
    assert table.is_sideways("joshua")


def test_achans_theft__or_stands_in_the_way_it_leaves_the_battle_sideways() -> None:
    table = goes_out("cain", "joshua", deep_hand=[THEFT], deep_altar=1)
    table.stand("joshua", "cain")
    table.done()
    table.pass_once()
    table.play(THEFT)
    table.pass_both()
    assert table.is_sideways("joshua")
    table.fight_out()
    assert table.where("cain") == "deep field"
    assert table.walls == (10, 21)  # Nobody is in its way any more.


def test_achans_theft__the_deep_chooses_among_those_in_the_battle() -> None:
    table = covenant_attacks(
        "joshua", "gideon", covenant=["adam"], deep_hand=[THEFT], deep_altar=1, deep=["cain"]
    )
    table.play(THEFT)
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["gideon", "joshua"]
    table.choose("joshua")
    table.fight_out()
    assert table.walls == (13, 19)


def test_achans_theft__one_of_any_cost_a_turned_one_too() -> None:
    for card in ("michael", "naaman"):
        table = covenant_attacks(card, deep_hand=[THEFT], deep_altar=1)
        table.play(THEFT)
        table.fight_out()
        assert table.walls == (13, 21)


def test_achans_theft__one_whose_attacker_turned_back_stands_in_no_way_any_more() -> None:
    table = goes_out(
        "cain",
        "hezekiah",
        "adam",
        covenant_altar=3,
        deep=["cain"],
        deep_hand=[THEFT],
        deep_altar=1,
    )
    table.stand("adam", "cain")
    table.done()
    table.use("hezekiah")
    table.pass_both()
    while table.asked_side == COVENANT:
        table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert table.refused("play", THEFT) == law.DOES_NOTHING.sentence


def test_achans_theft__of_2_together_the_other_stands_on() -> None:
    table = goes_out("goliath_of_gath", "joshua", "deborah", deep_hand=[THEFT], deep_altar=1)
    table.together("joshua", "deborah", against="goliath_of_gath")
    table.done()
    table.pass_once()
    table.play(THEFT)
    table.choose("joshua")
    table.until("offering")
    assert table.where("deborah") == "covenant wilderness"
    assert table.where("joshua") == "covenant field"
    assert table.walls == (13, 21)


def test_achans_theft__in_the_work_it_would_do_nothing() -> None:
    table = scenario(whose=DEEP, deep_hand=[THEFT], deep_altar=1, covenant=["joshua"])
    assert table.refused("play", THEFT) == law.DOES_NOTHING.sentence


def test_achans_theft__before_anybody_stands_in_the_way_it_would_do_nothing() -> None:
    table = deep_attacks("cain", covenant=["joshua"], deep_hand=[THEFT], deep_altar=1)
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert table.refused("play", THEFT) == law.DOES_NOTHING.sentence


def test_achans_theft__one_gone_in_the_pause_no_other_turns_back() -> None:
    table = covenant_attacks(
        "adam", "joshua", covenant=["noah"], covenant_altar=1, deep_hand=[THEFT], deep_altar=1
    )
    table.play(THEFT)
    table.choose("adam")
    table.use("noah")
    table.choose("adam")
    table.fight_out()
    assert table.walls == (13, 17)


def test_achans_theft__stopped_by_caleb_the_attacker_goes_on() -> None:
    table = covenant_attacks(
        "joshua", covenant=["caleb"], covenant_altar=1, deep_hand=[THEFT], deep_altar=1
    )
    table.play(THEFT)
    table.use("caleb")
    table.fight_out()
    assert table.walls == (13, 17)


# The Shorn Locks.


def shorn(*others: str, attacker: str = "samson") -> Table:
    """The Covenant's attacker has lost its locks."""
    table = covenant_attacks(attacker, covenant=others, deep_hand=[LOCKS], deep_altar=1)
    table.play(LOCKS)
    table.pass_both()
    return table


def test_the_shorn_locks__a_covenant_character_that_goes_out_gets_3_less_strength() -> None:
    table = shorn("adam")
    assert (table.strength("samson"), table.heart("samson")) == (3, 3)
    assert table.strength("adam") == 1
    table.fight_out()
    assert table.walls == (13, 18)


def test_the_shorn_locks__or_stands_in_the_way() -> None:
    table = goes_out("cain", "joshua", "adam", deep_hand=[LOCKS], deep_altar=1)
    table.stand("joshua", "cain")
    table.done()
    table.pass_once()
    table.play(LOCKS)
    table.fight_out()
    assert table.where("cain") == "deep field"
    assert [event.n for event in table.events_of(ev.Damaged)] == [3, 1]


def test_the_shorn_locks__the_deep_chooses_among_those_in_the_battle() -> None:
    table = covenant_attacks("joshua", "gideon", covenant=["adam"], deep_hand=[LOCKS], deep_altar=1)
    table.play(LOCKS)
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["gideon", "joshua"]
    table.choose("joshua")
    table.pass_both()
    assert (table.strength("joshua"), table.strength("gideon")) == (1, 2)


def test_the_shorn_locks__a_strength_never_goes_below_0() -> None:
    table = shorn(attacker="gideon")
    assert table.strength("gideon") == 0
    table.fight_out()
    assert table.walls == (13, 21)


def test_the_shorn_locks__one_of_any_cost() -> None:
    assert shorn(attacker="michael").strength("michael") == 4


def test_the_shorn_locks__until_evening() -> None:
    table = shorn()
    table.fight_out()
    assert table.strength("samson") == 6


def test_the_shorn_locks__in_the_work_it_would_do_nothing() -> None:
    table = scenario(whose=DEEP, deep_hand=[LOCKS], deep_altar=1, covenant=["samson"])
    assert table.refused("play", LOCKS) == law.DOES_NOTHING.sentence


def test_the_shorn_locks__one_gone_in_the_pause_no_other_is_weakened() -> None:
    table = covenant_attacks(
        "adam", "joshua", covenant=["noah"], covenant_altar=1, deep_hand=[LOCKS], deep_altar=1
    )
    table.play(LOCKS)
    table.choose("adam")
    table.use("noah")
    table.choose("adam")
    table.fight_out()
    assert table.walls == (13, 17)
