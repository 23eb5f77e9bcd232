"""The list of saved games: the last one first; one that cannot be opened says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.widget import Message, Widget

HEADING = Style("display", 60, floor=0.5)
WORDS = Style("body", 28)
NONE = "No game has been played yet."


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

    first = "games"
    heading = "Saved games"

    def __init__(self, games: Sequence[SavedGame]) -> None:
        """The list, first one on top."""
        self._games = tuple(games)

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The list and the way back."""
        self._title, self._panel, back = saved_games_layout(size, text_scale)
        entries = [
            Entry(
                f"{game.title}.  {game.detail}",
                value=game.name if game.playable else "",
                ink="" if game.playable else self.canvas.theme.muted,
                style=WORDS,
            )
            for game in self._games
        ]
        return [
            ScrollList("games", self._panel.inset(50, 36), "Saved games", entries or [Entry(NONE)]),
            Button("back", back, "Back", "gold"),
        ]

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
        style = HEADING.inked(canvas.theme.gold_light)
        canvas.text("Saved games", self._title, style, "c", "m")
        canvas.panel(self._panel, "covenant")


def saved_games_layout(size: Size, text_scale: float) -> tuple[Box, Box, Box]:
    """The heading, the panel and the button."""
    page = Box(0, 0, *size).middle(min(size.w - 160, 1400), size.h - 70)
    title = page.top_slice(110)
    tall = 74 * min(1.3, text_scale)
    foot = page.bottom_slice(tall)
    panel = Box(page.x, title.bottom + 10, page.w, foot.y - title.bottom - 40)
    return title, panel, foot.middle(360 * min(1.3, text_scale), tall)
