"""The tile: a card on the table or in the hand, 40 to 300 pixels wide (LOOK.md §3, table tile)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from pygame import Rect

from scenes.cards.anatomy import Anatomy, Ruler, Spot, Written, line_px
from scenes.cards.content import Words
from scenes.cards.lettering import Letters
from scenes.steps import Making
from scenes.theme import Role

NAMELESS_BELOW = 90
"""Pixels of width under which a card shows its window, cost and numbers only."""

NAME_LEAD = 1.02
_FOOT = 726
_FOOT_END = 978
_EDGE = 26
_HAND_BROW = 766
"""Where a hand card's words end, above its numbers."""

_FIELD_NUMBERS = ((162, 848, 112), (552, 848, 112))
_HAND_NUMBERS = ((150, 868, 94), (564, 868, 94))
"""Shield and heart: x, y and radius on the master card."""

_WINDOW_END = 362
"""What stands below the window does not reach higher, so that a third of the card is left to it."""

_MOST_KEYWORDS, _MOST_LABELS = 208, 300
"""How high keywords may stand above a character's numbers, and type and keywords alone."""

_LEGIBLE, _LEAST = 13, 11
"""Pixels under which keywords are not written so that all have room, for pictures say the same;
and under which they are not where they would be too wide."""

_NAME_KEPT = 0.8
"""How much smaller a name may be for them."""

CAPS: Role = "caps"


@dataclass(frozen=True, slots=True)
class Label:
    """A short line in capitals, and its height."""

    text: str
    px: int


def tile(words: Words, ruler: Ruler, letters: Letters, *, hand: bool) -> Making[Anatomy]:
    """The layout of a tile, in steps; one in the hand says its keywords where they have room."""
    if ruler.width < NAMELESS_BELOW:
        return _nameless(words, ruler)
    fighter = words.kind == "character"
    labels = _labels(words, ruler, letters) if hand or not fighter else ()
    yield
    silent = _tile(words, ruler, letters, () if fighter else labels)
    if not fighter or not labels:
        return silent
    yield
    said = _tile(words, ruler, letters, labels)
    return said if _name_px(said) >= _NAME_KEPT * _name_px(silent) else silent


def _name_px(made: Anatomy) -> int:
    return next(one.px for one in made.words if one.part == "name")


def _tile(words: Words, ruler: Ruler, letters: Letters, labels: tuple[Label, ...]) -> Anatomy:
    """With these words at its foot; a character may have none."""
    foot, said = _foot(words, ruler, labels)
    hand = bool(labels)
    banner, name = _name(words.name, ruler, letters, foot.y)
    written, glyph = _spoken(labels, said, letters) if labels else ((), None)
    fighter, aside = words.kind == "character", words.kind == "helper"
    shield, heart = _HAND_NUMBERS if hand else _FIELD_NUMBERS
    return Anatomy(
        size=(ruler.width, ruler.px(1006)),
        window=ruler.box(26, 26, 668, 531),
        banner=banner,
        panel=foot,
        gem=None if aside else ruler.spot(112, 112, 96),
        shield=ruler.spot(*shield) if fighter else None,
        heart=ruler.spot(*heart) if fighter else None,
        glyph=None if aside else glyph,
        discs=_discs(words, ruler, hand=hand) if fighter else (),
        marks=_marks(ruler, banner.y),
        words=(name, *written),
    )


def _foot(words: Words, ruler: Ruler, labels: tuple[Label, ...]) -> tuple[Rect, Rect]:
    """The panel at the foot, and where its words stand."""
    end = ruler.px(_FOOT_END)
    if not labels:
        foot = ruler.box(_EDGE, _FOOT, 668, _FOOT_END - _FOOT)
        return foot, foot
    need = sum(line_px(label.px) for label in labels)
    if words.kind != "character":
        high = max(ruler.px(_FOOT_END - _FOOT), need + ruler.px(40))
        foot = Rect(ruler.px(_EDGE), end - high, ruler.px(668), high)
        return foot, foot
    top = ruler.px(_HAND_BROW) - need
    foot = Rect(ruler.px(_EDGE), top - ruler.px(18), ruler.px(668), end - top + ruler.px(18))
    return foot, Rect(foot.x, top - ruler.px(4), foot.w, need)


def _marks(ruler: Ruler, foot: int) -> Rect:
    top = ruler.px(214)
    return Rect(ruler.px(30), top, ruler.px(660), max(ruler.px(120), foot - top - ruler.px(8)))


def _nameless(words: Words, ruler: Ruler) -> Anatomy:
    fighter = words.kind == "character"
    return Anatomy(
        size=(ruler.width, ruler.px(1006)),
        window=ruler.box(26, 26, 668, 531),
        banner=None,
        panel=ruler.box(26, 570, 668, 408),
        gem=None if words.kind == "helper" else ruler.spot(150, 150, 134),
        shield=ruler.spot(186, 776, 150) if fighter else None,
        heart=ruler.spot(534, 776, 150) if fighter else None,
        glyph=None if fighter or words.kind == "helper" else ruler.spot(360, 774, 110),
        marks=ruler.box(26, 290, 668, 280),
    )


def _discs(words: Words, ruler: Ruler, *, hand: bool) -> tuple[tuple[str, Spot], ...]:
    """The keywords' pictures between shield and heart: one, or up to three one under another."""
    if not words.discs:
        return ()
    (left, middle, big), (right, _, _) = _HAND_NUMBERS if hand else _FIELD_NUMBERS
    centre = (left + right) / 2 - 4
    count = min(3, len(words.discs))
    step = 2.12 * big / count
    r = min(0.62 * big, step * 0.47)
    first = middle - step * (count - 1) / 2
    spots = (ruler.spot(centre, first + i * step, r) for i in range(count))
    return tuple(zip(words.discs, spots, strict=False))


def _name(name: str, ruler: Ruler, letters: Letters, floor: int) -> tuple[Rect, Written]:
    """The banner, standing on the foot, and the name on it: in one, two or three lines."""
    room, wanted = ruler.px(612), ruler.text(110, 17) if ruler.text_scale > 1 else ruler.px(124)
    lines, px = _split(name, letters, room, (min(wanted, ruler.px(176)), ruler.px(84)))
    most = floor - ruler.px(12) - ruler.px(_WINDOW_END)
    while line_px(px, NAME_LEAD) * len(lines) > most:
        px -= 1
    high = max(ruler.px(168), line_px(px, NAME_LEAD) * len(lines) + ruler.px(44))
    top = floor - ruler.px(12) - min(most, high)
    banner = Rect(ruler.px(10), top, ruler.px(700), floor - ruler.px(12) - top)
    box = Rect(ruler.px(50), top, ruler.px(620), banner.h)
    return banner, Written("name", box, lines, "display", px)


def _split(
    name: str, letters: Letters, room: int, sizes: tuple[int, int]
) -> tuple[tuple[str, ...], int]:
    """The name in the fewest lines that keep it large; `sizes`: one line's wish and its least."""
    wanted, enough = sizes
    one = letters.fit((name,), "display", wanted, room)
    best: tuple[tuple[str, ...], int] = ((name,), one)
    if one >= enough:
        return best
    for count in (2, 3):
        most = min(wanted, round(enough * 1.1))
        tried = [
            (lines, letters.fit(lines, "display", most, room))
            for lines in _broken(name.split(), count)
        ]
        found = max(tried, key=lambda pair: pair[1] - 0.01 * _uneven(pair[0]), default=best)
        if found[1] > best[1] * 1.12 or letters.widest(best[0], "display", best[1]) > room:
            best = found
    return best


def _uneven(lines: tuple[str, ...]) -> int:
    return max(map(len, lines)) - min(map(len, lines))


def _broken(parts: list[str], count: int) -> list[tuple[str, ...]]:
    """All ways to break words into so many lines."""
    cuts = combinations(range(1, len(parts)), count - 1)
    found = []
    for cut in cuts:
        ends = (0, *cut, len(parts))
        found.append(tuple(" ".join(parts[a:b]) for a, b in zip(ends, ends[1:], strict=False)))
    return found


def _labels(words: Words, ruler: Ruler, letters: Letters) -> tuple[Label, ...]:
    """The type and the keywords, on one line if they fit; none where a character has no room.

    A character's keywords stand without the word: its glyph, shield and heart say what it is.
    """
    fighter = words.kind == "character"
    room = ruler.px(612)
    wanted = ruler.text(66 if fighter else 84, 15)
    least = max(13, round(wanted * 0.84))
    inner = room - round(wanted * 1.1)
    one = " · ".join((words.type, *words.keywords))
    px = letters.fit((one,), CAPS, wanted, inner)
    if px >= least or not words.keywords:
        return (Label(one, px),)
    parts = words.keywords if fighter else (words.type, *words.keywords)
    lines = packed(parts, letters, least, inner)
    px = letters.fit(lines, CAPS, wanted, inner)
    if px < wanted * 0.75:
        lines = packed(tuple(half for part in parts for half in _halves(part)), letters, px, inner)
        px = letters.fit(lines, CAPS, wanted, inner)
    enough = min(max(px, _LEAST), _LEGIBLE)
    while line_px(px) * len(lines) > ruler.px(_MOST_KEYWORDS if fighter else _MOST_LABELS):
        px -= 1
    return () if fighter and px < enough else tuple(Label(line, px) for line in lines)


def _halves(keyword: str) -> tuple[str, ...]:
    """A long keyword's two lines: "Heir of" and its name."""
    head, mark, name = keyword.partition("Heir of ")
    return (head + mark.rstrip(), name) if name else (keyword,)


def packed(parts: tuple[str, ...], letters: Letters, px: int, room: int) -> tuple[str, ...]:
    """Short labels on as few lines as hold them, parted by dots."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]} · {part}" if lines else part
        if lines and letters.width(longer, CAPS, px) <= room:
            lines[-1] = longer
        else:
            lines.append(part)
    return tuple(lines)


def _spoken(
    labels: tuple[Label, ...], box: Rect, letters: Letters
) -> tuple[tuple[Written, ...], Spot]:
    """The lines in the middle of their box, with the type's glyph before the first."""
    y = box.y + (box.h - sum(line_px(label.px) for label in labels)) // 2
    px = labels[0].px
    r, gap = max(3, round(px * 0.36)), round(px * 0.35)
    written: list[Written] = []
    for i, label in enumerate(labels):
        wide = letters.width(label.text, CAPS, px)
        left = box.x + (box.w - wide) // 2 + (0 if i else (2 * r + gap) // 2)
        line = Rect(left, y, wide, line_px(px))
        written.append(Written("type", line, (label.text,), CAPS, px))
        y = line.bottom
    first = written[0].box
    return tuple(written), Spot(first.x - gap - r, first.centery, r)
