"""How a key is written on a prompt: that of the keyboard or of the gamepad, whichever was used."""

from __future__ import annotations

from collections.abc import Iterable

from scenes.gamepad import pad_keys, written
from scenes.input import label_of
from scenes.services import Services


def prompt_key(services: Services, action: str) -> str:
    """The key of an action as its prompt shows it: "Enter", "A", "Cross"; "" where it has none."""
    if services.device == "pad":
        name = pad_keys(swapped=services.settings.pad_swapped).get(action, "")
        return written(name, shapes=services.pad == "shapes") if name else ""
    keys = services.settings.bindings().get(action, ())
    return label_of(keys[0]) if keys else ""


def prompt_keys(services: Services, actions: Iterable[str]) -> dict[str, str]:
    """The same for several actions; those without a key are left out."""
    found = {action: prompt_key(services, action) for action in actions}
    return {action: key for action, key in found.items() if key}
