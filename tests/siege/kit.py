"""What a trial of random Sieges needs: the Duel's kit, with other options and seats."""

from engine.kernel.decision import Decision
from engine.seraphs.catalogue import UNKNOWN
from engine.seraphs.commands import Command
from engine.seraphs.events import Event
from engine.seraphs.mode import LEVELS, DuelOptions, SiegeOptions
from engine.seraphs.prompts import Question
from engine.seraphs.seats import holder
from engine.seraphs.siege_rules import GAME
from engine.seraphs.state import State
from engine.seraphs.views import View
from engine.seraphs.words import COVENANT, DEEP
from tests.support_trial import Kit

SEATS = (0, 1, 2)
BEYOND = 31
"""A pile beyond the leaflet's three."""


def siege_of(seed: int) -> SiegeOptions:
    """The random Siege of a seed: alone and together in turn, on every level and beyond."""
    levels = (*LEVELS, BEYOND)
    return SiegeOptions(seed, levels[seed // 2 % len(levels)], 1 + seed % 2)


def siege_kit(
    duel: Kit[DuelOptions, State, Command, Event, View, Question],
) -> Kit[SiegeOptions, State, Command, Event, View, Question]:
    """The Siege's kit, from the Duel's."""
    return Kit(
        game=GAME,
        seats=SEATS,
        options=siege_of,
        universe=duel.universe,
        unlisted=duel.unlisted,
        answer=duel.answer,
        copy=duel.copy,
        contents=duel.contents,
        kept=duel.kept,
        sound=duel.sound,
        placed=duel.placed,
        cards=duel.cards,
        known=duel.known,
        peeked=peeked,
        shown=duel.shown,
    )


def peeked(state: State, view: View) -> list[int]:
    """What a view shows that lies face down for it: the other's hand, the pile, what is aside."""
    identity = view.table.identity
    unseen = [ref for ref in (*state.deck[DEEP], *state.aside) if not state.seen[DEEP] >> ref & 1]
    hidden = unseen + [ref for ref in state.hand[COVENANT] if not _may_see(state, view, ref)]
    return [identity[ref] for ref in hidden if identity[ref] != UNKNOWN]


def asked(state: State) -> Decision[Question, Command]:
    """What is asked now."""
    decision = GAME.decision(state)
    assert decision is not None, "the Siege is over"
    return decision


def _may_see(state: State, view: View, ref: int) -> bool:
    if view.seat == DEEP:
        return False
    return state.partners is None or holder(state, ref) == view.person
