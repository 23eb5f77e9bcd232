"""The menu: a rose window throws its colours on a stone wall (LOOK.md §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from scenes import paint
from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Point, Size
from scenes.ground import draw_stone
from scenes.theme import Kind
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.widget import Message, Widget

TITLE = ("Seraphs", "& Serpents")
MOTTO = "A game of walls, stories and light"
BIG = Style("display", 138, floor=0.3)
SUBTITLE = Style("italic", 31, floor=0.6)
FEW = 3
"""Quiet entries that still stand below one another; more of them stand in two columns."""

LARGE_TEXT = 1.5
NARROWEST = 1.5


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of the menu.

    Attributes:
        key: what the menu answers with.
        label: what is written on the button.
        kind: its colour; gold for the one most wanted.
        hint: a sentence for the pointer or focus.
    """

    key: str
    label: str
    kind: Kind = "lapis"
    hint: str = ""


class MenuLayout(NamedTuple):
    """Where the parts of the menu are.

    Attributes:
        rose: the window.
        title: both lines of the title.
        motto: the line below.
        entries: a box for each entry: the large ones below one another, then the quiet ones.
    """

    rose: Box
    title: Box
    motto: Box
    entries: list[Box]


class Menu(Form[str]):
    """Answers with the key of the entry chosen."""

    music = "menu"
    heading = "Seraphs & Serpents"

    def __init__(self, entries: Sequence[MenuEntry], *, note: str = "") -> None:
        """A menu.

        Args:
            entries: top first; the first has the focus.
            note: one quiet line at the foot, such as the version.
        """
        self._entries = tuple(entries)
        self._note = note

    def lead_with(self, entry: MenuEntry) -> None:
        """Puts an entry above the others, and gives it the focus unless the person moved it."""
        self._entries = (entry, *self._entries)
        moved = self._focus.shown
        self.arrange()
        if not moved:
            self._focus.focus(entry.key)

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """A button for each entry."""
        buttons = []
        for entry, box in zip(self._entries, self._layout(size, text_scale).entries, strict=True):
            button = Button(entry.key, box, entry.label, entry.kind)
            button.hint = entry.hint
            buttons.append(button)
        return buttons

    def on(self, message: Message) -> None:
        """Answers."""
        self.dismiss(message.key)

    def paint(self, canvas: Canvas) -> None:
        """Wall, window, title."""
        layout = self._layout(canvas.size, canvas.text_scale)
        draw_wall(canvas, layout.rose)
        draw_title(canvas, layout)
        quiet = Style("caps", 19, canvas.theme.muted)
        canvas.line(self._note, 40, canvas.size.h - 26, quiet)

    def draw_movers(self, canvas: Canvas) -> None:
        """Below the title, what the entry under pointer or focus does, or the game's motto."""
        at = self.pointed
        told = at.hint if at is not None and at.hint else MOTTO
        box = self._layout(canvas.size, canvas.text_scale).motto
        words = Box(box.x, box.y + 30, box.w, box.h - 30)
        canvas.text(told, words, SUBTITLE.inked(canvas.theme.cream), "c", "m")

    def _layout(self, size: Size, text_scale: float) -> MenuLayout:
        large = next(
            (i for i, entry in enumerate(self._entries) if entry.kind == "dark"), len(self._entries)
        )
        return menu_layout(size, text_scale, large, len(self._entries) - large)


def menu_layout(size: Size, text_scale: float, large: int, quiet: int) -> MenuLayout:
    """Where the parts are: window left, title and entries right.

    Args:
        size: of the canvas.
        text_scale: 1.0 to 2.0.
        large: how many entries stand below one another, as wide as all.
        quiet: how many stand below those, in two columns where there are many; an odd last one
            has a row of its own.
    """
    share = 0.36 if text_scale < LARGE_TEXT else 0.41
    column = Box(size.w * (0.98 - share), 0, size.w * share, size.h)
    diameter = min(860.0, size.w * 0.46, size.h * 0.78)
    window = Box(size.w * 0.045, 0, size.w * 0.56, size.h).middle(diameter, diameter)
    rows = large + (quiet if quiet <= FEW else -(-quiet // 2))
    motto_h, gap, apart = 66 + 30 * min(1.5, text_scale), 12.0, 14.0
    title_h = 300.0 if text_scale < LARGE_TEXT else 230.0
    room = size.h - 90 - title_h - motto_h - apart
    tall = min(66 * min(1.5, text_scale), room / max(1, rows) - gap)
    wide = min(column.w, 400 * text_scale if quiet <= FEW else 590 * text_scale)
    block = rows * (tall + gap) - gap + apart
    top = max(34.0, (size.h - (title_h + motto_h + 22 + block)) / 2)
    title = Box(column.x, top, column.w, title_h)
    motto = Box(column.x, title.bottom, column.w, motto_h)
    first = Box(column.x + (column.w - wide) / 2, motto.bottom + 22, wide, tall)
    lines = [first.moved(0, i * (tall + gap) + (apart if i >= large else 0)) for i in range(rows)]
    return MenuLayout(window, title, motto, lines[:large] + paired(lines[large:], quiet))


def paired(lines: list[Box], count: int) -> list[Box]:
    """Boxes on lines: two on each where there are more boxes than lines, an odd last one alone."""
    if count <= len(lines):
        return lines[:count]
    halves = [half for line in lines for half in line.columns(2, 14)]
    return halves[:count] if count % 2 == 0 else [*halves[: count - 1], lines[-1]]


def draw_wall(canvas: Canvas, at: Box) -> None:
    """The stone wall with the window in it, kept as one picture."""
    if canvas.theme.high_contrast:
        canvas.fill(canvas.whole, "#000000")
        from scenes.rose import rose  # noqa: PLC0415 - the first frame does not need it

        canvas.kept("rose", at, lambda size: rose(size[0]))
        return
    painted = canvas.pictures.cover("table/menu", canvas.surface.get_size())
    if painted is not None and canvas.size.w / canvas.size.h > NARROWEST:
        canvas.blit_px(painted, (0, 0))
        return
    canvas.kept("menu wall", canvas.whole, lambda size: wall_with_window(canvas, at, size))


def wall_with_window(canvas: Canvas, at: Box, size: tuple[int, int]) -> pygame.Surface:
    """Wall, thrown light, stone ring and rose."""
    from scenes.rose import cast_light, rose  # noqa: PLC0415 - only where no art is there

    made = pygame.Surface(size).convert()
    under = canvas.on(made)
    draw_stone(under)
    rect = under.px(at)
    glass = rose(rect.w)
    made.fill((150, 146, 150), special_flags=pygame.BLEND_RGB_MULT)
    made.blit(cast_light(glass, size, rect.topleft), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    under.glow(at.inset(-26), "#000000d0", at.w / 2, 60)
    ring = paint.disc(rect.w + under.length(64), ("#6a6470", "#3a3640", "#1c1a20"), "#141217", 4)
    under.blit_middle(ring, at.centre)
    metal = canvas.theme.sides["covenant"].metal
    under.blit_middle(paint.disc(rect.w + under.length(18), metal), at.centre)
    under.blit_middle(glass, at.centre)
    return made


def draw_title(canvas: Canvas, layout: MenuLayout) -> None:
    """The name of the game in gold, and the line below it."""
    rows = layout.title.rows(2)
    k = layout.title.h / 300
    golden(canvas, TITLE[0], rows[0], BIG.sized(150 * k / canvas.text_scale))
    golden(canvas, TITLE[1], rows[1], BIG.sized(122 * k / canvas.text_scale))
    middle, y = layout.motto.centre.x, layout.motto.y + 14
    canvas.rule(middle - 200, y, 180, canvas.theme.gold)
    canvas.rule(middle + 20, y, 180, canvas.theme.gold)
    canvas.diamond(Point(middle, y + 1), 24)


def golden(canvas: Canvas, words: str, box: Box, style: Style) -> None:
    """Large words in gold leaf with a soft shadow."""
    setting = canvas.type.fit(words, style.inked("#ffffff"), Size(box.w, box.h * 1.4), 1)
    text = canvas.type.line(setting.lines[0], setting.style)
    leaf = ("#fff6d6", "#fbe7a8", "#f0cf78", "#d9a544", "#b87e22")
    made = paint.kept(("golden", words, text.get_size()), lambda: paint.filled(text, leaf))
    dark = paint.kept(("dark", words, text.get_size()), lambda: shadow_of(text))
    canvas.blit_middle(dark, Point(box.centre.x, box.centre.y + 6))
    canvas.blit_middle(made, box.centre)


def shadow_of(text: pygame.Surface) -> pygame.Surface:
    """A soft dark copy of drawn words, a little larger all round."""
    reach = max(4, text.get_height() // 8)
    made = pygame.Surface(
        (text.get_width() + 2 * reach, text.get_height() + 2 * reach), pygame.SRCALPHA
    )
    made.blit(paint.shaded(text, "#000000"), (reach, reach))
    soft = paint.blurred(made, reach)
    soft.blit(soft, (0, 0))
    return soft
