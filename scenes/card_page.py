"""One card of the box, large, with all that is to be known of it and the way to its story."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.seraphs.cards import card, helper
from engine.seraphs.text import keyword_names, keyword_rule
from scenes.access import prompt_key
from scenes.canvas import Canvas
from scenes.cards.content import Words, words_of
from scenes.cards.face import Faces
from scenes.cards.look import CardLook, height_px, width_for
from scenes.form import Form
from scenes.geometry import Box, Direction, Size
from scenes.ground import draw_walnut
from scenes.input import Action, Alternate, Input, Key, Navigate, Release, Wheel
from scenes.measures import measured
from scenes.open_book import Told, draw_parchment, open_story
from scenes.services import Measures
from scenes.theme import Theme
from scenes.typeset import Style
from scenes.widgets.button import Button
from scenes.widgets.card import draw_card, fitted, settled
from scenes.widgets.icon_button import IconButton
from scenes.widgets.scroll import Entry, ScrollList
from scenes.widgets.widget import Message, Widget

NAME = Style("display", 46, leading=1.1)
UNDER = Style("italic", 28, leading=1.2)
HEAD = Style("caps", 25, leading=1.5)
WORDS = Style("body", 29, leading=1.28)
APART = 14.0
"""Air over a heading."""

MARGIN = 50.0
ICON_LETTERS = 5.5
LARGE_TEXT = 1.4
READS = ("chapter", "read aloud")
"""The keys that open the story, the first of them at its passage."""

NO_RULING = "The card says all there is to say."


@dataclass(frozen=True, slots=True)
class About:
    """What is to be known of a card beyond its own words.

    Attributes:
        told: its story with its passage; None where there is nothing to read.
        rulings: how it is read where the leaflet leaves it open, a paragraph each.
        pairs: the names of the other cards of its Story pairs.
    """

    told: Told | None = None
    rulings: tuple[str, ...] = ()
    pairs: tuple[str, ...] = ()


class CardPageLayout(NamedTuple):
    """Where the parts are.

    Attributes:
        page: the parchment beside the card; `text` within.
        buttons: at the foot of the page, from left to right, row by row.
    """

    page: Box
    text: Box
    buttons: list[Box]


class CardPage(Form[int]):
    """A card of a row of cards; answers with the place of the one that was seen last."""

    first = "text"

    def __init__(
        self, cards: Sequence[str], at: int, about: Callable[[str], About], faces: Faces
    ) -> None:
        """The card at a place in the row; the others are one key away."""
        self._cards = tuple(cards)
        self._at = at
        self._about = about
        self._faces = faces
        self._turned = 0

    def build(self, size: Size, text_scale: float) -> Sequence[Widget]:
        """The text and the buttons."""
        self._known = self._about(self._id)
        self._card = card_place(size, text_scale)
        actions = self._actions()
        needs = [letters_of(one) for one in actions]
        at = self._layout = card_page_layout(size, text_scale, needs)
        label = f"About {words_of(self._id).name}"
        lines = entries(self._id, self._known, self.canvas.theme, self.settings.measures)
        text = ScrollList("text", at.text, label, lines)
        return [text, *(replaced(one, box) for one, box in zip(actions, at.buttons, strict=True))]

    def handle(self, given: Input) -> None:
        """Left and right in the text turn to the next card; so do wheel and click on the card."""
        if isinstance(given, Navigate) and self._turns(given):
            self._go(given.direction.value[0])
        elif isinstance(given, Wheel) and self._card.contains(given.at):
            self._go(-given.steps)
        elif isinstance(given, Release) and self._card.contains(given.at):
            self._turn_over()
        elif isinstance(given, Alternate):
            self.dismiss(self._at)
        elif isinstance(given, Action) and given.name in READS:
            self._read(chapter=given.name == "chapter")
        else:
            super().handle(given)

    def on(self, message: Message) -> None:
        """A button was pressed, or the text has moved."""
        match message.key:
            case "story" | "passage":
                self._read(chapter=message.key == "passage")
            case "before" | "after":
                self._go(1 if message.key == "after" else -1)
            case "over":
                self._turn_over()
            case "back":
                self.dismiss(self._at)
            case _:
                self.invalidate(self._layout.page.inset(-20))

    def keyed(self, given: Action | Key) -> None:
        """Page keys turn to the next card."""
        if isinstance(given, Key) and given.name in ("page up", "page down"):
            self._go(1 if given.name == "page down" else -1)

    def cancelled(self) -> None:
        """Back to the box."""
        self.dismiss(self._at)

    def paint(self, canvas: Canvas) -> None:
        """The table, the card and the sheet beside it."""
        draw_walnut(canvas, 0.35 if words_of(self._id).side == "covenant" else 0.7)
        look = self._face(canvas)
        draw_card(canvas, self._faces, look, self._card.centre)
        draw_parchment(canvas, self._layout.page)

    @property
    def heading(self) -> str:  # type: ignore[override]  # it is that of the card
        """The card, and the how-manyeth of the row it is."""
        return f"{words_of(self._id).name}. {self._at + 1} of {len(self._cards)}"

    @property
    def _id(self) -> str:
        return self._cards[self._at]

    @property
    def _pages(self) -> int:
        return self._faces.pages(self._face(self.canvas))

    def _face(self, canvas: Canvas) -> CardLook:
        plain = CardLook(card_id=self._id, size="full", page=self._turned)
        return fitted(settled(plain, self.settings), canvas, self._card)

    def _actions(self) -> list[Button]:
        nowhere = Box(0, 0, 0, 0)
        made: list[Button] = [
            IconButton("before", nowhere, "Before", "before"),
            IconButton("after", nowhere, "Next", "next"),
        ]
        told = self._known.told
        if told is not None and told.story.text:
            key = prompt_key(self.services, "read aloud")
            made.append(Button("story", nowhere, "The story", "gold", shortcut=key))
        if told is not None and told.passage is not None:
            key = prompt_key(self.services, "chapter")
            made.append(Button("passage", nowhere, "The passage", "lapis", shortcut=key))
        if self._pages > 1:
            made.append(Button("over", nowhere, "Turn over", "lapis"))
        made.append(Button("back", nowhere, "Back", "dark"))
        return made

    def _turns(self, given: Navigate) -> bool:
        return self.focused == "text" and given.direction in (Direction.LEFT, Direction.RIGHT)

    def _go(self, by: int) -> None:
        self._at = (self._at + by) % len(self._cards)
        self._turned = 0
        self._widgets.pop("text", None)
        self.services.sound("card")
        self.arrange()

    def _turn_over(self) -> None:
        if self._pages > 1:
            self._turned = (self._turned + 1) % self._pages
            self.invalidate(self._card.inset(-30))

    def _read(self, *, chapter: bool) -> None:
        if self._known.told is not None:
            open_story(self, self._known.told, chapter=chapter)


def replaced(button: Button, box: Box) -> Button:
    """The button in its place."""
    button.box = box
    return button


def entries(
    card_id: str, about: About, theme: Theme, measures: Measures = "both"
) -> tuple[Entry, ...]:
    """What the sheet beside the card says, in order, with its lengths as they are wanted."""
    words = words_of(card_id, measures)
    head, ink = HEAD.inked(theme.heading), theme.ink
    made = [Entry(words.name, ink=theme.heading, style=NAME)]
    if words.epithet:
        made.append(Entry(words.epithet, ink=theme.second, style=UNDER))
    if words.kind == "helper":
        sections = _helper_sections(words, measures)
    else:
        sections = _card_sections(words, about)
    for title, lines in sections:
        if lines:
            made.append(Entry(title, ink=head.colour, style=HEAD, above=APART))
            made += [Entry(line, ink=ink, style=WORDS) for line in lines]
    return tuple(made)


def _card_sections(words: Words, about: About) -> list[tuple[str, tuple[str, ...]]]:
    one = card(words.id)
    numbers = f"Costs {one.cost}"
    if one.type == "character":
        numbers += f" · Strength {one.strength} · Heart {one.heart}"
    rules = tuple(f"{name}: {keyword_rule(name)}" for name in keyword_names(one))
    return [
        (" · ".join((words.type, *words.keywords)), (numbers,)),
        ("What it does", (words.power,) if words.power else ()),
        ("Its keywords", rules),
        ("Story pair" if len(about.pairs) < 2 else "Story pairs", about.pairs),  # noqa: PLR2004 - two
        ("Rulings", about.rulings or (NO_RULING,)),
        ("On its plate", (words.plate,) if words.plate else ()),
        ("Family and friends", (one.relation,) if one.relation else ()),
        ("In the Bible", (f"“{one.quote}”", f"{one.quote_ref} · the story: {one.reference}")),
    ]


def _helper_sections(words: Words, measures: Measures) -> list[tuple[str, tuple[str, ...]]]:
    one = helper(words.id)
    return [
        (words.type, tuple(measured(line, measures) for line in one.lines)),
        ("Read at the end", (one.last_sentence,) if one.last_sentence else ()),
        ("Read at this station", (one.station,) if one.station else ()),
        ("In the Bible", (f"“{one.quote}”", one.quote_ref) if one.quote else ()),
    ]


def letters_of(button: Button) -> float:
    """How much room a button's label wants, beside those of others."""
    if isinstance(button, IconButton):
        return ICON_LETTERS
    return max(6, len(button.label)) + 3 + (4 if button.shortcut else 0)


def card_place(size: Size, text_scale: float) -> Box:
    """The card at the left, as large as there is room."""
    share = 0.42 if text_scale < LARGE_TEXT else 0.34
    tall = min(size.h - 2 * MARGIN, height_px(round(size.w * share)))
    return Box(MARGIN + 20, (size.h - tall) / 2, width_for(tall), tall)


def card_page_layout(size: Size, text_scale: float, needs: Sequence[float]) -> CardPageLayout:
    """The sheet right of the card, and a button for each need of room at its foot."""
    left = card_place(size, text_scale).right + 60
    page = Box(left, MARGIN, size.w - left - MARGIN - 10, size.h - 2 * MARGIN)
    rows = 1 if text_scale < LARGE_TEXT else 2
    high = 62 * min(1.4, text_scale)
    foot = page.inset(48, 30).bottom_slice(rows * high + (rows - 1) * 12)
    inner = page.inset(56, 40)
    text = Box(inner.x, inner.y, inner.w, foot.y - inner.y - 24)
    return CardPageLayout(page, text, _cells(foot, needs, rows))


def _cells(foot: Box, needs: Sequence[float], rows: int) -> list[Box]:
    """Boxes for buttons, as wide as each needs; with two rows the last ones lie below."""
    upper = len(needs) if rows == 1 else (len(needs) + 2) // 2
    lines = (needs[:upper], needs[upper:])
    return [
        cell
        for row, some in zip(foot.rows(rows, 12), lines, strict=False)
        for cell in row.shares(some, 14)
    ]
