"""The questions a state may hold, and the tasks that wait in its agenda.

All of them are small tuples of whole numbers, so that a copied state shares them and an event can
carry them.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from engine.kernel.ids import Ref
from engine.seraphs.siege_tasks import SiegeTask
from engine.seraphs.words import COVENANT, DEEP, Side

Targets: TypeAlias = tuple[tuple[Ref, ...], ...]
"""For each step of a power the cards chosen for it, in the order of the steps."""

PLAY: Final = 0
RAISE: Final = 1
RETURN: Final = 2
POWER: Final = 3
TURNED_OVER: Final = 4
"""A Siege card comes free. *Panel 11: step 4*."""


class Announcement(NamedTuple):
    """A card or ◇ power that is announced: whose, how it is played, and what was chosen for it.

    `power` is the ◇ power, or -1 for a card. `half` is the chosen half of an "or", or -1.
    """

    side: Side
    ref: Ref
    card: int
    how: int
    power: int
    half: int
    targets: Targets


class Pause(NamedTuple):
    """A pause: who speaks now, how many have passed in a row, and what was announced (or None)."""

    speaker: Side
    passes: int
    announced: Announcement | None
    stopped: bool


class Question(NamedTuple):
    """What is asked of a side. `kind` is one of the words below; the rest is what it is about.

    `refs`: the cards to choose from. `n`: a number it needs (Strength to deal, cards to discard).
    `ref`: the card that asks, or the attacker. `card`: that card's index. `power`, `step`:
    its power and the step of it that asks, or -1.
    """

    kind: str
    side: Side
    refs: tuple[Ref, ...] = ()
    n: int = 0
    ref: Ref = -1
    card: int = -1
    power: int = -1
    step: int = -1


ASK_REDRAW: Final = "redraw"
ASK_LAY_FROM_TOP: Final = "lay_from_top"
ASK_OFFERING: Final = "offering"
ASK_WORK: Final = "work"
ASK_GO_OUT: Final = "go_out"
ASK_STAND: Final = "stand_in_the_way"
ASK_PAUSE: Final = "pause"
ASK_TARGET: Final = "target"
ASK_HALF: Final = "half"
ASK_DISCARD: Final = "discard"
ASK_KEEP: Final = "keep"
ASK_FIND: Final = "find"
ASK_DEAL: Final = "deal"
ASK_FIRST: Final = "first"
"""Which of the equally costly is struck first. *Siege Rulings: you break ties*."""
ASK_HAND: Final = "hand"
"""From which of two equally full hands a card goes. *Siege Rulings: the fuller hand*."""


class RunSetUp(NamedTuple):
    """Go through the opening of one side: the redraw (step 0), then the top 2 (step 1)."""

    side: Side
    step: int


class BeginDay(NamedTuple):
    """The Glory, then a side's Morning."""

    side: Side


class MorningDraw(NamedTuple):
    """Draw and catch up."""

    side: Side


class AskOffering(NamedTuple):
    """Step 2 of the day."""

    side: Side


class AskWork(NamedTuple):
    """Step 3 of the day, until its side is done or goes out."""

    side: Side


class AskGoOut(NamedTuple):
    """Step 4: more attackers, or done."""

    side: Side


class PowersOnGoingOut(NamedTuple):
    """All have gone out: their powers, in that order."""

    side: Side


class AskStand(NamedTuple):
    """The other side stands in the way, one by one, or is done."""

    side: Side


class PowersOnStanding(NamedTuple):
    """All blockers stand: their powers."""

    side: Side


class BattlePause(NamedTuple):
    """One of the two pauses of a battle."""

    side: Side


class Fight(NamedTuple):
    """The fight of one attacker; `dealt` is the split so far, in the order of those in its way."""

    ref: Ref
    dealt: tuple[int, ...]


class AttackersBreakWalls(NamedTuple):
    """Those with nobody in their way break Walls; then 0 is looked at."""

    side: Side


class EveningPowers(NamedTuple):
    """Step 6 begins."""

    side: Side


class Heal(NamedTuple):
    """Damage heals, what lasted until this Evening ends, unspent manna is lost."""

    side: Side


class DiscardDown(NamedTuple):
    """Discard down to the hand limit."""

    side: Side


class EndDay(NamedTuple):
    """The Deep's Altar card, the last day, then the other side's day."""

    side: Side


class Speak(NamedTuple):
    """The pause on top goes on."""


class Announce(NamedTuple):
    """Choose what a card or ◇ power needs, one by one; then pay and announce it."""

    side: Side
    ref: Ref
    how: int
    power: int
    half: int
    targets: Targets
    chosen: tuple[Ref, ...]
    turning: tuple[Ref, ...]


class PutAway(NamedTuple):
    """A card that has done what it says goes to its owner's Wilderness."""

    ref: Ref


class Do(NamedTuple):
    """One step of a power. `it`: what the moment is about. `done`: was the step before done?

    `later`: these are the steps kept for a Morning. `targets`: empty where they are chosen as they
    come; `chosen`: those chosen so far for this step.
    """

    side: Side
    ref: Ref
    card: int
    power: int
    step: int
    half: int
    targets: Targets
    it: tuple[Ref, ...]
    done: bool
    later: bool
    chosen: tuple[Ref, ...]


class DrawForElder(NamedTuple):
    """An Elder fell: the side it was on draws a card."""

    side: Side
    ref: Ref = -1


class DiscardChosen(NamedTuple):
    """A side discards n cards of its own choice."""

    side: Side
    n: int


class KeepOne(NamedTuple):
    """A side has looked at its top n and keeps one."""

    side: Side
    n: int


class TakeFound(NamedTuple):
    """A side chooses among what its search found."""

    side: Side


class ItsPlayerChooses(NamedTuple):
    """The player of the chosen card says which of two befalls it."""

    doing: Do
    ref: Ref


class Settle(NamedTuple):
    """Powers of the fallen and their Elders' cards; outside battle, 0 is looked at."""


Task: TypeAlias = (
    RunSetUp
    | BeginDay
    | MorningDraw
    | AskOffering
    | AskWork
    | AskGoOut
    | PowersOnGoingOut
    | AskStand
    | PowersOnStanding
    | BattlePause
    | Fight
    | AttackersBreakWalls
    | EveningPowers
    | Heal
    | DiscardDown
    | EndDay
    | Speak
    | Announce
    | PutAway
    | Do
    | DrawForElder
    | DiscardChosen
    | KeepOne
    | TakeFound
    | ItsPlayerChooses
    | Settle
    | SiegeTask
)

SPEAK: Final = Speak()
SETTLE: Final = Settle()
QUESTIONS: Final = {
    kind: (Question(kind, COVENANT), Question(kind, DEEP))
    for kind in (ASK_REDRAW, ASK_OFFERING, ASK_WORK, ASK_GO_OUT, ASK_STAND, ASK_PAUSE)
}
"""The questions that need no more than their side, by kind and side, made once."""

_NEED_A_SIDE: Final[tuple[Callable[[Side], Task], ...]] = (
    BeginDay,
    MorningDraw,
    AskOffering,
    AskWork,
    AskGoOut,
    PowersOnGoingOut,
    AskStand,
    PowersOnStanding,
    BattlePause,
    AttackersBreakWalls,
    EveningPowers,
    Heal,
    DiscardDown,
    EndDay,
)
OF_SIDE: Final = {task: (task(COVENANT), task(DEEP)) for task in _NEED_A_SIDE}
"""The tasks that need no more than their side, by class and side, made once."""

TASKS = (
    Announcement,
    Pause,
    Question,
    RunSetUp,
    BeginDay,
    MorningDraw,
    AskOffering,
    AskWork,
    AskGoOut,
    PowersOnGoingOut,
    AskStand,
    PowersOnStanding,
    BattlePause,
    Fight,
    AttackersBreakWalls,
    EveningPowers,
    Heal,
    DiscardDown,
    EndDay,
    Speak,
    Announce,
    PutAway,
    Do,
    DrawForElder,
    DiscardChosen,
    KeepOne,
    TakeFound,
    ItsPlayerChooses,
    Settle,
)
"""Every tuple an event may carry, for the codec."""
