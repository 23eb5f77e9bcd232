"""Lengths on cards and helpers, printed in metres and cubits: both, or one of them, as it is set.

The leaflet gives both. A pure function over the printed words: words without both are left alone.
"""

from __future__ import annotations

import re

from scenes.services import Measures

PLATE = re.compile(
    r"^(?P<before>.*: )?(?P<metres>[\d.]+\sm)(?P<how> long| tall| square)?, "
    r"(?P<cubits>[a-z ]*\bcubits\b[a-z ]*?)(?P<last> long| tall)?$"
)
"""A plate: "Iron bed: 4 m, nine cubits long"."""

LINE = re.compile(
    r"(?P<before>: )(?P<cubits>[a-z ]*\bcubits?\b[a-z, ]*?), "
    r"(?P<metres>about [\d. bym]+?\s(?:cm|m))(?P<after>[.,])"
)
"""A helper's line: "two cubits long, one wide, about 90 by 45 cm."."""


def measured(text: str, measures: Measures) -> str:
    """The text with its lengths as they are wanted.

    Args:
        text: a plate or a line as printed, perhaps with no-break spaces before the unit.
        measures: "both" leaves every text as it is.
    """
    if measures == "both":
        return text
    plate = PLATE.match(text)
    if plate is not None:
        return _plate(plate, measures)
    return LINE.sub(lambda line: f"{line['before']}{line[measures]}{line['after']}", text)


def has_both(text: str) -> bool:
    """Whether a text gives a length in metres and in cubits."""
    return PLATE.match(text) is not None or LINE.search(text) is not None


def _plate(found: re.Match[str], measures: Measures) -> str:
    """One measure of a plate, with the word for its direction wherever that stood."""
    before, length = found["before"] or "", found[measures]
    how = found["how"] or found["last"] or ""
    if measures == "cubits" and " by " in length:
        how = ""
    told = f"{length}{how}"
    return before + told if before else told[0].upper() + told[1:]
