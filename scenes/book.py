"""The open book of the reading: cover, two pages, and how a story flows down the right one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes import paint
from scenes.balance import balanced
from scenes.canvas import Align, Canvas
from scenes.geometry import Box, Point, Size
from scenes.ground import noise
from scenes.steps import Steps, scaling
from scenes.theme import Theme, colour
from scenes.typeset import Style, Typesetter

LARGE_TEXT = 1.4
INITIAL_LINES = 3
CELLS = 11
STORY = Style("body", 37, leading=1.35)
PAINTED_PAGES = {
    "left": (170, 102, 790, 844),
    "right": (960, 102, 788, 844),
    "sheet": (190, 112, 620, 820),
}
"""Where the pages, and a sheet without a fold, are on the painted book."""

EDGES = ("#8f7c55", "#d8c79c", "#a8946a", "#e4d5ae")
"""The cut edges of the pages that lie beneath, the lowest first."""

TIGHTER = (1.0, 0.95, 0.9)
"""How much smaller a story may be set so that it fits on one page."""
QUOTE = Style("italic", 34, leading=1.3)
SOURCE = Style("caps", 25, leading=1.5)


class BookLayout(NamedTuple):
    """Where the parts of the book are.

    Attributes:
        cover: the whole book.
        left, right: its pages.
        picture: the window, on the left page.
        title: name, epithet, plate and occasion, below the window.
        text: where the story flows, on the right page.
        buttons: below the text.
        foot: the line below the book.
    """

    cover: Box
    left: Box
    right: Box
    picture: Box
    title: Box
    text: Box
    buttons: Box
    foot: Box


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the right page.

    Attributes:
        kind: story, quote, source, rule or initial.
        text: what it says.
        x, y: where it starts, or its middle; y is its baseline.
        style: how it is set.
        align: level.
    """

    kind: str
    text: str
    x: float
    y: float
    style: Style
    align: Align = "l"


def book_layout(size: Size, text_scale: float) -> BookLayout:
    """The book in the middle; with large text the left page is narrow."""
    foot_h = 70 * min(1.6, text_scale)
    cover = Box(size.w * 0.076, 60, size.w * 0.848, size.h - 60 - foot_h - 30)
    inside = cover.inset(24, 22)
    share = 0.5 if text_scale < LARGE_TEXT else 0.3
    left, right = inside.left_slice(inside.w * share), inside.right_slice(inside.w * (1 - share))
    margin = min(70.0, left.w * 0.09)
    room = left.inset(margin, 56)
    tall = min(room.w * 0.8, room.h * (0.62 if text_scale < LARGE_TEXT else 0.4))
    picture = Box(room.x + (room.w - tall * 1.25) / 2, room.y, tall * 1.25, tall)
    title = Box(room.x, picture.bottom + 26, room.w, room.bottom - picture.bottom - 20)
    buttons = right.inset(64, 34).bottom_slice(58 * min(1.35, text_scale))
    text = Box(right.x + 70, right.y + 66, right.w - 140, buttons.y - right.y - 92)
    foot = Box(cover.x, cover.bottom + 16, cover.w, foot_h)
    return BookLayout(cover, left, right, picture, title, text, buttons, foot)


def flow(
    kind: Typesetter, theme: Theme, told: tuple[str, str, str], room: Size
) -> list[list[Line]]:
    """Lets a story, its quotation and its source flow down pages of a size.

    Args:
        kind: sets the text.
        theme: its inks.
        told: the story ("" for none), the quotation and where it stands.
        room: of one page, in canvas units.

    Returns:
        The lines of each page; x and y are counted from the page's corner.
    """
    for k in TIGHTER:
        pages = _flowed(kind, theme, told, (room, k))
        if len(pages) == 1:
            return pages
    return _flowed(kind, theme, told, (room, 1.0))


def _flowed(
    kind: Typesetter, theme: Theme, told: tuple[str, str, str], within: tuple[Size, float]
) -> list[list[Line]]:
    """The same at a share of the usual size, on as many pages as it takes."""
    story, quote, source = told
    room, k = within
    style = STORY.inked(theme.ink).sized(STORY.size * k)
    lines = story_lines(kind, style, story, room.w) if story else []
    tail = quote_lines(kind, theme, (quote, source), within) if quote else []
    pages: list[list[Line]] = [[]]
    shift = 0.0
    for block in [[line] for line in lines] + ([tail] if tail else []):
        offset = 0.0 if block is not tail or not lines else lines[-1].y
        bottom = block[-1].y + offset - shift + 12
        if bottom > room.h and pages[-1]:
            pages.append([])
            shift = block[0].y + offset - kind.ascent(block[0].style) - (30 if block is tail else 0)
        pages[-1] += [moved(line, offset - shift) for line in block]
    return pages


def story_lines(kind: Typesetter, style: Style, story: str, width: float) -> list[Line]:
    """The story under an illuminated initial."""
    high, top = kind.line_height(style), kind.ascent(style)
    large = initial_size(kind, style)
    if not story[0].isalpha():
        return [
            Line("story", t, 0, top + i * high, style)
            for i, t in enumerate(kind.wrap(story, style, width))
        ]
    beside = kind.wrap(story[1:].lstrip(), style, width - large - 22)
    first = beside[:INITIAL_LINES]
    rest = " ".join(beside[INITIAL_LINES:])
    lines = [Line("initial", story[0], 0, large, style.sized(large))]
    lines += [Line("story", t, large + 22, top + i * high, style) for i, t in enumerate(first)]
    below = max(INITIAL_LINES * high, large + 8) + top
    if rest:
        wrapped = kind.wrap(rest, style, width)
        lines += [Line("story", t, 0, below + i * high, style) for i, t in enumerate(wrapped)]
    return lines


def quote_lines(
    kind: Typesetter, theme: Theme, told: tuple[str, str], within: tuple[Size, float]
) -> list[Line]:
    """The quotation, set apart by a rule with a diamond, and where it stands."""
    (width, _), k = within
    style = QUOTE.inked(theme.heading).sized(QUOTE.size * k)
    source = SOURCE.inked(theme.second)
    high = kind.line_height(style)
    lines = [Line("rule", "", width / 2, 52 * k, style)]
    y = 52 * k + 14 + high
    quote, room = f"“{told[0].strip('“”')}”", width * 0.94
    for text in balanced(kind, quote, kind.set(quote, style, room), room).lines:
        lines.append(Line("quote", text, width / 2, y, style, "c"))
        y += high
    lines.append(Line("source", told[1], width / 2, y + 4, source, "c"))
    return lines


def initial_size(kind: Typesetter, style: Style) -> float:
    """How large the initial's square is: as high as its lines."""
    return (
        INITIAL_LINES * kind.line_height(style)
        - (kind.line_height(style) - kind.cap_height(style))
        + 8
    )


def moved(line: Line, down: float) -> Line:
    """The same line, lower."""
    return Line(line.kind, line.text, line.x, line.y + down, line.style, line.align)


def draw_line(canvas: Canvas, line: Line, corner: Point, ink: str = "") -> Box:
    """Draws one line of a page whose corner is given; gives the box that it fills."""
    if line.kind == "initial":
        return draw_initial(canvas, line, corner)
    x, y = corner.x + line.x, corner.y + line.y
    if line.kind == "rule":
        draw_rule(canvas, Point(x, y))
        return Box(x - 180, y - 14, 360, 28)
    return canvas.line(line.text, x, y, line.style.inked(ink or line.style.colour), line.align)


def draw_rule(canvas: Canvas, at: Point) -> None:
    """A line with a diamond in the middle."""
    for left in (at.x - 150, at.x + 18):
        canvas.rule(left, at.y, 132, "#8a5a22b0")
    size = (canvas.length(17), canvas.length(24))
    canvas.blit_middle(paint.diamond(size, "#b98a32"), Point(at.x, at.y + 1))


def draw_initial(canvas: Canvas, line: Line, corner: Point) -> Box:
    """The leaded initial: gold blocks, lapis, a ruby disc, and the letter."""
    box = Box(
        corner.x + line.x, corner.y + line.y - line.style.size + 8, line.style.size, line.style.size
    )
    canvas.kept("initial", box, initial_panel)
    letter = Style("display", box.h * 0.86 / canvas.text_scale, "#fff3cf")
    middle = box.centre
    canvas.line(
        line.text.upper(), middle.x, middle.y + canvas.type.cap_height(letter) * 0.48, letter, "c"
    )
    return box


def initial_panel(size: tuple[int, int]) -> Steps:
    """The glass behind an initial, in steps."""
    n = size[0] * 2
    made = Surface((n, n), pygame.SRCALPHA)
    made.fill(colour("#15110f"))
    gold, lapis, ruby = (
        ("#f2c14e", "#d9a032", "#ffe08a"),
        ("#12307a", "#1c4aa6", "#0d2460"),
        ("#8f2a2a", "#7a1f24", "#5d1420"),
    )
    cell = n / CELLS
    for i in range(CELLS):
        for j in range(CELLS):
            rim = {i, j} & {0, CELLS - 1}
            ink = (gold if rim else lapis)[(i * 5 + j * 3) % 3]
            pygame.draw.rect(made, colour(ink), (i * cell + 1, j * cell + 1, cell - 2, cell - 2))
    pygame.draw.circle(made, colour("#15110f"), (n / 2, n / 2), n * 0.39)
    for k in range(12):
        yield
        ring = Surface((n, n), pygame.SRCALPHA)
        pygame.draw.circle(ring, colour(ruby[k % 3]), (n / 2, n / 2), n * 0.375)
        wedge = Surface((n, n), pygame.SRCALPHA)
        a = pygame.Vector2(n, 0)
        points = [(n / 2, n / 2)] + [
            tuple(pygame.Vector2(n / 2, n / 2) + a.rotate(k * 30 + d)) for d in (0.8, 15, 29.2)
        ]
        pygame.draw.polygon(wedge, "white", points)
        ring.blit(wedge, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(ring, (0, 0))
    return pygame.transform.smoothscale(made, size).convert_alpha()


def draw_book(canvas: Canvas, layout: BookLayout) -> None:
    """Cover and pages."""
    cover = layout.cover
    canvas.shadow(cover, 20, 40, 18)
    metal = canvas.theme.sides["covenant"].metal
    leather = ("#5d1420", "#3a0c14", "#24070c")
    made = paint.panel(canvas.size_px(cover), 18 * canvas.scale, 4 * canvas.scale, metal, leather)
    canvas.blit_px(made, canvas.px(cover).topleft)
    if not canvas.theme.high_contrast:
        draw_edges(canvas, layout.left.union(layout.right))
    for side, page in (("left", layout.left), ("right", layout.right)):
        canvas.kept(("page", side), page, partial(draw_page, canvas, side))


def draw_edges(canvas: Canvas, pages: Box) -> None:
    """The edges of the pages that lie under the open ones."""
    for i, ink in enumerate(EDGES):
        out = 2.4 * (len(EDGES) - i)
        canvas.fill(Box(pages.x - out, pages.y + out, pages.w + 2 * out, pages.h), ink)


def draw_page(canvas: Canvas, side: str, size: tuple[int, int]) -> Steps:
    """One page, or a single sheet: from the painted book, or a plain one; in steps."""
    inks = canvas.theme.parchment
    if canvas.theme.high_contrast:
        return parchment(size, inks, side, plain=True)
    yield from canvas.pictures.prepare("table/reading")
    painted = canvas.pictures.get("table/reading")
    if painted is None:
        return parchment(size, inks, side, plain=False)
    made = yield from scaling(painted.subsurface(PAINTED_PAGES[side]), size)
    if side == "sheet":
        edges = yield from scaling(worn_edges(side), size)
        yield
        made.blit(edges, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def parchment(size: tuple[int, int], inks: tuple[str, str], side: str, *, plain: bool) -> Surface:
    """One page: mottled, darker at its edges, in shadow at the fold."""
    made = Surface(size).convert()
    made.fill(colour(inks[0]))
    if plain:
        return made
    for name, cells in (("mottle", (14, 16)), ("fibre", (120, 150))):
        soft = pygame.transform.smoothscale(noise(name + side, cells, 16), size)
        made.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    edges = pygame.transform.smoothscale(worn_edges(side), size)
    made.blit(edges, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def worn_edges(side: str) -> Surface:
    """What darkens a page towards its edges and its fold, small; a sheet has edges alone."""
    edges = Surface((32, 32)).convert()
    for x in range(32):
        for y in range(32):
            far = {"left": x, "right": 31 - x}.get(side, min(x, 31 - x))
            fold = {"left": 31 - x, "right": x}.get(side, 31) / 31
            rim = min(far, y, 31 - y) / 31
            v = (1 - 0.2 * max(0.0, 1 - rim * 5) ** 1.5) * (
                1 - 0.55 * max(0.0, 1 - fold * 6.5) ** 1.6
            )
            edges.set_at((x, y), (round(255 * v), round(252 * v), round(244 * v**1.15)))
    return edges
