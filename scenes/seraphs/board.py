"""Draws what rests on the table: ground, runners, rails, cards in their places."""

from __future__ import annotations

import pygame

from engine.kernel.ids import Ref
from engine.seraphs.sight import SideSight, TableSight
from engine.seraphs.words import SIDE_IDS
from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point
from scenes.ground import draw_walnut
from scenes.seraphs import pieces
from scenes.seraphs.layout import HalfTable, Place, TableLayout
from scenes.seraphs.standing import Card, Easel, Marked, look
from scenes.theme import Side, colour
from scenes.typeset import Style

RUNNERS = {"covenant": ("#16275c", "#0e1a42"), "deep": ("#4a1420", "#2a0a14")}
NAME = Style("caps", 24, tracking=0.6, floor=0.5)
SMALL = Style("body", 21)


def draw_ground(canvas: Canvas, layout: TableLayout, sight: TableSight) -> None:
    """The walnut and the two woven runners, kept as one picture."""
    key = ("table", sight.seat, layout.upper.field, layout.lower.field)
    canvas.kept(key, canvas.whole, lambda size: grounded(canvas, size, layout, sight.seat))


def grounded(
    canvas: Canvas, size: tuple[int, int], layout: TableLayout, seat: int
) -> pygame.Surface:
    """The table before anything lies on it."""
    made = pygame.Surface(size).convert()
    under = canvas.on(made)
    draw_walnut(under, 0.46)
    for upper in (True, False):
        side = 1 - seat if upper else seat
        draw_runner(under, layout.half(upper=upper).field, pieces.side_name(side))
    return made


def draw_runner(canvas: Canvas, box: Box, side: Side) -> None:
    """A woven runner under a field."""
    if canvas.theme.high_contrast:
        canvas.fill(box, "#101010")
        return
    if not canvas.picture(f"table/runner_{side}", box.inset(-8, -6)):
        canvas.kept(("runner", side), box, lambda size: woven(size, side))


def woven(size: tuple[int, int], side: Side) -> pygame.Surface:
    """A cloth with a hem of stitches above and below, fading at its ends."""
    made = paint.gradient(size, (RUNNERS[side][1], *RUNNERS[side], RUNNERS[side][1]))
    w, h = size
    for y in range(0, h, 3):
        pygame.draw.line(made, (0, 0, 0, 255), (0, y), (w, y))
    cloth = paint.gradient(size, (RUNNERS[side][1], RUNNERS[side][0], RUNNERS[side][1]))
    cloth.set_alpha(214)
    made.blit(cloth, (0, 0))
    hem = max(4, h // 28)
    thread = colour("#8a94c0" if side == "covenant" else "#b08a8a")
    for y in (hem, h - hem - 1):
        pygame.draw.line(made, thread.lerp(colour(RUNNERS[side][0]), 0.6), (0, y), (w, y))
    for x in range(hem, w, hem * 4):
        for y in (hem // 2, h - hem // 2 - 2):
            pygame.draw.circle(made, thread.lerp(colour(RUNNERS[side][0]), 0.35), (x, y), 1)
    made.set_alpha(208)
    return made


def draw_rails(
    canvas: Canvas, layout: TableLayout, sight: TableSight, walls: tuple[float, float]
) -> None:
    """Walls, piles, Altars' manna and the day wheel."""
    for side in sight.sides:
        half = layout.half(upper=side.side != sight.seat)
        if canvas.sees(half.walls.inset(-20)):
            pieces.draw_walls(canvas, half.walls, side, walls[side.side])
        if canvas.sees(half.altar_label.inset(-10)):
            folded = layout.folded and side.side != sight.seat
            pieces.draw_manna(canvas, half.altar_label, side, folded=folded)
    pieces.draw_wheel(canvas, layout.wheel, layout.wheel_radius, sight.day, sight.phase)


def draw_piles(canvas: Canvas, layout: TableLayout, sight: TableSight, easel: Easel) -> None:
    """Both decks, and where a Wilderness without cards would lie."""
    for side in sight.sides:
        draw_piles_of(canvas, layout.half(upper=side.side != sight.seat), side, easel)


def draw_piles_of(canvas: Canvas, half: HalfTable, side: SideSight, easel: Easel) -> None:
    """A side's deck; the Wilderness's cards are drawn as cards."""
    if not canvas.sees(half.deck.union(half.wilderness).inset(-30)):
        return
    if side.deck:
        draw_stack(canvas, half.deck, side, easel)
    else:
        draw_empty(canvas, half.deck)
    if not side.wilderness:
        draw_empty(canvas, half.wilderness)


def draw_pile_counts(canvas: Canvas, layout: TableLayout, sight: TableSight) -> None:
    """The counts and names of all four piles, over their cards."""
    for side in sight.sides:
        half = layout.half(upper=side.side != sight.seat)
        if canvas.sees(half.deck.union(half.wilderness).inset(-40)):
            pieces.draw_pile(canvas, half.deck, side.deck, "Deck")
            pieces.draw_pile(canvas, half.wilderness, len(side.wilderness), "Wilderness")


def draw_stack(canvas: Canvas, box: Box, side: SideSight, easel: Easel) -> None:
    """A deck: a few backs on one another."""
    back = Card(-1, "", side.side)
    for i in range(min(3, side.deck)):
        at = Place(box.moved(0, (2 - i) * 3), "field", False)
        draw_card(canvas, back, at, easel, Marked())


def draw_empty(canvas: Canvas, box: Box) -> None:
    """Where a pile would lie."""
    canvas.kept("empty", box, outlined)


def outlined(size: tuple[int, int]) -> pygame.Surface:
    """A faint outline on a breath of shadow."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    radius = max(3, size[0] // 16)
    pygame.draw.rect(made, (0, 0, 0, 70), made.get_rect(), border_radius=radius)
    pygame.draw.rect(made, (201, 180, 140, 70), made.get_rect(), 2, border_radius=radius)
    return made


def draw_card(canvas: Canvas, card: Card, place: Place, easel: Easel, marked: Marked) -> None:
    """One card at rest, with the light of its marks round it."""
    if canvas.sees(place.reach.inset(-30)):
        shown = look(card, place, canvas, easel, marked)
        tilt = 0.0 if easel.settings.motion == "none" else place.tilt
        pieces.draw_card(canvas, easel.faces, shown, place.box.centre, tilt)


def draw_you(canvas: Canvas, layout: TableLayout, sight: TableSight, who: str) -> None:
    """Who looks, and which side they lead."""
    box = layout.you
    if not canvas.sees(box.inset(-8)):
        return
    canvas.panel(box, pieces.side_name(sight.seat))
    side = "Covenant" if SIDE_IDS[sight.seat] == "covenant" else "Deep"
    words = f"You lead the {side}" if who == "You" else f"{who} leads the {side}"
    room = Box(box.x + 18, box.y, box.w - 84, box.h)
    if canvas.type.width(words, NAME) * NAME.floor > room.w:
        words = f"The {side}"
    canvas.text(words, room, NAME.inked(canvas.theme.cream), "l", "m")


def draw_pause_sign(canvas: Canvas, box: Box, *, hovered: bool) -> None:
    """The pause button: two bars."""
    body = canvas.theme.buttons["dark"]
    edge = ("#fff3cf", "#d9a93c") if hovered else ("#d9a93c", "#7d5514")
    canvas.ribbon(box, body, edge, 10)
    at = box.centre
    for dx in (-8, 4):
        canvas.fill(Box(at.x + dx, at.y - 11, 5, 22), canvas.theme.cream)


def thread(canvas: Canvas, start: Point, end: Point, ink: str) -> None:
    """A thread of light from one card to another."""
    a = (round(start.x * canvas.scale), round(start.y * canvas.scale))
    b = (round(end.x * canvas.scale), round(end.y * canvas.scale))
    drawn = pygame.draw.line(canvas.surface, colour(ink), a, b, canvas.length(4))
    if canvas.touched is not None:
        canvas.touched.append(drawn)


def shown_cards(found: dict[Ref, Place], sight: TableSight) -> list[Ref]:
    """The cards that are drawn: of each Wilderness only the newest."""
    tops = {side.wilderness[-1].ref for side in sight.sides if side.wilderness}
    return [ref for ref, place in found.items() if place.zone != "wilderness" or ref in tops]
