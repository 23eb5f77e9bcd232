"""The atoms of a Siege: its pile, what is skipped, and what two people know apart. *Panel 11*."""

from typing import Final

from engine.kernel.ids import Ref, Seat
from engine.kernel.rng import Rng
from engine.seraphs.atoms.moving import leave_play, show
from engine.seraphs.events import siege as ev
from engine.seraphs.state import Partners, State, find
from engine.seraphs.words import COVENANT, DEEP, Side

SEATS_APART: Final = 2
"""The two people sit at seats 0 and 2: both of the Covenant's side."""


def lay_pile(state: State, cards: tuple[int, ...], aside: tuple[int, ...], rng: Rng) -> None:
    """Lay the Siege pile, bottom card first, and put the others aside. Emits PileLaid."""
    first = len(state.identity)
    state.identity += cards + aside
    beyond = first + len(cards)
    state.deck[DEEP] = list(range(first, beyond))
    state.aside = tuple(range(beyond, beyond + len(aside)))
    state.rng = rng
    if state.record is not None:
        state.record.append(ev.PileLaid(first, cards, aside, rng))


def turn_over(state: State, ref: Ref) -> None:
    """Show the top card of the Siege pile to all. Emits TurnedOver."""
    show(state, ref)
    if state.record is not None:
        state.record.append(ev.TurnedOver(ref))


def skip_card(state: State, ref: Ref) -> None:
    """Put a Scheme that could do nothing into the Deep's Wilderness. Emits CardSkipped."""
    state.deck[DEEP].remove(ref)
    state.wilderness[DEEP].append(ref)
    if state.record is not None:
        state.record.append(ev.CardSkipped(ref))


def skip(state: State, skipped: ev.Skipped) -> None:
    """Say that a part of a power cannot be done. Emits Skipped; the table does not change."""
    if state.record is not None:
        state.record.append(skipped)


def go_under_the_pile(state: State, ref: Ref) -> None:
    """Put a Deep card in play face down under the Siege pile. Emits WentUnderThePile."""
    entry = find(state, ref)
    assert entry is not None, "only a card in play goes under the pile"
    leave_play(state, entry)
    state.deck[DEEP].insert(0, ref)
    if state.record is not None:
        state.record.append(ev.WentUnderThePile(ref))


def stand_up_all_but(state: State, side: Side, refs: tuple[Ref, ...]) -> None:
    """Stand up a side's cards, its Altar too, but for some. Emits StoodUpAllBut."""
    for entry in state.field[side]:
        entry.sideways = entry.sideways and entry.ref in refs
    upright = state.upright[side]
    state.upright[side] = [ref for ref in state.altar[side] if ref not in refs or ref in upright]
    if state.record is not None:
        state.record.append(ev.StoodUpAllBut(side, refs))


def gather(state: State) -> None:
    """Let two people play together. Emits Gathered."""
    state.partners = Partners((0, 0), 0, 0)
    if state.record is not None:
        state.record.append(ev.Gathered())


def put_one_hand_back(state: State, refs: tuple[Ref, ...]) -> None:
    """Put one of two opening hands back into the Covenant deck. Emits OneHandPutBack."""
    state.deck[COVENANT] += refs
    state.hand[COVENANT] = [ref for ref in state.hand[COVENANT] if ref not in refs]
    if state.record is not None:
        state.record.append(ev.OneHandPutBack(refs))


def see_alone(state: State, refs: tuple[Ref, ...], seat: Seat) -> None:
    """Let cards be seen by one of two people alone. Emits SeenAlone."""
    partners = _partners(state)
    hidden = list(partners.hidden)
    for ref in refs:
        hidden[seat // SEATS_APART] &= ~(1 << ref)
        hidden[1 - seat // SEATS_APART] |= 1 << ref
    state.partners = partners._replace(hidden=(hidden[0], hidden[1]))
    if state.record is not None:
        state.record.append(ev.SeenAlone(refs, seat))


def play_by(state: State, ref: Ref, seat: Seat) -> None:
    """Note which of two people played a card. Emits PlayedBy."""
    partners = _partners(state)
    bit = 1 << ref
    second = partners.second | bit if seat else partners.second & ~bit
    state.partners = partners._replace(second=second)
    if state.record is not None:
        state.record.append(ev.PlayedBy(ref, seat))


def ask_seat(state: State, seat: Seat) -> None:
    """Let one of two people be asked from now on. Emits SeatAsked."""
    state.partners = _partners(state)._replace(asked=seat)
    if state.record is not None:
        state.record.append(ev.SeatAsked(seat))


def _partners(state: State) -> Partners:
    assert state.partners is not None, "two people play together"
    return state.partners
