"""Which Siege, and who holds Jerusalem: how many cards, one person or two. *Panel 11*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from scenes.canvas import Canvas
from scenes.control_rows import (
    Place,
    choice_need,
    control_rows,
    height_of,
    label_at,
    number_need,
    one_row,
)
from scenes.form import Form
from scenes.geometry import Box, Direction, Point, Size
from scenes.ground import draw_walnut
from scenes.hiding import once_asked
from scenes.new_game import (
    LARGEST_SEED,
    SEED,
    control_scale,
    measures,
    page_of,
)
from scenes.typeset import Setting, Style
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice, Option, plate_edge
from scenes.widgets.field import NumberField
from scenes.widgets.heading import draw_heading
from scenes.widgets.text import Text
from scenes.widgets.widget import Look, Message, Widget

LEVELS: Final = (
    (15, "15 cards", "The first Siege"),
    (19, "19 cards", "The Siege"),
    (23, "23 cards", "For those who won it"),
)
LEAST, MOST = 1, 51
"""Any level can be chosen, up to every Deep card but Leviathan, who always comes on top."""

PEOPLE = (Option("1", "One person"), Option("2", "Two together"))
NEXT: Final = "Next for you"
HOLDS: Final = "Who holds Jerusalem"
CARDS: Final = "Cards to deal"
NOT_PLAYED: Final = ("Not played yet.",)
RULE: Final = "First Siege? Deal 15, not 19. Won the Siege of 19? Next time deal 23."
ABOUT = Style("italic", 29, floor=0.5)
NAME = Style("display", 44, floor=0.5)
FOR_WHOM = Style("body", 27, floor=0.6)
BACK_RATIO = 88 / 63
LEAST_BACK_PX = 24
RECORD = Style("body", 26, leading=1.24, floor=0.55)


@dataclass(frozen=True, slots=True)
class SiegeChoice:
    """What was chosen: the Deep cards of the pile, the people, what the shuffles come from."""

    level: int = 15
    people: int = 1
    seed: int = 1


class SiegeNewLayout(NamedTuple):
    """Where the parts are.

    Attributes:
        title, about: the heading, and the leaflet's rule below it.
        levels: the choice of a level: its name, for whom it is, how it went so far.
        labels: of the people, the cards and the seed.
        people, cards, seed: the controls below the levels.
        back, begin: the buttons at the foot.
    """

    title: Box
    about: Box
    levels: Box
    labels: tuple[Box, ...]
    people: Box
    cards: Box
    seed: Box
    back: Box
    begin: Box


class LevelChoice(Choice):
    """The choice of a level: each stands on a panel with its pile and its record.

    A level between them or beyond is none of them; from there the arrows go to the nearest.
    """

    def __init__(self, box: Box, level: int, told: tuple[int, Mapping[int, Sequence[str]]]) -> None:
        """A choice.

        Args:
            box: where.
            level: the chosen one.
            told: the level that comes next, and by level how its Sieges went.
        """
        offered, self._records = told
        options = []
        for one, label, name in LEVELS:
            whom = NEXT if one == offered else name
            options.append(Option(str(one), label, " ".join((f"{whom}.", *self._lines(one)))))
        super().__init__("level", box, "The Siege pile", options, str(level))
        self.gap = 28.0
        self._offered = offered

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws a panel for each level; their piles are of one size."""
        inner = [box.inset(26, 24) for box in self.plates.values()]
        records = [record_in(canvas, inner[0], self._lines(level)) for level, *_ in LEVELS]
        tall = max(record.size.h for record in records)
        for (level, label, name), room, record in zip(LEVELS, inner, records, strict=True):
            chosen, hovered = str(level) == self.value, str(level) == self.hovered
            draw_frame(
                canvas, room.inset(-26, -24), chosen=chosen, hovered=hovered and look.hovered
            )
            words = (label, NEXT if level == self._offered else name)
            draw_level(canvas, room, words, room.bottom_slice(tall))
            canvas.setting(record, room.bottom_slice(tall), "c", "m")
        if look.focused:
            canvas.ring(self.plates.get(self.value, self.box), 18)

    def spoken(self) -> str:
        """What is chosen, of how many; or how many cards, where it is none of them."""
        if self.value in self.plates:
            return super().spoken()
        return f"{self.label}: {self.value} cards, none of these {len(self.options)}"

    def _beside(self, direction: Direction) -> str | None:
        by, now = direction.value[0], int(self.value)
        that_way = [level for level, *_ in LEVELS if (level - now) * by > 0]
        return str(min(that_way, key=lambda level: abs(level - now))) if that_way else None

    def _lines(self, level: int) -> Sequence[str]:
        return self._records.get(level, ())


class SiegeNew(Form[SiegeChoice | None]):
    """Asks all of that; None is a step back."""

    first = "begin"
    music = "menu"
    heading = "The Siege"

    def __init__(self, choice: SiegeChoice, records: Mapping[int, Sequence[str]]) -> None:
        """A new Siege.

        Args:
            choice: what is offered at first: the level that comes next.
            records: by level how its Sieges went, a line each.
        """
        self._choice = choice
        self._offered = choice.level
        self._records = records

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The choices, the seed and the buttons."""
        kind, cream, chosen = self.canvas.type, self.canvas.theme.cream, self._choice
        needs = (
            choice_need(kind, HOLDS, PEOPLE),
            number_need(kind, CARDS, MOST),
            number_need(kind, SEED, LARGEST_SEED),
        )
        controls = control_rows(kind, needs, measures(size, text_scale))
        at = self._layout = siege_new_layout(size, text_scale, controls)
        levels = LevelChoice(at.levels, chosen.level, (self._offered, self._records))
        return [
            levels,
            label_at(at.labels[0], HOLDS, cream),
            Choice("people", at.people, HOLDS, PEOPLE, str(chosen.people)),
            label_at(at.labels[1], CARDS, cream),
            self._cards(at.cards),
            label_at(at.labels[2], SEED, cream),
            NumberField("seed", at.seed, SEED, chosen.seed, (0, LARGEST_SEED)),
            Text("rule", at.about, RULE, ABOUT.inked(cream), ("c", "m")),
            Button("back", at.back, "Back", "dark"),
            Button("begin", at.begin, "Begin", "gold"),
        ]

    def on(self, message: Message) -> None:
        """Something was chosen or pressed."""
        if isinstance(message, Choice.Chosen):
            self._choice = replace(self._choice, **{message.key: int(message.value)})
            self.arrange()
        elif isinstance(message, NumberField.Changed):
            name = "level" if message.key == "cards" else message.key
            self._choice = replace(self._choice, **{name: message.value})
            self.arrange()
        elif message.key == "back":
            self.dismiss(None)
        else:
            once_asked(self, lambda: self.dismiss(self._choice))

    def cancelled(self) -> None:
        """A step back."""
        self.dismiss(None)

    def words(self) -> Sequence[str]:
        """The leaflet's rule, and what is offered."""
        return (RULE, f"Offered now: {self._offered} cards.")

    def paint(self, canvas: Canvas) -> None:
        """The table and the heading."""
        draw_walnut(canvas, 0.6)
        draw_heading(canvas, self.heading, self._layout.title)

    def _cards(self, box: Box) -> NumberField:
        """Any level, those between the leaflet's three and beyond too; its hint is its record."""
        level = self._choice.level
        field = NumberField("cards", box, CARDS, level, (LEAST, MOST))
        field.hint = " ".join(self._records.get(level, NOT_PLAYED))
        return field


def siege_new_layout(
    size: Size, text_scale: float, controls: Sequence[Place] = ()
) -> SiegeNewLayout:
    """Where the parts are.

    Args:
        size: of the canvas.
        text_scale: 1.0 to 2.0.
        controls: the people, the cards and the seed, as their letters need it; else side by side.
    """
    k = control_scale(text_scale)
    page = page_of(size, text_scale)
    title = page.top_slice(104)
    about = Box(page.x, title.bottom, page.w, 48 * k)
    foot = page.bottom_slice(74 * min(1.2, k))
    places = controls or one_row((1.5, 1, 1), measures(size, text_scale))
    top = foot.y - height_of(places) - 30
    people, cards, seed = (place.moved(Point(page.x, top)) for place in places)
    levels = Box(page.x, about.bottom + 22, page.w, top - about.bottom - 48)
    wide = 360 * min(1.3, k)
    return SiegeNewLayout(
        title=title,
        about=about,
        levels=levels,
        labels=(people.label, cards.label, seed.label),
        people=people.box,
        cards=cards.box,
        seed=seed.box,
        back=foot.left_slice(wide),
        begin=foot.right_slice(wide),
    )


def draw_frame(canvas: Canvas, box: Box, *, chosen: bool, hovered: bool) -> None:
    """The panel of a level; a gold edge and a diamond are on the chosen one."""
    theme = canvas.theme
    canvas.shadow(box, 18, 16, 8)
    if chosen:
        canvas.glow(box, "#ffd25770", 18, 18)
    ground = ("#5a1a28", "#22101a") if chosen else ("#34121a", "#141016")
    edge = plate_edge(theme, chosen=chosen, hovered=hovered)
    if not chosen and not hovered:
        edge = theme.sides["deep"].metal
    canvas.ribbon(box, theme.panel if theme.high_contrast else ground, edge, 18)
    if chosen:
        canvas.diamond(Point(box.centre.x, box.y), 34)


def record_in(canvas: Canvas, room: Box, lines: Sequence[str]) -> Setting:
    """How the Sieges of a level went, set so that it leaves room for the pile."""
    style, room_of_it = RECORD.inked(canvas.theme.cream), Size(room.w, room.h * 0.34)
    return canvas.type.fit("\n".join(lines), style, room_of_it, max(1, len(lines)))


def draw_level(canvas: Canvas, room: Box, words: tuple[str, str], told: Box) -> None:
    """What a level's panel says above its record: how many cards, for whom, and the pile."""
    theme, kind = canvas.theme, canvas.type
    name, whom = NAME.inked(theme.sides["deep"].name), FOR_WHOM.inked(theme.muted)
    head = room.top_slice(min(kind.line_height(name), room.h * 0.3))
    below = Box(room.x, head.bottom, room.w, min(kind.line_height(whom), room.h * 0.2))
    pile = Box(room.x, below.bottom + 16, room.w, told.y - below.bottom - 34)
    canvas.text(words[0], head, name, "c", "m")
    canvas.text(words[1], below, whom, "c", "m")
    if pile.h > 0:
        draw_backs(canvas, pile, int(words[0].split()[0]) + 1)


def draw_backs(canvas: Canvas, box: Box, count: int) -> None:
    """The Siege pile laid out in a row, Leviathan among the backs."""
    w = min(box.h / BACK_RATIO, box.w * 0.52)
    if canvas.length(w) < LEAST_BACK_PX:
        return
    step = (box.w - w) / (count - 1)
    for i in range(count):
        back = Box(box.x + step * i, box.centre.y - w * BACK_RATIO / 2, w, w * BACK_RATIO)
        if not canvas.picture("backs/deep", back):
            canvas.panel(back, "deep", radius=6)
