"""Draws the lanes of a battle: attacker above, those in its way below, and what will come of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine.kernel.ids import Ref
from engine.seraphs.forecast import Lane
from scenes import paint
from scenes.canvas import Canvas
from scenes.cards.look import CardLook, Mark
from scenes.geometry import Box, Size
from scenes.pace import patiently
from scenes.seraphs import board, pieces
from scenes.seraphs.battle_layout import STEPPER_H, LaneBoxes
from scenes.seraphs.splitting import Split
from scenes.seraphs.standing import Card, Easel, plain_look
from scenes.typeset import Style

TITLE = Style("display", 62, floor=0.5)
SUBTITLE = Style("italic", 27)
WORDS = Style("bold", 24, leading=1.14, floor=0.62)
LABEL = Style("caps", 24, tracking=1.2)
SHARE = Style("number", 38)
SIGN = Style("number", 30)


@dataclass(frozen=True, slots=True)
class LaneLook:
    """A lane to be drawn. `cards`: the attacker, then those in its way. `lit`: it may be chosen.

    `size`: of the words, the same in all lanes.
    """

    lane: Lane
    cards: tuple[Card, ...]
    words: str
    lit: bool
    refused: bool
    size: float = WORDS.size


def draw_title(canvas: Canvas, box: Box) -> Iterator[None]:
    """The name of the scene, and the rule in five words; in steps."""
    title = Box(box.x, box.y, box.w, box.h * 0.64)
    canvas.text("Battle", title, TITLE.inked(canvas.theme.cream), "c", "m")
    yield
    below = Box(box.x, title.bottom, box.w, box.h * 0.36)
    told = SUBTITLE.inked(canvas.theme.muted)
    canvas.text("Strength meets Heart, at the same time", below, told, "c", "m")
    yield


def draw_lane(canvas: Canvas, easel: Easel, look: LaneLook, boxes: LaneBoxes) -> Iterator[None]:
    """One lane, in steps."""
    if not canvas.sees(boxes.box.inset(-24)):
        return
    if look.lit:
        canvas.glow(boxes.box, "#ffd25766", 16, 22)
    edge = ("#ffd257", "#d9a93c") if look.lit else ("#6a5a48", "#3a3030")
    canvas.ribbon(boxes.box, canvas.theme.panel, edge, 18)
    yield
    attacker, *blockers = look.cards
    threatened = with_marks(attacker, attacker.marks | {"threatened"})
    yield from drawing_tile(canvas, easel, threatened, boxes.attacker)
    canvas.diamond(boxes.link, 18, lit=bool(blockers))
    if blockers:
        for card, box in zip(blockers, boxes.blockers, strict=False):
            yield from drawing_tile(canvas, easel, with_marks(card, card.marks), box)
    else:
        draw_nobody(canvas, boxes.blockers[0])
    yield
    ink = "#ffc9ae" if look.refused else canvas.theme.cream
    ink = canvas.theme.muted if look.refused and canvas.theme.high_contrast else ink
    canvas.text(look.words, boxes.words, WORDS.sized(look.size).inked(ink), "c", "m")
    yield


def of_one_size(
    canvas: Canvas, looks: Sequence[LaneLook], boxes: Sequence[LaneBoxes]
) -> list[LaneLook]:
    """The same lanes with words as large as those that have the least room."""
    sizes = [
        canvas.type.fit(look.words, WORDS, Size(at.words.w, at.words.h)).style.size
        for look, at in zip(looks, boxes, strict=True)
    ]
    return [replace(look, size=min(sizes)) for look in looks]


def draw_nobody(canvas: Canvas, box: Box) -> None:
    """The empty place in an attacker's way."""
    canvas.kept("nobody", box, board.outlined)
    told = Style("italic", 22, floor=0.6).inked(canvas.theme.muted)
    canvas.text("Nobody in the way", box.inset(10), told, "c", "m")


def draw_tile(canvas: Canvas, easel: Easel, card: Card, box: Box) -> None:
    """A card of the battle, standing, as it is now."""
    if canvas.sees(box.inset(-24)):
        look = tile_look(canvas, easel, card, box)
        pieces.draw_card(canvas, easel.faces, look, box.centre)


def drawing_tile(canvas: Canvas, easel: Easel, card: Card, box: Box) -> Iterator[None]:
    """The same in steps."""
    yield from patiently(partial(draw_tile, canvas, easel, card, box))
    yield


def tile_look(canvas: Canvas, easel: Easel, card: Card, box: Box) -> CardLook:
    """How a card of the battle looks in its box."""
    return plain_look(card, canvas, easel, "field", box.w)


def draw_bench_label(canvas: Canvas, box: Box, words: str) -> None:
    """What lies on the bench."""
    canvas.text(words, box, LABEL.inked(canvas.theme.gold_light), "c", "m")


def draw_split(canvas: Canvas, split: Split, boxes: Mapping[Ref, Box]) -> None:
    """Each one's share below its card, with less and more beside it."""
    for ref, box in boxes.items():
        less, more = split_boxes(box)
        plate = Box(less.x, less.y, more.right - less.x, less.h).inset(-4)
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
    """The boxes of less and more below a card."""
    side = min(STEPPER_H - 18, box.w * 0.3)
    row = Box(box.x + 4, box.bottom + 12, box.w - 8, side)
    return row.left_slice(side), row.right_slice(side)


def with_marks(card: Card, marks: set[Mark] | frozenset[Mark]) -> Card:
    """The same card with these marks, said of it in the lanes."""
    return replace(card, marks=frozenset(marks) - {"goes_out", "in_the_way", "announced"})
