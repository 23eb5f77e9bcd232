"""Who of two people holds, has played and is asked what. *Panel 11: 2 players; Siege Rulings*.

They sit at seats 0, the younger, and 2: an even seat is the Covenant's. Everywhere else a seat is
a side, and nothing here does anything.
"""

from typing import Final

from engine.kernel.ids import NOBODY, Ref, Seat
from engine.seraphs import atoms
from engine.seraphs.state import State, card_of
from engine.seraphs.words import COVENANT, DEEP, Side

SEATS_OF_TWO: Final = (0, 2)


def side_of(seat: Seat) -> Side:
    """The side that a seat is on."""
    return seat % 2


def other_of_two(seat: Seat) -> Seat:
    """The other of two people."""
    return 2 - seat


def leader(state: State) -> Seat:
    """Whoever drew this Morning: they take turns, the younger first."""
    return SEATS_OF_TWO[max(0, state.count - 1) // 2 % 2]


def holder(state: State, ref: Ref) -> Seat:
    """In whose hand a card of the Covenant's is."""
    assert state.partners is not None, "two people hold cards"
    return 2 if state.partners.hidden[0] >> ref & 1 else 0


def own_hand(state: State, side: Side) -> list[Ref]:
    """The hand of whoever is asked."""
    if state.partners is None:
        return state.hand[side]
    return hand_of(state, state.partners.asked)


def hand_of(state: State, seat: Seat) -> list[Ref]:
    """The hand of one of two people."""
    return [ref for ref in state.hand[COVENANT] if holder(state, ref) == seat]


def is_own(state: State, ref: Ref) -> bool:
    """Whether a card of the Covenant's hand is that of whoever is asked."""
    return state.partners is not None and holder(state, ref) == state.partners.asked


def giver(state: State, ref: Ref) -> Seat:
    """Whoever played the card that gives something; for what nobody played, the leader."""
    if state.partners is None:
        return NOBODY
    if ref < 0 or card_of(state, ref).side == DEEP:
        return leader(state)
    return 2 if state.partners.second >> ref & 1 else 0


def giver_of_card(state: State, card: int) -> Seat:
    """The same of a printed card, wherever it is now."""
    if state.partners is None:
        return NOBODY
    ref = max(ref for ref, index in enumerate(state.identity) if index == card)
    return holder(state, ref) if ref in state.hand[COVENANT] else giver(state, ref)


def receive(state: State, seat: Seat) -> None:
    """Let the card that has just come to the Covenant's hand be in this seat's."""
    if state.partners is not None:
        to = leader(state) if seat == NOBODY else seat
        atoms.see_alone(state, (state.hand[COVENANT][-1],), to)


def looks_alone(state: State, refs: tuple[Ref, ...], seat: Seat) -> None:
    """Let only this seat see cards that its side looks at."""
    if state.partners is not None:
        atoms.see_alone(state, refs, seat)
        ask_of(state, seat)


def ask_of(state: State, seat: Seat) -> None:
    """Let this seat be asked what is asked next."""
    if state.partners is not None and state.partners.asked != seat:
        atoms.ask_seat(state, seat)
