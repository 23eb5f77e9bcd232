"""How much memory a Duel with its art takes, and how much more there is after a hundred Duels.

`python -m game.tools.bench_memory` prints the figures as JSON; `bench` runs it in a process of its
own. The Duels are played by chance through the table, without motion, and every picture is drawn.
"""

import gc
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pygame

    from scenes.stack import SceneStack

SIZE: Final = (1920, 1080)
FRAME_MS: Final = 16.0
WARM: Final = 10
DUELS: Final = 100


def measure(duels: int = DUELS) -> dict[str, float]:
    """Resident memory in MB after the first ten Duels, and by how much it has grown since."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from game import resources
    from game.waiting import keep_memory_small
    from scenes.services import Services, Settings
    from scenes.stack import SceneStack

    keep_memory_small()
    pygame.display.init()
    window = pygame.display.set_mode(SIZE)
    settings = Settings(motion="none", stories="none")
    services = Services(settings, resources.ASSETS / "art", resources.ASSETS / "fonts")
    stack = SceneStack(services, SIZE)
    for seed in range(WARM):
        _play(stack, window, seed)
    before = resident_mb()
    for seed in range(WARM, WARM + duels):
        _play(stack, window, seed)
    after = resident_mb()
    return {
        "memory_after_ten_duels_mb": before,
        "memory_growth_mb": after - before,
        "memory_growth_duels": float(duels),
    }


def resident_mb(pid: int | str = "self") -> float:
    """The memory that a process has now, in MB; our own is swept first."""
    gc.collect()
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    resident = next(line for line in lines if line.startswith("VmRSS"))
    return int(resident.split()[1]) / 1024


def _play(stack: "SceneStack", window: "pygame.Surface", seed: int) -> None:
    """One Duel of two who decide by chance, from the first card to the last."""
    import pygame

    from engine.seraphs.rules import GAME
    from game.seats import Sitter
    from game.staging import stage
    from game.waiting import give_memory_back
    from scenes.input import Cancel
    from scenes.seraphs.table import TableScene

    session = stage(seed, lambda state: state.question is not None)
    session.sitters = (Sitter("One", "random"), Sitter("Two", "random"))
    stack.push(TableScene(session))
    while GAME.decision(session.table()) is not None or stack.animating:
        session.tick()
        stack.update(FRAME_MS)
        pygame.display.update(stack.frame(window))
        if not isinstance(stack.top, TableScene) and not stack.animating:
            stack.handle(Cancel())
    session.close(1.0)
    stack.clear()
    give_memory_back()


if __name__ == "__main__":
    print(json.dumps(measure()))
