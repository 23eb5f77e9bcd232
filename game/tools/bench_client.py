"""How fast the window is: its start, its frames, its sleep and its memory.

The bare limits are pygame programs that do the least that could be called the same. A real display
is used where there is one, or Xvfb where it is installed; else SDL's dummy driver.
"""

import contextlib
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.tools.bench_memory import resident_mb

STARTS: Final = 11
SETTLE_S: Final = 8.0
WATCH_S: Final = 10.0

BARE: Final = """
import os
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720), pygame.RESIZABLE).fill("#17151b")
pygame.display.flip()
"""
_TO_THE_WINDOW: Final = """
import sys
from game.main import main
import game.tools.play as play
really = play.open_window
def opened(*given):
    window = really(*given)
    AFTERWARDS
    return window
play.open_window = opened
main([])
"""
FIRST_FRAME: Final = _TO_THE_WINDOW.replace("AFTERWARDS", "sys.exit()")
USABLE_MENU: Final = _TO_THE_WINDOW.replace(
    "AFTERWARDS", "import game.app; game.app.Program._get_ready = lambda self: sys.exit()"
)
"""The real program, ended when its window, or the first picture of its menu, is shown."""


def measure() -> dict[str, float]:
    """Every figure by name."""
    with tempfile.TemporaryDirectory() as folder, _display() as display:
        surroundings = as_installed({**os.environ, **display, "SERAPHS_DATA": folder})
        frames = _told_by("bench_frames", surroundings)
        return _starts(surroundings) | _asleep(surroundings) | frames


def measure_memory() -> dict[str, float]:
    """What a hundred Duels leave behind; takes some minutes."""
    with tempfile.TemporaryDirectory() as folder, _display() as display:
        surroundings = as_installed({**os.environ, **display, "SERAPHS_DATA": folder})
        return _told_by("bench_memory", surroundings)


def _told_by(name: str, surroundings: dict[str, str]) -> dict[str, float]:
    """The figures of a tool that measures its own process."""
    command = [sys.executable, "-m", f"game.tools.{name}"]
    told = subprocess.run(
        command, env=surroundings, check=True, cwd=_root(), stdout=subprocess.PIPE
    )
    figures: dict[str, float] = json.loads(told.stdout.splitlines()[-1])
    return figures


def as_installed(surroundings: dict[str, str]) -> dict[str, str]:
    """What is around a program whose modules were compiled before, as an installed one's are."""
    kept = {k: v for k, v in surroundings.items() if k != "PYTHONDONTWRITEBYTECODE"}
    kept["PYTHONPYCACHEPREFIX"] = str(Path(kept["SERAPHS_DATA"]) / "bytecode")
    return kept | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def _starts(surroundings: dict[str, str]) -> dict[str, float]:
    """CPU in ms until a bare window, our first frame and our menu; interleaved medians."""
    times: dict[str, list[float]] = {BARE: [], FIRST_FRAME: [], USABLE_MENU: []}
    for program in times:
        _cpu_ms(program, surroundings)
    for _ in range(STARTS):
        for program, found in times.items():
            found.append(_cpu_ms(program, surroundings))
    bare, first, menu = (statistics.median(found) for found in times.values())
    return {
        "bare_window_cpu_ms": bare,
        "first_frame_cpu_ms": first,
        "first_frame_ratio": first / bare,
        "menu_usable_cpu_ms": menu,
        "menu_usable_ratio": menu / bare,
    }


def _cpu_ms(program: str, surroundings: dict[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], env=surroundings, check=True, cwd=_root())
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent * 1000


def _asleep(surroundings: dict[str, str]) -> dict[str, float]:
    """CPU and memory of the real program, left alone at a table."""
    command = [sys.executable, "-m", "game", "play", "duel", "--seed", "1"]
    with subprocess.Popen(command, env=surroundings, cwd=_root()) as program:
        try:
            time.sleep(SETTLE_S)
            before = _ticks(program.pid)
            time.sleep(WATCH_S)
            spent = (_ticks(program.pid) - before) / os.sysconf("SC_CLK_TCK")
            memory = resident_mb(program.pid)
        finally:
            program.terminate()
    return {"idle_cpu_percent": spent / WATCH_S * 100, "resident_memory_mb": memory}


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    user, system = 11, 12
    return int(fields[user]) + int(fields[system])


@contextlib.contextmanager
def _display() -> Iterator[dict[str, str]]:
    """What a program needs in its surroundings to open a window."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield {}
        return
    xvfb = shutil.which("Xvfb")
    if xvfb is None:
        yield {"SDL_VIDEODRIVER": "dummy"}
        return
    reading, writing = os.pipe()
    screen = ["-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-displayfd", str(writing)]
    with subprocess.Popen([xvfb, *screen], pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield {"DISPLAY": f":{told.readline().strip()}"}
        finally:
            server.terminate()


def _root() -> Path:
    return Path(__file__).resolve().parent.parent.parent
