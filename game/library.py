"""What can be looked at without playing: the card box, the leaflet, the reading room, replays."""

from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Final

from engine.kernel.journal import LARGEST, Loaded, SaveError, parse
from engine.seraphs.cards import CardDef, card, deck_cards, helper, helpers
from engine.seraphs.leaflet import Panel, panels
from engine.seraphs.rulings import rulings_of
from engine.seraphs.words import TYPE_NAMES
from game.example_desk import ExampleDesk
from game.examples import example
from game.references import BOOKS, parse_reference
from game.replaying import ReplayDesk
from game.saves import Saves
from game.stories import passage_of, story_of
from game.writer import why
from scenes.card_box import CardBox, Shelf
from scenes.card_page import About
from scenes.cards.content import words_of
from scenes.leaflet import Leaf, Leaflet, LeafLine
from scenes.notice import Notice
from scenes.open_book import Told
from scenes.reading import Story
from scenes.reading_room import Group, ReadingRoom, Way
from scenes.replay import ReplayScene
from scenes.seraphs.example_table import ExampleTable
from scenes.stack import SceneStack

SIDES: Final = {"covenant": "the Covenant", "deep": "the Deep"}
PLURALS: Final = {
    "character": "Characters",
    "holy_thing": "Holy Things",
    "miracle": "Miracles",
    "act": "Acts",
    "stronghold": "Strongholds",
    "scheme": "Schemes",
}


class Library:
    """The scenes without a match, over one stack."""

    def __init__(self, stack: SceneStack, saves: Saves, home: Callable[[], None]) -> None:
        """Nothing is open. `home` shows the menu on an empty stack."""
        self._stack = stack
        self._saves = saves
        self._home = home

    def show_box(self) -> None:
        """Open the card box."""
        shelf = Shelf(books_of_cards(), BOOKS, partial(about, hidden=self._hidden))
        self._stack.push(CardBox(shelf), lambda _: self._home())

    def show_room(self) -> None:
        """Open the reading room."""
        room = ReadingRoom("The reading room", ways(hidden=self._hidden))
        self._stack.push(room, lambda _: self._home())

    def show_leaflet(self) -> None:
        """Open the leaflet."""
        self._stack.push(Leaflet(leaves(), self.example), lambda _: self._home())

    def watch_saved(self, name: str) -> None:
        """Replay a saved game of this computer, and go home after it."""
        self._watch(lambda: self._saves.read(name), self._home)

    def open_dropped(self, path: str) -> None:
        """Replay a file that was dropped on the window, over whatever is shown there."""
        while isinstance(self._stack.top, ReplayScene):
            self._stack.top.dismiss("leave")
        self._watch(lambda: read_journal(Path(path)), lambda: None)

    def _watch(self, read: Callable[[], Loaded], then: Callable[[], None]) -> None:
        """Show a replay, or the sentence that says why there is none."""
        try:
            loaded = read()
            desk = ReplayDesk(loaded)
        except SaveError as problem:
            self._stack.push(Notice(problem.sentence), lambda _: then())
            return
        self._stack.push(ReplayScene(desk), lambda _: then())
        if loaded.note:
            self._stack.say(loaded.note)

    def example(self, key: str) -> ExampleTable:
        """The small table of a key, ready to be played."""
        one = example(key)
        return ExampleTable(ExampleDesk(one), one.title)

    @property
    def _hidden(self) -> bool:
        return bool(self._stack.services.settings.hide_prophets)


def read_journal(path: Path) -> Loaded:
    """Read any file as a journal.

    Raises:
        SaveError: where it cannot be read, or is none.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise SaveError("This file is far too large to be a saved game.", "foreign")
        return parse(path.read_bytes())
    except OSError as problem:
        raise SaveError(f"{why(problem)}, so this file cannot be read.", "unreadable") from problem


@cache
def books_of_cards() -> dict[str, tuple[str, ...]]:
    """For each of the 129 cards, the books that its reference names, in printed order."""
    references = [(one.id, one.reference) for one in deck_cards()]
    references += [(one.id, one.reference) for one in helpers()]
    return {card_id: _books(reference) for card_id, reference in references}


def about(card_id: str, *, hidden: bool) -> About:
    """What the card box shows of a card beyond its words.

    Args:
        card_id: a card of the decks, or a helper.
        hidden: leave out the pictures of Covenant persons.
    """
    if words_of(card_id).kind == "helper":
        return About(told=_told(helper_story(card_id)))
    rulings = tuple(one.words for one in rulings_of(card_id))
    return About(_told(story_of(card_id, hidden=hidden)), rulings, _pairs(card(card_id)))


@cache
def leaves() -> tuple[Leaf, ...]:
    """The leaflet's panels, with the titles of their small tables."""
    return tuple(_leaf(panel) for panel in panels())


def helper_story(card_id: str) -> Story:
    """What a helper has to read: its line or last sentence, its quotation and its passage."""
    one = helper(card_id)
    return Story(
        title=one.name,
        text=one.station or one.last_sentence,
        side="deep" if one.side == "deep" else "covenant",
        quote=one.quote,
        quote_ref=one.quote_ref,
        reference=one.reference,
        picture=f"helpers/{one.id}",
    )


def ways(*, hidden: bool) -> tuple[Way, ...]:
    """Every story, by book of the Bible and by kind of card."""
    return (
        Way("By book", _by_book(hidden=hidden)),
        Way("By card", _by_card(hidden=hidden)),
    )


def _by_book(*, hidden: bool) -> tuple[Group, ...]:
    books = books_of_cards()
    found = {book: [one for one in deck_cards() if book in books[one.id]] for book in BOOKS}
    return tuple(_group(book, cards, hidden=hidden) for book, cards in found.items() if cards)


def _by_card(*, hidden: bool) -> tuple[Group, ...]:
    made = []
    for side, name in SIDES.items():
        for kind in TYPE_NAMES:
            cards = [one for one in deck_cards() if (one.side, one.type) == (side, kind)]
            if cards:
                title = f"{PLURALS[kind]} of {name}"
                made.append(_group(title, sorted(cards, key=_by_name), hidden=hidden))
    return tuple(made)


def _by_name(one: CardDef) -> str:
    return one.name.removeprefix("The ")


def _group(name: str, cards: Iterable[CardDef], *, hidden: bool) -> Group:
    return Group(name, tuple(_told(story_of(one.id, hidden=hidden)) for one in cards))


def _leaf(panel: Panel) -> Leaf:
    lines = tuple(LeafLine(line.text, line.word, line.mark) for line in panel.lines)
    played = tuple((key, example(key).title) for key in panel.examples)
    return Leaf(panel.number, panel.title, panel.under, lines, played)


def _told(story: Story) -> Told:
    return Told(story, passage_of(story))


def _books(reference: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(span.book for span in parse_reference(reference)))


def _pairs(one: CardDef) -> tuple[str, ...]:
    if one.pair:
        return (card(one.pair).name,)
    return tuple(other.name for other in deck_cards() if other.pair == one.id)
