"""Panel 6, Winning."""

from engine.kernel.game import Outcome
from engine.seraphs import events as ev
from engine.seraphs.words import COVENANT, DEEP, SIDES
from tests.support import Table, scenario

GLORY = ["the_ark_of_the_covenant", "the_bronze_altar", "the_bronze_basin", "the_golden_lampstand"]


def unblocked(whose: int, attacker: str, walls: tuple[int, int]) -> Table:
    """A day on which one attacker breaks Walls."""
    if whose == COVENANT:
        table = scenario(covenant=[attacker], walls=walls)
    else:
        table = scenario(whose=DEEP, deep=[attacker], walls=walls)
    table.go_out(attacker)
    table.done()
    table.fight_out()
    return table


# Break the Walls.


def test_bring_the_other_players_walls_to_0_and_you_win() -> None:
    assert unblocked(COVENANT, "joshua", (13, 4)).outcome == Outcome((COVENANT,), "walls")
    assert unblocked(DEEP, "cain", (3, 21)).outcome == Outcome((DEEP,), "walls")


def test_walls_stop_at_0() -> None:
    assert unblocked(DEEP, "leviathan", (2, 21)).walls == (0, 21)


def test_walls_at_1_still_stand() -> None:
    assert unblocked(DEEP, "cain", (4, 21)).outcome is None


def test_you_win_at_once() -> None:
    table = scenario(covenant_hand=["the_trumpets_at_jericho"], covenant_altar=3, walls=(13, 3))
    table.play("the_trumpets_at_jericho")
    table.pass_both()
    assert table.outcome == Outcome((COVENANT,), "walls")
    assert table.asked == ""


# The Glory.


def test_the_glory_start_your_day_with_4_different_holy_things_in_play_one_the_ark() -> None:
    table = scenario(step="morning", covenant=GLORY)
    assert table.outcome == Outcome((COVENANT,), "glory")


def test_the_glory_you_win_before_morning() -> None:
    table = scenario(step="morning", covenant=GLORY)
    assert not table.events_of(ev.MorningBroke)


def test_the_glory_needs_the_ark() -> None:
    others = [*GLORY[1:], "the_table_of_the_bread", "the_altar_of_incense"]
    assert scenario(step="morning", covenant=others).outcome is None


def test_the_glory_needs_4() -> None:
    assert scenario(step="morning", covenant=[*GLORY[:3], "moses"]).outcome is None


def test_the_glory_needs_them_in_play_and_not_on_the_altar() -> None:
    table = scenario(step="morning", covenant=GLORY[:3], covenant_altar=GLORY[3:])
    assert table.outcome is None


def test_the_glory_is_at_the_start_of_your_day() -> None:
    table = scenario(covenant=GLORY[:3], covenant_hand=GLORY[3:], covenant_altar=3)
    table.play("the_golden_lampstand")
    table.until("work")
    assert table.outcome is None
    table.next_work()
    assert table.outcome is None
    table.done()
    assert table.outcome == Outcome((COVENANT,), "glory")


def test_the_glory_is_the_covenants_only() -> None:
    assert scenario(step="morning", whose=DEEP, covenant=GLORY).outcome is None


def test_the_glory_of_more_than_4_holy_things_too() -> None:
    others = ["the_table_of_the_bread", "the_altar_of_incense"]
    table = scenario(step="morning", covenant=[*GLORY, *others])
    assert table.outcome == Outcome((COVENANT,), "glory")


def test_the_glory_comes_before_any_morning_could_lose_the_game() -> None:
    table = scenario(step="morning", covenant=GLORY, covenant_deck_size=0, walls=(1, 21))
    assert table.outcome == Outcome((COVENANT,), "glory")


# Empty deck?


def test_empty_deck_lose_2_walls_per_card_you_cannot_draw() -> None:
    table = scenario(step="morning", covenant_deck_size=0)
    assert table.walls == (11, 21)
    assert table.hand(COVENANT) == []


def test_empty_deck_lose_2_walls_for_each_of_2_cards() -> None:
    assert scenario(step="morning", whose=DEEP, deep_deck_size=0).walls == (13, 17)


def test_a_last_card_is_drawn_before_you_lose_walls() -> None:
    table = scenario(step="morning", whose=DEEP, deep_deck=["cain"], deep_deck_size=1)
    assert table.hand(DEEP) == ["cain"]
    assert table.walls == (13, 19)


def test_walls_lost_so_can_lose_the_game() -> None:
    table = scenario(step="morning", covenant_deck_size=0, walls=(2, 21))
    assert table.outcome == Outcome((DEEP,), "walls")


def test_walls_lost_so_may_be_both_sides_at_one_look() -> None:
    table = scenario(
        whose=DEEP,
        deep_hand=["darkness_on_the_deep"],
        deep_altar=2,
        deep_deck_size=0,
        walls=(1, 2),
    )
    table.play("darkness_on_the_deep")
    table.pass_both()
    assert table.outcome == Outcome(SIDES, "walls")


# The last word.


def test_the_last_word_the_game_knows_which_cards_the_winner_played() -> None:
    table = scenario(
        covenant_hand=["adam", "the_trumpets_at_jericho"], covenant_altar=4, walls=(13, 3)
    )
    for card in ("adam", "the_trumpets_at_jericho"):
        table.play(card)
        table.pass_both()
    assert table.outcome is not None
    assert [table.id_of(event.announcement.ref) for event in table.events_of(ev.Announced)] == [
        "adam",
        "the_trumpets_at_jericho",
    ]
    assert len(table.state.played[COVENANT]) == 2


# Short night?


def test_days_count_1_each_deep_morning() -> None:
    table = scenario(whose=DEEP, day=3)
    days = []
    for _ in range(4):
        days.append(table.state.day)
        table.next_work()
    assert days == [3, 3, 4, 4]


def test_after_the_covenants_last_day_the_side_whose_walls_fell_least_wins() -> None:
    for walls, winner in (((10, 17), COVENANT), ((9, 18), DEEP)):
        table = scenario(day=12, last_day=12, walls=walls)
        table.end_day()
        assert table.outcome == Outcome((winner,), "last_day")


def test_walls_above_the_start_fell_less_than_none() -> None:
    for walls, winners in (((14, 22), SIDES), ((14, 23), (DEEP,)), ((15, 22), (COVENANT,))):
        table = scenario(day=12, last_day=12, walls=walls)
        table.end_day()
        assert table.outcome == Outcome(winners, "last_day")


def test_the_last_day_ends_after_its_evening() -> None:
    cards = ["adam", "eve", "abel", "enoch", "noah", "abraham", "sarah", "isaac"]
    table = scenario(
        day=12,
        last_day=12,
        covenant=["the_altar_of_incense"],
        covenant_hand=cards,
        walls=(10, 18),
    )
    table.done()
    assert (table.asked, table.outcome) == ("discard", None)
    table.choose("adam")
    assert table.walls == (11, 18)
    assert table.outcome == Outcome((COVENANT,), "last_day")


def test_a_match_may_be_won_before_its_last_day() -> None:
    table = scenario(covenant=["joshua"], day=12, last_day=12, walls=(1, 4))
    table.go_out("joshua")
    table.done()
    table.fight_out()
    assert table.outcome == Outcome((COVENANT,), "walls")


def test_the_same_share_the_win() -> None:
    table = scenario(day=12, last_day=12, walls=(10, 18))
    table.end_day()
    assert table.outcome == Outcome(SIDES, "last_day")


def test_the_deeps_last_day_is_followed_by_the_covenants() -> None:
    table = scenario(whose=DEEP, day=12, last_day=12)
    table.end_day()
    assert (table.outcome, table.asked_side) == (None, COVENANT)


def test_no_last_day_is_agreed_unless_the_players_agree_it() -> None:
    table = scenario(day=12)
    table.end_day()
    assert table.outcome is None


def test_a_side_behind_by_10_or_more_after_day_6_may_concede() -> None:
    table = scenario(day=7, walls=(3, 21))
    table.concede()
    assert table.outcome == Outcome((DEEP,), "conceded")


def test_a_side_behind_by_9_may_not_concede() -> None:
    assert not scenario(day=7, walls=(4, 21)).may("concede")


def test_on_day_6_a_side_may_not_concede_yet() -> None:
    assert not scenario(day=6, walls=(1, 21)).may("concede")


def test_the_side_that_is_ahead_may_not_concede() -> None:
    assert not scenario(day=7, walls=(13, 5)).may("concede")


def test_behind_is_counted_from_each_sides_start() -> None:
    table = scenario(whose=DEEP, day=7, walls=(13, 11))
    table.concede()
    assert table.outcome == Outcome((COVENANT,), "conceded")
