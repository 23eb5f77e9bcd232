"""`shot`: a picture of a scene, without a window."""

import argparse
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from game.library import Library
    from scenes.stack import SceneStack

LEAST: Final = (320, 200)
MOST: Final = (7680, 4320)
TEXT_SCALES: Final = (100, 125, 150, 200)
FRAME_MS: Final = 16.0
LONGEST_MS: Final = 60_000.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The scene, the file, and how it looks."""
    parser.add_argument("scene", choices=sorted(_SCENES))
    parser.add_argument("--out", type=Path, required=True, help="a .png file")
    parser.add_argument("--size", type=_size, default=(1920, 1080), help="such as 1280x720")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--day", type=int, default=4, help="of the table: the first such day")
    parser.add_argument("--text-scale", type=int, choices=TEXT_SCALES, default=100)
    parser.add_argument("--high-contrast", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """Draw the scene. Returns 0, or 2 where there is nothing to draw or no place to put it."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    pygame.display.init()
    window = pygame.display.set_mode(arguments.size)
    try:
        _show(_SCENES[arguments.scene], window, arguments)
        pygame.image.save(window, arguments.out)
    except LookupError as problem:
        print(problem, file=sys.stderr)
        return 2
    except (OSError, pygame.error) as problem:
        print(f"{arguments.out} cannot be written: {problem}", file=sys.stderr)
        return 2
    return 0


def _show(scene: "Showing", window: object, arguments: argparse.Namespace) -> None:
    import pygame

    from game import resources
    from scenes.services import Services, Settings
    from scenes.stack import SceneStack

    assert isinstance(window, pygame.Surface), "the window is a surface"
    settings = Settings(
        motion="none", text_size=arguments.text_scale, high_contrast=arguments.high_contrast
    )
    services = Services(settings, resources.ASSETS / "art", resources.ASSETS / "fonts")
    stack = SceneStack(services, arguments.size)
    scene(stack, arguments.seed, arguments.day)
    passed = 0.0
    while stack.needs_frame and passed < LONGEST_MS:
        stack.frame(window)
        stack.update(FRAME_MS)
        passed += FRAME_MS
    stack.frame(window)


def _menu(stack: "SceneStack", seed: int, day: int) -> None:
    from scenes.menu import Menu, MenuEntry

    names = ("Continue", "Duel", "Saved games", "Settings", "Credits", "Leave")
    entries = [
        MenuEntry(name.lower(), name, "gold" if name == "Continue" else "lapis") for name in names
    ]
    stack.push(Menu(entries, note="Version 1.0"))


def _new_game(stack: "SceneStack", seed: int, day: int) -> None:
    from scenes.new_game import NewGame, NewGameChoice

    stack.push(NewGame(NewGameChoice(seed=seed), lambda: True))


def _table(stack: "SceneStack", seed: int, day: int) -> None:
    from game.staging import at_work, stage
    from scenes.seraphs.table import TableScene

    stack.push(TableScene(stage(seed, partial(at_work, day=day))))


def _siege(stack: "SceneStack", seed: int, day: int) -> None:
    from game.staging import at_work, stage_siege
    from scenes.seraphs.table import TableScene

    stack.push(TableScene(stage_siege(seed, 15, 1, partial(at_work, day=day))))


def _siege_new(stack: "SceneStack", seed: int, day: int) -> None:
    from game.siege_tables import Sieges

    Sieges(stack).choose(lambda choice: None)


def _battle(stack: "SceneStack", seed: int, day: int) -> None:
    from game.staging import stage, under_attack
    from scenes.seraphs.table import TableScene

    stack.push(TableScene(stage(seed, partial(under_attack, day=day))))


def _reading(stack: "SceneStack", seed: int, day: int) -> None:
    from engine.seraphs.cards import deck_cards
    from game.stories import passage_of, story_of
    from scenes.reading import Reading

    cards = deck_cards()
    story = story_of(cards[seed % len(cards)].id, "A Story moment")
    stack.push(Reading(story, passage_of(story)))


def _last_word(stack: "SceneStack", seed: int, day: int) -> None:
    from game.staging import is_over, stage
    from game.stories import ending_of
    from scenes.last_word import LastWord

    session = stage(seed, partial(is_over, day=day))
    stack.push(LastWord(ending_of(session.sight(), hidden=False)))


def _settings(stack: "SceneStack", seed: int, day: int) -> None:
    from scenes.settings import SettingsScene

    stack.push(SettingsScene())


def _library(stack: "SceneStack") -> "Library":
    from game.files import RealFiles
    from game.folder import data_folder
    from game.library import Library
    from game.saves import Saves

    return Library(stack, Saves(RealFiles(), data_folder()), lambda: None)


def _card_box(stack: "SceneStack", seed: int, day: int) -> None:
    _library(stack).show_box()


def _card_page(stack: "SceneStack", seed: int, day: int) -> None:
    from game.library import about
    from scenes.card_page import CardPage
    from scenes.cards.content import all_ids
    from scenes.cards.face import Faces

    known = partial(about, hidden=False)
    faces = Faces(stack.services.fonts, stack.canvas.pictures)
    stack.push(CardPage(all_ids(), seed % len(all_ids()), known, faces))


def _leaflet(stack: "SceneStack", seed: int, day: int) -> None:
    from game.library import leaves
    from scenes.leaflet import Leaflet

    at = seed % len(leaves())
    stack.push(Leaflet(leaves(), _library(stack).example, at))


def _reading_room(stack: "SceneStack", seed: int, day: int) -> None:
    _library(stack).show_room()


def _replay(stack: "SceneStack", seed: int, day: int) -> None:
    from game.replaying import ReplayDesk
    from game.staging import recorded
    from scenes.replay import ReplayScene

    desk = ReplayDesk(recorded(seed, 400))
    desk.go_to(next(i for i in reversed(desk.starts) if desk.day_of(i) <= day) + 3)
    stack.push(ReplayScene(desk, playing=False))


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"“{text}” is no size such as 1280x720")
    size = (int(width), int(height))
    if not (LEAST[0] <= size[0] <= MOST[0] and LEAST[1] <= size[1] <= MOST[1]):
        raise argparse.ArgumentTypeError(f"“{text}” is not between 320x200 and 7680x4320")
    return size


Showing: TypeAlias = "Callable[[SceneStack, int, int], None]"

_SCENES: Final[dict[str, Showing]] = {
    "menu": _menu,
    "new_game": _new_game,
    "table": _table,
    "siege": _siege,
    "siege_new": _siege_new,
    "battle": _battle,
    "reading": _reading,
    "last_word": _last_word,
    "settings": _settings,
    "card_box": _card_box,
    "card_page": _card_page,
    "leaflet": _leaflet,
    "reading_room": _reading_room,
    "replay": _replay,
}
