"""The leaflet's fourteen panels in our own words, read once from the file beside this one."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.kernel.tables import ContentError, Sheet, read_sheet
from engine.seraphs.cards import DECKS

FILE: Final = "leaflet.toml"
PANELS: Final = 14


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelLine:
    """One thing that a panel says.

    `word`: what it is about, set before it. `mark`: the number of a step, set in a disc.
    """

    text: str
    word: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """One panel, counted from the cover. `under`: the line below its title.

    `examples` are ids of small tables that can be played.
    """

    id: str
    number: int
    title: str
    under: str
    lines: tuple[PanelLine, ...]
    examples: tuple[str, ...] = ()


@cache
def panels() -> tuple[Panel, ...]:
    """All panels, the cover first.

    Raises:
        ContentError: what is wrong with them, all of it.
    """
    return load_panels(Sheet(FILE, "panel", DECKS.with_name(FILE).read_text(encoding="utf-8")))


def load_panels(sheet: Sheet) -> tuple[Panel, ...]:
    """Read panels.

    Raises:
        ContentError: a line for every problem, with file, panel and field.
    """
    problems: list[str] = []
    read = read_sheet(Panel, sheet, problems)
    found = tuple(panel for panel in read.values() if panel)
    numbers = [panel.number for panel in found]
    if not problems and numbers != list(range(1, PANELS + 1)):
        problems.append(f"{sheet.name}: number: 1 to {PANELS} in order are wanted, not {numbers}")
    if problems:
        raise ContentError(problems)
    return found
