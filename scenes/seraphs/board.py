"""Draws what rests on the table: ground, runners, rails, cards in their places."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from engine.kernel.ids import Ref
from engine.seraphs.sight import SideSight, TableSight
from engine.seraphs.words import DEEP, SIDE_IDS
from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Point, Size
from scenes.ground import draw_walnut
from scenes.seraphs import pieces, walls_track
from scenes.seraphs.layout import HalfTable, Place, TableLayout
from scenes.seraphs.prompt_words import is_whole
from scenes.seraphs.resting import Piece
from scenes.seraphs.siege_panel import ON_THE_PILE, days_piece
from scenes.seraphs.standing import Card, Easel, Marked, look
from scenes.theme import Side, colour
from scenes.typeset import Style

RUNNERS = {"covenant": ("#16275c", "#0e1a42"), "deep": ("#4a1420", "#2a0a14")}
NAME = Style("caps", 24, tracking=0.6, floor=0.5)
SMALL = Style("body", 21)
HINT = Style("italic", 26, floor=0.6)
TO_SEE_IT = "Point at a card to see it here."


def grounding(canvas: Canvas, layout: TableLayout, sight: TableSight) -> Iterator[None]:
    """Draws the walnut and the two woven runners, in steps."""
    if not canvas.theme.high_contrast:
        yield from canvas.pictures.prepare("table/walnut", canvas.surface.get_size(), cover=True)
    draw_walnut(canvas, 0.46)
    yield
    for upper in (True, False):
        side = 1 - sight.seat if upper else sight.seat
        yield from draw_runner(canvas, layout.half(upper=upper).field, pieces.side_name(side))


def draw_runner(canvas: Canvas, box: Box, side: Side) -> Iterator[None]:
    """A woven runner under a field, in steps."""
    if canvas.theme.high_contrast:
        canvas.fill(box, "#101010")
        return
    name, reach = f"table/runner_{side}", box.inset(-8, -6)
    yield from canvas.prepare(name, reach)
    if not canvas.picture(name, reach):
        canvas.kept(("runner", side), box, lambda size: woven(size, side))
    yield


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


def furniture(layout: TableLayout, sight: TableSight, easel: Easel) -> Iterator[Piece]:
    """What rests on the ground beneath the cards: Walls, manna, decks and the day wheel."""
    for side in sight.sides:
        half = layout.half(upper=side.side != sight.seat)
        if sight.siege is not None and side.side == DEEP:
            yield days_piece(half, side, sight.siege)
        else:
            yield walls_piece(half, side)
            yield manna_piece(half, side, folded=layout.folded and side.side != sight.seat)
        yield piles_piece(half, side, easel)
    at, radius = layout.wheel, layout.wheel_radius
    day, phase = sight.day, sight.phase
    yield Piece(
        "wheel", pieces.wheel_reach(at, radius), (day, phase),
        lambda on: pieces.draw_wheel(on, at, radius, day, phase),
    )  # fmt: skip


def niche(layout: TableLayout) -> Iterator[Piece]:
    """Where a card that is pointed at is shown large, if that is beside the log."""
    box = layout.preview
    if not layout.floats and layout.hovers:
        yield Piece("niche", box.inset(-4), None, lambda canvas: draw_niche(canvas, box))


def draw_niche(canvas: Canvas, box: Box) -> None:
    """An empty place for a large card, and what brings one there."""
    draw_empty(canvas, box)
    canvas.text(TO_SEE_IT, box.inset(box.w * 0.14), HINT.inked(canvas.theme.muted), "c", "m")


def walls_piece(half: HalfTable, side: SideSight) -> Piece:
    """A side's Walls with the count as it is."""
    return Piece(
        ("walls", side.side), half.walls.inset(-20), (side.walls, side.start),
        lambda canvas: walls_track.draw_walls(canvas, half.walls, side, side.walls),
    )  # fmt: skip


def manna_piece(half: HalfTable, side: SideSight, *, folded: bool) -> Piece:
    """A side's Altar by name, and its manna."""
    box = half.altar_label
    reach = Box(box.x, box.y, box.w * 2.6, box.h) if folded else box
    standing = sum(one.standing for one in side.altar)
    return Piece(
        ("manna", side.side), reach.inset(-10), (standing, len(side.altar), side.manna),
        lambda canvas: pieces.draw_manna(canvas, box, side, folded=folded),
    )  # fmt: skip


def piles_piece(half: HalfTable, side: SideSight, easel: Easel) -> Piece:
    """A side's deck, and where its Wilderness would lie."""
    reach = half.deck.union(half.wilderness).inset(-30)
    state = (min(3, side.deck), not side.wilderness)
    return Piece(
        ("piles", side.side), reach, state,
        lambda canvas: draw_piles_of(canvas, half, side, easel),
    )  # fmt: skip


def pile_counts(layout: TableLayout, sight: TableSight) -> Iterator[Piece]:
    """The counts and names of all four piles, over their cards."""
    for side in sight.sides:
        half = layout.half(upper=side.side != sight.seat)
        yield from (
            _count_piece(half.deck, side.deck, (deck_name(sight, side.side), side.side)),
            _count_piece(half.wilderness, len(side.wilderness), ("Wilderness", side.side)),
        )


def deck_name(sight: TableSight, side: int) -> str:
    """What a side's deck is called."""
    return ON_THE_PILE if sight.siege is not None and side == DEEP else "Deck"


def _count_piece(box: Box, count: int, key: tuple[str, int]) -> Piece:
    return Piece(
        ("count", key), box.inset(-40), count,
        lambda canvas: pieces.draw_pile(canvas, box, count, key[0]),
    )  # fmt: skip


def draw_piles_of(canvas: Canvas, half: HalfTable, side: SideSight, easel: Easel) -> None:
    """A side's deck; the Wilderness's cards are drawn as cards."""
    if side.deck:
        draw_stack(canvas, half.deck, side, easel)
    else:
        draw_empty(canvas, half.deck)
    if not side.wilderness:
        draw_empty(canvas, half.wilderness)


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
    canvas.panel(box, pieces.side_name(sight.seat))
    side = "Covenant" if SIDE_IDS[sight.seat] == "covenant" else "Deep"
    words = f"You lead the {side}" if who == "You" else f"{who} leads the {side}"
    if sight.siege is not None:
        words = "Hold Jerusalem" if who == "You" else who
    room = Box(box.x + 18, box.y, box.w - 78, box.h)
    if not is_whole(canvas.type.fit(words, NAME, Size(room.w, room.h), 1), words):
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
