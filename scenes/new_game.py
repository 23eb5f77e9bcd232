"""Who plays which side, for how many days, from which seed (PRODUCT.md, rulings 1 and 16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from scenes.canvas import Canvas
from scenes.control_rows import (
    Measures,
    Need,
    Place,
    choice_need,
    control_rows,
    height_of,
    label_at,
    number_need,
    one_row,
)
from scenes.form import Form
from scenes.geometry import Box, Point, Size
from scenes.ground import draw_walnut
from scenes.hiding import once_asked
from scenes.theme import Side
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice, Option
from scenes.widgets.field import NumberField
from scenes.widgets.heading import draw_heading
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

PERSON = "person"
PLAYERS = (
    Option(PERSON, "A person"),
    Option("gentle", "Gentle computer", "The gentle one lets a chance go by now and then."),
    Option("steady", "Steady computer", "The steady one thinks each step through to its next day."),
    Option("random", "Random computer", "The random one does anything that is allowed."),
)
TWO_PEOPLE = "Two people toss for the sides, unless they have played before."
WATCHED = "Two computers play, and you watch."
DAYS = (Option("12", "Day 12"), Option("none", "None"), Option("other", "Another"))
LONGEST = 99
LARGEST_SEED = 999_999_999
LAST_DAY = "The last day"
SEED = "The seed of the shuffles"
HEADS = "Heads: the side with the youngest player takes the Covenant."
TAILS = "Tails: the side with the youngest player takes the Deep."
NAME = Style("display", 54, floor=0.5)
WHO = Style("italic", 27, floor=0.5)
TOLD = Style("body", 28, floor=0.6)
LABEL_ROW = 36.0
"""How high a label over a control is, at 100 % text size."""

OTHER_GAP, OTHER_DAY = 16.0, 170.0
HEAD = 0.34
"""How much of a side's panel its name takes."""

BACK_RATIO = 88 / 63


@dataclass(frozen=True, slots=True)
class NewGameChoice:
    """What was chosen.

    Attributes:
        covenant, deep: "person", "gentle", "steady" or "random".
        last_day: the last day, or None for none.
        seed: what the shuffles come from.
    """

    covenant: str = PERSON
    deep: str = "steady"
    last_day: int | None = 12
    seed: int = 1


class NewGameLayout(NamedTuple):
    """Where the parts are.

    Attributes:
        title: the heading.
        sides: a panel for each side, the Covenant's left.
        labels: of the last day and of the seed.
        last_day, other_day, seed: the controls below the sides.
        toss: the button for two people.
        told: what came of it, or how the computers play; `alone` where there is no button.
        back, begin: the buttons at the foot.
    """

    title: Box
    sides: list[Box]
    labels: tuple[Box, Box]
    last_day: Box
    other_day: Box
    seed: Box
    toss: Box
    told: Box
    alone: Box
    back: Box
    begin: Box


class NewGame(Form[NewGameChoice | None]):
    """Asks all of that; None is a step back."""

    first = "begin"
    music = "menu"
    heading = "A new Duel"

    def __init__(self, choice: NewGameChoice, toss: Callable[[], bool]) -> None:
        """A new game.

        Args:
            choice: what is offered at first, such as the last choice with the sides swapped.
            toss: tosses a coin; True is heads.
        """
        self._choice = choice
        self._toss = toss
        self._tossed = ""
        self._other = choice.last_day not in (12, None)

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """A choice for each side, the days, the seed, the toss and the buttons."""
        kind, cream = self.canvas.type, self.canvas.theme.cream
        plates = choice_need(kind, LAST_DAY, DAYS).wide
        needs = (
            Need(LAST_DAY, plates + OTHER_GAP + OTHER_DAY),
            number_need(kind, SEED, LARGEST_SEED),
        )
        controls = control_rows(kind, needs, measures(size, text_scale))
        at = self._layout = new_game_layout(size, text_scale, controls)
        parts: list[Widget] = [
            *self._side("covenant", at.sides[0], "Covenant"),
            *self._side("deep", at.sides[1], "Deep"),
            label_at(at.labels[0], LAST_DAY, cream),
            Choice("last day", at.last_day, LAST_DAY, DAYS, self._day_value()),
            label_at(at.labels[1], SEED, cream),
            NumberField("seed", at.seed, SEED, self._choice.seed, (0, LARGEST_SEED)),
            Button("back", at.back, "Back", "dark"),
            Button("begin", at.begin, "Begin", "gold"),
        ]
        if self._other:
            days = self._choice.last_day or 1
            parts.append(NumberField("other day", at.other_day, "Another day", days, (1, LONGEST)))
        two = self._choice.covenant == self._choice.deep == PERSON
        if two:
            parts.append(Button("toss", at.toss, "Toss a coin", "lapis"))
        told, room = self._words_of_the_players(), at.told if two else at.alone
        parts.append(Text("told", room, told, TOLD.inked(cream), ("l" if two else "c", "m")))
        return parts

    def on(self, message: Message) -> None:
        """Something was chosen or pressed."""
        if isinstance(message, Choice.Chosen | NumberField.Changed):
            self._choice = self._changed(message)
            self.arrange()
        elif message.key == "toss":
            self._tossed = HEADS if self._toss() else TAILS
            self.services.sound("coin")
            self.arrange()
        elif message.key == "back":
            self.dismiss(None)
        else:
            once_asked(self, lambda: self.dismiss(self._choice))

    def cancelled(self) -> None:
        """A step back."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The table, the heading, and a panel for each side."""
        draw_walnut(canvas, 0.5)
        draw_heading(canvas, self.heading, self._layout.title)
        about = (
            ("covenant", "The Covenant", "from Jerusalem, on 13 Walls"),
            ("deep", "The Deep", "from Babylon, on 21 Walls"),
        )
        for (side, *words), box in zip(about, self._layout.sides, strict=True):
            draw_side(canvas, "covenant" if side == "covenant" else "deep", box, words)
        if have_room_for_backs(canvas, self._layout.sides[0], [name for _, name, _ in about]):
            for (side, *_), box in zip(about, self._layout.sides, strict=True):
                draw_backs(canvas, "covenant" if side == "covenant" else "deep", head_of(box))

    def _side(self, side: str, box: Box, label: str) -> list[Widget]:
        value = self._choice.covenant if side == "covenant" else self._choice.deep
        choice = Choice(side, choice_box(box), label, PLAYERS, value)
        choice.upright = True
        return [choice]

    def _words_of_the_players(self) -> str:
        """How the computers play, or what two people do first."""
        hints = {one.value: one.hint for one in PLAYERS}
        sides = {self._choice.covenant, self._choice.deep}
        if sides == {PERSON}:
            return self._tossed or TWO_PEOPLE
        if PERSON not in sides:
            return WATCHED
        return next(hints[one] for one in sides if one != PERSON)

    def _day_value(self) -> str:
        if self._other:
            return "other"
        return "none" if self._choice.last_day is None else "12"

    def _changed(self, message: Choice.Chosen | NumberField.Changed) -> NewGameChoice:
        if isinstance(message, NumberField.Changed):
            if message.key == "seed":
                return replace(self._choice, seed=message.value)
            return replace(self._choice, last_day=message.value)
        if message.key == "last day":
            self._other = message.value == "other"
            days = {"12": 12, "none": None, "other": 8}
            return replace(self._choice, last_day=days[message.value])
        if message.key == "covenant":
            return replace(self._choice, covenant=message.value)
        return replace(self._choice, deep=message.value)


def page_of(size: Size, text_scale: float) -> Box:
    """The part of the canvas that a form takes: wider with large text."""
    wide = 1560 * min(1.2, control_scale(text_scale))
    return Box(0, 0, *size).middle(min(size.w - 120, wide), size.h - 70)


def control_scale(text_scale: float) -> float:
    """How much larger controls are at a text size."""
    return min(1.45, max(1.0, text_scale * 0.85))


def measures(size: Size, text_scale: float) -> Measures:
    """Of the controls of a form."""
    high = 62 * min(1.3, control_scale(text_scale))
    return Measures(page_of(size, text_scale).w, high, LABEL_ROW * text_scale)


def new_game_layout(size: Size, text_scale: float, controls: Sequence[Place] = ()) -> NewGameLayout:
    """Where the parts are.

    Args:
        size: of the canvas.
        text_scale: 1.0 to 2.0.
        controls: the last day and the seed, as their letters need it; else side by side.
    """
    k = control_scale(text_scale)
    page = page_of(size, text_scale)
    title = page.top_slice(110)
    foot = page.bottom_slice(74 * min(1.2, k))
    places = controls or one_row((1.5, 1), measures(size, text_scale))
    top = foot.y - height_of(places) - 30
    days, seed = (place.moved(Point(page.x, top)) for place in places)
    told = Box(page.x, top - 62 * min(1.2, k) - 20, page.w, 62 * min(1.2, k))
    panels = Box(page.x, title.bottom + 8, page.w, told.y - title.bottom - 30)
    toss = told.left_slice(300 * min(1.3, k))
    wide = 360 * min(1.3, k)
    return NewGameLayout(
        title=title,
        sides=panels.columns(2, 60),
        labels=(days.label, seed.label),
        last_day=days.box.left_slice(days.box.w - OTHER_DAY - OTHER_GAP),
        other_day=days.box.right_slice(OTHER_DAY),
        seed=seed.box,
        toss=toss,
        told=told.right_slice(told.w - toss.w - 28),
        alone=told,
        back=foot.left_slice(wide),
        begin=foot.right_slice(wide),
    )


def choice_box(panel: Box) -> Box:
    """The part of a side's panel below its name."""
    return Box(panel.x + 36, panel.y + panel.h * HEAD, panel.w - 72, panel.h * (1 - HEAD) - 26)


def head_of(panel: Box) -> Box:
    """The part of a side's panel with its name."""
    return Box(panel.x + 36, panel.y + 18, panel.w - 72, panel.h * HEAD - 24)


def draw_side(canvas: Canvas, side: Side, box: Box, words: Sequence[str]) -> None:
    """A side's panel: its colours, its name, where it starts from."""
    colours = canvas.theme.sides[side]
    canvas.shadow(box, 18, 16, 8)
    ground = {"covenant": ("#23336e", "#131c40"), "deep": ("#4a1622", "#16101a")}[side]
    body = canvas.theme.panel if canvas.theme.high_contrast else ground
    canvas.ribbon(box, body, colours.metal, 18)
    head = head_of(box)
    block = head.middle(head.w, min(head.h, 136 * min(1.4, canvas.text_scale)))
    name, where = NAME.inked(colours.name), WHO.inked(canvas.theme.muted)
    canvas.text(words[0], block.top_slice(block.h * 0.6), name, "c", "m")
    canvas.text(words[1], block.bottom_slice(block.h * 0.4), where, "c", "m")


def back_size(head: Box) -> Size:
    """How large the backs at both ends of a name are."""
    tall = min(head.h, 132.0)
    return Size(tall / BACK_RATIO, tall)


def have_room_for_backs(canvas: Canvas, panel: Box, names: Sequence[str]) -> bool:
    """Whether there is room at both ends of every name."""
    head = head_of(panel)
    taken = max(canvas.type.width(name, NAME) for name in names)
    return head.w - taken >= 2 * back_size(head).w + 60


def draw_backs(canvas: Canvas, side: Side, head: Box) -> None:
    """A back of the side's deck at both ends of its name."""
    wide, tall = back_size(head)
    for x in (head.x, head.right - wide):
        back = Box(x, head.centre.y - tall / 2, wide, tall)
        canvas.shadow(back, 6, 8, 4)
        if not canvas.picture(f"backs/{side}", back):
            canvas.panel(back, side, radius=6)
