"""A composed still: cards, Walls, panes and words laid out on a small board, as on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, assert_never

from engine.seraphs.sight import SideSight
from engine.seraphs.words import COVENANT, Phase, Side
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook, Mark
from scenes.geometry import Box, Point
from scenes.seraphs import light, seal
from scenes.seraphs.pieces import draw_card, draw_wheel, side_name
from scenes.seraphs.walls_track import draw_bean, draw_walls
from scenes.services import Settings
from scenes.typeset import Style
from scenes.widgets.card import settled
from scenes.widgets.entry import draw_mark
from scenes.window_art import draw_framed_window, draw_window

WIDE, TALL = 400.0, 500.0
"""The board that all places are given on; it is drawn at any size of this shape."""

LABEL = Style("body", 27, leading=1.08, floor=0.5)
NAME = Style("display", 30, leading=1.05, floor=0.5)
NUMBER = Style("number", 38, floor=0.5)
WARM = "#c98a3c40"
MARK, EDGE = 34.0, 4.0
At: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """A card with its middle at a place; without an id it is a back of its side.

    `wide`: of the card as it stands. `tilt`: in degrees anticlockwise. `pile`: so many lie there.
    `cost`: what it costs now, where that is not what is printed.
    """

    at: At
    wide: float
    id: str = ""
    side: Side = COVENANT
    sideways: bool = False
    tilt: float = 0.0
    pile: int = 1
    damage: int = 0
    cost: int | None = None
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Walls:
    """A side's Walls track. `days`: its bean counts the Days of a Siege."""

    box: Box
    side: Side
    count: int
    start: int
    days: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Wheel:
    """The day wheel with one of its steps lit."""

    at: At
    radius: float
    day: int
    phase: Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class Pane:
    """A window of painted glass; or, without a frame, another picture such as "table/clash"."""

    box: Box
    name: str
    framed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """The thread of a Story pair between two places, sealed in its middle."""

    start: At
    end: At
    wax: float = 92.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Manna:
    """A lit diamond."""

    at: At


@dataclass(frozen=True, slots=True, kw_only=True)
class Bean:
    """A coffee bean."""

    at: At
    tall: float = 32.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """Words in the middle of a box. `mark`: a disc before them, as before a step of the panel."""

    text: str
    box: Box
    style: Style = LABEL
    mark: str = ""


Piece: TypeAlias = Face | Walls | Wheel | Pane | Pair | Manna | Bean | Word


@dataclass(frozen=True, slots=True)
class Still:
    """What is laid out, the lowest first, and a line that says what it shows."""

    caption: str
    pieces: tuple[Piece, ...]


class Board(NamedTuple):
    """Where a still is drawn, and with what."""

    canvas: Canvas
    faces: Faces
    settings: Settings
    box: Box

    @property
    def scale(self) -> float:
        """Canvas units to one unit of the board."""
        return self.box.w / WIDE

    def point(self, at: At) -> Point:
        """A place of the board on the canvas."""
        return Point(self.box.x + at[0] * self.scale, self.box.y + at[1] * self.scale)

    def part(self, box: Box) -> Box:
        """A box of the board on the canvas."""
        k = self.scale
        return Box(self.box.x + box.x * k, self.box.y + box.y * k, box.w * k, box.h * k)


def draw_still(board: Board, still: Still) -> None:
    """Draws the board and all that lies on it."""
    canvas, box = board.canvas, board.box
    canvas.shadow(box, 12, 20, 8)
    canvas.panel(box, radius=12)
    if not canvas.theme.high_contrast:
        _lay_wood(canvas, box.inset(EDGE))
    for piece in still.pieces:
        _draw(board, piece)


def _lay_wood(canvas: Canvas, box: Box) -> None:
    """The wood of the table within the board's edge, and light on its middle."""
    wood = canvas.pictures.cover("table/walnut", canvas.size_px(box))
    if wood is not None:
        canvas.blit_px(wood, canvas.px(box).topleft)
    glow = light.soft(canvas, box.w, box.h, WARM)
    light.laid(canvas, glow, box.centre, 1.0)


def _draw(board: Board, piece: Piece) -> None:
    canvas = board.canvas
    match piece:
        case Face():
            _draw_face(board, piece)
        case Walls():
            side = _side(piece.side, piece.start)
            draw_walls(canvas, board.part(piece.box), side, piece.count, days=piece.days)
        case Wheel():
            radius = piece.radius * board.scale
            draw_wheel(canvas, board.point(piece.at), radius, piece.day, piece.phase)
        case Pane():
            draw = draw_framed_window if piece.framed else draw_window
            draw(canvas, piece.name, board.part(piece.box), "covenant")
        case Pair():
            _draw_pair(board, piece)
        case Manna():
            canvas.diamond(board.point(piece.at), 24 * board.scale)
        case Bean():
            draw_bean(canvas, board.point(piece.at), piece.tall * board.scale)
        case Word():
            _draw_word(board, piece)
        case _:
            assert_never(piece)


def _draw_face(board: Board, piece: Face) -> None:
    plain = CardLook(
        card_id=piece.id or None,
        side=None if piece.id else side_name(piece.side),
        width_px=board.canvas.length(piece.wide * board.scale),
        sideways=piece.sideways,
        damage=piece.damage,
        cost=piece.cost,
        marks=frozenset(piece.marks),
    )
    look, step = settled(plain, board.settings), piece.wide * 0.04
    for i in reversed(range(piece.pile)):
        at = board.point((piece.at[0] + step * i, piece.at[1] + step * i))
        draw_card(board.canvas, board.faces, look, at, piece.tilt)


def _draw_pair(board: Board, piece: Pair) -> None:
    canvas = board.canvas
    start, end = board.point(piece.start), board.point(piece.end)
    seal.join(canvas, start, end)
    at, wide = seal.between((start, end), 0.5), piece.wax * board.scale
    canvas.picture("marks/seal", Box(at.x - wide / 2, at.y - wide / 2, wide, wide))


def _draw_word(board: Board, piece: Word) -> None:
    canvas, box = board.canvas, board.part(piece.box)
    ink = canvas.theme.cream if piece.style is LABEL else canvas.theme.gold_light
    if piece.mark:
        size = MARK * board.scale
        draw_mark(canvas, piece.mark, Point(box.x + size / 2, box.centre.y), size)
        box = box.right_slice(box.w - size - 8)
    canvas.text(piece.text, box, piece.style.inked(ink), "l" if piece.mark else "c", "m")


def _side(side: Side, start: int) -> SideSight:
    """A side of which nothing is asked but where its bean began."""
    return SideSight(side, start, start, 0, 0, 0, (), (), (), (), (), ())
