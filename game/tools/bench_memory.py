"""How much memory a Duel with its art takes, and how much more there is after a hundred Duels.

`python -m game.tools.bench_memory` prints the figures as JSON; `bench` runs it in a process of its
own. The Duels are played by chance through the table, without motion, and every picture is drawn.
Two figures are told. The one is the most that is resident at any decision of the Duels so far. The
other is what stays when a table was left and the program has tidied up, as it does where nothing
moves; only what stays can grow without end.
"""

import gc
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pygame

    from scenes.stack import SceneStack

SIZE: Final = (1920, 1080)
FRAME_MS: Final = 16.0
TOLD: Final = (1, 25, 50, 75, 100)
"""After how many Duels the figures are told."""


def measure(told: tuple[int, ...] = TOLD) -> dict[str, float]:
    """Resident memory in MB after so many Duels, and by how much it has grown since the first."""
    from game.tools.bench_frames import get_ready, services

    get_ready()
    import pygame

    from scenes.stack import SceneStack

    window = pygame.display.set_mode(SIZE)
    stack = SceneStack(services(motion="none", stories="none"), SIZE)
    figures: dict[str, float] = {}
    most, stays = 0.0, []
    for number in range(1, told[-1] + 1):
        most = max(most, _play(stack, window, number))
        if number in told:
            stays.append(resident_mb())
            figures[f"memory_most_in_{number}_duels_mb"] = most
            figures[f"memory_after_{number}_duels_mb"] = stays[-1]
    return figures | {"memory_growth_mb": stays[-1] - stays[0]}


def resident_mb(pid: int | str = "self") -> float:
    """The memory that a process has now, in MB; our own is swept first."""
    if pid == "self":
        gc.collect()
    return _now_mb(pid)


def _now_mb(pid: int | str = "self") -> float:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    resident = next(line for line in lines if line.startswith("VmRSS"))
    return int(resident.split()[1]) / 1024


def _play(stack: "SceneStack", window: "pygame.Surface", seed: int) -> float:
    """One Duel of two who decide by chance; the most that was resident at a decision, in MB."""
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
    most = 0.0
    while GAME.decision(session.table()) is not None or stack.animating:
        session.tick()
        stack.update(FRAME_MS)
        pygame.display.update(stack.frame(window))
        most = max(most, _now_mb())
        if not isinstance(stack.top, TableScene) and not stack.animating:
            stack.handle(Cancel())
    session.close(1.0)
    stack.clear()
    give_memory_back()
    return most


if __name__ == "__main__":
    print(json.dumps(measure()))
