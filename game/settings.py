"""What a person sets for themself, saved at once and checked when read.

This imports pydantic, so it is itself imported only after the first frame;
`game/window_settings.py` reads what a window needs before.
"""

import json
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.files import Files, set_aside, write_whole
from game.window_settings import LARGEST, SETTINGS_FILE, SMALLEST
from game.writer import why

TextFace: TypeAlias = Literal["painted", "atkinson_hyperlegible", "opendyslexic"]
"""The faces of the cards, or one easy-reading face in the place of them all."""

Motion: TypeAlias = Literal["full", "reduced", "none"]
Stories: TypeAlias = Literal["full", "short", "none"]
Measures: TypeAlias = Literal["both", "metres", "cubits"]


class Settings(BaseModel):
    """All settings. A value: a change is another one, made by `changed`.

    Sizes, speed and volumes are in percent, width and height in px, `monitor` counts from 0. A file
    of an earlier version lacks some of them: they are as at first. `hide_prophets` is None until
    the person has been asked. `keys` holds only what differs from the usual: action to key name.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")

    text_size: int = Field(default=100, ge=100, le=200)
    text_face: TextFace = "painted"
    motion: Motion = "full"
    speed: int = Field(default=100, ge=25, le=400)
    sound: int = Field(default=80, ge=0, le=100)
    music: int = Field(default=50, ge=0, le=100)
    muted: bool = False
    ask_in_every_pause: bool = False
    wake_when_answerable: bool = True
    stories: Stories = "full"
    hide_prophets: bool | None = None
    high_contrast: bool = False
    full_screen: bool = False
    monitor: int = Field(default=0, ge=0, le=15)
    acceleration: bool = False
    measures: Measures = "both"
    spoken: bool = False
    pad_swapped: bool = False
    width: int = Field(default=1280, ge=SMALLEST[0], le=LARGEST[0])
    height: int = Field(default=720, ge=SMALLEST[1], le=LARGEST[1])
    keys: dict[str, str] = Field(default_factory=dict)

    def changed(self, **changes: object) -> "Settings":
        """The settings with some of them changed.

        Raises:
            ValidationError: for a value that cannot be.
        """
        return Settings.model_validate({**self.model_dump(), **changes})


class ReadSettings(NamedTuple):
    """What was read, and a sentence where not all could be."""

    settings: Settings
    note: str | None


_SET_BACK: Final = "Some settings could not be read and are as at first: {}. The old file is kept."
_ALL_BACK: Final = "The settings could not be read and are as at first. The old file is kept."


def load_settings(files: Files, folder: Path) -> ReadSettings:
    """Reads the settings; what cannot be is as at first, said so, and the file kept beside.

    Raises nothing for what the disk or the file holds.
    """
    path = folder / SETTINGS_FILE
    try:
        data = files.read(path)
    except FileNotFoundError:
        return ReadSettings(Settings(), None)
    except OSError as error:
        return ReadSettings(Settings(), f"{why(error)}, so the settings are as at first.")
    read = _understand(data)
    if read.note is not None:
        _replace_bad_file(files, path, data, read.settings)
    return read


def save_settings(files: Files, folder: Path, settings: Settings) -> str | None:
    """Saves the settings at once; a sentence where that fails (the old ones stay on the disk)."""
    try:
        files.make_folder(folder)
        write_whole(files, folder / SETTINGS_FILE, _written(settings))
    except OSError as error:
        return f"{why(error)}, so the settings hold only until you leave."
    return None


def _written(settings: Settings) -> bytes:
    return (json.dumps(settings.model_dump(), indent=1) + "\n").encode("ascii")


def _understand(data: bytes) -> ReadSettings:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return ReadSettings(Settings(), _ALL_BACK)
    if not isinstance(found, dict):
        return ReadSettings(Settings(), _ALL_BACK)
    try:
        return ReadSettings(Settings.model_validate(found), None)
    except ValidationError as error:
        wrong = {str(problem["loc"][0]) for problem in error.errors()}
    right = {name: value for name, value in found.items() if name not in wrong}
    names = ", ".join(sorted(name.replace("_", " ") for name in wrong))
    return ReadSettings(Settings.model_validate(right), _SET_BACK.format(names))


def _replace_bad_file(files: Files, path: Path, data: bytes, settings: Settings) -> None:
    try:
        set_aside(files, path, data)
    except OSError:
        return  # Then the bad file itself stays where it is.
    save_settings(files, path.parent, settings)
