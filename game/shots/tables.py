"""Pictures of the tables: the Duel, the battle, the Siege, the practice, and what comes after."""

from functools import partial
from typing import Final

from engine.seraphs.commands import DONE, PASS
from engine.seraphs.prompts import ASK_DEAL
from engine.seraphs.words import SIDE_IDS
from game import practice
from game.session import Session
from game.shots.shot import Shot, Shots, Wanted, click, let_pass
from game.staging import (
    LAST_DAY,
    Moment,
    at_work,
    in_the_way,
    is_asked,
    is_over,
    stage,
    stage_practice,
    stage_practice_end,
    stage_siege,
    under_attack,
)
from game.stories import ending_of, passage_of
from game.tables import ONWARD
from scenes.curtain import Curtain
from scenes.input import Action
from scenes.last_word import LastWord
from scenes.practice_end import PracticeEnd
from scenes.seraphs.battle import BattleScene, belongs_to_battle
from scenes.seraphs.fights import FightScene
from scenes.seraphs.table import TableScene
from scenes.stack import SceneStack

LEVEL: Final = 15
"""The Siege that is shown: its cards."""

NO_STORY: Final = "No story"


def at_table(stack: SceneStack, session: Session) -> TableScene:
    """The table of a session, with counsel beside it."""
    table = TableScene(session)
    stack.push(table)
    stack.beside = practice.beside(stack, table, session, None)
    return table


def staged(wanted: Wanted, moment: Moment) -> Session:
    """A Duel from the seat that is wanted."""
    if wanted.day > LAST_DAY:
        raise LookupError(f"A Duel ends on day {LAST_DAY}; there is no day {wanted.day}.")
    return stage(wanted.seed, moment, wanted.side)


def worked(wanted: Wanted) -> Session:
    """A Duel in the Work of that seat."""
    return staged(wanted, partial(at_work, day=wanted.day, side=wanted.side))


def _table(stack: SceneStack, wanted: Wanted) -> None:
    at_table(stack, worked(wanted))


def _battle(stack: SceneStack, wanted: Wanted) -> None:
    moment = partial(under_attack, day=wanted.day, side=wanted.side)
    at_table(stack, staged(wanted, moment))


def _split(stack: SceneStack, wanted: Wanted) -> None:
    moment = partial(is_asked, day=wanted.day, side=wanted.side, kind=ASK_DEAL)
    at_table(stack, staged(wanted, moment))


def _fights(stack: SceneStack, wanted: Wanted) -> None:
    session = staged(wanted, partial(in_the_way, day=wanted.day, side=wanted.side))
    at_table(stack, session)
    session.submit(DONE)

    def fought() -> bool:
        session.tick()
        if PASS in session.legal():
            session.submit(PASS)
        return isinstance(stack.top, FightScene)

    let_pass(stack, fought)


def _siege(stack: SceneStack, wanted: Wanted, *, people: int = 1) -> None:
    moment = partial(at_work, day=wanted.day)
    at_table(stack, stage_siege(wanted.seed, LEVEL, people, moment))


def _counsel(stack: SceneStack, wanted: Wanted) -> None:
    session = worked(wanted)
    at_table(stack, session)
    stack.handle(Action("help"))

    def said() -> bool:
        session.tick()
        return bool(stack.toast.sentence)

    let_pass(stack, said)


def _practice(stack: SceneStack, wanted: Wanted, *, lanes: bool = False) -> None:
    session, course = stage_practice(wanted.day, lambda seen: belongs_to_battle(seen) == lanes)
    table = TableScene(session)
    stack.push(table)
    stack.beside = practice.beside(stack, table, session, course)


def _practice_end(stack: SceneStack, wanted: Wanted) -> None:
    session, course = stage_practice_end()
    stack.push(PracticeEnd(practice.learned(session.sight(), course, ONWARD)))


def _last_word(stack: SceneStack, wanted: Wanted) -> None:
    session = staged(wanted, partial(is_over, day=wanted.day))
    stack.push(LastWord(ending_of(session.sight(), hidden=False), passage_of))


def _last_sentence(stack: SceneStack, wanted: Wanted) -> None:
    """Nobody picks a story, so that the losing city's Walls card speaks at once."""
    _last_word(stack, wanted)
    while stack.top is not None and NO_STORY in stack.top.spots():
        click(stack, NO_STORY)


def _curtain(stack: SceneStack, wanted: Wanted) -> None:
    stack.push(Curtain("Anna", SIDE_IDS[wanted.side]))


SHOTS: Final[Shots] = {
    "table": Shot("a Duel in your Work", TableScene, _table),
    "battle": Shot("the lanes of a battle: who stands in the way?", BattleScene, _battle),
    "split": Shot("the lanes: how is the Strength split?", BattleScene, _split),
    "fights": Shot("the fights of a battle", FightScene, _fights),
    "siege": Shot("a Siege of one person", TableScene, _siege),
    "siege_two": Shot("a Siege of two together", TableScene, partial(_siege, people=2)),
    "counsel": Shot("the table, with counsel given", TableScene, _counsel),
    "practice": Shot("the practice, with a lesson of that day", TableScene, _practice),
    "practice_battle": Shot("a lesson over the lanes", BattleScene, partial(_practice, lanes=True)),
    "practice_end": Shot("after the practice", PracticeEnd, _practice_end),
    "last_word": Shot("the last word of a Duel", LastWord, _last_word),
    "last_sentence": Shot("the last word: a city's last sentence", LastWord, _last_sentence),
    "curtain": Shot("the curtain between two people", Curtain, _curtain),
}
