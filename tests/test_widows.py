"""Lines break as a printer breaks them: no number apart from its word, no word alone at the end."""

import pytest

from scenes.services import Settings
from scenes.typeset import Style
from tests.pilot import Pilot
from tests.support_practice import NO_PICTURES

WORDS = Style("body", 30)
LINES = (
    "Nobody is in The Nephilim's way. Jerusalem loses 5 Walls: 4 left.",
    "The Deep plays Darkness on the Deep (2 manna).",
    "The Prophets of Baal break 4 Walls: nobody is in the way.",
    "Last comes the catch-up of panel 7.",
    "Elder: a character with YEARS on its plate. When it falls, its player draws a card.",
    "8. Costs. Heir of X takes 1 off; Answering the call takes 1 off, and nothing falls below 1.",
)


@pytest.mark.parametrize("text", LINES)
def test_at_any_width_words_are_kept_and_no_line_is_too_wide_or_one_too_many(text: str) -> None:
    kind = Pilot((1280, 720), Settings(), NO_PICTURES).stack.canvas.type
    for width in range(240, 1000, 7):
        lines = kind.wrap(text, WORDS, width)
        assert " ".join(lines) == text
        assert all(kind.width(line, WORDS) <= width + 1 or " " not in line for line in lines)
        greedy, line = 1, ""
        for word in text.split(" "):
            longer = f"{line} {word}".strip()
            fits = kind.width(longer, WORDS) <= width
            greedy, line = (greedy, longer) if fits or not line else (greedy + 1, word)
        assert len(lines) == greedy


def test_a_number_stays_with_its_word_and_a_short_word_is_not_left_alone() -> None:
    kind = Pilot((1280, 720), Settings(), NO_PICTURES).stack.canvas.type
    for text in LINES:
        for width in range(300, 900, 7):
            *first, last = kind.wrap(text, WORDS, width)
            if not first:
                continue
            room = width - kind.width(f" {last}", WORDS)
            word = first[-1].rpartition(" ")[2]
            has_room = kind.width(word, WORDS) < room - 8 and " " in first[-1]
            assert not (word.isdigit() and has_room), (first[-1], last)
            assert not (len(last) <= 5 and has_room and first[-1].count(" ") > 1), (first, last)


def test_lines_of_their_own_stay_their_own() -> None:
    kind = Pilot((1280, 720), Settings(), NO_PICTURES).stack.canvas.type
    assert kind.wrap("The Covenant\nreads.", WORDS, 900) == ("The Covenant", "reads.")
