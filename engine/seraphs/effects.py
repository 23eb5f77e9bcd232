"""The verbs of the vocabulary, done: a case each. Each says whether anything was done."""

from collections.abc import Callable
from typing import Final, Never

from engine.kernel.agenda import put
from engine.kernel.ids import Ref
from engine.seraphs import atoms
from engine.seraphs import powers as p
from engine.seraphs.catalogue import CARDS, index_of
from engine.seraphs.falling import fall_together
from engine.seraphs.finding import look_at_top, search
from engine.seraphs.hands import discard
from engine.seraphs.pairs import is_pair, testify
from engine.seraphs.possible import stoppable, whose
from engine.seraphs.prompts import ASK_HALF, Do, ItsPlayerChooses, Question
from engine.seraphs.seats import giver, receive
from engine.seraphs.state import (
    FORBIDS,
    GETS,
    SPARES,
    InPlay,
    KeptTask,
    Lasting,
    State,
    announcement,
    find,
    in_play,
)
from engine.seraphs.stats import amount, called
from engine.seraphs.winning import break_walls_by, draw_one
from engine.seraphs.words import DEEP, SIDE_IDS, WORK, Side, other

Refs = tuple[Ref, ...]


def befall(state: State, task: Do, effect: p.Effect, refs: Refs) -> bool:
    """Do one effect to the cards it befalls. Whether anything was done."""
    return _VERBS[type(effect)](state, task, effect, refs)  # type: ignore[arg-type]  # by type


def _draw(state: State, task: Do, effect: p.Draw, refs: Refs) -> bool:
    for _ in range(effect.n):
        draw_one(state, whose(effect.side, task.side), giver(state, task.ref))
    return True


def _discard(state: State, task: Do, effect: p.Discard, refs: Refs) -> bool:
    return discard(state, whose(effect.side, task.side), effect.n, by_chance=effect.how == "random")


def _break_walls(state: State, task: Do, effect: p.BreakWalls, refs: Refs) -> bool:
    break_walls_by(state, other(task.side), effect.n, task.ref)
    return True


def _mend_walls(state: State, task: Do, effect: p.MendWalls, refs: Refs) -> bool:
    side = whose(effect.side, task.side)
    if state.walls[side] >= state.mode.most_walls:
        return False
    atoms.mend_walls(state, side, effect.n)
    return True


def _damage(state: State, task: Do, effect: p.Damage, refs: Refs) -> bool:
    for entry in _entries(state, refs):
        atoms.damage(state, entry, effect.n, is_pair(entry, task.card))
    return bool(refs)


def _make_fall(state: State, task: Do, effect: p.MakeFall, refs: Refs) -> bool:
    fall_together(state, _entries(state, refs), (task.card,), read=_reads(task))
    return bool(refs)


def _back_to_hand(state: State, task: Do, effect: p.BackToHand, refs: Refs) -> bool:
    for entry in _entries(state, refs):
        beaten = is_pair(entry, task.card)
        if entry.card.side == DEEP and state.mode.siege:
            atoms.go_under_the_pile(state, entry.ref)
        else:
            atoms.go_back_to_hand(state, entry.ref)
            receive(state, giver(state, entry.ref))
        if beaten:
            testify(state, entry.ref, task.card, left=True, read=_reads(task))
    return bool(refs)


def _to_wilderness(state: State, task: Do, effect: p.ToWilderness, refs: Refs) -> bool:
    for ref in refs:
        entry = find(state, ref)
        beaten = entry is not None and is_pair(entry, task.card)
        atoms.go_to_wilderness(state, ref)
        if beaten:
            testify(state, ref, task.card, left=True, read=_reads(task))
    return bool(refs)


def _gets(state: State, task: Do, effect: p.Gets, refs: Refs) -> bool:
    if not refs:
        return False
    strength, heart = amount(state, effect.strength), amount(state, effect.heart)
    until = _until(state, task.side, effect.until)
    atoms.begin_lasting(state, Lasting(GETS, refs, -1, strength, heart, until, task.ref, ""))
    return True


def _turn_sideways(state: State, task: Do, effect: p.TurnSideways, refs: Refs) -> bool:
    for ref in refs:
        atoms.turn_sideways(state, ref)
    return bool(refs)


def _stand_up(state: State, task: Do, effect: p.StandUp, refs: Refs) -> bool:
    for ref in refs:
        atoms.stand_up(state, ref)
    return bool(refs)


def _turn_back(state: State, task: Do, effect: p.TurnBack, refs: Refs) -> bool:
    for entry in _entries(state, refs):
        atoms.turn_back(state, entry)
    return bool(refs)


def _search(state: State, task: Do, effect: p.Search, refs: Refs) -> bool:
    return search(state, task.side, effect.for_, giver(state, task.ref))


def _look_at_top(state: State, task: Do, effect: p.LookAtTop, refs: Refs) -> bool:
    return look_at_top(state, task.side, effect.n, giver(state, task.ref))


def _take(state: State, task: Do, effect: p.TakeFromWilderness, refs: Refs) -> bool:
    for ref in refs:
        atoms.go_back_to_hand(state, ref)
        receive(state, giver(state, task.ref))
    return bool(refs)


def _lay_top(state: State, task: Do, effect: p.LayTopOnAltar, refs: Refs) -> bool:
    deck = state.deck[task.side]
    if not deck:
        return False
    atoms.lay_on_altar(state, task.side, deck[-1], sideways=True)
    return True


def _gain_manna(state: State, task: Do, effect: p.GainManna, refs: Refs) -> bool:
    atoms.gain_manna(state, task.side, effect.n)
    return True


def _turn(state: State, task: Do, effect: p.Turn, refs: Refs) -> bool:
    entry = in_play(state, DEEP, index_of(effect.card))
    if entry is None:
        return False
    beaten = is_pair(entry, task.card)
    atoms.turn(state, entry)
    if beaten:
        testify(state, entry.ref, task.card, left=False, read=_reads(task))
    return True


def _stop(state: State, task: Do, effect: p.Stop, refs: Refs) -> bool:
    said = announcement(state)
    if said is None or not stoppable(said, effect):
        return False
    atoms.stop(state, said.ref)
    if said.side == DEEP and CARDS[said.card].pair == task.card:
        read = _reads(task) or not called(state, CARDS[task.card])
        testify(state, said.ref, task.card, left=False, read=read)
    return True


def _spare(state: State, task: Do, effect: p.Spare, refs: Refs) -> bool:
    for ref in refs:
        atoms.begin_lasting(state, Lasting(SPARES, (ref,), -1, 0, 0, state.count, task.ref, ""))
    return bool(refs)


def _forbid(state: State, task: Do, effect: p.Forbid, refs: Refs) -> bool:
    side: Side = SIDE_IDS.index(effect.whom) if effect.whom in SIDE_IDS else -1
    if side < 0 and not refs:
        return False
    held = () if side >= 0 else refs
    until = _until(state, task.side, effect.until)
    atoms.begin_lasting(state, Lasting(FORBIDS, held, side, 0, 0, until, task.ref, effect.what))
    return True


def _keep_for_morning(state: State, task: Do, effect: p.OnYourNextMorning, refs: Refs) -> bool:
    atoms.keep_for_morning(state, KeptTask(task.side, task.ref, task.card, task.power))
    return True


def _its_player(state: State, task: Do, effect: p.ItsPlayer, refs: Refs) -> bool:
    for entry in _entries(state, refs):
        put(state.agenda, ItsPlayerChooses(task, entry.ref))
        atoms.ask(
            state,
            Question(ASK_HALF, entry.side, refs, 0, task.ref, task.card, task.power, task.step),
        )
    return bool(refs)


def _only_while(state: State, task: Do, effect: p.Effect, refs: Refs) -> bool:
    raise AssertionError("a power that is computed cannot be done")


def _reads(task: Do) -> bool:
    """Whether a Testimony's story is read: that of a card that enters was, just before."""
    return CARDS[task.card].plans[task.power].when != "enters"


def _entries(state: State, refs: Refs) -> list[InPlay]:
    found = [find(state, ref) for ref in refs]
    return [entry for entry in found if entry is not None]


def _until(state: State, side: Side, until: p.Until) -> int:
    """The count of the day whose Evening ends it, or -1 for as long as the card is in play.

    What a Siege card does on being turned over lasts until the Deep's next Evening.
    """
    match until:
        case "evening":
            turned_over = state.mode.siege and side == DEEP and state.phase == WORK
            return state.count + (2 if turned_over else 0)
        case "next_evening":
            return state.count + (2 if state.active == side else 1)
        case "while_in_play":
            return -1


_VERBS: Final[dict[type, Callable[[State, Do, Never, Refs], bool]]] = {
    p.Draw: _draw,
    p.Discard: _discard,
    p.BreakWalls: _break_walls,
    p.MendWalls: _mend_walls,
    p.Damage: _damage,
    p.MakeFall: _make_fall,
    p.BackToHand: _back_to_hand,
    p.ToWilderness: _to_wilderness,
    p.Gets: _gets,
    p.TurnSideways: _turn_sideways,
    p.StandUp: _stand_up,
    p.TurnBack: _turn_back,
    p.Search: _search,
    p.LookAtTop: _look_at_top,
    p.TakeFromWilderness: _take,
    p.LayTopOnAltar: _lay_top,
    p.GainManna: _gain_manna,
    p.Turn: _turn,
    p.Stop: _stop,
    p.Spare: _spare,
    p.Forbid: _forbid,
    p.OnYourNextMorning: _keep_for_morning,
    p.ItsPlayer: _its_player,
    p.StopsWorking: _only_while,
    p.EntersSideways: _only_while,
}
