"""The pieces of the table: card pictures, Walls, piles, manna, the day wheel."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from engine.seraphs.sight import SideSight
from engine.seraphs.words import MORNING, PHASE_NAMES, SIDE_IDS, WALLS_NAMES, Phase, Side
from scenes import paint
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.cards.marks import Aura
from scenes.geometry import Box, Point
from scenes.theme import Side as SideName
from scenes.typeset import Style

LABEL = Style("caps", 20, "#f0dfb4", tracking=0.6)
COUNT = Style("number", 24)
STEPS = 6


def side_name(side: Side) -> SideName:
    """A side as the theme calls it."""
    return "covenant" if SIDE_IDS[side] == "covenant" else "deep"


def draw_card(canvas: Canvas, faces: Faces, look: CardLook, at: Point, tilt: float = 0.0) -> None:
    """A card with its light and shadow, its middle at a place; tilted by degrees anticlockwise."""
    shown = faces.surface(look)
    light = faces.aura(look)
    if tilt:
        shown = tilted(shown, look, tilt)
        light = None if light is None else Aura(tilted(light.surface, look, tilt, "aura"), 0)
    w, h = look.lying_px
    box = Box(0, 0, w / canvas.scale, h / canvas.scale)
    if light is not None:
        canvas.blit_middle(light.surface, at)
    elif not tilt:
        canvas.shadow(box.moved(at.x - box.w / 2, at.y - box.h / 2), 8, 10, 4)
    canvas.blit_middle(shown, at)


def tilted(shown: Surface, look: CardLook, degrees: float, what: str = "card") -> Surface:
    """A picture turned a little, as in the fan of a hand; kept."""
    key = ("tilted", what, look, round(degrees, 1))
    return paint.kept(key, lambda: pygame.transform.rotozoom(shown, degrees, 1.0).convert_alpha())


def draw_walls(canvas: Canvas, box: Box, side: SideSight, count: float) -> None:
    """A side's Walls: a wall of 30 stones, the bean on the count, a gold peg at the start."""
    canvas.panel(box, side_name(side.side))
    title = Style("display", 30, canvas.theme.gold_light)
    canvas.line(WALLS_NAMES[side.side], box.x + 16, box.y + 36, title)
    number = Style("number", 34, canvas.theme.cream)
    canvas.line(str(round(count)), box.right - 14, box.y + 38, number, "r")
    for i, row in enumerate(reversed(box.inset(12, 50).moved(0, 10).rows(5, 4))):
        for j, stone in enumerate(row.columns(6, 4)):
            n = i * 6 + j + 1
            canvas.fill(stone, "#b8a888" if n <= count else "#2a242a")


def draw_pile(canvas: Canvas, box: Box, count: int, label: str) -> None:
    """The count on a pile, and its name below."""
    badge = Box(box.centre.x - 24, box.bottom - 26, 48, 30)
    canvas.ribbon(badge, canvas.theme.panel, canvas.theme.panel, 4)
    canvas.line(str(count), badge.centre.x, badge.bottom - 6, COUNT, "c")
    canvas.line(label, box.centre.x, box.bottom + 24, LABEL, "c")


def draw_manna(canvas: Canvas, box: Box, side: SideSight) -> None:
    """The name of an Altar, and a diamond for each manna: lit while it can be spent."""
    title = Style("display", 26, canvas.theme.gold_light)
    canvas.line("Altar", box.centre.x, box.y + 28, title, "c")
    standing = sum(one.standing for one in side.altar)
    lit = [True] * (standing + side.manna) + [False] * (len(side.altar) - standing)
    for i, on in enumerate(lit):
        row, col = divmod(i, 7)
        canvas.diamond(Point(box.x + 26 + col * 24, box.y + 48 + row * 24), 20, lit=on)


def draw_wheel(canvas: Canvas, at: Point, radius: float, day: int, phase: Phase) -> None:
    """The day and its six steps, the present one lit and named below."""
    for i in range(STEPS):
        angle = -math.pi / 2 + i * math.tau / STEPS
        spot = Point(at.x + radius * 0.8 * math.cos(angle), at.y + radius * 0.8 * math.sin(angle))
        lit = phase == MORNING + i
        inks = ("#ffe9a8", "#d9a93c") if lit else ("#4a3f46", "#241f26")
        canvas.blit_middle(paint.disc(canvas.length(radius * 0.45), inks), spot)
    canvas.line(f"Day {day}", at.x, at.y + 8, LABEL, "c")
    name = Style("display", 26, canvas.theme.gold_light)
    canvas.line(PHASE_NAMES[phase], at.x, at.y + radius + 34, name, "c")
