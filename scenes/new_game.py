"""Who plays which side, for how many days, from which seed (PRODUCT.md, rulings 1 and 16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Point, Size
from scenes.ground import draw_walnut
from scenes.notice import Answer, Question
from scenes.theme import Side
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice, Option
from scenes.widgets.field import NumberField
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

PERSON = "person"
PLAYERS = (
    Option(PERSON, "A person"),
    Option("gentle", "Gentle computer"),
    Option("steady", "Steady computer"),
    Option("random", "Random computer"),
)
DAYS = (Option("12", "Day 12"), Option("none", "None"), Option("other", "Another"))
LONGEST = 99
LARGEST_SEED = 999_999_999
HEADS = "Heads: the side with the youngest player takes the Covenant."
TAILS = "Tails: the side with the youngest player takes the Deep."
HIDE = "Shall the pictures of the prophets be hidden?"
HIDE_MORE = (
    "Some families do not picture them. Their cards then keep their glass, name and numbers, "
    "and you can change this in the settings."
)
HIDE_ANSWERS: tuple[Answer, ...] = (
    ("hide", "Hide them", "dark"),
    ("show", "Show them", "gold"),
)
NAME = Style("display", 52, floor=0.5)
WHO = Style("italic", 26, floor=0.5)
LABEL = Style("caps", 27, floor=0.6)
TOSSED = Style("body", 27, floor=0.6)


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
        last_day, other_day, seed: the controls of the lower row, their labels above them.
        toss, tossed: the button for two people, and what came of it.
        back, begin: the buttons at the foot.
    """

    title: Box
    sides: list[Box]
    last_day: Box
    other_day: Box
    seed: Box
    toss: Box
    tossed: Box
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
        at = self._layout = new_game_layout(size, text_scale)
        cream = self.canvas.theme.cream
        parts: list[Widget] = [
            *self._side("covenant", at.sides[0], "Covenant"),
            *self._side("deep", at.sides[1], "Deep"),
            label_over(at.last_day, "The last day", cream),
            Choice("last day", at.last_day, "The last day", DAYS, self._day_value()),
            label_over(at.seed, "The seed of the shuffles", cream),
            NumberField("seed", at.seed, "Seed", self._choice.seed, (0, LARGEST_SEED)),
            Button("back", at.back, "Back", "dark"),
            Button("begin", at.begin, "Begin", "gold"),
        ]
        if self._other:
            days = self._choice.last_day or 1
            parts.append(NumberField("other day", at.other_day, "Another day", days, (1, LONGEST)))
        if self._choice.covenant == self._choice.deep == PERSON:
            parts.append(Button("toss", at.toss, "Toss a coin", "lapis"))
            words = self._tossed or "Two people toss for the sides, unless they have played before."
            parts.append(Text("tossed", at.tossed, words, TOSSED.inked(cream), ("l", "m")))
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
        elif self.settings.hide_prophets is None:
            self.push(Question(HIDE, HIDE_ANSWERS, more=HIDE_MORE), self._hide_or_show)
        else:
            self.dismiss(self._choice)

    def cancelled(self) -> None:
        """A step back."""
        self.dismiss(None)

    def paint(self, canvas: Canvas) -> None:
        """The table, the heading, and a panel for each side."""
        draw_walnut(canvas, 0.5)
        title = NAME.sized(66).inked(canvas.theme.gold_light)
        canvas.text("A new Duel", self._layout.title, title, "c", "m")
        about = (
            ("covenant", "The Covenant", "from Jerusalem, on 13 Walls"),
            ("deep", "The Deep", "from Babylon, on 21 Walls"),
        )
        for (side, name, where), box in zip(about, self._layout.sides, strict=True):
            draw_side(canvas, "covenant" if side == "covenant" else "deep", box, (name, where))

    def _side(self, side: str, box: Box, label: str) -> list[Widget]:
        value = self._choice.covenant if side == "covenant" else self._choice.deep
        choice = Choice(side, choice_box(box), label, PLAYERS, value)
        choice.upright = True
        return [choice]

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

    def _hide_or_show(self, answer: str) -> None:
        self.stack.change_settings(replace(self.settings, hide_prophets=answer == "hide"))
        self.dismiss(self._choice)


def new_game_layout(size: Size, text_scale: float) -> NewGameLayout:
    """Where the parts are."""
    k = min(1.45, max(1.0, text_scale * 0.85))
    page = Box(0, 0, *size).middle(min(size.w - 160, 1560), size.h - 70)
    title = page.top_slice(110)
    foot = page.bottom_slice(74 * min(1.2, k))
    row = Box(page.x, foot.y - 100 * k - 34, page.w, 100 * k)
    toss = Box(page.x, row.y - 62 * min(1.2, k) - 22, 300 * min(1.3, k), 62 * min(1.2, k))
    panels = Box(page.x, title.bottom + 8, page.w, toss.y - title.bottom - 30)
    control = row.bottom_slice(60 * min(1.25, k))
    left, right = control.columns(2, 60)
    day = left.left_slice(left.w * 0.76 - 16)
    other = left.right_slice(left.w * 0.24)
    tossed = Box(toss.right + 28, toss.y, page.right - toss.right - 28, toss.h)
    wide = 360 * min(1.3, k)
    return NewGameLayout(
        title,
        panels.columns(2, 60),
        day,
        other,
        right,
        toss,
        tossed,
        foot.left_slice(wide),
        foot.right_slice(wide),
    )


def choice_box(panel: Box) -> Box:
    """The part of a side's panel below its name."""
    return Box(panel.x + 36, panel.y + panel.h * 0.33, panel.w - 72, panel.h * 0.67 - 32)


def label_over(control: Box, words: str, ink: str) -> Text:
    """What a control sets, written above it."""
    box = Box(control.x, control.y - 44, control.w, 40)
    return Text(f"label of {words}", box, words, LABEL.inked(ink), ("l", "m"))


def draw_side(canvas: Canvas, side: Side, box: Box, words: tuple[str, str]) -> None:
    """A side's panel: its colours, its name, where it starts from."""
    colours = canvas.theme.sides[side]
    canvas.shadow(box, 18, 16, 8)
    ground = {"covenant": ("#23336e", "#131c40"), "deep": ("#4a1622", "#16101a")}[side]
    body = canvas.theme.panel if canvas.theme.high_contrast else ground
    canvas.ribbon(box, body, colours.metal, 18)
    head = Box(box.x + 36, box.y + 18, box.w - 72, box.h * 0.33 - 24)
    block = head.middle(head.w, min(head.h, 130 * min(1.4, canvas.text_scale)))
    canvas.text(words[0], block.top_slice(block.h * 0.6), NAME.inked(colours.name), "c", "m")
    canvas.text(
        words[1], block.bottom_slice(block.h * 0.4), WHO.inked(canvas.theme.muted), "c", "m"
    )
    for x in (box.x + 60, box.right - 60):
        canvas.diamond(Point(x, head.centre.y), 26)
