"""Announcing, paying, pauses and entering: the atoms of a play."""

from engine.kernel.ids import Ref
from engine.seraphs import events as ev
from engine.seraphs.atoms.moving import leave_altar, show
from engine.seraphs.catalogue import CARDS
from engine.seraphs.prompts import RAISE, Announcement, Pause
from engine.seraphs.state import InPlay, State
from engine.seraphs.words import Side, other


def announce(state: State, announcement: Announcement) -> None:
    """Announce a card or ◇ power, and open its pause. Emits Announced."""
    side, ref, card, how, power, _, _ = announcement
    state.raised = state.raised or how == RAISE
    if power < 0:
        _take_from(state, side, ref)
        state.announced.append(ref)
        state.played[side].append(card)
        show(state, ref)
    else:
        state.used.append((ref, power))
    state.pauses.append(Pause(other(side), 0, announcement, False))
    if state.record is not None:
        state.record.append(ev.Announced(announcement))


def pay(state: State, side: Side, turned: tuple[Ref, ...], manna: int) -> None:
    """Turn Altar cards sideways and spend manna. Emits MannaPaid."""
    for ref in turned:
        state.upright[side].remove(ref)
    state.manna[side] -= manna
    if state.record is not None:
        state.record.append(ev.MannaPaid(side, turned, manna))


def gain_manna(state: State, side: Side, n: int) -> None:
    """Gain manna until Evening. Emits MannaGained."""
    state.manna[side] += n
    if state.record is not None:
        state.record.append(ev.MannaGained(side, n))


def lose_manna(state: State, side: Side) -> None:
    """Lose unspent manna. Emits MannaLost."""
    state.manna[side] = 0
    if state.record is not None:
        state.record.append(ev.MannaLost(side))


def begin_pause(state: State, speaker: Side) -> None:
    """Open a pause of a battle. Emits PauseBegan."""
    state.pauses.append(Pause(speaker, 0, None, False))
    if state.record is not None:
        state.record.append(ev.PauseBegan(speaker))


def speak(state: State, side: Side) -> None:
    """Note that a side used something in the pause on top. Emits Spoke."""
    _, _, announced, stopped = state.pauses[-1]
    state.pauses[-1] = Pause(other(side), 0, announced, stopped)
    if state.record is not None:
        state.record.append(ev.Spoke(side))


def pass_by(state: State, side: Side) -> None:
    """Note that a side passed in the pause on top. Emits Passed."""
    _, passes, announced, stopped = state.pauses[-1]
    # Nothing is said more often than this, and `Pause(…)` would take twice as long.
    state.pauses[-1] = tuple.__new__(Pause, (other(side), passes + 1, announced, stopped))
    if state.record is not None:
        state.record.append(ev.Passed(side))


def end_pause(state: State) -> None:
    """Close the pause on top. Emits PauseEnded."""
    state.pauses.pop()
    if state.record is not None:
        state.record.append(ev.PauseEnded())


def stop(state: State, ref: Ref) -> None:
    """Make the announcement of the pause on top do nothing; a card leaves. Emits Stopped."""
    pause = state.pauses[-1]
    state.pauses[-1] = Pause(pause.speaker, pause.passes, pause.announced, True)
    if ref in state.announced:
        state.announced.remove(ref)
        state.wilderness[CARDS[state.identity[ref]].side].append(ref)
    if state.record is not None:
        state.record.append(ev.Stopped(ref))


def work(state: State, worked: ev.PowerWorked, since: int = 0) -> None:
    """Say which power worked, before all that came of it since. Emits PowerWorked; no change."""
    if state.record is not None:
        state.record.insert(since, worked)


def enter(state: State, side: Side, ref: Ref, sideways: bool, returned: bool) -> InPlay:
    """Bring an announced card into play. Emits Entered."""
    state.announced.remove(ref)
    state.entered += 1
    entry = InPlay(ref, CARDS[state.identity[ref]], side, state.count, state.entered)
    entry.sideways = sideways
    entry.returned = returned
    state.field[side].append(entry)
    if state.record is not None:
        state.record.append(ev.Entered(side, ref, sideways, returned))
    return entry


def _take_from(state: State, side: Side, ref: Ref) -> None:
    for pile in (state.hand[side], state.wilderness[side], state.deck[side]):
        if ref in pile:
            pile.remove(ref)
            return
    leave_altar(state, side, ref)
