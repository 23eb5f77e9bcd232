"""What the actions are called, and what stands in the way of a new key for one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scenes.input import label_of
from scenes.services import Settings

NAMES: Mapping[str, str] = {
    "confirm": "Choose",
    "cancel": "Go back",
    "next": "The next thing",
    "previous": "The thing before",
    "enlarge": "Enlarge a card",
    "undo": "Take back",
    "pass": "Pass all day",
    "log": "The days so far",
    "chapter": "The chapter",
    "read aloud": "Read line by line",
    "help": "Ask for counsel",
    "say again": "Say it again",
    "say all": "Say how everything stands",
    "mute": "Sound on or off",
}
NEEDED = ("confirm", "cancel", "left", "right", "up", "down", "next", "previous")
"""Without a key for each of these, somebody without a mouse could not come back here."""

OF_THE_HAND = "123456789"
MODIFIERS = ("shift", "ctrl", "alt", "meta", "caps lock", "numlock", "alt gr", "super")


@dataclass(frozen=True, slots=True)
class Conflict:
    """Why a key is not free, in a sentence; `final` where it cannot be taken all the same."""

    sentence: str
    final: bool = False


def called(action: str) -> str:
    """What an action is called."""
    return NAMES.get(action, action.capitalize())


def conflict(settings: Settings, action: str, key: str) -> Conflict | None:
    """What a key does already, if that is something else; None where it is free."""
    holder = settings.holder(key)
    if holder == action:
        return None
    if holder in NEEDED and len(settings.bindings()[holder]) == 1:
        told = f"{label_of(key)} is the only key for “{called(holder)}”. Give that another first."
        return Conflict(told, final=True)
    if holder:
        return Conflict(f"{label_of(key)} is a key for “{called(holder)}”. Take it from there?")
    if key in OF_THE_HAND:
        return Conflict(f"{key} looks at a card of your hand. Shall it do this in place of that?")
    return None


def is_modifier(key: str) -> bool:
    """Whether a key does nothing by itself: Shift, Ctrl and such."""
    base = key.rsplit("+", maxsplit=1)[-1]
    return base.removeprefix("left ").removeprefix("right ") in MODIFIERS
