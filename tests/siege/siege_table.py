"""A Siege on the table in three lines, and the Deep's day let run."""

from collections.abc import Sequence
from typing import TypedDict, Unpack

from engine.kernel.agenda import put
from engine.seraphs import events as ev
from engine.seraphs.catalogue import CARDS
from engine.seraphs.events import siege as siege_ev
from engine.seraphs.log import sentences
from engine.seraphs.mode import SiegeOptions, siege_mode
from engine.seraphs.prompts import ASK_OFFERING, ASK_PAUSE, ASK_STAND, ASK_WORK
from engine.seraphs.siege_rules import GAME
from engine.seraphs.siege_tasks import WorkOf
from engine.seraphs.state import Partners
from engine.seraphs.words import COVENANT, DEEP
from tests.support import Table
from tests.support_setting import Setting, laid_out

SEATS = (0, 2)


class Laid(TypedDict, total=False):
    """How a Siege lies, beside its pile; as in `support_setting.Setting`."""

    covenant: Sequence[str]
    deep: Sequence[str]
    covenant_hand: Sequence[str]
    covenant_altar: Sequence[str] | int
    covenant_deck: Sequence[str]
    covenant_deck_size: int
    covenant_wilderness: Sequence[str]
    deep_wilderness: Sequence[str]
    sideways: Sequence[str]
    fresh: Sequence[str]
    day: int
    walls: int


def siege(pile: Sequence[str] = (), **laid: Unpack[Laid]) -> Table:
    """A table at the Covenant's Work after the Deep's Day `day` (0); `pile`: its top card first.

    All other cards of the Deep that are not named have left the game. Jerusalem stands on 15.
    """
    day, walls = laid.get("day", 0), laid.get("walls", 15)
    setting: Setting = {
        "covenant": laid.get("covenant", ()),
        "deep": laid.get("deep", ()),
        "covenant_hand": laid.get("covenant_hand", ()),
        "covenant_altar": laid.get("covenant_altar", ()),
        "covenant_deck": laid.get("covenant_deck", ()),
        "covenant_deck_size": laid.get("covenant_deck_size", len(CARDS)),
        "covenant_wilderness": laid.get("covenant_wilderness", ()),
        "deep_wilderness": laid.get("deep_wilderness", ()),
        "sideways": laid.get("sideways", ()),
        "deep_deck": pile,
        "deep_deck_size": len(pile),
        "whose": COVENANT,
    }
    state, _, _ = laid_out(setting)
    state.mode = siege_mode(15, 1)
    state.walls = [walls, 30]
    state.day, state.count = day, 2 * day + 1
    for entry in (*state.field[COVENANT], *state.field[DEEP]):
        if entry.card.id in laid.get("fresh", ()):
            entry.since = state.count
    return Table(state, state, ())


def together(table: Table, *of_second: str, second_played: Sequence[str] = ()) -> Table:
    """The same table with two people at it, the cards named in the hand of seat 2."""
    state = table.state
    state.mode = siege_mode(15, 2)
    hidden = [0, 0]
    for ref in state.hand[COVENANT]:
        hidden[table.id_of(ref) not in of_second] |= 1 << ref
    played = sum(1 << table.ref(card) for card in second_played)
    leads = SEATS[(state.count - 1) // 2 % 2]
    state.partners = Partners((hidden[0], hidden[1]), played, leads)
    put(state.agenda, WorkOf(leads, 0))
    return Table(state, state, ())


def new_siege(seed: int = 1, level: int = 15, people: int = 1) -> Table:
    """A Siege from its first question on."""
    options = SiegeOptions(seed, level, people)
    step = GAME.new(options)
    return Table(GAME.empty(options), step.state, step.events)


def keep_all(table: Table) -> None:
    """Keep the opening hands, and lay no Offering: up to the first Work."""
    while table.asked == "redraw":
        table.say("keep_hand")
    no_offering(table)


def no_offering(table: Table) -> None:
    """Lay no Offering, whoever is asked."""
    while table.asked == ASK_OFFERING:
        table.done()


def deep_day(table: Table) -> Table:
    """End the Work: the Deep's day, up to its first question."""
    while table.asked == ASK_WORK:
        table.done()
    return table


def let_pass(table: Table, *, until: str = "") -> Table:
    """Answer nothing, stand in nobody's way: up to a question, the next Offering or the end."""
    while table.asked not in (ASK_OFFERING, until, ""):
        if table.asked == ASK_PAUSE:
            table.pass_once()
        elif table.asked == ASK_STAND:
            table.done()
        elif table.asked == "half":
            table.say("choose_half", nth=0)
        else:
            table.say("choose", table.choices[0])
    return table


def whole_day(table: Table) -> Table:
    """The Deep's whole day, with nobody in its way and nothing answered."""
    return let_pass(deep_day(table))


def turned_over(table: Table) -> list[str]:
    """The Siege cards turned over so far, by id."""
    return [table.id_of(event.ref) for event in table.events_of(siege_ev.TurnedOver)]


def skipped_cards(table: Table) -> list[str]:
    """The Schemes that were skipped whole."""
    return [table.id_of(event.ref) for event in table.events_of(siege_ev.CardSkipped)]


def skipped_parts(table: Table) -> list[tuple[str, int]]:
    """The parts of powers that were skipped: the card, and which part."""
    return [(CARDS[event.card].id, event.step) for event in table.events_of(siege_ev.Skipped)]


def went_out(table: Table) -> list[str]:
    """Who has gone out so far, in order."""
    return [table.id_of(event.ref) for event in table.events_of(ev.WentOut)]


def seat(table: Table) -> int:
    """Which seat is asked."""
    decision = GAME.decision(table.state)
    assert decision is not None, "the Siege is over"
    return decision.seat


def hand_of(table: Table, person: int) -> list[str]:
    """The cards that a seat sees in the Covenant's hand."""
    view = GAME.view(table.state, person)
    shown = [view.table.identity[ref] for ref in view.table.hand[COVENANT]]
    return [CARDS[index].id for index in shown if index >= 0]


def told(table: Table, person: int = 0) -> list[str]:
    """What a seat reads of all that happened since the table was told to forget."""
    events = [GAME.redact(event, person) for event in table.events]
    return list(sentences(events, GAME.view(table.state, person)))
