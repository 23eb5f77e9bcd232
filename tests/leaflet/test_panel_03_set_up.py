"""Panel 3, Set Up the Duel."""

from engine.seraphs import events as ev
from engine.seraphs.catalogue import UNKNOWN, index_of
from engine.seraphs.rules import GAME
from engine.seraphs.words import COVENANT, DEEP, SIDES
from tests.support import Table, new_duel


def opened(seed: int = 1) -> Table:
    """A match in which both sides have kept their hands and laid the top card."""
    table = new_duel(seed)
    for side in SIDES:
        table.say("keep_hand")
        table.lay(table.deck(side)[0])
    return table


def test_jerusalem_starts_on_13_walls_babylon_on_21() -> None:
    assert new_duel().walls == (13, 21)


def test_shuffle() -> None:
    orders = {tuple(new_duel(seed).deck(COVENANT)) for seed in range(5)}
    assert len(orders) == 5


def test_each_deck_is_shuffled_whole() -> None:
    table = new_duel()
    for side in SIDES:
        cards = [index_of(card) for card in table.deck(side) + table.hand(side)]
        assert sorted(cards) == list(range(52 * side, 52 * side + 52))
        assert cards != sorted(cards)


def test_draw_6() -> None:
    table = new_duel()
    assert [len(table.hand(side)) for side in SIDES] == [6, 6]


def test_you_may_redraw_6() -> None:
    table = new_duel()
    first = table.hand(COVENANT)
    table.say("redraw")
    assert len(table.hand(COVENANT)) == 6
    assert set(table.hand(COVENANT)) != set(first)


def test_you_may_keep_your_6() -> None:
    table = new_duel()
    first = table.hand(COVENANT)
    table.say("keep_hand")
    assert table.hand(COVENANT) == first


def test_the_6_are_shuffled_back_before_you_redraw() -> None:
    again = []
    for seed in range(12):
        table = new_duel(seed)
        first = table.hand(COVENANT)
        whole = sorted(first + table.deck(COVENANT))
        table.say("redraw")
        assert sorted(table.hand(COVENANT) + table.deck(COVENANT)) == whole
        again.append(len(set(first) & set(table.hand(COVENANT))))
    assert 0 < sum(again) < 6 * len(again), "some come again, and not all"


def test_you_may_redraw_once() -> None:
    table = new_duel()
    table.say("redraw")
    again = table.refused("redraw")
    assert table.asked == "lay_from_top", "it is not asked again"
    assert again


def test_then_look_at_your_top_2_cards() -> None:
    table = new_duel()
    table.say("keep_hand")
    assert table.asked == "lay_from_top"
    assert table.choices == sorted(table.deck(COVENANT)[:2])


def test_you_look_at_your_top_2_after_the_redraw() -> None:
    table = new_duel()
    table.say("redraw")
    assert table.choices == sorted(table.deck(COVENANT)[:2])


def test_you_look_at_them_and_nobody_else() -> None:
    table = new_duel()
    table.say("keep_hand")
    top = table.state.deck[COVENANT][-2:]
    mine, theirs = (GAME.view(table.state, side).table.identity for side in SIDES)
    assert all(mine[ref] != UNKNOWN for ref in top)
    assert all(theirs[ref] == UNKNOWN for ref in top)
    assert mine[table.state.deck[COVENANT][-3]] == UNKNOWN


def test_lay_one_on_your_altar_and_put_the_other_back_on_top() -> None:
    for chosen in (0, 1):
        table = new_duel()
        table.say("keep_hand")
        top = table.deck(COVENANT)[:2]
        table.lay(top[chosen])
        assert table.altar(COVENANT) == table.standing_altar(COVENANT) == [top[chosen]]
        assert table.deck(COVENANT)[0] == top[1 - chosen]
        assert len(table.hand(COVENANT)) == 6


def test_you_lay_one_of_the_top_2_and_no_other() -> None:
    table = new_duel()
    table.say("keep_hand")
    third = table.deck(COVENANT)[2]
    assert table.refused("lay_from_top", third) == "That is neither of the two cards on top."
    assert table.refused("done") == "That is not what is asked now.", "one must be laid"
    assert table.choices == sorted(table.deck(COVENANT)[:2])


def test_you_lay_it_face_down() -> None:
    table = opened()
    ref = table.state.altar[COVENANT][0]
    assert GAME.view(table.state, DEEP).table.identity[ref] == UNKNOWN
    assert GAME.view(table.state, COVENANT).table.identity[ref] != UNKNOWN


def test_both_sides_set_up_so() -> None:
    table = new_duel()
    table.say("keep_hand")
    table.lay(table.deck(COVENANT)[0])
    assert (table.asked, table.asked_side) == ("redraw", DEEP)
    table.say("redraw")
    table.lay(table.deck(DEEP)[1])
    assert [len(table.altar(side)) for side in SIDES] == [1, 1]


def test_the_deep_takes_the_first_day() -> None:
    table = opened()
    assert [(event.side, event.day) for event in table.events_of(ev.MorningBroke)] == [(DEEP, 1)]
    assert (table.asked, table.asked_side) == ("offering", DEEP)


def test_the_deep_skips_its_first_draw() -> None:
    table = opened()
    assert len(table.hand(DEEP)) == 6


def test_only_the_deep_skips_a_draw_and_only_its_first() -> None:
    table = opened()
    table.done()
    table.end_day()
    assert len(table.hand(COVENANT)) == 7
    table.done()
    table.end_day()
    assert len(table.hand(DEEP)) == 7
