"""What the scenes are handed from outside: settings, pictures, sound. They never import `game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from scenes.input import DEFAULT_KEYS, Device, label_of
from scenes.timeline import Motion
from scenes.unpack import Unpack, unpacked

Face = Literal["painted", "atkinson_hyperlegible", "opendyslexic"]
Stories = Literal["full", "short", "none"]
Measures = Literal["both", "metres", "cubits"]
Pad = Literal["letters", "shapes"]
TEXT_SCALES = (100, 125, 150, 200)
SPEEDS = (50, 100, 150, 200)


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person has chosen, for every game. A value: a change is another one.

    Attributes:
        text_size: in per cent, 100 to 200.
        text_face: the painted faces, or an easy-reading one in place of all of them.
        motion: full, reduced or none.
        speed: of animation, in per cent.
        sound: loudness of effects, 0 to 100.
        music: loudness of music, 0 to 100.
        muted: neither is heard.
        ask_in_every_pause: ask also where nothing could be used.
        wake_when_answerable: ask again, after a pass for the day, when something can be answered.
        stories: read in full, short (quotation only) or not at all.
        hide_prophets: leave the emblem out for Covenant persons; None until it was asked.
        high_contrast: black panels, white text.
        full_screen: fill the screen.
        monitor: which display is filled, from 0; one that is not there is the first.
        acceleration: let the graphics card show the window; holds from the next start on.
        measures: the lengths on cards in metres and cubits, or in one of them.
        spoken: focus, questions and the log are spoken.
        pad_swapped: a gamepad's Confirm and Cancel change places.
        keys: action to key name, where it differs from the ones we ship.
    """

    text_size: int = 100
    text_face: Face = "painted"
    motion: Motion = "full"
    speed: int = 100
    sound: int = 80
    music: int = 50
    muted: bool = False
    ask_in_every_pause: bool = False
    wake_when_answerable: bool = True
    stories: Stories = "full"
    hide_prophets: bool | None = None
    high_contrast: bool = False
    full_screen: bool = False
    monitor: int = 0
    acceleration: bool = False
    measures: Measures = "both"
    spoken: bool = False
    pad_swapped: bool = False
    keys: Mapping[str, str] = field(default_factory=dict)

    @property
    def text_scale(self) -> float:
        """The text size as a factor, 1.0 to 2.0."""
        return self.text_size / 100

    def bindings(self) -> dict[str, tuple[str, ...]]:
        """Every action with its keys: a person's own key first, and no key twice."""
        own = {action: (key,) for action, key in self.keys.items() if key}
        taken = set(self.keys.values())
        usual = {a: tuple(k for k in keys if k not in taken) for a, keys in DEFAULT_KEYS.items()}
        return {**usual, **own}

    def written_keys(self) -> dict[str, tuple[str, ...]]:
        """The same as they are written on buttons."""
        return {a: tuple(label_of(key) for key in keys) for a, keys in self.bindings().items()}

    def holder(self, key: str) -> str:
        """The action that has a key now; "" where none has."""
        return next((name for name, keys in self.bindings().items() if key in keys), "")

    def bound(self, action: str, key: str) -> Settings:
        """The same settings with one key for an action, taken from any other that had it."""
        others = {name: k for name, k in self.keys.items() if k != key and name != action}
        return replace(self, keys={**others, action: key})


def no_sound(name: str) -> None:
    """Where there are no sounds."""


def not_opened(path: str) -> None:
    """Where no file can be opened."""


def not_stored(settings: Settings) -> None:
    """Where settings are not kept."""


def unspoken(words: str) -> None:
    """Where nothing is spoken."""


def one_screen() -> Sequence[tuple[int, int]]:
    """Where nobody knows which displays there are."""
    return ((0, 0),)


@dataclass(slots=True)
class Services:
    """All that a scene may use of the world outside.

    Attributes:
        settings: as they are now; changed by `SceneStack.change_settings` alone.
        art: the folder of pictures; may lack any of them.
        fonts: the folder of typefaces; may lack any of them.
        unpack: reads a picture file, in steps where it can.
        sound: plays a sound by name ("card", "manna 3", "bean" …).
        store_settings: keeps settings on disk.
        version: shown in the menu.
        silence: why nothing can be heard here, in a sentence; "" where sounds are heard.
        say: speaks words in place of what is being spoken.
        say_next: speaks words after what is being spoken.
        speechless: why nothing can be spoken here, in a sentence; "" where it can.
        screens: the width and height in px of every display there is.
        device: what was used last, the keyboard or a gamepad; prompts show its keys.
        dropped: opens a file that was dropped on the window, by its path.
        pad: how the buttons of that gamepad are marked: A B X Y, or shapes.
    """

    settings: Settings = field(default_factory=Settings)
    art: Path = Path("assets/art")
    fonts: Path = Path("assets/fonts")
    unpack: Unpack = unpacked
    sound: Callable[[str], None] = no_sound
    store_settings: Callable[[Settings], None] = not_stored
    version: str = ""
    silence: str = ""
    say: Callable[[str], None] = unspoken
    say_next: Callable[[str], None] = unspoken
    speechless: str = ""
    screens: Callable[[], Sequence[tuple[int, int]]] = one_screen
    device: Device = "keys"
    dropped: Callable[[str], None] = not_opened
    pad: Pad = "letters"
