"""The list of saved games: the last one first; one that cannot be opened says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.heading import draw_heading
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

WORDS = Style("body", 29)
QUIET = Style("italic", 36)
NONE = "No game has been played yet."
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in the list.

    Attributes:
        name: what is handed back.
        title: when and what.
        detail: how far it came, or why it cannot be opened.
        playable: whether it may be picked.
    """

    name: str
    title: str
    detail: str
    playable: bool


class SavedGames(Form[str | None]):
    """Gives the name of the game picked, or None for a step back."""

    heading = "Saved games"

    def __init__(self, games: Sequence[SavedGame]) -> None:
        """The list, first one on top."""
        self._games = tuple(games)
        self.first = "games" if games else "back"

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The list and the way back."""
        self._title, self._panel, back = saved_games_layout(size, text_scale)
        entries = [
            Entry(
                game.title,
                value=game.name if game.playable else "",
                ink="" if game.playable else self.canvas.theme.muted,
                style=WORDS,
                detail=game.detail,
            )
            for game in self._games
        ]
        room, leave = self._panel.inset(50, 36), Button("back", back, "Back", "dark")
        if not entries:
            words = QUIET.inked(self.canvas.theme.cream)
            return [Text("none", room, NONE, words, ("c", "m")), leave]
        listed = ScrollList("games", room, "The last one first", entries)
        listed.framed = True
        return [listed, leave]

    def on(self, message: Message) -> None:
        """A game was picked, the way back, or the list has moved."""
        if isinstance(message, ScrollList.Picked) and message.value:
            self.dismiss(message.value)
        elif message.key == "back":
            self.dismiss(None)
        else:
            self.invalidate(self._panel)

    def cancelled(self) -> None:
        """The way back."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The table, the heading and the panel."""
        draw_walnut(canvas, 0.5)
        draw_heading(canvas, self.heading, self._title)
        canvas.panel(self._panel, "covenant")


def saved_games_layout(size: Size, text_scale: float) -> tuple[Box, Box, Box]:
    """The heading, the panel and the button."""
    page = Box(0, 0, *size).middle(min(size.w - 160, 1400), size.h - 70)
    title = page.top_slice(110)
    tall = 74 * min(1.3, text_scale)
    foot = page.bottom_slice(tall)
    panel = Box(page.x, title.bottom + 10, page.w, foot.y - title.bottom - 40)
    return title, panel, foot.middle(360 * min(1.3, text_scale), tall)


def written_time(stamp: str) -> str:
    """A day and a time as people write them: "3 June 2025, 19:30".

    Args:
        stamp: as it was kept, "2025-06-03T19:30:12"; given back as it is where it is none.
    """
    try:
        when = datetime.fromisoformat(stamp)
    except ValueError:
        return stamp
    return f"{when.day} {MONTHS[when.month - 1]} {when.year}, {when:%H:%M}"
