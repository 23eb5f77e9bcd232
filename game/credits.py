"""The credits as the screen shows them: CREDITS.md of the installed game, without its marks."""

import re
from pathlib import Path

PLACES = (Path(__file__).resolve().parent.parent / "CREDITS.md",)


def paragraphs() -> tuple[str, ...]:
    """The credits, a string for each paragraph or row of a table."""
    for place in PLACES:
        if place.exists():
            return tuple(_plain(block) for block in _blocks(place.read_text(encoding="utf-8")))
    return ("The credits lie in the file CREDITS.md of the source.",)


def _blocks(text: str) -> list[str]:
    blocks: list[str] = []
    for block in text.split("\n\n"):
        if block.startswith("|"):
            rows = [row for row in block.splitlines()[2:] if row.strip()]
            blocks += [row.strip("| ").replace(" | ", ", ") for row in rows]
        elif not block.startswith("# "):
            blocks.append(" ".join(block.split()))
    return [block for block in blocks if block]


def _plain(text: str) -> str:
    text = re.sub(r"\[([^\]]+)\]\(([^)]+)\)", r"\1 (\2)", text)
    return re.sub(r"[*`]", "", text).strip()
