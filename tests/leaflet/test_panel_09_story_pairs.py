"""Panel 9, Story Pairs: each threat meets its match."""

from engine.seraphs import events as ev
from engine.seraphs.catalogue import CARDS
from engine.seraphs.words import COVENANT, DEEP
from tests.support import scenario


def test_most_deep_cards_name_a_story_pair() -> None:
    deep = [card for card in CARDS if card.side == DEEP]
    assert sum(card.pair >= 0 for card in deep) > len(deep) // 2
    assert all(CARDS[card.pair].side == COVENANT for card in deep if card.pair >= 0)


def test_answering_the_call_its_pair_in_play_a_covenant_card_costs_1_less() -> None:
    assert scenario().cost("david") == 3
    assert scenario(deep=["goliath_of_gath"]).cost("david") == 2


def test_answering_the_call_pays_1_less() -> None:
    table = scenario(covenant_hand=["david"], deep=["goliath_of_gath"], covenant_altar=2)
    table.play("david")
    table.until("work")
    assert table.where("david") == "covenant field"


def test_answering_the_call_a_miracle_too() -> None:
    table = scenario(
        covenant_hand=["fire_on_carmel"], deep=["the_prophets_of_baal"], covenant_altar=3
    )
    table.play("fire_on_carmel")
    table.until("work")
    assert table.where("the_prophets_of_baal") == "deep wilderness"


def test_answering_the_call_only_of_its_pair() -> None:
    assert scenario(deep=["cain"]).cost("david") == 3


def test_answering_the_call_only_of_a_pair_in_play() -> None:
    assert scenario(deep_wilderness=["goliath_of_gath"]).cost("david") == 3
    assert scenario(deep_hand=["goliath_of_gath"]).cost("david") == 3


def test_answering_the_call_is_the_covenants_only() -> None:
    assert scenario(covenant=["david"]).cost("goliath_of_gath") == 5


def test_never_below_1() -> None:
    assert scenario(deep=["cain"]).cost("abel") == 1
    assert scenario(deep=["the_fiery_serpents"]).cost("the_bronze_serpent") == 1


def test_story_moment_a_covenant_card_enters_with_its_pair_in_play() -> None:
    table = scenario(covenant_hand=["david"], deep=["goliath_of_gath"], covenant_altar=2)
    table.play("david")
    assert table.stories_read == []
    table.until("work")
    assert table.stories_read == ["david"]


def test_story_moment_a_deep_card_enters_with_its_pair_in_play() -> None:
    table = scenario(whose=DEEP, covenant=["david"], deep_hand=["goliath_of_gath"], deep_altar=5)
    table.play("goliath_of_gath")
    table.until("work")
    assert table.stories_read == ["goliath_of_gath"]


def test_no_story_moment_without_its_pair_in_play() -> None:
    table = scenario(covenant_hand=["david"], deep=["cain"], covenant_altar=3)
    table.play("david")
    table.until("work")
    assert table.stories_read == []


def test_a_story_moment_is_looked_at_when_the_card_enters() -> None:
    table = scenario(
        whose=DEEP, covenant=["noah", "abel"], covenant_altar=1, deep_hand=["cain"], deep_altar=3
    )
    table.play("cain")
    table.use("noah")
    table.pass_both()
    assert table.where("abel") == "covenant hand"
    table.until("work")
    assert table.where("cain") == "deep field"
    assert table.stories_read == []


def test_a_story_moment_of_a_holy_thing() -> None:
    table = scenario(
        covenant_hand=["the_ark_of_the_covenant"], deep=["the_temple_of_dagon"], covenant_altar=4
    )
    table.play("the_ark_of_the_covenant")
    table.pass_both()
    assert table.stories_read == ["the_ark_of_the_covenant"]


def test_a_card_that_does_not_enter_has_no_story_moment() -> None:
    table = scenario(
        covenant_hand=["the_trumpets_at_jericho"], deep=["the_walls_of_jericho"], covenant_altar=2
    )
    table.play("the_trumpets_at_jericho")
    table.until("work")
    assert table.events_of(ev.StoryMoment) == []
    assert table.stories_read == ["the_trumpets_at_jericho"], "its Testimony's"


def test_a_story_moment_gives_no_card() -> None:
    table = scenario(covenant_hand=["david"], deep=["goliath_of_gath"], covenant_altar=2)
    table.play("david")
    table.until("work")
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (0, 0)


def test_a_story_moment_and_a_testimony_at_once_read_the_story_once_then_draw() -> None:
    table = scenario(covenant_hand=["abraham"], deep=["sodom"], covenant_altar=3)
    table.play("abraham")
    table.until("work")
    assert table.stories_read == ["abraham"]
    assert table.testimonies == [("sodom", "abraham")]
    assert table.drawn(COVENANT) == 1


def test_at_once_too_when_its_power_beats_the_pair_as_it_enters() -> None:
    table = scenario(covenant_hand=["jael"], deep=["sisera"], sideways=["sisera"], covenant_altar=1)
    table.play("jael")
    table.until("work")
    assert table.stories_read == ["jael"]
    assert table.testimonies == [("sisera", "jael")]
    assert table.drawn(COVENANT) == 1


def test_at_once_too_when_it_stops_another_of_its_pairs_as_it_enters() -> None:
    table = scenario(
        whose=DEEP,
        deep=["haman"],
        deep_hand=["the_lot_of_pur"],
        deep_altar=2,
        covenant_hand=["esther"],
        covenant_altar=1,
    )
    table.play("the_lot_of_pur")
    table.play("esther")
    table.until("work")
    assert table.stories_read == ["esther"]
    assert table.testimonies == [("the_lot_of_pur", "esther")]


def test_a_testimony_that_comes_later_reads_the_story_again() -> None:
    table = scenario(
        whose=DEEP,
        deep=["the_prince_of_persia"],
        covenant=["michael", "the_cherubim"],
        covenant_hand=["gabriel"],
        covenant_altar=4,
    )
    table.go_out("the_prince_of_persia")
    table.done()
    table.choose("the_cherubim")
    table.play("gabriel")
    table.until("stand_in_the_way")
    assert table.stories_read == ["gabriel"]
    table.together("gabriel", "michael", against="the_prince_of_persia")
    table.fight()
    table.deal("gabriel", 0)
    assert table.testimonies == [("the_prince_of_persia", "gabriel")]
    assert table.stories_read == ["gabriel", "gabriel"]


def test_a_testimony_with_no_story_moment_before_it_reads_the_story() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_lot_of_pur"],
        deep_altar=2,
        covenant_hand=["esther"],
        covenant_altar=2,
    )
    table.play("the_lot_of_pur")
    table.play("esther")
    table.until("work")
    assert table.stories_read == ["esther"]
