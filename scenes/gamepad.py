"""A gamepad's buttons by their names in SDL's controller mappings, and how they are written.

SDL knows some hundreds of gamepads and gives each the same names: "a" is the button marked A, or
the lowest one where buttons carry shapes. So nothing here depends on the gamepad.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

BUTTONS: Mapping[str, int] = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "x": pygame.CONTROLLER_BUTTON_X,
    "y": pygame.CONTROLLER_BUTTON_Y,
    "back": pygame.CONTROLLER_BUTTON_BACK,
    "start": pygame.CONTROLLER_BUTTON_START,
    "leftstick": pygame.CONTROLLER_BUTTON_LEFTSTICK,
    "rightstick": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    "leftshoulder": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "rightshoulder": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "dpup": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "dpdown": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "dpleft": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "dpright": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
TRIGGERS: Mapping[str, int] = {
    "lefttrigger": pygame.CONTROLLER_AXIS_TRIGGERLEFT,
    "righttrigger": pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
}
PAD_KEYS: Mapping[str, str] = {
    "confirm": "a",
    "cancel": "b",
    "enlarge": "x",
    "log": "y",
    "undo": "back",
    "pause": "start",
    "previous": "leftshoulder",
    "next": "rightshoulder",
    "pass": "lefttrigger",
    "help": "righttrigger",
    "say again": "leftstick",
    "say all": "rightstick",
    "left": "dpleft",
    "right": "dpright",
    "up": "dpup",
    "down": "dpdown",
}
"""What each button does, by the name of the action."""

WRITTEN: Mapping[str, str] = {
    "back": "View",
    "start": "Menu",
    "leftshoulder": "LB",
    "rightshoulder": "RB",
    "lefttrigger": "LT",
    "righttrigger": "RT",
    "leftstick": "LS",
    "rightstick": "RS",
}
SHAPES: Mapping[str, str] = {
    "a": "Cross",
    "b": "Circle",
    "x": "Square",
    "y": "Triangle",
    "back": "Create",
    "start": "Options",
    "leftshoulder": "L1",
    "rightshoulder": "R1",
    "lefttrigger": "L2",
    "righttrigger": "R2",
    "leftstick": "L3",
    "rightstick": "R3",
}
ARROWS: Mapping[str, str] = {"dpup": "Up", "dpdown": "Down", "dpleft": "Left", "dpright": "Right"}
SHAPED = ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony")


def pad_keys(*, swapped: bool = False) -> dict[str, str]:
    """Action to button; where Confirm and Cancel have changed places if that is wished."""
    keys = dict(PAD_KEYS)
    if swapped:
        keys["confirm"], keys["cancel"] = keys["cancel"], keys["confirm"]
    return keys


def pad_action(name: str, *, swapped: bool = False) -> str:
    """What a button does; "" for one that does nothing."""
    return next((a for a, button in pad_keys(swapped=swapped).items() if button == name), "")


def name_of_button(button: int) -> str:
    """SDL's name of a button that pygame reports; "" for one without a use here."""
    return next((name for name, number in BUTTONS.items() if number == button), "")


def written(name: str, *, shapes: bool = False) -> str:
    """How a button is written on a prompt: "A", "LB", "Cross"."""
    marks = SHAPES if shapes else WRITTEN
    return marks.get(name) or ARROWS.get(name) or name.upper()


def has_shapes(pad: str) -> bool:
    """Whether the gamepad of that name carries shapes in place of letters."""
    return any(word in pad.lower() for word in SHAPED)
