"""The Accuser, the Prince of Persia, the Dragon and Leviathan."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import (
    HEAVENLY_OR_ARMY,
    beaten,
    both_draw,
    covenant_attacks,
    covenant_played,
    deep_played,
    deep_plays,
    goes_out,
    stories_as_it_enters,
    told,
    two_stand_together,
    who_stands_alone,
)
from tests.support import deep_attacks

# The Accuser.


def test_the_accuser__when_it_enters_a_covenant_altar_card_goes_to_the_wilderness() -> None:
    table = deep_plays("the_accuser", covenant_altar=["adam"])
    assert table.altar(COVENANT) == ["adam"]
    table.until("work")
    assert table.where("adam") == "covenant wilderness"
    assert table.where("the_accuser") == "deep field"


def test_the_accuser__the_covenant_chooses_which_standing_or_spent() -> None:
    altar = ["adam", "abel", "the_ark_of_the_covenant"]
    table = deep_plays("the_accuser", covenant_altar=altar, sideways=["adam"])
    table.until("target")
    assert table.asked_side == COVENANT
    assert table.choices == ["abel", "adam", "the_ark_of_the_covenant"]
    table.choose("adam")
    assert table.where("adam") == "covenant wilderness"
    assert table.altar(COVENANT) == ["abel", "the_ark_of_the_covenant"]


def test_the_accuser__with_an_empty_altar_it_enters_all_the_same() -> None:
    table = deep_played("the_accuser", deep_altar=["cain", "agag", "ahab", "nimrod"])
    assert table.where("the_accuser") == "deep field"
    assert len(table.altar(DEEP)) == 4


def test_the_accuser__heavenly_only_heavenly_or_army_cards_stand_alone_in_its_way() -> None:
    assert who_stands_alone("the_accuser") == HEAVENLY_OR_ARMY


def test_the_accuser__heavenly_or_2_together() -> None:
    assert two_stand_together("the_accuser") == (False, True)


def test_the_accuser__heavenly_may_stand_alone_in_the_way_of_the_mighty_men() -> None:
    table = covenant_attacks("the_mighty_men", deep=["the_accuser"])
    table.until("stand_in_the_way")
    table.stand("the_accuser", "the_mighty_men")
    assert table.may("done")


def test_the_accuser__story_moment_as_it_enters_beside_job() -> None:
    assert stories_as_it_enters("the_accuser", beside="job") == ["the_accuser"]


def test_the_accuser__job_makes_it_fall_for_a_testimony() -> None:
    assert told(beaten("the_accuser", "job")) == both_draw("the_accuser", "job")


# The Prince of Persia.


def test_the_prince_of_persia__when_it_goes_out_turn_a_covenant_character_sideways() -> None:
    table = deep_attacks("the_prince_of_persia", covenant=["michael", "the_bronze_altar"])
    assert table.asked == "pause"
    assert table.is_sideways("michael")
    assert not table.is_sideways("the_bronze_altar")


def test_the_prince_of_persia__the_deep_chooses_which_of_those_that_stand() -> None:
    people = ["michael", "abel", "joshua"]
    table = deep_attacks("the_prince_of_persia", covenant=people, sideways=["abel"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["joshua", "michael"]
    table.choose("michael")
    assert table.is_sideways("michael")
    assert not table.is_sideways("joshua")


def test_the_prince_of_persia__of_any_cost_and_none_of_its_own_side() -> None:
    deep = ["the_prince_of_persia", "cain"]
    table = deep_attacks("the_prince_of_persia", deep=deep, covenant=["michael"])
    assert table.is_sideways("michael")
    table = deep_attacks("the_prince_of_persia", deep=deep)
    assert table.asked == "pause"
    assert not table.is_sideways("cain")


def test_the_prince_of_persia__with_none_that_stands_nobody_turns() -> None:
    table = deep_attacks("the_prince_of_persia", covenant=["abel"], sideways=["abel"])
    assert table.asked == "pause"
    assert not table.events_of(ev.TurnedSideways)


def test_the_prince_of_persia__heavenly_only_heavenly_or_army_cards_stand_alone() -> None:
    assert who_stands_alone("the_prince_of_persia", "adam") == HEAVENLY_OR_ARMY


def test_the_prince_of_persia__heavenly_or_2_together() -> None:
    assert two_stand_together("the_prince_of_persia", "adam") == (False, True)


def test_the_prince_of_persia__story_moment_as_it_enters_beside_gabriel() -> None:
    stories = stories_as_it_enters("the_prince_of_persia", beside="gabriel")
    assert stories == ["the_prince_of_persia"]


def test_the_prince_of_persia__gabriel_makes_it_fall_for_a_testimony() -> None:
    table = beaten("the_prince_of_persia", "gabriel", "adam", chosen=["adam"])
    assert told(table) == both_draw("the_prince_of_persia", "gabriel")


# The Dragon.


def test_the_dragon__when_it_goes_out_2_damage_to_a_covenant_character() -> None:
    table = deep_attacks("the_dragon", covenant=["joshua"])
    assert table.asked == "pause"
    assert table.damage("joshua") == 2


def test_the_dragon__the_deep_chooses_which() -> None:
    table = deep_attacks("the_dragon", covenant=["joshua", "caleb"], deep=["the_dragon", "cain"])
    assert (table.asked, table.asked_side) == ("target", DEEP)
    assert table.choices == ["caleb", "joshua"]
    table.choose("caleb")
    assert table.where("caleb") == "covenant wilderness"
    assert table.damage("joshua") == 0


def test_the_dragon__one_of_any_cost_a_turned_one_too() -> None:
    for card in ("michael", "naaman"):
        assert deep_attacks("the_dragon", covenant=[card]).damage(card) == 2


def test_the_dragon__none_with_no_covenant_character_in_play() -> None:
    table = deep_attacks("the_dragon")
    assert table.asked == "pause"
    assert not table.events_of(ev.Damaged)


def test_the_dragon__the_damage_heals_at_evening() -> None:
    table = deep_attacks("the_dragon", covenant=["joshua"])
    table.fight_out()
    assert table.damage("joshua") == 0


def test_the_dragon__heavenly_only_heavenly_or_army_cards_stand_alone_in_its_way() -> None:
    spare = ["methuselah"]
    assert who_stands_alone("the_dragon", *spare, sideways=spare) == HEAVENLY_OR_ARMY


def test_the_dragon__heavenly_or_2_together() -> None:
    spare = ["methuselah"]
    assert two_stand_together("the_dragon", *spare, sideways=spare) == (False, True)


def test_the_dragon__story_moment_as_it_enters_beside_michael() -> None:
    assert stories_as_it_enters("the_dragon", beside="michael") == ["the_dragon"]


def test_the_dragon__michael_makes_it_fall_for_a_testimony() -> None:
    table = beaten("the_dragon", "michael", chosen=["michael"])
    assert table.where("michael") == "covenant field"
    assert told(table) == both_draw("the_dragon", "michael")


# Leviathan.


def test_leviathan__while_in_play_covenant_characters_of_cost_2_or_less_cannot_stand() -> None:
    table = goes_out("leviathan", "gideon", "noah")
    assert table.refused("stand", "gideon", "leviathan") == law.KEPT_FROM.sentence
    assert table.may("stand", "noah", "leviathan")


def test_leviathan__nor_can_they_join_together_in_its_way() -> None:
    table = goes_out("leviathan", "gideon", "noah", "jael")
    table.stand("noah", "leviathan")
    assert table.refused("stand", "gideon", "leviathan") == law.KEPT_FROM.sentence
    assert table.refused("stand", "jael", "leviathan") == law.KEPT_FROM.sentence


def test_leviathan__in_its_way_only_not_in_anothers() -> None:
    table = deep_attacks("leviathan", "cain", covenant=["gideon"])
    table.until("stand_in_the_way")
    assert table.refused("stand", "gideon", "leviathan") == law.KEPT_FROM.sentence
    assert table.may("stand", "gideon", "cain")


def test_leviathan__cost_2_is_the_printed_one() -> None:
    table = goes_out("leviathan", "noah", covenant_wilderness=["methuselah"])
    assert table.cost("noah") == 2
    assert table.may("stand", "noah", "leviathan")


def test_leviathan__it_may_stand_in_the_way_of_such_a_character() -> None:
    table = covenant_attacks("gideon", deep=["leviathan"])
    table.until("stand_in_the_way")
    assert table.may("stand", "leviathan", "gideon")


def test_leviathan__out_of_the_whirlwind_makes_it_fall_for_a_testimony() -> None:
    """The Miracle draws 1 of its own."""
    table = covenant_played("out_of_the_whirlwind", deep=["leviathan"])
    assert table.where("leviathan") == "deep wilderness"
    assert table.testimonies == [("leviathan", "out_of_the_whirlwind")]
    assert table.stories_read == ["out_of_the_whirlwind"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (2, 1)


def test_leviathan__felled_in_battle_it_gives_none() -> None:
    table = beaten("leviathan", "job")
    assert table.where("leviathan") == "deep wilderness"
    assert told(table) == ([], [], (0, 0))
