"""A Siege put into words and numbers for screens: its pile, its Day, what the Deep will do next.

*Panel 11: step 4. Everything here is open to all.*
"""

from dataclasses import dataclass
from typing import Final

from engine.kernel.ids import Ref, Seat
from engine.seraphs.catalogue import UNKNOWN, index_of
from engine.seraphs.legality import HELD, why_not_go_out
from engine.seraphs.naming import capital, does, joined, name_of
from engine.seraphs.seats import leader
from engine.seraphs.siege import DAYS_ON_THE_LAST, LAST_DAY, MOST_TURNED
from engine.seraphs.siege_pile import LAST_FIVE
from engine.seraphs.siege_tasks import TurnOver
from engine.seraphs.views import View
from engine.seraphs.words import DEEP, LEVIATHAN


@dataclass(frozen=True, slots=True)
class SiegeSight:
    """A Siege now. `pile`: cards still face down.

    `beneath`: Leviathan is among so many of the last of them; 0 where he has been met.
    `goes_out`: who goes out on the Deep's next day, in that order. `next_day`: that day's number:
    so much do its cards cost together, or 3 are turned over. `days_left`: Deep days until a Siege
    on Day 30 is lost, or 0 before it. `leader`, `asked`: seats, of two people only. `move`: on your
    day what the Deep will do next, on its own how far it has come.
    """

    level: int
    people: int
    day: int
    pile: int
    beneath: int
    next_day: int
    goes_out: tuple[Ref, ...]
    days_left: int
    leader: Seat
    asked: Seat
    move: str


def siege_sight(view: View) -> SiegeSight:
    """What a screen shows of a Siege besides the table itself."""
    table = view.table
    partners = table.partners
    deep_days = table.count // 2
    return SiegeSight(
        level=table.mode.level,
        people=table.mode.people,
        day=table.day,
        pile=len(table.deck[DEEP]),
        beneath=_beneath(view),
        next_day=_next_day(view),
        goes_out=tuple(_goes_out(view)),
        days_left=max(0, LAST_DAY + DAYS_ON_THE_LAST - 1 - deep_days) * (table.day == LAST_DAY),
        leader=leader(table),
        asked=0 if partners is None else partners.asked,
        move=_under_way(view) if table.active == DEEP and deep_days else next_move(view),
    )


def next_move(view: View) -> str:
    """What the Deep will do on its next day, told before it happens.

    "Day 5: Cain and Og of Bashan go out; then Siege cards until they cost 5 in all, 3 at most."
    """
    day = _next_day(view)
    names = [name_of(view, ref) for ref in _goes_out(view)]
    out = does(names[0], "goes", "go") if len(names) == 1 else f"{joined(names)} go"
    first = f"{capital(out)} out" if names else "Nobody goes out"
    return f"Day {day}: {first}; {_then(view, day)}."


def _under_way(view: View) -> str:
    """How far the Deep's day has come: "Day 5: 2 Siege cards so far, cost 4 of 5."."""
    table = view.table
    task = next((one for one in reversed(table.agenda) if isinstance(one, TurnOver)), None)
    if task is None or not task.turned:
        return f"Day {table.day}: the Deep goes out; {_then(view, table.day)}."
    cards = f"{task.turned} Siege card{'s' if task.turned > 1 else ''} so far"
    last = not table.deck[DEEP] or task.turned >= MOST_TURNED or task.total >= table.day
    return f"Day {table.day}: {cards}, cost {task.total} of {table.day}{_LAST * last}."


_LAST: Final = ": the last for today"


def _then(view: View, day: int) -> str:
    if not view.table.deck[DEEP]:
        return "no Siege card is left"
    return f"then Siege cards until they cost {day} in all, {MOST_TURNED} at most"


def _next_day(view: View) -> int:
    return min(LAST_DAY, view.table.count // 2 + 1)


def _beneath(view: View) -> int:
    """Among how many of the pile's last cards Leviathan is; 0 where he has been met."""
    table, leviathan = view.table, index_of(LEVIATHAN)
    pile = table.deck[DEEP]
    if leviathan in table.identity:
        return next((n + 1 for n, ref in enumerate(pile) if table.identity[ref] == leviathan), 0)
    unseen = [n for n, ref in enumerate(pile) if ref in LAST_FIVE]
    return max((n + 1 for n in unseen if table.identity[pile[n]] == UNKNOWN), default=0)


def _goes_out(view: View) -> list[Ref]:
    """The Deep's characters in play that nothing keeps from going out, oldest first."""
    table = view.table
    entries = sorted(table.field[DEEP], key=lambda entry: entry.order)
    characters = [one for one in entries if one.card.is_character]
    return [one.ref for one in characters if why_not_go_out(table, DEEP, one.ref) != HELD]
