"""Spoken play away from the table: what is read on each page is heard there."""

from collections.abc import Callable
from pathlib import Path

from engine.seraphs.cards import card
from game.credits import paragraphs
from game.examples import example
from game.files import RealFiles
from game.library import Library, leaves
from game.replaying import ReplayDesk
from game.saves import Saves
from scenes.card_box import CardBox
from scenes.card_box_grid import tile_words
from scenes.cards.content import all_ids, words_of
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.credits import Credits
from scenes.geometry import Box
from scenes.leaflet import Leaflet
from scenes.replay import ReplayScene
from scenes.saved_games import SavedGame, SavedGames
from scenes.seraphs.card_menu import CardMenu, Halves
from scenes.seraphs.standing import Easel
from scenes.services import Settings
from scenes.siege_new import SiegeChoice, SiegeNew
from tests.pilot import ASSETS, Pilot
from tests.support_ear import Ear
from tests.test_replay_scene import loaded


def library(ear: Ear) -> Library:
    return Library(ear.stack, Saves(RealFiles(), Path("no such folder")), lambda: None)


def box() -> Ear:
    ear = Ear()
    library(ear).show_box()
    return ear


def opening(ear: Ear) -> str:
    """What is said of the scene that has just been opened."""
    before = len(ear.heard)
    ear.settle()
    return " ".join(ear.heard[before:])


def check_once(told: str, lines: list[str]) -> None:
    """Each line is said, and none of them twice."""
    assert [line for line in lines if told.count(line) != 1] == [], told


# Cards


def test_the_card_box_says_its_name_how_many_cards_and_all_that_a_tile_shows() -> None:
    ear = box()
    assert opening(ear) == (
        "The card box. 129 cards. Adam, costs 1, Strength 1, Heart 2. Character, Elder. 1 of 129."
    )
    assert ear.hears("right").startswith("Eve, costs ")
    assert ear.hears("end") == "The Veil and the Ark. Tabernacle. 129 of 129."


def test_every_filter_says_what_it_asks_and_every_number_of_cards_is_said() -> None:
    ear = box()
    opening(ear)
    told = [ear.hears(letter) for letter in "goliath"]
    top: object = ear.top
    assert isinstance(top, CardBox)
    assert len(top.grid.cards) == 1
    assert any(one.startswith("1 card.") for one in told)
    assert told[-1].endswith("Search: goliath.")
    assert ear.hears("tab") == "Side: Both sides."


def test_a_large_card_says_its_name_its_place_and_all_that_is_written_beside_it() -> None:
    ear = box()
    opening(ear)
    told = ear.hears("return")
    adam = card("adam")
    check_once(told, ["Adam. 1 of 129.", adam.epithet, "Costs 1, Strength 1, Heart 2", "Rulings"])
    assert ear.hears("right").startswith("Eve. 2 of 129. About Eve.")


def test_the_buttons_of_a_large_card_are_named_though_they_show_a_sign() -> None:
    ear = box()
    opening(ear)
    ear.hears("return")
    found = {ear.hears("tab") for _ in range(6)}
    assert {"Before, button.", "Next, button.", "Back, button."} <= found


def test_a_card_with_further_pages_is_turned_over_by_keys_by_pad_and_by_mouse() -> None:
    pilot = Pilot(settings=Settings(motion="none"))
    Library(pilot.stack, Saves(RealFiles(), Path("no such folder")), lambda: None).show_box()
    pilot.settle()
    for letter in "keywords":
        pilot.key(letter)
    pilot.settle()
    pilot.click("Keywords")
    page = pilot.top
    seen = [page._turned]  # type: ignore[attr-defined]  # a card's page
    while page.focused != "over":  # type: ignore[attr-defined]  # a form
        pilot.key("tab")
    turns: tuple[Callable[[], None], ...] = (
        lambda: pilot.key("return"),
        lambda: pilot.pad("a"),
        lambda: pilot.click("Turn over"),
    )
    for turn in turns:
        turn()
        seen.append(page._turned)  # type: ignore[attr-defined]  # a card's page
    pages = page._pages  # type: ignore[attr-defined]  # a card's page
    assert pages > 1
    assert seen == [turned % pages for turned in range(4)]


# The leaflet, the room, a replay


def test_the_leaflet_says_its_panel_and_what_stands_on_it() -> None:
    ear = Ear()
    ear.push(Leaflet(leaves(), library(ear).example))
    told = opening(ear)
    first = leaves()[0]
    check_once(told, ["The leaflet.", "Panel 1.", first.under, *(one.text for one in first.lines)])
    told = ear.hears("right")
    assert told.startswith(f"Panel 2. {leaves()[1].title}. {leaves()[1].under}.")
    ear.hears("shift+tab")
    assert ear.hears("down") == "The panels: Set Up the Duel. 3 of 14."


def test_a_small_table_says_its_lesson_before_what_is_asked_and_again_when_asked() -> None:
    ear = Ear()
    ear.push(library(ear).example("an_answer"))
    told = opening(ear)
    lesson = example("an_answer").lesson
    assert told.startswith(f"An Answer in a pause. {lesson}")
    assert told.index(lesson) < told.index("Large button")
    assert lesson not in ear.hears("tab")
    assert lesson in ear.hears("f3")


def test_the_reading_room_says_the_group_the_story_its_passage_and_its_line() -> None:
    ear = Ear()
    library(ear).show_room()
    told = opening(ear)
    assert told.startswith("The reading room. Marked: Adam, The first of us all.")
    assert "Where to look: Genesis. 21. 1 of 22." in told
    told = ear.hears("right")
    assert told == "Stories: Adam. Genesis 2-3. 1 of 21."
    assert "Marked: Eve, " in ear.hears("down")


def replay() -> tuple[Ear, ReplayScene]:
    ear = Ear()
    scene = ReplayScene(ReplayDesk(loaded()), playing=False)
    ear.push(scene)
    return ear, scene


def test_a_replay_says_what_it_is_whose_eyes_look_and_the_moment() -> None:
    ear, scene = replay()
    told = opening(ear)
    assert told.startswith("A game looked at again. Seen by the Covenant.")
    assert f"moment 0 of {scene.game.last}." in told
    told = ear.hears("right")
    assert f"moment 1 of {scene.game.last}." in told
    assert "Large button" not in told


def test_each_step_of_a_replay_says_what_came_with_it_and_a_leap_only_where_it_ends() -> None:
    ear, scene = replay()
    opening(ear)
    for _ in range(12):
        before = len(scene.desk.log())
        told = ear.hears("right")
        lines = [line.text for line in scene.desk.log()[before:]]
        assert all(line.rstrip(".") in told for line in lines)
    told = ear.hears("end")
    log = [line.text for line in scene.desk.log()]
    assert log[-1] in told
    assert log[-9] not in told


def test_how_a_replay_stands_is_told_with_the_table_and_its_buttons() -> None:
    ear, _ = replay()
    opening(ear)
    ear.hears("page down")
    told = ear.hears("f3")
    for words in ("A game looked at again", "Jerusalem has", "Babylon has", "Play, button"):
        assert words in told
    assert "Small button" not in told


def test_the_buttons_of_a_replay_are_all_reached_with_tab_alone() -> None:
    ear, scene = replay()
    opening(ear)
    found = {ear.hears("tab") for _ in range(60)}
    wanted = {button.label for button in scene.view.buttons}
    assert {label for label in wanted if any(told.startswith(label) for told in found)} == wanted


# Lists


def test_saved_games_say_when_what_and_how_far_and_the_credits_are_read() -> None:
    ear = Ear()
    games = (
        SavedGame("a", "duel", "3 June 2025, 19:30", "Day 7", playable=True),
        SavedGame("b", "duel", "2 June 2025, 18:02", "It cannot be read.", playable=False),
    )
    ear.push(SavedGames(games))
    assert opening(ear) == (
        "Saved games. The last one first: Duel, 3 June 2025, 19:30. Day 7. 1 of 2."
    )
    assert "18:02. It cannot be read. 2 of 2." in ear.hears("down")
    ear.push(Credits(paragraphs()))
    told = opening(ear)
    assert told.startswith("Credits. Who made it. The game. Rules, stories, code")
    assert "game-icons.net" in told


def test_where_no_game_is_kept_that_is_said() -> None:
    ear = Ear()
    ear.push(SavedGames(()))
    assert opening(ear) == "Saved games. No game has been played yet. Back, button."


def test_a_siege_to_be_chosen_says_its_rule_once_and_how_each_level_went() -> None:
    ear = Ear()
    ear.push(SiegeNew(SiegeChoice(19), {19: ("Won 1, lost 2.", "Held for 18 Days.")}))
    told = opening(ear)
    check_once(told, ["First Siege? Deal 15, not 19.", "The Siege."])
    while "The Siege pile" not in told:
        told = ear.hears("tab")
    assert told == (
        "The Siege pile: 19 cards, 2 of 3. Next for you. Won 1, lost 2. Held for 18 Days."
    )


# What one card offers


def test_a_menu_of_one_card_says_its_name_how_much_it_offers_and_each_of_it() -> None:
    ear = Ear()
    ear.push(CardMenu("Moses", ("Play Moses, 6", "Lay it on your Altar"), Box(400, 300, 120, 160)))
    assert opening(ear) == "Moses. 2 to choose from. Play Moses, 6, button."
    assert ear.hears("down") == "Lay it on your Altar, button."
    assert ear.hears("f3").count("Moses. 2 to choose from.") == 1


def test_one_half_to_choose_is_said_with_the_card_that_asks() -> None:
    ear = Ear()
    easel = Easel(Faces(ASSETS / "fonts", ear.stack.canvas.pictures), ear.stack.services.settings)
    look = CardLook(card_id="the_fiery_furnace", size="full", width_px=320)
    ear.push(Halves("Which of the two?", ((0, "This."), (1, "That.")), look, easel))
    told = opening(ear)
    assert told.startswith("Which of the two? The Fiery Furnace; Stronghold; ")
    assert card("the_fiery_furnace").power.rstrip(".") in told
    assert told.endswith("This, button.")
    assert ear.hears("down") == "That, button."


def test_what_a_tile_shows_is_told_of_all_129_cards() -> None:
    for card_id in all_ids():
        words = words_of(card_id)
        told = tile_words(words)
        assert told.startswith(words.name)
        assert all(keyword in told for keyword in (words.type, *words.keywords))
        assert ("costs" in told) == (words.kind != "helper")
        assert ("Heart" in told) == (words.kind == "character")
