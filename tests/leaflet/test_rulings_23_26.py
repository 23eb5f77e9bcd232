"""Rulings 23 to 26: stops working, stays, raising up and Return, finding."""

from engine.seraphs import events as ev
from engine.seraphs.catalogue import UNKNOWN
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table, blocks_asked, scenario


def refs_of(
    table: Table, kind: type[ev.Fell | ev.TurnedBack | ev.Stayed | ev.StoodUp]
) -> list[str]:
    """The cards that the events of a class are about, in order."""
    return [table.id_of(event.ref) for event in table.events_of(kind)]


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


def test_it_stays_even_where_it_could_be_taken_up() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["haman"],
        deep_altar=5,
        covenant=["enoch"],
        covenant_hand=["the_bronze_serpent"],
        covenant_altar=1,
    )
    table.play("haman")
    table.play("the_bronze_serpent")
    table.until("work")
    assert refs_of(table, ev.Stayed) == ["enoch"]
    assert table.where("enoch") == "covenant field"


def test_it_stays_even_where_as_a_returned_card_it_would_leave_the_game() -> None:
    table = scenario(
        covenant_wilderness=["isaac"],
        covenant_hand=["the_bronze_serpent"],
        covenant_altar=3,
        deep_hand=["haman"],
        deep_altar=5,
    )
    table.return_card("isaac")
    table.until("work")
    table.next_work()
    table.play("haman")
    table.play("the_bronze_serpent")
    table.until("work")
    assert refs_of(table, ev.Stayed) == ["isaac"]
    assert table.where("isaac") == "covenant field"


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
    assert (
        table.refused("raise_up", "the_bronze_basin")
        == "Your other standing Altar cards do not pay its cost."
    )


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
    assert table.refused("play", "did_god_really_say") == "It would do nothing now."
    assert table.refused("use", "the_magicians_of_egypt") == "It would do nothing now."


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
