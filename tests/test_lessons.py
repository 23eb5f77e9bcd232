"""The lessons and the prepared decks as data: what they may say, what they come to at a table."""

import pytest

from engine.ai.player import finish
from engine.ai.teacher import TeacherPlayer
from engine.kernel.codec import decode, encode
from engine.kernel.rng import seeded
from engine.kernel.tables import ContentError, Sheet
from engine.seraphs import commands as say
from engine.seraphs.catalogue import index_of
from engine.seraphs.deeds import command_of, deed_of, is_deed, problems
from engine.seraphs.lessons import (
    MOST_WORDS,
    chapters,
    ends_when,
    ends_with,
    lesson_now,
    lessons,
    load_lessons,
)
from engine.seraphs.practice import load_days, planned, practice_days, practice_options
from engine.seraphs.rules import GAME
from engine.seraphs.state import State
from engine.seraphs.views import view
from engine.seraphs.words import COVENANT, DEEP
from tests.support import blocks_asked, scenario

ONE = """
[[lesson]]
id = "one"
chapter = "Standing in the way"
say = "Stand."
when = { asked = "stand_in_the_way", may = "stand joshua against cain" }
ends = { do = "said", deed = "stand joshua against cain" }
"""
DAY = """
[[day]]
id = "the opening"
day = 0
"""


def read(text: str) -> str:
    """What is wrong with a text of lessons."""
    with pytest.raises(ContentError) as caught:
        load_lessons(Sheet("lessons.toml", "lesson", text))
    return str(caught.value)


def read_days(text: str) -> str:
    """What is wrong with a text of days."""
    with pytest.raises(ContentError) as caught:
        load_days(Sheet("practice.toml", "day", text))
    return str(caught.value)


def prepared(seed: int = 1) -> State:
    return GAME.new(practice_options(seed)).state


def test_about_twelve_things_are_taught_in_the_order_a_person_meets_them() -> None:
    assert chapters(lessons()) == (
        "The goal",
        "The Altar and manna",
        "Playing a character",
        "Going out",
        "Standing in the way",
        "Damage and falls",
        "Holy Things",
        "Stories",
        "Miracles",
        "Answers",
        "Giants",
        "The Walls and the Glory",
    )


def test_no_lesson_says_more_than_30_words() -> None:
    assert MOST_WORDS == 30
    assert max(len(one.say.split()) for one in lessons()) <= MOST_WORDS
    many = " ".join(["word"] * 31)
    assert read(ONE.replace('"Stand."', f'"{many}"')) == (
        "lessons.toml: one: say: 31 words; 1 to 30 are wanted"
    )


def test_every_lesson_that_asks_for_a_deed_says_why_it_is_better() -> None:
    assert [one.id for one in lessons() if one.deed and one.id != "the_first_day"] == [
        one.id for one in lessons() if one.kindly
    ]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('say = "Stand."', 'said = "Stand."', 'unknown key "said"'),
        ('deed = "stand joshua against cain"', 'deed = "hop joshua"', '"hop joshua": unknown deed'),
        ("against cain", "against nobody", 'no card "nobody"'),
        ('do = "said"', 'do = "sung"', 'unknown word "sung"'),
        ('asked = "stand_in_the_way"', 'asked = "tea"', 'unknown word "tea"'),
        ('chapter = "Standing in the way"', "", "chapter: a lesson that stays has none"),
        ('say = "Stand."', 'say = "Stand."\npoints = ["the moon"]', 'no card or thing "the moon"'),
        ("when = {", 'when = { said = "nobody",', 'when: no card "nobody"'),
    ],
)
def test_a_wrong_lesson_is_refused_with_its_field(old: str, new: str, problem: str) -> None:
    assert problem in read(ONE.replace(old, new))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("stand david", "a card is wanted, against another"),
        ("done david", "done is about no card"),
        ("play", "a card is wanted"),
        ("", "unknown deed"),
    ],
)
def test_a_deed_that_cannot_be_is_said_to_be_wrong(words: str, problem: str) -> None:
    assert any(problem in found for found in problems(words, {"david"}))


def test_a_deed_is_the_legal_command_it_names_and_no_other() -> None:
    table = blocks_asked("cain", covenant=["joshua", "caleb"])
    seen = view(table.state, COVENANT)
    options = GAME.options(table.state)
    deed = deed_of("stand joshua against cain")
    command = say.StandInTheWay(table.ref("joshua"), table.ref("cain"))
    assert command_of(seen, options, deed) == command
    assert is_deed(seen, command, deed)
    assert not is_deed(seen, say.StandInTheWay(table.ref("caleb"), table.ref("cain")), deed)
    assert command_of(seen, options, deed_of("play joshua")) is None
    assert command_of(seen, options, deed_of("done")) == say.DONE


def test_a_lesson_is_on_where_its_deed_is_legal_and_ends_with_it() -> None:
    (one,) = load_lessons(Sheet("lessons.toml", "lesson", ONE))
    table = blocks_asked("cain", covenant=["joshua"])
    seen = view(table.state, COVENANT)
    assert lesson_now([one], (), seen) == one
    assert lesson_now([one], ("one",), seen) is None
    assert lesson_now([one], (), view(scenario(covenant=["joshua"]).state, COVENANT)) is None
    assert ends_with(one, seen, say.StandInTheWay(table.ref("joshua"), table.ref("cain")))
    assert not ends_with(one, seen, say.DONE)


def test_a_lesson_ends_when_its_card_falls_and_with_no_other() -> None:
    text = ONE.replace('do = "said", deed = "stand joshua against cain"', 'do = "happened", CARD')
    one, other = (
        load_lessons(Sheet("", "lesson", text.replace("CARD", f'event = "Fell", card = "{card}"')))
        for card in ("cain", "haman")
    )
    table = blocks_asked("cain", covenant=["joshua"])
    table.stand("joshua", "cain")
    table.fight()
    seen = view(table.state, COVENANT)
    assert ends_when(one[0], seen, table.events)
    assert not ends_when(other[0], seen, table.events)


# A lesson tells only what is so, whatever was done before it.


def fitting(state: State) -> set[str]:
    """The lessons that would be on at this table, were all others over."""
    seen = view(state, COVENANT)
    return {one.id for one in lessons() if lesson_now([one], (), seen)}


def test_after_a_redraw_nobody_is_sent_to_a_card_that_is_not_there() -> None:
    state = GAME.apply(prepared(), say.REDRAW).state
    assert state.question is not None and state.question.kind == "lay_from_top"
    assert "the_altar" not in fitting(state)
    assert "the_altar" in fitting(GAME.apply(prepared(), say.KEEP_HAND).state)


def test_david_is_not_said_to_have_come_where_he_has_not() -> None:
    for people, told in ((["jonah", "david"], True), (["jonah", "noah"], False)):
        table = scenario(covenant=people, day=2)
        table.go_out("jonah")
        assert ("all_gone_out" in fitting(table.state)) is told


def test_the_decree_is_spoken_of_in_its_own_pause_only() -> None:
    for scheme, told in (("the_decree_of_pharaoh", True), ("darkness_on_the_deep", False)):
        table = scenario(
            whose=DEEP,
            day=5,
            deep_hand=[scheme],
            deep_altar=3,
            covenant=["david"],
            covenant_hand=["the_blood_on_the_doorposts"],
            covenant_altar=4,
        )
        table.play(scheme)
        assert table.asked == "pause"
        assert ("an_answer" in fitting(table.state)) is told


def test_nobody_is_told_to_let_them_pass_where_jerusalem_cannot_bear_it() -> None:
    for left, told in ((10, True), (4, False)):
        table = blocks_asked("nimrod", covenant=["david"], walls=(left, 21), day=6)
        assert ("let_them_pass" in fitting(table.state)) is told


def test_a_fourth_holy_thing_is_one_that_comes_to_three() -> None:
    ark, basin, bread = "the_ark_of_the_covenant", "the_bronze_basin", "the_table_of_the_bread"
    incense = "the_altar_of_incense"
    for there, told in (([ark, basin, bread], True), ([ark, basin], False)):
        table = scenario(covenant=there, covenant_hand=[incense], covenant_altar=6, day=6)
        assert ("the_fourth" in fitting(table.state)) is told
    for there, told in (([ark, basin, bread, incense], True), ([ark, basin, bread], False)):
        table = blocks_asked("nimrod", "sanballat", covenant=["david", *there], day=7)
        assert ("the_last_stand" in fitting(table.state)) is told


def test_both_decks_lie_as_they_were_prepared() -> None:
    state = prepared()
    days = practice_days()
    for side in (COVENANT, DEEP):
        wanted = [c for day in days for c in (day.covenant_draws, day.deep_draws)[side]]
        lying = [*state.hand[side], *reversed(state.deck[side])]
        assert [state.identity[ref] for ref in lying][: len(wanted)] == [
            index_of(name) for name in wanted
        ]


def test_the_cards_below_them_lie_in_an_order_of_chance_and_all_are_there() -> None:
    one, two = prepared(1), prepared(2)
    assert sorted(one.identity) == sorted(two.identity) == list(range(104))
    assert one.identity != two.identity


def test_how_the_practice_begins_is_kept_in_its_journal() -> None:
    options = practice_options()
    assert decode(encode(options), GAME.words()) == options


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('covenant_draws = ["cain"]', 'no card "cain" in this deck'),
        ('deep_draws = ["cain", "cain"]', '"cain" twice'),
        ('covenant = ["play nobody"]', 'no card "nobody"'),
        ('night = ["done"]', 'unknown key "night"'),
    ],
)
def test_a_wrong_day_is_refused(line: str, problem: str) -> None:
    assert problem in read_days(DAY + line)


def test_days_count_from_the_opening_none_left_out() -> None:
    assert "none left out" in read_days(DAY.replace("day = 0", "day = 1"))


def test_the_teacher_does_what_the_day_says_and_else_plays_on() -> None:
    state = prepared()
    for _ in range(2):
        command = planned(view(state, COVENANT), GAME.options(state))
        assert command is not None
        state = GAME.apply(state, command).state
    decision = GAME.decision(state)
    assert decision is not None and decision.seat == DEEP
    thought = finish(TeacherPlayer().think(view(state, DEEP), decision, seeded(1)))
    assert thought.command == say.KEEP_HAND
    far = scenario(whose=DEEP, day=12, deep=["cain"], deep_hand=["haman"], deep_altar=6)
    asked = GAME.decision(far.state)
    assert asked is not None
    answer = finish(TeacherPlayer().think(view(far.state, DEEP), asked, seeded(1))).command
    assert answer in asked.options
