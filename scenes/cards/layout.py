"""The layout of a look: which of the anatomies, worked out once and kept."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

from scenes.cards.anatomy import Anatomy, Ruler
from scenes.cards.anatomy_full import full
from scenes.cards.anatomy_helper import helper
from scenes.cards.anatomy_tile import tile
from scenes.cards.content import words_of
from scenes.cards.lettering import Letters
from scenes.cards.look import CardLook
from scenes.services import Face
from scenes.steps import Making, ended

MOST = 600


class Layouts:
    """Layouts of looks, the latest kept."""

    def __init__(self, fonts: Path) -> None:
        """None yet.

        Args:
            fonts: where the font files lie.
        """
        self._fonts = fonts
        self._letters: dict[Face, Letters] = {}
        self._kept: OrderedDict[CardLook, Anatomy] = OrderedDict()

    def letters(self, face: Face) -> Letters:
        """The letters of a face."""
        if face not in self._letters:
            self._letters[face] = Letters(self._fonts, face)
        return self._letters[face]

    def of(self, look: CardLook) -> Anatomy:
        """The layout of a card that shows its face."""
        return ended(self.laying_out(look))

    def laying_out(self, look: CardLook) -> Making[Anatomy]:
        """The same in steps."""
        key = look.layout
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = yield from laying_out(key, self.letters(key.face))
        self._kept[key] = made
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return made


def lay_out(look: CardLook, letters: Letters) -> Anatomy:
    """Lays a card's face out. Raises KeyError for a card that is none."""
    return ended(laying_out(look, letters))


def laying_out(look: CardLook, letters: Letters) -> Making[Anatomy]:
    """The same in steps."""
    words = words_of(look.card_id or "", look.measures)
    ruler = Ruler(look.width_px, look.text_scale)
    if look.size != "full":
        return (yield from tile(words, ruler, letters, hand=look.size == "hand"))
    if words.kind == "helper":
        return helper(words, ruler, letters, look.page)
    return (yield from full(words, ruler, letters))
