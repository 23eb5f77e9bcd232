"""The cards as printed. APPROVE=1 in the environment rewrites the golden faces."""

import os
from pathlib import Path

import pytest

from engine.seraphs.cards import CardDef, card, deck_cards
from engine.seraphs.phrases import filter_phrase
from engine.seraphs.powers import (
    BackToHand,
    BreakWalls,
    Damage,
    Discard,
    Draw,
    EntersSideways,
    Filter,
    Forbid,
    Gets,
    If,
    MendWalls,
    Power,
    Search,
    StandUp,
    Stop,
    Then,
    ToWilderness,
    TurnBack,
)
from engine.seraphs.sentences import effect_words, power_sentences
from engine.seraphs.text import (
    face_text,
    halves_text,
    keyword_names,
    keyword_rule,
    keyword_text,
    one_power_text,
    power_text,
    text_problems,
    type_line,
)

GOLDEN = Path(__file__).parent / "golden" / "text"


@pytest.mark.parametrize("printed", deck_cards(), ids=lambda printed: printed.id)
def test_the_powers_print_the_power_line_letter_for_letter(printed: CardDef) -> None:
    assert power_text(printed) == printed.power


def test_the_check_of_the_texts_finds_nothing() -> None:
    assert text_problems() == []


def test_the_check_of_the_texts_names_the_card_that_differs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.seraphs.text.power_text", lambda printed: printed.name)
    problems = text_problems()
    assert len(problems) == len(deck_cards())
    assert problems[0] == "covenant.toml: adam: power: its powers print 'Adam', not ''"


@pytest.mark.parametrize("side", ["covenant", "deep"])
def test_every_face_is_printed_as_approved(side: str) -> None:
    faces = [f"[{c.id}]\n{face_text(c)}" for c in deck_cards() if c.side == side]
    printed = "\n\n".join(faces) + "\n"
    golden = GOLDEN / f"{side}.txt"
    if os.environ.get("APPROVE") == "1":
        golden.write_text(printed, encoding="utf-8")
    assert printed == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        (Filter(), "a character"),
        (Filter(kind="act"), "an Act"),
        (Filter(kind="altar_card", side="your"), "your Altar card"),
        (Filter(side="deep", cost=4), "a Deep character of cost 4 or less"),
        (Filter(side="covenant", cost=1), "a Covenant character of cost 1"),
        (Filter(side="covenant", count=2), "2 Covenant characters"),
        (Filter(side="your", count=2, other=True), "2 of your other characters"),
        (Filter(side="your", count="all", key="giant_slayer"), "your Giant-slayers"),
        (Filter(side="other_side"), "one of the other side's characters"),
        (Filter(side="other_side", count="all"), "the other side's characters"),
        (Filter(side="deep", key="army", count="all"), "Deep Army characters"),
        (Filter(side="covenant", chooser="random"), "a random Covenant character"),
        (Filter(side="deep", state="attacking", key="giant"), "an attacking Deep Giant"),
        (
            Filter(side="deep", state="in_battle", count="all"),
            "Deep characters that go out or stand in the way",
        ),
        (Filter(card="the_lions_den"), "The Lions' Den"),
    ],
)
def test_a_filter_is_said_in_the_words_of_the_cards(wanted: Filter, words: str) -> None:
    assert filter_phrase(wanted).words == words


def test_a_plural_takes_a_plural_verb() -> None:
    strongholds = Filter(kind="stronghold", count="all")
    assert effect_words(BackToHand(strongholds)) == "Strongholds go back to hand"
    assert effect_words(ToWilderness(strongholds)) == "Strongholds go to their owner's Wilderness"
    assert effect_words(EntersSideways(strongholds)) == "Strongholds enter sideways"
    assert (
        effect_words(TurnBack(Filter(side="deep", state="in_battle", count=2)))
        == "2 Deep characters that go out or stand in the way turn back"
        " (they leave the battle, sideways)"
    )


def test_what_the_other_side_chooses_is_said_at_the_end() -> None:
    whom = Filter(side="covenant", chooser="covenant")
    assert effect_words(Damage(1, whom)) == (
        "1 damage to a Covenant character (the Covenant chooses)"
    )
    assert effect_words(Gets(whom, "evening", strength=-1)) == (
        "a Covenant character gets -1 Strength until Evening (the Covenant chooses)"
    )


def test_one_wall_is_a_wall_and_two_are_walls() -> None:
    assert effect_words(BreakWalls(1)) == "break 1 Wall"
    assert effect_words(MendWalls(2, "deep")) == "the Deep mends 2 Walls"


def test_your_own_cards_are_not_named_by_your_side() -> None:
    assert effect_words(Discard(1, "your", "chosen")) == "discard 1 card"
    assert effect_words(Draw(2, "deep")) == "the Deep draws 2"
    offering = EntersSideways(Filter(kind="offering", side="your"))
    assert effect_words(offering) == "when you lay an Offering, turn it sideways"


def test_strength_and_heart_are_named_unless_a_group_gets_them_while_in_play() -> None:
    group = Filter(side="your", count="all")
    assert effect_words(Gets(group, "while_in_play", 0, 2)) == "your characters get +0/+2"
    assert effect_words(Gets(group, "next_evening", 1, 2)) == (
        "your characters get +1 Strength and +2 Heart until the Evening of your next day"
    )
    assert effect_words(Gets("it", "while_in_play", 1)) == "it gets +1 Strength"


def test_a_character_may_be_kept_out_of_battle_until_evening() -> None:
    effect = Forbid("battle", Filter(side="deep", count="all"), "evening")
    assert effect_words(effect) == (
        "Deep characters cannot go out or stand in the way until Evening"
    )


def test_a_stopped_card_may_have_a_cost() -> None:
    assert effect_words(Stop(("act", "power"), "covenant", cost=1)) == (
        "stop an Act or ◇ power of cost 1 the Covenant just played"
    )


def test_effects_of_a_moment_share_a_sentence_and_then_begins_a_new_one() -> None:
    stand, search = StandUp("it"), Search(Filter(kind="miracle"))
    power = Power("evening", (stand, search, Then((Draw(1), BreakWalls(1)))))
    assert power_sentences(power) == (
        "Each Evening, stand up it, and search your deck for a Miracle."
        " Then draw 1, and break 1 Wall."
    )


def test_a_condition_stands_after_the_moment_and_takes_the_place_of_in_play() -> None:
    condition = If("in_play", "jezebel")
    assert power_sentences(Power("enters", (Draw(1),), if_=condition)) == (
        "When it enters, if Jezebel is in play, draw 1."
    )
    gets = Gets("it", "while_in_play", heart=1)
    assert power_sentences(Power("while", (gets,), if_=condition)) == (
        "While Jezebel is in play, it gets +1 Heart."
    )


def test_one_power_of_several_is_printed_alone() -> None:
    assert one_power_text(card("daniel"), 1) == "◇5: Nebuchadnezzar is Turned to the Covenant."


def test_the_halves_of_an_or_are_two_sentences() -> None:
    assert halves_text(card("the_temple_of_dagon"), 0) == (
        "A Holy Thing goes back to hand.",
        "Break 2 Walls.",
    )
    assert halves_text(card("the_temple_of_dagon"), 1) == ()


def test_keywords_are_named_as_on_the_card() -> None:
    assert keyword_names(card("isaac")) == ("Elder", "Heir of Abraham", "Return ◇2")
    assert keyword_names(card("david")) == ("Giant-slayer", "Elder")
    assert keyword_names(card("eve")) == ()


def test_every_keyword_has_the_sentence_of_panel_8() -> None:
    assert keyword_rule("Heir of Adam") == (
        "costs 1 less if you have Adam in play or in your Wilderness."
    )
    assert keyword_rule("Return ◇4") == (
        "in your Work, pay 4 manna to play it from your Wilderness."
        " If a returned card would fall, it leaves the game."
    )
    assert keyword_rule("Army") == keyword_rule("Heavenly")
    assert keyword_rule("Taken up") == "if it would fall, it goes to your hand."
    for printed in deck_cards():
        names = keyword_names(printed)
        assert keyword_text(printed).count("\n") == max(len(names) - 1, 0)
    with pytest.raises(KeyError):
        keyword_rule("Flying")


def test_the_type_line_holds_the_type_and_the_keywords() -> None:
    assert type_line(card("goliath_of_gath")) == "Character · Giant · Heir of The Anakim"
    assert type_line(card("the_ark_of_the_covenant")) == "Holy Thing"
    assert type_line(card("bricks_without_straw")) == "Scheme · Answer"
