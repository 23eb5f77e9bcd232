"""Card faces as surfaces: drawn once at the width asked for, then kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pygame
from pygame import Rect, Surface

from scenes.cache import SurfaceCache
from scenes.cards import shapes
from scenes.cards.anatomy import Anatomy, Written, line_px
from scenes.cards.back import drawing_back
from scenes.cards.content import Words, words_of
from scenes.cards.frame import Livery, Parts, furnish, glaze, livery
from scenes.cards.layout import Layouts
from scenes.cards.lettering import Letters
from scenes.cards.look import CardLook
from scenes.cards.lying import turned
from scenes.cards.marks import Aura, aura, threading, write_marks
from scenes.cards.numbers import Marks, stamp, stamp_numbers
from scenes.paint import blurred, in_window_format
from scenes.pictures import Pictures
from scenes.steps import Making, Steps, ended, scaling
from scenes.theme import SideColours

LIMIT_BYTES = 10_000_000
STILL_BYTES = 2_000_000
"""In a window of 1920 x 1080."""

SMALL_W = 322
"""Real pixels up to which a window is drawn from its small twin, which is quicker to read."""
LEAD = {"display": 1.02, "body": 1.16, "italic": 1.16, "bold": 1.12, "caps": 1.16, "number": 1.0}


class Faces:
    """Card faces in the window's format, the latest kept up to a number of bytes.

    Attributes:
        pictures: the painted pictures that they are made of.
    """

    def __init__(self, fonts: Path, pictures: Pictures, limit_bytes: int = LIMIT_BYTES) -> None:
        """None yet.

        Args:
            fonts: where the font files lie.
            pictures: the painted pictures; any may be missing.
            limit_bytes: what the kept faces may hold together in a window of 1920 x 1080.
        """
        self.pictures = pictures
        self._layouts = Layouts(fonts)
        self._parts = Parts()
        self._marks = Marks(pictures)
        self._limit = limit_bytes
        self._kept = SurfaceCache(limit_bytes)
        self._stills = SurfaceCache(STILL_BYTES)
        self.forget()

    def surface(self, look: CardLook) -> Surface:
        """The card as it stands: `look.lying_px` large, transparent round its corners.

        Raises:
            KeyError: no card has this id.
        """
        return self._kept.get(look, lambda: self._making(look))

    def aura(self, look: CardLook) -> Aura | None:
        """Light to be drawn beneath the card, if it has any; kept by `scenes.paint`."""
        return aura(look)

    def anatomy(self, look: CardLook) -> Anatomy:
        """Where everything stands on the upright card. Raises KeyError for a back."""
        return self._layouts.of(look)

    def pages(self, look: CardLook) -> int:
        """How many pages a card's full face has: 1, or more for a helper."""
        return self._layouts.of(look).pages if look.card_id else 1

    def has(self, look: CardLook) -> bool:
        """Whether a face is drawn already."""
        return self._kept.found(look) is not None

    def prepare(self, looks: Iterable[CardLook]) -> Iterator[None]:
        """Draws faces in small steps between frames: go on with it while there is time."""
        for look in looks:
            if not self.has(look):
                yield from self._keeping(look)
                yield

    def forget(self) -> None:
        """Drops all that is kept (the window changed its size or format)."""
        room = self.pictures.room
        self._kept.clear(round(self._limit * room))
        self._stills.clear(round(STILL_BYTES * room))
        self._parts.forget(room)
        self._marks.forget(room)

    @property
    def size_bytes(self) -> int:
        """What the kept faces hold."""
        return self._kept.size_bytes

    def _keeping(self, look: CardLook) -> Iterator[None]:
        made = yield from self._making(look)
        self._kept.get(look, lambda: made)

    def _making(self, look: CardLook) -> Steps:
        face = yield from self._drawing(look)
        yield
        shapes.solid(face)
        yield
        # In the window's own format, and quick to lay.
        made = in_window_format(face)
        made.set_alpha(255, pygame.RLEACCEL)
        return made

    def _drawing(self, look: CardLook) -> Steps:
        if look.card_id is None:
            return (yield from self._back(look))
        words = words_of(look.card_id, look.measures)
        anatomy = yield from self._layouts.laying_out(look)
        yield
        coat = livery(words.side, contrast=look.high_contrast)
        letters = self._layouts.letters(look.face)
        plain = yield from self._still(look, words, anatomy, coat)
        yield
        face = pygame.transform.rotate(plain, -90) if look.sideways else plain.copy()
        place = turned(anatomy) if look.sideways else anatomy
        yield from stamp_numbers(face, place, look, (words, coat, self._marks, letters))
        for name, spot in place.discs:
            disc = yield from self._marks.rounding(name, coat, spot.r)
            stamp(face, disc, (spot.x, spot.y))
        yield from threading(face, look)
        write_marks(face, place.marks, look, letters)
        return face

    def _back(self, look: CardLook) -> Steps:
        coat = livery(look.side or "covenant", contrast=False)
        face = yield from drawing_back(look.upright_px, coat, self.pictures, self._parts)
        if look.sideways:
            face = pygame.transform.rotate(face, -90)
        yield from threading(face, look)
        return face

    def _still(self, look: CardLook, words: Words, anatomy: Anatomy, coat: Livery) -> Steps:
        """The card with its words, without its numbers and marks."""
        key = ("still", look.layout, look.high_contrast, look.hide_picture)
        found = self._stills.found(key)
        if found is not None:
            return found
        body = yield from self._parts.body(coat, look.upright_px)
        face = body.copy()
        if anatomy.window is not None:
            yield
            yield from self._set_window(face, anatomy.window, (look, words, coat))
        yield
        yield from furnish(face, anatomy, coat, self._parts)
        yield
        letters, tile = self._layouts.letters(look.face), look.size != "full"
        for written in anatomy.words:
            yield from writing(face, written, letters, ink_of(written, coat, tile=tile))
        yield from self._stamp(face, anatomy, words, coat, tile=tile)
        return self._stills.get(key, lambda: face)

    def _stamp(
        self, face: Surface, anatomy: Anatomy, words: Words, coat: Livery, *, tile: bool
    ) -> Making[None]:
        """The mark of the type, and the seal of a Story pair."""
        if anatomy.glyph is not None:
            ink = coat.colours.second if tile else coat.colours.metal[0]
            glyph = yield from self._marks.glyph(words.kind, anatomy.glyph.r, ink)
            stamp(face, glyph, (anatomy.glyph.x, anatomy.glyph.y))
        if anatomy.seal is not None:
            seal = yield from self._marks.seal(coat, anatomy.seal.r)
            stamp(face, seal, (anatomy.seal.x, anatomy.seal.y))

    def _set_window(
        self, face: Surface, window: Rect, of: tuple[CardLook, Words, Livery]
    ) -> Making[None]:
        look, words, coat = of
        painted = yield from self._painted(look, words, window)
        yield
        if painted is None:
            hidden = look.hide_picture and words.person
            picture = yield from self._pane(words, coat, window, hidden=hidden)
        else:
            # Scaled here: the face keeps it, so the store of pictures need not.
            picture = yield from scaling(painted, window.size)
        yield
        reveal = yield from self._parts.reveal(coat, words.glass, window.size)
        glaze(face, window, picture, reveal)

    def _painted(self, look: CardLook, words: Words, window: Rect) -> Making[Surface | None]:
        """The painted window, of at least this size; None where there is none."""
        hidden = look.hide_picture and words.person
        folder = "helpers" if words.kind == "helper" else "windows_hidden" if hidden else "windows"
        small = f"{folder}_small" if window.w <= SMALL_W else folder
        for name in (f"{small}/{words.id}", f"{folder}/{words.id}"):
            yield from self.pictures.prepare(name)
            painted = self.pictures.get(name)
            if painted is not None:
                return painted
        return None

    def _pane(self, words: Words, coat: Livery, window: Rect, *, hidden: bool) -> Steps:
        """A plain pane in the side's colours, where no window is painted."""
        head = shapes.OUTLINE.get((coat.side, words.glass), "round")
        mask = yield from shapes.masking(window.size, shapes.arch(head))
        pane = shapes.domed(mask, coat.colours.gem)
        if not hidden and words.kind != "helper":
            glyph = yield from self._marks.glyph(words.kind, window.h // 4, coat.colours.metal[0])
            stamp(pane, glyph, (window.w // 2, round(window.h * 0.56)))
        return pane


def write(face: Surface, written: Written, letters: Letters, ink: str) -> None:
    """Writes lines in the middle of their box; a name has a shadow."""
    ended(writing(face, written, letters, ink))


def writing(face: Surface, written: Written, letters: Letters, ink: str) -> Making[None]:
    """The same in steps."""
    high = line_px(written.px, LEAD[written.role])
    rise = letters.rise(written.role, written.px)
    ascent = letters.ascent(written.role, written.px)
    top = written.box.y + (written.box.h - high * len(written.lines)) / 2
    for i, line in enumerate(written.lines):
        made = letters.draw(line, written.role, written.px, ink)
        x = written.box.centerx - made.get_width() // 2
        if written.part == "lines":
            x = written.box.x
        baseline = top + i * high + (high + rise) / 2
        y = round(baseline) - ascent
        if written.part == "name":
            shade(face, made, (x, y), max(1, round(written.px * 0.05)))
        face.blit(made, (x, y))
        yield


def shade(face: Surface, letters: Surface, at: tuple[int, int], drop: int) -> None:
    """A soft shadow under letters."""
    dark = shapes.blank(
        (letters.get_width() + 4 * drop, letters.get_height() + 4 * drop), "#000000"
    )
    black = letters.copy()
    black.fill((0, 0, 0, 190), special_flags=pygame.BLEND_RGBA_MULT)
    dark.blit(black, (2 * drop, 2 * drop))
    face.blit(blurred(dark, 3), (at[0] - 2 * drop, at[1] - drop))


def ink_of(written: Written, coat: Livery, *, tile: bool) -> str:
    """The colour that words are written in."""
    colours: SideColours = coat.colours
    if written.part == "type":
        return colours.ink if tile else "#fff6dd"
    return {
        "name": colours.name,
        "plate": "#000000" if coat.contrast else colours.plate_ink,
        "power": colours.ink,
        "pair": colours.ink,
        "lines": colours.ink,
    }.get(written.part, colours.second)
