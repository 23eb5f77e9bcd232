"""What the leaflet shows beside its words: a still for each panel, and each a true example."""

import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.seraphs.cards import card
from engine.seraphs.leaflet import panels
from engine.seraphs.text import keyword_names
from engine.seraphs.words import COVENANT, DEEP
from game.library import leaves
from scenes.cards.content import words_of
from scenes.geometry import Box, Size
from scenes.input import Key
from scenes.leaflet import CAPTION, CAPTION_LINES, Leaf, Leaflet, board_in
from scenes.seraphs.leaflet_stills import STILLS
from scenes.seraphs.still import MARK, TALL, WIDE, Face, Pair, Pane, Piece, Walls, Wheel, Word
from scenes.services import Settings
from scenes.widgets.entry import height_of
from scenes.widgets.scroll import ScrollList
from tests.pilot import ASSETS, Pilot

NO_PICTURES = Path("no pictures")
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)]
CARD_TALL = 88 / 63
OVER = 8.0
"""How far the corner of a tilted card may reach over the rest of the board's edge."""


def opened(size: tuple[int, int] = (1280, 720), text_size: int = 100) -> Leaflet:
    """The leaflet, laid out and not drawn."""
    pilot = Pilot(size, Settings(motion="none", text_size=text_size), NO_PICTURES)
    scene = Leaflet(leaves(), pytest.fail)
    pilot.stack.push(scene)
    return scene


def panels_of(scene: Leaflet) -> Iterator[Leaf]:
    """Its panels, each while it is shown."""
    for at, leaf in enumerate(leaves()):
        scene.keyed(Key("page down") if at else Key("1"))
        yield leaf


def faces(panel: int) -> dict[str, Face]:
    """The cards that lie face up on a panel's board."""
    pieces = STILLS[panel].pieces
    return {one.id: one for one in pieces if isinstance(one, Face) and one.id}


def walls(panel: int) -> dict[int, Walls]:
    return {one.side: one for one in STILLS[panel].pieces if isinstance(one, Walls)}


def words(panel: int) -> list[str]:
    return [one.text for one in STILLS[panel].pieces if isinstance(one, Word)]


def reach(piece: Piece) -> Box | None:
    """All that a piece takes up on the board; of a tilted card the box of its corners."""
    match piece:
        case Face():
            w, h = piece.wide, piece.wide * CARD_TALL
            if piece.sideways:
                w, h = h, w
            turn = math.radians(abs(piece.tilt))
            w, h = (
                w * math.cos(turn) + h * math.sin(turn),
                h * math.cos(turn) + w * math.sin(turn),
            )
            pile = piece.wide * 0.04 * (piece.pile - 1)
            return Box(piece.at[0] - w / 2, piece.at[1] - h / 2, w + pile, h + pile)
        case Walls() | Pane() | Word():
            return piece.box
    return None


def every_piece() -> Iterator[tuple[int, Piece]]:
    for number, still in STILLS.items():
        for piece in still.pieces:
            yield number, piece


# Where it stands.


def test_every_panel_has_something_to_look_at() -> None:
    assert sorted(STILLS) == [panel.number for panel in panels()]
    assert all(still.caption and still.pieces for still in STILLS.values())


@pytest.mark.parametrize("text_size", [100, 125, 150])
@pytest.mark.parametrize("size", SIZES)
def test_a_still_stands_beside_the_words_and_never_over_them(
    size: tuple[int, int], text_size: int
) -> None:
    scene = opened(size, text_size)
    for _ in panels_of(scene):
        column, page = scene._layout.beside, scene._layout.page
        board, caption = board_in(column, 2 * scene.canvas.type.line_height(CAPTION))
        assert board.w > 250
        assert scene._layout.text.right < board.x
        assert board.right <= page.right
        assert board.bottom < caption.y
        assert caption.bottom <= min(box.y for box in (*scene._layout.plays, page.bottom_slice(0)))


def test_where_all_words_of_a_panel_can_be_seen_beside_its_still_none_is_hidden() -> None:
    scene, seen = opened(), set()
    for leaf in panels_of(scene):
        text, kind = scene.widget("text"), scene.canvas.type
        assert isinstance(text, ScrollList)
        if height_of(text.entries, kind, text.box.w) <= text.box.h:
            seen.add(leaf.number)
    assert {1, 3, 9, 10, 12, 13} <= seen


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_with_text_of_200_per_cent_the_words_have_the_whole_page(size: tuple[int, int]) -> None:
    scene = opened(size, 200)
    page, text = scene._layout.page, scene._layout.text
    assert not scene._layout.beside.w
    assert text.w > page.w * 0.85
    assert STILLS[1].caption not in scene.spoken()


def test_what_a_still_shows_is_spoken_with_its_panel() -> None:
    scene = opened()
    for leaf in panels_of(scene):
        assert STILLS[leaf.number].caption in scene.spoken()


def test_all_that_lies_on_a_board_lies_within_its_edges() -> None:
    for number, piece in every_piece():
        box = reach(piece)
        if box is not None:
            spare = OVER if isinstance(piece, Face) and piece.tilt else 0.0
            assert box.x >= -spare, (number, piece)
            assert box.y >= -spare, (number, piece)
            assert box.right <= WIDE + spare, (number, piece)
            assert box.bottom <= TALL + spare, (number, piece)


@pytest.mark.parametrize("text_size", [100, 125, 150])
@pytest.mark.parametrize("size", SIZES)
def test_no_word_on_a_board_and_no_caption_is_cut_short(
    size: tuple[int, int], text_size: int
) -> None:
    scene = opened(size, text_size)
    for leaf in panels_of(scene):
        kind, still = scene.canvas.type, STILLS[leaf.number]
        told = CAPTION_LINES * kind.line_height(CAPTION)
        board, caption = board_in(scene._layout.beside, told)
        k = board.w / WIDE
        texts = [(still.caption, CAPTION, caption.w, caption.h)]
        for one in still.pieces:
            if isinstance(one, Word):
                room = one.box.w * k - (MARK * k + 8 if one.mark else 0)
                texts.append((one.text, one.style, room, one.box.h * k))
        for text, style, w, h in texts:
            assert " ".join(kind.fit(text, style, Size(w, h)).lines) == text, leaf.title


def test_every_picture_on_a_board_is_painted() -> None:
    for _, piece in every_piece():
        if isinstance(piece, Pane):
            assert (ASSETS / "art" / f"{piece.name}.webp").is_file()
        elif isinstance(piece, Face) and piece.id:
            folder = "helpers" if words_of(piece.id).kind == "helper" else "windows"
            assert (ASSETS / "art" / folder / f"{piece.id}.webp").is_file()


# What it tells.


def test_panel_3_jerusalem_starts_on_13_walls_and_babylon_on_21_with_6_cards_drawn() -> None:
    found = walls(3)
    assert (found[COVENANT].count, found[DEEP].count) == (13, 21)
    hand = [card(one) for one in faces(3)]
    assert len(hand) == 6
    assert sum(one.cost <= 3 for one in hand) >= 2
    assert {one.side for one in hand} == {"covenant"}


def test_panel_4_on_day_3_four_altar_cards_turned_sideways_pay_for_a_card_of_cost_4() -> None:
    pieces = STILLS[4].pieces
    turned = [one for one in pieces if isinstance(one, Face) and not one.id and one.sideways]
    (wheel,) = (one for one in pieces if isinstance(one, Wheel))
    (played,) = faces(4)
    assert (wheel.day, len(turned), card(played).cost) == (3, 4, 4)


def test_panel_5_cain_takes_4_and_falls_and_joshua_takes_3_and_survives() -> None:
    found = faces(5)
    cain, joshua = found["cain"], found["joshua"]
    assert cain.damage == card("joshua").strength == 4
    assert joshua.damage == card("cain").strength == 3
    assert cain.damage >= card("cain").heart
    assert joshua.damage < card("joshua").heart
    assert cain.sideways
    assert not joshua.sideways


def test_panel_6_walls_at_0_and_four_different_holy_things_one_of_them_the_ark() -> None:
    things = [card(one) for one in faces(6)]
    assert walls(6)[DEEP].count == 0
    assert [one.type for one in things] == ["holy_thing"] * 4
    assert "the_ark_of_the_covenant" in faces(6)


def test_panel_8_below_each_card_stands_a_keyword_that_it_has() -> None:
    for one, word in zip(faces(8), words(8), strict=True):
        assert word in keyword_names(card(one))


def test_panel_9_a_card_that_answers_the_call_of_its_pair_costs_1_less() -> None:
    found = faces(9)
    assert card("goliath_of_gath").pair == "david"
    assert found["david"].cost == card("david").cost - 1
    assert any(isinstance(one, Pair) for one in STILLS[9].pieces)


def test_panel_10_jael_makes_her_pair_fall_a_sideways_character_of_cost_3() -> None:
    sisera = card("sisera")
    assert sisera.pair == "jael"
    assert faces(10)["sisera"].sideways
    assert (sisera.type, sisera.cost) == ("character", 3)
    assert "a sideways Deep character of cost 3 or less falls" in card("jael").power


def test_panel_11_siege_cards_are_turned_over_until_their_costs_total_at_least_the_day() -> None:
    costs = [card(one).cost for one in faces(11)]
    day = walls(11)[DEEP].count
    assert sum(costs) >= day > sum(costs[:-1])
    assert walls(11)[COVENANT].count == 15
    assert all("first_day" in one.marks for one in faces(11).values())


def test_panel_12_the_clues_are_worth_4_3_2_2_and_1() -> None:
    said = words(12)
    assert said[1::2] == ["4", "3", "2", "2", "1"]


def test_panel_13_the_years_are_those_on_the_plates() -> None:
    for one, years in zip(faces(13), words(13), strict=True):
        assert card(one).plate.upper().startswith(years.upper())


def test_panel_14_every_window_is_that_of_a_miracle() -> None:
    names = [one.name for one in STILLS[14].pieces if isinstance(one, Pane)]
    assert [card(name.removeprefix("windows/")).type for name in names] == ["miracle"] * 4


def test_no_face_of_a_person_is_shown_where_prophets_pictures_are_hidden() -> None:
    shown = {one.name for _, one in every_piece() if isinstance(one, Pane)}
    windows = {name.removeprefix("windows/") for name in shown if name.startswith("windows/")}
    assert not any(words_of(one).person for one in windows)
