"""Pictures of the scenes without a table: the menu, forms, settings, cards and books."""

from functools import partial
from pathlib import Path
from typing import Final

from engine.seraphs.cards import deck_cards
from engine.seraphs.mode import LEVELS
from game.app import CONTINUE, ENTRIES, VERSION
from game.credits import paragraphs
from game.examples import examples
from game.files import RealFiles
from game.library import Library, about, leaves
from game.replaying import ReplayDesk
from game.saves import IN_USE, Saved, Saves
from game.shots.shot import Shot, Shots, Wanted, click
from game.siege_results import best_of
from game.siege_tables import record_words
from game.staging import recorded
from game.stories import passage_of, story_of
from game.tables import COPY, listed
from scenes.card_box import LETTERS, CardBox
from scenes.card_page import CardPage
from scenes.cards.content import all_ids
from scenes.cards.face import Faces
from scenes.credits import Credits
from scenes.leaflet import Leaflet
from scenes.menu import Menu
from scenes.new_game import NewGame, NewGameChoice
from scenes.notice import Notice, Question
from scenes.open_book import AskedReading, Told, open_story
from scenes.pick_one import PickOne
from scenes.reading_room import ReadingRoom
from scenes.replay import ReplayScene
from scenes.saved_games import SavedGames
from scenes.seraphs.example_table import ExampleTable
from scenes.settings import KeyCapture, SettingsScene
from scenes.settings_pages import PAGES
from scenes.siege_new import SiegeChoice, SiegeNew
from scenes.stack import SceneStack
from scenes.widgets.choice import Option

NO_FOLDER: Final = Path("nothing is kept here")
RECORDED: Final = 400
"""How many commands of a Duel are played for a replay, at most."""

STARTED: Final = "2025-03-01T19:45:00"
KEPT: Final = (
    Saved("a", 0.0, mode="duel", started=STARTED, day=5),
    Saved("b", 0.0, mode="siege", started="2025-02-27T20:10:00", day=9, finished=True),
    Saved("c", 0.0, mode="practice", started="2025-02-26T18:02:00", day=3),
    Saved("d", 0.0, mode="duel", started="2025-02-25T21:30:00", day=7, problem=IN_USE),
)


def _menu(stack: SceneStack, wanted: Wanted) -> None:
    stack.push(Menu((CONTINUE, *ENTRIES), note=f"Version {VERSION}"))


def _new_game(stack: SceneStack, wanted: Wanted) -> None:
    stack.push(NewGame(NewGameChoice(seed=wanted.seed), lambda: True))


def _siege_new(stack: SceneStack, wanted: Wanted) -> None:
    records = {level: record_words(best_of((), level)) for level in LEVELS}
    stack.push(SiegeNew(SiegeChoice(seed=wanted.seed), records))


def _saved_games(stack: SceneStack, wanted: Wanted) -> None:
    stack.push(SavedGames([listed(one) for one in KEPT]))


def _settings(stack: SceneStack, wanted: Wanted, *, page: Option = PAGES[0]) -> None:
    stack.push(SettingsScene())
    click(stack, page.label)


def _key_capture(stack: SceneStack, wanted: Wanted) -> None:
    _settings(stack, wanted, page=next(one for one in PAGES if one.value == "keys"))
    stack.push(KeyCapture("enlarge"))


def _question(stack: SceneStack, wanted: Wanted) -> None:
    _saved_games(stack, wanted)
    stack.push(Question(IN_USE, COPY, escape="back"))


def _notice(stack: SceneStack, wanted: Wanted) -> None:
    _saved_games(stack, wanted)
    stack.push(Notice("This file is far too large to be a saved game."))


def _credits(stack: SceneStack, wanted: Wanted) -> None:
    stack.push(Credits(paragraphs()))


def _library(stack: SceneStack) -> Library:
    return Library(stack, Saves(RealFiles(), NO_FOLDER), lambda: None)


def _card_box(stack: SceneStack, wanted: Wanted) -> None:
    _library(stack).show_box()


def _card_page(stack: SceneStack, wanted: Wanted) -> None:
    known = partial(about, hidden=False)
    faces = Faces(stack.services.fonts, stack.canvas.pictures)
    stack.push(CardPage(all_ids(), wanted.seed % len(all_ids()), known, faces))


def _pick_one(stack: SceneStack, wanted: Wanted) -> None:
    _card_box(stack, wanted)
    stack.push(PickOne("A letter", LETTERS, ""))


def _leaflet(stack: SceneStack, wanted: Wanted) -> None:
    at = wanted.seed % len(leaves())
    stack.push(Leaflet(leaves(), _library(stack).example, at))


def _example(stack: SceneStack, wanted: Wanted) -> None:
    one = examples()[wanted.seed % len(examples())]
    stack.push(_library(stack).example(one.key))


def _reading_room(stack: SceneStack, wanted: Wanted) -> None:
    _library(stack).show_room()


def told(wanted: Wanted) -> Told:
    """The story of the card that the seed chooses."""
    cards = deck_cards()
    story = story_of(cards[wanted.seed % len(cards)].id, "A Story moment")
    return Told(story, passage_of(story))


def _passage(stack: SceneStack, wanted: Wanted) -> None:
    _reading_room(stack, wanted)
    assert stack.top is not None, "the reading room is open"
    open_story(stack.top, told(wanted), chapter=True)


def _replay(stack: SceneStack, wanted: Wanted) -> None:
    desk = ReplayDesk(recorded(wanted.seed, RECORDED))
    desk.go_to(next(i for i in reversed(desk.starts) if desk.day_of(i) <= wanted.day) + 3)
    stack.push(ReplayScene(desk, playing=False))


def _settings_shot(page: Option) -> Shot:
    return Shot(f"the settings: {page.label}", SettingsScene, partial(_settings, page=page))


SHOTS: Final[Shots] = {
    "menu": Shot("the menu", Menu, _menu),
    "new_game": Shot("who plays a Duel", NewGame, _new_game),
    "siege_new": Shot("which Siege", SiegeNew, _siege_new),
    "saved_games": Shot("the saved games", SavedGames, _saved_games),
    "settings": _settings_shot(PAGES[0]),
    **{f"settings_{page.value}": _settings_shot(page) for page in PAGES[1:]},
    "key_capture": Shot("a key is waited for", KeyCapture, _key_capture),
    "question": Shot("a question over a scene", Question, _question),
    "notice": Shot("a notice over a scene", Notice, _notice),
    "credits": Shot("the credits", Credits, _credits),
    "card_box": Shot("all cards", CardBox, _card_box),
    "card_page": Shot("one card and its rulings; the seed chooses it", CardPage, _card_page),
    "pick_one": Shot("one of many to pick from, over the cards", PickOne, _pick_one),
    "leaflet": Shot("a panel of the leaflet; the seed chooses it", Leaflet, _leaflet),
    "example": Shot("a small table of the leaflet; the seed chooses it", ExampleTable, _example),
    "reading_room": Shot("the stories, by book", ReadingRoom, _reading_room),
    "passage": Shot("the chapter behind a story; the seed chooses it", AskedReading, _passage),
    "replay": Shot("a Duel of two computers, looked at again", ReplayScene, _replay),
}
