"""How long the frames of the real scenes take: a Duel that is played on, and every scene opened.

Whatever else a machine does makes it slower by the moment. So a piece of bare work that is always
the same is timed after every frame that was long, and told beside it.
"""

import random
import sys
import time
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.shots import over_tables, pages, tables
from game.shots.shot import Shot, Wanted
from game.staging import at_work, stage
from game.tools.bench_frames import FRAME_MS, part, services, settle
from scenes.input import Confirm
from scenes.menu import Menu, MenuEntry
from scenes.seraphs.table import TableScene
from scenes.stack import SceneStack

if TYPE_CHECKING:
    from collections.abc import Mapping

PLAYED: Final = 3000
OPENED: Final = 300
"""Frames of the Duel, and of each scene at most."""

LONGEST_MS: Final = 12.0
BARE_PX: Final = (800, 600)
BARE_TIMES: Final = 200
SHOTS: Final["Mapping[str, Shot]"] = {**pages.SHOTS, **tables.SHOTS, **over_tables.SHOTS}


class Frame(NamedTuple):
    """A frame: what it took, how many times as long the bare work took as at best, and where."""

    ms: float
    slower: float
    where: str


def of_playing(size: tuple[int, int]) -> dict[str, float]:
    """A Duel from the menu on, with its battles and stories."""
    window = pygame.display.set_mode(size)
    return _told("play", list(_played(window, Watch())))


def of_scenes(size: tuple[int, int]) -> dict[str, float]:
    """Every scene that a picture can be taken of, from its first frame on."""
    window, watch = pygame.display.set_mode(size), Watch()
    return _told("scenes", [one for name in sorted(SHOTS) for one in _opened(name, window, watch)])


class Watch:
    """Times frames, and the bare work beside them."""

    def __init__(self) -> None:
        """Learns how long the bare work takes at best."""
        self._from, self._to = pygame.Surface(BARE_PX), pygame.Surface(BARE_PX)
        self._least = min(self._bare() for _ in range(BARE_TIMES))

    def frame(self, stack: SceneStack, window: pygame.Surface, where: str) -> Frame:
        """One turn of the loop."""
        started = time.process_time()
        stack.update(FRAME_MS)
        pygame.display.update(stack.frame(window))
        ms = (time.process_time() - started) * 1000
        slower = sorted(self._bare() / self._least for _ in range(5))[2] if ms > LONGEST_MS else 1.0
        return Frame(ms, slower, f"{where}: {type(stack.top).__name__}")

    def _bare(self) -> float:
        started = time.process_time()
        for _ in range(3):
            self._to.blit(self._from, (0, 0))
        sum(range(20_000))
        return time.process_time() - started


def _played(window: pygame.Surface, watch: Watch) -> Iterator[Frame]:
    stack = SceneStack(services(), window.get_size())
    stack.push(Menu([MenuEntry("duel", "Duel")]))
    settle(stack, window)
    session = stage(3, partial(at_work, day=2))
    stack.push(TableScene(session))
    chance = random.Random(3)
    for i in range(PLAYED):
        session.tick()
        yield watch.frame(stack, window, f"frame {i} of the Duel")
        if stack.animating or stack.next_wake_ms is not None:
            continue
        legal = session.legal()
        if legal:
            session.submit(chance.choice(legal))
        elif not isinstance(stack.top, TableScene):
            stack.handle(Confirm())


def _opened(name: str, window: pygame.Surface, watch: Watch) -> Iterator[Frame]:
    stack = SceneStack(services(), window.get_size())
    try:
        SHOTS[name].show(stack, Wanted(3, 6))
    except LookupError:
        return
    # Whoever staged it was in haste, and whoever looks is not; nothing is drawn yet.
    stack.resize(window.get_size())
    for i in range(OPENED):
        if not stack.needs_frame:
            return
        yield watch.frame(stack, window, f"frame {i} of {name}")
    stack.clear()


def _told(name: str, frames: list[Frame]) -> dict[str, float]:
    long = [one for one in frames if one.ms > LONGEST_MS]
    for one in long:
        told = f"{one.ms:.1f} ms, the bare work {one.slower:.2f} times as long as at best"
        print(f"{one.where}: {told}", file=sys.stderr)
    times = sorted(one.ms for one in frames)
    return {
        f"{name}_p50_ms": part(times, 0.5),
        f"{name}_p99_ms": part(times, 0.99),
        f"{name}_longest_ms": times[-1],
        f"{name}_frames_over_12_ms": float(len(long)),
        f"{name}_over_12_ms_unhindered": float(
            sum(one.ms / one.slower > LONGEST_MS for one in long)
        ),
        f"{name}_frames_measured": float(len(frames)),
    }
