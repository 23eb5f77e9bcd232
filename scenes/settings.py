"""The settings, on four pages; each change holds at once and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.input import DEFAULT_KEYS, Input, Keyed, label_of
from scenes.services import SPEEDS, TEXT_SCALES, Face, Settings, Stories
from scenes.stack import Scene
from scenes.timeline import Motion
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice, Option, yes_or_no
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.slider import Slider
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

PAGES = (
    Option("reading", "Reading"),
    Option("motion", "Motion and sound"),
    Option("play", "Play"),
    Option("keys", "Keys"),
)
FACES = (
    Option("painted", "As painted"),
    Option("atkinson_hyperlegible", "Hyperlegible"),
    Option("opendyslexic", "Open Dyslexic"),
)
STORIES = (Option("full", "Full"), Option("short", "Short"), Option("none", "None"))
MOTIONS = (Option("full", "Full"), Option("reduced", "Reduced"), Option("none", "None"))
SAMPLE = "Joshua takes 3 and survives. Pay ◇2, and Pharaoh cannot go out."
LABEL = Style("caps", 31, leading=1.1, floor=0.55)
HEADING = Style("display", 60, floor=0.5)
WORDS = Style("body", 28, floor=0.6)


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

    def __init__(self) -> None:
        """Opens on the page about reading."""
        self._page = "reading"

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The pages' names, the rows of one page, and the way back."""
        at = self._layout = settings_layout(size, text_scale)
        parts: list[Widget] = [
            Choice("page", at.pages, "Page", PAGES, self._page),
            Button("back", at.back, "Done", "gold"),
        ]
        if self._page == "keys":
            return [*parts, self._key_list(), self._usual_keys()]
        for box, widget in zip(at.rows, self._rows(at.rows), strict=False):
            parts += [row_label(box, widget.label, self.canvas.theme.cream), widget]
        if self._page == "reading":
            style = WORDS.inked(self.canvas.theme.gold_light)
            parts.append(Text("sample", at.sample, SAMPLE, style, ("c", "m")))
        if self._page == "motion" and self.services.silence:
            style = WORDS.inked(self.canvas.theme.muted)
            parts.append(Text("silence", at.sample, self.services.silence, style, ("c", "m")))
        return parts

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
        canvas.text(
            "Settings", self._layout.title, HEADING.inked(canvas.theme.gold_light), "c", "m"
        )
        canvas.panel(self._layout.panel, radius=20)

    def _rows(self, boxes: list[Box]) -> list[Widget]:
        controls = [control_box(box) for box in boxes]
        now = self.settings
        pages: dict[str, Callable[[], list[Widget]]] = {
            "reading": lambda: reading_rows(now, controls),
            "motion": lambda: motion_rows(now, controls),
            "play": lambda: play_rows(now, controls),
        }
        return pages[self._page]()

    def _key_list(self) -> ScrollList:
        rows = self._layout.rows
        box = rows[0].union(rows[-1])
        entries = [
            Entry(
                f"{action.capitalize()}:  {' or '.join(label_of(k) for k in keys) or 'no key'}",
                action,
            )
            for action, keys in self.settings.bindings().items()
        ]
        return ScrollList("keys", box, "Keys", entries)

    def _usual_keys(self) -> Button:
        sample = self._layout.sample
        return Button(
            "usual", sample.middle(min(sample.w, 480), sample.h), "The usual keys", "dark"
        )

    def _bind(self, found: tuple[str, str]) -> None:
        action, key = found
        if key:
            self._change(self.settings.bound(action, key))

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
        """Any key is taken; a click, or a gamepad's Cancel, takes none."""
        if isinstance(given, Keyed) and given.key:
            self.dismiss((self._action, given.key))
        elif type(given).__name__ in ("Release", "Cancel"):
            self.dismiss((self._action, ""))

    def draw(self, canvas: Canvas) -> None:
        """The question."""
        box = canvas.whole.middle(900, 240)
        canvas.panel(box, radius=20)
        words = f"Press the key for “{self._action}”."
        canvas.text(words, box.inset(50, 30), HEADING.sized(42).inked(canvas.theme.cream), "c", "m")


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


def reading_rows(now: Settings, boxes: list[Box]) -> list[Widget]:
    """Text size, face, contrast and stories."""
    sizes = [Option(str(size), f"{size} %") for size in TEXT_SCALES]
    return [
        Choice("text_size", boxes[0], "Text size", sizes, str(now.text_size)),
        Choice("text_face", boxes[1], "Text face", FACES, now.text_face),
        yes_or_no("high_contrast", boxes[2], "High contrast", on=now.high_contrast),
        Choice("stories", boxes[3], "Stories", STORIES, now.stories),
        yes_or_no(
            "hide_prophets", boxes[4], "Hide pictures of prophets", on=bool(now.hide_prophets)
        ),
    ]


def motion_rows(now: Settings, boxes: list[Box]) -> list[Widget]:
    """Motion, speed, screen and sound."""
    speeds = [Option(str(speed), f"{speed} %") for speed in SPEEDS]
    return [
        Choice("motion", boxes[0], "Motion", MOTIONS, now.motion),
        Choice("speed", boxes[1], "Speed", speeds, str(now.speed)),
        Slider("sound", boxes[2], "Sounds", now.sound),
        Slider("music", boxes[3], "Music", now.music),
        yes_or_no("full_screen", boxes[4], "Full screen", on=now.full_screen),
    ]


def play_rows(now: Settings, boxes: list[Box]) -> list[Widget]:
    """What a pause asks."""
    every, woken = "Ask me in every pause", "Wake me when I can answer"
    return [
        yes_or_no("ask_in_every_pause", boxes[0], every, on=now.ask_in_every_pause),
        yes_or_no("wake_when_answerable", boxes[1], woken, on=now.wake_when_answerable),
    ]


def chosen(now: Settings, key: str, value: str) -> Settings:
    """The settings with one choice changed."""
    changes: dict[str, Callable[[], Settings]] = {
        "text_size": lambda: replace(now, text_size=int(value)),
        "text_face": lambda: replace(now, text_face=cast("Face", value)),
        "high_contrast": lambda: replace(now, high_contrast=value == "yes"),
        "stories": lambda: replace(now, stories=cast("Stories", value)),
        "hide_prophets": lambda: replace(now, hide_prophets=value == "yes"),
        "motion": lambda: replace(now, motion=cast("Motion", value)),
        "speed": lambda: replace(now, speed=int(value)),
        "full_screen": lambda: replace(now, full_screen=value == "yes"),
        "ask_in_every_pause": lambda: replace(now, ask_in_every_pause=value == "yes"),
        "wake_when_answerable": lambda: replace(now, wake_when_answerable=value == "yes"),
    }
    return changes[key]()


def slid(now: Settings, key: str, value: int) -> Settings:
    """The settings with one loudness changed; whoever sets it wants to hear it."""
    heard = replace(now, muted=False)
    return replace(heard, sound=value) if key == "sound" else replace(heard, music=value)


def key_of(settings: Settings, action: str) -> str:
    """How the first key of an action is written on a button; "" for none."""
    keys = settings.bindings().get(action, DEFAULT_KEYS.get(action, ()))
    return label_of(keys[0]) if keys else ""
