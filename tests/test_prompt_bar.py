"""The prompt's words are whole beside its buttons, and as large as the bar lets them be."""

import pytest

from scenes.geometry import Box, Size
from scenes.seraphs.layout import table_layout
from scenes.seraphs.prompt import Offer, Prompt
from scenes.seraphs.prompt_bar import buttons
from scenes.seraphs.prompt_words import QUESTION, is_whole, set_words, words_room
from scenes.services import TEXT_SCALES, Settings
from scenes.widgets.button import LABEL
from tests.pilot import Pilot
from tests.support_practice import NO_PICTURES

WINDOWS = ((1024, 640), (1280, 720), (1920, 1080))
KEYS = {"confirm": "Enter", "pass": "P", "undo": "Ctrl+Z"}
LONG = Prompt(
    "The Deep plays The Decree of Pharaoh: Rahab. Do you answer?",
    "A Covenant character of cost 3 or less falls.",
    Offer("Pass", "browse"),
    Offer("Pass all day", "pass all day"),
)
SHORT = Prompt("Play cards, go out, or end the day", "", Offer("End the day", "browse"))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("text_size", TEXT_SCALES)
def test_a_long_question_and_its_help_are_whole_and_can_be_read_beside_two_buttons(
    window: tuple[int, int], text_size: int
) -> None:
    canvas = Pilot(window, Settings(text_size=text_size), NO_PICTURES).stack.canvas
    bar = table_layout(canvas.size, text_size / 100, canvas.scale).prompt
    shown = buttons(bar, LONG, canvas.type, KEYS)
    room = words_room(bar, [one.box for one in shown])
    parts = set_words(canvas.type, LONG, Size(room.w, room.h))
    assert [is_whole(*one) for one in zip(parts, (LONG.question, LONG.help), strict=True)]
    assert parts[0].style.size * text_size / 100 >= 0.66 * QUESTION.size
    for one in shown:
        room = one.box.inset(min(22.0, one.box.w * 0.06), 4)
        label = canvas.type.fit(one.label, LABEL, Size(room.w, room.h), 2)
        assert is_whole(label, one.label)
    small = next(one.box for one in shown if one.key == "small")
    assert small.right < min(one.box.x for one in shown if one.key == "large")


def test_where_the_words_have_room_the_buttons_are_as_wide_as_they_would_be() -> None:
    canvas = Pilot((1280, 720), Settings(), NO_PICTURES).stack.canvas
    bar = Box(316, 400, 1100, 98)
    (short,) = buttons(bar, SHORT, canvas.type, KEYS)
    (wider,) = buttons(Box(316, 400, 2200, 98), SHORT, canvas.type, KEYS)
    assert short.box.w == wider.box.w
