"""Rulings 66 to 73: first days, going out, blocks judged, taking back, passing for a day."""

from engine.kernel.lines import Mark
from engine.registry import seraphs_game
from engine.seraphs import commands as say
from engine.seraphs import events as ev
from engine.seraphs.commands import Command
from engine.seraphs.prompts import ASK_PAUSE, ASK_STAND, ASK_WORK
from engine.seraphs.rules import NAME
from engine.seraphs.views import contents
from engine.seraphs.words import COVENANT, DEEP
from game.chronicle import Chronicle
from game.memory import Forgetful
from game.seats import PERSON, seated
from game.session import Session, Standing, Wishes
from tests.support import Table, blocks_asked, deep_attacks, scenario


def refs_of(table: Table, kind: type[ev.Fell | ev.TurnedBack]) -> list[str]:
    """The cards that the events of a class are about, in order."""
    return [table.id_of(event.ref) for event in table.events_of(kind)]


def at_the_screen(table: Table) -> Session:
    """Two persons at that table; nothing is kept."""
    people = seated(PERSON, PERSON)
    game = seraphs_game(NAME)
    chronicle = Chronicle(game, (COVENANT, DEEP))
    standing = Standing(game, table.state, Mark(0, ""), 0, 1)
    session = Session(standing, people, Forgetful(), chronicle, Wishes())
    settle(session)
    return session


def settle(session: Session) -> None:
    """Let everything happen that happens by itself, and hand the screen to whoever is asked."""
    waits: float | None = 0.0
    while waits is not None or session.beats() or session.curtain_for():
        session.hand_over()
        waits = session.tick()


def says(session: Session, command: Command) -> None:
    """Say it, whoever is asked."""
    assert session.submit(command) == ""
    settle(session)


def asked(session: Session) -> tuple[str, int]:
    """What is asked at that screen, and of which side."""
    question = session.table().question
    assert question is not None
    return question.kind, question.side


# 66. A first day.


def test_a_character_s_first_day_is_the_one_it_came_on_whoever_s_day_that_was() -> None:
    table = deep_attacks("cain", covenant_hand=["gabriel"], covenant_altar=5)
    table.play("gabriel")
    table.fight_out()
    assert (table.asked, table.asked_side) == ("offering", COVENANT)
    table.done()
    assert table.may("go_out", "gabriel")


# 67. Taking back.


def test_a_step_may_be_taken_back_over_a_pass_that_all_can_see_is_forced() -> None:
    table = scenario(covenant_hand=["adam"], covenant_altar=3, deep_hand=["achans_theft"])
    session = at_the_screen(table)
    says(session, say.PlayCard(table.ref("adam")))
    assert asked(session) == (ASK_WORK, COVENANT)
    assert session.may_undo(), "the Deep has no manna at all, and you hold no Answer"
    session.undo()
    settle(session)
    assert contents(session.table()) == contents(table.state)


def test_but_not_over_a_pass_of_a_side_that_might_have_answered() -> None:
    for hand in (["cain"], ["achans_theft"]):
        table = scenario(covenant_hand=["adam"], covenant_altar=3, deep_hand=hand, deep_altar=1)
        session = at_the_screen(table)
        says(session, say.PlayCard(table.ref("adam")))
        assert asked(session) == (ASK_WORK, COVENANT)
        assert not session.may_undo()


def test_nor_over_what_has_shown_a_hidden_card() -> None:
    table = scenario(covenant_hand=["elisha"], covenant_altar=2)
    session = at_the_screen(table)
    says(session, say.PlayCard(table.ref("elisha")))
    assert asked(session) == (ASK_WORK, COVENANT)
    assert not session.may_undo()


# 68. Passing for a day.


def passing_since_sanballat(table: Table) -> Session:
    """In the pause of Sanballat the Covenant has chosen to pass for the rest of the day."""
    table.play("sanballat")
    session = at_the_screen(table)
    assert asked(session) == (ASK_PAUSE, COVENANT)
    session.pass_for_the_day(True)
    assert session.passing()
    says(session, say.PASS)
    assert asked(session) == (ASK_WORK, DEEP)
    return session


def test_who_passes_for_the_rest_of_a_day_is_not_asked_in_a_battles_pauses() -> None:
    table = scenario(
        whose=DEEP,
        deep=["cain"],
        deep_hand=["sanballat"],
        deep_altar=1,
        covenant=["adam"],
        covenant_hand=["rahab"],
        covenant_altar=1,
    )
    session = passing_since_sanballat(table)
    says(session, say.GoOut(table.ref("cain")))
    assert asked(session) == (ASK_STAND, COVENANT), "no pause, but who stands in the way is asked"
    says(session, say.DONE)
    assert session.table().count == table.state.count + 1, "nor the pause before damage"
    assert not session.passing()


def test_it_ends_at_once_when_something_is_announced_that_could_be_answered() -> None:
    table = scenario(
        whose=DEEP,
        deep=["cain"],
        deep_hand=["sanballat", "the_decree_of_pharaoh"],
        deep_altar=4,
        covenant=["adam"],
        covenant_hand=["the_blood_on_the_doorposts", "rahab"],
        covenant_altar=3,
    )
    session = passing_since_sanballat(table)
    says(session, say.PlayCard(table.ref("the_decree_of_pharaoh")))
    assert asked(session) == (ASK_PAUSE, COVENANT)
    assert not session.passing()
    says(session, say.PlayCard(table.ref("the_blood_on_the_doorposts")))
    while asked(session) == (ASK_PAUSE, COVENANT):
        says(session, say.PASS)
    says(session, say.GoOut(table.ref("cain")))
    assert asked(session) == (ASK_PAUSE, COVENANT), "and in what is left of the day"


def passes_all_day(session: Session) -> None:
    """In this pause: pass, and for the rest of the day."""
    assert asked(session) == (ASK_PAUSE, COVENANT)
    session.pass_for_the_day(True)
    says(session, say.PASS)


def in_the_decrees_pause_the_deep_answers(
    hand: list[str], deck: list[str]
) -> tuple[Table, Session]:
    """Passed over by the Covenant for the day, the Decree waits for what the Deep uses in it."""
    table = scenario(
        whose=DEEP,
        deep_hand=["the_decree_of_pharaoh", "did_god_really_say"],
        deep_altar=4,
        covenant=["abel"],
        covenant_hand=hand,
        covenant_altar=8,
        covenant_deck=deck,
    )
    table.play("the_decree_of_pharaoh")
    session = at_the_screen(table)
    passes_all_day(session)
    assert asked(session) == (ASK_PAUSE, DEEP)
    says(session, say.PlayCard(table.ref("did_god_really_say")))
    assert asked(session) == (ASK_PAUSE, COVENANT), "that is announced, and could be answered"
    return table, session


def test_a_pause_that_was_passed_and_comes_back_is_not_asked_about_again() -> None:
    hand = ["the_blood_on_the_doorposts", "adam"]
    table, session = in_the_decrees_pause_the_deep_answers(hand, ["eve"])
    passes_all_day(session)
    says(session, say.Choose(table.ref("adam")))
    assert asked(session) == (ASK_WORK, DEEP), "the Decree was passed over, and is done"


def test_but_it_is_asked_about_where_there_is_now_something_new_to_answer_with() -> None:
    table, session = in_the_decrees_pause_the_deep_answers(
        ["gabriel", "adam"], ["the_blood_on_the_doorposts"]
    )
    says(session, say.PlayCard(table.ref("gabriel")))
    passes_all_day(session)
    says(session, say.Choose(table.ref("adam")))
    assert asked(session) == (ASK_PAUSE, COVENANT), "the Blood has come since the Decree was passed"
    assert not session.passing()


# 69. Powers on going out.


def test_powers_of_those_felled_on_going_out_wait_until_all_going_out_powers_are_done() -> None:
    table = deep_attacks("the_iron_chariots", "balaam", covenant=["abel"], walls=(10, 21))
    order = [type(e) for e in table.events if isinstance(e, ev.Fell | ev.WallsMended)]
    assert order == [ev.Fell, ev.WallsMended]
    assert table.where("balaam") == "deep hand", "then Abel's: it has mended, and goes back"
    assert table.walls == (11, 21)


def test_an_elders_card_of_one_felled_on_going_out_waits_too() -> None:
    table = deep_attacks("the_dragon", "balaam", covenant=["adam"], walls=(10, 21))
    order = [type(e) for e in table.events if isinstance(e, ev.CardDrawn | ev.WallsMended)]
    assert order == [ev.WallsMended, ev.CardDrawn]


# 70. A block that was judged.


def test_who_is_left_alone_where_it_could_not_stand_alone_stands_there_still() -> None:
    table = blocks_asked(
        "og_of_bashan", covenant=["job", "adam"], deep_hand=["achans_theft"], deep_altar=1
    )
    table.together("job", "adam", against="og_of_bashan")
    table.done()
    table.pass_once()
    table.play("achans_theft")
    table.choose("adam")
    table.fight_out()
    assert table.walls == (13, 21)
    assert [event.n for event in table.events_of(ev.Damaged)] == [6, 1]


def test_who_has_become_sideways_in_a_pause_stands_in_the_way_no_less() -> None:
    """Only turning back leaves the battle; no printed card turns sideways in that pause."""
    table = blocks_asked("cain", covenant=["joshua"])
    table.stand("joshua", "cain")
    table.done()
    table.entry("joshua").sideways = True
    table = Table(table.state, table.state, ())
    table.fight_out()
    assert table.where("cain") == "deep wilderness"
    assert table.walls == (13, 21)


# 71. Falling with the fallen.


def test_who_loses_heart_by_anothers_fall_falls_in_the_same_fight() -> None:
    table = scenario(covenant=["michael"], deep=["the_amorite_kings", "pharaohs_chariots"])
    table.go_out("michael")
    table.done()
    table.until("stand_in_the_way")
    table.together("the_amorite_kings", "pharaohs_chariots", against="michael")
    table.fight()
    table.deal("the_amorite_kings", 4)
    assert refs_of(table, ev.Fell) == ["michael", "the_amorite_kings", "pharaohs_chariots"]


# 72. A search that finds nothing; 73. Abraham beside Sodom.


def test_a_search_that_finds_nothing_shuffles_and_shows_nothing() -> None:
    table = scenario(covenant_hand=["sarah"], covenant_altar=2, covenant_wilderness=["isaac"])
    before = table.deck(COVENANT)
    table.play("sarah")
    table.until("work")
    assert table.deck(COVENANT) != before
    assert sorted(table.deck(COVENANT)) == sorted(before)
    assert not table.events_of(ev.Found)


def test_abraham_entering_beside_sodom_enters_sideways() -> None:
    table = scenario(covenant_hand=["abraham", "adam"], covenant_altar=4, deep=["sodom"])
    table.play("abraham")
    table.until("work")
    assert table.is_sideways("abraham")
    table.play("adam")
    table.until("work")
    assert not table.is_sideways("adam")
