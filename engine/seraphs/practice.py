"""The practice duel as data: how both decks lie, and what each side had better do on each day.

Nobody is bound to it: what a day says is what the Deep does where it can, and what is pointed to
where no lesson points.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.kernel.tables import ContentError, Sheet, read_sheet
from engine.seraphs import deeds
from engine.seraphs.cards import DECKS, CardDef, deck_cards
from engine.seraphs.commands import Command
from engine.seraphs.deeds import command_of, deed_of
from engine.seraphs.mode import PracticeOptions
from engine.seraphs.views import View
from engine.seraphs.words import SIDE_IDS, SIDES, Side

FILE: Final = "practice.toml"
SEED: Final = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeDay:
    """A day of the practice; day 0 is the opening.

    `covenant_draws`, `deep_draws`: ids of the cards that lie ready for it, the first drawn first.
    `covenant`, `deep`: deeds in the order they are done, on either side's day.
    """

    id: str
    day: int
    covenant_draws: tuple[str, ...] = ()
    deep_draws: tuple[str, ...] = ()
    covenant: tuple[str, ...] = ()
    deep: tuple[str, ...] = ()


@cache
def practice_days() -> tuple[PracticeDay, ...]:
    """Every day, the opening first.

    Raises:
        ContentError: what is wrong with them, all of it.
    """
    text = DECKS.with_name(FILE).read_text(encoding="utf-8")
    return load_days(Sheet(FILE, "day", text))


def load_days(sheet: Sheet) -> tuple[PracticeDay, ...]:
    """Read days.

    Raises:
        ContentError: a line for every problem, with file, day and field.
    """
    problems: list[str] = []
    read = [one for one in read_sheet(PracticeDay, sheet, problems).values() if one]
    cards = {found.id: found for found in deck_cards()}
    problems.extend(f"{sheet.name}: {problem}" for problem in _problems(read, cards))
    if problems:
        raise ContentError(problems)
    return tuple(read)


def practice_options(seed: int = SEED) -> PracticeOptions:
    """How the practice begins."""
    days = practice_days()
    mine = tuple(card for one in days for card in one.covenant_draws)
    theirs = tuple(card for one in days for card in one.deep_draws)
    return PracticeOptions(seed, 0, mine, theirs)


def planned(view: View, legal: Sequence[Command]) -> Command | None:
    """The first of its seat's deeds for this day that is legal, or None."""
    day = next((one for one in practice_days() if one.day == view.table.day), None)
    if day is None:
        return None
    words = (day.covenant, day.deep)[view.seat]
    found = (command_of(view, legal, deed_of(one)) for one in words)
    return next((one for one in found if one is not None), None)


def _problems(days: Sequence[PracticeDay], cards: dict[str, CardDef]) -> Iterator[str]:
    if [one.day for one in days] != list(range(len(days))):
        yield "days: they count from 0, none left out"
    for side in SIDES:
        drawn = [(one.id, card) for one in days for card in _draws(one, side)]
        for place, (name, card) in enumerate(drawn):
            if card not in cards or cards[card].side != SIDE_IDS[side]:
                yield f'{name}: {SIDE_IDS[side]}_draws: no card "{card}" in this deck'
            elif any(card == other for _, other in drawn[:place]):
                yield f'{name}: {SIDE_IDS[side]}_draws: "{card}" twice'
    for one in days:
        for words in (*one.covenant, *one.deep):
            yield from (f"{one.id}: {problem}" for problem in deeds.problems(words, cards))


def _draws(day: PracticeDay, side: Side) -> tuple[str, ...]:
    return (day.covenant_draws, day.deep_draws)[side]
