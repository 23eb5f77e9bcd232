"""Cost, Strength and Heart: gem, shield and heart with their numbers, and what changed them."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from scenes.cache import SurfaceCache
from scenes.cards import shapes
from scenes.cards.anatomy import Anatomy, Spot
from scenes.cards.content import Words
from scenes.cards.frame import Livery
from scenes.cards.lettering import Letters
from scenes.cards.look import CardLook
from scenes.pictures import Pictures
from scenes.steps import Making, Steps, ended

SIDE_OF_MARK = 2.56
"""A painted mark's picture is this many radii wide."""

LIMIT_BYTES = 1_000_000
"""In a window of 1920 x 1080."""


_SHIELD = ("#f4f0e4", "#8d8a86", "#2f3036")
_HEART = ("#ff8f7e", "#b3202c", "#4a0612")
_MORE, _LESS, _PLAIN = "#c8ffb0", "#ffd0b0", "#ffffff"


class Marks:
    """The small painted pictures of a card, at the sizes asked for; drawn where none is painted."""

    def __init__(self, pictures: Pictures) -> None:
        """None yet."""
        self._pictures = pictures
        self._kept = SurfaceCache(LIMIT_BYTES)

    def forget(self, room: float = 1.0) -> None:
        """Drops all that is kept; from now on it may take so many times as much room as usual."""
        self._kept.clear(round(LIMIT_BYTES * room))

    def round(self, name: str, coat: Livery, r: int) -> Surface:
        """Gem, shield, heart or a keyword's disc of a side."""
        return ended(self.rounding(name, coat, r))

    def rounding(self, name: str, coat: Livery, r: int) -> Steps:
        """The same in steps."""
        painted = (f"{name}_{coat.side}", name)
        return self._made((name, coat.side, r), lambda: self._painted(painted, coat, r))

    def glyph(self, kind: str, r: int, ink: str) -> Steps:
        """The mark of a type, in a colour."""
        return self._made(("glyph", kind, r, ink), lambda: self._tinted(f"type_{kind}", r, ink))

    def seal(self, coat: Livery, r: int) -> Steps:
        """The Story-pair seal."""
        return self._made(("seal", r), lambda: self._painted(("seal", "seal"), coat, r))

    def _made(self, key: Hashable, begin: Callable[[], Steps]) -> Steps:
        found = self._kept.found(key)
        if found is not None:
            return found
        made = yield from begin()
        yield
        return self._kept.get(key, lambda: made)

    def _painted(self, of: tuple[str, str], coat: Livery, r: int) -> Steps:
        name, shape = of
        side = max(1, round(r * SIDE_OF_MARK))
        yield from self._pictures.prepare(f"marks/{name}", (side, side))
        found = self._pictures.get(f"marks/{name}", (side, side))
        return found if found is not None else drawn(shape, coat, side)

    def _tinted(self, name: str, r: int, ink: str) -> Steps:
        side = max(1, round(r * SIDE_OF_MARK))
        yield from self._pictures.prepare(f"marks/{name}", (side, side))
        found = self._pictures.get(f"marks/{name}", (side, side))
        if found is None:
            found = shapes.mask((side, side), shapes.circle)
        made = found.copy()
        made.blit(shapes.lit((side, side), (ink,)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made


def drawn(shape: str, coat: Livery, side: int) -> Surface:
    """A mark by code: an outline of its own in metal, and glass in it."""
    outline = {
        "shield": shapes.shield,
        "heart": shapes.heart,
        "gem": shapes.octagon if coat.side == "deep" else shapes.circle,
    }.get(shape, shapes.circle)
    inks = {"shield": _SHIELD, "heart": _HEART, "gem": coat.colours.gem}
    rim = shapes.metalled(shapes.mask((side, side), outline), coat.colours.metal)
    core = shapes.mask((side, side), shapes.shrunk(outline, 0.83))
    banner = coat.banner[0], coat.banner[-1]
    rim.blit(shapes.domed(core, inks.get(shape, banner)), (0, 0))
    return rim


def stamp(face: Surface, picture: Surface, at: tuple[int, int]) -> None:
    """Lays a picture with its middle at a place."""
    face.blit(picture, (at[0] - picture.get_width() // 2, at[1] - picture.get_height() // 2))


def number(face: Surface, text: str, spot: Spot, letters: Letters, ink: str = _PLAIN) -> None:
    """A number as high as its setting allows, in its middle by its ink."""
    px = round(spot.r * (0.98 if len(text) > 1 else 1.2))
    made = letters.outlined(text, "number", px, (ink, "#120a06", max(1, round(spot.r * 0.075))))
    stamp(face, made, (spot.x, spot.y))


def stamp_numbers(
    face: Surface, anatomy: Anatomy, look: CardLook, tools: tuple[Words, Livery, Marks, Letters]
) -> Making[None]:
    """Gem, shield and heart with the numbers of now, each with a sign where it was changed."""
    words, coat, marks, letters = tools
    values = (
        ("gem", anatomy.gem, words.cost, look.cost),
        ("shield", anatomy.shield, words.strength, look.strength),
        ("heart", anatomy.heart, words.heart, look.heart),
    )
    for name, spot, printed, now in values:
        if spot is None:
            continue
        picture = yield from marks.rounding(name, coat, spot.r)
        stamp(face, picture, (spot.x, spot.y))
        value = printed if now is None else now
        better = (value < printed) if name == "gem" else (value > printed)
        ink = _PLAIN if value == printed else _MORE if better else _LESS
        hurt = look.damage if name == "heart" else 0
        if hurt:
            crack(face, spot)
        number(face, str(max(0, value - hurt)), _inner(spot, name), letters, ink)
        if value != printed:
            above = -1 if name != "gem" else 1
            place = (spot.x, spot.y + above * round(spot.r * 0.98))
            tag(face, place, _signed(value - printed), letters, spot.r)
        if hurt:
            wound(face, spot, hurt, letters)
        yield


def _inner(spot: Spot, name: str) -> Spot:
    return Spot(spot.x, spot.y - round(spot.r * 0.06), spot.r) if name == "heart" else spot


def _signed(by: int) -> str:
    return f"+{by}" if by > 0 else f"−{-by}"


def tag(face: Surface, at: tuple[int, int], text: str, letters: Letters, r: int) -> None:
    """A dark plaque with an arrow and a signed number: how a number was changed."""
    px = max(11, round(r * 0.68))
    up = text.startswith("+")
    ink = _MORE if up else _LESS
    words = letters.draw(text, "bold", px, ink)
    cut = words.subsurface(words.get_bounding_rect())
    arrow = round(px * 0.5)
    w, h = cut.get_width() + arrow + round(px * 0.9), round(px * 1.12)
    box = Rect(0, 0, w, h)
    box.center = at
    box.clamp_ip(face.get_rect())
    plaque(face, box, ink)
    x, y = box.x + round(px * 0.32), box.centery
    tip = shapes.mask((arrow, arrow), lambda w, h: [(0, h), (w, h), (w / 2, 0)], fine=4)
    shown = shapes.tinted(tip if up else pygame.transform.flip(tip, False, True), ink)
    face.blit(shown, (x, y - arrow // 2))
    face.blit(cut, (x + arrow + round(px * 0.2), y - cut.get_height() // 2))


def plaque(face: Surface, box: Rect, line: str) -> None:
    """A small dark ground with a thin line, for words on a picture."""
    shape = shapes.mask(box.size, lambda w, h: shapes.chamfered(w, h, h * 0.28))
    face.blit(shapes.tinted(shape, line), box)
    inner = box.inflate(-2, -2)
    core = shapes.mask(inner.size, lambda w, h: shapes.chamfered(w, h, h * 0.28))
    face.blit(shapes.tinted(core, "#120a0e"), inner)


def crack(face: Surface, spot: Spot) -> None:
    """A break through the heart of one that was hurt."""
    r = spot.r
    jags = ((0.05, -0.62), (-0.16, -0.3), (0.14, -0.02), (-0.12, 0.34), (0.10, 0.62), (0, 0.95))
    points = [(spot.x + x * r, spot.y + y * r) for x, y in jags]
    pygame.draw.lines(face, "#1a0306", False, points, max(2, round(r * 0.16)))
    shifted = [(x + r * 0.07, y) for x, y in points]
    pygame.draw.lines(face, "#ffb4a0", False, shifted, max(1, round(r * 0.045)))


def wound(face: Surface, spot: Spot, damage: int, letters: Letters) -> None:
    """How much damage: a drop with its number, at the heart's lower edge."""
    r = max(8, round(spot.r * 0.5))
    x, y = spot.x + round(spot.r * 0.86), spot.y + round(spot.r * 0.62)
    drop = shapes.mask((2 * r, round(2.5 * r)), _drop)
    face.blit(shapes.tinted(drop, "#fff0e0"), (x - r, y - round(1.5 * r)))
    core = shapes.mask((2 * r - 2, round(2.5 * r) - 3), _drop)
    face.blit(shapes.tinted(core, "#8a0f16"), (x - r + 1, y - round(1.5 * r) + 2))
    number(face, str(damage), Spot(x, y, round(r * 1.05)), letters)


def _drop(w: float, h: float) -> shapes.Points:
    right = shapes.curve((w / 2, 0), (w * 0.62, h * 0.22), (w, h * 0.36), (w * 0.99, h * 0.62))
    low = shapes.curve((w * 0.99, h * 0.62), (w * 0.98, h * 0.9), (w * 0.72, h), (w / 2, h))
    half = right + low
    return half + [(w - x, y) for x, y in reversed(half)]
