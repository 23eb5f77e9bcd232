"""How long a frame takes: our table beside the least that could be called the same.

`python -m game.tools.bench_frames` prints the figures as JSON, and names every frame that took too
long; `bench` runs it in a process of its own, on a display of 1920 x 1080. All times are CPU time.
"""

import json
import os
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pygame

    from scenes.seraphs.table import TableScene
    from scenes.services import Services
    from scenes.stack import SceneStack

SIZES: Final = ((1280, 720), (1920, 1080), (2560, 1440))
FULL_HD: Final = (1920, 1080)
FRAME_MS: Final = 16.0
FRAMES: Final = 600
FEW, MANY, TURNING = 4, 10, 4
STRIDE: Final = 50
"""Frames from one turn to the next."""

FAR: Final = 220.0
QUARTER: Final = -90.0


def measure() -> dict[str, float]:
    """Cards that move among forty, in three sizes; a Duel played on; every scene: times in ms."""
    get_ready()
    from game.tools.bench_play import of_playing, of_scenes

    figures: dict[str, float] = {}
    for size in SIZES:
        figures |= _of_movers(size)
    return figures | _of_many() | of_playing(FULL_HD) | of_scenes(FULL_HD)


def get_ready() -> None:
    """Opens a display as the program does."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from game.waiting import keep_memory_small, look_through_all_in_calm_alone

    keep_memory_small()
    look_through_all_in_calm_alone()
    pygame.display.init()


def services(motion: str = "full", stories: str = "full") -> "Services":
    """What the program hands its scenes."""
    from game import resources
    from game.webp import unpacked_by_rows
    from scenes.services import Services, Settings

    settings = Settings(motion=motion, stories=stories)  # type: ignore[arg-type] # two words of theirs
    art, fonts = resources.ASSETS / "art", resources.ASSETS / "fonts"
    return Services(settings, art, fonts, unpack=unpacked_by_rows)


def settle(stack: "SceneStack", window: "pygame.Surface") -> None:
    """Lets time pass until nothing moves and all is drawn."""
    import pygame

    pygame.display.update(stack.frame(window))
    while stack.needs_frame:
        stack.update(FRAME_MS)
        pygame.display.update(stack.frame(window))


def part(times: Sequence[float], share: float) -> float:
    """The time that a share of all stays within; `times` ascending."""
    return times[min(len(times) - 1, int(len(times) * share))]


def _of_movers(size: tuple[int, int]) -> dict[str, float]:
    """Four cards of the table on their way, beside four pictures moved by hand."""
    stack, table, window = _table(size)
    refs = _widest(table)[:FEW]
    moving = sorted(_moving(stack, table, window, (refs, [])))
    bare = sorted(_bare_movers(stack, table, window))
    name = f"{size[1]}p"
    return {
        f"bare_frame_p99_ms_{name}": part(bare, 0.99),
        f"frame_p50_ms_{name}": part(moving, 0.5),
        f"frame_p99_ms_{name}": part(moving, 0.99),
        f"frame_p99_ratio_{name}": part(moving, 0.99) / part(bare, 0.99),
    }


def _of_many() -> dict[str, float]:
    """Ten cards on their way, four of them turning."""
    stack, table, window = _table(FULL_HD)
    refs = _widest(table)[:MANY]
    moving = sorted(_moving(stack, table, window, (refs, refs[-TURNING:])))
    return {"ten_movers_p99_ms": part(moving, 0.99), "ten_movers_longest_ms": moving[-1]}


def _table(size: tuple[int, int]) -> tuple["SceneStack", "TableScene", "pygame.Surface"]:
    """The table of a Duel late in its days, at rest."""
    import pygame

    from game.staging import at_work, stage
    from scenes.seraphs.table import TableScene
    from scenes.stack import SceneStack

    window = pygame.display.set_mode(size)
    stack = SceneStack(services(), size)
    table = TableScene(stage(3, partial(at_work, day=9)))
    stack.push(table)
    settle(stack, window)
    return stack, table, window


def _moving(
    stack: "SceneStack",
    table: "TableScene",
    window: "pygame.Surface",
    cards: tuple[list[int], list[int]],
) -> Iterator[float]:
    """Cards of the table on their way, again and again: all of them, and those that turn."""
    import pygame

    frames = 0
    while frames < FRAMES:
        _set_out(table, *cards)
        pygame.display.update(stack.frame(window))
        while stack.unfinished:
            stack.update(0.0)
            pygame.display.update(stack.frame(window))
        for _ in range(STRIDE - 1):
            started = time.process_time()
            stack.update(FRAME_MS)
            pygame.display.update(stack.frame(window))
            yield (time.process_time() - started) * 1000
        frames += STRIDE
        table.finish()
        settle(stack, window)


def _set_out(table: "TableScene", refs: list[int], turning: list[int]) -> None:
    from scenes.timeline import Clip, in_out_quad

    ms, clips = STRIDE * FRAME_MS, []
    for ref in refs:
        at = table.view.places[ref].box.centre
        clips.append(Clip(("card", ref), "x", 0, ms, at.x, at.x + FAR, in_out_quad))
        clips.append(Clip(("card", ref), "y", 0, ms, at.y, at.y - FAR / 2, in_out_quad))
    clips += [Clip(("card", ref), "turn", 0, ms, 0.0, QUARTER, in_out_quad) for ref in turning]
    table.timeline.play(clips)
    table.refresh()


def _bare_movers(
    stack: "SceneStack", table: "TableScene", window: "pygame.Surface"
) -> Iterator[float]:
    """The same pictures moved as far by hand, over the same picture of the table."""
    import pygame

    ground = window.copy()
    refs = _widest(table)[:FEW]
    looks = dict(table.view.faces_of(table.sight, stack.canvas))
    pictures = [table.view.easel.faces.surface(looks[ref]) for ref in refs]
    starts = [stack.canvas.px(table.view.places[ref].reach) for ref in refs]
    old = list(starts)
    for frame in range(FRAMES):
        started = time.process_time()
        far = round(FAR * (frame % STRIDE) / STRIDE * stack.canvas.scale)
        for rect in old:
            window.blit(ground, rect, rect)
        old_and_new = list(old)
        old = [
            window.blit(picture, (start.x + far, start.y - far // 2))
            for picture, start in zip(pictures, starts, strict=True)
        ]
        pygame.display.update(old_and_new + old)
        yield (time.process_time() - started) * 1000


def _widest(table: "TableScene") -> list[int]:
    """The cards, the largest first."""
    places = table.view.places
    return sorted(table.view.drawn, key=lambda ref: -places[ref].box.w)


if __name__ == "__main__":
    print(json.dumps(measure()))
