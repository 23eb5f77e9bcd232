"""The log of each effect, word for word: what was done, to whom, how much and for how long."""

from typing import Unpack

import pytest

from engine.seraphs import events as ev
from engine.seraphs.log import sentences
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import covenant_attacks, covenant_played, deep_played, deep_plays
from tests.support import Table, blocks_asked, deep_attacks, scenario
from tests.support_setting import Setting


def told(table: Table, seat: int = COVENANT) -> list[str]:
    """What a seat has read so far."""
    events = [GAME.redact(event, seat) for event in table.events]
    return list(sentences(events, GAME.view(table.state, seat)))


def deep_morning(**setting: Unpack[Setting]) -> Table:
    """The Deep's Morning, up to its first question."""
    setting["whose"], setting["step"] = DEEP, "morning"
    return scenario(**setting)


# How long something holds.


@pytest.mark.parametrize(
    ("table", "yours", "theirs"),
    [
        (
            covenant_played("miriam", covenant=["joshua", "eve"]),
            "Joshua and Eve get +1 Strength until Evening.",
            "Joshua and Eve get +1 Strength until Evening.",
        ),
        (
            covenant_played("rahab", covenant=["the_cherubim"]),
            "The Cherubim get +2 Heart until Evening.",
            "The Cherubim get +2 Heart until Evening.",
        ),
        (
            deep_morning(deep=["delilah"], covenant=["samson"]),
            "Samson gets -2 Strength until Evening.",
            "Samson gets -2 Strength until Evening.",
        ),
        (
            deep_attacks("sisera", deep=["sisera", "pharaohs_chariots"]),
            "Pharaoh's Chariots get +1 Strength until Evening.",
            "Pharaoh's Chariots get +1 Strength until Evening.",
        ),
        (
            deep_attacks(
                "cain", "agag", "ahab", deep=["the_tower_of_babel", "cain", "agag", "ahab"]
            ),
            "Cain, Agag and Ahab get +1 Strength until Evening.",
            "Cain, Agag and Ahab get +1 Strength until Evening.",
        ),
        (
            deep_played("the_bad_report", covenant=["joshua"]),
            "Joshua gets -1 Strength until the Evening of the Deep's next day.",
            "Joshua gets -1 Strength until the Evening of your next day.",
        ),
        (
            deep_played("the_pit_at_dothan", covenant=["joshua"]),
            "Joshua cannot go out or stand in the way until the Evening of the Deep's next day.",
            "Joshua cannot go out or stand in the way until the Evening of your next day.",
        ),
        (
            deep_played("the_law_that_cannot_change"),
            "You cannot play Answers or use ◇ powers until the Evening of the Deep's next day.",
            "The Covenant cannot play Answers or use ◇ powers until the Evening of your next day.",
        ),
        (
            deep_played("the_lions_den", covenant=["joshua"]),
            "Joshua cannot go out or stand in the way while The Lions' Den is in play.",
            "Joshua cannot go out or stand in the way while The Lions' Den is in play.",
        ),
    ],
)
def test_what_holds_for_a_time_is_told_with_its_time(table: Table, yours: str, theirs: str) -> None:
    assert yours in told(table)
    assert theirs in told(table, DEEP)


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("noah", "If Noah would fall before Evening, it stays."),
        ("the_mighty_men", "If The Mighty Men would fall before Evening, they stay."),
    ],
)
def test_one_spared_agrees_with_its_verb(card: str, sentence: str) -> None:
    assert sentence in told(covenant_played("the_bronze_serpent", covenant=[card]))


def test_the_three_spared_are_several() -> None:
    three = "shadrach_meshach_and_abednego"
    table = blocks_asked("naaman", covenant=[three])
    table.stand(three, "naaman")
    table.fight()
    lines = told(table)
    assert "If Shadrach Meshach and Abednego would fall before Evening, they stay." in lines
    assert (
        "Naaman meets Shadrach Meshach and Abednego."
        " Shadrach Meshach and Abednego stay, damage healed."
    ) in lines


def test_one_that_has_gone_is_not_said_to_be_spared() -> None:
    table = scenario(covenant=["daniel", "noah"], covenant_altar=2)
    table.use("daniel")
    table.pass_once()
    table.use("noah")
    table.until("work")
    assert told(table) == [
        "You use Daniel's ◇1.",
        "You use Noah's ◇1: Daniel.",
        "Daniel goes back to your hand.",
    ]


# What is stopped.


def test_a_power_stopped_is_told_as_one_though_its_card_has_left_since() -> None:
    table = scenario(
        covenant=["noah", "adam"],
        covenant_altar=1,
        deep=["the_magicians_of_egypt"],
        deep_hand=["jezebel"],
        deep_altar=6,
    )
    table.use("noah")
    table.use("the_magicians_of_egypt")
    table.until("work")
    table.next_work()
    table.play("jezebel")
    table.choose("noah")
    table.until("work")
    lines = told(table)
    assert table.where("noah") == "covenant hand"
    assert "The Deep uses The Magicians of Egypt's ◇2." in lines
    assert "Noah's ◇ power is stopped." in lines


def test_a_scheme_stopped_agrees_with_its_verb() -> None:
    table = deep_plays("darkness_on_the_deep", covenant=["joseph"], covenant_altar=2)
    table.use("joseph")
    table.until("work")
    assert told(table) == [
        "The Deep plays Darkness on the Deep (2 manna).",
        "You use Joseph's ◇2.",
        "Darkness on the Deep is stopped.",
    ]
    table = covenant_attacks(
        "samson", covenant=["caleb"], covenant_altar=1, deep_altar=1, deep_hand=["the_shorn_locks"]
    )
    table.play("the_shorn_locks")
    table.use("caleb")
    table.until("stand_in_the_way")
    assert "The Shorn Locks are stopped." in told(table)


# Altar cards, which the other side does not see.


def test_altar_cards_are_counted_for_both_sides() -> None:
    table = deep_played("bricks_without_straw", covenant_altar=["adam", "eve"])
    assert told(table) == [
        "The Deep plays Bricks Without Straw (2 manna): 2 Altar cards.",
        "2 of your Altar cards are turned sideways.",
    ]
    table = deep_played("bricks_without_straw", covenant_altar=["adam"])
    assert told(table, DEEP) == [
        "You play Bricks Without Straw (2 manna): an Altar card.",
        "1 of the Covenant's Altar cards is turned sideways.",
    ]


def test_an_altar_card_taken_away_is_seen_and_one_laid_is_not() -> None:
    table = deep_played("naboths_vineyard", covenant_altar=["adam"], deep_deck=["cain"])
    assert told(table) == [
        "The Deep plays Naboth's Vineyard (3 manna).",
        "Adam goes to your Wilderness.",
        "The Deep lays a card on its Altar, spent.",
    ]
    assert told(table, DEEP)[1:] == [
        "Adam goes to the Covenant's Wilderness.",
        "You lay Cain on your Altar, spent.",
    ]


# Decks and hands.


def test_what_is_found_is_named_to_both_what_is_kept_to_its_own_side() -> None:
    table = covenant_played("sarah")
    assert told(table, DEEP)[2:] == ["The Covenant finds Isaac in its deck."]
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam", "eve", "job"]
    )
    table.play("samuel")
    table.until("keep")
    table.choose("eve")
    assert told(table)[2:] == [
        "You look at Adam, Eve and Job.",
        "You keep Eve; the rest go under your deck.",
    ]
    assert told(table, DEEP)[2:] == [
        "The Covenant looks at cards of its deck.",
        "The Covenant keeps one; the rest go under its deck.",
    ]


def test_a_card_that_goes_back_goes_to_its_owners_hand() -> None:
    assert told(deep_played("jezebel", covenant=["naaman"])) == [
        "The Deep plays Jezebel (4 manna): Naaman.",
        "Jezebel's power works (when it enters).",
        "Naaman goes back to the Deep's hand.",
    ]


def test_what_waits_for_a_morning_is_told_and_then_done() -> None:
    table = deep_played("the_lot_of_pur", covenant_hand=["adam", "eve"], covenant_deck_size=0)
    table.next_work()
    assert "The Lot of Pur waits for the Deep's next Morning." in told(table)
    assert "The Lot of Pur waits for your next Morning." in told(table, DEEP)
    table.forget()
    table.end_day()
    lost = [table.id_of(event.ref) for event in table.events_of(ev.Discarded)]
    assert sorted(lost) == ["adam", "eve"]
    assert f"You discard {lost[0].capitalize()} and {lost[1].capitalize()}." in told(table)


# Walls, manna, Turned.


def test_walls_mended_and_broken_are_told_with_what_is_left() -> None:
    table = scenario(covenant=["nehemiah"], walls=(9, 21), step="morning")
    assert "Jerusalem mends 1 Wall: 10 now." in told(table)
    assert "Jerusalem loses 2 Walls: 11 left." in told(deep_played("sennacherib"))
    table = scenario(covenant=["the_table_of_the_bread"], step="morning")
    assert "You gain 1 manna." in told(table)


def test_one_turned_comes_over_to_the_covenant() -> None:
    table = scenario(covenant=["elisha"], covenant_altar=3, deep=["naaman"], covenant_deck=["job"])
    table.use("elisha")
    table.until("work")
    assert told(table) == [
        "You use Elisha's ◇3.",
        "Naaman is Turned to the Covenant.",
        "Testimony: Elisha. You draw 1.",
        "You drew Job.",
    ]


def test_of_an_or_the_half_is_told_or_whom_it_chose() -> None:
    table = deep_plays("the_temple_of_dagon", covenant=["the_bronze_altar"])
    table.choose_half(1)
    assert told(table) == ["The Deep plays The Temple of Dagon (3 manna): break 2 Walls."]
    table = deep_plays("the_temple_of_dagon", covenant=["the_bronze_altar"])
    table.choose_half(0)
    assert told(table) == ["The Deep plays The Temple of Dagon (3 manna): The Bronze Altar."]
