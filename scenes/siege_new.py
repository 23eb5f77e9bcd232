"""Which Siege, and who holds Jerusalem: 15, 19 or 23 cards, one person or two. *Panel 11*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from scenes.canvas import Canvas
from scenes.form import Form
from scenes.geometry import Box, Size
from scenes.ground import draw_walnut
from scenes.new_game import HIDE, HIDE_ANSWERS, HIDE_MORE, LARGEST_SEED, label_over
from scenes.notice import Question
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.choice import Choice, Option
from scenes.widgets.field import NumberField
from scenes.widgets.text import Text
from scenes.widgets.widget import Message, Widget

LEVELS: Final = (
    (15, "15 cards", "The first Siege"),
    (19, "19 cards", "The Siege"),
    (23, "23 cards", "For those who won it"),
)
PEOPLE = (Option("1", "One person"), Option("2", "Two together"))
RULE: Final = "First Siege? Deal 15, not 19. Won the Siege of 19? Next time deal 23."
HEADING = Style("display", 66, floor=0.5)
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
        panels: one for each level: its name, for whom it is, how it went so far.
        level: the choice below them.
        people, seed: the controls of the lower row, their labels above them.
        back, begin: the buttons at the foot.
    """

    title: Box
    about: Box
    panels: list[Box]
    level: Box
    people: Box
    seed: Box
    back: Box
    begin: Box


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
        at = self._layout = siege_new_layout(size, text_scale)
        cream = self.canvas.theme.cream
        levels = [
            Option(str(level), label, ". ".join((name, *self._records.get(level, ()))))
            for level, label, name in LEVELS
        ]
        chosen = self._choice
        return [
            Choice("level", at.level, "The Siege pile", levels, str(chosen.level)),
            label_over(at.people, "Who holds Jerusalem", cream),
            Choice("people", at.people, "Who holds Jerusalem", PEOPLE, str(chosen.people)),
            label_over(at.seed, "The seed of the shuffles", cream),
            NumberField("seed", at.seed, "Seed", chosen.seed, (0, LARGEST_SEED)),
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
            self._choice = replace(self._choice, seed=message.value)
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

    def words(self) -> Sequence[str]:
        """The leaflet's rule, and what is offered."""
        return (RULE, f"Offered now: {self._offered} cards.")

    def paint(self, canvas: Canvas) -> None:
        """The table, the heading, and a panel for each level."""
        draw_walnut(canvas, 0.6)
        heading = HEADING.inked(canvas.theme.gold_light)
        canvas.text("The Siege", self._layout.title, heading, "c", "m")
        for (level, label, name), box in zip(LEVELS, self._layout.panels, strict=True):
            words = (label, "Next for you" if level == self._offered else name)
            draw_level(canvas, box, words, self._records.get(level, ()))

    def _hide_or_show(self, answer: str) -> None:
        self.stack.change_settings(replace(self.settings, hide_prophets=answer == "hide"))
        self.dismiss(self._choice)


def siege_new_layout(size: Size, text_scale: float) -> SiegeNewLayout:
    """Where the parts are."""
    k = min(1.45, max(1.0, text_scale * 0.85))
    page = Box(0, 0, *size).middle(min(size.w - 160, 1500), size.h - 70)
    title = page.top_slice(104)
    about = Box(page.x, title.bottom, page.w, 48 * k)
    foot = page.bottom_slice(74 * min(1.2, k))
    row = Box(page.x, foot.y - 100 * k - 34, page.w, 100 * k)
    level = Box(page.x, row.y - 64 * k - 26, page.w, 64 * k)
    panels = Box(page.x, about.bottom + 20, page.w, level.y - about.bottom - 32)
    left, right = row.bottom_slice(60 * min(1.25, k)).columns(2, 60)
    wide = 360 * min(1.3, k)
    return SiegeNewLayout(
        title,
        about,
        panels.columns(len(LEVELS), 8),
        level,
        left,
        right,
        foot.left_slice(wide),
        foot.right_slice(wide),
    )


def draw_level(canvas: Canvas, box: Box, words: tuple[str, str], records: Sequence[str]) -> None:
    """A level's panel: how many cards, for whom, how it went so far."""
    colours = canvas.theme.sides["deep"]
    body = canvas.theme.panel if canvas.theme.high_contrast else ("#4a1622", "#16101a")
    canvas.shadow(box, 18, 16, 8)
    canvas.ribbon(box, body, colours.metal, 18)
    room = box.inset(26, 20)
    tall = min(110 * min(1.5, canvas.text_scale), room.h * 0.5)
    head, told = room.top_slice(tall), room.bottom_slice((room.h - tall) * 0.42)
    pile = Box(room.x, head.bottom + 12, room.w, told.y - head.bottom - 24)
    canvas.text(words[0], head.top_slice(tall * 0.6), NAME.inked(colours.name), "c", "m")
    canvas.text(
        words[1], head.bottom_slice(tall * 0.4), FOR_WHOM.inked(canvas.theme.muted), "c", "m"
    )
    draw_backs(canvas, pile, int(words[0].split()[0]) + 1)
    ink = RECORD.inked(canvas.theme.cream)
    rows = Box(told.x, told.y + 10, told.w, told.h - 10).rows(max(1, len(records)), 0)
    for line, row in zip(records, rows, strict=False):
        canvas.text(line, row, ink, "c", "m")


def draw_backs(canvas: Canvas, box: Box, count: int) -> None:
    """The Siege pile laid out in a row, Leviathan among the backs."""
    w = min(box.h / BACK_RATIO, box.w * 0.3)
    if canvas.length(w) < LEAST_BACK_PX:
        return
    step = (box.w - w) / (count - 1)
    for i in range(count):
        back = Box(box.x + step * i, box.centre.y - w * BACK_RATIO / 2, w, w * BACK_RATIO)
        if not canvas.picture("backs/deep", back):
            canvas.panel(back, "deep", radius=6)
