"""The list of saved games: the last one first; one that cannot be opened says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.input import Input
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.heading import draw_heading
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget
from scenes.window_art import draw_framed_window

WORDS = Style("body", 32, leading=1.24)
QUIET = Style("italic", 36)
WHAT = Style("display", 46, floor=0.5)
WHEN = Style("italic", 29, leading=1.2, floor=0.6)
PICTURES = {
    "duel": "helpers/battle",
    "siege": "helpers/the_siege",
    "practice": "helpers/day_covenant",
}
"""What stands beside the list, by the kind of the marked game."""

OTHER = "helpers/score_day_1"
LARGE_TEXT = 1.4
INNER = Size(44, 34)
NONE = "No game has been played yet."
UNKNOWN = "A saved game"
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in the list.

    Attributes:
        name: what is handed back.
        kind: what it is called in its own first line: "duel"; "" where that cannot be read.
        when: it was begun; of a game that cannot be read, the name of its file.
        detail: how far it came, or why it cannot be opened.
        playable: whether it may be picked.
    """

    name: str
    kind: str
    when: str
    detail: str
    playable: bool

    @property
    def what(self) -> str:
        """Which game it is, in words."""
        return self.kind.capitalize() or UNKNOWN

    @property
    def title(self) -> str:
        """What and when."""
        return f"{self.what}, {self.when}" if self.when else self.what


class SavedGamesLayout(NamedTuple):
    """Where the parts are.

    Attributes:
        title: the heading.
        panel: of the list.
        window, words: of the marked game; of no width where text is large.
        back: the button.
    """

    title: Box
    panel: Box
    window: Box
    words: Box
    back: Box


class SavedGames(Form[str | None]):
    """Gives the name of the game picked, or None for a step back."""

    heading = "Saved games"

    def __init__(self, games: Sequence[SavedGame]) -> None:
        """The list, first one on top."""
        self._games = tuple(games)
        self.first = "games" if games else "back"

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The list and the way back."""
        at = self._layout = saved_games_layout(size, text_scale, games=bool(self._games))
        leave = Button("back", at.back, "Back", "dark")
        if not self._games:
            words = QUIET.inked(self.canvas.theme.cream)
            return [Text("none", at.panel.inset(*INNER), NONE, words, ("c", "m")), leave]
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
        listed = ScrollList("games", at.panel.inset(*INNER), "The last one first", entries)
        listed.framed = True
        return [listed, leave]

    def handle(self, given: Input) -> None:
        """What stands beside the list goes along with the pointer and the keys."""
        before = self._marked
        super().handle(given)
        if self._stack is not None and self._marked != before:
            self.invalidate(self._layout.window.union(self._layout.words).inset(-30))

    def on(self, message: Message) -> None:
        """A game was picked, the way back, or the list has moved."""
        if isinstance(message, ScrollList.Picked) and message.value:
            self.dismiss(message.value)
        elif message.key == "back":
            self.dismiss(None)
        else:
            self.invalidate(self._layout.panel)

    def cancelled(self) -> None:
        """The way back."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The table, the heading, the panel, and what the marked game is."""
        draw_walnut(canvas, 0.5)
        at, theme = self._layout, canvas.theme
        draw_heading(canvas, self.heading, at.title)
        canvas.panel(at.panel, "covenant")
        if not at.window.w:
            return
        game = self._games[self._marked]
        draw_framed_window(canvas, PICTURES.get(game.kind, OTHER), at.window, "covenant")
        canvas.text(game.what, at.words.top_slice(64), WHAT.inked(theme.gold_light), "c", "m")
        below = at.words.bottom_slice(at.words.h - 70)
        canvas.text(f"{game.when}\n{game.detail}", below, WHEN.inked(theme.cream), "c", "t")

    @property
    def _marked(self) -> int:
        """The game under the pointer, or else the one that is picked."""
        listed = self._widgets.get("games")
        if not isinstance(listed, ScrollList):
            return 0
        under = listed.hovered if self._hovered == "games" else None
        return listed.picked if under is None else under


def saved_games_layout(size: Size, text_scale: float, *, games: bool) -> SavedGamesLayout:
    """Where the parts are; with large text, or without games, there is nothing but the panel."""
    page = Box(0, 0, *size).middle(min(size.w - 160, 1560), size.h - 70)
    title = page.top_slice(110)
    tall = 74 * min(1.3, text_scale)
    foot = page.bottom_slice(tall)
    body = Box(page.x, title.bottom + 10, page.w, foot.y - title.bottom - 40)
    wide = body.w * 0.36 if games and text_scale < LARGE_TEXT else 0.0
    side = body.right_slice(wide)
    panel = body.left_slice(body.w - wide - (60 if wide else 0))
    window = Box(side.x, body.y + 24, side.w, side.w * 0.8)
    words = Box(side.x, window.bottom + 30, side.w, body.bottom - window.bottom - 30)
    back = foot.middle(360 * min(1.3, text_scale), tall)
    return SavedGamesLayout(title, panel, window, words, back)


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
