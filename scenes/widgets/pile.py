"""A pile of cards, deck or Wilderness: a few edges, the card on top, and how many there are."""

from __future__ import annotations

from dataclasses import dataclass

from scenes import paint
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook
from scenes.geometry import Box
from scenes.typeset import Style
from scenes.widgets.card import fitted
from scenes.widgets.walls import middle

EDGE = 3.0
"""How far each lower card of a pile shows, in canvas units."""


@dataclass(frozen=True, slots=True)
class PileLook:
    """A pile as it lies.

    Attributes:
        label: its name, below it.
        count: how many cards.
        top: the card that shows, a back or a face; its width is taken from the box.
    """

    label: str
    count: int
    top: CardLook


def draw_pile(canvas: Canvas, box: Box, look: PileLook, faces: Faces) -> None:
    """A pile in the box of its top card; its count lies over the foot, its name is below."""
    if look.count:
        draw_stack(canvas, box, look, faces)
    else:
        draw_empty(canvas, box)
    draw_count(canvas, box, look.count, look.label)


def edges(count: int) -> int:
    """How many cards show beneath the top one: the fuller the pile, the more, up to three."""
    return sum(count > least for least in (1, 10, 25))


def draw_stack(canvas: Canvas, box: Box, look: PileLook, faces: Faces) -> None:
    """The cards of a pile that are not its last."""
    top = fitted(look.top, canvas, box)
    under = edges(look.count)
    canvas.shadow(box.moved(0, under * EDGE), 8, 10, 4)
    for i in range(under, 0, -1):
        back = CardLook(side=top.side or "covenant", size="field", width_px=top.width_px)
        canvas.blit_middle(faces.surface(back), box.moved(i * EDGE * 0.7, i * EDGE).centre)
    canvas.blit_middle(faces.surface(top), box.centre)


def draw_empty(canvas: Canvas, box: Box) -> None:
    """Where a pile would lie: a hollow in the table."""
    size = canvas.size_px(box)
    hollow = paint.panel(size, 6 * canvas.scale, 1.6 * canvas.scale, ("#8a7a5a90",), ("#0b0708b0",))
    canvas.blit_px(hollow, canvas.px(box).topleft)


def draw_count(canvas: Canvas, box: Box, count: int, label: str) -> None:
    """How many cards there are, on a dark plaque over the foot, and the pile's name below."""
    style = Style("number", 24 / canvas.text_scale * min(1.3, canvas.text_scale), "#fff3d6")
    wide = max(46.0, canvas.type.width(str(count), style) + 20)
    high = max(30.0, canvas.type.line_height(style) * 0.95)
    badge = Box(box.centre.x - wide / 2, box.bottom - high + 6, wide, high)
    canvas.ribbon(badge, canvas.theme.panel, ("#8a7a5a",), high * 0.24)
    middle(canvas, str(count), badge.centre, style)
    name = Style("caps", 20, "#f0dfb4", tracking=0.4, floor=0.5)
    room = Box(box.x - 20, badge.bottom + 2, box.w + 40, canvas.type.line_height(name))
    canvas.text(label, room, name, "c", "t")
