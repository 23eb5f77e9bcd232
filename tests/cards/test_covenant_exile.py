"""Daniel, Shadrach Meshach and Abednego, Esther, Nehemiah and Job."""

from engine.seraphs import events as ev
from engine.seraphs import legality as law
from engine.seraphs.words import COVENANT, DEEP
from tests.cards.covenant_table import deep_plays, drawn_today, fallen_in_the_way
from tests.support import Table, blocks_asked, deep_attacks, scenario

FRIENDS = "shadrach_meshach_and_abednego"

# Daniel.


def test_daniel__1_manna_if_it_would_fall_it_stays_with_its_damage_healed() -> None:
    table = deep_attacks("naaman", covenant=["daniel"], covenant_altar=1)
    table.use("daniel")
    table.until("stand_in_the_way")
    table.stand("daniel", "naaman")
    table.fight()
    assert table.where("daniel") == "covenant field"
    assert [table.id_of(event.ref) for event in table.events_of(ev.Stayed)] == ["daniel"]
    assert not table.events_of(ev.Fell)


def test_daniel__without_it_he_falls() -> None:
    table = fallen_in_the_way("daniel")
    assert table.where("daniel") == "covenant wilderness"


def test_daniel__once_for_each_use_the_next_time_he_falls() -> None:
    table = blocks_asked("naaman", "the_fiery_serpents", covenant=["daniel"], covenant_altar=1)
    table.stand("daniel", "naaman")
    table.done()
    table.use("daniel")
    table.fight_out()
    assert table.where("daniel") == "covenant field"
    table.done()
    table.next_work()
    table.go_out("naaman")
    table.done()
    table.until("stand_in_the_way")
    table.stand("daniel", "naaman")
    table.fight()
    assert table.where("daniel") == "covenant wilderness"


def test_daniel__only_before_evening() -> None:
    table = scenario(covenant=["daniel"], covenant_altar=1, deep=["naaman"])
    table.use("daniel")
    table.next_work()
    table.go_out("naaman")
    table.done()
    table.until("stand_in_the_way")
    table.stand("daniel", "naaman")
    table.fight()
    assert table.where("daniel") == "covenant wilderness"


def test_daniel__once_in_every_day() -> None:
    table = scenario(covenant=["daniel"], covenant_altar=2)
    table.use("daniel")
    table.until("work")
    assert table.refused("use", "daniel") == law.USED.sentence


def test_daniel__stays_when_powers_would_make_him_fall_too() -> None:
    table = deep_plays(
        "agag", covenant=["daniel"], covenant_altar=1, deep=["the_iron_chariots", "the_dragon"]
    )
    table.use("daniel")
    table.until("work")
    table.go_out("the_iron_chariots", "the_dragon")
    table.done()
    assert table.where("daniel") == "covenant field"
    assert table.damage("daniel") == 0
    assert len(table.events_of(ev.Stayed)) == 1


def test_daniel__5_manna_nebuchadnezzar_is_turned_to_the_covenant() -> None:
    table = scenario(covenant=["daniel"], covenant_altar=5, deep=["nebuchadnezzar"])
    table.use("daniel", nth=1)
    table.until("work")
    assert table.where("nebuchadnezzar") == "covenant field"
    assert table.manna(COVENANT) == 0


def test_daniel__nebuchadnezzar_is_not_his_pair_so_it_is_no_testimony() -> None:
    table = scenario(covenant=["daniel"], covenant_altar=5, deep=["nebuchadnezzar"])
    table.use("daniel", nth=1)
    table.until("work")
    assert table.testimonies == []
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (0, 0)


def test_daniel__turns_nobody_without_nebuchadnezzar_in_play() -> None:
    table = scenario(covenant=["daniel"], covenant_altar=5, deep=["belshazzar"])
    assert table.refused("use", "daniel", nth=1) == law.DOES_NOTHING.sentence


def test_daniel__both_powers_on_one_day() -> None:
    table = scenario(covenant=["daniel"], covenant_altar=6, deep=["nebuchadnezzar"])
    table.use("daniel", nth=0)
    table.until("work")
    assert table.may("use", "daniel", nth=1)


def joshua_in_the_den() -> Table:
    """The Den has entered and holds Joshua; on the Covenant's day after it Daniel is in hand."""
    table = deep_plays(
        "the_lions_den",
        covenant=["joshua", "noah", "adam"],
        covenant_hand=["daniel"],
        covenant_altar=6,
    )
    table.choose("joshua")
    table.until("work")
    table.next_work()
    assert table.refused("go_out", "joshua") == law.HELD.sentence
    return table


def test_daniel__while_in_play_the_lions_den_stops_working() -> None:
    table = joshua_in_the_den()
    table.forget()
    table.play("daniel")
    table.until("work")
    assert table.may("go_out", "joshua")
    assert table.where("the_lions_den") == "deep field"
    assert table.testimonies == [("the_lions_den", "daniel")]
    assert table.stories_read == ["daniel"]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_daniel__the_den_holds_joshua_again_when_he_has_left() -> None:
    table = joshua_in_the_den()
    table.play("daniel")
    table.until("work")
    table.use("noah")
    table.choose("daniel")
    table.until("work")
    assert table.refused("go_out", "joshua") == law.HELD.sentence


def test_daniel__a_den_entering_beside_him_holds_nobody_even_after_he_has_gone() -> None:
    table = deep_plays("the_lions_den", covenant=["daniel", "joshua", "noah"], covenant_altar=1)
    table.choose("joshua")
    table.until("work")
    assert table.testimonies == [("the_lions_den", "daniel")]
    table.next_work()
    assert table.may("go_out", "joshua")
    table.use("noah")
    table.choose("daniel")
    table.until("work")
    assert table.where("the_lions_den") == "deep field"
    assert table.may("go_out", "joshua")


# Shadrach, Meshach, and Abednego.


def test_shadrach_meshach_and_abednego__standing_in_the_way_they_stay_healed() -> None:
    table = blocks_asked("naaman", covenant=[FRIENDS])
    table.stand(FRIENDS, "naaman")
    table.fight()
    assert table.where(FRIENDS) == "covenant field"
    assert [table.id_of(event.ref) for event in table.events_of(ev.Stayed)] == [FRIENDS]
    assert table.damage(FRIENDS) == 0
    assert table.walls == (13, 21)


def test_shadrach_meshach_and_abednego__once_each_time_they_stand_in_the_way() -> None:
    table = blocks_asked("naaman", covenant=[FRIENDS])
    for _ in range(2):
        table.stand(FRIENDS, "naaman")
        table.fight()
        assert table.where(FRIENDS) == "covenant field"
        table.done()
        table.next_work()
        table.go_out("naaman")
        table.done()
        table.until("stand_in_the_way")
    assert len(table.events_of(ev.Stayed)) == 2


def test_shadrach_meshach_and_abednego__not_when_they_go_out() -> None:
    table = scenario(covenant=[FRIENDS], deep=["naaman"])
    table.go_out(FRIENDS)
    table.done()
    table.until("stand_in_the_way")
    table.stand("naaman", FRIENDS)
    table.fight()
    assert table.where(FRIENDS) == "covenant wilderness"


def test_shadrach_meshach_and_abednego__in_play_the_furnace_stops_working() -> None:
    table = scenario(
        covenant=[FRIENDS, "adam"], deep=["the_fiery_furnace"], whose=DEEP, step="morning"
    )
    assert (table.asked, table.asked_side) == ("offering", DEEP)
    assert not table.is_sideways(FRIENDS)
    assert not table.is_sideways("adam")


def test_shadrach_meshach_and_abednego__beside_the_furnace_is_a_testimony() -> None:
    table = scenario(covenant_hand=[FRIENDS], covenant_altar=2, deep=["the_fiery_furnace"])
    table.play(FRIENDS)
    table.until("work")
    assert table.testimonies == [("the_fiery_furnace", FRIENDS)]
    assert table.stories_read == [FRIENDS]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_shadrach_meshach_and_abednego__the_furnace_works_again_when_they_have_left() -> None:
    table = scenario(
        covenant=[FRIENDS, "noah"], covenant_altar=1, deep=["the_fiery_furnace"], whose=COVENANT
    )
    table.use("noah")
    table.until("work")
    table.done()
    assert (table.asked, table.asked_side) == ("half", COVENANT)


# Esther.


def test_esther__when_it_enters_stop_a_scheme_the_deep_just_played() -> None:
    table = deep_plays("darkness_on_the_deep", covenant_hand=["esther"], covenant_altar=2)
    table.play("esther")
    table.until("work")
    assert table.where("esther") == "covenant field"
    assert table.walls == (13, 21)
    assert table.drawn(DEEP) == 0
    assert table.where("darkness_on_the_deep") == "deep wilderness"


def test_esther__then_2_damage_to_esther() -> None:
    table = deep_plays("darkness_on_the_deep", covenant_hand=["esther"], covenant_altar=2)
    table.play("esther")
    table.until("work")
    assert table.damage("esther") == 2


def test_esther__at_any_other_time_neither_happens() -> None:
    own_work = scenario(covenant_hand=["esther"], covenant_altar=2)
    own_work.play("esther")
    own_work.until("work")
    a_characters_pause = deep_plays("nimrod", covenant_hand=["esther"], covenant_altar=2)
    a_characters_pause.play("esther")
    a_characters_pause.until("work")
    assert a_characters_pause.where("nimrod") == "deep field"
    a_battles_pause = deep_attacks("nimrod", covenant_hand=["esther"], covenant_altar=2)
    a_battles_pause.play("esther")
    a_battles_pause.until("stand_in_the_way")
    for table in (own_work, a_characters_pause, a_battles_pause):
        assert table.where("esther") == "covenant field"
        assert table.damage("esther") == 0
        assert not table.events_of(ev.Stopped)


def test_esther__stops_no_power_of_the_deep() -> None:
    table = scenario(
        covenant=["noah", "adam"],
        covenant_hand=["esther"],
        covenant_altar=3,
        deep=["the_magicians_of_egypt"],
        deep_altar=2,
    )
    table.use("noah")
    table.use("the_magicians_of_egypt")
    table.play("esther")
    table.until("work")
    assert table.where("adam") == "covenant field"
    assert table.damage("esther") == 0


def test_esther__stopping_the_lot_of_pur_is_a_testimony() -> None:
    table = deep_plays("the_lot_of_pur", covenant_hand=["esther"], covenant_altar=2)
    table.play("esther")
    table.until("work")
    assert table.testimonies == [("the_lot_of_pur", "esther")]
    assert (table.drawn(COVENANT), table.drawn(DEEP)) == (1, 0)


def test_esther__hurt_already_by_2_she_falls_by_1_more_that_day() -> None:
    table = deep_plays(
        "darkness_on_the_deep",
        covenant_hand=["esther"],
        covenant_altar=2,
        deep=["the_iron_chariots"],
    )
    table.play("esther")
    table.until("work")
    table.go_out("the_iron_chariots")
    table.done()
    assert table.where("esther") == "covenant wilderness"


def test_esther__stops_the_scheme_in_whose_pause_she_was_played_and_no_other() -> None:
    table = deep_plays(
        "darkness_on_the_deep",
        covenant_hand=["esther"],
        covenant_altar=4,
        deep_hand=["bricks_without_straw"],
    )
    table.play("esther")
    table.play("bricks_without_straw")
    table.until("work")
    assert table.manna(COVENANT) == 0  # 2 paid for Esther, 2 turned by the bricks.
    assert table.walls == (13, 21)
    assert table.damage("esther") == 2


# Nehemiah.


def test_nehemiah__each_morning_mend_1_wall() -> None:
    table = scenario(covenant=["nehemiah"], walls=(9, 21), step="morning")
    assert table.walls == (10, 21)


def test_nehemiah__not_on_the_deeps_morning() -> None:
    table = scenario(covenant=["nehemiah"], walls=(9, 21), step="morning", whose=DEEP)
    assert table.walls == (9, 21)


def test_nehemiah__walls_never_pass_30() -> None:
    table = scenario(covenant=["nehemiah"], walls=(30, 21), step="morning")
    assert table.walls == (30, 21)


def test_nehemiah__before_the_draw_and_the_catch_up() -> None:
    table = scenario(covenant=["nehemiah"], walls=(7, 21), step="morning")
    assert table.walls == (8, 21)
    assert table.drawn(COVENANT) == 1  # Fallen by 5 now, not by 6: no catch-up.


# Job.


def test_job__elder_when_it_falls_its_player_draws_a_card() -> None:
    table = fallen_in_the_way("job")
    assert table.where("job") == "covenant wilderness"
    assert drawn_today(table, COVENANT) == 1


def test_job__return_in_your_work_pay_3_to_play_it_from_your_wilderness() -> None:
    table = scenario(covenant_wilderness=["job"], covenant_altar=4)
    table.return_card("job")
    table.until("work")
    assert table.where("job") == "covenant field"
    assert table.manna(COVENANT) == 1


def test_job__return_never_goes_down_when_he_answers_the_call() -> None:
    table = scenario(covenant_wilderness=["job"], covenant_altar=2, deep=["the_accuser"])
    assert table.refused("return_card", "job") == law.TOO_DEAR.sentence


def test_job__returned_and_falling_he_leaves_the_game_and_draws_nothing() -> None:
    table = blocks_asked("naaman", covenant=["job"], returned=["job"])
    table.stand("job", "naaman")
    table.fight()
    assert table.where("job") == "out"
    assert drawn_today(table, COVENANT) == 0


def test_job__returned_and_gone_back_to_hand_he_is_like_any_other_again() -> None:
    table = scenario(covenant=["job", "noah"], returned=["job"], covenant_altar=4, deep=["naaman"])
    table.use("noah")
    table.until("work")
    table.play("job")
    table.next_work()
    table.go_out("naaman")
    table.done()
    table.until("stand_in_the_way")
    table.stand("job", "naaman")
    table.fight()
    assert table.where("job") == "covenant wilderness"
