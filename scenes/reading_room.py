"""The reading room: every story, by the book of the Bible it is in or by its card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scenes.access import prompt_key
from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Direction, Size
from scenes.ground import draw_walnut
from scenes.input import Action, Input, Navigate
from scenes.open_book import Told, open_story
from scenes.reading import Story
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice, Option
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.widget import Message, Widget
from scenes.window_art import draw_framed_window

HEADING = Style("display", 58, floor=0.5)
GROUP = Style("body", 26)
TITLE = Style("display", 30, leading=1.15)
ABOUT = Style("italic", 28, leading=1.2, floor=0.5)
PLACE = Style("caps", 24, floor=0.5)
LARGE_TEXT = 1.4
READS = ("chapter", "read aloud")
"""The keys that open the marked story, the first of them at its passage."""


@dataclass(frozen=True, slots=True)
class Group:
    """Some stories under one name, such as a book of the Bible."""

    name: str
    told: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to look for a story: "By book", with its groups."""

    name: str
    groups: tuple[Group, ...]


class RoomLayout(NamedTuple):
    """Where the parts are.

    Attributes:
        title: the heading.
        ways: the choice of ways; of no width where there is one.
        groups, stories: the panels of both lists.
        window, words: the marked story; of no width where text is large.
        back, passage, read: the buttons at the foot.
    """

    title: Box
    ways: Box
    groups: Box
    stories: Box
    window: Box
    words: Box
    back: Box
    passage: Box
    read: Box


class ReadingRoom(Form[None]):
    """Stories to be read as often as one likes."""

    music = "reading"
    first = "groups"

    def __init__(self, heading: str, ways: Sequence[Way]) -> None:
        """A room with at least one way to its stories, and at least one group in each."""
        self.heading = heading
        self._ways = tuple(ways)
        self._way = 0
        self._group = 0

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The ways, both lists and the buttons."""
        at = self._layout = room_layout(size, text_scale, ways=len(self._ways))
        parts: list[Widget] = []
        if len(self._ways) > 1:
            options = [Option(str(i), way.name) for i, way in enumerate(self._ways)]
            parts.append(Choice("ways", at.ways, "Ways", options, str(self._way)))
        names = [_counted(one, i) for i, one in enumerate(self._groups)]
        groups = ScrollList("groups", at.groups.inset(24, 22), "Where to look", names)
        groups.picked = self._group
        titles = [_titled(one.story, i) for i, one in enumerate(self._shown)]
        stories = ScrollList("stories", at.stories.inset(24, 22), "Stories", titles)
        stories.marks_first = bool(at.window.w)
        parts += [groups, stories, Button("back", at.back, "Back", "dark")]
        key = prompt_key(self.services, "chapter")
        passage = Button("passage", at.passage, "The passage", "lapis", shortcut=key)
        return [*parts, passage, Button("read", at.read, "Read it", "gold")]

    def handle(self, given: Input) -> None:
        """In the list of groups, right goes to its stories; moving there shows them at once."""
        if isinstance(given, Navigate) and self._crosses(given):
            self._focus.shown = True
            self._focus.focus("stories" if self.focused == "groups" else "groups")
            self.invalidate()
            return
        if isinstance(given, Action) and given.name in READS:
            self._read(chapter=given.name == "chapter")
            return
        before = self._picked("groups")
        super().handle(given)
        if self._is_on_top and self._picked("groups") != before:
            self._show_group(self._picked("groups"))

    def on(self, message: Message) -> None:
        """A way, a group or a story was chosen, or a button pressed."""
        if isinstance(message, Choice.Chosen):
            self._way, self._group = int(message.value), 0
            self._start_list("groups", "stories")
        elif isinstance(message, ScrollList.Picked) and message.key == "groups":
            self._show_group(int(message.value))
            self._focus.focus("stories")
        elif isinstance(message, ScrollList.Picked) or message.key == "read":
            self._read(chapter=False)
        elif message.key == "passage":
            self._read(chapter=True)
        elif message.key == "back":
            self.dismiss(None)
        else:
            self.invalidate()

    def words(self) -> Sequence[str]:
        """The marked story, as it stands below its window."""
        story = self._marked.story
        return (f"Marked: {story.title}, {story.epithet}" if story.epithet else story.title,)

    def cancelled(self) -> None:
        """The way out."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The table, the panels, and the window of the marked story."""
        draw_walnut(canvas, 0.4)
        at, theme = self._layout, canvas.theme
        canvas.text(self.heading, at.title, HEADING.inked(theme.gold_light), "l", "m")
        canvas.panel(at.groups)
        canvas.panel(at.stories)
        if not at.window.w:
            return
        story = self._marked.story
        name = story.picture or story.title
        draw_framed_window(canvas, name, at.window, story.side, hidden=story.hidden)
        name_at, under, place = at.words.rows(3, 4)
        canvas.text(story.title, name_at, TITLE.sized(44).inked(theme.cream), "c", "m")
        canvas.text(story.epithet, under, ABOUT.inked(theme.cream), "c", "m")
        canvas.text(story.reference, place, PLACE.inked(theme.gold_light), "c", "m")

    @property
    def _is_on_top(self) -> bool:
        """False where what was just given has closed it, or opened something over it."""
        return self._stack is not None and self._stack.top is self

    @property
    def _groups(self) -> tuple[Group, ...]:
        return self._ways[self._way].groups

    @property
    def _shown(self) -> tuple[Told, ...]:
        return self._groups[self._group].told

    @property
    def _marked(self) -> Told:
        return self._shown[self._picked("stories")]

    def _picked(self, key: str) -> int:
        listed = self._widgets.get(key)
        return listed.picked if isinstance(listed, ScrollList) else 0

    def _crosses(self, given: Navigate) -> bool:
        way = {"groups": Direction.RIGHT, "stories": Direction.LEFT}.get(self.focused or "")
        return given.direction is way

    def _show_group(self, at: int) -> None:
        if at != self._group:
            self._group = at
            self._start_list("stories")

    def _start_list(self, *keys: str) -> None:
        """Lays out anew, these lists from their first line on."""
        for key in keys:
            self._widgets.pop(key)
        self.arrange()

    def _read(self, *, chapter: bool) -> None:
        open_story(self, self._marked, chapter=chapter)


def _counted(group: Group, at: int) -> Entry:
    """A group with the number of its stories."""
    return Entry(group.name, str(at), style=GROUP, detail=str(len(group.told)))


def _titled(story: Story, at: int) -> Entry:
    """A story with the passage it is from."""
    return Entry(story.title, str(at), style=TITLE, detail=story.reference)


def room_layout(size: Size, text_scale: float, *, ways: int) -> RoomLayout:
    """Two lists and a window; with large text the window gives way to the lists."""
    k = max(1.0, min(1.5, 0.3 + 0.7 * text_scale))
    page = Box(70, 30, size.w - 140, size.h - 70)
    head = page.top_slice(110)
    chooser = head.right_slice(min(head.w * 0.55, 620 * k)).middle(
        min(head.w * 0.55, 620 * k), 60 * k
    )
    title = Box(head.x, head.y, head.w - chooser.w - 30, head.h) if ways > 1 else head
    foot = page.bottom_slice(66 * k)
    body = Box(page.x, head.bottom + 12, page.w, foot.y - head.bottom - 38)
    large = text_scale >= LARGE_TEXT
    first = body.left_slice(body.w * (0.36 if large else 0.27))
    rest = Box(first.right + 30, body.y, body.right - first.right - 30, body.h)
    stories = rest if large else rest.left_slice(rest.w * 0.48)
    side = Box(stories.right + 50, body.y, 0 if large else body.right - stories.right - 60, body.h)
    tall = min(side.w * 0.8, body.h - 190)
    window = Box(side.x + (side.w - tall * 1.25) / 2, body.y + 20, tall * 1.25, tall)
    words = Box(side.x, window.bottom + 26, side.w, 150)
    wide = min(page.w / 3 - 20, 330 * k)
    read = foot.right_slice(wide)
    passage = read.moved(-wide - 22)
    return RoomLayout(
        title,
        chooser if ways > 1 else Box(0, 0, 0, 0),
        first,
        stories,
        window,
        words,
        foot.left_slice(wide),
        passage,
        read,
    )
