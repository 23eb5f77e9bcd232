"""What a replay needs of the game behind it, and the bar with which it is steered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, Protocol

from engine.seraphs.words import COVENANT, DEEP
from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.seraphs.desk import Desk
from scenes.seraphs.layout import LARGE_TEXT
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.icon_button import Icon, IconButton

Open = Literal[2]
OPEN: Final[Open] = 2
"""Both hands are seen."""

Seat = int
"""A side, or `OPEN`."""

SEATS: Mapping[Seat, str] = {
    COVENANT: "Seen by the Covenant",
    DEEP: "Seen by the Deep",
    OPEN: "Both hands open",
}
SHORT_SEATS: Mapping[Seat, str] = {COVENANT: "The Covenant", DEEP: "The Deep", OPEN: "Both"}
"""The same where text is large."""

WHERE = Style("caps", 23, floor=0.5)
NEWS = Style("body", 26, leading=1.12, floor=0.55)
ICON_W = 66.0
GAP = 10.0
SEAT_W = 240.0
TRACK_H = 14.0


class ReplayDesk(Desk, Protocol):
    """A game that was played, at any of its moments."""

    @property
    def at(self) -> int:
        """The moment that is shown, from 0 to `last`."""

    @property
    def last(self) -> int:
        """The last moment."""

    @property
    def starts(self) -> tuple[int, ...]:
        """The moments with which a side's day begins."""

    @property
    def seen_by(self) -> Seat:
        """Whose eyes look."""

    def go_to(self, at: int) -> None:
        """Show another moment at once."""

    def forward(self) -> bool:
        """Let the next moment happen. Whether there was one."""

    def look_from(self, seat: Seat) -> None:
        """Look with other eyes."""


def controls(bar: Box, desk: ReplayDesk, *, playing: bool, text_scale: float) -> list[Button]:
    """The buttons at the right of the bar; play stands in the middle and comes first."""
    icons: tuple[tuple[str, str, Icon], ...] = (
        ("day back", "A day back", "day back"),
        ("back", "A step back", "back"),
        ("play", "Pause", "pause") if playing else ("play", "Play", "play"),
        ("forward", "A step on", "forward"),
        ("day forward", "A day on", "day forward"),
    )
    large = text_scale >= LARGE_TEXT
    seat_w = SEAT_W * (1.0 if large else text_scale)
    tall = min(bar.h - 20, 64.0)
    right = bar.right - 16 - seat_w
    words = (SHORT_SEATS if large else SEATS)[desk.seen_by]
    seat = Button("seat", Box(right, bar.y + 10, seat_w, bar.h - 20), words, "dark")
    x = right - len(icons) * (ICON_W + GAP)
    made: list[Button] = []
    for i, (key, label, icon) in enumerate(icons):
        box = Box(x + i * (ICON_W + GAP), bar.y + (bar.h - tall) / 2, ICON_W, tall)
        made.append(IconButton(key, box, label, icon, "gold" if key == "play" else "dark"))
    ends = {"day back": 0, "back": 0, "forward": desk.last, "day forward": desk.last}
    for button in made:
        button.enabled = button.key not in ends or desk.at != ends[button.key]
    made.sort(key=lambda button: button.key != "play")
    return [*made, seat]


def track_box(bar: Box, buttons: list[Button]) -> Box:
    """The line of time, below the words at the left of the bar."""
    left = min(button.box.x for button in buttons)
    return Box(bar.x + 26, bar.bottom - TRACK_H - 10, left - bar.x - 50, TRACK_H)


def draw_track(canvas: Canvas, box: Box, desk: ReplayDesk) -> None:
    """The line of time with a notch for each day, and the moment that is shown."""
    theme, last = canvas.theme, max(1, desk.last)
    rail = box.middle(box.w, 8)
    metal = theme.sides["covenant"].metal
    canvas.fill(rail, "#0b080c")
    canvas.fill(rail.left_slice(max(2.0, rail.w * desk.at / last)), metal[1])
    for start in desk.starts:
        canvas.fill(Box(box.x + box.w * start / last - 1, box.y, 2, box.h), theme.muted)
    knob = Point(box.x + box.w * desk.at / last, box.centre.y)
    canvas.blit_middle(paint.disc(canvas.length(24), metal, "#3a2408", 2 * canvas.scale), knob)


def draw_words(canvas: Canvas, bar: Box, track: Box, told: tuple[str, str]) -> None:
    """Where the replay is, and what happened last."""
    where, news = told
    room = Box(track.x, bar.y + 8, track.w, track.y - bar.y - 12)
    if where:
        width = min(room.w * 0.35, canvas.type.width(where, WHERE) + 14)
        style = WHERE.inked(canvas.theme.gold_light)
        canvas.text(where, room.left_slice(width), style, "l", "m")
        room = room.right_slice(room.w - width - 10)
    canvas.text(news, room, NEWS.inked(canvas.theme.cream), "l", "m")


def moment_at(box: Box, at: Point, last: int) -> int:
    """The moment under a place on the line of time."""
    share = (at.x - box.x) / max(1.0, box.w)
    return round(min(1.0, max(0.0, share)) * last)
