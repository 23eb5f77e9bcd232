"""Pictures of what opens over a table: a card looked at, cards laid out, the log, the pause."""

from functools import partial
from typing import Final

from engine.seraphs.commands import CONCEDE
from engine.seraphs.prompts import ASK_FIND, ASK_HALF
from game.shots import pages
from game.shots.shot import Shot, Shots, Wanted
from game.shots.tables import at_table, staged, worked
from game.staging import by_ref, is_asked, may_do_two_things
from scenes.input import Action, Move
from scenes.pause import Pause, PauseChoices
from scenes.reading import Reading
from scenes.seraphs.card_menu import CardMenu, Halves
from scenes.seraphs.log_panel import LogScene
from scenes.seraphs.table import TableScene
from scenes.seraphs.wilderness import CardsShown
from scenes.stack import SceneStack


def _preview(stack: SceneStack, wanted: Wanted) -> None:
    """The pointer is over the first card of the hand, or else of the field."""
    table = at_table(stack, worked(wanted))
    mine = table.sight.sides[table.sight.seat]
    held = [one.ref for one in mine.hand] + [one.ref for one in mine.field]
    if not held:
        raise LookupError("This table has no card to look at.")
    stack.handle(Move(table.view.places[held[0]].reach.centre))


def _enlarged(stack: SceneStack, wanted: Wanted) -> None:
    _preview(stack, wanted)
    stack.handle(Action("enlarge"))


def _wilderness(stack: SceneStack, wanted: Wanted) -> None:
    table = at_table(stack, worked(wanted))
    sides = table.sight.sides
    table.deeds.show_wilderness(max((0, 1), key=lambda side: len(sides[side].wilderness)))


def _asked(stack: SceneStack, wanted: Wanted, *, kind: str) -> None:
    """The table opens by itself what such a question needs."""
    moment = partial(is_asked, day=wanted.day, side=wanted.side, kind=kind)
    at_table(stack, staged(wanted, moment))


def _card_menu(stack: SceneStack, wanted: Wanted) -> None:
    moment = partial(may_do_two_things, day=wanted.day, side=wanted.side)
    table = at_table(stack, staged(wanted, moment))
    several = by_ref(table.desk.legal()).most_common(1)
    table.deeds.act_on(("card", several[0][0]))


def _log(stack: SceneStack, wanted: Wanted) -> None:
    table = at_table(stack, worked(wanted))
    stack.push(LogScene(table.desk.log()))


def _pause(stack: SceneStack, wanted: Wanted) -> None:
    session = worked(wanted)
    at_table(stack, session)
    stack.push(Pause(PauseChoices(undo="", concede=session.why_not(CONCEDE))))


def _reading(stack: SceneStack, wanted: Wanted) -> None:
    at_table(stack, worked(wanted))
    told = pages.told(wanted)
    stack.push(Reading(told.story, told.passage))


def _line_by_line(stack: SceneStack, wanted: Wanted) -> None:
    _reading(stack, wanted)
    stack.handle(Action("read aloud"))


SHOTS: Final[Shots] = {
    "preview": Shot("the table, with the pointer on a card", TableScene, _preview),
    "enlarged": Shot("the same, with the key for a large card held", TableScene, _enlarged),
    "wilderness": Shot("a Wilderness laid out", CardsShown, _wilderness),
    "found": Shot("cards of the deck to choose from", CardsShown, partial(_asked, kind=ASK_FIND)),
    "halves": Shot("one of two halves of a power", Halves, partial(_asked, kind=ASK_HALF)),
    "card_menu": Shot("several things that one card can do", CardMenu, _card_menu),
    "log": Shot("the days so far", LogScene, _log),
    "pause": Shot("the pause", Pause, _pause),
    "reading": Shot("a story in the open book; the seed chooses it", Reading, _reading),
    "line_by_line": Shot("the same, with a mark at the line", Reading, _line_by_line),
}
