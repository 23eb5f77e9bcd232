"""How long a frame takes: our table while a Duel plays itself, and bare rectangles that move.

Both draw on SDL's dummy display at 1920 x 1080, so what is measured is the
work before the screen, in CPU time.
"""

import os
import time
from functools import partial
from typing import Final

SIZE: Final = (1920, 1080)
FRAME_MS: Final = 16.0
FRAMES: Final = 900
MOVERS: Final = 4
STRIDE: Final = 50
MOVER: Final = (166, 232)


def measure() -> dict[str, float]:
    """p50 and p99 in ms of ours and bare, and their ratio."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    pygame.display.init()
    pygame.display.set_mode(SIZE)
    bare, ours = _bare_frames(), _our_frames()
    pygame.display.quit()
    return {
        "bare_frame_p50_ms": _part(bare, 0.5),
        "bare_frame_p99_ms": _part(bare, 0.99),
        "frame_p50_ms": _part(ours, 0.5),
        "frame_p99_ms": _part(ours, 0.99),
        "frame_longest_ms": ours[-1],
        "frame_p99_ratio": _part(ours, 0.99) / _part(bare, 0.99),
        "frames_measured": len(ours),
    }


def _bare_frames() -> list[float]:
    """Four rectangles that move over a still picture, by old and new rectangles."""
    import pygame

    window = pygame.display.get_surface()
    assert window is not None, "the window was opened"
    ground = pygame.Surface(SIZE).convert()
    card = pygame.Surface(MOVER).convert()
    times, old = [], [pygame.Rect(0, 0, *MOVER) for _ in range(MOVERS)]
    for frame in range(FRAMES):
        started = time.process_time()
        new = [rect.move((frame % 2) * 8 - 4, 3 if frame // STRIDE % 2 else -3) for rect in old]
        for rect in old:
            window.blit(ground, rect, rect)
        for rect in new:
            window.blit(card, rect)
        pygame.display.update([*old, *new])
        times.append((time.process_time() - started) * 1000)
        old = new
    return sorted(times)


def _our_frames() -> list[float]:
    """The table of a Duel in its sixth day, while two computers play on."""
    import pygame

    from game import resources
    from game.seats import Sitter
    from game.staging import at_work, stage
    from scenes.seraphs.table import TableScene
    from scenes.services import Services, Settings
    from scenes.stack import SceneStack

    session = stage(3, partial(at_work, day=6))
    session.sitters = (Sitter("One", "gentle"), Sitter("Two", "gentle"))
    services = Services(Settings(), resources.ASSETS / "art", resources.ASSETS / "fonts")
    stack = SceneStack(services, SIZE)
    stack.push(TableScene(session))
    window = pygame.display.get_surface()
    assert window is not None, "the window was opened"
    times: list[float] = []
    for _ in range(FRAMES):
        session.tick()
        started = time.process_time()
        stack.update(FRAME_MS)
        pygame.display.update(stack.frame(window))
        times.append((time.process_time() - started) * 1000)
        if not stack.scenes:
            break
    return sorted(times)


def _part(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]
