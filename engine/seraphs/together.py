"""Two people together in a Siege. *Panel 11: 2 players; Siege Rulings: the last three*.

Own hands, and all else shared. Whoever drew this Morning leads: is asked first, and decides about
the Offering, who stands in the way and every tie. In Work and in a pause the two are asked in turn
until both have had enough.
"""

from collections.abc import Callable
from typing import Final, Never

from engine.kernel import rng as chance
from engine.kernel.agenda import put, put_all, take
from engine.kernel.ids import Seat
from engine.seraphs import atoms, siege
from engine.seraphs import commands as say
from engine.seraphs import prompts as ask
from engine.seraphs.commands import Command, Play
from engine.seraphs.finding import shuffle_deck
from engine.seraphs.pauses import announcing
from engine.seraphs.prompts import (
    PLAY,
    POWER,
    QUESTIONS,
    RAISE,
    SPEAK,
    Announce,
    AskOffering,
    AskWork,
    DiscardChosen,
    DiscardDown,
    Do,
    EndDay,
    EveningPowers,
    ItsPlayerChooses,
    Question,
    Speak,
)
from engine.seraphs.seats import (
    SEATS_OF_TWO,
    ask_of,
    giver,
    hand_of,
    holder,
    leader,
    other_of_two,
)
from engine.seraphs.siege_tasks import (
    DealHands,
    DiscardFrom,
    DrawForElderOf,
    OfferingOf,
    PauseOf,
    WhoseHand,
    WorkOf,
)
from engine.seraphs.state import State
from engine.seraphs.stats import enters_sideways
from engine.seraphs.winning import draw_one
from engine.seraphs.words import COVENANT, DEEP, OFFERING, SIDES, WORK


def deal(state: State) -> None:
    """Deal both people their cards, and let each be asked for the redraw."""
    atoms.gather(state)
    for seat in SEATS_OF_TWO:
        _draw_hand(state, seat)
    put_all(state.agenda, [DealHands(seat) for seat in SEATS_OF_TWO])


def answered(state: State, question: Question, command: Command) -> bool:
    """Do what the answer of one of two sets in motion; False where it is as for one."""
    answer = _ANSWERS.get(question.kind)
    if answer is not None:
        answer(state, take(state.agenda), command)  # type: ignore[arg-type]  # by kind
    return answer is not None


def name_seat(state: State) -> None:
    """Say who of the two is asked a question that is not asked of each in turn."""
    question = state.question
    if question is None or question.kind in _ANSWERS or question.kind in _NAMED:
        return
    task = state.agenda[-1] if state.agenda else None
    if isinstance(task, Announce) and task.side == COVENANT:
        return
    match task:
        case ItsPlayerChooses(ref=ref) | Do(side=0, ref=ref):
            ask_of(state, giver(state, ref))
        case _:
            ask_of(state, leader(state))


def deal_hands(state: State, task: DealHands) -> None:
    """Ask one of the two for the redraw."""
    _ask(state, task, ask.ASK_REDRAW)


def ask_offering(state: State, task: AskOffering) -> None:
    """The leader may lay the day's one Offering; if not, the other may."""
    atoms.begin_phase(state, OFFERING)
    put(state.agenda, OfferingOf(leader(state), 0))


def offering_of(state: State, task: OfferingOf) -> None:
    """Ask one of the two for the Offering."""
    _ask(state, task, ask.ASK_OFFERING)


def ask_work(state: State, task: AskWork) -> None:
    """The leader works first."""
    atoms.begin_phase(state, WORK)
    put(state.agenda, WorkOf(leader(state), 0))


def work_of(state: State, task: WorkOf) -> None:
    """Ask one of the two for Work."""
    _ask(state, task, ask.ASK_WORK)


def announce(state: State, task: Announce) -> None:
    """Announce as in any Siege, and note who plays the card."""
    if task.side == COVENANT and task.how != POWER:
        seat = _player(state, task)
        if giver(state, task.ref) != seat:
            atoms.play_by(state, task.ref, seat)
    siege.announce(state, task)


def speak(state: State, task: Speak) -> None:
    """A pause goes on; for the Covenant both may speak, the leader first."""
    if state.pauses[-1].speaker == DEEP:
        atoms.pass_by(state, DEEP)
    pause = state.pauses[-1]
    if pause.passes < len(SIDES):
        put(state.agenda, PauseOf(leader(state), 0))
    else:
        siege.speak(state, task)


def pause_of(state: State, task: PauseOf) -> None:
    """Ask one of the two in a pause."""
    _ask(state, task, ask.ASK_PAUSE)


def discard_down(state: State, task: DiscardDown) -> None:
    """Each keeps 5. *Panel 11: at Evening keep 5 each*."""
    for seat in SEATS_OF_TWO:
        over = len(hand_of(state, seat)) - state.mode.hand_limit
        if task.side == COVENANT and over > 0:
            put(state.agenda, task)
            ask_of(state, seat)
            atoms.ask(state, Question(ask.ASK_DISCARD, COVENANT, (), over))
            return
    put(state.agenda, EndDay(task.side))


def whose_hand(state: State, task: WhoseHand) -> None:
    """A discard falls on the fuller hand; the leader says whose, where both are as full."""
    first, second = (len(hand_of(state, seat)) for seat in SEATS_OF_TWO)
    if first == second:
        if first:
            put(state.agenda, task)
            ask_of(state, leader(state))
            atoms.ask(state, Question(ask.ASK_HAND, COVENANT))
        return
    put(state.agenda, DiscardFrom(SEATS_OF_TWO[second > first], task.by_chance))


def discard_from(state: State, task: DiscardFrom) -> None:
    """Discard a card of one hand: by chance, or as its holder chooses."""
    hand = hand_of(state, task.seat)
    if task.by_chance:
        index, rng = chance.pick(state.rng, len(hand))
        atoms.move_rng(state, rng)
        atoms.discard(state, COVENANT, hand[index])
    elif len(hand) == 1:
        atoms.discard(state, COVENANT, hand[0])
    else:
        put(state.agenda, DiscardChosen(COVENANT, 1))
        ask_of(state, task.seat)
        atoms.ask(state, Question(ask.ASK_DISCARD, COVENANT, (), 1))


def draw_for_elder_of(state: State, task: DrawForElderOf) -> None:
    """An Elder fell: whoever played it draws."""
    atoms.draw_for_elder(state, COVENANT, task.ref)
    draw_one(state, COVENANT, giver(state, task.ref))


def _ask(state: State, task: DealHands | OfferingOf | WorkOf | PauseOf, kind: str) -> None:
    """Ask one of the two; the task waits for the answer."""
    put(state.agenda, task)
    ask_of(state, task.seat)
    atoms.ask(state, QUESTIONS[kind][COVENANT])


def _draw_hand(state: State, seat: Seat) -> None:
    for _ in range(state.mode.opening_hand):
        draw_one(state, COVENANT, seat)


def _player(state: State, task: Announce) -> Seat:
    """Who plays a card: its holder; of a Holy Thing raised up the leader, else who is asked."""
    assert state.partners is not None, "two people play"
    if task.how == PLAY:
        return holder(state, task.ref)
    return leader(state) if task.how == RAISE else state.partners.asked


def _redraw(state: State, task: DealHands, command: Command) -> None:
    if isinstance(command, say.Redraw):
        atoms.put_one_hand_back(state, tuple(hand_of(state, task.seat)))
        shuffle_deck(state, COVENANT)
        _draw_hand(state, task.seat)


def _offering(state: State, task: OfferingOf, command: Command) -> None:
    if isinstance(command, say.LayOffering):
        sideways = enters_sideways(state, COVENANT, "offering")
        atoms.lay_on_altar(state, COVENANT, command.ref, sideways)
    elif not task.declined:
        put(state.agenda, OfferingOf(other_of_two(task.seat), 1))
        return
    put(state.agenda, AskWork(COVENANT))


def _work(state: State, task: WorkOf, command: Play | say.Done) -> None:
    if not isinstance(command, say.Done):
        put_all(state.agenda, (announcing(COVENANT, command), WorkOf(task.seat, 0)))
    elif task.done:
        put(state.agenda, EveningPowers(COVENANT))
    else:
        put(state.agenda, WorkOf(other_of_two(task.seat), 1))


def _pause(state: State, task: PauseOf, command: Play | say.Pass) -> None:
    if not isinstance(command, say.Pass):
        atoms.speak(state, COVENANT)
        put_all(state.agenda, (announcing(COVENANT, command), SPEAK))
    elif task.passed:
        atoms.pass_by(state, COVENANT)
        put(state.agenda, SPEAK)
    else:
        put(state.agenda, PauseOf(other_of_two(task.seat), 1))


def _hand(state: State, task: WhoseHand, command: say.ChooseHalf) -> None:
    put(state.agenda, DiscardFrom(SEATS_OF_TWO[command.half], task.by_chance))


_ANSWERS: Final[dict[str, Callable[[State, Never, Never], None]]] = {
    ask.ASK_REDRAW: _redraw,
    ask.ASK_OFFERING: _offering,
    ask.ASK_WORK: _work,
    ask.ASK_PAUSE: _pause,
    ask.ASK_HAND: _hand,
}
_NAMED: Final = (ask.ASK_DISCARD, ask.ASK_FIND, ask.ASK_KEEP)
"""Asked of a seat that has been named already, where the answer is as for one."""

HANDLERS: Final[dict[type, Callable[[State, Never], None]]] = {
    ask.AskOffering: ask_offering,
    ask.AskWork: ask_work,
    ask.Announce: announce,
    ask.Speak: speak,
    ask.DiscardDown: discard_down,
    DealHands: deal_hands,
    OfferingOf: offering_of,
    WorkOf: work_of,
    PauseOf: pause_of,
    WhoseHand: whose_hand,
    DiscardFrom: discard_from,
    DrawForElderOf: draw_for_elder_of,
}
"""What two people do otherwise than one."""
