"""Every form outside the table: nothing is cut or covered, and every part is reached by keys."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from game.library import books_of_cards
from game.references import BOOKS
from game.shots.shot import Wanted
from game.tools.shot import SHOTS
from scenes.canvas import Align, Canvas, VAlign
from scenes.card_box import LETTERS, LETTERS_A_ROW
from scenes.card_box_filters import FIELDS, LABELS, offered
from scenes.cards.content import all_ids
from scenes.control_rows import LABEL as CONTROL
from scenes.form import Form
from scenes.geometry import Box
from scenes.new_game import SEED, NewGame, NewGameChoice
from scenes.notice import Notice, Question
from scenes.pick_one import PickOne
from scenes.services import Face, Settings
from scenes.typeset import Setting
from scenes.widgets.button import LABEL, Button
from scenes.widgets.choice import OPTION, Option
from scenes.widgets.field import DIGITS
from scenes.widgets.widget import Widget
from tests.pilot import Pilot, Unseeing

NO_PICTURES = Path("no pictures")
LOOKS = [
    ((1024, 640), 100),
    ((1024, 640), 200),
    ((1280, 720), 200),
    ((1920, 1080), 150),
    ((2560, 1080), 100),
]
FACES: tuple[Face, ...] = ("painted", "atkinson_hyperlegible", "opendyslexic")
SETTINGS = [name for name in SHOTS if name.startswith("settings")]
PAGES = ["menu", "new_game", "siege_new", "saved_games", *SETTINGS, "question", "notice"]
PAGES += ["credits", "card_box", "card_page", "leaflet", "reading_room", "pick_one"]
LONG = "This game was written by a newer program, which this one cannot read from day 5 on."
LEAST = 24.0
"""How wide and how high each part is at least."""

MOST_STEPS = {"down": 160, "up": 160, "right": 8, "left": 8}
"""How often an arrow is pressed until it leaves a part: long lists are read downwards."""


def filtered(field: str) -> tuple[Option, ...]:
    """What the card box can be asked for."""
    return offered(field, books_of_cards(), BOOKS)


def helper_page(pilot: Pilot) -> None:
    """A helper whose rules take more than one page."""
    SHOTS["card_page"].show(pilot.stack, Wanted(all_ids().index("keywords")))


MORE: dict[str, Callable[[Pilot], None]] = {
    "two people": lambda pilot: pilot.push(
        NewGame(NewGameChoice("person", "person", 8, 123456789), lambda: True)
    ),
    "a helper": helper_page,
    "letters": lambda pilot: pilot.push(
        PickOne("Search: goliath of", LETTERS, "a", columns=LETTERS_A_ROW)
    ),
    "a filter": lambda pilot: pilot.push(PickOne("Book", filtered("book"), "")),
    "a long question": lambda pilot: pilot.push(
        Question(LONG, (("a", "Open a copy", "gold"), ("b", "Back", "dark")), more=LONG)
    ),
    "three answers": lambda pilot: pilot.push(
        Question("Which?", tuple((one, f"Answer {one}", "dark") for one in "abc"), more=LONG)
    ),
    "a long notice": lambda pilot: pilot.push(Notice(f"{LONG} {LONG}")),
}


def opened(
    name: str, size: tuple[int, int] = (1280, 720), text: int = 100, face: Face = "painted"
) -> Form[object]:
    """A form, drawn once, on bare grounds."""
    settings = Settings(
        motion="none", text_size=text, text_face=face, high_contrast=True, hide_prophets=False
    )
    pilot = Pilot(size, settings, NO_PICTURES)
    if name in MORE:
        MORE[name](pilot)
    else:
        SHOTS[name].show(pilot.stack, Wanted(seed=3))
    pilot.frame()
    form = pilot.top
    assert isinstance(form, Form)
    return form


def widgets(form: Form[object]) -> list[Widget]:
    return list(form._widgets.values())


# What can be measured


@pytest.mark.parametrize(("size", "text"), LOOKS)
@pytest.mark.parametrize("name", [*PAGES, *MORE])
def test_no_words_are_cut_short_and_no_part_lies_on_another_or_outside_the_window(
    name: str, size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        drawn = watched(patch)
        form = opened(name, size, text)
    whole = form.canvas.whole.inset(-1)
    assert drawn
    assert [one.lines for one, _ in drawn if one.lines[-1].endswith("…")] == []
    assert [one.lines for one, box in drawn if box.x < whole.x or box.right > whole.right] == []
    assert [one.key for one in widgets(form) if not within(one.box, whole)] == []
    both = [(a.key, b.key) for a, b in combinations(widgets(form), 2) if over(a.box, b.box)]
    assert both == []


def watched(patch: pytest.MonkeyPatch) -> list[tuple[Setting, Box]]:
    """All text that is drawn from now on, and the box that it fills; shadows are left out."""
    drawn: list[tuple[Setting, Box]] = []
    plain = Canvas.setting

    def setting(
        self: Canvas, setting: Setting, box: Box, align: Align = "l", valign: VAlign = "t"
    ) -> Box:
        filled = plain(self, setting, box, align, valign)
        drawn.append((setting, filled))
        return filled

    patch.setattr(Canvas, "setting", setting)
    patch.setattr(Canvas, "shadow", lambda *about, **more: None)
    return drawn


def within(box: Box, whole: Box) -> bool:
    """Whether a box lies in another and is large enough to be hit."""
    inside = box.x >= whole.x and box.right <= whole.right
    return inside and box.y >= whole.y and box.bottom <= whole.bottom and min(box.w, box.h) >= LEAST


def over(a: Box, b: Box) -> bool:
    """Whether two boxes cover each other by more than a hair."""
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    return across > 1 and down > 1


@pytest.mark.parametrize("name", [*PAGES, *MORE])
def test_every_button_has_room_for_its_label_on_two_lines_of_half_its_size(name: str) -> None:
    form, _ = with_pilot(name, (1280, 720), 200)
    for one in widgets(form):
        if isinstance(one, Button):
            assert form.canvas.type.width(one.label, LABEL) / 4 <= one.box.w, one.label


KEPT: dict[str, dict[str, float]] = {
    "siege_new": {
        **dict.fromkeys(("Who holds Jerusalem", "Cards to deal", SEED), CONTROL.size),
        **dict.fromkeys(("One person", "Two together"), OPTION.size),
        **dict.fromkeys(("15", "3"), DIGITS.size),
    },
    "two people": {
        **dict.fromkeys(("The last day", SEED), CONTROL.size),
        **dict.fromkeys(("Day 12", "None", "Another"), OPTION.size),
        **dict.fromkeys(("8", "123456789"), DIGITS.size),
    },
}
"""What stands at the lower controls of a form, and how large at 100 %."""


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("name", KEPT)
def test_at_200_per_cent_no_control_of_a_new_game_is_written_smaller_to_make_room(
    name: str, size: tuple[int, int], face: Face, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        drawn = watched(patch)
        opened(name, size, 200, face)
    found = {" ".join(one.lines): one.style.size for one, _ in drawn}
    assert {words: found.get(words) for words in KEPT[name]} == KEPT[name]


@pytest.mark.parametrize(("size", "text"), LOOKS)
@pytest.mark.parametrize("field", [*FIELDS, "sort"])
def test_all_that_a_filter_offers_is_seen_at_once_and_the_chosen_one_is_marked(
    field: str, size: tuple[int, int], text: int
) -> None:
    pilot = Unseeing(size, Settings(motion="none", text_size=text), NO_PICTURES)
    options = filtered(field)
    pilot.push(PickOne(LABELS[field], options, options[-1].value))
    assert {one.label for one in options} <= set(pilot.labels())
    assert pilot.top.spoken().endswith(f"{options[-1].label}, button. It is chosen now.")


# Keys alone


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1280, 720), 200)])
@pytest.mark.parametrize("name", [*PAGES, *MORE])
def test_every_part_is_reached_with_tab_alone(name: str, size: tuple[int, int], text: int) -> None:
    form, pilot = with_pilot(name, size, text)
    wanted = {one.key for one in widgets(form) if one.focusable}
    presses: tuple[Callable[[], None], ...] = (lambda: pilot.key("tab"), lambda: pilot.pad("next"))
    for press in presses:
        seen = {form.focused}
        for _ in wanted:
            press()
            seen.add(form.focused)
        assert seen == wanted


@pytest.mark.parametrize("name", [*PAGES, *MORE])
def test_every_part_is_reached_with_arrows_alone(name: str) -> None:
    form, _ = with_pilot(name, (1280, 720), 100)
    wanted = {one.key for one in widgets(form) if one.focusable}
    seen, ahead = {form.focused}, [form.focused]
    while ahead and not seen >= wanted:
        start = ahead.pop()
        for found in led(name, start) - seen:
            seen.add(found)
            ahead.append(found)
    assert seen >= wanted


def led(name: str, start: str | None) -> set[str | None]:
    """Where the arrows lead from a part of a new form, each pressed until it leaves that part."""
    form, pilot = with_pilot(name, (1280, 720), 100)
    found = set()
    for arrow, most in MOST_STEPS.items():
        form._focus.focus(start or "")
        for _ in range(most):
            pilot.key(arrow)
            if form.focused != start:
                break
        found.add(form.focused)
    return found


def with_pilot(name: str, size: tuple[int, int], text: int) -> tuple[Form[object], Pilot]:
    """A form and who drives it; nothing is drawn."""
    settings = Settings(motion="none", text_size=text, high_contrast=True, hide_prophets=False)
    pilot = Unseeing(size, settings, NO_PICTURES)
    if name in MORE:
        MORE[name](pilot)
    else:
        SHOTS[name].show(pilot.stack, Wanted(seed=3))
    form = pilot.top
    assert isinstance(form, Form)
    return form, pilot
