"""Searching a deck and looking at its top. *Ruling 26, Finding*."""

from engine.kernel import rng as chance
from engine.kernel.agenda import put
from engine.kernel.ids import NOBODY, Ref, Seat
from engine.seraphs import atoms
from engine.seraphs.catalogue import Card
from engine.seraphs.powers import Filter
from engine.seraphs.prompts import ASK_FIND, ASK_KEEP, KeepOne, Question, TakeFound
from engine.seraphs.seats import looks_alone, receive
from engine.seraphs.state import State, card_of
from engine.seraphs.words import Side


def shuffle_deck(state: State, side: Side) -> None:
    """Give a deck an order of chance; its cards get new refs."""
    identity = state.identity
    cards = tuple([identity[ref] for ref in state.deck[side]])
    order, rng = chance.shuffled(state.rng, cards)
    atoms.shuffle(state, side, order, rng)


def search(state: State, side: Side, which: Filter, to: Seat) -> bool:
    """Take a card to hand if it is there, shown, and shuffle. Whether one was found.

    `to`: whoever of two people finds it.
    """
    found = tuple(ref for ref in state.deck[side] if _sought(card_of(state, ref), which))
    if len(found) > 1:
        atoms.look(state, side, found)
        looks_alone(state, found, to)
        put(state.agenda, TakeFound(side))
        atoms.ask(state, Question(ASK_FIND, side, found))
        return True
    if found:
        atoms.take_found(state, side, found[0])
        receive(state, to)
    if state.deck[side]:
        shuffle_deck(state, side)
    return bool(found)


def take_found(state: State, side: Side, ref: Ref) -> None:
    """Take the chosen one of those a search found."""
    atoms.take_found(state, side, ref)
    receive(state, _asked(state))
    shuffle_deck(state, side)


def look_at_top(state: State, side: Side, n: int, to: Seat) -> bool:
    """Look at the top n and ask which to keep. Whether there was a card. `to`: as in `search`."""
    top = tuple(reversed(state.deck[side][-n:]))
    if not top:
        return False
    atoms.look(state, side, top)
    looks_alone(state, top, to)
    if len(top) == 1:
        atoms.keep(state, side, top[0], ())
        return True
    put(state.agenda, KeepOne(side, len(top)))
    atoms.ask(state, Question(ASK_KEEP, side, top))
    return True


def keep_one(state: State, task: KeepOne, ref: Ref) -> None:
    """Keep one in hand, unseen; the rest go under the deck in the order they lay."""
    top = reversed(state.deck[task.side][-task.n :])
    atoms.keep(state, task.side, ref, tuple(one for one in top if one != ref))


def _asked(state: State) -> Seat:
    return NOBODY if state.partners is None else state.partners.asked


def _sought(card: Card, which: Filter) -> bool:
    return card.id == which.card if which.card is not None else card.type == which.kind
