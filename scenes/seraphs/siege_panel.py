"""What a Siege shows besides the table: the Deep's next move, what it did, its Days, its pile.

*Panel 11, The Siege*. Babylon has no Walls here: its bean counts the Days.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.seraphs.sight import SideSight, SiegeSight, TableSight
from engine.seraphs.words import COVENANT, DEEP
from scenes.canvas import Canvas
from scenes.geometry import Box, Size
from scenes.seraphs import walls_track
from scenes.seraphs.desk import LogLine
from scenes.seraphs.layout import RATIO, HalfTable, TableLayout
from scenes.seraphs.resting import Piece
from scenes.typeset import Setting, Style

HEAD = Style("caps", 22, tracking=0.6, floor=0.6)
MOVE = Style("display", 31, leading=1.1, floor=0.4)
DONE = Style("body", 22, leading=1.14, floor=0.7)
PARTNER = Style("caps", 21, "#f0dfb4", tracking=0.4, floor=0.6)
LIGHT = 24.0
NARROW_TEXT, NARROW_PX = 1.5, 600
"""From this text size on, and below so many real pixels, there is room for the next move alone;
the log tells what was done."""

MOVE_SHARE = 0.56
AIR = 6.0
"""Free over and under what the Deep has done."""

BACK_W = 58.0
FAN = 16.0
MOST_BACKS = 6
PILE, ON_THE_PILE = "Siege pile", "Siege"


def last_day_of_the_deep(log: Sequence[LogLine]) -> tuple[str, ...]:
    """What the Deep did on the last of its days, its Morning left out; oldest first."""
    days = [line.day for line in log if line.side == DEEP]
    if not days or not days[-1]:
        return ()
    return tuple(line.text for line in log if line.side == DEEP and line.day == days[-1])[1:]


def siege_pieces(layout: TableLayout, sight: TableSight, log: Sequence[LogLine]) -> Iterator[Piece]:
    """The panel, and of two people the other's hand as a count; nothing in any other mode."""
    if sight.siege is None or layout.siege is None:
        return
    siege, panel, done = sight.siege, layout.siege, last_day_of_the_deep(log)
    now = sight.active == DEEP and sight.day > 0
    yield Piece(
        "siege", panel.inset(-LIGHT), (siege, done, now),
        lambda canvas: draw_panel(canvas, panel, siege, done, now=now),
    )  # fmt: skip
    if layout.partner is not None:
        box, count = layout.partner, sight.sides[COVENANT].partner
        yield Piece(
            "partner", box.inset(-LIGHT), count, lambda canvas: draw_partner(canvas, box, count)
        )


def days_piece(half: HalfTable, side: SideSight, siege: SiegeSight) -> Piece:
    """Babylon's bean on the Day, in place of its Walls."""
    return Piece(
        ("walls", side.side), half.walls.inset(-LIGHT), siege.day,
        lambda canvas: walls_track.draw_walls(canvas, half.walls, side, siege.day, days=True),
    )  # fmt: skip


def draw_panel(
    canvas: Canvas, box: Box, siege: SiegeSight, done: Sequence[str], *, now: bool
) -> None:
    """The next move, or how far the Deep's day has come; beside it what the Deep has done."""
    canvas.shadow(box, 12, 14, 5)
    canvas.panel(box, "deep", radius=12)
    room = box.inset(22, 10)
    theme = canvas.theme
    tall = canvas.type.line_height(HEAD) + 2
    head, body = room.top_slice(tall), room.bottom_slice(room.h - tall)
    title = "The Deep's day" if now else "What the Deep will do next"
    where = " · ".join(word for word in (f"Siege of {siege.level}", leviathan(siege)) if word)
    narrow = canvas.text_scale >= NARROW_TEXT or canvas.length(box.w) < NARROW_PX
    share = 1.0 if narrow else MOVE_SHARE
    left, right = body.left_slice(body.w * share - 14), body.right_slice(body.w * (1 - share) - 14)
    ink = HEAD.inked(theme.gold_light)
    if narrow:
        titles, places = head.left_slice(head.w * 0.44), head.right_slice(head.w * 0.54)
    else:
        titles, places = head.left_slice(left.w), Box(right.x, head.y, right.w, head.h)
    canvas.text(title, titles, ink, "l", "m")
    canvas.text(where, places, HEAD.inked(theme.muted), "r" if narrow else "l", "m")
    canvas.text(siege.move, left, MOVE.inked(theme.cream), "l", "m")
    if not narrow:
        canvas.rule(right.x - 14, body.y, 1, theme.muted, body.h)
        airy = right.inset(0, AIR)
        told = newest_that_fit(canvas, done or ("The Deep has not had a day yet.",), airy)
        canvas.setting(told, airy, "l", "m")


def pile_words(siege: SiegeSight) -> str:
    """The Siege pile and where Leviathan lies: "Siege pile 12, Leviathan in the last 5"."""
    count = str(siege.pile) if siege.pile else "empty"
    return ", ".join(word for word in (f"{PILE} {count}", leviathan(siege)) if word)


def leviathan(siege: SiegeSight) -> str:
    """Where Leviathan lies in the pile; "" where he has been met."""
    if siege.beneath <= 1:
        return "Leviathan is the last" if siege.beneath else ""
    return f"Leviathan in the last {siege.beneath}"


def newest_that_fit(canvas: Canvas, told: Sequence[str], room: Box) -> Setting:
    """As many of the last sentences as there is room for, at least one."""
    style = DONE.inked(canvas.theme.cream)
    for first in range(len(told)):
        start = "… " if first else ""
        setting = canvas.type.set(start + " ".join(told[first:]), style, room.w)
        if setting.size.h <= room.h:
            return setting
    return canvas.type.fit(told[-1], style, Size(room.w, room.h))


def draw_partner(canvas: Canvas, box: Box, count: int) -> None:
    """The other's hand: backs in a fan, and how many."""
    shown = min(count, MOST_BACKS)
    words = box.bottom_slice(min(box.h * 0.52, canvas.type.line_height(PARTNER) * 3 + 8))
    fan = Box(box.x, box.y, box.w, words.y - box.y - 6)
    w = min(BACK_W, fan.h / RATIO)
    start = fan.centre.x - (w + FAN * max(0, shown - 1)) / 2
    for i in range(shown):
        back = Box(start + FAN * i, fan.bottom - w * RATIO, w, w * RATIO)
        if not canvas.picture("backs/covenant", back):
            canvas.panel(back, "covenant", radius=6)
    cards = "no card" if not count else f"{count} card{'s' if count > 1 else ''}"
    canvas.text(f"The other of you: {cards}", words, PARTNER, "c", "m")
