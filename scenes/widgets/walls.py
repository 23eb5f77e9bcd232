"""A side's Walls: thirty stones from 1 to 30, a bean on the count, a peg on the start.

*Panel 3, Set Up; panel 6, Winning.* Stones above the count have fallen and show as hollows.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Surface

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point, Size
from scenes.theme import Side
from scenes.typeset import Style

MOST = 30
ROWS, COLUMNS = 5, 6
BEANS = 6
STONES = 3
LEAST_STONE_PX = 15
"""Real pixels of height under which stones carry no numbers; the count above them always stands."""

GROUND = {"covenant": ("#16224c", "#0a1026"), "deep": ("#2a1119", "#0e070b")}
INKS = {"covenant": "#1d1206", "deep": "#f6ead2"}
STONE = {"covenant": ("#d3c29c", "#a08d6a"), "deep": ("#6a6474", "#47424f")}


@dataclass(frozen=True, slots=True)
class WallsLook:
    """Walls as they stand.

    Attributes:
        side: whose.
        name: the city's.
        count: 0 to 30; between two numbers while the bean moves.
        start: where the bean began.
    """

    side: Side
    name: str
    count: float
    start: int


def draw_walls(canvas: Canvas, box: Box, look: WallsLook) -> None:
    """Draws the whole track in a box, 276 x 230 canvas units or of such a shape."""
    draw_ground(canvas, box, look)
    for number in range(1, MOST + 1):
        covered = number == round(look.count)
        draw_stone(canvas, stone_box(box, number), look, number, bare=covered)
    draw_zero(canvas, box, look)
    draw_peg(canvas, stone_box(box, look.start))
    draw_bean(canvas, box, look.count)


def stone_box(box: Box, number: int) -> Box:
    """Where a stone stands in the track's box; 0 is the ground before the wall."""
    head, gap, margin = head_of(box), box.w * 0.012, box.w * 0.03
    wide = (box.w - 2 * margin - gap * (COLUMNS - 1)) / (COLUMNS + 0.25)
    high = min(wide * 0.66, (box.h - head - box.w * 0.07 - ROWS * gap) / (ROWS + 0.74))
    foot = box.y + head + ROWS * (high + gap)
    if number <= 0:
        return Box(box.x + 2 * gap, foot + 2 * gap, box.w - 4 * gap, high * 0.74)
    row, column = divmod(min(number, MOST) - 1, COLUMNS)
    left = box.x + margin + (wide * 0.25 if row % 2 else 0)
    return Box(left + column * (wide + gap), foot - (row + 1) * (high + gap) + gap, wide, high)


def bean_point(box: Box, count: float) -> Point:
    """Where the bean lies for a count; between two stones for a count between two numbers."""
    low = int(count)
    share = count - low
    a = stone_box(box, low).centre
    b = stone_box(box, min(MOST, low + 1)).centre if share else a
    return Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


def head_of(box: Box) -> float:
    """How high the heading is."""
    return box.w * 0.165


def draw_ground(canvas: Canvas, box: Box, look: WallsLook) -> None:
    """The panel with the city's name and the count."""
    colours = canvas.theme.sides[look.side]
    body = canvas.theme.panel if canvas.theme.high_contrast else GROUND[look.side]
    radius = box.w * 0.045
    canvas.shadow(box, radius, 12, 4)
    size = canvas.size_px(box)
    edge = (colours.metal[0], colours.metal[1], colours.metal[1], colours.metal[0])
    line = max(2.0, box.w * 0.010 * canvas.scale)
    canvas.blit_px(
        paint.panel(size, radius * canvas.scale, line, edge, body), canvas.px(box).topleft
    )
    _heading(canvas, box, look)


def draw_stone(
    canvas: Canvas, place: Box, look: WallsLook, number: int, *, bare: bool = False
) -> None:
    """One stone with its number; a hollow where it has fallen. A bare one has no number."""
    standing = number <= round(look.count)
    name = f"stone_{look.side}_{number * 7 % STONES}" if standing else f"fallen_{look.side}"
    outer = place.inset(-place.w * 0.02, -place.h * 0.03)
    clear = canvas.theme.high_contrast and not standing
    if clear or not canvas.picture(f"walls/{name}", outer):
        _plain_stone(canvas, place, look.side, standing=standing)
    if bare or canvas.px(place).h < LEAST_STONE_PX:
        return
    theme = canvas.theme
    ink = INKS[look.side] if standing else theme.sides[look.side].metal[0]
    if theme.high_contrast and not standing:
        ink = theme.cream
    style = Style("caps", place.h * 0.56 / canvas.text_scale, ink)
    middle(canvas, str(number), place.centre, style, faint=not standing)


def draw_zero(canvas: Canvas, box: Box, look: WallsLook) -> None:
    """The ground before the wall, where a bean means that the game is lost."""
    place = stone_box(box, 0)
    canvas.blit_px(
        paint.filled(
            paint.rounded_mask(canvas.size_px(place), place.h * 0.25 * canvas.scale), ("#00000078",)
        ),
        canvas.px(place).topleft,
    )
    if round(look.count) > 0 and canvas.px(place).h >= LEAST_STONE_PX - 4:
        ink = canvas.theme.sides[look.side].metal[0]
        style = Style("caps", place.h * 0.7 / canvas.text_scale, ink)
        middle(canvas, "0", place.centre, style, faint=True)


def draw_peg(canvas: Canvas, place: Box) -> None:
    """The gold peg that keeps the start."""
    across = max(9 / canvas.scale, place.h * 0.46)
    spot = Point(place.right - across * 0.42, place.y + across * 0.38)
    side = across * 48 / 31.7
    if not canvas.picture("walls/peg", Box(spot.x - side / 2, spot.y - side / 2, side, side)):
        disc = paint.disc(canvas.length(across), ("#fff0b8", "#c9922c", "#6b450f"))
        canvas.blit_middle(disc, spot)


def draw_bean(canvas: Canvas, box: Box, count: float) -> None:
    """The bean on its count, with a little light round it; it rolls as it moves."""
    stone = stone_box(box, max(1, round(count)))
    spot = bean_point(box, count)
    side = stone.w * 1.12
    glow = Box(spot.x - stone.w * 0.46, spot.y - stone.h * 0.44, stone.w * 0.92, stone.h * 0.88)
    canvas.glow(glow, "#ffdf8a70", stone.h * 0.4, stone.w * 0.22)
    place = Box(spot.x - side / 2, spot.y - side / 2, side, side)
    if not canvas.picture(f"walls/bean_{int(count * 3) % BEANS}", place):
        canvas.kept(("bean",), place, plain_bean)


def middle(canvas: Canvas, text: str, at: Point, style: Style, *, faint: bool = False) -> None:
    """A short text with the middle of its ink at a place."""
    letters = canvas.type.line(text, style)
    ink = letters.get_bounding_rect()
    shown = letters.subsurface(ink)
    if faint and not canvas.theme.high_contrast:
        shown = paint.shaded(shown, "#ffffffb4")
    canvas.blit_middle(shown, at)


def plain_bean(size: tuple[int, int]) -> Surface:
    """A bean by code: an oval with a bent crease."""
    fine = 3
    w, h = size[0] * fine, size[1] * fine
    drawn = Surface((w, h), pygame.SRCALPHA)
    body = pygame.Rect(round(w * 0.08), round(h * 0.24), round(w * 0.84), round(h * 0.56))
    for shrink, ink in ((0.0, "#2c1508"), (0.03, "#5d3216"), (0.12, "#7d4a25")):
        oval = body.inflate(-round(w * shrink), -round(h * shrink * 0.8))
        pygame.draw.ellipse(drawn, ink, oval.move(0, -round(h * shrink * 0.2)))
    crease = [
        (w * (0.14 + 0.72 * i / 12), h * (0.52 + 0.05 * ((i - 6) / 6) ** 3 - 0.03 * (i % 12 > 0)))
        for i in range(13)
    ]
    pygame.draw.lines(drawn, "#1c0c04", False, crease, round(h * 0.05))
    return pygame.transform.smoothscale(drawn, size)


def _heading(canvas: Canvas, box: Box, look: WallsLook) -> None:
    head, k = head_of(box), canvas.text_scale
    colours = canvas.theme.sides[look.side]
    baseline = box.y + head * 0.82
    right = box.right - box.w * 0.05
    number = Style("number", head * 0.80 / k, "#ffffff")
    count = str(round(look.count))
    canvas.line(count, right, baseline, number, "r")
    right -= canvas.type.width(count, number) + head * 0.16
    label = Style("caps", head * 0.42 / k, colours.metal[0])
    canvas.line("Walls", right, baseline, label, "r")
    left = box.x + box.w * 0.055
    room = right - canvas.type.width("Walls", label) - head * 0.2 - left
    name = Style("display", head * 0.66 / k, colours.name, floor=0.4)
    setting = canvas.type.fit(look.name, name, Size(room, head), most_lines=1)
    canvas.line(setting.lines[0], left, baseline, setting.style)


def _plain_stone(canvas: Canvas, place: Box, side: Side, *, standing: bool) -> None:
    hollow = canvas.theme.sides[side].metal[1 if canvas.theme.high_contrast else 2]
    line = ("#0c0805",) if standing else (hollow,)
    body = STONE[side] if standing else ("#050406",)
    size = canvas.size_px(place)
    made = paint.panel(size, place.h * 0.14 * canvas.scale, 1.0, line, body)
    canvas.blit_px(made, canvas.px(place).topleft)
