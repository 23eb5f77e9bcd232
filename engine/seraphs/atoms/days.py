"""The course of the days: Morning and Evening, what lasts, stories, questions, the end."""

from engine.kernel.game import Outcome
from engine.kernel.ids import Ref, Seat
from engine.seraphs import events as ev
from engine.seraphs.prompts import Question
from engine.seraphs.state import KeptTask, Lasting, State, find
from engine.seraphs.words import COVENANT, DEEP, MORNING, OVER, Phase, Side


def break_morning(state: State, side: Side, day: int) -> None:
    """Begin a side's day. Emits MorningBroke."""
    state.active = side
    state.day = day
    state.count += 1
    state.phase = MORNING
    state.raised = False
    state.used.clear()
    state.testified.clear()
    if state.record is not None:
        state.record.append(ev.MorningBroke(side, day))


def stand_up_all(state: State, side: Side) -> None:
    """Stand up a side's cards, its Altar too. Emits StoodUpAll."""
    for entry in state.field[side]:
        entry.sideways = False
    state.upright[side] = state.altar[side][:]
    if state.record is not None:
        state.record.append(ev.StoodUpAll(side))


def begin_phase(state: State, phase: Phase) -> None:
    """Go on to a step of the day. Emits PhaseBegan."""
    state.phase = phase
    if state.record is not None:
        state.record.append(ev.PhaseBegan(phase))


def turn_sideways(state: State, ref: Ref) -> None:
    """Turn a card in play or on an Altar sideways. Emits TurnedSideways."""
    entry = find(state, ref)
    if entry is not None:
        entry.sideways = True
    else:
        for upright in state.upright:
            if ref in upright:
                upright.remove(ref)
    if state.record is not None:
        state.record.append(ev.TurnedSideways(ref))


def stand_up(state: State, ref: Ref) -> None:
    """Stand up a card in play or on an Altar. Emits StoodUp."""
    entry = find(state, ref)
    if entry is not None:
        entry.sideways = False
    else:
        side = COVENANT if ref in state.altar[COVENANT] else DEEP
        state.upright[side].append(ref)
    if state.record is not None:
        state.record.append(ev.StoodUp(ref))


def begin_lasting(state: State, held: Lasting) -> None:
    """Let something hold for a time. Emits LastingBegan."""
    state.lasting.append(held)
    if state.record is not None:
        state.record.append(ev.LastingBegan(*held))


def keep_for_morning(state: State, kept: KeptTask) -> None:
    """Keep a power for its side's next Morning. Emits KeptForMorning."""
    state.kept.append(kept)
    if state.record is not None:
        state.record.append(ev.KeptForMorning(*kept))


def begin_kept(state: State, side: Side) -> None:
    """Take what was kept for a side's Morning out of the waiting. Emits KeptDone."""
    state.kept = [kept for kept in state.kept if kept.side != side]
    if state.record is not None:
        state.record.append(ev.KeptDone(side))


def heal(state: State) -> None:
    """Heal all damage and end what lasted until this Evening. Emits EveningHealed."""
    for side in state.field:
        for entry in side:
            entry.damage = 0
            entry.hit_by_pair = False
    state.hurt = False
    if state.lasting:
        state.lasting = [held for held in state.lasting if held.until != state.count]
    if state.record is not None:
        state.record.append(ev.EveningHealed())


def read_story(state: State, card: int) -> None:
    """Mark a Story moment. Emits StoryMoment; the table does not change."""
    if state.record is not None:
        state.record.append(ev.StoryMoment(card))


def give_testimony(state: State, ref: Ref, covenant_card: int, read: bool) -> None:
    """Note a Testimony against a Deep card. Emits Testimony; the draws follow."""
    state.testified.append(state.identity[ref])
    if state.record is not None:
        state.record.append(ev.Testimony(ref, state.identity[ref], covenant_card, read))


def settle_fallen(state: State) -> None:
    """Take the fallen out of the waiting: their powers begin. Emits FallenSettled."""
    state.fallen.clear()
    if state.record is not None:
        state.record.append(ev.FallenSettled())


def draw_for_elder(state: State, side: Side, ref: Ref) -> None:
    """Say for whom a side draws next. Emits ElderDrew; the table does not change."""
    if state.record is not None:
        state.record.append(ev.ElderDrew(side, ref))


def ask(state: State, question: Question) -> None:
    """Hold a question; `wait` says so when nothing more can be done before its answer."""
    state.question = question


def hear(state: State) -> Question:
    """Take the question that is being answered. What follows tells the rest; emits nothing."""
    question = state.question
    assert question is not None, "a command answers a question"
    state.question = None
    return question


def start_record(state: State) -> None:
    """Keep the events from now on."""
    state.record = []


def end_record(state: State) -> tuple[ev.Event, ...]:
    """Keep no more events. Returns those that were kept, oldest first."""
    record = tuple(state.record or ())
    state.record = None
    return record


def wait(state: State) -> None:
    """Wait for the answer to the question that is held. Emits Asked with all work still to do."""
    if state.record is not None and state.question is not None:
        state.record.append(ev.Asked(state.question, tuple(state.agenda)))


def end_game(state: State, winners: tuple[Seat, ...], how: str) -> None:
    """End the match. Emits GameEnded."""
    state.outcome = Outcome(winners, how)
    state.phase = OVER
    state.question = None
    state.agenda.clear()
    if state.record is not None:
        state.record.append(ev.GameEnded(winners, how))
