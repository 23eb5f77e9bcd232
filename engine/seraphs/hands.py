"""Discarding. *Ruling 19, Whose; panel 4, A Day: step 6*."""

from engine.kernel import rng as chance
from engine.kernel.agenda import put, put_all
from engine.seraphs import atoms
from engine.seraphs.prompts import ASK_DISCARD, DiscardChosen, Question
from engine.seraphs.siege_tasks import WhoseHand
from engine.seraphs.state import State
from engine.seraphs.words import Side


def discard(state: State, side: Side, n: int, *, by_chance: bool) -> bool:
    """Let a side discard n, or all it has. Whether anything was discarded."""
    if not state.hand[side]:
        return False
    if state.partners is not None:
        put_all(state.agenda, [WhoseHand(by_chance)] * n)
    elif by_chance:
        for _ in range(min(n, len(state.hand[side]))):
            index, rng = chance.pick(state.rng, len(state.hand[side]))
            atoms.move_rng(state, rng)
            atoms.discard(state, side, state.hand[side][index])
    else:
        put(state.agenda, DiscardChosen(side, n))
    return True


def discard_chosen(state: State, task: DiscardChosen) -> None:
    """Ask which card goes, one by one; a last card goes unasked."""
    hand = state.hand[task.side]
    if task.n < 1 or not hand:
        return
    if len(hand) <= task.n:
        for ref in hand[:]:
            atoms.discard(state, task.side, ref)
        return
    put(state.agenda, task)
    atoms.ask(state, Question(ASK_DISCARD, task.side, (), task.n))
