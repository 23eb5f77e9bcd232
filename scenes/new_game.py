"""Who plays which side, for how many days, from which seed (PRODUCT.md, rulings 1 and 16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.notice import Answer, Question
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
SEED = "The seed of the shuffles"
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
NAME = Style("display", 54, floor=0.5)
WHO = Style("italic", 27, floor=0.5)
LABEL = Style("caps", 26, floor=0.6)
TOLD = Style("body", 28, floor=0.6)
LABEL_ROW = 36.0
"""How high a label over a control is, at 100 % text size."""

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
        last_day, other_day, seed: the controls of the lower row, their labels above them.
        toss: the button for two people.
        told: what came of it, or how the computers play; `alone` where there is no button.
        back, begin: the buttons at the foot.
    """

    title: Box
    sides: list[Box]
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
        at = self._layout = new_game_layout(size, text_scale)
        cream = self.canvas.theme.cream
        parts: list[Widget] = [
            *self._side("covenant", at.sides[0], "Covenant"),
            *self._side("deep", at.sides[1], "Deep"),
            label_over(at.last_day, "The last day", cream, text_scale),
            Choice("last day", at.last_day, "The last day", DAYS, self._day_value()),
            label_over(at.seed, SEED, cream, text_scale),
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
        draw_heading(canvas, self.heading, self._layout.title)
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

    def _hide_or_show(self, answer: str) -> None:
        self.stack.change_settings(replace(self.settings, hide_prophets=answer == "hide"))
        self.dismiss(self._choice)


def new_game_layout(size: Size, text_scale: float) -> NewGameLayout:
    """Where the parts are."""
    k = min(1.45, max(1.0, text_scale * 0.85))
    page = Box(0, 0, *size).middle(min(size.w - 160, 1560), size.h - 70)
    title = page.top_slice(110)
    foot = page.bottom_slice(74 * min(1.2, k))
    high = LABEL_ROW * text_scale + 70 * min(1.3, k)
    row = Box(page.x, foot.y - high - 30, page.w, high)
    told = Box(page.x, row.y - 62 * min(1.2, k) - 20, page.w, 62 * min(1.2, k))
    panels = Box(page.x, title.bottom + 8, page.w, told.y - title.bottom - 30)
    control = row.bottom_slice(62 * min(1.3, k))
    left = control.left_slice(control.w * 0.58)
    right = control.right_slice(control.w * 0.42 - 60)
    toss = told.left_slice(300 * min(1.3, k))
    wide = 360 * min(1.3, k)
    return NewGameLayout(
        title=title,
        sides=panels.columns(2, 60),
        last_day=left.left_slice(left.w * 0.76 - 16),
        other_day=left.right_slice(left.w * 0.24),
        seed=right,
        toss=toss,
        told=told.right_slice(told.w - toss.w - 28),
        alone=told,
        back=foot.left_slice(wide),
        begin=foot.right_slice(wide),
    )


def choice_box(panel: Box) -> Box:
    """The part of a side's panel below its name."""
    return Box(panel.x + 36, panel.y + panel.h * 0.33, panel.w - 72, panel.h * 0.67 - 32)


def label_over(control: Box, words: str, ink: str, text_scale: float) -> Text:
    """What a control sets, written above it."""
    tall = LABEL_ROW * text_scale
    box = Box(control.x, control.y - tall - 4, control.w, tall)
    return Text(f"label of {words}", box, words, LABEL.inked(ink), ("l", "m"))


def draw_side(canvas: Canvas, side: Side, box: Box, words: tuple[str, str]) -> None:
    """A side's panel: its colours, its name, where it starts from."""
    colours = canvas.theme.sides[side]
    canvas.shadow(box, 18, 16, 8)
    ground = {"covenant": ("#23336e", "#131c40"), "deep": ("#4a1622", "#16101a")}[side]
    body = canvas.theme.panel if canvas.theme.high_contrast else ground
    canvas.ribbon(box, body, colours.metal, 18)
    head = Box(box.x + 36, box.y + 18, box.w - 72, box.h * 0.33 - 24)
    block = head.middle(head.w, min(head.h, 136 * min(1.4, canvas.text_scale)))
    name = NAME.inked(colours.name)
    canvas.text(words[0], block.top_slice(block.h * 0.6), name, "c", "m")
    canvas.text(
        words[1], block.bottom_slice(block.h * 0.4), WHO.inked(canvas.theme.muted), "c", "m"
    )
    draw_backs(canvas, side, head, canvas.type.width(words[0], name))


def draw_backs(canvas: Canvas, side: Side, head: Box, taken: float) -> None:
    """A back of the side's deck at both ends of its name, where there is room."""
    tall = min(head.h, 132.0)
    wide = tall / BACK_RATIO
    if head.w - taken < 2 * wide + 60:
        return
    for x in (head.x, head.right - wide):
        back = Box(x, head.centre.y - tall / 2, wide, tall)
        canvas.shadow(back, 6, 8, 4)
        if not canvas.picture(f"backs/{side}", back):
            canvas.panel(back, side, radius=6)
