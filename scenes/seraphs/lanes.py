"""Draws the lanes of a battle: attacker above, those in its way below, and what will come of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.kernel.ids import Ref
from engine.seraphs.forecast import Lane
from scenes import paint
from scenes.canvas import Canvas
from scenes.cards.look import CardLook, Mark
from scenes.geometry import Box, Point
from scenes.seraphs import board, pieces
from scenes.seraphs.battle_layout import LaneBoxes
from scenes.seraphs.splitting import Split
from scenes.seraphs.standing import Card, Easel, plain_look
from scenes.typeset import Style

TITLE = Style("display", 62, floor=0.5)
SUBTITLE = Style("italic", 27)
WORDS = Style("bold", 24, leading=1.14, floor=0.62)
LABEL = Style("caps", 24, tracking=1.2)
SHARE = Style("number", 38)
SIGN = Style("number", 30)
TILE_NEEDS = 300


@dataclass(frozen=True, slots=True)
class LaneLook:
    """A lane to be drawn. `cards`: the attacker, then those in its way. `lit`: it may be chosen."""

    lane: Lane
    cards: tuple[Card, ...]
    words: str
    lit: bool
    refused: bool


def draw_title(canvas: Canvas, box: Box) -> None:
    """The name of the scene, and the rule in five words."""
    title = Box(box.x, box.y, box.w, box.h * 0.64)
    canvas.text("Battle", title, TITLE.inked(canvas.theme.cream), "c", "m")
    below = Box(box.x, title.bottom, box.w, box.h * 0.36)
    told = SUBTITLE.inked(canvas.theme.muted)
    canvas.text("Strength meets Heart, at the same time", below, told, "c", "m")


def draw_lane(canvas: Canvas, easel: Easel, look: LaneLook, boxes: LaneBoxes) -> None:
    """One lane."""
    if not canvas.sees(boxes.box.inset(-24)):
        return
    if look.lit:
        canvas.glow(boxes.box, "#ffd25766", 16, 22)
    edge = ("#ffd257", "#d9a93c") if look.lit else ("#6a5a48", "#3a3030")
    canvas.ribbon(boxes.box, canvas.theme.panel, edge, 18)
    attacker, *blockers = look.cards
    draw_tile(canvas, easel, with_marks(attacker, attacker.marks | {"threatened"}), boxes.attacker)
    middle = Point(boxes.attacker.centre.x, boxes.attacker.bottom + 8)
    canvas.diamond(middle, 18, lit=bool(blockers))
    if blockers:
        for card, box in zip(blockers, boxes.blockers, strict=False):
            draw_tile(canvas, easel, card, box)
    else:
        draw_nobody(canvas, boxes.blockers[0])
    ink = "#ffc9ae" if look.refused else canvas.theme.cream
    ink = canvas.theme.muted if look.refused and canvas.theme.high_contrast else ink
    canvas.text(look.words, boxes.words, WORDS.inked(ink), "c", "m")


def draw_nobody(canvas: Canvas, box: Box) -> None:
    """The empty place in an attacker's way."""
    canvas.kept("nobody", box, board.outlined)
    told = Style("italic", 22, floor=0.6).inked(canvas.theme.muted)
    canvas.text("Nobody in the way", box.inset(10), told, "c", "m")


def draw_tile(canvas: Canvas, easel: Easel, card: Card, box: Box) -> None:
    """A card of the battle, standing, as it is now."""
    if canvas.sees(box.inset(-24)):
        pieces.draw_card(canvas, easel.faces, tile_look(canvas, easel, card, box), box.centre)


def tile_look(canvas: Canvas, easel: Easel, card: Card, box: Box) -> CardLook:
    """How a card of the battle looks in its box."""
    return plain_look(card, canvas, easel, "field", box.w)


def draw_bench_label(canvas: Canvas, box: Box, words: str) -> None:
    """What lies on the bench."""
    canvas.text(words, box, LABEL.inked(canvas.theme.gold_light), "c", "m")


def draw_split(canvas: Canvas, split: Split, boxes: Mapping[Ref, Box]) -> None:
    """Each one's share over its card, with less and more beside it."""
    for ref, box in boxes.items():
        less, more = split_boxes(box)
        plate = Box(less.x - 6, less.y - 6, more.right - less.x + 12, less.h + 12)
        canvas.ribbon(plate, canvas.theme.panel, canvas.theme.sides["covenant"].metal, 10)
        for sign, at in (("−", less), ("+", more)):
            made = paint.ribbon(
                canvas.size_px(at),
                6 * canvas.scale,
                2 * canvas.scale,
                ("#7fa2ea", "#0a1a44"),
                canvas.theme.buttons["lapis"],
            )
            canvas.blit_px(made, canvas.px(at).topleft)
            canvas.text(sign, at, SIGN.inked(canvas.theme.cream), "c", "m")
        middle = Box(less.right, less.y, more.x - less.right, less.h)
        canvas.text(str(split.shares[ref]), middle, SHARE.inked(canvas.theme.cream), "c", "m")


def split_boxes(box: Box) -> tuple[Box, Box]:
    """The boxes of less and more on a card."""
    side = min(46.0, box.w * 0.3)
    row = Box(box.x, box.y + box.h * 0.22, box.w, side)
    return row.left_slice(side), row.right_slice(side)


def with_marks(card: Card, marks: set[Mark] | frozenset[Mark]) -> Card:
    """The same card with these marks, said of it in the lanes."""
    return replace(card, marks=frozenset(marks) - {"goes_out", "in_the_way", "announced"})
