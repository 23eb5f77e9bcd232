"""A Siege put into words and numbers for screens: its pile, its Day, what the Deep will do next.

*Panel 11: step 4. Everything here is open to all.*
"""

from dataclasses import dataclass

from engine.kernel.ids import Ref, Seat
from engine.seraphs.legality import HELD, why_not_go_out
from engine.seraphs.naming import capital, does, joined, name_of
from engine.seraphs.seats import leader
from engine.seraphs.siege import DAYS_ON_THE_LAST, LAST_DAY, MOST_TURNED
from engine.seraphs.views import View
from engine.seraphs.words import DEEP


@dataclass(frozen=True, slots=True)
class SiegeSight:
    """A Siege now. `pile`: cards still face down; `beneath`: Leviathan may be among the last 5.

    `goes_out`: who goes out on the Deep's next day, in that order. `next_day`: that day's number:
    so much do its cards cost together, or 3 are turned over. `days_left`: Deep days until a Siege
    on Day 30 is lost, or 0 before it. `leader`, `asked`: seats, of two people only.
    """

    level: int
    people: int
    day: int
    pile: int
    next_day: int
    goes_out: tuple[Ref, ...]
    days_left: int
    leader: Seat
    asked: Seat


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
        next_day=min(LAST_DAY, deep_days + 1),
        goes_out=tuple(_goes_out(view)),
        days_left=max(0, LAST_DAY + DAYS_ON_THE_LAST - 1 - deep_days) * (table.day == LAST_DAY),
        leader=leader(table),
        asked=0 if partners is None else partners.asked,
    )


def next_move(view: View) -> str:
    """What the Deep will do on its next day, told before it happens.

    "Day 5: Cain and Og of Bashan go out; then Siege cards until they cost 5 in all, 3 at most."
    """
    seen = siege_sight(view)
    names = [name_of(view, ref) for ref in seen.goes_out]
    out = does(names[0], "goes", "go") if len(names) == 1 else f"{joined(names)} go"
    first = f"{capital(out)} out" if names else "Nobody goes out"
    if not seen.pile:
        return f"Day {seen.next_day}: {first}; no Siege card is left."
    cards = f"Siege cards until they cost {seen.next_day} in all, {MOST_TURNED} at most"
    return f"Day {seen.next_day}: {first}; then {cards}."


def _goes_out(view: View) -> list[Ref]:
    """The Deep's characters in play that nothing keeps from going out, oldest first."""
    table = view.table
    entries = sorted(table.field[DEEP], key=lambda entry: entry.order)
    characters = [one for one in entries if one.card.is_character]
    return [one.ref for one in characters if why_not_go_out(table, DEEP, one.ref) != HELD]
