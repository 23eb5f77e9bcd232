"""A list longer than its box: lines of text, a log, or entries that can be picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Surface

from scenes import paint
from scenes.canvas import Canvas
from scenes.geometry import Box, Direction, Point
from scenes.input import Action, Confirm, Drag, Drop, Input, Move, Navigate, Release, Wheel
from scenes.widgets.entry import Entry, Laid, Manner, draw_entry, lay, mark_size
from scenes.widgets.widget import Look, Message, Widget

__all__ = ["BAR", "Entry", "ScrollList"]

BAR = 10
ASIDE = 12
"""Between the entries and the bar."""

STEP = 60.0
FADE = 34.0
"""How much of an entry at the edge fades away where there are more behind it."""


class ScrollList(Widget):
    """Entries under one another; wheel, drag and arrows move them.

    Attributes:
        entries: top first.
        picked: the number of the marked entry.
        hovered: the number of the entry under the pointer; None where there is none.
        marks_first: a click only marks an entry, and a second one picks it.
        framed: a frame round each entry, though none can be picked.
    """

    @dataclass(frozen=True, slots=True)
    class Picked(Message):
        """An entry was picked."""

        value: str

    @dataclass(frozen=True, slots=True)
    class Scrolled(Message):
        """It has moved, and has to be drawn again."""

    def __init__(
        self, key: str, box: Box, label: str, entries: Sequence[Entry], *, first: int = 0
    ) -> None:
        """A list.

        Args:
            key: its name in the scene.
            box: where.
            label: what it lists.
            entries: top first.
            first: the entry at its top to begin with; -1 shows the last ones, as a log does.
        """
        super().__init__(key, box, label)
        self.entries = tuple(entries)
        self.picked = 0
        self.hovered: int | None = None
        self.marks_first = False
        self.framed = self.pickable
        self._offset = float("inf") if first < 0 else 0.0
        self._first = max(0, first)
        self._drag_from: float | None = None
        self._laid: tuple[Laid, ...] = ()
        self._set: tuple[object, ...] = ()
        self._height = 0.0
        self._manner = Manner(box.w, 30.0, framed=self.framed)

    @property
    def pickable(self) -> bool:
        """Whether entries can be picked."""
        return any(entry.value for entry in self.entries)

    def keep(self, old: ScrollList) -> None:
        """Stays where the list was that stood here before the scene was laid out anew."""
        self._offset, self._first = old._offset, old._first
        self.picked = min(old.picked, max(0, len(self.entries) - 1))

    def spots(self) -> dict[str, Box]:
        """The entries that can be seen, once it was drawn."""
        seen = {self.label: self.box}
        for i, entry in enumerate(self.entries[: len(self._laid)]):
            box = self._entry_box(i)
            if entry.value and self.box.contains(box.centre):
                seen[entry.text] = box
        return seen

    def spoken(self) -> str:
        """The marked entry; of a list to be read, the entries that can be seen, a line each."""
        if self.pickable:
            told = self.entries[self.picked].told.rstrip(".")
            return f"{self.label}: {told}. {self.picked + 1} of {len(self.entries)}"
        return "\n".join([self.label, *(self.entries[i].told for i in self._seen())])

    def takes(self, given: Input) -> bool:
        """Up and down are its own until its end is reached; so is a pointer on another entry."""
        if isinstance(given, Navigate):
            upright = (Direction.UP, Direction.DOWN)
            return given.direction in upright and self._can(given.direction)
        if isinstance(given, Move):
            return self.pickable and self._under(given.at) != self.hovered
        return isinstance(given, Wheel | Drag | Drop | Action)

    def handle(self, given: Input) -> Message | None:
        """What an input means."""
        if isinstance(given, Wheel):
            return self._scrolled(-given.steps * STEP)
        if isinstance(given, Navigate):
            return self._stepped(given.direction.value[1])
        if isinstance(given, Move | Drag | Drop | Release):
            return self._pointed(given)
        if isinstance(given, Confirm) and self.pickable:
            return self._pick(self.picked)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws what can be seen of it."""
        self._lay(canvas)
        self._offset = min(self._offset, self._most())
        outer = canvas.surface.get_clip()
        canvas.surface.set_clip(outer.clip(canvas.px(self.box)))
        veils = self._veils(canvas)
        for i, laid in enumerate(self._laid):
            box = self._entry_box(i)
            if box.bottom > self.box.y and box.y < self.box.bottom:
                draw_entry(
                    canvas, self.entries[i], laid, (box, self._manner), self._standing(i, look)
                )
        for veil, corner in veils:
            canvas.blit_px(veil, corner)
        canvas.surface.set_clip(outer)
        self._draw_bar(canvas)
        if look.focused:
            canvas.ring(self.box.inset(-6), 10)

    def _standing(self, i: int, look: Look) -> Look:
        """How an entry stands: held where it is marked, hovered under the pointer."""
        marked = self.pickable and i == self.picked
        return replace(look, held=marked, hovered=look.hovered and i == self.hovered)

    def _seen(self) -> list[int]:
        """The entries of which the larger part can be seen; all, before it was ever drawn."""
        if not self._laid:
            return list(range(len(self.entries)))
        boxes = ((i, self._entry_box(i)) for i in range(len(self._laid)))
        return [i for i, box in boxes if self.box.contains(box.centre)]

    def _lay(self, canvas: Canvas) -> None:
        """Sets the entries: as wide as the box, or, where they need the bar, beside it; once."""
        setting = (canvas.type, canvas.theme.cream, self.box, self.framed, self.entries)
        if setting == self._set:
            return
        inked = [
            entry if entry.ink else replace(entry, ink=canvas.theme.cream) for entry in self.entries
        ]
        mark = mark_size(canvas.text_scale)
        for width in (self.box.w, self.box.w - BAR - ASIDE):
            self._manner = Manner(width, mark, framed=self.framed)
            self._laid, self._height = lay(inked, canvas.type, self._manner)
            if self._height <= self.box.h:
                break
        self._set = setting
        if self._first:
            self._offset, self._first = self._laid[self._first].y, 0

    def _entry_box(self, i: int) -> Box:
        laid = self._laid[i]
        return Box(self.box.x, self.box.y + laid.y - self._offset, self._manner.width, laid.high)

    def _veils(self, canvas: Canvas) -> list[tuple[Surface, tuple[int, int]]]:
        """The bare ground at those edges behind which there is more, fading inwards."""
        if canvas.theme.high_contrast or self._most() <= 0:
            return []
        tall, made = min(FADE, self.box.h / 4), []
        if self._offset > 1:
            made.append(veil(canvas, self.box.top_slice(tall), ("#ffffff", "#ffffff00")))
        if self._offset < self._most() - 1:
            made.append(veil(canvas, self.box.bottom_slice(tall), ("#ffffff00", "#ffffff")))
        return made

    def _draw_bar(self, canvas: Canvas) -> None:
        if self._most() <= 0:
            return
        rail = self.box.right_slice(BAR)
        canvas.fill(rail.inset(3, 0), "#00000050")
        tall = max(40.0, rail.h * self.box.h / self._height)
        y = rail.y + (rail.h - tall) * self._offset / self._most()
        thumb = Box(rail.x, y, BAR, tall)
        metal = canvas.theme.sides["covenant"].metal
        made = paint.panel(canvas.size_px(thumb), 5 * canvas.scale, 1, metal[1:], metal[:2])
        canvas.blit_px(made, canvas.px(thumb).topleft)

    def _most(self) -> float:
        return max(0.0, self._height - self.box.h)

    def _can(self, direction: Direction) -> bool:
        down = direction.value[1] > 0
        if self.pickable:
            return self.picked < len(self.entries) - 1 if down else self.picked > 0
        return self._offset < self._most() - 1 if down else self._offset > 1

    def _stepped(self, by: int) -> Message:
        if not self.pickable:
            return self._scrolled(by * STEP)
        self.picked = min(len(self.entries) - 1, max(0, self.picked + by))
        if self._laid:
            box = self._entry_box(self.picked).inset(0, -FADE)
            self._scrolled(min(0.0, box.y - self.box.y) + max(0.0, box.bottom - self.box.bottom))
        return ScrollList.Scrolled(self.key)

    def _scrolled(self, by: float) -> Message:
        self._offset = min(self._most(), max(0.0, min(self._offset, self._most()) + by))
        return ScrollList.Scrolled(self.key)

    def _pointed(self, given: Move | Drag | Drop | Release) -> Message | None:
        if isinstance(given, Move):
            self.hovered = self._under(given.at)
        elif isinstance(given, Drag):
            return self._dragged(given)
        elif isinstance(given, Drop):
            self._drag_from = None
        else:
            return self._pick(self._under(given.at))
        return None

    def _dragged(self, given: Drag) -> Message:
        last = given.start.y if self._drag_from is None else self._drag_from
        self._drag_from = given.at.y
        return self._scrolled(last - given.at.y)

    def _under(self, at: Point) -> int | None:
        hits = (i for i in range(len(self._laid)) if self._entry_box(i).contains(at))
        return next(hits, None)

    def _pick(self, i: int | None) -> Message | None:
        if i is None or not self.entries[i].value:
            return None
        if self.marks_first and i != self.picked:
            self.picked = i
            return ScrollList.Scrolled(self.key)
        self.picked = i
        return ScrollList.Picked(self.key, self.entries[i].value)


def veil(canvas: Canvas, strip: Box, alphas: tuple[str, str]) -> tuple[Surface, tuple[int, int]]:
    """What is drawn on a strip now, with an opacity that changes from top to bottom."""
    rect = canvas.px(strip).clip(canvas.surface.get_rect())
    made = canvas.surface.subsurface(rect).convert_alpha()
    if rect.h and rect.w:
        shade = paint.gradient(rect.size, alphas)
        made.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made, rect.topleft
