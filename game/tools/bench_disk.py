"""How long a line takes to be safe, beside a bare append and fdatasync."""

import os
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from engine.kernel.tables import Sheet
from engine.seraphs.cards import DECKS, load_cards
from game.bible import Bible
from game.files import RealFiles
from game.saves import Saves

LINES: Final = 300
LINE: Final = b"x" * 400 + b"\n"


def measure() -> dict[str, float]:
    """Medians in µs, and the ratio of ours to the bare limit measured in the same run."""
    with tempfile.TemporaryDirectory() as folder:
        bare = _bare(Path(folder) / "bare")
        handed, safe = _ours(Path(folder))
    return {
        **_reading(),
        "bare_append_and_sync_us": bare,
        "append_until_safe_us": safe,
        "append_ratio": safe / bare,
        "append_on_the_frame_us": handed,
    }


def _bare(path: Path) -> float:
    handle = os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
    sync = getattr(os, "fdatasync", os.fsync)
    times = []
    for _ in range(LINES):
        started = time.perf_counter()
        os.write(handle, LINE)
        sync(handle)
        times.append(time.perf_counter() - started)
    os.close(handle)
    return statistics.median(times) * 1e6


def _ours(folder: Path) -> tuple[float, float]:
    """The time a frame spends on handing a line over, and the time until it is safe."""
    woken = threading.Event()
    writer = Saves(RealFiles(), folder, woken.set).begin("bench", LINE)
    writer.flush(5.0)
    handed, safe = [], []
    for _ in range(LINES):
        woken.clear()
        started = time.perf_counter()
        ticket = writer.append(LINE)
        handed.append(time.perf_counter() - started)
        while not writer.safe(ticket):
            woken.wait(0.01)
        safe.append(time.perf_counter() - started)
    writer.close(5.0)
    return statistics.median(handed) * 1e6, statistics.median(safe) * 1e6


def _reading() -> dict[str, float]:
    """CPU in ms to read and check both decks, and to open the Bible text and find a verse."""
    names = ("covenant.toml", "deep.toml")
    sheets = tuple(Sheet(name, "card", (DECKS / name).read_text("utf-8")) for name in names)
    return {"decks_ms": _cpu_ms(lambda: load_cards(sheets)), "first_verse_ms": _cpu_ms(_verse)}


def _verse() -> str:
    with Bible() as bible:
        return bible.verse("John", 3, 16)


def _cpu_ms(work: Callable[[], object]) -> float:
    """The best of five."""
    times = []
    for _ in range(5):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return min(times) * 1000
