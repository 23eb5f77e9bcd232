"""A story read aloud from an open book (LOOK.md §5); shared by all games.

The lines come one by one. Whoever reads aloud may take them line by line, with a mark at the
line that is being read, and may open the whole chapters round it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.access import prompt_key
from scenes.book import Line, book_layout, draw_book, draw_line, flow
from scenes.book_title import fitted, tall_of
from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Direction, Point, Size
from scenes.input import Action, Confirm, Input, Key, Navigate, Release
from scenes.measures import measured
from scenes.passage import Passage, open_chapters
from scenes.reading_lines import next_line, page_words, reading_order, whole_line
from scenes.theme import Kind, Side
from scenes.timeline import Clip, Timeline, linear
from scenes.typeset import Style
from scenes.widgets.button import KEY, LABEL, Button
from scenes.widgets.scroll import ScrollList
from scenes.widgets.widget import Message, Widget
from scenes.window_art import draw_framed_window

LINE_MS = 260.0
FADE_MS = 420.0
NAME = Style("display", 74, leading=1.05, floor=0.35)
EPITHET = Style("italic", 31, floor=0.5)
PLATE = Style("bold", 27, leading=1.1, floor=0.5)
OCCASION = Style("caps", 23, leading=1.2, floor=0.5)
FOOT = Style("body", 27, floor=0.6)
LEAST_LABEL = LABEL.sized(LABEL.size * 0.82)
AROUND_LABEL, AROUND_KEY, BETWEEN_BUTTONS = 34.0, 40.0, 16.0


@dataclass(frozen=True, slots=True)
class Story:
    """What is read.

    Attributes:
        title, epithet, plate: of the card.
        text: the story itself.
        quote: word for word from the passage.
        quote_ref: where the quotation stands.
        reference: the passage.
        side: whose card it is.
        picture: its window, such as "windows/david".
        occasion: why it is read now: "A Testimony for the Covenant: David against Goliath".
        after: one line on what follows: "Then the Covenant draws a card."
        readers: who reads, in turn.
        hidden: leave the emblem out of the window.
    """

    title: str
    text: str
    side: Side = "covenant"
    epithet: str = ""
    plate: str = ""
    quote: str = ""
    quote_ref: str = ""
    reference: str = ""
    picture: str = ""
    occasion: str = ""
    after: str = ""
    readers: tuple[str, ...] = ()
    hidden: bool = False


class Reading(Form[None]):
    """Shows a story until it has been read."""

    opaque = False
    veil = 0.72
    blur = 14
    music = "reading"
    first = "go on"

    def __init__(self, story: Story, passage: Passage | None = None) -> None:
        """A reading.

        Args:
            story: what is read.
            passage: loads the chapters of the reference; None for none.
        """
        self._story = story
        self._passage = passage
        self._chapter = False
        self._page = 0
        self._guide: int | None = None
        self._timeline = Timeline()
        self._pages: list[list[Line]] = [[]]

    def enter(self) -> None:
        """Opens the book; where stories are not to be read, closes it again at once."""
        super().enter()
        self._write_enter()
        if self.settings.stories == "none":
            self.dismiss(None)
            return
        self._begin_page()

    def arrange(self) -> None:
        """Lays the page out anew."""
        super().arrange()
        self._write_enter()

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The buttons, and the passage where it is open."""
        self._layout = book_layout(size, text_scale)
        self._flow()
        parts: list[Widget] = [self._verses()] if self._chapter else []
        return [*parts, *self._buttons()]

    def _buttons(self) -> list[Button]:
        """Side by side, each as wide as its words would have it."""
        by_line = "Whole page" if self._guide is not None else "Line by line"
        chapter = "The story" if self._chapter else "The chapter"
        more = "Turn over" if self._more_pages else "Go on"
        told: list[tuple[str, str, Kind, str]] = [("line", by_line, "dark", "read aloud")]
        if self._passage:
            told.append(("chapter", chapter, "lapis", "chapter"))
        told.append(("go on", more, "gold", "confirm"))
        keys = [prompt_key(self.services, action) for *_, action in told]
        labels = [label for _, label, *_ in told]
        wide = self._button_widths(labels, keys)
        room = self._layout.buttons.w - BETWEEN_BUTTONS * (len(told) - 1)
        if sum(wide) > room:
            keys = [""] * len(told)
            wide = self._button_widths(labels, keys)
        self._enter = keys[-1]
        boxes = self._layout.buttons.shares(wide, BETWEEN_BUTTONS)
        return [
            Button(name, box, label, kind, shortcut=key)
            for (name, label, kind, _), box, key in zip(told, boxes, keys, strict=True)
        ]

    def _button_widths(self, labels: Sequence[str], keys: Sequence[str]) -> list[float]:
        """How wide buttons would be at least with these words and keys."""
        type_ = self.canvas.type
        return [
            type_.width(label, LEAST_LABEL)
            + AROUND_LABEL
            + (type_.width(key, KEY) + AROUND_KEY if key else 0.0)
            for label, key in zip(labels, keys, strict=True)
        ]

    def _write_enter(self) -> None:
        """Writes Enter on the button to go on, or no key while Enter does something else."""
        button = self.widget("go on")
        assert isinstance(button, Button), "it is built as one"
        key = self._enter if self.focused == "go on" and self._line_after(1) is None else ""
        if key != button.shortcut:
            button.shortcut = key
            self.invalidate(button.reach)

    def on(self, message: Message) -> None:
        """A button was pressed."""
        if message.key == "go on":
            self._go_on()
        elif message.key == "line":
            self._toggle_guide()
        elif message.key == "chapter":
            self._toggle_chapter()
        else:
            self.invalidate(self._layout.text.inset(-40))

    def words(self) -> Sequence[str]:
        """Whose story it is, and what stands on the page; line by line, only that line."""
        story, page = self._story, self._pages[self._page]
        head = (story.occasion, story.title, story.epithet, self._plate_words())
        if self._chapter:
            return (story.title,)
        if self._guide is not None:
            return (*head, page_words(whole_line(page, self._guide)))
        return (*head, page_words(page), self._foot_words())

    def cancelled(self) -> None:
        """Closes what is open: the chapter, the guide, then the book."""
        if self._chapter:
            self._toggle_chapter()
        elif self._guide is not None:
            self._toggle_guide()
        else:
            self.dismiss(None)

    def keyed(self, given: Action | Key) -> None:
        """The keys written on the buttons."""
        if isinstance(given, Action) and given.name == "chapter" and self._passage:
            self._toggle_chapter()
        elif isinstance(given, Action) and given.name == "read aloud":
            self._toggle_guide()

    def handle(self, given: Input) -> None:
        """While lines still come, a deed shows them all; line by line, it moves the mark."""
        if self._timeline.running and isinstance(given, Confirm | Release | Navigate):
            self._show_all()
            return
        guided = self._guide is not None and not self._chapter and self._guides(given)
        if not guided:
            super().handle(given)
        self._write_enter()

    def update(self, ms: float) -> None:
        """Lets the lines come."""
        if not self._timeline.running:
            return
        before = self._come()
        self._timeline.advance(ms)
        if self._come() != before or not self._timeline.running:
            self.invalidate(self._layout.text.inset(-20))

    @property
    def animating(self) -> bool:
        """While lines come."""
        return self._timeline.running

    def paint(self, canvas: Canvas) -> None:
        """Book, window, title and those lines that have come."""
        draw_book(canvas, self._layout)
        self._draw_left(canvas)
        self._draw_foot(canvas)
        if self._chapter:
            return
        corner = Point(self._layout.text.x, self._layout.text.y)
        come = self._come()
        for i, line in enumerate(self._pages[self._page][:come]):
            draw_line(canvas, line, corner, self._ink(canvas, i, line))
        if self._guide is not None:
            self._draw_guide(canvas, self._pages[self._page][self._guide])

    def _draw_guide(self, canvas: Canvas, line: Line) -> None:
        """A bar in the margin beside the line that is being read."""
        text, theme = self._layout.text, canvas.theme
        tall = canvas.type.line_height(line.style) * 0.8
        y = text.y + line.y - canvas.type.cap_height(line.style) / 2 - tall / 2
        canvas.fill(Box(text.x - 30, y, 8, tall), theme.second)

    def draw_movers(self, canvas: Canvas) -> None:
        """The line that is coming now."""
        super().draw_movers(canvas)
        come = self._come()
        lines = self._pages[self._page]
        if not self._timeline.running or self._chapter or come >= len(lines):
            return
        line = lines[come]
        alpha = self._timeline.value(("line", come), "alpha", 1.0)
        if line.kind in ("story", "quote", "source") and alpha > 0:
            picture = canvas.type.line(line.text, line.style).copy()
            picture.set_alpha(round(alpha * 255))
            w = picture.get_width() / canvas.scale
            x = self._layout.text.x + line.x - (w / 2 if line.align == "c" else 0)
            canvas.blit(picture, x, self._layout.text.y + line.y - canvas.type.ascent(line.style))

    def _flow(self) -> None:
        story = self._story
        text = story.text if self.settings.stories == "full" or not story.quote else ""
        told = (text, story.quote, story.quote_ref)
        room = Size(self._layout.text.w, self._layout.text.h)
        self._pages = flow(self.canvas.type, self.canvas.theme, told, room)
        self._page = min(self._page, len(self._pages) - 1)

    def _begin_page(self) -> None:
        self.services.sound("page")
        settings = self.settings
        self._timeline = Timeline(settings.motion, settings.speed / 100)
        if settings.motion == "full":
            count = len(self._pages[self._page])
            clips = [
                Clip(("line", i), "alpha", i * LINE_MS, FADE_MS, 0.0, 1.0, linear)
                for i in range(count)
            ]
            self._timeline.play(clips)
        self.invalidate()

    def _come(self) -> int:
        """How many lines have come."""
        lines = self._pages[self._page]
        for i in range(len(lines)):
            if self._timeline.value(("line", i), "alpha", 1.0) < 1.0:
                return i
        return len(lines)

    def _show_all(self) -> None:
        self._timeline.finish()
        self.invalidate(self._layout.text.inset(-20))

    def _guides(self, given: Input) -> bool:
        forward = isinstance(given, Confirm) and self.focused == "go on"
        if isinstance(given, Release):
            forward = self._layout.text.contains(given.at)
        if isinstance(given, Navigate) and given.direction in (Direction.UP, Direction.DOWN):
            return self._step_guide(given.direction.value[1])
        return self._step_guide(1) if forward else False

    def _line_after(self, by: int) -> int | None:
        """The line that the mark would go to; None without a mark, and where there is none."""
        if self._guide is None or self._chapter:
            return None
        return next_line(self._pages[self._page], self._guide + by, by)

    def _step_guide(self, by: int) -> bool:
        at = self._line_after(by)
        if at is None:
            return False
        self._guide = at
        self.invalidate(self._layout.text.inset(-60))
        return True

    def _first_line(self) -> int:
        return next_line(self._pages[self._page], 0, 1) or 0

    def _toggle_guide(self) -> None:
        self._chapter = False
        self._guide = self._first_line() if self._guide is None else None
        self.arrange()

    def _toggle_chapter(self) -> None:
        self._chapter = not self._chapter
        self._guide = None
        self.arrange()
        self._focus.focus("passage" if self._chapter else "go on")

    def _go_on(self) -> None:
        if not self._more_pages:
            self.dismiss(None)
            return
        self._page += 1
        self._guide = None if self._guide is None else self._first_line()
        self.arrange()
        self._begin_page()

    @property
    def _more_pages(self) -> bool:
        return not self._chapter and self._page < len(self._pages) - 1

    def _verses(self) -> ScrollList:
        verses = self._passage() if self._passage else ()
        entries, first = open_chapters(verses, self.canvas.theme)
        return ScrollList("passage", self._layout.text, "The chapter", entries, first=first)

    def _ink(self, canvas: Canvas, i: int, line: Line) -> str:
        """Line by line, the lines that are not being read are paler."""
        if self._guide is None or i == self._guide or line.kind == "initial":
            return line.style.colour
        return "#9a9a9a" if canvas.theme.high_contrast else "#8d7a5c"

    def _draw_left(self, canvas: Canvas) -> None:
        story, layout, theme = self._story, self._layout, canvas.theme
        draw_framed_window(
            canvas, story.picture or story.title, layout.picture, story.side, hidden=story.hidden
        )
        heading = theme.heading if story.side == "covenant" or theme.high_contrast else "#5d1420"
        parts: list[tuple[str, Style]] = [
            (story.title, NAME.inked(heading)),
            (story.epithet, EPITHET.inked(theme.second)),
            (self._plate_words(), PLATE.inked(theme.sides[story.side].plate_ink)),
            (story.reference if self._chapter else story.occasion, OCCASION.inked(theme.second)),
        ]
        self._draw_title(canvas, [part for part in parts if part[0]])

    def _draw_title(self, canvas: Canvas, parts: list[tuple[str, Style]]) -> None:
        room = self._layout.title
        settings = fitted(canvas, parts, room)
        high = [tall_of(setting) for setting in settings]
        gap = min(14.0, max(2.0, (room.h - sum(high)) / max(1, len(settings))))
        y = room.y
        for setting, tall in zip(settings, high, strict=True):
            box = Box(room.x, y, room.w, tall)
            if setting.style.role == "bold":
                self._draw_plate(canvas, box.middle(min(room.w, setting.size.w + 60), tall))
            canvas.setting(setting, box, "c", "m")
            y += tall + gap

    def _draw_plate(self, canvas: Canvas, box: Box) -> None:
        colours = canvas.theme.sides[self._story.side]
        canvas.ribbon(box, colours.plate, ("#1a0f06b0",), 10)

    def _draw_foot(self, canvas: Canvas) -> None:
        words = self._foot_words()
        if words:
            canvas.text(words, self._layout.foot, FOOT.inked(canvas.theme.cream), "c", "m")

    def _foot_words(self) -> str:
        order = reading_order(self._story.readers)
        return " ".join(part for part in (order, self._story.after) if part)

    def _plate_words(self) -> str:
        return measured(self._story.plate, self.settings.measures)
