"""Rulings 20 to 26: how long, stops, stays, raising up, finding."""

from engine.seraphs import events as ev
from engine.seraphs.catalogue import UNKNOWN
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, blocks_asked, deep_attacks, scenario


def refs_of(
    table: Table, kind: type[ev.Fell | ev.TurnedBack | ev.Stayed | ev.StoodUp]
) -> list[str]:
    """The cards that the events of a class are about, in order."""
    return [table.id_of(event.ref) for event in table.events_of(kind)]


def happened(table: Table, *kinds: type[ev.Event]) -> list[type]:
    """The classes of the events of these kinds, in order."""
    return [type(event) for event in table.events if isinstance(event, kinds)]


# 20. How long.


def test_until_evening_means_the_evening_of_the_present_day_whoevers() -> None:
    table = deep_attacks("cain", covenant=["adam"], covenant_hand=["rahab"], covenant_altar=1)
    table.play("rahab")
    table.pass_both()
    assert table.heart("adam") == 4
    table.fight_out()
    assert table.heart("adam") == 2


def test_until_the_evening_of_your_next_day_runs_through_the_other_sides_day() -> None:
    table = scenario(whose=DEEP, deep_hand=["the_bad_report"], deep_altar=2, covenant=["joshua"])
    table.play("the_bad_report")
    table.until("work")
    for _ in range(3):
        assert table.strength("joshua") == 3
        table.next_work()
    assert table.strength("joshua") == 4


def test_each_evening_powers_come_before_damage_heals() -> None:
    table = scenario(covenant=["the_altar_of_incense"], walls=(10, 21))
    table.end_day()
    assert happened(table, ev.WallsMended, ev.EveningHealed) == [ev.WallsMended, ev.EveningHealed]


def test_damage_heals_and_all_this_ends_together() -> None:
    table = deep_attacks("cain", covenant=["adam"], covenant_hand=["rahab"], covenant_altar=1)
    table.play("rahab")
    table.until("stand_in_the_way")
    table.stand("adam", "cain")
    table.fight()
    assert table.where("adam") == "covenant field"
    assert (table.heart("adam"), table.damage("adam")) == (2, 0)


def test_then_manna_the_hand_the_deeps_altar_card() -> None:
    cards = ["cain", "ahab", "nimrod", "og_of_bashan", "balaam", "sisera", "agag", "haman"]
    table = scenario(
        whose=DEEP, deep_hand=cards, deep_altar=["naaman"], sideways=["naaman"], manna=(0, 1)
    )
    table.done()
    table.choose("cain")
    assert happened(table, ev.EveningHealed, ev.MannaLost, ev.Discarded, ev.StoodUp) == [
        ev.EveningHealed,
        ev.MannaLost,
        ev.Discarded,
        ev.StoodUp,
    ]


def test_what_a_group_gets_for_a_time_only_those_in_play_at_that_moment_get() -> None:
    table = scenario(covenant=["joshua"], covenant_hand=["miriam", "adam"], covenant_altar=2)
    for card in ("miriam", "adam"):
        table.play(card)
        table.until("work")
    assert table.strength("joshua") == 5
    assert table.strength("adam") == 1


def test_what_it_gets_while_in_play_newcomers_get_too() -> None:
    table = scenario(covenant=["deborah"], covenant_hand=["adam"], covenant_altar=1)
    table.play("adam")
    table.until("work")
    assert table.strength("adam") == 2
    assert table.strength("deborah") == 2


def test_each_morning_and_each_evening_are_those_of_its_sides_days() -> None:
    table = scenario(
        step="morning",
        whose=DEEP,
        covenant=["nehemiah", "the_altar_of_incense"],
        walls=(5, 21),
    )
    table.done()
    table.end_day()
    assert table.walls == (6, 21)
    table.done()
    table.end_day()
    assert table.walls == (7, 21)


# 21. Heart and Strength.


def test_whatever_moved_either_the_character_falls_at_once() -> None:
    table = scenario(
        whose=DEEP,
        deep=["the_dragon"],
        covenant=["abraham", "jacob", "noah"],
        covenant_altar=1,
    )
    table.go_out("the_dragon")
    table.done()
    table.choose("jacob")
    assert (table.damage("jacob"), table.heart("jacob")) == (2, 3)
    table.use("noah")
    table.choose("abraham")
    table.pass_both()
    assert table.where("jacob") == "covenant wilderness"


def test_a_strength_never_goes_below_0() -> None:
    table = scenario(
        step="morning", whose=DEEP, deep=["delilah"], covenant=["adam"], deep_hand=["cain"]
    )
    assert table.strength("adam") == 0


# 22. Stop.


def test_just_played_is_the_card_whose_pause_this_is_and_no_other() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_pit_at_dothan", "did_god_really_say"],
        deep_altar=3,
        covenant=["joseph", "caleb", "adam"],
        covenant_altar=6,
    )
    table.play("the_pit_at_dothan")
    table.choose("adam")
    table.use("joseph")
    assert table.asked_side == DEEP
    table.pass_once()
    table.refused("use", "caleb")


def test_nothing_is_just_played_in_a_pause_of_a_battle() -> None:
    table = deep_attacks("cain", covenant_hand=["the_blood_on_the_doorposts"], covenant_altar=2)
    assert table.refused("play", "the_blood_on_the_doorposts") == "It would do nothing now."


def test_stopped_it_does_nothing_its_cost_stays_paid_and_a_card_goes_to_its_wilderness() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["darkness_on_the_deep"],
        deep_altar=2,
        covenant_hand=["the_blood_on_the_doorposts"],
        covenant_altar=2,
    )
    table.play("darkness_on_the_deep")
    table.play("the_blood_on_the_doorposts")
    table.until("work")
    assert table.walls == (13, 21)
    assert table.manna(DEEP) == 0
    assert table.where("darkness_on_the_deep") == "deep wilderness"


def test_stopped_its_use_for_the_day_is_spent() -> None:
    table = scenario(
        covenant=["the_bronze_altar"],
        covenant_altar=3,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("the_bronze_altar")
    table.use("the_magicians_of_egypt")
    table.until("work")
    assert len(table.altar(COVENANT)) == 3
    assert table.refused("use", "the_bronze_altar") == "That ◇ power has been used today."


def test_no_card_stops_a_miracle_a_character_a_holy_thing_or_a_stronghold() -> None:
    for card in ("manna_from_heaven", "adam", "the_bronze_basin"):
        table = scenario(
            covenant_hand=[card],
            covenant_altar=3,
            deep=["the_magicians_of_egypt"],
            deep_hand=["did_god_really_say"],
            deep_altar=4,
        )
        table.play(card)
        table.refused("use", "the_magicians_of_egypt")
        table.refused("play", "did_god_really_say")
    for card in ("sodom", "cain"):
        table = scenario(
            whose=DEEP,
            deep_hand=[card],
            deep_altar=3,
            covenant_hand=["the_blood_on_the_doorposts"],
            covenant_altar=2,
        )
        table.play(card)
        table.refused("play", "the_blood_on_the_doorposts")


def test_then_means_if_the_part_before_it_was_done() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["darkness_on_the_deep"],
        deep_altar=2,
        covenant_hand=["esther"],
        covenant_altar=2,
    )
    table.play("darkness_on_the_deep")
    table.play("esther")
    table.pass_both()
    assert table.damage("esther") == 2
    table = scenario(covenant_hand=["esther"], covenant_altar=2)
    table.play("esther")
    table.until("work")
    assert table.damage("esther") == 0


# 23. Stops working.


def test_all_its_powers_do_nothing_as_long_as_the_other_is_in_play_and_it_stays_in_play() -> None:
    table = scenario(
        covenant=["abraham", "noah"],
        deep=["sodom"],
        covenant_hand=["adam", "eve"],
        covenant_altar=3,
    )
    table.play("adam")
    table.until("work")
    assert not table.is_sideways("adam")
    assert table.where("sodom") == "deep field"
    table.use("noah")
    table.choose("abraham")
    table.until("work")
    table.play("eve")
    table.until("work")
    assert table.is_sideways("eve")


def test_it_gives_its_testimony_at_the_moment_both_come_to_be_there() -> None:
    table = scenario(whose=DEEP, covenant=["abraham"], deep_hand=["sodom"], deep_altar=2)
    table.play("sodom")
    assert table.testimonies == []
    table.pass_both()
    assert table.testimonies == [("sodom", "abraham")]


# 24. Would fall: it stays.


def test_it_stays_where_it_is_in_battle_too_its_damage_healed() -> None:
    table = blocks_asked("leviathan", covenant=["daniel"], covenant_altar=1)
    table.stand("daniel", "leviathan")
    table.done()
    table.use("daniel")
    table.fight_out()
    assert len(table.events_of(ev.Stayed)) == 1
    assert table.where("daniel") == "covenant field"
    assert table.walls == (13, 21)


def test_it_works_once_and_the_next_time_it_falls() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_decree_of_pharaoh", "haman"],
        deep_altar=8,
        covenant=["joshua", "adam"],
        covenant_hand=["the_bronze_serpent"],
        covenant_altar=1,
    )
    table.play("the_decree_of_pharaoh")
    table.play("the_bronze_serpent")
    table.choose("adam")
    table.until("work")
    assert refs_of(table, ev.Stayed) == ["adam"]
    assert table.where("adam") == "covenant field"
    table.play("haman")
    table.until("work")
    assert table.where("adam") == "covenant wilderness"


def test_it_is_about_one_character() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["the_decree_of_pharaoh"],
        deep_altar=3,
        covenant=["eve", "adam"],
        covenant_hand=["the_bronze_serpent"],
        covenant_altar=1,
    )
    table.play("the_decree_of_pharaoh")
    table.choose("adam")
    table.play("the_bronze_serpent")
    table.choose("eve")
    table.until("work")
    assert table.where("adam") == "covenant wilderness"


def test_before_evening_and_no_longer() -> None:
    table = scenario(covenant=["daniel"], covenant_altar=1, deep=["leviathan"])
    table.use("daniel")
    table.until("work")
    table.next_work()
    table.go_out("leviathan")
    table.done()
    table.until("stand_in_the_way")
    table.stand("daniel", "leviathan")
    table.fight()
    assert table.where("daniel") == "covenant wilderness"


def test_its_damage_heals_as_it_stays() -> None:
    trio = "shadrach_meshach_and_abednego"
    table = blocks_asked("cain", "the_fiery_serpents", covenant=[trio, "adam"])
    table.stand(trio, "cain")
    table.stand("adam", "the_fiery_serpents")
    table.fight()
    table.choose(trio) if table.asked == "target" else None
    assert refs_of(table, ev.Stayed) == [trio]
    assert table.where(trio) == "covenant field"


# 25. Raise it up and Return.


def test_raise_it_up_plays_the_card_it_makes_a_pause_and_enters_with_its_powers() -> None:
    table = scenario(
        covenant_altar=["the_ark_of_the_covenant", "adam", "eve", "abel", "enoch", "noah"],
        covenant_deck=["the_bronze_basin"],
    )
    table.raise_up("the_ark_of_the_covenant")
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    assert GAME.view(table.state, DEEP).table.identity[table.state.announced[0]] != UNKNOWN
    table.pass_both()
    table.choose("the_bronze_basin")
    assert table.where("the_ark_of_the_covenant") == "covenant field"
    assert table.where("the_bronze_basin") == "covenant hand"


def test_return_plays_the_card_it_makes_a_pause() -> None:
    table = scenario(covenant_wilderness=["jonah"], covenant_altar=2)
    table.return_card("jonah")
    assert (table.asked, table.asked_side) == ("pause", DEEP)
    table.pass_both()
    assert table.where("jonah") == "covenant field"


def test_a_returned_card_has_its_story_moment() -> None:
    table = scenario(covenant_wilderness=["job"], deep=["the_accuser"], covenant_altar=3)
    table.return_card("job")
    table.until("work")
    assert table.stories_read == ["job"]


def test_only_other_altar_cards_pay_for_a_raised_card_no_other_manna() -> None:
    table = scenario(covenant_altar=["the_bronze_basin", "adam", "eve"], manna=(5, 0))
    table.refused("raise_up", "the_bronze_basin")


def test_manna_that_is_there_stays_when_a_card_is_raised() -> None:
    table = scenario(covenant_altar=["the_bronze_basin", "adam", "eve", "abel"], manna=(2, 0))
    table.raise_up("the_bronze_basin")
    assert table.state.manna[COVENANT] == 2


def test_neither_is_a_power_no_card_stops_it() -> None:
    table = scenario(
        covenant_altar=["the_bronze_basin", "adam", "eve", "abel"],
        deep_hand=["did_god_really_say"],
        deep=["the_magicians_of_egypt"],
        deep_altar=3,
    )
    table.raise_up("the_bronze_basin")
    table.refused("play", "did_god_really_say")
    table.refused("use", "the_magicians_of_egypt")


def test_a_returned_card_that_comes_back_to_hand_is_like_any_other_again() -> None:
    table = scenario(
        covenant=["noah", "job"], returned=["job"], covenant_altar=4, covenant_deck=["adam"]
    )
    table.use("noah")
    table.until("work")
    table.play("job")
    table.until("work")
    assert not table.entry("job").returned


# 26. Finding.


def test_searched_take_it_to_hand_show_it_shuffle() -> None:
    table = scenario(
        covenant_hand=["sarah"], covenant_altar=2, covenant_deck=["adam", "isaac", "eve"]
    )
    before = table.deck(COVENANT)
    table.play("sarah")
    table.until("work")
    assert table.where("isaac") == "covenant hand"
    assert [table.id_of(event.ref) for event in table.events_of(ev.Found)] == ["isaac"]
    after = table.deck(COVENANT)
    assert sorted(after) == sorted(card for card in before if card != "isaac")
    assert after != [card for card in before if card != "isaac"]


def test_searched_if_it_is_there() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2, covenant_wilderness=["isaac"])
    table.play("sarah")
    table.until("work")
    assert table.where("isaac") == "covenant wilderness"


def test_a_search_shows_the_card_to_the_other_side() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2, covenant_deck=["isaac"])
    table.play("sarah")
    table.until("work")
    found = table.events_of(ev.Found)[0]
    assert GAME.view(table.state, DEEP).table.identity[found.ref] != UNKNOWN


def test_looked_at_keep_one_in_hand_the_rest_go_under_the_deck_in_the_order_they_lay() -> None:
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam", "eve", "abel", "enoch"]
    )
    table.play("samuel")
    table.until("keep")
    assert table.choices == ["abel", "adam", "eve"]
    table.choose("eve")
    assert table.where("eve") == "covenant hand"
    assert table.deck(COVENANT)[0] == "enoch"
    assert table.deck(COVENANT)[-2:] == ["adam", "abel"]


def test_looked_at_it_is_kept_unseen() -> None:
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam", "eve", "abel"]
    )
    table.play("samuel")
    table.until("keep")
    table.choose("eve")
    assert GAME.view(table.state, DEEP).table.identity[table.ref("eve")] == UNKNOWN


def test_neither_is_drawing() -> None:
    for card, deck in (("sarah", ["isaac"]), ("samuel", ["adam"])):
        table = scenario(
            covenant_hand=[card], covenant_altar=2, covenant_deck=deck, covenant_deck_size=1
        )
        table.play(card)
        table.until("work")
        assert table.hand(COVENANT) == deck
        assert table.drawn(COVENANT) == 0


def test_a_card_laid_on_an_altar_by_a_power_is_no_offering() -> None:
    table = scenario(
        step="offering",
        covenant=["the_bronze_altar"],
        covenant_hand=["adam"],
        covenant_altar=1,
        covenant_deck=["eve"],
    )
    table.lay("adam")
    table.use("the_bronze_altar")
    table.until("work")
    assert table.altar(COVENANT)[-2:] == ["adam", "eve"]
