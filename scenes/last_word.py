"""The last word: the outcome, the winner's story, the loser's sentence (PRODUCT.md, ruling 17).

*Panel 6, Winning: the last word*. After the Glory the Ark's station line is read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Point, Size
from scenes.ground import draw_walnut
from scenes.passage import Passage
from scenes.reading import Reading, Story
from scenes.reading_room import Group, ReadingRoom, Way
from scenes.theme import Side
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.heading import draw_heading
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget
from scenes.window_art import draw_framed_window

DETAIL = Style("italic", 30, floor=0.5)
LABEL = Style("caps", 27, floor=0.5)
CLOSING = Style("body", 38, leading=1.35, floor=0.5)
PICK = Style("display", 28)
LARGE_TEXT = 1.4


@dataclass(frozen=True, slots=True)
class Closing:
    """A sentence that is read at the end.

    Attributes:
        reader: who reads it: "The Deep reads Babylon's last sentence."
        text: the sentence.
        side: whose it is.
        picture: the window that is shown beside it; "" for none.
    """

    reader: str
    text: str
    side: Side
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended.

    Attributes:
        outcome: in words: "Jerusalem stands. The Covenant wins."
        detail: how: "Babylon's Walls are at 0, on day 9."
        readers: who picks a story, in order: one winner, or both where the win is shared.
        stories: for each reader, the stories of the cards it played.
        closings: what is read after the stories.
        told: the stories of all cards that were played, to be read again at the end.
        side: whose colours the screen has.
        pick: what a reader is told to pick; else a card it played.
    """

    outcome: str
    detail: str
    readers: tuple[str, ...]
    stories: tuple[tuple[Story, ...], ...]
    closings: tuple[Closing, ...]
    side: Side = "covenant"
    told: tuple[Group, ...] = ()
    pick: str = ""


class LastWordLayout(NamedTuple):
    """Where the parts are.

    Attributes:
        outcome, detail: the heading.
        panel: in which things are picked and read.
        label: what is to be done, at its top.
        body: the sentence.
        picks: the list of stories.
        window: the window of the picked story; of no width where text is large.
        quiet, large: the buttons at the foot.
    """

    outcome: Box
    detail: Box
    panel: Box
    label: Box
    body: Box
    picks: Box
    window: Box
    quiet: Box
    large: Box

    @property
    def foot(self) -> Box:
        """All the room for buttons."""
        return self.quiet.union(self.large)


class LastWord(Form[str]):
    """Goes from reader to reader; answers "again" or "leave"."""

    music = "reading"

    def __init__(
        self, ending: Ending, passage: Callable[[Story], Passage | None] = lambda story: None
    ) -> None:
        """A last word.

        Args:
            ending: how the game ended.
            passage: the loader of a story's passage.
        """
        self._ending = ending
        self._passage = passage
        self._step = 0
        self._skip_empty()

    @property
    def first(self) -> str:  # type: ignore[override]  # it depends on the step
        """The list while there is one, else the large button."""
        return "stories" if self._picking else "large"

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The list of stories, or the sentence, and the buttons."""
        at = self._layout = last_word_layout(size, text_scale)
        theme = self.canvas.theme
        label, quiet, large = self._words()
        parts: list[Widget] = [
            Text("label", at.label, label, LABEL.inked(theme.gold_light), ("c", "m"))
        ]
        if self._picking:
            stories = self._ending.stories[self._step]
            entries = [Entry(s.title, str(i), style=PICK) for i, s in enumerate(stories)]
            picks = ScrollList("stories", at.picks, "Stories", entries)
            picks.marks_first = True
            parts.append(picks)
        elif self._closing is not None:
            style = CLOSING.inked(theme.cream)
            beside = bool(self._closing.picture and at.window.w)
            room = at.picks.inset(10, 10) if beside else at.body.inset(30, 10)
            parts.append(Text("closing", room, self._closing.text, style, ("c", "m")))
        quiet_at, large_at = at.quiet, at.large
        if self._done and not self._picking and self._ending.told:
            quiet_at, told_at, large_at = at.foot.columns(3, 24)
            parts.append(Button("told", told_at, "Read the stories", "lapis"))
        if quiet:
            parts.append(Button("quiet", quiet_at, quiet, "dark"))
        parts.append(Button("large", large_at, large, "gold"))
        return parts

    def on(self, message: Message) -> None:
        """A story was picked, or a button pressed."""
        if isinstance(message, ScrollList.Picked):
            self._read(int(message.value))
        elif isinstance(message, ScrollList.Scrolled):
            self.invalidate(self._layout.panel)
        elif message.key == "large" and self._picking:
            stories = self.widget("stories")
            self._read(stories.picked if isinstance(stories, ScrollList) else 0)
        elif message.key == "quiet" and self._done:
            self.dismiss("again")
        elif message.key == "large" and self._done:
            self.dismiss("leave")
        elif message.key == "told":
            self.push(ReadingRoom("The stories of this game", (Way("Both", self._ending.told),)))
        else:
            self._next()

    def words(self) -> Sequence[str]:
        """How the game ended."""
        return (self._ending.outcome, self._ending.detail)

    def cancelled(self) -> None:
        """Goes on to the end, and then leaves."""
        if self._done:
            self.dismiss("leave")
        else:
            self._next()

    def paint(self, canvas: Canvas) -> None:
        """Table, outcome and panel."""
        at, ending = self._layout, self._ending
        draw_walnut(canvas, 0.35 if ending.side == "covenant" else 0.75)
        draw_heading(canvas, ending.outcome, at.outcome)
        canvas.text(ending.detail, at.detail, DETAIL.inked(canvas.theme.cream), "c", "m")
        side = self._closing.side if self._closing else ending.side
        canvas.panel(at.panel, side, radius=22)
        canvas.diamond(Point(at.panel.centre.x, at.panel.y), 34)
        if self._picking and at.window.w:
            self._draw_picked(canvas)
        elif self._closing and self._closing.picture and at.window.w:
            self._draw_window(canvas, Story("", "", side, picture=self._closing.picture), 0.0)

    def _draw_picked(self, canvas: Canvas) -> None:
        stories, at = self._ending.stories[self._step], self._layout
        picks = self.widget("stories")
        story = stories[picks.picked if isinstance(picks, ScrollList) else 0]
        box = self._draw_window(canvas, story, 72.0)
        words = Box(at.window.x, box.bottom + 14, at.window.w, at.window.bottom - box.bottom - 14)
        canvas.text(story.epithet, words, DETAIL.inked(canvas.theme.muted), "c", "m")

    def _draw_window(self, canvas: Canvas, story: Story, below: float) -> Box:
        """A story's window at the right, with room left below it; gives where it stands."""
        room = self._layout.window
        high = min(room.h - below - 18, room.w * 0.8)
        box = room.middle(high * 1.25, high).moved(0, -below / 2)
        name = story.picture or story.title
        draw_framed_window(canvas, name, box, story.side, hidden=story.hidden)
        return box

    @property
    def _picking(self) -> bool:
        return self._step < len(self._ending.stories)

    @property
    def _closing(self) -> Closing | None:
        i = self._step - len(self._ending.stories)
        return self._ending.closings[i] if 0 <= i < len(self._ending.closings) else None

    @property
    def _done(self) -> bool:
        return self._step >= len(self._ending.stories) + len(self._ending.closings) - 1

    def _words(self) -> tuple[str, str, str]:
        """The label, the quiet button and the large one of this step."""
        if self._picking:
            reader = self._ending.readers[self._step]
            return (
                self._ending.pick or f"{reader} picks the story of a card it played, and reads it",
                "No story",
                "Read it",
            )
        label = self._closing.reader if self._closing else "The game is told"
        return (label, "Play again", "To the menu") if self._done else (label, "", "Go on")

    def _read(self, index: int) -> None:
        story = self._ending.stories[self._step][index]
        self.push(Reading(story, self._passage(story)), lambda _: self._next())

    def _next(self) -> None:
        self._step += 1
        self._skip_empty()
        self.arrange()
        self._focus.focus(self.first)

    def _skip_empty(self) -> None:
        while self._picking and not self._ending.stories[self._step]:
            self._step += 1


def last_word_layout(size: Size, text_scale: float) -> LastWordLayout:
    """Where the parts are."""
    k = min(1.35, max(1.0, text_scale * 0.8))
    page = Box(0, 0, *size).middle(min(size.w - 160, 1240 * min(1.25, k)), size.h - 80)
    outcome = page.top_slice(110)
    detail = Box(page.x, outcome.bottom, page.w, 56 * min(1.3, k))
    foot = page.bottom_slice(72 * k)
    panel = Box(page.x, detail.bottom + 34, page.w, foot.y - detail.bottom - 66)
    inner = panel.inset(50, 30)
    label = inner.top_slice(56 * k)
    body = Box(inner.x, label.bottom + 16, inner.w, inner.bottom - label.bottom - 16)
    wide = min(page.w * 0.46, 400 * k)
    share = 0.5 if text_scale < LARGE_TEXT else 1.0
    return LastWordLayout(
        outcome,
        detail,
        panel,
        label,
        body,
        body.left_slice(body.w * share),
        body.right_slice(body.w * (1 - share) * 0.92),
        foot.left_slice(wide),
        foot.right_slice(wide),
    )
