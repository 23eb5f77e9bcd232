"""How each card on the table stands now: its look, made from the sight and what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.kernel.ids import Ref
from engine.seraphs.cards import card
from engine.seraphs.commands import Command
from engine.seraphs.sight import FieldCard, SideSight, TableSight
from engine.seraphs.words import Side
from scenes.canvas import Canvas
from scenes.cards.face import Faces
from scenes.cards.look import CardLook, Mark, Size
from scenes.seraphs.layout import Place, Zone
from scenes.seraphs.pieces import side_name
from scenes.services import Settings

_NO_MARKS: frozenset[Mark] = frozenset()
FULL_PX = 300
SIZES: Mapping[Zone, Size] = {
    "hand": "hand",
    "altar": "field",
    "field": "field",
    "wilderness": "field",
    "stage": "full",
}


@dataclass(frozen=True, slots=True)
class Card:
    """A card that lies on the table: what it is and what is true of it.

    `id` is "" where its seat has not seen it. `side` is the side it is on.
    """

    ref: Ref
    id: str
    side: Side
    cost: int = -1
    strength: int = -1
    heart: int = -1
    damage: int = 0
    down: bool = False
    marks: frozenset[Mark] = _NO_MARKS


@dataclass(frozen=True, slots=True)
class Marked:
    """What the scene itself marks: what may be pointed at, what was, and what is aimed at."""

    options: Mapping[Ref, tuple[Command, ...]] = field(default_factory=dict)
    picked: frozenset[Ref] = frozenset()
    aimed_at: frozenset[Ref] = frozenset()

    def of(self, ref: Ref) -> frozenset[Mark]:
        """The marks of one card."""
        found: set[Mark] = set()
        if ref in self.options:
            found.add("legal")
        if ref in self.picked:
            found.add("chosen")
        if ref in self.aimed_at:
            found.add("threatened")
        return frozenset(found)


def cards_of(sight: TableSight) -> dict[Ref, Card]:
    """Every card on the table by its ref."""
    found: dict[Ref, Card] = {}
    for side in sight.sides:
        found |= _of_side(side)
    for said in sight.said:
        there = found.get(said.ref) or Card(said.ref, said.id, said.side)
        found[said.ref] = replace(there, marks=there.marks | {"announced"})
    return found


@dataclass(frozen=True, slots=True)
class Easel:
    """What cards are drawn with: the faces that are kept, and the person's settings."""

    faces: Faces
    settings: Settings


def look(shown: Card, place: Place, canvas: Canvas, easel: Easel, marked: Marked) -> CardLook:
    """The look of a card where it lies."""
    size = SIZES[place.zone]
    if place.upper and size == "hand":
        size = "field"
    if size == "full" and place.box.w * canvas.scale < FULL_PX:
        size = "hand"
    marks = shown.marks | marked.of(shown.ref)
    if place.zone == "stage":
        marks -= {"announced"}
    return _look(shown, easel, (size, canvas.length(place.box.w)), (place.sideways, marks))


def plain_look(shown: Card, canvas: Canvas, easel: Easel, size: Size, width: float) -> CardLook:
    """The look of a card at a width in canvas units; a back where it lies face down."""
    return _look(shown, easel, (size, canvas.length(width)), (False, shown.marks))


def face_up(shown: Card) -> Card:
    """The same card as its own player may look at it."""
    return replace(shown, down=False)


def _look(
    shown: Card, easel: Easel, of: tuple[Size, int], lies: tuple[bool, frozenset[Mark]]
) -> CardLook:
    settings = easel.settings
    return CardLook(
        card_id=shown.id if shown.id and not shown.down else None,
        side=side_name(shown.side),
        size=of[0],
        width_px=of[1],
        text_scale=settings.text_scale,
        face=settings.text_face,
        high_contrast=settings.high_contrast,
        measures=settings.measures,
        hide_picture=bool(settings.hide_prophets),
        strength=shown.strength if shown.strength >= 0 else None,
        heart=shown.heart if shown.heart >= 0 else None,
        cost=shown.cost if shown.cost >= 0 else None,
        damage=shown.damage,
        sideways=lies[0],
        marks=lies[1],
    )


def _of_side(side: SideSight) -> dict[Ref, Card]:
    found = {one.ref: Card(one.ref, one.id, side.side) for one in side.wilderness}
    for laid in side.altar:
        found[laid.ref] = Card(laid.ref, laid.id, side.side, down=True)
    for held in side.hand:
        found[held.ref] = Card(held.ref, held.id, side.side, cost=held.cost if held.id else -1)
    for one in side.field:
        found[one.ref] = _in_play(one)
    return found


def _in_play(one: FieldCard) -> Card:
    fights = card(one.id).type == "character"
    marks: set[Mark] = {name for name, true in _truths(one, fights=fights) if true}
    return Card(
        one.ref,
        one.id,
        one.side,
        strength=one.strength if fights else -1,
        heart=one.heart if fights else -1,
        damage=one.damage,
        marks=frozenset(marks),
    )


def _truths(one: FieldCard, *, fights: bool) -> tuple[tuple[Mark, bool], ...]:
    return (
        ("goes_out", one.attacks),
        ("in_the_way", one.stands_against >= 0),
        ("first_day", one.first_day and fights),
        ("turned", one.turned),
        ("spared", one.spared),
        ("held", one.held and fights),
        ("stopped", one.stopped),
    )
