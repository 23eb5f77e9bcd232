"""The Bible text that the game ships, and the references printed on the cards."""

from pathlib import Path

import pytest

from game.bible import HEADER, Bible
from game.references import (
    BOOKS,
    WHOLE_CHAPTER,
    BibleTextError,
    Span,
    chapters_of,
    parse_reference,
)
from game.resources import BIBLE_TEXT
from game.stories import chapters
from game.tools import quotes
from scenes.passage import Verse


@pytest.fixture
def bible() -> Bible:
    return Bible()


def damaged(tmp_path: Path, at: int) -> Path:
    data = bytearray(BIBLE_TEXT.read_bytes())
    data[at] ^= 1
    path = tmp_path / "damaged.bible"
    path.write_bytes(data)
    return path


def test_a_single_verse_is_read_in_one_line(bible: Bible) -> None:
    assert bible.verse("Genesis", 1, 1) == "In the beginning God created the heavens and the earth."


def test_the_last_verse_of_the_last_book_is_there(bible: Bible) -> None:
    ending = "The grace of the Lord Jesus be with all the saints. Amen."
    assert bible.verse("Revelation", 22, 21) == ending


def test_a_chapter_comes_whole_and_in_order(bible: Bible) -> None:
    psalm = bible.chapter("Psalms", 117)
    assert [(v.book, v.chapter, v.verse) for v in psalm] == [("Psalms", 117, 1), ("Psalms", 117, 2)]
    assert psalm[-1].text.endswith("Praise Yah!")


def test_all_sixty_six_books_with_all_their_chapters_are_there(bible: Bible) -> None:
    assert len(BOOKS) == 66
    assert sum(map(bible.chapters, BOOKS)) == 1189
    assert all(bible.chapter(book, bible.chapters(book)) for book in BOOKS)


def test_what_is_not_the_verse_is_left_out(bible: Bible) -> None:
    texts = [
        v.text for b in BOOKS for n in range(1, bible.chapters(b) + 1) for v in bible.chapter(b, n)
    ]
    assert len(texts) == 31096
    for stray in ("`", "[", "]", '"', "  ", "\n", "Psalm 1", "BOOK", "dummy", "--"):
        assert not [text for text in texts if stray in text], stray
    assert all(text == text.strip() for text in texts)


@pytest.mark.parametrize(
    ("reference", "spans"),
    [
        ("Genesis 2-3", [("Genesis", (2, 1), (3, WHOLE_CHAPTER))]),
        (
            "Exodus 7:1-13, 28:15-30",
            [("Exodus", (7, 1), (7, 13)), ("Exodus", (28, 15), (28, 30))],
        ),
        (
            "Numbers 13:25-14:10; Joshua 14:6-15",
            [("Numbers", (13, 25), (14, 10)), ("Joshua", (14, 6), (14, 15))],
        ),
        ("Jude 9", [("Jude", (1, 9), (1, 9))]),
        (
            "Joshua 2, 6:22-25",
            [("Joshua", (2, 1), (2, WHOLE_CHAPTER)), ("Joshua", (6, 22), (6, 25))],
        ),
        ("Genesis 3:1, 4-5", [("Genesis", (3, 1), (3, 1)), ("Genesis", (3, 4), (3, 5))]),
        (
            "Exodus 25:10-22; 26",
            [("Exodus", (25, 10), (25, 22)), ("Exodus", (26, 1), (26, WHOLE_CHAPTER))],
        ),
        ("Exodus 5-6:1", [("Exodus", (5, 1), (6, 1))]),
        ("Psalm 90:12", [("Psalms", (90, 12), (90, 12))]),
        ("1 Samuel 5–6", [("1 Samuel", (5, 1), (6, WHOLE_CHAPTER))]),
    ],
)
def test_a_printed_reference_names_its_spans(
    reference: str, spans: list[tuple[str, tuple[int, int], tuple[int, int]]]
) -> None:
    assert parse_reference(reference) == [Span(*span) for span in spans]


def test_a_story_is_read_in_its_whole_chapters_each_once_with_its_verses_marked() -> None:
    assert chapters_of("Joshua 2, 6:22-25") == [("Joshua", 2), ("Joshua", 6)]
    assert chapters_of("Genesis 18:1-15, 18:20, 21:1-7") == [("Genesis", 18), ("Genesis", 21)]
    heading, *verses = chapters("Genesis 5:18-24")
    assert heading == Verse("Genesis 5", heads=True)
    assert len(verses) == 32
    assert [one.text.partition(" ")[0] for one in verses if one.named] == [
        f"5:{verse}" for verse in range(18, 25)
    ]
    assert chapters("Genesis 99") == [Verse("“Genesis 99” is not in the Bible text.")]


@pytest.mark.parametrize(
    ("reference", "first", "last", "count"),
    [
        ("Numbers 13:25-14:10; Joshua 14:6-15", "Numbers 13:25", "Joshua 14:15", 29),
        ("2 Samuel 21:15-17, 23:8-39", "2 Samuel 21:15", "2 Samuel 23:39", 35),
        ("Genesis 2-3", "Genesis 2:1", "Genesis 3:24", 49),
        ("Jude 9", "Jude 1:9", "Jude 1:9", 1),
    ],
)
def test_a_passage_is_all_its_verses(
    bible: Bible, reference: str, first: str, last: str, count: int
) -> None:
    verses = bible.passage(reference)
    places = [f"{v.book} {v.chapter}:{v.verse}" for v in verses]
    assert (places[0], places[-1], len(places)) == (first, last, count)


@pytest.mark.parametrize(
    "reference",
    ["", "Genesis", "Enoch 1", "Genesis 3:9-2", "Genesis 51", "Genesis 3:99", "3:16", "Jude 1:40"]
    + ["Genesis 3:20-30", "Genesis 3;", "genesis 3", "Genesis 0", "Genesis 49-51"],
)
def test_what_is_not_a_passage_is_refused_in_a_sentence(bible: Bible, reference: str) -> None:
    with pytest.raises(BibleTextError, match=r"\.$"):
        bible.passage(reference)


@pytest.mark.parametrize(("chapter", "verse"), [(3, 0), (3, 25), (51, 1), (0, 1)])
def test_a_verse_that_does_not_exist_is_refused(bible: Bible, chapter: int, verse: int) -> None:
    with pytest.raises(BibleTextError, match="not in the Bible text"):
        bible.verse("Genesis", chapter, verse)


def test_a_verse_that_this_version_leaves_out_is_skipped_in_its_chapter(bible: Bible) -> None:
    with pytest.raises(BibleTextError, match="not in the Bible text"):
        bible.verse("Acts", 8, 37)
    assert [v.verse for v in bible.passage("Acts 8:36-38")] == [36, 38]


def test_a_missing_file_gives_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BibleTextError, match="The Bible text is missing"):
        Bible(tmp_path / "none.bible")


def test_a_folder_in_its_place_gives_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BibleTextError, match="cannot be opened"):
        Bible(tmp_path)


@pytest.mark.parametrize("size", [0, 1, HEADER.size - 1, HEADER.size, 5_000, 100_000, -1])
def test_a_file_cut_short_gives_a_sentence(tmp_path: Path, size: int) -> None:
    path = tmp_path / "short.bible"
    path.write_bytes(BIBLE_TEXT.read_bytes()[:size])
    with pytest.raises(BibleTextError, match=r"damaged|cannot be opened"):
        Bible(path)


@pytest.mark.parametrize("at", [*range(HEADER.size), HEADER.size + 3, 900, 5_000, 100_000])
def test_a_flipped_bit_in_the_tables_is_found_when_the_file_is_opened(
    tmp_path: Path, at: int
) -> None:
    with pytest.raises(BibleTextError, match=r"\.$"):
        Bible(damaged(tmp_path, at))


def test_a_flipped_bit_in_a_chapter_is_found_when_it_is_read(tmp_path: Path) -> None:
    with Bible(damaged(tmp_path, -1)) as bible:
        assert bible.verse("Genesis", 1, 1)
        with pytest.raises(BibleTextError, match="Revelation 22 is damaged"):
            bible.verse("Revelation", 22, 1)


def test_every_reference_and_quotation_on_the_cards_is_in_the_bible_text() -> None:
    assert quotes.deck_files()
    assert quotes.problems() == []


def test_a_misquoted_card_is_named_with_its_verse(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(
        '[[card]]\nid = "adam"\nreference = "Genesis 99"\n'
        'quote = "In the beginning God made"\nquote_ref = "Genesis 1:1"\n',
        encoding="utf-8",
    )
    found = quotes.problems(decks=[deck])
    assert len(found) == 2
    assert "adam: reference “Genesis 99”" in found[0]
    assert "adam: quote is not Genesis 1:1, which reads: In the beginning God created" in found[1]


def test_a_quotation_ends_where_a_word_ends() -> None:
    assert quotes.stands_in("God’s Spirit", 'and "God`s [Spirit] was hovering"')
    assert not quotes.stands_in("God’s Spir", "God's Spirit was hovering")


def test_the_check_of_quotations_says_when_there_is_no_bible_text(tmp_path: Path) -> None:
    assert "missing" in quotes.problems(tmp_path / "none.bible")[0]
