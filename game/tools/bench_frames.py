"""How long a frame takes: our table beside the least that could be called the same.

`python -m game.tools.bench_frames` prints the figures as JSON; `bench` runs it in a process of its
own, on a display of 1920 x 1080. All times are CPU time.
"""

import json
import os
import time
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pygame

    from scenes.seraphs.table import TableScene
    from scenes.stack import SceneStack

SIZE: Final = (1920, 1080)
FRAME_MS: Final = 16.0
FRAMES: Final = 600
PLAYED: Final = 3000
LONGEST_MS: Final = 12.0
MOVERS: Final = 4
STRIDE: Final = 50
"""Frames from one turn to the next."""

FAR: Final = 220.0


def measure() -> dict[str, float]:
    """Four cards that move among forty, and a Duel that is played on: p50, p99, longest in ms."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from game.waiting import keep_memory_small

    keep_memory_small()
    pygame.display.init()
    window = pygame.display.set_mode(SIZE)
    stack, table = _table()
    moving = sorted(_our_movers(stack, table, window))
    bare = sorted(_bare_movers(stack, table, window))
    played = sorted(_played(window))
    pygame.display.quit()
    return {
        "bare_frame_p50_ms": _part(bare, 0.5),
        "bare_frame_p99_ms": _part(bare, 0.99),
        "frame_p50_ms": _part(moving, 0.5),
        "frame_p99_ms": _part(moving, 0.99),
        "frame_p99_ratio": _part(moving, 0.99) / _part(bare, 0.99),
        "play_p50_ms": _part(played, 0.5),
        "play_p99_ms": _part(played, 0.99),
        "play_longest_ms": played[-1],
        "play_frames_over_12_ms": float(sum(ms > LONGEST_MS for ms in played)),
        "play_frames_measured": float(len(played)),
    }


def _table() -> tuple["SceneStack", "TableScene"]:
    """The table of a Duel late in its days, at rest."""
    from game import resources
    from game.staging import at_work, stage
    from scenes.seraphs.table import TableScene
    from scenes.services import Services, Settings
    from scenes.stack import SceneStack

    services = Services(Settings(), resources.ASSETS / "art", resources.ASSETS / "fonts")
    stack = SceneStack(services, SIZE)
    table = TableScene(stage(3, partial(at_work, day=9)))
    stack.push(table)
    return stack, table


def _our_movers(
    stack: "SceneStack", table: "TableScene", window: "pygame.Surface"
) -> Iterator[float]:
    """Four cards of the table on their way, again and again."""
    import pygame

    from scenes.timeline import Clip, in_out_quad

    _settle(stack, window)
    refs = _widest(table)
    frames, ms = 0, STRIDE * FRAME_MS
    while frames < FRAMES:
        clips = []
        for ref in refs:
            at = table.view.places[ref].box.centre
            clips.append(Clip(("card", ref), "x", 0, ms, at.x, at.x + FAR, in_out_quad))
            clips.append(Clip(("card", ref), "y", 0, ms, at.y, at.y - FAR / 2, in_out_quad))
        table.timeline.play(clips)
        table.refresh()
        pygame.display.update(stack.frame(window))
        for _ in range(STRIDE - 1):
            started = time.process_time()
            stack.update(FRAME_MS)
            pygame.display.update(stack.frame(window))
            yield (time.process_time() - started) * 1000
        frames += STRIDE
        table.finish()
        pygame.display.update(stack.frame(window))


def _bare_movers(
    stack: "SceneStack", table: "TableScene", window: "pygame.Surface"
) -> Iterator[float]:
    """The same pictures moved as far by hand, over the same picture of the table."""
    import pygame

    ground = window.copy()
    refs = _widest(table)
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


def _played(window: "pygame.Surface") -> Iterator[float]:
    """A Duel from the menu on, with its battles, until it ends or long enough."""
    import random

    import pygame

    from game import resources
    from game.staging import at_work, stage
    from scenes.input import Confirm
    from scenes.menu import Menu, MenuEntry
    from scenes.seraphs.table import TableScene
    from scenes.services import Services, Settings
    from scenes.stack import SceneStack

    services = Services(Settings(), resources.ASSETS / "art", resources.ASSETS / "fonts")
    stack = SceneStack(services, SIZE)
    stack.push(Menu([MenuEntry("duel", "Duel")]))
    _settle(stack, window)
    session = stage(3, partial(at_work, day=2))
    stack.push(TableScene(session))
    chance = random.Random(3)
    for _ in range(PLAYED):
        session.tick()
        started = time.process_time()
        stack.update(FRAME_MS)
        pygame.display.update(stack.frame(window))
        yield (time.process_time() - started) * 1000
        if stack.animating or stack.next_wake_ms is not None:
            continue
        legal = session.legal()
        if legal:
            session.submit(chance.choice(legal))
        elif not isinstance(stack.top, TableScene):
            stack.handle(Confirm())


def _widest(table: "TableScene") -> list[int]:
    """The four largest cards."""
    places = table.view.places
    return sorted(table.view.drawn, key=lambda ref: -places[ref].box.w)[:MOVERS]


def _settle(stack: "SceneStack", window: "pygame.Surface") -> None:
    import pygame

    pygame.display.update(stack.frame(window))
    while stack.animating:
        stack.update(FRAME_MS)
        pygame.display.update(stack.frame(window))


def _part(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]


if __name__ == "__main__":
    print(json.dumps(measure()))
