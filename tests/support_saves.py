"""Saving a toy match as a session does."""

from functools import cache
from pathlib import Path
from typing import Final

from game.files import Files
from game.saves import Saves
from game.writer import Writer
from tests.support_toy import Recorded, record

DATA: Final = Path("/data")
GAMES: Final = DATA / "games"

match_of = cache(record)


def play(files: Files, match: Recorded, upto: int | None = None) -> Writer:
    """Saves a match, or its first lines, as a session does: each line once the last is safe."""
    writer = Saves(files, DATA).begin("a-match", match.lines[0].data)
    assert writer.flush(5)
    for line in match.lines[1:upto]:
        ticket = writer.append(line.data)
        assert writer.flush(5)
        assert writer.safe(ticket)
    return writer
