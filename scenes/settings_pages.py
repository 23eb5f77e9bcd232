"""The rows of each page of the settings, and what a choice on them changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import cast

from scenes.access import prompt_key
from scenes.gamepad import pad_keys, written
from scenes.geometry import Box
from scenes.key_names import called
from scenes.services import (
    SPEEDS,
    TEXT_SCALES,
    Face,
    Measures,
    Services,
    Settings,
    Stories,
)
from scenes.timeline import Motion
from scenes.typeset import Style
from scenes.widgets.choice import Choice, Option, yes_or_no
from scenes.widgets.scroll import Entry
from scenes.widgets.slider import Slider
from scenes.widgets.widget import Widget

PAGES = (
    Option("reading", "Reading"),
    Option("motion", "Motion and sound"),
    Option("play", "Play"),
    Option("screen", "Screen"),
    Option("keys", "Keys"),
    Option("pad", "Gamepad"),
)
FACES = (
    Option("painted", "As painted"),
    Option("atkinson_hyperlegible", "Hyperlegible"),
    Option("opendyslexic", "Open Dyslexic"),
)
STORIES = (Option("full", "Full"), Option("short", "Short"), Option("none", "None"))
MOTIONS = (Option("full", "Full"), Option("reduced", "Reduced"), Option("none", "None"))
MEASURES = (Option("both", "Both"), Option("metres", "Metres"), Option("cubits", "Cubits"))
SAMPLE = "Joshua takes 3 and survives. Pay ◇2, and Pharaoh cannot go out."
ROW = Style("body", 26, leading=1.2)
LATER = "What the graphics card does begins at the next start."
ANY_PAD = "Any gamepad that this computer knows will do."
HINTS: Mapping[str, str] = {
    "text_face": "The faces of the cards, or one made to be read easily in place of them all.",
    "high_contrast": "Black panels, white words, broader outlines.",
    "stories": "Short reads the quotation only.",
    "measures": "Lengths on plates and helpers, such as Goliath's height.",
    "motion": "Reduced: things fade and do not move.",
    "hide_prophets": "Leaves the emblem out wherever a person of the Covenant is shown.",
    "ask_in_every_pause": "Also where you could use nothing. It hides what you hold.",
    "wake_when_answerable": "After Pass all day: asks again when there is something to answer.",
    "spoken": "Focus, questions and the log are spoken. The whole game can be played by ear.",
    "full_screen": "The whole of one display.",
    "monitor": "Which one is filled.",
    "acceleration": "Only where drawing is slow. From the next start on.",
    "pad_swapped": "For gamepads where the right button confirms.",
}


def rows_of(page: str, services: Services, boxes: list[Box]) -> list[Widget]:
    """The controls of a page, top first; of the pages of keys none.

    Args:
        page: which.
        services: the settings now, and the displays there are.
        boxes: a box for each control; there may be more of them.
    """
    now = services.settings
    pages: dict[str, Callable[[], list[Widget]]] = {
        "reading": lambda: reading_rows(now, boxes),
        "motion": lambda: motion_rows(now, boxes),
        "play": lambda: play_rows(now, boxes),
        "screen": lambda: screen_rows(services, boxes),
        "pad": lambda: pad_rows(now, boxes),
    }
    rows = pages[page]() if page in pages else []
    for row in rows:
        row.hint = HINTS.get(row.key, "")
        if row.key == "spoken" and services.speechless:
            row.hint = services.speechless
    return rows


def note_of(page: str, services: Services) -> str:
    """One sentence at the foot of a page; "" for none."""
    again, all_ = prompt_key(services, "say again"), prompt_key(services, "say all")
    told = f"{again}: say it again.  {all_}: say how everything stands."
    notes = {
        "reading": SAMPLE,
        "motion": services.silence,
        "play": services.speechless or told,
        "screen": LATER,
        "pad": ANY_PAD,
    }
    return notes.get(page, "")


def reading_rows(now: Settings, boxes: list[Box]) -> list[Widget]:
    """Text size, face, contrast, stories and measures."""
    sizes = [Option(str(size), f"{size} %") for size in TEXT_SCALES]
    return [
        Choice("text_size", boxes[0], "Text size", sizes, str(now.text_size)),
        Choice("text_face", boxes[1], "Text face", FACES, now.text_face),
        yes_or_no("high_contrast", boxes[2], "High contrast", on=now.high_contrast),
        Choice("stories", boxes[3], "Stories", STORIES, now.stories),
        Choice("measures", boxes[4], "Metres and cubits", MEASURES, now.measures),
    ]


def motion_rows(now: Settings, boxes: list[Box]) -> list[Widget]:
    """Motion, speed and loudness."""
    speeds = [Option(str(speed), f"{speed} %") for speed in SPEEDS]
    return [
        Choice("motion", boxes[0], "Motion", MOTIONS, now.motion),
        Choice("speed", boxes[1], "Speed", speeds, str(now.speed)),
        Slider("sound", boxes[2], "Sounds", now.sound),
        Slider("music", boxes[3], "Music", now.music),
    ]


def play_rows(now: Settings, boxes: list[Box]) -> list[Widget]:
    """What a pause asks, what is spoken, and which pictures are left out."""
    every, woken = "Ask me in every pause", "Wake me when I can answer"
    hidden = "Hide pictures of prophets"
    return [
        yes_or_no("ask_in_every_pause", boxes[0], every, on=now.ask_in_every_pause),
        yes_or_no("wake_when_answerable", boxes[1], woken, on=now.wake_when_answerable),
        yes_or_no("hide_prophets", boxes[2], hidden, on=bool(now.hide_prophets)),
        yes_or_no("spoken", boxes[3], "Spoken play", on=now.spoken),
    ]


def screen_rows(services: Services, boxes: list[Box]) -> list[Widget]:
    """The window: where it is, and who draws it."""
    now, sizes = services.settings, services.screens()
    shown = [Option(str(i), f"{i + 1}: {w} × {h}") for i, (w, h) in enumerate(sizes)]
    monitor = now.monitor if now.monitor < len(sizes) else 0
    helped = "Let the graphics card help"
    return [
        yes_or_no("full_screen", boxes[0], "Full screen", on=now.full_screen),
        Choice("monitor", boxes[1], "Display", shown, str(monitor)),
        yes_or_no("acceleration", boxes[2], helped, on=now.acceleration),
    ]


def pad_rows(now: Settings, boxes: list[Box]) -> list[Widget]:
    """The gamepad's one choice; the list of its buttons stands below."""
    return [yes_or_no("pad_swapped", boxes[0], "Exchange A and B", on=now.pad_swapped)]


def key_entries(services: Services) -> list[Entry]:
    """Every action with its keys; a pick gives the action."""
    return [
        Entry(called(action), action, style=ROW, detail=" or ".join(keys) or "no key")
        for action, keys in services.settings.written_keys().items()
    ]


def pad_entries(services: Services) -> list[Entry]:
    """What every button of a gamepad does; these cannot be picked."""
    keys = pad_keys(swapped=services.settings.pad_swapped)
    shapes = services.pad == "shapes"
    return [
        Entry(called(action), style=ROW, detail=written(name, shapes=shapes))
        for action, name in keys.items()
    ]


def chosen(now: Settings, key: str, value: str) -> Settings:
    """The settings with one choice changed."""
    if value in ("yes", "no"):
        return toggled(now, key, on=value == "yes")
    changes: dict[str, Callable[[], Settings]] = {
        "text_size": lambda: replace(now, text_size=int(value)),
        "text_face": lambda: replace(now, text_face=cast("Face", value)),
        "stories": lambda: replace(now, stories=cast("Stories", value)),
        "measures": lambda: replace(now, measures=cast("Measures", value)),
        "motion": lambda: replace(now, motion=cast("Motion", value)),
        "speed": lambda: replace(now, speed=int(value)),
        "monitor": lambda: replace(now, monitor=int(value)),
    }
    return changes[key]()


def toggled(now: Settings, key: str, *, on: bool) -> Settings:
    """The settings with one yes or no changed."""
    changes: dict[str, Callable[[], Settings]] = {
        "high_contrast": lambda: replace(now, high_contrast=on),
        "hide_prophets": lambda: replace(now, hide_prophets=on),
        "full_screen": lambda: replace(now, full_screen=on),
        "acceleration": lambda: replace(now, acceleration=on),
        "ask_in_every_pause": lambda: replace(now, ask_in_every_pause=on),
        "wake_when_answerable": lambda: replace(now, wake_when_answerable=on),
        "spoken": lambda: replace(now, spoken=on),
        "pad_swapped": lambda: replace(now, pad_swapped=on),
    }
    return changes[key]()


def slid(now: Settings, key: str, value: int) -> Settings:
    """The settings with one loudness changed; whoever sets it wants to hear it."""
    heard = replace(now, muted=False)
    return replace(heard, sound=value) if key == "sound" else replace(heard, music=value)
