"""The full face: all that a card says, 300 pixels wide or more (LOOK.md §3, full face)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import Rect

from scenes.cards.anatomy import Anatomy, Ruler, Spot, Written, line_px
from scenes.cards.anatomy_tile import NAME_LEAD, packed
from scenes.cards.content import Words
from scenes.cards.lettering import Letters
from scenes.steps import Making
from scenes.theme import Role

Part = str

_SILL = 618
"""Where the banner ends when the panel has not grown, on the master card."""

_HIGHEST = 150
"""The banner's top at its highest: under the gem, on the master card."""

_LEGIBLE = 16.0
"""Pixels of the em under which rules text is not set, as long as there is any room."""

_AIR = 8
"""Between the type band and the text block, on the master card."""

_SHARES = (1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55, 0.5, 0.45)
"""How much smaller than asked for text is set, step by step, where a face has no room."""

_SMALL = 14.0
"""The same for the lines round it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the text block, and how far it is from the one before."""

    part: Part
    text: str
    role: Role
    px: int
    gap: int = 0

    @property
    def high(self) -> int:
        """What it needs with the gap above it."""
        return line_px(self.px) + self.gap


@dataclass(frozen=True, slots=True)
class Attempt:
    """What is tried to be set: how large the rules text, and what beside it."""

    power_px: int
    quotation: bool
    relation: bool
    reminder: bool = False


@dataclass(frozen=True, slots=True)
class Base:
    """The lower part of the face: the plate and the reference between shield and heart.

    Attributes:
        free: where the text block must end.
        waist: left and right of what stays free between shield and heart, and their top.
    """

    plate: Rect
    written: tuple[Written, ...]
    free: int
    waist: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Head:
    """The upper part of the text: name, epithet, type band; heights from the banner's top."""

    name: tuple[tuple[str, ...], int, int]
    epithet: tuple[tuple[str, ...], int, int]
    band: tuple[tuple[str, ...], int, int]

    @property
    def below(self) -> int:
        """Heights of epithet and band together."""
        return self.epithet[2] + self.band[2]


@dataclass(frozen=True, slots=True)
class Block:
    """The lines of the text block, in pixels.

    Attributes:
        grown: how far the panel has grown over the window for them.
        lift: how far above the plate they must end, to pass between shield and heart.
    """

    lines: list[Line]
    grown: int
    lift: int


def full(words: Words, ruler: Ruler, letters: Letters) -> Making[Anatomy]:
    """The layout of a full face, in the largest text up to what is asked for that fits.

    It is found in steps: to measure a letter in a size for the first time takes long.
    """
    for share in _SHARES:
        fair = ruler.smaller(share)
        base = _base(words, fair, letters)
        yield
        head = _head(words, fair, letters)
        yield
        top = fair.px(_SILL) + head.below + fair.px(_AIR)
        block = yield from _block(words, fair, letters, (base, top))
        if fair.px(_SILL) - block.grown - head.name[2] >= fair.px(_HIGHEST):
            break
    return _put(words, fair, letters, (head, base, block))


def _put(words: Words, ruler: Ruler, letters: Letters, parts: tuple[Head, Base, Block]) -> Anatomy:
    """Puts everything in its place."""
    head, base, block = parts
    foot = ruler.px(_SILL) - block.grown
    epithet = Rect(ruler.px(60), foot + ruler.px(4), ruler.px(600), head.epithet[2] - ruler.px(4))
    band = Rect(ruler.px(38), epithet.bottom, ruler.px(644), head.band[2])
    banner = Rect(ruler.px(20), foot - head.name[2], ruler.px(680), head.name[2])
    top = band.bottom + ruler.px(_AIR)
    room = Rect(ruler.px(60), top, ruler.px(600), base.free - block.lift - top)
    written, seal = _placed(block.lines, room, letters)
    typed, glyph = _typed(head, band, letters)
    panel = banner.centery - ruler.px(14)
    shield, heart = _numbers(words, ruler)
    name = Rect(ruler.px(70), banner.y, ruler.px(580), banner.h)
    return Anatomy(
        size=(ruler.width, ruler.px(1006)),
        window=ruler.box(38, 36, 644, 512),
        banner=banner,
        panel=Rect(ruler.px(34), panel, ruler.px(652), ruler.px(964) - panel),
        band=band,
        plate=base.plate,
        gem=ruler.spot(76, 78, 56),
        shield=shield,
        heart=heart,
        glyph=glyph,
        seal=seal,
        marks=Rect(ruler.px(60), ruler.px(150), ruler.px(600), max(1, banner.y - ruler.px(160))),
        words=(
            Written("name", name, head.name[0], "display", head.name[1]),
            Written("epithet", epithet, head.epithet[0], "italic", head.epithet[1]),
            *typed,
            *written,
            *base.written,
        ),
    )


def _numbers(words: Words, ruler: Ruler) -> tuple[Spot | None, Spot | None]:
    if words.kind != "character":
        return None, None
    return ruler.spot(92, 918, 56), ruler.spot(628, 918, 56)


def _base(words: Words, ruler: Ruler, letters: Letters) -> Base:
    fighter = words.kind == "character"
    x, w = (162, 396) if fighter else (70, 580)
    room = ruler.px(w - 24)
    plate, plate_px = _few(words.plate, letters, ("bold", ruler.small(25, _SMALL)), room)
    verse, verse_px = _few(words.reference, letters, ("caps", ruler.small(21, _SMALL - 1)), room)
    verse_high = line_px(verse_px, 1.12) * len(verse)
    plate_high = max(ruler.px(38), line_px(plate_px, 1.12) * len(plate) + ruler.px(8))
    foot = ruler.px(960)
    verse_top = min(foot - verse_high, ruler.px(944) - verse_high // 2)
    plate_top = verse_top - plate_high - ruler.px(2)
    plate_box = Rect(ruler.px(x), plate_top, ruler.px(w), plate_high)
    return Base(
        plate_box,
        (
            Written("plate", plate_box.inflate(-ruler.px(20), 0), plate, "bold", plate_px),
            Written(
                "reference",
                Rect(plate_box.x, verse_top, plate_box.w, verse_high),
                verse,
                "caps",
                verse_px,
            ),
        ),
        plate_top - ruler.px(6),
        (plate_box.left, plate_box.right, ruler.px(856) if fighter else ruler.px(1006)),
    )


def _head(words: Words, ruler: Ruler, letters: Letters) -> Head:
    name, name_px = _few(words.name, letters, ("display", ruler.small(54, 22)), ruler.px(570), 0.6)
    epithet, epithet_px = _few(
        words.epithet, letters, ("italic", ruler.small(29, _SMALL)), ruler.px(580)
    )
    wanted = ruler.small(25, _SMALL)
    room = ruler.px(600) - round(wanted * 1.4)
    one = " · ".join((words.type, *words.keywords))
    px = letters.fit((one,), "caps", wanted, room)
    band: tuple[str, ...] = (one,)
    if px < wanted * 0.84:
        px = round(wanted * 0.92)
        band = packed((words.type, *words.keywords), letters, px, room)
        px = letters.fit(band, "caps", px, room)
    return Head(
        (name, name_px, max(ruler.px(78), line_px(name_px, NAME_LEAD) * len(name) + ruler.px(20))),
        (epithet, epithet_px, line_px(epithet_px, 1.12) * len(epithet) + ruler.px(12)),
        (band, px, max(ruler.px(40), line_px(px) * len(band) + ruler.px(8))),
    )


def _few(
    text: str, letters: Letters, style: tuple[Role, int], room: int, most: float = 0.8
) -> tuple[tuple[str, ...], int]:
    """Text on one line if it need not shrink below a share of its size, else on as many as fit."""
    role, px = style
    one = letters.fit((text,), role, px, room)
    if one >= px * most or " " not in text:
        return (text,), one
    smaller = round(px * max(most, 0.88))
    lines = letters.balanced(text, role, smaller, room)
    return lines, letters.fit(lines, role, smaller, room)


def _block(words: Words, ruler: Ruler, letters: Letters, place: tuple[Base, int]) -> Making[Block]:
    """The text block, as much of it as the panel holds; or grown over the window."""
    base, top = place
    room = base.free - top
    for attempt in _attempts(words, ruler):
        lines = _lines(words, ruler, letters, attempt)
        if sum(line.high for line in lines) <= room and _clear(lines, base, top, letters):
            return Block(lines, 0, 0)
        yield
    most = top - head_least(ruler)
    px = ruler.text(28, _LEGIBLE)
    for relation in (True, False):
        lines = _lines(words, ruler, letters, Attempt(px, quotation=False, relation=relation))
        need = sum(line.high for line in lines) + ruler.px(12)
        lift = _lift(lines, base, letters)
        block = Block(lines, max(0, need + lift - room), lift)
        yield
        if block.grown <= most:
            break
    return block


def head_least(ruler: Ruler) -> int:
    """The highest that a text block may begin: banner, epithet and band stand above it."""
    return ruler.px(_HIGHEST + 170)


def _attempts(words: Words, ruler: Ruler) -> Iterator[Attempt]:
    """From all that a card says, in its full size, to its rules text alone, at its smallest."""
    best, fair, least = (
        ruler.text(35, _LEGIBLE + 1),
        ruler.text(29, _LEGIBLE),
        ruler.text(24, _LEGIBLE),
    )
    beside = [(True, True, True), (False, True, True)]
    beside[1:1] = [] if words.power else [(True, False, True)]
    beside = [b for b in beside if (words.quotation or not b[1]) and (words.reminder or not b[0])]
    for reminder, quotation, relation in (*beside, (False, False, True), (False, False, False)):
        for px in range(best, (fair if quotation else least) - 1, -max(1, best // 24)):
            yield Attempt(px, quotation, relation, reminder)
            if not words.power:
                break


def _lines(words: Words, ruler: Ruler, letters: Letters, attempt: Attempt) -> list[Line]:
    """The lines of the text block, top first."""
    room, small = ruler.px(584), ruler.small(25, _SMALL)
    lines = [
        Line("power", text, "body", attempt.power_px)
        for text in letters.balanced(words.power, "body", attempt.power_px, room)
    ]
    if attempt.reminder:
        px = ruler.small(25, _SMALL)
        set_ = letters.balanced(words.reminder, "italic", px, room)
        lines += _run("reminder", set_, ("italic", px), ruler.px(6) if lines else 0)
    if words.relation and attempt.relation:
        set_, px = _few(words.relation, letters, ("italic", small), room, 0.9)
        lines += _run("relation", set_, ("italic", px), ruler.px(6) if lines else 0)
    if words.pair[0]:
        one, inner = " ".join(words.pair), room - round(small * 1.8)
        px = letters.fit((one,), "caps", small, inner)
        names: tuple[str, ...] = (one,) if px > small * 0.7 else words.pair
        px = letters.fit(names, "caps", small, inner)
        lines += _run("pair", names, ("caps", px), ruler.px(8) if lines else 0)
    if words.quotation and attempt.quotation:
        px = ruler.small(24, _SMALL)
        set_ = letters.balanced(words.quotation, "italic", px, ruler.px(560))
        lines += _run("quotation", set_, ("italic", px), ruler.px(8) if lines else 0)
    return lines


def _run(part: Part, texts: tuple[str, ...], style: tuple[Role, int], gap: int) -> list[Line]:
    role, px = style
    return [Line(part, text, role, px, gap if i == 0 else 0) for i, text in enumerate(texts)]


def _clear(lines: list[Line], base: Base, top: int, letters: Letters) -> bool:
    """Whether the lines, in the middle of their room, pass between shield and heart."""
    y = top + (base.free - top - sum(line.high for line in lines)) // 2
    left, right, brow = base.waist
    for line in lines:
        y += line.high
        if y > brow and _wide(line, letters) > right - left:
            return False
    return True


def _lift(lines: list[Line], base: Base, letters: Letters) -> int:
    """How far above their room's end the lines must stop to pass between shield and heart."""
    left, right, brow = base.waist
    y = base.free
    for line in reversed(lines):
        if y <= brow:
            return 0
        if _wide(line, letters) > right - left:
            return y - brow
        y -= line.high
    return 0


def _wide(line: Line, letters: Letters) -> int:
    seal = round(line.px * 1.8) if line.part == "pair" else 0
    return letters.width(line.text, line.role, line.px) + seal


def _placed(
    lines: list[Line], box: Rect, letters: Letters
) -> tuple[tuple[Written, ...], Spot | None]:
    """Each line in a box of its own, together in the middle of theirs; and the pair's seal."""
    y = box.y + (box.h - sum(line.high for line in lines)) // 2
    written: list[Written] = []
    seal = None
    for line in lines:
        y += line.gap
        wide = letters.width(line.text, line.role, line.px)
        place = Rect(box.centerx - wide // 2, y, wide, line_px(line.px))
        if line.part == "pair" and seal is None:
            r = int(line.px * 0.57)
            place.x += round(line.px * 0.9)
            seal = Spot(place.x - r - round(line.px * 0.4), place.centery, r)
        written.append(Written(line.part, place, (line.text,), line.role, line.px))
        y = place.bottom
    return tuple(written), seal


def _typed(head: Head, band: Rect, letters: Letters) -> tuple[tuple[Written, ...], Spot]:
    """The band's lines, and the type's glyph before the first."""
    lines, px, _ = head.band
    high = line_px(px)
    y = band.y + (band.h - high * len(lines)) // 2
    r, gap = round(px * 0.4), round(px * 0.45)
    written = []
    for i, text in enumerate(lines):
        wide = letters.width(text, "caps", px)
        shift = 0 if i else (2 * r + gap) // 2
        place = Rect(band.centerx - wide // 2 + shift, y + i * high, wide, high)
        written.append(Written("type", place, (text,), "caps", px))
    first = written[0].box
    return tuple(written), Spot(first.x - gap - r, first.centery, r)
