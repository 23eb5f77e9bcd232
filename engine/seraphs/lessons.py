"""The lessons of the practice duel as data: when each begins, what it says, what ends it.

A lesson says at most 30 words. It is on at the first table that fits it; which lessons are over is
kept by whoever teaches, so nothing here remembers anything.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from engine.kernel.ids import Ref
from engine.kernel.tables import ContentError, Sheet, read_sheet
from engine.seraphs import deeds
from engine.seraphs.cards import DECKS, deck_cards
from engine.seraphs.commands import Command
from engine.seraphs.deeds import Deed, command_of, deed_of
from engine.seraphs.events import Event
from engine.seraphs.prompts import Question
from engine.seraphs.sight import FieldCard, TableSight, card_id, legal, sight
from engine.seraphs.views import View

FILE: Final = "lessons.toml"
MOST_WORDS: Final = 30
LAST_DAY: Final = 99

Asked: TypeAlias = Literal[
    "redraw",
    "lay_from_top",
    "offering",
    "work",
    "go_out",
    "stand_in_the_way",
    "pause",
    "target",
    "find",
    "discard",
    "over",
    "anything",
]
Happening: TypeAlias = Literal["Fell", "WallsBroken"]
THINGS: Final = (
    "your walls",
    "their walls",
    "your deck",
    "your wilderness",
    "their wilderness",
    "your altar",
    "your hand",
    "your field",
    "their field",
    "the day",
    "the log",
)
"""What a lesson may point to besides cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class When:
    """The tables at which a lesson is on; all that is named must be so.

    Attributes:
        asked: what you are asked; "over" once the Duel is, "anything" is any question to you.
        days: the first and the last day.
        may: a deed that is legal now.
        hand: cards you hold.
        yours: cards in play on your side.
        theirs: cards in play on the other.
        out: attackers that have gone out.
        gone: cards in a Wilderness.
        said: the card announced last.
        walls: so many Walls of yours are left, or more.
        behind: your Walls have fallen so far that you catch up.
    """

    asked: Asked = "anything"
    days: tuple[int, int] = (0, LAST_DAY)
    may: str = ""
    hand: tuple[str, ...] = ()
    yours: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    said: str = ""
    walls: int = 0
    behind: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """It ends when it has been read."""

    do: Literal["read"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """It ends when you do this."""

    do: Literal["said"]
    deed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """It ends when this card falls or breaks Walls, or any card where `card` is ""."""

    do: Literal["happened"]
    event: Happening
    card: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stays:
    """It never ends: it is there again at every such table where no other is on."""

    do: Literal["stays"]


Ends: TypeAlias = Read | Said | Happened | Stays


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One step of the practice.

    Attributes:
        chapter: what it teaches; several steps may share one. "" for one that stays.
        say: what it says, at most 30 words.
        when: the tables it is on at.
        ends: what ends it.
        points: what it points to: ids of cards, or THINGS; its deed is pointed to by itself.
        kindly: what is said to another legal deed; "" lets it pass without a word.
    """

    id: str
    chapter: str = ""
    say: str
    when: When
    ends: Ends
    points: tuple[str, ...] = ()
    kindly: str = ""

    @property
    def deed(self) -> Deed | None:
        """What it asks you to do."""
        return deed_of(self.ends.deed) if isinstance(self.ends, Said) else None


@cache
def lessons() -> tuple[Lesson, ...]:
    """All of them, in the order they are met.

    Raises:
        ContentError: what is wrong with them, all of it.
    """
    text = DECKS.with_name(FILE).read_text(encoding="utf-8")
    return load_lessons(Sheet(FILE, "lesson", text))


def load_lessons(sheet: Sheet) -> tuple[Lesson, ...]:
    """Read lessons.

    Raises:
        ContentError: a line for every problem, with file, lesson and field.
    """
    problems: list[str] = []
    read = read_sheet(Lesson, sheet, problems)
    known = {found.id for found in deck_cards()}
    for one in filter(None, read.values()):
        problems.extend(f"{sheet.name}: {one.id}: {problem}" for problem in _problems(one, known))
    if problems:
        raise ContentError(problems)
    return tuple(one for one in read.values() if one)


def chapters(of: Sequence[Lesson]) -> tuple[str, ...]:
    """What is taught, each once, in order."""
    return tuple(dict.fromkeys(one.chapter for one in of if one.chapter))


def lesson_now(of: Sequence[Lesson], over: Collection[str], view: View) -> Lesson | None:
    """The first lesson that is on at this table. `over`: the ids of those that are over."""
    seen = sight(view)
    open_ = [one for one in of if one.id not in over]
    return next((one for one in open_ if _fits(one.when, view, seen)), None)


def ends_with(lesson: Lesson, view: View, command: Command) -> bool:
    """Whether saying this at this table ends it: its own deed, or any where it is only read."""
    match lesson.ends:
        case Read():
            return True
        case Said(deed=words):
            return deeds.is_deed(view, command, deed_of(words))
        case _:
            return False


def ends_when(lesson: Lesson, view: View, events: Sequence[Event]) -> bool:
    """Whether one of these events ends it. `view`: the table after them."""
    ends = lesson.ends
    if not isinstance(ends, Happened):
        return False
    met = [one for one in events if type(one).__name__ == ends.event]
    return any(not ends.card or card_id(view, _about(one)) == ends.card for one in met)


def _about(event: Event) -> Ref:
    """The card that fell, or the one that broke Walls."""
    ref: Ref = getattr(event, "by", getattr(event, "ref", -1))
    return ref


def _fits(when: When, view: View, seen: TableSight) -> bool:
    first, last = when.days
    if not (first <= seen.day <= last and _is_asked(when.asked, seen.question, seen.seat)):
        return False
    me, you = seen.sides[seen.seat], seen.sides[1 - seen.seat]
    piles = (*me.wilderness, *you.wilderness)
    attackers = {card_id(view, ref) for ref in seen.attackers}
    there = (
        (when.hand, {one.id for one in me.hand}),
        (when.yours, _ids(me.field)),
        (when.theirs, _ids(you.field)),
        (when.out, attackers),
        (when.gone, {one.id for one in piles}),
    )
    gap = (me.start - me.walls) - (you.start - you.walls)
    return (
        all(set(wanted) <= found for wanted, found in there)
        and (not when.said or [one.id for one in seen.said[-1:]] == [when.said])
        and me.walls >= when.walls
        and (not when.behind or gap >= view.table.mode.catch_up_gap)
        and (not when.may or command_of(view, legal(view), deed_of(when.may)) is not None)
    )


def _is_asked(asked: Asked, question: Question | None, seat: int) -> bool:
    if question is None:
        return asked == "over"
    return question.side == seat and asked in ("anything", question.kind)


def _ids(field: Sequence[FieldCard]) -> set[str]:
    return {one.id for one in field}


def _problems(one: Lesson, known: set[str]) -> Iterator[str]:
    words = len(one.say.split())
    if not 0 < words <= MOST_WORDS:
        yield f"say: {words} words; 1 to {MOST_WORDS} are wanted"
    if isinstance(one.ends, Stays) == bool(one.chapter):
        yield "chapter: a lesson that stays has none, and any other has one"
    when = one.when
    named = (*when.hand, *when.yours, *when.theirs, *when.out, *when.gone)
    named += (when.said,) if when.said else ()
    yield from (f'when: no card "{name}"' for name in named if name not in known)
    pointed = (name for name in one.points if name not in THINGS)
    yield from (f'points: no card or thing "{name}"' for name in pointed if name not in known)
    if when.may:
        yield from (f"when.may: {problem}" for problem in deeds.problems(when.may, known))
    if isinstance(one.ends, Said):
        yield from (f"ends.deed: {problem}" for problem in deeds.problems(one.ends.deed, known))
    if isinstance(one.ends, Happened) and one.ends.card and one.ends.card not in known:
        yield f'ends.card: no card "{one.ends.card}"'
