"""`shot`: a picture of a scene, without a window."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from engine.seraphs.words import SIDE_IDS, SIDES
from game import resources
from game.shots import over_tables, pages, tables
from game.shots.shot import FRAME_MS, Shot, Shots, Wanted
from scenes.new_game import LARGEST_SEED
from scenes.services import TEXT_SCALES, Services, Settings
from scenes.stack import SceneStack

SHOTS: Final[Shots] = {**pages.SHOTS, **tables.SHOTS, **over_tables.SHOTS}
LEAST: Final = (320, 200)
MOST: Final = (7680, 4320)
LAST_DAY: Final = 30
LONGEST_MS: Final = 60_000.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The scene, the file, and how it looks."""
    listed = "\n".join(f"  {name:{_WIDEST}}  {one.words}" for name, one in SHOTS.items())
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = f"scenes:\n{listed}"
    parser.add_argument("scene", type=_scene, metavar="SCENE", help="one of those below")
    parser.add_argument("--out", type=_png, required=True, metavar="FILE", help="a .png file")
    parser.add_argument(
        "--size", type=_size, default=(1920, 1080), metavar="SIZE", help="such as 1280x720"
    )
    parser.add_argument(
        "--seed", type=_seed, default=1, metavar="N", help="of the shuffles, or of the choice"
    )
    parser.add_argument(
        "--day", type=_day, default=4, metavar="N", help="of the table: the first such day, 1 to 30"
    )
    parser.add_argument(
        "--side", choices=SIDE_IDS, default=SIDE_IDS[0], help="whose seat is below, in a Duel"
    )
    parser.add_argument(
        "--text-scale", type=int, choices=TEXT_SCALES, default=100, help="in per cent"
    )
    parser.add_argument("--high-contrast", action="store_true", help="black panels, white words")


def run(arguments: argparse.Namespace) -> int:
    """Draw the scene. Returns 0, or 2 where there is nothing to draw or no place to put it."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    window = pygame.display.set_mode(arguments.size)
    try:
        _draw(arguments.scene, window, arguments)
        pygame.image.save(window, arguments.out)
    except LookupError as problem:
        print(problem, file=sys.stderr)
        return 2
    except (OSError, pygame.error) as problem:
        print(f"{arguments.out} cannot be written: {problem}", file=sys.stderr)
        return 2
    return 0


def _draw(shot: Shot, window: pygame.Surface, arguments: argparse.Namespace) -> None:
    settings = Settings(
        motion="none", text_size=arguments.text_scale, high_contrast=arguments.high_contrast
    )
    services = Services(settings, resources.ASSETS / "art", resources.ASSETS / "fonts")
    stack = SceneStack(services, arguments.size)
    side = SIDES[SIDE_IDS.index(arguments.side)]
    shot.show(stack, Wanted(arguments.seed, arguments.day, side))
    passed = 0.0
    while stack.needs_frame and passed < LONGEST_MS:
        _frame(stack, window)
        stack.update(FRAME_MS)
        passed += FRAME_MS
    _frame(stack, window)


def _frame(stack: SceneStack, window: pygame.Surface) -> None:
    # How far a scene gets ready in a frame hangs on the clock; a picture must not.
    stack.be_ready()
    stack.frame(window)


def _scene(text: str) -> Shot:
    if text not in SHOTS:
        raise argparse.ArgumentTypeError(f"“{text}” is no scene; --help lists them")
    return SHOTS[text]


def _png(text: str) -> Path:
    if not text.lower().endswith(".png"):
        raise argparse.ArgumentTypeError(f"“{text}” is no .png file")
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"“{text}” is no size such as 1280x720")
    size = (int(width), int(height))
    if not (LEAST[0] <= size[0] <= MOST[0] and LEAST[1] <= size[1] <= MOST[1]):
        raise argparse.ArgumentTypeError(f"“{text}” is not between 320x200 and 7680x4320")
    return size


def _seed(text: str) -> int:
    return _whole(text, 0, LARGEST_SEED)


def _day(text: str) -> int:
    return _whole(text, 1, LAST_DAY)


def _whole(text: str, least: int, most: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"“{text}” is no whole number from {least} to {most}")
    return int(text)


_WIDEST: Final = max(len(name) for name in SHOTS)
