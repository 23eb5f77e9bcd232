"""The settings, page by page; each change holds at once and is kept at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.input import Cancel, Input, Keyed, Release, device_of
from scenes.key_names import called, conflict, is_modifier
from scenes.notice import Answer, Notice, Question
from scenes.services import Settings
from scenes.settings_pages import (
    PAGES,
    chosen,
    key_entries,
    note_of,
    pad_entries,
    rows_of,
    slid,
)
from scenes.stack import Scene
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice
from scenes.widgets.heading import draw_heading
from scenes.widgets.scroll import ScrollList
from scenes.widgets.slider import Slider
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

TAKE: tuple[Answer, ...] = (("yes", "Take it", "lapis"), ("no", "Leave it", "gold"))
LABEL = Style("caps", 31, leading=1.1, floor=0.55)
QUESTION = Style("display", 42, floor=0.5)
WORDS = Style("body", 28, floor=0.6)
LEAVES = "Escape or a click leaves it as it is."


class SettingsLayout(NamedTuple):
    """Where the parts are.

    Attributes:
        panel: behind the rows.
        title: the heading.
        pages: the choice of a page.
        rows: a box for each setting of a page.
        sample: a line below the rows.
        back: the button at the foot.
    """

    panel: Box
    title: Box
    pages: Box
    rows: list[Box]
    sample: Box
    back: Box


class SettingsScene(Form[None]):
    """Shows and changes the settings."""

    first = "page"
    heading = "Settings"

    def __init__(self) -> None:
        """Opens on the page about reading."""
        self._page = "reading"

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The pages' names, the rows of one page, and the way back."""
        at = self._layout = settings_layout(size, text_scale)
        pages = Choice("page", at.pages, "Page", PAGES, self._page)
        pages.fitted = True
        parts: list[Widget] = [pages, Button("back", at.back, "Done", "gold")]
        if self._page == "keys":
            return [*parts, self._key_list(), self._usual_keys()]
        controls = [control_box(box) for box in at.rows]
        rows = rows_of(self._page, self.services, controls)
        for box, widget in zip(at.rows, rows, strict=False):
            parts += [row_label(box, widget.label, self.canvas.theme.cream), widget]
        if self._page == "pad":
            below = at.rows[1].union(at.rows[-1]).inset(10, 6)
            buttons = ScrollList("buttons", below, "Buttons", pad_entries(self.services))
            buttons.framed = True
            parts.append(buttons)
        return parts

    def words(self) -> Sequence[str]:
        """The sentence at the foot of the page."""
        return (note_of(self._page, self.services),)

    def draw_movers(self, canvas: Canvas) -> None:
        """At the foot, what the setting under pointer or focus does, or the page's sentence."""
        if self._page == "keys":
            return
        at = self.pointed
        hint = at.hint if at is not None else ""
        told = hint or note_of(self._page, self.services)
        style = WORDS.inked(canvas.theme.cream if hint else canvas.theme.gold_light)
        canvas.text(told, self._layout.sample, style, "c", "m")

    def on(self, message: Message) -> None:
        """Something was chosen."""
        if message.key == "back":
            self.dismiss(None)
        elif message.key == "usual":
            self._change(replace(self.settings, keys={}))
        elif isinstance(message, Choice.Chosen) and message.key == "page":
            self._page = message.value
            self.arrange()
        elif isinstance(message, Choice.Chosen):
            self._change(chosen(self.settings, message.key, message.value))
        elif isinstance(message, Slider.Changed) and message.done:
            self._change(slid(self.settings, message.key, message.value))
            self.services.sound("bean")
        elif isinstance(message, ScrollList.Picked):
            self.push(KeyCapture(message.value), self._bind)
        else:
            self.invalidate(self.widget(message.key).reach)

    def cancelled(self) -> None:
        """Done."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The table and the panel."""
        draw_walnut(canvas, 0.5)
        draw_heading(canvas, self.heading, self._layout.title)
        canvas.panel(self._layout.panel, radius=20)

    def _key_list(self) -> ScrollList:
        rows = self._layout.rows
        return ScrollList("keys", rows[0].union(rows[-1]), "Keys", key_entries(self.services))

    def _usual_keys(self) -> Button:
        sample = self._layout.sample
        return Button(
            "usual", sample.middle(min(sample.w, 480), sample.h), "The usual keys", "dark"
        )

    def _bind(self, found: tuple[str, str]) -> None:
        """Takes the key that was pressed; first says what it does already, if it does."""
        action, key = found
        hurdle = conflict(self.settings, action, key) if key else None
        if hurdle is not None and hurdle.final:
            self.push(Notice(hurdle.sentence, label="Leave it"))
        elif hurdle is not None:
            self.push(
                Question(hurdle.sentence, TAKE, escape="no"), lambda said: self._take(said, found)
            )
        elif key:
            self._change(self.settings.bound(action, key))

    def _take(self, said: str, found: tuple[str, str]) -> None:
        if said == "yes":
            self._change(self.settings.bound(*found))

    def _change(self, settings: Settings) -> None:
        self.stack.change_settings(settings)


class KeyCapture(Scene[tuple[str, str]]):
    """Waits for a key; gives the action and the key's name, which is "" for a click."""

    opaque = False
    veil = 0.7
    blur = 8

    def __init__(self, action: str) -> None:
        """Waits for the key of an action."""
        self._action = action

    def wants(self, given: Input) -> bool:
        """Every key, whatever it does elsewhere."""
        return True

    def handle(self, given: Input) -> None:
        """Any key is taken; Escape, a click, or a gamepad's Cancel takes none."""
        device = device_of(given)
        leaves = isinstance(given, Cancel) and (device == "pad" or self._action != "cancel")
        if leaves or isinstance(given, Release):
            self.dismiss((self._action, ""))
        elif isinstance(given, Keyed) and device == "keys" and not is_modifier(given.key):
            self.dismiss((self._action, given.key))

    def spoken(self) -> str:
        """The question."""
        return f"Press the key for {called(self._action)}. {LEAVES}"

    def draw(self, canvas: Canvas) -> None:
        """The question, and the way out."""
        box = canvas.whole.middle(900, 260 * min(1.5, canvas.text_scale))
        canvas.panel(box, radius=20)
        words = f"Press the key for “{called(self._action)}”."
        room = box.inset(50, 30)
        style = QUESTION.inked(canvas.theme.cream)
        canvas.text(words, room.top_slice(room.h * 0.64), style, "c", "m")
        below = WORDS.inked(canvas.theme.muted)
        canvas.text(LEAVES, room.bottom_slice(room.h * 0.32), below, "c", "m")


def settings_layout(size: Size, text_scale: float) -> SettingsLayout:
    """Where the parts are; five rows always fit."""
    k = min(1.35, max(1.0, text_scale * 0.8))
    page = Box(0, 0, *size).middle(min(size.w - 120, 1500 * min(1.15, k)), size.h - 60)
    title = page.top_slice(96)
    back = page.bottom_slice(68 * k).middle(380 * k, 68 * k)
    pages = Box(page.x, title.bottom + 4, page.w, 66 * k)
    panel = Box(page.x, pages.bottom + 24, page.w, back.y - pages.bottom - 48)
    inner = panel.inset(54, 30)
    sample = inner.bottom_slice(60 * k)
    area = Box(inner.x, inner.y, inner.w, inner.h - sample.h - 18)
    return SettingsLayout(panel, title, pages, area.rows(5, 16), sample, back)


def control_box(row: Box) -> Box:
    """The right part of a row, at most 84 units high."""
    return row.right_slice(row.w * 0.6).middle(row.w * 0.6, min(row.h, 84))


def row_label(row: Box, words: str, ink: str) -> Text:
    """What a row sets, left of its control."""
    return Text(f"label of {words}", row.left_slice(row.w * 0.38), words, LABEL.inked(ink))
