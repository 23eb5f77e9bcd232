"""The rulings as data: what the card box shows of a card is what RULINGS.md prints."""

import re

import pytest

from engine.kernel.tables import ContentError, Sheet
from engine.seraphs.cards import card, deck_cards
from engine.seraphs.rulings import BOLD, Ruling, load_rulings, printed, rulings, rulings_of
from tests import syntax

TEXT = (syntax.ROOT / "RULINGS.md").read_text(encoding="utf-8")
SINGLE = "## Single cards\n"


def bullets(text: str) -> list[str]:
    """The entries of a list in Markdown, each in one line."""
    found = re.findall(r"^- (.*(?:\n  .*)*)", text, re.MULTILINE)
    return [re.sub(r"\s+", " ", entry) for entry in found]


def test_the_rulings_on_single_cards_in_rulings_md_are_those_of_the_data() -> None:
    section = TEXT.split(SINGLE)[1].split("\n## ")[0]
    assert bullets(section) == list(printed())


def test_a_numbered_ruling_in_the_data_is_word_for_word_the_one_in_rulings_md() -> None:
    numbered = [one for one in rulings() if one.number]
    written = [re.sub(r" \*\([Pp]anel[^*]*\)\*$", "", entry) for entry in bullets(TEXT)]
    assert numbered
    for one in numbered:
        assert one.text.startswith(f"{BOLD}{one.number}. ")
        assert any(one.text in entry for entry in written), one.id


@pytest.mark.parametrize("one", [one for one in rulings() if one.cards], ids=lambda one: one.id)
def test_a_ruling_on_single_cards_names_the_cards_it_is_about(one: Ruling) -> None:
    heading = " ".join(re.findall(r"\*\*([^*]+)\*\*", one.text)).replace(",", "")
    for name in one.cards:
        assert card(name).name in heading


def test_a_card_gets_its_own_rulings_and_those_of_its_keywords() -> None:
    assert [one.id for one in rulings_of("samson")] == ["samson"]
    assert [one.number for one in rulings_of("goliath_of_gath")] == [8, 9, 13, 51]
    assert {one.number for one in rulings_of("the_bronze_altar")} == {4, 25}
    assert 12 in {one.number for one in rulings_of("enoch")}


def test_every_ruling_is_about_some_card() -> None:
    said = {one.id for found in deck_cards() for one in rulings_of(found.id)}
    assert {one.id for one in rulings()} == said


def test_what_is_wrong_with_rulings_is_told_all_at_once() -> None:
    text = """
    [[ruling]]
    id = "first"
    cards = ["nobody"]
    text = "**First.** One."

    [[ruling]]
    id = "second"
    keywords = ["wings"]
    text = "No heading."

    [[ruling]]
    id = "third"
    text = "**Third.** Three."
    """
    with pytest.raises(ContentError) as caught:
        load_rulings(Sheet("x.toml", "ruling", text))
    assert caught.value.problems == (
        'x.toml: first: cards: no card "nobody"',
        'x.toml: second: keywords: unknown word "wings"',
        "x.toml: second: text: its heading stands between ** and **",
        "x.toml: third: cards: it is about no card",
    )
