"""The log says whose power is working, of powers that come by themselves: once, if it does a thing.

The words in the brackets are those that the card prints.
"""

from typing import Unpack

import pytest

from engine.kernel.codec import decode
from engine.seraphs import events as ev
from engine.seraphs.evolve import evolve
from engine.seraphs.log import sentences
from engine.seraphs.rules import GAME
from engine.seraphs.views import contents
from engine.seraphs.words import COVENANT, DEEP, SIDES
from tests.cards.deep_table import covenant_played, deep_played
from tests.siege.siege_table import deep_day, let_pass, siege, whole_day
from tests.siege.siege_table import told as told_of_a_siege
from tests.support import Table, blocks_asked, deep_attacks, scenario
from tests.support_setting import Setting
from tests.support_words import match


def told(table: Table, seat: int = COVENANT) -> list[str]:
    """What a seat has read so far."""
    events = [GAME.redact(event, seat) for event in table.events]
    return list(sentences(events, GAME.view(table.state, seat)))


def works(lines: list[str]) -> list[str]:
    """The sentences that say whose power works."""
    return [line for line in lines if "power works" in line]


def morning(**setting: Unpack[Setting]) -> Table:
    """A Morning, up to its first question."""
    setting["step"] = "morning"
    return scenario(**setting)


def the_three_stood() -> Table:
    """The three stood in Naaman's way, and met him."""
    three = "shadrach_meshach_and_abednego"
    table = blocks_asked("naaman", covenant=[three])
    table.stand(three, "naaman")
    table.fight()
    return table


def samson_fell() -> Table:
    """Samson fell in Leviathan's way, and hurt Naaman."""
    table = deep_attacks("leviathan", deep=["leviathan", "naaman", "cain"], covenant=["samson"])
    table.until("stand_in_the_way")
    table.stand("samson", "leviathan")
    table.fight()
    table.choose("naaman")
    table.until("offering")
    return table


def an_evening() -> Table:
    """The Covenant's day is over, beside the Altar of Incense."""
    table = scenario(covenant=["the_altar_of_incense"], walls=(9, 21))
    table.end_day()
    return table


def the_lot_has_fallen() -> Table:
    """The Morning for which the Lot of Pur waited."""
    table = deep_played("the_lot_of_pur", covenant_hand=["adam"], covenant_deck_size=0)
    table.next_work()
    table.forget()
    table.end_day()
    return table


@pytest.mark.parametrize(
    ("table", "whose", "what"),
    [
        (
            morning(covenant=["nehemiah"], walls=(9, 21)),
            "Nehemiah's power works (each Morning).",
            "Jerusalem mends 1 Wall: 10 now.",
        ),
        (
            an_evening(),
            "The Altar of Incense's power works (each Evening).",
            "Jerusalem mends 1 Wall: 10 now.",
        ),
        (
            covenant_played("gabriel", covenant_deck=["adam"]),
            "Gabriel's power works (when it enters).",
            "You drew Adam.",
        ),
        (
            deep_attacks("sisera", deep=["sisera", "pharaohs_chariots"]),
            "Sisera's power works (when it goes out).",
            "Pharaoh's Chariots get +1 Strength until Evening.",
        ),
        (
            the_three_stood(),
            "Shadrach Meshach and Abednego's power works (when it stands in the way).",
            "If Shadrach Meshach and Abednego would fall before Evening, they stay.",
        ),
        (
            samson_fell(),
            "Samson's power works (when it falls).",
            "Naaman takes 3 damage.",
        ),
        (
            deep_attacks(
                "cain", "agag", "ahab", deep=["the_tower_of_babel", "cain", "agag", "ahab"]
            ),
            "The Tower of Babel's power works (when 3 or more of the Deep's characters go out).",
            "Cain, Agag and Ahab get +1 Strength until Evening.",
        ),
        (
            the_lot_has_fallen(),
            "The Lot of Pur's power works (on this Morning).",
            "You discard Adam.",
        ),
    ],
)
def test_a_power_that_comes_by_itself_is_named_before_what_it_does(
    table: Table, whose: str, what: str
) -> None:
    lines = told(table)
    assert lines[lines.index(whose) + 1] == what
    assert works(lines) == [whose]


def test_the_side_whose_card_it_is_reads_your() -> None:
    table = deep_attacks(
        "cain", "agag", "ahab", deep=["the_tower_of_babel", "cain", "agag", "ahab"]
    )
    own = "The Tower of Babel's power works (when 3 or more of your characters go out)."
    assert works(told(table, DEEP)) == [own]


def test_two_powers_of_one_morning_are_told_apart() -> None:
    table = morning(covenant=["the_table_of_the_bread", "nehemiah"], walls=(9, 21))
    assert told(table)[1:5] == [
        "The Table of the Bread's power works (each Morning).",
        "You gain 1 manna.",
        "Nehemiah's power works (each Morning).",
        "Jerusalem mends 1 Wall: 10 now.",
    ]


def test_a_power_of_two_parts_is_named_once_though_it_asks_in_between() -> None:
    assert len(works(told(samson_fell()))) == 1


def test_of_two_parts_whose_first_does_nothing_it_is_named_before_the_second() -> None:
    table = covenant_played("moses", covenant_deck_size=0, deep=["sodom"])
    lines = told(table)
    at = lines.index("Moses' power works (when it enters).")
    assert lines[at + 1] == "Sodom goes to the Deep's Wilderness."
    assert len(works(lines)) == 1


def test_the_half_of_an_or_that_was_not_chosen_counts_for_nothing() -> None:
    table = deep_played("the_temple_of_dagon", walls=(9, 21))
    assert works(told(table)) == ["The Temple of Dagon's power works (when it enters)."]


@pytest.mark.parametrize(
    "table",
    [
        morning(covenant=["nehemiah"], walls=(30, 21)),
        covenant_played("sarah", covenant_hand=["isaac"]),
        deep_played("cain", covenant=["adam", "eve"]),
    ],
)
def test_a_power_that_does_nothing_is_not_named(table: Table) -> None:
    assert not works(told(table))


def test_a_card_drawn_for_an_elder_says_so_and_is_named_to_its_own_side_only() -> None:
    table = deep_played("haman", covenant=["adam"], covenant_deck=["eve"])
    assert told(table) == [
        "The Deep plays Haman (5 manna): Adam.",
        "Haman's power works (when it enters).",
        "Adam falls.",
        "Adam, an Elder, fell: you draw 1.",
        "You drew Eve.",
    ]
    assert told(table, DEEP)[3:] == ["Adam, an Elder, fell: the Covenant draws 1."]


def test_each_elder_that_falls_is_named_with_the_card_it_gives() -> None:
    table = blocks_asked("pharaoh", covenant=["adam", "isaac"])
    table.together("adam", "isaac", against="pharaoh")
    table.fight()
    table.deal("adam", 2)
    table.until("offering")
    fell = [line for line in told(table) if "an Elder, fell" in line]
    assert fell == [f"{name}, an Elder, fell: you draw 1." for name in ("Adam", "Isaac")]


def test_an_elder_of_whom_an_older_journal_does_not_tell_is_still_an_elder() -> None:
    old = decode(["ElderDrew", COVENANT], GAME.words())
    assert old == ev.ElderDrew(COVENANT, -1)
    table = scenario(covenant=["noah"])
    state = table.state.copy()
    evolve(state, old)
    assert contents(state) == contents(table.state)
    assert sentences([old], GAME.view(table.state, COVENANT)) == ("An Elder fell: you draw 1.",)


def test_a_draw_for_an_elder_from_an_empty_deck_breaks_walls() -> None:
    table = deep_played("haman", covenant=["adam"], covenant_deck_size=0)
    assert told(table)[3:] == [
        "Adam, an Elder, fell: you draw 1.",
        "Your deck is empty. Jerusalem loses 2 Walls: 11 left.",
    ]


def test_what_was_announced_is_not_named_again() -> None:
    table = scenario(covenant=["noah", "daniel"], covenant_altar=6)
    table.use("noah")
    table.until("work")
    assert not works(told(table))
    assert not works(told(deep_played("the_bad_report", covenant=["joshua"])))


def test_a_choice_that_comes_of_a_power_comes_after_its_name() -> None:
    table = scenario(
        covenant_hand=["samuel"], covenant_altar=2, covenant_deck=["adam", "eve", "job"]
    )
    table.play("samuel")
    table.until("keep")
    assert told(table)[-2:] == [
        "Samuel's power works (when it enters).",
        "You look at Adam, Eve and Job.",
    ]


def test_in_a_siege_too_a_card_turned_over_is_named_before_what_it_does() -> None:
    table = whole_day(siege(["sennacherib", "agag"], covenant=["david"]))
    lines = told_of_a_siege(table)
    at = lines.index("Sennacherib's power works (when it enters).")
    assert lines[at + 1].startswith("Jerusalem loses 2 Walls")


def test_in_a_siege_a_power_that_finds_nothing_and_no_walls_of_babylon_is_not_named() -> None:
    table = deep_day(siege(["agag"], deep=["naaman"], covenant=["samson"]))
    let_pass(table, until="stand_in_the_way")
    table.stand("samson", "naaman")
    table.fight()
    let_pass(table)
    assert table.where("samson") == "covenant wilderness"
    assert "Naaman falls" in " ".join(told_of_a_siege(table))
    assert not works(told_of_a_siege(table))


@pytest.mark.parametrize("seed", range(6))
def test_to_say_whose_power_works_changes_nothing_so_a_match_saved_without_it_is_the_same(
    seed: int,
) -> None:
    moments = list(match(seed))
    assert any(isinstance(one, ev.PowerWorked) for moment in moments for one in moment.events)
    for before, after in zip(moments, moments[1:], strict=False):
        state = before.state.copy()
        for event in after.events:
            if not isinstance(event, ev.PowerWorked):
                GAME.evolve(state, event)
        assert contents(state) == contents(after.state)


@pytest.mark.parametrize("seed", range(6))
def test_every_power_named_is_of_a_card_that_both_sides_have_seen(seed: int) -> None:
    for moment in match(seed):
        for event in moment.events:
            if isinstance(event, ev.PowerWorked):
                views = [GAME.view(moment.state, seat) for seat in SIDES]
                assert [view.table.identity[event.ref] for view in views] == [event.card] * 2
