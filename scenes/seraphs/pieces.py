"""The pieces of the table: card pictures, Walls, piles, manna, the day wheel."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame
from pygame import Surface

from engine.seraphs.sight import SideSight
from engine.seraphs.words import MORNING, PHASE_NAMES, SIDE_IDS, WALLS_NAMES, Phase, Side
from scenes import paint
from scenes.canvas import Canvas
from scenes.cards.content import words_of
from scenes.cards.look import CardLook, height_px
from scenes.geometry import Box, Point
from scenes.theme import colour
from scenes.theme import Side as SideName
from scenes.typeset import Style

LABEL = Style("caps", 20, "#f0dfb4", tracking=0.6)
COUNT = Style("number", 24)
STEPS = 6


def side_name(side: Side) -> SideName:
    """A side as the theme calls it."""
    return "covenant" if SIDE_IDS[side] == "covenant" else "deep"


def picture(canvas: Canvas, look: CardLook) -> Surface:
    """The picture of a card, in real pixels, turned as it lies."""
    key: Hashable = ("card", look)
    return paint.kept(key, lambda: _card(canvas, look))


def _card(canvas: Canvas, look: CardLook) -> Surface:
    w, h = look.upright_px
    side: SideName = look.side or "covenant"
    colours = canvas.theme.sides[side]
    made = paint.panel((w, h), w * 0.05, max(1, w * 0.02), colours.metal, (colours.body,)).copy()
    if look.card_id is not None:
        _front(canvas, made, look)
    else:
        pygame.draw.circle(made, colour(colours.metal[1]), (w // 2, h // 2), round(w * 0.3), 2)
    return pygame.transform.rotate(made, -90) if look.sideways else made


def _front(canvas: Canvas, made: Surface, look: CardLook) -> None:
    w, h = look.upright_px
    words = words_of(look.card_id or "")
    window = canvas.pictures.get(f"windows/{words.id}", (round(w * 0.9), round(h * 0.5)))
    if window is not None:
        made.blit(window, (round(w * 0.05), round(h * 0.04)))
    on = Canvas(made, canvas.theme, canvas.type, canvas.pictures)
    k = canvas.scale
    style = Style("display", 24 / canvas.text_scale, floor=0.4)
    on.text(words.name, Box(4, h * 0.56 / k, w / k - 8, h * 0.14 / k), style, "c", "m")
    number = Style("number", 22 / canvas.text_scale)
    cost = words.cost if look.cost is None else look.cost
    on.line(str(cost), 0.1 * w / k, 0.1 * h / k, number, "c")
    if words.kind == "character":
        strength = words.strength if look.strength is None else look.strength
        heart = words.heart if look.heart is None else look.heart
        on.line(f"{strength}", 0.15 * w / k, 0.95 * h / k, number, "c")
        on.line(f"{heart - look.damage}", 0.85 * w / k, 0.95 * h / k, number, "c")
    if look.size == "full":
        body = Style("body", 18 / canvas.text_scale, floor=0.4)
        on.text(words.power, Box(10, h * 0.7 / k, w / k - 20, h * 0.2 / k), body, "c", "m")


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


def card_height(width: float) -> float:
    """The height of a card of this width."""
    return float(height_px(round(width)))
