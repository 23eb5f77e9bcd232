"""The Miracles on the way: the Sea, the Manna, the Pillar."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import deep_plays, drawn_today
from tests.support import blocks_asked, deep_attacks, scenario

SEA = "the_parting_of_the_sea"
PILLAR = "the_pillar_of_cloud_and_fire"

# The Parting of the Sea.


def test_the_parting_of_the_sea__an_attacking_deep_army_of_cost_6_or_less_falls() -> None:
    table = deep_attacks("sennacherib", "amalek", covenant_hand=[SEA], covenant_altar=5)
    table.play(SEA)
    assert (table.asked, table.choices) == ("target", ["amalek", "sennacherib"])
    table.choose("sennacherib")
    assert table.where("sennacherib") == "deep field"
    table.pass_both()
    assert table.where("sennacherib") == "deep wilderness"
    assert table.where("amalek") == "deep field"
    assert table.where(SEA) == "covenant wilderness"


def test_the_parting_of_the_sea__deep_attackers_turn_back() -> None:
    table = deep_attacks("cain", "nimrod", covenant_hand=[SEA], covenant_altar=5)
    table.play(SEA)
    table.pass_both()
    assert table.is_sideways("cain")
    assert table.is_sideways("nimrod")
    table.fight_out()
    assert table.walls == (13, 21)
    assert table.where("cain") == table.where("nimrod") == "deep field"


def test_the_parting_of_the_sea__it_fells_first_then_the_others_turn_back() -> None:
    table = deep_attacks("cain", "amalek", covenant_hand=[SEA], covenant_altar=5)
    table.forget()
    table.play(SEA)
    table.pass_both()
    told = [
        (type(event).__name__, table.id_of(event.ref))
        for event in table.events
        if isinstance(event, ev.Fell | ev.TurnedBack)
    ]
    assert told == [("Fell", "amalek"), ("TurnedBack", "cain")]


def test_the_parting_of_the_sea__not_an_army_that_stays_at_home() -> None:
    table = deep_attacks("cain", deep=["cain", "amalek"], covenant_hand=[SEA], covenant_altar=5)
    table.play(SEA)
    table.pass_both()
    assert table.where("amalek") == "deep field"
    assert not table.events_of(ev.Fell)


def test_the_parting_of_the_sea__nobody_that_lies_sideways_at_home() -> None:
    table = deep_attacks(
        "cain",
        deep=["cain", "amalek", "agag"],
        sideways=["amalek", "agag"],
        covenant_hand=[SEA],
        covenant_altar=5,
    )
    table.play(SEA)
    table.pass_both()
    assert table.where("amalek") == "deep field"
    assert [table.id_of(event.ref) for event in table.events_of(ev.TurnedBack)] == ["cain"]


def test_the_parting_of_the_sea__all_attackers_of_any_cost() -> None:
    four = ["leviathan", "og_of_bashan", "cain", "agag"]
    table = deep_attacks(*four, covenant_hand=[SEA], covenant_altar=5)
    table.play(SEA)
    table.pass_both()
    assert [table.id_of(event.ref) for event in table.events_of(ev.TurnedBack)] == four


def test_the_parting_of_the_sea__not_one_that_stands_in_the_way() -> None:
    table = scenario(
        covenant=["the_mighty_men"], covenant_hand=[SEA], covenant_altar=5, deep=["amalek"]
    )
    table.go_out("the_mighty_men")
    table.done()
    table.until("stand_in_the_way")
    table.stand("amalek", "the_mighty_men")
    table.done()
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("play", SEA) == law.DOES_NOTHING.sentence


def test_the_parting_of_the_sea__only_while_deep_characters_attack() -> None:
    own_work = scenario(covenant_hand=[SEA], covenant_altar=5, deep=["amalek"])
    assert own_work.refused("play", SEA) == law.DOES_NOTHING.sentence
    their_work = deep_plays("cain", covenant_hand=[SEA], covenant_altar=5, deep=["amalek"])
    assert their_work.refused("play", SEA) == law.DOES_NOTHING.sentence


def test_the_parting_of_the_sea__not_the_covenants_own_attackers() -> None:
    table = scenario(covenant=["the_mighty_men"], covenant_hand=[SEA], covenant_altar=5)
    table.go_out("the_mighty_men")
    table.done()
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("play", SEA) == law.DOES_NOTHING.sentence


def test_the_parting_of_the_sea__answer_before_damage_too() -> None:
    table = blocks_asked("amalek", covenant=["gabriel"], covenant_hand=[SEA], covenant_altar=5)
    table.stand("gabriel", "amalek")
    table.done()
    table.play(SEA)
    table.fight_out()
    assert table.where("amalek") == "deep wilderness"
    assert not table.events_of(ev.Damaged)


def test_the_parting_of_the_sea__pharaohs_chariots_is_a_testimony_and_the_deep_draws() -> None:
    table = deep_attacks("pharaohs_chariots", covenant_hand=[SEA], covenant_altar=4)
    table.play(SEA)
    table.pass_both()
    assert table.testimonies == [("pharaohs_chariots", SEA)]
    assert table.stories_read == [SEA]
    assert (drawn_today(table, COVENANT), drawn_today(table, DEEP)) == (1, 1)


# Manna from Heaven.


def test_manna_from_heaven__lay_the_top_card_of_your_deck_on_your_altar_spent() -> None:
    table = scenario(
        covenant_hand=["manna_from_heaven"], covenant_altar=2, covenant_deck=["eve", "adam"]
    )
    table.play("manna_from_heaven")
    table.until("work")
    assert table.where("eve") == "covenant altar"
    assert table.is_sideways("eve")
    assert table.where("manna_from_heaven") == "covenant wilderness"


def test_manna_from_heaven__draw_1() -> None:
    table = scenario(
        covenant_hand=["manna_from_heaven"], covenant_altar=2, covenant_deck=["eve", "adam"]
    )
    table.play("manna_from_heaven")
    table.until("work")
    assert table.hand(COVENANT) == ["adam"]
    assert table.drawn(COVENANT) == 1


def test_manna_from_heaven__with_1_card_left_it_is_laid_and_the_draw_breaks_2_walls() -> None:
    table = scenario(
        covenant_hand=["manna_from_heaven"],
        covenant_altar=2,
        covenant_deck=["eve"],
        covenant_deck_size=1,
    )
    table.play("manna_from_heaven")
    table.until("work")
    assert table.where("eve") == "covenant altar"
    assert table.walls == (11, 21)


def test_manna_from_heaven__with_an_empty_deck_only_the_draw_breaks_walls() -> None:
    table = scenario(covenant_hand=["manna_from_heaven"], covenant_altar=2, covenant_deck_size=0)
    table.play("manna_from_heaven")
    table.until("work")
    assert len(table.altar(COVENANT)) == 2
    assert table.walls == (11, 21)


def test_manna_from_heaven__is_no_answer() -> None:
    table = deep_plays("cain", covenant_hand=["manna_from_heaven"], covenant_altar=2)
    assert table.refused("play", "manna_from_heaven") == law.NO_ANSWER.sentence


# The Pillar of Cloud and Fire.


def test_the_pillar_of_cloud_and_fire__deep_attackers_turn_back() -> None:
    table = deep_attacks("cain", "amalek", covenant_hand=[PILLAR], covenant_altar=3)
    table.play(PILLAR)
    assert table.asked == "pause"  # All of them: nothing is chosen.
    table.fight_out()
    assert table.walls == (13, 21)
    assert table.where("cain") == table.where("amalek") == "deep field"
    assert table.where(PILLAR) == "covenant wilderness"


def test_the_pillar_of_cloud_and_fire__all_of_any_cost_and_nobody_sideways_at_home() -> None:
    four = ["leviathan", "og_of_bashan", "cain", "agag"]
    table = deep_attacks(
        *four, deep=[*four, "ahab"], sideways=["ahab"], covenant_hand=[PILLAR], covenant_altar=3
    )
    table.play(PILLAR)
    table.pass_both()
    assert [table.id_of(event.ref) for event in table.events_of(ev.TurnedBack)] == four


def test_the_pillar_of_cloud_and_fire__not_one_that_stands_in_the_way() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=[PILLAR], covenant_altar=3, deep=["cain"])
    table.go_out("joshua")
    table.done()
    table.until("stand_in_the_way")
    table.stand("cain", "joshua")
    table.done()
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("play", PILLAR) == law.DOES_NOTHING.sentence


def test_the_pillar_of_cloud_and_fire__still_sideways_who_stood_in_the_way_standing() -> None:
    table = blocks_asked("naaman", covenant=["adam"], covenant_hand=[PILLAR], covenant_altar=3)
    table.stand("adam", "naaman")
    table.done()
    table.play(PILLAR)
    table.fight_out()
    assert table.is_sideways("naaman")
    assert table.where("adam") == "covenant field"
    assert not table.is_sideways("adam")
    assert not table.events_of(ev.Damaged)


def test_the_pillar_of_cloud_and_fire__only_while_deep_characters_attack() -> None:
    own_work = scenario(covenant_hand=[PILLAR], covenant_altar=3, deep=["cain"])
    assert own_work.refused("play", PILLAR) == law.DOES_NOTHING.sentence
    their_work = deep_plays("agag", covenant_hand=[PILLAR], covenant_altar=3, deep=["cain"])
    assert their_work.refused("play", PILLAR) == law.DOES_NOTHING.sentence


def test_the_pillar_of_cloud_and_fire__not_the_covenants_own_attackers() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=[PILLAR], covenant_altar=3, deep=["cain"])
    table.go_out("joshua")
    table.done()
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("play", PILLAR) == law.DOES_NOTHING.sentence
