"""The pieces of the table: cards as they lie, piles, manna, the day wheel."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

import pygame
from pygame import Surface

from engine.seraphs.sight import SideSight
from engine.seraphs.words import EVENING, MORNING, PHASE_NAMES, SIDE_IDS, Phase, Side
from scenes import paint
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.cards.marks import GLOWS, threading
from scenes.geometry import Box, Point
from scenes.steps import Steps, ended
from scenes.theme import Side as SideName
from scenes.typeset import Style

LABEL = Style("caps", 21, "#f0dfb4", tracking=0.6, floor=0.6)
COUNT = Style("number", 24)
ALTAR = Style("display", 28, floor=0.6)
DAY_WORD, DAY = Style("caps", 17, tracking=0.8), Style("number", 31, floor=0.5)
STEP_NAME = Style("display", 28, floor=0.5)
WHEEL_REACH = 160 / 140
MANNA_ACROSS = 7
FOLDED = 2.6
"""How much wider than its name an Altar is told that is folded to a count."""

MOST_LARGER = 1.3
CLEAR = 2


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
    return paint.kept(name, lambda: _tilting(shown, degrees))


def _tilting(shown: Surface, degrees: float) -> Steps:
    made = yield from _turning(shown, degrees)
    yield
    return paint.in_window_format(made)


def turned(shown: Surface, degrees: float) -> Surface:
    """A picture turned anticlockwise, with a smooth edge."""
    return ended(_turning(shown, degrees))


def _turning(shown: Surface, degrees: float) -> Steps:
    made = bordered(shown)
    yield
    return pygame.transform.rotozoom(made, degrees, 1.0)


def bordered(shown: Surface) -> Surface:
    """A picture with a little of nothing round it, into which its edge melts when it is turned."""
    w, h = shown.get_size()
    made = Surface((w + 2 * CLEAR, h + 2 * CLEAR), pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    made.blit(shown, (CLEAR, CLEAR))
    return made


def _threaded(look: CardLook) -> Steps:
    made = Surface(look.lying_px, pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    yield from threading(made, look)
    return made


def _edge(look: CardLook) -> Hashable:
    """All that a thread depends on."""
    return look.lying_px, look.width_px, look.marks.intersection(GLOWS)


def draw_pile(canvas: Canvas, box: Box, count: int, label: str) -> None:
    """The count on a pile, and its name below."""
    number = in_its_place(canvas, COUNT)
    tall = max(32.0, canvas.type.cap_height(number) + 14)
    badge = Box(box.centre.x - tall, box.bottom + 8 - tall, 2 * tall, tall)
    canvas.ribbon(badge, canvas.theme.panel, ("#000000",), 6)
    middle = badge.centre.y + canvas.type.cap_height(number) / 2
    canvas.line(str(count), badge.centre.x, middle, number, "c")
    canvas.text(label, pile_name(box), LABEL, "c", "m")


def pile_name(box: Box) -> Box:
    """Where the name of a pile stands."""
    return Box(box.x - 36, box.bottom + 8, box.w + 72, 26)


def draw_manna(canvas: Canvas, box: Box, side: SideSight, *, folded: bool) -> None:
    """The name of an Altar, and a diamond for each manna: lit while it can be spent."""
    standing = sum(one.standing for one in side.altar)
    title = ALTAR.inked(canvas.theme.gold_light)
    if folded:
        told = f"Altar: {standing} of {len(side.altar)} stand" if side.altar else "Altar: empty"
        canvas.text(told, Box(box.x, box.y, box.w * FOLDED, box.h), title, "l", "m")
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
    inked = STEP_NAME.inked(canvas.theme.gold_light)
    canvas.text(PHASE_NAMES[phase], step_name(at, radius), inked, "c", "m")


def step_name(at: Point, radius: float) -> Box:
    """Where the name of the day's step stands, in the middle of the box."""
    return Box(at.x - 130, at.y + radius + 6, 260, 40)
