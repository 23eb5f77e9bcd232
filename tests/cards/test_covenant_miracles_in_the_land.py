"""The Miracles in the land and after: the Fire, the Sun, the Whirlwind."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import deep_plays
from tests.support import Table, deep_attacks, scenario

# Fire on Carmel.


def test_fire_on_carmel__a_deep_character_of_cost_5_or_less_falls() -> None:
    table = scenario(
        covenant_hand=["fire_on_carmel"],
        covenant_altar=4,
        deep=["haman", "cain", "sennacherib", "sodom"],
    )
    table.play("fire_on_carmel")
    assert (table.asked, table.choices) == ("target", ["cain", "haman"])
    table.choose("haman")
    assert table.where("haman") == "deep field"
    table.until("work")
    assert table.where("haman") == "deep wilderness"
    assert table.where("fire_on_carmel") == "covenant wilderness"
    assert table.testimonies == []


def test_fire_on_carmel__not_one_of_cost_6() -> None:
    table = scenario(covenant_hand=["fire_on_carmel"], covenant_altar=4, deep=["sennacherib"])
    assert table.refused("play", "fire_on_carmel") == law.DOES_NOTHING.sentence


def test_fire_on_carmel__one_turned_in_its_pause_is_no_deep_character_any_more() -> None:
    table = scenario(
        covenant=["elisha"],
        covenant_hand=["fire_on_carmel"],
        covenant_altar=7,
        deep=["naaman", "cain"],
    )
    table.play("fire_on_carmel")
    table.choose("naaman")
    table.pass_once()
    table.use("elisha")
    table.until("work")
    assert table.where("naaman") == "covenant field"
    assert table.where("cain") == "deep field"
    assert table.where("fire_on_carmel") == "covenant wilderness"


def test_fire_on_carmel__no_card_stops_a_miracle() -> None:
    table = scenario(
        covenant_hand=["fire_on_carmel", "eve"],
        covenant_altar=4,
        deep=["cain"],
        deep_hand=["did_god_really_say"],
        deep_altar=1,
    )
    table.play("fire_on_carmel")
    table.play("did_god_really_say")
    assert table.asked != "half"  # Only the discard can be done.
    table.until("work")
    assert table.where("cain") == "deep wilderness"
    assert table.where("eve") == "covenant wilderness"


def test_fire_on_carmel__is_no_answer() -> None:
    table = deep_plays("cain", covenant_hand=["fire_on_carmel"], covenant_altar=4, deep=["agag"])
    assert table.refused("play", "fire_on_carmel") == law.NO_ANSWER.sentence


def test_fire_on_carmel__the_prophets_of_baal_is_a_testimony_and_the_deep_draws() -> None:
    table = scenario(
        covenant_hand=["fire_on_carmel"], covenant_altar=3, deep=["the_prophets_of_baal"]
    )
    table.play("fire_on_carmel")
    table.until("work")
    assert table.testimonies == [("the_prophets_of_baal", "fire_on_carmel")]
    assert table.stories_read == ["fire_on_carmel"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 1)


# The Sun Stands Still.


def test_the_sun_stands_still__stand_up_your_characters() -> None:
    table = scenario(
        covenant=["joshua", "eve", "the_bronze_altar"],
        covenant_hand=["the_sun_stands_still"],
        covenant_altar=4,
        deep=["leviathan"],
        sideways=["joshua", "eve", "leviathan"],
    )
    table.play("the_sun_stands_still")
    table.until("work")
    assert table.is_sideways("leviathan")
    assert not table.is_sideways("joshua")
    assert not table.is_sideways("eve")


def test_the_sun_stands_still__all_of_any_cost_and_then_the_damage() -> None:
    table = scenario(
        covenant=["michael", "moses", "eve"],
        covenant_hand=["the_sun_stands_still"],
        covenant_altar=4,
        deep=["leviathan"],
        sideways=["michael", "moses", "eve"],
    )
    table.play("the_sun_stands_still")
    table.until("work")
    assert not any(table.is_sideways(card) for card in ("michael", "moses", "eve"))
    done = [type(event) for event in table.events if isinstance(event, ev.StoodUp | ev.Damaged)]
    assert done == [ev.StoodUp] * 3 + [ev.Damaged]


def test_the_sun_stands_still__4_damage_to_a_deep_character() -> None:
    table = scenario(
        covenant_hand=["the_sun_stands_still"], covenant_altar=4, deep=["leviathan", "jezebel"]
    )
    table.play("the_sun_stands_still")
    assert (table.asked, table.choices) == ("target", ["jezebel", "leviathan"])
    table.choose("leviathan")
    table.until("work")
    assert table.damage("leviathan") == 4
    assert table.damage("jezebel") == 0


def test_the_sun_stands_still__one_with_as_much_heart_falls() -> None:
    table = scenario(
        covenant_hand=["the_sun_stands_still"], covenant_altar=4, deep=["goliath_of_gath"]
    )
    table.play("the_sun_stands_still")
    table.until("work")
    assert table.where("goliath_of_gath") == "deep wilderness"
    assert table.testimonies == []


def test_the_sun_stands_still__with_all_standing_and_no_deep_character_it_does_nothing() -> None:
    table = scenario(
        covenant=["joshua"],
        covenant_hand=["the_sun_stands_still"],
        covenant_altar=4,
        deep=["sodom"],
    )
    assert table.refused("play", "the_sun_stands_still") == law.DOES_NOTHING.sentence


def test_the_sun_stands_still__answer_and_those_it_stands_up_stand_in_the_way() -> None:
    table = deep_attacks(
        "leviathan",
        "agag",
        covenant=["joshua"],
        sideways=["joshua"],
        covenant_hand=["the_sun_stands_still"],
        covenant_altar=4,
    )
    table.play("the_sun_stands_still")
    table.choose("leviathan")
    table.until("stand_in_the_way")
    table.stand("joshua", "leviathan")
    table.fight()
    assert table.where("leviathan") == "deep wilderness"  # 4 and 4, of Heart 7.


def test_the_sun_stands_still__does_not_take_attackers_out_of_the_battle() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=["the_sun_stands_still"], covenant_altar=4)
    table.go_out("joshua")
    table.done()
    table.pass_once()
    table.play("the_sun_stands_still")
    table.fight_out()
    assert table.walls == (13, 17)
    assert not table.is_sideways("joshua")


def test_the_sun_stands_still__the_amorite_kings_is_a_testimony_and_the_deep_draws() -> None:
    table = scenario(
        covenant_hand=["the_sun_stands_still"], covenant_altar=3, deep=["the_amorite_kings"]
    )
    table.play("the_sun_stands_still")
    table.until("work")
    assert table.where("the_amorite_kings") == "deep wilderness"
    assert table.testimonies == [("the_amorite_kings", "the_sun_stands_still")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 1)


# Out of the Whirlwind.


def whirlwind(*deep: str, manna: int = 6) -> Table:
    """Out of the Whirlwind lies in hand, Eve on top of the deck."""
    return scenario(
        covenant=["michael"],
        covenant_hand=["out_of_the_whirlwind"],
        covenant_altar=manna,
        covenant_deck=["eve", "adam"],
        deep=deep,
    )


def test_out_of_the_whirlwind__a_deep_character_of_cost_8_or_less_falls() -> None:
    table = whirlwind("the_dragon", "cain", "sodom")
    table.play("out_of_the_whirlwind")
    assert (table.asked, table.choices) == ("target", ["cain", "the_dragon"])
    table.choose("the_dragon")
    table.until("work")
    assert table.where("the_dragon") == "deep wilderness"
    assert table.where("cain") == "deep field"


def test_out_of_the_whirlwind__draw_1() -> None:
    table = whirlwind("the_dragon")
    table.play("out_of_the_whirlwind")
    table.until("work")
    assert table.hand(COVENANT) == ["eve"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_out_of_the_whirlwind__it_falls_before_the_card_is_drawn() -> None:
    table = whirlwind("the_dragon")
    table.play("out_of_the_whirlwind")
    table.until("work")
    done = [type(event) for event in table.events if isinstance(event, ev.Fell | ev.CardDrawn)]
    assert done == [ev.Fell, ev.CardDrawn]


def test_out_of_the_whirlwind__with_no_deep_character_draw_1_all_the_same() -> None:
    table = whirlwind("sodom")
    table.play("out_of_the_whirlwind")
    table.until("work")
    assert table.hand(COVENANT) == ["eve"]
    assert table.where("sodom") == "deep field"


def test_out_of_the_whirlwind__leviathan_is_a_testimony_and_the_deep_draws() -> None:
    table = whirlwind("leviathan", manna=5)
    table.play("out_of_the_whirlwind")
    table.until("work")
    assert table.where("leviathan") == "deep wilderness"
    assert table.testimonies == [("leviathan", "out_of_the_whirlwind")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (2, 1)


def test_out_of_the_whirlwind__answer_while_leviathan_attacks() -> None:
    table = deep_attacks("leviathan", covenant_hand=["out_of_the_whirlwind"], covenant_altar=5)
    table.play("out_of_the_whirlwind")
    table.fight_out()
    assert table.where("leviathan") == "deep wilderness"
    assert table.walls == (13, 21)


def test_out_of_the_whirlwind__with_its_target_turned_in_the_pause_draw_1_all_the_same() -> None:
    table = scenario(
        covenant=["jonah"],
        covenant_hand=["out_of_the_whirlwind"],
        covenant_altar=8,
        covenant_deck=["eve", "adam", "abel"],
        deep=["the_king_of_nineveh"],
    )
    table.play("out_of_the_whirlwind")
    table.pass_once()
    table.use("jonah")
    table.until("work")
    assert table.where("the_king_of_nineveh") == "covenant field"
    assert table.hand(COVENANT) == ["eve", "adam"]  # The Testimony's card, then its own.
