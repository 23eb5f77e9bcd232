"""What a seat is asked, and what each answer is called."""

from functools import cache

import pytest

from engine.seraphs.asking import Asking, asking, explain, label
from engine.seraphs.cards import CardDef
from engine.seraphs.catalogue import CARDS
from engine.seraphs.commands import DONE, KEEP_HAND, PASS, REDRAW, choose, choose_half, deal
from engine.seraphs.labels import LONGEST
from engine.seraphs.rules import GAME
from engine.seraphs.text import power_text
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT, DEEP, SIDES
from tests.support import Table, new_duel, scenario
from tests.support_words import match, named, unknown, views_of
from tests.test_forecast import attacked


def asked(table: Table, seat: int | None = None) -> Asking:
    return asking(GAME.view(table.state, table.asked_side if seat is None else seat))


def labels(table: Table) -> list[str]:
    view = GAME.view(table.state, table.asked_side)
    return [label(option, view) for option in GAME.options(table.state)]


def test_the_opening_hand() -> None:
    table = new_duel()
    told = asked(table)
    assert told.title == "Keep these 6 cards, or draw 6 others?"
    assert (told.button, told.answer) == ("Keep this hand", KEEP_HAND)
    assert (told.second, told.second_answer) == ("Redraw", REDRAW)
    assert asked(table, DEEP) == Asking("The Covenant may redraw.")


def test_the_advice_to_redraw_is_given_where_fewer_than_two_are_cheap() -> None:
    helps = {asked(new_duel(seed)).help for seed in range(60)}
    assert helps == {
        "Once only. Do it if fewer than 2 of them cost 1, 2 or 3.",
        "Fewer than 2 of yours cost 1, 2 or 3: redraw.",
    }


def test_the_offering() -> None:
    table = scenario(step="offering", covenant_hand=["adam"])
    told = asked(table)
    assert told.title == "Lay a card on your Altar, or go on"
    assert told.help == "It lies face down and gives 1 manna a day, today too."
    assert (told.button, told.answer) == ("Go on", DONE)
    assert labels(table) == ["Go on", "Lay on your Altar"]
    assert asked(table, DEEP) == Asking("The Covenant may lay a card on an Altar.")


def test_the_offering_beside_the_golden_calf() -> None:
    table = scenario(step="offering", covenant_hand=["adam"], deep=["the_golden_calf"])
    assert asked(table).help.startswith("Your Offering is turned sideways now")


def test_the_work_and_its_answers() -> None:
    table = scenario(
        covenant=["caleb", "the_bronze_basin"],
        covenant_hand=["moses"],
        covenant_altar=["the_ark_of_the_covenant", "eve", "abel", "noah", "sarah", "job", "adam"],
        covenant_wilderness=["isaac"],
        sideways=["caleb"],
    )
    told = asked(table)
    assert told == Asking(
        "Play cards, go out, or end the day", "You can pay 7 manna.", "End the day", answer=DONE
    )
    assert labels(table) == [
        "End the day",
        "Play Moses, 6",
        "Raise up The Ark of the Covenant, 5",
        "Return Isaac, ◇2",
        "◇1: stand up your character",
    ]
    assert asked(table, DEEP).title == "The Covenant is at work."


def test_a_long_power_is_cut_at_a_word() -> None:
    table = scenario(
        deep_hand=["the_bad_report"],
        deep_altar=4,
        covenant=["joseph"],
        covenant_altar=2,
        whose=DEEP,
    )
    table.play("the_bad_report")
    assert labels(table) == ["Pass", "◇2: stop a Scheme the Deep…"]


def test_going_out() -> None:
    table = scenario(deep=["cain", "nimrod", "agag"], whose=DEEP)
    assert labels(table) == ["End the day", "Go out", "Go out", "Go out"]
    table.go_out("cain", "nimrod")
    told = asked(table)
    assert told.title == "Cain and Nimrod go out. Who else?"
    assert (told.button, told.answer) == ("Go out", DONE)
    assert asked(table, COVENANT) == Asking("The Deep goes out.")


def test_standing_in_a_giants_way() -> None:
    table = attacked(["david", "joshua", "adam"], ["goliath_of_gath"])
    told = asked(table)
    assert told.title == "Goliath of Gath goes out. Who stands in the way?"
    assert told.help == "Only a Giant-slayer, or 2 or more together."
    assert (told.button, told.answer) == ("Let them pass", DONE)
    assert labels(table)[1] == "Stand in Goliath of Gath's way"
    table.stand("joshua", "goliath_of_gath")
    told = asked(table)
    assert told.title == "One alone may not stand in Goliath of Gath's way"
    assert (told.button, told.answer) == ("Set another beside it", None)
    table.stand("adam", "goliath_of_gath")
    assert (asked(table).button, asked(table).answer) == ("Stand in the way", DONE)


def test_where_several_go_out_each_rule_names_its_attackers() -> None:
    table = attacked(["joshua"], ["cain", "the_nephilim", "the_dragon", "the_anakim"])
    if table.asked == "target":
        table.choose("joshua")
    assert asked(table).help == (
        "The Nephilim and The Anakim: only a Giant-slayer, or 2 or more together."
        " The Dragon: only Heavenly or Army cards, or 2 or more together."
    )


def test_anyone_standing_may_stand_in_a_plain_characters_way() -> None:
    told = asked(attacked(["joshua"], ["cain"]))
    assert told.help == "Any standing character may, even one played today; it stays standing."


def test_a_pause_says_what_was_announced_and_what_it_will_do() -> None:
    table = scenario(
        deep_hand=["the_decree_of_pharaoh"], deep_altar=5, covenant=["adam"], whose=DEEP
    )
    table.play("the_decree_of_pharaoh")
    told = asked(table, COVENANT)
    assert told.title == "The Deep plays The Decree of Pharaoh: Adam. Do you answer?"
    assert told.help == "A Covenant character of cost 3 or less falls."
    assert (told.button, told.answer) == ("Pass", PASS)
    waits = "You play The Decree of Pharaoh: Adam. The Covenant may answer."
    assert asked(table, DEEP) == Asking(waits)
    table.pass_once()
    assert asked(table, DEEP).title == (
        "You play The Decree of Pharaoh: Adam. Anything before it works?"
    )


def test_the_two_pauses_of_a_battle() -> None:
    table = scenario(deep=["cain"], covenant=["joshua"], whose=DEEP)
    table.go_out("cain")
    table.done()
    assert asked(table).title == "Cain goes out. Do you answer?"
    assert asked(table, DEEP) == Asking("The Covenant may answer.")
    table.until("stand_in_the_way")
    table.stand("joshua", "cain")
    table.done()
    assert asked(table).title == "Before damage: do you answer?"


def test_a_target_is_asked_for_in_the_cards_own_words() -> None:
    table = scenario(
        covenant_hand=["jael"],
        covenant_altar=4,
        deep=["cain", "nimrod", "agag"],
        sideways=["cain", "agag"],
    )
    table.play("jael")
    told = asked(table)
    sentence = "When it enters, a sideways Deep character of cost 3 or less falls."
    assert told == Asking("Jael: choose a sideways Deep character of cost 3 or less", sentence)
    assert labels(table) == ["Choose Cain", "Choose Agag"]
    view = GAME.view(table.state, COVENANT)
    assert view.table.question
    assert explain(view.table.question, view) == f"Jael: {sentence}"
    theirs = GAME.view(table.state, DEEP)
    assert theirs.table.question
    assert explain(theirs.table.question, theirs) == ""
    assert asking(theirs) == Asking("The Covenant chooses.")


def test_a_target_of_ones_own_is_one_of_several() -> None:
    table = scenario(
        covenant=["the_bronze_basin", "joshua", "eve"],
        covenant_altar=1,
        sideways=["joshua", "eve"],
    )
    table.use("the_bronze_basin")
    assert asked(table).title == "The Bronze Basin: choose one of your characters"
    table = scenario(covenant=["noah", "adam", "eve"], covenant_altar=1)
    table.use("noah")
    assert asked(table).title == "Noah: choose another of your characters"


def test_an_altar_card_one_cannot_see_is_called_an_altar_card() -> None:
    table = scenario(deep_hand=["bricks_without_straw"], deep_altar=4, covenant_altar=4, whose=DEEP)
    table.play("bricks_without_straw")
    assert set(labels(table)) == {"Choose an Altar card"}


def test_one_of_two_halves() -> None:
    table = scenario(
        deep_hand=["the_temple_of_dagon"],
        deep_altar=8,
        covenant=["the_bronze_basin"],
        whose=DEEP,
    )
    table.play("the_temple_of_dagon")
    told = asked(table)
    assert told.title == "The Temple of Dagon: which of the two?"
    assert (told.button, told.answer) == ("A Holy Thing goes back to hand", choose_half(0))
    assert (told.second, told.second_answer) == ("Break 2 Walls", choose_half(1))
    assert labels(table) == ["A Holy Thing goes back to hand", "Break 2 Walls"]


def test_the_player_of_a_chosen_card_says_which_of_two_befalls_it() -> None:
    table = scenario(deep=["the_fiery_furnace"], covenant=["joshua"], day=2)
    table.done()
    told = asked(table, COVENANT)
    assert told.title == "The Fiery Furnace has chosen Joshua: which of the two?"
    assert (told.button, told.second) == ("Turn it sideways", "2 damage to it")


def test_a_split_offers_what_fells_the_most() -> None:
    table = attacked(["joshua", "adam"], ["goliath_of_gath"])
    table.stand("joshua", "goliath_of_gath")
    table.stand("adam", "goliath_of_gath")
    table.done()
    table.until("deal")
    assert asked(table) == Asking(
        "Goliath of Gath's Strength: how much meets Joshua?",
        "6 left to split among those together. Joshua falls at 4.",
        "Deal 4",
        answer=deal(table.ref("joshua"), 4),
    )
    assert asked(table, COVENANT) == Asking("The Deep splits its Strength.")


def test_too_many_cards_at_evening() -> None:
    hand = ["adam", "eve", "abel", "noah", "sarah", "job", "jacob", "isaac"]
    table = scenario(covenant_hand=hand)
    table.done()
    assert asked(table) == Asking("Evening: discard a card", "You keep 7 in your hand.")
    assert labels(table)[0] == "Discard Adam"
    view = GAME.view(table.state, COVENANT)
    assert label(choose(table.ref("eve")), view) == "Discard Eve"


def test_the_end() -> None:
    table = scenario(deep=["cain"], whose=DEEP, walls=(3, 21))
    table.go_out("cain")
    table.fight_out()
    ends = "Jerusalem's Walls are at 0. The Deep wins."
    assert asked(table, COVENANT) == Asking(ends, button="To the last word")


@pytest.mark.parametrize("seed", range(30))
def test_every_question_has_words_and_none_names_a_card_its_seat_has_not_seen(seed: int) -> None:
    for moment in match(seed):
        question = moment.state.question
        for view in views_of(moment):
            told = asking(view)
            words = [told.title, told.help, told.button, told.second]
            if question is not None and question.side == view.seat:
                options = GAME.options(moment.state)
                words += [label(option, view) for option in options]
                answers = {told.answer, told.second_answer} - {None}
                assert answers <= set(options)
                assert all(told.button for answer in answers)
            if view.table.question is not None:
                words.append(explain(view.table.question, view))
            hidden = unknown(view)
            printed = {name for card in known(view) for name in printed_names(card)}
            assert not named(told.title) & hidden, told.title
            for sentence in words[1:]:
                assert not (named(sentence) & hidden) - printed, sentence
            assert told.title
            assert "a card's" not in told.title


@cache
def printed_names(card: CardDef) -> frozenset[int]:
    return named(power_text(card))


def known(view: View) -> list[CardDef]:
    return [CARDS[index].printed for index in set(view.table.identity) if index >= 0]


def test_powers_fit_a_ring_of_choices() -> None:
    for seed in range(5):
        for moment in match(seed):
            for seat in SIDES:
                view = GAME.view(moment.state, seat)
                if moment.state.question and moment.state.question.side == seat:
                    for option in GAME.options(moment.state):
                        words = label(option, view)
                        assert not words.startswith("◇") or len(words) <= LONGEST + 1


def test_a_name_that_asks_a_question_ends_its_sentence_with_its_own_mark() -> None:
    table = scenario(
        covenant=["noah", "adam"],
        covenant_hand=["eve"],
        covenant_altar=2,
        deep_hand=["did_god_really_say"],
        deep_altar=1,
    )
    table.use("noah")
    table.play("did_god_really_say")
    assert asked(table, DEEP).title == "Did God Really Say? Which of the two?"
    table.choose_half(1)
    told = asked(table, COVENANT).title
    assert told.startswith("The Deep plays Did God Really Say? ")
    assert "?." not in told and "?:" not in told
