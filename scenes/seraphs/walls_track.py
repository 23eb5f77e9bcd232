"""A side's Walls track: thirty stones, the bean on the count, a gold peg at the start."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import Surface

from engine.seraphs.sight import SideSight
from engine.seraphs.words import WALLS_NAMES, Side
from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point, Size
from scenes.seraphs.pieces import in_its_place, side_name
from scenes.theme import Side as SideName
from scenes.theme import with_alpha
from scenes.typeset import Style

HEAD = Style("display", 34, floor=0.5)
WALLS_WORD = Style("caps", 23, tracking=0.6, floor=0.6)
WALLS_COUNT = Style("number", 38, floor=0.5)
NUMBERED_PX = 19
STONE_INKS = {"covenant": ("#2a1a0e", "#c9b48c"), "deep": ("#fff3d6", "#7f9a8c")}
PLAIN_STONES = {"covenant": "#b9a684", "deep": "#55505e"}
ACROSS, COURSES, BEAN_FACES = 6, 5, 6


@dataclass(frozen=True, slots=True)
class Bean:
    """Where a side's bean lies, where it began, and what it counts: "Walls" or "Day".

    `rolls`: it is on its way, and neither it nor the count is part of the picture.
    """

    side: Side
    count: int
    start: int
    word: str
    rolls: bool = False

    def stands(self, stone: int) -> bool:
        """Whether a stone stands: up to the count of Walls; no Day breaks any."""
        return self.word == "Day" or stone <= self.count


def draw_walls(
    canvas: Canvas, box: Box, side: SideSight, count: float, *, days: bool = False
) -> None:
    """A side's Walls: a wall of 30 stones, the bean on the count, a gold peg at the start.

    `days`: the bean counts the Days of a Siege from 0, and every stone stands.
    """
    canvas.shadow(box)
    bean = Bean(side.side, round(count), 0 if days else side.start, "Day" if days else "Walls")
    canvas.kept(
        ("walls", bean, canvas.text_scale), box, lambda size: _walls(canvas, box, size, bean)
    )


def draw_bare_walls(canvas: Canvas, box: Box, side: SideSight, standing: int) -> None:
    """The same without count and bean, which are on their way; so many stones stand."""
    canvas.shadow(box)
    bean = Bean(side.side, standing, side.start, "Walls", rolls=True)
    canvas.kept(
        ("walls", bean, canvas.text_scale), box, lambda size: _walls(canvas, box, size, bean)
    )


def draw_walls_count(canvas: Canvas, box: Box, count: int) -> None:
    """The count alone, where the head of the Walls has it."""
    head = _head_of(box).moved(box.x, box.y)
    number = in_its_place(canvas, WALLS_COUNT)
    middle = head.centre.y + canvas.type.cap_height(number) / 2
    canvas.line(str(count), head.right, middle, number, "r")


def prepare_stones(canvas: Canvas, box: Box, side: Side) -> Iterator[None]:
    """Makes all stones of a side's Walls, standing and fallen, and the bean, in steps."""
    panel = Box(0, 0, box.w, box.h)
    for n in range(1, ACROSS * COURSES + 1):
        for standing in (True, False):
            _stone(canvas, stone_box(panel, n), side_name(side), n, standing=standing)
        yield
    for turned in range(BEAN_FACES):
        draw_bean(canvas, panel.centre, stone_box(panel, 1).h, turned)
        yield


def stone_box(box: Box, n: int) -> Box:
    """Where a stone stands, 1 to 30; 0 is the ground before the wall."""
    wall = _wall_of(box).moved(box.x, box.y)
    if n <= 0:
        return Box(wall.x, wall.bottom + 4, wall.w, 24)
    course, i = divmod(n - 1, ACROSS)
    row, off = wall.rows(COURSES, 3)[COURSES - 1 - course], wall.w * 0.035
    return Box(row.x + off * (course % 2), row.y, row.w - off, row.h).columns(ACROSS, 3)[i]


def draw_stone(canvas: Canvas, box: Box, side: Side, n: int) -> None:
    """A stone that stands, or is on its way."""
    _stone(canvas, box, side_name(side), n, standing=True)


def draw_bean(canvas: Canvas, at: Point, tall: float, turned: int = 3) -> None:
    """The bean with its middle at a place, on a stone so tall; `turned`: one of its six faces."""
    size = min(56.0, tall * 1.75)
    box = Box(at.x - size / 2, at.y - size / 2, size, size)
    canvas.glow(box.middle(size * 0.6, size * 0.5), with_alpha("#ffe9a8", 0.5), 20, 12)
    if not canvas.picture(f"walls/bean_{turned}", box):
        bean = ("#6a3a1c", "#3a1c0c")
        canvas.blit_middle(paint.disc(canvas.length(size * 0.6), bean), box.centre)


def _walls(canvas: Canvas, box: Box, size: tuple[int, int], bean: Bean) -> Surface:
    """The whole panel as one picture, so that a table at rest lays it in one go."""
    name = side_name(bean.side)
    colours = canvas.theme.sides[name]
    body = canvas.theme.panel if canvas.theme.high_contrast else (colours.body, "#0b0a10")
    k = canvas.scale
    made = paint.panel(size, 14 * k, 2.2 * k, colours.metal, body).copy()
    on, whole = canvas.on(made), Box(0, 0, box.w, box.h)
    _walls_head(on, _head_of(whole), bean)
    _courses(on, whole, bean)
    return made


def _head_of(box: Box) -> Box:
    """The head of a panel, from the panel's corner."""
    return Box(16, 6, box.w - 30, 50)


def _wall_of(box: Box) -> Box:
    """The wall of a panel, from the panel's corner."""
    return Box(12, 60, box.w - 24, box.h - 96)


def _walls_head(canvas: Canvas, box: Box, bean: Bean) -> None:
    colours, count = canvas.theme.sides[side_name(bean.side)], bean.count
    number = in_its_place(canvas, WALLS_COUNT)
    wide = canvas.type.width("30" if bean.rolls else str(count), number)
    middle = box.centre.y + canvas.type.cap_height(number) / 2
    if not bean.rolls:
        canvas.line(str(count), box.right, middle, number, "r")
    room = box.w - wide - 12
    title = canvas.type.fit(WALLS_NAMES[bean.side], HEAD.inked(colours.name), Size(room, box.h), 1)
    canvas.setting(title, box, "l", "m")
    word = WALLS_WORD.inked(colours.metal[0])
    if room - title.size.w > canvas.type.width(bean.word, word) + 12:
        canvas.line(bean.word, box.x + room, middle, word, "r")


def _courses(canvas: Canvas, panel: Box, bean: Bean) -> None:
    """Five courses of six stones, every second one set off; below them the place of 0."""
    name = side_name(bean.side)
    zero = stone_box(panel, 0)
    canvas.fill(zero, "#00000066")
    for n in range(1, ACROSS * COURSES + 1):
        _stone(canvas, stone_box(panel, n), name, n, standing=bean.stands(n))
    _stone_number(canvas, zero, 0, STONE_INKS[name][1])
    peg = stone_box(panel, bean.start)
    size = min(16.0, peg.h * 0.6)
    canvas.picture("walls/peg", Box(peg.right - size * 0.9, peg.y - size * 0.2, size, size))
    if not bean.rolls:
        spot = stone_box(panel, max(0, min(30, bean.count)))
        draw_bean(canvas, spot.centre, spot.h)


def _stone(canvas: Canvas, box: Box, side: SideName, n: int, *, standing: bool) -> None:
    picture = f"walls/stone_{side}_{n * 7 % 3}" if standing else f"walls/fallen_{side}"
    if not canvas.picture(picture, box):
        canvas.fill(box, PLAIN_STONES[side] if standing else "#00000060")
    _stone_number(canvas, box, n, STONE_INKS[side][0 if standing else 1])


def _stone_number(canvas: Canvas, box: Box, n: int, ink: str) -> None:
    style = Style("bold", 15 / canvas.text_scale, ink)
    if canvas.length(box.h) >= NUMBERED_PX:
        middle = box.centre.y + canvas.type.cap_height(style) / 2
        canvas.line(str(n), box.centre.x, middle, style, "c")
