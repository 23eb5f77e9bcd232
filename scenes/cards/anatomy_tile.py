"""The tile: a card on the table or in the hand, 40 to 300 pixels wide (LOOK.md §3, table tile)."""

from __future__ import annotations

from itertools import combinations

from pygame import Rect

from scenes.cards.anatomy import Anatomy, Ruler, Spot, Written, line_px
from scenes.cards.content import Words
from scenes.cards.lettering import Letters
from scenes.theme import Role

NAMELESS_BELOW = 90
"""Pixels of width under which a card shows its window, cost and numbers only."""

NAME_LEAD = 1.02
_FOOT = 726
_FOOT_END = 978
_EDGE = 26


def tile(words: Words, ruler: Ruler, letters: Letters, *, hand: bool) -> Anatomy:
    """The layout of a tile; one in the hand says its type and keywords in words."""
    if ruler.width < NAMELESS_BELOW:
        return _nameless(words, ruler)
    spoken = hand or words.kind != "character"
    if words.kind == "character":
        top = ruler.px(_FOOT_END - 252)
        labels = _labels(words, ruler, letters, room=ruler.px(600)) if spoken else None
        high = (labels[1] + ruler.px(18)) if labels else 0
        foot = Rect(ruler.px(_EDGE), top - high, ruler.px(668), ruler.px(_FOOT_END) - top + high)
        said = Rect(foot.x, foot.y + ruler.px(12), foot.w, high - ruler.px(6))
    else:
        labels = _labels(words, ruler, letters, room=ruler.px(600))
        high = max(ruler.px(_FOOT_END - _FOOT - (50 if hand else 0)), labels[1] + ruler.px(40))
        foot = Rect(ruler.px(_EDGE), ruler.px(_FOOT_END) - high, ruler.px(668), high)
        said = foot
    banner, name = _name(words.name, ruler, letters, foot.y)
    written, glyph = _spoken(labels[0], said, ruler, letters) if labels else ((), None)
    return Anatomy(
        size=(ruler.width, ruler.px(1006)),
        window=ruler.box(26, 26, 668, 531),
        banner=banner,
        panel=foot,
        gem=None if words.kind == "helper" else ruler.spot(112, 112, 96),
        shield=_shield(words, ruler),
        heart=_heart(words, ruler),
        glyph=glyph,
        discs=_discs(words, ruler),
        marks=_marks(ruler, banner.y),
        words=(name, *written),
    )


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
        glyph=None if fighter else ruler.spot(360, 774, 110),
        marks=ruler.box(26, 290, 668, 280),
    )


def _shield(words: Words, ruler: Ruler) -> Spot | None:
    return ruler.spot(162, 848, 112) if words.kind == "character" else None


def _heart(words: Words, ruler: Ruler) -> Spot | None:
    return ruler.spot(552, 848, 112) if words.kind == "character" else None


def _discs(words: Words, ruler: Ruler) -> tuple[tuple[str, Spot], ...]:
    """The keywords' pictures between shield and heart: one, or up to three one under another."""
    if words.kind != "character" or not words.discs:
        return ()
    places = {
        1: ((848, 70),),
        2: ((794, 55), (908, 55)),
        3: ((771, 41), (853, 41), (935, 41)),
    }[min(3, len(words.discs))]
    spots = (ruler.spot(353, y, r) for y, r in places)
    return tuple(zip(words.discs, spots, strict=False))


def _name(name: str, ruler: Ruler, letters: Letters, floor: int) -> tuple[Rect, Written]:
    """The banner, standing on the foot, and the name on it: in one, two or three lines."""
    room, wanted = ruler.px(612), ruler.text(110, 17) if ruler.text_scale > 1 else ruler.px(124)
    lines, px = _split(name, letters, room, (min(wanted, ruler.px(176)), ruler.px(84)))
    most = floor - ruler.px(12) - ruler.px(220)
    while line_px(px, NAME_LEAD) * len(lines) > most:
        px -= 1
    high = max(ruler.px(150), line_px(px, NAME_LEAD) * len(lines) + ruler.px(44))
    top = floor - ruler.px(12) - min(most, high)
    banner = Rect(ruler.px(10), top, ruler.px(700), floor - ruler.px(12) - top)
    box = Rect(ruler.px(50), top, ruler.px(620), banner.h)
    return banner, Written("name", box, lines, "display", px)


def _split(
    name: str, letters: Letters, room: int, sizes: tuple[int, int]
) -> tuple[tuple[str, ...], int]:
    """The name in the fewest lines that keep it large; `sizes` are one line's wish and its least."""
    wanted, enough = sizes
    best = ((name,), letters.fit((name,), "display", wanted, room))
    if best[1] >= enough:
        return best
    for count in (2, 3):
        for lines in _broken(name.split(), count):
            px = letters.fit(lines, "display", min(wanted, round(enough * 1.1)), room)
            if px > best[1] * (1.12 if len(best[0]) < count else 1):
                best = (lines, px)
    return best


def _broken(parts: list[str], count: int) -> list[tuple[str, ...]]:
    """All ways to break words into so many lines."""
    cuts = combinations(range(1, len(parts)), count - 1)
    found = []
    for cut in cuts:
        ends = (0, *cut, len(parts))
        found.append(tuple(" ".join(parts[a:b]) for a, b in zip(ends, ends[1:], strict=False)))
    return found


Labels = tuple[tuple[tuple[str, int], ...], int]
"""Lines of capitals with their heights, and what they need together, in pixels."""

CAPS: Role = "caps"


def _labels(words: Words, ruler: Ruler, letters: Letters, room: int) -> Labels:
    """The type and the keywords: on one line, or the type above the keywords."""
    fighter = words.kind == "character"
    wanted = ruler.text(66 if fighter else 84, 15)
    least = max(13, round(wanted * 0.8))
    one = " · ".join((words.type, *words.keywords))
    inner = room - round(wanted * 1.1)
    px = letters.fit((one,), CAPS, wanted, inner)
    if px >= least or not words.keywords:
        lines: tuple[tuple[str, int], ...] = ((one, px),)
    else:
        more = packed(words.keywords, letters, least, room)
        lines = ((words.type, letters.fit((words.type,), CAPS, wanted, inner)),)
        lines += tuple((line, letters.fit((line,), CAPS, wanted, room)) for line in more)
    even = min(px for _, px in lines)
    lines = tuple((line, even) for line, _ in lines)
    return lines, sum(line_px(px) for _, px in lines)


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
    lines: tuple[tuple[str, int], ...], box: Rect, ruler: Ruler, letters: Letters
) -> tuple[tuple[Written, ...], Spot]:
    """The lines in the middle of their box, with the type's glyph before the first."""
    y = box.y + (box.h - sum(line_px(px) for _, px in lines)) // 2
    written: list[Written] = []
    for text, px in lines:
        written.append(Written("type", Rect(box.x, y, box.w, line_px(px)), (text,), CAPS, px))
        y += line_px(px)
    text, px = lines[0]
    r = max(3, round(px * 0.36))
    gap = round(px * 0.35)
    wide = letters.width(text, CAPS, px)
    left = box.x + (box.w - wide - 2 * r - gap) // 2
    first = written[0].box
    written[0] = Written(
        "type", Rect(left + 2 * r + gap, first.y, wide, first.h), (text,), CAPS, px
    )
    return tuple(written), Spot(left + r, first.centery, r)
