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
TEXT_ROOM = 1.5
MANY = 7
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
        motto: the line below; of no height where there is no room.
        entries: a box for each entry.
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
        boxes = menu_layout(size, text_scale, len(self._entries)).entries
        buttons = []
        for entry, box in zip(self._entries, boxes, strict=True):
            button = Button(entry.key, box, entry.label, entry.kind)
            button.hint = entry.hint
            buttons.append(button)
        return buttons

    def on(self, message: Message) -> None:
        """Answers."""
        self.dismiss(message.key)

    def paint(self, canvas: Canvas) -> None:
        """Wall, window, title."""
        layout = menu_layout(canvas.size, canvas.text_scale, len(self._entries))
        draw_wall(canvas, layout.rose)
        draw_title(canvas, layout)
        quiet = Style("caps", 19, canvas.theme.muted)
        canvas.line(self._note, canvas.size.w - 40, canvas.size.h - 26, quiet, "r")


def menu_layout(size: Size, text_scale: float, count: int) -> MenuLayout:
    """Where the parts are: window left, title and entries right.

    With large text the entries take two columns, and the title moves above the window's place.
    """
    column = Box(size.w * 0.60, 0, size.w * 0.36, size.h)
    diameter = min(860.0, size.w * 0.46, size.h * 0.78)
    window = Box(size.w * 0.045, 0, size.w * 0.56, size.h).middle(diameter, diameter)
    tall = 62 * min(text_scale, TEXT_ROOM) + (14 if text_scale > TEXT_ROOM else 0)
    gap = 14.0 if count <= MANY else 10.0
    block = count * (tall + gap) - gap
    room = size.h - 150
    title_h = min(300.0, max(150.0, room - block - 110))
    tall = min(tall, (room - title_h - 70) / count - gap)
    wide = min(column.w, 380 * min(1.5, max(1.0, text_scale * 0.9)))
    block = count * (tall + gap) - gap
    top = max(40.0, (size.h - (title_h + 110 + block)) / 2)
    title = Box(column.x, top, column.w, title_h)
    motto = Box(column.x, title.bottom, column.w, 90)
    left = column.x + (column.w - wide) / 2
    first = motto.bottom + 20
    entries = [Box(left, first + i * (tall + gap), wide, tall) for i in range(count)]
    return MenuLayout(window, title, motto, entries)


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
    words = Style("italic", 31, canvas.theme.cream)
    canvas.text(MOTTO, layout.motto.inset(0, 12).moved(0, 18), words, "c", "m")


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
