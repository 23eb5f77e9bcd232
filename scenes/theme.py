"""Colours, typefaces and sizes (LOOK.md §1 and §2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

import pygame

from scenes.services import Face, Settings

Role = Literal["display", "body", "italic", "bold", "caps", "number"]
Side = Literal["covenant", "deep"]
Kind = Literal["gold", "lapis", "ox", "dark"]

BOOK_FACES: Mapping[Role, tuple[str, ...]] = {
    "display": ("almendra-700",),
    "body": ("alegreya-500",),
    "italic": ("alegreya-500-italic",),
    "bold": ("alegreya-700",),
    "caps": ("alegreya-sans-sc-700",),
    "number": ("cinzel-900",),
}
EASY_FACES: Mapping[Face, tuple[str, str, str]] = {
    "atkinson_hyperlegible": (
        "atkinson-hyperlegible-400",
        "atkinson-hyperlegible-700",
        "atkinson-hyperlegible-400-italic",
    ),
    "opendyslexic": ("opendyslexic-400", "opendyslexic-700", "opendyslexic-400"),
}
FACE_SCALE: Mapping[Face, float] = {
    "painted": 1.0,
    "atkinson_hyperlegible": 0.94,
    "opendyslexic": 0.82,
}


@dataclass(frozen=True, slots=True)
class SideColours:
    """The colours of one side; hex strings.

    Attributes:
        body: the card's ground.
        metal: light, mid and low, for edges.
        text_panel, ink, second: the text panel and its two inks.
        banner, name: the name banner and the name on it.
        plate: top and bottom of the plate; plate_ink its text.
        gem: light, mid and low of the cost gem.
    """

    body: str
    metal: tuple[str, str, str]
    text_panel: str
    ink: str
    second: str
    banner: str
    name: str
    plate: tuple[str, str]
    plate_ink: str
    gem: tuple[str, str, str]


COVENANT = SideColours(
    body="#1a2650",
    metal=("#ffe9a8", "#d9a93c", "#7d5514"),
    text_panel="#f3e8cd",
    ink="#2a1a0e",
    second="#5b3a16",
    banner="#17326f",
    name="#fff3cf",
    plate=("#ffe9a8", "#b98a32"),
    plate_ink="#1c0f05",
    gem=("#7fb2ff", "#1f4fb4", "#0a1c52"),
)
DEEP = SideColours(
    body="#16131c",
    metal=("#b7e0c8", "#6fa08a", "#23453c"),
    text_panel="#241f2c",
    ink="#efe6d2",
    second="#c9b48c",
    banner="#4a0f18",
    name="#ffe9cf",
    plate=("#b7e0c8", "#5f8f7a"),
    plate_ink="#0a1a14",
    gem=("#ff8a5c", "#8c1f1c", "#2c0608"),
)
BUTTONS: Mapping[Kind, tuple[str, str, str]] = {
    "gold": ("#f6d884", "#d9a93c", "#b07c26"),
    "lapis": ("#3d69c4", "#1d3f8f", "#0f2356"),
    "ox": ("#9a2a2a", "#5d1420", "#2e0810"),
    "dark": ("#3a343c", "#262128", "#161218"),
}


@dataclass(frozen=True, slots=True)
class Theme:
    """The shared colours and the faces in use.

    Attributes:
        panel: top and bottom of a panel.
        cream, muted, gold, gold_light: text and lines on dark ground.
        deep_log: the Deep's lines in the log.
        chosen, threatened: outlines of cards.
        ring: the focus ring's light and its dark edge.
        parchment, ink, second, heading: the pages of the book.
        sides: the colours of each side.
        buttons: top, middle and bottom of each kind of button.
        faces: role to names of font files, best first.
        face_scale: how much smaller this face is set.
    """

    panel: tuple[str, str] = ("#201a22", "#120e14")
    cream: str = "#fff3d6"
    muted: str = "#c9b48c"
    gold: str = "#d9a93c"
    gold_light: str = "#ffe9a8"
    deep_log: str = "#ffb08a"
    lead: str = "#15110f"
    chosen: str = "#ffd257"
    threatened: str = "#ff7a3c"
    ring: tuple[str, str] = ("#ffd257", "#120e14")
    parchment: tuple[str, str] = ("#f6ecd2", "#e2cfa2")
    ink: str = "#2a1a0e"
    second: str = "#5b3a16"
    heading: str = "#17326f"
    gold_ink: str = "#221204"
    sides: Mapping[Side, SideColours] = field(
        default_factory=lambda: {"covenant": COVENANT, "deep": DEEP}
    )
    buttons: Mapping[Kind, tuple[str, str, str]] = field(default_factory=lambda: BUTTONS)
    faces: Mapping[Role, tuple[str, ...]] = field(default_factory=lambda: BOOK_FACES)
    face_scale: float = 1.0
    high_contrast: bool = False


def theme_for(settings: Settings) -> Theme:
    """The theme that a person's settings ask for (LOOK.md §8)."""
    theme = Theme(faces=faces_of(settings.text_face), face_scale=FACE_SCALE[settings.text_face])
    if not settings.high_contrast:
        return theme
    black, white = "#000000", "#ffffff"
    return replace(
        theme,
        panel=(black, black),
        cream=white,
        muted=white,
        deep_log="#ffc9ae",
        parchment=(black, black),
        ink=white,
        second=white,
        heading="#ffe9a8",
        sides={side: contrasted(colours) for side, colours in theme.sides.items()},
        buttons={
            "gold": ("#ffe27a", "#ffe27a", "#ffe27a"),
            "lapis": ("#0a1c52", "#0a1c52", "#0a1c52"),
            "ox": ("#4a0f18", "#4a0f18", "#4a0f18"),
            "dark": (black, black, black),
        },
        high_contrast=True,
    )


def contrasted(colours: SideColours) -> SideColours:
    """A side in high contrast: black panels, white text."""
    return replace(colours, text_panel="#000000", ink="#ffffff", second="#ffffff", name="#ffffff")


def faces_of(face: Face) -> Mapping[Role, tuple[str, ...]]:
    """Which font files serve which role; an easy-reading face serves all of them."""
    if face == "painted":
        return BOOK_FACES
    regular, bold, italic = EASY_FACES[face]
    return {
        "display": (bold,),
        "body": (regular,),
        "italic": (italic, regular),
        "bold": (bold,),
        "caps": (bold,),
        "number": (bold,),
    }


@lru_cache(maxsize=512)
def colour(value: str) -> pygame.Color:
    """A hex string (#rrggbb or #rrggbbaa) as a colour. Do not change what you get."""
    return pygame.Color(value)


def with_alpha(value: str, alpha: float) -> str:
    """A hex colour with an opacity of 0 to 1."""
    return f"{value[:7]}{round(max(0.0, min(1.0, alpha)) * 255):02x}"
