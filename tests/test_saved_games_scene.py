"""The list of saved games: what is marked in it stands beside it, large."""

import pygame
import pytest

from game.saves import Saved
from game.tables import listed
from scenes.saved_games import OTHER, PICTURES, SavedGame, SavedGames
from scenes.services import Settings
from tests.pilot import ASSETS, Pilot

STARTED = "2025-06-03T19:30:12"
MODES = ("duel", "siege", "practice")
GAMES = [listed(Saved(mode, 0.0, mode=mode, started=STARTED, day=5)) for mode in MODES]


def opened(text_size: int = 100) -> tuple[Pilot, SavedGames]:
    pilot = Pilot(settings=Settings(motion="none", text_size=text_size))
    scene = SavedGames(GAMES)
    pilot.push(scene)
    pilot.settle()
    return pilot, scene


def beside(pilot: Pilot, scene: SavedGames) -> bytes:
    """The picture beside the list, as it is seen now."""
    box = pilot.stack.canvas.px(scene._layout.window)
    return pygame.image.tobytes(pilot.window.subsurface(box), "RGB")


@pytest.mark.parametrize("game", GAMES, ids=MODES)
def test_every_kind_of_game_has_a_picture_of_its_own(game: SavedGame) -> None:
    assert game.when == "3 June 2025, 19:30"
    assert PICTURES[game.kind] != OTHER
    assert (ASSETS / "art" / f"{PICTURES[game.kind]}.webp").is_file()
    assert (ASSETS / "art" / f"{OTHER}.webp").is_file()


def test_a_game_that_cannot_be_read_is_called_by_its_file() -> None:
    lost = listed(Saved("2025-06-03-193012-duel.journal", 0.0, problem="It is no saved game."))
    assert lost.title == "A saved game, 2025-06-03-193012-duel"
    assert listed(Saved("", 0.0, problem="They cannot be listed.")).title == "A saved game"


def test_the_picture_goes_along_with_the_arrows() -> None:
    pilot, scene = opened()
    seen = [beside(pilot, scene)]
    for _ in GAMES[1:]:
        pilot.key("down")
        seen.append(beside(pilot, scene))
    assert len(set(seen)) == len(GAMES)


def test_the_picture_goes_along_with_the_pointer_and_a_click_opens_that_game() -> None:
    pilot, scene = opened()
    first = beside(pilot, scene)
    pilot.point(pilot.box(GAMES[1].title).centre)
    pilot.frame()
    assert beside(pilot, scene) != first
    pilot.point(scene._layout.title.centre)
    pilot.frame()
    assert beside(pilot, scene) == first
    pilot.click(GAMES[1].title)
    assert pilot.results == ["siege"]


def test_large_text_has_the_whole_width_for_the_list() -> None:
    small, large = opened()[1]._layout, opened(200)[1]._layout
    assert small.window.w > 300
    assert not large.window.w
    assert large.panel.w > small.panel.w + small.window.w
