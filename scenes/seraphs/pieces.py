"""The pieces of the table: cards as they lie, Walls, piles, manna, the day wheel."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace

import pygame
from pygame import Surface

from engine.seraphs.sight import SideSight
from engine.seraphs.words import EVENING, MORNING, PHASE_NAMES, SIDE_IDS, WALLS_NAMES, Phase, Side
from scenes import paint
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.cards.marks import GLOWS, thread
from scenes.geometry import Box, Point, Size
from scenes.theme import Side as SideName
from scenes.theme import with_alpha
from scenes.typeset import Style

LABEL = Style("caps", 21, "#f0dfb4", tracking=0.6, floor=0.6)
COUNT = Style("number", 24)
HEAD = Style("display", 34, floor=0.5)
WALLS_WORD = Style("caps", 23, tracking=0.6, floor=0.6)
WALLS_COUNT = Style("number", 38, floor=0.5)
ALTAR = Style("display", 28, floor=0.6)
DAY_WORD, DAY = Style("caps", 17, tracking=0.8), Style("number", 31, floor=0.5)
STEP_NAME = Style("display", 28, floor=0.5)
ACROSS, COURSES, BEAN_FACES = 6, 5, 6
NUMBERED_PX = 19
WHEEL_REACH = 160 / 140
MANNA_ACROSS = 7
MOST_LARGER = 1.3
CLEAR = 2
STONE_INKS = {"covenant": ("#2a1a0e", "#c9b48c"), "deep": ("#fff3d6", "#7f9a8c")}
PLAIN_STONES = {"covenant": "#b9a684", "deep": "#55505e"}


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


def side_name(side: Side) -> SideName:
    """A side as the theme calls it."""
    return "covenant" if SIDE_IDS[side] == "covenant" else "deep"


def draw_card(canvas: Canvas, faces: Faces, look: CardLook, at: Point, tilt: float = 0.0) -> None:
    """A card with its light and shadow, its middle at a place; tilted by degrees anticlockwise.

    The thread of what may be chosen is laid over the face, so that a face is drawn once and not
    again for every question.
    """
    for _ in drawing_card(canvas, faces, look, at, tilt):
        continue


def drawing_card(
    canvas: Canvas, faces: Faces, look: CardLook, at: Point, tilt: float = 0.0
) -> Iterator[None]:
    """The same in steps of a few ms."""
    plain = bare(look)
    parts = [("card", faces.surface(plain))]
    light = faces.aura(look)
    if light is not None:
        yield
        parts = [("aura", light.surface), *parts, ("thread", threaded(look))]
    elif not tilt:
        w, h = look.lying_px
        box = Box(0, 0, w / canvas.scale, h / canvas.scale)
        canvas.shadow(box.moved(at.x - box.w / 2, at.y - box.h / 2), 8, 10, 4)
    for what, picture in parts:
        yield
        shown = tilted(picture, (plain if what == "card" else _edge(look)), tilt, what)
        canvas.blit_middle(shown, at)


def bare(look: CardLook) -> CardLook:
    """The look of a card's face alone, without what is laid round it."""
    if look.marks.isdisjoint(GLOWS):
        return look
    return replace(look, marks=look.marks.difference(GLOWS))


def threaded(look: CardLook) -> Surface:
    """The thread round a card's edge alone, on nothing; kept for each size."""
    return paint.kept(("thread", _edge(look)), lambda: _threaded(look))


def tilted(shown: Surface, key: Hashable, degrees: float, what: str) -> Surface:
    """A picture turned a little, as in the fan of a hand; kept."""
    if not degrees:
        return shown
    name = ("tilted", what, key, round(degrees, 1))
    return paint.kept(name, lambda: paint.in_window_format(turned(shown, degrees)))


def turned(shown: Surface, degrees: float) -> Surface:
    """A picture turned anticlockwise, with a smooth edge."""
    return pygame.transform.rotozoom(bordered(shown), degrees, 1.0)


def bordered(shown: Surface) -> Surface:
    """A picture with a little of nothing round it, into which its edge melts when it is turned."""
    w, h = shown.get_size()
    made = Surface((w + 2 * CLEAR, h + 2 * CLEAR), pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    made.blit(shown, (CLEAR, CLEAR))
    return made


def _threaded(look: CardLook) -> Surface:
    made = Surface(look.lying_px, pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    thread(made, look)
    return made


def _edge(look: CardLook) -> Hashable:
    """All that a thread depends on."""
    return look.lying_px, look.width_px, look.marks.intersection(GLOWS)


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


def draw_pile(canvas: Canvas, box: Box, count: int, label: str) -> None:
    """The count on a pile, and its name below."""
    number = in_its_place(canvas, COUNT)
    tall = max(32.0, canvas.type.cap_height(number) + 14)
    badge = Box(box.centre.x - tall, box.bottom + 8 - tall, 2 * tall, tall)
    canvas.ribbon(badge, canvas.theme.panel, ("#000000",), 6)
    middle = badge.centre.y + canvas.type.cap_height(number) / 2
    canvas.line(str(count), badge.centre.x, middle, number, "c")
    below = Box(box.x - 36, box.bottom + 8, box.w + 72, 26)
    canvas.text(label, below, LABEL, "c", "m")


def draw_manna(canvas: Canvas, box: Box, side: SideSight, *, folded: bool) -> None:
    """The name of an Altar, and a diamond for each manna: lit while it can be spent."""
    standing = sum(one.standing for one in side.altar)
    title = ALTAR.inked(canvas.theme.gold_light)
    if folded:
        told = f"Altar: {standing} of {len(side.altar)} stand" if side.altar else "Altar: empty"
        canvas.text(told, Box(box.x, box.y, box.w * 2.6, box.h), title, "l", "m")
        return
    canvas.text("Altar", box.top_slice(40), title, "c", "m")
    lit = [True] * (standing + side.manna) + [False] * (len(side.altar) - standing)
    rows, x = manna_rows(len(lit)), box.centre.x
    tall = min(22.0, (box.h - 42) / max(1, len(rows)) - 1)
    spots = [
        Point(x + (col - (here - 1) / 2) * 24, box.y + 42 + tall / 2 + row * (tall + 3))
        for row, here in enumerate(rows)
        for col in range(here)
    ]
    for spot, on in zip(spots, lit, strict=True):
        canvas.diamond(spot, tall, lit=on)


def manna_rows(count: int) -> list[int]:
    """How many diamonds stand in each row: about as many in all of them, the first the fullest."""
    rows = -(-count // MANNA_ACROSS)
    return [count // rows + (row < count % rows) for row in range(rows)]


def in_its_place(canvas: Canvas, number: Style) -> Style:
    """A number that has a place of its own: larger with the text, as far as the place allows."""
    k = canvas.text_scale
    return number.sized(number.size / k * min(MOST_LARGER, k)).inked(canvas.theme.cream)


def wheel_reach(at: Point, radius: float) -> Box:
    """All that the wheel draws on, the name of the step below it as well."""
    reach = radius * WHEEL_REACH
    box = Box(at.x - reach, at.y - reach, reach * 2, reach * 2)
    return box.union(box.moved(0, 60)).union(Box(at.x - 130, at.y, 260, radius + 46))


def draw_wheel(canvas: Canvas, at: Point, radius: float, day: int, phase: Phase) -> None:
    """The day and its six steps, the present one lit and named below."""
    reach = radius * WHEEL_REACH
    box = Box(at.x - reach, at.y - reach, reach * 2, reach * 2)
    if not canvas.picture("table/wheel", box):
        canvas.blit_middle(paint.disc(canvas.length(radius * 2), canvas.theme.panel), at)
    if MORNING <= phase <= EVENING:
        canvas.picture(f"table/wheel_lit_{phase - MORNING}", box)
    small = DAY_WORD.inked(canvas.theme.muted)
    hub = Box(at.x - radius * 0.5, at.y - radius * 0.44, radius, radius * 0.36)
    canvas.text("Day", hub, small, "c", "m")
    number = Box(hub.x, hub.bottom - 4, hub.w, radius * 0.6)
    canvas.text(str(day), number, DAY.inked(canvas.theme.cream), "c", "m")
    below = Box(at.x - 130, at.y + radius + 6, 260, 40)
    canvas.text(PHASE_NAMES[phase], below, STEP_NAME.inked(canvas.theme.gold_light), "c", "m")


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
