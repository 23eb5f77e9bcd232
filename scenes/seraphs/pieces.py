"""The pieces of the table: cards as they lie, Walls, piles, manna, the day wheel."""

from __future__ import annotations

from collections.abc import Hashable
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
ACROSS, COURSES = 6, 5
NUMBERED_PX = 19
WHEEL_REACH = 160 / 140
MANNA_ACROSS = 7
STONE_INKS = {"covenant": ("#2a1a0e", "#c9b48c"), "deep": ("#fff3d6", "#7f9a8c")}
PLAIN_STONES = {"covenant": "#b9a684", "deep": "#55505e"}


@dataclass(frozen=True, slots=True)
class Bean:
    """Where a side's bean lies, where it began, and what it counts: "Walls" or "Day"."""

    side: Side
    count: int
    start: int
    word: str

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
    plain = bare(look)
    parts = [("card", faces.surface(plain))]
    light = faces.aura(look)
    if light is not None:
        parts = [("aura", light.surface), *parts, ("thread", threaded(look))]
    elif not tilt:
        w, h = look.lying_px
        box = Box(0, 0, w / canvas.scale, h / canvas.scale)
        canvas.shadow(box.moved(at.x - box.w / 2, at.y - box.h / 2), 8, 10, 4)
    for what, picture in parts:
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
    return paint.kept(name, lambda: pygame.transform.rotozoom(shown, degrees, 1.0).convert_alpha())


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


def draw_pile(canvas: Canvas, box: Box, count: int, label: str) -> None:
    """The count on a pile, and its name below."""
    badge = Box(box.centre.x - 27, box.bottom - 24, 54, 32)
    canvas.ribbon(badge, canvas.theme.panel, ("#000000",), 6)
    middle = badge.centre.y + canvas.type.cap_height(COUNT) / 2
    canvas.line(str(count), badge.centre.x, middle, COUNT.inked(canvas.theme.cream), "c")
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
    rows = -(-len(lit) // MANNA_ACROSS)
    tall = min(22.0, (box.h - 42) / max(1, rows) - 1)
    for i, on in enumerate(lit):
        row, col = divmod(i, MANNA_ACROSS)
        here = min(MANNA_ACROSS, len(lit) - row * MANNA_ACROSS)
        x = box.centre.x + (col - (here - 1) / 2) * 24
        canvas.diamond(Point(x, box.y + 42 + tall / 2 + row * (tall + 3)), tall, lit=on)


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
    head = Box(16, 6, whole.w - 30, 50)
    _walls_head(on, head, bean)
    _courses(on, Box(12, head.bottom + 4, whole.w - 24, whole.h - 96), bean)
    return made


def _walls_head(canvas: Canvas, box: Box, bean: Bean) -> None:
    colours, count = canvas.theme.sides[side_name(bean.side)], bean.count
    number = WALLS_COUNT.inked(canvas.theme.cream)
    wide = canvas.type.width(str(count), number)
    middle = box.centre.y + canvas.type.cap_height(number) / 2
    canvas.line(str(count), box.right, middle, number, "r")
    room = box.w - wide - 12
    title = canvas.type.fit(WALLS_NAMES[bean.side], HEAD.inked(colours.name), Size(room, box.h), 1)
    canvas.setting(title, box, "l", "m")
    word = WALLS_WORD.inked(colours.metal[0])
    if room - title.size.w > canvas.type.width(bean.word, word) + 12:
        canvas.line(bean.word, box.x + room, middle, word, "r")


def _courses(canvas: Canvas, wall: Box, bean: Bean) -> None:
    """Five courses of six stones, every second one set off; below them the place of 0."""
    off = wall.w * 0.035
    name = side_name(bean.side)
    zero = Box(wall.x, wall.bottom + 4, wall.w, 24)
    canvas.fill(zero, "#00000066")
    spots = {0: zero}
    for course, row in enumerate(reversed(wall.rows(COURSES, 3))):
        shifted = Box(row.x + off * (course % 2), row.y, row.w - off, row.h)
        for i, stone in enumerate(shifted.columns(ACROSS, 3)):
            n = course * ACROSS + i + 1
            spots[n] = stone
            _stone(canvas, stone, name, n, standing=bean.stands(n))
    _stone_number(canvas, zero, 0, STONE_INKS[name][1])
    peg = spots[bean.start]
    size = min(16.0, peg.h * 0.6)
    canvas.picture("walls/peg", Box(peg.right - size * 0.9, peg.y - size * 0.2, size, size))
    _bean(canvas, spots[max(0, min(30, bean.count))])


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


def _bean(canvas: Canvas, spot: Box) -> None:
    size = min(56.0, spot.h * 1.75)
    box = spot.middle(size, size)
    canvas.glow(spot.middle(size * 0.6, size * 0.5), with_alpha("#ffe9a8", 0.5), 20, 12)
    if not canvas.picture("walls/bean_3", box):
        bean = ("#6a3a1c", "#3a1c0c")
        canvas.blit_middle(paint.disc(canvas.length(size * 0.6), bean), box.centre)
