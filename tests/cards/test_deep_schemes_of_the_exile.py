"""The Law That Cannot Change and the Lot of Pur."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.deep_table import covenant_draws, deep_played, deep_plays, told
from tests.support import Table

LAW = "the_law_that_cannot_change"

# The Law That Cannot Change.


def test_the_law_that_cannot_change__the_covenant_cannot_play_answers() -> None:
    table = deep_played(LAW, deep=["cain"], covenant_hand=["miriam"], covenant_altar=1)
    table.go_out("cain")
    table.done()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("play", "miriam") == law.NO_ANSWERS_NOW.sentence


def test_the_law_that_cannot_change__nor_use_powers_in_a_pause_or_in_its_work() -> None:
    table = deep_played(LAW, deep=["cain"], covenant=["noah", "adam"], covenant_altar=1)
    table.next_work()
    assert table.refused("use", "noah") == law.NO_ANSWERS_NOW.sentence
    table.go_out("adam")
    table.done()
    table.pass_once()
    assert (table.asked, table.asked_side) == ("pause", COVENANT)
    assert table.refused("use", "noah") == law.NO_ANSWERS_NOW.sentence


def test_the_law_that_cannot_change__draw_1() -> None:
    table = deep_plays(LAW)
    assert table.drawn(DEEP) == 0
    table.until("work")
    assert (table.drawn(DEEP), table.drawn(COVENANT)) == (1, 0)


def test_the_law_that_cannot_change__binds_first_and_draws_then() -> None:
    table = deep_played(LAW)
    kinds = ev.LastingBegan | ev.CardDrawn
    done = [type(event) for event in table.events if isinstance(event, kinds)]
    assert done == [ev.LastingBegan, ev.CardDrawn]


def test_the_law_that_cannot_change__until_the_evening_of_the_deeps_next_day() -> None:
    table = deep_played(
        LAW,
        deep=["cain"],
        deep_hand=["agag"],
        covenant=["noah", "adam"],
        covenant_hand=["miriam"],
        covenant_altar=2,
    )
    table.next_work()
    table.next_work()
    table.go_out("cain")
    table.done()
    assert table.refused("play", "miriam") == law.NO_ANSWERS_NOW.sentence
    assert table.refused("use", "noah") == law.NO_ANSWERS_NOW.sentence
    table.fight_out()
    table.done()
    assert (table.asked, table.asked_side) == ("work", COVENANT)
    assert table.may("use", "noah")


def test_the_law_that_cannot_change__an_answer_may_be_played_in_the_covenants_own_work() -> None:
    table = deep_played(LAW, covenant_hand=["miriam"], covenant_altar=1)
    table.next_work()
    table.play("miriam")
    table.until("work")
    assert table.where("miriam") == "covenant field"


def test_the_law_that_cannot_change__raising_up_and_return_stay_free() -> None:
    altar = ["the_bronze_basin", "adam", "eve", "abel"]
    table = deep_played(LAW, covenant_altar=altar, covenant_wilderness=["job"])
    table.next_work()
    assert table.may("raise_up", "the_bronze_basin")
    assert table.may("return_card", "job")


def test_the_law_that_cannot_change__does_not_bind_the_deep() -> None:
    table = deep_played(LAW, deep_hand=["bricks_without_straw"], covenant_altar=2)
    assert table.may("play", "bricks_without_straw")


def test_the_law_that_cannot_change__it_may_be_stopped_in_its_own_pause() -> None:
    table = deep_plays(LAW, covenant_hand=["the_blood_on_the_doorposts"], covenant_altar=2)
    table.play("the_blood_on_the_doorposts")
    table.until("work")
    assert table.drawn(DEEP) == 0
    assert table.testimonies == []


# The Lot of Pur.


def lot_cast(*hand: str) -> Table:
    """The Lot of Pur has been played; it is the Offering of the Covenant's day after it."""
    return deep_played("the_lot_of_pur", deep_hand=["cain"], covenant_hand=hand)


def test_the_lot_of_pur__on_the_deeps_next_morning_the_covenant_discards_2_cards() -> None:
    table = lot_cast("adam", "eve", "abel")
    assert table.where("the_lot_of_pur") == "deep wilderness"
    table.next_work()
    assert not table.events_of(ev.Discarded)
    held = set(table.hand(COVENANT))
    table.end_day()
    assert len(table.events_of(ev.Discarded)) == 2
    assert len(held - set(table.hand(COVENANT))) == 2
    assert table.asked == "offering"


def test_the_lot_of_pur__by_chance_among_the_each_morning_powers_before_the_draw() -> None:
    table = lot_cast("adam", "eve", "abel")
    table.next_work()
    table.forget()
    table.end_day()
    kinds = [type(event) for event in table.events]
    assert kinds.count(ev.RngMoved) == 2
    assert kinds.index(ev.MorningBroke) < kinds.index(ev.Discarded) < kinds.index(ev.CardDrawn)


def test_the_lot_of_pur__once_only() -> None:
    table = lot_cast("adam", "eve", "abel")
    for _ in range(4):
        table.next_work()
    assert len(table.events_of(ev.Discarded)) == 2


def test_the_lot_of_pur__with_fewer_cards_all_go() -> None:
    table = deep_played("the_lot_of_pur", covenant_deck_size=1, deep_hand=["cain"])
    table.next_work()
    assert len(table.hand(COVENANT)) == 1
    table.end_day()
    assert table.hand(COVENANT) == []
    assert len(table.events_of(ev.Discarded)) == 1


def test_the_lot_of_pur__esther_stops_it_for_a_testimony() -> None:
    table = deep_plays("the_lot_of_pur", covenant_hand=["esther"], covenant_altar=2)
    table.play("esther")
    table.until("work")
    assert table.damage("esther") == 2
    assert told(table) == covenant_draws("the_lot_of_pur", "esther")
    table.next_work()
    table.end_day()
    assert not table.events_of(ev.Discarded)
