"""Card faces: what must be read is never cut off, never covered, and never told by colour alone."""

import functools
import os
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
from pygame import Rect, Surface

from engine.seraphs.cards import helper, helpers
from scenes.canvas import Canvas
from scenes.cards.anatomy import Anatomy
from scenes.cards.content import Words, all_ids, words_of
from scenes.cards.face import Faces, write
from scenes.cards.frame import livery
from scenes.cards.layout import Layouts, lay_out
from scenes.cards.lettering import Letters
from scenes.cards.look import CardLook, Mark, Size, height_px
from scenes.geometry import Box
from scenes.pictures import Pictures
from scenes.services import Face, Settings
from scenes.theme import Role, Side, colour, faces_of, theme_for
from scenes.typeset import DIAMOND, Typesetter, load_font
from scenes.widgets.card import CardWidget, fitted, settled
from scenes.widgets.widget import PLAIN

ASSETS = Path(__file__).resolve().parent.parent / "assets"
FONTS = ASSETS / "fonts"
TYPEFACES: tuple[Face, ...] = ("painted", "atkinson_hyperlegible", "opendyslexic")
SCALES = (1.0, 1.5, 2.0)
FAR_APART = 40
"""Red, green and blue together: how far a painted window is from a pane without a picture."""

MARKS: tuple[Mark, ...] = (
    "answer_ready",
    "goes_out",
    "in_the_way",
    "first_day",
    "turned",
    "spared",
    "held",
    "stopped",
    "legal",
    "chosen",
    "threatened",
    "announced",
)
DAVID = CardLook(card_id="david")
PLAIN_LOOKS = (
    DAVID,
    CardLook(card_id="goliath_of_gath", size="hand", width_px=166),
    CardLook(card_id="the_bad_report", size="full", width_px=324),
    CardLook(card_id="the_ark_of_the_covenant", width_px=66),
    CardLook(card_id="day_deep", size="full", width_px=400),
    CardLook(card_id="keywords"),
    CardLook(side="deep"),
    CardLook(side="covenant", width_px=66),
)


@pytest.fixture(scope="module", autouse=True)
def display() -> Iterator[None]:
    """A display that is not there, and room for all that is measured here."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.cards.lettering.MOST_WIDTHS", 1_000_000)
        yield


@functools.cache
def letters_of(face: Face) -> Letters:
    return Letters(FONTS, face)


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces(FONTS, Pictures(ASSETS / "art"))


@pytest.fixture(scope="module")
def layouts() -> Layouts:
    return Layouts(FONTS)


def problems(words: Words, anatomy: Anatomy, letters: Letters) -> list[str]:
    """What would be cut off or covered on a card."""
    whole = Rect((0, 0), anatomy.size)
    rects = list(anatomy.rects())
    found = [f"{words.id}: {name} leaves the card" for name, r in rects if not whole.contains(r)]
    for (one, a), (other, b) in combinations(rects, 2):
        if a.colliderect(b):
            found.append(f"{words.id}: {one} meets {other}")
    for written in anatomy.words:
        wide = letters.widest(written.lines, written.role, written.px)
        if wide > written.box.w or len(written.lines) * written.px > written.box.h:
            found.append(f"{words.id}: {written.part} is larger than its box")
    return found


@pytest.mark.parametrize("face", TYPEFACES)
@pytest.mark.parametrize("text_scale", (1.0, pytest.param(1.5, marks=pytest.mark.long), 2.0))
@pytest.mark.parametrize(
    ("size", "width_px"),
    [("hand", 150), ("hand", 166), ("field", 66), ("field", 112), ("field", 146), ("full", 324)],
)
def test_no_word_or_number_of_any_card_is_cut_off_or_covered(
    size: str, width_px: int, text_scale: float, face: Face
) -> None:
    letters = letters_of(face)
    look = replace(DAVID, width_px=width_px, text_scale=text_scale, face=face)
    look = replace(look, size="hand" if size == "hand" else "field" if size == "field" else "full")
    found: list[str] = []
    for card_id in all_ids():
        anatomy = lay_out(replace(look, card_id=card_id), letters)
        found += problems(words_of(card_id), anatomy, letters)
    assert found == []


@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("width_px", [300, 480, 700])
def test_full_faces_of_every_width_hold_all_that_they_say(width_px: int, text_scale: float) -> None:
    letters = letters_of("painted")
    look = CardLook(size="full", width_px=width_px, text_scale=text_scale)
    found: list[str] = []
    for card_id in all_ids()[::3]:
        anatomy = lay_out(replace(look, card_id=card_id), letters)
        found += problems(words_of(card_id), anatomy, letters)
    assert found == []


@pytest.mark.parametrize("text_scale", SCALES)
def test_name_power_type_and_plate_are_written_whole_on_every_full_face(
    text_scale: float, layouts: Layouts
) -> None:
    for card_id in all_ids():
        words = words_of(card_id)
        if words.kind == "helper":
            continue
        look = CardLook(card_id=card_id, size="full", width_px=324, text_scale=text_scale)
        said = read(layouts.of(look))
        assert said["name"] == words.name
        assert said.get("power", "") == " ".join(words.power.split())
        assert said["plate"] == words.plate.replace("\u00a0", " ")
        assert said["reference"] == words.reference
        assert said.get("pair", "") == " ".join(words.pair).strip()
        for name in (words.type, *words.keywords):
            assert name in said["type"]


def read(anatomy: Anatomy) -> dict[str, str]:
    """The words of each part, joined as they are read."""
    said: dict[str, str] = {}
    for written in anatomy.words:
        lines = " ".join(written.lines).replace("\u00a0", " ")
        said[written.part] = f"{said.get(written.part, '')} {lines}".strip()
    return said


def test_a_card_in_the_hand_says_its_keywords_and_a_tile_shows_a_picture_of_each(
    layouts: Layouts,
) -> None:
    for card_id in all_ids():
        words = words_of(card_id)
        hand = layouts.of(CardLook(card_id=card_id, size="hand", width_px=166))
        assert all(part in read(hand)["type"] for word in words.keywords for part in word.split())
        if words.kind == "character":
            tile = layouts.of(CardLook(card_id=card_id, width_px=146))
            assert [name for name, _ in tile.discs] == list(words.discs)


@pytest.mark.parametrize("face", TYPEFACES)
@pytest.mark.parametrize(
    "text_scale",
    (1.0, *(pytest.param(more, marks=pytest.mark.long) for more in (1.25, 1.5)), 2.0),
)
def test_a_tile_keeps_a_third_of_its_height_for_its_window_at_every_text_size(
    text_scale: float, face: Face
) -> None:
    letters, narrow = letters_of(face), []
    sizes: tuple[Size, ...] = ("hand", "field")
    for look in (CardLook(size=size, width_px=w) for size in sizes for w in (92, 107, 146, 214)):
        for card_id in all_ids():
            shown = lay_out(
                replace(look, card_id=card_id, text_scale=text_scale, face=face), letters
            )
            assert shown.window is not None and shown.banner is not None
            if shown.banner.top - shown.window.top < 0.32 * shown.size[1]:
                narrow.append((card_id, look.size, look.width_px))
            assert problems(words_of(card_id), shown, letters) == []
    assert narrow == []


@pytest.mark.parametrize("width_px", [107, 160])
def test_a_hand_card_without_room_for_its_keywords_in_words_shows_a_picture_of_each(
    width_px: int, layouts: Layouts
) -> None:
    silent = 0
    for card_id in all_ids():
        words = words_of(card_id)
        look = CardLook(card_id=card_id, size="hand", width_px=width_px, text_scale=2.0)
        hand, larger = layouts.of(look), layouts.of(replace(look, text_scale=1.0))
        if words.kind == "character" and words.keywords and "type" not in read(hand):
            silent += 1
            assert [name for name, _ in hand.discs] == list(words.discs[:3])
        px, before = (next(w.px for w in one.words if w.part == "name") for one in (hand, larger))
        assert px >= before * 0.8
    assert silent


def test_rules_text_grows_with_the_text_size_and_is_never_under_15_pixels(layouts: Layouts) -> None:
    look = CardLook(size="full", width_px=324)
    for card_id in all_ids():
        if not words_of(card_id).power:
            continue
        small, large = (
            next(w.px for w in layouts.of(one).words if w.part == "power")
            for one in (replace(look, card_id=card_id, text_scale=s) for s in (1.0, 2.0))
        )
        assert small >= 15
        assert large >= small * 1.25


def test_every_page_of_a_helper_together_says_all_its_rules(layouts: Layouts) -> None:
    for found in helpers():
        look = CardLook(card_id=found.id, size="full", width_px=324, text_scale=1.5)
        pages = [layouts.of(replace(look, page=page)) for page in range(layouts.of(look).pages)]
        said = " ".join(read(page).get("lines", "") for page in pages)
        assert said == " ".join(" ".join(words_of(found.id).lines).split())
        assert all(line in said for line in helper(found.id).lines)


@pytest.mark.parametrize(("size", "width_px"), [("field", 146), ("full", 324)])
def test_every_helper_shows_its_painted_window(size: Size, width_px: int, tmp_path: Path) -> None:
    pygame.display.set_mode((1280, 720))
    painted = Faces(FONTS, Pictures(ASSETS / "art"))
    bare = Faces(FONTS, Pictures(tmp_path))
    for found in helpers():
        look = CardLook(card_id=found.id, size=size, width_px=width_px)
        window = painted.anatomy(look).window
        assert window is not None, found.id
        middle = window.inflate(-window.w // 2, -window.h // 2).move(0, -window.h // 8)
        shown, plain = (
            pygame.transform.average_color(faces.surface(look), middle) for faces in (painted, bare)
        )
        apart = sum(abs(a - b) for a, b in zip(shown[:3], plain[:3], strict=True))
        assert apart > FAR_APART, found.id


def test_the_first_page_of_a_helper_has_its_window_and_further_ones_a_tall_panel(
    layouts: Layouts,
) -> None:
    for found in helpers():
        look = CardLook(card_id=found.id, size="full", width_px=420)
        first = layouts.of(look)
        for page in range(1, first.pages):
            further = layouts.of(replace(look, page=page))
            assert further.window is None
            assert further.panel.h > first.panel.h


@pytest.mark.parametrize("face", TYPEFACES)
def test_ink_stays_in_the_box_that_was_laid_out_for_it(face: Face, layouts: Layouts) -> None:
    letters = layouts.letters(face)
    for card_id in all_ids()[::7]:
        look = CardLook(card_id=card_id, size="full", width_px=324, face=face)
        anatomy = layouts.of(look)
        for written in anatomy.words:
            if written.part == "name":
                continue
            paper = Surface(anatomy.size, pygame.SRCALPHA)
            write(paper, written, letters, "#ffffff")
            assert written.box.inflate(4, 4).contains(paper.get_bounding_rect()), (card_id, written)


@pytest.mark.parametrize("face", TYPEFACES)
def test_every_typeface_has_every_letter_of_every_card(face: Face) -> None:
    roles: tuple[Role, ...] = ("display", "body", "italic", "bold", "caps")
    letters = "".join(text for card_id in all_ids() for text in texts(words_of(card_id)))
    wanted = "".join(sorted(set(letters) - {DIAMOND}))
    for role in roles:
        font = load_font(FONTS, faces_of(face)[role], role, 24)
        lacking = [c for c, m in zip(wanted, font.metrics(wanted), strict=True) if m is None]
        assert lacking == [], role


def texts(words: Words) -> tuple[str, ...]:
    return (
        *(words.name, words.epithet, words.type, words.power, words.reminder, words.relation),
        *(words.quotation, words.plate, words.reference),
        *words.keywords,
        *words.pair,
        *words.lines,
    )


@pytest.mark.parametrize("sideways", [False, True])
def test_a_face_has_exactly_the_size_asked_for_and_clear_corners(
    sideways: bool, faces: Faces
) -> None:
    for look in PLAIN_LOOKS:
        turned = replace(look, sideways=sideways)
        face = faces.surface(turned)
        w, h = look.width_px, height_px(look.width_px)
        assert face.get_size() == ((h, w) if sideways else (w, h))
        assert face.get_at((0, 0)).a < 40
        assert face.get_at(face.get_rect().center).a == 255
        assert face.get_masks() == Surface((1, 1)).convert_alpha().get_masks()


def test_a_face_is_drawn_once_and_the_store_is_bounded() -> None:
    few = Faces(FONTS, Pictures(ASSETS / "art"), limit_bytes=2_000_000)
    assert few.surface(DAVID) is few.surface(CardLook(card_id="david"))
    for card_id in all_ids()[:24]:
        few.surface(CardLook(card_id=card_id, width_px=146))
    assert few.size_bytes <= 2_000_000
    few.forget()
    assert few.size_bytes == 0


def grey(face: Surface) -> bytes:
    """A face without its colours."""
    return pygame.image.tobytes(pygame.transform.grayscale(face), "RGBA")


def unlike(one: Surface, other: Surface) -> int:
    """How many pixels differ clearly between two faces, in grey."""
    a, b = (np.frombuffer(grey(face), np.uint8)[::4].astype(int) for face in (one, other))
    return int((np.abs(a - b) > 40).sum())


def test_every_mark_can_be_told_from_every_other_without_colour(faces: Faces) -> None:
    shown = {mark: faces.surface(replace(DAVID, marks=frozenset({mark}))) for mark in MARKS}
    plain = faces.surface(DAVID)
    for mark, face in shown.items():
        assert unlike(face, plain) > 60, mark
    for (one, a), (other, b) in combinations(shown.items(), 2):
        assert unlike(a, b) > 40, (one, other)


@pytest.mark.parametrize("width_px", [66, 112, 146, 324])
def test_a_changed_number_and_damage_show_without_colour(width_px: int, faces: Faces) -> None:
    look = replace(DAVID, width_px=width_px, size="full" if width_px >= 300 else "field")
    plain = faces.surface(look)
    more, less = replace(look, strength=4), replace(look, strength=2)
    assert unlike(faces.surface(more), plain) > 12
    assert unlike(faces.surface(less), plain) > 12
    assert unlike(faces.surface(more), faces.surface(less)) > 12
    assert unlike(faces.surface(replace(look, damage=1)), plain) > 20
    cheaper = faces.surface(replace(look, cost=words_of("david").cost - 1))
    assert unlike(cheaper, plain) > 12


def test_a_number_that_stands_as_printed_carries_no_sign(faces: Faces) -> None:
    words = words_of("david")
    same = replace(DAVID, strength=words.strength, heart=words.heart, cost=words.cost)
    assert grey(faces.surface(same)) == grey(faces.surface(DAVID))


def test_prophets_pictures_hide_on_covenant_persons_only(faces: Faces) -> None:
    for card_id, hides in (
        ("elijah", True),
        ("the_bronze_altar", False),
        ("the_parting_of_the_sea", False),
        ("balaam", False),
    ):
        look = CardLook(card_id=card_id)
        same = grey(faces.surface(look)) == grey(faces.surface(replace(look, hide_picture=True)))
        assert same != hides, card_id


def test_only_a_mark_that_glows_has_light_beneath_it(faces: Faces) -> None:
    assert faces.aura(DAVID) is None
    assert faces.aura(replace(DAVID, marks=frozenset({"held"}))) is None
    light = faces.aura(replace(DAVID, marks=frozenset({"legal"})))
    assert light is not None
    assert light.surface.get_width() == DAVID.width_px + 2 * light.reach_px


def luminance(ink: str) -> float:
    shares = [c / 255 for c in colour(ink)[:3]]
    linear = [s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("side", ["covenant", "deep"])
def test_every_ink_stands_out_from_its_ground(side: Side, high: bool) -> None:
    coat = livery(side, contrast=high)
    colours = coat.colours
    assert contrast(colours.ink, colours.text_panel) >= 4.5
    assert contrast(colours.second, colours.text_panel) >= 4.5
    assert all(contrast(colours.name, ground) >= 4.5 for ground in coat.banner)
    assert all(contrast("#fff6dd", ground) >= 4.5 for ground in coat.banner)


def test_cards_are_drawn_where_no_picture_is_painted(tmp_path: Path) -> None:
    bare = Faces(FONTS, Pictures(tmp_path))
    for look in PLAIN_LOOKS:
        face = bare.surface(look)
        assert face.get_bounding_rect().size == look.upright_px


def test_a_card_widget_takes_its_width_from_how_it_lies(faces: Faces) -> None:
    theme = theme_for(Settings())
    pictures = Pictures(ASSETS / "art")
    canvas = Canvas(Surface((300, 300)), theme, Typesetter(FONTS, theme, 1.0, 1.0), pictures, [])
    lying = Box(20, 20, 204, 146)
    assert fitted(replace(DAVID, sideways=True), canvas, lying).width_px == 146
    widget = CardWidget("david", lying, "David", replace(DAVID, sideways=True), faces)
    widget.draw(canvas, PLAIN)
    assert canvas.touched
    wanted = settled(DAVID, Settings(text_size=150, high_contrast=True, hide_prophets=True))
    assert (wanted.text_scale, wanted.high_contrast, wanted.hide_picture) == (1.5, True, True)
